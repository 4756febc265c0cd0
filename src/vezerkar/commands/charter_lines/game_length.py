"""R6: how long random games become, and which rulebook sets an end to a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vezerkar.commands.charter_lines.line import Figure, judged, sized
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.playout import playout
from vezerkar.core.registry import find_game, game_ids

MEASURED_GAMES: Final = 10_000  # of each game
FEWEST_GAMES: Final = 50
MAX_DECISIONS_PLAYED: Final = 100_000


@dataclass(frozen=True)
class LongestGame:
    """The last turn that a rulebook knows, and the rule that says so, or that there is none."""

    turns: str
    rule: str


LONGEST: Final = {
    "crescent": LongestGame("", "KF-8.7"),
    "hungary": LongestGame("14 turns", "HU-1.2.3"),
    "memoir": LongestGame("", "M44-T.1"),
    "panzer": LongestGame("", "PG-9.1.2.3"),
    "quartermaster": LongestGame("20 rounds", "QG-9.4"),
}


def measure(scale: float) -> Figure:
    count = max(FEWEST_GAMES, sized(MEASURED_GAMES, scale))
    parts = []
    for game_id in game_ids():
        lengths = sorted(_length(find_game(game_id), seed) for seed in range(count))
        parts.append(f"{game_id} {lengths[int(0.999 * (count - 1))]:,} and {lengths[-1]:,}")
    ends = [f"{game} after {LONGEST[game].turns} ({LONGEST[game].rule})" for game in bounded()]
    endless = [f"{game} ({LONGEST[game].rule})" for game in game_ids() if game not in bounded()]
    text = f"99.9 % and longest of {count:,} games, in decisions: {', '.join(parts)}"
    text += f"; the rulebook ends {', '.join(ends)}; it sets no end to {', '.join(endless)}"
    return Figure(text, judged(not endless, count >= MEASURED_GAMES))


def bounded() -> list[str]:
    return [game for game in game_ids() if LONGEST[game].turns]


def _length(game: Game, seed: int) -> int:
    scenarios = game.scenarios()
    state = game.new(scenarios[seed % len(scenarios)].id, {}, Seeded(seed))
    return playout(state, Seeded(seed + 1), Seeded(seed + 2), MAX_DECISIONS_PLAYED)
