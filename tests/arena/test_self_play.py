"""The games that scenarios, chances and courses are measured on."""

from __future__ import annotations

from vezerkar.arena.self_play import self_play
from vezerkar.core.registry import find_game


def last_of(seed: int, opening: int) -> str:
    *_, last = self_play(find_game("crescent"), "open_field", seed, opening)
    assert last.ending >= 0
    return last.fingerprint()


def test_equal_seeds_give_equal_games_and_others_differ_by_their_opening() -> None:
    assert last_of(1, 6) == last_of(1, 6)
    assert last_of(1, 6) != last_of(2, 6)
