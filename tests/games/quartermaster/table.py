"""A table for rule tests: set up a position, act, look at the result.

    table = Table(
        germany={"armies": ["germany"], "hand": ["ger_build_army"]},
    )
    table.play("ger_build_army", "build western_europe")
    assert table.armies("germany") == {"germany", "western_europe"}

A country that a test does not name has its army at home, no card on the table and a hand dealt by
a fixed shuffle. Chance is seeded; a test that cares puts cards on `top` of a draw deck.
"""

from __future__ import annotations

from typing import Any

from tests.games.base_table import BaseTable
from tests.games.sentences import voice
from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.session import Session, Step
from vezerkar.games.quartermaster.events import EVENTS
from vezerkar.games.quartermaster.game import GAME as GAME
from vezerkar.games.quartermaster.setup import Layout, layout_of
from vezerkar.games.quartermaster.state import SEEN, War
from vezerkar.games.quartermaster.terms import FRAMES
from vezerkar.records.position import read_position, write_position
from vezerkar.space.areas import areas_of

COUNTRIES = ("germany", "uk", "japan", "ussr", "italy", "usa")
TEAMS = {"axis": COUNTRIES[0::2], "allies": COUNTRIES[1::2]}
# A window closes after two passes in a row; without a bound tests would hang where one never does.
MAX_PASSES_IN_A_ROW = 100


