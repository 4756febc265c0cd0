"""R3: positions whose actions were counted, and derived a second time without the engine."""

from __future__ import annotations

from typing import Final

from vezerkar.commands.charter_lines.line import Figure, judged
from vezerkar.commands.charter_lines.pytest_runs import run_pytest
from vezerkar.core.registry import game_ids

DERIVED_POSITIONS: Final = 50  # of each game
# Tests of the engine against a second derivation. No two of a game look at the same positions.
DERIVED_TWICE: Final = {
    "crescent": (("test_naive", "test_reach"),),
    "hungary": (
        ("test_naive", "test_reach_agrees"),
        ("test_reference", "test_the_moves_of_one_unit_are_derived_again"),
    ),
    "memoir": (
        ("test_reference", "test_the_reference_counts_are_those_of_the_naive_implementation"),
    ),
    "panzer": (("test_naive", "test_steps_and_neighbours_agree"),),
    "quartermaster": (
        ("test_naive", "test_the_actions_are_the_same_word_for_word"),
        ("test_naive", "test_supply_builds_and_battles_in_whole_games"),
    ),
}


def measure(scale: float) -> Figure:
    tests = [(game, *test) for game in game_ids() for test in DERIVED_TWICE[game]]
    places = [f"tests/games/{game}/{file}.py::{name}" for game, file, name in tests]
    run = run_pytest("-m", "soak or not soak", *places)
    counts = dict.fromkeys(game_ids(), 0)
    for game, file, name in tests:
        counts[game] += run.looked_at(f"games/{game}/{file}", name)
    text = ", ".join(f"{game} {count}" for game, count in counts.items())
    kept = not run.failed and all(count >= DERIVED_POSITIONS for count in counts.values())
    text = f"derived twice: {text}; all actions in memoir and quartermaster, moves in the others"
    return Figure(text, judged(kept, whole=False), tuple(run.failed))
