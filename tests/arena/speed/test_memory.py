"""How much memory states and tables need."""

from __future__ import annotations

from vezerkar.arena.speed import memory
from vezerkar.arena.speed.memory import measure_memory
from vezerkar.core.chance import Seeded
from vezerkar.core.registry import find_game


def test_a_larger_game_needs_a_larger_table_and_each_step_adds_to_it() -> None:
    small, large = (find_game(name) for name in ("crescent", "hungary"))
    found = {}
    for game in (small, large):
        s = game.new(game.scenarios()[-1].id, {}, Seeded(1))
        found[game.id] = measure_memory(game, [s])
    assert found["hungary"].table > found["crescent"].table
    assert all(each.state > 0 for each in found.values())
    assert all(each.table > each.state and each.step > 0 for each in found.values())


def test_only_what_is_held_counts() -> None:
    kept = memory._kept(lambda: [bytes(1_000) for _ in range(100)])
    assert 100_000 < kept < 120_000
    assert memory._kept(lambda: len([bytes(1_000) for _ in range(100)])) < 1_000
