"""Why not? The rules and facts that forbid an action (every refusal has a reason)."""

from __future__ import annotations

from vezerkar.core.kernel import verb_of
from vezerkar.core.scene import Message, Reason
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import VERBS


def explain(s: Campaign, seat: int, option: int) -> list[Reason]:
    """Why an action is not among the options of a seat; nothing if it is."""
    if option in s.legal(seat):
        return []
    verb = verb_of(option)
    if verb < 0 or verb >= len(VERBS):
        return []
    return [Reason(Message("why-not-now", {}, VERBS[verb].rules))]
