"""What actions point at is written as the board writes it: a page finds things by these names."""

from __future__ import annotations

import pytest

from vezerkar.core.chance import Seeded
from vezerkar.core.playout import next_seat, playout
from vezerkar.core.registry import find_game, game_ids


@pytest.mark.parametrize("game", game_ids())
def test_places_have_the_name_that_the_board_gives_them(game: str) -> None:
    rules, seen = find_game(game), set()
    for scenario in (info.id for info in rules.scenarios()[:3]):
        s = rules.new(scenario, {}, Seeded(1))
        for seed in range(12):
            playout(s, Seeded(seed), Seeded(seed + 1), 5)
            if not s.waiting:
                break
            scene = rules.scene(s, next_seat(s))
            spaces = {space.id for space in scene.board.spaces}
            for anchor in {anchor for action in scene.actions for anchor in action.anchors}:
                kind, _, name = anchor.partition(":")
                if name in spaces and kind not in ("unit", "piece", "marker", "card", "zone"):
                    assert kind == (scene.board.place or scene.board.shape), anchor
                    seen.add(anchor)
    assert seen, "a place could be chosen"
