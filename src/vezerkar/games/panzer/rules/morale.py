# hot: compiled by mypyc
"""Morale gained and lost, and units that are destroyed for want of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.core.lists import changed
from vezerkar.games.panzer.events import E_DESTROYED, E_MORALE
from vezerkar.games.panzer.rules.combat_values import move_fire
from vezerkar.games.panzer.rules.victory import check_now, check_wiped_out, count_kill
from vezerkar.games.panzer.state import (
    F_ATTACKER,
    F_BESIDE,
    F_DEAD,
    F_DEFENDER,
    F_FLOOR,
    F_RETURNING,
    F_STANDS,
    Front,
)
from vezerkar.games.panzer.terms import L_MORALE, P_REWARD, TOP_MORALE

if TYPE_CHECKING:
    from mypy_extensions import i64


def change_morale(s: Front, u: i64, amount: i64) -> None:
    """Markers are laid on a unit, or beside it in its combat; at 0 it is destroyed (PG-5.4.35)."""
    part = combatant(s, u)
    before = s.morale(u)
    after = min(TOP_MORALE, before + amount)  # PG-5.4.36
    if part >= 0 and amount < 0:
        after = max(after, min(before, s.fight[F_FLOOR + part]))
    change = after - before
    if change == 0:
        return
    if part >= 0:
        fight = s.fight[:]
        fight[F_BESIDE + part] += change
        if after <= 0:
            fight[F_DEAD] |= BIT[part]
        s.fight = fight
        if part == fight[F_RETURNING] and fight[F_STANDS]:
            move_fire(s, L_MORALE, change, u)  # PG-7.11.3
    else:
        s.unit_marks = changed(s.unit_marks, u, s.unit_marks[u] + change)
    if s.events is not None:
        s.tell(E_MORALE, [u, change, max(after, 0)])
    if part < 0 and after <= 0:
        destroy(s, u)


def combatant(s: Front, u: i64) -> int:
    """0 for the attacking, 1 for the defending unit of the combat in progress, else -1."""
    fight = s.fight
    if fight:
        if fight[F_ATTACKER] == u:
            return 0
        if fight[F_DEFENDER] == u:
            return 1
    return -1


def destroy(s: Front, u: i64) -> None:
    """A unit leaves the map; its tile keeps its control marker (PG-6.2.12, PG-7.15.1)."""
    side = s.side(u)
    if s.events is not None:
        s.tell(E_DESTROYED, [side, s.unit_card[u], s.unit_tile[u]])
    s.lift(u)
    count_kill(s, 1 - side)
    check_now(s)
    check_wiped_out(s)


def reward(s: Front, winner: i64, cost: i64) -> None:
    """Half the cost of a destroyed unit, for the winner or from the loser (PG-7.15.2)."""
    amount = (cost + 1) // 2
    npc = s.board.npc
    if winner == npc:
        return  # PG-9.2.0.3
    if 1 - winner == npc:
        s.earn(winner, amount)
    else:
        s.push(P_REWARD, winner, amount)


def encourage(s: Front, u: i64) -> None:
    """PG-7.15.3: the unit that destroyed another gains 1 morale."""
    if s.unit_tile[u] >= 0:
        change_morale(s, u, 1)


def settle_marks(s: Front) -> None:
    """After a combat the markers beside the cards go onto them (PG-5.4.39, PG-7.17.8)."""
    fight = s.fight[:]
    for part in range(2):
        u = fight[F_ATTACKER + part]
        if s.unit_tile[u] >= 0 and not fight[F_DEAD] & BIT[part]:
            s.unit_marks = changed(s.unit_marks, u, s.unit_marks[u] + fight[F_BESIDE + part])
        fight[F_BESIDE + part] = 0
    s.fight = fight
