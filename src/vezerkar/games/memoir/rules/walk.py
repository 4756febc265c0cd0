# hot: compiled by mypyc
"""One step of a moving unit: what it costs, which rules it breaks, and whether the move ends there.

Everything that asks where a unit may go asks here: where it can be (movement.py), what it passes on
the way (move_via.py), the path that is drawn, and the reason why there is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.memoir.terms import ARTILLERY, BEACH_LIMIT, WIRE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.memoir.state import Battle

# The rules that a step can break, one bit each.
CLOSED: Final = 1  # a hex where the class may never be: M44-A2.28, A2.45, A2.52, F.13
BRIDGE: Final = 2  # a long bridge is entered and left at its ends only: M44-F.15
CLIFF: Final = 4  # a step closed to tanks and guns: M44-F.6, F.7
UNITS: Final = 8  # not through other units: M44-3.8
STOP: Final = 16  # the move ended on the hex before: M44-A2.2 and alike
LEAVE: Final = 32  # it left a hedgerow, for one hex only: M44-A2.9
FIRST: Final = 64  # a hedgerow is entered with the first step only: M44-A2.7
SLOPE: Final = 128  # a step that costs two hexes: M44-F.6, F.7, F.11
SAND: Final = 256  # a way over the beach is too long: M44-A2.37
TOO_FAR: Final = 512  # the way is longer than the unit may move: M44-3.16, 3.18, 3.19


def ignores_terrain(s: Battle) -> bool:
    """Whether the card in force lets units ignore terrain while they move (M44-K.25)."""
    return s.board.card_free[s.card] != 0


def is_fixed(s: Battle, u: i64) -> bool:
    """Artillery that started the battle in a bunker never leaves it (M44-A2.46)."""
    board = s.board
    return board.unit_class[u] == ARTILLERY and board.bunker[s.unit_hex[u]] != 0


def step_cost(s: Battle, u: i64, h: i64, direction: i64) -> i64:
    """Hexes of movement that a step from a hex takes."""
    board = s.board
    if board.card_free[s.card]:
        return 1
    return board.costs[(board.unit_class[u] * board.count + h) * 6 + direction]


def gets_sandy(s: Battle, y: i64, sandy: bool) -> bool:
    """Whether a way has led over the beach once it has entered a hex."""
    return sandy or (s.board.beach[y] != 0 and not ignores_terrain(s))


def broken_by_step(
    s: Battle, u: i64, h: i64, direction: i64, spent: i64, cost: i64, sandy: bool
) -> i64:
    """The rules that a step breaks, after so many hexes; none if the unit may make it.

    Whether the move had to end on the hex before, and how far the unit may go, is for the caller to
    look at: see ended_by() and movement.limits().
    """
    board = s.board
    kind: i64 = board.unit_class[u]
    off = board.off
    y: i64 = board.near[h * 6 + direction]
    j: i64 = (kind * board.count + h) * 6 + direction
    free = board.card_free[s.card] != 0
    broken: i64 = 0
    if board.closed[kind * board.count + y]:
        broken = CLOSED
    elif board.free_steps[j] == off:
        broken = BRIDGE
    elif not free and board.steps[j] == off:
        broken = CLIFF
    if s.at[y] >= 0 and y != s.unit_hex[u]:
        broken |= UNITS  # it may come back to its own hex: M44-3.22
    return broken if free else broken | broken_by_ground(s, y, spent, cost, sandy)


def broken_by_ground(s: Battle, y: i64, spent: i64, cost: i64, sandy: bool) -> i64:
    """Of these rules the ones about the ground of the hex entered, where terrain counts."""
    board = s.board
    broken: i64 = 0
    if board.hedgerow[y] and spent > 0:
        broken = FIRST
    if (sandy or board.beach[y]) and spent + cost > BEACH_LIMIT:
        broken |= SAND
    return broken


def ended_by(s: Battle, u: i64, y: i64, spent: i64) -> i64:
    """The rule that ends a move on the hex it has just entered, after so many hexes before it."""
    board = s.board
    if board.card_free[s.card]:
        return 0
    if spent == 0 and board.hedgerow[s.unit_hex[u]]:
        return LEAVE
    return STOP if board.stops[y] or s.works[y] & WIRE else 0
