"""The question of the moment: who is asked what, in which step of the turn.

Everything here is made from open facts, so that nobody can read a hand off a question.
"""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import FRAME
from vezerkar.games.memoir.citations import is_overrun, is_second_move, question_rules
from vezerkar.games.memoir.phases.battles import SLIP_SEAT
from vezerkar.games.memoir.phases.orders import (
    ALL_UNITS,
    BY_DICE,
    QUOTA_BITS,
    QUOTA_MASK,
    USED_UP,
)
from vezerkar.games.memoir.phases.overlord import MOST_CARDS
from vezerkar.games.memoir.phases.strikes import DICE_SEAT
from vezerkar.games.memoir.setup import Layout, layout_of
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import (
    AIR_POWER,
    BARRAGE,
    DIG_IN,
    FRAMES,
    P_AGAIN,
    P_BARRAGE,
    P_BATTLE,
    P_COMMAND,
    P_DESTINATION,
    P_DIG,
    P_DROP,
    P_FLAGS,
    P_GROUND,
    P_HEAL,
    P_KEEP,
    P_MOVE,
    P_NAMING,
    P_ORDER,
    P_PLAY,
    P_RETREAT,
    P_SECTION,
    P_STRIKES,
    P_WINDOW,
    SIDES,
)
from vezerkar.scene.scene import Argument, DecisionKind, Message, Prompt

KINDS: Final[dict[int, DecisionKind]] = {
    P_DROP: "pick",
    P_PLAY: "pick",
    P_SECTION: "branch",
    P_ORDER: "mark",
    P_MOVE: "pick",
    P_DESTINATION: "aim",
    P_BATTLE: "aim",
    P_WINDOW: "reaction",
    P_FLAGS: "branch",
    P_RETREAT: "aim",
    P_GROUND: "branch",
    P_AGAIN: "aim",
    P_NAMING: "mark",
    P_STRIKES: "pick",
    P_BARRAGE: "pick",
    P_HEAL: "pick",
    P_DIG: "mark",
    P_KEEP: "pick",
    P_COMMAND: "mark",
}

# M44-T.2: the steps of a turn; some cards leave steps out or add one.
STEPS: Final[dict[int, str]] = {
    P_DROP: "drop",
    P_PLAY: "play",
    P_COMMAND: "play",
    P_SECTION: "order",
    P_ORDER: "order",
    P_HEAL: "order",
    P_DIG: "order",
    P_MOVE: "move",
    P_DESTINATION: "move",
    P_KEEP: "draw",
}
STRIKING: Final = (P_NAMING, P_STRIKES, P_BARRAGE)


