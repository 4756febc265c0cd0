"""Every worked example of the data's README is a test."""

from __future__ import annotations

import re
from pathlib import Path

from vezerkar.games.crescent.schema.load import home

HERE = Path(__file__).parent


def test_every_worked_example_is_played() -> None:
    listed = re.findall(r"^\| (E\d+) \|", (home() / "README.md").read_text("utf-8"), re.MULTILINE)
    source = "\n".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    names = re.findall(r"^def test_((?:e\d+_(?:and_)?)+)", source, re.MULTILINE)
    played = {word.upper() for name in names for word in re.findall(r"e\d+", name)}
    assert listed == [f"E{n}" for n in range(1, len(listed) + 1)]
    assert len(listed) >= 48
    assert played == set(listed)
