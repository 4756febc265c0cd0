# hot: compiled by mypyc
"""What is on the table: a battle in progress, as plain numbers.

Towers, squares, cards and seats are small ints; names live in setup.py and the text files. Places
of towers are kept twice (`square` and `at`) and change only in `put`, `lift` and `go`. All other
lists are replaced when they change, never changed in place, so that copies can share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.fields import Fields
from vezerkar.core.kernel import BIT, State
from vezerkar.core.lists import changed, plus, with_list
from vezerkar.games.crescent.board import Board, steps_over
from vezerkar.games.crescent.events import (
    E_DESTROYED,
    E_FELL,
    E_FELL_PERSONAL,
    E_LAST_ROUND,
    E_LOST,
    E_SCORED,
)
from vezerkar.games.crescent.terms import (
    ALL_TROOPS,
    ARMY_PLACES,
    BRIDGE,
    BY_CAPTAIN,
    BY_SIDE,
    DEAD,
    EXTRA_PAY,
    GREEN,
    LIEUTENANT,
    MORE_CUBES,
    MORE_POINTS,
    NO_CARD,
    NO_WORK,
    NOT_DUE,
    PLACES,
    PURPLE,
    RAMPART,
    STIRRED,
    TYPES,
    UPGRADE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


FIELDS: Final = Fields(
    numbers="round turn army filled built toll due quiet revealed locked council council_next"
    " survey shields failed",
    lists="square discs owner attacked captured at ground works score personal lost spent"
    " thoughts upgraded pay lieutenant force idle river played hand draw discard out"
    " laid cubes drawn recalled unshown known_hand known_discard",
    unfrozen="board enemy_half_steps",
)


class Battle(State):
    """A battle of Kereszt és Félhold."""

    __slots__ = FIELDS.slots()

    board: Board
    round: i64  # 0 while the armies are being set up
    turn: i64  # the seat that carries out orders
    army: i64  # the troop type whose order is carried out, NO_TROOP if none
    filled: i64  # 1 when Filling the Ranks of this order was used
    built: i64  # 1 when the building card of this order was used
    failed: i64  # 1 when the order counts as withdrawn although something was done (KF-6.2.2)
    toll: i64  # discs lost in the last retreat
    due: i64  # the ending that was reached in this round, NOT_DUE if none
    quiet: i64  # rounds since the score of a side last changed, -1 in such a round (KF-8.7)
    revealed: i64  # 0 while plans are secret
    locked: i64  # mask of the seats whose plan is handed in
    council: i64  # mask of the sides whose captains see each other's plans now (KF-6.24.2)
    council_next: i64
    survey: i64  # mask of the sides whose territory counts double (KF-6.31.1)
    shields: i64  # mask of the seats whom Counter-espionage protects (KF-6.12.1)

    # Towers and what lies on the ground
    square: list[int]  # DEAD or WAITING when not on the board
    discs: list[int]
    owner: list[int]  # the side: a gun may be captured
    attacked: list[int]  # the round of the exhaustion marker, 0 if there is none (KF-2.8.2)
    captured: list[int]  # the round in which a gun was captured
    at: list[int]  # by square: the tower, -1 when empty
    ground: bytes
    works: bytes
    river: bytes  # by square: the letter of a river piece
    enemy_half_steps: bytes  # as in Board, for terrain that was laid here; follows from `ground`

    # Points: by side, by seat; lost discs by side and troop type
    score: list[int]
    personal: list[int]
    lost: list[int]

    # Captains, by seat: cards are counts of each kind
    hand: list[list[int]]
    draw: list[list[int]]
    discard: list[list[int]]
    out: list[list[int]]
    laid: list[list[int]]  # by troop * ARMY_PLACES + colour: the card, -1 if none
    played: list[int]  # mask of the places whose pre-action was carried out this round
    cubes: list[list[int]]  # by troop
    drawn: list[list[int]]  # the cards taken from the draw pile in this planning phase
    recalled: list[list[int]]  # and those from the discard pile
    spent: list[int]  # command points of the revealed plan
    idle: list[int]  # cubes that lie on no army card after the reveal (KF-2.3.4)
    thoughts: list[int]  # how often something was taken back in this planning phase
    upgraded: list[int]  # mask of the army cards on side B
    pay: list[int]  # cubes from Extra Pay
    lieutenant: list[int]  # hand cards from Valiant Lieutenant
    force: list[int]  # by seat * 6 + troop: mask of the cards that work this round (KF-3.2.8)

    # What everybody knows of a captain's cards
    unshown: list[list[int]]  # never revealed: in the draw pile or in hand
    known_hand: list[list[int]]
    known_discard: list[list[int]]

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
        t.round = self.round
        t.turn = self.turn
        t.army = self.army
        t.filled = self.filled
        t.built = self.built
        t.failed = self.failed
        t.toll = self.toll
        t.due = self.due
        t.quiet = self.quiet
        t.revealed = self.revealed
        t.locked = self.locked
        t.council = self.council
        t.council_next = self.council_next
        t.survey = self.survey
        t.shields = self.shields
        t.square = self.square[:]
        t.discs = self.discs
        t.owner = self.owner
        t.attacked = self.attacked
        t.captured = self.captured
        t.at = self.at[:]
        t.ground = self.ground
        t.works = self.works
        t.river = self.river
        t.enemy_half_steps = self.enemy_half_steps
        t.score = self.score
        t.personal = self.personal
        t.lost = self.lost
        t.hand = self.hand
        t.draw = self.draw
        t.discard = self.discard
        t.out = self.out
        t.laid = self.laid
        t.played = self.played
        t.cubes = self.cubes
        t.drawn = self.drawn
        t.recalled = self.recalled
        t.spent = self.spent
        t.idle = self.idle
        t.thoughts = self.thoughts
        t.upgraded = self.upgraded
        t.pay = self.pay
        t.lieutenant = self.lieutenant
        t.force = self.force
        t.unshown = self.unshown
        t.known_hand = self.known_hand
        t.known_discard = self.known_discard
        return t

    def fields(self) -> Fields:
        return FIELDS

    def thawed(self) -> None:
        self.enemy_half_steps = steps_over(self.board, self.ground)

    # Towers

    def put(self, t: i64, square: i64) -> None:
        """A tower comes onto the board."""
        self.square[t] = square
        self.at[square] = t

    def go(self, t: i64, square: i64) -> None:
        """A tower goes from its square to another."""
        self.at[self.square[t]] = -1
        self.square[t] = square
        self.at[square] = t

    def lose(self, t: i64, n: i64) -> i64:
        """A tower loses discs, at most all it has; without any it is destroyed (KF-2.1.4)."""
        board = self.board
        gone: i64 = min(n, self.discs[t])
        if gone == 0:
            return 0
        self.discs = plus(self.discs, t, -gone)
        self.lost = plus(self.lost, self.owner[t] * TYPES + board.tower_troop[t], gone)
        if self.events is not None:
            self.tell(E_LOST, [t, gone, self.discs[t]])
        if self.discs[t] == 0:
            square: i64 = self.square[t]
            self.at[square] = -1
            self.square[t] = DEAD
            if self.events is not None:
                self.tell(E_DESTROYED, [t, square])
        return gone

    def has_troop(self, side: i64, troop: i64) -> bool:
        """Whether a side has a tower of a type on the board (KF-3.1.16)."""
        board = self.board
        for t in range(board.towers):
            if board.tower_troop[t] == troop and self.square[t] >= 0 and self.owner[t] == side:
                return True
        return False

    def troops(self, side: i64) -> i64:
        """The types of which a side has a tower on the board, as a mask."""
        troop_of = self.board.tower_troop
        owner = self.owner
        found: i64 = 0
        for t, square in enumerate(self.square):
            troop: i64 = troop_of[t]
            if not found >> troop & 1 and square >= 0 and owner[t] == side:
                found |= BIT[troop]
                if found == ALL_TROOPS:
                    break
        return found

    def has_army(self, side: i64) -> bool:
        for t in range(self.board.towers):
            if self.square[t] >= 0 and self.owner[t] == side:
                return True
        return False

    def exhausted(self, t: i64) -> bool:
        """KF-2.8.2: a marked tower cannot attack."""
        return self.attacked[t] != 0

    # Ground

    def enterable(self, square: i64) -> bool:
        """Plain, forest, town, or what is bridged."""
        return self.board.enter[self.ground[square]] != 0 or self.works[square] == BRIDGE

    def free(self, square: i64) -> bool:
        """A tower may stand here and none does."""
        return self.at[square] < 0 and self.enterable(square)

    def set_work(self, square: i64, work: i64) -> None:
        works = bytearray(self.works)
        works[square] = work
        self.works = bytes(works)

    def tiles_left(self) -> i64:
        """KF-0.8: bridges and ramparts come from one supply."""
        used = len(self.works) - self.works.count(NO_WORK)
        return self.board.tiles - used

    def is_rampart(self, square: i64) -> bool:
        return self.works[square] >= RAMPART

    def protects(self, square: i64, direction: i64) -> bool:
        """Whether a rampart protects from a direction, seen from its square (KF-2.6.26)."""
        work: i64 = self.works[square]
        if work < RAMPART:
            return False
        turned = (direction - 2 * (work - RAMPART)) & 7
        return turned == 0 or turned == 1 or turned == 7

    # Army cards

    def card_side(self, seat: i64, troop: i64) -> i64:
        """Where the values of a captain's army card stand in the tables: side A or B."""
        return troop * 2 + (self.upgraded[seat] >> troop & 1)

    def ability(self, seat: i64, troop: i64) -> int:
        return self.board.ability[self.card_side(seat, troop)]

    def in_force(self, seat: i64, troop: i64, card: i64) -> bool:
        """Whether a card that lasts works for a captain's army card (KF-3.2.8)."""
        return self.force[seat * TYPES + troop] & BIT[card] != 0

    def will_be_b(self, seat: i64, troop: i64) -> bool:
        """Side B, or an Upgrade lies on the card in this plan (KF-3.1.13)."""
        if self.upgraded[seat] >> troop & 1:
            return True
        return self.laid[seat][troop * ARMY_PLACES + PURPLE] == UPGRADE

    def cube_room(self, seat: i64, troop: i64) -> i64:
        """How many cubes an army card takes (KF-2.3.2)."""
        return self.board.max_cubes[troop * 2 + int(self.will_be_b(seat, troop))]

    def side_b(self, seat: i64) -> i64:
        """The army cards on side B, those included that this plan will turn (KF-3.1.13)."""
        laid = self.laid[seat]
        found: i64 = self.upgraded[seat]
        troop: i64 = 0
        while troop < TYPES:
            if laid[ARMY_PLACES * troop + PURPLE] == UPGRADE:
                found |= BIT[troop]
            troop += 1
        return found

    def bonus_of(self, seat: i64, bonus: i64) -> i64:
        """Upgrades of a captain that bring a bonus, those of this plan included."""
        brings = self.board.bonus
        found: i64 = 0
        troop: i64 = 0
        while troop < TYPES:
            if brings[troop] & bonus and self.will_be_b(seat, troop):
                found += 1
            troop += 1
        return found

    def green_laid(self, seat: i64, card: i64) -> i64:
        """1 if a green card lies in the plan."""
        laid = self.laid[seat]
        place: i64 = GREEN
        while place < PLACES:
            if laid[place] == card:
                return 1
            place += ARMY_PLACES
        return 0

    def point_limit(self, seat: i64) -> i64:
        """KF-2.4.2, KF-2.4.3."""
        return self.board.command + self.bonus_of(seat, MORE_POINTS)

    def cube_limit(self, seat: i64) -> i64:
        """KF-2.3.3."""
        more = self.pay[seat] + self.green_laid(seat, EXTRA_PAY)
        return self.board.cubes + more + self.bonus_of(seat, MORE_CUBES)

    def hand_limit(self, seat: i64) -> i64:
        """KF-3.1.5."""
        more = self.lieutenant[seat] + self.green_laid(seat, LIEUTENANT)
        return self.board.hand_limit + more

    def points_laid(self, seat: i64) -> i64:
        """The command points of all cards that lie in a plan."""
        total: i64 = 0
        points = self.board.points
        for card in self.laid[seat]:
            if card >= 0:
                total += points[card]
        return total

    def cubes_laid(self, seat: i64) -> i64:
        total: i64 = 0
        for n in self.cubes[seat]:
            total += n
        return total

    # Moving cards

    def set_laid(self, seat: i64, place: i64, card: i64) -> None:
        self.laid = with_list(self.laid, seat, changed(self.laid[seat], place, card))

    def take_up(self, seat: i64, place: i64) -> i64:
        """A pre-action is carried out; its place stays taken for the round (KF-6.22.2)."""
        card: i64 = self.laid[seat][place]
        self.set_laid(seat, place, NO_CARD)
        self.played = changed(self.played, seat, self.played[seat] | BIT[place])
        return card

    def set_cubes(self, seat: i64, troop: i64, n: i64) -> None:
        self.cubes = with_list(self.cubes, seat, changed(self.cubes[seat], troop, n))

    def to_hand(self, seat: i64, card: i64, n: i64) -> None:
        self.hand = with_list(self.hand, seat, plus(self.hand[seat], card, n))

    def to_draw(self, seat: i64, card: i64, n: i64) -> None:
        self.draw = with_list(self.draw, seat, plus(self.draw[seat], card, n))

    def to_discard(self, seat: i64, card: i64, n: i64) -> None:
        self.discard = with_list(self.discard, seat, plus(self.discard[seat], card, n))

    def put_away(self, seat: i64, card: i64, used: bool) -> None:
        """An open card leaves the table: green ones that were used leave the game (KF-3.2.7)."""
        if used and self.board.colour[card] == GREEN:
            self.out = with_list(self.out, seat, plus(self.out[seat], card, 1))
        else:
            self.to_discard(seat, card, 1)
            known = plus(self.known_discard[seat], card, 1)
            self.known_discard = with_list(self.known_discard, seat, known)

    # Points

    def award(self, side: i64, points: i64, seat: i64) -> None:
        """Points for a side, and for the captain who earned them (KF-3.3.1, KF-3.3.2)."""
        if points == 0:
            return
        self.score = plus(self.score, side, points)
        self.quiet = STIRRED
        if self.events is not None:
            self.tell(E_SCORED, [side, points])
        if seat >= 0 and self.board.seats == 4:
            self.personal = plus(self.personal, seat, points)
        self.watch_goals()

    def penalise(self, seat: i64) -> None:
        """A withdrawn order: with four players only the captain loses the point (KF-3.3.5)."""
        points = self.board.withdrawal
        if self.board.seats == 4:
            self.personal = plus(self.personal, seat, points)
            if self.events is not None:
                self.tell(E_FELL_PERSONAL, [seat, -points])
        else:
            self.score = plus(self.score, seat % 2, points)
            self.quiet = STIRRED
            if self.events is not None:
                self.tell(E_FELL, [seat % 2, -points])

    def watch_goals(self) -> None:
        """KF-4.1, KF-4.2, KF-4.10: once reached, the end is certain."""
        if self.due != NOT_DUE:
            return
        board = self.board
        if self.score[0] >= board.side_goal or self.score[1] >= board.side_goal:
            self.due = BY_SIDE
        elif board.seats == 4:
            for points in self.personal:
                if points >= board.personal_goal:
                    self.due = BY_CAPTAIN
        if self.due != NOT_DUE and self.events is not None:
            self.tell(E_LAST_ROUND, [])

    def discs_lost(self, side: i64) -> i64:
        """KF-4.6."""
        total: i64 = 0
        for troop in range(TYPES):
            total += self.lost[side * TYPES + troop]
        return total

    # Order of play

    def first(self) -> i64:
        """The seat that begins the round (KF-1.18, KF-3.2.9)."""
        board = self.board
        return (self.round - 1 + board.starter) % board.seats

    def nth(self, n: i64) -> i64:
        """The seat that comes n places after the first player."""
        return (self.first() + n) % self.board.seats

    def next_of_side(self, side: i64) -> i64:
        """The captain of a side who comes next after the one whose turn it is (KF-8.3)."""
        seats = self.board.seats
        for i in range(1, seats + 1):
            seat = (self.turn + i) % seats
            if seat % 2 == side:
                return seat
        return side
