"""Tries what is not allowed, in every phase that a game gets to, and keeps what is said to it."""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from vezerkar.agents import find_agent
from vezerkar.arena.soak import SoakGame, decide, one_of
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import FRAME, State, a_of, b_of, c_of, pack, verb_of
from vezerkar.core.notation import NUMBER
from vezerkar.core.registry import find_game
from vezerkar.core.session import Session
from vezerkar.files.ledger import load_ledger
from vezerkar.scene.scene import Reason

NUMBERS = 6  # a number in an action is tried up to here
SEEN_ONE_IN = 2  # values are those of a recent action, so that a try is often nearly legal


@dataclass(frozen=True)
class Refusal:
    """An action that is refused: where, to whom, and why."""

    s: State
    seat: int
    action: int
    reasons: tuple[Reason, ...]

    @property
    def phase(self) -> int:
        return phase_of(self.s)

    @property
    def verb(self) -> int:
        return verb_of(self.action)


def phase_of(s: State) -> int:
    """The phase that asks."""
    return s.stack[-FRAME]


def positions(trial: SoakGame, most: int) -> Iterator[State]:
    """The positions of a game as its agents play it."""
    game = find_game(trial.game)
    session = Session(game, trial.scenario, trial.settings, Seeded(trial.seed))
    agents = [find_agent(name, trial.seed) for name in trial.agents]
    deals = Seeded(trial.seed)
    teams = game.teams(session.state)
    for _ in range(most):
        s = session.state
        if not s.waiting:
            return
        yield s
        seat = one_of(s, deals)
        session.state = s.clone()
        action = decide(agents[teams[seat]], session, seat, deals)
        session.state.apply_unchecked(seat, action, session.chance)


@dataclass
class Tries:
    """Makes up actions: of any verb, with values that exist, often those of recent actions."""

    game: Game
    pick: random.Random
    seen: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))

    def watch(self, s: State, seat: int) -> None:
        """Remember what the actions of this moment are about."""
        notation = self.game.notation(s)
        self.seen.clear()
        for action in s.legal_actions(seat):
            values = (a_of(action), b_of(action), c_of(action))
            for kind, value in zip(notation.verb(action).kinds, values, strict=False):
                self.seen[kind].add(value)

    def actions(self, s: State, verb: int, count: int) -> set[int]:
        """Some actions of a verb."""
        kinds = self.game.notation(s).forms[verb].kinds
        known = [self.values(s, kind) for kind in kinds]
        found: set[int] = set()
        if not all(known):
            return found  # this board has no such thing, so that nobody can name it
        for _ in range(count if kinds else 1):
            values = [self.value(*kind) for kind in zip(kinds, known, strict=True)]
            found.add(pack(verb, *values, *[0] * (3 - len(values))))
        return found

    def values(self, s: State, kind: str) -> list[int]:
        """All values of a kind."""
        if kind == NUMBER:
            return list(range(NUMBERS))
        names = self.game.notation(s).lexicon.names(kind)
        return [number for number, name in enumerate(names) if name]

    def value(self, kind: str, known: list[int]) -> int:
        if kind in self.seen and self.pick.randrange(SEEN_ONE_IN) == 0:
            return self.pick.choice(sorted(self.seen[kind]))
        return self.pick.choice(known)


def refusals(game: Game, s: State, seat: int, tries: Tries, count: int) -> Iterator[Refusal]:
    """What is said to illegal actions of every verb in a position."""
    legal = set(s.legal_actions(seat))
    tries.watch(s, seat)
    for verb in range(len(game.verbs)):
        for action in sorted(tries.actions(s, verb, count) - legal):
            yield Refusal(s, seat, action, tuple(game.explain(s, seat, action)))


