"""Positions that differ only in what a seat cannot see."""

from __future__ import annotations

from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat

SOME_WAY = 25  # decisions: a game that has hardly begun has few secrets
LONGEST = 3000


def twins(game: Game, scenario: str, seed: int = 3) -> tuple[State, State]:
    """A position with something to decide and something hidden, and the same dealt otherwise."""
    chance, pick = Seeded(seed), Seeded(seed + 1)
    s = game.new(scenario, {}, chance)
    for number in range(LONGEST):
        seat = next_seat(s)
        actions = s.legal_actions(seat)
        if number >= SOME_WAY and len(actions) > 1:
            other = game.guess(s, seat, Seeded(99))
            if other.fingerprint() != s.fingerprint():
                return s, other
        s.apply(seat, actions[pick.below(len(actions))], chance)
    raise AssertionError(f"{scenario}: nothing is hidden")
