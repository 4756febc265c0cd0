"""The points that decide, as every viewer sees them at every step."""

from __future__ import annotations

from functools import lru_cache

from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.rules.victory import soviet_points
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.view.supply_lines import MAX_KEPT_BOARDS, standing_on
from vezerkar.scene.last_made import LastMade


@lru_cache(maxsize=MAX_KEPT_BOARDS)
def _last_points(board: Board) -> LastMade[int]:
    return LastMade()


def points_shown(s: Campaign) -> int:
    """The points of the Soviet side; lines of supply are drawn for them, so they are kept."""
    return _last_points(s.board).get(standing_on(s), lambda: soviet_points(s))