@dataclass(frozen=True)
class Said:
    """One reason that was given to a seat, with the numbers behind its names."""

    game: Game
    refusal: Refusal
    reason: Reason

    @property
    def s(self) -> Any:
        """The position, as the game's own type."""
        return self.refusal.s

    @property
    def seat(self) -> int:
        return self.refusal.seat

    @property
    def verb(self) -> int:
        return self.refusal.verb

    @property
    def values(self) -> tuple[int, int, int]:
        """The three values of the action."""
        action = self.refusal.action
        return a_of(action), b_of(action), c_of(action)

    def of(self, key: str) -> int:
        """The number of what an argument names; -1 if there is no such thing."""
        name = str(self.reason.message.args[key])
        return self.game.notation(self.s).lexicon.thing(name)[1]

    def number(self, key: str = "number") -> int | str:
        """A number that is told."""
        value = self.reason.message.args[key]
        assert isinstance(value, (int, str))
        return value

    def word(self, key: str) -> str:
        """The name behind the kind of an argument."""
        return str(self.reason.message.args[key]).partition(":")[2]


Claim = Callable[[Said], bool]


class Trial:
    """Plays games of one kind and checks every refusal: it is given, has a rule, and is true."""

    def __init__(self, game: Game, claims: Mapping[str, Claim], general: str) -> None:
        self.game = game
        self.claims = claims
        self.general = general  # the reason that only says that something else is asked
        self.rules = {rule.id for rule in load_ledger(game.folder)}
        self.asked: set[tuple[int, int]] = set()  # phases and verbs that they ask for
        self.refused_in_general: dict[tuple[int, int], str] = {}
        self.faults: dict[str, str] = {}  # by what is wrong, an example
        self.count = 0
        self.seen: Counter[int] = Counter()  # positions that were tried, by phase

    def play(self, trial: SoakGame, most: int, each: int, tries: int) -> None:
        """Try what is not allowed in the first positions of each phase."""
        made_up = Tries(self.game, random.Random(trial.seed))
        for i, s in enumerate(positions(trial, most)):
            seats = [seat for seat in s.actors() if s.legal_actions(seat)]
            if self.seen[phase_of(s)] < each:
                self.seen[phase_of(s)] += 1
                self.ask(s, seats[i % len(seats)], made_up, tries)

    def ask(self, s: State, seat: int, made_up: Tries, tries: int) -> None:
        """Try what is not allowed in one position."""
        self.asked |= {(phase_of(s), verb_of(action)) for action in s.legal_actions(seat)}
        guess = self.game.guess(s, seat, Seeded(self.count))
        for refusal in refusals(self.game, s, seat, made_up, tries):
            self.check(refusal, guess)

    def check(self, refusal: Refusal, guess: State) -> None:
        """One refusal; what is hidden from the seat may not change what it is told."""
        self.count += 1
        text = self.game.notation(refusal.s).spell(refusal.action)
        if not refusal.reasons:
            self.faults.setdefault(f"no reason: {text.split()[0]}", text)
        other = self.game.explain(guess, refusal.seat, refusal.action)
        if list(refusal.reasons) != other:
            self.faults.setdefault(f"tells a secret: {text.split()[0]}", text)
        for reason in refusal.reasons:
            key = reason.message.key
            if not reason.message.rules or not self.rules.issuperset(reason.message.rules):
                self.faults.setdefault(f"no rule, or an unknown one: {key}", text)
            if key == self.general:
                self.refused_in_general.setdefault((refusal.phase, refusal.verb), text)
            elif not self.claims[key](Said(self.game, refusal, reason)):
                self.faults.setdefault(f"untrue: {key} {dict(reason.message.args)}", text)

    def verdict(self) -> list[str]:
        """Everything that was wrong: also a general reason where the phase asks for the verb."""
        found = [f"{fault} ('{text}')" for fault, text in self.faults.items()]
        for phase, verb in sorted(self.asked & set(self.refused_in_general)):
            text = self.refused_in_general[phase, verb]
            found.append(f"a general reason against '{text}' in phase {phase}")
        return found


def why_keys(game: Game) -> set[str]:
    """Every reason that the game has a sentence for."""
    text = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(why-[a-z-]+) =", text, re.MULTILINE))
