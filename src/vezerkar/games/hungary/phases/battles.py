# hot: compiled by mypyc
"""The course of a battle, from the declared attack to the die (section 8.2, HU-8.2.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.hungary.combat import (
    attacker_of,
    battle_trucks,
    bomb_points,
    defenders,
    is_vt,
    losses,
    only_partisans,
    ready_bombers,
    ready_guns,
    reckon,
    target_of,
    truck_hexes,
)
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
from vezerkar.games.hungary.march import ban_for, has_room, is_banned
from vezerkar.games.hungary.phases.aftermath import clear_hex, finish, is_cleared
from vezerkar.games.hungary.phases.combat import count_for_order
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    AXIS,
    BLOCKS,
    FIRED,
    FOUGHT,
    HQ,
    LAKE,
    P_ADVANCE,
    P_BID,
    P_BOMBS,
    P_EVADE,
    P_EXPLOIT,
    P_GUN_TRUCK,
    P_GUNS,
    P_LOSSES,
    P_RETREAT,
    P_SPEND,
    SOVIET,
    STACK_LIMIT,
    UNIT,
    V_BID,
    V_BOMB,
    V_DONE,
    V_EVADE,
    V_FIGHT,
    V_FIRE,
    V_RETREAT,
    V_TRUCK,
    ZOC,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

# Stages of a battle
CROWD: Final = 0
EVASION: Final = 1
GUNS: Final = 2
BIDS: Final = 3
SPENDING: Final = 4
BOMBS: Final = 5
ENEMY_BOMBS: Final = 6
ROLL: Final = 7
ATTACKER_LOSSES: Final = 8
ADVANCE: Final = 9
EXPLOITATION: Final = 10
END: Final = 11


class Battle(Phase[Campaign]):
    """One battle. Frame: stage, steps the attacker loses, surplus of a breakthrough."""

    def proceed(self, s: Campaign, chance: Chance) -> None:
        stage = s.stack[-3]
        s.stack[-3] += 1
        side = attacker_of(s)
        if stage == CROWD:
            begin(s)
        elif stage == EVASION:
            meet(s)
        elif stage == GUNS:
            call_guns(s)
        elif stage == BIDS:
            open_bids(s)
        elif stage == SPENDING:
            spend(s)
        elif stage == BOMBS:
            s.push(P_BOMBS, side)
        elif stage == ENEMY_BOMBS:
            s.push(P_BOMBS, 1 - side)
        elif stage == ROLL:
            roll(s, chance)
        elif stage == ATTACKER_LOSSES:
            s.push(P_LOSSES, side, s.stack[-2])
            clear_hex(s)  # aircraft of an HQ lost here find another one before all else
        elif stage == ADVANCE:
            surplus = s.stack[-1]
            if is_cleared(s) and not is_vt(s):
                s.push(P_ADVANCE, surplus)
        elif stage == EXPLOITATION:
            if s.stack[-1] > 0:
                s.push(P_EXPLOIT)
        else:
            finish(s)


def begin(s: Campaign) -> None:
    """HU-4.2.2: units in excess lose a step and retreat before the battle."""
    s.guns, s.bombs, s.bids = [], [], [0, 0]
    count_for_order(s)
    h = target_of(s)
    for u in s.combat_in(h)[STACK_LIMIT:]:
        if s.events is not None:
            s.tell(E_CROWDED, [u, h])
        s.lose_step(u)
        if s.unit_hex[u] >= 0:
            s.push(P_RETREAT, u)
    alone = 0 if s.at[h] else 1  # trucks by themselves
    s.battle = [h, s.battle[1], s.battle[2], alone] + [0] * len(s.attackers)


def meet(s: Campaign) -> None:
    """HU-10.6.1: lone HQs are lost without a die; HU-12.2.3.1: partisans may evade."""
    h = target_of(s)
    if not s.combat_in(h):
        if s.at[h] or s.trucks_at(1 - attacker_of(s), h) == 0:
            s.stack[-3] = ATTACKER_LOSSES
    elif attacker_of(s) == AXIS and only_partisans(s, h):
        s.push(P_EVADE)


class Retreat(Phase[Campaign]):
    """HU-4.2.6, HU-4.2.7: where does a unit in excess go? Frame: the unit."""

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.stack[-3]) if retreats(s, s.stack[-3]) else 0

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        u = s.stack[-3]
        return [pack(V_RETREAT, u, h, 0) for h in retreats(s, u)]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        u, h = s.stack[-3], b_of(action)
        s.pop()
        s.lift(u)
        s.put(u, h)
        if s.board.unit_type[u] < HQ:
            s.take_control([h], s.board.unit_side[u])
        if s.events is not None:
            s.tell(E_RETREATED, [u, h])

    def proceed(self, s: Campaign, chance: Chance) -> None:
        u = s.stack[-3]
        s.pop()
        s.destroy(u)


def homeward(side: int) -> list[int]:
    """HU-4.2.6: Axis to the west or north, the Soviet side to the east or south."""
    return [0, 1, 2] if side == AXIS else [3, 4, 5]


def retreats(s: Campaign, u: int) -> list[int]:
    """One hex, or a second one beyond a full hex of the own side."""
    board = s.board
    side = board.unit_side[u]
    banned = ban_for(s, [u])  # HU-12.2.2.4: to retreat into the zone is to enter it
    found: list[int] = []
    full: list[int] = []
    for d in homeward(side):
        at = s.unit_hex[u] * 6 + d
        if board.edge[at] == LAKE or not is_safe(s, board.near[at], side, banned):
            continue
        if has_room(s, [u], board.near[at]):
            found.append(board.near[at])
        elif s.sight(side)[board.near[at]] & UNIT:
            full.append(board.near[at])
    if not found:
        for h in full:
            for d in homeward(side):
                n = board.near[h * 6 + d]
                if board.edge[h * 6 + d] == LAKE or n in found:
                    continue
                if is_safe(s, n, side, banned) and has_room(s, [u], n):
                    found.append(n)
    found.sort()
    return found


def is_safe(s: Campaign, h: int, side: int, banned: bytes) -> bool:
    """No enemy there, no enemy ZOC, and not closed by the rising."""
    return not s.sight(1 - side)[h] & (BLOCKS | ZOC) and not is_banned(banned, h)


class Evade(Phase[Campaign]):
    """HU-12.2.3.1, HU-1.0.3: do the partisans try to avoid the battle? Their owner says so."""

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.combat_in(target_of(s))[0])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        return [pack(V_EVADE, 0, 0, 0), pack(V_FIGHT, 0, 0, 0)]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        if verb_of(action) == V_FIGHT:
            return
        die = chance.below(6) + 1
        if s.events is not None:
            s.tell(E_EVADE_ROLL, [die])
        if die <= s.board.evade_most:
            s.stack[-3] = END  # HU-12.2.3.2


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
        s.push(P_GUNS, seat)


def guns_of(s: Campaign, seat: int) -> list[int]:
    """The artillery of a seat that can still be committed."""
    return [u for u in ready_guns(s) if s.owns(seat, u)]


class Guns(Phase[Campaign]):
    """Which artillery of a seat fires? Frame: the seat."""

    def waiting(self, s: Campaign) -> i64:
        seat = s.stack[-3]
        return 1 << seat if guns_of(s, seat) else 0

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        found = [pack(V_FIRE, u, 0, 0) for u in guns_of(s, seat)]
        found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == V_DONE:
            s.pop()
        else:
            s.push(P_GUN_TRUCK, a_of(action))

    def proceed(self, s: Campaign, chance: Chance) -> None:
        s.pop()


class GunTruck(Phase[Campaign]):
    """HU-8.3.2: which truck is spent for the artillery? Frame: the artillery unit."""

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.stack[-3])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        u = s.stack[-3]
        return truck_choices(truck_hexes(s, s.board.unit_side[u], [s.unit_hex[u]]))

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        u = s.stack[-3]
        s.pop()
        s.take_truck(s.board.unit_side[u], a_of(action))  # HU-8.3.7
        s.guns = [*s.guns, u]
        s.mark(u, FIRED)
        if s.board.unit_side[u] == attacker_of(s):
            s.mark(u, FOUGHT)  # HU-8.3.8
        if s.events is not None:
            s.tell(E_FIRED, [u, s.attack_of(u)])


def truck_choices(hexes: list[int]) -> list[int]:
    """One action for each hex with trucks."""
    found: list[int] = []
    for h in hexes:
        action = pack(V_TRUCK, h, 0, 0)
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
        s.push(P_BID)


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
        return [pack(V_BID, n, 0, 0) for n in range(len(battle_trucks(s, side)) + 1)]

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
        s.push(P_SPEND, 1 - side, s.bids[1 - side])
    if s.bids[side]:
        s.push(P_SPEND, side, s.bids[side])


class Spend(Phase[Campaign]):
    """HU-5.8.1.11: from which hex is a truck spent? Frame: side, trucks still to be named."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.stack[-3]) if s.stack[-2] else 0

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        return truck_choices(battle_trucks(s, s.stack[-3]))

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        side = s.stack[-3]
        s.stack[-2] -= 1
        s.take_truck(side, a_of(action))
        if is_vt(s) and side == attacker_of(s):
            s.group_trucks -= 1

    def proceed(self, s: Campaign, chance: Chance) -> None:
        s.pop()


# Air support (9.7)


class Bombs(Phase[Campaign]):
    """Which aircraft support the battle? Frame: side."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.stack[-3]) if ready_bombers(s, s.stack[-3]) else 0

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        found = [pack(V_BOMB, u, 0, 0) for u in ready_bombers(s, s.stack[-3])]
        found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == V_DONE:
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
    found = reckon(s)
    die = chance.below(6)
    mine, theirs = losses(s, found, die)
    steps = steps_in(s, h)
    if s.events is not None:
        s.tell(E_ROLLED, [found.column, die + 1, mine, theirs])
    s.stack[-2] = mine
    s.stack[-1] = 0
    if side == SOVIET and theirs > steps:
        s.stack[-1] = theirs - steps  # HU-8.5.7: only a surplus counts
        if s.events is not None:
            s.tell(E_BREAKTHROUGH, [h, theirs - steps])
    s.push(P_LOSSES, 1 - side, theirs)


def steps_in(s: Campaign, h: int) -> int:
    """The steps that defend a hex; lone trucks count one each (HU-5.8.1.7)."""
    units = defenders(s, h)
    if not units:
        return s.trucks_at(1 - attacker_of(s), h)
    total = 0
    for u in units:
        total += s.unit_steps[u]
    return total
