"""Thousands of positions stand on a few hundred maps: what a map means is worked out once.

That was a third of the time of these tests. The tables are immutable, so boards can share them. In
the compiled form nothing can be remembered here, and nothing need be.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tests.games.memoir.table import GAME
from vezerkar import FORM
from vezerkar.games.memoir import setup
from vezerkar.games.memoir.board import Board
from vezerkar.games.memoir.rules.terrain import lay_out_ground
from vezerkar.games.memoir.schema.load import MemoirData
from vezerkar.games.memoir.schema.scenario import Scenario
from vezerkar.space.hexes import HexGrid

_known: dict[object, dict[str, Any]] = {}
ARMIES = {"units": (), "objectives": (), "labels": ()}  # what stands on a map says nothing of it


def remembered_ground(
    board: Board, grid: HexGrid, data: MemoirData, scenario: Scenario, profile: str
) -> None:
    if data is not GAME.data:  # a test with data of its own
        lay_out_ground(board, grid, data, scenario, profile)
        return
    land = msgspec.structs.replace(scenario, **ARMIES)
    key = msgspec.msgpack.encode((land.board, msgspec.structs.asdict(land) | {"sides": 0}, profile))
    if key not in _known:
        before = dict(vars(board))
        lay_out_ground(board, grid, data, scenario, profile)
        found = {name: value for name, value in vars(board).items() if before[name] is not value}
        hash(tuple(found.values()))  # nothing in it can be changed
        _known[key] = found
    vars(board).update(_known[key])


if FORM == "interpreted":
    vars(setup)[lay_out_ground.__name__] = remembered_ground
