# hot: compiled by mypyc
"""What is on the table: a battle in progress, as plain numbers.

Tiles, cards, units, sides and decks are small ints. A unit on the map is a place in the lists by
unit; where it stands is kept several times (`unit_tile`, `at`, `roster`, `occupied`) and changes
only in `put`, `shift`, `exchange` and `lift`, control of a tile only in `capture`.

Cards are drawn and discarded often, and piles are long: so a pile is copied at the first change
after a clone, and belongs to its state from then on (`own_pile` and `own_discards`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core import decks
from vezerkar.core.fields import Fields
from vezerkar.core.kernel import BIT, State
from vezerkar.core.lists import changed, with_list
from vezerkar.games.panzer.board import Board
from vezerkar.games.panzer.events import (
    E_AMMO,
    E_DUG_IN,
    E_DUG_OUT,
    E_PRESTIGE,
)
from vezerkar.games.panzer.terms import (
    FORT,
    MOVES_AND_FIRES,
    MUD,
    TOP_MORALE,
    UNIT_SLOTS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


# The combat in progress (`Front.fight`); empty when there is none.
F_ATTACKER: Final = 0
F_DEFENDER: Final = 1
F_RETURNING: Final = 2  # 0 while the attacker fires, 1 while the defender does
F_FIRED: Final = 3  # ATTACKER_BIT if the attacker has fired, DEFENDER_BIT
F_FIRE: Final = 4
F_TARGET: Final = 5
F_BESIDE: Final = 6  # morale markers beside the card: attacker, defender
F_DUG: Final = 8  # 1 while the defender counts as dug in
F_FLOOR: Final = 9  # morale cannot fall below this: attacker, defender
F_PREVENT: Final = 11
F_NO_RETREAT: Final = 12
F_DEAD: Final = 13  # the same bits
F_STANDS: Final = 14  # 1 once the fire value follows the firing unit's morale
F_TERRAIN: Final = 15  # the tile's bonus within the target value
F_BONUS: Final = 16
F_TILE: Final = 17  # where the defender stood
F_GONE: Final = 18  # HAS_LEFT or WITHDRAWS
F_STARTER: Final = 19  # 0 if the attacker fires first
F_LENGTH: Final = 20
ATTACKER_BIT: Final = 1
DEFENDER_BIT: Final = 2
HAS_LEFT: Final = 1  # the defender is no longer on that tile
WITHDRAWS: Final = 2  # it is about to withdraw from it

# Sizes of the piles in one number (`Front.pile_sizes`), and the decks that there are.
SIZE_BITS: Final = 10
MAX_SIZE: Final = 1023
DECK_COUNT: Final = 6

FIELDS: Final = Fields(
    numbers="turn active first row moved fired spent fresh extra acted prep granted longer"
    " bonus free_ranged discount hq_used weather trap dug stepped",
    lists="prestige ammo points kills scored control at unit_tile unit_card unit_marks"
    " unit_tag purse pledge table npc_cards fight support sheet hands known bought top"
    " piles discards",
    unfrozen="board roster german_units soviet_units german_ground soviet_ground pile_sizes owned",
)


def sorted_with(numbers: list[int], number: int) -> list[int]:
    """Sorted numbers and one more."""
    found = numbers[:]
    i: i64 = len(found)
    while i > 0 and found[i - 1] > number:
        i -= 1
    found.insert(i, number)
    return found


class Front(State):
    """A battle of Panzer General: Russian Assault."""

    __slots__ = FIELDS.slots()

    board: Board
    turn: i64  # the game turn; 0 during the set-up
    active: i64  # the side whose turn it is
    first: i64  # the side that is first player
    row: i64  # the start row chosen in Volkhov, else -1

    # What units have done in this player turn, as masks of units
    moved: i64
    fired: i64
    spent: i64  # dug in, jumped or newly deployed: no further action
    fresh: i64  # deployed this turn: no extra action either (PG-6.2.24)
    extra: i64  # has used its extra action (PG-6.2.29)
    stepped: i64  # has moved with it (PG-6.2.8)
    acted: i64  # non-player units that have been activated
    # Effects until the end of the player turn
    prep: i64  # units that Prep Fire keeps from being dug in
    granted: i64  # units that may move AND fire by a card
    longer: i64  # units whose support range is one greater
    bonus: i64  # added to the fire value of combats the active side starts
    free_ranged: i64  # 1 if the active side's ranged support costs nothing
    discount: i64  # of the next deployment
    hq_used: i64
    weather: i64
    trap: i64  # sides, as bits, whose next victim hits a mine without a flip

    dug: i64  # units with a dug-in marker
    prestige: list[int]
    ammo: list[int]
    points: list[int]
    kills: list[int]  # enemy units destroyed, by side
    scored: list[int]  # by side: groups and single tiles that have been scored, as bits
    control: list[int]  # by tile
    at: list[int]  # by tile: the unit, -1 when empty
    unit_tile: list[int]  # -1 when the place is free
    unit_card: list[int]
    unit_marks: list[int]  # morale markers on the card
    unit_tag: list[int]  # how a non-player unit came in

    # Cards
    hands: list[list[int]]  # sorted, without the bluff card
    known: list[list[int]]  # by side: cards of its hand that the opponent has seen
    bought: list[list[int]]  # by side: set-up units that are not placed yet
    top: list[list[int]]  # by side: cards known to lie on its unit deck, the next one last
    purse: list[int]  # set-up prestige not yet spent
    pledge: list[int]  # by side: the card laid down in step 12, -1 if none yet
    piles: list[list[int]]  # by deck: copies of each card
    discards: list[list[int]]
    table: list[int]  # cards being played, the latest last; T_LENGTH numbers for each
    npc_cards: list[int]  # drawn for the non-player side in this fire

    # The combat in progress
    fight: list[int]
    support: list[int]  # S_LENGTH numbers for each supporter
    sheet: list[int]  # R_LENGTH numbers for each row

    # Worked out from the rest and kept in step with it
    roster: list[list[int]]  # by side: its units on the map, in order; nobody's list stays empty
    german_units: i64  # the tiles they stand on, as bits
    soviet_units: i64
    german_ground: i64  # the tiles under control, as bits
    soviet_ground: i64
    pile_sizes: i64  # the cards in the piles, SIZE_BITS for each deck
    owned: i64  # piles, and behind them discards, that no copy shares, as bits by deck

    def clone(self) -> Front:
        t = Front()
        t.phases = self.phases
        t.stack = self.stack[:]
        t.waiting = self.waiting
        t.choices = self.choices
        t.actions = self.actions
        t.ending = self.ending
        t.winner = self.winner
        t.events = None
        t.board = self.board
        t.turn = self.turn
        t.active = self.active
        t.first = self.first
        t.row = self.row
        t.moved = self.moved
        t.fired = self.fired
        t.spent = self.spent
        t.fresh = self.fresh
        t.extra = self.extra
        t.stepped = self.stepped
        t.acted = self.acted
        t.prep = self.prep
        t.granted = self.granted
        t.longer = self.longer
        t.bonus = self.bonus
        t.free_ranged = self.free_ranged
        t.discount = self.discount
        t.hq_used = self.hq_used
        t.weather = self.weather
        t.trap = self.trap
        t.dug = self.dug
        t.prestige = self.prestige
        t.ammo = self.ammo
        t.points = self.points
        t.kills = self.kills
        t.scored = self.scored
        t.control = self.control
        t.at = self.at
        t.unit_tile = self.unit_tile
        t.unit_card = self.unit_card
        t.unit_marks = self.unit_marks
        t.unit_tag = self.unit_tag
        t.hands = self.hands
        t.known = self.known
        t.bought = self.bought
        t.top = self.top
        t.purse = self.purse
        t.pledge = self.pledge
        t.piles = self.piles
        t.discards = self.discards
        t.table = self.table
        t.npc_cards = self.npc_cards
        t.fight = self.fight
        t.support = self.support
        t.sheet = self.sheet
        t.roster = self.roster
        t.german_units = self.german_units
        t.soviet_units = self.soviet_units
        t.german_ground = self.german_ground
        t.soviet_ground = self.soviet_ground
        t.pile_sizes = self.pile_sizes
        t.owned = self.owned = 0
        return t

    def fields(self) -> Fields:
        return FIELDS

    def thawed(self) -> None:
        roster: list[list[int]] = [[], [], []]
        self.german_units = self.soviet_units = self.german_ground = self.soviet_ground = 0
        for u in range(UNIT_SLOTS):
            if self.unit_tile[u] >= 0:
                roster[self.side(u)].append(u)
                self.mark_unit(self.side(u), BIT[self.unit_tile[u]])
        self.roster = roster
        for tile in range(len(self.control)):
            self.mark_ground(self.control[tile], BIT[tile])
        self.owned = self.pile_sizes = 0
        for deck in range(len(self.piles)):
            self.pile_sizes |= decks.size(self.piles[deck]) * BIT[SIZE_BITS * deck]

    # Who plays what

    def seat_mask(self, side: i64) -> i64:
        """The seat of a side as a mask; nothing for a side that nobody plays."""
        seat = self.board.seat[side]
        return BIT[seat] if seat >= 0 else 0

    def audience(self, side: i64) -> int:
        """Who sees a side's hand (PG-6.1.10)."""
        seat = self.board.seat[side]
        return BIT[seat] if seat >= 0 else -1

    # Units

    def side(self, u: i64) -> i64:
        return self.board.side[self.unit_card[u]]

    def units(self, side: i64) -> list[int]:
        """The units of a side on the map; the list is shared and not to be changed."""
        return self.roster[side]

    def occupied(self, side: i64) -> i64:
        """The tiles with a unit of a side, as bits; a side that does not exist has none."""
        if side == 0:
            return self.german_units
        if side == 1:
            return self.soviet_units
        return 0

    def empty(self) -> i64:
        """The tiles without a unit, as bits."""
        return self.board.all_tiles & ~(self.german_units | self.soviet_units)

    def mark_unit(self, side: i64, tiles: i64) -> None:
        """Units of a side come onto these tiles, or leave them."""
        if side == 0:
            self.german_units ^= tiles
        else:
            self.soviet_units ^= tiles

    def able(self, u: i64, ability: i64) -> bool:
        return self.board.able[self.unit_card[u]] & ability != 0

    def put(self, card: i64, tile: i64) -> i64:
        """A card becomes a unit on an empty tile and takes the lowest free number."""
        u: i64 = 0
        while self.unit_tile[u] >= 0:
            u += 1
        self.unit_tile = changed(self.unit_tile, u, tile)
        self.unit_card = changed(self.unit_card, u, card)
        self.at = changed(self.at, tile, u)
        side = self.side(u)
        self.roster = with_list(self.roster, side, sorted_with(self.roster[side], u))
        self.mark_unit(side, BIT[tile])
        return u

    def shift(self, u: i64, tile: i64) -> None:
        """A unit goes to an empty tile."""
        start = self.unit_tile[u]
        at = self.at[:]
        at[start] = -1
        at[tile] = u
        self.at = at
        self.unit_tile = changed(self.unit_tile, u, tile)
        self.mark_unit(self.side(u), BIT[start] ^ BIT[tile])

    def exchange(self, u: i64, other: i64) -> None:
        """Two units of a side change places (PG-6.2.8)."""
        mine, theirs = self.unit_tile[u], self.unit_tile[other]
        at = self.at[:]
        at[mine], at[theirs] = other, u
        self.at = at
        tiles = self.unit_tile[:]
        tiles[u], tiles[other] = theirs, mine
        self.unit_tile = tiles

    def lift(self, u: i64) -> None:
        """A unit leaves the map and its markers with it (PG-5.0.5)."""
        side, tile = self.side(u), self.unit_tile[u]
        left = self.roster[side][:]
        left.remove(u)
        self.roster = with_list(self.roster, side, left)
        self.mark_unit(side, BIT[tile])
        self.at = changed(self.at, tile, -1)
        self.unit_tile = changed(self.unit_tile, u, -1)
        card = self.unit_card[u]
        self.unit_card = changed(self.unit_card, u, 0)
        self.unit_marks = changed(self.unit_marks, u, 0)
        self.unit_tag = changed(self.unit_tag, u, 0)
        clear: i64 = ~BIT[u]
        self.moved &= clear
        self.fired &= clear
        self.spent &= clear
        self.fresh &= clear
        self.extra &= clear
        self.stepped &= clear
        self.acted &= clear
        self.prep &= clear
        self.granted &= clear
        self.longer &= clear
        self.dug &= clear
        self.put_on_discards(side, card)

    def printed(self, u: i64) -> i64:
        """The morale a unit starts with; doubled in row b of Volkhov (PG-9.2.3.9)."""
        card = self.unit_card[u]
        morale: i64 = self.board.morale[card]
        if self.row >= 0 and self.row == self.board.row_doubles:
            if self.board.side[card] != self.board.npc:
                return 2 * morale if 2 * morale < TOP_MORALE else TOP_MORALE
        return morale

    def beside(self, u: i64) -> i64:
        """Morale markers of the combat in progress (PG-5.4.38)."""
        fight = self.fight
        if fight:
            if fight[F_ATTACKER] == u:
                return fight[F_BESIDE]
            if fight[F_DEFENDER] == u:
                return fight[F_BESIDE + 1]
        return 0

    def markers(self, u: i64) -> i64:
        """All morale markers of a unit: what its attack value has gained or lost (PG-5.4.37)."""
        return self.unit_marks[u] + self.beside(u)

    def morale(self, u: i64) -> i64:
        """PG-5.4.35: the printed morale and all markers."""
        return self.printed(u) + self.unit_marks[u] + self.beside(u)

    def one_action(self, u: i64) -> bool:
        """Whether a unit moves OR fires now (PG-5.4.42); mud slows hard units, a card may help."""
        if self.weather & MUD and self.board.hard[self.unit_card[u]]:
            return True
        if self.granted >> u & 1:
            return False
        return not self.able(u, MOVES_AND_FIRES)

    def is_dug(self, u: i64) -> bool:
        """Dug in, by a marker or by the walls it stands in (PG-1.0.6, PG-6.2.18)."""
        if self.prep >> u & 1:
            return False
        return self.dug >> u & 1 != 0 or self.in_fort(u)

    def in_fort(self, u: i64) -> bool:
        return self.board.nature[self.unit_tile[u]] & FORT != 0

    def dig(self, u: i64) -> None:
        if not self.dug & BIT[u]:
            self.dug |= BIT[u]
            if self.events is not None:
                self.tell(E_DUG_IN, [u])

    def dig_out(self, u: i64) -> None:
        """The dug-in marker goes (PG-6.2.17)."""
        if self.dug & BIT[u]:
            self.dug &= ~BIT[u]
            if self.events is not None:
                self.tell(E_DUG_OUT, [u])

    # Control of tiles

    def ground(self, side: i64) -> i64:
        """The tiles that a side controls, as bits."""
        if side == 0:
            return self.german_ground
        return self.soviet_ground

    def mark_ground(self, side: i64, tiles: i64) -> None:
        """A side gains these tiles, or loses them; nobody's are not marked."""
        if side == 0:
            self.german_ground ^= tiles
        elif side == 1:
            self.soviet_ground ^= tiles

    def capture(self, tile: i64, side: i64) -> None:
        """A tile comes under the control of a side."""
        self.mark_ground(self.control[tile], BIT[tile])
        self.mark_ground(side, BIT[tile])
        self.control = changed(self.control, tile, side)

    # Prestige and ammunition

    def earn(self, side: i64, amount: i64) -> None:
        """Prestige never falls below 0; a non-player side has none (PG-2.0.3, PG-9.2.0.3)."""
        if side == self.board.npc:
            return
        before = self.prestige[side]
        after = max(0, before + amount)
        if after != before:
            self.prestige = changed(self.prestige, side, after)
            if self.events is not None:
                self.tell(E_PRESTIGE, [side, after - before, after])

    def change_ammo(self, side: i64, amount: i64) -> None:
        """Add ammunition, or pay with it; it never falls below 0 (PG-2.0.5)."""
        if side == self.board.npc:
            return
        before = self.ammo[side]
        after = max(0, before + amount)
        if after != before:
            self.ammo = changed(self.ammo, side, after)
            if self.events is not None:
                self.tell(E_AMMO, [side, after - before, after])

    def price(self, side: i64, card: i64) -> i64:
        """What a card costs its player (PG-5.4.48); half in row a of Volkhov (PG-9.2.3.8)."""
        if side == self.board.npc:
            return 0
        cost: i64 = self.board.cost[card]
        if self.row >= 0 and self.row == self.board.row_halves:
            return cost // 2
        return cost

    # Cards

    def hold(self, side: i64, card: i64) -> None:
        """A card comes into a hand."""
        self.hands = with_list(self.hands, side, sorted_with(self.hands[side], card))

    def drop(self, side: i64, card: i64) -> None:
        """A card leaves a hand."""
        hand = self.hands[side][:]
        hand.remove(card)
        self.hands = with_list(self.hands, side, hand)
        if card in self.known[side]:
            known = self.known[side][:]
            known.remove(card)
            self.known = with_list(self.known, side, known)

    def put_on_discards(self, deck: i64, card: i64) -> None:
        """A card goes onto a discard pile, face up (PG-5.2.8)."""
        self.own_discards(deck)[card - self.board.deck_first[deck]] += 1

    def pile_size(self, deck: i64) -> i64:
        """How many cards a pile holds."""
        return self.pile_sizes >> SIZE_BITS * deck & MAX_SIZE

    def own_pile(self, deck: i64) -> list[int]:
        """The pile of a deck, to be changed in place."""
        if not self.owned >> deck & 1:
            self.piles = with_list(self.piles, deck, self.piles[deck][:])
            self.owned |= BIT[deck]
        return self.piles[deck]

    def own_discards(self, deck: i64) -> list[int]:
        """The discards of a deck, to be changed in place."""
        if not self.owned >> DECK_COUNT + deck & 1:
            self.discards = with_list(self.discards, deck, self.discards[deck][:])
            self.owned |= BIT[DECK_COUNT + deck]
        return self.discards[deck]

    def set_pile(self, deck: i64, pile: list[int]) -> None:
        """Another pile takes the place of the old one."""
        self.piles = with_list(self.piles, deck, pile)
        self.owned &= ~BIT[deck]
        more = decks.size(pile) - self.pile_size(deck)
        self.pile_sizes += more * BIT[SIZE_BITS * deck]

    # Start rows and headquarters

    def start_tiles(self, side: i64) -> list[int]:
        if self.row >= 0 and side != self.board.npc:
            return self.board.row_tiles[self.row]
        return self.board.start[side]

    def headquarters(self, side: i64) -> i64:
        if self.row >= 0 and side != self.board.npc:
            return self.board.row_hq[self.row]
        return self.board.hq[side]
