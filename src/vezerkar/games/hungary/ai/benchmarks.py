# hot: compiled by mypyc
"""The parts of the rules that `vezerkar bench` times one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import State
from vezerkar.games.hungary.rules.movement import explore, plain_walk
from vezerkar.games.hungary.rules.supply import open_depots, trace
from vezerkar.games.hungary.rules.zones import make_side_maps
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, SOVIET, UNREACHABLE

if TYPE_CHECKING:
    from mypy_extensions import i64


def reach(s: State, rounds: int) -> int:
    """Where can each unit on the map go? Returns how many units were asked."""
    assert isinstance(s, Campaign)
    asked: i64 = 0
    for i in range(rounds):
        for u in range(s.board.ground_count):
            if s.unit_hex[u] >= 0:
                explore(s, plain_walk(s, [u], 0))
                asked += 1
    return asked


def zones(s: State, rounds: int) -> int:
    """Zones of control of both sides from nothing."""
    assert isinstance(s, Campaign)
    for i in range(rounds):
        make_side_maps(s)
    return rounds


def supply_lines(s: State, rounds: int) -> int:
    """Supply lines over the whole map, from all depots of each side."""
    assert isinstance(s, Campaign)
    for i in range(rounds):
        for side in (AXIS, SOVIET):
            trace(s, side, open_depots(s, side), UNREACHABLE)
    return 2 * rounds
