# hot: compiled by mypyc
"""Line of sight: which hexes see each other, and where hills stop shells (M44-4.22 to 4.32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.memoir.state import Battle

# What on a hex blocks a line of sight, one bit each.
EDGE: Final = 1  # the line leaves the board: M44-4.30
HILL: Final = 2  # attacker and target do not both stand on it: M44-A2.19, A2.20
UNIT: Final = 4  # M44-4.23
TERRAIN: Final = 8  # M44-4.24


def sees(s: Battle, a: i64, b: i64) -> bool:
    """Line of sight between two hexes up to three apart (M44-4.22 to 4.32)."""
    board = s.board
    slots: i64 = board.slots
    i: i64 = (a * board.count + b) * 2 * slots
    return _is_free(s, a, b, i) or _is_free(s, a, b, i + slots)


def _is_free(s: Battle, a: i64, b: i64, i: i64) -> bool:
    """Whether nothing stands on one of the two nudged lines (M44-4.28, 4.29)."""
    board = s.board
    stop: i64 = i + board.slots
    while i < stop:
        h: i64 = board.lines[i]
        if h == board.off:
            return True  # the rest of the list is empty
        if hidden_by(s, a, b, h):
            return False
        i += 1
    return True


def hidden_by(s: Battle, a: i64, b: i64, h: i64) -> i64:
    """What on a hex between two others blocks their line of sight; 0 if it is free."""
    board = s.board
    if h == board.wall:
        return EDGE
    found: i64 = 0
    if board.hill[h]:
        if is_foreign_hill(s, a, b, h):
            found = HILL
    elif board.look_over and (board.hill[a] or board.hill[b]):
        return 0  # hill_los = over_lower
    if s.at[h] >= 0:
        found |= UNIT
    if board.blocks[h]:
        found |= TERRAIN
    return found


def is_foreign_hill(s: Battle, a: i64, b: i64, h: i64) -> bool:
    """A hill hides units unless both stand on the same one (M44-A2.20)."""
    hill = s.board.hill
    group: i64 = hill[h]
    return group != 0 and (group != hill[a] or group != hill[b])


def shell_path(s: Battle, a: i64, b: i64) -> bool:
    """Whether artillery can fire where hills stop it: only hills block (M44-F.14)."""
    board = s.board
    slots: i64 = board.long_slots
    i: i64 = (a * board.count + b) * 2 * slots
    return _lets_shells_pass(s, a, b, i) or _lets_shells_pass(s, a, b, i + slots)


def _lets_shells_pass(s: Battle, a: i64, b: i64, i: i64) -> bool:
    board = s.board
    for k in range(board.long_slots):
        h: i64 = board.long_lines[i + k]
        if h == board.wall or is_foreign_hill(s, a, b, h):
            return False  # M44-4.30, F.14
    return True
