"""Interpreted and compiled, the same seeds give the same games, down to every list of actions."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from vezerkar.arena.speed.forms import optimisation_level

GAMES = (
    ("memoir", 25),
    ("panzer", 8),
    ("hungary", 4),
    ("crescent", 4),
    ("quartermaster", 8),
)


def trace(game: str, games: int, form: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "vezerkar.arena.trace", game, str(games)],
        env=os.environ | {"VEZERKAR_FORM": form},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.early
@pytest.mark.skipif(
    not optimisation_level(),
    reason="no compiled build fits the sources: see `python3 dev.py compile`",
)
@pytest.mark.parametrize(("game", "games"), GAMES)
def test_both_forms_play_the_same_games(game: str, games: int) -> None:
    found = trace(game, games, "compiled")
    assert len(found) == 32
    assert found == trace(game, games, "interpreted")
