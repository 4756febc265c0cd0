"""The cost of a decision by length of the game and size of the map."""

from __future__ import annotations

import pytest

from tests.arena.speed.runs import GROWTH
from vezerkar.arena.speed import growth
from vezerkar.arena.speed.growth import Growth, is_flat, measure_growth
from vezerkar.arena.speed.timing import WHOLE_GAME, Stopwatch
from vezerkar.core.chance import Seeded
from vezerkar.core.playout import playout
from vezerkar.core.registry import find_game


def test_every_scenario_is_measured_in_tenths_that_average_to_the_whole() -> None:
    game = find_game("crescent")
    found = measure_growth(game, 0.01)
    assert [one.scenario for one in found.scenarios] == [info.id for info in game.scenarios()]
    assert len(found.tenths) == growth.TENTHS
    assert sum(found.tenths) / growth.TENTHS == pytest.approx(1, abs=0.2)
    assert all(one.spaces > 0 and one.decisions > 0 and one.loops > 0 for one in found.scenarios)


def test_the_tenths_of_a_game_are_the_whole_game() -> None:
    game = find_game("memoir")
    watches = [Stopwatch() for _ in range(growth.TENTHS)]
    growth._play_in_tenths(game, "pegasus-bridge", 3, watches)
    s = game.new("pegasus-bridge", {}, Seeded(3))
    length = playout(s, Seeded(3), Seeded(4), WHOLE_GAME)
    parts = [watch.done for watch in watches]
    assert sum(parts) == length
    assert max(parts) - min(parts) <= 1


def test_what_is_dearer_at_the_end_is_not_flat() -> None:
    assert GROWTH.by_length == pytest.approx(1.5)
    assert not is_flat(GROWTH.by_length)
    assert is_flat(1.0)


def test_maps_are_compared_by_their_size() -> None:
    assert [one.scenario for one in GROWTH.by_spaces()] == ["small", "large"]
    assert GROWTH.by_size == pytest.approx(1.5)
    assert GROWTH.longest().scenario == "large"
    single = Growth(GROWTH.tenths, GROWTH.scenarios[:1])
    assert single.by_size == 1.0
