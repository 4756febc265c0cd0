"""What must hold between the parts of the data; every fault names its place."""

from __future__ import annotations

from typing import Final, get_args

from vezerkar.games.crescent.schema.pieces import CardsFile, TroopId, TroopsFile
from vezerkar.games.crescent.schema.scenario import BoardFile, Scenario
from vezerkar.games.crescent.terms import CARD_IDS
from vezerkar.space.squares import square_grid

Fault = tuple[str, str]

MAX_SQUARES: Final = 250  # the number of a square must fit into one byte
# The cards whose rules the code knows; a pack may change their numbers, not invent others.
KNOWN_CARDS: Final = frozenset(CARD_IDS)
TROOPS: Final = get_args(TroopId)


def board_faults(board: BoardFile) -> list[Fault]:
    """The board must have two halves, and every row of an edge must lie on it."""
    faults: list[Fault] = []
    rows, columns = board.grid.rows, board.grid.columns
    if rows * columns > MAX_SQUARES:
        faults.append(("grid", f"expected at most {MAX_SQUARES} squares."))
    if len(board.grid.column_labels) != columns:
        faults.append(("grid.column_labels", f"expected {columns} letters."))
    halves = (*board.halves.top_half_rows, *board.halves.bottom_half_rows)
    if sorted(halves) != list(range(1, rows + 1)):
        faults.append(("halves", f"expected each of the rows 1 to {rows} in one half."))
    for name, edge in (("top", board.edges.top), ("bottom", board.edges.bottom)):
        for row in (edge.home_row, edge.artillery_row, *edge.deployment_rows):
            if row > rows:
                faults.append((f"edges.{name}", f"expected rows from 1 to {rows}, got {row}."))
    return faults


def troop_faults(file: TroopsFile) -> list[Fault]:
    """All six types in the order of the army cards, and discs that add up (KF-0.12)."""
    faults: list[Fault] = []
    ids = tuple(troop.id for troop in file.troop)
    if ids != TROOPS:
        faults.append(("troop", f"expected exactly {', '.join(TROOPS)}, in this order."))
    towers = sum(troop.towers for troop in file.troop)
    discs = sum(troop.towers * troop.discs for troop in file.troop)
    whole = sum(file.army.disc_breakdown.values())
    for key, stated, counted in (
        ("towers_per_side", file.army.towers_per_side, towers),
        ("starting_discs_per_side", file.army.starting_discs_per_side, discs),
        ("component_discs_per_side", file.army.component_discs_per_side, whole),
    ):
        if stated != counted:
            faults.append((f"army.{key}", f"expected {counted}, as counted."))
    return faults


def card_faults(file: CardsFile) -> list[Fault]:
    """Only known cards, each once, and a deck of the stated size (KF-2.9.1)."""
    faults: list[Fault] = []
    seen: set[str] = set()
    for i, card in enumerate(file.card):
        if card.id not in KNOWN_CARDS:
            faults.append((f"card[{i}].id", f"there is no rule for a card '{card.id}'."))
        if card.id in seen:
            faults.append((f"card[{i}].id", f"the id '{card.id}' is used twice."))
        seen.add(card.id)
        if card.starting_count > card.count:
            faults.append((f"card[{i}].starting_count", f"expected at most {card.count}."))
    missing = sorted(KNOWN_CARDS - seen)
    if missing:
        faults.append(("card", f"expected a card '{missing[0]}', but it is missing."))
    total = sum(card.count for card in file.card)
    if total != file.meta.deck_size:
        faults.append(("meta.deck_size", f"expected {total}, the cards counted."))
    return faults


