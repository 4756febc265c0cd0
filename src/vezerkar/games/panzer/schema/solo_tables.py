"""A solo battle as tables of the board: the player's start, the non-player side, victory points."""

from __future__ import annotations

from vezerkar.games.panzer.board import Arrival, Board, Bonus, March
from vezerkar.games.panzer.schema.data import PanzerData
from vezerkar.games.panzer.schema.scenario import (
    Fixed,
    Move,
    Npc,
    Player,
    Recruits,
    Reinforce,
    Scenario,
    Scoring,
    Vp,
)
from vezerkar.games.panzer.terms import (
    ARTILLERY,
    EITHER_DECK,
    INFANTRY,
    MOBILE_ARTILLERY,
    MOTORIZED,
    NPC_GOALS,
    SIDES,
    SOLO_LAST_TURN,
    SPENDINGS,
    UNIT_CLASSES,
)
from vezerkar.space.squares import SquareGrid

ROW_LABELS = "abcd"
OTHER_TAG = 9  # units that came in on no lettered row
EAST, SOUTH, WEST = 1, 2, 3
DIRECTIONS = {"player_start_row": SOUTH, "side_c": EAST, "side_b": WEST}


class _Solo:
    """Builds the tables of one solo battle."""

    def __init__(
        self,
        board: Board,
        grid: SquareGrid,
        data: PanzerData,
        scenario: Scenario,
        faces: tuple[str, ...],
    ) -> None:
        self.board, self.grid, self.data = board, grid, data
        self.scenario, self.faces = scenario, faces

    def on(self, terrains: tuple[str, ...]) -> list[int]:
        """The tiles of some terrains."""
        return [t for t, f in enumerate(self.faces) if self.data.tiles[f].terrain in terrains]

    def rows(self, side: int, labels: tuple[str, ...]) -> list[int]:
        return [
            self.grid.named(cell)
            for row in self.scenario.start_row
            if row.side == SIDES[side] and row.label in labels
            for cell in row.cells
        ]

    def label_of(self, tile: int) -> int:
        """Which lettered row of the non-player side a tile belongs to, from 1."""
        for row in self.scenario.start_row:
            if row.side == SIDES[self.board.npc] and self.grid.name(tile) in row.cells:
                return ROW_LABELS.index(row.label) + 1 if row.label else OTHER_TAG
        return OTHER_TAG

    def mask(self, terrains: tuple[str, ...]) -> bytes:
        tiles = self.on(terrains)
        return bytes(t in tiles for t in range(self.board.count)) if terrains else b""

    # The player

    def player(self, player: Player) -> None:
        board = self.board
        board.hand_limit = player.max_hand
        board.gift = [[player.prestige, player.ammo, player.draw_units, player.draw_actions, 0, 0]]
        board.anywhere = player.initial_place == "controlled"
        board.initial = [classes(each) for each in player.initial for _ in range(each.count)]
        board.deploy_on = self.mask(player.deploy_terrain)
        self.fixed(player.fixed)
        if player.start_rows:
            self.add_start_rows(player)

    def add_start_rows(self, player: Player) -> None:
        """Volkhov: four start rows with rules of their own."""
        board, side = self.board, 1 - self.board.npc
        for i, row in enumerate(player.start_rows):
            board.row_tiles.append(self.rows(side, (row.label,)))
            board.row_hq.append(self.grid.named(self.scenario.hq.german_by_row[row.label]))
            search = EITHER_DECK + row.choose_cards if row.choose_cards else 0
            board.row_gift.append(
                [row.prestige, row.ammo, row.draw_units, row.draw_actions, search, 0]
            )
            board.row_limit.append(row.max_hand)
            board.row_points.append(row.vp_start)
            if row.card_cost_factor < 1:
                board.row_halves = i
            if row.morale_factor > 1:
                board.row_doubles = i

    def fixed(self, entries: tuple[Fixed, ...]) -> None:
        ids = [unit.id for unit in self.data.units]
        for each in entries:
            for face in each.tiles:
                self.board.fixed += [ids.index(each.unit), self.faces.index(face)]

    # The non-player side

    def npc(self, npc: Npc) -> None:
        board = self.board
        board.draws = [npc.command_draw, npc.firing_draw, npc.target_draw]
        board.arrivals_act = npc.arrivals_act
        board.attacks_adjacent = npc.attack.when == "adjacent_to_player_unit"
        board.moves_after = npc.attack.then_move
        board.player_aims = npc.attack.target_chosen_by == "player"
        board.eager = self.mask(npc.attack.priority_terrain)
        if npc.attack.adjacent_city_hill_attack:
            board.hill_fights = self.on(("city_hill",))
            board.swaps = False  # the same text forbids a blocked unit to move
        self.fixed(npc.fixed)
        board.arrivals = [self.arrival(each) for each in npc.reinforce]
        for move in npc.move:
            board.marches += self.marches(move)
            if move.forbid_terrain:
                board.no_march = self.mask(move.forbid_terrain)

    def arrival(self, entry: Reinforce) -> Arrival:
        arrival = Arrival()
        if isinstance(entry.npc_turns, str):
            arrival.parity = 0 if entry.npc_turns == "even" else 1
        else:
            arrival.turns = list(entry.npc_turns)
        if entry.where == "start_row":
            tiles = self.rows(self.board.npc, entry.labels)
        elif entry.where == "terrain":
            tiles = self.on(entry.terrain)
        else:
            tiles = [self.faces.index(face) for face in entry.tiles]
        arrival.tiles = sorted(tiles)
        by_row = entry.where == "start_row"
        arrival.tags = [self.label_of(t) if by_row else OTHER_TAG for t in arrival.tiles]
        return arrival

    def marches(self, move: Move) -> list[March]:
        """A marching order; towards the opposite edge it depends on where a unit came in."""
        if move.goal != "opposite_edge":
            return [self.march(move, self.tags(move), self.goal(move), self.direction(move))]
        west = [t for t in self.grid.squares if self.grid.col(t) == 0]
        east = [t for t in self.grid.squares if self.grid.col(t) == self.grid.width - 1]
        found = []
        for tag in self.tags(move):
            at = self.rows(self.board.npc, (ROW_LABELS[tag - 1],))[0]
            is_west = self.grid.col(at) == 0
            goal, way = (east, EAST) if is_west else (west, WEST)
            found.append(self.march(move, [tag], goal, way))
        return found

    def march(self, move: Move, tags: list[int], tiles: list[int], direction: int) -> March:
        march = March()
        march.first_turn, march.last_turn = move.from_turn, move.to_turn
        march.tags, march.tiles, march.direction = tags, tiles, direction
        march.goal = NPC_GOALS.index(move.goal)
        march.stops = move.stops_at_units
        return march

    def direction(self, move: Move) -> int:
        return DIRECTIONS.get(move.goal, -1) if move.mode == "straight" else -1

    def tags(self, move: Move) -> list[int]:
        """The units a marching order is about; none for all."""
        if move.units == "all":
            return []
        if move.units.startswith("row_"):
            return [ROW_LABELS.index(move.units[-1]) + 1]
        name = move.units.removeprefix("tag:")
        npc = self.scenario.npc
        assert npc is not None
        return [
            ROW_LABELS.index(label) + 1
            for entry in npc.reinforce
            if entry.tag == name
            for label in entry.labels
        ]

    def goal(self, move: Move) -> list[int]:
        grid, player = self.grid, 1 - self.board.npc
        if move.goal == "player_start_row":
            return self.board.start[player]
        if move.goal == "nearest_start_row":
            return self.rows(player, move.labels)
        if move.goal == "nearest_terrain":
            return self.on(move.terrain)
        if move.goal == "side_b":
            return [t for t in grid.squares if grid.col(t) == 0]
        if move.goal == "side_c":
            return [t for t in grid.squares if grid.col(t) == grid.width - 1]
        return []

    # Victory points

    def points(self, vp: Vp) -> None:
        board, player = self.board, 1 - self.board.npc
        board.has_points = True
        for side, entries in ((player, vp.player), (board.npc, vp.npc)):
            for entry in entries:
                if entry.kind == "kill":
                    board.kill_points[side] = entry.points
                else:
                    board.bonuses[side].append(self.bonus(entry))
        if vp.player_may_spend:
            by_name = {entry.id.replace("_", "-"): entry for entry in vp.spend}
            board.spend_cost = [by_name[name].cost for name in SPENDINGS]
            board.spend_amount = [by_name[name].add or by_name[name].amount for name in SPENDINGS]

    def bonus(self, entry: Scoring) -> Bonus:
        bonus = Bonus()
        bonus.whole = entry.kind == "all"
        bonus.tiles = self.on(entry.terrain)
        bonus.points = entry.points
        return bonus


def classes(recruits: Recruits) -> int:
    """The unit classes the player may choose from, as a mask (PG-9.2.0.24)."""
    if recruits.unit_class == "artillery":
        return 1 << ARTILLERY | 1 << MOBILE_ARTILLERY
    if recruits.unit_class == "infantry":
        return 1 << INFANTRY | 1 << MOTORIZED
    return (1 << len(UNIT_CLASSES)) - 1


def lay_out_solo(
    board: Board, grid: SquareGrid, data: PanzerData, scenario: Scenario, faces: tuple[str, ...]
) -> None:
    """Fill the tables of a solo battle."""
    assert scenario.player is not None
    assert scenario.npc is not None
    board.solo = True
    board.npc = SIDES.index(scenario.npc_side)
    board.seat = [0, -1] if board.npc == 1 else [-1, 0]
    board.side_of = [1 - board.npc, board.npc]
    board.last_turn = SOLO_LAST_TURN
    solo = _Solo(board, grid, data, scenario, faces)
    solo.player(scenario.player)
    solo.npc(scenario.npc)
    if scenario.vp:
        solo.points(scenario.vp)
