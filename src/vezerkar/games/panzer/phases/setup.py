# hot: compiled by mypyc
"""The set-up: purchases, placement, starting hands (PG-9.1.0.1 to PG-9.2.0.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed, with_list
from vezerkar.games.panzer import terms
from vezerkar.games.panzer.events import (
    E_BOUGHT_UNIT,
    E_FIRST_PLAYER,
    E_PLACED,
    E_READY,
    E_ROW,
    E_SEARCHED,
    E_STACKED,
)
from vezerkar.games.panzer.rules.deck import draw_from, in_deck, search_out, take_from_pile
from vezerkar.games.panzer.rules.placement import fits_somewhere, initial_places, places
from vezerkar.games.panzer.rules.purchases import stacked_cost
from vezerkar.games.panzer.rules.terrain import bears
from vezerkar.games.panzer.rules.victory import add_points, take_control
from vezerkar.games.panzer.state import Front

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


# What a starting gift holds, by place in Board.gift.
G_PRESTIGE: Final = 0
G_AMMO: Final = 1
G_UNITS: Final = 2
G_ACTIONS: Final = 3
G_SEARCH_UNITS: Final = 4
G_SEARCH_ACTIONS: Final = 5


class Buy(Phase[Front]):
    """Both sides buy units in secret, then the cards on top of their deck (PG-9.1.0.4, 5)."""

    def waiting(self, s: Front) -> i64:
        return 3 & ~(s.stack[terms.BUY_DONE] // 4)

    def actions(self, s: Front, seat: i64) -> list[int]:
        found: list[int] = []
        if s.stack[terms.BUY_DONE] & BIT[seat]:
            left = s.board.stack_limit[seat] - stacked_cost(s, seat)
            verb: i64 = terms.V_STACK
            room = True
        else:
            left = s.purse[seat]
            verb = terms.V_BUY
            room = len(s.bought[seat]) < s.board.most_units[seat]
        if room:
            cost = s.board.cost
            card: i64 = s.board.deck_first[seat]
            for count in s.piles[seat]:
                if count > 0 and cost[card] <= left:
                    found.append(pack(verb, card, 0, 0))
                card += 1
        found.append(pack(terms.V_READY, 0, 0, 0))
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        card = a_of(action)
        verb = verb_of(action)
        if verb == terms.V_READY:
            self.be_ready(s, seat)
        elif verb == terms.V_BUY:
            take_from_pile(s, seat, card)
            s.bought = with_list(s.bought, seat, [*s.bought[seat], card])
            s.purse = changed(s.purse, seat, s.purse[seat] - s.board.cost[card])
            if s.events is not None:
                s.tell(E_BOUGHT_UNIT, [seat, card], s.audience(seat))
        else:
            take_from_pile(s, seat, card)
            s.top = with_list(s.top, seat, [card, *s.top[seat]])
            if s.events is not None:
                s.tell(E_STACKED, [seat, card], s.audience(seat))

    def be_ready(self, s: Front, seat: i64) -> None:
        if not s.stack[terms.BUY_DONE] & BIT[seat] and s.board.stack_limit[seat]:
            s.stack[terms.BUY_DONE] |= BIT[seat]
            return
        s.stack[terms.BUY_DONE] |= BIT[seat] | BIT[seat + 2]
        if s.events is not None:
            s.tell(E_READY, [seat])

    def proceed(self, s: Front, chance: Chance) -> None:
        """Both are ready: who is first, and who places first (PG-9.1.0.7, PG-9.1.0.8)."""
        s.pop()
        choose_first(s, chance)
        s.push(terms.P_PLACE)


def choose_first(s: Front, chance: Chance) -> None:
    s.first = chance.below(2) if s.board.first == terms.EITHER_SIDE else s.board.first
    s.active = s.first
    if s.events is not None:
        s.tell(E_FIRST_PLAYER, [s.first])


class Place(Phase[Front]):
    """Bought units are placed in player order (PG-9.1.0.6)."""

    def placer(self, s: Front) -> int:
        order = s.board.placers
        if order:
            return order[s.stack[terms.PLACE_TURN]]
        return s.first if s.stack[terms.PLACE_TURN] == 0 else 1 - s.first

    def waiting(self, s: Front) -> i64:
        if s.stack[terms.PLACE_TURN] > 1:
            return 0
        side = self.placer(s)
        tiles = places(s, side)
        for card in s.bought[side]:
            if fits_somewhere(s, card, tiles):
                return BIT[side]
        return 0

    def actions(self, s: Front, seat: i64) -> list[int]:
        board = s.board
        found: list[int] = []
        if s.stack[terms.PLACE_TURN] > 1 or seat != self.placer(s):
            return found
        tiles = places(s, seat)
        before: i64 = -1
        for card in sorted(s.bought[seat]):
            if card != before:
                for tile in tiles:
                    if bears(board, card, tile):
                        found.append(pack(terms.V_PLACE, card, tile, 0))
            before = card
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        card, tile = a_of(action), b_of(action)
        bought = s.bought[seat][:]
        bought.remove(card)
        s.bought = with_list(s.bought, seat, bought)
        s.put(card, tile)
        take_control(s, tile, seat)
        if s.events is not None:
            s.tell(E_PLACED, [seat, card, tile])

    def proceed(self, s: Front, chance: Chance) -> None:
        if s.stack[terms.PLACE_TURN] <= 1:
            give_back(s, self.placer(s))
            s.stack[terms.PLACE_TURN] += 1
            return
        s.pop()
        s.prestige = s.purse
        s.purse = [0, 0]
        give_out(s, chance)


def give_back(s: Front, side: i64) -> None:
    """A unit that fits nowhere goes back into the deck and its price into the purse."""
    for card in s.bought[side]:
        pile = s.piles[side][:]
        pile[card - s.board.deck_first[side]] += 1
        s.set_pile(side, pile)
        s.purse = changed(s.purse, side, s.purse[side] + s.board.cost[card])
    s.bought = with_list(s.bought, side, [])


def give_out(s: Front, chance: Chance) -> None:
    """Starting prestige, ammunition and hands, searches first (PG-9.1.0.2, 3, PG-9.1.5.5)."""
    s.push(terms.P_TURN)
    for side in range(2):
        gift = gift_of(s, side)
        if gift:
            s.prestige = changed(s.prestige, side, s.prestige[side] + gift[G_PRESTIGE])
            s.ammo = changed(s.ammo, side, s.ammo[side] + gift[G_AMMO])
    for side in range(2):
        gift = gift_of(s, side)
        if gift and gift[G_SEARCH_UNITS] + gift[G_SEARCH_ACTIONS]:
            s.push(terms.P_SEARCH, gift[G_SEARCH_UNITS], gift[G_SEARCH_ACTIONS], side)
            return
    deal(s, chance)


def gift_of(s: Front, side: i64) -> list[int]:
    board = s.board
    if side == board.npc:
        return []
    if board.solo:
        return board.row_gift[s.row] if s.row >= 0 else board.gift[0]
    if board.gift_by_side:
        return board.gift[side]
    return board.gift[0 if side == s.first else 1]


def deal(s: Front, chance: Chance) -> None:
    for side in range(2):
        gift = gift_of(s, side)
        if gift:
            draw_from(s, side, side, gift[G_UNITS], chance)
            draw_from(s, side, terms.ACTION_DECK, gift[G_ACTIONS], chance)


class Search(Phase[Front]):
    """Cards are searched out of the decks, of each kind or of any kind (PG-9.1.5.5, PG-9.2.3.8)."""

    def waiting(self, s: Front) -> i64:
        return (
            s.seat_mask(s.stack[terms.SEARCH_SIDE])
            if s.stack[terms.SEARCH_UNITS] + s.stack[terms.SEARCH_ACTIONS] > 0
            else 0
        )

    def actions(self, s: Front, seat: i64) -> list[int]:
        side = s.stack[terms.SEARCH_SIDE]
        found: list[int] = []
        if s.stack[terms.SEARCH_UNITS] > 0:
            found += [pack(terms.V_SEARCH, card, 0, 0) for card in in_deck(s, side)]
        if s.stack[terms.SEARCH_ACTIONS] > 0 or s.stack[terms.SEARCH_UNITS] > terms.EITHER_DECK:
            found += [pack(terms.V_SEARCH, card, 0, 0) for card in in_deck(s, terms.ACTION_DECK)]
        return found

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        card, side = a_of(action), s.stack[terms.SEARCH_SIDE]
        is_unit = card < s.board.units
        search_out(s, side if is_unit else terms.ACTION_DECK, card)
        s.hold(side, card)
        if s.events is not None:
            s.tell(E_SEARCHED, [side, card], s.audience(side))
        if s.stack[terms.SEARCH_UNITS] > terms.EITHER_DECK:
            s.stack[terms.SEARCH_UNITS] -= 1
            if s.stack[terms.SEARCH_UNITS] == terms.EITHER_DECK:
                s.stack[terms.SEARCH_UNITS] = 0
        elif is_unit:
            s.stack[terms.SEARCH_UNITS] -= 1
        else:
            s.stack[terms.SEARCH_ACTIONS] -= 1

    def proceed(self, s: Front, chance: Chance) -> None:
        s.pop()
        deal(s, chance)


# The player of a solo battle


class Row(Phase[Front]):
    """Volkhov: which start row? (PG-9.2.3.8 to PG-9.2.3.11)"""

    def waiting(self, s: Front) -> i64:
        return 1

    def actions(self, s: Front, seat: i64) -> list[int]:
        return [pack(terms.V_ROW, row, 0, 0) for row in range(len(s.board.row_tiles))]

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        s.row = a_of(action)
        if s.events is not None:
            s.tell(E_ROW, [s.row])
        side = 1 - s.board.npc
        for tile in s.board.row_tiles[s.row]:
            s.capture(tile, side)
        if s.board.row_points[s.row]:
            add_points(s, side, s.board.row_points[s.row])
        s.scored = changed(s.scored, 2 * side + 1, tile_bits(s.board.row_tiles[s.row]))
        s.pop()
        s.push(terms.P_RAISE)


def tile_bits(tiles: list[int]) -> int:
    found: i64 = 0
    for tile in tiles:
        found |= BIT[tile]
    return found


class Raise(Phase[Front]):
    """Which unit does the player begin with? (PG-9.2.0.24)."""

    def waiting(self, s: Front) -> i64:
        if s.stack[terms.RAISE_COUNT] >= len(s.board.initial):
            return 0
        tiles = initial_places(s)
        for card in in_deck(s, 1 - s.board.npc):
            if self.may_raise(s, card, tiles):
                return 1
        return 0

    def actions(self, s: Front, seat: i64) -> list[int]:
        tiles = initial_places(s)
        return [
            pack(terms.V_RAISE, card, 0, 0)
            for card in in_deck(s, 1 - s.board.npc)
            if self.may_raise(s, card, tiles)
        ]

    def may_raise(self, s: Front, card: i64, tiles: list[int]) -> bool:
        classes: i64 = s.board.initial[s.stack[terms.RAISE_COUNT]]
        return classes >> s.board.kind[card] & 1 != 0 and fits_somewhere(s, card, tiles)

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        s.stack[terms.RAISE_COUNT] += 1
        s.push(terms.P_STATION, a_of(action))

    def proceed(self, s: Front, chance: Chance) -> None:
        s.pop()
        choose_first(s, chance)
        give_out(s, chance)


class Station(Phase[Front]):
    """Where does it stand? (PG-9.2.0.24)"""

    def waiting(self, s: Front) -> i64:
        return 1

    def actions(self, s: Front, seat: i64) -> list[int]:
        card = s.stack[terms.STATION_CARD]
        return [
            pack(terms.V_STATION, card, tile, 0)
            for tile in initial_places(s)
            if bears(s.board, card, tile)
        ]

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        card, tile = a_of(action), b_of(action)
        side = 1 - s.board.npc
        take_from_pile(s, side, card)
        s.put(card, tile)
        if s.events is not None:
            s.tell(E_PLACED, [side, card, tile])
        s.pop()
