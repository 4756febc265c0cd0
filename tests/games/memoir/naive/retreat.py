"""After the dice: flags that may be ignored, and the ways back."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.memoir.naive.field import Field, Hex, ground
from tests.games.memoir.naive.grid import neighbours
from tests.games.memoir.naive.movement import step_open


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
