# hot: compiled by mypyc
"""After the die: losses, advance, breakthrough, exploitation, lost headquarters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import FRAME, Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.hungary.breach import (
    Breach,
    breach_frame,
    breach_of,
    break_ends,
    detours,
    ends_of,
    exploit_ends,
    leg_of,
    may_exploit,
    turnings,
)
from vezerkar.games.hungary.combat import attacker_of, is_vt, target_of
from vezerkar.games.hungary.events import (
    E_ADVANCED,
    E_BROKE_THROUGH,
    E_EXPLOITED,
    E_HQ_LOST,
    E_MOVED,
    E_OUT_OF_SUPPLY,
    E_TRUCKS_BEATEN,
    E_TRUCKS_GONE,
)
from vezerkar.games.hungary.march import (
    ban_for,
    has_room,
    is_banned,
    is_beside_enemy,
)
from vezerkar.games.hungary.phases.air import go_home
from vezerkar.games.hungary.phases.arrivals import join_hq
from vezerkar.games.hungary.phases.moves import after_blitz
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.supply import hqs_with_room
from vezerkar.games.hungary.terms import (
    ARTILLERY,
    DEAD,
    FOUGHT,
    HANGAR,
    HQ,
    OOS,
    P_BREAK,
    P_DETOUR,
    P_EXPLOIT_GO,
    P_REBASE,
    SOVIET,
    V_ADVANCE,
    V_ADVANCE_ALL,
    V_BASE,
    V_DONE,
    V_HALT,
    V_LOSE,
    V_MOVE,
    V_OVER,
    V_PICK,
    V_ROUTE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

HQ_ABSENCE = 3  # HU-10.6.2: turns until a destroyed HQ returns


def victims(s: Campaign, side: int) -> list[int]:
    """HU-1.5.6, HU-1.5.7: who of a side can take the next loss; artillery comes last."""
    board = s.board
    if side == attacker_of(s):
        return [u for u in s.attackers if s.unit_hex[u] >= 0]
    units = s.combat_in(target_of(s))
    others = [u for u in units if board.unit_type[u] != ARTILLERY]
    return others if others else units


class Losses(Phase[Campaign]):
    """HU-1.5.5: which unit loses a step? Frame: side, steps still to be lost."""

    def waiting(self, s: Campaign) -> i64:
        side, left = s.stack[-3], s.stack[-2]
        units = victims(s, side)
        if left == 0 or not units or wipes_out(s, side, left):
            return 0
        mask = 0
        for u in units:
            mask |= s.owner(u)
        return mask

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        return [pack(V_LOSE, u, 0, 0) for u in victims(s, s.stack[-3]) if s.owns(seat, u)]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        s.stack[-2] -= 1
        s.lose_step(a_of(action))

    def proceed(self, s: Campaign, chance: Chance) -> None:
        """Nothing left to choose: everybody is lost, or nobody more (HU-8.2.4)."""
        side, left = s.stack[-3], s.stack[-2]
        s.pop()
        if left and side != attacker_of(s) and not s.combat_in(target_of(s)):
            lose_lone_trucks(s, side, left)
            return
        while left:
            units = victims(s, side)
            if not units:
                return
            s.lose_step(units[0])
            left -= 1


def wipes_out(s: Campaign, side: int, left: int) -> bool:
    """Whether the loss takes every step there is."""
    total = 0
    units = s.attackers if side == attacker_of(s) else s.combat_in(target_of(s))
    for u in units:
        if s.unit_hex[u] >= 0:
            total += s.unit_steps[u]
    return left >= total


def lose_lone_trucks(s: Campaign, side: int, count: int) -> None:
    """HU-5.8.1.7: each truck of a hex without combat units is one step; others go with them."""
    h = target_of(s)
    gone = 0
    while gone < count and s.trucks_at(side, h):
        s.take_truck(side, h)
        gone += 1
    if gone and s.events is not None:
        s.tell(E_TRUCKS_BEATEN if s.battle[3] else E_TRUCKS_GONE, [side, h, gone])


def clear_hex(s: Campaign) -> None:
    """HU-8.4.3: without combat units the HQs and trucks of the loser are lost."""
    h = target_of(s)
    side = 1 - attacker_of(s)
    if s.combat_in(h):
        return
    trucks = s.trucks_at(side, h)
    if trucks and s.battle[3]:
        return  # trucks that were attacked alone and are left hold their hex
    for u in s.at[h]:
        lose_hq(s, u)  # HU-10.6.1, HU-10.6.5
    if trucks:
        lose_lone_trucks(s, side, trucks)  # HU-5.8.1.14


def is_cleared(s: Campaign) -> bool:
    """HU-8.4.1: whether nobody of the loser is left in the hex."""
    h = target_of(s)
    return not s.at[h] and s.trucks_at(1 - attacker_of(s), h) == 0


def lose_hq(s: Campaign, u: int) -> None:
    """HU-10.6.2, HU-10.6.3: the HQ returns in three turns; its units are marked OOS at once."""
    h = s.unit_hex[u]
    s.unit_steps[u] = 0
    s.remove(u, DEAD)
    s.arrival = changed(s.arrival, u, s.turn + HQ_ABSENCE)
    if s.events is not None:
        s.tell(E_HQ_LOST, [u, h])
    for other in range(s.board.ground_count):
        if s.source[other] == u and s.unit_hex[other] >= 0 and not s.flags[other] & OOS:
            s.mark(other, OOS)
            if s.events is not None:
                s.tell(E_OUT_OF_SUPPLY, [other])
    homeless = False
    base = s.base[:]
    for air in s.board.air_units[SOVIET]:
        if base[air] == u and s.unit_hex[air] == HANGAR:
            base[air] = -1  # HU-10.6.4
            homeless = True
        elif base[air] == u:
            base[air] = s.board.unit_base[air]
    s.base = base
    if homeless:
        s.push(P_REBASE)


class Rebase(Phase[Campaign]):
    """HU-10.6.7: aircraft of a lost HQ join others as their owner likes."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(SOVIET)

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        found: list[int] = []
        room = hqs_with_room(s)
        for u in s.board.air_units[SOVIET]:
            if s.unit_hex[u] == HANGAR and s.base[u] < 0:
                for hq in room:
                    found.append(pack(V_BASE, u, hq, 0))
        found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == V_DONE:
            s.pop()
        else:
            join_hq(s, a_of(action), b_of(action))


