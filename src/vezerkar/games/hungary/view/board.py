"""The map as clients draw it: hexes, rivers, railways, lines, sectors, turn track, tables."""

from __future__ import annotations

from math import sqrt
from typing import Final

from vezerkar.games.hungary.setup import Layout, all_counters
from vezerkar.games.hungary.terms import SIDES
from vezerkar.games.hungary.view.overlays import OVERLAYS
from vezerkar.scene.panels import ResultTable, TurnBox
from vezerkar.scene.scene import Board as BoardView
from vezerkar.scene.scene import Edge, Message, Region, Space, Tray

RADIUS: Final = 40.0
COLUMN: Final = sqrt(3) * RADIUS / 2
ROW: Final = RADIUS * 1.5
CRT_RULES: Final = {"axis": ("HU-8.2.3",), "soviet": ("HU-8.2.11",)}
FORTS: Final = ("fort-arpad", "fort-margit")


def board_view(layout: Layout) -> BoardView:
    """The static part of every scene of a scenario."""
    grid = layout.hexes.grid
    return BoardView(
        shape="hex",
        width=round(2 * COLUMN * grid.width, 2),
        height=round((grid.rows - 1) * ROW + 2 * RADIUS, 2),
        spaces=_spaces(layout),
        edges=_edges(layout),
        regions=_regions(layout),
        trays=_trays(layout),
        place="hex",
        overlays=OVERLAYS,
        tables=_tables(layout),
        turns=_turns(layout),
    )


def _spaces(layout: Layout) -> tuple[Space, ...]:
    grid, found = layout.hexes.grid, layout.data.map
    towns = {town.hex: town for town in found.town}
    depots = {depot.hex: depot.side for depot in found.supply_source}
    zone = set(found.slovak_zone.hexes)
    worth = {city.hexes[0]: city.points for city in found.victory_city}
    spaces = []
    for h in found.hexes.list:
        number = layout.hexes.numbers[h.id]
        town = towns.get(h.id)
        marks: list[str] = [town.kind] if town else []
        if town and town.rail:
            marks.append("station")
        if h.id in depots:
            marks.append("depot")
        if h.id in zone:
            marks.append("slovak-zone")
        spaces.append(
            Space(
                id=h.id,
                x=round(COLUMN * (grid.x(number) + 1), 2),
                y=round(RADIUS + ROW * grid.row(number), 2),
                kinds=(h.t,),
                side=depots.get(h.id, ""),
                zones=(h.s,),
                marks=tuple(marks),
                label=_label(town.name, town.native) if town else {},
                art={"country": h.c, **({"base": h.base} if h.base else {}), **_worth(worth, h.id)},
            )
        )
    return tuple(spaces)


def _worth(worth: dict[str, int], place: str) -> dict[str, str]:
    """HU-11.3: the points of a city are printed on the map."""
    return {"points": str(worth[place])} if place in worth else {}


def _label(name: str, native: str) -> dict[str, str]:
    """HU-1.4.2: the map carries the Hungarian names."""
    return {"en": name, "hu": name} | ({"native": native} if native else {})


def _edge(side: str, kind: str) -> Edge:
    a, b = side.split("-")
    return Edge(a, b, kind)


def _edges(layout: Layout) -> tuple[Edge, ...]:
    found = layout.data.map
    edges = []
    for river in found.river:
        kind = "great-river" if river.size == "major" else "river"
        edges += [_edge(side, kind) for side in river.sides]
    for lake in found.lake:
        edges += [_edge(side, "lake") for side in lake.sides]
    edges += [_edge(bridge.side, "bridge") for bridge in found.bridge]
    rails = {
        tuple(sorted(pair))
        for railway in found.railway
        for pair in zip(railway.path, railway.path[1:], strict=False)
    }
    edges += [Edge(a, b, "rail") for a, b in sorted(rails)]
    for kind, line in zip(FORTS, found.fort_line, strict=True):
        for side, behind in zip(line.sides, line.defended, strict=True):
            a, b = side.split("-")
            edges.append(Edge(behind, b if a == behind else a, kind))
    return tuple(edges)


def _regions(layout: Layout) -> tuple[Region, ...]:
    found = layout.data.map
    sectors = [
        Region(
            sector.id,
            "sector",
            tuple(h.id for h in found.hexes.list if h.s == sector.id),
            names={"": f"sector:{sector.id}"},
        )
        for sector in found.air_sector
    ]
    cities = [
        Region(f"city{i + 1}", "objective", city.hexes, names={"": f"city:city{i + 1}"})
        for i, city in enumerate(found.victory_city)
    ]
    zone = Region("slovak-zone", "zone", found.slovak_zone.hexes, names={"": "zone:slovak-zone"})
    return (*sectors, *cities, zone)


def _trays(layout: Layout) -> tuple[Tray, ...]:
    head = layout.scenario.scenario
    turns = [Tray(f"turn-{n}", "arrivals") for n in range(head.first_turn, head.last_turn + 1)]
    boxes = [Tray(f"{kind}-{side}", kind, side) for side in SIDES for kind in ("destroyed", "base")]
    return (*turns, *boxes)


def _tables(layout: Layout) -> tuple[ResultTable, ...]:
    tables = layout.data.tables
    return tuple(
        ResultTable(
            table.id,
            tables.combat.columns,
            tuple(str(i + 1) for i in range(tables.combat.die)),
            table.rows,
            across=Message("table-odds"),
            down=Message("table-die"),
            rules=CRT_RULES[table.id],
        )
        for table in tables.crt
    )


def _turns(layout: Layout) -> tuple[TurnBox, ...]:
    head = layout.scenario.scenario
    leaving: dict[int, list[str]] = {}
    for unit in all_counters(layout.data):
        turn = getattr(unit, "withdrawal_turn", 0)
        if turn:
            leaving.setdefault(turn, []).append(f"unit:{unit.id}")
    return tuple(
        TurnBox(
            str(turn.n),
            text=Message("turn-date", {"date": turn.date.replace("/", " – ")}),
            tray=f"turn-{turn.n}",
            leaving=tuple(leaving.get(turn.n, ())),
        )
        for turn in layout.data.tables.turn
        if head.first_turn <= turn.n <= head.last_turn
    )
