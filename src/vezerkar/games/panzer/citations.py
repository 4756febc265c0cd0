"""Which rules a verb, a question or an event rests on, where that depends on the moment."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import FRAME, Event, verb_of
from vezerkar.games.panzer.forms import (
    E_EXTENDED,
    E_NO_EFFECT,
    E_NPC_CARD,
    E_PURCHASED,
    E_SEARCHED,
    EVENTS,
    P_ADVANCE,
    P_ANSWER,
    P_BUY,
    P_CARDS,
    P_DISCARD,
    P_DRAW,
    P_DRAWN,
    P_EXTRA,
    P_FLAK,
    P_FREE,
    P_LOSS,
    P_NPC_AIM,
    P_NPC_PATH,
    P_OPS,
    P_PLACE,
    P_RAISE,
    P_REACT,
    P_REWARD,
    P_ROW,
    P_SACRIFICE,
    P_SEARCH,
    P_SHOP,
    P_STATION,
    P_STEP,
    P_SUPPORT,
    P_TARGETS,
    P_WEATHER,
    P_WINDOW,
    V_DONE,
    V_PASS,
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

QUESTIONS: Final[dict[int, Rules]] = {
    P_BUY: ("PG-9.1.0.4", "PG-9.1.0.5"),
    P_ROW: ("PG-9.2.3.8",),
    P_RAISE: ("PG-9.2.0.24",),
    P_STATION: ("PG-9.2.0.24",),
    P_PLACE: ("PG-9.1.0.6",),
    P_DRAW: ("PG-6.1.3",),
    P_OPS: ("PG-6.2.1",),
    P_STEP: ("PG-5.4.43",),
    P_REACT: ("PG-5.4.70",),
    P_FREE: ("PG-5.4.26",),
    P_EXTRA: ("PG-6.2.29",),
    P_TARGETS: ("PG-5.2.9",),
    P_WINDOW: ("PG-5.2.9",),
    P_FLAK: ("PG-5.4.18",),
    P_DISCARD: ("PG-6.2.28",),
    P_WEATHER: ("PG-5.4.13",),
    P_SUPPORT: ("PG-7.4.3",),
    P_DRAWN: ("PG-5.4.18",),
    P_ANSWER: ("PG-7.9.1", "PG-7.10.1"),
    P_CARDS: ("PG-7.11.1", "PG-7.11.2"),
    P_SACRIFICE: ("PG-7.12.1",),
    P_LOSS: ("PG-9.2.0.26",),
    P_REWARD: ("PG-7.15.2",),
    P_ADVANCE: ("PG-7.18.1",),
    P_NPC_AIM: ("PG-9.2.0.22",),
    P_NPC_PATH: ("PG-9.2.0.20",),
}


def question_rules(s: Front) -> Rules:
    """Why it is asked; a unit may attack because a card makes it."""
    phase = s.stack[-FRAME]
    if phase == P_NPC_AIM and s.stack[-1]:
        return ("PG-9.2.0.13",)
    if phase == P_SEARCH:
        return search_rules(s)
    if phase == P_SHOP:
        return purchase_rules(s)
    return QUESTIONS.get(phase, ())


def action_rules(s: Front, action: int) -> Rules:
    """The rules that govern an action; one stops or passes by the rule of the question."""
    verb = verb_of(action)
    if verb in (V_DONE, V_PASS):
        return question_rules(s) or VERBS[verb].rules
    return verb_rules(s, verb)


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
        action_card = before.board.action_card[event.args[0]]
        is_command = before.board.card_type[action_card] == OPERATIONS
        return COMMAND_CARDS if is_command else COMBAT_CARDS
    if kind == E_EXTENDED:
        slug = layout_of(before.board).scenario.slug
        return ONE_MORE_TURN.get(slug, EVENTS[kind].rules)
    return EVENTS[kind].rules
