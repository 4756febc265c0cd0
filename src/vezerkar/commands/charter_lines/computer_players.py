"""R24 and R25: what was measured of the computer players and of the scenarios, and kept.

Ladders and balances take nights and are made by commands of their own. Here they are read, as far
as they are of the present rules and data.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from vezerkar.arena.stats import wilson
from vezerkar.commands.charter_lines.line import Figure, judged, percent
from vezerkar.commands.rules import tests_folder
from vezerkar.core.game import Game
from vezerkar.core.registry import find_game, game_ids
from vezerkar.files.toml import read_toml
from vezerkar.server.summaries import BALANCE_FILE

LEVELS_UPWARD: Final = ("random", "recruit", "sergeant", "officer", "general")
GAMES_OF_A_PAIR: Final = 400
BEST_AGAINST_RANDOM: Final = 0.95


@dataclass
class PairScore:
    """The points of the stronger player of a pair, a draw being half a game."""

    points: float = 0.0
    games: int = 0

    def told(self) -> str:
        low, high = wilson(self.points, self.games)
        rate = percent(self.points / self.games)
        return f"{rate} ({percent(low)} to {percent(high)}) of {self.games} games"


def measure_levels(scale: float) -> Figure:
    parts, details, kept, whole = [], [], True, True
    for game_id in game_ids():
        scores = kept_scores(find_game(game_id))
        if not scores:
            parts.append(f"{game_id} none of the present rules")
            kept = False
            continue
        steps = [(strong, weak) for weak, strong in pairwise(LEVELS_UPWARD)]
        played = [scores[pair] for pair in steps if pair in scores]
        ordered = len(played) == len(steps) and all(2 * s.points > s.games for s in played)
        best = scores.get((LEVELS_UPWARD[-1], LEVELS_UPWARD[0]), PairScore())
        good = best.games > 0 and best.points / best.games >= BEST_AGAINST_RANDOM
        kept &= ordered and good
        whole &= all(score.games >= GAMES_OF_A_PAIR for score in scores.values())
        order = "in order" if ordered else "NOT in order"
        parts.append(f"{game_id} {order}, the best against random {best.told()}")
        details += [f"{game_id}: {a} against {b} {s.told()}" for (a, b), s in scores.items()]
    return Figure("; ".join(parts), judged(kept, whole), tuple(details))


def kept_scores(game: Game) -> dict[tuple[str, str], PairScore]:
    """All games of the kept ladders of a game that were played by its present rules and data."""
    scores: dict[tuple[str, str], PairScore] = {}
    for path in sorted(ladder_folder().glob(f"{game.id}-*.jsonl")):
        header, *games = map(json.loads, path.read_text(encoding="utf-8").splitlines())
        same = all(game.digest(name) == digest for name, digest in header["digests"].items())
        if header["version"] != game.version or not same:
            continue
        for each in games:
            strong, weak = each["pair"]
            score = scores.setdefault((strong, weak), PairScore())
            score.games += 1
            score.points += {strong: 1.0, weak: 0.0}.get(each["winner"], 0.5)
    return scores


def ladder_folder() -> Path:
    return tests_folder().resolve().parent / "docs" / "ladder"


def measure_balance(scale: float) -> Figure:
    """How often each side wins where the greedy player plays both."""
    told, scenarios = [], 0
    for game_id in game_ids():
        game = find_game(game_id)
        scenarios += len(game.scenarios())
        told += list(_balances(game))
    text = f"{len(told)} of {scenarios} scenarios, the greedy player on both sides"
    text += "; the general was not measured so"
    return Figure(text, judged(len(told) == scenarios, whole=False), tuple(told))


def _balances(game: Game) -> Iterator[str]:
    path = game.ai_folder / BALANCE_FILE
    measured = read_toml(path) if path.is_file() else {}
    for name, found in measured.items():
        if found["data"] == game.digest(name):
            games = found["games"]
            side, share = max(found["wins"].items(), key=lambda each: float(each[1]))
            score = PairScore(share * games, games)
            yield f"{game.id} {name}: {side} wins {score.told()}"
