"""A second, deliberately naive Memoir '44: movement, sight, targets, retreats, orders.

This module is an oracle for tests. It is written from the ledger, the data README and the
rulebook, without a look at the engine, and it prefers enumeration to cleverness: distances are
searched, moves and retreats are walked path by path, lines are clipped against hexagons with
exact fractions. It imports the standard library only.

A hex is a tuple ``(col, row)``. Units are named by their id; functions take the id and find the
unit in ``field.units``. Nothing here changes a field.

Readings that were open, each chosen here and nowhere else:

* Standing still is not a destination. Coming back to the start by two steps or more is.
* The cost of the steps is what counts as hexes moved, in every limit, the beach limit included.
* A unit that leaves a hedgerow stops after one step, even where that one step costs 2 (hedgerow
  to steep hill): A2.9 says "must stop on the next hex", not "has one hex of movement".
* Only steps between a *beach* hex and a bluff or cliff are dear or closed. A step between the
  ocean and a cliff (Pointe-du-Hoc, [10,6]) is an ordinary step.
* Behind Enemy Lines ignores stops, hedgerows, the beach limit, the ocean and hill costs. Closed
  hexes, occupied hexes and the sides of the Arnhem bridge stay closed. Only the hex where the
  move ends can forbid the battle (README 5.5); ``March.strict_entry`` gives the other reading,
  that any forest, hedgerow or town entered on the way forbids it (A2.3 read literally). A unit
  moving so is never "stopped" for Take Ground.
* A retreat between beach and bluff or cliff is open to every unit, armor included (F.6, F.7).
* Figures lost in a retreat are never more than the unit has. An eliminated unit ends nowhere.
* Off the board counts as a blocker for artillery too where hills block it.
"""

from __future__ import annotations

import itertools
import tomllib
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

Hex = tuple[int, int]

ROWS = 9
SCENARIOS = Path(__file__).resolve().parents[3] / "src/vezerkar/games/memoir/data/scenarios"


# --- what a unit and a battlefield are -----------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """What units.toml and steps 3 and 4 of the rulebook say about one type of unit."""

    branch: str  # infantry, armor or artillery
    figures: int
    move: int
    move_and_battle: int
    dice: tuple[int, ...]  # dice[0] is for distance 1


KINDS: dict[str, Kind] = {
    "infantry": Kind("infantry", 4, 2, 1, (3, 2, 1)),
    "special_forces": Kind("infantry", 4, 2, 2, (3, 2, 1)),
    "french_resistance": Kind("infantry", 3, 2, 1, (3, 2, 1)),
    "armor": Kind("armor", 3, 3, 3, (3, 3, 3)),
    "elite_armor": Kind("armor", 4, 3, 3, (3, 3, 3)),
    "artillery": Kind("artillery", 2, 1, 0, (3, 3, 2, 2, 1, 1)),
}

HILLS = {"hill", "steep_hill", "cliff", "sea_bluff"}
STOPS = {"forest", "hedgerow", "town", "ocean", "wire"}
NO_BATTLE_ON_ENTRY = {"forest", "hedgerow", "town"}
HIDES = {"forest", "hedgerow", "town", "bunker"}
GROUND_NAMES = (
    HILLS
    | STOPS
    | HIDES
    | {"river", "bridge", "hedgehog", "sandbags", "sea_wall", "beach", "impassable"}
)


@dataclass(frozen=True)
class Unit:
    side: str  # "axis" or "allies"
    kind: str  # a key of KINDS
    at: Hex
    figures: int

    @property
    def branch(self) -> str:
        return KINDS[self.kind].branch


@dataclass(frozen=True)
class Options:
    sandbag_profile: str = "rulebook"  # or "published"
    town_out_cumulative: bool = True
    hill_los: str = "plateau"  # or "over_lower"
    take_ground: bool = True
    armor_overrun: bool = True


@dataclass
class Field:
    """A battlefield with its units, terrain and the scenario rules that touch this module."""

    columns: int = 13  # of the even rows: 13 standard, 26 Overlord; odd rows have one fewer
    ground: dict[Hex, set[str]] = field(default_factory=dict)
    owners: dict[Hex, str] = field(default_factory=dict)  # of bunkers and sea walls
    units: dict[str, Unit] = field(default_factory=dict)
    options: Options = field(default_factory=Options)
    top_side: str = "axis"  # its baseline is row 0, the other side's is row 8
    bridge_path: tuple[Hex, ...] = ()  # bridge_span: the two ends included
    wide_river: bool = False
    artillery_blocked_by_hills: bool = False
    exit_side: str = ""
    exit_hexes: set[Hex] = field(default_factory=set)


