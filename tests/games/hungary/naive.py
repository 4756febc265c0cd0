"""A second derivation of reach, supply and odds: slow, straight from the rulebook, by names.

Nothing here uses the tables, the caches or the searches of the rules; only the data files and
where the pieces stand. Hexes are their four-digit names.
"""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush

from tests.games.hungary.table import Table
from vezerkar.games.hungary.schema import Unit
from vezerkar.games.hungary.schema.load import load_data

DATA = load_data()
UNITS = {unit.id: unit for unit in DATA.units.unit}
TERRAIN = {h.id: h.t for h in DATA.map.hexes.list}
ZOC_TYPES = ("armor", "mechanized", "cavalry", "infantry", "mountain", "light_infantry")
FOOT = ("infantry", "mountain", "light_infantry", "partisan")


def side_name(a: str, b: str) -> str:
    return f"{min(a, b)}-{max(a, b)}"


RIVERS = {side: river.size for river in DATA.map.river for side in river.sides}
for great in (river for river in DATA.map.river if river.size == "major"):
    RIVERS |= dict.fromkeys(great.sides, "major")
LAKES = {side for lake in DATA.map.lake for side in lake.sides}
BRIDGES = {bridge.side for bridge in DATA.map.bridge}
RAILS = {
    side_name(a, b)
    for railway in DATA.map.railway
    for a, b in zip(railway.path, railway.path[1:], strict=False)
}


@cache
def neighbours(name: str) -> tuple[str, ...]:
    """The grid note of map.toml, in words."""
    r, c = int(name[:2]), int(name[2:])
    near = [(r, c + 1), (r, c - 1)]
    if r % 2:
        near += [(r - 1, c), (r - 1, c - 1), (r + 1, c), (r + 1, c - 1)]
    else:
        near += [(r - 1, c + 1), (r - 1, c), (r + 1, c + 1), (r + 1, c)]
    names = (f"{row:02}{col:02}" for row, col in near)
    return tuple(n for n in names if n in TERRAIN)


class Position:
    """Where everything stands, by name."""

    def __init__(self, table: Table) -> None:
        s = table.s
        self.at: dict[str, str] = {}
        self.steps: dict[str, int] = {}
        self.oos: set[str] = set()
        for name in UNITS:
            place = table.at(name)
            if place in TERRAIN:
                self.at[name] = place
                self.steps[name] = table.steps(name)
                if table.is_oos(name):
                    self.oos.add(name)
        self.trucks = {side: table.trucks(side) for side in ("axis", "soviet")}
        self.control = {h: table.holder(h) for h in TERRAIN}
        self.by_place: dict[str, list[Unit]] = {}
        for name, place in self.at.items():
            self.by_place.setdefault(place, []).append(UNITS[name])
        self.zones: dict[tuple[str, str], bool] = {}
        self.turn = s.turn
        self.margit_crossed = bool(s.margit_crossed)

    def units_in(self, place: str) -> list[Unit]:
        return self.by_place.get(place, [])

    def has_enemy(self, place: str, side: str) -> bool:
        return any(unit.side != side for unit in self.units_in(place))

    def has_enemy_trucks(self, place: str, side: str) -> bool:
        other = "soviet" if side == "axis" else "axis"
        return place in self.trucks[other]

    def in_zone(self, place: str, side: str) -> bool:
        """Whether a hex is in a zone of control of the enemies of a side."""
        key = (place, side)
        if key not in self.zones:
            self.zones[key] = any(
                unit.side != side and unit.type in ZOC_TYPES
                for n in neighbours(place)
                if side_name(place, n) not in LAKES
                for unit in self.units_in(n)
            )
        return self.zones[key]

    def friend_in(self, place: str, side: str) -> bool:
        return any(u.side == side and u.type != "hq" for u in self.units_in(place))


def movement_points(p: Position, unit: Unit) -> int:
    points = unit.move
    if unit.id in p.oos and unit.type not in FOOT:
        points //= 2
    return points


