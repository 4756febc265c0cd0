# hot: compiled by mypyc
"""Who must retreat after a combat, and where to (step 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.lists import changed
from vezerkar.games.panzer.events import E_NO_RETREAT, E_RETREATED
from vezerkar.games.panzer.rules.combat import bury, fall
from vezerkar.games.panzer.rules.mines import enter
from vezerkar.games.panzer.rules.morale import change_morale
from vezerkar.games.panzer.rules.terrain import may_stand
from vezerkar.games.panzer.state import (
    DEFENDER_BIT,
    F_ATTACKER,
    F_BESIDE,
    F_DEAD,
    F_DEFENDER,
    F_GONE,
    F_NO_RETREAT,
    HAS_LEFT,
    Front,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def retreat_tile(s: Front, attacker: i64, defender: i64) -> int:
    """The tile straight away from the attacker, -1 if nobody may retreat there (PG-7.17.2, 3)."""
    board = s.board
    start = s.unit_tile[defender]
    for k in range(4):
        if board.near[4 * start + k] == s.unit_tile[attacker]:
            tile: i64 = board.near[4 * start + (k + 2) % 4]
            if tile == board.count or s.at[tile] >= 0 or not may_stand(s, defender, tile):
                return -1
            if tile in (s.headquarters(0), s.headquarters(1)):
                return -1
            return tile
    return -1


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
    s.fight = changed(s.fight, F_GONE, HAS_LEFT)
    if s.events is not None:
        s.tell(E_RETREATED, [defender, tile])
    enter(s, defender, tile, True, chance)
    if s.fight[F_DEAD] & DEFENDER_BIT and s.ending < 0:
        fall(s, 1, False)  # PG-7.17.9
