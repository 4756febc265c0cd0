"""What a card would bring to the fire in progress, before it is played.

The card is carried out on a copy of the battle; what others could answer is left out. A card that
needs chance, or leaves both values as they are, says nothing here.
"""

from __future__ import annotations

from vezerkar.core.chance import Script
from vezerkar.core.errors import ChanceError
from vezerkar.games.panzer.odds.exchange import Fire
from vezerkar.games.panzer.rules.card_effects import candidates, most_targets, needs_targets
from vezerkar.games.panzer.rules.card_resolution import perform
from vezerkar.games.panzer.rules.combat_values import firing_side
from vezerkar.games.panzer.state import F_FIRE, F_TARGET, Front
from vezerkar.games.panzer.terms import ACTION_DECK, NO_UNIT


def after_card(s: Front, side: int, card: int, mode: int) -> Fire | None:
    """Both values after an effect of a card, with the best unit for it; None if both stay."""
    if not s.fight:
        return None
    action_card = s.board.action_card[card]
    picks = [NO_UNIT]
    if needs_targets(s, action_card, mode):
        if most_targets(s, action_card, mode) > 1:
            return None  # it depends on how many are chosen
        picks = candidates(s, side, action_card, mode, [])
    sign = 1 if side == firing_side(s) else -1
    try:
        found = [_values_after(s, side, card, mode, u) for u in picks]
    except ChanceError:
        return None
    best = max(found, key=lambda values: sign * (values.fire - values.guard), default=None)
    return None if best == Fire(s.fight[F_FIRE], s.fight[F_TARGET]) else best


def _values_after(s: Front, side: int, card: int, mode: int, pick: int) -> Fire:
    t = s.clone()
    count = int(pick != NO_UNIT)
    t.table = [*t.table, side, card, mode, 0, ACTION_DECK, count, pick, NO_UNIT, NO_UNIT]
    perform(t, Script([]))
    return Fire(t.fight[F_FIRE], t.fight[F_TARGET]) if t.fight else Fire(0, 0)
