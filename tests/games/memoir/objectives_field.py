"""A field for tests about medals: objectives, and units that move or battle for them."""

from __future__ import annotations

from typing import Any

from tests.games.memoir.playing import act
from tests.games.memoir.table import Table

# Two units in a corner that can always battle, so that a turn does not end before its time.
CORNER = {"al90": "infantry A1", "ax90": "infantry B1"}


def goal(side: str, *hexes: str, **more: Any) -> dict[str, Any]:
    return {"side": side, "hexes": list(hexes), **more}


def field(phase: str, goals: list[dict[str, Any]] | None = None, **given: Any) -> Table:
    """The Allies are to move or to battle with all their units."""
    units = {**given.pop("units"), **CORNER}
    ordered = [name for name in units if name.startswith("al")]
    return Table(units=units, phase=phase, ordered=ordered, objectives=goals or [], **given)


def move(table: Table, unit: str, place: str) -> None:
    act(table, f"pick {unit}", f"move {unit} {place}")
