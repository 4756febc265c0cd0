# hot: compiled by mypyc
"""Everything of a battle that never changes: geometry, army cards, command cards, points.

Built once per scenario and settings by schema/board_tables.py, and shared by all copies of a state.
Tables by square have one extra entry for the place off the board (see space/squares.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.crescent.terms import RIVER

if TYPE_CHECKING:
    from mypy_extensions import i64

CUT_OFF: Final = 255  # no way leads to the enemy's half


class Board:
    """The static side of a battle."""

    def __init__(self) -> None:
        self.layout: object = None  # the names that people use, see setup.py

        # Geometry
        self.width: i64 = 0
        self.rows: i64 = 0
        self.off: i64 = 0
        self.count: i64 = 0
        self.near: bytes = b""  # eight neighbours a square
        self.distance: bytes = b""
        self.bearing: bytes = b""
        self.lines: list[bytes] = []  # by square * 8 + direction: the squares of the line
        self.back: bytes = b""  # by side: the direction of the own edge
        self.half: bytes = b""  # by square: the side in whose half it lies
        self.home: bytes = b""  # by side * count + square: one of its deployment rows
        self.rear: bytes = b""  # by side * count + square: its rearmost row
        self.closed: bytes = b""  # by square: nobody deploys here (KF-7.2.6)
        self.enemy_half_steps: bytes = b""  # by side * count + square, 255 if cut off
        self.centre: bytes = b""  # by square: how far from the vertical centre line (KF-8.4)

        # Ground by kind
        self.enter: bytes = b""
        self.ends_move: bytes = b""
        self.blocks_fire: bytes = b""
        self.shoot_out: bytes = b""
        self.shoot_in: bytes = b""
        self.cover: bytes = b""  # taken from the strength of a shot into it
        self.foot_only: bytes = b""  # only a forest attacker fights from or into it
        self.foot_bonus: bytes = b""
        self.territory: bytes = b""
        self.rampart_bonus: i64 = 1

        # The starting map
        self.ground: bytes = b""
        self.river: bytes = b""  # by square: which way a river piece lies, only for drawing
        self.works: bytes = b""
        self.lasting: bytes = b""  # 1 on bridges that cannot be blown up (KF-7.3.2)
        self.goal: bytes = b""  # by square: points a round for whoever stands there (KF-7.2.4)
        self.tiles: i64 = 0  # bridges and ramparts in the box (KF-0.8)

        # Terrain that the captains lay themselves (KF-7.0.2)
        self.is_laid: bool = False
        self.layable: bytes = b""  # by square: terrain may be laid here
        self.max_sites: i64 = 0  # forest, town and hill squares for each side
        self.max_river_pieces: i64 = 0
        self.pieces: bytes = b""  # the letters of the river pieces, as `river` has them
        self.piece_ends: bytes = b""  # by piece: where it is open, a bit for each of N, E, S, W
        self.piece_straight: bytes = b""

        # Towers by number
        self.tower_troop: bytes = b""
        self.tower_side: bytes = b""  # the side that owns it at the start
        self.tower_full: bytes = b""  # original height
        self.tower_extra: bytes = b""  # 0 ordinary, 1 second gun, 2 garrison
        self.towers: i64 = 0
        self.garrison: i64 = -1
        self.garrison_square: i64 = 0

        # Army cards by troop * 2 + side of the card
        self.steps: bytes = b""
        self.max_cubes: bytes = b""
        self.reach: bytes = b""
        self.ability: list[int] = []
        self.max_attack_cubes: bytes = b""
        self.bonus: bytes = b""  # of side B, by troop
        self.infantry: bytes = b""
        self.cavalry: bytes = b""
        self.artillery: bytes = b""
        self.melee: bytes = b""
        self.tallest: bytes = b""  # the height Reinforcement may reach, by troop

        # Command cards by number
        self.points: bytes = b""
        self.colour: bytes = b""
        self.allowed: bytes = b""  # mask of troops
        self.needs_b: bytes = b""  # mask of troops that need side B before the plan (KF-6.9.2)
        self.pre_action: bytes = b""
        self.development: bytes = b""
        self.lasts: bytes = b""  # works until the end of the round
        self.deck: list[int] = []
        self.start_hand: list[int] = []

        # Players
        self.seats: i64 = 2
        self.cubes: i64 = 0
        self.command: i64 = 0
        self.hand_limit: i64 = 0
        self.second_thoughts: i64 = 0

        # Points
        self.per_disc: i64 = 0
        self.per_push: i64 = 0
        self.per_tower: i64 = 0
        self.withdrawal: i64 = 0
        self.side_start: i64 = 0
        self.personal_start: i64 = 0
        self.side_goal: i64 = 0
        self.personal_goal: i64 = 0
        self.quiet: i64 = 0  # rounds without a change of scores that end the game; 0: no limit
        self.starter: i64 = 0  # the side of the first player of the first round


# How far it is to the enemy's half: no rule needs it, but whoever judges a battle does


def steps_over(board: Board, ground: bytes) -> bytes:
    """As Board.enemy_half_steps, for ground that may have been laid by the captains (KF-7.0.2).

    It follows from the ground alone: every place for a bridge counts as bridged.
    """
    if ground == board.ground:
        return board.enemy_half_steps
    bridged = bytearray(board.count)
    for q in range(board.off):
        if ground[q] == RIVER:
            bridged[q] = 1
    return steps_to_enemy(board, ground, bytes(bridged))


def steps_to_enemy(board: Board, ground: bytes, works: bytes) -> bytes:
    """By side and square, how many steps away the enemy's half is, over bridges that stand."""
    tables = b""
    for side in range(2):
        tables += steps_of_side(board, ground, works, side)
    return tables


def steps_of_side(board: Board, ground: bytes, works: bytes, side: i64) -> bytes:
    far = [CUT_OFF] * board.count
    edge: list[int] = []
    for q in range(board.off):
        if board.half[q] != side and is_open(board, ground, works, q):
            if board.territory[ground[q]]:
                far[q] = 0
                edge.append(q)
    for q in edge:  # grows while it is walked through
        for direction in range(8):
            n: i64 = board.near[8 * q + direction]
            if n != board.off and far[n] == CUT_OFF and is_open(board, ground, works, n):
                far[n] = far[q] + 1
                edge.append(n)
    return bytes(far)


def is_open(board: Board, ground: bytes, works: bytes, q: i64) -> bool:
    return board.enter[ground[q]] != 0 or works[q] != 0
