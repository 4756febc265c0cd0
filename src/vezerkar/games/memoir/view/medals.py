"""What a step is worth: the medals of the objectives that it takes, and of those that it leaves."""

from __future__ import annotations

from vezerkar.core.kernel import BIT
from vezerkar.games.memoir import terms
from vezerkar.games.memoir.state import Battle


def medals_in(s: Battle, h: int) -> int:
    """The medals that the active side wins by a unit in this hex alone."""
    board = s.board
    return sum(
        board.goal_medals[goal]
        for goal, hexes in enumerate(board.goal_hexes)
        if board.goal_side[goal] == s.active
        and bytes(hexes) == bytes((h,))
        and not s.held & BIT[goal]
    )


def given_up(s: Battle, u: int, h: int) -> int:
    """The medals that its side loses when a unit goes from its hex to another (M44-O.6)."""
    board = s.board
    return sum(
        board.goal_medals[goal]
        for goal in range(len(board.goal_mode))
        if board.goal_mode[goal] == terms.TEMPORARY
        and s.held & BIT[goal]
        and _leaves(s, goal, u, h)
    )


def _leaves(s: Battle, goal: int, u: int, h: int) -> bool:
    """Whether too few of its units stand on an objective once this one has gone (M44-O.9)."""
    board = s.board
    hexes = bytes(board.goal_hexes[goal])
    side = board.goal_side[goal]
    if side != board.unit_side[u] or s.unit_hex[u] not in hexes or h in hexes:
        return False
    standing = sum(s.at[each] >= 0 and board.unit_side[s.at[each]] == side for each in hexes)
    return standing - 1 < board.goal_needed[goal]
