"""Whole games, checked at every step by the general battery."""

from __future__ import annotations

import pytest

from tests.games.crescent.table import GAME
from vezerkar.arena.soak import SoakGame, examine
from vezerkar.games.crescent.schema.load import load_data

FIELDS = list(load_data().scenarios)


@pytest.mark.parametrize("field", FIELDS)
def test_whole_games_keep_the_contract(field: str) -> None:
    number = FIELDS.index(field)
    players = 2 + 2 * (number % 2)
    agents = ("greedy", "random") if number % 3 == 0 else ("random", "random")
    free = {"free_terrain": True} if field == "open_field" else {}
    finding = examine(SoakGame(GAME.id, field, {"players": players, **free}, agents, number))
    assert finding.fault == "", finding.record
    assert finding.decisions > 100
