"""The question of the moment: who is asked what, in which step of the round.

Everything here is made from open facts, so that nobody can read a plan or a hand off a question.
"""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import FRAME
from vezerkar.games.crescent.explain import rules_now
from vezerkar.games.crescent.explain.deeds import must_fill
from vezerkar.games.crescent.setup import Layout, layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import FRAMES, SITES
from vezerkar.games.crescent.view.names import army, square, unit
from vezerkar.scene.scene import Argument, DecisionKind, Message, Prompt

KINDS: Final[dict[str, DecisionKind]] = {
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
STEPS: Final = ("prepare", "reveal", "clash", "score")
SETTING_UP: Final = {
    "terrain": "terrain",
    "site": "terrain",
    "piece": "terrain",
    "garrison": "deploy",
    "deploy": "deploy",
}
STEP_OF: Final = {
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
    """The question as a seat sees it: asked to it, or waiting for others."""
    layout = layout_of(s.board)
    phase = FRAMES[s.stack[-FRAME]].word
    actors = s.actors()
    asked = seat in actors
    args, anchors = _about(s, phase, layout)
    key = f"{'ask' if asked else 'wait'}-{_question(s, phase)}"
    if phase == "plan" and not asked:
        key = "wait-plan-ready" if seat >= 0 else "wait-plan"
    if not asked and phase != "plan":
        args["seat"] = f"seat:{layout.seats[actors[0]]}"
    setting_up = phase in SETTING_UP
    return Prompt(
        text=Message(key, args, rules_now(s, phase)),
        kind=KINDS[phase] if asked else "wait",
        seats=tuple(layout.seats[actor] for actor in actors),
        step=SETTING_UP[phase] if setting_up else STEP_OF.get(phase, "clash"),
        steps=_set_up_steps(s) if setting_up else STEPS,
        anchors=anchors,
        private=asked and phase == "plan",
    )


def _question(s: Battle, phase: str) -> str:
    """After Regrouping either tower may build, so that none is named (KF-6.30.2).

    Before it the ranks may have to be filled, as nobody has a disc to give (KF-6.17.2).
    """
    if phase == "regroup" and must_fill(s):
        return "regroup-fill"
    return "works-either" if phase == "works" and s.stack[-1] else phase


def _set_up_steps(s: Battle) -> tuple[str, ...]:
    return ("terrain", "deploy") if s.board.is_laid else ("deploy",)


def _about(s: Battle, phase: str, layout: Layout) -> tuple[dict[str, Argument], tuple[str, ...]]:
    """What a question is about: the tower that acts, the army card that was ordered."""
    args: dict[str, Argument] = {}
    question = _question(s, phase)
    if question in ABOUT_UNIT and s.square[s.stack[-3]] >= 0:
        t = s.stack[-3]
        args = {"unit": unit(layout, t), "at": square(layout, s.square[t])}
        return args, (unit(layout, t),)
    if question in ("pick", "regroup", "regroup-fill", "works-either", "finish"):
        args = {"army": army(layout, int(s.turn), int(s.army))}
        return args, (str(args["army"]),)
    if phase in ("site", "piece"):
        args["site"] = f"site:{SITES[s.stack[-3]]}"
    if phase == "support":
        args = {"army": army(layout, s.stack[-3], s.stack[-2])}
        return args, (str(args["army"]),)
    return args, ()
