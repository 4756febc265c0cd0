"""Which rules a verb, a question or an event rests on, where that depends on the moment."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import FRAME, Event
from vezerkar.games.panzer.forms import (
    E_EXTENDED,
    E_NO_EFFECT,
    E_NPC_CARD,
    E_PURCHASED,
    E_SEARCHED,
    EVENTS,
    P_SHOP,
    V_PURCHASE,
    V_SEARCH,
    VERBS,
)
from vezerkar.games.panzer.setup import layout_of
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import COMMAND, OPERATIONS

Rules = tuple[str, ...]

ONE_MORE_TURN: Final = {"kursk": ("PG-9.1.2.3",), "minsk": ("PG-9.1.6.4",)}
COMMAND_CARDS: Final = ("PG-9.2.0.6",)
COMBAT_CARDS: Final = ("PG-9.2.0.8",)


def verb_rules(s: Front, verb: int) -> Rules:
    """The rules of what a seat may do."""
    if verb == V_SEARCH:
        return search_rules(s)
    if verb == V_PURCHASE:
        return purchase_rules(s)
    return VERBS[verb].rules


def search_rules(s: Front) -> Rules:
    """Cards are searched out in Kharkov, and in Volkhov by whoever begins in row a."""
    return ("PG-9.2.3.8",) if s.board.row_tiles else ("PG-9.1.5.5",)


def purchase_rules(s: Front) -> Rules:
    """Cards are bought in phase 1, and in phase 3 after the income."""
    is_late = s.stack[-FRAME] == P_SHOP and s.stack[-3] == 3
    return ("PG-6.3.3",) if is_late else ("PG-6.1.5",)


def event_rules(before: Front, event: Event) -> Rules:
    """The rules of what happened in a step; `before` is how things stood."""
    kind = event.kind
    if kind == E_SEARCHED:
        return search_rules(before)
    if kind == E_PURCHASED:
        return purchase_rules(before)
    if kind == E_NPC_CARD:
        return COMMAND_CARDS if event.args[0] == COMMAND else COMBAT_CARDS
    if kind == E_NO_EFFECT:
        action = before.board.action[event.args[0]]
        is_command = before.board.card_type[action] == OPERATIONS
        return COMMAND_CARDS if is_command else COMBAT_CARDS
    if kind == E_EXTENDED:
        slug = layout_of(before.board).scenario.slug
        return ONE_MORE_TURN.get(slug, EVENTS[kind].rules)
    return EVENTS[kind].rules
