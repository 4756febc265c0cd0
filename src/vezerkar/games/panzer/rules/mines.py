# hot: compiled by mypyc
"""A unit enters a tile: control changes hands, and a mine may lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.panzer.events import E_MINE, E_NO_MINE
from vezerkar.games.panzer.rules.deck import flip
from vezerkar.games.panzer.rules.morale import change_morale
from vezerkar.games.panzer.rules.victory import take_control
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import IGNORES_MINES, MINE_LOSS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def enter(s: Front, u: i64, tile: i64, is_tested: bool, chance: Chance) -> None:
    """A unit stands on a tile now: control, then the mine test where one is due (PG-5.4.70)."""
    side = s.side(u)
    was_enemy = s.control[tile] == 1 - side
    take_control(s, tile, side)
    if was_enemy and is_tested:
        mine_test(s, u, chance)


def may_lie(s: Front, u: i64, tile: i64) -> bool:
    """Whether a unit that enters a tile makes a mine test there (PG-6.2.11, PG-5.4.31)."""
    return s.control[tile] == 1 - s.side(u) and not s.able(u, IGNORES_MINES)


def mine_test(s: Front, u: i64, chance: Chance) -> None:
    """PG-6.2.11: the top action card decides, unless a trap lies there or the unit is immune."""
    if s.able(u, IGNORES_MINES):  # PG-5.4.31
        return
    setter = 1 - s.side(u)
    if s.trap & BIT[setter]:
        s.trap &= ~BIT[setter]
        hit_mine(s, u, MINE_LOSS)
    elif flip(s, chance) < 0:
        hit_mine(s, u, MINE_LOSS)
    elif s.events is not None:
        s.tell(E_NO_MINE, [u, s.unit_tile[u]])


def hit_mine(s: Front, u: i64, loss: i64) -> None:
    """The opponent gets nothing for a unit that a mine destroys (PG-6.2.14)."""
    if s.events is not None:
        s.tell(E_MINE, [u, s.unit_tile[u]])
    change_morale(s, u, -loss)
