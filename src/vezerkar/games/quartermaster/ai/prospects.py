"""What people count in the war: a computer says with it what it expects of an action."""

from __future__ import annotations

from vezerkar.games.quartermaster.state import War
from vezerkar.space.areas import count


def prospects(s: War, team: int) -> dict[str, float]:
    """Points and pieces of both teams."""
    enemy = 1 - team
    return {
        "own-points": s.points[team],
        "enemy-points": s.points[enemy],
        "own-pieces": _pieces(s, team),
        "enemy-pieces": _pieces(s, enemy),
    }


def _pieces(s: War, team: int) -> int:
    return sum(count(mask) for c, mask in enumerate(s.pieces) if s.board.team[c] == team)
