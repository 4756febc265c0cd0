"""The data of Memoir '44: read from a folder, overlaid with packs, checked as a whole.

A pack is a folder of the same shape as `data/`: cards.toml, units.toml and terrain.toml replace
entries of the same id and add new ones, scenarios/*.toml replace or add whole scenarios.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct

import vezerkar
from vezerkar.core.errors import DataError
from vezerkar.files.toml import convert, digest, read_toml
from vezerkar.games.memoir.checks import (
    card_faults,
    deck_faults,
    scenario_faults,
    terrain_faults,
    unit_faults,
)
from vezerkar.games.memoir.pieces import CardFace, Count, Face, Source, Terrain, UnitKind
from vezerkar.games.memoir.scenario import Scenario

TABLES: Final = ("cards.toml", "units.toml", "terrain.toml")
SCENARIOS: Final = "scenarios"


def home() -> Path:
    """The folder with the data that comes with the game."""
    return vezerkar.HOME / "games" / "memoir" / "data"


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """The battle die (M44-0.11)."""

    faces: tuple[Face, Face, Face, Face, Face, Face]
    source: Source
    source_note: str = ""


class _CardsFile(Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["memoir"]
    card: tuple[dict[str, Any], ...] = ()
    total: Count | None = None
    section_total: Count | None = None
    tactic_total: Count | None = None


class _UnitsFile(Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["memoir"]
    unit: tuple[dict[str, Any], ...] = ()
    dice: Dice | None = None


class _TerrainFile(Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["memoir"]
    terrain: tuple[dict[str, Any], ...] = ()


@dataclass(frozen=True)
class MemoirData:
    """Everything the rules look up: cards in file order, the rest by id."""

    cards: tuple[CardFace, ...]
    units: dict[str, UnitKind]
    terrain: dict[str, Terrain]
    scenarios: dict[str, Scenario]
    faces: tuple[Face, ...]
    tables: tuple[Path, ...] = ()
    files: dict[str, Path] = field(default_factory=dict)

    @property
    def deck_size(self) -> int:
        """Cards in one command deck."""
        return sum(card.count for card in self.cards)

    def card(self, card_id: str) -> CardFace:
        """The card face of this id."""
        for card in self.cards:
            if card.id == card_id:
                return card
        raise DataError(f"there is no card '{card_id}'")

    def scenario(self, slug: str) -> Scenario:
        """The scenario of this name; an unknown one is told with the names there are."""
        found = self.scenarios.get(slug)
        if found is None:
            known = ", ".join(self.scenarios)
            raise DataError(f"there is no scenario '{slug}'; the scenarios are: {known}")
        return found

    def printed_ground(self, board_side: str, row: int) -> Terrain:
        """What is printed on a row of the board."""
        if board_side == "beach":
            for terrain in self.terrain.values():
                if row in terrain.board_rows_beach:
                    return terrain
        return self.terrain["clear"]

    def digest(self, slug: str) -> str:
        """The fingerprint of all data that a battle of this scenario depends on."""
        return digest(*self.tables, self.files[slug])


def load_data(folder: Path | None = None, packs: Sequence[Path] = ()) -> MemoirData:
    """Read and check the data of a folder, with packs laid over it; the first fault is raised.

    A pack is a folder, or the file of one scenario.
    """
    loader = _Loader()
    files = [pack for pack in packs if pack.is_file()]
    data = loader.load([folder or home(), *(p for p in packs if p not in files)], files)
    if loader.faults:
        raise DataError(loader.faults[0])
    return data


def check_scenario(scenario: Scenario, data: MemoirData, where: str = "") -> None:
    """Reject a scenario that cannot be played as it stands (M44-F.21)."""
    where = where or f"{SCENARIOS}/{scenario.slug}.toml"
    for at, fault in scenario_faults(scenario, data.units, data.terrain, data.cards):
        raise DataError(f"{where}: {at}: {fault}")


def check_pack(pack: Path, folder: Path | None = None) -> list[str]:
    """All faults of a pack folder or of a single scenario file, one line each."""
    loader = _Loader()
    if pack.is_file():
        loader.load([folder or home()], [pack])
    else:
        loader.load([folder or home(), pack])
    return loader.faults


def count_pack(pack: Path) -> dict[str, int]:
    """What a pack without faults holds, for the person who checked it."""
    if pack.is_file():
        return {"scenarios": 1}
    counts = {"scenarios": len(list((pack / SCENARIOS).glob("*.toml")))}
    for name, key in zip(TABLES, ("card", "unit", "terrain"), strict=True):
        path = pack / name
        counts[path.stem] = len(read_toml(path).get(key, ())) if path.exists() else 0
    return {name: count for name, count in counts.items() if count}


class _Loader:
    """Reads folders one over the other and goes on after a fault, so that all are found."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.cards: dict[str, CardFace] = {}
        self.units: dict[str, UnitKind] = {}
        self.terrain: dict[str, tuple[Path, str, dict[str, Any]]] = {}
        self.scenarios: dict[str, Scenario] = {}
        self.dice: Dice | None = None
        self.tables: list[Path] = []
        self.files: dict[str, Path] = {}

    def load(self, folders: Sequence[Path], scenarios: Sequence[Path] = ()) -> MemoirData:
        for folder in folders:
            self._folder(folder)
        for path in scenarios:
            with self._noted():
                self._scenario(path)
        data = self._whole()
        self._check_scenarios(data)
        return data

    @contextmanager
    def _noted(self) -> Iterator[None]:
        try:
            yield
        except DataError as error:
            self.faults.append(str(error))

    def _folder(self, folder: Path) -> None:
        if not folder.is_dir():
            self.faults.append(f"{folder}: there is no such folder.")
            return
        steps = (self._cards, self._units, self._terrain)
        for name, step in zip(TABLES, steps, strict=True):
            if (folder / name).exists():
                self.tables.append(folder / name)
                with self._noted():
                    step(folder / name)
        scenarios = sorted((folder / SCENARIOS).glob("*.toml"))
        for path in scenarios:
            with self._noted():
                self._scenario(path)
        self._strangers(folder, bool(scenarios))

    def _strangers(self, folder: Path, has_scenarios: bool) -> None:
        """A misspelt file name would otherwise be a pack that silently does nothing."""
        found = {path.name for path in folder.glob("*.toml")}
        known = ", ".join((*TABLES, f"{SCENARIOS}/*.toml"))
        for name in sorted(found.difference(TABLES)):
            self.faults.append(f"{folder / name}: a pack has no such file; expected {known}.")
        if not found and not has_scenarios:
            self.faults.append(f"{folder}: the pack is empty; expected {known}.")

    def _cards(self, path: Path) -> None:
        file = convert(read_toml(path), _CardsFile, str(path))
        for at, name, raw in self._entries(path, "card", file.card):
            with self._noted():
                card = self.cards[name] = convert(raw, CardFace, str(path), at)
                self.faults += [f"{path}: {at}.{key}: {fault}" for key, fault in card_faults(card)]
        self.faults += [f"{path}: {key}: {f}" for key, f in deck_faults(list(self.cards.values()))]
        self._count_cards(path, file)

    def _count_cards(self, path: Path, file: _CardsFile) -> None:
        # M44-0.8: whoever states the size of the deck is held to it.
        section = sum(card.count for card in self.cards.values() if card.kind == "section")
        tactic = sum(card.count for card in self.cards.values() if card.kind == "tactic")
        for key, stated, counted in (
            ("section_total", file.section_total, section),
            ("tactic_total", file.tactic_total, tactic),
            ("total", file.total, section + tactic),
        ):
            if stated is not None and stated != counted:
                self.faults.append(f"{path}: {key}: expected {counted}, the cards counted.")

    def _units(self, path: Path) -> None:
        file = convert(read_toml(path), _UnitsFile, str(path))
        self.dice = file.dice or self.dice
        for at, name, raw in self._entries(path, "unit", file.unit):
            with self._noted():
                kind = self.units[name] = convert(raw, UnitKind, str(path), at)
                self.faults += [f"{path}: {at}.{key}: {fault}" for key, fault in unit_faults(kind)]

    def _terrain(self, path: Path) -> None:
        file = convert(read_toml(path), _TerrainFile, str(path))
        for at, name, raw in self._entries(path, "terrain", file.terrain):
            # Kept as it is until `like` can be followed through all packs.
            self.terrain[name] = (path, at, raw)

    def _entries(
        self, path: Path, key: str, raws: Sequence[dict[str, Any]]
    ) -> Iterator[tuple[str, str, dict[str, Any]]]:
        """The entries of a table with their place in the file and their id."""
        seen: set[str] = set()
        for index, raw in enumerate(raws):
            at, name = f"{key}[{index}]", raw.get("id")
            if not isinstance(name, str) or not name:
                self.faults.append(f"{path}: {at}.id: expected a name.")
            elif name in seen:
                self.faults.append(f"{path}: {at}.id: the id '{name}' is used twice.")
            else:
                seen.add(name)
                yield at, name, raw

    def _followed(self, name: str, seen: tuple[str, ...] = ()) -> dict[str, Any]:
        """The keys of a terrain laid over those of the terrain it is like."""
        path, at, raw = self.terrain[name]
        like = raw.get("like")
        if like is None:
            return raw
        if not isinstance(like, str) or like not in self.terrain or like in (name, *seen):
            known = ", ".join(repr(other) for other in self.terrain if other != name)
            raise DataError(f"{path}: {at}.like: expected one of {known}.")
        return {**self._followed(like, (name, *seen)), **raw}

    def _all_terrain(self) -> Iterator[Terrain]:
        for name, (path, at, _) in self.terrain.items():
            with self._noted():
                terrain = convert(self._followed(name), Terrain, str(path), at)
                faults = terrain_faults(terrain)
                self.faults += [f"{path}: {at}.{key}: {fault}" for key, fault in faults]
                yield terrain

    def _scenario(self, path: Path) -> None:
        scenario = convert(read_toml(path), Scenario, str(path))
        if scenario.slug != path.stem:
            raise DataError(f"{path}: slug: expected '{path.stem}', the name of the file.")
        self.scenarios[scenario.slug] = scenario
        self.files[scenario.slug] = path

    def _whole(self) -> MemoirData:
        by_number = sorted(self.scenarios.values(), key=lambda each: (each.number, each.slug))
        return MemoirData(
            cards=tuple(self.cards.values()),
            units=self.units,
            terrain={terrain.id: terrain for terrain in self._all_terrain()},
            scenarios={scenario.slug: scenario for scenario in by_number},
            faces=self.dice.faces if self.dice else (),
            tables=tuple(self.tables),
            files=self.files,
        )

    def _check_scenarios(self, data: MemoirData) -> None:
        for slug, scenario in data.scenarios.items():
            path = self.files[slug]
            for at, fault in scenario_faults(scenario, data.units, data.terrain, data.cards):
                self.faults.append(f"{path}: {at}: {fault}")
