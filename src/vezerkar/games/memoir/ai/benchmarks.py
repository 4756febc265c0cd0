# hot: compiled by mypyc
"""Small pieces of the rules that `vezerkar bench` times on their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import State
from vezerkar.games.memoir.rules.movement import limits, reach
from vezerkar.games.memoir.state import Battle

if TYPE_CHECKING:
    from mypy_extensions import i64


def reaches(s: State, rounds: int) -> int:
    """Where can each unit on the board go? Returns how many searches that took."""
    assert isinstance(s, Battle)
    asked: i64 = 0
    found: list[int] = []
    for i in range(rounds):
        for u in range(len(s.unit_hex)):
            if s.unit_hex[u] >= 0:
                found.clear()
                reach(s, u, limits(s, u, 0)[0], found)
                asked += 1
    return asked
