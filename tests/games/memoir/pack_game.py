"""A game that plays with packs, for tests: changed copies of scenarios, laid over the data."""

from __future__ import annotations

from pathlib import Path

from vezerkar.games.memoir.game import Memoir
from vezerkar.games.memoir.schema.load import home, load_data


def edited(folder: Path, slug: str, *changes: tuple[str, str], name: str = "") -> Path:
    """A pack with a scenario that is like another but for some changes of its text."""
    text = (home() / "scenarios" / f"{slug}.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"'{old}' is not in {slug} once"
        text = text.replace(old, new)
    path = folder / "scenarios" / f"{name or slug}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return folder


def replaced(folder: Path, table: str, name: str, *changes: tuple[str, str]) -> Path:
    """A pack with one card, unit or terrain that is like its own but for some changes."""
    text = (home() / f"{table}.toml").read_text(encoding="utf-8")
    entry = next(part for part in text.split("\n\n") if f'id = "{name}"\n' in part)
    for old, new in changes:
        assert entry.count(old) == 1, f"'{old}' is not in {name} once"
        entry = entry.replace(old, new)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{table}.toml"
    path.write_text(f'game = "memoir"\n{entry}\n', encoding="utf-8")
    return folder


def game_with(*packs: Path) -> Memoir:
    """The game with its data and these packs over it."""
    game = Memoir()
    game.data = load_data(packs=packs)
    return game
