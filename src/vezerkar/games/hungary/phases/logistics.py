# hot: compiled by mypyc
"""Phase A, steps 1 and 2: trucks arrive, units are restored and rebuilt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import Phase, a_of, b_of, pack, verb_of
from vezerkar.games.hungary.events import (
    E_ABSORBED,
    E_DELIVERED,
    E_LANDED,
    E_REBUILT,
    E_RESTORED,
    E_TRUCKS_LOST,
)
from vezerkar.games.hungary.march import ban_for, has_room, is_banned
from vezerkar.games.hungary.matching import assign
from vezerkar.games.hungary.placing import is_free, raw_places, rebuild_places
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.supply import (
    budapest_taken,
    hq_states,
    hqs_with_room,
    is_surrounded,
    linked_hqs,
    open_depots,
    trace,
)
from vezerkar.games.hungary.terms import (
    AXIS,
    CUT_OFF,
    DEAD,
    FAR,
    FULLY,
    GONE,
    HANGAR,
    HQ,
    P_BARGE,
    P_HANGAR,
    P_PLACE,
    SOVIET,
    UNIT,
    V_ABSORB,
    V_ABSORB_TWO,
    V_DELIVER,
    V_DONE,
    V_LAND,
    V_REBUILD,
    V_RESTORE,
    V_STORE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

GROUND = 0
MOBILE = 8
AIR = 16
ORDER_TRUCKS = 64  # trucks of an order are counted above the others in the frame
PER_HQ = 4  # what a frame keeps of each HQ: the trucks it has received


class Trucks(Phase[Campaign]):
    """Which HQ receives the next truck? Frame: side, trucks left, trucks received by HQ."""

    def waiting(self, s: Campaign) -> i64:
        side = s.stack[-3]
        if s.stack[-2] == 0 or not self.actions(s, s.board.chief[side]):
            return 0
        return s.chief(side)

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        side, left = s.stack[-3], s.stack[-2]
        found = [pack(V_DELIVER, u, 0, 0) for u in receivers(s, side, s.stack[-1])]
        if not found and left % ORDER_TRUCKS == 0:
            # HU-5.8.2.9: only trucks of the order are left, and no HQ can take them.
            depots = [h for h in open_depots(s, side) if is_free(s, h, side)]
            found = [pack(V_STORE, h, 0, 0) for h in depots]
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        side = s.stack[-3]
        h = a_of(action)
        if verb_of(action) == V_DELIVER:
            s.stack[-1] += PER_HQ ** s.board.hqs[side].index(h)
            h = s.unit_hex[h]
        # Ordinary trucks come first: those of an order are never lost.
        s.stack[-2] -= 1 if s.stack[-2] % ORDER_TRUCKS else ORDER_TRUCKS
        s.add_truck(side, h)  # HU-5.8.2.4
        if s.events is not None:
            s.tell(E_DELIVERED, [side, h])

    def proceed(self, s: Campaign, chance: Chance) -> None:
        side, left = s.stack[-3], s.stack[-2]
        lost = left % ORDER_TRUCKS
        if lost:  # HU-5.8.2.8, HU-6.2.3
            s.stack[-2] -= lost
            if s.events is not None:
                s.tell(E_TRUCKS_LOST, [side, lost])
            return
        s.pop()
        if side == AXIS:
            s.push(P_BARGE)


def receivers(s: Campaign, side: int, received: int) -> list[int]:
    """HU-5.8.2.1 to 5.8.2.3: the HQs that can take one more truck."""
    board = s.board
    states = hq_states(s, side)
    found: list[int] = []
    for i in range(len(states)):
        if received // PER_HQ**i % PER_HQ < board.hq_trucks[states[i]]:
            found.append(board.hqs[side][i])
    return found


class Barge(Phase[Campaign]):
    """Where does the barge land its truck?"""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(AXIS) if ports(s) else 0

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        return [pack(V_LAND, h, 0, 0) for h in ports(s)]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        h = a_of(action)
        for i in range(s.board.barge):
            s.add_truck(AXIS, h)
        s.pop()
        if s.events is not None:
            s.tell(E_LANDED, [h])

    def proceed(self, s: Campaign, chance: Chance) -> None:
        s.pop()  # HU-5.8.3.5


def ports(s: Campaign) -> list[int]:
    """HU-5.8.3.1, 5.8.3.2, 5.8.3.5: the towns on the Danube that a barge can reach."""
    board = s.board
    foe = s.sight(SOVIET)
    found: list[int] = []
    if s.control[board.vienna] != AXIS:
        return found
    for i in range(len(board.port_hexes)):
        free = True
        for h in board.port_banks[i]:
            if foe[h] & UNIT:
                free = False
        if free:
            for h in board.port_hexes[i]:
                if is_free(s, h, AXIS):
                    found.append(h)
    found.sort()
    return found


def grant_points(s: Campaign) -> None:
    """HU-6.3.7 to 6.3.14, HU-6.3.1.1 to 6.3.1.3: the points of all nations for this turn."""
    board = s.board
    # HU-6.3.1.2: found at the start of the step.
    lost = budapest_taken(s) or is_surrounded(s)
    points = [0] * 24
    for n in range(8):
        table = board.ground_points_lost if lost else board.ground_points
        points[GROUND + n] = table[n][s.turn]
        points[MOBILE + n] = board.armor_points[n]
        points[AIR + n] = board.air_points[n][s.turn]
    s.points = points
    s.charges = []


class Replacements(Phase[Campaign]):
    """Which unit is restored or rebuilt? Frame: side."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.stack[-3])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        side = s.stack[-3]
        found: list[int] = []
        board = s.board
        states = hq_states(s, side)
        links = link_masks(s, side, states)
        if has_points(s, side, GROUND):
            places = raw_places(s, side, czech=False)
            for u in board.combat_units[side]:
                if can_restore(s, u, side, states, links):
                    found.append(pack(V_RESTORE, u, 0, 0))
                elif s.unit_hex[u] == DEAD and can_pay(s, u) and is_open(s, u, places):
                    found.append(pack(V_REBUILD, u, 0, 0))
        if has_points(s, side, AIR):
            add_air(s, side, states, found)
        if side == SOVIET:
            add_czech(s, states, links, found)
        found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        verb, u = verb_of(action), a_of(action)
        if verb == V_DONE:
            drop_points(s, s.stack[-3])
            s.charges = []  # HQs are counted by side: those of the other side are not used up
            s.pop()
        elif verb == V_RESTORE:
            restore(s, u)
        elif verb == V_REBUILD:
            pay(s, u)
            s.push(P_HANGAR if s.board.unit_type[u] > HQ else P_PLACE, u, 1)
        elif verb == V_ABSORB:
            charge(s, linked_hqs(s, s.board.czech, SOVIET), hq_states(s, SOVIET))
            absorb(s, u)
            flip_up(s, s.board.czech)
        elif verb == V_ABSORB_TWO:
            absorb(s, u)
            absorb(s, b_of(action))
            s.push(P_PLACE, s.board.czech, 1)


