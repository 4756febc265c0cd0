"""A small made-up game for the table: everybody plans in secret at once, then one side marches.

Each seat has a purse that only it sees. In a round all seats put stones of their purse on the table
in secret and lock; then they are counted, and the leader of the side with more marches once or
twice. A die ends the round. Three rounds are a game. Scenarios have three seats against one, two
against two, or one seat against a side that nobody plays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from vezerkar.core.chance import Chance
from vezerkar.core.fields import Fields
from vezerkar.core.game import Game, ScenarioSummary, Setting, Value
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import BIT, OBSERVER, PLAYING, Phase, State, a_of, pack, verb_of
from vezerkar.core.notation import Form, Lexicon, Notation
from vezerkar.scene.scene import (
    ActionView,
    Board,
    BookEntry,
    Card,
    Message,
    Odds,
    Outcome,
    Prompt,
    Reason,
    Scene,
    Seat,
    Space,
    Token,
    Track,
    Zone,
)

TEAMS = {"three": (0, 1, 1), "four": (0, 1, 0, 1), "alone": (0,)}
NAMES = ("anna", "bela", "cili", "dani")
SIDES = ("blue", "red")
ROUNDS = 3
MARCHES = 2
F_PLANNED = -3  # of a round: 1 once its plans were asked for
F_MARCHES = -3  # of the marches: how many there were
ADD, LOCK, GO, REST = range(4)
VERBS = (Form("add"), Form("lock"), Form("go", ("place",)), Form("rest"))
LOCKED, COUNTED, WENT, DIE = range(4)
EVENTS = (
    Form("locked", ("seat",)),
    Form("counted", ("number", "number")),
    Form("went", ("seat", "place")),
    Form("die", ("number",)),
)
PLACES = ("home", "west", "east")
P_ROUND, P_PLAN, P_MARCH = range(3)


FIELDS = Fields(
    numbers="locked place rounds leader",
    lists="purses stones score",
    unfrozen="teams",
)


class MadeUpState(State):
    __slots__ = FIELDS.slots()

    teams: tuple[int, ...]
    purses: list[int]
    stones: list[int]
    locked: int
    place: int
    score: list[int]
    rounds: int
    leader: int

    def clone(self) -> MadeUpState:
        t = MadeUpState()
        for name in (*State.__slots__, *MadeUpState.__slots__):
            value = getattr(self, name)
            setattr(t, name, value[:] if isinstance(value, list) else value)
        t.events = None
        return t

    def fields(self) -> Fields:
        return FIELDS

    def total(self, team: int) -> int:
        return sum(n for n, t in zip(self.stones, self.teams, strict=True) if t == team)


class Round(Phase[MadeUpState]):
    """Nobody is asked: the stones are counted, or a new round begins with a die."""

    def proceed(self, s: MadeUpState, chance: Chance) -> None:
        if s.stack[F_PLANNED]:
            s.stack[F_PLANNED] = 0
            others = s.total(1) if 1 in s.teams else chance.below(3)  # nobody plays that side
            s.tell(COUNTED, [s.total(0), others])
            side = int(others > s.total(0))
            s.score[side] += 1
            s.leader = s.teams.index(side) if side in s.teams else 0
            s.push(P_MARCH)
        else:
            s.rounds += 1
            if s.rounds > ROUNDS:
                s.end(0, int(s.score[1] > s.score[0]))
                return
            s.tell(DIE, [1 + chance.below(6)])
            s.stones, s.locked, s.place = [0] * len(s.teams), 0, 0
            s.stack[F_PLANNED] = 1
            s.push(P_PLAN)


class Plan(Phase[MadeUpState]):
    def waiting(self, s: MadeUpState) -> int:
        return sum(BIT[seat] for seat in range(len(s.teams)) if not s.locked & BIT[seat])

    def actions(self, s: MadeUpState, seat: int) -> list[int]:
        more = [pack(ADD, 0, 0, 0)] if s.stones[seat] < s.purses[seat] else []
        return [*more, pack(LOCK, 0, 0, 0)]

    def take(self, s: MadeUpState, seat: int, action: int, chance: Chance) -> None:
        if verb_of(action) == ADD:
            s.stones[seat] += 1
        else:
            s.locked |= BIT[seat]
            s.tell(LOCKED, [seat])

    def proceed(self, s: MadeUpState, chance: Chance) -> None:
        s.pop()


class March(Phase[MadeUpState]):
    """Once or twice; the second march ends the round by itself."""

    def waiting(self, s: MadeUpState) -> int:
        return BIT[s.leader] if s.stack[F_MARCHES] < MARCHES else 0

    def actions(self, s: MadeUpState, seat: int) -> list[int]:
        return [pack(GO, 1, 0, 0), pack(GO, 2, 0, 0), pack(REST, 0, 0, 0)]

    def take(self, s: MadeUpState, seat: int, action: int, chance: Chance) -> None:
        if verb_of(action) == REST:
            s.stack[F_MARCHES] = MARCHES
        else:
            s.stack[F_MARCHES] += 1
            s.place = a_of(action)
            s.tell(WENT, [seat, s.place])

    def proceed(self, s: MadeUpState, chance: Chance) -> None:
        s.pop()


PHASES = [Round(), Plan(secret=True), March()]


class Rounds(Judge):
    def value(self, s: State, team: int) -> float:
        return 0.0

    def prior(self, s: State, action: int) -> float:
        return 0.0

    def turn(self, s: State) -> int:
        return as_made_up(s).rounds


class MadeUpGame(Game):
    id = "made_up"
    titles: Mapping[str, str] = {"en": "MadeUpGame", "hu": "Tárgyalás"}
    version = 1
    settings = (Setting("purse", (3, 1)),)
    verbs = VERBS
    events = EVENTS
    endings = ("P-1",)
    judge = Rounds()
    folder = Path(__file__).parent
    chance_words: Mapping[str, int] = {}

    def scenarios(self) -> list[ScenarioSummary]:
        return [
            ScenarioSummary(name, {"en": name, "hu": name}, "", "reconstructed") for name in TEAMS
        ]

    def new(self, scenario: str, settings: Mapping[str, Value], chance: Chance) -> MadeUpState:
        most = int(self.complete_settings(settings)["purse"])
        s = MadeUpState()
        s.phases, s.stack, s.events = list(PHASES), [], None
        s.waiting, s.actions, s.ending, s.winner = 0, [], PLAYING, -1
        s.teams = TEAMS[scenario]
        s.purses = [most + chance.below(3) for _ in s.teams]
        s.stones, s.locked, s.place = [0] * len(s.teams), 0, 0
        s.score, s.rounds, s.leader = [0, 0], 0, 0
        s.push(P_ROUND)
        s.settle(chance)
        return s

    def digest(self, scenario: str) -> str:
        return "made_up"

    def seats(self, s: State) -> tuple[str, ...]:
        return NAMES[: len(as_made_up(s).teams)]

    def teams(self, s: State) -> tuple[int, ...]:
        return as_made_up(s).teams

    def notation(self, s: State) -> Notation:
        return Notation(VERBS, Lexicon({"seat": NAMES, "place": PLACES}))

    def unseen(self, s: State, seat: int) -> int:
        """The purses of others, and their plans while they are secret."""
        t = as_made_up(s)
        others = [n for n in range(len(t.teams)) if n != seat]
        return len(others) * (2 if t.phase() is PHASES[P_PLAN] else 1)

    def guess(self, s: State, seat: int, chance: Chance) -> MadeUpState:
        t = as_made_up(s).clone()
        for other in range(len(t.teams)):
            if other != seat:
                t.purses[other] = 3 + chance.below(3)
                if t.phase() is PHASES[P_PLAN]:
                    t.stones[other] = chance.below(2)
        return t

    def explain(self, s: State, seat: int, action: int) -> list[Reason]:
        return [Reason(Message("not-now", {}, ("P-1",)))]

    def odds(self, s: State, seat: int, action: int) -> Odds | None:
        return None

    def scene(self, s: State, seat: int, log: Sequence[Message] = ()) -> Scene:
        t = as_made_up(s)
        over = t.ending >= 0
        outcome = Outcome(SIDES[t.winner], Message("won"), ("P-1",)) if over else None
        planning = not over and t.phase() is PHASES[P_PLAN]
        asked = bool(t.legal_actions(seat)) if seat != OBSERVER else False
        kind = "branch" if asked else "wait"
        return Scene(
            game=self.id,
            scenario="",
            seat=NAMES[seat] if seat != OBSERVER else "",
            side=SIDES[t.teams[seat]] if seat != OBSERVER else "",
            seats=tuple(_seat(t, number, planning) for number in range(len(t.teams))),
            board=BOARD,
            book=BOOK,
            tokens=(Token("flag", "flag", PLACES[t.place]),),
            zones=tuple(_purse(t, number, seat) for number in range(len(t.teams))),
            tracks=(Track("round", t.rounds), *_plan(t, seat, planning)),
            prompt=Prompt(
                Message("plan" if planning else "march"),
                "over" if over else "branch" if kind == "branch" else "wait",
                seats=tuple(NAMES[actor] for actor in t.actors()),
                private=planning and asked,
            ),
            actions=tuple(_view(self, t, action) for action in t.legal_actions(seat)),
            outcome=outcome,
        )


def _seat(t: MadeUpState, number: int, planning: bool) -> Seat:
    ready = planning and bool(t.locked & BIT[number])
    asked = bool(t.waiting & BIT[number])
    return Seat(NAMES[number], SIDES[t.teams[number]], t.teams[number], asked, ready)


def _purse(t: MadeUpState, number: int, seat: int) -> Zone:
    cards = (Card("stone", t.purses[number]),) if number == seat else ()
    return Zone(f"purse-{NAMES[number]}", NAMES[number], cards=cards, private=True)


def _plan(t: MadeUpState, seat: int, planning: bool) -> tuple[Track, ...]:
    """One's own stones while they are planned, everybody's when they are counted."""
    shown = [seat] if planning else range(len(t.teams))
    return tuple(Track(f"stones-{NAMES[n]}", t.stones[n]) for n in shown if n != OBSERVER)


def _view(game: MadeUpGame, t: MadeUpState, action: int) -> ActionView:
    text = game.notation(t).spell(action)
    marks = ("end",) if verb_of(action) in (REST, LOCK) else ()
    return ActionView(text, text.split()[0], (), Message(f"do-{text.split()[0]}"), (), marks)


def as_made_up(s: State) -> MadeUpState:
    assert isinstance(s, MadeUpState)
    return s


BOARD = Board("area", 3, 1, tuple(Space(name, n, 0) for n, name in enumerate(PLACES)))
BOOK = tuple(
    BookEntry(f"{kind}:{name}", {"en": name, "hu": name})
    for kind, names in (("seat", NAMES), ("side", SIDES))
    for name in names
)
GAME = MadeUpGame()
