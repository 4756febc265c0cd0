"""R6: how long random games become."""

from __future__ import annotations

from typing import Final

from vezerkar.commands.charter_lines.line import Figure, Verdict, sized
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.playout import playout
from vezerkar.core.registry import find_game, game_ids

MEASURED_GAMES: Final = 10_000  # of each game
FEWEST_GAMES: Final = 50
MAX_DECISIONS_PLAYED: Final = 100_000


def measure(scale: float) -> Figure:
    count = max(FEWEST_GAMES, sized(MEASURED_GAMES, scale))
    parts = []
    for game_id in game_ids():
        lengths = sorted(_length(find_game(game_id), seed) for seed in range(count))
        parts.append(f"{game_id} {lengths[int(0.999 * (count - 1))]:,} and {lengths[-1]:,}")
    text = f"99.9 % and longest of {count:,} games: {', '.join(parts)}; no bound is proven"
    return Figure(text, Verdict.MISSED)


def _length(game: Game, seed: int) -> int:
    scenarios = game.scenarios()
    state = game.new(scenarios[seed % len(scenarios)].id, {}, Seeded(seed))
    return playout(state, Seeded(seed + 1), Seeded(seed + 2), MAX_DECISIONS_PLAYED)
