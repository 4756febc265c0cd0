"""The games of version 0.1, played again; `test_two_forms` says that both forms play alike."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vezerkar.arena.trace import trace
from vezerkar.core.registry import find_game

OLD = Path(__file__).parent / "fixtures" / "v0_1"
FINGERPRINTS: dict[str, list[str]] = json.loads((OLD / "fingerprints.json").read_text())
GAMES = ("memoir", "crescent", "quartermaster", "panzer", "hungary")
QUICK_SEEDS = 4  # of the hundred that are kept; `make soak` plays them all


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seeds_give_the_same_games(game: str) -> None:
    played = [trace(find_game(game), 1, seed) for seed in range(QUICK_SEEDS)]
    assert played == FINGERPRINTS[game][:QUICK_SEEDS]


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_seeds_give_the_same_games(game: str) -> None:
    assert len(FINGERPRINTS[game]) == 100
    assert [trace(find_game(game), 1, seed) for seed in range(100)] == FINGERPRINTS[game]
