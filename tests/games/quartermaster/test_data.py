"""The data files: whole, and told in one line when they are not."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from vezerkar.core.errors import DataError
from vezerkar.games.quartermaster.schema.load import check_pack, count_pack, home, load_data


def changed_pack(folder: Path, name: str, old: str, new: str) -> Path:
    """A pack with one file of the game, in which something is changed."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    text = (home() / name).read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_the_data_of_the_game_is_whole() -> None:
    data = load_data()
    assert len(data.cards) == 136
    assert data.digest() == load_data().digest()


FAULTS = [
    ("map.toml", 'kind = "land"', 'kind = "ice"', "expected one of"),
    ("map.toml", 'adjacent = ["eastern_us", ', 'adjacent = ["atlantis", ', "no space 'atlantis'"),
    ("map.toml", 'adjacent = ["eastern_us", ', "adjacent = [", "name 'eastern_us' in turn"),
    ("map.toml", "edge_count = 129", "edge_count = 130", "edge_count: expected 129"),
    ("map.toml", 'land = "scandinavia"', 'land = "north_sea"', "expected a land space"),
    ("map.toml", 'seas = ["north_sea", "baltic', 'seas = ["italy", "baltic', "expected sea spaces"),
    ("countries.toml", 'home = "moscow"', 'home = "siberia"', "no home space 'siberia'"),
    ("countries.toml", 'tie_winner = "axis"', 'tie_winner = "nobody"', "tie_winner"),
    ("countries.toml", '["uk", "usa", "ussr"]]', '["uk", "usa"]]', "each country once"),
    ("countries.toml", "rounds = 20", 'rounds = "many"', "rounds"),
    ("cards/uk.toml", "deck_size = 39", "deck_size = 38", "expected 39 cards"),
    ("cards/uk.toml", 'op = "build_army"', 'op = "brew_tea"', "expected one of"),
    ("cards/uk.toml", 'country = "uk"\n  where', 'country = "wales"\n  where', "got 'wales'"),
    ("cards/uk.toml", '{ spaces = ["india"] }', '{ spaces = ["goa"] }', "got 'goa'"),
    ("cards/uk.toml", 'ew_target = ["germany", "italy"]', "ew_target = []", "Economic Warfare"),
    ("cards/uk.toml", 'when = "window"', 'when = "any_time"', "trigger: expected exactly"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "expected"), FAULTS)
def test_a_fault_names_the_file_and_the_place(
    tmp_path: Path, name: str, old: str, new: str, expected: str
) -> None:
    folder = changed_pack(tmp_path, name, old, new)
    faults = check_pack(folder)
    assert faults
    assert any(expected in fault for fault in faults), faults
    assert all(str(folder) in fault and "\n" not in fault for fault in faults)
    with pytest.raises(DataError):
        load_data(packs=[folder])


def test_a_pack_may_change_a_number(tmp_path: Path) -> None:
    folder = changed_pack(tmp_path, "countries.toml", "hand_limit = 7", "hand_limit = 8")
    assert check_pack(folder) == []
    assert count_pack(folder) == {"countries": 1}
    assert load_data(packs=[folder]).rules.hand_limit == 8
    assert load_data(packs=[folder]).digest() != load_data().digest()


def test_a_pack_with_strange_files_is_refused(tmp_path: Path) -> None:
    shutil.copy(home() / "map.toml", tmp_path / "maps.toml")
    assert check_pack(tmp_path) == [f"{tmp_path / 'maps.toml'}: there is no such file in a pack."]
    assert check_pack(tmp_path / "maps.toml")[0].endswith("or cards.")
