"""`vezerkar learn GAME`: learns to tell chances, or with `--policy` which actions are better.

What was learned goes into the folder `ai` of the game, if it gains enough. Chances need PyTorch, a
policy NumPy, both of them the extra `learn`; playing with them needs nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import tomli_w
from msgspec import to_builtins

from vezerkar.agents.chance_net import NET_FILE, ChanceNet, Losses, Row
from vezerkar.agents.policy_net import POLICY_FILE, PolicyNet
from vezerkar.arena.kept_games import KindOfGames, play_games
from vezerkar.commands.arguments import at_least
from vezerkar.commands.progress import Meter
from vezerkar.commands.workers import add_workers, workers
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.registry import find_game
from vezerkar.files.write import prepare_folder, write_whole

MIN_GAIN = 0.02  # over the calibrated judge: less is not worth a network
MIN_GAMES = 100  # fewer say nothing
DAY_S = 86_400
G = TypeVar("G")
NOTE = "# Made by `vezerkar learn`; `agents` says what it means.\n"


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser(
        "learn", help="learn chances, or a policy, from games of the league"
    )
    parser.add_argument("game", metavar="GAME", help="the game, for example memoir")
    parser.add_argument(
        "--policy",
        action="store_true",
        help="learn which actions are better than they seem, instead of chances",
    )
    parser.add_argument("--games", type=at_least(100), default=4000, help="games to play (4000)")
    parser.add_argument(
        "--seconds", type=at_least(1), default=DAY_S, help="no new games after this time"
    )
    parser.add_argument("--seed", type=int, default=1, help="of games and training (1)")
    parser.add_argument(
        "--keep",
        type=Path,
        default=Path("build/learn"),
        metavar="FOLDER",
        help="where games are kept: those that are there are not played again (build/learn)",
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="write the network here (chances: into the game, if they gain enough; "
        f"a policy: GAME-{POLICY_FILE}, to be measured before it is put into the game)",
    )
    add_workers(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play what is missing, learn, and write what is worth it."""
    try:
        return learn_actions(args) if args.policy else learn_chances(args)
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise DataError("learning needs more: pip install vezerkar[learn]") from None


def learn_chances(args: argparse.Namespace) -> int:
    """Learn to tell chances."""
    from vezerkar.arena.chance_games import CHANCE_GAMES, seen_games
    from vezerkar.arena.chance_learning import learn
    from vezerkar.learning.chance_training import torch_here

    torch_here()
    game = find_game(args.game)
    games = played(args, game, CHANCE_GAMES, seen_games)
    net = learn(game, games, args.seed)
    print("\n".join(lines_of(net.record.result)))
    if args.out is None and net.record.result.gain < MIN_GAIN:
        print(f"not kept: a network has to gain {100 * MIN_GAIN:.0f} % over the calibrated judge")
        return 0
    return write(args.out or game.ai_folder / NET_FILE, text_of(net))


def learn_actions(args: argparse.Namespace) -> int:
    """Learn which actions are better than they seem. Whether to keep it, only games can say."""
    from vezerkar.arena.policy_games import POLICY_GAMES, tried_games
    from vezerkar.arena.policy_learning import learn_policy

    game = find_game(args.game)
    games = played(args, game, POLICY_GAMES, tried_games)
    net = learn_policy(game, games, args.seed)
    result = net.record.result
    print(f"foreseen on {result.decisions} decisions of {result.games} games kept aside:")
    print(f"  by looking to the end of the turn  {100 * result.looked:.2f} %")
    print(f"  with the network                   {100 * result.learned:.2f} %")
    return write(args.out or Path(f"{game.id}-{POLICY_FILE}"), policy_text(net))


def played(
    args: argparse.Namespace, game: Game, kind: KindOfGames, kept: Callable[[Path, int], list[G]]
) -> list[G]:
    """The games to learn from: those that were kept, and what is missing."""
    folder = args.keep / game.id
    prepare_folder(folder / NET_FILE)
    before = len(kept(folder, args.seed))
    with workers(args) as where, Meter(game.id, args.games, before) as meter:

        def done(games: int) -> None:
            for _ in range(games):
                meter.step()

        play_games(kind, game, args.games, args.seed, folder, args.seconds, where, done)
    games = kept(folder, args.seed)
    if len(games) < MIN_GAMES:
        raise DataError(f"{len(games)} games are too few to learn from: at least {MIN_GAMES}")
    return games


def write(file: Path, text: Iterable[str]) -> int:
    prepare_folder(file)
    write_whole(file, NOTE + "".join(text))
    print(f"{file}: written")
    return 0


def lines_of(result: Losses) -> list[str]:
    """How well each way tells the results of games that nothing was learned from."""
    return [
        f"log loss on {result.positions} positions of {result.games} games kept aside:",
        f"  frequency by scenario        {result.frequency:.4f}",
        f"  judge, one slope             {result.one_slope:.4f}",
        f"  judge, calibrated            {result.calibrated:.4f}",
        f"  judge and network            {result.learned:.4f}  ({100 * result.gain:+.1f} %)",
    ]


def text_of(net: ChanceNet) -> Iterator[str]:
    """A network as TOML, each fact in a line of its own."""
    yield f"offset = {net.offset}\n"
    yield f"biases = {row_text(net.biases)}\noutputs = {row_text(net.outputs)}\n"
    yield "\n" + tomli_w.dumps({"record": to_builtins(net.record)})
    yield "\n" + tomli_w.dumps({"scenarios": to_builtins(net.scenarios)})
    yield "\n" + tomli_w.dumps({"starts": net.starts})
    yield "\n[facts]\n"
    yield from (f'"{name}" = {row_text(row)}\n' for name, row in net.facts.items())
    for scenario, places in net.places.items():
        yield f'\n[places."{scenario}"]\n'
        yield from (f'"{name}" = {row_text(row)}\n' for name, row in places.items())


def policy_text(net: PolicyNet) -> Iterator[str]:
    """A policy as TOML, each number in a line of its own."""
    yield f"biases = {row_text(net.biases)}\noutputs = {row_text(net.outputs)}\n"
    yield "\n" + tomli_w.dumps({"record": to_builtins(net.record)})
    yield "\n[numbers]\n"
    yield from (f'"{name}" = {row_text(row)}\n' for name, row in net.numbers.items())


def row_text(row: Row) -> str:
    return "[" + ", ".join(f"{number!r}" for number in row) + "]"
