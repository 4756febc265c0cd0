"""What is told before a battle: the situation, and how it is won.

A goal may be drawn on the map. `at` says where, by what the board itself says of its spaces: the
drawing cannot differ from the rules.

    region:obj*     the spaces of regions whose id fits
    kind:city*      spaces of such terrain
    mark:star       spaces with such a mark
    space:A9        one space
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Annotated, Final

from msgspec import Meta, Struct

from vezerkar.core.game import Game
from vezerkar.files.ledger import Bilingual
from vezerkar.files.toml import convert, read_toml
from vezerkar.scene.scene import Board, Space

BRIEFINGS_FILE: Final = "briefings.toml"  # in the folder of a game


class GoalLine(Struct, frozen=True, forbid_unknown_fields=True):
    """One line about winning; `{target}` stands for the points that win."""

    en: str
    hu: str
    at: tuple[str, ...] = ()

    @property
    def say(self) -> Bilingual:
        return Bilingual(self.en, self.hu)


class Briefing(Struct, frozen=True, forbid_unknown_fields=True):
    """A battle in a few sentences."""

    difficulty: Annotated[int, Meta(ge=1, le=3)]  # among the battles of its game
    situation: Bilingual
    goal: Annotated[tuple[GoalLine, ...], Meta(min_length=1)]


class Briefings(Struct, frozen=True, forbid_unknown_fields=True):
    """All battles of a game; the lines before and after their goals are those of every battle."""

    battle: dict[str, Briefing]
    before: tuple[GoalLine, ...] = ()
    after: tuple[GoalLine, ...] = ()

    def lines(self, scenario: str) -> tuple[GoalLine, ...]:
        """How a battle is won."""
        return (*self.before, *self.battle[scenario].goal, *self.after)


@lru_cache(maxsize=16)
def load_briefings(game: Game) -> Briefings:
    """The briefings of a game; a game without any has an empty list."""
    path = game.folder / BRIEFINGS_FILE
    return convert(read_toml(path), Briefings, str(path)) if path.is_file() else Briefings({})


def spaces_of(board: Board, patterns: tuple[str, ...]) -> list[str]:
    """The spaces that some patterns name, in the order of the board."""
    within = {
        space
        for region in board.regions
        for space in region.spaces
        if any(fnmatchcase(f"region:{region.id}", pattern) for pattern in patterns)
    }
    return [s.id for s in board.spaces if s.id in within or _fits(s, patterns)]


def _fits(space: Space, patterns: tuple[str, ...]) -> bool:
    words = [f"space:{space.id}"]
    words += [f"kind:{kind}" for kind in space.kinds] + [f"mark:{mark}" for mark in space.marks]
    return any(fnmatchcase(word, pattern) for word in words for pattern in patterns)
