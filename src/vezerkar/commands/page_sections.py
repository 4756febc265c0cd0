"""Pages of measurements with a section for each game: a game that is not measured keeps its own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from vezerkar.core.errors import DataError
from vezerkar.core.registry import game_ids
from vezerkar.files.write import write_whole

TITLE = "\n## "


def kept_sections(path: Path) -> dict[str, str]:
    """The sections of a page that was written before, by game."""
    try:
        _, *sections = path.read_text(encoding="utf-8").split(TITLE)
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeError) as error:
        raise DataError(f"{path}: cannot be read, so writing it would lose its contents") from error
    return {text.partition("\n")[0]: TITLE + text.rstrip("\n") + "\n" for text in sections}


def write_sections(path: Path, head: str, sections: Mapping[str, str]) -> None:
    """Write a page: its head, then the sections in the order of the games."""
    write_whole(path, head + "".join(sections[name] for name in game_ids() if name in sections))
