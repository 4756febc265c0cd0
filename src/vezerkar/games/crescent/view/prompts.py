"""The current question: who decides what, in which step of the round.

It is made of open facts only, so that no question gives a plan or a hand away.
"""

from __future__ import annotations

from typing import Final

from vezerkar.games.crescent.explain.citations import rules_now
from vezerkar.games.crescent.explain.last_steps import fights_hand_to_hand
from vezerkar.games.crescent.phases.frame import (
    ACT_DONE,
    PHASE,
    SEAT,
    SITE,
    SUPPORT_TROOP,
    TOWER,
    WORKS_OTHER,
)
from vezerkar.games.crescent.phases.tower_actions import LEFT
from vezerkar.games.crescent.rules.orders import must_fill
from vezerkar.games.crescent.rules.planning import hand_room, may_take_cards, owes_a_draw
from vezerkar.games.crescent.setup import Layout, layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import ARMY_PLACES, FRAMES, GENERAL_ATTACK, GREY, SITES
from vezerkar.games.crescent.view.names import army, square, unit
from vezerkar.scene.scene import Argument, DecisionKind, Message, Prompt

DECISION_KINDS: Final[dict[str, DecisionKind]] = {
    "garrison": "branch",
    "terrain": "branch",
    "site": "aim",
    "piece": "branch",
    "deploy": "aim",
    "plan": "mark",
    "post": "pick",
    "reinforce": "pick",
    "preactions": "pick",
    "stratagem": "pick",
    "espionage": "branch",
    "victim": "pick",
    "terror": "pick",
    "quick": "reaction",
    "support": "split",
    "messenger": "reaction",
    "orders": "pick",
    "pick": "pick",
    "act": "aim",
    "works": "aim",
    "regroup": "aim",
    "finish": "pick",
    "bloodbath": "branch",
    "retreat": "aim",
    "enter": "aim",
}
ROUND_STEPS: Final = ("prepare", "reveal", "clash", "score")
SET_UP_STEP: Final = {
    "terrain": "terrain",
    "site": "terrain",
    "piece": "terrain",
    "garrison": "deploy",
    "deploy": "deploy",
}
STEP_OF_PHASE: Final = {
    "plan": "prepare",
    "post": "reveal",
    "reinforce": "reveal",
    "preactions": "reveal",
    "stratagem": "reveal",
    "espionage": "reveal",
    "victim": "reveal",
    "terror": "reveal",
    "quick": "reveal",
    "support": "reveal",
    "messenger": "reveal",
}
ABOUT_UNIT: Final = ("act", "works", "bloodbath", "retreat", "enter")


def prompt(s: Battle, seat: int) -> Prompt:
    """The question as a seat sees it: its own, or one that it waits for."""
    layout = layout_of(s.board)
    phase = FRAMES[s.stack[PHASE]].word
    actors = s.actors()
    asked = seat in actors
    args, anchors = _about(s, phase, layout)
    question = _question(s, phase)
    if asked and phase == "plan" and may_take_cards(s, seat):
        question = _taking(s, seat)
        args["number"] = int(hand_room(s, seat))
    if asked and phase == "act" and fights_hand_to_hand(s, seat):
        question = "act-steps"  # KF-2.7.6: an attack takes a step too
        args["number"] = s.stack[ACT_DONE] & LEFT
    key = f"{'ask' if asked else 'wait'}-{question}"
    if phase == "plan" and not asked:
        key = "wait-plan-ready" if seat >= 0 else "wait-plan"
    if not asked and phase != "plan":
        args["seat"] = f"seat:{layout.seats[actors[0]]}"
    setting_up = phase in SET_UP_STEP
    return Prompt(
        text=Message(key, args, rules_now(s, phase)),
        kind=DECISION_KINDS[phase] if asked else "wait",
        seats=tuple(layout.seats[actor] for actor in actors),
        step=SET_UP_STEP[phase] if setting_up else STEP_OF_PHASE.get(phase, "clash"),
        steps=_set_up_steps(s) if setting_up else ROUND_STEPS,
        anchors=anchors,
        private=asked and phase == "plan",
    )


def _question(s: Battle, phase: str) -> str:
    """After Regrouping either tower may build, so that none is named (KF-6.30.2).

    Before it the ranks may have to be filled, as nobody has a disc to give (KF-6.17.2).
    A General Attack forgets no tower (KF-6.2.2).
    """
    if phase == "regroup" and must_fill(s):
        return "regroup-fill"
    if phase == "pick" and s.laid[s.turn][s.army * ARMY_PLACES + GREY] == GENERAL_ATTACK:
        return "pick-all"
    return "works-either" if phase == "works" and s.stack[WORKS_OTHER] else phase


def _taking(s: Battle, seat: int) -> str:
    """Which cards a captain may take into the hand before planning (KF-3.1.6)."""
    if owes_a_draw(s, seat):
        return "plan-draw"
    return "plan-second" if len(s.drawn[seat]) == 1 else "plan-recall"


def _set_up_steps(s: Battle) -> tuple[str, ...]:
    return ("terrain", "deploy") if s.board.is_laid else ("deploy",)


def _about(s: Battle, phase: str, layout: Layout) -> tuple[dict[str, Argument], tuple[str, ...]]:
    """What a question is about: the tower that acts, the army card that was ordered."""
    args: dict[str, Argument] = {}
    question = _question(s, phase)
    if question in ABOUT_UNIT and s.square[s.stack[TOWER]] >= 0:
        t = s.stack[TOWER]
        args = {"unit": unit(layout, t), "at": square(layout, s.square[t])}
        return args, (unit(layout, t),)
    if question in ("pick", "pick-all", "regroup", "regroup-fill", "works-either", "finish"):
        args = {"army": army(layout, int(s.turn), int(s.army))}
        return args, (str(args["army"]),)
    if phase in ("site", "piece"):
        args["site"] = f"site:{SITES[s.stack[SITE]]}"
    if phase == "support":
        args = {"army": army(layout, s.stack[SEAT], s.stack[SUPPORT_TROOP])}
        return args, (str(args["army"]),)
    return args, ()
