"""The levels of a game, but so quick that a test can wait for them."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from vezerkar.agents.levels import LEVELS_FILE
from vezerkar.core.game import AI_FOLDER, Game

SHORT_BUDGET = {"tries": 12, "horizon": 2}


def in_haste(game: Game, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all levels think as they do, but with few and short tries."""
    text = (game.ai_folder / LEVELS_FILE).read_text(encoding="utf-8")
    for name, number in SHORT_BUDGET.items():
        text = re.sub(rf"^{name} = \d+$", f"{name} = {number}", text, flags=re.MULTILINE)
    shutil.copytree(game.ai_folder, folder / AI_FOLDER)
    (folder / AI_FOLDER / LEVELS_FILE).write_text(text, encoding="utf-8")
    monkeypatch.setattr(game, "folder", folder)
