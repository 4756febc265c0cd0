"""Which rules stand behind a question, and behind each of its answers."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import FRAME, a_of, verb_of
from vezerkar.games.memoir.references import CARD_RULES, PHASE_RULES, Rules
from vezerkar.games.memoir.setup import layout_of
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import (
    P_AGAIN,
    P_BATTLE,
    P_COMMAND,
    P_DESTINATION,
    P_DIG,
    P_GROUND,
    P_HEAL,
    P_MOVE,
    P_NAMING,
    P_ORDER,
    V_DONE,
    V_MOVE,
    V_PICK,
    V_PLAY,
    V_STAY,
    VERBS,
)

# By phase: why there may be an end to it before everything possible is done.
DONE: Final[dict[int, Rules]] = {
    P_ORDER: ("M44-2.6",),
    P_MOVE: ("M44-3.3", "M44-3.5"),
    P_BATTLE: ("M44-4.4",),
    P_NAMING: ("M44-K.11",),
    P_HEAL: ("M44-K.39", "M44-2.6"),
    P_DIG: ("M44-K.33",),
    P_COMMAND: ("M44-A3.14",),
}
SECOND_MOVE: Final[Rules] = ("M44-K.24", "M44-K.26")
NO_SECOND_MOVE: Final[Rules] = ("M44-K.24", "M44-3.3")
OVERRUN: Final[Rules] = ("M44-4.72", "M44-4.76")
NO_OVERRUN: Final[Rules] = ("M44-4.72", "M44-4.4")
SECOND_BATTLE: Final[Rules] = ("M44-K.21", "M44-K.22")
NO_SECOND_BATTLE: Final[Rules] = ("M44-K.21", "M44-4.4")


def action_rules(s: Battle, action: int) -> Rules:
    """The rules of an action of the moment."""
    verb = verb_of(action)
    rules = VERBS[verb].rules
    if verb == V_PLAY:
        return (*rules, *play_rules(s, a_of(action)))
    if not s.stack:
        return rules
    phase = s.stack[-FRAME]
    if verb == V_DONE:
        return NO_SECOND_MOVE if is_second_move(s) else DONE.get(phase, rules)
    if verb in (V_PICK, V_MOVE) and is_second_move(s):
        return SECOND_MOVE
    if verb == V_STAY and phase != P_GROUND:
        return NO_OVERRUN if is_overrun(s) else NO_SECOND_BATTLE
    return rules


def question_rules(s: Battle) -> Rules:
    """The rules of the question of the moment."""
    if is_second_move(s):
        return SECOND_MOVE
    if s.stack[-FRAME] == P_AGAIN:
        return OVERRUN if is_overrun(s) else SECOND_BATTLE
    return PHASE_RULES[s.stack[-FRAME]]


def play_rules(s: Battle, card: int) -> Rules:
    """Where the rulebook speaks of a card, as what it is played in this scenario (M44-F.19)."""
    order = s.board.card_becomes[card]
    rules = CARD_RULES.get(layout_of(s.board).data.cards[order].family, ())
    return rules if order == card else ("M44-F.19", *rules)


def is_second_move(s: Battle) -> bool:
    """M44-K.24: Behind Enemy Lines moves again after its battle."""
    phase, a, b, _ = s.stack[-FRAME:]
    return a > 0 if phase == P_MOVE else phase == P_DESTINATION and b > 0


def is_overrun(s: Battle) -> bool:
    """Whether a further battle is an overrun, not the second one that a card gives."""
    return s.stack[-FRAME] == P_AGAIN and s.stack[-FRAME + 2] == 1