@dataclass(frozen=True)
class March:
    """How far a unit may go: its own figures, or those of a card."""

    move: int
    move_and_battle: int
    ignores_terrain: bool = False
    strict_entry: bool = False  # see the second reading of Behind Enemy Lines above


INFANTRY_ASSAULT = March(3, 2)
BEHIND_ENEMY_LINES = March(3, 3, ignores_terrain=True)
ARTILLERY_BOMBARD = March(3, 0)


@dataclass(frozen=True)
class Walk:
    """One path of a move, the start not included."""

    path: tuple[Hex, ...]
    hexes: int  # the cost, which is what counts as hexes moved
    halted: bool  # may not go on
    stopped: bool  # halted by what it entered, so that it may not take ground (4.64)


@dataclass(frozen=True)
class Arrival:
    """The best path to a hex: one that leaves the battle open if possible, then the cheapest."""

    battle: bool
    hexes: int
    stopped: bool


@dataclass(frozen=True)
class Line:
    """The hexes a line of sight meets, its two ends not included; some may be off the board."""

    crossed: frozenset[Hex]
    left: frozenset[Hex]  # touched by an edge or a corner, on one side
    right: frozenset[Hex]  # likewise, on the other


def from_scenario(path: Path | str, options: Options | None = None) -> Field:
    """Read a scenario file."""
    data: dict[str, Any] = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    result = Field(
        columns=26 if data["board"] == "overlord" else 13,
        options=options or Options(),
        top_side=data["top_side"],
    )
    if data["board_side"] == "beach":
        for at in board(result):
            if at[1] in (4, 5, 6):
                result.ground[at] = {"beach"}
            elif at[1] in (7, 8):
                result.ground[at] = {"ocean"}
    for tile in data.get("terrain", []):  # a tile replaces what is printed
        names = {tile["type"]}
        if tile.get("impassable"):
            names.add("impassable")
        result.ground[_pair(tile["at"])] = names
    for piece in data.get("obstacles", []):  # a piece is added to what is there
        result.ground.setdefault(_pair(piece["at"]), set()).add(piece["type"])
        if "owner" in piece:
            result.owners[_pair(piece["at"])] = piece["owner"]
    for entry in data.get("units", []):
        result.units[entry["id"]] = Unit(
            entry["side"], entry["type"], _pair(entry["at"]), entry["figures"]
        )
    for rule in data.get("special_rules", []):
        if rule["id"] == "bridge_span":
            result.bridge_path = tuple(_pair(at) for at in rule["path"])
        elif rule["id"] == "wide_river":
            result.wide_river = True
        elif rule["id"] == "artillery_blocked_by_hills":
            result.artillery_blocked_by_hills = True
        elif rule["id"] == "exit_medal":
            result.exit_side = rule["side"]
            if "exit_row" in rule:
                result.exit_hexes = {at for at in board(result) if at[1] == rule["exit_row"]}
            else:
                result.exit_hexes = {_pair(at) for at in rule["exits"]}
    return result


def _pair(at: list[int]) -> Hex:
    col, row = at
    return (col, row)


def ground(here: Field, at: Hex) -> set[str]:
    return here.ground.get(at, set())


def is_hill(here: Field, at: Hex) -> bool:
    return bool(ground(here, at) & HILLS)


def occupant(here: Field, at: Hex) -> str | None:
    """The unit on a hex."""
    for name, unit in here.units.items():
        if unit.at == at:
            return name
    return None


def enemies(here: Field, side: str) -> set[str]:
    return {name for name, unit in here.units.items() if unit.side != side}


# --- the board -----------------------------------------------------------------------------------


@cache
def hexes(columns: int) -> frozenset[Hex]:
    return frozenset((col, row) for row in range(ROWS) for col in range(columns - row % 2))


def board(here: Field) -> frozenset[Hex]:
    """All hexes."""
    return hexes(here.columns)


def hex_name(at: Hex) -> str:
    """The published name: capital letters in even rows, small ones in odd rows, 9 at the top."""
    col, row = at
    letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[col]
    return f"{letter if row % 2 == 0 else letter.lower()}{9 - row}"


