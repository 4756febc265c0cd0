"""R13 and R14: faults put into the rules, and branches of the rules that are reached.

`tools/rule_tests` does the work, a game at a time, in processes of their own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any, Final

from vezerkar.arena.stats import wilson
from vezerkar.commands.charter_lines.line import Figure, judged, percent, sized
from vezerkar.commands.rules import tests_folder
from vezerkar.core.errors import DataError
from vezerkar.core.registry import game_ids

FAULTS: Final = 500  # of each game; there are two to three thousand
FEWEST_FAULTS: Final = 4
FOUND_SHARE: Final = 0.8
PLAYED_GAMES: Final = 500  # of each game
FEWEST_PLAYED: Final = 30
SHARE_BY_TESTS: Final = 0.95
SHARE_BY_PLAY: Final = 0.85


def measure_faults(scale: float) -> Figure:
    count = max(FEWEST_FAULTS, sized(FAULTS, scale))
    results = {game: _tool("found", game, "--faults", str(count)) for game in game_ids()}
    found, tried = (sum(each[key] for each in results.values()) for key in ("found", "tried"))
    low, high = wilson(found, tried)
    parts = ", ".join(
        f"{game} {each['found']} of {each['tried']}" for game, each in results.items()
    )
    text = f"{parts}: {percent(found / tried)}, with 95 % from {percent(low)} to {percent(high)}"
    details = [_survivor(fault) for each in results.values() for fault in each["survivors"]]
    return Figure(text, judged(found / tried >= FOUND_SHARE, count >= FAULTS), tuple(details))


def _survivor(fault: dict[str, Any]) -> str:
    module = fault["module"].removeprefix("vezerkar.games.")
    return f"{module}:{fault['line']}: `{fault['was']}` as `{fault['now']}`"


def measure_branches(scale: float) -> Figure:
    """The share of all branches, by the tests that claim a rule and by random play."""
    games = max(FEWEST_PLAYED, sized(PLAYED_GAMES, scale))
    parts, kept, details = [], True, []
    for game in game_ids():
        tests = _tool("reached", game)
        play = _tool("played", game, "--games", str(games))
        by_tests, by_play = (each["reached"] / each["branches"] for each in (tests, play))
        kept &= by_tests >= SHARE_BY_TESTS and by_play >= SHARE_BY_PLAY
        parts.append(f"{game} {percent(by_tests)} and {percent(by_play)} of {tests['branches']:,}")
        details += [f"not by tests of rules: {name}" for name in tests["worst"]]
        details += [f"not by random play: {name}" for name in play["worst"]]
    text = f"by tests of rules and by {games} random games: {', '.join(parts)}"
    return Figure(text, judged(kept, games >= PLAYED_GAMES), tuple(details))


def _tool(name: str, *words: str) -> dict[str, Any]:
    root = tests_folder().resolve().parent
    done = subprocess.run(
        [sys.executable, "-m", f"tools.rule_tests.{name}", *words],
        cwd=root,
        env=os.environ | {"PYTHONPATH": str(root / "src")},
        stdout=subprocess.PIPE,
        stderr=None if sys.stderr.isatty() else subprocess.DEVNULL,
        text=True,
    )
    if done.returncode:
        raise DataError(f"tools.rule_tests.{name} {' '.join(words)} ended with {done.returncode}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found
