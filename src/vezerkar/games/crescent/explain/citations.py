"""Which rules speak of what: of a question, a card, a type of troops, a kind of ground."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import verb_of
from vezerkar.games.crescent.explain.risks import may_fail
from vezerkar.games.crescent.phases.frame import WORKS_GREEN
from vezerkar.games.crescent.rules.orders import must_fill
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import VERBS

FAILURE: Final = ("KF-6.1.2", "KF-3.3.4")  # an order that is not carried out costs a point
# The rules that say what is decided in each phase.
PHASE_RULES: Final = {
    "garrison": ("KF-7.2.2",),
    "terrain": ("KF-7.0.2",),
    "site": ("KF-7.0.2",),
    "piece": ("KF-7.0.2",),
    "deploy": ("KF-1.13",),
    "plan": ("KF-0.5", "KF-3.1.10"),
    "post": ("KF-5.6.10",),
    "reinforce": ("KF-6.27.1",),
    "preactions": ("KF-2.9.5",),
    "stratagem": ("KF-6.13.1",),
    "espionage": ("KF-6.14.1",),
    "victim": ("KF-6.14.2",),
    "terror": ("KF-6.20.1",),
    "quick": ("KF-6.22.1",),
    "support": ("KF-6.22.3",),
    "messenger": ("KF-6.26.1",),
    "orders": ("KF-3.2.4",),
    "pick": ("KF-2.1.6",),
    "act": ("KF-6.1.2",),
    "works": ("KF-6.3.1",),
    "regroup": ("KF-6.8.1",),
    "finish": ("KF-6.17.2",),
    "bloodbath": ("KF-6.19.1",),
    "retreat": ("KF-2.7.10",),
    "enter": ("KF-6.5.3",),
}
CARD_RULES: Final = {
    "march": ("KF-6.1.1", "KF-6.1.2"),
    "march_free": ("KF-6.1.1", "KF-6.1.3"),
    "general_attack": ("KF-6.2.1", "KF-6.2.2"),
    "field_works": ("KF-6.3.1", "KF-6.3.2", "KF-6.3.3"),
    "charge": ("KF-6.4.1",),
    "double_strike": ("KF-6.5.1", "KF-6.5.2", "KF-6.5.3"),
    "exchange_places": ("KF-6.6.1", "KF-6.6.2"),
    "comrades_aid": ("KF-6.7.1", "KF-6.7.3", "KF-6.7.4"),
    "regroup": ("KF-6.8.1", "KF-6.8.2"),
    "calm": ("KF-6.9.1", "KF-6.9.2"),
    "open_plain": ("KF-6.10.1",),
    "upgrade": ("KF-6.11.1", "KF-3.1.13"),
    "counter_espionage": ("KF-6.12.1", "KF-6.12.3"),
    "stratagem": ("KF-6.13.1",),
    "espionage": ("KF-6.14.1", "KF-6.14.2", "KF-6.14.3"),
    "zeal": ("KF-6.15.1",),
    "stand_firm": ("KF-6.16.1",),
    "fill_ranks": ("KF-6.17.1", "KF-6.17.2"),
    "strike_back": ("KF-6.18.1", "KF-6.18.3"),
    "bloodbath": ("KF-6.19.1", "KF-6.19.3"),
    "terror": ("KF-6.20.1", "KF-6.20.2"),
    "no_rest": ("KF-6.21.1", "KF-6.21.2"),
    "quick_decision": ("KF-6.22.1", "KF-6.22.2", "KF-6.22.3"),
    "resistance": ("KF-6.23.1", "KF-6.23.2"),
    "war_council": ("KF-6.24.1", "KF-6.24.2"),
    "valiant_lieutenant": ("KF-6.25.1", "KF-3.1.12"),
    "messenger": ("KF-6.26.1", "KF-6.26.2"),
    "reinforcement": ("KF-6.27.1",),
    "extra_pay": ("KF-6.28.1",),
    "rampart_building": ("KF-6.29.1", "KF-6.30.2"),
    "bridge_building": ("KF-6.30.1", "KF-6.30.2"),
    "survey": ("KF-6.31.1",),
    "demolition": ("KF-6.32.1", "KF-6.32.2"),
}
TROOP_RULES: Final = {
    "foot": ("KF-5.1.1", "KF-5.1.2", "KF-5.1.3"),
    "pike": ("KF-5.2.1", "KF-5.2.2", "KF-5.2.3"),
    "musket": ("KF-5.3.1", "KF-5.3.2", "KF-5.3.3", "KF-5.3.7"),
    "light_cavalry": ("KF-5.4.1", "KF-5.4.2", "KF-5.4.3", "KF-5.4.5"),
    "heavy_cavalry": ("KF-5.5.1", "KF-5.5.2", "KF-5.5.3"),
    "artillery": ("KF-5.6.1", "KF-5.6.2", "KF-5.6.5", "KF-5.6.8"),
}
TERRAIN_RULES: Final = {
    "plain": ("KF-2.6.24",),
    "forest": ("KF-2.6.11", "KF-2.6.15", "KF-2.6.16", "KF-2.6.21"),
    "town": ("KF-2.6.11", "KF-2.6.18", "KF-2.6.19", "KF-2.6.21"),
    "hill": ("KF-2.6.14", "KF-2.6.21"),
    "river": ("KF-2.6.1", "KF-2.6.2", "KF-2.6.4"),
    "water": ("KF-2.5.5",),
    "bridge": ("KF-2.6.6", "KF-2.6.7", "KF-2.6.8"),
    "rampart": ("KF-2.6.25", "KF-2.6.26", "KF-2.6.29"),
}


def rules_now(s: Battle, phase: str) -> tuple[str, ...]:
    """The rules of a phase; building may be due to a grey card or to the green one beside it."""
    if phase == "regroup" and must_fill(s):
        return ("KF-6.17.2",)
    return ("KF-6.30.2",) if phase == "works" and s.stack[WORKS_GREEN] else PHASE_RULES[phase]


def action_rules(s: Battle, action: int) -> tuple[str, ...]:
    """The rules that govern an action: those of its verb, and what it may cost."""
    rules = VERBS[verb_of(action)].rules
    if not may_fail(s, s.turn, action):
        return rules
    return tuple(dict.fromkeys((*rules, *FAILURE)))
