"""Measure how even the scenarios of a game are and how long they take: `balance.toml` of the game.

    python tools/measure_scenarios.py memoir --games 100
    python tools/measure_scenarios.py crescent --games 400 --opening 6
    python tools/measure_scenarios.py quartermaster --games 200 --player general

The greedy player plays both sides, or the one that `--player` names. In a game without chance all
games would be alike: there the first decisions, as many as `--opening` says, are taken at random.
The page shows the result as the balance of a scenario; it counts only as long as the data of the
scenario is what was measured. What was measured before with the same player is kept, so the work
can be stopped and resumed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import tomli_w

from vezerkar.arena.pool import cores, run_all
from vezerkar.arena.self_play import AGENT, length, self_play, winners
from vezerkar.core.registry import find_game
from vezerkar.files.toml import read_toml
from vezerkar.server.summaries import BALANCE_FILE


def main(arguments: list[str]) -> int:
    """Play, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("scenarios", nargs="*", help="else all of them")
    parser.add_argument("--games", type=int, default=100, help="of each scenario (100)")
    parser.add_argument("--opening", type=int, default=0, help="decisions taken at random (0)")
    parser.add_argument("--player", default=AGENT, help=f"who plays both sides ({AGENT})")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes")
    args = parser.parse_args(arguments)
    game = find_game(args.game)
    path: Path = game.ai_folder / BALANCE_FILE
    measured = read_toml(path) if path.is_file() else {}
    for scenario in args.scenarios or [info.id for info in game.scenarios()]:
        known = measured.get(scenario, NOTHING)
        if (known.get("data"), known.get("player")) != (game.digest(scenario), args.player):
            known = NOTHING
        if known["games"] < args.games:
            play = partial(end, game.id, scenario, args.opening, args.player)
            counted = measure(play, known, args.games, args.jobs)
            measured[scenario] = {
                "data": game.digest(scenario),
                "player": args.player,
                **counted,
            }
            print(f"{scenario}: {counted}", flush=True)
            path.write_text(HEAD + tomli_w.dumps(measured), encoding="utf-8")
    return 0


End = tuple[dict[str, float], int]  # of a game: the victory by side, and how many turns it had
NOTHING: Final[dict[str, Any]] = {"games": 0, "wins": {}, "turns": 0.0}
HEAD: Final = "# Made by tools/measure_scenarios.py: the computer played both sides.\n\n"


def measure(
    play: Callable[[int], End], known: dict[str, Any], games: int, jobs: int
) -> dict[str, Any]:
    """The shares of won games by side, a draw being half of one for each, and the mean of turns.

    The games that are known are counted and not played again: the seeds run on from them.
    """
    before = known["games"]
    wins = {side: round(share * before * 2) / 2 for side, share in known["wins"].items()}
    turns = known["turns"] * before
    for shares, lasted in run_all(play, range(before, games), jobs, lambda _: None):
        turns += lasted
        for side, share in shares.items():
            wins[side] = wins.get(side, 0.0) + share
    return {
        "games": games,
        "wins": {side: round(count / games, 3) for side, count in sorted(wins.items())},
        "turns": round(turns / games, 1),
    }


def end(name: str, scenario: str, opening: int, player: str, seed: int) -> End:
    """What each side has of the victory in one game, and how many turns it took."""
    game = find_game(name)
    *_, last = self_play(game, scenario, seed, opening, player=player)
    return winners(game, scenario, last), length(game, last)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
