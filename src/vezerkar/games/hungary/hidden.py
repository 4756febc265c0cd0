# hot: compiled by mypyc
"""HU-14.3: what is hidden from whom, and a guess that agrees with what a seat knows.

Hidden are only the air assignment, air targets and truck bids, each until both sides are done.
How far the other side has come with its secret plan is hidden too: all that shows is whether it
is ready.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.core.lists import changed
from vezerkar.games.hungary.rules.air import fliers, flying_in, has_slot, is_shooter, sectors_of
from vezerkar.games.hungary.rules.combat import battle_trucks
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    AT_BASE,
    AXIS,
    F_PHASE,
    F_SECTOR,
    HANGAR,
    NO_TARGET,
    OPEN_TARGET,
    P_AIR,
    P_BID,
    P_TARGETS,
    SOVIET,
    UNDECIDED,
)

if TYPE_CHECKING:
    from vezerkar.core.chance import Chance


def is_own(s: Campaign, seat: int, side: int) -> bool:
    """HU-1.0.2: the seats of a side see the same."""
    return seat >= 0 and s.board.seat_side[seat] == side


def secret_phase(s: Campaign) -> int:
    """The secret phase that is going on, -1 if there is none."""
    phase = s.stack[F_PHASE] if s.stack else -1
    return phase if phase in (P_AIR, P_TARGETS, P_BID) else -1


def unseen(s: Campaign, seat: int) -> int:
    """How many things a seat cannot see; it falls when, and only when, they are revealed."""
    phase = secret_phase(s)
    hidden = 0
    for side in (AXIS, SOVIET):
        if phase < 0 or s.ending >= 0 or is_own(s, seat, side):
            continue
        if phase == P_AIR:
            for u in s.board.air_units[side]:
                if s.unit_hex[u] == HANGAR:
                    hidden += 1
        elif phase == P_TARGETS:
            for u in flying_in(s, s.stack[F_SECTOR], side):
                if is_shooter(s, u):
                    hidden += 1
        elif battle_trucks(s, side):
            hidden += 1
    return hidden


def guess(s: Campaign, seat: int, chance: Chance) -> Campaign:
    """The same position with the secrets of the other side dealt anew."""
    t = s.clone()
    phase = secret_phase(s)
    if phase < 0 or s.ending >= 0:
        return t
    for side in (AXIS, SOVIET):
        if is_own(s, seat, side):
            continue
        if phase == P_AIR:
            guess_plan(t, side, chance)
        elif phase == P_TARGETS:
            guess_targets(t, side, chance)
        elif t.bids[side] >= 0:
            most = len(battle_trucks(t, side))
            t.bids = changed(t.bids, side, chance.below(most + 1))
    if t.waiting and t.waiting & (t.waiting - 1) == 0:
        t.settle(chance)  # a secret phase stays where it is; only its actions are made again
    return t


def guess_plan(t: Campaign, side: int, chance: Chance) -> None:
    """Any legal assignment if the side is ready, else a plan not yet begun."""
    t.picked = changed(t.picked, side, -1)
    flying = fliers(t, side)
    ready = t.ready_sides & BIT[side] != 0
    sector = t.sector[:]
    for u in flying:
        sector[u] = AT_BASE if ready else UNDECIDED
    t.sector = sector
    if not ready:
        return
    for u in flying:
        reach = sectors_of(t, u)
        pick = chance.below(len(reach) + 1)
        if pick < len(reach) and has_slot(t, u):
            t.sector = changed(t.sector, u, reach[pick])


def guess_targets(t: Campaign, side: int, chance: Chance) -> None:
    """Any targets if the side is ready, else none yet."""
    sector = t.stack[F_SECTOR]
    enemies = flying_in(t, sector, 1 - side)
    target = t.target[:]
    for u in flying_in(t, sector, side):
        if not is_shooter(t, u):
            continue
        if not t.ready_sides & BIT[side]:
            target[u] = OPEN_TARGET
            continue
        pick = chance.below(len(enemies) + 1)
        target[u] = enemies[pick] if pick < len(enemies) else NO_TARGET
    t.target = target
