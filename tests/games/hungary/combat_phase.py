"""Tables at the beginning of a combat phase, both sides in supply."""

from __future__ import annotations

from typing import Any

from tests.games.hungary.table import Table

HQS = {"SU-HQ2": "1719", "DE-HQ6": "1226"}


def soviet_combat(**fields: Any) -> Table:
    units = {**HQS, **fields.pop("units")}
    return Table(units=units, phase="soviet-combat", turn=fields.pop("turn", 3), **fields)


def axis_combat(**fields: Any) -> Table:
    units = {**HQS, **fields.pop("units")}
    return Table(units=units, phase="axis-combat", turn=fields.pop("turn", 3), **fields)
