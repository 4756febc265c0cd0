"""The map of a battle as clients draw it: squares with their ground, the middle line, names."""

from __future__ import annotations

from typing import Final

from vezerkar.games.crescent.setup import ARMIES, Layout
from vezerkar.games.crescent.terms import GROUNDS, SIDES
from vezerkar.scene.scene import Board as Chart
from vezerkar.scene.scene import BoardLine, Region, Space, Tray

SIDE: Final = 62.0  # of a square, as clients draw it
NAMED: Final = ("town", "river", "water", "hill", "city")  # what a map writes beside its squares
DRAWN: Final = {"bend": "river"}  # kinds of ground that are drawn and named like another


def draw_chart(layout: Layout) -> Chart:
    """The static part of every scene of a battle."""
    grid, scenario = layout.grid, layout.scenario
    top = layout.data.board.halves.middle_line_between_rows[0]
    middle = top * SIDE
    width = grid.width * SIDE
    bottom = next(army for army in ARMIES if scenario.edge_of(army) == "bottom")
    return Chart(
        shape="square",
        width=width,
        height=grid.rows * SIDE,
        spaces=_spaces(layout),
        lines=(BoardLine("middle", (0.0, middle, width, middle)),),
        regions=(*_halves(layout), *_goals(layout)),
        trays=tuple(Tray(f"reserve-{side}", "reserve", side) for side in SIDES),
        bottom=bottom,
    )


def _spaces(layout: Layout) -> tuple[Space, ...]:
    grid, board = layout.grid, layout.board
    named = layout.scenario.named_square
    labels = {
        n.squares[0]: {"en": n.name_en or n.name, "hu": n.name} for n in named if n.kind in NAMED
    }
    found = []
    for q in grid.squares:
        name = grid.name(q)
        kind = GROUNDS[board.ground[q]]
        found.append(
            Space(
                id=name,
                x=(grid.col(q) + 0.5) * SIDE,
                y=(grid.row(q) + 0.5) * SIDE,
                kinds=(DRAWN.get(kind, kind),),
                marks=("objective",) if board.goal[q] else (),
                label=labels.get(name, {}),
                art={"river": chr(board.river[q])} if board.river[q] else {},
            )
        )
    return tuple(found)


def _halves(layout: Layout) -> tuple[Region, ...]:
    grid, board = layout.grid, layout.board
    return tuple(
        Region(
            f"half-{side}",
            "half",
            tuple(grid.name(q) for q in grid.squares if board.half[q] == number),
            side,
        )
        for number, side in enumerate(SIDES)
    )


def _goals(layout: Layout) -> tuple[Region, ...]:
    return tuple(
        Region(f"goal-{goal.at}", "objective", (goal.at,))
        for goal in layout.scenario.objective_square
    )
