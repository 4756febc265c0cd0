"""Measure how many games are won from positions that a judge likes so much: `chances.toml`.

    python tools/measure_chances.py memoir --games 240

The greedy player plays both sides of all scenarios in turn; on the way positions are judged, and at
the end it is known who won from them. The slope that makes the chances most likely is written.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from math import log
from typing import Final

import tomli_w

from vezerkar.agents.calibration import CALIBRATION_FILE, chance_from_value
from vezerkar.agents.win_chance import balance
from vezerkar.arena.pool import cores, run_all
from vezerkar.arena.self_play import self_play
from vezerkar.core.registry import find_game

OPENING: Final = 6  # decisions taken at random: games without chance would all be alike
STRIDE: Final = 9  # decisions from one judged position to the next
SURE: Final = 0.001  # no position is held for more certain than this
SLOPES: Final = [0.05 * n for n in range(4, 161)]

Judged = tuple[float, float]  # what the first team's position seemed to be worth, and who won


def main(arguments: list[str]) -> int:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=240, help="over all scenarios (240)")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes")
    args = parser.parse_args(arguments)
    game = find_game(args.game)
    scenarios = [info.id for info in game.scenarios()]
    work = partial(positions, args.game, scenarios)
    found = run_all(work, range(args.games), args.jobs, lambda _: None)
    judged = [each for few in found for each in few]
    slope = min(SLOPES, key=lambda each: surprise(each, judged))
    fitted, plain = surprise(slope, judged), surprise(1.0, judged)
    print(
        f"{args.game}: slope {slope:.2f}, log loss {fitted:.3f} instead of {plain:.3f}", flush=True
    )
    told = {"slope": round(slope, 2), "positions": len(judged), "games": args.games}
    (game.ai_folder / CALIBRATION_FILE).write_text(HEAD + tomli_w.dumps(told), encoding="utf-8")
    return 0


HEAD: Final = "# Made by tools/measure_chances.py; agents/calibration.py says what it means.\n"


def positions(name: str, scenarios: Sequence[str], seed: int) -> list[Judged]:
    """One game: every few decisions, what was thought of it; with what came of it."""
    game = find_game(name)
    scenario = scenarios[seed % len(scenarios)]
    values: list[float] = []
    for number, state in enumerate(self_play(game, scenario, seed, OPENING)):
        if number and state.waiting and number % STRIDE == seed % STRIDE:
            values.append(balance(game, state))
    won = 0.5 if state.winner < 0 else float(state.winner == 0)
    return [(value, won) for value in values]


def surprise(slope: float, judged: Sequence[Judged]) -> float:
    """The mean log loss of the chances that a slope gives."""
    total = 0.0
    for value, won in judged:
        chance = min(1 - SURE, max(SURE, chance_from_value(slope, value)))
        total -= won * log(chance) + (1 - won) * log(1 - chance)
    return total / len(judged)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
