# hot: compiled by mypyc
"""Ways to lead a stage of the campaign: bolder or more careful, swifter, or bent on one city."""

from __future__ import annotations

from typing import Final

from vezerkar.games.hungary.prospects import NAMES, Weights
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.supply import is_captured
from vezerkar.games.hungary.terms import AXIS, HQ, SOVIET

USUAL: Final = 0
BOLD: Final = 1
CAREFUL: Final = 2
SWIFT: Final = 3
FOCUS: Final = 4  # and the number of a city
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
CITIES: Final = 3  # so many of the nearest cities are thought of
FAR: Final = 12  # one that is farther from the front is not


def postures_of(s: Campaign) -> list[int]:
    """The numbers of the postures that may be taken, the usual one first."""
    return [USUAL, BOLD, CAREFUL, SWIFT] + [FOCUS + city for city in cities_near(s)]


def bent_of(usual: Weights, posture: int) -> Weights:
    """How things are weighed in a posture."""
    weights = Weights()
    for name in NAMES:
        setattr(weights, name, getattr(usual, name) * FACTORS.get((posture, name), 1.0))
    if posture == BOLD:
        weights.counter = max(weights.counter, weights.strike)  # the Axis strikes back, too
    if posture >= FOCUS:
        weights.focus = posture - FOCUS
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
