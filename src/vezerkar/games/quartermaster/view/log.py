"""The log: events as messages."""

from __future__ import annotations

from collections.abc import Sequence

from vezerkar.core.kernel import Event
from vezerkar.games.quartermaster.events import E_TO_TOP, EVENTS
from vezerkar.games.quartermaster.schema.references import LEDGER_PREFIXES
from vezerkar.games.quartermaster.setup import layout_of
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.view.stakes import Stakes
from vezerkar.scene.scene import Message


def story(before: War, events: Sequence[Event]) -> list[Message]:
    """Events as messages; with a space it is told whether the piece is an army or a navy.

    A battle says what is at stake, a loss what it cost, a new piece what it brings.
    """
    lexicon = layout_of(before.board).lexicon
    stakes = Stakes(before)
    told = []
    for event in events:
        form = EVENTS[event.kind]
        args = lexicon.arguments(form, event.args)
        if "space" in form.kinds:
            space = event.args[form.kinds.index("space")]
            args["sea"] = int(before.board.sea >> space & 1)
        args |= stakes.tell(event)
        rules = form.rules
        if event.kind == E_TO_TOP:  # one card of each country that has such a card
            own = f"QG-C.{LEDGER_PREFIXES[str(lexicon.name('country', event.args[0]))]}."
            rules = tuple(rule for rule in rules if rule.startswith(own))
        told.append(Message(f"event-{form.word}", args, rules, form.topic))
    return told
