"""The question of the moment: who is asked what, in which step of the turn.

Everything here is made from open facts, so that nobody can read a hand off a question.
"""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import FRAME
from vezerkar.games.quartermaster.ability import find_frame
from vezerkar.games.quartermaster.happenings import (
    NOBODYS,
    actor_of,
    aim_of,
    card_of,
    event_of,
    piece_of,
    space_of,
)
from vezerkar.games.quartermaster.phases.windows import ASKED_FROM
from vezerkar.games.quartermaster.references import PHASE_RULES
from vezerkar.games.quartermaster.setup import Layout, layout_of
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import (
    COUNTRIES,
    FRAMES,
    HAPPENINGS,
    NO_CARD,
    NO_SPACE,
    P_BUILD,
    P_CARD,
    P_DISCARD,
    P_FREE,
    P_GIVE,
    P_SETUP,
    P_TURN,
    P_WINDOW,
    STAGES,
)
from vezerkar.scene.panels import Window
from vezerkar.scene.scene import Argument, DecisionKind, Message, Prompt

KINDS: Final[dict[str, DecisionKind]] = {
    "setup": "mark",
    "play": "pick",
    "warfare": "pick",
    "build": "aim",
    "recruit": "aim",
    "free": "branch",
    "fight": "aim",
    "eliminate": "aim",
    "protect": "aim",
    "rebuild": "pick",
    "give": "mark",
    "strike": "pick",
    "play-from": "pick",
    "look": "mark",
    "under": "mark",
    "pay": "branch",
    "choice": "branch",
    "window": "reaction",
    "discard": "mark",
}
STEPS: Final = ("play", "supply", "victory", "discard", "draw")  # QG-10.1
# What comes next in a turn is what the frame at the bottom tells; the step is the one before.
STEP_OF: Final = dict(
    zip(STAGES, ("draw", "play", "play", "supply", "supply", "victory", "discard"), strict=True)
)

Args = dict[str, Argument]


class Question:
    """What is asked now, as the frame on top of the stack says."""

    def __init__(self, s: War) -> None:
        self.s = s
        self.layout: Layout = layout_of(s.board)
        self.phase, self.a, self.b, self.c = s.stack[-FRAME:]
        self.key = FRAMES[self.phase].word
        self.args: Args = {}
        self.anchors: tuple[str, ...] = ()
        self.chosen = 0
        self.most = 0
        self._fill()

    def prompt(self, seat: int) -> Prompt:
        """The question as a seat sees it: asked to it, or waiting for others."""
        actors = self.s.actors()
        asked = seat in actors
        args = self.args
        if not asked:
            args = {**args, "seat": f"seat:{self.layout.seats[actors[0]]}"}
        return Prompt(
            text=Message(f"{'ask' if asked else 'wait'}-{self.key}", args, self._rules()),
            kind=KINDS[FRAMES[self.phase].word] if asked else "wait",
            seats=tuple(self.layout.seats[actor] for actor in actors),
            step=self._step(),
            steps=() if self.phase == P_SETUP else STEPS,
            anchors=self.anchors,
            chosen=self._chosen(seat) if asked else 0,
            most=self.most if asked else 0,
            private=self.phase == P_SETUP,
        )

    def _rules(self) -> tuple[str, ...]:
        return PHASE_RULES[FRAMES[self.phase].word]

    def _step(self) -> str:
        if self.phase == P_SETUP:
            return "setup"
        assert self.s.stack[0] == P_TURN
        return STEP_OF[STAGES[self.s.stack[1]]]

    def _chosen(self, seat: int) -> int:
        """In the secret choice before the first turn each seat counts for itself."""
        return len(self.s.aside[seat]) if self.phase == P_SETUP else self.chosen

    def _fill(self) -> None:
        if self.phase == P_SETUP:
            self.most = self.s.board.start_draw - self.s.board.start_hand
            self.args["number"] = self.most
        elif self.phase == P_WINDOW:
            event, args, self.anchors = tell_event(self.s, self.a)
            self.key = f"window-{event}"
            self.args = args
        elif self.phase == P_GIVE:
            self.args["number"] = self.b
            self.most = self.b
        elif self.phase == P_FREE:
            self.args["space"] = self._space(self.b)
        elif self.phase == P_DISCARD:
            self.chosen = self.a
        if self.phase not in (P_SETUP, P_WINDOW):
            self._name_card()

    def _name_card(self) -> None:
        """The card in progress, which lies open on the table."""
        if self.phase == P_BUILD and self.c:
            self.key = "rebuild-build"
        at = find_frame(self.s, P_CARD)
        word = FRAMES[self.phase].word
        if word == "warfare":  # it may be played by another card
            self.args["card"] = f"card:{self.layout.lexicon.name('card', self.a & NO_CARD)}"
        elif at >= 0 and word not in ("play", "discard"):
            card = f"card:{self.layout.lexicon.name('card', self.s.stack[at + 1] & NO_CARD)}"
            self.args["card"] = card
            self.anchors = (*self.anchors, card)

    def _space(self, space: int) -> str:
        return f"space:{self.layout.lexicon.name('space', space)}"


def tell_event(s: War, event: int) -> tuple[str, Args, tuple[str, ...]]:
    """An event in words: its name, what it is about, and what one can point at."""
    lexicon = layout_of(s.board).lexicon
    name = HAPPENINGS[event_of(event)]
    args: Args = {"country": f"country:{lexicon.name('country', actor_of(event))}"}
    anchors: list[str] = []
    if space_of(event) != NO_SPACE:
        args["space"] = f"space:{lexicon.name('space', space_of(event))}"
        args["sea"] = int(s.board.sea >> space_of(event) & 1)
        anchors.append(str(args["space"]))
    if piece_of(event) != NOBODYS:
        args["country2"] = f"country:{lexicon.name('country', piece_of(event))}"
    elif name in ("battle-declared", "battle-after"):
        name += "-empty"
    if card_of(event) != NO_CARD:
        args["card"] = f"card:{lexicon.name('card', card_of(event))}"
        anchors.append(str(args["card"]))
    elif name == "card-resolved":
        name = "response-laid"
    if aim_of(event) != NOBODYS:
        args["country2"] = f"country:{lexicon.name('country', aim_of(event))}"
    return name, args, tuple(anchors)


def windows(s: War) -> tuple[Window, ...]:
    """The open reaction windows, the one that is asked last; public facts only."""
    seats = layout_of(s.board).seats
    found = []
    for at in range(0, len(s.stack), FRAME):
        if s.stack[at] == P_WINDOW:
            name, args, _ = tell_event(s, s.stack[at + 1])
            asked = s.stack[at + 2]
            team = asked & 1
            first, second = (s.board.order[s.active * 2 + t] for t in (team, 1 - team))
            passed = [seats[c] for c in range(COUNTRIES) if asked >> ASKED_FROM & 1 << c]
            top = at == len(s.stack) - FRAME
            found.append(
                Window(
                    Message(f"window-{name}", args, PHASE_RULES["window"]),
                    tuple(seats[c] for c in (*first, *second)),
                    tuple(seats[c] for c in s.actors()) if top else (),
                    tuple(passed),
                )
            )
    return tuple(found)
