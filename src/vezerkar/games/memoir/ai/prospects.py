"""What people count in a battle: a computer says with it what it expects of an action."""

from __future__ import annotations

from vezerkar.games.memoir.state import Battle


def prospects(s: Battle, team: int) -> dict[str, float]:
    """Medals and figures; in the second of two battles a team plays the other side."""
    side = team ^ s.leg
    return {
        "medals": s.match[team] + s.tally[side],
        "own-figures": _figures(s, side),
        "enemy-figures": _figures(s, 1 - side),
    }


def _figures(s: Battle, side: int) -> int:
    return sum(s.unit_men[u] for u in s.board.units[side] if s.unit_hex[u] >= 0)
