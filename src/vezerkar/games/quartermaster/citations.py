"""Which rules stand behind an action: those of its verb, of the moment, of its card."""

from __future__ import annotations

from vezerkar.core.kernel import FRAME, a_of, verb_of
from vezerkar.games.quartermaster.references import CHOICE_RULES, Rules
from vezerkar.games.quartermaster.setup import layout_of
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import FRAMES, V_PLAY, V_USE, VERBS


def action_rules(s: War, action: int) -> Rules:
    """The rules that govern an action: those of its verb at this moment, and of its card."""
    form = VERBS[verb_of(action)]
    rules = CHOICE_RULES.get((FRAMES[s.stack[-FRAME]].word, form.word), form.rules)
    if verb_of(action) in (V_PLAY, V_USE):
        return (*rules, *layout_of(s.board).card_rules[a_of(action)])
    return rules