def parse_hex(name: str) -> Hex:
    letter, number = name[0], int(name[1:])
    at = (ord(letter.upper()) - ord("A"), 9 - number)
    if hex_name(at) != name:
        raise ValueError(f"no such hex: {name}")
    return at


def neighbours(here: Field, at: Hex) -> set[Hex]:
    """The adjacent hexes that are on the board."""
    col, row = at
    # In the rows above and below, an even row's hex lies between col - 1 and col, an odd one's
    # between col and col + 1, for odd rows are shifted to the right.
    first = col - 1 if row % 2 == 0 else col
    around = {(col - 1, row), (col + 1, row)}
    for other in (row - 1, row + 1):
        around |= {(first, other), (first + 1, other)}
    return around & board(here)


def distance(here: Field, start: Hex, end: Hex) -> int:
    """The least number of steps over the bare board (4.16), found by breadth-first search."""
    seen = {start: 0}
    queue = deque([start])
    while queue:
        at = queue.popleft()
        if at == end:
            return seen[at]
        for near in neighbours(here, at):
            if near not in seen:
                seen[near] = seen[at] + 1
                queue.append(near)
    raise ValueError(f"{start} and {end} are not on one board")


def connected(here: Field, start: Hex, allowed: set[Hex]) -> set[Hex]:
    """All hexes of `allowed` that hang together with `start`."""
    group = {start}
    queue = deque([start])
    while queue:
        for near in neighbours(here, queue.popleft()):
            if near in allowed and near not in group:
                group.add(near)
                queue.append(near)
    return group


# --- steps and moves -----------------------------------------------------------------------------


def passable(here: Field, branch: str, at: Hex) -> bool:
    """Whether units of a branch may ever enter a hex (A2.28, A2.45, A2.52, F.13)."""
    names = ground(here, at)
    if "impassable" in names:
        return False
    if "river" in names and "bridge" not in names:
        return False
    return branch == "infantry" or not names & {"bunker", "hedgehog"}


def span_allows(here: Field, start: Hex, end: Hex) -> bool:
    """Arnhem (F.15): onto, off and along the bridge only between consecutive hexes of its path."""
    path = here.bridge_path
    if start not in path[1:-1] and end not in path[1:-1]:
        return True
    links = set(itertools.pairwise(path))
    return (start, end) in links or (end, start) in links


def step_open(here: Field, name: str, start: Hex, end: Hex) -> bool:
    """Whether the way from a hex to an adjacent one is open to a unit at all."""
    if end not in neighbours(here, start):
        return False
    if occupant(here, end) not in (None, name):
        return False
    return passable(here, here.units[name].branch, end) and span_allows(here, start, end)


def between_beach_and_cliff(here: Field, start: Hex, end: Hex) -> bool:
    """Whether a step goes up from the beach to a bluff or cliff, or down."""
    steep = {"sea_bluff", "cliff"}
    up = "beach" in ground(here, start) and ground(here, end) & steep
    down = "beach" in ground(here, end) and ground(here, start) & steep
    return bool(up or down)


def step_cost(here: Field, branch: str, start: Hex, end: Hex) -> int | None:
    """The hexes of movement one step takes, None where the branch may not make it."""
    if between_beach_and_cliff(here, start, end):
        return 2 if branch == "infantry" else None
    if "steep_hill" in ground(here, end) and not is_hill(here, start):
        return 2
    return 1


def own_march(unit: Unit) -> March:
    kind = KINDS[unit.kind]
    return March(kind.move, kind.move_and_battle)


def walks(here: Field, name: str, march: March | None = None) -> Iterator[Walk]:
    """Every legal move of a unit, path by path, the empty one first. Hexes may be met twice."""
    unit = here.units[name]
    order = march or own_march(unit)
    fixed = unit.branch == "artillery" and "bunker" in ground(here, unit.at)
    yield from _walks_on(here, name, order, Walk((), 0, halted=fixed, stopped=False))


def _walks_on(here: Field, name: str, march: March, walk: Walk) -> Iterator[Walk]:
    yield walk
    if walk.halted:
        return
    unit = here.units[name]
    start = walk.path[-1] if walk.path else unit.at
    for end in sorted(neighbours(here, start)):
        if not step_open(here, name, start, end):
            continue
        path = (*walk.path, end)
        cost = step_cost(here, unit.branch, start, end)
        if cost is None:
            continue
        if march.ignores_terrain:
            cost = 1
            halted = stopped = False
        else:
            if "hedgerow" in ground(here, end) and walk.path:
                continue  # only with the first step (A2.7)
            stopped = bool(ground(here, end) & STOPS)
            halted = stopped or "hedgerow" in ground(here, start)
        if walk.hexes + cost > limit(here, march, path):
            continue
        yield from _walks_on(here, name, march, Walk(path, walk.hexes + cost, halted, stopped))