def drop_points(s: Campaign, side: int) -> None:
    """HU-6.3.5: what a side has not used is lost at once, and no longer shown."""
    points = s.points[:]
    for n in range(8):
        if (n < 2) == (side == AXIS):
            points[GROUND + n] = points[MOBILE + n] = points[AIR + n] = 0
    s.points = points


def has_points(s: Campaign, side: int, kind: int) -> bool:
    for n in range(8):
        if s.points[kind + n] and (n < 2) == (side == AXIS):
            return True
    return False


def link_masks(s: Campaign, side: int, states: list[int]) -> list[list[int]]:
    """By HQ: the lines within range of it, empty lists for those cut off."""
    board = s.board
    found: list[list[int]] = []
    for i in range(len(states)):
        if states[i] == CUT_OFF:
            found.append([])
        else:
            h = s.unit_hex[board.hqs[side][i]]
            found.append(trace(s, side, [h], board.supply_range[side]))
    return found


def mask_of(s: Campaign, h: int, links: list[list[int]]) -> int:
    mask = 0
    for i in range(len(links)):
        if links[i] and links[i][h] < FAR:
            mask |= 1 << i
    return mask


def can_pay(s: Campaign, u: int) -> bool:
    """HU-6.3.6: points of the own nation, and within them the share of armour."""
    n = s.board.unit_nation[u]
    if s.board.unit_type[u] > HQ:
        return s.points[AIR + n] > 0
    if s.points[GROUND + n] == 0:
        return False
    return s.board.unit_mobile[u] != 1 or s.points[MOBILE + n] > 0


def pay(s: Campaign, u: int) -> None:
    """HU-6.3.1, HU-6.3.8: one point for one unit."""
    n = s.board.unit_nation[u]
    points = s.points[:]
    if s.board.unit_type[u] > HQ:
        points[AIR + n] -= 1
    else:
        points[GROUND + n] -= 1
        if s.board.unit_mobile[u] == 1:
            points[MOBILE + n] -= 1
    s.points = points


def can_restore(s: Campaign, u: int, side: int, states: list[int], links: list[list[int]]) -> bool:
    """HU-6.3.2: reduced, linked to an HQ, and the HQ not used up (HU-6.3.10)."""
    if s.unit_hex[u] < 0 or s.unit_steps[u] >= s.board.unit_full[u] or not can_pay(s, u):
        return False
    return can_charge(s, mask_of(s, s.unit_hex[u], links), states)


def can_charge(s: Campaign, mask: int, states: list[int]) -> bool:
    """Whether a unit linked to these HQs can be charged to one of them, beside the others."""
    for i in range(len(states)):
        if mask >> i & 1 and states[i] == FULLY:
            return True
    if mask == 0:
        return False
    costs: list[list[int]] = []
    for charge in [*s.charges, mask]:
        costs.append([0 if charge >> i & 1 else FAR for i in range(len(states))])
    room = [s.board.hq_restores[state] for state in states]
    return min(assign(costs, room)) >= 0


