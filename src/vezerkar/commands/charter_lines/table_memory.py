"""R17, of which memory is measured: what a table costs whose match has just begun."""

from __future__ import annotations

from typing import Final

from vezerkar.arena.speed.memory import measure_memory
from vezerkar.commands.charter_lines.line import Figure, judged
from vezerkar.core.chance import Seeded
from vezerkar.core.registry import find_game, game_ids

IDLE_TABLE_BYTES: Final = 100_000


def measure(scale: float) -> Figure:
    sizes = {}
    for game_id in game_ids():
        game = find_game(game_id)
        start = game.new(game.scenarios()[0].id, {}, Seeded(0))
        sizes[game_id] = measure_memory(game, [start]).table
    text = ", ".join(f"{game} {size / 1000:,.0f}" for game, size in sizes.items())
    kept = all(size <= IDLE_TABLE_BYTES for size in sizes.values())
    return Figure(f"kB of an idle table: {text}; sockets not measured", judged(kept, whole=False))
