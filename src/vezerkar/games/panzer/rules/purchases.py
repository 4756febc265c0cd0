# hot: compiled by mypyc
"""What prestige buys: cards (PG-6.1.5), and units of the hand put on the map.

Units are deployed on connected tiles (PG-6.2.22 to PG-6.2.26); paratroopers drop (PG-5.4.44).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT, pack
from vezerkar.games.panzer.events import E_DEPLOYED, E_DROPPED
from vezerkar.games.panzer.rules.deck import flip
from vezerkar.games.panzer.rules.morale import change_morale
from vezerkar.games.panzer.rules.supply import connected
from vezerkar.games.panzer.rules.victory import take_control
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    CARD_PRICE,
    DROP_LOSS,
    HQ_DISCOUNT,
    PARATROOPER,
    PRICE_AT_HQ,
    PRICE_FULL,
    PRICE_WITH_RESERVES,
    V_DROP,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def can_buy_card(s: Front) -> bool:
    """Fewer cards than the limit, the bluff card counted, and the price (PG-5.0.3)."""
    if s.prestige[s.active] < CARD_PRICE:
        return False
    return len(s.hands[s.active]) + 1 < hand_limit(s)


def stacked_cost(s: Front, side: i64) -> int:
    """The cost of the cards that a side has put on top of its unit deck (PG-9.1.0.5)."""
    cost: i64 = 0
    for card in s.top[side]:
        cost += s.board.cost[card]
    return cost


def openings(s: Front, side: i64) -> i64:
    """Empty tiles for a new unit, as bits; only rocky ones in Smolensk (PG-9.2.5.8)."""
    return connected(s, side) & s.empty() & s.board.deploy_tiles


def cost_of(s: Front, side: i64, card: i64, price: i64) -> i64:
    """What a deployment costs; discounts are never combined (PG-6.2.26)."""
    cost = s.price(side, card)
    if price == PRICE_AT_HQ:
        return cost - HQ_DISCOUNT if cost > HQ_DISCOUNT else 0
    if price == PRICE_WITH_RESERVES:
        return cost - s.discount if cost > s.discount else 0
    return cost


def add_deployments(s: Front, side: i64, found: list[int]) -> None:
    board, hand = s.board, s.hands[side]
    if not hand or hand[0] >= board.units:
        return
    tiles = openings(s, side)
    before: i64 = -1
    for card in hand:
        if card != before and card < board.units:
            add_prices(s, side, card, tiles & board.footing[card], found)
            add_drops(s, side, card, found)
        before = card


def add_prices(s: Front, side: i64, card: i64, tiles: i64, found: list[int]) -> None:
    """Reserves are for the next unit, which has them or the headquarters' discount (PG-6.2.26)."""
    board = s.board
    purse: i64 = s.prestige[side]
    price: i64 = PRICE_WITH_RESERVES if s.discount else PRICE_FULL
    is_paid = purse >= cost_of(s, side, card, price)
    hq: i64 = -1
    if not s.hq_used and purse >= cost_of(s, side, card, PRICE_AT_HQ):
        hq = s.headquarters(side)
    if not is_paid and hq < 0:
        return
    for tile in range(board.count):
        if tiles >> tile & 1:
            if is_paid:
                found.append(board.deployments[(3 * card + price) * board.count + tile])
            if tile == hq:
                found.append(board.deployments[(3 * card + PRICE_AT_HQ) * board.count + tile])


def add_drops(s: Front, side: i64, card: i64, found: list[int]) -> None:
    """Paratroopers come down on any empty tile (PG-5.4.44, PG-9.1.5.6)."""
    board = s.board
    if not board.able[card] & PARATROOPER or board.no_drop[card]:
        return
    if s.prestige[side] < cost_of(s, side, card, PRICE_FULL):
        return
    tiles = s.empty() & board.deploy_tiles
    for tile in range(board.count):
        if tiles >> tile & 1:
            found.append(pack(V_DROP, card, tile, 0))


def deploy(s: Front, side: i64, card: i64, tile: i64, price: i64) -> None:
    cost = cost_of(s, side, card, price)
    s.earn(side, -cost)
    s.drop(side, card)
    if price == PRICE_AT_HQ:
        s.hq_used = 1
    s.discount = 0  # Reserves were for this unit, even if headquarters made it cheaper
    if s.events is not None:
        s.tell(E_DEPLOYED, [side, card, tile, cost])
    come_in(s, card, tile)


def drop_in(s: Front, side: i64, card: i64, tile: i64, chance: Chance) -> None:
    """A drop hurts on a flip of 1, 2 or 3; there is no mine test (PG-5.4.45, PG-5.4.46)."""
    cost = cost_of(s, side, card, PRICE_FULL)
    s.earn(side, -cost)
    s.drop(side, card)
    if s.events is not None:
        s.tell(E_DROPPED, [side, card, tile, cost])
    u = come_in(s, card, tile)
    if flip(s, chance) > 0:
        change_morale(s, u, -DROP_LOSS)


def come_in(s: Front, card: i64, tile: i64) -> i64:
    """A new unit stands on the map and may not act this turn (PG-6.2.24)."""
    u = s.put(card, tile)
    s.spent |= BIT[u]
    s.fresh |= BIT[u]
    take_control(s, tile, s.side(u))
    return u


def hand_limit(s: Front) -> i64:
    """Cards may be bought below this (PG-5.0.3, PG-9.2.0.23)."""
    if s.row >= 0:
        return s.board.row_limit[s.row]
    return s.board.hand_limit