def step_cost(p: Position, unit: Unit, a: str, b: str, rail: bool) -> float | None:
    """What a step costs, None if it is not possible; zones are looked at elsewhere."""
    side = side_name(a, b)
    if side in LAKES or p.has_enemy(b, unit.side) or p.has_enemy_trucks(b, unit.side):
        return None
    takes = unit.type not in ("hq", "partisan")  # HU-14.1: what it has walked through is its own
    own = p.control[b] == unit.side and (takes or p.control[a] == unit.side)
    if rail and side in RAILS and own:
        if not p.in_zone(a, unit.side) and not p.in_zone(b, unit.side):
            return 0.5
    costs = getattr(DATA.tables.movement, unit.mobility)
    cost = float(getattr(costs, TERRAIN[b]))
    if side in RIVERS and not (side in BRIDGES and own):
        if unit.type == "hq":
            return None
        cost += getattr(costs, f"{RIVERS[side]}_river")
    return cost


def reach(p: Position, name: str, far: bool = False) -> set[str]:
    """Where a unit may end an ordinary move (or an operational one, or by rail)."""
    unit = UNITS[name]
    start = p.at[name]
    points = float(movement_points(p, unit))
    if far and unit.side == "soviet":
        points *= 2
    rail = far or unit.type == "hq"
    best = {start: 0.0}
    queue = [(0.0, start)]
    found: set[str] = set()
    while queue:
        spent, here = heappop(queue)
        if spent > best[here]:
            continue
        if here != start and p.in_zone(here, unit.side):
            continue
        for there in neighbours(here):
            cost = step_cost(p, unit, here, there, rail)
            if cost is None:
                continue
            if p.in_zone(here, unit.side) and p.in_zone(there, unit.side):
                if not (here == start and {here, there} == {"1223", "1224"}):
                    continue
            total = spent + cost
            if total > points:
                if here == start and not far:
                    found.add(there)
                continue
            found.add(there)
            if total < best.get(there, 1e9):
                best[there] = total
                heappush(queue, (total, there))
    found.discard(start)
    return {h for h in found if may_end(p, unit, h, far)}


def may_end(p: Position, unit: Unit, place: str, far: bool) -> bool:
    others = [u for u in p.units_in(place) if u.type != "hq" and u.id != unit.id]
    if unit.type != "hq":
        if len(others) >= 4:
            return False
        nations = {u.nation for u in others}
        if unit.nation == "czech" and nations - {"soviet", "czech"}:
            return False
        if "czech" in nations and unit.nation not in ("soviet", "czech"):
            return False
    return not (far and beside_enemy(p, place, unit.side))


def beside_enemy(p: Position, place: str, side: str) -> bool:
    return any(p.has_enemy(n, side) for n in neighbours(place))


# Supply


def lines(p: Position, side: str, sources: list[str]) -> dict[str, int]:
    """The lengths of open supply lines, round by round."""
    far = dict.fromkeys(sources, 0)
    front = list(far)
    length = 0
    while front:
        length += 1
        fresh = []
        for here in front:
            for there in neighbours(here):
                if there in far or side_name(here, there) in LAKES or p.has_enemy(there, side):
                    continue
                far[there] = length
                if not p.in_zone(there, side) or p.friend_in(there, side):
                    fresh.append(there)
        front = fresh
    return far


def depots(p: Position, side: str) -> list[str]:
    return [
        d.hex
        for d in DATA.map.supply_source
        if d.side == side and p.control[d.hex] == side and not p.has_enemy(d.hex, side)
    ]


def hq_state(p: Position, name: str) -> str:
    """HU-10.2.1, HU-10.2.2, HU-10.2.7."""
    unit = UNITS[name]
    home = p.at[name]
    stock = depots(p, unit.side)
    if home not in lines(p, unit.side, stock):
        return "cut"
    seen, front = set(stock), list(stock)
    while front:
        here = front.pop()
        for there in neighbours(here):
            if side_name(here, there) not in RAILS or there in seen:
                continue
            if p.control[there] != unit.side or p.has_enemy(there, unit.side):
                continue
            seen.add(there)
            if not p.in_zone(there, unit.side) or p.friend_in(there, unit.side):
                front.append(there)
    return "full" if home in seen else "partial"


def axis_supplied(p: Position) -> set[str]:
    """HU-5.2.1: the Axis units with a line of at most ten hexes."""
    hqs = [u for u in p.at if UNITS[u].type == "hq" and UNITS[u].side == "axis"]
    sources = depots(p, "axis") + [p.at[u] for u in hqs if hq_state(p, u) != "cut"]
    far = lines(p, "axis", sources)
    units = [u for u in p.at if UNITS[u].side == "axis" and UNITS[u].type != "hq"]
    return {u for u in units if far.get(p.at[u], 99) <= 10}


