"""What an action leads to: a card by the places where it could be used, others by their pieces."""

from __future__ import annotations

from vezerkar.core.kernel import verb_of
from vezerkar.games.quartermaster.odds.card_places import card_sheet
from vezerkar.games.quartermaster.odds.consequences import sheet_of
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import V_PLAY
from vezerkar.scene.scene import Odds


def odds(s: War, seat: int, action: int) -> Odds | None:
    """The sheet of an action that a seat may take now; None if it touches no place."""
    if action not in s.legal_actions(seat):
        return None
    find = card_sheet if verb_of(action) == V_PLAY else sheet_of
    sheet = find(s, seat, action)
    return Odds(sheet=sheet) if sheet else None
