"""The data of Panzer General: read from a folder, overlaid with packs, checked as a whole.

A pack is a folder of the same shape as `data/`: units.toml, actions.toml and tiles.toml replace
entries of the same id and add new ones, scenarios/*.toml replace or add whole scenarios.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import vezerkar
from vezerkar.core.errors import DataError
from vezerkar.files.toml import convert, read_toml
from vezerkar.games.panzer.schema.card_language import compile_effects
from vezerkar.games.panzer.schema.checks import box_faults, scenario_faults
from vezerkar.games.panzer.schema.data import PanzerData
from vezerkar.games.panzer.schema.pieces import ActionCard, Terrain, Tile, UnitCard
from vezerkar.games.panzer.schema.scenario import Scenario

TABLE_FILES: Final = ("units.toml", "actions.toml", "tiles.toml")
TABLE_KEYS: Final = ("unit", "action", "tile")  # what they list
SCENARIO_FOLDER: Final = "scenarios"
T = TypeVar("T")


def home() -> Path:
    """The folder with the data that comes with the game."""
    return vezerkar.HOME / "games" / "panzer" / "data"


def load_data(folder: Path | None = None, packs: Sequence[Path] = ()) -> PanzerData:
    """Read and check the data of a folder and of packs on top of it; raises the first fault."""
    loader = _Loader()
    data = loader.load([folder or home(), *packs])
    if loader.faults:
        raise DataError(loader.faults[0])
    return data


def check_pack(pack: Path, folder: Path | None = None) -> list[str]:
    """All faults of a pack folder or of a single scenario file, one line each."""
    loader = _Loader()
    try:
        if pack.is_file():
            loader.load([folder or home()], [pack])
        else:
            _refuse_unknown_files(pack)
            loader.load([folder or home(), pack])
    except DataError as error:
        return [*loader.faults, str(error)]
    return loader.faults


def count_pack(pack: Path) -> dict[str, int]:
    """How many things of each kind a pack holds."""
    if pack.is_file():
        return {"scenarios": 1}
    counts = {"scenarios": len(list((pack / SCENARIO_FOLDER).glob("*.toml")))}
    for name, key in zip(TABLE_FILES, TABLE_KEYS, strict=True):
        path = pack / name
        counts[path.stem] = len(read_toml(path).get(key, ())) if path.exists() else 0
    return {name: count for name, count in counts.items() if count}


def _refuse_unknown_files(pack: Path) -> None:
    """Refuse unknown files: a misspelt name would make a pack that silently does nothing."""
    found = {path.name for path in pack.glob("*.toml")}
    known = ", ".join((*TABLE_FILES, f"{SCENARIO_FOLDER}/*.toml"))
    for name in sorted(found.difference(TABLE_FILES)):
        raise DataError(f"{pack / name}: a pack has no such file; expected {known}.")
    if not found and not list((pack / SCENARIO_FOLDER).glob("*.toml")):
        raise DataError(f"{pack}: the pack is empty; expected {known}.")


class _Loader:
    """Reads folders on top of each other and collects faults."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.units: dict[str, UnitCard] = {}
        self.actions: dict[str, ActionCard] = {}
        self.terrain: dict[str, Terrain] = {}
        self.tiles: dict[str, Tile] = {}
        self.groups: dict[str, tuple[str, ...]] = {}
        self.bridge = (0, 0)
        self.scenarios: dict[str, Scenario] = {}
        self.files: dict[str, Path] = {}
        self.tables: list[Path] = []

    def load(self, folders: Sequence[Path], scenarios: Sequence[Path] = ()) -> PanzerData:
        for folder in folders:
            for name in TABLE_FILES:
                if (folder / name).exists():
                    self._table(folder / name)
            for path in sorted((folder / SCENARIO_FOLDER).glob("*.toml")):
                self._scenario(path)
        for path in scenarios:
            self._scenario(path)
        data = self._whole()
        self.faults += [f"{self.tables[0].parent}: {fault}" for fault in box_faults(data)]
        for slug, scenario in data.scenarios.items():
            self.faults += [
                f"{self.files[slug]}: {at}: {fault}"
                for at, fault in scenario_faults(scenario, data)
            ]
        return data

    def _whole(self) -> PanzerData:
        ordered = sorted(self.scenarios.values(), key=lambda s: (s.mode == "solo", s.number))
        return PanzerData(
            units=tuple(sorted(self.units.values(), key=lambda unit: unit.side)),
            actions=tuple(self.actions.values()),
            terrain=self.terrain,
            tiles=self.tiles,
            groups=self.groups,
            bridge=self.bridge,
            scenarios={scenario.slug: scenario for scenario in ordered},
            tables=tuple(self.tables),
            files=self.files,
        )

    def _table(self, path: Path) -> None:
        raw = read_toml(path)
        self.tables.append(path)
        self._add(raw, "unit", UnitCard, self.units, path)
        self._add(raw, "action", ActionCard, self.actions, path)
        self._add(raw, "terrain", Terrain, self.terrain, path)
        self._add(raw, "tile", Tile, self.tiles, path)
        for name, terrains in raw.get("groups", {}).items():
            if name != "source":
                self.groups[name] = convert(terrains, tuple[str, ...], str(path), f"groups.{name}")
        if "bridge" in raw:
            bridge = convert(raw["bridge"], dict[str, int | str], str(path), "bridge")
            self.bridge = (int(bridge.get("attack", 0)), int(bridge.get("defense", 0)))
        for card in self.actions.values():
            for i, mode in enumerate(card.modes):
                if card.type != "bluff":
                    compile_effects(mode.effects, f"{path}: action {card.id}: option[{i}]")

    def _add(
        self, raw: dict[str, Any], key: str, shape: type[T], into: dict[str, T], path: Path
    ) -> None:
        entries = raw.get(key, [])
        if not isinstance(entries, list):
            raise DataError(f"{path}: {key}: expected a list of tables.")
        seen: set[str] = set()
        for i, entry in enumerate(entries):
            found = convert(entry, shape, str(path), f"{key}[{i}]")
            name = str(entry["id"])
            if name in seen:
                raise DataError(f"{path}: {key}[{i}].id: '{name}' is used twice.")
            seen.add(name)
            into[name] = found

    def _scenario(self, path: Path) -> None:
        scenario = convert(read_toml(path), Scenario, str(path))
        if scenario.slug != path.stem:
            raise DataError(f"{path}: slug: expected '{path.stem}', the name of the file.")
        self.scenarios[scenario.slug] = scenario
        self.files[scenario.slug] = path
