"""What boards of tests share (`conftest.py`) is what would be worked out anew."""

from __future__ import annotations

import pytest

from tests.games.memoir.conftest import remembered_ground
from tests.games.memoir.table import GAME
from vezerkar import FORM
from vezerkar.games.memoir.board import Board
from vezerkar.games.memoir.rules.terrain import lay_out_ground
from vezerkar.games.memoir.schema.hexes import ROWS, WIDTHS
from vezerkar.games.memoir.terms import SIDES
from vezerkar.space.hexes import hex_grid

MAPS = ("omaha-beach", "arnhem-bridge", "pegasus-bridge", "omaha-beach-overlord")


@pytest.mark.skipif(FORM != "interpreted", reason="nothing is remembered in the compiled form")
@pytest.mark.parametrize("profile", ["published", "rulebook"])
def test_a_remembered_map_is_the_one_that_would_be_worked_out(profile: str) -> None:
    for slug in [*MAPS, *MAPS]:
        scenario = GAME.data.scenario(slug)
        boards = [Board(), Board()]
        for board, lay_out in zip(boards, (remembered_ground, lay_out_ground), strict=True):
            grid = hex_grid(WIDTHS[scenario.board], ROWS)
            board.count, board.off, board.wall = grid.count, grid.off, grid.wall
            board.bottom = SIDES.index(scenario.bottom_side)
            lay_out(board, grid, GAME.data, scenario, profile)
        assert vars(boards[0]) == vars(boards[1]), slug
