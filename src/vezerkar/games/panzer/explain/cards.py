"""Why a card may not be played or deployed."""

from __future__ import annotations

from vezerkar.games.panzer.explain.reasons import because, place
from vezerkar.games.panzer.rules.cards import fits_fire, is_grounded
from vezerkar.games.panzer.rules.purchases import cost_of
from vezerkar.games.panzer.rules.supply import connected
from vezerkar.games.panzer.rules.terrain import bears
from vezerkar.games.panzer.setup import layout_of
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    BAD_WEATHER,
    CARD_COMBAT,
    CARD_OPERATIONS,
    CARD_SURPRISE,
    LAKE,
    P_ANSWER,
    P_CARDS,
    P_FREE,
    P_OPS,
    P_REACT,
    P_WEATHER,
    P_WINDOW,
    PARATROOPER,
    PHASE,
    PRICE_AT_HQ,
    PRICE_FULL,
    PRICE_WITH_RESERVES,
)
from vezerkar.scene.message import Reason


def name(s: Front, card: int) -> str:
    return f"card:{layout_of(s.board).lexicon.name('card', card)}"


def why_idle(s: Front, side: int, card: int) -> list[Reason]:
    """Why a card of the hand that no action is about cannot be used now."""
    board = s.board
    if card == board.bluff:
        return [because("bluff-later", "PG-7.12.1")]
    if card >= board.units:
        mode = 1 if board.open_to[2 * board.action_card[card]] >> side & 1 else 2
        return why_no_play(s, side, card, mode)
    if s.stack[PHASE] != P_OPS:
        return [because("units-later", "PG-6.2.22")]
    cost = s.price(side, card)
    if s.prestige[side] < cost:
        return [_too_dear(s, side, card, cost, "PG-6.2.22")]
    return [because("no-opening", "PG-6.2.22", "PG-6.2.23", card=name(s, card))]


def _too_dear(s: Front, side: int, card: int, cost: int, *rules: str) -> Reason:
    left = s.prestige[side]
    return because("too-dear", *rules, card=name(s, card), number=cost, number2=left)


def why_no_play(s: Front, side: int, card: int, mode: int) -> list[Reason]:
    board = s.board
    if not board.units <= card < board.bluff:
        return [because("no-card", "PG-5.2.1")]
    if card not in s.hands[side]:
        return [because("not-held", "PG-5.0.4", card=name(s, card))]
    if s.prestige[side] < s.price(side, card):
        return [_too_dear(s, side, card, s.price(side, card), "PG-5.0.4", "PG-2.0.3")]
    found = _wrong_time(s, side, card)
    if found:
        return found
    action_card = board.action_card[card]
    if mode not in (1, 2):
        return [because("one-of-two", "PG-5.2.6", card=name(s, card))]
    if not board.open_to[2 * action_card + mode - 1] >> side & 1:
        return [because("not-this-side", "PG-5.2.5", "PG-5.2.6", card=name(s, card))]
    if s.stack[PHASE] in (P_REACT, P_FREE):
        return [because("other-effect", "PG-5.2.4", "PG-5.4.26", card=name(s, card))]
    return [because("no-effect", "PG-5.2.10", card=name(s, card))]


def _wrong_time(s: Front, side: int, card: int) -> list[Reason]:
    """Each type of card has its own time (PG-5.2.2 to PG-5.2.4)."""
    board, phase = s.board, s.stack[PHASE]
    kind = board.card_type[board.action_card[card]]
    shown = {"card": name(s, card)}
    if is_grounded(s, card):
        return [because("grounded", "PG-5.4.12", card=shown["card"])]
    if kind == CARD_OPERATIONS and phase != P_OPS:
        return [because("operations-only", "PG-5.2.2", card=shown["card"])]
    if kind == CARD_COMBAT:
        if phase not in (P_CARDS, P_ANSWER):
            return [because("combat-only", "PG-5.2.3", card=shown["card"])]
        if not fits_fire(s, side, card):
            return [because("wrong-role", "PG-5.2.3", "PG-5.2.10", card=shown["card"])]
    if kind == CARD_SURPRISE:
        weather = board.card_labels[board.action_card[card]] & BAD_WEATHER
        if phase == P_WINDOW:
            return [because("no-answer", "PG-5.2.9", card=shown["card"])]
        if phase in (P_REACT, P_FREE) and board.action_card[card] == board.ambush:
            return []
        if not weather or phase not in (P_OPS, P_WEATHER):
            return [because("surprise-only", "PG-5.2.4", card=shown["card"])]
    return []


def _no_unit_in_hand(s: Front, side: int, card: int, rule: str) -> list[Reason]:
    """Only a unit card of the own hand comes onto the map."""
    if card >= s.board.units:
        return [because("no-unit-card", rule, card=name(s, card))]
    if card not in s.hands[side]:
        return [because("not-held", rule, card=name(s, card))]
    return []


def why_no_deploy(s: Front, side: int, card: int, tile: int, price: int) -> list[Reason]:
    board = s.board
    found = _no_unit_in_hand(s, side, card, "PG-6.2.22")
    if found:
        return found
    if tile >= board.count:
        return [because("no-tile", "PG-6.2.22")]
    if s.at[tile] >= 0:
        return [because("occupied", "PG-6.2.22", anchors=(place(s, tile),), tile=place(s, tile))]
    if s.control[tile] != side:
        return [because("not-controlled", "PG-6.2.23", tile=place(s, tile))]
    if not connected(s, side) >> tile & 1:
        return [because("not-connected", "PG-6.2.23", tile=place(s, tile))]
    if board.deploy_on and not board.deploy_on[tile]:
        return [because("rocks-only", "PG-9.2.5.8")]
    if not bears(board, card, tile):
        rule = "PG-1.0.4" if board.nature[tile] & LAKE else "PG-1.0.5"
        return [because("lake" if rule == "PG-1.0.4" else "swamp", rule)]
    if price == PRICE_AT_HQ and (tile != s.headquarters(side) or s.hq_used):
        return [because("no-discount", "PG-6.2.26")]
    if price == PRICE_WITH_RESERVES and not s.discount:
        return [because("no-discount", "PG-6.2.26")]
    if price == PRICE_FULL and s.discount:
        return [because("discount-due", "PG-6.2.28")]
    return [_too_dear(s, side, card, cost_of(s, side, card, price), "PG-6.2.22")]


def why_no_drop(s: Front, side: int, card: int, tile: int) -> list[Reason]:
    board = s.board
    found = _no_unit_in_hand(s, side, card, "PG-5.4.44")
    if found:
        return found
    if not board.able[card] & PARATROOPER:
        return [because("no-paratrooper", "PG-5.4.44", card=name(s, card))]
    if board.no_drop[card]:
        return [because("no-drop", "PG-9.1.5.6", card=name(s, card))]
    if tile >= board.count or s.at[tile] >= 0:
        return [because("no-tile", "PG-5.4.44")]
    if board.deploy_on and not board.deploy_on[tile]:
        return [because("rocks-only", "PG-9.2.5.8")]
    return [_too_dear(s, side, card, cost_of(s, side, card, PRICE_FULL), "PG-5.4.44")]
