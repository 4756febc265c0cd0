# hot: compiled by mypyc
"""What is on the table: a campaign in progress, as plain numbers.

Units, hexes, sectors and seats are small ints; names live in setup.py and the text files. Where
units stand is kept twice (`unit_hex` and `at`, in the order of arrival) and changes only in `put`
and `lift`. What can be worked out from the rest is kept in caches that copies share:
`rules/zones.py` and `rules/supply.py` fill them when somebody asks, pieces that move empty them.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vezerkar.core.fields import Fields
from vezerkar.core.kernel import NOBODY, PLAYING, Phase, State
from vezerkar.core.lists import changed
from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.events import E_DESTROYED, E_LOST_STEP, E_MARGIT, E_ZONE_OPEN
from vezerkar.games.hungary.rules.ground import Ground
from vezerkar.games.hungary.rules.paths import Paths
from vezerkar.games.hungary.rules.picks import Picks
from vezerkar.games.hungary.rules.shares import Shares
from vezerkar.games.hungary.rules.targets import AttackTargets
from vezerkar.games.hungary.terms import (
    AT_BASE,
    AXIS,
    DEAD,
    HQ,
    MOVED,
    NO_TARGET,
    OOS,
    PARTISAN,
    POINTS_LENGTH,
    SOVIET,
    STACK_LIMIT,
    TURN_STEP,
)

NO_MAPS: Final[list[vec[u8]]] = []
NO_GROUNDS: Final[list[Ground | None]] = [None, None]
NO_STATES: Final[list[list[int]]] = [[], []]
NO_LINES: Final[list[list[vec[i64]]]] = [[], []]
NO_PATHS: Final[list[Paths]] = []
EMPTY: Final[list[int]] = []


FIELDS: Final = Fields(
    numbers="turn active orders order order_steps order_mobile margit_crossed zone_open"
    " rising ready_sides group_trucks supply_settled",
    lists="unit_hex unit_steps flags control trucks arrival source points charges base"
    " sector target picked group announced battle attackers guns bombs bids left_out",
    computed="standing",
    unfrozen="board at shared side_maps stale_hexes ground_cache pick_cache hq_state_cache"
    " hq_line_cache shares_cache spare_cache target_cache group_paths",
)


class Campaign(State):
    """A game of A magyarországi csata."""

    __slots__ = FIELDS.slots()

    board: Board
    turn: int
    active: int  # the side whose player turn it is

    # Units by number; these four lists change only after own()
    shared: bool  # whether somebody else has the same lists
    unit_hex: list[int]  # a hex, or GONE, DEAD, DUE, HANGAR
    unit_steps: list[int]
    flags: list[int]  # OOS, MOVED, FOUGHT ...
    at: list[list[int]]  # by hex: ground units in the order of arrival; lists are replaced
    control: bytes  # by hex: the side that holds it (HU-14.1)
    trucks: list[list[int]]  # by side: hex * 2 + moved, sorted; lists are replaced
    arrival: list[int]  # the turn a reinforcement or a destroyed HQ comes; replaced
    source: list[int]  # the HQ or -2 - depot that supplied a unit last, -1 if none; replaced

    # Phase A
    points: list[int]  # by nation: ground, of these armour, air; replaced
    charges: list[int]  # masks of the HQs that a restored unit may be charged to; replaced

    # Führer orders, Margit line, rising
    orders: int  # received so far
    order: int  # the one to be carried out this turn, 0 if none
    order_steps: int  # steps that have attacked this turn
    order_mobile: int
    margit_crossed: int
    zone_open: int  # a Soviet-side unit has entered the Slovak zone
    rising: int  # 0 quiet, 1 the S roll is due, 2 it has been made

    # Air, by unit number
    base: list[int]  # the HQ of a Soviet-side air unit, -1 if none; replaced
    sector: list[int]  # replaced
    target: list[int]  # replaced
    picked: list[int]  # by side: the air unit that is being assigned, -1 if none; replaced
    ready_sides: int  # mask of the sides that have finished a secret plan

    # A group that moves, a battle that is fought; all lists are replaced
    group: list[int]
    group_trucks: int
    announced: list[int]  # target hexes, as often as they are announced
    battle: list[int]  # B_TARGET, B_BLITZ ... (terms.py); empty if there is none
    attackers: list[int]
    guns: list[int]
    bombs: list[int]
    bids: list[int]  # by side, -1 while the bid is open
    left_out: list[int]  # units that go without supply because their owner says so
    supply_settled: int  # 1 once the owner has said who goes without supply

    # Worked out when asked, empty when it must be worked out again
    side_maps: list[vec[u8]]  # by side: flags by hex, see rules/zones.py
    stale_hexes: list[int]  # hex * 2 + side: what has changed since then; replaced
    ground_cache: list[Ground | None]  # by side: what it walks on; replaced
    pick_cache: Picks | None  # who may move next, see rules/picking.py
    hq_state_cache: list[list[int]]  # by side: the states of its HQs, see rules/supply.py
    hq_line_cache: list[list[vec[i64]]]  # by side and HQ: its lines within the range, by hex
    shares_cache: Shares | None  # which HQ supplies which Soviet-side unit
    spare_cache: list[int]  # units that may go without supply where it is short; replaced
    target_cache: AttackTargets | None  # whom a side can attack, see rules/attacks.py
    group_paths: list[Paths]  # of a group or truck that is to go: ordinary, then operational

    def clone(self) -> Campaign:
        t = Campaign()
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
        t.shared = self.shared = True
        t.unit_hex = self.unit_hex
        t.unit_steps = self.unit_steps
        t.flags = self.flags
        t.at = self.at
        t.control = self.control
        t.trucks = self.trucks
        t.arrival = self.arrival
        t.source = self.source
        t.points = self.points
        t.charges = self.charges
        t.orders = self.orders
        t.order = self.order
        t.order_steps = self.order_steps
        t.order_mobile = self.order_mobile
        t.margit_crossed = self.margit_crossed
        t.zone_open = self.zone_open
        t.rising = self.rising
        t.base = self.base
        t.sector = self.sector
        t.target = self.target
        t.picked = self.picked
        t.ready_sides = self.ready_sides
        t.group = self.group
        t.group_trucks = self.group_trucks
        t.announced = self.announced
        t.battle = self.battle
        t.attackers = self.attackers
        t.guns = self.guns
        t.bombs = self.bombs
        t.bids = self.bids
        t.left_out = self.left_out
        t.supply_settled = self.supply_settled
        t.side_maps = self.side_maps
        t.stale_hexes = self.stale_hexes
        t.ground_cache = self.ground_cache
        t.pick_cache = self.pick_cache
        t.hq_state_cache = self.hq_state_cache
        t.hq_line_cache = self.hq_line_cache
        t.shares_cache = self.shares_cache
        t.spare_cache = self.spare_cache
        t.target_cache = self.target_cache
        t.group_paths = self.group_paths
        return t

    def fields(self) -> Fields:
        return FIELDS

    @property
    def standing(self) -> list[int]:
        """All units on the map, hex by hex in the order of arrival (HU-4.2.5)."""
        out: list[int] = []
        for h in self.board.hexes:
            out += self.at[h]
        return out

    @standing.setter
    def standing(self, units: list[int]) -> None:
        self.at = [EMPTY] * self.board.count
        for u in units:
            h = self.unit_hex[u]
            self.at[h] = [*self.at[h], u]

    def thawed(self) -> None:
        self.group_paths = NO_PATHS
        self.forget()

    def forget(self) -> None:
        """Pieces stand elsewhere: zones of control and supply must be worked out again."""
        self.side_maps = NO_MAPS
        self.stale_hexes = EMPTY
        self.ground_cache = NO_GROUNDS
        self.pick_cache = None
        self.target_cache = None
        self.forget_supply()
        self.spare_cache = EMPTY

    def forget_supply(self) -> None:
        """Units stand elsewhere, or hexes have changed hands."""
        self.hq_state_cache = NO_STATES
        self.hq_line_cache = NO_LINES
        self.shares_cache = None

    def touch(self, h: int, side: int) -> None:
        """Something of a side has changed in a hex."""
        stale = 2 * h + side
        for known in self.stale_hexes:
            if known == stale:
                return
        self.stale_hexes = [*self.stale_hexes, stale]

    # Pieces on the map

    def own(self) -> None:
        """Before a unit changes: the lists of units, which copies share, become our own.

        Most copies are made to be asked, not to be played on; those are spared the work. Who may
        move next, and attack whom, depends on the units, and is forgotten.
        """
        self.pick_cache = None
        self.target_cache = None
        if self.shared:
            self.shared = False
            self.unit_hex = self.unit_hex[:]
            self.unit_steps = self.unit_steps[:]
            self.flags = self.flags[:]
            self.at = self.at[:]

    def keep(self) -> None:
        """The lists of units are kept by somebody: before a unit changes they are copied."""
        self.shared = True

    def put(self, u: int, h: int) -> None:
        """A unit comes to a hex, as the last to arrive (HU-4.2.5)."""
        self.own()
        self.unit_hex[u] = h
        self.at[h] = [*self.at[h], u]
        self.touch(h, self.board.unit_side[u])
        self.forget_supply()

    def lift(self, u: int) -> None:
        """A unit leaves its hex; the caller says where it is now."""
        h = self.unit_hex[u]
        if h >= 0:
            self.own()
            self.at[h] = [other for other in self.at[h] if other != u]
            self.touch(h, self.board.unit_side[u])
            self.forget_supply()

    def remove(self, u: int, place: int) -> None:
        """A unit leaves the map for good or for a while."""
        self.lift(u)
        self.own()
        self.unit_hex[u] = place
        self.flags[u] = 0
        if self.source[u] != -1:
            self.source = changed(self.source, u, -1)

    def is_combat(self, u: int) -> bool:
        """HU-14.4: whether a ground unit is a combat unit and not an HQ."""
        return self.board.unit_type[u] < HQ

    def combat_in(self, h: int) -> list[int]:
        """The combat units of a hex in the order of arrival."""
        board = self.board
        pile = self.at[h]
        if not pile:
            return pile
        return [u for u in pile if board.unit_type[u] < HQ]

    def strength_in(self, h: int) -> int:
        """How many combat units stand in a hex (HU-4.1.1, HU-4.1.4)."""
        count = 0
        for u in self.at[h]:
            if self.board.unit_type[u] < HQ:
                count += 1
        return count

    def lose_step(self, u: int) -> None:
        """HU-1.5.4, HU-1.5.9: a unit is reduced, or destroyed by the loss of its last step."""
        self.own()
        self.unit_steps[u] -= 1
        if self.unit_steps[u] == 0:
            self.destroy(u)
        elif self.events is not None:
            self.tell(E_LOST_STEP, [u])

    def destroy(self, u: int) -> None:
        """A combat unit leaves the map and may be rebuilt."""
        h = self.unit_hex[u]
        self.set_steps(u, 0)
        self.remove(u, DEAD)
        if self.events is not None:
            self.tell(E_DESTROYED, [u, h])
        if self.board.unit_type[u] == PARTISAN and not self.has_partisans() and self.rising == 0:
            self.rising = 1  # HU-12.2.2.1: rolled in phase E

    def has_partisans(self) -> bool:
        for u in self.board.partisans:
            if self.unit_hex[u] >= 0:
                return True
        return False

    # Trucks

    def trucks_at(self, side: int, h: int) -> int:
        """How many trucks of a side are in a hex."""
        count = 0
        for truck in self.trucks[side]:
            if truck >> 1 == h:
                count += 1
        return count

    def add_truck(self, side: int, h: int, moved: int = 0) -> None:
        mine = [*self.trucks[side], h * 2 + moved]
        mine.sort()
        self.set_trucks(side, mine)
        self.touch(h, side)

    def take_truck(self, side: int, h: int, moved_first: bool = True) -> None:
        """One truck of a hex leaves the map; those that have moved go first unless told so."""
        mine = self.trucks[side][:]
        first = h * 2 + (1 if moved_first else 0)
        mine.remove(first if first in mine else first ^ 1)
        self.set_trucks(side, mine)
        self.touch(h, side)

    def set_trucks(self, side: int, mine: list[int]) -> None:
        """The list of a side anew; whoever moves a truck touches its hexes."""
        both = self.trucks[:]
        both[side] = mine
        self.trucks = both
        self.target_cache = None

    # Control

    def take_control(self, hexes: list[int], side: int) -> None:
        """HU-14.1: hexes belong to the side whose combat unit entered them last."""
        changed = False
        for h in hexes:
            if self.control[h] != side:
                changed = True
        if changed:
            table = bytearray(self.control)
            for h in hexes:
                table[h] = side
            self.control = bytes(table)
            axis, soviet = self.ground_cache
            self.ground_cache = [
                None if axis is None else axis.taken(hexes, side),
                None if soviet is None else soviet.taken(hexes, side),
            ]
            self.forget_supply()

    def march(self, u: int, path: list[int]) -> None:
        """A unit goes along a path, its own hex first: control, Margit line, Slovak zone."""
        board = self.board
        self.lift(u)
        self.put(u, path[-1])
        if board.unit_type[u] >= PARTISAN or len(path) < 2:
            return  # HU-14.1, HU-12.2.1.9: HQs and partisans change nothing
        self.take_control(path[1:], board.unit_side[u])
        if board.unit_side[u] == SOVIET:
            self.mark_passage(u, path)

    def mark_passage(self, u: int, path: list[int]) -> None:
        board = self.board
        if not self.margit_crossed and self.turn < board.fort_from[board.margit]:
            for i in range(len(path) - 1):
                d = board.direction(path[i], path[i + 1])
                if board.fort[path[i] * 6 + d] == board.margit + 1 and not self.margit_crossed:
                    self.margit_crossed = 1  # HU-8.7.7
                    if self.events is not None:
                        self.tell(E_MARGIT, [u])
        if not self.zone_open:
            for h in path:
                if board.zone[h] and not self.zone_open:
                    self.zone_open = 1  # HU-12.2.1.2
                    if self.events is not None:
                        self.tell(E_ZONE_OPEN, [u])

    def is_crowded_out(self, u: int) -> bool:
        """HU-4.2.1: whether a unit is in excess of four in its hex."""
        pile = self.at[self.unit_hex[u]]
        if len(pile) <= STACK_LIMIT:
            return False
        before = 0
        for other in pile:
            if other == u:
                return before >= STACK_LIMIT
            if self.board.unit_type[other] < HQ:
                before += 1
        return False

    # Whose turn it is, and who decides

    def turn_step(self) -> int:
        """The step of the turn that is going on (HU-2.1): the frame of the turn counts ahead."""
        return self.stack[TURN_STEP] - 1 if self.stack else 0

    def chief(self, side: int) -> int:
        """The mask of the seat that commands a side (HU-1.0.3)."""
        return 1 << self.board.chief[side]

    def owner(self, u: int) -> int:
        """The mask of the seat that owns a unit."""
        return 1 << self.board.unit_owner[u]

    def owns(self, seat: int, u: int) -> bool:
        return self.board.unit_owner[u] == seat

    def has(self, u: int, flag: int) -> bool:
        return self.flags[u] & flag != 0

    def mark(self, u: int, flag: int) -> None:
        self.own()
        self.flags[u] |= flag

    def unmark(self, u: int, flag: int) -> None:
        self.own()
        self.flags[u] &= ~flag

    def set_steps(self, u: int, steps: int) -> None:
        self.own()
        self.unit_steps[u] = steps

    def set_place(self, u: int, place: int) -> None:
        """An air unit is elsewhere; ground units come and go by `put` and `remove`."""
        self.own()
        self.unit_hex[u] = place

    def clear_flag(self, side: int, flag: int) -> None:
        """A marker is taken off all units of a side."""
        board = self.board
        self.own()
        flags = self.flags
        gone: i64 = flag
        for units in (board.combat_units[side], board.hqs[side], board.air_units[side]):
            u: i64
            for u in units:
                before: i64 = flags[u]
                if before & gone:  # few have it
                    flags[u] = before & ~gone

    # Values

    def attack_of(self, u: int) -> int:
        """HU-5.5.2: the attack value, halved when the unit is out of supply."""
        value = self.board.unit_attack[3 * u + self.unit_steps[u]]
        return value // 2 if self.flags[u] & OOS else value

    def defence_of(self, u: int) -> int:
        value = self.board.unit_defence[3 * u + self.unit_steps[u]]
        return value // 2 if self.flags[u] & OOS else value


def empty_campaign(board: Board, phases: list[Phase[Any]]) -> Campaign:
    """All pieces in their first places, and nobody asked anything yet."""
    s = Campaign()
    s.phases, s.stack, s.events, s.actions = phases, [], None, []
    s.choices, s.waiting, s.ending, s.winner = 0, 0, PLAYING, NOBODY
    s.board = board
    s.turn, s.active = board.first_turn, SOVIET
    s.shared = False
    s.unit_hex = board.start_hex[:]
    s.unit_steps = board.start_steps[:]
    s.flags = [0] * board.unit_count
    s.at = [EMPTY] * board.count
    for u in range(board.ground_count):
        if s.unit_hex[u] >= 0:
            s.at[s.unit_hex[u]] = [*s.at[s.unit_hex[u]], u]
    s.control = board.start_control
    s.trucks = [board.start_trucks[AXIS][:], board.start_trucks[SOVIET][:]]
    s.arrival = board.start_arrival[:]
    s.source = [-1] * board.ground_count
    s.points, s.charges = [0] * POINTS_LENGTH, []
    s.orders, s.order = board.orders_before, board.order_at_start
    s.order_steps, s.order_mobile, s.margit_crossed = 0, 0, 0
    s.zone_open, s.rising = 0, 0
    s.base = board.unit_base[:]
    s.sector = [AT_BASE] * board.unit_count
    s.target = [NO_TARGET] * board.unit_count
    s.picked, s.ready_sides = [-1, -1], 0
    s.group, s.group_trucks, s.announced = [], 0, []
    s.battle, s.attackers, s.guns, s.bombs = [], [], [], []
    s.bids, s.left_out, s.supply_settled = [0, 0], [], 0
    s.group_paths = NO_PATHS
    s.forget()
    return s


def unmoved_trucks(s: Campaign, side: int, h: int) -> int:
    """Trucks of a hex that have not moved in this phase."""
    count = 0
    for truck in s.trucks[side]:
        if truck == h * 2:
            count += 1
    return count


def forget_moves(s: Campaign, side: int) -> None:
    """At the start of a movement phase everybody may move again."""
    s.clear_flag(side, MOVED)
    mine = [truck & ~1 for truck in s.trucks[side]]
    mine.sort()
    s.set_trucks(side, mine)
