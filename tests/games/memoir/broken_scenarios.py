"""Scenario files for tests to break: small maps, one thing put on them at a time."""

from __future__ import annotations

from typing import Any

import pytest

from vezerkar.core.errors import DataError
from vezerkar.files.toml import convert, read_toml
from vezerkar.games.memoir.schema.hexes import all_hexes
from vezerkar.games.memoir.schema.load import check_scenario, home, load_data
from vezerkar.games.memoir.schema.scenario import Scenario

DATA = load_data()
ALLIES_LINE = 8  # the row of the Allied baseline


def raw(slug: str = "pegasus-bridge") -> dict[str, Any]:
    """A scenario file as plain values, to be broken by a test."""
    return read_toml(home() / "scenarios" / f"{slug}.toml")


def load(broken: dict[str, Any]) -> Scenario:
    """A scenario file as the game reads it."""
    scenario = convert(broken, Scenario, "broken.toml")
    check_scenario(scenario, DATA, "broken.toml")
    return scenario


def refusal(broken: dict[str, Any]) -> str:
    """The message with which a scenario file is refused."""
    with pytest.raises(DataError) as caught:
        load(broken)
    return str(caught.value)


def bare(**changes: Any) -> dict[str, Any]:
    """Pegasus Bridge with one unit a side in opposite corners and nothing else on the map."""
    units = [unit("ax01", "axis", [0, 0]), unit("al01", "allies", [0, ALLIES_LINE])]
    empty: dict[str, Any] = {
        "terrain": [],
        "obstacles": [],
        "objectives": [],
        "special_rules": [],
        "labels": [],
    }
    return {**raw(), **empty, "units": units, **changes}


def unit(
    name: str, side: str, at: list[int], kind: str = "infantry", **more: Any
) -> dict[str, Any]:
    figures = DATA.units[kind].figures
    return {
        "id": name,
        "at": at,
        "side": side,
        "type": kind,
        "nation": "XX",
        "figures": figures,
    } | more


def army(count: int, kind: str, **more: Any) -> list[dict[str, Any]]:
    """So many Allied units of a kind, row by row, and one enemy far away."""
    places = [[col, row] for col, row in all_hexes("standard") if row]
    allies = [unit(f"al{i:02}", "allies", places[i], kind, **more) for i in range(count)]
    return [unit("ax01", "axis", [0, 0]), *allies]


def tiles(count: int, kind: str = "hill") -> list[dict[str, Any]]:
    return [{"at": list(at), "type": kind} for at in all_hexes("standard")[1 : count + 1]]


def medal(at: list[int], name: str = "obj1", **more: Any) -> dict[str, Any]:
    return {
        "id": name,
        "side": "allies",
        "marker_at": at,
        "hexes": [at],
        "hexes_needed": 1,
        "medals": 1,
        "mode": "temporary",
        "check": "immediate",
        "text": "A medal.",
        "text_hu": "Egy érem.",
    } | more
