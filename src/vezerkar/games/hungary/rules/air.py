# hot: compiled by mypyc
"""What aircraft can do: who flies, from where to which sectors, who fires (sections 9 and 10)."""

from __future__ import annotations

from mypy_extensions import i64

from vezerkar.core.kernel import BIT
from vezerkar.games.hungary.rules.supply import hq_states
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AIR_DIE, AXIS, HANGAR, MOVED, SECTOR_COUNT, SOVIET


def aircraft_limit(s: Campaign, hq: int, state: int) -> int:
    """HU-10.2.11, 10.2.12, and HU-9.2.2.1 on the first turns."""
    board = s.board
    limit = board.hq_aircraft[state]
    if s.turn < board.early_until:
        if hq == board.hq_2uf and board.early_limit_2uf < limit:
            limit = board.early_limit_2uf
        if hq == board.hq_4uf and board.early_limit_4uf < limit:
            limit = board.early_limit_4uf
    return limit


def aircraft_of(s: Campaign, hq: int) -> int:
    """How many air units belong to an HQ."""
    count = 0
    for u in s.board.air_units[SOVIET]:
        if s.unit_hex[u] == HANGAR and s.base[u] == hq:
            count += 1
    return count


def hqs_with_room(s: Campaign) -> list[int]:
    """HU-10.5.2: the Soviet HQs that can take one more air unit."""
    board = s.board
    states = hq_states(s, SOVIET)
    return [
        u
        for i, u in enumerate(board.hqs[SOVIET])
        if s.unit_hex[u] >= 0 and aircraft_of(s, u) < aircraft_limit(s, u, states[i])
    ]


def fliers(s: Campaign, side: int) -> list[int]:
    """The air units of a side that may fly a mission at all."""
    board = s.board
    if side == AXIS:
        return [u for u in board.air_units[AXIS] if s.unit_hex[u] == HANGAR]
    states = hq_states(s, SOVIET)
    found: list[int] = []
    for u in board.air_units[SOVIET]:
        hq = s.base[u]
        if s.unit_hex[u] == HANGAR and hq >= 0 and s.unit_hex[hq] >= 0:
            # HU-10.2.17: nobody flies from an HQ that is cut off.
            if aircraft_limit(s, hq, states[board.hqs[SOVIET].index(hq)]) > 0:
                found.append(u)
    return found


def sectors_of(s: Campaign, u: int) -> list[int]:
    """HU-9.2.1.1, HU-9.2.1.3: the sectors that an air unit can reach."""
    board = s.board
    if board.unit_side[u] == AXIS:
        return list(range(SECTOR_COUNT))
    reach = air_reach(s, s.unit_hex[s.base[u]])
    return [i for i in range(SECTOR_COUNT) if reach & BIT[i]]


def air_reach(s: Campaign, at: int) -> int:
    """Mask of the sectors within range of a hex; worked out when it is first asked for."""
    board = s.board
    reach = board.air_reach[at]
    if reach < 0:
        reach = 0
        for h in board.hexes:
            if board.far(at, h) <= board.air_range:
                reach |= BIT[board.sector[h]]
        board.air_reach[at] = reach
    return reach


def has_slot(s: Campaign, u: int) -> bool:
    """HU-10.2.13, HU-9.2.2.1: whether the HQ may send one more aircraft out."""
    board = s.board
    if board.unit_side[u] == AXIS:
        return True
    hq = s.base[u]
    state = hq_states(s, SOVIET)[board.hqs[SOVIET].index(hq)]
    flying = 0
    for other in board.air_units[SOVIET]:
        if s.base[other] == hq and s.sector[other] >= 0:
            flying += 1
    return flying < aircraft_limit(s, hq, state)


def flying_in(s: Campaign, sector: int, side: int) -> list[int]:
    """The air units of a side in a sector."""
    return [u for u in s.board.air_units[side] if s.sector[u] == sector]


def is_contested(s: Campaign, sector: int) -> bool:
    """HU-9.3.1: aircraft of both sides are there."""
    return bool(flying_in(s, sector, AXIS)) and bool(flying_in(s, sector, SOVIET))


def is_shooter(s: Campaign, u: int) -> bool:
    return s.board.unit_bracketed[u] == 0 and s.board.unit_hit_on[u] <= AIR_DIE


def aimed_at(s: Campaign, u: int) -> list[int]:
    """Those that fire at a unit."""
    sector = s.sector[u]
    return [x for x in flying_in(s, sector, 1 - s.board.unit_side[u]) if s.target[x] == u]


class Airfields:
    """By ground unit, for the Soviet HQs: how many air units each has, and how many it may have."""

    def __init__(self, s: Campaign) -> None:
        board = s.board
        states = hq_states(s, SOVIET)
        limit = board.zeros[: board.ground_count]
        count = board.zeros[: board.ground_count]
        unmoved = board.zeros[: board.ground_count]
        for i, hq in enumerate(board.hqs[SOVIET]):
            limit[hq] = aircraft_limit(s, hq, states[i])
        u: i64
        for u in board.air_units[SOVIET]:
            home: i64 = s.base[u]
            if s.unit_hex[u] == HANGAR and home >= 0:
                count[home] += 1
                if not s.flags[u] & MOVED:
                    unmoved[home] += 1
        self.limit, self.count = limit, count
        self.unmoved = unmoved  # those that can still leave

    def has_room(self, hq: i64) -> bool:
        """HU-10.5.2: whether an HQ can take one more air unit."""
        return self.count[hq] < self.limit[hq]

    def can_swap(self, home: i64, hq: i64) -> bool:
        """HU-10.5.2: the result counts: a unit may come to a full HQ if another can leave it."""
        if home < 0 or self.count[hq] != self.limit[hq] or self.count[home] > self.limit[home]:
            return False
        return self.unmoved[hq] > 0
