# hot: compiled by mypyc
"""Free set-up: units and trucks start elsewhere than on their usual hexes (section 13.0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import Phase, a_of, b_of, pack, verb_of
from vezerkar.games.hungary import terms
from vezerkar.games.hungary.events import E_SETUP
from vezerkar.games.hungary.rules.placement import (
    start_places,
    stray_trucks,
    truck_places,
    truck_starts,
)
from vezerkar.games.hungary.rules.supply import find_sources
from vezerkar.games.hungary.state import Campaign

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


class Setup(Phase[Campaign]):
    """Which unit starts elsewhere than on its usual hex? Frame: side, seats that are done."""

    def waiting(self, s: Campaign) -> i64:
        return s.board.side_mask[s.stack[terms.F_SIDE]]

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        side = s.stack[terms.F_SIDE]
        board = s.board
        found: list[int] = []
        for u in board.combat_units[side] + board.hqs[side]:
            if s.unit_hex[u] >= 0 and not s.flags[u] & terms.MOVED and s.owns(seat, u):
                if len(start_places(s, u)) > 0:
                    found.append(pack(terms.V_PICK, u, 0, 0))
        if seat == board.chief[side]:
            astray = stray_trucks(s, side)
            for h in truck_starts(s, side, astray):
                found.append(pack(terms.V_PICK_TRUCK, h, 0, 0))
            if not astray:
                found.append(pack(terms.V_DONE, 0, 0, 0))  # HU-13.0.5
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_PICK:
            s.push(terms.P_SETUP_UNIT, a_of(action))
        elif verb == terms.V_PICK_TRUCK:
            s.push(terms.P_SETUP_TRUCK, a_of(action))
        else:
            side = s.stack[terms.F_SIDE]
            s.clear_flag(side, terms.MOVED)
            s.set_trucks(side, fresh_trucks(s, side))
            s.pop()
            s.source = find_sources(s)  # HU-10.6.6


def fresh_trucks(s: Campaign, side: int) -> list[int]:
    mine = [truck & ~1 for truck in s.trucks[side]]
    mine.sort()
    return mine


class SetupUnit(Phase[Campaign]):
    """Where does the unit start? Frame: the unit."""

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.stack[terms.F_UNIT])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        u = s.stack[terms.F_UNIT]
        found = [pack(terms.V_PLACE, u, h, 0) for h in start_places(s, u)]
        found.append(pack(terms.V_HALT, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        u = s.stack[terms.F_UNIT]
        s.pop()
        s.mark(u, terms.MOVED)
        if verb_of(action) == terms.V_PLACE:
            s.lift(u)
            s.put(u, b_of(action))
            if s.events is not None:
                s.tell(E_SETUP, [u, b_of(action)])


class SetupTruck(Phase[Campaign]):
    """Where does a truck start? Frame: the hex it stands in now."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.stack[terms.BELOW + terms.F_SIDE])  # the side of the set-up below

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        h = s.stack[terms.F_HEX]
        places = truck_places(s, s.stack[terms.BELOW + terms.F_SIDE])
        found = [pack(terms.V_DRIVE, h, n, 0) for n in places if n != h]
        if h in places or not found:
            found.append(pack(terms.V_HALT, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        h, side = s.stack[terms.F_HEX], s.stack[terms.BELOW + terms.F_SIDE]
        s.pop()
        s.take_truck(side, h, moved_first=False)
        s.add_truck(side, b_of(action) if verb_of(action) == terms.V_DRIVE else h, 1)
