# hot: compiled by mypyc
"""The course of a battle, from the declared attack to the die (section 8.2, HU-8.2.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.hungary import terms
from vezerkar.games.hungary.events import (
    E_BIDS,
    E_BOMBED,
    E_BREAKTHROUGH,
    E_CROWDED,
    E_EVADE_ROLL,
    E_FIRED,
    E_RETREATED,
    E_ROLLED,
)
from vezerkar.games.hungary.phases.combat import count_for_order
from vezerkar.games.hungary.phases.losses import clear_hex, finish, is_cleared
from vezerkar.games.hungary.rules.combat import (
    attacker_of,
    battle_sum,
    battle_trucks,
    bomb_points,
    is_vt,
    losses,
    ready_bombers,
    ready_guns,
    steps_in,
    target_of,
    truck_hexes,
)
from vezerkar.games.hungary.rules.retreat import retreats
from vezerkar.games.hungary.rules.rising import only_partisans
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, SOVIET

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

# The frame of a battle
F_BATTLE_STAGE: Final = -3
F_ATTACKER_LOSS: Final = -2  # steps that the attacker loses
F_SURPLUS: Final = -1  # what is left of the result for a breakthrough (HU-8.5.1)

F_SEAT: Final = -3  # of the artillery: the seat that is asked
F_TRUCKS_LEFT: Final = -2  # trucks that are still to be named

# Stages of a battle
STAGE_CROWD: Final = 0
STAGE_EVASION: Final = 1
STAGE_GUNS: Final = 2
STAGE_BIDS: Final = 3
STAGE_SPENDING: Final = 4
STAGE_BOMBS: Final = 5
STAGE_ENEMY_BOMBS: Final = 6
STAGE_ROLL: Final = 7
STAGE_ATTACKER_LOSSES: Final = 8
STAGE_ADVANCE: Final = 9
STAGE_EXPLOITATION: Final = 10
STAGE_END: Final = 11


class Battle(Phase[Campaign]):
    """One battle. Frame: stage, steps the attacker loses, surplus of a breakthrough."""

    def proceed(self, s: Campaign, chance: Chance) -> None:
        stage = s.stack[F_BATTLE_STAGE]
        s.stack[F_BATTLE_STAGE] += 1
        side = attacker_of(s)
        if stage == STAGE_CROWD:
            begin(s)
        elif stage == STAGE_EVASION:
            meet(s)
        elif stage == STAGE_GUNS:
            call_guns(s)
        elif stage == STAGE_BIDS:
            open_bids(s)
        elif stage == STAGE_SPENDING:
            spend(s)
        elif stage == STAGE_BOMBS:
            s.push(terms.P_BOMBS, side)
        elif stage == STAGE_ENEMY_BOMBS:
            s.push(terms.P_BOMBS, 1 - side)
        elif stage == STAGE_ROLL:
            roll(s, chance)
        elif stage == STAGE_ATTACKER_LOSSES:
            s.push(terms.P_LOSSES, side, s.stack[F_ATTACKER_LOSS])
            clear_hex(s)  # aircraft of an HQ lost here find another one before all else
        elif stage == STAGE_ADVANCE:
            surplus = s.stack[F_SURPLUS]
            if is_cleared(s) and not is_vt(s):
                s.push(terms.P_ADVANCE, surplus)
        elif stage == STAGE_EXPLOITATION:
            if s.stack[F_SURPLUS] > 0:
                s.push(terms.P_EXPLOIT)
        else:
            finish(s)


def begin(s: Campaign) -> None:
    """HU-4.2.2: units in excess lose a step and retreat before the battle."""
    s.guns, s.bombs, s.bids = [], [], [0, 0]
    count_for_order(s)
    h = target_of(s)
    for u in s.combat_in(h)[terms.STACK_LIMIT :]:
        if s.events is not None:
            s.tell(E_CROWDED, [u, h])
        s.lose_step(u)
        if s.unit_hex[u] >= 0:
            s.push(terms.P_RETREAT, u)
    alone = 0 if s.at[h] else 1  # trucks by themselves
    s.battle = [h, s.battle[terms.B_BLITZ], s.battle[terms.B_ATTACKER], alone] + [0] * len(
        s.attackers
    )


def meet(s: Campaign) -> None:
    """HU-10.6.1: lone HQs are lost without a die; HU-12.2.3.1: partisans may evade."""
    h = target_of(s)
    if not s.combat_in(h):
        if s.at[h] or s.trucks_at(1 - attacker_of(s), h) == 0:
            s.stack[F_BATTLE_STAGE] = STAGE_ATTACKER_LOSSES
    elif attacker_of(s) == AXIS and only_partisans(s, h):
        s.push(terms.P_EVADE)


class Retreat(Phase[Campaign]):
    """HU-4.2.6, HU-4.2.7: where does a unit in excess go? Frame: the unit."""

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.stack[terms.F_UNIT]) if retreats(s, s.stack[terms.F_UNIT]) else 0

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        u = s.stack[terms.F_UNIT]
        return [pack(terms.V_RETREAT, u, h, 0) for h in retreats(s, u)]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        u, h = s.stack[terms.F_UNIT], b_of(action)
        s.pop()
        s.lift(u)
        s.put(u, h)
        if s.board.unit_type[u] < terms.HQ:
            s.take_control([h], s.board.unit_side[u])
        if s.events is not None:
            s.tell(E_RETREATED, [u, h])

    def proceed(self, s: Campaign, chance: Chance) -> None:
        u = s.stack[terms.F_UNIT]
        s.pop()
        s.destroy(u)


class Evade(Phase[Campaign]):
    """HU-12.2.3.1, HU-1.0.3: do the partisans try to avoid the battle? Their owner says so."""

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.combat_in(target_of(s))[0])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        return [pack(terms.V_EVADE, 0, 0, 0), pack(terms.V_FIGHT, 0, 0, 0)]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        if verb_of(action) == terms.V_FIGHT:
            return
        die = chance.below(6) + 1
        if s.events is not None:
            s.tell(E_EVADE_ROLL, [die])
        if die <= s.board.evade_most:
            s.stack[F_BATTLE_STAGE] = STAGE_END  # HU-12.2.3.2


# Artillery (8.3)


def call_guns(s: Campaign) -> None:
    """HU-1.0.3: whoever owns artillery that can fire is asked, one after the other."""
    seats: list[int] = []
    for u in ready_guns(s):
        seat = s.board.unit_owner[u]
        if seat not in seats:
            seats.append(seat)
    seats.sort(reverse=True)  # the last on the stack is asked first: the commander
    for seat in seats:
        s.push(terms.P_GUNS, seat)


def guns_of(s: Campaign, seat: int) -> list[int]:
    """The artillery of a seat that can still be committed."""
    return [u for u in ready_guns(s) if s.owns(seat, u)]


class Guns(Phase[Campaign]):
    """Which artillery of a seat fires? Frame: the seat."""

    def waiting(self, s: Campaign) -> i64:
        seat = s.stack[F_SEAT]
        return 1 << seat if guns_of(s, seat) else 0

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        found = [pack(terms.V_FIRE, u, 0, 0) for u in guns_of(s, seat)]
        found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_DONE:
            s.pop()
        else:
            s.push(terms.P_GUN_TRUCK, a_of(action))

    def proceed(self, s: Campaign, chance: Chance) -> None:
        s.pop()


class GunTruck(Phase[Campaign]):
    """HU-8.3.2: which truck is spent for the artillery? Frame: the artillery unit."""

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.stack[terms.F_UNIT])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        u = s.stack[terms.F_UNIT]
        return truck_actions(truck_hexes(s, s.board.unit_side[u], [s.unit_hex[u]]))

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        u = s.stack[terms.F_UNIT]
        s.pop()
        s.take_truck(s.board.unit_side[u], a_of(action))  # HU-8.3.7
        s.guns = [*s.guns, u]
        s.mark(u, terms.FIRED)
        if s.board.unit_side[u] == attacker_of(s):
            s.mark(u, terms.FOUGHT)  # HU-8.3.8
        if s.events is not None:
            s.tell(E_FIRED, [u, s.attack_of(u)])


def truck_actions(hexes: list[int]) -> list[int]:
    """One action for each hex with trucks."""
    found: list[int] = []
    for h in hexes:
        action = pack(terms.V_TRUCK, h, 0, 0)
        if action not in found:
            found.append(action)
    return found


# Trucks (5.8.1)


def open_bids(s: Campaign) -> None:
    """A side without trucks in reach has bid nothing; everybody can see that."""
    bids = [0, 0]
    for side in (AXIS, SOVIET):
        if battle_trucks(s, side):
            bids[side] = -1
    s.bids = bids
    if bids[AXIS] < 0 or bids[SOVIET] < 0:
        s.push(terms.P_BID)


class Bid(Phase[Campaign]):
    """HU-5.8.1.3: how many trucks are spent? Secret, both sides at once."""

    def waiting(self, s: Campaign) -> i64:
        mask = 0
        for side in (AXIS, SOVIET):
            if s.bids[side] < 0:
                mask |= s.chief(side)
        return mask

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        side = s.board.seat_side[seat]
        return [pack(terms.V_BID, n, 0, 0) for n in range(len(battle_trucks(s, side)) + 1)]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        s.bids = changed(s.bids, s.board.seat_side[seat], a_of(action))

    def proceed(self, s: Campaign, chance: Chance) -> None:
        s.pop()
        if s.events is not None:
            side = attacker_of(s)
            s.tell(E_BIDS, [s.bids[side], s.bids[1 - side]])


def spend(s: Campaign) -> None:
    """HU-5.8.1.5: both sides name the trucks they spend, the attacker first."""
    side = attacker_of(s)
    if s.bids[1 - side]:
        s.push(terms.P_SPEND, 1 - side, s.bids[1 - side])
    if s.bids[side]:
        s.push(terms.P_SPEND, side, s.bids[side])


class Spend(Phase[Campaign]):
    """HU-5.8.1.11: from which hex is a truck spent? Frame: side, trucks still to be named."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.stack[terms.F_SIDE]) if s.stack[F_TRUCKS_LEFT] else 0

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        return truck_actions(battle_trucks(s, s.stack[terms.F_SIDE]))

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        side = s.stack[terms.F_SIDE]
        s.stack[F_TRUCKS_LEFT] -= 1
        s.take_truck(side, a_of(action))
        if is_vt(s) and side == attacker_of(s):
            s.group_trucks -= 1

    def proceed(self, s: Campaign, chance: Chance) -> None:
        s.pop()