def limit(here: Field, march: March, path: tuple[Hex, ...]) -> int:
    """The longest a move along a path may be: 2 if it enters a beach hex (A2.37)."""
    if not march.ignores_terrain and any("beach" in ground(here, at) for at in path):
        return min(march.move, 2)
    return march.move


def battle_after(here: Field, name: str, march: March, walk: Walk) -> bool:
    """Whether a unit that has made this move may battle."""
    unit = here.units[name]
    at = walk.path[-1] if walk.path else unit.at
    if "ocean" in ground(here, at):
        return False
    if not walk.path:
        return True
    if unit.branch == "artillery" or walk.hexes > march.move_and_battle:
        return False
    if unit.kind == "french_resistance":
        return True
    entered = walk.path if march.strict_entry else walk.path[-1:]
    return not any(ground(here, at) & NO_BATTLE_ON_ENTRY for at in entered)


def destinations(here: Field, name: str, march: March | None = None) -> dict[Hex, Arrival]:
    """Where a unit may move, with the best path to each hex. Standing still is not included."""
    order = march or own_march(here.units[name])
    best: dict[Hex, Arrival] = {}
    for walk in walks(here, name, order):
        if not walk.path:
            continue
        end = walk.path[-1]
        new = Arrival(battle_after(here, name, order, walk), walk.hexes, walk.stopped)
        old = best.get(end)
        if old is None or (not new.battle, new.hexes) < (not old.battle, old.hexes):
            best[end] = new
    return best


def exits(here: Field, name: str, march: March | None = None) -> set[Hex]:
    """The exit hexes from which a unit may leave the board in its move (F.17)."""
    unit = here.units[name]
    order = march or own_march(unit)
    if unit.side != here.exit_side:
        return set()
    found = set()
    for walk in walks(here, name, order):
        at = walk.path[-1] if walk.path else unit.at
        left = limit(here, order, walk.path) - walk.hexes
        if at in here.exit_hexes and not walk.halted and left >= 1:
            found.add(at)
    return found


def can_exit(here: Field, name: str, march: March | None = None) -> bool:
    return bool(exits(here, name, march))


# --- line of sight -------------------------------------------------------------------------------


def centre(at: Hex) -> tuple[int, int]:
    """The middle of a hex in a plane where hexagons have corners (0, ±2) and (±1, ±1)."""
    col, row = at
    return (2 * col + row % 2, 3 * row)


def clip(start: Hex, end: Hex, at: Hex) -> tuple[Fraction, Fraction] | None:
    """The part of the segment between two centres that lies in the closed hexagon `at`.

    The hexagon is the set of points (x, y) from its centre with |x| <= 1 and |x| + |y| <= 2.
    The part is given as two parameters from 0 at the start to 1 at the end, None if empty.
    """
    (ax, ay), (bx, by), (cx, cy) = centre(start), centre(end), centre(at)
    low, high = Fraction(0), Fraction(1)
    for nx, ny, most in ((1, 0, 1), (-1, 0, 1), (1, 1, 2), (1, -1, 2), (-1, 1, 2), (-1, -1, 2)):
        # n.(a + t(b - a) - c) <= most
        slope = nx * (bx - ax) + ny * (by - ay)
        room = most - (nx * (ax - cx) + ny * (ay - cy))
        if slope == 0:
            if room < 0:
                return None
        elif slope > 0:
            high = min(high, Fraction(room, slope))
        else:
            low = max(low, Fraction(room, slope))
    return (low, high) if low <= high else None


def inside(start: Hex, end: Hex, at: Hex, t: Fraction) -> bool:
    """Whether the point t of the segment lies in the open hexagon."""
    (ax, ay), (bx, by), (cx, cy) = centre(start), centre(end), centre(at)
    x, y = abs(ax + t * (bx - ax) - cx), abs(ay + t * (by - ay) - cy)
    return x < 1 and x + y < 2


