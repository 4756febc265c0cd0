"""`vezerkar puzzles GAME` finds puzzles in games between computer players; `--check` tests ours."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import tomli
import tomli_w

from vezerkar.agents.levels import check_level
from vezerkar.arena.pool import seed_for
from vezerkar.arena.puzzle_check import check_puzzle
from vezerkar.arena.puzzle_finder import FoundPuzzle, PuzzleLook, find_puzzles
from vezerkar.arena.puzzle_search import lead_of
from vezerkar.commands.arguments import at_least, chosen_scenarios
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.registry import find_game, game_ids
from vezerkar.records.position import write_position
from vezerkar.records.puzzle import load_puzzle, puzzle_numbers


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("puzzles", help="find positions with one clearly best action")
    parser.add_argument("game", nargs="?", help="the game; with --check all games by default")
    parser.add_argument("--games", type=at_least(1), default=10, help="how many are played (10)")
    parser.add_argument(
        "--seed", type=at_least(0), default=1, help="equal seeds, equal puzzles (1)"
    )
    parser.add_argument("--scenario", help="only games of this scenario")
    parser.add_argument(
        "--levels", default="officer,sergeant", help="of the two players (officer,sergeant)"
    )
    parser.add_argument("--verbs", default="", help="only decisions such as: play,attack")
    parser.add_argument("--every", type=at_least(1), default=1, help="one in so many of them (1)")
    parser.add_argument(
        "--horizon", type=at_least(0), default=2, help="stages to play on (2; 0: this phase)"
    )
    parser.add_argument("--tries", type=at_least(2), default=24, help="of the best actions (24)")
    parser.add_argument("--glance", type=at_least(1), default=3, help="tries of a first look (3)")
    parser.add_argument("--lead", type=at_least(1), default=8, help="in per cent, at least (8)")
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="write what is found there")
    parser.add_argument("--check", action="store_true", help="check the puzzles that are kept")
    parser.add_argument("--deep", action="store_true", help="with --check: search all actions")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.check:
        return check(args)
    if args.game is None:
        raise DataError("name a game to look for puzzles in, or --check")
    return find(args)


def check(args: argparse.Namespace) -> int:
    """Print a line for each puzzle; the exit code says whether all are good."""
    bad = 0
    for game in map(find_game, [args.game] if args.game else game_ids()):
        for number in puzzle_numbers(game):
            try:
                check_puzzle(game, load_puzzle(game, number), args.deep)
                print(f"ok: {game.id} {number}", flush=True)
            except DataError as error:
                bad += 1
                print(f"bad: {game.id} {number}: {error}", flush=True)
    return 1 if bad else 0


def find(args: argparse.Namespace) -> int:
    """Print each puzzle as it is found, and write it as a draft that lacks only its sentences."""
    game = find_game(args.game)
    levels = args.levels.split(",")
    for level in levels:
        check_level(game, level)
    scenarios = chosen_scenarios(game, args.scenario)
    verbs = tuple(verb for verb in args.verbs.split(",") if verb)
    tries, lead = args.tries, args.lead / 100
    half = max(2, tries // 2)
    look = PuzzleLook(verbs, args.every, args.horizon, half, tries, lead, args.glance)
    for number in range(args.games):
        seed = seed_for(args.seed, number)
        sides = levels if number % 2 == 0 else levels[::-1]
        for found in find_puzzles(game, scenarios[number % len(scenarios)], seed, sides, look):
            print(line_of(game, found), flush=True)
            if args.write:
                write(game, found, sides, look, args.write)
    return 0


def line_of(game: Game, found: FoundPuzzle) -> str:
    spell = game.notation(found.state).spell
    told = ", ".join(f"{spell(one.action)} {one.chance:.2f}" for one in (found.best, *found.others))
    mark = " !" if found.obvious != found.best.action else ""
    return f"{found.scenario} {found.seed} {found.decision} {found.goal}{mark}: {told}"


def write(
    game: Game, found: FoundPuzzle, levels: list[str], look: PuzzleLook, folder: Path
) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{found.seed}-{found.decision}.toml"
    path.write_text(tomli_w.dumps(draft(game, found, levels, look)), encoding="utf-8")


def draft(game: Game, found: FoundPuzzle, levels: list[str], look: PuzzleLook) -> dict[str, Any]:
    """The file of a puzzle, without what only a person can write."""
    spell = game.notation(found.state).spell
    judged = (found.best, *found.others)
    position = tomli.loads(write_position(game, found.state))
    del position["game"]  # a puzzle lies in the folder of its game
    return {
        "goal": found.goal,
        "seat": game.seats(found.state)[found.seat],
        "do": [spell(found.best.action)],
        "chances": {spell(one.action): round(one.chance, 2) for one in judged},
        "found": {
            "scenario": found.scenario,
            "seed": found.seed,
            "levels": levels,
            "decision": found.decision,
            "horizon": look.horizon,
            "tries": look.deep_tries,
            "lead": round(lead_of(found.best, found.others[0])[0], 2),
        },
        "wrong": [{"do": [spell(found.obvious)]}] if found.obvious != found.best.action else [],
        "position": position,
    }
