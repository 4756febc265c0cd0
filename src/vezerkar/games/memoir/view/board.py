"""The map of a battle as clients draw it: hexes with their ground, sections, objectives."""

from __future__ import annotations

from math import sqrt
from typing import Final

from vezerkar.games.memoir.rules.terrain import SECTION_LIMITS, HexTerrain, read_map
from vezerkar.games.memoir.schema.hexes import hex_name
from vezerkar.games.memoir.schema.pieces import SECTIONS
from vezerkar.games.memoir.schema.scenario import Label, PlacedObstacle, PlacedTerrain, Scenario
from vezerkar.games.memoir.setup import Layout
from vezerkar.games.memoir.terms import SIDES
from vezerkar.games.memoir.view.names import names
from vezerkar.games.memoir.view.overlays import OVERLAYS
from vezerkar.scene.scene import Board as SceneBoard
from vezerkar.scene.scene import BoardLine, Region, Space

HEX_RADIUS: Final = 40.0
HALF_COLUMN: Final = sqrt(3) * HEX_RADIUS / 2  # half the way between two centres of a row
ROW_HEIGHT: Final = HEX_RADIUS * 1.5


def draw_board(layout: Layout) -> SceneBoard:
    """The static part of every scene of a battle."""
    grid, scenario = layout.grid, layout.scenario
    height = (grid.rows - 1) * ROW_HEIGHT + 2 * HEX_RADIUS
    return SceneBoard(
        shape="hex",
        width=_round(2 * HALF_COLUMN * grid.width),
        height=_round(height),
        spaces=_spaces(layout),
        lines=tuple(
            BoardLine("section", (_x(limit), 0.0, _x(limit), _round(height)))
            for limit in SECTION_LIMITS[scenario.board]
        ),
        regions=(*_sections(layout), *_objectives(layout)),
        bottom=scenario.bottom_side,
        overlays=OVERLAYS,
    )


def _x(doubled: int) -> float:
    return _round(HALF_COLUMN * (doubled + 1))


def _round(length: float) -> float:
    return round(length, 2)


def _spaces(layout: Layout) -> tuple[Space, ...]:
    grid, scenario, board = layout.grid, layout.scenario, layout.board
    spots = read_map(grid, layout.data, scenario)
    labels: dict[tuple[int, int], Label] = {label.at: label for label in scenario.labels}
    tiles = {tile.at: tile for tile in scenario.terrain}
    pieces = {piece.at: piece for piece in scenario.obstacles}
    zones = layout.lexicon.names("zone")
    return tuple(
        Space(
            id=hex_name(*place),
            x=_x(grid.x(h)),
            y=_round(HEX_RADIUS + ROW_HEIGHT * place[1]),
            kinds=tuple(terrain.id for terrain, _ in spots[h].layers),
            side=_owner(spots[h]),
            zones=tuple(name for z, name in enumerate(zones) if board.zones[h] >> z & 1),
            marks=_marks(spots[h], bool(board.exits[h])),
            label=_label(labels.get(place)),
            art=_art(tiles.get(place), pieces.get(place)),
        )
        for h, place in grid.place.items()
    )


def _owner(spot: HexTerrain) -> str:
    return next((owner for _, owner in spot.pieces if owner), "")


def _marks(spot: HexTerrain, is_exit: bool) -> tuple[str, ...]:
    return ("impassable",) * spot.closed + ("exit",) * is_exit


def _label(label: Label | None) -> dict[str, str]:
    """Under another name where the text files give one: a person is no place."""
    if not label:
        return {}
    plain = {"en": label.text, "hu": label.text_hu or label.text}
    return dict(names().entry("label", label.text, plain).names)


def _art(tile: PlacedTerrain | None, piece: PlacedObstacle | None) -> dict[str, str]:
    art = {}
    if tile and tile.edges:
        art["edges"] = " ".join(tile.edges)
    if tile and tile.art:
        art["art"] = tile.art
    if piece and piece.axis_deg:
        art["axis_deg"] = str(piece.axis_deg)
    if piece and piece.rot_deg:
        art["rot_deg"] = str(piece.rot_deg)
    return art


def _sections(layout: Layout) -> tuple[Region, ...]:
    """Left and right are seen by each side from its own baseline (M44-B.4)."""
    scenario = layout.scenario
    zones = layout.lexicon.names("zone")
    names = [SECTIONS[z * 3 // len(zones)] for z in range(len(zones))]
    return tuple(
        Region(
            id=zone,
            kind="section",
            names={
                scenario.bottom_side: f"section:{names[z]}",
                scenario.top_side: f"section:{names[-1 - z]}",
            },
        )
        for z, zone in enumerate(zones)
    )


def _objectives(layout: Layout) -> tuple[Region, ...]:
    return tuple(
        Region(goal.id, "objective", tuple(hex_name(*h) for h in goal.hexes), goal.side)
        for goal in layout.scenario.objectives
    )


def nations(scenario: Scenario, sides: tuple[str, ...] = SIDES) -> dict[str, str]:
    """The nation of each side, where the scenario names one."""
    setups = {"axis": scenario.sides.axis, "allies": scenario.sides.allies}
    return {side: setups[side].nation for side in sides}
