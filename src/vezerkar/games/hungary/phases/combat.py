# hot: compiled by mypyc
"""The combat phase: announcements, attackers, the obligation of an order (8.1, 12.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import Phase, a_of, pack, verb_of
from vezerkar.games.hungary.combat import has_enemy, may_strike, total_attack
from vezerkar.games.hungary.events import E_ANNOUNCED, E_ATTACKED
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    AXIS,
    COUNTED,
    FOUGHT,
    P_ATTACKERS,
    P_ATTACKS,
    P_BATTLE,
    V_ALL,
    V_ANNOUNCE,
    V_ATTACK,
    V_CALL_OFF,
    V_DONE,
    V_END,
    V_GO,
    V_JOIN,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def strikers(s: Campaign, side: int, h: int) -> list[int]:
    """HU-8.1.2, HU-8.1.8: the units of a side that can attack a hex now."""
    board = s.board
    found: list[int] = []
    for d in range(6):
        n = board.near[h * 6 + d]
        for u in s.at[n]:
            if board.unit_side[u] == side and not s.flags[u] & FOUGHT and may_strike(s, u, h):
                found.append(u)
    found.sort()
    return found


def leaders(s: Campaign, side: int, h: int) -> list[int]:
    """HU-5.5.8: those of them that can attack a hex alone; each attack needs one."""
    return [u for u in strikers(s, side, h) if s.attack_of(u) > 0]


def attackable(s: Campaign, side: int, seat: int) -> list[int]:
    """Enemy hexes next to units of a seat that can attack them alone (HU-5.5.8)."""
    board = s.board
    found: list[int] = []
    done = [False] * board.count
    for u in board.combat_units[side]:
        h = s.unit_hex[u]
        if h < 0 or s.flags[u] & FOUGHT or (seat >= 0 and not s.owns(seat, u)):
            continue
        if s.attack_of(u) == 0:
            continue
        for d in range(6):
            n = board.near[h * 6 + d]
            if not done[n] and has_enemy(s, n, side) and may_strike(s, u, n):
                done[n] = True
                found.append(n)
    found.sort()
    return found


class Announce(Phase[Campaign]):
    """HU-8.1.4: which hexes will be attacked? Frame: side."""

    def waiting(self, s: Campaign) -> i64:
        return s.board.side_mask[s.stack[-3]]

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        side = s.stack[-3]
        found: list[int] = []
        for h in attackable(s, side, seat):
            # HU-8.1.3: as often as there are units for it.
            if s.announced.count(h) < len(leaders(s, side, h)):
                found.append(pack(V_ANNOUNCE, h, 0, 0))
        if seat == s.board.chief[side]:
            found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == V_ANNOUNCE:
            s.announced = [*s.announced, a_of(action)]
            s.announced.sort()
            if s.events is not None:
                s.tell(E_ANNOUNCED, [a_of(action)])
            return
        side = s.stack[-3]
        s.pop()
        s.push(P_ATTACKS, side)


def open_targets(s: Campaign, side: int, seat: int) -> list[int]:
    """Announced hexes that can still be attacked; for an order also others (HU-12.1.8)."""
    possible = attackable(s, side, seat)
    found = [h for h in possible if h in s.announced]
    if owes(s):
        for h in owed_targets(s, seat):
            if h not in found:
                found.append(h)
        found.sort()
    return found


class Attacks(Phase[Campaign]):
    """Which announced attack is resolved next? Frame: side."""

    def waiting(self, s: Campaign) -> i64:
        return s.board.side_mask[s.stack[-3]]

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        side = s.stack[-3]
        found = [pack(V_ATTACK, h, 0, 0) for h in open_targets(s, side, seat)]
        if seat == s.board.chief[side] and not (owes(s) and owed_targets(s, -1)):
            found.append(pack(V_END, 0, 0, 0))  # HU-8.1.5, HU-8.1.7
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == V_END:
            s.announced = []
            s.pop()
            return
        h = a_of(action)
        s.attackers = []
        s.battle = [h, 0, s.stack[-3]]
        s.push(P_ATTACKERS, h, seat)


class Attackers(Phase[Campaign]):
    """Which units attack? Frame: the target, the seat that leads the attack."""

    def waiting(self, s: Campaign) -> i64:
        if s.board.teams:
            return s.board.side_mask[s.battle[2]]
        return 1 << s.stack[-2]

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        h, leader = s.stack[-3], s.stack[-2]
        found: list[int] = []
        mine = 0
        for u in strikers(s, s.battle[2], h):
            if u not in s.attackers and s.owns(seat, u):
                found.append(pack(V_JOIN, u, 0, 0))
                mine += 1
        if seat != leader:
            return found
        if mine > 1:
            found.append(pack(V_ALL, 0, 0, 0))
        if total_attack(s, s.attackers) > 0:
            found.append(pack(V_GO, 0, 0, 0))  # HU-5.5.8
        elif not (owes(s) and h in owed_targets(s, seat)):
            found.append(pack(V_CALL_OFF, 0, 0, 0))  # an attack that is owed cannot be called off
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        h = s.stack[-3]
        verb = verb_of(action)
        if verb == V_JOIN:
            s.attackers = [*s.attackers, a_of(action)]
        elif verb == V_ALL:
            mine = [u for u in strikers(s, s.battle[2], h) if s.owns(seat, u)]
            s.attackers = s.attackers + [u for u in mine if u not in s.attackers]
        else:
            strike_off(s, h)
            s.pop()
            if verb == V_GO:
                begin_battle(s)
            else:
                s.battle, s.attackers = [], []  # HU-8.1.7

    def proceed(self, s: Campaign, chance: Chance) -> None:
        raise AssertionError("somebody leads every attack")


def strike_off(s: Campaign, h: int) -> None:
    """One announcement of the hex is used up."""
    if h in s.announced:
        left = s.announced[:]
        left.remove(h)
        s.announced = left


def begin_battle(s: Campaign) -> None:
    """The attack is declared: from now on its units have fought (HU-8.1.2)."""
    for u in s.attackers:
        s.mark(u, FOUGHT)
    if s.events is not None:
        s.tell(E_ATTACKED, [s.battle[0], len(s.attackers)])
    s.push(P_BATTLE)


# Führer orders (12.1)


def count_for_order(s: Campaign) -> None:
    """HU-12.1.7: the steps of each unit when it first attacks, each unit once a turn."""
    if s.battle[2] != AXIS:
        return
    for u in s.attackers:
        if not s.flags[u] & COUNTED:
            s.mark(u, COUNTED)
            s.order_steps += s.unit_steps[u]
            if s.board.unit_mobile[u] == 1:
                s.order_mobile += s.unit_steps[u]


def owes(s: Campaign) -> bool:
    """Whether the order of this turn is not yet fulfilled."""
    if s.order == 0 or s.active != AXIS:
        return False
    board = s.board
    return (
        s.order_steps < board.order_steps[s.order] or s.order_mobile < board.order_mobile[s.order]
    )


def owed_targets(s: Campaign, seat: int) -> list[int]:
    """HU-12.1.8: hexes where a legal attack would add to what is still owed."""
    board = s.board
    mobile_only = s.order_steps >= board.order_steps[s.order]
    found: list[int] = []
    for h in attackable(s, AXIS, seat):
        led = 0  # mask of the seats that can lead an attack there: only they can be asked for it
        for u in leaders(s, AXIS, h):
            led |= s.owner(u)
        for u in strikers(s, AXIS, h):
            if s.flags[u] & COUNTED or (mobile_only and board.unit_mobile[u] != 1):
                continue
            if led & s.owner(u) and (seat < 0 or s.owns(seat, u)):
                found.append(h)
                break
    return found
