"""Which branches of a game's rules random play reaches.

python -m tools.rule_tests.played memoir --games 20
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from typing import TYPE_CHECKING, Final

from tools.rule_tests import counters
from tools.rule_tests.changed_modules import change_on_import, rule_modules
from tools.rule_tests.reached import summary

if TYPE_CHECKING:
    from vezerkar.core.chance import Seeded
    from vezerkar.core.kernel import State

KIND_BITS: Final = 16


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
    """Games of all scenarios and settings, as a soak plays them, without its checks.

    Every second one is played by somebody curious, and every second pair while somebody listens.
    """
    # Imported only now: the rules must be changed before anything imports them.
    from vezerkar.arena.soak import MAX_DECISIONS, trial
    from vezerkar.core.chance import Seeded
    from vezerkar.core.playout import playout
    from vezerkar.core.registry import find_game

    game = find_game(game_id)
    scenarios = [info.id for info in game.scenarios()]
    taken: Counter[int] = Counter()
    for seed in range(games):
        each = trial(game, scenarios[seed // 4 % len(scenarios)], "random", seed)
        state = game.new(each.scenario, each.settings, Seeded(seed))
        state.events = [] if seed & 2 else None
        if seed & 1:
            play_curiously(state, Seeded(seed + 1), Seeded(seed + 2), taken, MAX_DECISIONS)
        else:
            playout(state, Seeded(seed + 1), Seeded(seed + 2), MAX_DECISIONS)


def play_curiously(
    state: State, chance: Seeded, pick: Seeded, taken: Counter[int], most: int
) -> None:
    """Do what was done least often in all games, so that what is rare is tried, too."""
    from vezerkar.core.playout import next_choice

    for _ in range(most):
        if not state.waiting:
            return
        seat, actions = next_choice(state)
        rarest = min(taken[kind_of(action)] for action in actions)
        candidates = [action for action in actions if taken[kind_of(action)] == rarest]
        action = candidates[pick.below(len(candidates))]
        taken[kind_of(action)] += 1
        state.apply_unchecked(seat, action, chance)


def kind_of(action: int) -> int:
    """What is done and by whom or with what, wherever that may be."""
    from vezerkar.core.kernel import a_of, verb_of

    return verb_of(action) << KIND_BITS | a_of(action)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
