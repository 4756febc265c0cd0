# hot: compiled by mypyc
"""Phase A, steps 3 to 5: reinforcements, withdrawals, transfer of aircraft; and set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.hungary.events import (
    E_ARRIVED,
    E_BASED,
    E_RETURNED,
    E_SETUP,
    E_WAITS,
    E_WITHDRAWN,
)
from vezerkar.games.hungary.march import has_room
from vezerkar.games.hungary.phases.logistics import announce_rebuilt, rebuild_bases
from vezerkar.games.hungary.placing import entry_places, rebuild_places
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.supply import (
    aircraft_limit,
    aircraft_of,
    find_sources,
    hq_states,
    hqs_with_room,
)
from vezerkar.games.hungary.terms import (
    AXIS,
    BLOCKS,
    DEAD,
    DUE,
    GONE,
    HANGAR,
    HQ,
    MOVED,
    OOS,
    P_HANGAR,
    P_PLACE,
    P_SETUP_TRUCK,
    P_SETUP_UNIT,
    PARTISAN,
    SOVIET,
    V_BASE,
    V_DONE,
    V_DRIVE,
    V_HALT,
    V_PICK,
    V_PICK_TRUCK,
    V_PLACE,
    V_WITHDRAW,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

ARRIVES = 0
REBUILT = 1


class Place(Phase[Campaign]):
    """Where does a unit come onto the map? Frame: the unit, 1 if it is rebuilt."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.board.unit_side[s.stack[-3]])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        u = s.stack[-3]
        places = rebuild_places(s, u) if s.stack[-2] == REBUILT else entry_places(s, u)
        return [pack(V_PLACE, u, h, 0) for h in places]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        u, h = a_of(action), b_of(action)
        rebuilt = s.stack[-2] == REBUILT
        if rebuilt:
            announce_rebuilt(s, u)
        elif s.board.unit_type[u] == HQ:
            s.unit_steps[u] = 1
        s.pop()
        s.put(u, h)
        if s.events is not None:
            s.tell(E_RETURNED if rebuilt else E_ARRIVED, [u, h])


