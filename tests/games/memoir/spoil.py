"""Scenario files to be spoiled: small maps, one thing at a time put on them."""

from __future__ import annotations

from typing import Any

import pytest

from vezerkar.core.errors import DataError
from vezerkar.files.toml import convert, read_toml
from vezerkar.games.memoir.data import check_scenario, home, load_data
from vezerkar.games.memoir.places import all_hexes
from vezerkar.games.memoir.scenario import Scenario

DATA = load_data()
ALLIES_LINE = 8  # the row of the Allied baseline


def raw(slug: str = "pegasus-bridge") -> dict[str, Any]:
    """A scenario file as plain values, to be spoiled by a test."""
    return read_toml(home() / "scenarios" / f"{slug}.toml")


def load(spoiled: dict[str, Any]) -> Scenario:
    """A scenario file as the game reads it."""
    scenario = convert(spoiled, Scenario, "spoiled.toml")
    check_scenario(scenario, DATA, "spoiled.toml")
    return scenario


def refusal(spoiled: dict[str, Any]) -> str:
    """The message with which a scenario file is refused."""
    with pytest.raises(DataError) as caught:
        load(spoiled)
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
