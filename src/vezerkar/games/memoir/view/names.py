"""The names in the text files of the game."""

from __future__ import annotations

from functools import cache

import vezerkar
from vezerkar.words.words import Names


@cache
def names() -> Names:
    """Read once."""
    return Names(vezerkar.HOME / "games" / "memoir" / "text")
