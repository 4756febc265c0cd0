"""Why not? in phases that games seldom get to: the reasons there are as true as elsewhere."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.games.hungary.claims import CLAIMS
from tests.games.hungary.combat_phase import soviet_combat
from tests.games.hungary.table import GAME, Table
from tests.games.hungary.test_artillery import artillery
from tests.games.hungary.test_breakthrough import breaking
from tests.games.refusals import Trial, Tries

TRIES = 60
SOVIETS = {"SU-30": "1722", "SU-67": "1722", "SU-107": "1722", "SU-11": "1722", "SU-95": "1722"}
HQS = {"SU-HQ2": "1719", "DE-HQ6": "1226"}


def retreat() -> Table:
    table = Table(units={**SOVIETS, **HQS, "DE-1PZ": "1723"}, phase="axis-combat", turn=3)
    table.attack("1722", "DE-1PZ")
    return table


def guns() -> Table:
    units = {"SU-17G": "1821", "SU-7ART": "1820"}
    table = artillery(units=units, trucks={"soviet": ["1820", "1718"]})
    table.attack("1822", "SU-27G", "SU-17G")
    return table


def gun_truck() -> Table:
    table = artillery(units={"SU-17G": "1821"}, trucks={"soviet": ["1820", "1821", "1718"]})
    table.attack("1822", "SU-27G", "SU-17G")
    table.do("fire SU-5ART")
    return table


def spend() -> Table:
    units = {"SU-27G": "1821", "SU-17G": "1821", "HU-6GH": "1822"}
    table = soviet_combat(units=units, trucks={"soviet": ["1820", "1821", "1718"]})
    table.attack("1822", "SU-27G", "SU-17G")
    table.do("bid 1")
    return table


def detour() -> Table:
    table = breaking("1723", "1823")
    table.do("route")
    return table


def exchange() -> Table:
    units = {**HQS, "SU-HQ4": "1720", "SU-6GIAD": "base", "SU-30": "1720"}
    units |= {f"SU-{n}": "base hq:SU-HQ4" for n in ("10GIAD", "15IAD", "224SH", "321BAD")}
    table = Table(units=units, phase="transfers", turn=2)
    table.do("base SU-6GIAD SU-HQ4")
    return table


def replacements() -> Table:
    units = {"SU-HQ2": "2216", "DE-HQ6": "1129", "SU-30": "gone", "SU-67": "2217 1"}
    units |= {"SU-68": "due turn:9", "SU-83": "destroyed", "SU-11": "1030 1", "SU-6GIAD": "base"}
    units |= {"CZ-1": "destroyed", "SK-1": "0523", "SK-2": "0624", "SU-HQ4": "destroyed"}
    return Table(units=units, phase="replacements", turn=2, control={"soviet": ["2216"]})


def blitz() -> Table:
    units = {"DE-1PZ": "1724", "SU-30": "1821", "HU-6GH": "1724", **HQS}
    table = Table(units=units, phase="axis-movement", turn=3, trucks={"axis": ["1724"]})
    table.do("pick DE-1PZ", "join-truck")
    return table


@pytest.mark.parametrize(
    ("phase", "make"),
    [
        ("retreat", retreat),
        ("guns", guns),
        ("gun-truck", gun_truck),
        ("spend", spend),
        ("detour", detour),
        ("transfers", exchange),
        ("replacements", replacements),
        ("group", blitz),
    ],
)
def test_a_refusal_in_a_rare_phase_is_given_a_true_reason(
    phase: str, make: Callable[[], Table]
) -> None:
    table = make()
    assert table.phase == phase
    tried = Trial(GAME, CLAIMS, "why-not-now")
    tried.ask(table.s, table.seat(""), Tries(GAME, random.Random(phase)), TRIES)
    assert tried.count > TRIES
    assert tried.verdict() == []
