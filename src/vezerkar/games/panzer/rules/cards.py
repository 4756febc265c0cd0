# hot: compiled by mypyc
"""Playing action cards: who may play what when, and the table on which played cards lie.

Whether somebody is asked for an answer depends on open facts only: how many action cards a side
holds, what it could pay, and which cards lie among the discards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import pack
from vezerkar.games.panzer.events import E_PLAYED
from vezerkar.games.panzer.rules.card_effects import is_useful, needs_targets
from vezerkar.games.panzer.rules.combat_values import firing_side
from vezerkar.games.panzer.rules.deck import actions_held
from vezerkar.games.panzer.rules.rows import T_CANCELLED, T_CARD, T_DECK, T_LENGTH
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    ACTION_DECK,
    AIR_STRIKE,
    AT_AMOUNT,
    BAD_WEATHER,
    CARD_COMBAT,
    CARD_SURPRISE,
    NO_UNIT,
    OP_CANCEL_CARD,
    P_RESOLVE,
    P_TARGETS,
    ROLE_DEFENDER,
    ROLE_EITHER,
    ROLE_FIRING,
    ROLE_TARGET,
    V_PLAY,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def play(s: Front, side: i64, card: i64, mode: i64) -> None:
    """A card is named and paid for; targets and answers come next (PG-5.2.9)."""
    cost = s.price(side, card)
    s.drop(side, card)
    s.earn(side, -cost)
    lay_out(s, side, card, mode, ACTION_DECK)
    if s.events is not None:
        s.tell(E_PLAYED, [side, card, mode + 1, cost])


def lay_out(s: Front, side: i64, card: i64, mode: i64, deck: i64) -> None:
    """A card lies on the table until it is resolved or cancelled."""
    s.table = [*s.table, side, card, mode, 0, deck, 0, NO_UNIT, NO_UNIT, NO_UNIT]
    s.push(P_RESOLVE)
    if side != s.board.npc and needs_targets(s, s.board.action_card[card], mode):
        s.push(P_TARGETS)


def add_plays(s: Front, side: i64, card: i64, found: list[int]) -> None:
    """The effects of a card that its player may choose here (PG-5.2.5, PG-5.2.6, PG-5.2.10)."""
    if s.prestige[side] < s.price(side, card):
        return
    board = s.board
    action_card = board.action_card[card]
    for mode in range(2):
        if board.open_to[2 * action_card + mode] >> side & 1:
            if is_useful(s, side, action_card, mode):
                found.append(pack(V_PLAY, card, mode + 1, 0))


def is_grounded(s: Front, card: i64) -> bool:
    """Bad weather keeps air strikes on the ground (PG-5.4.12)."""
    return s.weather != 0 and s.board.card_labels[s.board.action_card[card]] & AIR_STRIKE != 0


# Combat cards


def combat_actions(s: Front, side: i64) -> list[int]:
    """Combat cards that fit a player and this fire (PG-5.2.3, PG-5.2.10)."""
    found: list[int] = []
    before: i64 = -1
    for card in s.hands[side]:
        if card != before and card >= s.board.units and fits_fire(s, side, card):
            add_plays(s, side, card, found)
        before = card
    return found


def fits_fire(s: Front, side: i64, card: i64) -> bool:
    board = s.board
    action_card = board.action_card[card]
    if board.card_type[action_card] != CARD_COMBAT or is_grounded(s, card):
        return False
    role = board.card_role[action_card]
    if role == ROLE_FIRING:
        return firing_side(s) == side
    if role == ROLE_TARGET:
        return firing_side(s) != side
    if role == ROLE_DEFENDER:
        return s.active != side
    return role == ROLE_EITHER


def may_hold_combat_card(s: Front, side: i64) -> bool:
    """An open fact: the side has action cards and could pay for the cheapest combat card."""
    if side == s.board.npc or actions_held(s, side) == 0:
        return False
    return s.prestige[side] >= discounted(s, side, s.board.cheapest_combat)


def discounted(s: Front, side: i64, cost: i64) -> int:
    if s.row >= 0 and s.row == s.board.row_halves and side != s.board.npc:
        return cost // 2
    return cost


# Answers to a card


def may_answer(s: Front, side: i64) -> bool:
    """An open fact: the side could hold and pay a card that answers the one just played."""
    for action_card in s.board.responses:
        if could_hold(s, side, action_card) and answers(s, action_card):
            return True
    return False


def could_hold(s: Front, side: i64, action_card: i64) -> bool:
    """Not all copies lie face up, and the side has enough cards and prestige."""
    board = s.board
    if side == board.npc or actions_held(s, side) == 0:
        return False
    if s.prestige[side] < discounted(s, side, board.price[action_card]):
        return False
    first = board.deck_first[ACTION_DECK]
    hidden = board.copies[action_card]
    for card in board.faces[action_card]:
        hidden -= s.discards[ACTION_DECK][card - first]
        for i in range(0, len(s.table), T_LENGTH):
            if s.table[i + T_CARD] == card and s.table[i + T_DECK] == ACTION_DECK:
                hidden -= 1
    return hidden > 0


def answers(s: Front, action_card: i64) -> bool:
    """Whether an action card could cancel the card on top of the table."""
    code = s.board.code[2 * action_card]
    if code[0] == OP_CANCEL_CARD:
        return cancels(s, code[AT_AMOUNT])
    code = s.board.code[2 * action_card + 1]
    return bool(code) and code[0] == OP_CANCEL_CARD and cancels(s, code[AT_AMOUNT])


def cancels(s: Front, labels: i64) -> bool:
    """A cancelling effect and the card on top of the table; no labels: any card."""
    if not s.table:
        return False
    top = len(s.table) - T_LENGTH
    if s.table[top + T_CANCELLED]:
        return False
    played = s.board.card_labels[s.board.action_card[s.table[top + T_CARD]]]
    return labels == 0 or labels & played != 0


def answer_actions(s: Front, side: i64) -> list[int]:
    """Surprise cards of a hand whose moment this is (PG-5.2.9)."""
    board = s.board
    found: list[int] = []
    before: i64 = -1
    for card in s.hands[side]:
        if card != before and card >= board.units and s.prestige[side] >= s.price(side, card):
            action_card = board.action_card[card]
            if board.card_type[action_card] == CARD_SURPRISE:
                add_answers(s, card, action_card, found)
        before = card
    return found


def add_answers(s: Front, card: i64, action_card: i64, found: list[int]) -> None:
    for mode in range(2):
        code = s.board.code[2 * action_card + mode]
        if code and code[0] == OP_CANCEL_CARD and cancels(s, code[AT_AMOUNT]):
            found.append(pack(V_PLAY, card, mode + 1, 0))


# Weather between two actions


def may_change_weather(s: Front, side: i64) -> bool:
    """An open fact: the side could hold and pay a Bad Weather card."""
    for action_card in s.board.weathers:
        if could_hold(s, side, action_card):
            return True
    return False


def weather_actions(s: Front, side: i64) -> list[int]:
    """Bad Weather brought or ended between two actions (PG-5.4.13)."""
    board = s.board
    found: list[int] = []
    before: i64 = -1
    for card in s.hands[side]:
        if card != before and card >= board.units:
            if board.card_labels[board.action_card[card]] & BAD_WEATHER:
                add_plays(s, side, card, found)
        before = card
    return found