def charge(s: Campaign, mask: int, states: list[int]) -> None:
    """HU-10.2.14: partly supplied HQs remember what they have restored."""
    for i in range(len(states)):
        if mask >> i & 1 and states[i] == FULLY:
            return
    s.charges = [*s.charges, mask]


def is_open(s: Campaign, u: int, places: list[int]) -> bool:
    """HU-6.3.3, HU-6.3.11: there is a place for a rebuilt unit."""
    side = s.board.unit_side[u]
    banned = ban_for(s, [u])
    for h in places:
        if is_free(s, h, side) and has_room(s, [u], h) and not is_banned(banned, h):
            return True
    return False


def restore(s: Campaign, u: int) -> None:
    """HU-6.3.1, HU-6.3.15: one step comes back."""
    board = s.board
    side = board.unit_side[u]
    states = hq_states(s, side)
    mask = air_mask(s, u, states) if board.unit_type[u] > HQ else linked_hqs(s, u, side)
    charge(s, mask, states)
    pay(s, u)
    flip_up(s, u)


def flip_up(s: Campaign, u: int) -> None:
    s.unit_steps[u] += 1
    if s.events is not None:
        s.tell(E_RESTORED, [u])


def air_mask(s: Campaign, u: int, states: list[int]) -> int:
    """HU-6.3.16: the HQs that an air unit may be charged to."""
    board = s.board
    side = board.unit_side[u]
    mask = 0
    for i in range(len(states)):
        if states[i] != CUT_OFF and (side == AXIS or board.hqs[side][i] == s.base[u]):
            mask |= 1 << i
    return mask


def add_air(s: Campaign, side: int, states: list[int], found: list[int]) -> None:
    """HU-6.3.15, HU-6.3.16: air units that can be restored or rebuilt."""
    board = s.board
    homes = rebuild_bases(s, side, states)
    for u in board.air_units[side]:
        if not can_pay(s, u):
            continue
        if s.unit_hex[u] == HANGAR and s.unit_steps[u] < board.unit_full[u]:
            if can_charge(s, air_mask(s, u, states), states):
                found.append(pack(V_RESTORE, u, 0, 0))
        elif s.unit_hex[u] == DEAD and homes:
            found.append(pack(V_REBUILD, u, 0, 0))


def rebuild_bases(s: Campaign, side: int, states: list[int]) -> list[int]:
    """HU-6.3.16: the fully supplied HQs where an air unit can be rebuilt."""
    board = s.board
    full = [u for i, u in enumerate(board.hqs[side]) if states[i] == FULLY]
    if side == AXIS:
        return full
    room = hqs_with_room(s)
    return [u for u in full if u in room]


# The Czech corps (12.2.1)


def add_czech(s: Campaign, states: list[int], links: list[list[int]], found: list[int]) -> None:
    """HU-12.2.1.4 to 12.2.1.6: partisans that are linked replenish 1.Cz.

    They are its points; an HQ is needed for it as for any other unit (HU-6.3.10).
    """
    board = s.board
    u = board.czech
    linked = [p for p in board.partisans if is_linked(s, p, links)]
    if s.unit_hex[u] >= 0:
        reduced = s.unit_steps[u] < board.unit_full[u]
        if reduced and can_charge(s, mask_of(s, s.unit_hex[u], links), states):
            for p in linked:
                found.append(pack(V_ABSORB, p, 0, 0))
    elif s.unit_hex[u] == DEAD:
        for i in range(len(linked)):
            for k in range(i + 1, len(linked)):
                if has_place_without(s, u, linked[i], linked[k]):
                    found.append(pack(V_ABSORB_TWO, linked[i], linked[k], 0))


def has_place_without(s: Campaign, czech: int, first: int, second: int) -> bool:
    """HU-14.7, HU-12.2.1.6: whether 1.Cz finds a place once both partisan units have left.

    They may have kept the line of its HQ open (HU-5.1.3), or have taken up the room.
    """
    t = s.clone()
    t.remove(first, GONE)
    t.remove(second, GONE)
    return len(rebuild_places(t, czech)) > 0


def is_linked(s: Campaign, u: int, links: list[list[int]]) -> bool:
    """HU-12.2.1.4: a line within the range to a working HQ or to a depot."""
    h = s.unit_hex[u]
    if h < 0:
        return False
    if mask_of(s, h, links):
        return True
    return trace(s, SOVIET, open_depots(s, SOVIET), s.board.supply_range[SOVIET])[h] < FAR


def absorb(s: Campaign, partisan: int) -> None:
    """HU-12.2.1.9, HU-12.2.2.1: the partisans leave for good, and the rising was not crushed."""
    s.unit_steps[partisan] = 0
    s.remove(partisan, GONE)
    if s.events is not None:
        s.tell(E_ABSORBED, [partisan, s.board.czech])


def announce_rebuilt(s: Campaign, u: int) -> None:
    s.unit_steps[u] = 1  # HU-6.3.8: on its reduced side
    if s.events is not None:
        s.tell(E_REBUILT, [u])
