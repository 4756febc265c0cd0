"""Many games at once in one process, as arrays: what a learning program steps through.

All games of a batch are of one scenario, so that their arrays have one shape. A game that is over
begins anew with the next seed; its result stands in the rewards of the step that ended it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game, Value
from vezerkar.core.kernel import NOBODY, State
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game
from vezerkar.learning.tensors import (
    ACTION_ARRAYS,
    SPACES_PER_ACTION,
    THINGS_PER_ACTION,
    Observer,
    Tensors,
    rows_filled,
)

MAX_ACTIONS: Final = 512  # more are cut off: the first are kept
MAX_DECISIONS: Final = 20_000  # a longer game is cut off


class Arrays(NamedTuple):
    """What the seats that are asked see, a row for each game; see `Tensors`."""

    planes: NDArray[np.float32]  # games x spaces x planes
    numbers: NDArray[np.float32]  # games x numbers
    verbs: NDArray[np.int32]  # games x actions
    spaces: NDArray[np.int32]  # games x actions x spaces that it names
    things: NDArray[np.int32]  # games x actions x things that it names
    marks: NDArray[np.float32]  # games x actions x marks
    counts: NDArray[np.int32]  # games: how many actions there are
    seats: NDArray[np.int32]  # games: who is asked
    rewards: NDArray[np.float32]  # games x seats: of the step before
    ended: NDArray[np.bool_]  # games: the step before ended one


class BatchEnv:
    """Steps through a number of games of one scenario."""

    def __init__(
        self,
        game: str = "memoir",
        scenario: str | None = None,
        settings: Mapping[str, Value] | None = None,
        games: int = 16,
        seed: int = 0,
        seed_step: int = 1,
        max_actions: int = MAX_ACTIONS,
    ) -> None:
        self.game: Game = find_game(game)
        self.scenario = scenario or self.game.scenarios()[0].id
        self.settings = dict(settings or {})
        self.games = games
        self.next_seed, self.seed_step = seed, seed_step
        self.observer = Observer(self.game)
        self.tables: list[Table] = [self.new_table() for _ in range(games)]
        first = self.tables[0].state
        self.teams = self.game.teams(first)
        self.arrays = empty(self.shapes(first, max_actions))

    def shapes(self, s: State, max_actions: int) -> dict[str, tuple[tuple[int, ...], type]]:
        """Shape and type of each array."""
        n, catalog = self.games, self.observer.catalog
        spaces = len(self.game.scene(s, 0).board.spaces)
        return {
            "planes": ((n, spaces, len(catalog.planes)), np.float32),
            "numbers": ((n, len(catalog.numbers)), np.float32),
            "verbs": ((n, max_actions), np.int32),
            "spaces": ((n, max_actions, SPACES_PER_ACTION), np.int32),
            "things": ((n, max_actions, THINGS_PER_ACTION), np.int32),
            "marks": ((n, max_actions, len(catalog.marks)), np.float32),
            "counts": ((n,), np.int32),
            "seats": ((n,), np.int32),
            "rewards": ((n, len(self.game.seats(s))), np.float32),
            "ended": ((n,), np.bool_),
        }

    def new_table(self) -> Table:
        chance = Seeded(self.next_seed)
        self.next_seed += self.seed_step
        return Table(self.game.new(self.scenario, self.settings, chance), chance)

    def reset(self) -> Arrays:
        """What is seen before the first step."""
        self.arrays.rewards[:] = 0.0
        self.arrays.ended[:] = False
        for row in range(self.games):
            self.show(row)
        return self.arrays

    def step(self, choices: Sequence[int] | NDArray[Any]) -> Arrays:
        """Take one action in each game, by its place in the list; the arrays are used again."""
        for row, choice in enumerate(choices):
            self.step_one(row, int(choice))
        return self.arrays

    def step_one(self, row: int, choice: int) -> None:
        table = self.tables[row]
        seat = next_seat(table.state)
        actions = table.state.legal_actions(seat)
        if not 0 <= choice < len(actions):
            raise DataError(f"action {choice} of game {row}: expected one below {len(actions)}")
        table.state.apply_unchecked(seat, actions[choice], table.chance)
        table.decisions += 1
        ended = not table.state.waiting or table.decisions >= MAX_DECISIONS
        self.arrays.rewards[row] = self.result(table.state) if ended else 0.0
        self.arrays.ended[row] = ended
        if ended:
            self.tables[row] = self.new_table()
        self.show(row)

    def result(self, s: State) -> list[float]:
        """1 for the winners, -1 for the losers, 0 for a draw."""
        if s.waiting or s.winner == NOBODY:
            return [0.0] * len(self.teams)
        return [1.0 if team == s.winner else -1.0 for team in self.teams]

    def show(self, row: int) -> None:
        """Write down what the seat that is asked sees."""
        s = self.tables[row].state
        seat = next_seat(s)
        self.arrays.seats[row] = seat
        fill(self.arrays, row, self.observer.observe(s, seat))


class Table:
    """One game of a batch."""

    def __init__(self, state: State, chance: Seeded) -> None:
        self.state = state
        self.chance = chance
        self.decisions = 0


def empty(shapes: dict[str, tuple[tuple[int, ...], type]]) -> Arrays:
    return Arrays(**{name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items()})


def fill(arrays: Arrays, row: int, seen: Tensors) -> None:
    """Write one observation into a row."""
    rows = arrays.verbs.shape[1]
    arrays.planes[row], arrays.numbers[row] = seen.planes, seen.numbers
    arrays.counts[row] = min(len(seen.verbs), rows)
    for name in ACTION_ARRAYS:
        getattr(arrays, name)[row] = rows_filled(getattr(seen, name), rows)
