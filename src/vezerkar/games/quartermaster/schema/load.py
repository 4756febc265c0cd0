"""The data of Quartermaster General: map, countries and six decks, read and checked as a whole.

A pack is a folder of the same shape as `data/`: map.toml and countries.toml replace those of the
game, cards/<country>.toml replaces the deck of a country.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import vezerkar
from vezerkar.core.errors import DataError
from vezerkar.files.toml import convert, digest, read_toml
from vezerkar.games.quartermaster.schema.cards import CardFace, DeckFile
from vezerkar.games.quartermaster.schema.checks import country_faults, deck_faults, map_faults
from vezerkar.games.quartermaster.schema.countries import Countries, Country
from vezerkar.games.quartermaster.schema.map import WorldMap

MAP_FILE: Final = "map.toml"
COUNTRIES_FILE: Final = "countries.toml"
CARDS_FOLDER: Final = "cards"


def home() -> Path:
    """The folder with the data that comes with the game."""
    return vezerkar.HOME / "games" / "quartermaster" / "data"


@dataclass(frozen=True)
class WarData:
    """Everything the rules look up: spaces in the order of the map, countries in turn order."""

    world: WorldMap
    rules: Countries
    decks: tuple[DeckFile, ...]  # by country, in turn order
    files: tuple[Path, ...]

    @property
    def countries(self) -> tuple[Country, ...]:
        """The countries in turn order (QG-9.2)."""
        by_id = {country.id: country for country in self.rules.country}
        return tuple(by_id[name] for name in self.rules.turn_order)

    @property
    def cards(self) -> tuple[CardFace, ...]:
        """All kinds of cards, country by country in turn order."""
        return tuple(card for deck in self.decks for card in deck.card)

    def digest(self) -> str:
        """The fingerprint of all data that a game depends on."""
        return digest(*self.files)


def load_data(folder: Path | None = None, packs: Sequence[Path] = ()) -> WarData:
    """Read and check the data of a folder, with packs laid over it; the first fault is raised."""
    data, faults = _load([folder or home(), *packs])
    if faults:
        raise DataError(faults[0])
    return data


def check_pack(pack: Path) -> list[str]:
    """All faults of a pack folder, one line each."""
    if not pack.is_dir():
        return [f"{pack}: expected a folder with {MAP_FILE}, {COUNTRIES_FILE} or {CARDS_FOLDER}."]
    known = {MAP_FILE, COUNTRIES_FILE, CARDS_FOLDER, "README.md"}
    strangers = [f"{path}: there is no such file in a pack." for path in sorted(pack.iterdir())]
    strangers = [line for line in strangers if Path(line.split(": ")[0]).name not in known]
    try:
        return [*strangers, *_load([home(), pack])[1]]
    except DataError as error:
        return [*strangers, str(error)]


def count_pack(pack: Path) -> dict[str, int]:
    """What a pack without faults holds, for the person who checked it."""
    counts = {"decks": len(list((pack / CARDS_FOLDER).glob("*.toml")))}
    counts["map"] = int((pack / MAP_FILE).exists())
    counts["countries"] = int((pack / COUNTRIES_FILE).exists())
    return {name: count for name, count in counts.items() if count}


def _load(folders: Sequence[Path]) -> tuple[WarData, list[str]]:
    """The last folder that has a file counts; what does not fit together is listed."""
    for folder in folders:
        if not folder.is_dir():
            raise DataError(f"{folder}: there is no such folder.")
    where_map, where_countries = _last_with(folders, MAP_FILE), _last_with(folders, COUNTRIES_FILE)
    world = convert(read_toml(where_map), WorldMap, str(where_map))
    rules = convert(read_toml(where_countries), Countries, str(where_countries))
    faults = [f"{where_map}: {at}: {said}" for at, said in map_faults(world)]
    faults += [f"{where_countries}: {at}: {said}" for at, said in country_faults(rules, world)]
    decks: list[DeckFile] = []
    files = [where_map, where_countries]
    for country in rules.turn_order:
        path = _last_with(folders, f"{CARDS_FOLDER}/{country}.toml")
        deck = convert(read_toml(path), DeckFile, str(path))
        faults += [f"{path}: {at}: {said}" for at, said in deck_faults(deck, rules, world)]
        decks.append(deck)
        files.append(path)
    faults += _twice([card.id for deck in decks for card in deck.card])
    return WarData(world, rules, tuple(decks), tuple(files)), faults


def _twice(ids: list[str]) -> list[str]:
    doubled = sorted({name for name in ids if ids.count(name) > 1})
    return [f"{CARDS_FOLDER}: the id '{name}' is used twice." for name in doubled]


def _last_with(folders: Sequence[Path], name: str) -> Path:
    for folder in reversed(folders):
        if (folder / name).exists():
            return folder / name
    return folders[0] / name
