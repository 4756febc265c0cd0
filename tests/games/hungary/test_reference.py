"""Reference counts: how many ways lead on from listed positions, one to three decisions deep.

Dice fall as a fixed seed lets them. What units can reach, who is supplied and what the odds are in
such positions is checked by a second derivation in test_naive.py; for single units the first count
is derived here again.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hungary import naive
from tests.games.hungary.table import Table
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat

HQS = {"SU-HQ2": "1719", "DE-HQ6": "1226"}


def count_paths(s: State, depth: int) -> int:
    """Sequences of decisions of a length; a game that is over counts once."""
    if depth == 0 or not s.waiting:
        return 1
    seat = next_seat(s)
    if depth == 1:
        return len(s.legal_actions(seat))
    total = 0
    for action in s.legal_actions(seat):
        t = s.clone()
        t.apply_unchecked(seat, action, Seeded(7))
        total += count_paths(t, depth - 1)
    return total


def units(**named: str) -> dict[str, Any]:
    return {"units": {name.replace("_", "-"): place for name, place in named.items()}}


POSITIONS: dict[str, dict[str, Any]] = {
    "one division in the plain": dict(phase="axis-movement", **units(DE_15="1722")),
    "one division in the hills": dict(phase="axis-movement", **units(DE_15="0523")),
    "a mountain division": dict(phase="axis-movement", **units(DE_3GEB="0523")),
    "a fortified region": dict(phase="soviet-movement", **units(SU_159UR="1722")),
    "a corps by operational movement": dict(phase="soviet-movement", **units(SU_30="1722")),
    "a corps before an enemy": dict(
        phase="soviet-movement", **units(SU_30="1721", DE_15="1822", DE_HQ6="1226")
    ),
    "two corps in one hex": dict(phase="soviet-movement", **units(SU_5UR="1722", SU_159UR="1722")),
    "a headquarters on rails": dict(phase="axis-movement", **units(DE_HQ6="1129")),
    "a headquarters at a river": dict(
        phase="axis-movement", control={"soviet": ["1620"]}, **units(DE_HQ6="1721")
    ),
    "a truck": dict(phase="axis-movement", trucks={"axis": ["1728"]}, **units(DE_HQ6="1226")),
    "a blitz": dict(
        phase="axis-movement", **units(DE_1PZ="1722", SU_83="1821", SU_HQ2="1719", DE_HQ6="1226")
    ),
    "an attack by three": dict(
        phase="soviet-combat",
        **units(SU_30="1821", SU_67="1821", SU_11="1722", HU_6GH="1822", SU_HQ2="1719"),
    ),
    "two targets": dict(
        phase="soviet-combat",
        **units(SU_30="1821", SU_67="1821", HU_6GH="1822", HU_10GH="1922", SU_HQ2="1719"),
    ),
    "bids": dict(
        phase="soviet-combat",
        trucks={"soviet": ["1821", "1721"], "axis": ["1822"]},
        **units(SU_2GMK="1821", HU_6GH="1822", SU_HQ2="1719"),
    ),
    "artillery": dict(
        phase="soviet-combat",
        trucks={"soviet": ["1821", "1820"]},
        **units(SU_2GMK="1821", SU_5ART="1821", HU_6GH="1822", SU_HQ2="1719"),
    ),
    "partisans attacked": dict(
        phase="axis-combat", **units(DE_15="0524", DE_46="0524", SK_1="0523", DE_HQ8="0727")
    ),
    "replacements": dict(
        phase="replacements",
        turn=2,
        control={"soviet": ["2216"]},
        **units(SU_HQ2="2216", SU_30="2217 1", SU_67="destroyed", DE_HQ6="1129", DE_15="1128 1"),
    ),
    "trucks of three headquarters": dict(
        phase="trucks",
        turn=2,
        **units(SU_HQ2="1722", SU_HQ3="1724", SU_HQ4="1727", DE_HQ6="1129"),
    ),
    "reinforcements": dict(
        phase="reinforcements", turn=3, **units(HU_SL="due turn:3", DE_357="due turn:3")
    ),
    "one air unit each": dict(
        phase="air", **units(DE_JG52="base", SU_6GIAD="base", SU_HQ2="1719", DE_15="1226")
    ),
    "two air units": dict(phase="air", **units(DE_JG52="base", DE_KG4="base", DE_15="1226")),
    "withdrawal with substitutes": dict(
        phase="withdrawals",
        turn=4,
        **units(DE_100J="destroyed", DE_15="1127", DE_3GEB="1127", DE_HQ6="1129"),
    ),
    "shortage of supply": dict(
        phase="supply",
        **units(
            SU_HQ2="1724",
            **{
                f"SU_{n}": f"17{24 + i // 4}"
                for i, n in enumerate(
                    ("30", "67", "107", "11", "95", "17G", "18G", "50", "51", "24G", "25G", "27G")
                )
            },
        ),
    ),
}

COUNTS: dict[str, tuple[int, ...]] = {
    "one division in the plain": (2, 194, 2205),
    "one division in the hills": (2, 207, 2376),
    "a mountain division": (2, 220, 2532),
    "a fortified region": (2, 114, 1229),
    "a corps by operational movement": (2, 308, 3545),
    "a corps before an enemy": (2, 294, 1294),
    "two corps in one hex": (4, 320, 2007),
    "a headquarters on rails": (2, 45, 443),
    "a headquarters at a river": (2, 34, 312),
    "a truck": (3, 485, 1006),
    "a blitz": (3, 309, 872),
    "an attack by three": (2, 4, 65),
    "two targets": (3, 9, 154),
    "bids": (2, 5, 547),
    "artillery": (2, 4, 81),
    "partisans attacked": (2, 14, 28),
    "replacements": (3, 15, 49),
    "trucks of three headquarters": (3, 6, 54),
    "reinforcements": (2, 105, 612),
    "one air unit each": (2, 15, 24),
    "two air units": (3, 28, 302),
    "withdrawal with substitutes": (2, 6, 623),
    "shortage of supply": (13, 153, 1458),
}


def table_of(name: str) -> Table:
    return Table(**{"turn": 3, **POSITIONS[name]})


def test_there_are_at_least_twenty_positions_and_each_has_its_counts() -> None:
    assert len(POSITIONS) >= 20
    assert set(COUNTS) == set(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_ways_on(name: str) -> None:
    s = table_of(name).s
    found = tuple(count_paths(s, depth + 1) for depth in range(len(COUNTS[name])))
    assert found == COUNTS[name]


@pytest.mark.parametrize(
    ("name", "unit"),
    [
        ("one division in the plain", "DE-15"),
        ("one division in the hills", "DE-15"),
        ("a mountain division", "DE-3GEB"),
        ("a fortified region", "SU-159UR"),
        ("a corps by operational movement", "SU-30"),
        ("a corps before an enemy", "SU-30"),
        ("a headquarters on rails", "DE-HQ6"),
        ("a headquarters at a river", "DE-HQ6"),
    ],
)
def test_the_moves_of_one_unit_are_derived_again(name: str, unit: str) -> None:
    table = table_of(name)
    p = naive.Position(table)
    near = naive.reach(p, unit)
    far: set[str] = set()
    is_hq = naive.UNITS[unit].type == "hq"
    if not is_hq and not naive.beside_enemy(p, p.at[unit], naive.UNITS[unit].side):
        far = naive.reach(p, unit, far=True) - near
    table.do(f"pick {unit}")
    assert table.targets("move") == near
    assert table.targets("operate") == far
