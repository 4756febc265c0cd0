"""R5: what must hold in every position of a game, each thing counted by the words that it says."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from vezerkar.commands.charter_lines.line import Figure, judged, sized
from vezerkar.commands.game_folders import game_folder
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game, game_ids

INVARIANTS: Final = 20  # of each game
LOOKED_AT: Final = 1_000_000  # positions of all games together


def measure(scale: float) -> Figure:
    counts = {game: len(named_in(game_folder(game) / "invariants.py")) for game in game_ids()}
    each = sized(LOOKED_AT // len(counts), scale)
    faults = [fault for game in counts for fault in broken(find_game(game), each)]
    text = ", ".join(f"{game} {count}" for game, count in counts.items())
    tried = each * len(counts)
    kept = not faults and all(count >= INVARIANTS for count in counts.values())
    return Figure(
        f"{text}; checked after {tried:,} decisions of random games, {len(faults)} faults",
        judged(kept, tried >= LOOKED_AT),
        tuple(faults),
    )


def named_in(path: Path) -> set[str]:
    """What the checks of a game say when something does not hold, without numbers of units."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = [node.msg for node in ast.walk(tree) if isinstance(node, ast.Assert)]
    return {ast.unparse(message) for message in said if message is not None}


def broken(game: Game, positions: int) -> list[str]:
    """What did not hold in so many positions; a game that has failed is not played on."""
    faults, seed, scenarios = [], 0, game.scenarios()
    while positions > 0:
        state = game.new(scenarios[seed % len(scenarios)].id, {}, Seeded(seed))
        dice, pick = Seeded(seed + 1), Seeded(seed + 2)
        try:
            while positions > 0 and state.waiting:
                positions -= 1
                game.check_invariants(state)
                seat = next_seat(state)
                actions = state.legal_actions(seat)
                state.apply_unchecked(seat, actions[pick.below(len(actions))], dice)
        except AssertionError as error:
            faults.append(f"{game.id}: {error}")
        seed += 1
    return faults
