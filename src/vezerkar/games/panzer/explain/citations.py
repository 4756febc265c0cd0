"""Which rules an action, a question or an event rests on in a given position."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import Event, a_of, b_of, c_of, verb_of
from vezerkar.games.panzer import terms
from vezerkar.games.panzer.events import (
    E_EXTENDED,
    E_NO_EFFECT,
    E_NPC_CARD,
    E_PURCHASED,
    E_SEARCHED,
    EVENTS,
)
from vezerkar.games.panzer.rules.mines import may_lie
from vezerkar.games.panzer.setup import layout_of
from vezerkar.games.panzer.state import Front

Rules = tuple[str, ...]

ONE_MORE_TURN: Final = {"kursk": ("PG-9.1.2.3",), "minsk": ("PG-9.1.6.4",)}
MINE_TEST: Final = "PG-6.2.11"
COMMAND_CARDS: Final = ("PG-9.2.0.6",)
COMBAT_CARDS: Final = ("PG-9.2.0.8",)

QUESTIONS: Final[dict[int, Rules]] = {
    terms.P_BUY: ("PG-9.1.0.4", "PG-9.1.0.5"),
    terms.P_ROW: ("PG-9.2.3.8",),
    terms.P_RAISE: ("PG-9.2.0.24",),
    terms.P_STATION: ("PG-9.2.0.24",),
    terms.P_PLACE: ("PG-9.1.0.6",),
    terms.P_DRAW: ("PG-6.1.3",),
    terms.P_OPS: ("PG-6.2.1",),
    terms.P_STEP: ("PG-5.4.43",),
    terms.P_REACT: ("PG-5.4.70",),
    terms.P_FREE: ("PG-5.4.26",),
    terms.P_EXTRA: ("PG-6.2.29",),
    terms.P_TARGETS: ("PG-5.2.9",),
    terms.P_WINDOW: ("PG-5.2.9",),
    terms.P_FLAK: ("PG-5.4.18",),
    terms.P_DISCARD: ("PG-6.2.28",),
    terms.P_WEATHER: ("PG-5.4.13",),
    terms.P_SUPPORT: ("PG-7.4.3",),
    terms.P_DRAWN: ("PG-5.4.18",),
    terms.P_ANSWER: ("PG-7.9.1", "PG-7.10.1"),
    terms.P_CARDS: ("PG-7.11.1", "PG-7.11.2"),
    terms.P_SACRIFICE: ("PG-7.12.1",),
    terms.P_LOSS: ("PG-9.2.0.26",),
    terms.P_REWARD: ("PG-7.15.2",),
    terms.P_ADVANCE: ("PG-7.18.1",),
    terms.P_NPC_AIM: ("PG-9.2.0.22",),
    terms.P_NPC_PATH: ("PG-9.2.0.20",),
}


def question_rules(s: Front) -> Rules:
    """The rules behind the question of the moment."""
    phase = s.stack[terms.PHASE]
    if phase == terms.P_NPC_AIM and s.stack[terms.AIM_COMMANDED]:
        return ("PG-9.2.0.13",)
    if phase == terms.P_SEARCH:
        return search_rules(s)
    if phase == terms.P_SHOP:
        return purchase_rules(s)
    return QUESTIONS.get(phase, ())


def action_rules(s: Front, action: int) -> Rules:
    """The rules that govern an action; passing and stopping follow the question."""
    verb = verb_of(action)
    if verb in (terms.V_DONE, terms.V_PASS):
        return question_rules(s) or terms.VERBS[verb].rules
    if verb in (terms.V_MOVE, terms.V_JUMP) and may_lie(s, a_of(action), b_of(action)):
        return (MINE_TEST, *verb_rules(s, verb))
    if verb == terms.V_DEPLOY and c_of(action) != terms.PRICE_FULL:
        return (*verb_rules(s, verb), "PG-6.2.26")
    return verb_rules(s, verb)


def verb_rules(s: Front, verb: int) -> Rules:
    """The rules of a verb."""
    if verb == terms.V_SEARCH:
        return search_rules(s)
    if verb == terms.V_PURCHASE:
        return purchase_rules(s)
    return terms.VERBS[verb].rules


def search_rules(s: Front) -> Rules:
    """Cards are searched out in Kharkov, and in Volkhov by whoever begins in row a."""
    return ("PG-9.2.3.8",) if s.board.row_tiles else ("PG-9.1.5.5",)


def purchase_rules(s: Front) -> Rules:
    """Cards are bought in phase 1, and in phase 3 after the income."""
    is_late = (s.stack[terms.PHASE], s.stack[terms.SHOP_PHASE]) == (
        terms.P_SHOP,
        terms.PRESTIGE_PHASE,
    )
    return ("PG-6.3.3",) if is_late else ("PG-6.1.5",)


def event_rules(before: Front, event: Event) -> Rules:
    """The rules of an event; `before` is the position it happened in."""
    kind = event.kind
    if kind == E_SEARCHED:
        return search_rules(before)
    if kind == E_PURCHASED:
        return purchase_rules(before)
    if kind == E_NPC_CARD:
        return COMMAND_CARDS if event.args[0] == terms.COMMAND_DECK else COMBAT_CARDS
    if kind == E_NO_EFFECT:
        action_card = before.board.action_card[event.args[0]]
        is_command = before.board.card_type[action_card] == terms.CARD_OPERATIONS
        return COMMAND_CARDS if is_command else COMBAT_CARDS
    if kind == E_EXTENDED:
        slug = layout_of(before.board).scenario.slug
        return ONE_MORE_TURN.get(slug, EVENTS[kind].rules)
    return EVENTS[kind].rules
