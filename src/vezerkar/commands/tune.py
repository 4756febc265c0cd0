"""`vezerkar tune GAME --out FILE`: better weights for the judge of a game, from its games."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from vezerkar.agents import AGENTS, check_agent
from vezerkar.agents.levels import levels_of, weight_files
from vezerkar.arena.evolution import (
    ITSELF,
    PRIORS,
    VALUES,
    Generation,
    Terms,
    evolve,
    part,
)
from vezerkar.arena.league import quick_members
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
    parser.add_argument("--agent", choices=AGENTS, default="greedy", help="who plays (greedy)")
    parser.add_argument(
        "--games",
        type=at_least(10),
        help="games to learn from (400), or with --evolve of each generation (2000)",
    )
    parser.add_argument(
        "--steps", type=at_least(1), default=60, help="steps of learning, or generations (60)"
    )
    parser.add_argument("--seed", type=int, default=0, help="equal seeds give equal weights (0)")
    add_evolution(parser)
    parser.set_defaults(run=run)


def add_evolution(parser: argparse.ArgumentParser) -> None:
    """What only evolving needs."""
    parser.add_argument(
        "--evolve",
        action="store_true",
        help="evolve priors by playing the league instead of learning values from games",
    )
    parser.add_argument(
        "--values", type=Path, metavar="FILE", help="with --evolve: new values, too, for this file"
    )
    parser.add_argument(
        "--start-values", type=Path, metavar="FILE", help="default: the values of the game"
    )
    parser.add_argument(
        "--against",
        nargs="+",
        metavar="PLAYER",
        help=f"with --evolve: whom to play: '{ITSELF}', or players such as prior+bold",
    )
    parser.add_argument(
        "--keep",
        nargs="+",
        default=[],
        metavar="NAME",
        help="with --evolve: weights that stay as they are, such as priors.scale",
    )
    parser.add_argument("--jobs", type=at_least(1), default=cores(), help="processes of --evolve")


def run(args: argparse.Namespace) -> int:
    """Play, learn, and write the weights."""
    game = find_game(args.game)
    prepare_folder(args.out)
    wanted = args.scenarios or [None]
    scenarios = [each for name in wanted for each in chosen_scenarios(game, name)]
    learn = evolved if args.evolve else fitted
    learn(game, scenarios, args)
    print(f"{args.out}: written")
    return 0


def evolved(game: Game, scenarios: Sequence[str], args: argparse.Namespace) -> None:
    """Weights found by playing; saved after every generation."""
    check_uses_weights(game, args.agent)
    if args.values:
        prepare_folder(args.values)
    priors = start(game, args.start or game.ai_folder / PRIOR_WEIGHTS)
    values = start(game, args.start_values or values_of(game))
    weights = {PRIORS + name: number for name, number in priors.items()}
    weights |= {VALUES + name: number for name, number in values.items()}
    if unknown := set(args.keep) - set(weights):
        raise DataError(f"--keep: there is no weight '{min(unknown)}'; one is '{min(weights)}'")
    stay = {VALUES + name for name in values if not args.values}
    terms = Terms(
        game.id, tuple(scenarios), opponents(game, args), args.agent, frozenset(stay | {*args.keep})
    )
    with Meter("generations", args.steps) as meter:

        def done(generation: Generation) -> None:
            save(args.out, game.ai_folder / PRIOR_WEIGHTS, part(generation.weights, PRIORS))
            if args.values:
                save(args.values, values_of(game), part(generation.weights, VALUES))
            meter.step(f"{100 * generation.rate:.0f} % of its games won")

        where = partial(run_all, jobs=args.jobs)
        evolve(terms, weights, args.steps, args.games or 2000, args.seed, where, done)
    print(f"compare: vezerkar league {game.id}, with the new files named in levels.toml")


def opponents(game: Game, args: argparse.Namespace) -> tuple[str, ...]:
    """Whom to play: the quick members of the league and, twice as often, itself."""
    for name in args.against or ():
        if name != ITSELF:
            check_agent(game, name)
    quick = [name for name in quick_members(game) if name != "random"]
    return tuple(args.against or (ITSELF, ITSELF, *quick))


def fitted(game: Game, scenarios: Sequence[str], args: argparse.Namespace) -> None:
    """Weights found by learning; the best on the games kept aside."""
    file = args.start or values_of(game)
    weights, games = start(game, file), args.games or 400
    with Meter("games", games) as meter:
        samples = gather(game, scenarios, games, args.agent, args.seed, meter.step)
    with Meter("steps", args.steps) as meter:

        def done(tuned: Tuned) -> None:
            meter.step(f"error {tuned.error:.4f}, control {tuned.control:.4f}")

        best = tune(game.judge_with, weights, samples, args.steps, seed=args.seed, done=done)
    print(f"{len(samples)} positions; error on the games kept aside: {best.control:.4f}")
    print(f"compare: vezerkar duel {game.id} --agents greedy@{args.out} greedy")
    save(args.out, file, best.weights)


def start(game: Game, file: Path) -> Weights:
    """The weights of a file; DataError if they are not for this judge."""
    weights: Weights = read_toml(file)
    with about(file):
        game.judge_with(weights)
    return weights


def check_uses_weights(game: Game, agent: str) -> None:
    """Refuse a level with weights of its own: it would ignore those being tried."""
    level = getattr(levels_of(game.ai_folder), agent, None)
    if level is not None and weight_files(level):
        raise DataError(f"--agent: '{agent}' has weights of its own in {game.id}; name another")


def values_of(game: Game) -> Path:
    """The file by which the judge of a game values positions now."""
    values = game.ai_folder / VALUE_WEIGHTS
    return values if values.exists() else game.ai_folder / PRIOR_WEIGHTS


def save(path: Path, like: Path, weights: Weights) -> None:
    """A file of weights with new numbers; its comments stay."""
    text = like.read_text(encoding="utf-8")
    for name, weight in weights.items():
        text = re.sub(rf"(?m)^({re.escape(name)}\s*=\s*)\S+", rf"\g<1>{weight:.4g}", text)
    write_whole(path, text)
