"""From the data files to the tables of a board: all that never changes in a battle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from vezerkar.core.errors import DataError
from vezerkar.games.crescent.board import Board, steps_to_enemy
from vezerkar.games.crescent.schema.checks import known_letters
from vezerkar.games.crescent.schema.load import CrescentData
from vezerkar.games.crescent.schema.pieces import Army, CardSide
from vezerkar.games.crescent.schema.scenario import Scenario
from vezerkar.games.crescent.terms import (
    ABILITIES,
    BONUSES,
    BRIDGE,
    CARD_IDS,
    COLOURS,
    FACINGS,
    GARRISON_TOWER,
    GROUNDS,
    ORDINARY,
    RAMPART,
    SECOND_GUN_TOWER,
    TROOPS,
)
from vezerkar.space.squares import NORTH, SOUTH, SquareGrid

Settings = Mapping[str, str | bool | int]

ARMIES: Final[tuple[Army, Army]] = ("ottoman", "christian")
SIDE_LETTERS: Final = ("o", "c")
TROOP_WORDS: Final = ("foot", "pike", "musket", "light", "heavy", "gun")
DIRECTIONS: Final = {"N": NORTH, "S": SOUTH}
NO_ATTACK_LIMIT: Final = 99  # more cubes than there are


@dataclass(frozen=True)
class TowerSpec:
    """What the board has to know about a tower."""

    name: str
    side: int
    troop: int
    height: int
    extra: int = ORDINARY


def all_towers(data: CrescentData, scenario: Scenario) -> list[TowerSpec]:
    """All towers of both sides: the ten, the second gun, what the battlefield adds (KF-2.2.1)."""
    towers: list[TowerSpec] = []
    for side, letter in enumerate(SIDE_LETTERS):
        for troop, kind in enumerate(data.troops.troop):
            for n in range(kind.towers):
                name = f"{letter}-{TROOP_WORDS[troop]}{n + 1}"
                towers.append(TowerSpec(name, side, troop, kind.discs))
            if "second_gun" in kind.B.upgrade_bonus:
                name = f"{letter}-{TROOP_WORDS[troop]}{kind.towers + 1}"
                towers.append(TowerSpec(name, side, troop, kind.discs, SECOND_GUN_TOWER))
    for unit in scenario.extra_unit:
        side, troop = ARMIES.index(unit.side), TROOPS.index(unit.troop)
        name = f"{SIDE_LETTERS[side]}-{TROOP_WORDS[troop]}{data.troop(unit.troop).towers + 1}"
        towers.append(TowerSpec(name, side, troop, unit.original_height, GARRISON_TOWER))
    return towers


def build_board(
    data: CrescentData,
    scenario: Scenario,
    settings: Settings,
    grid: SquareGrid,
    towers: list[TowerSpec],
) -> Board:
    """All tables of a battle, from the data and the settings of the table."""
    board = Board()
    fill_geometry(board, grid, data, scenario)
    fill_ground(board, grid, data, scenario)
    board.enemy_half_steps = steps_to_enemy(board, board.ground, board.works)
    fill_free_terrain(board, data, scenario, settings)
    fill_towers(board, grid, scenario, towers)
    fill_army_cards(board, data)
    fill_command_cards(board, data, int(settings["players"]))
    fill_limits(board, data, scenario, settings)
    return board


def fill_geometry(board: Board, grid: SquareGrid, data: CrescentData, scenario: Scenario) -> None:
    """Geometry, halves and the rows of both edges (KF-0.10, KF-1.13, KF-1.14)."""
    board.width, board.rows, board.off, board.count = grid.width, grid.rows, grid.off, grid.count
    board.near, board.distance, board.bearing = grid.near, grid.distance, grid.bearing
    reach = max(grid.width, grid.rows)
    board.lines = [bytes(grid.ray(square, d, reach)) for square in grid.squares for d in range(8)]
    edges = [data.board.edges.of(scenario.edge_of(army)) for army in ARMIES]
    board.back = bytes(DIRECTIONS[edge.back] for edge in edges)
    top_side = ARMIES.index(next(a for a in ARMIES if scenario.edge_of(a) == "top"))
    top = data.board.halves.top_half_rows
    rows = [grid.row(square) + 1 for square in grid.squares]
    board.half = bytes(top_side if row in top else 1 - top_side for row in rows) + b"\x02"
    board.home = b"".join(
        bytes(row in edge.deployment_rows for row in rows) + b"\x00" for edge in edges
    )
    board.rear = b"".join(
        bytes(row == edge.artillery_row for row in rows) + b"\x00" for edge in edges
    )
    closed = {grid.named(name) for name in scenario.closed_for_deployment}
    board.closed = bytes(square in closed for square in range(grid.count))
    board.centre = bytes(abs(2 * grid.col(q) - grid.width + 1) for q in grid.squares) + b"\x00"


def fill_ground(board: Board, grid: SquareGrid, data: CrescentData, scenario: Scenario) -> None:
    """What each kind of ground does, and the map (KF-2.6.1 to KF-2.6.34)."""
    by_id = {terrain.id: terrain for terrain in data.board.terrain}
    kinds = [by_id["river"] if name == "bend" else by_id[name] for name in GROUNDS]  # type: ignore[index]
    board.enter = bytes(kind.enter for kind in kinds)
    board.ends_move = bytes(kind.ends_move for kind in kinds)
    board.blocks_fire = bytes(kind.blocks_fire for kind in kinds)
    board.shoot_out = bytes(kind.shoot_out for kind in kinds)
    board.shoot_in = bytes(kind.shoot_in for kind in kinds)
    board.cover = bytes(-kind.shoot_in_modifier for kind in kinds)
    board.foot_only = bytes(kind.melee_from == "foot_only" for kind in kinds)
    board.foot_bonus = bytes(kind.foot_bonus for kind in kinds)
    board.territory = bytes(kind.territory for kind in kinds)
    letters = known_letters(data.board)
    straight = {piece.char for piece in data.board.river_piece if piece.bridge}
    overlays = {overlay.char: overlay for overlay in data.board.overlay}
    ground, works, river = bytearray(), bytearray(), bytearray()
    for char in "".join(scenario.grid):
        overlay = overlays.get(char)
        under = overlay.on if overlay else char
        name = letters[under]
        ground.append(GROUNDS.index("bend" if name == "river" and under not in straight else name))
        if overlay is None:
            works.append(0)
        elif overlay.id == "bridge":
            works.append(BRIDGE)
        else:
            works.append(RAMPART + FACINGS.index(overlay.facing or "N"))
        river.append(ord(under) if name == "river" else 0)
    board.ground = bytes(ground) + bytes([GROUNDS.index("hill")])
    board.works, board.river = bytes(works) + b"\x00", bytes(river) + b"\x00"
    lasting = {grid.named(b.at) for b in scenario.bridge if b.indestructible}
    board.lasting = bytes(square in lasting for square in range(grid.count))
    goals = {grid.named(goal.at): goal.points_per_round for goal in scenario.objective_square}
    board.goal = bytes(goals.get(square, 0) for square in range(grid.count))
    board.tiles = data.board.tiles.bridge_rampart


def fill_free_terrain(
    board: Board, data: CrescentData, scenario: Scenario, settings: Settings
) -> None:
    """What the captains may lay themselves, if they agreed to (KF-7.0.2)."""
    pieces = data.board.river_piece
    board.pieces = bytes(ord(piece.char) for piece in pieces)
    board.piece_ends = bytes(sum(1 << FACINGS.index(end) for end in p.connects) for p in pieces)
    board.piece_straight = bytes(piece.bridge for piece in pieces)
    if not settings["free_terrain"]:
        return
    free = scenario.free_terrain
    if free is None:
        raise DataError(f"the terrain of '{scenario.id}' is given; it cannot be laid freely")
    board.is_laid = True
    rows = [q // board.width + 1 for q in range(board.off)]
    board.layable = bytes(row in free.rows_allowed for row in rows) + b"\x00"
    board.max_sites, board.max_river_pieces = free.sites_per_side, free.river_segments_max
    board.tiles = min(board.tiles, free.bridges_and_ramparts_max)


def fill_towers(
    board: Board, grid: SquareGrid, scenario: Scenario, towers: list[TowerSpec]
) -> None:
    board.towers = len(towers)
    board.tower_troop = bytes(tower.troop for tower in towers)
    board.tower_side = bytes(tower.side for tower in towers)
    board.tower_full = bytes(tower.height for tower in towers)
    board.tower_extra = bytes(tower.extra for tower in towers)
    for unit in scenario.extra_unit:
        board.garrison = next(i for i, tower in enumerate(towers) if tower.extra == GARRISON_TOWER)
        board.garrison_square = grid.named(unit.at)


def fill_army_cards(board: Board, data: CrescentData) -> None:
    """Both sides of the six army cards (KF-2.2.2, sections 5.1 to 5.6)."""
    troops = data.troops.troop
    sides = [side for troop in troops for side in (troop.A, troop.B)]
    board.steps = bytes(side.steps for side in sides)
    board.max_cubes = bytes(side.max_cubes for side in sides)
    board.reach = bytes(side.range for side in sides)
    board.ability = [ability_mask(side) for side in sides]
    board.max_attack_cubes = bytes(
        NO_ATTACK_LIMIT if s.attack_cubes_max is None else s.attack_cubes_max for s in sides
    )
    board.bonus = bytes(
        sum(1 << BONUSES.index(bonus) for bonus in troop.B.upgrade_bonus) for troop in troops
    )
    board.infantry = bytes(troop.kind == "infantry" for troop in troops)
    board.cavalry = bytes(troop.cavalry for troop in troops)
    board.artillery = bytes(troop.artillery for troop in troops)
    board.melee = bytes(troop.melee for troop in troops)
    board.tallest = bytes(troop.reinforced_height_max for troop in troops)


def ability_mask(side: CardSide) -> int:
    return sum(1 << ABILITIES.index(ability) for ability in side.abilities)


def fill_command_cards(board: Board, data: CrescentData, players: int) -> None:
    """Command cards by number, the deck of a captain and the first hand (KF-1.6 to KF-1.9)."""
    cards = [data.card(card_id) for card_id in CARD_IDS]
    board.points = bytes(card.points for card in cards)
    board.colour = bytes(COLOURS.index(card.colour) for card in cards)
    board.allowed = bytes(sum(1 << TROOPS.index(t) for t in card.allowed_troops) for card in cards)
    board.needs_b = bytes(
        sum(1 << TROOPS.index(t) for t, side in card.allowed_only_on_side.items() if side == "B")
        for card in cards
    )
    board.pre_action = bytes(card.pre_action for card in cards)
    board.development = bytes(card.development for card in cards)
    board.lasts = bytes(card.timing in ("continuous", "end_of_round") for card in cards)
    meta = data.cards.meta
    removed = meta.removed_with_two_players if players == 2 else ()
    back = {} if players == 2 else meta.moved_to_draw_pile_with_four_players
    board.deck = [0 if card.id in removed else card.count for card in cards]
    board.start_hand = [card.starting_count - back.get(card.id, 0) for card in cards]


def fill_limits(board: Board, data: CrescentData, scenario: Scenario, settings: Settings) -> None:
    """Cubes, points, hands and goals (KF-1.10 to KF-1.12, KF-2.4.2, KF-4.1, KF-4.2)."""
    players = int(settings["players"])
    limits, scoring = data.troops.limits.of(players), data.scoring
    board.seats = players
    board.cubes, board.command = limits.cubes_start, limits.command_points
    board.hand_limit = limits.hand_limit
    board.second_thoughts = scoring.planning.second_thoughts
    board.per_disc, board.per_push = scoring.points.disc, scoring.points.push_back
    board.per_tower, board.withdrawal = scoring.points.territory, scoring.points.withdrawal
    board.side_start, board.personal_start = scoring.start.side, scoring.start.personal
    board.side_goal, board.personal_goal = scoring.limits.side, scoring.limits.personal
    board.quiet = scoring.quiet.rounds if settings["quiet_limit"] else 0
    board.starter = ARMIES.index(scenario.first_player)