def crossed(start: Hex, end: Hex) -> Line:
    """Which hexes the segment between two centres crosses, and which it only touches."""
    (ax, ay), (bx, by) = centre(start), centre(end)
    middle: set[Hex] = set()
    left: set[Hex] = set()
    right: set[Hex] = set()
    columns = range(min(start[0], end[0]) - 2, max(start[0], end[0]) + 3)
    rows = range(min(start[1], end[1]) - 1, max(start[1], end[1]) + 2)
    for at in itertools.product(columns, rows):
        part = clip(start, end, at)
        if at in (start, end) or part is None:
            continue
        # A hexagon is convex, so the middle of the common part is inside if any of it is.
        if inside(start, end, at, (part[0] + part[1]) / 2):
            middle.add(at)
            continue
        cx, cy = centre(at)
        turn = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        (left if turn < 0 else right).add(at)
    return Line(frozenset(middle), frozenset(left), frozenset(right))


def one_hill(here: Field, *hexes: Hex) -> bool:
    """Whether all these hexes are hills of one contiguous group."""
    hills = {at for at in board(here) if is_hill(here, at)}
    return set(hexes) <= hills and set(hexes) <= connected(here, hexes[0], hills)


def blocks(here: Field, at: Hex, start: Hex, end: Hex, hills_only: bool = False) -> bool:
    """Whether a hex that a line of sight meets closes it.

    `hills_only` is for artillery where hills block it: units and other terrain do not count.

    With hill_los = "over_lower" a unit on a hill, or one that looks at a unit on a hill, looks
    over everything lower: a unit, forest, town, hedgerow or bunker on a hex that is not a hill
    does not block if attacker or target stands on a hill. A hill hex between blocks exactly as
    with "plateau", and so does a unit or a bunker on a hill hex.
    """
    if at not in board(here):
        return True
    if is_hill(here, at) and not one_hill(here, start, at, end):
        return True
    if hills_only:
        return False
    if occupant(here, at) is None and not ground(here, at) & HIDES:
        return False
    looks_over = here.options.hill_los == "over_lower" and not is_hill(here, at)
    return not (looks_over and (is_hill(here, start) or is_hill(here, end)))


def sees(here: Field, start: Hex, end: Hex, hills_only: bool = False) -> bool:
    """Whether there is a line of sight between two hexes (4.22 to 4.32, A2.19 to A2.22)."""
    if end in neighbours(here, start):
        return True
    line = crossed(start, end)
    if any(blocks(here, at, start, end, hills_only) for at in line.crossed):
        return False
    on_left = any(blocks(here, at, start, end, hills_only) for at in line.left)
    on_right = any(blocks(here, at, start, end, hills_only) for at in line.right)
    return not (on_left and on_right)


# --- battle --------------------------------------------------------------------------------------


def protection(here: Field, attacker: Unit, target: Unit) -> int:
    """The dice the target's hex takes away: the best one of what is there."""
    if attacker.branch == "artillery":
        return 0
    infantry = attacker.branch == "infantry"
    names = ground(here, target.at)
    owned = here.owners.get(target.at) == target.side
    found = [0]
    if names & {"forest", "hedgerow", "town"}:
        found.append(1 if infantry else 2)
    if names & HILLS and not is_hill(here, attacker.at):
        found.append(1)
    if "bunker" in names and owned:
        found.append(1 if infantry else 2)
    if "sandbags" in names or ("sea_wall" in names and owned):
        found.append(2 if not infantry and here.options.sandbag_profile == "rulebook" else 1)
    return max(found)


def dice(here: Field, attacker: str, target: str, bonus: int = 0) -> int:
    """The dice of an attack, 0 where there are none left or the target is out of range.

    Sight, adjacency and the ocean are not looked at; see targets.
    """
    one, two = here.units[attacker], here.units[target]
    table = KINDS[one.kind].dice
    far = distance(here, one.at, two.at)
    if far > len(table):
        return 0
    taken = protection(here, one, two)
    if one.branch == "infantry" and "wire" in ground(here, one.at):
        taken += 1
    if one.branch == "armor" and "town" in ground(here, one.at):
        taken = taken + 2 if here.options.town_out_cumulative else max(taken, 2)
    return max(0, table[far - 1] + bonus - taken)


def bank(here: Field, at: Hex) -> frozenset[Hex]:
    """The bank a hex belongs to (F.16), empty for river and bridge hexes."""
    land = {h for h in board(here) if not ground(here, h) & {"river", "bridge"}}
    return frozenset(connected(here, at, land)) if at in land else frozenset()


