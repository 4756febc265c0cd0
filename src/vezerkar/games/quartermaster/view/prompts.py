"""The question of the moment: who is asked what, in which step of the turn.

Everything here is made from open facts, so that nobody can read a hand off a question.
"""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import FRAME
from vezerkar.games.quartermaster import terms
from vezerkar.games.quartermaster.events import (
    NOBODYS,
    WINDOW_EVENTS,
    actor_of,
    aim_of,
    card_of,
    event_kind,
    piece_of,
    space_of,
)
from vezerkar.games.quartermaster.explain.citations import PHASE_RULES
from vezerkar.games.quartermaster.phases.card_zones import GIVE_CARDS
from vezerkar.games.quartermaster.phases.pieces import FREE_SPACE
from vezerkar.games.quartermaster.phases.turns import DISCARDED
from vezerkar.games.quartermaster.phases.windows import ASKED_FROM
from vezerkar.games.quartermaster.rules.stack import find_frame, top_phase, turn_stage
from vezerkar.games.quartermaster.setup import Layout, layout_of
from vezerkar.games.quartermaster.state import War
from vezerkar.scene.panels import Window
from vezerkar.scene.scene import Argument, DecisionKind, Message, Prompt

DECISION_KINDS: Final[dict[str, DecisionKind]] = {
    "setup": "mark",
    "play": "pick",
    "warfare": "pick",
    "build": "aim",
    "recruit": "aim",
    "free": "aim",
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
TURN_STEPS: Final = ("play", "supply", "victory", "discard", "draw")  # QG-10.1
# The frame at the bottom says which stage comes next; the step shown is the one before it.
STEP_OF_STAGE: Final = dict(
    zip(
        terms.STAGES,
        ("draw", "play", "play", "supply", "supply", "victory", "discard"),
        strict=True,
    )
)

# A removal is told as it is, whoever caused it: the piece matters.
OWN_EVENTS: Final = frozenset(WINDOW_EVENTS) - {"removal-pending", "removed"} | {
    "battle-declared-empty",
    "battle-after-empty",
    "response-laid",
}

Args = dict[str, Argument]


class Question:
    """What is asked now, as the frame on top of the stack says."""

    def __init__(self, s: War) -> None:
        self.s = s
        self.layout: Layout = layout_of(s.board)
        self.phase = int(top_phase(s))
        self.key = terms.FRAMES[self.phase].word
        self.event = ""  # of a reaction window
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
            text=Message(self._text_key(seat, asked), args, self._rules()),
            kind=DECISION_KINDS[terms.FRAMES[self.phase].word] if asked else "wait",
            seats=tuple(self.layout.seats[actor] for actor in actors),
            step=self._step(),
            steps=() if self.phase == terms.P_SETUP else TURN_STEPS,
            anchors=self.anchors,
            chosen=self._chosen(seat) if asked else 0,
            most=self.most if asked else 0,
            private=self.phase == terms.P_SETUP,
        )

    def _text_key(self, seat: int, asked: bool) -> str:
        """Whoever is asked about an event of their own is told of it as theirs."""
        own = asked and self.phase == terms.P_WINDOW
        if own and actor_of(self.s.stack[terms.WINDOW_EVENT]) == seat and self.event in OWN_EVENTS:
            return f"ask-own-{self.event}"
        return f"{'ask' if asked else 'wait'}-{self.key}"

    def _rules(self) -> tuple[str, ...]:
        return PHASE_RULES[terms.FRAMES[self.phase].word]

    def _step(self) -> str:
        if self.phase == terms.P_SETUP:
            return "setup"
        return STEP_OF_STAGE[terms.STAGES[turn_stage(self.s)]]

    def _chosen(self, seat: int) -> int:
        """In the secret discard before the first turn each seat counts for itself."""
        return len(self.s.aside[seat]) if self.phase == terms.P_SETUP else self.chosen

    def _fill(self) -> None:
        if self.phase == terms.P_SETUP:
            self.most = self.s.board.start_draw - self.s.board.start_hand
            self.args["number"] = self.most
        elif self.phase == terms.P_WINDOW:
            self.event, self.args, self.anchors = tell_event(
                self.s, self.s.stack[terms.WINDOW_EVENT]
            )
            self.key = f"window-{self.event}"
        elif self.phase == terms.P_GIVE:
            self.most = self.s.stack[GIVE_CARDS]
            self.args["number"] = self.most
        elif self.phase == terms.P_FREE:
            self.args["space"] = self._space(self.s.stack[FREE_SPACE])
        elif self.phase == terms.P_DISCARD:
            self.chosen = self.s.stack[DISCARDED]
        if self.phase not in (terms.P_SETUP, terms.P_WINDOW):
            self._name_card()

    def _name_card(self) -> None:
        """The card in progress, which lies open on the table."""
        if self.phase == terms.P_BUILD and self.s.stack[terms.BUILD_LIFTED]:
            self.key = "rebuild-build"
        end = find_frame(self.s, terms.P_CARD)
        word = terms.FRAMES[self.phase].word
        if word == "warfare":  # it may be played by another card
            self.args["card"] = self._card(self.s.stack[terms.WARFARE_OWNED])
        elif end and word not in ("play", "discard"):
            card = self._card(self.s.stack[end + terms.CARD_OWNED])
            self.args["card"] = card
            self.anchors = (*self.anchors, card)

    def _card(self, owned: int) -> str:
        return f"card:{self.layout.lexicon.name('card', owned & terms.NO_CARD)}"

    def _space(self, space: int) -> str:
        return f"space:{self.layout.lexicon.name('space', space)}"


def tell_event(s: War, event: int) -> tuple[str, Args, tuple[str, ...]]:
    """An event in words: its name, what it is about, and what one can point at."""
    lexicon = layout_of(s.board).lexicon
    name = WINDOW_EVENTS[event_kind(event)]
    args: Args = {"country": f"country:{lexicon.name('country', actor_of(event))}"}
    anchors: list[str] = []
    if space_of(event) != terms.NO_SPACE:
        args["space"] = f"space:{lexicon.name('space', space_of(event))}"
        args["sea"] = int(s.board.sea >> space_of(event) & 1)
        anchors.append(str(args["space"]))
    if piece_of(event) != NOBODYS:
        args["country2"] = f"country:{lexicon.name('country', piece_of(event))}"
    elif name in ("battle-declared", "battle-after"):
        name += "-empty"
    if card_of(event) != terms.NO_CARD:
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
    for end in range(FRAME, len(s.stack) + 1, FRAME):
        if s.stack[end - FRAME] == terms.P_WINDOW:
            name, args, _ = tell_event(s, s.stack[end + terms.WINDOW_EVENT])
            asked = s.stack[end + terms.WINDOW_ASKED]
            team = asked & 1
            first, second = (s.board.order[s.active * 2 + t] for t in (team, 1 - team))
            passed = [seats[c] for c in range(terms.COUNTRIES) if asked >> ASKED_FROM & 1 << c]
            top = end == len(s.stack)
            found.append(
                Window(
                    Message(f"window-{name}", args, PHASE_RULES["window"]),
                    tuple(seats[c] for c in (*first, *second)),
                    tuple(seats[c] for c in s.actors()) if top else (),
                    tuple(passed),
                )
            )
    return tuple(found)