# Advance and breakthrough (8.4, 8.5)


def can_advance(s: Campaign, u: int) -> bool:
    """HU-8.4.3: survivors of the attack that have not gone anywhere yet; room at the end."""
    h = target_of(s)
    if not is_waiting(s, u) or is_banned(ban_for(s, [u]), h):
        return False  # HU-12.2.2.4
    return has_room(s, [u], h)


def is_waiting(s: Campaign, u: int) -> bool:
    return s.unit_hex[u] >= 0 and s.battle[4 + s.attackers.index(u)] == 0


def can_break(s: Campaign, u: int, surplus: int) -> bool:
    """HU-8.5.2: armour, mechanised units and cavalry use the surplus."""
    if surplus == 0 or s.board.unit_mobile[u] == 0 or not is_waiting(s, u):
        return False
    return len(break_ends(s, u, target_of(s), surplus)) > 0


class Advance(Phase[Campaign]):
    """Who occupies the empty hex, or goes on beyond it? Frame: surplus."""

    def waiting(self, s: Campaign) -> i64:
        surplus = s.stack[-3]
        mask = 0
        for u in s.attackers:
            if s.unit_hex[u] >= 0 and (can_advance(s, u) or can_break(s, u, surplus)):
                mask |= s.owner(u)
        if mask:
            mask |= s.chief(attacker_of(s))
        return mask

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        surplus = s.stack[-3]
        found: list[int] = []
        mine = 0
        for u in s.attackers:
            if s.unit_hex[u] < 0 or not s.owns(seat, u):
                continue
            if can_advance(s, u):
                found.append(pack(V_ADVANCE, u, 0, 0))
                mine += 1
            if can_break(s, u, surplus):
                found.append(pack(V_PICK, u, 0, 0))
        if mine > 1:
            found.append(pack(V_ADVANCE_ALL, 0, 0, 0))
        if seat == s.board.chief[attacker_of(s)]:
            found.append(pack(V_DONE, 0, 0, 0))  # HU-8.4.2
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == V_DONE:
            s.pop()
        elif verb == V_PICK:
            s.push(P_BREAK, a_of(action), s.stack[-3])
        elif verb == V_ADVANCE:
            occupy(s, a_of(action))
        else:
            for u in s.attackers:
                if s.unit_hex[u] >= 0 and s.owns(seat, u) and can_advance(s, u):
                    occupy(s, u)

    def proceed(self, s: Campaign, chance: Chance) -> None:
        s.pop()


def occupy(s: Campaign, u: int) -> None:
    """HU-8.4.3: without cost and without regard to ZOC."""
    h = target_of(s)
    use_advance(s, u)
    s.march(u, [s.unit_hex[u], h])
    if s.events is not None:
        s.tell(E_ADVANCED, [u, h])


def use_advance(s: Campaign, u: int) -> None:
    s.battle = changed(s.battle, 4 + s.attackers.index(u), 1)


