"""Overlays: zones of control, supply with its broken links, reach, control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.hungary.explain.half_points import spoken
from vezerkar.games.hungary.rules.movement import explore, plain_walk
from vezerkar.games.hungary.rules.shares import NO_SOURCE
from vezerkar.games.hungary.rules.supply import (
    find_sources,
    links,
    open_depots,
    trace,
    working_hqs,
)
from vezerkar.games.hungary.rules.zones import side_map
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, HQ, PARTISAN, SIDES, SOVIET, UNIT, UNREACHABLE, ZOC
from vezerkar.scene.scene import Link, Overlay, Spot

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

OVERLAYS: Final = ("zoc", "supply", "control", "enemy")
ZOC_RULES: Final = ("HU-3.1.1", "HU-3.1.2", "HU-3.1.3")
SUPPLY_RULES: Final = ("HU-5.1.1", "HU-5.1.2", "HU-5.1.6")


def overlay(s: Campaign, seat: int, name: str, anchor: str) -> Overlay:
    """The overlay of this name; empty for an anchor that is not on the map."""
    unit = _unit(s, anchor)
    if name == "zoc":
        return zones(s, s.board.seat_side[seat] if seat >= 0 else -1)
    if name == "control":
        return control(s)
    if name == "supply":
        return supply(s, unit)
    if name == "enemy" and unit >= 0:
        return reach(s, unit)
    return Overlay()


def _unit(s: Campaign, anchor: str) -> int:
    """The unit of an anchor, of a hex the first one; -1 if there is none."""
    kind, number = layout_of(s.board).lexicon.thing(anchor)
    if number < 0 or kind not in ("unit", "hex"):
        return -1
    if kind == "hex":
        return s.at[number][0] if s.at[number] else -1
    return number if number < s.board.ground_count and s.unit_hex[number] >= 0 else -1


def zones(s: Campaign, side: int) -> Overlay:
    """Enemy zones and the seat's own; to an observer both are enemy zones."""
    hexes = layout_of(s.board).lexicon.names("hex")
    spots = []
    for h in s.board.hexes:
        for of in (AXIS, SOVIET):
            if side_map(s, of)[h] & ZOC:
                spots.append(Spot(hexes[h], "own-zone" if of == side else "zone", side=SIDES[of]))
    return Overlay(tuple(spots), rules=ZOC_RULES)


def control(s: Campaign) -> Overlay:
    hexes = layout_of(s.board).lexicon.names("hex")
    spots = tuple(Spot(hexes[h], "control", side=SIDES[s.control[h]]) for h in s.board.hexes)
    return Overlay(spots, rules=("HU-14.1",))


def reach(s: Campaign, u: int) -> Overlay:
    """Where a unit could go in an ordinary move, with the points it takes."""
    hexes = layout_of(s.board).lexicon.names("hex")
    ways = explore(s, plain_walk(s, [u], 0))
    spots = tuple(Spot(hexes[h], "reach", str(spoken(ways.cost(h)))) for h in ways.found)
    return Overlay(spots, veil=True, rules=("HU-7.1.1", "HU-3.2.1"))


def supply(s: Campaign, unit: int) -> Overlay:
    """The lines of one unit, or of all; a line that is cut is drawn to where it breaks."""
    board = s.board
    hexes = layout_of(board).lexicon.names("hex")
    given = find_sources(s)
    spots: list[Spot] = []
    links: list[Link] = []
    for side in (AXIS, SOVIET):
        sources = open_depots(s, side) + [s.unit_hex[hq] for hq in working_hqs(s, side)]
        spots += [Spot(hexes[h], "source", side=SIDES[side]) for h in dict.fromkeys(sources)]
        lines = trace(s, side, sources, UNREACHABLE)
        units = [unit] if unit >= 0 else board.combat_units[side]
        for h, fed in _fed(s, side, units, given).items():
            kind = "supplied" if fed else "unsupplied"
            spots.append(
                Spot(hexes[h], kind, str(lines[h]) if lines[h] < UNREACHABLE else "", SIDES[side])
            )
            if unit >= 0:
                links.append(_link(s, side, h, lines, sources, hexes))
    return Overlay(tuple(spots), tuple(links), rules=SUPPLY_RULES)


def _fed(s: Campaign, side: int, units: list[int], given: list[int]) -> dict[int, bool]:
    """By hex: whether all of these units in it would be supplied now (HU-12.2.1.3)."""
    board = s.board
    found: dict[int, bool] = {}
    for u in units:
        h = s.unit_hex[u]
        if h >= 0 and board.unit_side[u] == side and board.unit_type[u] not in (HQ, PARTISAN):
            found[h] = found.get(h, True) and given[u] != NO_SOURCE
    return found


def _link(
    s: Campaign, side: int, h: int, lines: vec[i64], sources: list[int], hexes: tuple[str, ...]
) -> Link:
    """The shortest open line, or the straight way to the nearest source with what cuts it."""
    board = s.board
    if lines[h] < UNREACHABLE:
        way = [h]
        while lines[way[-1]] > 0:
            way.append(next(n for n in links(board, way[-1]) if lines[n] == lines[way[-1]] - 1))
        names = tuple(f"hex:{hexes[n]}" for n in way)
        return Link("supply", names, str(lines[h]))
    if not sources:
        return Link("cut", (f"hex:{hexes[h]}",))
    goal = min(sources, key=lambda n: board.far(h, n))
    way, cutters = [h], []
    foe = side_map(s, 1 - side)
    while way[-1] != goal:
        around = [n for n in board.near[way[-1] * 6 : way[-1] * 6 + 6] if n < board.count - 2]
        way.append(min(around, key=lambda n: board.far(n, goal)))
        if foe[way[-1]] & (UNIT | ZOC) and way[-1] != goal:
            cutters.append(f"hex:{hexes[way[-1]]}")
    return Link("cut", tuple(f"hex:{hexes[n]}" for n in way), by=tuple(cutters[:1]))
