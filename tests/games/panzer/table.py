"""A table for rule tests: set up a position, act with fixed chance, look at the result.

    table = Table("minsk", {"u1": "guards C3", "u2": "pz_iv C4"}, active="german")
    table.do("attack u2 u1")
    table.do("pass", "t+0")

Chance results are written as what is drawn: a card by its name (`accuracy+2`), any action card with
a tactical modifier (`t-1`), or a bare number.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from tests.games.base_table import BaseTable
from vezerkar.core.chance import Script, Seeded
from vezerkar.core.errors import ChanceError
from vezerkar.core.session import Session
from vezerkar.games.panzer.game import GAME as GAME
from vezerkar.games.panzer.setup import Layout, layout_of
from vezerkar.games.panzer.state import F_FIRE, F_TARGET, Front
from vezerkar.games.panzer.terms import ACTION_DECK, FRAMES, SIDES

TACTIC_WORD = re.compile(r"t([+-]\d)")
# Minsk with nobody's land between the two rows, for tests in which no mine must lie.
START_ROWS_ONLY = {"german": [f"{c}5" for c in "ABCDEF"], "soviet": [f"{c}1" for c in "ABCDEF"]}


def cards_of(scenario: str, deck: int = ACTION_DECK) -> list[str]:
    """Every card of a deck of a scenario, the common deck unless another is named."""
    table = Table(scenario)
    first = table.s.board.deck_first[deck]
    return [
        table.name("card", first + kind)
        for kind, count in enumerate(table.s.board.decks[deck])
        for _ in range(count)
    ]


class Table(BaseTable[Front]):
    """A position that a test plays with."""

    game = GAME
    frames = FRAMES

    def __init__(self, scenario: str, units: dict[str, str] | None = None, **fields: Any) -> None:
        raw: dict[str, Any] = {"game": "panzer", "scenario": scenario, "units": units or {}}
        self.begin(GAME.read_position({**raw, **fields}))

    @classmethod
    def opened(cls, scenario: str, seed: int = 1) -> Table:
        """A new game of a scenario, before its first decision."""
        table = cls.__new__(cls)
        table.session = Session.from_state(GAME, GAME.new(scenario, {}, Seeded(seed)), Seeded(seed))
        table.seeded = Seeded(seed + 1)
        return table

    seeded = Seeded(7)

    def do_seeded(self, action: str, seat: str = "") -> list[str]:
        """Take an action with chance that the test does not care about."""
        number = self.seat(seat)
        self.session.chance = self.seeded
        return self.told(self.take(number, action))

    @property
    def layout(self) -> Layout:
        return layout_of(self.s.board)

    def last_words(self, *words: str) -> set[str]:
        """The last words of the actions that begin with these words."""
        start = " ".join(words) + " "
        return {text[len(start) :] for text in self.actions() if text.startswith(start)}

    # Acting

    def do(self, action: str, chance: str = "", seat: str = "", loose: bool = False) -> list[str]:
        """Take an action; `chance` is what is drawn, in order, all of it to be used.

        A `loose` action may draw less or more than that; then it gets the first of each deck.

        Returns what happened, as words such as `morale unit:u1 -1 5`.
        """
        number = self.seat(seat)
        script = Script(self.results(chance) + [0] * (99 if loose else 0))
        self.session.chance = script
        step = self.take(number, action)
        assert loose or script.left() == 0, f"{script.left()} chance results were not used"
        return self.told(step)

    def fight(self, action: str, flip: str = "t+0") -> list[str]:
        """Take an action with as many equal flips as it needs."""
        for count in range(8):
            with suppress(ChanceError):
                return self.do(action, " ".join([flip] * count))
        raise AssertionError(f"'{action}' flips without end")

    def play(self, card: str, *picks: str) -> list[str]:
        """Play a card and name its targets, as far as it asks for them."""
        happened = self.fight(f"play {card}")
        for pick in picks:
            if self.phase == "targets":
                happened += self.fight(f"pick {pick}")
        return happened

    def settle(self) -> None:
        """Answer the questions after a combat: take the reward, stay where you are."""
        while self.phase in ("advance", "reward"):
            self.do("stay" if self.phase == "advance" else "gain")

    def end_turn(self, chance: str = "") -> list[str]:
        """End the operations and buy nothing; the other side acts with this chance."""
        before = self.s.active
        happened = self.do("end", chance, loose=True)
        if self.phase == "shop" and self.s.active == before:
            happened = self.do("done", chance, loose=True)
        return happened

    def do_all(self, *actions: str) -> None:
        """Several actions without chance."""
        for action in actions:
            self.do(action)

    def results(self, chance: str) -> list[int]:
        """The numbers that draw the named cards out of the decks as they are now."""
        piles = [pile[:] for pile in self.s.piles]
        found = []
        for word in chance.split():
            if word.isdigit():
                found.append(int(word))
                continue
            deck, kind = self.place_of(word, piles)
            found.append(sum(piles[deck][:kind]))
            piles[deck][kind] -= 1
        return found

    def place_of(self, word: str, piles: list[list[int]]) -> tuple[int, int]:
        board = self.s.board
        deck_name, _, card_name = word.rpartition(":")
        tactic = TACTIC_WORD.fullmatch(word)
        if tactic:
            first = board.deck_first[ACTION_DECK]
            for kind, count in enumerate(piles[ACTION_DECK]):
                if count and board.tactic[first + kind] == int(tactic[1]):
                    return ACTION_DECK, kind
            raise AssertionError(f"no card with {word} is left")
        card = self.number("card", card_name)
        if deck_name:
            deck = self.number("deck", deck_name)
        else:
            deck = board.side[card] if card < board.units else ACTION_DECK
        kind = card - board.deck_first[deck]
        assert piles[deck][kind] > 0, f"there is no {word} left"
        return deck, kind

    # Looking

    def morale(self, unit: str) -> int:
        return self.s.morale(self.number("unit", unit))

    def at(self, unit: str) -> str:
        """Where a unit stands; empty if it is not on the map."""
        tile = self.s.unit_tile[self.number("unit", unit)]
        return self.name("tile", tile) if tile >= 0 else ""

    def on(self, tile: str) -> str:
        """The card of the unit on a tile."""
        u = self.s.at[self.number("tile", tile)]
        return self.name("card", self.s.unit_card[u]) if u >= 0 else ""

    def control(self, tile: str) -> str:
        side = self.s.control[self.number("tile", tile)]
        return SIDES[side] if side >= 0 else ""

    def is_dug(self, unit: str) -> bool:
        return self.s.is_dug(self.number("unit", unit))

    def prestige(self, side: str) -> int:
        return self.s.prestige[SIDES.index(side)]

    def ammo(self, side: str) -> int:
        return self.s.ammo[SIDES.index(side)]

    def points(self, side: str) -> int:
        return self.s.points[SIDES.index(side)]

    def hand(self, side: str) -> list[str]:
        return [self.name("card", card) for card in self.s.hands[SIDES.index(side)]]

    def discarded(self, deck: str) -> list[str]:
        number = self.number("deck", deck)
        first = self.s.board.deck_first[number]
        return [
            self.name("card", first + kind)
            for kind, count in enumerate(self.s.discards[number])
            for _ in range(count)
        ]

    @property
    def fire(self) -> int:
        return self.s.fight[F_FIRE]

    @property
    def target(self) -> int:
        return self.s.fight[F_TARGET]

    @property
    def values(self) -> tuple[int, int]:
        """The FIRE and the TARGET marker."""
        return self.fire, self.target

    @property
    def winner(self) -> str:
        """The side that has won; empty while nobody has."""
        if self.s.ending < 0:
            return ""
        if self.s.board.solo:
            return ("player", "npc")[self.s.winner]
        return SIDES[self.s.winner]
