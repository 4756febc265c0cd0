# hot: compiled by mypyc
"""The combat phase: announcements, attackers, the obligation of an order (8.1, 12.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import Phase, a_of, pack, verb_of
from vezerkar.games.hungary import terms
from vezerkar.games.hungary.events import E_ANNOUNCED, E_ATTACKED
from vezerkar.games.hungary.rules.attacks import (
    announceable,
    is_attackable,
    strikers,
    total_attack,
)
from vezerkar.games.hungary.rules.orders import owed_targets, owes
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

F_LEADER: Final = -2  # the seat that leads the attack


class Announce(Phase[Campaign]):
    """HU-8.1.4: which hexes will be attacked? Frame: side."""

    def waiting(self, s: Campaign) -> i64:
        return s.board.side_mask[s.stack[terms.F_SIDE]]

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        side = s.stack[terms.F_SIDE]
        found = [pack(terms.V_ANNOUNCE, h, 0, 0) for h in announceable(s, side, seat)]
        if seat == s.board.chief[side]:
            found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_ANNOUNCE:
            s.announced = [*s.announced, a_of(action)]
            s.announced.sort()
            if s.events is not None:
                s.tell(E_ANNOUNCED, [a_of(action)])
            return
        side = s.stack[terms.F_SIDE]
        s.pop()
        s.push(terms.P_ATTACKS, side)


def open_targets(s: Campaign, side: int, seat: int) -> list[int]:
    """Announced hexes that can still be attacked; for an order also others (HU-12.1.8)."""
    found: list[int] = []
    for h in s.announced:  # in order
        if h not in found and is_attackable(s, side, seat, h):
            found.append(h)
    if owes(s):
        for h in owed_targets(s, seat):
            if h not in found:
                found.append(h)
        found.sort()
    return found


class Attacks(Phase[Campaign]):
    """Which announced attack is resolved next? Frame: side."""

    def waiting(self, s: Campaign) -> i64:
        return s.board.side_mask[s.stack[terms.F_SIDE]]

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        side = s.stack[terms.F_SIDE]
        found = [pack(terms.V_ATTACK, h, 0, 0) for h in open_targets(s, side, seat)]
        if seat == s.board.chief[side] and not (owes(s) and owed_targets(s, -1)):
            found.append(pack(terms.V_END, 0, 0, 0))  # HU-8.1.5, HU-8.1.7
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_END:
            s.announced = []
            s.pop()
            return
        h = a_of(action)
        s.attackers = []
        s.battle = [h, 0, s.stack[terms.F_SIDE]]
        s.push(terms.P_ATTACKERS, h, seat)


class Attackers(Phase[Campaign]):
    """Which units attack? Frame: the target, the seat that leads the attack."""

    def waiting(self, s: Campaign) -> i64:
        if s.board.teams:
            return s.board.side_mask[s.battle[terms.B_ATTACKER]]
        return 1 << s.stack[F_LEADER]

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        h, leader = s.stack[terms.F_HEX], s.stack[F_LEADER]
        found: list[int] = []
        mine = 0
        for u in strikers(s, s.battle[terms.B_ATTACKER], h):
            if u not in s.attackers and s.owns(seat, u):
                found.append(pack(terms.V_JOIN, u, 0, 0))
                mine += 1
        if seat != leader:
            return found
        if mine > 1:
            found.append(pack(terms.V_ALL, 0, 0, 0))
        if total_attack(s, s.attackers) > 0:
            found.append(pack(terms.V_GO, 0, 0, 0))  # HU-5.5.8
        elif not (owes(s) and h in owed_targets(s, seat)):
            found.append(
                pack(terms.V_CALL_OFF, 0, 0, 0)
            )  # an attack that is owed cannot be called off
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        h = s.stack[terms.F_HEX]
        verb = verb_of(action)
        if verb == terms.V_JOIN:
            s.attackers = [*s.attackers, a_of(action)]
        elif verb == terms.V_ALL:
            mine = [u for u in strikers(s, s.battle[terms.B_ATTACKER], h) if s.owns(seat, u)]
            s.attackers = s.attackers + [u for u in mine if u not in s.attackers]
        else:
            strike_off(s, h)
            s.pop()
            if verb == terms.V_GO:
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
        s.mark(u, terms.FOUGHT)
    if s.events is not None:
        s.tell(E_ATTACKED, [s.battle[terms.B_TARGET], len(s.attackers)])
    s.push(terms.P_BATTLE)


# Führer orders (12.1)


def count_for_order(s: Campaign) -> None:
    """HU-12.1.7: the steps of each unit when it first attacks, each unit once a turn."""
    if s.battle[terms.B_ATTACKER] != AXIS:
        return
    for u in s.attackers:
        if not s.flags[u] & terms.COUNTED:
            s.mark(u, terms.COUNTED)
            s.order_steps += s.unit_steps[u]
            if s.board.unit_mobile[u] == 1:
                s.order_mobile += s.unit_steps[u]
