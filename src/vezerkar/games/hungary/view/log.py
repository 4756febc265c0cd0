"""The log: events as messages."""

from __future__ import annotations

from collections.abc import Sequence

from vezerkar.core.kernel import Event
from vezerkar.games.hungary.events import EVENTS
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.scene.scene import Message


def story(before: Campaign, events: Sequence[Event]) -> list[Message]:
    """The events of a step, one message for each."""
    lexicon = layout_of(before.board).lexicon
    told = []
    for event in events:
        form = EVENTS[event.kind]
        args = lexicon.arguments(form, event.args)
        told.append(Message(f"event-{form.word}", args, form.rules, form.topic))
    return told
