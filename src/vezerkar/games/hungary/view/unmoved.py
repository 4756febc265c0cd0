"""How many units of a side stand on the map, and how many of them have not moved yet."""

from __future__ import annotations

from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import MOVED


def standing(s: Campaign, side: int) -> list[int]:
    """The ground units of a side on the map."""
    board = s.board
    ours = [u for u in range(board.ground_count) if board.unit_side[u] == side]
    return [u for u in ours if s.unit_hex[u] >= 0]


def count_unmoved(s: Campaign, side: int) -> int:
    return sum(not s.flags[u] & MOVED for u in standing(s, side))
