# hot: compiled by mypyc
"""After a battle is won: advance, breakthrough and exploitation (sections 8.4 to 8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.hungary import terms
from vezerkar.games.hungary.events import E_ADVANCED, E_BROKE_THROUGH, E_EXPLOITED, E_MOVED
from vezerkar.games.hungary.rules.breakthrough import (
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
from vezerkar.games.hungary.rules.combat import attacker_of, target_of
from vezerkar.games.hungary.rules.movement import is_beside_enemy
from vezerkar.games.hungary.rules.rising import ban_for, is_banned
from vezerkar.games.hungary.rules.stacking import has_room
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import SOVIET

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

F_ADVANCE_SURPLUS: Final = -3  # what is left of the result for a breakthrough (HU-8.5.1)


def can_advance(s: Campaign, u: int) -> bool:
    """HU-8.4.3: survivors of the attack that have not gone anywhere yet; room at the end."""
    h = target_of(s)
    if not is_waiting(s, u) or is_banned(ban_for(s, [u]), h):
        return False  # HU-12.2.2.4
    return has_room(s, [u], h)


def is_waiting(s: Campaign, u: int) -> bool:
    return s.unit_hex[u] >= 0 and s.battle[terms.B_ADVANCED + s.attackers.index(u)] == 0


def can_break(s: Campaign, u: int, surplus: int) -> bool:
    """HU-8.5.2: armour, mechanised units and cavalry use the surplus."""
    if surplus == 0 or s.board.unit_mobile[u] == 0 or not is_waiting(s, u):
        return False
    return len(break_ends(s, u, target_of(s), surplus)) > 0


class Advance(Phase[Campaign]):
    """Who occupies the empty hex, or goes on beyond it? Frame: surplus."""

    def waiting(self, s: Campaign) -> i64:
        surplus = s.stack[F_ADVANCE_SURPLUS]
        mask = 0
        for u in s.attackers:
            if s.unit_hex[u] >= 0 and (can_advance(s, u) or can_break(s, u, surplus)):
                mask |= s.owner(u)
        if mask:
            mask |= s.chief(attacker_of(s))
        return mask

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        surplus = s.stack[F_ADVANCE_SURPLUS]
        found: list[int] = []
        mine = 0
        for u in s.attackers:
            if s.unit_hex[u] < 0 or not s.owns(seat, u):
                continue
            if can_advance(s, u):
                found.append(pack(terms.V_ADVANCE, u, 0, 0))
                mine += 1
            if can_break(s, u, surplus):
                found.append(pack(terms.V_PICK, u, 0, 0))
        if mine > 1:
            found.append(pack(terms.V_ADVANCE_ALL, 0, 0, 0))
        if seat == s.board.chief[attacker_of(s)]:
            found.append(pack(terms.V_DONE, 0, 0, 0))  # HU-8.4.2
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_DONE:
            s.pop()
        elif verb == terms.V_PICK:
            s.push(terms.P_BREAK, a_of(action), s.stack[F_ADVANCE_SURPLUS])
        elif verb == terms.V_ADVANCE:
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
    s.battle = changed(s.battle, terms.B_ADVANCED + s.attackers.index(u), 1)


class Break(Phase[Campaign]):
    """HU-8.5.3, HU-8.5.10: how far does a unit break through?

    Frame: the unit, its extra points, the half points that are gone on a detour.
    """

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.stack[terms.F_UNIT])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        way = breach_of(s)
        found = [pack(terms.V_MOVE, way.unit, h, 0) for h in ends_of(s, way)]
        add_detour(s, way, found)
        found.append(pack(terms.V_HALT, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_ROUTE:
            s.push(terms.P_DETOUR)
            return
        u, way = s.stack[terms.F_UNIT], breach_of(s)
        s.pop()
        if verb == terms.V_HALT:
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
        found.append(pack(terms.V_ROUTE, 0, 0, 0))


class Detour(Phase[Campaign]):
    """Which hex does a unit take on its way through a breach?"""

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.stack[breach_frame(s) + terms.F_UNIT])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        way = breach_of(s)
        return [pack(terms.V_OVER, way.unit, h, 0) for h in turnings(s, way)]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        h = b_of(action)
        way = breach_of(s)
        s.pop()
        if s.stack[terms.F_PHASE] == terms.P_BREAK:
            s.stack[terms.F_BREAK_SPENT] += way.cost(h)
            break_to(s, way, h)
            return
        leg = leg_of(s, way, h)
        s.stack[terms.F_EXPLOIT_SPENT] += leg.cost(h)
        if leg is way:
            s.stack[terms.F_EXPLOIT_THROUGH] = 1
        exploit_to(s, leg, h, leg is way)


# Exploitation (8.6)


def exploiters(s: Campaign, seat: int) -> list[int]:
    """HU-8.6.1, HU-8.6.6: mobile units apart from the enemy that have not fought this turn."""
    board = s.board
    found: list[int] = []
    for u in board.combat_units[SOVIET]:
        h = s.unit_hex[u]
        if h < 0 or not board.unit_mobile[u] or s.flags[u] & terms.FOUGHT or not s.owns(seat, u):
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
        found = [pack(terms.V_PICK, u, 0, 0) for u in exploiters(s, seat)]
        if seat == s.board.chief[SOVIET]:
            found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_DONE:
            s.pop()
        else:
            s.push(terms.P_EXPLOIT_GO, a_of(action))


class ExploitGo(Phase[Campaign]):
    """HU-8.6.2: where does an exploiting unit go, through the captured hex?

    Frame: the unit, the half points that are gone on a detour, 1 once it has been through.
    """

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.stack[terms.F_UNIT])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        way = breach_of(s)
        found = [pack(terms.V_MOVE, way.unit, h, 0) for h in exploit_ends(s, way)]
        add_detour(s, way, found)
        if s.stack[terms.F_EXPLOIT_THROUGH]:
            found.append(pack(terms.V_HALT, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_ROUTE:
            s.push(terms.P_DETOUR)
            return
        way = breach_of(s)
        s.pop()
        if verb == terms.V_MOVE:
            exploit_to(s, way, b_of(action), True)


def exploit_to(s: Campaign, way: Breach, h: int, through: bool) -> None:
    """An exploiting unit goes to a hex, through the captured one or before it."""
    u, path = way.unit, way.path(h)
    s.march(u, path)
    s.mark(u, terms.FOUGHT)  # HU-8.6.6, HU-8.1.8
    if s.events is not None:
        if through:
            s.tell(E_EXPLOITED, [u, h])
        else:
            s.tell(E_MOVED, [u, path[0], h])
