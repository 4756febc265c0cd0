"""Complete the names in a game's `ai/observations.toml` by playing: new ones go to the end.

python tools/name_observations.py memoir 200 random greedy
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import tomli_w
from msgspec.structs import asdict

from vezerkar.agents.catalog import CATALOG_FILE, Catalog, catalog_at
from vezerkar.core.registry import find_game
from vezerkar.learning.names import extended, names_of_game, with_every_card


def names(game_id: str, agents: tuple[str, ...], seed: int) -> dict[str, set[str]]:
    game = find_game(game_id)
    scenarios = [info.id for info in game.scenarios()]
    agent = agents[seed // len(scenarios) % len(agents)]
    return names_of_game(game, scenarios[seed % len(scenarios)], agent, seed)


def main(game_id: str, games: str, *agents: str) -> None:
    game = find_game(game_id)
    path = game.ai_folder / CATALOG_FILE
    catalog = catalog_at(game.ai_folder) if path.exists() else Catalog()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(partial(names, game_id, agents), range(int(games))):
            catalog = extended(catalog, found)
    catalog = with_every_card(catalog)
    path.write_text(tomli_w.dumps({name: list(all_) for name, all_ in asdict(catalog).items()}))
    print(game_id, {name: len(all_) for name, all_ in asdict(catalog).items()})


if __name__ == "__main__":
    main(*sys.argv[1:])
