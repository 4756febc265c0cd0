# hot: compiled by mypyc
"""Phase A, steps 1 and 2: trucks arrive, units are restored and rebuilt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import Phase, a_of, b_of, pack, verb_of
from vezerkar.games.hungary import terms
from vezerkar.games.hungary.events import (
    E_ABSORBED,
    E_DELIVERED,
    E_LANDED,
    E_REBUILT,
    E_RESTORED,
    E_TRUCKS_LOST,
)
from vezerkar.games.hungary.rules.placement import is_free, raw_places
from vezerkar.games.hungary.rules.replacements import (
    AIR,
    GROUND,
    MOBILE,
    air_mask,
    can_charge,
    can_pay,
    can_restore,
    has_place_without,
    has_points,
    is_linked,
    is_open,
    rebuild_bases,
)
from vezerkar.games.hungary.rules.supply import (
    budapest_taken,
    hq_states,
    is_surrounded,
    linked_hqs,
    open_depots,
)
from vezerkar.games.hungary.rules.zones import side_map
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, SOVIET

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

F_TRUCKS_LEFT: Final = -2
F_TRUCKS_RECEIVED: Final = -1  # by HQ: a digit each, in base RECEIVED_BASE
ORDER_TRUCKS: Final = 64  # trucks of an order are counted above the others in the frame
RECEIVED_BASE: Final = 4  # more than an HQ can receive on a turn


class Trucks(Phase[Campaign]):
    """Which HQ receives the next truck? Frame: side, trucks left, trucks received by HQ."""

    def waiting(self, s: Campaign) -> i64:
        side = s.stack[terms.F_SIDE]
        if s.stack[F_TRUCKS_LEFT] == 0 or not self.actions(s, s.board.chief[side]):
            return 0
        return s.chief(side)

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        side, left = s.stack[terms.F_SIDE], s.stack[F_TRUCKS_LEFT]
        found = [
            pack(terms.V_DELIVER, u, 0, 0) for u in receivers(s, side, s.stack[F_TRUCKS_RECEIVED])
        ]
        if not found and left % ORDER_TRUCKS == 0:
            # HU-5.8.2.9: only trucks of the order are left, and no HQ can take them.
            depots = [h for h in open_depots(s, side) if is_free(s, h, side)]
            found = [pack(terms.V_STORE, h, 0, 0) for h in depots]
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        side = s.stack[terms.F_SIDE]
        h = a_of(action)
        if verb_of(action) == terms.V_DELIVER:
            s.stack[F_TRUCKS_RECEIVED] += RECEIVED_BASE ** s.board.hqs[side].index(h)
            h = s.unit_hex[h]
        # Ordinary trucks come first: those of an order are never lost.
        s.stack[F_TRUCKS_LEFT] -= 1 if s.stack[F_TRUCKS_LEFT] % ORDER_TRUCKS else ORDER_TRUCKS
        s.add_truck(side, h)  # HU-5.8.2.4
        if s.events is not None:
            s.tell(E_DELIVERED, [side, h])

    def proceed(self, s: Campaign, chance: Chance) -> None:
        side, left = s.stack[terms.F_SIDE], s.stack[F_TRUCKS_LEFT]
        lost = left % ORDER_TRUCKS
        if lost:  # HU-5.8.2.8, HU-6.2.3
            s.stack[F_TRUCKS_LEFT] -= lost
            if s.events is not None:
                s.tell(E_TRUCKS_LOST, [side, lost])
            return
        s.pop()
        if side == AXIS:
            s.push(terms.P_BARGE)


def receivers(s: Campaign, side: int, received: int) -> list[int]:
    """HU-5.8.2.1 to 5.8.2.3: the HQs that can take one more truck."""
    board = s.board
    states = hq_states(s, side)
    found: list[int] = []
    for i in range(len(states)):
        if received // RECEIVED_BASE**i % RECEIVED_BASE < board.hq_trucks[states[i]]:
            found.append(board.hqs[side][i])
    return found


class Barge(Phase[Campaign]):
    """Where does the barge land its truck?"""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(AXIS) if ports(s) else 0

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        return [pack(terms.V_LAND, h, 0, 0) for h in ports(s)]

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
    foe = side_map(s, SOVIET)
    found: list[int] = []
    if s.control[board.vienna] != AXIS:
        return found
    for i in range(len(board.port_hexes)):
        free = True
        for h in board.port_banks[i]:
            if foe[h] & terms.UNIT:
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
    points = [0] * terms.POINTS_LENGTH
    for n in range(terms.NATION_COUNT):
        table = board.ground_points_lost if lost else board.ground_points
        points[GROUND + n] = table[n][s.turn]
        points[MOBILE + n] = board.armor_points[n]
        points[AIR + n] = board.air_points[n][s.turn]
    s.points = points
    s.charges = []


class Replacements(Phase[Campaign]):
    """Which unit is restored or rebuilt? Frame: side."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.stack[terms.F_SIDE])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        side = s.stack[terms.F_SIDE]
        found: list[int] = []
        board = s.board
        states = hq_states(s, side)
        if has_points(s, side, GROUND):
            places = raw_places(s, side, czech=False)
            for u in board.combat_units[side]:
                if can_restore(s, u, side, states):
                    found.append(pack(terms.V_RESTORE, u, 0, 0))
                elif s.unit_hex[u] == terms.DEAD and can_pay(s, u) and is_open(s, u, places):
                    found.append(pack(terms.V_REBUILD, u, 0, 0))
        if has_points(s, side, AIR):
            add_air(s, side, states, found)
        if side == SOVIET:
            add_czech(s, states, found)
        found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        verb, u = verb_of(action), a_of(action)
        if verb == terms.V_DONE:
            drop_points(s, s.stack[terms.F_SIDE])
            s.charges = []  # HQs are counted by side: those of the other side are not used up
            s.pop()
        elif verb == terms.V_RESTORE:
            restore(s, u)
        elif verb == terms.V_REBUILD:
            pay(s, u)
            s.push(terms.P_HANGAR if s.board.unit_type[u] > terms.HQ else terms.P_PLACE, u, 1)
        elif verb == terms.V_ABSORB:
            charge(s, linked_hqs(s, s.unit_hex[s.board.czech], SOVIET), hq_states(s, SOVIET))
            absorb(s, u)
            flip_up(s, s.board.czech)
        elif verb == terms.V_ABSORB_TWO:
            absorb(s, u)
            absorb(s, b_of(action))
            s.push(terms.P_PLACE, s.board.czech, 1)