class Hangar(Phase[Campaign]):
    """Which HQ does an air unit join? Frame: the unit, 1 if it is rebuilt."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.board.unit_side[s.stack[-3]])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        u = s.stack[-3]
        side = s.board.unit_side[u]
        if s.stack[-2] == REBUILT:
            homes = rebuild_bases(s, side, hq_states(s, side))
        else:
            homes = hqs_with_room(s)
        return [pack(V_BASE, u, hq, 0) for hq in homes]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        u, hq = a_of(action), b_of(action)
        if s.stack[-2] == REBUILT:
            announce_rebuilt(s, u)
        s.pop()
        join_hq(s, u, hq)


def join_hq(s: Campaign, u: int, hq: int) -> None:
    """HU-10.4.1: an air unit belongs to an HQ; Axis aircraft to none."""
    s.unit_hex[u] = HANGAR
    if s.board.unit_side[u] == SOVIET:
        s.base = changed(s.base, u, hq)
        if s.events is not None:
            s.tell(E_BASED, [u, hq])


class Arrivals(Phase[Campaign]):
    """Which reinforcement is placed next? Frame: side."""

    def waiting(self, s: Campaign) -> i64:
        side = s.stack[-3]
        return s.chief(side) if due_units(s, side) else 0

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        return [pack(V_PICK, u, 0, 0) for u in due_units(s, s.stack[-3])]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        s.push(P_PLACE, a_of(action), ARRIVES)

    def proceed(self, s: Campaign, chance: Chance) -> None:
        """Aircraft come last, when all HQs of the turn are on the map (HU-6.4.6)."""
        side = s.stack[-3]
        for u in s.board.air_units[side]:
            if s.unit_hex[u] != DUE or s.arrival[u] > s.turn:
                continue
            if side == AXIS:
                s.unit_hex[u] = HANGAR
                continue
            room = hqs_with_room(s)
            if s.board.unit_base[u] in room:
                join_hq(s, u, s.board.unit_base[u])
            elif room:
                s.push(P_HANGAR, u, ARRIVES)
                return
            elif s.events is not None:
                s.tell(E_WAITS, [u])
        if s.events is not None:
            for u in waiting_units(s, side):
                s.tell(E_WAITS, [u])
        s.pop()


def is_due(s: Campaign, u: int) -> bool:
    """A reinforcement of this turn or one that waits; an HQ three turns after its loss."""
    if s.arrival[u] > s.turn:
        return False
    if s.unit_hex[u] == DUE:
        return True
    # HU-10.6.2: a destroyed HQ; the scenario's own losses have no turn of return.
    return s.unit_hex[u] == DEAD and s.board.unit_type[u] == HQ and s.arrival[u] > 0


def waiting_units(s: Campaign, side: int) -> list[int]:
    """HU-6.4.4: ground units whose places of entry are all in enemy hands."""
    board = s.board
    return [u for u in board.hqs[side] + board.combat_units[side] if is_due(s, u)]


def due_units(s: Campaign, side: int) -> list[int]:
    """HU-6.4.1, HU-10.6.2: those that can be placed now, HQs first."""
    return [u for u in waiting_units(s, side) if entry_places(s, u)]


class Withdrawals(Phase[Campaign]):
    """Who leaves in the place of a unit that cannot? Frame: side, units settled so far."""

    def waiting(self, s: Campaign) -> i64:
        side = s.stack[-3]
        named = named_units(s, side)
        if s.stack[-2] >= len(named) or not substitutes(s, named[s.stack[-2]]):
            return 0
        return s.chief(side)

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        named = named_units(s, s.stack[-3])[s.stack[-2]]
        return [pack(V_WITHDRAW, u, 0, 0) for u in substitutes(s, named)]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        s.stack[-2] += 1
        withdraw(s, a_of(action))

    def proceed(self, s: Campaign, chance: Chance) -> None:
        side = s.stack[-3]
        named = named_units(s, side)
        if s.stack[-2] < len(named):
            s.stack[-2] += 1  # HU-6.5.6
            return
        s.pop()


def named_units(s: Campaign, side: int) -> list[int]:
    """HU-6.5.2: units named for this turn that are destroyed or cut off from supply."""
    board = s.board
    found: list[int] = []
    for u in board.combat_units[side] + board.hqs[side]:
        if board.unit_leaves[u] == s.turn:
            if s.unit_hex[u] == DEAD or (s.unit_hex[u] >= 0 and s.flags[u] & OOS):
                found.append(u)
    return found


def leave_by_themselves(s: Campaign, side: int) -> None:
    """HU-6.5.1, HU-6.5.7: named units that can leave do so; those in the queue never come."""
    board = s.board
    for u in board.combat_units[side] + board.hqs[side]:
        if board.unit_leaves[u] != s.turn:
            continue
        if s.unit_hex[u] == DUE or (s.unit_hex[u] >= 0 and not s.flags[u] & OOS):
            withdraw(s, u)


def substitutes(s: Campaign, named: int) -> list[int]:
    """HU-6.5.5: same nation and group, on the map, in supply."""
    board = s.board
    side = board.unit_side[named]
    found: list[int] = []
    for u in board.combat_units[side] + board.hqs[side]:
        if u == named or s.unit_hex[u] < 0 or s.flags[u] & OOS:
            continue
        if board.unit_nation[u] != board.unit_nation[named]:
            continue
        if board.unit_group[u] and board.unit_group[u] == board.unit_group[named]:
            found.append(u)
    return found


def withdraw(s: Campaign, u: int) -> None:
    """HU-6.5.4: it is out of play."""
    s.remove(u, GONE)
    s.unit_steps[u] = 0
    for air in s.board.air_units[SOVIET]:
        if s.base[air] == u:
            s.base = changed(s.base, air, -1)
    if s.events is not None:
        s.tell(E_WITHDRAWN, [u])


class Transfers(Phase[Campaign]):
    """Which air unit changes its HQ? Frame: the HQ that has one too many plus 1, or 0."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(SOVIET)

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        crowded = s.stack[-3] - 1
        found: list[int] = []
        room = hqs_with_room(s)
        hqs = [hq for hq in s.board.hqs[SOVIET] if s.unit_hex[hq] >= 0]
        states = hq_states(s, SOVIET)
        for u in s.board.air_units[SOVIET]:
            if s.unit_hex[u] != HANGAR or s.flags[u] & MOVED:
                continue
            if crowded >= 0 and s.base[u] != crowded:
                continue
            for hq in hqs:
                if hq == s.base[u]:
                    continue
                if hq in room or (crowded < 0 and can_swap(s, u, hq, states)):
                    found.append(pack(V_BASE, u, hq, 0))
        if crowded < 0:
            found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == V_DONE:
            s.clear_flag(SOVIET, MOVED)
            s.pop()
            return
        u, hq = a_of(action), b_of(action)
        s.mark(u, MOVED)
        join_hq(s, u, hq)
        state = hq_states(s, SOVIET)[s.board.hqs[SOVIET].index(hq)]
        over = aircraft_of(s, hq) > aircraft_limit(s, hq, state)
        s.stack[-3] = hq + 1 if over else 0


def can_swap(s: Campaign, u: int, hq: int, states: list[int]) -> bool:
    """HU-10.5.2: the result counts, so a unit may come to a full HQ if another can leave it."""
    board = s.board
    home = s.base[u]
    if home < 0:
        return False
    limit = aircraft_limit(s, hq, states[board.hqs[SOVIET].index(hq)])
    home_limit = aircraft_limit(s, home, states[board.hqs[SOVIET].index(home)])
    if aircraft_of(s, hq) != limit or aircraft_of(s, home) > home_limit:
        return False
    for other in board.air_units[SOVIET]:
        if s.base[other] == hq and s.unit_hex[other] == HANGAR and not s.flags[other] & MOVED:
            return True
    return False


