"""The list of games is quick to get, and up to date."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from vezerkar.core.registry import find_game, game_ids
from vezerkar.files.ledger import LANGUAGES
from vezerkar.server import catalogue
from vezerkar.server.catalogue import Catalogue, key_of_games
from vezerkar.server.summaries import game_infos


def infos(folder: Path) -> object:
    return asyncio.run(Catalogue(folder).infos())


def test_a_second_start_needs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = infos(tmp_path)
    assert first == game_infos()

    def heavy() -> None:
        raise AssertionError("the games were loaded again")

    monkeypatch.setattr(catalogue, "game_infos", heavy)
    monkeypatch.setattr(catalogue, "loading_games", heavy)
    assert infos(tmp_path) == first


def test_what_is_kept_is_used_only_while_it_is_true(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tmp_path / "games" / "chess"
    game.mkdir(parents=True)
    rules = game / "rules.py"
    rules.write_text("", encoding="utf-8")
    monkeypatch.setattr("vezerkar.HOME", tmp_path)
    before = key_of_games()
    assert key_of_games() == before
    rules.write_text("x = 1", encoding="utf-8")
    changed = key_of_games()
    assert changed != before
    os.utime(rules, ns=(1, 1))
    assert key_of_games() not in (before, changed)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"key": 3}', b"\xff"])
def test_a_spoilt_file_is_made_anew(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / catalogue.CACHE_FILE
    path.write_bytes(content)
    assert infos(tmp_path) == game_infos()
    assert Catalogue(tmp_path)._read() == game_infos()
    assert [file.name for file in tmp_path.iterdir()] == [catalogue.CACHE_FILE]


def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    assert infos(tmp_path / "nowhere") == game_infos()


# Covers


def test_covers_tell_the_titles_of_all_games() -> None:
    found = {cover.id: cover for cover in catalogue.covers()}
    assert sorted(found) == game_ids()
    for game, cover in found.items():
        assert cover.titles == find_game(game).titles
        assert sorted(cover.about) == sorted(LANGUAGES)
        known = {scenario.id for scenario in find_game(game).scenarios()}
        assert not cover.picture or cover.picture in known


def test_covers_need_no_game() -> None:
    """A process that has only read the covers has loaded no rules."""
    program = (
        "import sys; from vezerkar.server.catalogue import covers; assert covers();"
        "print([name for name in sys.modules if name.startswith('vezerkar.games.')])"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "[]"
