# hot: compiled by mypyc
"""Parts of a combat: how it begins, who falls, who retreats, who advances (steps 1, 15 to 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.core.lists import changed
from vezerkar.games.panzer.forms import (
    E_ADVANCED,
    E_ATTACKED,
    E_INSTANT,
    E_NO_RETREAT,
    E_RETREATED,
    P_FIGHT,
)
from vezerkar.games.panzer.ground import is_flanked, may_stand, retreat_tile
from vezerkar.games.panzer.losses import (
    change_morale,
    destroy,
    encourage,
    enter,
    reward,
)
from vezerkar.games.panzer.state import (
    F_ATTACKER,
    F_BESIDE,
    F_BONUS,
    F_DEAD,
    F_DEFENDER,
    F_DUG,
    F_GONE,
    F_LENGTH,
    F_NO_RETREAT,
    F_RETURNING,
    F_STARTER,
    F_TILE,
    Front,
)
from vezerkar.games.panzer.terms import FIRST_FIRE
from vezerkar.games.panzer.values import firing_unit, target_unit
from vezerkar.games.panzer.victory import take_control

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


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
    s.push(P_FIGHT, 2)


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
        fight[F_GONE] = 1
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


def must_retreat(s: Front) -> bool:
    """The defender lost more than the attacker, who still stands (PG-7.17.1)."""
    fight = s.fight
    if fight[F_DEAD] or fight[F_NO_RETREAT] or fight[F_GONE]:
        return False
    return max(0, -fight[F_BESIDE + 1]) > max(0, -fight[F_BESIDE])


def retreat(s: Front, chance: Chance) -> None:
    """One tile straight away, or one more morale lost (PG-7.17.2 to PG-7.17.7)."""
    attacker, defender = s.fight[F_ATTACKER], s.fight[F_DEFENDER]
    tile = retreat_tile(s, attacker, defender)
    if tile < 0:
        if s.events is not None:
            s.tell(E_NO_RETREAT, [defender])
        change_morale(s, defender, -1)
        bury(s)
        return
    s.dig_out(defender)
    s.shift(defender, tile)
    s.fight = changed(s.fight, F_GONE, 1)
    if s.events is not None:
        s.tell(E_RETREATED, [defender, tile])
    enter(s, defender, tile, True, chance)
    if s.fight[F_DEAD] & 2 and s.ending < 0:
        fall(s, 1, False)  # PG-7.17.9


def can_advance(s: Front) -> bool:
    """PG-7.18.1: the defender's tile is free and the attacker may stand there."""
    fight = s.fight
    if fight[F_GONE] != 1 or fight[F_DEAD] & 1 or s.unit_tile[fight[F_ATTACKER]] < 0:
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
