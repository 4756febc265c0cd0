"""Games that chances are learned from: positions at the ends of turns, and what is seen of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from vezerkar.agents.calibration import clock
from vezerkar.agents.public_facts import public_facts
from vezerkar.agents.win_chance import balance
from vezerkar.arena.kept_games import KindOfGames, kept_games
from vezerkar.arena.watching import Task, watch
from vezerkar.core.registry import find_game
from vezerkar.learning.chance_rows import SeenGame, SeenPosition

GAMES_PER_FILE: Final = 10
MAX_POSITIONS_PER_GAME: Final = 16
FILE_ENDING: Final = ".games.gz"


def seen_game(task: Task) -> SeenGame:
    """One game: its positions, and what can be seen of them."""
    game = find_game(task.game)
    seen, won = watch(task, MAX_POSITIONS_PER_GAME)
    positions = [
        SeenPosition(clock(game, s), round(balance(game, s), 5), rounded(public_facts(game, s)))
        for s in seen
    ]
    return SeenGame(task.number, task.scenario, won, positions)


def rounded(facts: dict[str, float]) -> dict[str, float]:
    """Facts in few digits: they take less room."""
    return {name: round(amount, 3) for name, amount in facts.items()}


CHANCE_GAMES: Final = KindOfGames(FILE_ENDING, GAMES_PER_FILE, seen_game)


def seen_games(folder: Path, seed: int) -> list[SeenGame]:
    """All games of a seed that were kept in a folder."""
    return kept_games(folder, seed, FILE_ENDING, SeenGame)
