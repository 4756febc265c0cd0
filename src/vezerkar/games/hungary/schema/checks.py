"""What the data must satisfy beyond its shape; each fault is a place and a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from vezerkar.games.hungary.schema import Map, RuleTables, Scenario, Units
from vezerkar.games.hungary.schema.hex_numbers import HexNumbers

Faults = Iterator[tuple[str, str]]


def map_faults(found: Map) -> Faults:
    """HU-1.4.3, HU-7.2.2: every place exists, every hexside joins two neighbours."""
    hexes = HexNumbers(found.grid)
    ids = [h.id for h in found.hexes.list]
    if sorted(ids) != sorted(hexes.numbers):
        yield "hexes.list", f"expected the {len(hexes.numbers)} hexes of the grid, each once"
    yield from _hex_faults(found, hexes)
    yield from _side_faults(found, hexes)
    sectors = {sector.id for sector in found.air_sector}
    for i, h in enumerate(found.hexes.list):
        if h.s not in sectors:
            yield f"hexes.list[{i}].s", f"there is no air sector '{h.s}'"
    for i, line in enumerate(found.fort_line):
        if len(line.sides) != len(line.defended):
            yield f"fort_line[{i}].defended", f"expected {len(line.sides)} hexes, one a side"
        for k, (side, behind) in enumerate(zip(line.sides, line.defended, strict=False)):
            if behind not in side.split("-"):
                yield f"fort_line[{i}].defended[{k}]", f"'{behind}' is not beside '{side}'"
    crossing = {bridge.side for bridge in found.bridge}
    rivers = {side for river in found.river for side in river.sides}
    for i, railway in enumerate(found.railway):
        for a, b in zip(railway.path, railway.path[1:], strict=False):
            side = "-".join(sorted((a, b)))
            if side in rivers and side not in crossing:
                yield (
                    f"railway[{i}].path",
                    f"it crosses a river at {side} without a bridge",
                )


def _hex_faults(found: Map, hexes: HexNumbers) -> Faults:
    named: list[tuple[str, str]] = []
    named += [(f"supply_source[{i}].hex", d.hex) for i, d in enumerate(found.supply_source)]
    named += [(f"town[{i}].hex", t.hex) for i, t in enumerate(found.town)]
    named += [("slovak_zone.hexes", h) for h in found.slovak_zone.hexes]
    named += [(f"victory_city[{i}]", h) for i, c in enumerate(found.victory_city) for h in c.hexes]
    named += [(f"entry_area[{i}]", h) for i, a in enumerate(found.entry_area) for h in a.hexes]
    named += [
        (f"start_line[{i}]", h) for i, a in enumerate(found.start_line) for h in a.soviet_hexes
    ]
    for i, port in enumerate(found.danube_port):
        named += [(f"danube_port[{i}]", h) for h in (*port.hexes, *port.banks)]
    for place, name in named:
        if name not in hexes.numbers:
            yield place, f"there is no hex '{name}'"


def _side_faults(found: Map, hexes: HexNumbers) -> Faults:
    sides: list[tuple[str, str]] = []
    sides += [(f"river[{i}].sides", s) for i, r in enumerate(found.river) for s in r.sides]
    sides += [(f"lake[{i}].sides", s) for i, r in enumerate(found.lake) for s in r.sides]
    sides += [(f"bridge[{i}].side", bridge.side) for i, bridge in enumerate(found.bridge)]
    sides += [(f"fort_line[{i}].sides", s) for i, r in enumerate(found.fort_line) for s in r.sides]
    for i, railway in enumerate(found.railway):
        pairs = zip(railway.path, railway.path[1:], strict=False)
        sides += [(f"railway[{i}].path", f"{a}-{b}") for a, b in pairs]
    for place, side in sides:
        a, b = side.split("-")
        if not hexes.are_neighbours(a, b):
            yield place, f"'{a}' and '{b}' are not neighbours"


def unit_faults(found: Units) -> Faults:
    """HU-1.5.1, HU-1.5.3: unique ids, and reduced sides that are weaker."""
    ids = Counter([u.id for u in found.unit] + [u.id for u in found.air_unit])
    for name, count in ids.items():
        if count > 1:
            yield "unit", f"'{name}' is there {count} times"
    hqs = {u.army for u in found.unit if u.type == "hq"}
    for i, unit in enumerate(found.unit):
        if unit.steps not in (1, 2):
            yield f"unit[{i}].steps", "expected 1 or 2"
        if unit.steps == 2 and (unit.r_attack > unit.attack or unit.r_defence > unit.defence):
            yield f"unit[{i}]", f"the reduced side of '{unit.id}' is stronger than the full one"
    for i, air in enumerate(found.air_unit):
        if air.side == "soviet" and air.base not in hqs:
            yield f"air_unit[{i}].base", f"there is no HQ of '{air.base}'"


def table_faults(found: RuleTables) -> Faults:
    """HU-8.2.2: both result tables have a row for each face and a result for each column."""
    for i, table in enumerate(found.crt):
        if len(table.rows) != found.combat.die:
            yield f"crt[{i}].rows", f"expected {found.combat.die} rows"
        for k, row in enumerate(table.rows):
            if len(row) != len(found.combat.columns):
                yield f"crt[{i}].rows[{k}]", f"expected {len(found.combat.columns)} results"
    if [turn.n for turn in found.turn] != list(range(1, len(found.turn) + 1)):
        yield "turn", "expected the turns 1, 2, 3 ... in order"


def scenario_faults(found: Scenario, where: Map, units: Units) -> Faults:
    """HU-13.0.6: every counter is in exactly one list; stacking and start line are kept."""
    ids = [u.id for u in units.unit] + [u.id for u in units.air_unit]
    listed = Counter(_listed(found))
    for name in listed:
        if name not in ids:
            yield "placements", f"there is no unit '{name}'"
    for name in ids:
        if listed[name] != 1:
            yield "placements", f"'{name}' must be in exactly one list, found {listed[name]}"
    kinds = {u.id: u for u in units.unit}
    crowd: Counter[str] = Counter()
    names = {h.id for h in where.hexes.list}
    for side, placed in (("axis", found.placements.axis), ("soviet", found.placements.soviet)):
        for i, p in enumerate(placed):
            at = f"placements.{side}[{i}]"
            if p.hex not in names:
                yield at, f"there is no hex '{p.hex}'"
            if kinds[p.unit].side != side:
                yield at, f"'{p.unit}' is not of this side"
            if kinds[p.unit].type != "hq":
                crowd[p.hex] += 1
                if not 1 <= p.steps <= kinds[p.unit].steps:
                    yield at, f"expected 1 to {kinds[p.unit].steps} steps"
    for name, count in crowd.items():
        if count > 4:
            yield "placements", f"{count} units stand in {name}; at most 4 may (HU-4.1.1)"


def _listed(found: Scenario) -> Iterator[str]:
    for placed in (*found.placements.axis, *found.placements.soviet):
        yield placed.unit
    air = found.air
    yield from (*air.axis, *air.soviet_2uf, *air.soviet_3uf, *air.soviet_4uf)
    for key, names in found.reinforcements.items():
        if key.startswith("turn_"):
            yield from names
    yield from (*found.pool.destroyed, *found.pool.destroyed_air, *found.pool.out_of_play)
