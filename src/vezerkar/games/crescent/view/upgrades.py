"""What an upgrade of an army card costs and brings, so that it is known before it is taken."""

from __future__ import annotations

from vezerkar.games.crescent.board import Board
from vezerkar.games.crescent.terms import MORE_CUBES, MORE_POINTS, SECOND_GUN, UPGRADE
from vezerkar.scene.message import Argument

EXTRAS = {"points": MORE_POINTS, "pay": MORE_CUBES, "guns": SECOND_GUN}


def upgrade_terms(board: Board, troop: int) -> dict[str, Argument]:
    """The cost, and each value of side B beside that of side A; 0 stands for one that stays."""
    a, b = troop * 2, troop * 2 + 1
    found: dict[str, Argument] = {"cost": int(board.points[UPGRADE])}
    values = {"steps": board.steps, "cubes": board.max_cubes, "range": board.reach}
    for name, of in values.items():
        found[f"{name}_before"] = int(of[a])
        found[name] = int(of[b]) if of[b] != of[a] else 0
    return found | {name: int(board.bonus[troop] & bit != 0) for name, bit in EXTRAS.items()}
