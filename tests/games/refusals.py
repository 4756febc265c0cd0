"""Tries what is not allowed, in every phase that a game gets to, and keeps what is said to it."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from vezerkar.agents import find_agent
from vezerkar.arena.soak import SoakGame, decide, one_of
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import FRAME, State, a_of, b_of, c_of, pack, verb_of
from vezerkar.core.notation import NUMBER
from vezerkar.core.registry import find_game
from vezerkar.core.session import Session
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
