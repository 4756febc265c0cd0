# hot: compiled by mypyc
"""A combat, step by step as the rulebook counts them (PG-7.0.1 to PG-7.18.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase
from vezerkar.core.lists import changed
from vezerkar.games.panzer.events import E_FIRE_OPENS, E_LOSS, E_SACRIFICED, E_STALLED
from vezerkar.games.panzer.rules.cards import may_hold_combat_card
from vezerkar.games.panzer.rules.combat import bury, can_advance, eliminate
from vezerkar.games.panzer.rules.combat_values import (
    add_support,
    close_values,
    firing_unit,
    is_hopeless,
    is_overwhelming,
    move_fire,
    move_target,
    open_values,
    target_unit,
)
from vezerkar.games.panzer.rules.deck import flip
from vezerkar.games.panzer.rules.morale import change_morale, settle_marks
from vezerkar.games.panzer.rules.npc_cards import (
    discard_npc_cards,
    draw_npc_cards,
    npc_answer,
    npc_card,
    npc_sacrifice,
)
from vezerkar.games.panzer.rules.point_spending import can_spend
from vezerkar.games.panzer.rules.retreat import must_retreat, retreat
from vezerkar.games.panzer.rules.supply import can_pay_support
from vezerkar.games.panzer.rules.support import far_supporters, supports
from vezerkar.games.panzer.state import (
    F_DEAD,
    F_FIRE,
    F_FIRED,
    F_GONE,
    F_PREVENT,
    F_RETURNING,
    F_TARGET,
    WITHDRAWS,
    Front,
)
from vezerkar.games.panzer.terms import (
    ACTION_DECK,
    FIGHT_PASSES,
    FIGHT_SIDE,
    FIGHT_STEP,
    IN_OWN_FIRE,
    L_FLIP,
    L_SACRIFICE,
    NO_CARD,
    P_ADVANCE,
    P_ANSWER,
    P_CARDS,
    P_DRAWN,
    P_LOSS,
    P_SACRIFICE,
    P_SUPPORT,
    SPEND_PLUS,
    SPEND_REDUCE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


# Steps of the rulebook, with those between them.
OPEN: Final = 2
SUPPORT: Final = 4
TILES: Final = 5
ABILITY: Final = 8
READY: Final = 81
ELIMINATION: Final = 9
AFTER_ELIMINATION: Final = 91
STALL: Final = 10
AFTER_STALL: Final = 101
CARDS: Final = 11
AFTER_CARD: Final = 111  # the ratio is looked at again
SACRIFICE: Final = 12
REVEAL: Final = 121
TACTICS: Final = 13
LOSSES: Final = 14
AFTER_LOSSES: Final = 141  # the loss stands
DESTROYED: Final = 15
RETURN_FIRE: Final = 16
RETREAT: Final = 17
WITHDRAWAL: Final = 171
ADVANCE: Final = 18
OVER: Final = 19


class Fight(Phase[Front]):
    """The combat in progress."""

    def proceed(self, s: Front, chance: Chance) -> None:
        step = s.stack[FIGHT_STEP]
        if step == OPEN:
            self.open(s)
        elif step == SUPPORT:
            self.ask_for_support(s)
        elif step == TILES:
            close_values(s)
            s.stack[FIGHT_STEP] = ABILITY
        elif step == ABILITY:
            s.stack[FIGHT_STEP] = READY
            if has_drawn_ability(s, firing_unit(s)):
                s.push(P_DRAWN, firing_unit(s))
        elif step == READY:
            s.stack[FIGHT_STEP] = DESTROYED if s.fight[F_DEAD] else ELIMINATION
            s.stack[FIGHT_SIDE] = s.side(firing_unit(s))
            s.stack[FIGHT_PASSES] = 0
            draw_npc_cards(s, chance)
        elif step < SACRIFICE or step in (
            AFTER_ELIMINATION,
            AFTER_STALL,
            AFTER_CARD,
        ):
            self.check(s, step, chance)
        else:
            self.conclude(s, step, chance)

    def open(self, s: Front) -> None:
        """Steps 2 to 4, for each of the two fires."""
        if s.events is not None:
            s.tell(E_FIRE_OPENS, [firing_unit(s), target_unit(s)])
        open_values(s)
        s.stack[FIGHT_STEP] = SUPPORT

    def ask_for_support(self, s: Front) -> None:
        """Step 4: support from afar costs ammunition and is asked for (PG-7.4.3)."""
        s.stack[FIGHT_STEP] = TILES
        u = firing_unit(s)
        far = far_supporters(s, u, target_unit(s))
        if not far:
            return
        if s.side(u) == s.board.npc:  # PG-9.2.0.3, PG-9.2.0.29
            for other in far:
                add_support(s, other, supports(s, other, s.unit_tile[target_unit(s)]))
        elif can_pay_support(s, s.side(u)):
            s.push(P_SUPPORT)

    def check(self, s: Front, step: i64, chance: Chance) -> None:
        """Steps 9 to 11: a ratio that decides, one card against it, then cards in turn."""
        if s.fight[F_GONE] == WITHDRAWS:
            s.stack[FIGHT_STEP] = WITHDRAWAL
        elif s.fight[F_DEAD]:
            s.stack[FIGHT_STEP] = DESTROYED  # PG-7.11.4
        elif step in (ELIMINATION, AFTER_CARD):
            s.stack[FIGHT_STEP] = AFTER_ELIMINATION if is_overwhelming(s) else STALL
            if is_overwhelming(s):
                ask_for_answer(s, s.side(target_unit(s)), ELIMINATION, chance)
        elif step == AFTER_ELIMINATION:
            if is_overwhelming(s):
                s.stack[FIGHT_STEP] = RETREAT
                eliminate(s)
            else:
                s.stack[FIGHT_STEP] = STALL
        elif step == STALL:
            s.stack[FIGHT_STEP] = AFTER_STALL if is_hopeless(s) else CARDS
            if is_hopeless(s):
                ask_for_answer(s, s.side(firing_unit(s)), STALL, chance)
        elif step == AFTER_STALL:
            s.stack[FIGHT_STEP] = ELIMINATION  # a card took effect: the other ratio too (PG-7.11.5)
            if is_hopeless(s):
                s.stack[FIGHT_STEP] = RETURN_FIRE
                if s.events is not None:
                    s.tell(E_STALLED, [firing_unit(s)])
        else:
            self.next_card(s, chance)

    def next_card(self, s: Front, chance: Chance) -> None:
        """Step 11: whose turn it is plays or passes; two passes in a row end it (PG-7.11.2).

        A dead card of the non-player side counts as a pass but ends nothing while it holds others
        (PG-9.2.0.8).
        """
        if s.stack[FIGHT_PASSES] >= 2 and not s.npc_cards:
            s.stack[FIGHT_STEP] = SACRIFICE
            return
        side = s.stack[FIGHT_SIDE]
        if side == s.board.npc:
            s.stack[FIGHT_SIDE] = 1 - side
            s.stack[FIGHT_PASSES] += 1
            at = len(s.stack)
            if npc_card(s, chance):
                s.stack[at + FIGHT_STEP] = AFTER_CARD
                s.stack[at + FIGHT_PASSES] = 0
        elif may_play(s, side):
            s.push(P_CARDS, side)
        else:
            s.stack[FIGHT_SIDE] = 1 - side
            s.stack[FIGHT_PASSES] += 1

    def conclude(self, s: Front, step: i64, chance: Chance) -> None:
        """Steps 12 to 18."""
        if step == SACRIFICE:
            s.stack[FIGHT_STEP] = REVEAL
            s.pledge = [NO_CARD, NO_CARD]
            s.push(P_SACRIFICE)
        elif step == REVEAL:
            s.stack[FIGHT_STEP] = TACTICS
            reveal_sacrifices(s, chance)
        elif step == TACTICS:
            s.stack[FIGHT_STEP] = LOSSES
            tactic = flip(s, chance)
            move_fire(s, L_FLIP, tactic, 0)
        elif step == LOSSES:
            if can_reduce(s):
                s.push(P_LOSS, loss_of(s))  # asked again after every purchase
            else:
                s.stack[FIGHT_STEP] = AFTER_LOSSES
        elif step == AFTER_LOSSES:
            s.stack[FIGHT_STEP] = DESTROYED
            suffer(s)
        elif step == DESTROYED:
            s.stack[FIGHT_STEP] = RETURN_FIRE
            bury(s)
        elif step == RETURN_FIRE:
            self.turn_round(s)
        else:
            self.finish(s, step, chance)

    def turn_round(self, s: Front) -> None:
        """Step 16: the target fires back if it can and has not fired yet (PG-7.16.1)."""
        discard_npc_cards(s)
        fight = s.fight[:]
        fight[F_FIRED] |= BIT[fight[F_RETURNING]]
        other = 1 - fight[F_RETURNING]
        if fight[F_DEAD] or fight[F_FIRED] & BIT[other]:
            s.stack[FIGHT_STEP] = RETREAT
        else:
            fight[F_RETURNING] = other
            s.stack[FIGHT_STEP] = OPEN
        s.fight = fight

    def finish(self, s: Front, step: i64, chance: Chance) -> None:
        """Steps 17 and 18."""
        if step == RETREAT:
            discard_npc_cards(s)
            s.stack[FIGHT_STEP] = ADVANCE
            if must_retreat(s):
                retreat(s, chance)
        elif step == WITHDRAWAL:
            discard_npc_cards(s)
            s.stack[FIGHT_STEP] = ADVANCE
            s.fight = changed(s.fight, F_GONE, 0)
            retreat(s, chance)
        elif step == ADVANCE:
            settle_marks(s)
            s.stack[FIGHT_STEP] = OVER
            if can_advance(s):
                s.push(P_ADVANCE)
        else:
            s.fight = []
            s.support = []
            s.sheet = []
            s.pop()


def has_drawn_ability(s: Front, u: i64) -> bool:
    """PG-5.4.18: the unit may flip a card for this target; non-player units never do."""
    board, card = s.board, s.unit_card[u]
    if board.drawn_timing[card] != IN_OWN_FIRE or s.side(u) == board.npc:  # PG-9.2.0.17
        return False
    when = board.drawn_when[card]
    if when == 0:
        return True
    return (when == 1) == bool(board.hard[s.unit_card[target_unit(s)]])


def may_play(s: Front, side: i64) -> bool:
    """An open fact: the side could do something in step 11."""
    return may_hold_combat_card(s, side) or can_spend(s, side, SPEND_PLUS)


def ask_for_answer(s: Front, side: i64, step: i64, chance: Chance) -> None:
    """Steps 9 and 10: the endangered side may play a single card (PG-7.9.1, PG-7.10.1)."""
    if side == s.board.npc:
        npc_answer(s, step == ELIMINATION)
    elif may_hold_combat_card(s, side):
        s.push(P_ANSWER, side, step)


def reveal_sacrifices(s: Front, chance: Chance) -> None:
    """Step 12: both cards are turned at once, then discarded (PG-7.12.1 to PG-7.12.3).

    A new deck that the non-player side needs for its card is made without them (PG-6.1.8).
    """
    board = s.board
    firing = s.side(firing_unit(s))
    pledge = s.pledge
    s.pledge = [NO_CARD, NO_CARD]
    for side in (firing, 1 - firing):
        card = pledge[side]
        if side == board.npc:
            card = npc_sacrifice(s, chance)
        value = board.battle[card] if card != NO_CARD else 0
        if s.events is not None:
            s.tell(E_SACRIFICED, [side, card if card != NO_CARD else board.bluff, value])
        if side == firing:
            move_fire(s, L_SACRIFICE, value, card)
        else:
            move_target(s, L_SACRIFICE, value, card)
    for side in range(2):
        card = pledge[side]
        if side != board.npc and card != board.bluff:
            s.drop(side, card)
            s.put_on_discards(side if card < board.units else ACTION_DECK, card)


def loss_of(s: Front) -> int:
    """PG-7.14.1: half the difference, rounded up, less what a card prevents."""
    difference = s.fight[F_FIRE] - s.fight[F_TARGET]
    if difference <= 0:
        return 0
    return max(0, (difference + 1) // 2 - s.fight[F_PREVENT])


def can_reduce(s: Front) -> bool:
    """The player's own loss may be reduced for victory points (PG-9.2.0.26)."""
    return loss_of(s) > 0 and can_spend(s, s.side(target_unit(s)), SPEND_REDUCE)


def suffer(s: Front) -> None:
    """Step 14: the markers are laid beside the card (PG-7.14.2)."""
    u, loss = target_unit(s), loss_of(s)
    if s.events is not None:
        s.tell(E_LOSS, [u, max(0, s.fight[F_FIRE] - s.fight[F_TARGET]), loss])
    if loss:
        change_morale(s, u, -loss)
