# hot: compiled by mypyc
"""Parts of a combat: how it begins, who falls, who advances (steps 1, 15 and 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.panzer.events import E_ADVANCED, E_ATTACKED, E_INSTANT
from vezerkar.games.panzer.rules.adjacency import is_flanked
from vezerkar.games.panzer.rules.combat_values import firing_unit, target_unit
from vezerkar.games.panzer.rules.morale import destroy, encourage, reward
from vezerkar.games.panzer.rules.terrain import may_stand
from vezerkar.games.panzer.rules.victory import take_control
from vezerkar.games.panzer.state import (
    ATTACKER_BIT,
    F_ATTACKER,
    F_BONUS,
    F_DEAD,
    F_DEFENDER,
    F_DUG,
    F_GONE,
    F_LENGTH,
    F_RETURNING,
    F_STARTER,
    F_TILE,
    HAS_LEFT,
    Front,
)
from vezerkar.games.panzer.terms import FIRST_FIRE, P_FIGHT

if TYPE_CHECKING:
    from mypy_extensions import i64


def start_fight(s: Front, attacker: i64, defender: i64, bonus: i64) -> None:
    """Step 1: the attacker leaves its trenches; who fires first is settled now (PG-7.1.1, 2)."""
    s.dig_out(attacker)
    is_dug = counts_as_dug(s, attacker, defender)
    is_second = is_dug or s.able(defender, FIRST_FIRE)
    fight = [0] * F_LENGTH
    fight[F_ATTACKER] = attacker
    fight[F_DEFENDER] = defender
    fight[F_DUG] = int(is_dug)
    fight[F_STARTER] = int(is_second)
    fight[F_RETURNING] = int(is_second)
    fight[F_BONUS] = bonus
    fight[F_TILE] = s.unit_tile[defender]
    s.fight = fight
    if s.events is not None:
        s.tell(E_ATTACKED, [attacker, defender])
    s.push(P_FIGHT, 2)  # it goes on with step 2


def counts_as_dug(s: Front, attacker: i64, defender: i64) -> bool:
    """Dug in and not flanked; walls cannot be flanked (PG-1.0.6, PG-5.4.20)."""
    if not s.is_dug(defender):
        return False
    return s.in_fort(defender) or not is_flanked(s, attacker, defender)


def fall(s: Front, part: i64, is_rewarded: bool) -> None:
    """One of the two units is destroyed; the other one's side is rewarded (PG-7.15.1 to 3)."""
    u, victor = s.fight[F_ATTACKER + part], s.fight[F_DEFENDER - part]
    cost = s.board.cost[s.unit_card[u]]
    fight = s.fight[:]
    fight[F_DEAD] |= BIT[part]
    if part == 1:
        fight[F_GONE] = HAS_LEFT
    s.fight = fight
    destroy(s, u)
    if is_rewarded and s.ending < 0:
        encourage(s, victor)
        reward(s, s.active if part else 1 - s.active, cost)


def eliminate(s: Front) -> None:
    """PG-7.9.2: three to one or more destroys the target at once."""
    if s.events is not None:
        s.tell(E_INSTANT, [firing_unit(s), target_unit(s)])
    fall(s, 1 - s.fight[F_RETURNING], True)


def bury(s: Front) -> None:
    """Step 15: whoever has no morale left is destroyed."""
    for part in range(2):
        if s.fight[F_DEAD] & BIT[part] and s.unit_tile[s.fight[F_ATTACKER + part]] >= 0:
            fall(s, part, True)


def can_advance(s: Front) -> bool:
    """PG-7.18.1: the defender's tile is free and the attacker may stand there."""
    fight = s.fight
    if (
        fight[F_GONE] != HAS_LEFT
        or fight[F_DEAD] & ATTACKER_BIT
        or s.unit_tile[fight[F_ATTACKER]] < 0
    ):
        return False
    tile = fight[F_TILE]
    return s.at[tile] < 0 and may_stand(s, fight[F_ATTACKER], tile)


def advance(s: Front) -> None:
    """A free move without mines or free fire (PG-6.2.13, PG-7.18.2)."""
    u, tile = s.fight[F_ATTACKER], s.fight[F_TILE]
    s.shift(u, tile)
    if s.events is not None:
        s.tell(E_ADVANCED, [u, tile])
    take_control(s, tile, s.side(u))
