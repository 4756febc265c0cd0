# hot: compiled by mypyc
"""What is on the table: the pieces, the cards of six countries, points, and what is under way.

Countries, spaces and kinds of cards are small ints. The pieces of a country are one mask of spaces:
a bit on land is an army, a bit at sea a navy (QG-11.1, 11.4). No list is ever changed in place, so
that copies share them; only hands and face-down discards change so often that each copy has its own
list of the six.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.fields import Fields
from vezerkar.core.kernel import BIT, FRAME, State
from vezerkar.core.lists import changed, with_list
from vezerkar.games.quartermaster.board import Board
from vezerkar.games.quartermaster.events import E_WON
from vezerkar.games.quartermaster.rules.card_lists import with_card, without
from vezerkar.games.quartermaster.terms import (
    BY_HOMES,
    BY_POINTS,
    COUNTRIES,
    NO_LIMIT,
    OP_ADD_SITE,
    OP_ADD_SUPPLY,
    OP_ALLOW,
    OP_GRANT,
    OP_REMOVE_SUPPLY,
    P_REBUILD,
    REBUILD_COUNTRY,
    REBUILD_SPACES,
    RESPONSE,
    STANDING,
)
from vezerkar.space.areas import count, neighbours, spread

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

# A card whose place in the draw deck everybody knows, because it went there openly.
SEEN: Final = 1024
OPEN_EVENTS: Final = 1 << 20  # beside the bits of events: any open event
NO_SPACES: Final[list[int]] = [0] * COUNTRIES  # by country
UNKNOWN: Final[list[int]] = [-1] * COUNTRIES  # by country: not worked out yet


FIELDS: Final = Fields(
    numbers="round active used",
    lists="points pieces shields grants open hands decks tops bottoms piles hidden status"
    " responses aside",
    unfrozen="board supply sites granted opened fed heard heard_by_any moments ready asked",
)


class War(State):
    """A game of Quartermaster General."""

    __slots__ = FIELDS.slots()

    board: Board
    round: i64
    active: i64  # the country whose turn it is
    points: list[int]  # by team (QG-1.3)

    # Pieces, by country
    pieces: list[int]  # masks of spaces
    shields: list[int]  # pieces that cannot be removed this turn
    grants: list[int]  # spaces in which a piece counts as supplied this turn

    # Cards, by country
    hands: list[list[int]]  # sorted
    decks: list[list[int]]  # the part of the draw deck whose order nobody knows, sorted
    tops: list[list[int]]  # known cards on top, the next to be drawn last
    bottoms: list[list[int]]  # known cards at the bottom, the last to be drawn first
    piles: list[list[int]]  # face-up discards in order, the uppermost last
    hidden: list[list[int]]  # face-down discards, sorted (QG-16.9)
    status: list[list[int]]  # face up on the table, in order of play
    responses: list[list[int]]  # face down on the table, in order of play
    aside: list[list[int]]  # set aside: the discards before the first turn, cards looked at

    used: i64  # Status cards used this turn, one bit each
    open: list[int]  # open events (QG-20.13): pairs of the event and the cards that answered it

    # Worked out from the rest
    supply: list[int]  # by country: its Supply Spaces
    sites: list[int]  # by country: where it may build an army without a neighbour
    granted: list[int]  # by country: spaces in which Status cards make pieces supplied
    opened: i64  # straits that are open to the first team
    fed: list[int]  # by country: its supplied pieces; -1 if not worked out yet
    heard: list[int]  # by country: the events that its Status cards may answer
    heard_by_any: i64  # the same events of all countries
    moments: list[int]  # by country: when its Status cards act, one bit for each `card_when`
    ready: i64  # countries that might have laid a Response for any window; -1: not worked out yet
    asked: i64  # countries that are asked in the uppermost window; -1 if not worked out yet

    def clone(self) -> War:
        t = War()
        t.phases = self.phases
        t.stack = self.stack[:]
        t.waiting = self.waiting
        t.choices = self.choices
        t.actions = self.actions
        t.ending = self.ending
        t.winner = self.winner
        t.events = None
        t.board = self.board
        t.round = self.round
        t.active = self.active
        t.points = self.points
        t.pieces = self.pieces
        t.shields = self.shields
        t.grants = self.grants
        t.hands = self.hands[:]
        t.decks = self.decks
        t.tops = self.tops
        t.bottoms = self.bottoms
        t.piles = self.piles
        t.hidden = self.hidden[:]
        t.status = self.status
        t.responses = self.responses
        t.aside = self.aside
        t.used = self.used
        t.open = self.open
        t.supply = self.supply
        t.sites = self.sites
        t.granted = self.granted
        t.opened = self.opened
        t.fed = self.fed
        t.heard = self.heard
        t.heard_by_any = self.heard_by_any
        t.moments = self.moments
        t.ready = self.ready
        t.asked = self.asked
        return t

    def fields(self) -> Fields:
        return FIELDS

    def thawed(self) -> None:
        self.refresh()

    def zones(self) -> list[list[list[int]]]:
        """Every place for cards, in the order in which it is frozen."""
        return [
            self.hands,
            self.decks,
            self.tops,
            self.bottoms,
            self.piles,
            self.hidden,
            self.status,
            self.responses,
            self.aside,
        ]

    # Pieces

    def team_pieces(self, team: i64) -> i64:
        """All spaces in which a team has a piece."""
        found: i64 = 0
        for c in self.board.members[team]:
            found |= self.pieces[c]
        return found

    def reserve(self, c: i64, kind: i64) -> i64:
        """Pieces of a kind that a country has left (QG-11.5, 11.11)."""
        board = self.board
        limit: i64 = board.armies[c] if kind == board.land else board.navies[c]
        return limit - count(self.pieces[c] & kind)

    def put(self, c: i64, space: i64) -> None:
        """A piece comes onto the board, and the game may be won by it (QG-23.1, 23.4)."""
        self.pieces = changed(self.pieces, c, self.pieces[c] | BIT[space])
        self.after_change(BIT[space])
        board = self.board
        team: i64 = board.team[c]
        if BIT[space] & board.homes[1 - team]:
            if count(self.team_pieces(team) & board.homes[1 - team]) >= board.sudden_homes:
                self.win(BY_HOMES, team)

    def lift(self, c: i64, space: i64) -> None:
        """A piece leaves the board and is available again (QG-11.6)."""
        self.pieces = changed(self.pieces, c, self.pieces[c] & ~BIT[space])
        if self.shields[c] >> space & 1:
            self.shields = changed(self.shields, c, self.shields[c] & ~BIT[space])
        self.after_change(BIT[space])
        # What stands there later is another piece: no card in progress rebuilds it (QG-C.GER.11).
        stack = self.stack
        end: i64 = len(stack)
        while end > 0:
            if stack[end - FRAME] == P_REBUILD and stack[end + REBUILD_COUNTRY] == c:
                stack[end + REBUILD_SPACES] &= ~BIT[space]
            end -= FRAME

    def after_change(self, spaces: i64) -> None:
        """Supply and straits follow the board at once (QG-8.14, 12.14)."""
        self.fed = UNKNOWN
        self.ready = -1
        if spaces & self.board.anchors:
            self.opened = self.open_straits()

    # Straits and supply

    def open_straits(self) -> i64:
        """The straits that are open to the first team (QG-8.3 to 8.6)."""
        board = self.board
        first = self.team_pieces(0)
        second = self.team_pieces(1)
        found: i64 = board.strait_axis
        for i in range(len(board.strait_land)):
            land = BIT[board.strait_land[i]]
            if first & land:
                found |= BIT[i]
            elif second & land:
                found &= ~BIT[i]
        return found

    def near(self, team: i64) -> list[int]:
        """The neighbours of every space as a team sees them now (QG-8.2, 8.13)."""
        nears = self.board.nears
        opened = self.opened
        if team == 1:
            opened = (len(nears) - 1) & ~opened
        return nears[opened]

    def supplied(self, c: i64) -> i64:
        """The spaces of a country's supplied pieces (QG-12.2 to 12.8)."""
        found: i64 = self.fed[c]
        if found < 0:
            found = self.work_out_supply(c, self.pieces[c])
            self.fed = changed(self.fed, c, found)
        return found

    def work_out_supply(self, c: i64, pieces: i64) -> i64:
        """The supplied ones if a country had just these pieces."""
        board = self.board
        start = pieces & ((board.land & self.supply[c]) | self.granted[c] | self.grants[c])
        if not start:
            return 0
        team: i64 = board.team[c]
        bases = neighbours(board.near, (self.team_pieces(team) | pieces) & board.land)
        free = pieces & (board.land | bases)  # QG-12.5
        return spread(self.near(team), start, free)

    def refresh(self) -> None:
        """Work out again what follows from the Status cards and the pieces on the table."""
        board = self.board
        supply: list[int] = [board.stars] * COUNTRIES
        sites = [BIT[home] for home in board.home]
        granted: list[int] = [0] * COUNTRIES
        for owner in range(COUNTRIES):
            for card in self.status[owner]:
                if board.card_when[card] != STANDING:
                    continue
                for step in board.card_plan[card]:
                    op: i64 = board.step_op[step]
                    spaces: i64 = board.step_spaces[step]
                    for c in range(COUNTRIES):
                        if not board.step_countries[step] >> c & 1:
                            continue
                        if op == OP_ADD_SUPPLY:
                            supply[c] |= spaces
                        elif op == OP_ADD_SITE:
                            sites[c] |= spaces
                        elif op == OP_GRANT:
                            granted[c] |= board.step_kind[step]
        self.take_supply_away(supply)
        self.supply = supply
        self.sites = sites
        self.granted = granted
        self.opened = self.open_straits()
        self.heard = [self.events_for(cards) for cards in self.status]
        self.heard_by_any = 0
        for events in self.heard:
            self.heard_by_any |= events
        self.moments = [self.moments_of(cards) for cards in self.status]
        self.fed = UNKNOWN
        self.ready = -1
        self.asked = -1

    def events_for(self, cards: list[int]) -> int:
        """The events that some cards wait for, and OPEN_EVENTS if one may answer an open one."""
        board = self.board
        found: i64 = 0
        for card in cards:
            found |= board.trigger_events[card]
            if board.trigger_open[card]:
                found |= OPEN_EVENTS
        return found

    def moments_of(self, cards: list[int]) -> int:
        """When some cards act, one bit for each `card_when`."""
        found: i64 = 0
        for card in cards:
            found |= BIT[self.board.card_when[card]]
        return found

    def take_supply_away(self, supply: list[int]) -> None:
        """A space that a card takes from a country is no Supply Space, whatever else says so."""
        board = self.board
        for owner in range(COUNTRIES):
            for card in self.status[owner]:
                for step in board.card_plan[card]:
                    if board.step_op[step] == OP_REMOVE_SUPPLY:
                        for c in range(COUNTRIES):
                            if board.step_countries[step] >> c & 1:
                                supply[c] &= ~board.step_spaces[step]

    def reach_anyway(self, c: i64, card: i64) -> i64:
        """Where a card of a country reaches enemies from nowhere, through a Status card."""
        board = self.board
        found: i64 = 0
        for held in self.status[c]:
            if board.card_when[held] == STANDING:
                for step in board.card_plan[held]:
                    if board.step_op[step] == OP_ALLOW:
                        if board.step_types[step] & BIT[board.card_type[card]]:
                            found |= board.step_spaces[step]
        return found

    # Points

    def score(self, c: i64, points: i64) -> None:
        """A country gains points for its team (QG-1.3), and the game may be won (QG-23.2)."""
        team: i64 = self.board.team[c]
        self.points = changed(self.points, team, self.points[team] + points)
        if self.points[team] >= self.board.sudden_points:
            self.win(BY_POINTS, team)

    def win(self, ending: i64, team: i64) -> None:
        """The game is over at that instant (QG-23.5)."""
        if self.ending >= 0:
            return
        self.end(ending, team)
        if self.events is not None:
            self.tell(E_WON, [team, self.points[0], self.points[1]])

    # Cards

    def deck_size(self, c: i64) -> int:
        return len(self.decks[c]) + len(self.tops[c]) + len(self.bottoms[c])

    def next_cards(self, c: i64, cards: i64, chance: Chance) -> list[int]:
        """Take cards from the top of a draw deck, or as many as there are (QG-15.2)."""
        found: list[int] = []
        if self.tops[c]:
            top = self.tops[c][:]
            while top and len(found) < cards:
                found.append(top.pop() & ~SEEN)
            self.tops = with_list(self.tops, c, top)
        if len(found) < cards and self.decks[c]:
            deck = self.decks[c][:]
            while deck and len(found) < cards:
                found.append(deck.pop(chance.below(len(deck))))
            self.decks = with_list(self.decks, c, deck)
        if len(found) < cards and self.bottoms[c]:
            bottom = self.bottoms[c][:]
            while bottom and len(found) < cards:
                found.append(bottom.pop() & ~SEEN)
            self.bottoms = with_list(self.bottoms, c, bottom)
        return found

    def leave_hand(self, c: i64, card: i64) -> None:
        self.hands[c] = without(self.hands[c], card)

    def put_on_pile(self, c: i64, card: i64) -> None:
        """A card goes face up on top of the discard pile (QG-16.3, 16.4)."""
        self.piles = with_list(self.piles, c, [*self.piles[c], card])
        if self.board.card_type[card] == RESPONSE:
            self.ready = -1

    def put_under_pile(self, c: i64, card: i64) -> None:
        """An unplayed card goes face down under the discard pile (QG-16.6)."""
        self.hidden[c] = with_card(self.hidden[c], card)

    def may_use_again(self, card: i64) -> bool:
        """Whether a Status card is not spent for this turn (QG-20.14)."""
        board = self.board
        return board.card_limit[card] == NO_LIMIT or not self.used & BIT[board.card_slot[card]]
