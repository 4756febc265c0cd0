"""After the retreat: who may take ground, and who battles again from there."""

from __future__ import annotations

from tests.games.memoir.naive.field import NO_BATTLE_ON_ENTRY, Field, Hex, ground, occupant
from tests.games.memoir.naive.movement import between_beach_and_cliff, step_open


def take_ground(
    here: Field, name: str, target: Hex, moved: bool, stopped: bool, taken: int
) -> bool:
    """Whether a unit may take ground on a hex its close assault has emptied.

    moved: it has moved this turn. stopped: it has entered a hex that stops this turn, by its move
    or, on wire, by taking ground (A2.65). taken: how often it has taken ground this turn.
    The unit stands where it battled from; the target is gone from the hex.
    """
    unit = here.units[name]
    if not here.settings.take_ground or unit.branch == "artillery" or stopped:
        return False
    if occupant(here, target) is not None or not step_open(here, name, unit.at, target):
        return False
    twice = unit.branch == "armor" and here.settings.armor_overrun
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
    if not here.settings.take_ground or not here.settings.armor_overrun:
        return False
    if unit.branch != "armor" or taken != 1:
        return False
    return not ground(here, unit.at) & (NO_BATTLE_ON_ENTRY | {"ocean"})
