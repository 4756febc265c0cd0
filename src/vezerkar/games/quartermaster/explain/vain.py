"""Why a card would change nothing: where nothing can be built, and nobody battled."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import a_of
from vezerkar.games.quartermaster import terms
from vezerkar.games.quartermaster.state import War
from vezerkar.scene.scene import Message

# By the type of the card; other cards say in their text what they need.
REASONS_BY_TYPE: Final = {
    terms.BUILD_ARMY: Message("vain-build", {"sea": 0}),
    terms.BUILD_NAVY: Message("vain-build", {"sea": 1}),
    terms.LAND_BATTLE: Message("vain-battle", {"sea": 0}),
    terms.SEA_BATTLE: Message("vain-battle", {"sea": 1}),
}


def why_vain(s: War, seat: int, action: int) -> Message | None:
    """The reason for a card that is known to have no effect; None if only its text tells it."""
    return REASONS_BY_TYPE.get(s.board.card_type[a_of(action)])