def drop_points(s: Campaign, side: int) -> None:
    """HU-6.3.5: what a side has not used is lost at once, and no longer shown."""
    points = s.points[:]
    for n in range(terms.NATION_COUNT):
        if (n < terms.AXIS_NATIONS) == (side == AXIS):
            points[GROUND + n] = points[MOBILE + n] = points[AIR + n] = 0
    s.points = points


def pay(s: Campaign, u: int) -> None:
    """HU-6.3.1, HU-6.3.8: one point for one unit."""
    n = s.board.unit_nation[u]
    points = s.points[:]
    if s.board.unit_type[u] > terms.HQ:
        points[AIR + n] -= 1
    else:
        points[GROUND + n] -= 1
        if s.board.unit_mobile[u] == 1:
            points[MOBILE + n] -= 1
    s.points = points


def charge(s: Campaign, mask: int, states: list[int]) -> None:
    """HU-10.2.14: partly supplied HQs remember what they have restored."""
    for i in range(len(states)):
        if mask >> i & 1 and states[i] == terms.FULLY:
            return
    s.charges = [*s.charges, mask]


def restore(s: Campaign, u: int) -> None:
    """HU-6.3.1, HU-6.3.15: one step comes back."""
    board = s.board
    side = board.unit_side[u]
    states = hq_states(s, side)
    is_air = board.unit_type[u] > terms.HQ
    mask = air_mask(s, u, states) if is_air else linked_hqs(s, s.unit_hex[u], side)
    charge(s, mask, states)
    pay(s, u)
    flip_up(s, u)


def flip_up(s: Campaign, u: int) -> None:
    s.set_steps(u, s.unit_steps[u] + 1)
    if s.events is not None:
        s.tell(E_RESTORED, [u])


def add_air(s: Campaign, side: int, states: list[int], found: list[int]) -> None:
    """HU-6.3.15, HU-6.3.16: air units that can be restored or rebuilt."""
    board = s.board
    homes = rebuild_bases(s, side, states)
    for u in board.air_units[side]:
        if not can_pay(s, u):
            continue
        if s.unit_hex[u] == terms.HANGAR and s.unit_steps[u] < board.unit_full[u]:
            if can_charge(s, air_mask(s, u, states), states):
                found.append(pack(terms.V_RESTORE, u, 0, 0))
        elif s.unit_hex[u] == terms.DEAD and homes:
            found.append(pack(terms.V_REBUILD, u, 0, 0))


# The Czech corps (12.2.1)


def add_czech(s: Campaign, states: list[int], found: list[int]) -> None:
    """HU-12.2.1.4 to 12.2.1.6: partisans that are linked replenish 1.Cz.

    They are its points; an HQ is needed for it as for any other unit (HU-6.3.10).
    """
    board = s.board
    u = board.czech
    linked = [p for p in board.partisans if is_linked(s, p)]
    if s.unit_hex[u] >= 0:
        reduced = s.unit_steps[u] < board.unit_full[u]
        if reduced and can_charge(s, linked_hqs(s, s.unit_hex[u], SOVIET), states):
            for p in linked:
                found.append(pack(terms.V_ABSORB, p, 0, 0))
    elif s.unit_hex[u] == terms.DEAD:
        for i in range(len(linked)):
            for k in range(i + 1, len(linked)):
                if has_place_without(s, u, linked[i], linked[k]):
                    found.append(pack(terms.V_ABSORB_TWO, linked[i], linked[k], 0))


def absorb(s: Campaign, partisan: int) -> None:
    """HU-12.2.1.9, HU-12.2.2.1: the partisans leave for good, and the rising was not crushed."""
    s.set_steps(partisan, 0)
    s.remove(partisan, terms.GONE)
    if s.events is not None:
        s.tell(E_ABSORBED, [partisan, s.board.czech])


def announce_rebuilt(s: Campaign, u: int) -> None:
    s.set_steps(u, 1)  # HU-6.3.8: on its reduced side
    if s.events is not None:
        s.tell(E_REBUILT, [u])
