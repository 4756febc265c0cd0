"""A process in one form that measures each time it is asked to.

`python -m vezerkar.arena.speed.worker GAME` reads requests, a line each, and answers each with one
line of JSON. `vezerkar bench` asks two such processes in turn, one of each form.
"""

from __future__ import annotations

import sys
from typing import Any, Final

import msgspec

from vezerkar.arena.self_play import self_play
from vezerkar.arena.speed.growth import measure_growth
from vezerkar.arena.speed.memory import measure_memory
from vezerkar.arena.speed.rates import Benchmark
from vezerkar.arena.speed.timing import Stopwatch, Timing
from vezerkar.core.registry import find_game

WARM_UP_S: Final = 0.2


class Worker:
    """Answers the requests for one game."""

    def __init__(self, game_id: str) -> None:
        self.game = find_game(game_id)
        self.benchmark = Benchmark(self.game)
        self.benchmark.take_turn(WARM_UP_S)

    def answer(self, request: str, *words: str) -> Any:
        """`actions`, `rates SECONDS`, `growth SECONDS`, `memory` or `greedy SCENARIO SEED`."""
        if request == "actions":
            return self.benchmark.actions
        if request == "rates":
            return self.benchmark.take_turn(float(words[0]))
        if request == "growth":
            return measure_growth(self.game, float(words[0]))
        if request == "memory":
            return measure_memory(self.game, self.benchmark.positions)
        assert request == "greedy", request
        return self.greedy_game(words[0], int(words[1]))

    def greedy_game(self, scenario: str, seed: int) -> Timing:
        """A whole game of the greedy player against itself."""
        watch = Stopwatch()
        moments = self_play(self.game, scenario, seed)
        while watch.time(lambda: int(next(moments).waiting > 0)):
            pass
        return watch.each(1)


def main(game_id: str) -> None:
    worker = Worker(game_id)
    for line in sys.stdin:
        print(msgspec.json.encode(worker.answer(*line.split())).decode(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
