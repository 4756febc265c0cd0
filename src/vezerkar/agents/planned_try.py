"""One try of an action: both sides play on as carefully as `greedy` plans, some turns long."""

from __future__ import annotations

from typing import Final

from vezerkar.agents.chance_values import valued_by_chances
from vezerkar.agents.rollout import EvenChance, TurnPlanner
from vezerkar.agents.search import DICE_SEEDS
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat

MAX_PLANNED_STEPS: Final = 400  # a longer try is cut off and valued as it stands
PLANNER: Final = TurnPlanner(width=4, tries=1, trust=0.5, clear=0.02)


def planned_value(
    game: Game, s: State, seat: int, action: int, seed: int, horizon: int, chances: bool
) -> float:
    """The value to the team of a seat some turns later; the state is played on."""
    judge, teams, dice = game.judge, game.teams(s), EvenChance(seed + DICE_SEEDS)
    turn, turns = judge.turn(s), 0
    s.apply_unchecked(seat, action, dice)
    for step in range(MAX_PLANNED_STEPS):
        if judge.turn(s) != turn:
            turn, turns = judge.turn(s), turns + 1
        if not s.waiting or turns >= horizon:
            break
        one = next_seat(s)
        planned = PLANNER.choose(s, one, teams[one], judge, seed + step)
        s.apply_unchecked(one, planned, dice)
    end = valued_by_chances(game, s) if chances else judge
    return end.value(s, teams[seat])
