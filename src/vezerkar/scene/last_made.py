"""The last thing that was made, and what it was made from: asked for the same, it is not made anew.

Most scenes are those of the moment before but for a piece or a question, and each moment is shown
to several seats. What a part of a scene is made from must be named in full: what is forgotten
is shown as it was. A test compares scenes of random games with scenes that were made anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class LastMade(Generic[T]):
    """One part of a scene. It is replaced as a whole, so that threads can share it."""

    __slots__ = ("kept",)

    def __init__(self) -> None:
        self.kept: tuple[object, T] | None = None

    def get(self, made_from: object, make: Callable[[], T]) -> T:
        """What was made from the same; `made_from` must not change later."""
        kept = self.kept
        if kept is None or kept[0] != made_from:
            kept = self.kept = made_from, make()
        return kept[1]
