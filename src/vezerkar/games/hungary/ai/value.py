# hot: compiled by mypyc
"""Who is winning: the points that the Soviet side can expect, and what both sides have lost.

Strength alone says nothing: the Soviet side is always the stronger one, and its goals are set
accordingly. So everything is compared with the usual course of the scenario, turn by turn.
"""

from __future__ import annotations

from typing import Final

from vezerkar.games.hungary.ai.attacks import STEP_LOSS_WEIGHT
from vezerkar.games.hungary.ai.outlook import Weights
from vezerkar.games.hungary.rules.victory import event_points, is_captured
from vezerkar.games.hungary.state import Campaign, empty_campaign
from vezerkar.games.hungary.terms import (
    ARTILLERY,
    AXIS,
    DEAD,
    OOS,
    SOVIET,
    T_NEXT,
    T_SOVIET_COMBAT,
    T_SOVIET_MOVE,
)

MISSING_POINTS: Final = (
    2.5  # half of the smallest city: so much below all goals lies between won and lost
)
CONTACT_REACH_HEXES: Final = 2.0  # what troops in contact cover however little time is left
LAST_TURN_FACTOR: Final = 3.0  # how much more the points of the last turn count


class Course:
    """The usual course of a scenario: what to expect at the start of every turn, and at the end."""

    def __init__(self, hopes: list[float], tolls: list[float]) -> None:
        self.hopes: list[float] = hopes
        self.tolls: list[float] = tolls


def course_of(s: Campaign, w: Weights) -> Course:
    """The course of a scenario that was not measured: level, and at the end what victory takes."""
    start = empty_campaign(s.board, s.phases)
    turns = s.board.last_turn - s.board.first_turn + 1
    hopes = [hope(start, w)] * turns
    hopes.append(watershed(s))
    return Course(hopes, [toll(start, w)] * (turns + 1))


def turn_progress(s: Campaign) -> float:
    """How much of the fighting of the turn is over, from 0 to 1."""
    fought = s.turn_step() - T_SOVIET_MOVE
    return max(0.0, min(1.0, float(fought) / float(T_NEXT - T_SOVIET_MOVE)))


def expected_now(knots: list[float], s: Campaign) -> float:
    """What the course expects at this moment, between the turn and the next."""
    at = s.turn - s.board.first_turn
    gone = turn_progress(s)
    return knots[at] * (1.0 - gone) + knots[at + 1] * gone


def watershed(s: Campaign) -> float:
    """The points between victory and defeat."""
    board = s.board
    if board.points_mode:
        return float(board.soviet_wins + board.axis_wins) / 2.0
    total = 0.0
    for city in board.goal_cities:
        total += float(board.city_points[city])
    return total - MISSING_POINTS


def hope(s: Campaign, w: Weights) -> float:
    """The points that the Soviet side has, and those it may still reach with the attacks left."""
    board = s.board
    left = float(board.last_turn - s.turn + (1 if s.turn_step() <= T_SOVIET_COMBAT else 0))
    reach = w.pace * left + CONTACT_REACH_HEXES
    total = float(event_points(s)) if board.points_mode else 0.0
    for city in range(len(board.city_hexes)):
        if not board.points_mode and city not in board.goal_cities:
            continue
        points = float(board.city_points[city])
        if is_captured(s, city):
            total += points
        else:
            near = max(0.0, 1.0 - float(distance_to_city(s, city)) / reach)
            total += points * near * left / (left + 1.0)
    return total


def distance_to_city(s: Campaign, city: int) -> int:
    """How far the nearest Soviet troops are from what they do not hold of a city."""
    board = s.board
    missing = [h for h in board.city_hexes[city] if s.control[h] != SOVIET]
    best = board.last_turn * 99
    for u in board.combat_units[SOVIET]:
        h = s.unit_hex[u]
        if h >= 0 and board.unit_type[u] < ARTILLERY:
            far = board.nearest(h, missing)
            if far < best:
                best = far
    return best


def toll(s: Campaign, w: Weights) -> float:
    """What the Axis has lost, less what the Soviet side has: steps, supply and trucks."""
    trucks = w.truck * float(len(s.trucks[SOVIET]) - len(s.trucks[AXIS]))
    return lost(s, AXIS, w) - lost(s, SOVIET, w) + trucks


def lost(s: Campaign, side: int, w: Weights) -> float:
    """The steps that a side has lost; units that have not come yet or have left do not count."""
    board = s.board
    total = 0.0
    for u in board.combat_units[side]:
        place = s.unit_hex[u]
        if place == DEAD:
            total += worth(s, u, board.unit_full[u], w)
        elif place >= 0:
            left = worth(s, u, s.unit_steps[u], w)
            total += worth(s, u, board.unit_full[u], w) - left
            if s.flags[u] & OOS:
                total += w.cut * left
    return STEP_LOSS_WEIGHT[side] * total


def worth(s: Campaign, u: int, steps: int, w: Weights) -> float:
    at = 3 * u + steps
    values = s.board.unit_attack[at] + s.board.unit_defence[at]
    return w.step * float(steps) + w.value * float(values)


def lead(s: Campaign, w: Weights, course: Course) -> float:
    """How far the Soviet side is ahead of the usual course.

    Losses count for what may still come of them; on the last turn only points count.
    """
    board = s.board
    turns = float(board.last_turn - board.first_turn + 1)
    late = (float(s.turn - board.first_turn) + turn_progress(s)) / turns
    ahead = w.city_point * (hope(s, w) - expected_now(course.hopes, s))
    ravaged = toll(s, w) - expected_now(course.tolls, s)
    return ahead * (1.0 + LAST_TURN_FACTOR * late) + ravaged * (1.0 - late)
