# hot: compiled by mypyc
# thorough: its loops are worth an optimising compiler
"""What a walk can reach: the cheapest path to every hex."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vezerkar.games.hungary.board import NO_WAY, TURN_BIAS, WAY_COST, Board, copied
from vezerkar.games.hungary.terms import UNREACHABLE

# A way in one number, the smaller the better: what it costs; of two ways that cost the same, the
# one that takes more from the enemy; the direction of its last step. The last bits tell what is in
# the hex to which it leads: a search for ways then need not look it up.
WAY_ENEMY_HEX: Final = 1  # the hex is the enemy's
WAY_ZONE: Final = 2  # it lies in his zone of control
WAY_IN_HEX: Final = 3  # these two
WAY_TURN: Final = 2  # the first bit of the direction
WAY_DIRECTION: Final = 7
WAY_SAME: Final = 31  # all bits in which ways of equal worth may differ
WAY_TAKEN: Final = 5  # the first bit of what each hex of the enemy takes one off
WAY_LEFT: Final = 1023 << WAY_TAKEN  # the bits that this is taken off from


class Paths:
    """What a walk can reach: by hex, the best way there."""

    def __init__(self, board: Board, start: int, no_ways: vec[i64]) -> None:
        self.board: Board = board
        self.start: int = start
        self.best: vec[i64] = copied(no_ways)  # by hex, see above
        self.best[start] = self.best[start] & WAY_IN_HEX | WAY_LEFT
        self.found = vec[i64]()  # without the start, the nearest first
        self.ends = vec[i64]()  # those of them where a group may stop, once that was asked

    def cost(self, h: int) -> int:
        """The half points that the way to a hex takes, UNREACHABLE if there is none."""
        way = self.best[h]
        return way >> WAY_COST if way and way >> WAY_COST < NO_WAY else UNREACHABLE

    def path(self, h: int) -> list[int]:
        """The way to a hex, the start first."""
        way = [h]
        while h != self.start:
            last: int = self.best[h]
            h -= self.board.turns[last >> WAY_TURN & WAY_DIRECTION] - TURN_BIAS
            way.append(h)
        way.reverse()
        return way
