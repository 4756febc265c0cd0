"""What the other side of the table calls a flank: the left of the one is the right of the other."""

from __future__ import annotations

from typing import Final

from vezerkar.games.memoir.setup import Layout
from vezerkar.games.memoir.state import Battle

TURNED: Final = {"left": "right", "right": "left"}


def side_of(s: Battle, seat: int) -> int:
    """The side a seat plays in this battle of the match."""
    return int(seat in s.board.team_seats[1]) ^ s.leg


def flank_across(layout: Layout, card: str) -> str:
    """The flank that a card orders, as the enemy of its player sees it; empty if it is not one."""
    face = next((face for face in layout.data.cards if face.id == card), None)
    return TURNED.get(face.sections[0], "") if face and len(face.sections) == 1 else ""


def yours(flank: str) -> str:
    """The word by which a text tells the enemy which flank of his own is meant."""
    return flank and f"your-{flank}"
