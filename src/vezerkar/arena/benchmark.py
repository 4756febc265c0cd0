"""One side of a benchmark: a process in one form that measures each time it is asked to.

`python -m vezerkar.arena.benchmark GAME` reads a number of seconds from each line of its input and
answers with one JSON object of rates. `vezerkar bench` asks two such processes in turn.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from itertools import count

from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import clones, next_seat, playout, rollouts
from vezerkar.core.registry import find_game
from vezerkar.scene.scene import encode_scene

WHOLE_GAME = 1_000_000  # decisions: more than any game has
ROLLOUT_DECISIONS = 30
MIDDLE_POSITIONS = 20
MIDDLE_DECISIONS = (60, 400)  # where the middle of a game is


class Benchmark:
    """Whole games from many seeds, and single pieces on positions from the middle of games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.scenarios = [info.id for info in game.scenarios()]
        self.seeds = count()
        for scenario in self.scenarios:
            game.new(scenario, {}, Seeded(0))  # tables are built once, and not now
        self.positions = [self.middle(i) for i in range(MIDDLE_POSITIONS)]
        self.actions = self.mean_actions()

    def start(self, seed: int) -> State:
        return self.game.new(self.scenarios[seed % len(self.scenarios)], {}, Seeded(seed))

    def middle(self, seed: int) -> State:
        """A position of a game in full swing."""
        low, high = MIDDLE_DECISIONS
        while True:
            s = self.start(seed)
            playout(s, Seeded(seed), Seeded(seed + 1), low + Seeded(seed).below(high - low))
            if s.waiting:
                return s
            seed += MIDDLE_POSITIONS

    def mean_actions(self) -> float:
        """Actions of an average real decision in random play."""
        total = decisions = 0
        for seed in range(len(self.scenarios)):
            s, chance, pick = self.start(seed), Seeded(seed), Seeded(seed + 1)
            while s.waiting:
                seat = next_seat(s)
                actions = s.legal_actions(seat)
                if len(actions) > 1:
                    total += len(actions)
                    decisions += 1
                s.apply_unchecked(seat, actions[pick.below(len(actions))], chance)
        return total / decisions

    def take_turn(self, seconds: float) -> dict[str, float]:
        """All rates per second, measured in about so many seconds."""
        share = seconds / (5 + len(self.game.benchmarks))
        rates = self.whole_games(2 * share)
        rates["clones"] = self.rate(share, lambda s: clones(s, 200))
        dice, pick = Seeded(7), Seeded(8)
        rates["simulations"] = self.rate(share, lambda s: self.simulate(s, dice, pick))
        rates["scenes"] = self.rate(share, self.scenes)
        for name, piece in self.game.benchmarks.items():
            rates[name] = self.rate(share, lambda s, piece=piece: piece(s, 5))  # type: ignore[misc]
        rates["actions"] = self.actions
        return rates

    def whole_games(self, seconds: float) -> dict[str, float]:
        games = decisions = 0
        spent = 0.0
        while spent < seconds:
            seed = next(self.seeds)
            s, chance, pick = self.start(seed), Seeded(seed), Seeded(seed + 1)
            begin = time.perf_counter()
            decisions += playout(s, chance, pick, WHOLE_GAME)
            spent += time.perf_counter() - begin
            games += 1
        return {"decisions": decisions / spent, "games": games / spent}

    def simulate(self, s: State, dice: Seeded, pick: Seeded) -> int:
        rollouts(s, dice, pick, 5, ROLLOUT_DECISIONS)
        return 5

    def scenes(self, s: State) -> int:
        seats = len(self.game.seats(s))
        for seat in range(seats):
            encode_scene(self.game.scene(s, seat))
        return seats

    def rate(self, seconds: float, work: Callable[[State], int]) -> float:
        """How often a second something is done, over all positions."""
        done = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds:
            for s in self.positions:
                done += work(s)
        return done / (time.perf_counter() - begin)


def main(game_id: str) -> None:
    benchmark = Benchmark(find_game(game_id))
    benchmark.take_turn(0.2)
    for line in sys.stdin:
        print(json.dumps(benchmark.take_turn(float(line))), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
