"""Measure how long battles take: `length.toml` in the ai folder of a game.

    python tools/measure_lengths.py memoir --games 40
    python tools/measure_lengths.py crescent --games 40 --opening 6
    python tools/measure_lengths.py hungary campaign --games 10

The greedy player plays both sides. Kept are medians: the turns of a battle, and how often each side
decides. The page makes minutes of them. The starter of a game is measured from its own position,
and with it how often each side wins from there. In a game without chance the first decisions,
as many as `--opening` says, are taken at random.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

import tomli_w
from msgspec import to_builtins

from vezerkar.arena.pool import cores, run_all
from vezerkar.arena.self_play import length, self_play, winners
from vezerkar.core.game import Game
from vezerkar.core.kernel import OBSERVER, State
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game
from vezerkar.files.toml import read_toml
from vezerkar.records.length import LENGTH_FILE, STARTER, Length, digest_of
from vezerkar.records.position import read_position
from vezerkar.records.starter import load_starter

Played = tuple[int, dict[str, int], dict[str, float]]  # turns, decisions and victory by side
HEAD: Final = "# Made by tools/measure_lengths.py: the computer played both sides.\n\n"


def main(arguments: list[str]) -> int:
    """Play, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("scenarios", nargs="*", help=f"else all of them, and `{STARTER}`")
    parser.add_argument("--games", type=int, default=40, help="of each scenario (40)")
    parser.add_argument("--opening", type=int, default=0, help="decisions taken at random (0)")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes")
    args = parser.parse_args(arguments)
    game = find_game(args.game)
    path: Path = game.ai_folder / LENGTH_FILE
    measured = read_toml(path) if path.is_file() else {}
    for battle in args.scenarios or [*(info.id for info in game.scenarios()), STARTER]:
        known = measured.get(battle, {})
        if known.get("data") == digest_of(game, battle) and known["games"] >= args.games:
            continue
        play = partial(played, game.id, battle, args.opening)
        games = run_all(play, range(args.games), args.jobs, lambda _: None)
        measured[battle] = to_builtins(summary(game, battle, games))
        print(battle, measured[battle], flush=True)
        path.write_text(HEAD + tomli_w.dumps(measured), encoding="utf-8")
    return 0


def summary(game: Game, battle: str, games: Sequence[Played]) -> Length:
    """The medians of some games."""
    sides = sorted({side for _, _, won in games for side in won})
    count = len(games)
    return Length(
        digest_of(game, battle),
        count,
        round(median(turns for turns, _, _ in games)),
        {side: round(median(by_side.get(side, 0) for _, by_side, _ in games)) for side in sides},
        {side: round(sum(won[side] for _, _, won in games) / count, 3) for side in sides},
    )


def played(name: str, battle: str, opening: int, seed: int) -> Played:
    """One game: its turns, how often each side decided, and what each has of the victory."""
    game = find_game(name)
    start = starting_position(game) if battle == STARTER else None
    scenario = game.setup_of(start)[0] if start else battle
    before = length(game, start) - 1 if start else 0
    seats: list[int] = []  # who decided, one after the other
    for last in self_play(game, scenario, seed, opening, start):
        if last.waiting:
            seats.append(next_seat(last))
    sides = [seat.side for seat in game.scene(last, OBSERVER).seats]
    decisions = Counter(sides[seat] for seat in seats)
    return length(game, last) - before, dict(decisions), winners(game, scenario, last)


def starting_position(game: Game) -> State:
    starter = load_starter(game)
    assert starter is not None, f"{game.id} has no starter"
    return read_position(starter.position_text)[1]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
