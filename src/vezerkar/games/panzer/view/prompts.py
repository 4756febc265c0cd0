"""Prompts: who has to decide what, in which step of the turn.

They are made from open facts only, so that a question gives no hand away.
"""

from __future__ import annotations

from typing import Final

from vezerkar.games.panzer import terms
from vezerkar.games.panzer.explain.citations import question_rules
from vezerkar.games.panzer.hidden import most_laid
from vezerkar.games.panzer.odds.combat import values_so_far
from vezerkar.games.panzer.odds.exchange import Fire, loss_of
from vezerkar.games.panzer.rules.card_effects import most_targets
from vezerkar.games.panzer.rules.combat_values import firing_side, target_unit
from vezerkar.games.panzer.rules.purchases import stacked_cost
from vezerkar.games.panzer.rules.rows import T_CARD, T_COUNT, T_LENGTH, T_MODE
from vezerkar.games.panzer.rules.supply import is_ranged_free
from vezerkar.games.panzer.setup import layout_of
from vezerkar.games.panzer.state import F_ATTACKER, F_PREVENT, F_TILE, Front
from vezerkar.games.panzer.view.combat_sheet import TACTICS, unit_reference
from vezerkar.scene.message import Argument, Message
from vezerkar.scene.scene import DecisionKind, Prompt

KINDS: Final[dict[int, DecisionKind]] = {
    terms.P_BUY: "mark",
    terms.P_ROW: "branch",
    terms.P_RAISE: "pick",
    terms.P_STATION: "aim",
    terms.P_PLACE: "aim",
    terms.P_SEARCH: "mark",
    terms.P_DRAW: "branch",
    terms.P_SHOP: "branch",
    terms.P_OPS: "pick",
    terms.P_STEP: "aim",
    terms.P_REACT: "reaction",
    terms.P_FREE: "reaction",
    terms.P_EXTRA: "aim",
    terms.P_TARGETS: "mark",
    terms.P_WINDOW: "reaction",
    terms.P_FLAK: "reaction",
    terms.P_DISCARD: "pick",
    terms.P_WEATHER: "reaction",
    terms.P_SUPPORT: "mark",
    terms.P_DRAWN: "branch",
    terms.P_ANSWER: "reaction",
    terms.P_CARDS: "reaction",
    terms.P_SACRIFICE: "pick",
    terms.P_LOSS: "branch",
    terms.P_REWARD: "branch",
    terms.P_ADVANCE: "branch",
    terms.P_NPC_AIM: "pick",
    terms.P_NPC_PATH: "aim",
}
# PG-6.0.2: the four phases of a player turn; the set-up comes before.
TURN_STEPS: Final = ("draw", "operations", "prestige", "victory")
STEP_OF: Final[dict[int, str]] = {terms.P_DRAW: "draw"}
SETUP_PHASES: Final = (
    terms.P_BUY,
    terms.P_ROW,
    terms.P_RAISE,
    terms.P_STATION,
    terms.P_PLACE,
    terms.P_SEARCH,
)
PRIVATE_PHASES: Final = (terms.P_BUY, terms.P_SACRIFICE)
# Asked in the middle of a fire: the question tells where both values stand.
FIRE_PHASES: Final = (terms.P_SUPPORT, terms.P_CARDS, terms.P_SACRIFICE)
# Where the frame of a question about a unit names it.
UNIT_OF: Final[dict[int, int]] = {
    terms.P_STEP: terms.STEP_UNIT,
    terms.P_REACT: terms.REACT_UNIT,
    terms.P_FREE: terms.FREE_SHOOTER,
    terms.P_EXTRA: terms.EXTRA_UNIT,
    terms.P_DRAWN: terms.DRAWN_UNIT,
    terms.P_NPC_AIM: terms.AIM_UNIT,
    terms.P_NPC_PATH: terms.PATH_UNIT,
}


def toll(s: Front, values: Fire) -> int:
    """What the difference of two values costs the target."""
    return max(0, loss_of(values.fire - values.guard) - s.fight[F_PREVENT])


def losses_to_come(s: Front, seat: int, values: Fire) -> dict[str, Argument]:
    """What the flip and the card of the other side can still make of a fire (PG-7.12.1, PG-7.13.1).

    The least and the most that the target may lose, and its morale.
    """
    own, firing = s.board.side_of[seat], firing_side(s)
    card = most_laid(s, seat, 1 - own)
    worst = values.fire + min(TACTICS), values.guard + card * (own == firing)
    best = values.fire + max(TACTICS) + card * (own != firing), values.guard
    least, most = (toll(s, Fire(*one)) for one in (worst, best))
    morale = s.morale(target_unit(s))
    if least >= morale or most == least:
        why = "sure" if least >= morale else "exact" if most else "safe"
    else:
        why = "deadly" if most >= morale else "range"
    return {"why": why, "number5": least, "number6": min(most, morale), "number7": morale}


def rewards(s: Front) -> tuple[int, int]:
    """What the victor may gain, and what the other side still has to lose (PG-7.15.2)."""
    amount = s.stack[terms.REWARD_AMOUNT]
    return amount, min(amount, s.prestige[1 - s.stack[terms.REWARD_SIDE]])


