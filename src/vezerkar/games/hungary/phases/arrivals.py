# hot: compiled by mypyc
"""Phase A, steps 3 to 5: reinforcements, withdrawals, transfer of aircraft."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.hungary import terms
from vezerkar.games.hungary.events import (
    E_ARRIVED,
    E_BASED,
    E_RETURNED,
    E_WAITS,
    E_WITHDRAWN,
)
from vezerkar.games.hungary.phases.logistics import announce_rebuilt
from vezerkar.games.hungary.rules.air import (
    Airfields,
    aircraft_limit,
    aircraft_of,
    hqs_with_room,
)
from vezerkar.games.hungary.rules.placement import entry_places, rebuild_places
from vezerkar.games.hungary.rules.reinforcements import (
    any_due,
    due_units,
    named_units,
    substitutes,
    waiting_units,
)
from vezerkar.games.hungary.rules.replacements import rebuild_bases
from vezerkar.games.hungary.rules.supply import hq_states
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, SOVIET

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

ARRIVES: Final = 0
REBUILT: Final = 1

F_REASON: Final = -2  # why a unit comes onto the map
F_UNITS_SETTLED: Final = -2  # how many named units are settled so far
F_CROWDED_HQ: Final = -3  # the HQ that has one air unit too many plus 1, or 0


class Place(Phase[Campaign]):
    """Where does a unit come onto the map? Frame: the unit, 1 if it is rebuilt."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.board.unit_side[s.stack[terms.F_UNIT]])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        u = s.stack[terms.F_UNIT]
        places = rebuild_places(s, u) if s.stack[F_REASON] == REBUILT else entry_places(s, u)
        return [pack(terms.V_PLACE, u, h, 0) for h in places]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        u, h = a_of(action), b_of(action)
        rebuilt = s.stack[F_REASON] == REBUILT
        if rebuilt:
            announce_rebuilt(s, u)
        elif s.board.unit_type[u] == terms.HQ:
            s.set_steps(u, 1)
        s.pop()
        s.put(u, h)
        if s.events is not None:
            s.tell(E_RETURNED if rebuilt else E_ARRIVED, [u, h])


class Hangar(Phase[Campaign]):
    """Which HQ does an air unit join? Frame: the unit, 1 if it is rebuilt."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.board.unit_side[s.stack[terms.F_UNIT]])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        u = s.stack[terms.F_UNIT]
        side = s.board.unit_side[u]
        if s.stack[F_REASON] == REBUILT:
            homes = rebuild_bases(s, side, hq_states(s, side))
        else:
            homes = hqs_with_room(s)
        return [pack(terms.V_BASE, u, hq, 0) for hq in homes]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        u, hq = a_of(action), b_of(action)
        if s.stack[F_REASON] == REBUILT:
            announce_rebuilt(s, u)
        s.pop()
        join_hq(s, u, hq)


def join_hq(s: Campaign, u: int, hq: int) -> None:
    """HU-10.4.1: an air unit belongs to an HQ; Axis aircraft to none."""
    s.set_place(u, terms.HANGAR)
    if s.board.unit_side[u] == SOVIET:
        s.base = changed(s.base, u, hq)
        if s.events is not None:
            s.tell(E_BASED, [u, hq])


class Arrivals(Phase[Campaign]):
    """Which reinforcement is placed next? Frame: side."""

    def waiting(self, s: Campaign) -> i64:
        side = s.stack[terms.F_SIDE]
        return s.chief(side) if any_due(s, side) else 0

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        return [pack(terms.V_PICK, u, 0, 0) for u in due_units(s, s.stack[terms.F_SIDE])]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        s.push(terms.P_PLACE, a_of(action), ARRIVES)

    def proceed(self, s: Campaign, chance: Chance) -> None:
        """Aircraft come last, when all HQs of the turn are on the map (HU-6.4.6)."""
        side = s.stack[terms.F_SIDE]
        for u in s.board.air_units[side]:
            if s.unit_hex[u] != terms.DUE or s.arrival[u] > s.turn:
                continue
            if side == AXIS:
                s.set_place(u, terms.HANGAR)
                continue
            room = hqs_with_room(s)
            if s.board.unit_base[u] in room:
                join_hq(s, u, s.board.unit_base[u])
            elif room:
                s.push(terms.P_HANGAR, u, ARRIVES)
                return
            elif s.events is not None:
                s.tell(E_WAITS, [u])
        if s.events is not None:
            for u in waiting_units(s, side):
                s.tell(E_WAITS, [u])
        s.pop()


class Withdrawals(Phase[Campaign]):
    """Who leaves in the place of a unit that cannot? Frame: side, units settled so far."""

    def waiting(self, s: Campaign) -> i64:
        side = s.stack[terms.F_SIDE]
        named = named_units(s, side)
        if s.stack[F_UNITS_SETTLED] >= len(named) or not substitutes(
            s, named[s.stack[F_UNITS_SETTLED]]
        ):
            return 0
        return s.chief(side)

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        named = named_units(s, s.stack[terms.F_SIDE])[s.stack[F_UNITS_SETTLED]]
        return [pack(terms.V_WITHDRAW, u, 0, 0) for u in substitutes(s, named)]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        s.stack[F_UNITS_SETTLED] += 1
        withdraw(s, a_of(action))

    def proceed(self, s: Campaign, chance: Chance) -> None:
        side = s.stack[terms.F_SIDE]
        named = named_units(s, side)
        if s.stack[F_UNITS_SETTLED] < len(named):
            s.stack[F_UNITS_SETTLED] += 1  # HU-6.5.6
            return
        s.pop()


def leave_by_themselves(s: Campaign, side: int) -> None:
    """HU-6.5.1, HU-6.5.7: named units that can leave do so; those in the queue never come."""
    board = s.board
    for u in board.combat_units[side] + board.hqs[side]:
        if board.unit_leaves[u] != s.turn:
            continue
        if s.unit_hex[u] == terms.DUE or (s.unit_hex[u] >= 0 and not s.flags[u] & terms.OOS):
            withdraw(s, u)


def withdraw(s: Campaign, u: int) -> None:
    """HU-6.5.4: it is out of play."""
    s.remove(u, terms.GONE)
    s.set_steps(u, 0)
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
        crowded = s.stack[F_CROWDED_HQ] - 1
        found: list[int] = []
        hqs = [hq for hq in s.board.hqs[SOVIET] if s.unit_hex[hq] >= 0]
        fields = Airfields(s)
        for u in s.board.air_units[SOVIET]:
            if s.unit_hex[u] != terms.HANGAR or s.flags[u] & terms.MOVED:
                continue
            if crowded >= 0 and s.base[u] != crowded:
                continue
            for hq in hqs:
                if hq == s.base[u]:
                    continue
                if fields.has_room(hq) or (crowded < 0 and fields.can_swap(s.base[u], hq)):
                    found.append(pack(terms.V_BASE, u, hq, 0))
        if crowded < 0:
            found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_DONE:
            s.clear_flag(SOVIET, terms.MOVED)
            s.pop()
            return
        u, hq = a_of(action), b_of(action)
        s.mark(u, terms.MOVED)
        join_hq(s, u, hq)
        state = hq_states(s, SOVIET)[s.board.hqs[SOVIET].index(hq)]
        over = aircraft_of(s, hq) > aircraft_limit(s, hq, state)
        s.stack[F_CROWDED_HQ] = hq + 1 if over else 0
