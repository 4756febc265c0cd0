"""A battlefield out of a scenario file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tests.games.memoir.naive.field import Field, Hex, Settings, Unit
from tests.games.memoir.naive.grid import board

SCENARIOS = Path(__file__).resolve().parents[4] / "src/vezerkar/games/memoir/data/scenarios"


def from_scenario(path: Path | str, settings: Settings | None = None) -> Field:
    """Read a scenario file."""
    data: dict[str, Any] = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    result = Field(
        columns=26 if data["board"] == "overlord" else 13,
        settings=settings or Settings(),
        top_side=data["top_side"],
    )
    if data["board_side"] == "beach":
        for at in board(result):
            if at[1] in (4, 5, 6):
                result.ground[at] = {"beach"}
            elif at[1] in (7, 8):
                result.ground[at] = {"ocean"}
    for tile in data.get("terrain", []):  # a tile replaces what is printed
        names = {tile["type"]}
        if tile.get("impassable"):
            names.add("impassable")
        result.ground[_pair(tile["at"])] = names
    for piece in data.get("obstacles", []):  # a piece is added to what is there
        result.ground.setdefault(_pair(piece["at"]), set()).add(piece["type"])
        if "owner" in piece:
            result.owners[_pair(piece["at"])] = piece["owner"]
    for entry in data.get("units", []):
        result.units[entry["id"]] = Unit(
            entry["side"], entry["type"], _pair(entry["at"]), entry["figures"]
        )
    for rule in data.get("special_rules", []):
        if rule["id"] == "bridge_span":
            result.bridge_path = tuple(_pair(at) for at in rule["path"])
        elif rule["id"] == "wide_river":
            result.wide_river = True
        elif rule["id"] == "artillery_blocked_by_hills":
            result.artillery_blocked_by_hills = True
        elif rule["id"] == "exit_medal":
            result.exit_side = rule["side"]
            if "exit_row" in rule:
                result.exit_hexes = {at for at in board(result) if at[1] == rule["exit_row"]}
            else:
                result.exit_hexes = {_pair(at) for at in rule["exits"]}
    return result


def _pair(at: list[int]) -> Hex:
    col, row = at
    return (col, row)