class Question:
    """The question that the frame on top of the stack asks."""

    def __init__(self, s: Front) -> None:
        self.s = s
        self.layout = layout_of(s.board)
        self.phase = s.stack[terms.PHASE]
        self.args: dict[str, Argument] = {}
        self.anchors: tuple[str, ...] = ()
        self.chosen = 0
        self.most = 0
        self.fill()

    def prompt(self, seat: int) -> Prompt:
        """The question as a seat sees it: its own, or one it waits for."""
        asked = bool(self.s.legal_actions(seat))
        word = terms.FRAMES[self.phase].word
        names = [self.layout.seats[actor] for actor in self.s.actors()]
        if asked and self.phase == terms.P_BUY:
            text = self.shopping(seat)
        elif asked:
            args = {**self.args, **self.to_come(seat)}
            text = Message(f"ask-{word}{self.role(seat)}", args, self.rules())
        else:
            who: dict[str, Argument] = {"seat": f"seat:{names[0] if names else ''}"}
            text = Message(f"wait-{word}", {**self.args, **who}, self.rules())
        return Prompt(
            text,
            KINDS.get(self.phase, "pick") if asked else "wait",
            tuple(names),
            self.step(),
            () if self.phase in SETUP_PHASES else TURN_STEPS,
            self.anchors,
            self.chosen if asked else 0,
            self.most if asked else 0,
            self.phase in PRIVATE_PHASES,
        )

    def role(self, seat: int) -> str:
        """Whoever is fired at is asked in other words."""
        if self.phase not in (terms.P_CARDS, terms.P_SACRIFICE):
            return ""
        return "" if self.s.board.side_of[seat] == firing_side(self.s) else "-target"

    def rules(self) -> tuple[str, ...]:
        return question_rules(self.s)

    def shopping(self, seat: int) -> Message:
        """What a seat may still buy before the battle; only that seat sees it (PG-9.1.0.4, 5)."""
        s = self.s
        if s.stack[terms.BUY_DONE] & 1 << seat:
            left = s.board.stack_limit[seat] - stacked_cost(s, seat)
            return Message("ask-stack", {"number": left}, ("PG-9.1.0.5",))
        room = s.board.most_units[seat] - len(s.bought[seat])
        args: dict[str, Argument] = {"number": s.purse[seat], "number2": room}
        return Message("ask-buy", args, ("PG-9.1.0.4",))

    def step(self) -> str:
        if self.phase in SETUP_PHASES:
            return ""
        if self.phase == terms.P_SHOP:
            return "draw" if self.s.stack[terms.SHOP_PHASE] == terms.DRAW_PHASE else "prestige"
        return STEP_OF.get(self.phase, "operations")

    def fill(self) -> None:
        """What the question is about."""
        s = self.s
        if self.phase in UNIT_OF and s.unit_tile[s.stack[UNIT_OF[self.phase]]] >= 0:
            self.about(s.stack[UNIT_OF[self.phase]])
        elif self.phase in (terms.P_TARGETS, terms.P_WINDOW, terms.P_FLAK):
            self.about_card()
        elif self.phase in FIRE_PHASES:
            self.about_fire()
        elif self.phase == terms.P_ANSWER:
            values = values_so_far(s)
            self.args["why"] = "destroyed" if values.is_overwhelming else "stalls"
            self.args["number2"], self.args["number3"] = values
        elif self.phase == terms.P_STATION:
            self.args["card"] = (
                f"card:{self.layout.lexicon.name('card', s.stack[terms.STATION_CARD])}"
            )
        elif self.phase == terms.P_OPS:
            self.args["number"], self.args["number2"] = s.prestige[s.active], s.ammo[s.active]
        elif self.phase == terms.P_SHOP:
            self.args["number"], self.args["number2"] = terms.CARD_PRICE, s.prestige[s.active]
        elif self.phase == terms.P_ADVANCE:
            self.about(s.fight[F_ATTACKER])
            self.args["tile"] = f"tile:{self.layout.grid.name(s.fight[F_TILE])}"
        elif self.phase == terms.P_REWARD:
            gain, denied = rewards(s)
            self.args |= {"number": gain, "number2": denied}
            self.args["why"] = "less" if denied < gain else "all"
        elif self.phase == terms.P_LOSS:
            self.args["number"] = s.stack[terms.LOSS_AMOUNT]
        elif self.phase == terms.P_RAISE:
            self.chosen, self.most = s.stack[terms.RAISE_COUNT], len(s.board.initial)
        elif self.phase == terms.P_SEARCH:
            self.args["number"] = (
                s.stack[terms.SEARCH_UNITS] % terms.EITHER_DECK + s.stack[terms.SEARCH_ACTIONS]
            )
        if s.fight and not self.anchors:
            self.anchors = tuple(
                f"unit:{self.layout.lexicon.name('unit', u)}"
                for u in s.fight[:2]
                if s.unit_tile[u] >= 0
            )

    def about_fire(self) -> None:
        """Where both values stand, what that would cost the target, and what support costs."""
        s, values = self.s, values_so_far(self.s)
        self.args["number"], self.args["number2"] = values
        morale = s.morale(target_unit(s))
        loss = toll(s, values)
        self.args["number5"] = loss
        if values.is_hopeless:
            self.args["why"] = "stalls"
        elif values.is_overwhelming or loss >= morale:
            self.args["why"] = "destroyed"
        else:
            self.args["why"] = "loses" if loss else "spared"
        if self.phase == terms.P_SUPPORT:
            side = firing_side(s)
            self.args["number6"] = 0 if is_ranged_free(s, side) else s.ammo[side]

    def to_come(self, seat: int) -> dict[str, Argument]:
        """Whoever lays a card face down is told what may come of the fire without it."""
        if self.phase != terms.P_SACRIFICE:
            return {}
        return losses_to_come(self.s, seat, values_so_far(self.s))

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
        if self.phase == terms.P_TARGETS:
            self.chosen = self.s.table[at + T_COUNT]
            self.most = most_targets(self.s, action_card, mode)
