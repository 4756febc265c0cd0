# hot: compiled by mypyc
"""Orders in alternation: which army card, which tower (KF-3.2.4 to KF-3.2.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed, plus
from vezerkar.games.crescent import terms
from vezerkar.games.crescent.events import (
    E_EXECUTED,
    E_FILLED,
    E_IDLE,
    E_SHIFTED,
    E_WITHDRAWN,
)
from vezerkar.games.crescent.phases.building import build
from vezerkar.games.crescent.phases.frame import (
    IN_TURN,
    PICK_PARTS,
    PICKED,
    TOWER,
    WORKS_GREEN,
    WORKS_OTHER,
)
from vezerkar.games.crescent.rules.movement import steps_of
from vezerkar.games.crescent.rules.orders import (
    add_field_works,
    add_fills,
    add_first_fills,
    add_green_works,
    add_shifts,
    can_act,
    can_execute,
    green_of,
    mode_of,
    own_towers,
)
from vezerkar.games.crescent.state import Battle

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

# Comrades' Aid: who of the two was picked, and whether a tower of its own army card has acted.
MAIN: Final = 1
HELPER: Final = 2
SERVED: Final = 4


class Orders(Phase[Battle]):
    """Which order is carried out? Frame: the captain in turn, counted from the first."""

    def waiting(self, s: Battle) -> i64:
        n = next_commander(s, s.stack[IN_TURN])
        return BIT[s.nth(n)] if n >= 0 else 0

    def actions(self, s: Battle, seat: i64) -> list[int]:
        found: list[int] = []
        withdrawals: list[int] = []
        for troop in range(terms.TYPES):
            if s.laid[seat][troop * terms.ARMY_PLACES + terms.GREY] != terms.NO_CARD:
                if can_execute(s, seat, troop):
                    found.append(pack(terms.V_EXECUTE, troop, 0, 0))
                withdrawals.append(pack(terms.V_WITHDRAW, troop, 0, 0))
        found += withdrawals
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.stack[IN_TURN] = (next_commander(s, s.stack[IN_TURN]) + 1) % s.board.seats
        troop = a_of(action)
        s.turn = seat
        s.army = troop
        s.filled = 0
        s.built = 0
        s.failed = 0
        if verb_of(action) == terms.V_WITHDRAW:
            withdraw(s, seat, troop)
        else:
            execute(s, seat, troop)

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()


def next_commander(s: Battle, n: i64) -> i64:
    """Which captain is next to carry out an order; -1 if nobody has one (KF-3.2.5)."""
    seats = s.board.seats
    for i in range(seats):
        m = (n + i) % seats
        laid = s.laid[s.nth(m)]
        for troop in range(terms.TYPES):
            if laid[troop * terms.ARMY_PLACES + terms.GREY] != terms.NO_CARD:
                return m
    return -1


def execute(s: Battle, seat: i64, troop: i64) -> None:
    grey = s.laid[seat][troop * terms.ARMY_PLACES + terms.GREY]
    if s.events is not None:
        s.tell(E_EXECUTED, [seat, grey, troop])
    s.push(terms.P_FINISH)
    s.push(terms.P_REGROUP if grey == terms.REGROUP else terms.P_PICK)


def withdraw(s: Battle, seat: i64, troop: i64) -> None:
    """KF-3.2.13, KF-3.2.15, KF-3.3.4."""
    if s.events is not None:
        s.tell(E_WITHDRAWN, [seat, s.laid[seat][troop * terms.ARMY_PLACES + terms.GREY], troop])
    clear_army(s, seat, troop, False)
    s.force = changed(s.force, seat * terms.TYPES + troop, 0)
    s.penalise(seat)
    s.army = terms.NO_TROOP


def clear_army(s: Battle, seat: i64, troop: i64, used: bool) -> None:
    """The cards of an army card are put away (KF-3.2.7, KF-3.2.14)."""
    first: i64 = troop * terms.ARMY_PLACES
    for place in range(first, first + terms.ARMY_PLACES):
        card: i64 = s.laid[seat][place]
        if card != terms.NO_CARD:
            s.set_laid(seat, place, terms.NO_CARD)
            has_built = s.built != 0 and place == first + terms.GREEN
            s.put_away(seat, card, used or has_built)


def fill(s: Battle, t: i64) -> None:
    """KF-6.17.1: a lost disc comes back, and is lost no more (KF-4.6)."""
    s.filled = 1
    s.discs = plus(s.discs, t, 1)
    s.lost = plus(s.lost, s.owner[t] * terms.TYPES + s.board.tower_troop[t], -1)
    if s.events is not None:
        s.tell(E_FILLED, [t, s.discs[t]])


class Pick(Phase[Battle]):
    """Which tower acts? Frame: mask of those that were picked, and how Comrades' Aid stands."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.turn] if self.pickable(s) else 0

    def pickable(self, s: Battle) -> list[int]:
        """The towers that may act next (KF-2.1.6, KF-6.2.1, KF-6.7.1)."""
        seat = s.turn
        grey = s.laid[seat][s.army * terms.ARMY_PLACES + terms.GREY]
        acted: i64 = s.stack[PICKED]
        found: list[int] = []
        if grey == terms.COMRADES:
            return self.comrades(s, acted, s.stack[PICK_PARTS])
        for t in own_towers(s, seat % 2, s.army):
            if acted & BIT[t]:
                continue
            if grey == terms.FIELD_WORKS:
                works: list[int] = []
                add_field_works(s, seat, t, works)
                if works:
                    found.append(t)
            elif can_act(s, seat, t, mode_of(grey), green_of(s, seat, t)):
                found.append(t)
        return found

    def leaves_idle(self, s: Battle, seat: i64) -> bool:
        """KF-6.2.2: a tower has a step or an attack left; works are nobody's duty."""
        for t in own_towers(s, seat % 2, s.army):
            if not s.stack[PICKED] & BIT[t] and can_act(s, seat, t, terms.AS_MARCH, terms.NO_CARD):
                return True
        return False

    def comrades(self, s: Battle, acted: i64, parts: i64) -> list[int]:
        """KF-6.7.4: one of the own army card and one other, in either sequence."""
        seat = s.turn
        found: list[int] = []
        for t in range(s.board.towers):
            if s.square[t] < 0 or s.owner[t] != seat % 2 or acted & BIT[t]:
                continue
            own = s.board.tower_troop[t] == s.army
            if parts & MAIN and parts & HELPER:
                continue
            if parts & HELPER and not own:
                continue
            if can_act(s, seat, t, terms.AS_MARCH, green_of(s, seat, t)):
                found.append(t)
        return found

    def actions(self, s: Battle, seat: i64) -> list[int]:
        found: list[int] = []
        add_fills(s, seat, found)
        for t in self.pickable(s):
            found.append(pack(terms.V_PICK, t, 0, 0))
        if s.stack[PICKED]:
            grey = s.laid[seat][s.army * terms.ARMY_PLACES + terms.GREY]
            if grey != terms.COMRADES or s.stack[PICK_PARTS] & MAIN:
                found.append(pack(terms.V_FINISH, 0, 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        grey = s.laid[seat][s.army * terms.ARMY_PLACES + terms.GREY]
        if verb == terms.V_FILL:
            fill(s, a_of(action))
        elif verb == terms.V_FINISH:
            if grey == terms.GENERAL_ATTACK and self.leaves_idle(s, seat):
                s.failed = 1
                if s.events is not None:
                    s.tell(E_IDLE, [seat, s.army])
            self.end(s, grey)
        else:
            self.pick(s, seat, a_of(action), grey)

    def pick(self, s: Battle, seat: i64, t: i64, grey: i64) -> None:
        if grey == terms.GENERAL_ATTACK:
            s.stack[PICKED] |= BIT[t]
        elif grey == terms.COMRADES:
            s.stack[PICKED] |= BIT[t]
            own = s.board.tower_troop[t] == s.army
            s.stack[PICK_PARTS] |= MAIN if own and not s.stack[PICK_PARTS] & MAIN else HELPER
        else:
            s.pop()
        if grey == terms.FIELD_WORKS:
            s.push(terms.P_WORKS, t)
        else:
            mode = mode_of(grey)
            s.push(terms.P_ACT, t, steps_of(s, seat, t, mode), mode)

    def proceed(self, s: Battle, chance: Chance) -> None:
        """Nobody is left who could act."""
        self.end(s, s.laid[s.turn][s.army * terms.ARMY_PLACES + terms.GREY])

    def end(self, s: Battle, grey: i64) -> None:
        if grey == terms.COMRADES and not s.stack[PICK_PARTS] & SERVED:
            s.failed = 1  # KF-6.7.4: whatever the helper has done
        s.pop()


class Works(Phase[Battle]):
    """What is built or blown up? Frame: tower; 1 for the green card; the other tower, plus one."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.turn] if self.possible(s) else 0

    def possible(self, s: Battle) -> list[int]:
        found: list[int] = []
        if s.stack[WORKS_GREEN] == 0:
            add_field_works(s, s.turn, s.stack[TOWER], found)
            return found
        if s.square[s.stack[TOWER]] >= 0:
            add_green_works(s, s.turn, s.stack[TOWER], found)
        other: i64 = s.stack[WORKS_OTHER] - 1
        if other >= 0:
            add_green_works(s, s.turn, other, found)
        return found

    def actions(self, s: Battle, seat: i64) -> list[int]:
        found = self.possible(s)
        if s.stack[WORKS_GREEN]:
            found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_DONE:
            s.pop()
            return
        if s.stack[WORKS_GREEN] == 0:
            s.stack[WORKS_GREEN] = 1
        else:
            s.built = 1
        build(s, action)

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()


class Regroup(Phase[Battle]):
    """Which tower gives a disc to which? (KF-6.8.1)

    Where none has a disc to give, the ranks of one of them are filled first (KF-6.17.2). The order
    was begun, so there is such a tower, and after it a disc to give: nobody gets stuck here.
    """

    def waiting(self, s: Battle) -> i64:
        return BIT[s.turn]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        shifts: list[int] = []
        add_shifts(s, seat % 2, s.army, shifts)
        found: list[int] = []
        if shifts:
            add_fills(s, seat, found)
        else:
            add_first_fills(s, seat, s.army, found)
        found += shifts
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_FILL:
            fill(s, a_of(action))
            return
        giver, taker = a_of(action), b_of(action)
        s.discs = plus(plus(s.discs, giver, -1), taker, 1)
        if s.events is not None:
            s.tell(E_SHIFTED, [giver, taker])
        s.pop()
        s.push(terms.P_WORKS, giver, 1, taker + 1)


class Finish(Phase[Battle]):
    """After the order: a last chance to fill the ranks, then the cards are put away (KF-8.5)."""

    def waiting(self, s: Battle) -> i64:
        found: list[int] = []
        add_fills(s, s.turn, found)
        return BIT[s.turn] if found else 0

    def actions(self, s: Battle, seat: i64) -> list[int]:
        found: list[int] = []
        add_fills(s, seat, found)
        found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_FILL:
            fill(s, a_of(action))
        else:
            s.filled = 1

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()
        if s.failed:
            withdraw(s, s.turn, s.army)
        else:
            clear_army(s, s.turn, s.army, True)
            s.army = terms.NO_TROOP