def across_wide_river(here: Field, attacker: Unit, target: Unit) -> bool:
    if not here.wide_river or attacker.branch != "infantry":
        return False
    one, two = bank(here, attacker.at), bank(here, target.at)
    return bool(one) and bool(two) and one != two


def targets(
    here: Field, attacker: str, close: int = 0, ranged: int = 0, only: str = ""
) -> set[str]:
    """The enemy units that a unit may attack from where it stands.

    `close` and `ranged` are the extra dice of a card. `only` is "close" under Close Assault and
    "ranged" under Firefight. Whether the unit has a battle left is not looked at.
    """
    unit = here.units[attacker]
    if "ocean" in ground(here, unit.at):
        return set()
    foes = enemies(here, unit.side)
    adjacent = {foe for foe in foes if here.units[foe].at in neighbours(here, unit.at)}
    if adjacent and only == "ranged":
        return set()
    if not adjacent and only == "close":
        return set()
    candidates = adjacent or foes
    found = set()
    for foe in candidates:
        target = here.units[foe]
        if dice(here, attacker, foe, close if adjacent else ranged) < 1:
            continue
        if across_wide_river(here, unit, target):
            continue
        needs_sight = unit.branch != "artillery"
        if (needs_sight or here.artillery_blocked_by_hills) and not sees(
            here, unit.at, target.at, hills_only=not needs_sight
        ):
            continue
        found.add(foe)
    return found


# --- after the dice ------------------------------------------------------------------------------


def may_ignore_flag(here: Field, name: str) -> bool:
    """Whether a unit may ignore one flag of a battle (not of Air Power and Barrage)."""
    unit = here.units[name]
    names = ground(here, unit.at)
    if names & {"sandbags", "hedgehog"}:
        return True
    return bool(names & {"bunker", "sea_wall"}) and here.owners.get(unit.at) == unit.side


def retreat_ways(here: Field, name: str, most: int) -> Iterator[tuple[Hex, ...]]:
    """Every path of at most `most` steps towards the own baseline, dead ends and () included."""
    unit = here.units[name]
    towards = -1 if unit.side == here.top_side else 1

    def go(path: tuple[Hex, ...]) -> Iterator[tuple[Hex, ...]]:
        yield path
        if len(path) == most:
            return
        start = path[-1] if path else unit.at
        if unit.branch == "artillery" and "bunker" in ground(here, start):
            return
        for end in sorted(neighbours(here, start)):
            if end[1] != start[1] + towards or "ocean" in ground(here, end):
                continue
            if step_open(here, name, start, end):
                yield from go((*path, end))

    yield from go(())


def retreat_paths(here: Field, name: str, flags: int) -> tuple[int, set[tuple[Hex, ...]]]:
    """The figures lost and the paths to choose from, for flags that are not ignored.

    The losses come first (4.80); if they eliminate the unit there is no path, not even ().
    """
    unit = here.units[name]
    most = 3 * flags if unit.kind == "french_resistance" else flags
    ways = set(retreat_ways(here, name, most))
    least = min(flags, max(len(way) for way in ways))
    losses = min(flags - least, unit.figures)
    if losses == unit.figures:
        return losses, set()
    return losses, {way for way in ways if len(way) >= least}


def retreats(here: Field, name: str, flags: int) -> tuple[int, set[Hex]]:
    """The figures lost and the hexes where the unit may end, none if it is eliminated."""
    losses, paths = retreat_paths(here, name, flags)
    return losses, {path[-1] if path else here.units[name].at for path in paths}


def take_ground(
    here: Field, name: str, target: Hex, moved: bool, stopped: bool, taken: int
) -> bool:
    """Whether a unit may take ground on a hex its close assault has emptied.

    moved: it has moved this turn. stopped: it has entered a hex that stops this turn, by its move
    or, on wire, by taking ground (A2.65). taken: how often it has taken ground this turn.
    The unit stands where it battled from; the target is gone from the hex.
    """
    unit = here.units[name]
    if not here.options.take_ground or unit.branch == "artillery" or stopped:
        return False
    if occupant(here, target) is not None or not step_open(here, name, unit.at, target):
        return False
    twice = unit.branch == "armor" and here.options.armor_overrun
    if taken >= (2 if twice else 1):
        return False
    if "hedgerow" in ground(here, target) and (moved or taken):
        return False
    if between_beach_and_cliff(here, unit.at, target):
        if unit.branch == "armor":
            return False
        if "cliff" in ground(here, target):
            return False
    return True


