"""`vezerkar check`: a pack of data is fine, or every fault of it is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.command_line import run
from vezerkar.commands import check
from vezerkar.core.errors import DataError
from vezerkar.games.memoir.schema.load import home

Printed = pytest.CaptureFixture[str]


def copied(path: Path, slug: str, old: str = "", new: str = "") -> Path:
    text = (home() / "scenarios" / f"{slug}.toml").read_text(encoding="utf-8")
    assert old in text
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text.replace(old, new) if old else text, encoding="utf-8")
    return path


def test_the_data_of_the_game_is_a_good_pack(capsys: Printed) -> None:
    assert run(check, "check", str(home())) == 0
    assert capsys.readouterr().out == (
        f"ok: {home()} (scenarios: 25, cards: 30, units: 6, terrain: 17)\n"
    )


def test_a_single_scenario_file_can_be_checked(tmp_path: Path, capsys: Printed) -> None:
    path = copied(tmp_path / "toulon.toml", "toulon")
    assert run(check, "check", str(path)) == 0
    assert capsys.readouterr().out == f"ok: {path} (scenarios: 1)\n"


def test_every_fault_is_a_line_of_its_own(tmp_path: Path, capsys: Printed) -> None:
    path = copied(tmp_path / "scenarios" / "toulon.toml", "toulon", "[6, 0]", "[99, 0]")
    (tmp_path / "units.toml").write_text("game = \n", encoding="utf-8")
    assert run(check, "check", str(tmp_path), "--game", "memoir") == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    lines = printed.err.splitlines()
    assert lines[0].startswith(f"{tmp_path / 'units.toml'}: line 1: expected TOML")
    assert len(lines) > 2
    for line in lines[1:]:
        assert line.startswith(f"{path}: ")
        assert line.endswith(
            "[99, 0] is off the board: row 0 of the standard board has columns 0 to 12."
        )


def test_a_pack_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="none: there is no such folder or file"):
        run(check, "check", str(tmp_path / "none"))


def test_a_pack_for_an_unknown_game_is_told(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="there is no game 'chess'; the games are: "):
        run(check, "check", str(tmp_path), "--game", "chess")


def test_a_pack_for_a_game_that_takes_none_is_told(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="hungary takes no packs"):
        run(check, "check", str(tmp_path), "--game", "hungary")


def test_brackets_without_end_are_told(tmp_path: Path, capsys: Printed) -> None:
    path = tmp_path / "deep.toml"
    path.write_text("a = " + "[" * 3000, encoding="utf-8")
    assert run(check, "check", str(path)) == 2
    assert capsys.readouterr().err == (
        f"{path}: expected TOML, but: brackets are nested too deeply.\n"
    )
