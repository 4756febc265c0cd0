# hot: compiled by mypyc
"""What an activated unit may do: move, attack, dig in, hand its action on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vezerkar.core.kernel import pack
from vezerkar.games.panzer.rules.adjacency import has_neighbour, neighbours
from vezerkar.games.panzer.rules.movement import (
    can_move,
    jumps,
    step_tiles,
    swap_tiles,
    tiles_of_movers,
)
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    EXTRA_FIRE,
    EXTRA_MOVE,
    SCOUT_JUMP,
    TRANSFER,
    UNIT_SLOTS,
    V_ATTACK,
    V_DIG,
    V_JUMP,
    V_MOVE,
    V_SWAP,
    V_TRANSFER,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# The actions that are listed most, made once: an action is a large number, and a new object each
# time it is made. `Any` keeps the compiler from taking them apart and putting them together again.
# By unit and tile, or by two units: places in a table of UNIT_SLOTS, the most tiles a map can have.
MOVES: Final[list[Any]] = [
    pack(V_MOVE, u, tile, 0) for u in range(UNIT_SLOTS) for tile in range(UNIT_SLOTS)
]
SWAPS: Final[list[Any]] = [
    pack(V_SWAP, u, other, 0) for u in range(UNIT_SLOTS) for other in range(UNIT_SLOTS)
]
ATTACKS: Final[list[Any]] = [
    pack(V_ATTACK, u, other, 0) for u in range(UNIT_SLOTS) for other in range(UNIT_SLOTS)
]
DIGS: Final[list[Any]] = [pack(V_DIG, u, 0, 0) for u in range(UNIT_SLOTS)]


def can_fire(s: Front, u: i64) -> bool:
    """Whether a unit still has its fire action (PG-6.2.3)."""
    if (s.fired | s.spent) >> u & 1:
        return False
    if s.moved >> u & 1:
        return not s.one_action(u)
    return True


def is_idle(s: Front, u: i64) -> bool:
    """A unit that has done nothing in this phase: it may dig in or jump (PG-6.2.15, 5.4.55)."""
    return (s.moved | s.fired | s.spent | s.extra) >> u & 1 == 0


def targets(s: Front, u: i64) -> list[int]:
    """Enemy units a unit may attack: orthogonally beside it (PG-6.2.19)."""
    return neighbours(s, s.unit_tile[u], 1 - s.side(u))


def has_target(s: Front, u: i64) -> bool:
    return has_neighbour(s, s.unit_tile[u], 1 - s.side(u))


# Actions


def add_moves(s: Front, u: i64, movers: i64, found: list[int]) -> None:
    """Steps, then swaps with one of the movers, each straight before slanted."""
    around = s.board.round
    start: i64 = 8 * s.unit_tile[u]
    tiles = step_tiles(s, u)
    if tiles:
        for k in range(8):
            tile: i64 = around[start + k]
            if tiles >> tile & 1:
                found.append(MOVES[UNIT_SLOTS * u + tile])
    tiles = swap_tiles(s, u, movers)
    if tiles:
        for k in range(8):
            tile = around[start + k]
            if tiles >> tile & 1:
                found.append(SWAPS[UNIT_SLOTS * u + s.at[tile]])


def add_attacks(s: Front, u: i64, found: list[int]) -> None:
    for target in targets(s, u):
        found.append(ATTACKS[UNIT_SLOTS * u + target])


def add_actions(s: Front, u: i64, movers: i64, contact: i64, found: list[int]) -> None:
    """Everything a unit may do by itself (PG-6.2.1).

    `movers` are the tiles of units that can still move, `contact` those beside an enemy, as bits.
    """
    if s.spent >> u & 1:
        return
    able: i64 = s.board.able[s.unit_card[u]]
    if can_move(s, u):
        add_moves(s, u, movers, found)
    if contact >> s.unit_tile[u] & 1 and can_fire(s, u):
        add_attacks(s, u, found)
    if is_idle(s, u):
        if able & SCOUT_JUMP:
            for tile in jumps(s, u):
                found.append(pack(V_JUMP, u, tile, 0))
        if not s.is_dug(u):
            found.append(DIGS[u])
    if able & TRANSFER:
        add_transfers(s, u, found)


def add_transfers(s: Front, u: i64, found: list[int]) -> None:
    """PG-5.4.63: hand an action to a unit beside it that can use one."""
    kinds: list[int] = []
    if s.one_action(u):
        if is_idle(s, u):
            kinds.append(EXTRA_MOVE)
    else:
        if can_move(s, u):
            kinds.append(EXTRA_MOVE)
        if can_fire(s, u):
            kinds.append(EXTRA_FIRE)
    for kind in kinds:
        for other in neighbours(s, s.unit_tile[u], s.side(u)):
            if can_use_extra(s, other):
                found.append(pack(V_TRANSFER, u, other, kind))


def can_use_extra(s: Front, u: i64) -> bool:
    """Whether a unit may take an extra action now and has something to do with it (PG-6.2.29)."""
    if (s.extra | s.fresh) >> u & 1:
        return False
    return not s.is_dug(u) or has_target(s, u) or can_go(s, u)


def can_go(s: Front, u: i64) -> bool:
    """Whether a unit has a tile to step to or a unit to change places with."""
    return step_tiles(s, u) != 0 or swap_tiles(s, u, tiles_of_movers(s, s.side(u))) != 0
