"""The rules of a question and of each action that answers it."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import a_of, verb_of
from vezerkar.games.memoir import terms
from vezerkar.games.memoir.explain.rulebook import CARD_RULES, PHASE_RULES, Rules
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.setup import layout_of
from vezerkar.games.memoir.state import Battle

# By phase: why there may be an end to it before everything possible is done.
DONE_RULES: Final[dict[int, Rules]] = {
    terms.P_ORDER: ("M44-2.6",),
    terms.P_MOVE: ("M44-3.3", "M44-3.5"),
    terms.P_BATTLE: ("M44-4.4",),
    terms.P_NAMING: ("M44-K.11",),
    terms.P_HEAL: ("M44-K.39", "M44-2.6"),
    terms.P_DIG: ("M44-K.33",),
    terms.P_COMMAND: ("M44-A3.14",),
}
SECOND_MOVE_RULES: Final[Rules] = ("M44-K.24", "M44-K.26")
NO_SECOND_MOVE_RULES: Final[Rules] = ("M44-K.24", "M44-3.3")
OVERRUN_RULES: Final[Rules] = ("M44-4.72", "M44-4.76")
NO_OVERRUN_RULES: Final[Rules] = ("M44-4.72", "M44-4.4")
SECOND_BATTLE_RULES: Final[Rules] = ("M44-K.21", "M44-K.22")
NO_SECOND_BATTLE_RULES: Final[Rules] = ("M44-K.21", "M44-4.4")


def action_rules(s: Battle, action: int) -> Rules:
    """The rules of an action that is legal now."""
    verb = verb_of(action)
    rules = terms.VERBS[verb].rules
    if verb == terms.V_PLAY:
        return (*rules, *play_rules(s, a_of(action)))
    if not s.stack:
        return rules
    phase = s.stack[frame.PHASE]
    if verb == terms.V_DONE:
        return NO_SECOND_MOVE_RULES if is_second_move(s) else DONE_RULES.get(phase, rules)
    if verb in (terms.V_PICK, terms.V_MOVE) and is_second_move(s):
        return SECOND_MOVE_RULES
    if verb == terms.V_STAY and phase != terms.P_GROUND:
        return NO_OVERRUN_RULES if is_overrun(s) else NO_SECOND_BATTLE_RULES
    return rules


def question_rules(s: Battle) -> Rules:
    """The rules of the question asked now."""
    if is_second_move(s):
        return SECOND_MOVE_RULES
    if s.stack[frame.PHASE] == terms.P_AGAIN:
        return OVERRUN_RULES if is_overrun(s) else SECOND_BATTLE_RULES
    return PHASE_RULES[s.stack[frame.PHASE]]


def play_rules(s: Battle, card: int) -> Rules:
    """Where the rulebook speaks of a card, as what it is played in this scenario (M44-F.19)."""
    order = s.board.card_becomes[card]
    rules = CARD_RULES.get(layout_of(s.board).data.cards[order].family, ())
    return rules if order == card else ("M44-F.19", *rules)


def is_second_move(s: Battle) -> bool:
    """M44-K.24: Behind Enemy Lines moves again after its battle."""
    phase = s.stack[frame.PHASE]
    if phase == terms.P_MOVE:
        return s.stack[frame.MOVE_SECOND] > 0
    return phase == terms.P_DESTINATION and s.stack[frame.DESTINATION_SECOND] > 0


def is_overrun(s: Battle) -> bool:
    """Whether a further battle is an overrun, not the second one that a card gives."""
    return s.stack[frame.PHASE] == terms.P_AGAIN and s.stack[frame.AGAIN_OVERRUN] == 1
