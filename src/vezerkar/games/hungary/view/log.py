"""The log: events as messages."""

from __future__ import annotations

from collections.abc import Sequence

from vezerkar.core.kernel import Event
from vezerkar.games.hungary.events import E_MOVED, EVENTS
from vezerkar.games.hungary.explain.citations import BY_RAIL, DOUBLED
from vezerkar.games.hungary.phases.movement import FRESH, ROLLING_FAR, group_ways
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import F_FAR, F_MODE, F_PHASE, P_GROUP, P_WAY, SOVIET
from vezerkar.scene.scene import Message


def story(before: Campaign, events: Sequence[Event]) -> list[Message]:
    """The events of a step, one message for each."""
    lexicon = layout_of(before.board).lexicon
    told = []
    for event in events:
        form = EVENTS[event.kind]
        args = lexicon.arguments(form, event.args)
        if event.kind == E_MOVED and went_far(before, event.args[2]):
            doubled = before.active == SOVIET
            key, rules = ("moved-doubled", DOUBLED) if doubled else ("moved-by-rail", BY_RAIL)
            told.append(Message(f"event-{key}", args, rules, form.topic))
        else:
            told.append(Message(f"event-{form.word}", args, form.rules, form.topic))
    return told


def went_far(before: Campaign, h: int) -> bool:
    """Whether a group went to a hex by operational or rail movement: the verb does not tell."""
    phase = before.stack[F_PHASE]
    if phase == P_WAY:
        return before.stack[F_FAR] == 1
    if phase != P_GROUP or not before.group:
        return False
    mode = before.stack[F_MODE]
    return mode == ROLLING_FAR or (mode == FRESH and h not in group_ways(before)[0].found)
