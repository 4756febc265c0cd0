# hot: compiled by mypyc
"""All that the drawing of a piece depends on, in one number: what looks the same is drawn once.

Every scene has some four hundred pieces, and most of them look as they did in the one before.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vezerkar.games.hungary.rules.supply import hq_states
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, DEAD, DUE, GONE, SOVIET
from vezerkar.games.hungary.view.piles import strongest_on_top

# What is told of a unit, in the last bits of its look; above them its base, flags, steps, place
# and number
UNFED: Final = 1
ATTACKS: Final = 2
TOLD: Final = 3
HQ_STATE: Final = 2  # the first bit of the state of an HQ, plus 1
BASE: Final = 4  # of the HQ of an aircraft, plus 1
FLAGS: Final = 14
STEPS_BIT: Final = 21
PLACE: Final = 24
UNIT: Final = 35
# In the look of a truck: its side, its number, and what the state has of it
TRUCK: Final = 0x4_0000_0000_0000
TRUCK_SIDE: Final = 40
TRUCK_NUMBER: Final = 20

# Places that are no hexes
ARRIVES: Final = 1024  # on this turn, and those after it
DESTROYED: Final = 1536
AT_BASE: Final = 1537
FLIES: Final = 1538  # in the first sector, and those after it


def signs_of(s: Campaign, starving: frozenset[int], attackers: list[int]) -> list[int]:
    """By unit: what is told of it, and its state if it is an HQ."""
    signs = [0] * s.board.unit_count
    for u in starving:
        signs[u] = UNFED
    for u in attackers:
        signs[u] = ATTACKS
    for side in (AXIS, SOVIET):
        hqs, states = s.board.hqs[side], hq_states(s, side)
        for i in range(len(hqs)):
            signs[hqs[i]] |= states[i] + 1 << HQ_STATE
    return signs


def looks_on_map(s: Campaign, signs: list[int]) -> list[int]:
    """Units hex by hex with the strongest on top, then trucks."""
    looks = [look_of(s, u, s.unit_hex[u], signs[u]) for u in strongest_on_top(s)]
    for side in (AXIS, SOVIET):
        first: i64 = TRUCK | side << TRUCK_SIDE
        for i, truck in enumerate(s.trucks[side]):
            looks.append(first | i << TRUCK_NUMBER | truck)
    return looks


def looks_off_map(s: Campaign, signs: list[int], hidden: tuple[bool, bool]) -> list[int]:
    """Units that are not on the map, without those that are out of play."""
    looks: list[int] = []
    hidden_axis, hidden_soviet = hidden
    u: i64 = -1
    h: i64
    for h in s.unit_hex:
        u += 1
        if h >= 0 or h == GONE:
            continue
        place: i64 = AT_BASE
        if h == DUE:
            place = ARRIVES + max(s.arrival[u], s.turn)
        elif h == DEAD:
            place = DESTROYED
        elif s.sector[u] >= 0:
            is_hidden = hidden_axis if s.board.unit_side[u] == AXIS else hidden_soviet
            if not is_hidden:
                place = FLIES + s.sector[u]
        looks.append(look_of(s, u, place, signs[u]))
    return looks


def look_of(s: Campaign, u: i64, place: i64, sign: i64) -> int:
    """The look of a unit that stands in a place."""
    look: i64 = u << UNIT | place << PLACE | sign
    steps: i64 = s.unit_steps[u]
    flags: i64 = s.flags[u]
    base: i64 = s.base[u]
    return look | steps << STEPS_BIT | flags << FLAGS | base + 1 << BASE
