"""What people count in a battle: a computer says with it what it expects of an action."""

from __future__ import annotations

from vezerkar.games.panzer.state import Front


def prospects(s: Front, team: int) -> dict[str, float]:
    """Points where there are any, ground, and the units on the map with their morale."""
    side = s.board.side_of[team]
    points = {"points": float(s.points[side])} if s.board.has_points else {}
    return points | {
        "own-tiles": s.control.count(side),
        "own-units": len(s.units(side)),
        "enemy-units": len(s.units(1 - side)),
        "own-morale": _morale(s, side),
        "enemy-morale": _morale(s, 1 - side),
    }


def _morale(s: Front, side: int) -> int:
    return sum(s.morale(u) for u in s.units(side))


def before_the_answer(s: Front) -> bool:
    """The turns of two players are stages of their own; alone one plays both in one."""
    return not s.board.solo
