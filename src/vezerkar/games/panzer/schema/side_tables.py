"""What each side starts with, as tables of the board: control, start rows, purses, gifts."""

from __future__ import annotations

from collections.abc import Iterable

from vezerkar.games.panzer.board import Board
from vezerkar.games.panzer.schema.data import PanzerData
from vezerkar.games.panzer.schema.scenario import Gift, Scenario
from vezerkar.games.panzer.terms import EITHER_SIDE, NOBODYS, SIDES
from vezerkar.space.squares import SquareGrid


def named(grid: SquareGrid, cells: Iterable[str]) -> list[int]:
    return [grid.named(cell) for cell in cells]


def lay_out_sides(board: Board, grid: SquareGrid, scenario: Scenario, data: PanzerData) -> None:
    """Control, start rows, headquarters, purses and gifts."""
    control = [NOBODYS] * board.count
    held = (scenario.control.german, scenario.control.soviet)
    for side, cells in enumerate(held):
        if not isinstance(cells, str):
            for tile in named(grid, cells):
                control[tile] = side
    board.control = control
    for side, name in enumerate(SIDES):
        rows = [row for row in scenario.start_row if row.side == name]
        board.start[side] = [tile for row in rows for tile in named(grid, row.cells)]
        hq = getattr(scenario.hq, name)
        board.hq[side] = grid.named(hq) if hq else -1
    first = scenario.first_player
    board.first = EITHER_SIDE if first == "random" else SIDES.index(first)
    board.objectives = named(grid, scenario.markers.objectives)
    drops = {special.unit for special in scenario.special if special.rule == "no_paratroop_drop"}
    board.no_drop = bytes(unit.id in drops for unit in data.units)
    if scenario.setup and scenario.start:
        lay_out_purses(board, scenario)


def lay_out_purses(board: Board, scenario: Scenario) -> None:
    setup, start = scenario.setup, scenario.start
    assert setup is not None
    assert start is not None
    purses = (setup.german, setup.soviet)
    board.purse = [purse.prestige for purse in purses]
    board.most_units = [purse.max_units for purse in purses]
    board.stack_limit = [purse.stack_prestige for purse in purses]
    board.anywhere = setup.placement == "controlled"
    if not isinstance(setup.placement_order, str):
        board.placers = [SIDES.index(side) for side in setup.placement_order]
    if start.german and start.soviet:
        board.gift_by_side = True
        board.gift = [gift_row(start.german), gift_row(start.soviet)]
    elif start.first_player and start.second_player:
        board.gift = [gift_row(start.first_player), gift_row(start.second_player)]


def gift_row(gift: Gift) -> list[int]:
    return [
        gift.prestige,
        gift.ammo,
        gift.draw_units,
        gift.draw_actions,
        gift.search_units,
        gift.search_actions,
    ]
