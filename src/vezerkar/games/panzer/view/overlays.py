"""Overlays of the map: who controls what, where new units can come in, where a unit can go."""

from __future__ import annotations

from typing import Final

from vezerkar.games.panzer.rules.movement import steps
from vezerkar.games.panzer.rules.supply import connected
from vezerkar.games.panzer.setup import layout_of
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import MOVES_TWICE, SIDES
from vezerkar.scene.scene import Overlay, Spot

OVERLAYS: Final = ("supply", "control", "enemy")
CHAIN_RULES: Final = ("PG-6.2.22", "PG-6.2.23")
STEP_RULES: Final = ("PG-6.2.4", "PG-6.2.6")


def overlay(s: Front, name: str, anchor: str) -> Overlay:
    """The overlay of a name; empty for an anchor that is not on the map."""
    if name == "control":
        return control(s)
    if name == "supply":
        return supply(s)
    unit = _unit(s, anchor)
    return reach(s, unit) if name == "enemy" and unit >= 0 else Overlay()


def _unit(s: Front, anchor: str) -> int:
    """The unit that an anchor names, or that stands on its tile; -1 if there is none."""
    kind, number = layout_of(s.board).lexicon.thing(anchor)
    if number < 0 or kind not in ("unit", "tile"):
        return -1
    if kind == "tile":
        return s.at[number]
    return number if number < len(s.unit_tile) and s.unit_tile[number] >= 0 else -1


def control(s: Front) -> Overlay:
    tiles = layout_of(s.board).lexicon.names("tile")
    held = [(t, s.control[t]) for t in range(s.board.count) if s.control[t] in (0, 1)]
    spots = tuple(Spot(tiles[t], "control", side=SIDES[side]) for t, side in held)
    return Overlay(spots, rules=("PG-3.0.2",))


def supply(s: Front) -> Overlay:
    """The chains of controlled tiles from the start rows; and tiles that are cut off."""
    tiles = layout_of(s.board).lexicon.names("tile")
    spots: list[Spot] = []
    for side in (0, 1):
        if side == s.board.npc:
            continue  # its units come in where the scenario says
        chain = connected(s, side)
        for t in range(s.board.count):
            if s.control[t] == side:
                kind = "supplied" if chain >> t & 1 else "unsupplied"
                spots.append(Spot(tiles[t], kind, side=SIDES[side]))
            if chain >> t & 1 and t in s.start_tiles(side):
                spots.append(Spot(tiles[t], "source", side=SIDES[side]))
    return Overlay(tuple(spots), rules=CHAIN_RULES)


def reach(s: Front, u: int) -> Overlay:
    """Where a unit could go in one move action, with the steps it takes."""
    tiles = layout_of(s.board).lexicon.names("tile")
    found = dict.fromkeys(steps(s, u), 1)
    if s.able(u, MOVES_TWICE):
        for first in list(found):
            for tile in steps(_moved(s, u, first), u):
                found.setdefault(tile, 2)
    found.pop(s.unit_tile[u], None)
    spots = tuple(Spot(tiles[t], "reach", str(n)) for t, n in sorted(found.items()))
    return Overlay(spots, veil=True, rules=STEP_RULES)


def _moved(s: Front, u: int, tile: int) -> Front:
    """A copy of the battle in which a unit stands elsewhere."""
    t = s.clone()
    t.shift(u, tile)
    return t
