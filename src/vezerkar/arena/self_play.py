"""The greedy player against itself: what scenarios, chances and courses are measured on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vezerkar.agents import ask, find_agent
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat

AGENT: Final = "greedy"
OPENER: Final = "random"
MAX_DECISIONS: Final = 20_000  # a game that goes on for ever is a fault


def self_play(
    game: Game, scenario: str, seed: int, opening: int = 0, start: State | None = None
) -> Iterator[State]:
    """One game: the same state before the first decision and after each of them.

    A game without chance would always be the same one: its opening may be played at random. With
    `start` it goes on from there.
    """
    chance = Seeded(seed)
    state = start.clone() if start else game.new(scenario, {}, chance)
    seats = range(len(game.seats(state)))
    players, openers = [
        [find_agent(name, seed * 64 + seat) for seat in seats] for name in (AGENT, OPENER)
    ]
    for number in range(MAX_DECISIONS):
        yield state
        if not state.waiting:
            return
        seat = next_seat(state)
        agent = (openers if number < opening else players)[seat]
        state.apply(seat, ask(agent, game, state, seat, Seeded(seed ^ number)), chance)
    raise AssertionError(f"{scenario}: the game with the seed {seed} does not end")
