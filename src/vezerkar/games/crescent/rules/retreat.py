# hot: compiled by mypyc
"""Where a tower that must step back can go (KF-2.7.9 to KF-2.7.17, data/README section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.crescent.state import Battle


def behind(s: Battle, t: i64, v: i64) -> i64:
    """The square straight behind another, towards the tower's own edge; off the board if none."""
    return s.board.near[8 * v + s.board.back[s.owner[t]]]


def back_diagonals(s: Battle, t: i64, v: i64) -> list[int]:
    """The free squares diagonally behind, the nearer to the centre first (KF-2.7.10, KF-8.4)."""
    board = s.board
    back: i64 = board.back[s.owner[t]]
    found: list[int] = []
    for turn in (7, 1):
        q: i64 = board.near[8 * v + ((back + turn) & 7)]
        if q != board.off and s.free(q):
            found.append(q)
    if len(found) == 2:
        a, b = found[0], found[1]
        if board.centre[b] < board.centre[a] or (board.centre[b] == board.centre[a] and b < a):
            found = [b, a]
    return found


def retreats_without_loss(s: Battle, t: i64) -> bool:
    """Whether a step back would cost nothing (KF-6.20.2)."""
    p: i64 = s.square[t]
    q = behind(s, t, p)
    if q == s.board.off:
        return False
    return s.free(q) or len(back_diagonals(s, t, p)) > 0


def landings(s: Battle, t: i64) -> list[int]:
    """Where a tower that steps back may come to stand; nowhere if that destroys it."""
    v: i64 = s.square[t]
    found: list[int] = []
    for lost in range(s.discs[t]):  # KF-2.7.12, KF-2.7.13: a disc for every row that is full
        q = behind(s, t, v)
        if q == s.board.off:
            return found
        if s.free(q):
            found.append(q)
            return found
        found = back_diagonals(s, t, v)
        if found:
            return found
        v = q
    return found
