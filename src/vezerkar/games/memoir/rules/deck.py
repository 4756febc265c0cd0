"""The command deck of a battle as tables by card (cards.toml)."""

from __future__ import annotations

from vezerkar.games.memoir.board import Board
from vezerkar.games.memoir.schema.load import MemoirData
from vezerkar.games.memoir.schema.pieces import CLASSES, SECTIONS, CardFace
from vezerkar.games.memoir.schema.scenario import AirPowerAsArtilleryBombard, Scenario
from vezerkar.games.memoir.terms import ALL_UNITS, ANY_CLASS, EFFECTS, SANDBAG_PIECES, SIDES

MIRRORED_SECTION = {"left": "right", "right": "left"}
CONTACT_KINDS = ("always", "adjacent", "not_adjacent")
MOST_ORDERS = 60


def lay_out_cards(board: Board, data: MemoirData, scenario: Scenario, deck: str) -> None:
    """Fill the card tables; the last entry is the ordinary order some cards fall back to (K.10)."""
    cards = data.cards
    board.ordinary = len(cards)
    board.card_effect = bytes([*(EFFECTS.index(c.effect_kind) for c in cards), 0])
    board.card_classes = bytes([*(class_mask(c) for c in cards), ANY_CLASS])
    board.card_limit = bytes([*(limit_anywhere(c) for c in cards), 1])
    board.card_quotas = [[quota(c, i) for i in range(3)] for c in cards] + [[0, 0, 0]]
    board.card_whole = bytes([*("choose_one" in c.sections for c in cards), 0])
    board.card_strike = bytes(
        c.strike.dice(side) if c.strike else 0 for c in cards for side in SIDES
    )
    board.card_targets = bytes(
        [*(min(c.strike.targets, MOST_ORDERS) if c.strike else 0 for c in cards), 0]
    )
    shells = [c.strike for c in cards if c.strike and c.effect_kind == "barrage"]
    if shells:
        board.barrage_dice = bytes(shells[0].dice(side) for side in SIDES)
    board.card_close = bytes([*(c.dice_bonus.close_assault for c in cards), 0])
    board.card_fire = bytes([*(c.dice_bonus.ranged for c in cards), 0])
    board.card_overrun = bytes([*(c.dice_bonus.overrun for c in cards), 0])
    board.card_move = bytes([*(c.move.move if c.move else 0 for c in cards), 0])
    board.card_march = bytes([*(c.move.move_and_battle if c.move else 0 for c in cards), 0])
    board.card_moves = bytes([*(c.may_move for c in cards), 1])
    board.card_battles = bytes([*(c.battles for c in cards), 1])
    board.card_only_close = bytes([*(c.only_close_assault for c in cards), 0])
    board.card_only_fire = bytes([*(c.only_fire for c in cards), 0])
    board.card_adjacent = bytes([*(CONTACT_KINDS.index(c.when_ordered) for c in cards), 0])
    board.card_free = bytes([*(c.ignores_terrain_moves for c in cards), 0])
    board.card_second = bytes([*(c.second_move for c in cards), 0])
    board.card_draw = bytes([*(c.draw.draw for c in cards), 1])
    board.card_reshuffles = bytes([*(c.reshuffle for c in cards), 0])
    board.card_falls_back = bytes([*(c.fallback_order for c in cards), 0])
    board.card_recon = bytes([*(c.family == "recon" for c in cards), 0])
    board.card_mirror = bytes([*(cards.index(mirrored(c, cards)) for c in cards), len(cards)])
    board.card_becomes = becomes(data, scenario)
    board.ambush = next(i for i, c in enumerate(cards) if c.effect_kind == "ambush")
    boxes = scenario.boxes
    board.sandbag_pieces = SANDBAG_PIECES * boxes  # M44-0.7
    board.deck = [0 if left_out(c, deck) else c.count * boxes for c in cards]


def left_out(card: CardFace, deck: str) -> bool:
    """M44-A3.17: young generals play without the tactic cards."""
    return deck == "section_only" and card.kind == "tactic"


def class_mask(card: CardFace) -> int:
    return sum(1 << CLASSES.index(c) for c in card.unit_classes)


def limit_anywhere(card: CardFace) -> int:
    """Units a card orders anywhere on the board; 0 for cards that go by section or by dice."""
    if "any" not in card.sections or card.units == "by_dice":
        return 0
    return min(card.limit, MOST_ORDERS)


def quota(card: CardFace, section: int) -> int:
    """Units a section card orders in one of the own sections (M44-K.3 to K.9)."""
    if card.kind != "section":
        return 0
    return min(card.limit_in(SECTIONS[section]), ALL_UNITS)


def mirrored(card: CardFace, cards: tuple[CardFace, ...]) -> CardFace:
    """The card for the same part of the board, seen by the other side (M44-K.28)."""
    wanted = {MIRRORED_SECTION.get(section, section) for section in card.sections}
    for other in cards:
        if other.family == card.family and set(other.sections) == wanted:
            return other
    return card


def becomes(data: MemoirData, scenario: Scenario) -> bytes:
    """M44-F.19: a scenario may have one card played as another."""
    ids = [card.id for card in data.cards]
    table = list(range(len(ids)))
    swap = scenario.rule(AirPowerAsArtilleryBombard)
    if swap:
        table[ids.index(swap.card)] = ids.index(swap.becomes)
    return bytes([*table, len(ids)])
