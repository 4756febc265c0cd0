"""The data of the game: map, counters, tables and scenarios, read from a folder and checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

import vezerkar
from vezerkar.core.errors import DataError
from vezerkar.files.toml import convert, digest, read_toml
from vezerkar.games.hungary.schema import Map, Part, RuleTables, Scenario, Seats, Units
from vezerkar.games.hungary.schema.checks import (
    map_faults,
    scenario_faults,
    table_faults,
    unit_faults,
)

TABLE_FILES: Final = ("map.toml", "units.toml", "tables.toml", "seats.toml")
# Short scenarios first, the campaign last, as in section 13 of the rulebook.
SCENARIO_ORDER: Final = ("puszta", "konrad", "citadella", "campaign")

T = TypeVar("T", bound=Part)


def home() -> Path:
    """The folder with the data that comes with the game."""
    return vezerkar.HOME / "games" / "hungary" / "data"


@dataclass(frozen=True)
class HungaryData:
    """Everything the rules look up."""

    map: Map
    units: Units
    tables: RuleTables
    seats: Seats
    scenarios: Mapping[str, Scenario]
    folder: Path

    def scenario(self, name: str) -> Scenario:
        """The scenario of this name; DataError lists the known ones."""
        found = self.scenarios.get(name)
        if found is None:
            known = ", ".join(self.scenarios)
            raise DataError(f"there is no scenario '{name}'; the scenarios are: {known}")
        return found

    def digest(self, name: str) -> str:
        """A hash of every file that games of this scenario depend on."""
        files = [self.folder / table for table in TABLE_FILES]
        return digest(*files, self.folder / "scenarios" / f"{self.scenario(name).scenario.id}.toml")


def load_data(folder: Path | None = None) -> HungaryData:
    """Read and check a folder of data; a fault is one line with the file and the place."""
    folder = folder or home()
    data = HungaryData(
        map=_read(folder / "map.toml", Map),
        units=_read(folder / "units.toml", Units),
        tables=_read(folder / "tables.toml", RuleTables),
        seats=_read(folder / "seats.toml", Seats),
        scenarios={},
        folder=folder,
    )
    _check(folder / "map.toml", map_faults(data.map))
    _check(folder / "units.toml", unit_faults(data.units))
    _check(folder / "tables.toml", table_faults(data.tables))
    scenarios: dict[str, Scenario] = {}
    for path in sorted((folder / "scenarios").glob("*.toml"), key=_in_order):
        scenario = _read(path, Scenario)
        _check(path, scenario_faults(scenario, data.map, data.units))
        scenarios[scenario.scenario.id] = scenario
    return HungaryData(data.map, data.units, data.tables, data.seats, scenarios, folder)


def _in_order(path: Path) -> tuple[int, str]:
    return (
        SCENARIO_ORDER.index(path.stem) if path.stem in SCENARIO_ORDER else len(SCENARIO_ORDER),
        path.stem,
    )


def _read(path: Path, shape: type[T]) -> T:
    return convert(read_toml(path), shape, str(path))


def _check(path: Path, faults: Iterator[tuple[str, str]]) -> None:
    for place, fault in faults:
        raise DataError(f"{path}: {place}: {fault}")
