"""Which branches of a game's rules random play reaches.

python -m tools.rule_tests.played memoir --games 20
"""

from __future__ import annotations

import argparse
import json
import os
import sys

from tools.rule_tests import counters
from tools.rule_tests.changed_modules import change_on_import, rule_modules
from tools.rule_tests.reached import summary


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20, help="of all scenarios in turn (20)")
    args = parser.parse_args(arguments)
    os.environ["VEZERKAR_FORM"] = "interpreted"
    change_on_import(set(rule_modules(args.game)), counters.count_in)
    play(args.game, args.games)
    print(json.dumps(summary(counters.BRANCHES, counters.reached)))
    return 0


def play(game_id: str, games: int) -> None:
    """Random games of all scenarios and settings, as a soak plays them, without its checks."""
    # Imported only now: the rules must be changed before anything imports them.
    from vezerkar.arena.soak import MAX_DECISIONS, trial
    from vezerkar.core.chance import Seeded
    from vezerkar.core.playout import playout
    from vezerkar.core.registry import find_game

    game = find_game(game_id)
    scenarios = [info.id for info in game.scenarios()]
    for seed in range(games):
        each = trial(game, scenarios[seed % len(scenarios)], "random", seed)
        state = game.new(each.scenario, each.settings, Seeded(seed))
        playout(state, Seeded(seed + 1), Seeded(seed + 2), MAX_DECISIONS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
