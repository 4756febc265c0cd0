"""A hint: what a computer player would do, and the chance to win that it sees in it.

The rest of the stage is played out a few times by priors, and the values at its end are turned into
chances from 0 to 1.
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


def find_hint(agent: Agent, game: Game, s: State, seat: int, seed: int) -> Hint:
    """What an agent would do in a position as its seat knows it, with the chances behind it."""
    actions = list(s.legal_actions(seat))
    team = game.teams(s)[seat]
    chosen = agent.choose(game, s.clone(), seat)
    few, _ = shortlist(s, seat, game.judge, actions, COMPARED_ACTIONS)
    others = [action for action in few if action != chosen][: COMPARED_ACTIONS - 1]
    chances = {
        action: _chance_after(game, s, seat, action, team, seed) for action in (chosen, *others)
    }
    best = max(others, key=lambda action: chances[action], default=-1)
    return Hint(chosen, chances[chosen], best, chances.get(best, 0.0), agent.memo)


def _chance_after(game: Game, s: State, seat: int, action: int, team: int, seed: int) -> float:
    """The mean chance at the end of the stage after an action, over several guesses."""
    total = 0.0
    for number in range(seed, seed + HINT_TRIES):
        t, dice = game.guess(s, seat, Seeded(number)), EvenChance(number)
        stage = game.judge.stage(t, seat)
        t.apply_unchecked(seat, action, dice)
        _finish(game, t, seat, stage, dice)
        total += chance_of(game, t, team, game.judge.value(t, team))
    return total / HINT_TRIES


def _finish(game: Game, s: State, seat: int, stage: int, chance: Chance) -> None:
    """Play on by priors until the stage of a seat is over."""
    judge = game.judge
    for _ in range(MAX_STAGE_STEPS):
        if not s.waiting or judge.stage(s, seat) != stage:
            return
        one = next_seat(s)
        s.apply_unchecked(one, best_by_prior(s, one, judge, s.legal_actions(one)), chance)
