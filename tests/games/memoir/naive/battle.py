"""Battle: the dice of an attack, and whom a unit may attack."""

from __future__ import annotations

from tests.games.memoir.naive.field import HILLS, KINDS, Field, Hex, Unit, enemies, ground, is_hill
from tests.games.memoir.naive.grid import board, connected, distance, neighbours
from tests.games.memoir.naive.sight import sees


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
        found.append(2 if not infantry and here.settings.sandbag_profile == "rulebook" else 1)
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
        taken = taken + 2 if here.settings.town_out_cumulative else max(taken, 2)
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