class Table(BaseTable[War]):
    """A position that a test plays with."""

    game = GAME
    frames = FRAMES
    passes = 0  # in a row

    def no_chance(self) -> Chance:
        return Seeded(7)

    def __init__(self, active: str = "germany", **fields: Any) -> None:
        countries = {name: fields.pop(name) for name in COUNTRIES if name in fields}
        raw = {"game": "quartermaster", "active": active, "countries": countries, **fields}
        self.begin(GAME.read_position(raw))

    @classmethod
    def new(cls, seed: int = 1, **settings: Any) -> Table:
        """A new game instead of a position."""
        table = cls.__new__(cls)
        table.session = Session(GAME, "world-war", settings, Seeded(seed))
        return table

    @property
    def layout(self) -> Layout:
        return layout_of(self.s.board)

    def places(self, verb: str) -> set[str]:
        """The spaces that the actions of a verb name."""
        spaces = set(self.layout.lexicon.names("space")) - {"-"}
        return {word for text in self.actions(verb) for word in text.split()[1:] if word in spaces}

    # Acting

    def do(self, *actions: str, seat: str = "", chance: Chance | None = None) -> list[str]:
        """Take actions one after the other; returns what the last one told, as words."""
        told: list[str] = []
        for action in actions:
            self.passes = self.passes + 1 if action == "pass" else 0
            assert self.passes <= MAX_PASSES_IN_A_ROW, "a window never closes (QG-20.7)"
            number = self.seat(seat)
            self.session.chance = chance or Seeded(len(self.session.steps))
            step = self.take(number, action)
            told = self.told(step)
        return told

    def told(self, step: Step) -> list[str]:
        """The words of the events alone; what they are worth is told by `story`."""
        said = []
        for event, words in zip(step.events, super().told(step), strict=True):
            kinds = EVENTS[event.kind].kinds
            said.append(" ".join(words.split(" ")[: 1 + len(kinds) + ("space" in kinds)]))
        return said

    def story(self) -> list[str]:
        """The log so far, as somebody reads it."""
        words = voice(GAME, "en", GAME.scene(self.s, 0))
        told = [GAME.story(step.before, step.events) for step in self.session.steps]
        return [words.say(message) for step in told for message in step]

    def play(self, card: str, *actions: str) -> list[str]:
        """The active country plays a card from its hand, then these actions are taken."""
        return self.do(f"play {card}", *actions)

    def use(self, card: str, *actions: str, space: str = "-") -> list[str]:
        """The country that is asked uses a card on its table."""
        return self.do(f"use {card} {space}", *actions)

    def uses(self, card: str) -> bool:
        """Whether the country that is asked may use a card."""
        return any(text.split()[1] == card for text in self.actions("use"))

    def pass_until(self, action: str) -> Table:
        """Everybody passes until somebody is asked who can do something."""
        while not self.can(action):
            assert self.phase == "window", f"'{action}' never became possible"
            self.do("pass")
        return self

    def pass_all(self) -> Table:
        """Everybody passes until no window is open."""
        while self.s.waiting and self.phase == "window":
            self.do("pass")
        return self

    def offered(self, card: str) -> bool:
        """Whether a card is offered to anybody while everybody passes, until no window is open."""
        while self.s.waiting and self.phase == "window":
            if self.uses(card):
                return True
            self.do("pass")
        return False

    def skip_all(self) -> Table:
        """Skip every further decision of the card in progress."""
        while self.s.waiting and self.phase not in ("play", "discard"):
            self.do("pass" if self.phase == "window" else "skip")
        return self

    def end_turn(self) -> Table:
        """Go on to the next turn: play nothing of use, use nothing, keep all cards."""
        before = (self.s.round, self.s.active)
        while self.s.waiting and (self.s.round, self.s.active) == before:
            actions = self.actions()
            quiet = [o for o in ("pass", "done", "skip") if o in actions]
            self.do(quiet[0] if quiet else next(o for o in actions if o.startswith("discard")))
        return self

    def to_discard_step(self) -> Table:
        """Finish what is in progress, up to the Discard step of this turn."""
        while self.s.waiting and self.phase != "discard":
            actions = self.actions()
            quiet = [o for o in ("pass", "done", "skip") if o in actions]
            self.do(quiet[0] if quiet else next(o for o in actions if o.startswith("discard")))
        return self

    # Looking

    def armies(self, country: str) -> set[str]:
        return self.names(self.s.pieces[COUNTRIES.index(country)] & self.s.board.land)

    def navies(self, country: str) -> set[str]:
        return self.names(self.s.pieces[COUNTRIES.index(country)] & self.s.board.sea)

    def supplied(self, country: str) -> set[str]:
        return self.names(self.s.supplied(COUNTRIES.index(country)))

    def protected(self, country: str) -> set[str]:
        return self.names(self.s.shields[COUNTRIES.index(country)])

    def names(self, mask: int) -> set[str]:
        return {self.layout.lexicon.name("space", space) for space in areas_of(mask)}

    def cards(self, zone: str, country: str) -> list[str]:
        """The cards of a zone: hands, piles, hidden, status, responses, tops, bottoms, aside."""
        cards = getattr(self.s, zone)[COUNTRIES.index(country)]
        return [self.layout.lexicon.name("card", card & ~SEEN) for card in cards]

    def hand(self, country: str) -> list[str]:
        return self.cards("hands", country)

    def pile(self, country: str) -> list[str]:
        """The face-up discards, the uppermost last."""
        return self.cards("piles", country)

    def deck(self, country: str) -> int:
        """Cards in the draw deck."""
        return self.s.deck_size(COUNTRIES.index(country))

    def reserve(self, country: str, kind: str = "army") -> int:
        board = self.s.board
        mask = board.land if kind == "army" else board.sea
        return int(self.s.reserve(COUNTRIES.index(country), mask))

    @property
    def axis(self) -> int:
        return self.s.points[0]

    @property
    def allies(self) -> int:
        return self.s.points[1]

    @property
    def active(self) -> str:
        return COUNTRIES[self.s.active]

    @property
    def over(self) -> tuple[str, str] | None:
        """The winning team and the rule, once the game is over."""
        if self.s.ending < 0:
            return None
        return ("axis", "allies")[self.s.winner], GAME.endings[self.s.ending]

    def __str__(self) -> str:
        return write_position(GAME, self.s)


def reread(table: Table) -> War:
    """The state again, from its text."""
    _, state = read_position(str(table))
    assert isinstance(state, War)
    return state
