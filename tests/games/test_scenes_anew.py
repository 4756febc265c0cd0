"""Parts of scenes are kept from one to the next: they must be what they would be if made anew.

Two games of different scenarios are played in turn, so that each finds what the other has left
behind; every seat looks, and of two decisions that follow each other both are looked at.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import OBSERVER, State
from vezerkar.core.playout import next_choice
from vezerkar.core.registry import find_game, game_ids
from vezerkar.scene.scene import encode_scene

DECISIONS = 240
APART = 37  # decisions between two looks; the one after each is looked at as well


@pytest.mark.parametrize("name", game_ids())
def test_scenes_are_those_that_would_be_made_anew(name: str) -> None:
    game = find_game(name)
    looks = 0
    for s in moments(game):
        viewers = [OBSERVER, *range(len(game.seats(s)))]
        kept = {seat: encode_scene(game.scene(s, seat)) for seat in viewers}
        forget_all(name)
        for seat in reversed(viewers):
            assert encode_scene(game.scene(s, seat)) == kept[seat]
        looks += 1
    assert looks > DECISIONS // APART


def moments(game: Game) -> Iterator[State]:
    """Positions of random games, each after all seats have seen some that came before it."""
    scenarios = [info.id for info in game.scenarios()]
    names = (scenarios[0], scenarios[-1])
    games = [game.new(one, {}, Seeded(seed)) for seed, one in enumerate(names)]
    dice, pick = Seeded(3), Seeded(4)
    for decision in range(DECISIONS):
        for s in games:
            if s.waiting:
                if decision % APART < 2:
                    yield s
                seat, actions = next_choice(s)
                s.apply_unchecked(seat, actions[pick.below(len(actions))], dice)


def forget_all(name: str) -> None:
    """Everything that the view of a game has kept, boards and books as well."""
    package: Any = import_module(f"vezerkar.games.{name}.view")
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        for made in vars(import_module(module.name)).values():
            if hasattr(made, "cache_clear"):
                made.cache_clear()
