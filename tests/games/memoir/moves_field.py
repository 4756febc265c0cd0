"""A field for tests about moving: units that have been ordered, and where they may go."""

from __future__ import annotations

from tests.games.memoir.table import Table

# Two units in a corner that can always battle, so that a turn does not end before its time.
CORNER = {"al90": "infantry A1", "ax90": "infantry B1"}


def field(terrain: dict[str, str] | None = None, /, **units: str) -> Table:
    """The Allies are to move; all their units have been ordered."""
    everyone = {**units, **CORNER}
    ordered = [name for name in everyone if name.startswith("al")]
    return Table(units=everyone, terrain=terrain or {}, phase="move", ordered=ordered)


def move(table: Table, unit: str, place: str) -> None:
    table.do(f"pick {unit}")
    table.do(f"move {unit} {place}")


def targets_after(table: Table, unit: str, place: str) -> set[str]:
    """The enemies a unit may attack after it has moved to a hex."""
    move(table, unit, place)
    table.do("done")
    return table.targets(unit)


def around(table: Table, center: str, most: int) -> set[str]:
    """The hexes of the board at most so many hexes from a hex."""
    board = table.s.board
    row = table.number("hex", center) * board.count
    names = table.layout.lexicon.names("hex")
    return {name for h, name in enumerate(names) if name and board.distance[row + h] <= most}
