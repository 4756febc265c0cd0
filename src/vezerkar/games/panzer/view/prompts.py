"""The question of the moment: who is asked what, in which step of the turn.

Everything here is made from open facts, so that nobody can read a hand off a question.
"""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import FRAME
from vezerkar.games.panzer.citations import question_rules
from vezerkar.games.panzer.effects import most_targets
from vezerkar.games.panzer.forms import (
    FRAMES,
    P_ADVANCE,
    P_ANSWER,
    P_BUY,
    P_CARDS,
    P_DISCARD,
    P_DRAW,
    P_DRAWN,
    P_EXTRA,
    P_FLAK,
    P_FREE,
    P_LOSS,
    P_NPC_AIM,
    P_NPC_PATH,
    P_OPS,
    P_PLACE,
    P_RAISE,
    P_REACT,
    P_REWARD,
    P_ROW,
    P_SACRIFICE,
    P_SEARCH,
    P_SHOP,
    P_STATION,
    P_STEP,
    P_SUPPORT,
    P_TARGETS,
    P_WEATHER,
    P_WINDOW,
)
from vezerkar.games.panzer.phases.opening import stacked_cost
from vezerkar.games.panzer.setup import layout_of
from vezerkar.games.panzer.state import T_CARD, T_COUNT, T_LENGTH, T_MODE, Front
from vezerkar.games.panzer.view.sheet import unit_reference
from vezerkar.scene.message import Argument, Message
from vezerkar.scene.scene import DecisionKind, Prompt

KINDS: Final[dict[int, DecisionKind]] = {
    P_BUY: "mark",
    P_ROW: "branch",
    P_RAISE: "pick",
    P_STATION: "aim",
    P_PLACE: "aim",
    P_SEARCH: "mark",
    P_DRAW: "branch",
    P_SHOP: "pick",
    P_OPS: "pick",
    P_STEP: "aim",
    P_REACT: "reaction",
    P_FREE: "reaction",
    P_EXTRA: "aim",
    P_TARGETS: "mark",
    P_WINDOW: "reaction",
    P_FLAK: "reaction",
    P_DISCARD: "pick",
    P_WEATHER: "reaction",
    P_SUPPORT: "mark",
    P_DRAWN: "branch",
    P_ANSWER: "reaction",
    P_CARDS: "pick",
    P_SACRIFICE: "pick",
    P_LOSS: "branch",
    P_REWARD: "branch",
    P_ADVANCE: "branch",
    P_NPC_AIM: "pick",
    P_NPC_PATH: "aim",
}
# PG-6.0.2: the four phases of a player turn; the set-up comes before.
STEPS: Final = ("draw", "operations", "prestige", "victory")
STEP_OF: Final[dict[int, str]] = {P_DRAW: "draw"}
SETUP: Final = (P_BUY, P_ROW, P_RAISE, P_STATION, P_PLACE, P_SEARCH)
PRIVATE: Final = (P_BUY, P_SACRIFICE)
ABOUT_UNIT: Final = (P_STEP, P_REACT, P_FREE, P_EXTRA, P_DRAWN, P_NPC_AIM, P_NPC_PATH)


class Question:
    """What is asked now, as the frame on top of the stack says."""

    def __init__(self, s: Front) -> None:
        self.s = s
        self.layout = layout_of(s.board)
        self.phase, self.a, self.b, self.c = s.stack[-FRAME:]
        self.args: dict[str, Argument] = {}
        self.anchors: tuple[str, ...] = ()
        self.chosen = 0
        self.most = 0
        self.fill()

    def prompt(self, seat: int) -> Prompt:
        """The question as a seat sees it: asked to it, or waiting for others."""
        asked = bool(self.s.legal_actions(seat))
        word = FRAMES[self.phase].word
        names = [self.layout.seats[actor] for actor in self.s.actors()]
        if asked and self.phase == P_BUY:
            text = self.shopping(seat)
        elif asked:
            text = Message(f"ask-{word}", self.args, self.rules())
        else:
            who: dict[str, Argument] = {"seat": f"seat:{names[0] if names else ''}"}
            text = Message(f"wait-{word}", {**self.args, **who}, self.rules())
        return Prompt(
            text,
            KINDS.get(self.phase, "pick") if asked else "wait",
            tuple(names),
            self.step(),
            () if self.phase in SETUP else STEPS,
            self.anchors,
            self.chosen if asked else 0,
            self.most if asked else 0,
            self.phase in PRIVATE,
        )

    def rules(self) -> tuple[str, ...]:
        return question_rules(self.s)

    def shopping(self, seat: int) -> Message:
        """What a seat may still choose before the battle: only it is told (PG-9.1.0.4, 5)."""
        s = self.s
        if s.stack[-3] & 1 << seat:
            left = s.board.stack[seat] - stacked_cost(s, seat)
            return Message("ask-stack", {"number": left}, ("PG-9.1.0.5",))
        room = s.board.most_units[seat] - len(s.bought[seat])
        args: dict[str, Argument] = {"number": s.purse[seat], "number2": room}
        return Message("ask-buy", args, ("PG-9.1.0.4",))

    def step(self) -> str:
        if self.phase in SETUP:
            return ""
        if self.phase == P_SHOP:
            return "draw" if self.a == 1 else "prestige"
        return STEP_OF.get(self.phase, "operations")

    def fill(self) -> None:
        """What the question is about."""
        s = self.s
        if self.phase in ABOUT_UNIT and s.unit_tile[self.a] >= 0:
            self.about(self.a)
        elif self.phase in (P_TARGETS, P_WINDOW, P_FLAK):
            self.about_card()
        elif self.phase == P_ANSWER:
            self.args["number"] = self.b
        elif self.phase == P_STATION:
            self.args["card"] = f"card:{self.layout.lexicon.name('card', self.a)}"
        elif self.phase == P_REWARD:
            self.args["number"] = self.b
        elif self.phase == P_LOSS:
            self.args["number"] = self.a
        elif self.phase == P_RAISE:
            self.chosen, self.most = self.a, len(s.board.initial)
        elif self.phase == P_SEARCH:
            self.args["number"] = self.a % 100 + self.b
        if s.fight and not self.anchors:
            self.anchors = tuple(
                f"unit:{self.layout.lexicon.name('unit', u)}"
                for u in s.fight[:2]
                if s.unit_tile[u] >= 0
            )

    def about(self, u: int) -> None:
        tile = self.layout.grid.name(self.s.unit_tile[u])
        self.args["unit"] = unit_reference(self.s, self.layout, u)
        self.args["at"] = f"tile:{tile}"
        self.anchors = (f"unit:{self.layout.lexicon.name('unit', u)}",)

    def about_card(self) -> None:
        at = len(self.s.table) - T_LENGTH
        card, mode = self.s.table[at + T_CARD], self.s.table[at + T_MODE]
        action_card = self.s.board.action_card[card]
        self.args["card"] = f"card:{self.layout.lexicon.name('card', card)}"
        name = self.layout.data.playable[action_card].id
        self.args["mode"] = f"mode:{name}-{mode + 1}"
        self.anchors = (str(self.args["card"]),)
        if self.phase == P_TARGETS:
            self.chosen = self.s.table[at + T_COUNT]
            self.most = most_targets(self.s, action_card, mode)
