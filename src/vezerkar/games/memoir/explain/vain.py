"""Why a card would change nothing: whom it could not order."""

from __future__ import annotations

from vezerkar.core.kernel import a_of
from vezerkar.games.memoir.explain.facts import Facts
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import MEDICS
from vezerkar.scene.scene import Message


def why_vain(s: Battle, seat: int, action: int) -> Message | None:
    """The reason for a card that is known to have no effect; None if only its text tells it."""
    f = Facts(s, seat)
    card = a_of(action)
    face = f.layout.data.cards[card]
    if face.kind == "section":
        return Message("vain-section")
    if face.when_ordered == "adjacent":
        return Message("vain-not-adjacent")
    if f.board.card_effect[card] == MEDICS:
        return Message("vain-healthy")
    return None
