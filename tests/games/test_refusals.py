"""Why not? Whatever is tried in whatever phase: a refusal has a reason, and the reason is true."""

from __future__ import annotations

import pytest

from tests.games import claims_of
from tests.games.refusals import Trial, why_keys
from vezerkar.arena.soak import trial
from vezerkar.core.registry import find_game

# By game: the reason that only says that something else is asked; games, positions a game, the
# positions of a phase that are tried, and the tries of each verb there.
GENERAL = {
    "crescent": "why-asked-else",
    "hungary": "why-not-now",
    "memoir": "why-asked-else",
    "panzer": "why-not-now",
    "quartermaster": "why-wrong-moment",
}
QUICK = {
    "crescent": (10, 400, 4, 4),
    "hungary": (6, 400, 4, 3),
    "memoir": (10, 200, 4, 3),
    "panzer": (14, 300, 4, 3),
    "quartermaster": (8, 400, 4, 4),
}
LONG = {
    "crescent": (40, 3000, 40, 8),
    "hungary": (20, 4000, 40, 8),
    "memoir": (100, 1000, 40, 5),
    "panzer": (80, 2000, 40, 8),
    "quartermaster": (40, 2000, 40, 8),
}


def found_faults(name: str, size: tuple[int, int, int, int], first: int) -> list[str]:
    """What is wrong with the refusals of some games."""
    game = find_game(name)
    games, most, each, tries = size
    scenarios = [scenario.id for scenario in game.scenarios()]
    tried = Trial(game, claims_of.CLAIMS[name], GENERAL[name])
    for seed in range(first, first + games):
        tried.play(trial(game, scenarios[seed % len(scenarios)], "mixed", seed), most, each, tries)
    assert tried.count > games  # something was refused
    return tried.verdict()


@pytest.mark.parametrize("name", sorted(QUICK))
def test_every_refusal_is_given_a_true_reason_with_its_rule(name: str) -> None:
    assert found_faults(name, QUICK[name], 0) == []


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(LONG))
def test_every_refusal_of_many_games_is_given_a_true_reason(name: str) -> None:
    assert found_faults(name, LONG[name], 1000) == []


@pytest.mark.parametrize("name", sorted(GENERAL))
def test_every_reason_is_checked_for_truth(name: str) -> None:
    claimed = set(claims_of.CLAIMS[name])
    assert claimed == why_keys(find_game(name)) - {GENERAL[name]}