# Air support (9.7)


class Bombs(Phase[Campaign]):
    """Which aircraft support the battle? Frame: side."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.stack[terms.F_SIDE]) if ready_bombers(s, s.stack[terms.F_SIDE]) else 0

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        found = [pack(terms.V_BOMB, u, 0, 0) for u in ready_bombers(s, s.stack[terms.F_SIDE])]
        found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_DONE:
            s.pop()
            return
        u = a_of(action)
        s.bombs = [*s.bombs, u]
        if s.events is not None:
            s.tell(E_BOMBED, [u, bomb_points(s, u)])

    def proceed(self, s: Campaign, chance: Chance) -> None:
        s.pop()


# The die


def roll(s: Campaign, chance: Chance) -> None:
    """HU-8.2.2, HU-8.5.1: the result, and how much of it is left over for a breakthrough."""
    side = attacker_of(s)
    h = target_of(s)
    found = battle_sum(s)
    die = chance.below(6)
    mine, theirs = losses(s, found, die)
    steps = steps_in(s, h)
    if s.events is not None:
        s.tell(E_ROLLED, [found.column, die + 1, mine, theirs])
    s.stack[F_ATTACKER_LOSS] = mine
    s.stack[F_SURPLUS] = 0
    if side == SOVIET and theirs > steps:
        s.stack[F_SURPLUS] = theirs - steps  # HU-8.5.7: only a surplus counts
        if s.events is not None:
            s.tell(E_BREAKTHROUGH, [h, theirs - steps])
    s.push(terms.P_LOSSES, 1 - side, theirs)
