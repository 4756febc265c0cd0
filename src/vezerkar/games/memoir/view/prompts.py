"""The prompt of the moment: who is asked what, in which step of the turn.

Prompts are built from open facts only, so that no hand can be read off a question.
"""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import FRAME
from vezerkar.games.memoir import terms
from vezerkar.games.memoir.explain.citations import is_overrun, is_second_move, question_rules
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.rules.overlord import MOST_CARDS_A_TURN
from vezerkar.games.memoir.setup import Layout, layout_of
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.view.flanks import flank_across, side_of, yours
from vezerkar.games.memoir.view.medals import given_up, medals_in
from vezerkar.games.memoir.view.orders import count_orders
from vezerkar.scene.scene import Argument, DecisionKind, Message, Prompt

DECISION_KINDS: Final[dict[int, DecisionKind]] = {
    terms.P_DROP: "pick",
    terms.P_PLAY: "pick",
    terms.P_SECTION: "branch",
    terms.P_ORDER: "mark",
    terms.P_MOVE: "pick",
    terms.P_DESTINATION: "aim",
    terms.P_BATTLE: "aim",
    terms.P_WINDOW: "reaction",
    terms.P_FLAGS: "branch",
    terms.P_RETREAT: "aim",
    terms.P_GROUND: "branch",
    terms.P_AGAIN: "aim",
    terms.P_NAMING: "mark",
    terms.P_STRIKES: "pick",
    terms.P_BARRAGE: "pick",
    terms.P_HEAL: "pick",
    terms.P_DIG: "mark",
    terms.P_KEEP: "pick",
    terms.P_COMMAND: "mark",
}

# M44-T.2: the steps of a turn; some cards leave steps out or add one.
STEP_OF_PHASE: Final[dict[int, str]] = {
    terms.P_DROP: "drop",
    terms.P_PLAY: "play",
    terms.P_COMMAND: "play",
    terms.P_SECTION: "order",
    terms.P_ORDER: "order",
    terms.P_HEAL: "order",
    terms.P_DIG: "order",
    terms.P_MOVE: "move",
    terms.P_DESTINATION: "move",
    terms.P_KEEP: "draw",
}
STRIKE_PHASES: Final = (terms.P_NAMING, terms.P_STRIKES, terms.P_BARRAGE)


class Question:
    """What the frame on top of the stack asks."""

    def __init__(self, s: Battle) -> None:
        self.s = s
        self.layout: Layout = layout_of(s.board)
        self.phase = s.stack[frame.PHASE]
        self.key = terms.FRAMES[self.phase].word
        self.args: dict[str, Argument] = {}
        self.anchors: tuple[str, ...] = ()
        self.chosen = 0
        self.most = 0
        self._fill()

    def prompt(self, seat: int) -> Prompt:
        """The prompt as a seat sees it: it is asked, or it waits for others."""
        actors = self.s.actors()
        asked = bool(
            self.s.legal_actions(seat)
        )  # in a team some members may have nothing to decide
        args = self.args
        if not asked:
            args = {**args, "seat": self._who(actors)}
            if self.phase == terms.P_ORDER:
                args["across"] = self._across(seat)
        step, steps = turn_steps(self.s, self.phase, is_second_move(self.s))
        return Prompt(
            text=Message(f"{'ask' if asked else 'wait'}-{self.key}", args, question_rules(self.s)),
            kind=DECISION_KINDS[self.phase] if asked else "wait",
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
        return f"side:{terms.SIDES[self.s.active]}"  # a team decides together

    def _across(self, seat: int) -> str:
        """Where the card in play gives orders, as an enemy who waits sees it."""
        if seat < 0 or side_of(self.s, seat) == self.s.active:
            return ""
        return yours(flank_across(self.layout, self.layout.lexicon.name("card", self.s.card)))

    # What each phase adds

    def _fill(self) -> None:
        phase, stack = self.phase, self.s.stack
        if phase in (
            terms.P_DESTINATION,
            terms.P_FLAGS,
            terms.P_RETREAT,
            terms.P_GROUND,
            terms.P_AGAIN,
        ):
            self._about_unit(stack[frame.UNIT])
        if phase == terms.P_WINDOW:
            self._about_unit(stack[frame.ATTACKER])
            self._about_unit(stack[frame.TARGET], "2")
            roll = stack[frame.ROLL - FRAME]  # it waits below the question
            self.args["number"] = roll % frame.ROLL_FROM // frame.ROLL_DICE
        elif phase == terms.P_ORDER:
            self._count_orders()
        elif phase == terms.P_NAMING:
            named = int(self.s.named).bit_count()
            self._count(named, named + stack[frame.NAMING_LEFT])
        elif phase == terms.P_DIG:
            limit = self.s.board.card_limit[self.s.card]
            self._count(limit - stack[frame.DIG_LEFT], limit)
        elif phase == terms.P_COMMAND:
            self._count(min(len(self.s.played), MOST_CARDS_A_TURN), MOST_CARDS_A_TURN)
        elif phase == terms.P_STRIKES:
            self.args["number"] = stack[frame.STRIKE_DICE] % frame.DICE_SEAT
        elif phase == terms.P_DROP:
            self.args["number"] = len(self.s.board.drops)
        elif phase == terms.P_FLAGS:
            self.args["number"] = stack[frame.FLAGS_LEFT]
        elif phase == terms.P_RETREAT:
            self._retreat()
        elif phase == terms.P_GROUND:
            won = self._hex(stack[frame.GROUND_HEX])
            self.args["hex"] = won
            self.args["number"] = medals_in(self.s, stack[frame.GROUND_HEX])
            self.args["number2"] = given_up(self.s, stack[frame.UNIT], stack[frame.GROUND_HEX])
            self.anchors = (*self.anchors, won)
        elif phase == terms.P_AGAIN:
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
        needed = self.s.stack[frame.RETREAT_NEEDED]
        extra = self.s.stack[frame.RETREAT_EXTRA] % frame.SLIP_SEAT
        self.args["number"] = needed or extra
        if not needed:
            self.key = "retreat-on"

    def _count_orders(self) -> None:
        self.args["card"] = f"card:{self.layout.lexicon.name('card', self.s.card)}"
        given, most = count_orders(self.s)
        self._count(given, most)
        if not most:
            self.key = "order-any"
            del self.args["most"]


def turn_steps(s: Battle, phase: int, again: bool) -> tuple[str, tuple[str, ...]]:
    """The step we are in, and the steps of this turn (M44-T.2)."""
    if phase == terms.P_DROP:
        return "drop", ("drop", "play", "order", "move", "battle", "draw")
    board, card = s.board, s.card
    if board.card_effect[card] in (terms.AIR_POWER, terms.BARRAGE) or any(
        waiting in STRIKE_PHASES for waiting in s.stack[::FRAME]
    ):
        return STEP_OF_PHASE.get(phase, "strike"), ("play", "strike", "draw")
    if board.card_effect[card] == terms.DIG_IN:
        return STEP_OF_PHASE.get(phase, "order"), ("play", "order", "draw")
    steps = ["play", "order", "move", "battle", "draw"]
    if not board.card_moves[card]:
        steps.remove("move")
    if board.card_second[card]:
        steps.insert(4, "move-again")
    step = "move-again" if again else STEP_OF_PHASE.get(phase, "battle")
    return step, tuple(steps)
