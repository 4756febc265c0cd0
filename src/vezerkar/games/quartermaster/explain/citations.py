"""Which rules an action follows: those of its verb, of the moment, of its card."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import a_of, verb_of
from vezerkar.games.quartermaster.rules.stack import top_phase
from vezerkar.games.quartermaster.schema.references import Rules
from vezerkar.games.quartermaster.setup import layout_of
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import FRAMES, V_PLAY, V_USE, VERBS

# By the word of a frame.
PHASE_RULES: Final[dict[str, Rules]] = {
    "setup": ("QG-3.8",),
    "turn": ("QG-10.1",),
    "play": ("QG-10.2", "QG-19.1", "QG-19.2"),
    "resolve": ("QG-20.5",),
    "card": ("QG-19.4",),
    "warfare": ("QG-18.17",),
    "build": ("QG-18.1", "QG-18.3", "QG-21.1"),
    "recruit": ("QG-21.2", "QG-21.4"),
    "free": ("QG-11.10", "QG-11.8"),
    "fight": ("QG-18.5", "QG-18.6", "QG-21.12"),
    "battle": ("QG-18.7",),
    "eliminate": ("QG-21.6",),
    "remove": ("QG-20.17",),
    "protect": ("QG-21.8",),
    "rebuild": ("QG-11.7",),
    "give": ("QG-15.4", "QG-15.5"),
    "strike": ("QG-16.10",),
    "play-from": ("QG-19.3",),
    "look": ("QG-C.GER.19",),
    "under": ("QG-C.USA.18",),
    "pay": ("QG-20.15",),
    "choice": ("QG-C.UK.2",),
    "window": ("QG-20.5", "QG-20.6"),
    "discard": ("QG-10.6",),
}
# By the words of frame and verb, where another rule applies than that of the verb.
ACTION_RULES: Final[dict[tuple[str, str], Rules]] = {
    ("setup", "discard"): ("QG-3.8",),
    ("play", "discard"): ("QG-19.2",),
    ("play", "pass"): ("QG-19.10",),
    ("free", "skip"): ("QG-11.10", "QG-11.8"),
    ("discard", "discard"): ("QG-10.6",),
}


def action_rules(s: War, action: int) -> Rules:
    """The rules that govern an action: those of its verb at this moment, and of its card."""
    form = VERBS[verb_of(action)]
    rules = ACTION_RULES.get((FRAMES[top_phase(s)].word, form.word), form.rules)
    if verb_of(action) in (V_PLAY, V_USE):
        return (*rules, *layout_of(s.board).card_rules[a_of(action)])
    return rules
