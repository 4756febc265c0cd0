"""What data must be to be playable: the box as a whole, and each scenario with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from vezerkar.games.panzer.schema.data import PanzerData
from vezerkar.games.panzer.schema.scenario import Fixed, Scenario
from vezerkar.space.squares import square_grid

Fault = tuple[str, str]
ACTION_ABILITIES = ("moves_and_fires", "moves_or_fires")


def box_faults(data: PanzerData) -> Iterator[str]:
    """Faults of cards and tiles."""
    for unit in data.units:
        if sum(word in unit.abilities for word in ACTION_ABILITIES) != 1:
            names = " and ".join(ACTION_ABILITIES)
            yield f"unit {unit.id}: abilities: expected exactly one of {names}."
        if ("drawn_modifier" in unit.abilities) != (unit.drawn is not None):
            yield f"unit {unit.id}: drawn: expected exactly with the ability drawn_modifier."
        if ("ranged_support" in unit.abilities) != (unit.support_range >= 2):
            yield f"unit {unit.id}: support_range: expected 2 or more exactly with ranged_support."
    for card in data.playable:
        if len(card.tactical_modifiers) != card.count:
            yield f"action {card.id}: tactical_modifiers: expected {card.count} values, one a copy."
        if not 1 <= len(card.modes) <= 2:
            yield f"action {card.id}: option: expected one or two."
    for tile in data.tiles.values():
        terrain = data.terrain.get(tile.terrain)
        if terrain is None:
            yield f"tile {tile.id}: terrain: there is no terrain '{tile.terrain}'."
        elif (tile.attack, tile.defense, tile.prestige) != (
            terrain.attack,
            terrain.defense,
            terrain.prestige,
        ):
            yield f"tile {tile.id}: expected the numbers of its terrain '{terrain.id}' (PG-1.0.12)."


def scenario_faults(scenario: Scenario, data: PanzerData) -> Iterator[Fault]:
    """Faults of a scenario: the place, and what was expected."""
    grid = scenario.grid
    if len(grid.tiles) != grid.rows or any(len(row) != grid.cols for row in grid.tiles):
        yield "grid.tiles", f"expected {grid.rows} rows of {grid.cols} tiles."
        return
    faces = [face for row in grid.tiles for face in row]
    for face in faces:
        if face not in data.tiles:
            yield "grid.tiles", f"there is no tile '{face}'."
            return
    used = Counter(data.tiles[face].physical for face in faces)
    for physical, count in used.items():
        if count > 1:
            yield "grid.tiles", f"tile {physical} is used twice (PG-1.0.9)."
    yield from _cell_faults(scenario)
    for cell in scenario.markers.bridges:
        col, row = ord(cell[0]) - ord("A"), int(cell[1:]) - 1
        if col < grid.cols and row < grid.rows:
            if data.tiles[grid.tiles[row][col]].terrain != "river":
                yield "markers.bridges", f"{cell} is no river (PG-1.0.8)."
    yield from _unit_faults(scenario, data, set(faces))
    yield from _deck_faults(scenario, data)


def _cell_faults(scenario: Scenario) -> Iterator[Fault]:
    board = square_grid(scenario.grid.cols, scenario.grid.rows)
    control = scenario.control
    cells = {
        "markers.bridges": scenario.markers.bridges,
        "markers.objectives": scenario.markers.objectives,
        "control.soviet": control.soviet,
        "control.german": () if isinstance(control.german, str) else control.german,
    }
    for i, row in enumerate(scenario.start_row):
        cells[f"start_row[{i}].cells"] = row.cells
    for name in ("german", "soviet"):
        if hq := getattr(scenario.hq, name):
            cells[f"hq.{name}"] = (hq,)
    for at, names in cells.items():
        for name in names:
            if board.named(name) == board.off:
                yield at, f"there is no tile '{name}' on this map."


def _unit_faults(scenario: Scenario, data: PanzerData, faces: set[str]) -> Iterator[Fault]:
    known = {unit.id: unit for unit in data.units}
    fixed: list[tuple[str, Fixed]] = []
    if scenario.player:
        fixed += [("player.fixed", each) for each in scenario.player.fixed]
    if scenario.npc:
        fixed += [("npc.fixed", each) for each in scenario.npc.fixed]
    for at, each in fixed:
        unit = known.get(each.unit)
        if unit is None:
            yield at, f"there is no unit '{each.unit}'."
            continue
        if len(each.tiles) > unit.count:
            yield at, f"there are only {unit.count} cards of '{each.unit}'."
        for face in each.tiles:
            if face not in faces:
                yield at, f"tile '{face}' is not on this map."


def _deck_faults(scenario: Scenario, data: PanzerData) -> Iterator[Fault]:
    if scenario.mode == "two_player":
        if scenario.setup is None or scenario.start is None:
            yield "setup", "expected setup and start in a two-player scenario."
        return
    if scenario.npc is None or scenario.player is None:
        yield "npc", "expected player and npc in a solo scenario."
        return
    known = {card.id: card.count for card in data.playable}
    wanted: Counter[str] = Counter()
    for name in ("command_deck", "firing_deck", "target_deck"):
        for entry in getattr(scenario.npc, name):
            if entry.card not in known:
                yield f"npc.{name}", f"there is no action card '{entry.card}'."
            wanted[entry.card] += entry.count
    for card, count in wanted.items():
        if count > known.get(card, count):
            yield "npc", f"the decks ask for {count} of '{card}', there are {known[card]}."