def overrun(here: Field, name: str, taken: int) -> bool:
    """Whether a unit that has just taken ground, where it now stands, has an overrun battle."""
    unit = here.units[name]
    if not here.options.take_ground or not here.options.armor_overrun:
        return False
    if unit.branch != "armor" or taken != 1:
        return False
    return not ground(here, unit.at) & (NO_BATTLE_ON_ENTRY | {"ocean"})


# --- orders --------------------------------------------------------------------------------------

ALL = 99
SECTION_CARDS: dict[str, dict[str, int]] = {
    f"{family}_{section}": {section: number}
    for family, number in (("recon", 1), ("probe", 2), ("attack", 3), ("assault", ALL))
    for section in ("left", "center", "right")
}
SECTION_CARDS["recon_in_force"] = {"left": 1, "center": 1, "right": 1}
SECTION_CARDS["general_advance"] = {"left": 2, "center": 2, "right": 2}
SECTION_CARDS["pincer_move"] = {"left": 2, "right": 2}

BRANCH_CARDS = {
    "armor_assault": "armor",
    "artillery_bombard": "artillery",
    "behind_enemy_lines": "infantry",
    "move_out": "infantry",
}


def sections(here: Field, at: Hex, side: str) -> set[str]:
    """The sections of a hex as the player of `side` sees them.

    On the Overlord board also its subsections "sub1" to "sub6", counted from his own left.
    """
    col, row = at
    top = side == here.top_side
    if here.columns == 13:
        spans = (
            {"left": (0, 3), "center": (4, 8), "right": (9, 12)}
            if row % 2 == 0
            else {"left": (0, 3), "center": (3, 8), "right": (8, 11)}
        )
        found = {section for section, (low, high) in spans.items() if low <= col <= high}
        swap = {"left": "right", "center": "center", "right": "left"}
        return {swap[section] for section in found} if top else found
    limits = (0, 7, 17, 25, 33, 43, 50)
    x = 2 * col + row % 2
    numbers = {n for n in range(1, 7) if limits[n - 1] <= x <= limits[n]}
    if top:
        numbers = {7 - n for n in numbers}
    wings = ("left", "left", "center", "center", "right", "right")
    return {f"sub{n}" for n in numbers} | {wings[n - 1] for n in numbers}


def orders(here: Field, side: str, card: str, section: str = "") -> set[str]:
    """The units of a side that a card can order first, before any other is chosen.

    All section cards, and the tactic cards whose choice depends on the board alone. `section` is
    the one named for Infantry Assault. On the Overlord board a section card shows the units of
    both subsections of its section.
    """
    mine = {name for name, unit in here.units.items() if unit.side == side}

    def of(branch: str) -> set[str]:
        return {name for name in mine if here.units[name].branch == branch}

    def within(names: set[str], wanted: Iterable[str]) -> set[str]:
        return {n for n in names if sections(here, here.units[n].at, side) & set(wanted)}

    def in_contact(name: str) -> bool:
        near = neighbours(here, here.units[name].at)
        return any(here.units[foe].at in near for foe in enemies(here, side))

    if card in SECTION_CARDS:
        return within(mine, SECTION_CARDS[card])
    if card in BRANCH_CARDS:
        return of(BRANCH_CARDS[card]) or mine  # K.10: no such unit on the board, any one unit
    if card == "infantry_assault":
        return within(of("infantry"), {section}) if of("infantry") else mine
    if card == "direct_from_hq":
        return mine
    if card == "close_assault":
        return {name for name in of("infantry") | of("armor") if in_contact(name)}
    if card == "firefight":
        return {name for name in mine if not in_contact(name)}
    raise ValueError(f"no orders known for {card}")


def order_sets_legal(
    here: Field, side: str, quotas: Mapping[str, int], chosen: Iterable[str]
) -> bool:
    """Whether units may be ordered together by a card with quotas per section (2.7).

    Tried out: every way to count each unit for one of its own sections.
    """
    names = sorted(set(chosen))
    if any(here.units[name].side != side for name in names):
        return False
    choices = [sorted(sections(here, here.units[name].at, side) & set(quotas)) for name in names]
    for assigned in itertools.product(*choices):
        if all(assigned.count(section) <= quota for section, quota in quotas.items()):
            return True
    return False
