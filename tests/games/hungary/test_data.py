"""Data files: what is wrong is told in one line with the file and the place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from vezerkar.core.errors import DataError
from vezerkar.games.hungary.schema.load import home, load_data


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(home(), tmp_path / "data"))


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("map.toml", 't="rough"', 't="swamp"', "expected one of"),
        ("map.toml", 'hex = "0832"\nside', 'hex = "0899"\nside', "there is no hex '0899'"),
        ("map.toml", '"0632-0733"', '"0632-0833"', "are not neighbours"),
        ("units.toml", 'id = "DE-3PZ"', 'id = "DE-1PZ"', "'DE-1PZ' is there 2 times"),
        ("units.toml", "r_attack = 5", "r_attack = 50", "is stronger than the full one"),
        ("tables.toml", '"1/8", "1/8"],', '"1/8"],', "expected 9 results"),
        ("tables.toml", "n = 3\n", "n = 4\n", "expected the turns 1, 2, 3"),
        ("scenarios/puszta.toml", 'unit = "DE-13PZ"', 'unit = "DE-1PZ"', "exactly one list"),
        ("scenarios/puszta.toml", 'hex = "1519"', 'hex = "9999"', "there is no hex '9999'"),
        ("seats.toml", 'side = "axis"', 'side = "allies"', "expected one of"),
    ],
)
def test_a_fault_names_the_file_and_the_place(
    folder: Path, file: str, old: str, new: str, said: str
) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_data(folder)
    assert Path(file).name in str(caught.value)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_four_units_a_hex_hold_for_the_set_up_too(folder: Path) -> None:
    path = folder / "scenarios" / "puszta.toml"
    text = path.read_text(encoding="utf-8")
    for hex_id in ('"1606"', '"1314"', '"1519"', '"1414"', '"1018"', '"1718"'):
        text = text.replace(f"hex = {hex_id}", 'hex = "1224"')
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match="at most 4"):
        load_data(folder)
