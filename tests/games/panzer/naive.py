"""Where units may step and whom they touch, derived a second time.

It reads the text of a position and the data files by itself, and knows nothing of the engine.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from vezerkar import HOME

DATA = HOME / "games" / "panzer" / "data"
STRAIGHT = ((0, -1), (1, 0), (0, 1), (-1, 0))
SLANTED = ((1, -1), (1, 1), (-1, 1), (-1, -1))
Cell = tuple[int, int]  # column and row, from 0


@cache
def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


CARDS = {unit["id"]: unit for unit in read(DATA / "units.toml")["unit"]}
TERRAIN_OF_TILE = {tile["id"]: tile["terrain"] for tile in read(DATA / "tiles.toml")["tile"]}
TERRAINS = {terrain["id"]: terrain for terrain in read(DATA / "tiles.toml")["terrain"]}


def cell(name: str) -> Cell:
    """`B3` is the second column and the third row."""
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def name(at: Cell) -> str:
    return f"{chr(ord('A') + at[0])}{at[1] + 1}"


class Field:
    """The map of a scenario and the units on it."""

    def __init__(self, position: str) -> None:
        text = tomllib.loads(position)
        rows = read(DATA / "scenarios" / f"{text['scenario']}.toml")["grid"]["tiles"]
        self.terrain = {
            (column, row): TERRAIN_OF_TILE[tile]
            for row, tiles in enumerate(rows)
            for column, tile in enumerate(tiles)
        }
        words = {unit: told.split() for unit, told in text.get("units", {}).items()}
        self.card = {unit: CARDS[told[0]] for unit, told in words.items()}
        self.at = {unit: cell(told[1]) for unit, told in words.items()}
        self.held = {at: self.card[unit]["side"] for unit, at in self.at.items()}

    def steps(self, unit: str) -> set[str]:
        """PG-6.2.4 to PG-6.2.7: the empty tiles one step away on which the unit may stand."""
        here, card = self.at[unit], self.card[unit]
        ways = list(STRAIGHT)
        if "diagonal_move" in card["abilities"]:
            ways += [way for way in SLANTED if not self.pinched(here, way, card["side"])]
        ends = [(here[0] + x, here[1] + y) for x, y in ways]
        return {name(end) for end in ends if self.is_free(end) and self.bears(end, card)}

    def pinched(self, here: Cell, way: Cell, side: str) -> bool:
        corners = [(here[0] + way[0], here[1]), (here[0], here[1] + way[1])]
        return all(self.held.get(corner, side) != side for corner in corners)

    def is_free(self, at: Cell) -> bool:
        return at in self.terrain and at not in self.held

    def bears(self, at: Cell, card: dict[str, Any]) -> bool:
        """PG-1.0.4, PG-1.0.5: lakes and swamps bear hard targets only with the ability."""
        terrain = TERRAINS[self.terrain[at]]
        if card["target"] != "hard" or not terrain.get("hard_targets_forbidden"):
            return True
        return terrain["entry_ability"] in card["abilities"]

    def enemies_beside(self, unit: str) -> set[str]:
        """The enemy units on the four tiles around."""
        here, side = self.at[unit], self.card[unit]["side"]
        around = {(here[0] + x, here[1] + y) for x, y in STRAIGHT}
        return {u for u, at in self.at.items() if at in around and self.card[u]["side"] != side}