class Break(Phase[Campaign]):
    """HU-8.5.3, HU-8.5.10: how far does a unit break through?

    Frame: the unit, its extra points, the half points that are gone on a detour.
    """

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.stack[-3])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        way = breach_of(s)
        found = [pack(V_MOVE, way.unit, h, 0) for h in ends_of(s, way)]
        add_detour(s, way, found)
        found.append(pack(V_HALT, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == V_ROUTE:
            s.push(P_DETOUR)
            return
        u, way = s.stack[-3], breach_of(s)
        s.pop()
        if verb == V_HALT:
            use_advance(s, u)  # HU-8.5.9
        else:
            break_to(s, way, b_of(action))


def break_to(s: Campaign, way: Breach, h: int) -> None:
    """A unit breaks through to a hex."""
    path = way.path(h)
    use_advance(s, way.unit)
    s.march(way.unit, path)
    if s.events is not None:
        s.tell(E_BROKE_THROUGH, [way.unit, path[0], h])


def add_detour(s: Campaign, way: Breach, found: list[int]) -> None:
    """HU-8.5.10, HU-14.1: a unit need not go the cheapest way if there is something to take."""
    if detours(s, way, 1):
        found.append(pack(V_ROUTE, 0, 0, 0))


class Detour(Phase[Campaign]):
    """Which hex does a unit take on its way through a breach?"""

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.stack[breach_frame(s) + 1])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        way = breach_of(s)
        return [pack(V_OVER, way.unit, h, 0) for h in turnings(s, way)]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        h = b_of(action)
        way = breach_of(s)
        s.pop()
        if s.stack[-FRAME] == P_BREAK:
            s.stack[-1] += way.cost(h)
            break_to(s, way, h)
            return
        leg = leg_of(s, way, h)
        s.stack[-2] += leg.cost(h)
        if leg is way:
            s.stack[-1] = 1
        exploit_to(s, leg, h, leg is way)


# Exploitation (8.6)


def exploiters(s: Campaign, seat: int) -> list[int]:
    """HU-8.6.1, HU-8.6.6: mobile units apart from the enemy that have not fought this turn."""
    board = s.board
    found: list[int] = []
    for u in board.combat_units[SOVIET]:
        h = s.unit_hex[u]
        if h < 0 or not board.unit_mobile[u] or s.flags[u] & FOUGHT or not s.owns(seat, u):
            continue
        if is_beside_enemy(s, h, SOVIET):
            continue  # those in excess move like others (HU-4.2.4)
        if may_exploit(s, u, target_of(s)):
            found.append(u)
    return found


class Exploit(Phase[Campaign]):
    """HU-8.6.5: which units follow through the breach?"""

    def waiting(self, s: Campaign) -> i64:
        return s.board.side_mask[SOVIET]

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        found = [pack(V_PICK, u, 0, 0) for u in exploiters(s, seat)]
        if seat == s.board.chief[SOVIET]:
            found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == V_DONE:
            s.pop()
        else:
            s.push(P_EXPLOIT_GO, a_of(action))


class ExploitGo(Phase[Campaign]):
    """HU-8.6.2: where does an exploiting unit go, through the captured hex?

    Frame: the unit, the half points that are gone on a detour, 1 once it has been through.
    """

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.stack[-3])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        way = breach_of(s)
        found = [pack(V_MOVE, way.unit, h, 0) for h in exploit_ends(s, way)]
        add_detour(s, way, found)
        if s.stack[-1]:
            found.append(pack(V_HALT, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == V_ROUTE:
            s.push(P_DETOUR)
            return
        way = breach_of(s)
        s.pop()
        if verb == V_MOVE:
            exploit_to(s, way, b_of(action), True)


def exploit_to(s: Campaign, way: Breach, h: int, through: bool) -> None:
    """An exploiting unit goes to a hex, through the captured one or before it."""
    u, path = way.unit, way.path(h)
    s.march(u, path)
    s.mark(u, FOUGHT)  # HU-8.6.6, HU-8.1.8
    if s.events is not None:
        if through:
            s.tell(E_EXPLOITED, [u, h])
        else:
            s.tell(E_MOVED, [u, path[0], h])


# The end of a battle


def finish(s: Campaign) -> None:
    """HU-9.7.2: aircraft go home; a Blitz group learns how it went."""
    h = target_of(s)
    vt = is_vt(s)
    for u in s.bombs:
        go_home(s, u)
    won = not s.combat_in(h) and not s.trucks_at(1 - attacker_of(s), h)
    for u in s.at[h]:
        if s.board.unit_type[u] == HQ:
            won = False
    s.battle, s.attackers, s.guns, s.bombs, s.bids = [], [], [], [], [0, 0]
    s.pop()
    if vt:
        after_blitz(s, h, won)