def scenario_faults(scenario: Scenario, board: BoardFile, troops: TroopsFile) -> list[Fault]:
    """A map of the right size and letters, two edges, and things only where they can be."""
    rows, columns = board.grid.rows, board.grid.columns
    if len(scenario.grid) != rows:
        return [("grid", f"expected {rows} lines.")]
    letters = known_letters(board)
    for i, line in enumerate(scenario.grid):
        if len(line) != columns:
            return [(f"grid[{i}]", f"expected {columns} characters.")]
        for char in line:
            if char not in letters:
                return [(f"grid[{i}]", f"there is no square '{char}'.")]
    if scenario.christian_edge == scenario.ottoman_edge:
        return [("ottoman_edge", "expected the edge that the Christians do not have.")]
    return [
        *_square_faults(scenario, board),
        *_tile_faults(scenario, board),
        *_free_terrain_faults(scenario, board),
    ]


def known_letters(board: BoardFile) -> dict[str, str]:
    """For each character of a map: the kind of ground under it."""
    letters: dict[str, str] = {}
    for terrain in board.terrain:
        for char in terrain.char.split():
            letters[char] = terrain.id
    for overlay in board.overlay:
        letters[overlay.char] = letters.get(overlay.on, "plain")
    return letters


def _square_faults(scenario: Scenario, board: BoardFile) -> list[Fault]:
    grid = square_grid(board.grid.columns, board.grid.rows)
    faults: list[Fault] = []
    char = {grid.number(c, r): x for r, row in enumerate(scenario.grid) for c, x in enumerate(row)}
    bridges = {overlay.char for overlay in board.overlay if overlay.id == "bridge"}
    ramparts = {o.char: o.facing for o in board.overlay if o.id == "rampart"}
    named = [
        (f"named_square[{i}]", s) for i, n in enumerate(scenario.named_square) for s in n.squares
    ]
    named += [("closed_for_deployment", square) for square in scenario.closed_for_deployment]
    named += [(f"extra_unit[{i}].at", unit.at) for i, unit in enumerate(scenario.extra_unit)]
    named += [
        (f"objective_square[{i}].at", goal.at) for i, goal in enumerate(scenario.objective_square)
    ]
    for at, square in named:
        if grid.named(square) == grid.off:
            faults.append((at, f"there is no square '{square}'."))
    for i, bridge in enumerate(scenario.bridge):
        if char.get(grid.named(bridge.at)) not in bridges:
            faults.append((f"bridge[{i}].at", f"the map has no bridge on '{bridge.at}'."))
    for i, rampart in enumerate(scenario.rampart):
        if ramparts.get(char.get(grid.named(rampart.at), "")) != rampart.facing:
            faults.append((f"rampart[{i}]", f"the map has no such rampart on '{rampart.at}'."))
    return faults


def _free_terrain_faults(scenario: Scenario, board: BoardFile) -> list[Fault]:
    """KF-7.0.2: terrain that is laid freely stays out of the home rows, so that all can deploy."""
    if scenario.free_terrain is None:
        return []
    home = {*board.edges.top.deployment_rows, *board.edges.bottom.deployment_rows}
    faults: list[Fault] = []
    for row in scenario.free_terrain.rows_allowed:
        if row > board.grid.rows:
            faults.append(("free_terrain.rows_allowed", f"there is no row {row}."))
        elif row in home:
            faults.append(("free_terrain.rows_allowed", f"row {row} is a home row."))
    return faults


def _tile_faults(scenario: Scenario, board: BoardFile) -> list[Fault]:
    """KF-0.8, KF-0.9: no more tiles than the box holds."""
    everything = "".join(scenario.grid)
    rivers = {piece.char for piece in board.river_piece}
    rivers |= {overlay.char for overlay in board.overlay if overlay.id == "bridge"}
    works = {overlay.char for overlay in board.overlay}
    faults: list[Fault] = []
    if sum(char in rivers for char in everything) > board.tiles.river_segment:
        faults.append(("grid", f"expected at most {board.tiles.river_segment} river squares."))
    if sum(char in works for char in everything) > board.tiles.bridge_rampart:
        faults.append(("grid", f"expected at most {board.tiles.bridge_rampart} bridges, ramparts."))
    return faults
