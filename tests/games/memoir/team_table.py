"""Tables for tests of the team game: a unit in every section and on the shared hexes."""

from __future__ import annotations

from typing import Any

from tests.games.memoir.table import Table

# Seen by the Allies B3 lies on the left, G3 in the center, K3 on the right; d4 belongs to the left
# and to the center, i4 to the center and to the right.
UNITS = {
    "al01": "infantry B3 4",
    "al02": "infantry G3 4",
    "al03": "infantry K3 4",
    "al04": "infantry d4 4",
    "al05": "infantry i4 4",
    "ax01": "infantry B9 4",
    "ax02": "infantry G9 4",
    "ax03": "infantry K9 4",
}
THREE = ["allies-left", "allies-center", "allies-right"]
TWO = ["allies-center", "allies-flanks"]
HAND = ["attack_left", "attack_center", "attack_right", "general_advance", "direct_from_hq"]


def team(allies: int = 3, axis: int = 1, **fields: Any) -> Table:
    """The Allies are to play; a team of three against one, unless said otherwise."""
    settings = {"axis_players": axis, "allies_players": allies}
    units = {**UNITS, **fields.pop("units", {})}
    return Table(settings=settings, units=units, **{"hands": {"allies": HAND}, **fields})
