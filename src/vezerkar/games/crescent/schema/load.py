"""The data of Kereszt és Félhold: read from a folder, overlaid with packs, checked as a whole.

A pack is a folder of the same shape as `data/`: board.toml, cards.toml, troops.toml and
scoring.toml replace the file of the same name, scenarios/*.toml replace or add whole battlefields.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeVar

import vezerkar
from vezerkar.core.errors import DataError
from vezerkar.files.toml import convert, digest, read_toml
from vezerkar.games.crescent.schema.checks import (
    board_faults,
    card_faults,
    scenario_faults,
    troop_faults,
)
from vezerkar.games.crescent.schema.pieces import CardsFile, CommandCard, Scoring, Troop, TroopsFile
from vezerkar.games.crescent.schema.scenario import BoardFile, Scenario

TABLES: Final = ("board.toml", "cards.toml", "troops.toml", "scoring.toml")
SCENARIOS: Final = "scenarios"
T = TypeVar("T")


def home() -> Path:
    """The folder with the data that comes with the game."""
    return vezerkar.HOME / "games" / "crescent" / "data"


@dataclass(frozen=True)
class CrescentData:
    """Everything the rules look up."""

    board: BoardFile
    cards: CardsFile
    troops: TroopsFile
    scoring: Scoring
    scenarios: dict[str, Scenario]
    tables: tuple[Path, ...] = ()
    files: dict[str, Path] = field(default_factory=dict)

    def scenario(self, name: str) -> Scenario:
        """The battlefield of this name; the error for an unknown one lists the known ones."""
        found = self.scenarios.get(name)
        if found is None:
            known = ", ".join(self.scenarios)
            raise DataError(f"there is no scenario '{name}'; the scenarios are: {known}")
        return found

    def troop(self, troop_id: str) -> Troop:
        return next(troop for troop in self.troops.troop if troop.id == troop_id)

    def card(self, card_id: str) -> CommandCard:
        """The command card of this id."""
        for card in self.cards.card:
            if card.id == card_id:
                return card
        raise DataError(f"there is no card '{card_id}'")

    def digest(self, name: str) -> str:
        """The fingerprint of all data that a battle on this field depends on."""
        return digest(*self.tables, self.files[name])


def load_data(folder: Path | None = None, packs: Sequence[Path] = ()) -> CrescentData:
    """Read and check a folder of data, overlaid with packs; raise the first fault."""
    folders = [folder or home(), *packs]
    for each in folders:
        if not each.is_dir():
            raise DataError(f"{each}: there is no such folder.")
    paths = {name: _last(folders, name) for name in TABLES}
    board = _table(paths["board.toml"], BoardFile)
    cards = _table(paths["cards.toml"], CardsFile)
    troops = _table(paths["troops.toml"], TroopsFile)
    scoring = _table(paths["scoring.toml"], Scoring)
    _refuse(paths["board.toml"], board_faults(board))
    _refuse(paths["troops.toml"], troop_faults(troops))
    _refuse(paths["cards.toml"], card_faults(cards))
    files = _scenario_files(folders)
    scenarios: dict[str, Scenario] = {}
    for path in files.values():
        scenario = _table(path, Scenario)
        if scenario.id != path.stem:
            raise DataError(f"{path}: id: expected '{path.stem}', the name of the file.")
        _refuse(path, scenario_faults(scenario, board, troops))
        scenarios[scenario.id] = scenario
    ordered = sorted(scenarios.values(), key=lambda each: (each.year or 0, each.id))
    by_year = {scenario.id: scenario for scenario in ordered}
    return CrescentData(board, cards, troops, scoring, by_year, tuple(paths.values()), files)


def check_pack(pack: Path, folder: Path | None = None) -> list[str]:
    """The first fault of a pack folder or of a single battlefield file; empty if it has none."""
    try:
        if pack.is_file():
            data = load_data(folder)
            scenario = _table(pack, Scenario)
            _refuse(pack, scenario_faults(scenario, data.board, data.troops))
        else:
            _refuse_unknown_files(pack)
            load_data(folder, [pack])
    except DataError as error:
        return [str(error)]
    return []


def count_pack(pack: Path) -> dict[str, int]:
    """What a faultless pack contains, to tell the person who checked it."""
    if pack.is_file():
        return {"scenarios": 1}
    counts = {"scenarios": len(list((pack / SCENARIOS).glob("*.toml")))}
    counts |= {Path(name).stem: 1 for name in TABLES if (pack / name).exists()}
    return {name: count for name, count in counts.items() if count}


def _refuse_unknown_files(pack: Path) -> None:
    """Refuse unknown files: a misspelt name would make a pack that silently does nothing."""
    found = {path.name for path in pack.glob("*.toml")}
    known = ", ".join((*TABLES, f"{SCENARIOS}/*.toml"))
    for name in sorted(found.difference(TABLES)):
        raise DataError(f"{pack / name}: a pack has no such file; expected {known}.")
    if not found and not list((pack / SCENARIOS).glob("*.toml")):
        raise DataError(f"{pack}: the pack is empty; expected {known}.")


def _last(folders: Sequence[Path], name: str) -> Path:
    """The file of the last folder that has it."""
    found = [folder / name for folder in folders if (folder / name).exists()]
    return found[-1] if found else folders[0] / name


def _scenario_files(folders: Sequence[Path]) -> dict[str, Path]:
    return {
        path.stem: path
        for folder in folders
        for path in sorted((folder / SCENARIOS).glob("*.toml"))
    }


def _table(path: Path, shape: type[T]) -> T:
    return convert(read_toml(path), shape, str(path))


def _refuse(path: Path, faults: list[tuple[str, str]]) -> None:
    for at, fault in faults:
        raise DataError(f"{path}: {at}: {fault}")
