# hot: compiled by mypyc
"""What is on the table: a battle in progress, as plain numbers.

Units, hexes, cards and seats are small ints; names live in setup.py and the text files. Sets of
units are masks, one bit each. Positions are kept twice (`unit_hex` and `at`) and change only in
`put`, `lift` and `march`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core import decks
from vezerkar.core.fields import Fields
from vezerkar.core.kernel import BIT, FRAME, NOBODY, PLAYING, State
from vezerkar.core.lists import plus
from vezerkar.games.memoir.board import Board
from vezerkar.games.memoir.events import (
    E_BATTLE_WON,
    E_DEALT,
    E_DISCARDED,
    E_DREW,
    E_DREW_CARD,
    E_ELIMINATED,
    E_HIT,
    E_MEDAL,
    E_MEDAL_LOST,
    E_RESHUFFLED,
    E_SANDBAGS_GONE,
    E_SECOND_BATTLE,
    E_TURN,
)
from vezerkar.games.memoir.terms import (
    ALLIES,
    AXIS,
    BY_MATCH,
    BY_MEDALS,
    BY_NO_UNITS,
    NO_CARD,
    NO_SIDE,
    P_COMMAND,
    P_DROP,
    P_PLAY,
    PERMANENT,
    SANDBAGS,
    SUDDEN_DEATH,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

FIELDS: Final = Fields(
    numbers="active turn leg card ambusher held general moved fought barred halted took named",
    lists="hands orders drawn pile discard played plan last last_zones unit_hex unit_men at"
    " left medals tally match works",
    unfrozen="board",
)


class Battle(State):
    """A battle of Memoir '44."""

    __slots__ = FIELDS.slots()

    board: Board
    active: i64  # the side whose turn it is
    turn: i64  # turns finished, of both sides together
    leg: i64  # 0 in the first battle of a match, 1 in the second

    # The card in force and what its units have done this turn
    card: i64  # the ordinary order while none is in force
    general: i64  # Overlord: the section of the field general who acts, else -1
    orders: list[int]  # by seat: mask of the units it has ordered
    moved: i64
    fought: i64  # has used up its battle
    barred: i64  # may not battle because of how it moved
    halted: i64  # had to stop where it is: may not take ground
    took: i64  # has taken ground
    named: i64  # enemy units named for an air strike

    # Cards: counts of each kind but for the hands, which are sorted lists
    hands: list[list[int]]
    drawn: list[int]  # the cards a player looks at before keeping one
    pile: list[int]
    discard: list[int]
    played: list[int]  # cards on the table that are discarded at the end of the turn
    ambusher: i64  # the side that has played Ambush this turn, or NO_SIDE
    plan: list[int]  # Overlord: cards handed out, as pairs (order, zones)
    last: list[int]  # by side: the orders of its last turn, one a zone, then the chief's
    last_zones: list[int]  # by side: the physical zones that Infantry Assault chose

    # Units, pieces, medals
    unit_hex: list[int]  # -1 when not on the board
    unit_men: list[int]
    at: list[int]  # by hex: the unit, -1 when empty
    works: bytes  # by hex: wire and sandbags
    left: list[int]  # units on the board by side
    medals: list[int]  # medals that are never lost, by side
    held: i64  # objectives that count now
    tally: list[int]  # all medals that count now, by side
    match: list[int]  # medals of the first battle, by team

    def clone(self) -> Battle:
        t = Battle()
        t.phases = self.phases
        t.stack = self.stack[:]
        t.waiting = self.waiting
        t.choices = self.choices
        t.actions = self.actions
        t.ending = self.ending
        t.winner = self.winner
        t.events = None
        t.board = self.board
        t.active = self.active
        t.turn = self.turn
        t.leg = self.leg
        t.card = self.card
        t.general = self.general
        t.orders = self.orders
        t.moved = self.moved
        t.fought = self.fought
        t.barred = self.barred
        t.halted = self.halted
        t.took = self.took
        t.named = self.named
        t.hands = self.hands
        t.drawn = self.drawn
        t.pile = self.pile
        t.discard = self.discard
        t.played = self.played
        t.ambusher = self.ambusher
        t.plan = self.plan
        t.last = self.last
        t.last_zones = self.last_zones
        t.unit_hex = self.unit_hex[:]
        t.unit_men = self.unit_men
        t.at = self.at[:]
        t.works = self.works
        t.left = self.left
        t.medals = self.medals
        t.held = self.held
        t.tally = self.tally
        t.match = self.match
        return t

    def fields(self) -> Fields:
        return FIELDS

    # Seats

    def give_order(self, seat: i64, u: i64) -> None:
        """A seat orders a unit and handles it for the rest of the turn."""
        orders = self.orders[:]
        orders[seat] |= BIT[u]
        self.orders = orders

    def team(self, side: i64) -> i64:
        """The team that plays a side in this battle of the match."""
        return side ^ self.leg

    def seat_in_charge(self, side: i64, h: i64) -> i64:
        """The member of the side's team who commands the units on a hex (M44-A3.3, A3.9)."""
        board = self.board
        team = side ^ self.leg
        seats = board.team_seats[team]
        if len(seats) == 1:
            return seats[0]
        return board.post[team][self.own_section(side, h)]

    def commanders(self) -> i64:
        """The seats that order, move and battle now: the team, in Overlord one field general."""
        board = self.board
        team = self.active ^ self.leg
        if self.general >= 0:
            return BIT[board.post[team][self.general]]
        return board.team_mask[team]

    def handler(self, u: i64) -> i64:
        """Mask of the seat that ordered a unit: it handles it for the whole turn (M44-A3.7)."""
        team = self.active ^ self.leg
        seats = self.board.team_seats[team]
        if len(seats) > 1:
            for seat in seats:
                if self.orders[seat] & BIT[u]:
                    return BIT[seat]
        return BIT[seats[0]]

    def own_section(self, side: i64, h: i64) -> i64:
        """Left, center or right of a side, for a hex; the center for a hex on a line (M44-A3.7)."""
        board = self.board
        zones: i64 = board.zones[h]
        per_section: i64 = board.zone_count // 3
        found: i64 = 1
        for z in range(board.zone_count):
            if zones & BIT[z]:
                section: i64 = z // per_section
                if section == 1:
                    return 1
                found = section
        return found if side == board.bottom else 2 - found

    # Pieces

    def put(self, u: i64, h: i64) -> None:
        """A unit comes to stand on an empty hex."""
        self.unit_hex[u] = h
        self.at[h] = u

    def lift(self, u: i64) -> None:
        """A unit leaves its hex; its sandbags go with it (M44-A2.56)."""
        h: i64 = self.unit_hex[u]
        self.at[h] = -1
        if self.works[h] & SANDBAGS:
            self.lay(h, self.works[h] & ~SANDBAGS)
            if self.events is not None:
                self.tell(E_SANDBAGS_GONE, [h])

    def lay(self, h: i64, works: i64) -> None:
        """Wire and sandbags on a hex are these now."""
        changed = bytearray(self.works)
        changed[h] = works
        self.works = bytes(changed)

    def march(self, u: i64, h: i64) -> None:
        """A unit goes from its hex to another, and the objectives are looked at (M44-O.12)."""
        start: i64 = self.unit_hex[u]
        self.lift(u)
        self.put(u, h)
        if self.board.goal_at[start] or self.board.goal_at[h]:
            self.score()

    def remove(self, u: i64) -> None:
        """A unit leaves the board for good."""
        self.lift(u)
        self.unit_hex[u] = -1
        self.set_men(u, 0)
        self.left = plus(self.left, self.board.unit_side[u], -1)
        self.halted &= ~BIT[u]

    def set_men(self, u: i64, figures: i64) -> None:
        """A unit has so many figures now."""
        men = self.unit_men[:]
        men[u] = figures
        self.unit_men = men

    def wound(self, u: i64, figures: i64) -> None:
        """A unit loses figures; with the last one it is eliminated (M44-4.41, 4.42)."""
        men: i64 = self.unit_men[u]
        lost = figures if figures < men else men
        self.set_men(u, men - lost)
        if self.events is not None:
            self.tell(E_HIT, [u, lost, men - lost])
        if lost == men:
            self.eliminate(u)

    def eliminate(self, u: i64) -> None:
        """The last figure goes to the medals of the other side, whoever's turn it is (M44-O.2)."""
        side: i64 = self.board.unit_side[u]
        if self.events is not None:
            self.tell(E_ELIMINATED, [u, self.unit_hex[u]])
        self.remove(u)
        self.medals = plus(self.medals, 1 - side, self.board.unit_medals[u])
        self.score()

    # Medals and the end of a battle

    def holds(self, goal: i64) -> bool:
        """Whether units of its own side stand on enough hexes of an objective (M44-O.9, O.11)."""
        board = self.board
        needed: i64 = board.goal_needed[goal]
        side: i64 = board.goal_side[goal]
        for h in board.goal_hexes[goal]:
            u: i64 = self.at[h]
            if u >= 0 and board.unit_side[u] == side:
                needed -= 1
                if needed == 0:
                    return True
        return False

    def score(self) -> None:
        """Book all medals gained and lost by one step, then see who has won (M44-O.13)."""
        board = self.board
        axis: i64 = 0
        allies: i64 = 0
        for goal in range(len(board.goal_mode)):
            mode: i64 = board.goal_mode[goal]
            if mode == SUDDEN_DEATH or (mode == PERMANENT and self.held & BIT[goal]):
                continue
            if not self.holds(goal):
                self.held &= ~BIT[goal]
                continue
            self.held |= BIT[goal]
            if mode == PERMANENT:
                # M44-O.8
                self.medals = plus(self.medals, board.goal_side[goal], board.goal_medals[goal])
            elif board.goal_side[goal] == AXIS:
                axis += board.goal_medals[goal]
            else:
                allies += board.goal_medals[goal]
        self._book(AXIS, self.medals[AXIS] + axis)
        self._book(ALLIES, self.medals[ALLIES] + allies)
        self._see_who_won()

    def _book(self, side: i64, total: i64) -> None:
        before: i64 = self.tally[side]
        if total == before:
            return
        self.tally = plus(self.tally, side, total - before)
        if self.events is not None:
            if total > before:
                self.tell(E_MEDAL, [side, total - before])
            else:
                self.tell(E_MEDAL_LOST, [side, before - total])

    def _see_who_won(self) -> None:
        if self.ending >= 0:
            return
        mine = self.active  # M44-O.14: if both reach the target at once, the active side wins
        target = self.board.target
        for side in (mine, 1 - mine):
            if self.tally[side] >= target[side]:
                self.win(BY_MEDALS, side)
                return
        for side in (mine, 1 - mine):
            if self.left[1 - side] == 0:
                self.win(BY_NO_UNITS, side)  # M44-O.15
                return

    def win(self, ending: i64, side: i64) -> None:
        """The battle is over at once (M44-O.4); the winner has its full target (M44-O.5, O.16)."""
        target = self.board.target
        self.tally = plus(self.tally, side, target[side] - self.tally[side])
        surplus = self.tally[1 - side] - target[1 - side]
        if surplus > 0:  # M44-O.14: both reached their target in the same step
            self.tally = plus(self.tally, 1 - side, -surplus)
        if self.events is not None:
            self.tell(E_BATTLE_WON, [side, self.tally[side], self.tally[1 - side]])
        self.end(ending, self.team(side))

    def carry_on(self, chance: Chance) -> bool:
        """After the first battle of a match the second begins, sides exchanged (M44-S.10)."""
        if not self.board.two_battles or self.ending == BY_MATCH:
            return False
        teams = [self.tally[self.team(AXIS)], self.tally[self.team(ALLIES)]]
        if self.leg == 0:
            self.match = teams
            self.leg = 1
            if self.events is not None:
                self.tell(E_SECOND_BATTLE, [])
            self.begin(chance)
            return True
        self.match = [self.match[0] + teams[0], self.match[1] + teams[1]]
        winner = -1 if self.match[0] == self.match[1] else int(self.match[1] > self.match[0])
        self.end(BY_MATCH, winner)
        return False

    # The start of a battle (M44-S.3 to S.14)

    def begin(self, chance: Chance) -> None:
        """Set up a battle, the first or the second of a match."""
        board = self.board
        self.ending = PLAYING
        self.winner = NOBODY
        self.waiting = 0
        self.choices = 0
        self.actions = []
        self.active = board.first  # M44-S.14
        self.turn = 0
        self.orders = [0] * (len(board.team_seats[0]) + len(board.team_seats[1]))
        self.clear_turn()
        self.medals = [0, 0]
        self.tally = [0, 0]
        self.held = 0
        self.last = [NO_CARD] * (2 * board.memory)
        self.last_zones = [0, 0]
        self._place_pieces()
        self._deal(chance)
        self.stack = [0] * FRAME
        self.begin_turn()
        if board.drops:
            self.push(P_DROP)
        else:
            self.score()  # M44-O.17

    def _place_pieces(self) -> None:
        """Units with their figures, wire and sandbags (M44-S.4, S.5)."""
        board = self.board
        self.unit_hex = board.start_hex[:]
        self.unit_men = board.start_men
        self.works = bytes(board.start_works)
        self.at = [-1] * board.count
        self.at[board.wall] = 0  # the wall off the board blocks like a unit
        self.left = [0, 0]
        for u in range(len(self.unit_hex)):
            h = self.unit_hex[u]
            if h >= 0:
                self.at[h] = u
                self.left[board.unit_side[u]] += 1

    def _deal(self, chance: Chance) -> None:
        """Shuffle the deck and deal the hands (M44-S.11, S.12)."""
        board = self.board
        self.pile = board.deck[:]
        self.discard = [0] * len(board.deck)
        self.hands = [[], []]
        self.drawn = []
        self.played = []
        self.plan = []
        for side in (board.first, 1 - board.first):
            for i in range(board.hand_size[side]):
                self.take_in_hand(side, self.next_card(chance))
            if self.events is not None:
                self.tell(E_DEALT, [side, board.hand_size[side]])

    # The start of a turn

    def begin_turn(self) -> None:
        """The active side is to play a card; the frame of the turn before gives way."""
        if self.events is not None:
            self.tell(E_TURN, [self.active, self.turn + 1])
        self.replace(P_COMMAND if self.board.overlord else P_PLAY)

    def clear_turn(self) -> None:
        """Forget what units have done: a new turn begins (M44-4.60)."""
        self.card = self.board.ordinary
        self.general = -1
        self.orders = [0] * len(self.orders)
        self.moved = 0
        self.fought = 0
        self.barred = 0
        self.halted = 0
        self.took = 0
        self.named = 0
        self.ambusher = NO_SIDE
        self.plan = []

    # Cards

    def choose_zones(self, zones: i64) -> None:
        """Remember the section that the active side chose for Infantry Assault (M44-K.29)."""
        if self.last_zones[self.active] == zones:
            return
        other = self.last_zones[1 - self.active]
        self.last_zones = [zones, other] if self.active == AXIS else [other, zones]

    def take_in_hand(self, side: i64, card: int) -> None:
        hand = self.hands[side][:]
        at: i64 = len(hand)
        while at > 0 and hand[at - 1] > card:
            at -= 1
        hand.insert(at, card)
        self._set_hand(side, hand)

    def play_from_hand(self, side: i64, card: int) -> None:
        """A card goes from a hand onto the table."""
        hand = self.hands[side][:]
        hand.remove(card)
        self._set_hand(side, hand)
        self.played = [*self.played, card]

    def _set_hand(self, side: i64, hand: list[int]) -> None:
        self.hands = [hand, self.hands[1]] if side == AXIS else [self.hands[0], hand]

    def put_on_discards(self, side: i64, card: int) -> None:
        """A card goes face up on the discard pile (M44-5.2)."""
        self.discard = plus(self.discard, card, 1)
        if self.events is not None:
            self.tell(E_DISCARDED, [side, card])

    def draw_card(self, side: i64, chance: Chance) -> bool:
        """Draw one card into a hand; an empty pile is renewed from the discards (M44-5.3, 5.8)."""
        card = self.next_card(chance)
        if card < 0:
            return False
        self.take_in_hand(side, card)
        self.tell_draw(side, card)
        return True

    def next_card(self, chance: Chance) -> int:
        """The next card of the pile, or -1 if there is none to be had."""
        size: i64 = decks.size(self.pile)
        if size == 0:
            if not self.board.reshuffles or decks.size(self.discard) == 0:
                return -1
            self.reshuffle()
            size = decks.size(self.pile)
        self.pile = self.pile[:]
        return decks.draw_at(self.pile, chance.below(size))

    def reshuffle(self) -> None:
        """The discards become part of the pile again."""
        self.pile = self.pile[:]
        self.discard = self.discard[:]
        decks.pour(self.discard, self.pile)
        if self.events is not None:
            self.tell(E_RESHUFFLED, [])

    def tell_draw(self, side: i64, card: i64) -> None:
        """Everybody sees that a card was drawn, its owner sees which (M44-I.1)."""
        if self.events is not None:
            self.tell(E_DREW, [side, 1])
            self.tell(E_DREW_CARD, [side, card], self.hand_viewers(side))

    def hand_viewers(self, side: i64) -> int:
        """The seats that may see a side's hand: the team, in Overlord its chief only (M44-I.5)."""
        team = self.team(side)
        if self.board.overlord:
            return BIT[self.board.chief[team]]
        return self.board.team_mask[team]
