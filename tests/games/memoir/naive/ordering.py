"""Orders: sections, and the units that a card can order."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping

from tests.games.memoir.naive.field import Field, Hex, enemies
from tests.games.memoir.naive.grid import neighbours

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
