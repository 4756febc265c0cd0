# hot: compiled by mypyc
"""What a walk can reach: the cheapest path to every hex."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, u8

from vezerkar.games.hungary.board import NO_WAY, TURN_BIAS, Board
from vezerkar.games.hungary.terms import UNREACHABLE

# The last step to a hex: its direction, and the number of enemy hexes on the way
TRAIL_DIRECTION: Final = 7
TRAIL_ENEMY_HEX: Final = 8
TRAIL_TAKEN: Final = 32760  # the bits of that number


class Paths:
    """What a walk can reach: by hex, the best way there."""

    def __init__(self, board: Board, start: int) -> None:
        self.board: Board = board
        self.start: int = start
        self.costs: vec[u8] = board.no_ways[:]  # in half points
        # Of two ways that cost the same the one that takes more from the enemy is better: the enemy
        # hexes on it, and the direction of the last step.
        self.trails: vec[i16] = board.zeros[:]
        self.found = vec[i16]()  # without the start, the nearest first

    def cost(self, h: int) -> int:
        """The half points that the way to a hex takes, UNREACHABLE if there is none."""
        cost: int = self.costs[h]
        return cost if cost < NO_WAY else UNREACHABLE

    def path(self, h: int) -> list[int]:
        """The way to a hex, the start first."""
        way = [h]
        while h != self.start:
            trail: int = self.trails[h]
            h -= self.board.turns[trail & TRAIL_DIRECTION] - TURN_BIAS
            way.append(h)
        way.reverse()
        return way
