"""Measure the usual course of the scenarios of A magyarországi csata: `courses.toml`.

    python tools/measure_courses.py --games 60

The greedy player plays both sides; at the beginning of every turn it is noted what the Soviet side
may hope for and what both sides have lost. The end is not measured: there it counts what victory
asks for.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from typing import Final

import tomli_w

from vezerkar.arena.pool import cores, run_all
from vezerkar.arena.self_play import self_play
from vezerkar.core.registry import find_game
from vezerkar.games.hungary.ai.judge import HungaryJudge
from vezerkar.games.hungary.ai.value import hope, toll, watershed
from vezerkar.games.hungary.ai.weights import COURSES
from vezerkar.games.hungary.state import Campaign

HEAD: Final = "# Made by tools/measure_courses.py; value.py says what it is good for.\n\n"


def main(arguments: list[str]) -> int:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="of each scenario (60)")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes")
    args = parser.parse_args(arguments)
    game = find_game("hungary")
    told: dict[str, object] = {}
    for scenario in [info.id for info in game.scenarios()]:
        played = run_all(partial(course, scenario), range(args.games), args.jobs, lambda _: None)
        hopes, tolls = [
            [round(sum(knot) / len(knot), 1) for knot in zip(*each, strict=True)]
            for each in zip(*played, strict=True)
        ]
        told[scenario] = {"hopes": hopes, "tolls": tolls}
        print(f"{scenario}: {hopes}, {tolls}", flush=True)
    (game.ai_folder / COURSES).write_text(HEAD + tomli_w.dumps(told), encoding="utf-8")
    return 0


def course(scenario: str, seed: int) -> tuple[list[float], list[float]]:
    """The hopes and losses of one game; one that is decided early stays as it is."""
    game = find_game("hungary")
    assert isinstance(game.judge, HungaryJudge)
    weights = game.judge.weights
    hopes: list[float] = []
    tolls: list[float] = []
    for last in self_play(game, scenario, seed):
        assert isinstance(last, Campaign)
        while len(hopes) <= last.turn - last.board.first_turn:
            hopes.append(hope(last, weights))
            tolls.append(toll(last, weights))
    assert isinstance(last, Campaign)
    board = last.board
    turns = board.last_turn - board.first_turn + 1
    hopes += [hopes[-1]] * (turns - len(hopes))
    tolls += [tolls[-1]] * (turns - len(tolls))
    return [*hopes, watershed(last)], [*tolls, toll(last, weights)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
