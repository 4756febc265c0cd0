"""Why a card is not bought, placed, searched out or drawn before and at the start of a turn."""

from __future__ import annotations

from vezerkar.games.panzer.explain.cards import name
from vezerkar.games.panzer.explain.citations import search_rules
from vezerkar.games.panzer.explain.reasons import because, place
from vezerkar.games.panzer.rules.deck import in_deck
from vezerkar.games.panzer.rules.placement import fits_somewhere, initial_places, places
from vezerkar.games.panzer.rules.purchases import stacked_cost
from vezerkar.games.panzer.rules.terrain import bears
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    ACTION_DECK,
    BUY_DONE,
    EITHER_DECK,
    FREE_CARDS,
    LAKE,
    RAISE_COUNT,
    SEARCH_ACTIONS,
    SEARCH_UNITS,
    SHOP_PHASE,
    STATION_CARD,
)
from vezerkar.scene.message import Reason

# The set-up


def why_no_buy(s: Front, side: int, card: int, _: int) -> list[Reason]:
    """Why a unit is not bought for the set-up."""
    if s.stack[BUY_DONE] >> side & 1:
        return [because("bought", "PG-9.1.0.4", "PG-9.1.0.5")]
    found = _not_there(s, side, card, "PG-9.1.0.4")
    if found:
        return found
    most = s.board.most_units[side]
    if len(s.bought[side]) >= most:
        return [because("units-enough", "PG-9.1.0.4", number=most)]
    return [_too_dear(s, card, s.purse[side], "PG-9.1.0.4")]


def why_no_stack(s: Front, side: int, card: int, _: int) -> list[Reason]:
    """Why a card does not go on top of the unit deck."""
    if not s.stack[BUY_DONE] >> side & 1:
        return [because("buy-first", "PG-9.1.0.4", "PG-9.1.0.5")]
    found = _not_there(s, side, card, "PG-9.1.0.5")
    left = s.board.stack_limit[side] - stacked_cost(s, side)
    return found or [_too_dear(s, card, left, "PG-9.1.0.5")]


def _not_there(s: Front, side: int, card: int, rule: str) -> list[Reason]:
    """The card is not one of the own unit cards, or none of it is left."""
    at = card - s.board.deck_first[side]
    if not 0 <= at < len(s.piles[side]):
        return [because("not-your-deck", rule, card=name(s, card))]
    if s.piles[side][at] == 0:
        return [because("none-left", rule, card=name(s, card))]
    return []


def _too_dear(s: Front, card: int, left: int, rule: str) -> Reason:
    cost = s.board.cost[card]
    return because("over-limit", rule, card=name(s, card), number=cost, number2=left)


def why_no_place(s: Front, side: int, card: int, tile: int) -> list[Reason]:
    """Why a bought unit is not placed on a tile."""
    if card not in s.bought[side]:
        return [because("not-bought", "PG-9.1.0.6", card=name(s, card))]
    return _closed_tile(s, side, card, tile, "PG-9.1.0.6")


def _closed_tile(s: Front, side: int, card: int, tile: int, rule: str) -> list[Reason]:
    """Why a unit of the set-up does not stand on a tile."""
    if s.at[tile] >= 0:
        return [because("occupied", rule, anchors=(place(s, tile),), tile=place(s, tile))]
    if tile not in places(s, side):
        return [because("not-start", rule, tile=place(s, tile))]
    if not bears(s.board, card, tile):
        lake = s.board.nature[tile] & LAKE
        return [because("lake", "PG-1.0.4") if lake else because("swamp", "PG-1.0.5")]
    return []


def why_no_raise(s: Front, side: int, card: int, _: int) -> list[Reason]:
    """Why the player of a solo battle does not begin with a unit."""
    rule = "PG-9.2.0.24"
    if card not in in_deck(s, side):
        return [because("not-your-deck", rule, card=name(s, card))]
    classes = s.board.initial[s.stack[RAISE_COUNT]]
    if not classes >> s.board.kind[card] & 1:
        return [because("wrong-class", rule, card=name(s, card))]
    assert not fits_somewhere(s, card, initial_places(s))
    return [because("fits-nowhere", rule, card=name(s, card))]


def why_no_station(s: Front, side: int, card: int, tile: int) -> list[Reason]:
    """Why the chosen unit does not stand on a tile."""
    chosen = s.stack[STATION_CARD]
    if card != chosen:
        return [because("other-card", "PG-9.2.0.24", card=name(s, chosen))]
    return _closed_tile(s, side, card, tile, "PG-9.2.0.24")


# Cards


def why_no_search(s: Front, side: int, card: int, _: int) -> list[Reason]:
    """Why a card is not searched out."""
    rules = search_rules(s)
    either = s.stack[SEARCH_UNITS] > EITHER_DECK
    is_unit = card < s.board.units
    if is_unit and s.stack[SEARCH_UNITS] == 0:
        return [because("searched-units", *rules)]
    if not is_unit and not either and s.stack[SEARCH_ACTIONS] == 0:
        return [because("searched-actions", *rules)]
    if card not in in_deck(s, side if is_unit else ACTION_DECK):
        return [because("not-in-deck", *rules, card=name(s, card))]
    return []


def why_no_draw(s: Front, side: int, units: int, _: int) -> list[Reason]:
    """PG-6.1.3: no more than the free cards can be unit cards."""
    return [because("free-cards", "PG-6.1.3", number=FREE_CARDS)]


def why_no_purchase(s: Front, side: int, deck: int, _: int) -> list[Reason]:
    """Why no card is bought from a deck."""
    if deck not in (side, ACTION_DECK):
        return [because("no-such-deck", "PG-6.1.5", "PG-6.3.3")]
    if deck == side and s.stack[SHOP_PHASE] == 3:
        return [because("actions-only", "PG-6.3.3")]
    return [because("deck-empty", "PG-6.1.5", "PG-6.1.8")]


def why_no_take(s: Front, side: int, card: int, _: int) -> list[Reason]:
    """Why a card of the other hand is not discarded."""
    return [because("not-theirs", "PG-6.2.28", card=name(s, card))]
