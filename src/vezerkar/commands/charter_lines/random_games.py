"""R4: random games in which every position is checked."""

from __future__ import annotations

from typing import Final

from vezerkar.arena.pool import cores
from vezerkar.arena.soak import soak
from vezerkar.commands.charter_lines.line import Figure, judged, sized
from vezerkar.core.registry import find_game, game_ids

GAMES_OF_A_NIGHT: Final = 100_000


def measure(scale: float) -> Figure:
    games, decisions, faults = sized(GAMES_OF_A_NIGHT, scale), 0, 0
    for game_id in game_ids():
        game = find_game(game_id)
        scenarios = [info.id for info in game.scenarios()]
        result = soak(game, games, scenarios, "random", jobs=cores())
        decisions += result.decisions
        faults += len(result.faults)
    text = f"{games:,} games of each game, {decisions:,} decisions, {faults} faults"
    return Figure(text, judged(not faults, games >= GAMES_OF_A_NIGHT))
