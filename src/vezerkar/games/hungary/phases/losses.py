# hot: compiled by mypyc
"""After the die: losses, lost trucks and headquarters, the end of a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.hungary import terms
from vezerkar.games.hungary.events import (
    E_HQ_LOST,
    E_OUT_OF_SUPPLY,
    E_TRUCKS_BEATEN,
    E_TRUCKS_GONE,
)
from vezerkar.games.hungary.phases.air import go_home
from vezerkar.games.hungary.phases.arrivals import join_hq
from vezerkar.games.hungary.phases.movement import after_blitz
from vezerkar.games.hungary.rules.air import hqs_with_room
from vezerkar.games.hungary.rules.combat import attacker_of, is_vt, target_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import SOVIET

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

HQ_ABSENCE_TURNS: Final = 3  # HU-10.6.2: until a destroyed HQ returns

F_STEPS_LEFT: Final = -2  # steps still to be lost


def victims(s: Campaign, side: int) -> list[int]:
    """HU-1.5.6, HU-1.5.7: who of a side can take the next loss; artillery comes last."""
    board = s.board
    if side == attacker_of(s):
        return [u for u in s.attackers if s.unit_hex[u] >= 0]
    units = s.combat_in(target_of(s))
    others = [u for u in units if board.unit_type[u] != terms.ARTILLERY]
    return others if others else units


class Losses(Phase[Campaign]):
    """HU-1.5.5: which unit loses a step? Frame: side, steps still to be lost."""

    def waiting(self, s: Campaign) -> i64:
        side, left = s.stack[terms.F_SIDE], s.stack[F_STEPS_LEFT]
        units = victims(s, side)
        if left == 0 or not units or wipes_out(s, side, left):
            return 0
        mask = 0
        for u in units:
            mask |= s.owner(u)
        return mask

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        return [
            pack(terms.V_LOSE, u, 0, 0)
            for u in victims(s, s.stack[terms.F_SIDE])
            if s.owns(seat, u)
        ]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        s.stack[F_STEPS_LEFT] -= 1
        s.lose_step(a_of(action))

    def proceed(self, s: Campaign, chance: Chance) -> None:
        """Nothing left to choose: everybody is lost, or nobody more (HU-8.2.4)."""
        side, left = s.stack[terms.F_SIDE], s.stack[F_STEPS_LEFT]
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
        s.tell(
            E_TRUCKS_BEATEN if s.battle[terms.B_TRUCKS_ALONE] else E_TRUCKS_GONE, [side, h, gone]
        )


def clear_hex(s: Campaign) -> None:
    """HU-8.4.3: without combat units the HQs and trucks of the loser are lost."""
    h = target_of(s)
    side = 1 - attacker_of(s)
    if s.combat_in(h):
        return
    trucks = s.trucks_at(side, h)
    if trucks and s.battle[terms.B_TRUCKS_ALONE]:
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
    s.set_steps(u, 0)
    s.remove(u, terms.DEAD)
    s.arrival = changed(s.arrival, u, s.turn + HQ_ABSENCE_TURNS)
    if s.events is not None:
        s.tell(E_HQ_LOST, [u, h])
    for other in range(s.board.ground_count):
        if s.source[other] == u and s.unit_hex[other] >= 0 and not s.flags[other] & terms.OOS:
            s.mark(other, terms.OOS)
            if s.events is not None:
                s.tell(E_OUT_OF_SUPPLY, [other])
    homeless = False
    base = s.base[:]
    for air in s.board.air_units[SOVIET]:
        if base[air] == u and s.unit_hex[air] == terms.HANGAR:
            base[air] = -1  # HU-10.6.4
            homeless = True
        elif base[air] == u:
            base[air] = s.board.unit_base[air]
    s.base = base
    if homeless:
        s.push(terms.P_REBASE)


class Rebase(Phase[Campaign]):
    """HU-10.6.7: aircraft of a lost HQ join others as their owner likes."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(SOVIET)

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        found: list[int] = []
        room = hqs_with_room(s)
        for u in s.board.air_units[SOVIET]:
            if s.unit_hex[u] == terms.HANGAR and s.base[u] < 0:
                for hq in room:
                    found.append(pack(terms.V_BASE, u, hq, 0))
        found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_DONE:
            s.pop()
        else:
            join_hq(s, a_of(action), b_of(action))


# The end of a battle


def finish(s: Campaign) -> None:
    """HU-9.7.2: aircraft go home; a Blitz group learns how it went."""
    h = target_of(s)
    vt = is_vt(s)
    for u in s.bombs:
        go_home(s, u)
    won = not s.combat_in(h) and not s.trucks_at(1 - attacker_of(s), h)
    for u in s.at[h]:
        if s.board.unit_type[u] == terms.HQ:
            won = False
    s.battle, s.attackers, s.guns, s.bombs, s.bids = [], [], [], [], [0, 0]
    s.pop()
    if vt:
        after_blitz(s, h, won)
