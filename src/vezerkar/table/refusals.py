"""What the table refuses, over and above the rules of the game."""

from __future__ import annotations

from vezerkar.core.errors import ActionError


class Refusal(ActionError):
    """Something that cannot be done at this table, with the key of its sentence."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(text)
        self.key = key


class Stale(ActionError):
    """The action was meant for an earlier moment of the match."""
