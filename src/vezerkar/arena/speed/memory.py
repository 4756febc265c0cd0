"""How much memory a state needs, and a table in the memory of a server."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from msgspec import Struct

from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import OBSERVER, State
from vezerkar.core.playout import next_seat
from vezerkar.table.match import Match
from vezerkar.table.seats import TableSeat
from vezerkar.table.views import scene_of

CLONES: Final = 50  # of each position
TABLE_STEPS: Final = 200
SECRET: Final = b"the dice of a benchmark"


class Memory(Struct, frozen=True):
    """Bytes; what all states and tables share is not counted."""

    state: float  # a copy of a position from the middle of a game, as a search keeps it
    table: float  # a table whose match has just begun, shown to every seat once
    step: float  # what a step adds to it


def measure_memory(game: Game, positions: Sequence[State]) -> Memory:
    for steps in (0, TABLE_STEPS):  # what is shared is built once, and not now
        _table(game, steps)
    states = _kept(lambda: [s.clone() for s in positions for _ in range(CLONES)])
    new, played = (_kept(partial(_table, game, steps)) for steps in (0, TABLE_STEPS))
    return Memory(states / len(positions) / CLONES, new, (played - new) / TABLE_STEPS)


def _kept(make: Callable[[], Any]) -> int:
    """The bytes that something needs as long as somebody holds it."""
    gc.collect()
    tracemalloc.start()
    try:
        held = make()
        gc.collect()
        size = tracemalloc.get_traced_memory()[0]
        del held
        return size
    finally:
        tracemalloc.stop()


def _table(game: Game, steps: int) -> Match:
    """A match between computers after so many random steps."""
    scenario = game.scenarios()[0].id
    names = game.seats(game.new(scenario, {}, Seeded(0)))
    match = Match(game, scenario, {}, [TableSeat(name, "computer") for name in names], SECRET)
    pick = Seeded(1)
    for _ in range(steps):
        if match.over:
            break
        s = match.state
        seat = next_seat(s)
        actions = s.legal_actions(seat)
        action = game.notation(s).spell(actions[pick.below(len(actions))])
        match.apply(names[seat], match.ply_of(seat), action)
    for seat in range(OBSERVER, len(names)):
        scene_of(match, seat)
    match.scenes.clear()  # what readers are shown goes with the last of them
    match.history.clear()
    return match
