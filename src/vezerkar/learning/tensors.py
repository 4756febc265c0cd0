"""What a seat sees, as arrays for a network: planes over the board, numbers, and its actions.

The catalog of the game says which number lies where. The arrays of one scenario always have the
same shape but for the actions, of which there are as many as the seat has.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vezerkar.agents.catalog import Catalog, Places, catalog_at, places
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.scene.named_facts import (
    PointOfView,
    action_facts,
    board_facts,
    spaces_of_pieces,
    table_facts,
    token_facts,
)
from vezerkar.scene.scene import Scene

Floats = NDArray[np.float32]
Indices = NDArray[np.int32]

SPACES_PER_ACTION: Final = 3  # the first two that it names, and the last
THINGS_PER_ACTION: Final = 2
NONE: Final = -1  # where an action names fewer
ACTION_ARRAYS: Final = ("verbs", "spaces", "things", "marks")  # of Tensors: a row an action


class Tensors(NamedTuple):
    """One observation. Rows of `planes` are the spaces in the order of the board."""

    planes: Floats  # spaces x planes
    numbers: Floats  # of the table
    verbs: Indices  # of each action
    spaces: Indices  # actions x spaces that it names, as rows of `planes`
    things: Indices  # actions x things that it names
    marks: Floats  # actions x marks


class SeatLayout:
    """Where the facts lie for one seat of one scenario, and what is printed on its map."""

    def __init__(self, scene: Scene, catalog: Catalog) -> None:
        view = PointOfView(scene)
        self.board = scene.board
        self.row = places(space.id for space in scene.board.spaces)
        self.plane = Places(catalog.planes, view)
        self.number = Places(catalog.numbers, view)
        self.mark = Places(catalog.marks, view)
        self.printed = np.zeros((len(self.row), len(catalog.planes)), np.float32)
        for key, space, amount in board_facts(scene.board):
            self.printed[self.row[space], self.plane[key]] += amount


class Observer:
    """Turns the scenes of a game into arrays."""

    def __init__(self, game: Game, catalog: Catalog | None = None) -> None:
        self.game = game
        self.catalog = catalog or catalog_at(game.ai_folder)
        self.verb = places(self.catalog.verbs)
        self.thing = places(self.catalog.things)
        self.layouts: dict[tuple[str, str], SeatLayout] = {}

    def layout(self, scene: Scene) -> SeatLayout:
        """The layout of a scene: made once for each seat, as long as the board is the same."""
        key = (scene.scenario, scene.seat)
        known = self.layouts.get(key)
        if known is None or known.board is not scene.board:
            known = self.layouts[key] = SeatLayout(scene, self.catalog)
        return known

    def observe(self, s: State, seat: int) -> Tensors:
        """What a seat sees."""
        return self.see(self.game.scene(s, seat))

    def see(self, scene: Scene) -> Tensors:
        """A scene as arrays."""
        layout = self.layout(scene)
        planes, row, plane = layout.printed.copy(), layout.row, layout.plane
        for key, space, amount in token_facts(scene, row):
            planes[row[space], plane[key]] += amount
        numbers = np.zeros(len(self.catalog.numbers), np.float32)
        for key, amount in table_facts(scene, row):
            numbers[layout.number[key]] += amount
        return Tensors(planes, numbers, *self.actions(scene, layout))

    def actions(self, scene: Scene, layout: SeatLayout) -> tuple[Indices, Indices, Indices, Floats]:
        """Verbs, spaces, things and marks of the actions."""
        count = len(scene.actions)
        verbs = np.zeros(count, np.int32)
        spaces = np.full((count, SPACES_PER_ACTION), NONE, np.int32)
        things = np.full((count, THINGS_PER_ACTION), NONE, np.int32)
        marks = np.zeros((count, len(self.catalog.marks)), np.float32)
        space_of = spaces_of_pieces(scene)
        for i, action in enumerate(scene.actions):
            facts = action_facts(action, space_of)
            verbs[i] = self.verb.get(facts.verb, 0)
            named = [layout.row.get(space, NONE) for space in facts.spaces]
            if len(named) > SPACES_PER_ACTION:
                named = [*named[:2], named[-1]]
            spaces[i, : len(named)] = named
            known = [self.thing.get(thing, 0) for thing in facts.things[:THINGS_PER_ACTION]]
            things[i, : len(known)] = known
            for key, amount in facts.marks:
                marks[i, layout.mark[key]] = amount
        return verbs, spaces, things, marks


def rows_filled(array: NDArray[Any], rows: int) -> NDArray[Any]:
    """An array of actions with so many rows; the new ones name nothing."""
    filled = np.zeros((rows, *array.shape[1:]), array.dtype)
    if array.dtype == np.int32 and array.ndim > 1:
        filled[:] = NONE
    filled[: len(array)] = array[:rows]
    return filled