class Question:
    """What is asked now, as the frame on top of the stack says."""

    def __init__(self, s: Battle) -> None:
        self.s = s
        self.layout: Layout = layout_of(s.board)
        self.phase, self.a, self.b, self.c = s.stack[-FRAME:]
        self.key = FRAMES[self.phase].word
        self.args: dict[str, Argument] = {}
        self.anchors: tuple[str, ...] = ()
        self.chosen = 0
        self.most = 0
        self._fill()

    def prompt(self, seat: int) -> Prompt:
        """The question as a seat sees it: asked to it, or waiting for others."""
        actors = self.s.actors()
        asked = bool(
            self.s.legal_actions(seat)
        )  # in a team some members may have nothing to decide
        args = self.args
        if not asked:
            args = {**args, "seat": self._who(actors)}
        step, steps = turn_steps(self.s, self.phase, is_second_move(self.s))
        return Prompt(
            text=Message(f"{'ask' if asked else 'wait'}-{self.key}", args, question_rules(self.s)),
            kind=KINDS[self.phase] if asked else "wait",
            seats=tuple(self.layout.seats[actor] for actor in actors),
            step=step,
            steps=steps,
            anchors=self.anchors,
            chosen=self.chosen,
            most=self.most,
        )

    def _who(self, actors: list[int]) -> str:
        if len(actors) == 1:
            return f"seat:{self.layout.seats[actors[0]]}"
        return f"side:{SIDES[self.s.active]}"  # a team decides together

    # What each phase tells

    def _fill(self) -> None:
        phase = self.phase
        if phase in (P_DESTINATION, P_FLAGS, P_RETREAT, P_GROUND, P_AGAIN):
            self._about_unit(self.a)
        if phase == P_WINDOW:
            self._about_unit(self.a)
            self._about_unit(self.b, "2")
        elif phase == P_ORDER:
            self._count_orders()
        elif phase == P_NAMING:
            named = int(self.s.named).bit_count()
            self._count(named, named + self.b)
        elif phase == P_DIG:
            limit = self.s.board.card_limit[self.s.card]
            self._count(limit - self.a, limit)
        elif phase == P_COMMAND:
            self._count(min(len(self.s.played), MOST_CARDS), MOST_CARDS)
        elif phase == P_STRIKES:
            self.args["number"] = self.a % DICE_SEAT
        elif phase == P_DROP:
            self.args["number"] = len(self.s.board.drops)
        elif phase == P_FLAGS:
            self.args["number"] = self.b
        elif phase == P_RETREAT:
            self._retreat()
        elif phase == P_GROUND:
            self.args["hex"] = self._hex(self.b)
            self.anchors = (*self.anchors, self._hex(self.b))
        elif phase == P_AGAIN:
            self.key = "overrun" if is_overrun(self.s) else "second-battle"
        elif is_second_move(self.s):
            self.key = "move-again"

    def _about_unit(self, u: int, suffix: str = "") -> None:
        unit = f"unit:{self.layout.lexicon.name('unit', u)}"
        self.args[f"unit{suffix}"] = unit
        self.args[f"at{suffix}"] = self._hex(self.s.unit_hex[u])
        self.anchors = (*self.anchors, unit)

    def _hex(self, h: int) -> str:
        return f"hex:{self.layout.lexicon.name('hex', h)}"

    def _count(self, chosen: int, most: int) -> None:
        self.chosen, self.most = chosen, most
        self.args["chosen"], self.args["most"] = chosen, most

    def _retreat(self) -> None:
        """M44-A1.8: the Resistance may go on after the hexes it must make."""
        self.args["number"] = self.b if self.b else self.c % SLIP_SEAT
        if not self.b:
            self.key = "retreat-on"

    def _count_orders(self) -> None:
        s = self.s
        ordered = 0
        for mask in s.orders:
            ordered |= mask
        given = ordered.bit_count()
        self.args["card"] = f"card:{self.layout.lexicon.name('card', s.card)}"
        most = orders_in_all(self.a, self.b, given)
        self._count(given, most)
        if not most:
            self.key = "order-any"
            del self.args["most"]


def orders_in_all(packed: int, orders: int, given: int) -> int:
    """How many units a card orders; 0 if there is no limit."""
    if orders == USED_UP:
        return given
    if 0 < orders < USED_UP:
        return given + orders
    if orders >= BY_DICE:
        dice = orders - BY_DICE
        return max(1, (dice & 15) + (dice >> 4 & 15) + (dice >> 8 & 15))
    total = 0
    while packed:
        quota = packed & QUOTA_MASK
        if quota == ALL_UNITS:
            return 0
        total += quota
        packed >>= QUOTA_BITS
    return total


def turn_steps(s: Battle, phase: int, again: bool) -> tuple[str, tuple[str, ...]]:
    """The step we are in, and the steps of this turn (M44-T.2)."""
    if phase == P_DROP:
        return "drop", ("drop", "play", "order", "move", "battle", "draw")
    board, card = s.board, s.card
    if board.card_effect[card] in (AIR_POWER, BARRAGE) or any(
        frame in STRIKING for frame in s.stack[::FRAME]
    ):
        return STEPS.get(phase, "strike"), ("play", "strike", "draw")
    if board.card_effect[card] == DIG_IN:
        return STEPS.get(phase, "order"), ("play", "order", "draw")
    steps = ["play", "order", "move", "battle", "draw"]
    if not board.card_moves[card]:
        steps.remove("move")
    if board.card_second[card]:
        steps.insert(4, "move-again")
    step = "move-again" if again else STEPS.get(phase, "battle")
    return step, tuple(steps)
