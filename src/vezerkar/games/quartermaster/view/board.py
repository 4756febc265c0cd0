"""The map of the world as clients draw it: spaces with their outlines, straits, homes."""

from __future__ import annotations

from typing import Final

from vezerkar.games.quartermaster.schema.map import SpaceData
from vezerkar.games.quartermaster.setup import Layout
from vezerkar.games.quartermaster.view.overlays import OVERLAYS
from vezerkar.scene.scene import Board as SceneBoard
from vezerkar.scene.scene import Edge, Region, Space

# The map files are drawn on a small canvas; pieces need more room than it has.
SCALE: Final = 1.6


def draw_board(layout: Layout) -> SceneBoard:
    """The static part of every scene of a game; seas first, so that lands lie on top."""
    world = layout.data.world
    spaces = sorted(world.space, key=lambda space: space.kind != "sea")
    straits = {strait.land for strait in world.strait}
    return SceneBoard(
        shape="area",
        width=world.canvas[0] * SCALE,
        height=world.canvas[1] * SCALE,
        spaces=tuple(_space(layout, space, space.id in straits) for space in spaces),
        edges=tuple(Edge(*strait.seas, "strait") for strait in world.strait),
        regions=tuple(_team(layout, team.id) for team in layout.data.rules.team),
        place="space",
        wraps=world.wraps_east_west,
        overlays=OVERLAYS,
    )


def _space(layout: Layout, space: SpaceData, anchor: bool) -> Space:
    teams = {country.id: country.team for country in layout.data.countries}
    marks = [
        *(["star"] if space.supply else []),
        *(["home"] if space.home_of else []),
        *(["strait"] if anchor else []),
    ]
    return Space(
        id=space.id,
        x=_round(space.x),
        y=_round(space.y),
        kinds=(space.kind,),
        side=teams.get(space.home_of, ""),
        zones=(space.home_of,) if space.home_of else (),
        marks=tuple(marks),
        label={"en": space.label or space.name, "hu": space.label_hu or space.name_hu},
        outline=tuple(_round(number) for corner in space.polygon for number in corner),
    )


def _round(length: float) -> float:
    return round(length * SCALE, 1)


def _team(layout: Layout, team: str) -> Region:
    homes = [country.home for country in layout.data.countries if country.team == team]
    return Region(team, "homes", tuple(homes), team)