# Set-up (13.0)


class Setup(Phase[Campaign]):
    """Which unit starts elsewhere than on its usual hex? Frame: side, seats that are done."""

    def waiting(self, s: Campaign) -> i64:
        return s.board.side_mask[s.stack[-3]]

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        side = s.stack[-3]
        board = s.board
        found: list[int] = []
        for u in board.combat_units[side] + board.hqs[side]:
            if s.unit_hex[u] >= 0 and not s.flags[u] & MOVED and s.owns(seat, u):
                if len(start_places(s, u)) > 0:
                    found.append(pack(V_PICK, u, 0, 0))
        if seat == board.chief[side]:
            astray = stray_trucks(s, side)
            for h in truck_starts(s, side, astray):
                found.append(pack(V_PICK_TRUCK, h, 0, 0))
            if not astray:
                found.append(pack(V_DONE, 0, 0, 0))  # HU-13.0.5
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == V_PICK:
            s.push(P_SETUP_UNIT, a_of(action))
        elif verb == V_PICK_TRUCK:
            s.push(P_SETUP_TRUCK, a_of(action))
        else:
            side = s.stack[-3]
            s.clear_flag(side, MOVED)
            s.set_trucks(side, fresh_trucks(s, side))
            s.pop()
            s.source = find_sources(s)  # HU-10.6.6


def fresh_trucks(s: Campaign, side: int) -> list[int]:
    mine = [truck & ~1 for truck in s.trucks[side]]
    mine.sort()
    return mine


def start_places(s: Campaign, u: int) -> list[int]:
    """HU-13.0.1: the area of the army on the own side of the line; partisans in their zone."""
    board = s.board
    side = board.unit_side[u]
    foe = s.sight(1 - side)
    partisan = board.unit_type[u] == PARTISAN
    found: list[int] = []
    for h in board.areas[u]:
        if h == s.unit_hex[u] or foe[h] & BLOCKS:
            continue
        if (partisan or s.control[h] == side) and has_room(s, [u], h):
            found.append(h)
    return found


def truck_starts(s: Campaign, side: int, astray: list[int]) -> list[int]:
    """Hexes with trucks that have not been placed anew, or whose HQ has left them."""
    found: list[int] = []
    for truck in s.trucks[side]:
        h = truck >> 1
        if (truck & 1 == 0 or h in astray) and h not in found:
            found.append(h)
    return found


def truck_places(s: Campaign, side: int) -> list[int]:
    """HU-13.0.5: with an HQ, beside it, or on a depot; in order."""
    board = s.board
    foe = s.sight(1 - side)
    places = board.depots[side][:]
    for hq in board.hqs[side]:
        if s.unit_hex[hq] >= 0:
            places.append(s.unit_hex[hq])
            for d in range(6):
                places.append(board.near[s.unit_hex[hq] * 6 + d])
    found: list[int] = []
    for h in sorted(places):
        if h in found or h >= board.count - 2:
            continue
        if s.control[h] == side and not foe[h] & BLOCKS:
            found.append(h)
    return found


def stray_trucks(s: Campaign, side: int) -> list[int]:
    """Hexes with trucks that may not start there: their HQ starts elsewhere."""
    places = truck_places(s, side)
    found: list[int] = []
    for truck in s.trucks[side]:
        h = truck >> 1
        if places and h not in places and h not in found:
            found.append(h)
    return found


class SetupUnit(Phase[Campaign]):
    """Where does the unit start? Frame: the unit."""

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.stack[-3])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        u = s.stack[-3]
        found = [pack(V_PLACE, u, h, 0) for h in start_places(s, u)]
        found.append(pack(V_HALT, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        u = s.stack[-3]
        s.pop()
        s.mark(u, MOVED)
        if verb_of(action) == V_PLACE:
            s.lift(u)
            s.put(u, b_of(action))
            if s.events is not None:
                s.tell(E_SETUP, [u, b_of(action)])


class SetupTruck(Phase[Campaign]):
    """Where does a truck start? Frame: the hex it stands in now."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.stack[-7])  # the side of the set-up below

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        h = s.stack[-3]
        places = truck_places(s, s.stack[-7])
        found = [pack(V_DRIVE, h, n, 0) for n in places if n != h]
        if h in places or not found:
            found.append(pack(V_HALT, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        h, side = s.stack[-3], s.stack[-7]
        s.pop()
        s.take_truck(side, h, moved_first=False)
        s.add_truck(side, b_of(action) if verb_of(action) == V_DRIVE else h, 1)
