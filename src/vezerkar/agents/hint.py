"""A hint: what a computer player would do, the chance to win that it sees in it, and why.

The rest of the stage is played out a few times by priors, and the values at its end are turned into
chances from 0 to 1. Why is told in what people count: points, losses, ground; for the action and,
beside it, for the best other one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from vezerkar.agents.agent import Agent
from vezerkar.agents.calibration import chance_of
from vezerkar.agents.rollout import EvenChance, best_by_prior, shortlist
from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat

COMPARED_ACTIONS: Final = 4  # with the one that is suggested
HINT_TRIES: Final = 8
MAX_STAGE_STEPS: Final = 400  # a longer stage is cut off and valued as it stands


class Hint(NamedTuple):
    """An action, the chance of the seat's team after it, and after the best other one."""

    action: int
    chance: float
    other: int  # -1 where there is no other
    other_chance: float
    memo: tuple[int, ...] = ()  # what the agent wants to be told at its next decision
    prospects: tuple[Prospect, ...] = ()


class Prospect(NamedTuple):
    """By how much one thing that people count changes after the action, and after the other."""

    name: str
    change: float
    other_change: float


class _After(NamedTuple):
    """What is expected after an action: the chance, and the changes of what people count."""

    chance: float
    changes: dict[str, float]


def find_hint(agent: Agent, game: Game, s: State, seat: int, seed: int) -> Hint:
    """What an agent would do in a position as its seat knows it, with the chances behind it."""
    actions = list(s.legal_actions(seat))
    chosen = agent.choose(game, s.clone(), seat)
    few, _ = shortlist(s, seat, game.judge, actions, COMPARED_ACTIONS)
    others = [action for action in few if action != chosen][: COMPARED_ACTIONS - 1]
    after = {action: _expect(game, s, seat, action, seed) for action in (chosen, *others)}
    best = max(others, key=lambda action: after[action].chance, default=-1)
    other = after.get(best, _After(0.0, {}))
    changes = after[chosen].changes
    prospects = tuple(Prospect(n, changes[n], other.changes.get(n, 0.0)) for n in changes)
    return Hint(chosen, after[chosen].chance, best, other.chance, agent.memo, prospects)


def _expect(game: Game, s: State, seat: int, action: int, seed: int) -> _After:
    """The mean chance at the end of the stage after an action, over several guesses."""
    team = game.teams(s)[seat]
    chance, changes = 0.0, dict.fromkeys(game.prospects(s, team), 0.0)
    for number in range(seed, seed + HINT_TRIES):
        t, dice = game.guess(s, seat, Seeded(number)), EvenChance(number)
        before = game.prospects(t, team)
        unanswered = game.unanswered(t)
        t.apply_unchecked(seat, action, dice)
        _finish_stage(game, t, seat, game.judge.stage(s, seat), dice)
        chance += chance_of(game, t, team, game.judge.value(t, team)) / HINT_TRIES
        if unanswered:
            _finish_stage(game, t, seat, game.judge.stage(t, seat), dice)
        for name, number_now in game.prospects(t, team).items():
            changes[name] += (number_now - before[name]) / HINT_TRIES
    return _After(chance, changes)


def _finish_stage(game: Game, s: State, seat: int, stage: int, chance: Chance) -> None:
    """Play on by priors until this stage of a seat is over."""
    judge = game.judge
    for _ in range(MAX_STAGE_STEPS):
        if not s.waiting or judge.stage(s, seat) != stage:
            return
        one = next_seat(s)
        s.apply_unchecked(one, best_by_prior(s, one, judge, s.legal_actions(one)), chance)
