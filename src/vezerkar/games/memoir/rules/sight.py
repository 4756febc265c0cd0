# hot: compiled by mypyc
"""Line of sight: which hexes see each other, and where hills stop shells (M44-4.22 to 4.32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.memoir.state import Battle


def sees(s: Battle, a: i64, b: i64) -> bool:
    """Line of sight between two hexes up to three apart (M44-4.22 to 4.32)."""
    board = s.board
    slots: i64 = board.slots
    i: i64 = (a * board.count + b) * 2 * slots
    return not _blocked(s, a, b, i) or not _blocked(s, a, b, i + slots)


def _blocked(s: Battle, a: i64, b: i64, i: i64) -> bool:
    """Whether something stands on one of the two nudged lines (M44-4.28, 4.29)."""
    board = s.board
    lines = board.lines
    hill = board.hill
    over = board.look_over and (hill[a] != 0 or hill[b] != 0)
    for k in range(board.slots):
        h: i64 = lines[i + k]
        group: i64 = hill[h]
        if group:
            # M44-A2.20: a hill does not hide units that stand on the same hill.
            if group != hill[a] or group != hill[b]:
                return True
        elif over and h != board.count - 1:
            continue
        if s.at[h] >= 0 or board.blocks[h]:
            return True
    return False


def shell_path(s: Battle, a: i64, b: i64) -> bool:
    """Whether artillery can fire where hills stop it: only hills block (M44-F.14)."""
    board = s.board
    slots: i64 = board.long_slots
    i: i64 = (a * board.count + b) * 2 * slots
    return not _shells_blocked(s, a, b, i) or not _shells_blocked(s, a, b, i + slots)


def _shells_blocked(s: Battle, a: i64, b: i64, i: i64) -> bool:
    board = s.board
    hill = board.hill
    for k in range(board.long_slots):
        h: i64 = board.long_lines[i + k]
        if h == board.count - 1:
            return True  # M44-4.30
        group: i64 = hill[h]
        if group and (group != hill[a] or group != hill[b]):
            return True
    return False
