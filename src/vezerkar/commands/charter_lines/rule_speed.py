"""R15: actions a second in random play, on one core."""

from __future__ import annotations

import time
from typing import Final

import vezerkar
from vezerkar.commands.charter_lines.line import Figure, judged
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.playout import playout
from vezerkar.core.registry import find_game, game_ids

ACTIONS_PER_S: Final = 10_000
MEASURED_S: Final = 2.0  # for each game
ACTIONS_AT_ONCE: Final = 100_000


def measure(scale: float) -> Figure:
    rates = {game: _rate(find_game(game)) for game in game_ids()}
    text = ", ".join(f"{game} {rate:,.0f}" for game, rate in rates.items())
    kept = all(rate >= ACTIONS_PER_S for rate in rates.values())
    return Figure(f"{text} actions a second, {vezerkar.FORM}", judged(kept, whole=True))


def _rate(game: Game) -> float:
    """Decisions of random games for each second of the processor, set-up not counted."""
    scenarios, made, used, seed = game.scenarios(), 0, 0.0, 0
    while used < MEASURED_S:
        state = game.new(scenarios[seed % len(scenarios)].id, {}, Seeded(seed))
        began = time.process_time()
        made += playout(state, Seeded(seed + 1), Seeded(seed + 2), ACTIONS_AT_ONCE)
        used += time.process_time() - began
        seed += 1
    return made / used
