"""Data of one's own laid over the data of the game, and what is said when it is wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.commands.command_line import run
from tests.games.panzer.table import GAME
from vezerkar.commands import check
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.games.panzer.schema.load import check_pack, count_pack, home


def replace_in_file(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack with a scenario of its own."""
    folder = tmp_path / "mine"
    (folder / "scenarios").mkdir(parents=True)
    shutil.copy(home() / "scenarios" / "minsk.toml", folder / "scenarios" / "bridgehead.toml")
    replace_in_file(
        folder / "scenarios" / "bridgehead.toml", 'slug = "minsk"', 'slug = "bridgehead"'
    )
    return folder


def test_a_pack_is_checked_counted_and_played_with(pack: Path) -> None:
    shutil.copy(home() / "units.toml", pack / "units.toml")
    replace_in_file(pack / "units.toml", "attack_hard = 4", "attack_hard = 5")
    assert check_pack(pack) == []
    assert count_pack(pack) == {"scenarios": 1, "units": 66}
    game = GAME.with_pack(pack)
    assert "bridgehead" in [info.id for info in game.scenarios()]
    s = game.new("bridgehead", {}, Seeded(1))
    scene = game.scene(s, 0)
    about = next(entry for entry in scene.book if entry.id == "scenario:bridgehead")
    assert about.notes["en"]
    assert not about.facts
    assert game.digest("minsk") != GAME.digest("minsk")


def test_a_single_scenario_file_is_checked(pack: Path) -> None:
    path = pack / "scenarios" / "bridgehead.toml"
    assert check_pack(path) == []
    assert count_pack(path) == {"scenarios": 1}
    replace_in_file(path, "cols = ", "cols = 1")
    assert "grid.cols: expected" in check_pack(path)[0]


def test_what_is_wrong_with_a_pack_is_one_clear_line(pack: Path, tmp_path: Path) -> None:
    (pack / "unit.toml").write_text("", encoding="utf-8")
    assert "a pack has no such file" in check_pack(pack)[0]
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "the pack is empty" in check_pack(empty)[0]
    (pack / "unit.toml").unlink()
    replace_in_file(pack / "scenarios" / "bridgehead.toml", 'slug = "bridgehead"', 'slug = "other"')
    with pytest.raises(DataError, match="expected 'bridgehead', the name of the file"):
        GAME.with_pack(pack)


def test_the_command_checks_packs_of_this_game(
    pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(check, "check", str(pack), "--game", "panzer") == 0
    assert capsys.readouterr().out == f"ok: {pack} (scenarios: 1)\n"
    replace_in_file(pack / "scenarios" / "bridgehead.toml", "rows = ", "rows = 9")
    assert run(check, "check", str(pack), "--game", "panzer") == 2
    assert capsys.readouterr().err.count("\n") == 1
