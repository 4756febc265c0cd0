"""What people count in a battle: a computer says with it what it expects of an action."""

from __future__ import annotations

from vezerkar.games.crescent.state import Battle


def prospects(s: Battle, team: int) -> dict[str, float]:
    """Points, and the discs that are left of all that have been lost so far."""
    enemy = 1 - team
    return {
        "own-points": s.score[team],
        "enemy-points": s.score[enemy],
        "own-discs": -int(s.discs_lost(team)),
        "enemy-discs": -int(s.discs_lost(enemy)),
    }
