"""`vezerkar tune GAME --out FILE`: better values for its judge, from games played by itself."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from vezerkar.agents import AGENTS
from vezerkar.arena.tuning import Tuned, Weights, gather, tune
from vezerkar.commands.choices import at_least, chosen_scenarios
from vezerkar.commands.progress import Meter
from vezerkar.core.data import read_toml
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.registry import find_game
from vezerkar.core.weights import SIGHT, WORTH


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("tune", help="find better weights for the judge of a game")
    parser.add_argument("game", metavar="GAME", help="the game, for example memoir")
    parser.add_argument("scenario", metavar="SCENARIO", nargs="?", help="else all of them in turn")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the new weights")
    parser.add_argument("--start", type=Path, metavar="FILE", help="else the weights of the game")
    parser.add_argument("--agent", choices=AGENTS, default="greedy", help="who plays (greedy)")
    parser.add_argument("--games", type=at_least(10), default=400, help="games to learn from (400)")
    parser.add_argument("--steps", type=at_least(1), default=60, help="steps of learning (60)")
    parser.add_argument("--seed", type=int, default=0, help="equal seeds give equal weights (0)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, learn, and write the weights that did best on games kept aside."""
    game = find_game(args.game)
    start = args.start or values_of(game)
    weights: Weights = {name: float(number) for name, number in read_toml(start).items()}
    game.judge_with(weights)  # complains of a file that is not about this judge
    scenarios = chosen_scenarios(game, args.scenario)
    with Meter("games", args.games) as meter:
        samples = gather(game, scenarios, args.games, args.agent, args.seed, meter.step)
    with Meter("steps", args.steps) as meter:

        def done(tuned: Tuned) -> None:
            meter.step(f"error {tuned.error:.4f}, control {tuned.control:.4f}")

        best = tune(game.judge_with, weights, samples, args.steps, seed=args.seed, done=done)
    write(args.out, start.read_text(encoding="utf-8"), best.weights)
    print(f"{len(samples)} positions; error on the games kept aside: {best.control:.4f}")
    print(f"compare: vezerkar duel {game.id} --agents greedy@{args.out} greedy")
    return 0


def values_of(game: Game) -> Path:
    """What the judge of a game now values positions by."""
    worth = game.folder / WORTH
    return worth if worth.exists() else game.folder / SIGHT


def write(path: Path, text: str, weights: Weights) -> None:
    """The old file with the new numbers; what it says about them stays."""
    for name, weight in weights.items():
        text = re.sub(rf"(?m)^({re.escape(name)}\s*=\s*)\S+", rf"\g<1>{weight:.4g}", text)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise DataError(f"{path}: cannot be written: {error.strerror}") from error
