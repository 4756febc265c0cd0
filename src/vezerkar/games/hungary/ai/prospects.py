"""What people count in a campaign: a computer says with it what it expects of an action."""

from __future__ import annotations

from vezerkar.games.hungary.rules.victory import soviet_points
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import DEAD, SOVIET, T_AXIS_MOVE, T_SOVIET_MOVE


def prospects(s: Campaign, team: int) -> dict[str, float]:
    """Points, which the Soviet side alone wins; steps that are left; ground that is held."""
    side = "own" if team == SOVIET else "enemy"
    return {
        f"{side}-points": soviet_points(s),
        "own-hexes": s.control.count(team),
        "own-steps": -_steps_lost(s, team),
        "enemy-steps": -_steps_lost(s, 1 - team),
    }


def _steps_lost(s: Campaign, side: int) -> int:
    """Units that have not come yet, or have left the game, have lost nothing."""
    full = s.board.unit_full
    return sum(
        full[u] if s.unit_hex[u] == DEAD else full[u] - s.unit_steps[u]
        for u in s.board.combat_units[side]
        if s.unit_hex[u] >= 0 or s.unit_hex[u] == DEAD
    )


def before_the_battles(s: Campaign) -> bool:
    """Movement is a stage of its own, and what it is good for is seen in battle."""
    return s.turn_step() in (T_AXIS_MOVE, T_SOVIET_MOVE)
