"""The games of earlier versions, played again; `test_two_forms` says that both forms play alike.

Of games at random the seed is kept, with a hash of all that happened: 100 of each game by version
0.1, 100 more by version 0.2. Of the levels the first steps of a game are kept as records, because
they will choose otherwise one day.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vezerkar.arena.trace import trace
from vezerkar.core.registry import find_game
from vezerkar.records.record import load_record

FIXTURES = Path(__file__).parent / "fixtures"
GAMES = ("memoir", "crescent", "quartermaster", "panzer", "hungary")
LEVELS = ("recruit", "sergeant", "officer", "general")
QUICK_SEEDS = 4  # of those that are kept; `make soak` plays them all


def kept_hashes() -> dict[str, list[str]]:
    """By game, for the seeds from 0 on."""
    versions = sorted(FIXTURES.glob("*/fingerprints.json"))
    kept = [json.loads(path.read_text(encoding="utf-8")) for path in versions]
    return {game: [each for version in kept for each in version[game]] for game in GAMES}


FINGERPRINTS = kept_hashes()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seeds_give_the_same_games(game: str) -> None:
    played = [trace(find_game(game), 1, seed) for seed in range(QUICK_SEEDS)]
    assert played == FINGERPRINTS[game][:QUICK_SEEDS]


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_two_hundred_seeds_give_the_same_games(game: str) -> None:
    assert len(FINGERPRINTS[game]) == 200
    assert [trace(find_game(game), 1, seed) for seed in range(200)] == FINGERPRINTS[game]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_level_played_leads_to_the_same_position(game: str, level: str) -> None:
    session = load_record(FIXTURES / "v0_2" / "levels" / f"{game}-{level}.jsonl")
    assert len(session.steps) > 20
