# hot: compiled by mypyc
"""Ways to lead a stage of the campaign: bolder or more careful, swifter, or bent on one city."""

from __future__ import annotations

from typing import Final

from vezerkar.games.hungary.ai.outlook import NAMES, Weights
from vezerkar.games.hungary.rules.victory import is_captured
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, HQ, SOVIET

# What a posture is made of: how boldly, with stacks or without, and for which city if any
USUAL: Final = 0
BOLD: Final = 1
CAREFUL: Final = 2
SWIFT: Final = 3
OTHERWISE: Final = 4  # stacks go together if they usually do not, and the other way round
CITY: Final = 8  # times the number of the city plus 1
FACTORS: Final = {
    # Attacks that promise little are made, too, and troops go where they can be made.
    (BOLD, "least_gain"): 0.4,
    (BOLD, "contact"): 1.5,
    (BOLD, "strike"): 2.0,
    # Only good attacks; cities and shelter are worth more.
    (CAREFUL, "least_gain"): 3.0,
    (CAREFUL, "contact"): 0.3,
    (CAREFUL, "terrain"): 3.0,
    (CAREFUL, "garrison"): 1.5,
    # Towards the goals, whoever stands beside the road.
    (SWIFT, "advance"): 3.0,
    (SWIFT, "near_goal"): 3.0,
    (SWIFT, "contact"): 0.5,
}
IN_STACKS: Final = 1.0  # more than most hexes are worth
ALONE: Final = -9.0  # nobody waits for others
CITIES: Final = 3  # so many of the nearest cities are thought of
FAR: Final = 12  # one that is farther from the front is not


def postures_of(s: Campaign) -> list[int]:
    """What may be aimed at, with stacks or without them; the usual posture comes first."""
    found = [USUAL, OTHERWISE]
    for city in cities_near(s):
        found += [CITY * (city + 1), CITY * (city + 1) + OTHERWISE]
    return found


def shades_of(posture: int) -> list[int]:
    """The same posture, and bolder, more careful, or swifter."""
    return [posture + shade for shade in (USUAL, BOLD, CAREFUL, SWIFT)]


def bent_of(usual: Weights, posture: int) -> Weights:
    """How things are weighed in a posture."""
    weights = Weights()
    shade = posture % OTHERWISE
    for name in NAMES:
        setattr(weights, name, getattr(usual, name) * FACTORS.get((shade, name), 1.0))
    if shade == BOLD:
        weights.counter = max(weights.counter, weights.strike)  # the Axis strikes back, too
    if posture % CITY >= OTHERWISE:
        weights.together = ALONE if usual.together > 0.0 else IN_STACKS
    weights.focus = posture // CITY - 1
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
        way = way_of(s, comes, board.city_hexes[city])
        at = len(found)
        while at > 0 and ways[at - 1] > way:
            at -= 1
        if way <= FAR and at < CITIES:
            found.insert(at, city)
            ways.insert(at, way)
    return found[:CITIES]


def way_of(s: Campaign, side: int, hexes: list[int]) -> int:
    """How far the nearest troops of a side are from a city."""
    best = FAR + 1
    for u in s.board.combat_units[side]:
        h = s.unit_hex[u]
        if h >= 0 and s.board.unit_type[u] < HQ:
            best = min(best, s.board.nearest(h, hexes))
    return best
