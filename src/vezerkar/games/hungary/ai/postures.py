# hot: compiled by mypyc
"""The postures of a side: how boldly it acts, how its stacks move, which city it aims at."""

from __future__ import annotations

from typing import Final

from vezerkar.games.hungary.ai.outlook import NAMES, Weights
from vezerkar.games.hungary.rules.victory import is_captured
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, HQ, SOVIET

# A posture is the sum of three parts: its temper, how stacks move, and the city it aims at, if any.
NORMAL: Final = 0
BOLD: Final = 1
CAREFUL: Final = 2
SWIFT: Final = 3
OTHER_STACKING: Final = 4  # stacks move together if they normally do not, and the other way round
PER_CITY: Final = 8  # times the number of the city plus 1: it aims at that city
WEIGHT_FACTORS: Final = {
    # Attacks that gain little are made too, and troops go where they can be made.
    (BOLD, "least_gain"): 0.4,
    (BOLD, "contact"): 1.5,
    (BOLD, "strike"): 2.0,
    # Only good attacks; cities and shelter are worth more.
    (CAREFUL, "least_gain"): 3.0,
    (CAREFUL, "contact"): 0.3,
    (CAREFUL, "terrain"): 3.0,
    (CAREFUL, "garrison"): 1.5,
    # Straight for the goals, whoever stands beside the road.
    (SWIFT, "advance"): 3.0,
    (SWIFT, "near_goal"): 3.0,
    (SWIFT, "contact"): 0.5,
}
TOGETHER_STACKED: Final = 1.0  # more than most hexes are worth: the others join
TOGETHER_SPREAD: Final = -9.0  # nobody waits for others
MAX_FOCUS_CITIES: Final = 3  # only the nearest cities are considered
MAX_FOCUS_HEXES: Final = 12  # and none that is farther from the front


def postures_of(s: Campaign) -> list[int]:
    """Every aim, with both ways to move stacks; the normal posture comes first."""
    found = [NORMAL, OTHER_STACKING]
    for city in cities_near(s):
        found += [PER_CITY * (city + 1), PER_CITY * (city + 1) + OTHER_STACKING]
    return found


def variants_of(posture: int) -> list[int]:
    """The same posture, and bolder, more careful, or swifter."""
    return [posture + variant for variant in (NORMAL, BOLD, CAREFUL, SWIFT)]


def weights_for(usual: Weights, posture: int) -> Weights:
    """The weights of a posture."""
    weights = Weights()
    variant = posture % OTHER_STACKING
    for name in NAMES:
        setattr(weights, name, getattr(usual, name) * WEIGHT_FACTORS.get((variant, name), 1.0))
    if variant == BOLD:
        weights.counter = max(weights.counter, weights.strike)  # the Axis strikes back too
    if posture % PER_CITY >= OTHER_STACKING:
        weights.together = TOGETHER_SPREAD if usual.together > 0.0 else TOGETHER_STACKED
    weights.focus = posture // PER_CITY - 1
    return weights


def cities_near(s: Campaign) -> list[int]:
    """The cities that may change hands soon, the nearest to the front first."""
    board = s.board
    found: list[int] = []
    ways: list[int] = []
    for city in range(len(board.city_hexes)):
        if not board.points_mode and city not in board.goal_cities:
            continue
        comes = AXIS if is_captured(s, city) else SOVIET
        way = distance_to_city(s, comes, board.city_hexes[city])
        at = len(found)
        while at > 0 and ways[at - 1] > way:
            at -= 1
        if way <= MAX_FOCUS_HEXES and at < MAX_FOCUS_CITIES:
            found.insert(at, city)
            ways.insert(at, way)
    return found[:MAX_FOCUS_CITIES]


def distance_to_city(s: Campaign, side: int, hexes: list[int]) -> int:
    """How far the nearest troops of a side are from a city."""
    best = MAX_FOCUS_HEXES + 1
    for u in s.board.combat_units[side]:
        h = s.unit_hex[u]
        if h >= 0 and s.board.unit_type[u] < HQ:
            best = min(best, s.board.nearest(h, hexes))
    return best
