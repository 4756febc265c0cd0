# hot: compiled by mypyc
"""Everything of a game that never changes: the map, the counters' values, tables, the scenario.

Built once per scenario and settings by setup.py and shared by all copies of a state. Tables by hex
have two extra entries for places off the board (see space/hexes.py); a side that leads off the
board counts as a lake, so that nothing ever crosses it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from vezerkar.games.hungary.terms import UNREACHABLE

TURN_BIAS: Final = 128  # makes the steps of `Board.turns` fit into bytes
NO_WAY: Final = 255  # the half points to a hex where there is no way
WAY_COST: Final = 15  # the first bit of the half points in a way, see rules/paths.py
WAY_COSTS: Final = NO_WAY << WAY_COST  # all of these bits


class Board:
    """The static side of a game."""

    def __init__(self) -> None:
        self.layout: object = None  # the names that people use, see setup.py
        self.scenario: str = ""

        # Geometry
        self.count: int = 0  # length of a table by hex
        self.off: int = 0  # the first of the two places off the board
        self.hexes: list[int] = []
        self.near = vec[i64]()  # six neighbours a hex: NW, NE, W, E, SW, SE
        # Tables by hex that searches begin with; they are copied.
        self.zeros = vec[i64]()
        self.no_flags = vec[u8]()  # zeros
        self.spare_tables: list[vec[i64]] = []  # that searches lend each other, see lent
        self.numbers = vec[i64]()  # 0, 1, 2 ..., as many
        self.no_ways = vec[i64]()  # no way, but off the board 0, so that nobody looks there
        self.unlinked = vec[i64]()  # UNREACHABLE, but off the board 0
        # Supply lines: the neighbours, but across a lake a place off the board (HU-5.1.4)
        self.lanes = vec[vec[i64]]()
        self.tracks = vec[vec[i64]]()  # the neighbours along a railway
        self.steps: list[bytes] = []  # by hex: how far every other hex is
        self.turns: bytes = b""  # by direction: what a step adds to the number, plus TURN_BIAS

        # The map, by hex
        self.terrain: bytes = b""
        self.city: bytes = b""  # 1 where city combat applies (HU-8.8.1)
        self.budapest: bytes = b""
        self.sector: bytes = b""
        self.zone: bytes = b""  # the Slovak zone
        self.beyond_zone: bytes = b""  # all other hexes
        self.victory: bytes = b""  # 0, or the number of the victory city plus 1

        # The map, by hex * 6 + direction
        self.edge: bytes = b""  # river, lake
        self.bridge: bytes = b""
        self.rail = vec[u8]()
        self.ease = vec[u8]()  # 1 where a bridge or a railway may make a step cheaper
        self.fort: bytes = b""  # 0, or the line plus 1 that an attack in this direction crosses

        # Places
        self.budapest_hexes: list[int] = []
        self.depots: list[list[int]] = [[], []]
        self.city_hexes: list[list[int]] = []  # by victory city
        self.city_points: list[int] = []
        self.port_hexes: list[list[int]] = []
        self.port_banks: list[list[int]] = []
        self.vienna: int = 0
        self.rail_towns: list[int] = []  # Hungarian towns with a railway (HU-6.4.2)
        self.croatia: list[int] = []
        self.galicia: list[int] = []
        self.szabadka: int = 0
        self.near_szabadka: list[int] = []
        self.zone_hexes: list[int] = []
        self.near_budapest: bytes = b""  # 1 within the distance of HU-12.1.2
        self.fort_from: list[int] = []  # the turn from which a line is active
        self.margit: int = 1  # the line that crossing before its turn makes void (HU-8.7.7)

        # Movement, in half points: by mask of classes
        self.cost: bytes = b""  # mask * 8 + terrain
        self.cheapest: list[int] = []  # what the cheapest ground costs
        # By hex and direction, see rules/movement.py
        self.step_tables: list[vec[vec[i64]]] = [vec[vec[i64]]() for i in range(32)]
        self.river_cost: bytes = b""  # mask * 4 + edge
        self.rail_cost: int = 1
        self.truck_points: int = 0
        self.vt_points: int = 0
        self.operational: int = 2

        # Units by number: ground units and HQs first, then air units
        self.ground_count: int = 0
        self.unit_count: int = 0
        self.unit_side: bytes = b""
        self.unit_type: bytes = b""
        self.unit_nation: bytes = b""
        self.unit_company: bytes = b""  # who stands with whom (HU-4.1.3), see terms.py
        self.unit_class: bytes = b""  # bit of the movement class
        self.unit_full: bytes = b""  # steps at full strength
        self.unit_attack: bytes = b""  # unit * 3 + steps
        self.unit_defence: bytes = b""
        self.unit_move: bytes = b""
        self.unit_zoc: bytes = b""
        self.unit_mobile: bytes = b""  # 1: armour or mechanised; 2: cavalry
        self.unit_s: bytes = b""  # marked S (HU-12.2.2.1)
        self.unit_leaves: bytes = b""  # withdrawal turn, 0 if none
        self.unit_group: bytes = b""  # withdrawal group
        self.unit_entry: bytes = b""
        self.unit_hit_on: bytes = b""
        self.unit_bracketed: bytes = b""
        self.unit_bomb: bytes = b""
        self.unit_recall: bytes = b""  # added to the roll (HU-9.4.3, HU-9.4.5)
        self.unit_base: list[int] = []  # the HQ that an air unit belongs to, -1 if none
        self.picks: list[object] = []  # the action that picks it, ready to be put into a list
        self.truck_picks: list[object] = []  # by hex: the action that picks a truck
        self.unit_owner: bytes = b""  # the seat
        self.combat_units: list[list[int]] = [[], []]  # by side
        self.hqs: list[list[int]] = [[], []]
        self.air_units: list[list[int]] = [[], []]
        self.artillery: list[int] = []
        self.partisans: list[int] = []
        self.czech: int = -1  # 1.Cz
        self.hq_2uf: int = -1
        self.hq_4uf: int = -1

        # Tables
        self.attacker_loss: bytes = b""  # (table * 9 + column) * 6 + die
        self.defender_loss: bytes = b""
        self.columns: int = 9
        self.terrain_shift: list[int] = []
        self.city_shift: int = 0
        self.river_shift: list[int] = []  # by edge
        self.fort_shift: int = 0
        self.truck_shift: int = 0
        self.truck_defence_shift: int = 0
        self.concentric_shift: int = 0
        self.first_turn_shift: int = 0
        self.vt_shift: int = 0
        self.far_attack_shift: int = 0
        self.far_defence_shift: int = 0
        self.supply_range: list[int] = [0, 0]
        self.hq_trucks: list[int] = []  # by state of the HQ
        self.hq_restores: list[int] = []
        self.hq_units: list[int] = []
        self.hq_aircraft: list[int] = []
        self.income: list[list[int]] = [[], []]  # by side and turn
        self.barge: int = 0
        self.ground_points: list[list[int]] = []  # by nation and turn
        self.armor_points: list[int] = []
        self.air_points: list[list[int]] = []
        self.ground_points_lost: list[list[int]] = []  # while Budapest is lost or surrounded
        self.recall_success: int = 4
        self.air_range: int = 9
        self.air_reach: list[int] = []  # by hex: mask of the sectors within that range, or -1
        self.early_limit_2uf: int = 10
        self.early_limit_4uf: int = 4
        self.early_until: int = 4  # the limits hold before this turn
        self.order_trucks: list[int] = []  # by order
        self.order_steps: list[int] = []
        self.order_mobile: list[int] = []
        self.order_success: int = 5
        self.order_bonus: int = 1
        self.order_most: int = 2
        self.evade_most: int = 2
        self.s_leaves_most: int = 4

        # The scenario
        self.first_turn: int = 1
        self.last_turn: int = 14
        self.setup_first: int = 0
        self.free_setup: bool = False
        self.points_mode: bool = True
        self.soviet_wins: int = 0  # at least so many points
        self.axis_wins: int = 0  # at most so many
        self.goal_cities: list[int] = []
        self.encircled_points: int = 0
        self.link_points: int = 0
        self.ending: int = 0
        self.rolls_from: int = 99  # the first turn with a roll for an order
        self.orders_before: int = 0  # orders received before the scenario
        self.order_at_start: int = 0  # the order of the first turn
        self.rising: bool = False
        self.first_turn_penalty: bool = False
        self.areas: list[list[int]] = []  # by unit: hexes of its army, empty if it has none
        self.start_hex: list[int] = []
        self.start_steps: list[int] = []
        self.start_arrival: list[int] = []
        self.start_control: bytes = b""
        self.start_trucks: list[list[int]] = [[], []]

        # Who commands what
        self.teams: bool = False  # a side is shared by several seats
        self.chief: list[int] = [0, 1]
        self.side_mask: list[int] = [1, 2]
        self.seat_side: list[int] = [0, 1]

    def far(self, a: int, b: int) -> int:
        """HU-1.4.4: how many steps lead from one hex to another."""
        return self.steps[a][b]

    def nearest(self, a: int, places: list[int]) -> int:
        """How far the nearest of some places is."""
        best: i64 = UNREACHABLE
        row = self.steps[a]
        for b in places:
            far: i64 = row[b]
            if far < best:
                best = far
        return best

    def direction(self, a: int, b: int) -> int:
        """The direction from a hex to its neighbour, -1 if it is none."""
        near = self.near
        at: i64 = a * 6
        goal: i64 = b
        d: i64
        for d in range(6):
            if near[at + d] == goal:
                return d
        return -1


def lent(board: Board) -> vec[i64]:
    """A table for a while: by hex any number. Whoever gives it back spares the next one a copy."""
    spare = board.spare_tables
    return spare.pop() if spare else copied(board.zeros)


def copied(table: vec[i64]) -> vec[i64]:
    """A table of one's own: a slice would go from number to number, this copies memory."""
    return extend(vec[i64](), table)
