"""`vezerkar tune GAME --out FILE`: better weights for the judge of a game, from self-play."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from vezerkar.agents import AGENTS
from vezerkar.agents.levels import levels_of, weight_files
from vezerkar.arena.evolution import Generation, evolve
from vezerkar.arena.pool import cores, run_all
from vezerkar.arena.tuning import Tuned, Weights, gather, tune
from vezerkar.commands.arguments import at_least, chosen_scenarios
from vezerkar.commands.progress import Meter
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.registry import find_game
from vezerkar.evaluation.weights import PRIOR_WEIGHTS, VALUE_WEIGHTS, about
from vezerkar.files.toml import read_toml
from vezerkar.files.write import prepare_folder, write_whole


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("tune", help="find better weights for the judge of a game")
    parser.add_argument("game", metavar="GAME", help="the game, for example memoir")
    parser.add_argument(
        "scenarios", metavar="SCENARIO", nargs="*", help="default: all of them in turn"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the new weights")
    parser.add_argument(
        "--start", type=Path, metavar="FILE", help="default: the weights of the game"
    )
    parser.add_argument("--agent", choices=AGENTS, help="who plays (greedy; with --evolve: prior)")
    parser.add_argument(
        "--games",
        type=at_least(10),
        default=400,
        help="games to learn from, or of each member of a family (400)",
    )
    parser.add_argument("--steps", type=at_least(1), default=60, help="steps of learning (60)")
    parser.add_argument("--seed", type=int, default=0, help="equal seeds give equal weights (0)")
    parser.add_argument(
        "--evolve",
        action="store_true",
        help="evolve by playing instead of learning: --steps generations of --family members",
    )
    parser.add_argument("--family", type=at_least(2), default=12, help="with --evolve (12)")
    parser.add_argument(
        "--keep",
        nargs="+",
        default=[],
        metavar="NAME",
        help="with --evolve: weights that stay as they are",
    )
    parser.add_argument("--jobs", type=at_least(1), default=cores(), help="processes of --evolve")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, learn, and write the weights."""
    game = find_game(args.game)
    prepare_folder(args.out)
    if args.evolve:
        check_uses_weights(game, args.agent)
    start = args.start or (game.ai_folder / PRIOR_WEIGHTS if args.evolve else values_of(game))
    weights: Weights = read_toml(start)
    with about(start):
        game.judge_with(weights)  # refuses a file that is not for this judge
    keep = partial(write, args.out, start.read_text(encoding="utf-8"))
    if unknown := set(args.keep) - set(weights):
        raise DataError(f"--keep: {start.name} has no weight '{min(unknown)}'")
    better = evolved if args.evolve else fitted
    wanted = args.scenarios or [None]
    scenarios = [each for name in wanted for each in chosen_scenarios(game, name)]
    better(game, weights, scenarios, keep, args)
    print(f"{args.out}: written")
    return 0


def evolved(
    game: Game,
    weights: Weights,
    scenarios: Sequence[str],
    keep: Callable[[Weights], None],
    args: argparse.Namespace,
) -> None:
    """Weights found by playing; saved after every generation."""
    with Meter("generations", args.steps) as meter:

        def done(generation: Generation) -> None:
            keep(generation.weights)
            meter.step(f"the best of the family won {100 * generation.best:.0f} %")

        where = partial(run_all, jobs=args.jobs)
        how = (args.steps, args.family, args.games, args.seed, args.agent or "prior")
        evolve(game, weights, scenarios, *how, args.keep, where, done)


def fitted(
    game: Game,
    weights: Weights,
    scenarios: Sequence[str],
    keep: Callable[[Weights], None],
    args: argparse.Namespace,
) -> None:
    """Weights found by learning; the best on the games kept aside."""
    agent = args.agent or "greedy"
    with Meter("games", args.games) as meter:
        samples = gather(game, scenarios, args.games, agent, args.seed, meter.step)
    with Meter("steps", args.steps) as meter:

        def done(tuned: Tuned) -> None:
            meter.step(f"error {tuned.error:.4f}, control {tuned.control:.4f}")

        best = tune(game.judge_with, weights, samples, args.steps, seed=args.seed, done=done)
    print(f"{len(samples)} positions; error on the games kept aside: {best.control:.4f}")
    print(f"compare: vezerkar duel {game.id} --agents greedy@{args.out} greedy")
    keep(best.weights)


def check_uses_weights(game: Game, agent: str | None) -> None:
    """Refuse a level with weights of its own: it would ignore those being tried."""
    level = getattr(levels_of(game.ai_folder), agent or "", None)
    if level is not None and weight_files(level):
        raise DataError(f"--agent: '{agent}' has weights of its own in {game.id}; name another")


def values_of(game: Game) -> Path:
    """The file by which the judge of a game values positions now."""
    values = game.ai_folder / VALUE_WEIGHTS
    return values if values.exists() else game.ai_folder / PRIOR_WEIGHTS


def write(path: Path, text: str, weights: Weights) -> None:
    """The old file with the new numbers; its comments stay."""
    for name, weight in weights.items():
        text = re.sub(rf"(?m)^({re.escape(name)}\s*=\s*)\S+", rf"\g<1>{weight:.4g}", text)
    write_whole(path, text)