def soviet_supplied(p: Position) -> int:
    """HU-5.3.4: how many Soviet-side units can be supplied at most, by augmenting paths."""
    hqs = [u for u in p.at if UNITS[u].type == "hq" and UNITS[u].side == "soviet"]
    near_depot = lines(p, "soviet", depots(p, "soviet"))
    room = {u: {"full": 18, "partial": 10, "cut": 0}[hq_state(p, u)] for u in hqs}
    reachable = {u: lines(p, "soviet", [p.at[u]]) for u in hqs}
    units = [u for u in p.at if UNITS[u].side == "soviet"]
    units = [u for u in units if UNITS[u].type not in ("hq", "partisan")]
    by_depot = {u for u in units if near_depot.get(p.at[u], 99) <= 8}
    users: dict[str, list[str]] = {hq: [] for hq in hqs}

    def place(unit: str, tried: set[str]) -> bool:
        for hq in hqs:
            if hq in tried or p.at[unit] not in reachable[hq] or room[hq] == 0:
                continue
            tried.add(hq)
            if len(users[hq]) < room[hq]:
                users[hq].append(unit)
                return True
            for other in list(users[hq]):
                if place(other, tried):
                    users[hq].remove(other)
                    users[hq].append(unit)
                    return True
        return False

    return len(by_depot) + sum(place(u, set()) for u in units if u not in by_depot)


# Odds


def column(p: Position, target: str, attackers: list[str]) -> tuple[int, int, str, dict[str, int]]:
    """Attack, defence, column and shifts by ground of an attack without trucks and aircraft."""

    def value(name: str, field: str) -> int:
        unit = UNITS[name]
        full = p.steps[name] == unit.steps
        number: int = getattr(unit, field if full else f"r_{field}")
        return number // 2 if name in p.oos else number

    attack = sum(value(name, "attack") for name in attackers)
    defenders = [u.id for u in p.units_in(target) if u.type != "hq"]
    defence = sum(value(name, "defence") for name in defenders)
    columns = DATA.tables.combat.columns
    if defence == 0:
        raw = "7:1"
    elif attack >= defence:
        raw = f"{min(7, attack // defence)}:1"
    else:
        raw = "1:2" if attack * 2 >= defence else "1:3"
    shifts = ground_shifts(p, target, attackers)
    at = columns.index(raw) + sum(shifts.values())
    return attack, defence, columns[max(0, min(8, at))], shifts


def ground_shifts(p: Position, target: str, attackers: list[str]) -> dict[str, int]:
    values = {shift.id: shift.value for shift in DATA.tables.shift}
    shifts: dict[str, int] = {}
    if TERRAIN[target] in ("city", "major_city"):
        shifts["city"] = values["city"]
    else:
        shifts["terrain"] = values[f"terrain_{TERRAIN[target]}"]
    sides = [side_name(p.at[name], target) for name in attackers]
    half = len(attackers) / 2
    if sum(RIVERS.get(side) == "major" for side in sides) > half:
        shifts["river"] = values["major_river"]
    elif sum(side in RIVERS for side in sides) > half:
        shifts["river"] = values["minor_river"]
    if UNITS[attackers[0]].side == "soviet":
        crossing = sum(is_fortified(p, p.at[name], target) for name in attackers)
        if crossing and crossing >= half:
            shifts["fort-line"] = values["fort_line"]
    places = {p.at[name] for name in attackers}
    opposite = any(is_opposite(a, target, b) for a in places for b in places)
    if opposite and "city" not in shifts:
        shifts["concentric"] = values["concentric"]
    return {kind: value for kind, value in shifts.items() if value}


def is_fortified(p: Position, start: str, target: str) -> bool:
    for line in DATA.map.fort_line:
        if p.turn < line.active_from_turn:
            continue
        if line.name.startswith("Margit") and p.margit_crossed:
            continue
        for side, behind in zip(line.sides, line.defended, strict=True):
            if behind == target and side == side_name(start, target):
                return True
    return False


def is_opposite(a: str, target: str, b: str) -> bool:
    """Whether a straight line from a to b runs through the middle of the target."""

    def middle(name: str) -> tuple[float, int]:
        r, c = int(name[:2]), int(name[2:])
        return c + (0.5 if r % 2 == 0 else 0.0), r

    (ax, ay), (tx, ty), (bx, by) = middle(a), middle(target), middle(b)
    return a != b and ax + bx == 2 * tx and ay + by == 2 * ty
