"""Section 8.3: artillery in attack and defence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hungary.combat_phase import axis_combat, soviet_combat
from tests.games.hungary.table import Table


def artillery(**fields: Any) -> Table:
    units = {"SU-5ART": "1821", "SU-27G": "1821", "HU-6GH": "1822", **fields.pop("units", {})}
    return soviet_combat(units=units, **fields)


@pytest.mark.rule("HU-8.3.1", "HU-8.3.6", "HU-8.3.7", "HU-8.3.2")
def test_artillery_fires_for_one_truck_in_its_hex_or_next_to_it_without_a_shift() -> None:
    table = artillery(units={"SU-17G": "1821"}, trucks={"soviet": ["1820"]})
    table.attack("1822", "SU-27G", "SU-17G")
    assert table.targets("fire") == {"SU-5ART"}
    table.do("fire SU-5ART", dice="1")  # the truck is gone: no bid
    assert table.trucks("soviet") == []
    none = artillery(units={"SU-17G": "1821"}, trucks={"soviet": ["1718"]})
    told = none.attack("1822", "SU-27G", "SU-17G", dice="1")
    assert any("rolled column:4:1" in line for line in told)
    before = artillery(units={"SU-17G": "1821"}, trucks={"soviet": ["1821"]})
    before.attack("1822", "SU-27G", "SU-17G")
    told = before.do("fire SU-5ART", dice="1")
    assert any("rolled column:6:1" in line for line in told)  # 22 + 12 = 34 against 5


@pytest.mark.rule("HU-8.3.4", "HU-8.3.11")
def test_artillery_supports_only_attackers_with_at_least_its_points() -> None:
    weak = artillery(trucks={"soviet": ["1821"]})
    weak.attack("1822", "SU-27G")  # 11 against 12 points of artillery
    assert weak.phase == "bid"
    both = artillery(units={"SU-17G": "1821", "SU-7ART": "1821"}, trucks={"soviet": ["1821"] * 3})
    both.attack("1822", "SU-27G", "SU-17G")  # 22 carry one unit of 12, not two
    both.do("fire SU-5ART")
    assert both.phase == "bid"
    strong = artillery(
        units={"SU-2GMK": "1821", "SU-9GMK": "1821"}, trucks={"soviet": ["1821"] * 3}
    )
    strong.attack("1822", "SU-2GMK", "SU-9GMK")  # 30 would carry two, but there is one
    strong.do("fire SU-5ART")
    assert strong.phase == "bid"
    alone = soviet_combat(units={"SU-5ART": "1821", "HU-6GH": "1822"}, trucks={"soviet": ["1821"]})
    assert alone.step != "soviet-combat"  # nothing to announce


@pytest.mark.rule("HU-8.3.8", "HU-8.3.3")
def test_attacking_artillery_is_next_to_the_target_and_fires_once() -> None:
    far = soviet_combat(
        units={"SU-5ART": "1820", "SU-27G": "1821", "SU-17G": "1821", "HU-6GH": "1822"},
        trucks={"soviet": ["1820"]},
    )
    far.attack("1822", "SU-27G", "SU-17G")
    assert far.phase == "bid"
    table = artillery(
        units={"SU-17G": "1821", "SU-18G": "1721", "SU-35G": "1721", "HU-10GH": "1722"},
        trucks={"soviet": ["1821"] * 3},
    )
    table.do("announce 1722", "announce 1822", "done", "attack 1822")
    table.do("join SU-27G", "join SU-17G", "go")
    table.do("fire SU-5ART", "bid 0", dice="6")
    while table.phase in ("losses", "advance"):
        table.do((table.actions("done") or table.actions())[0])
    table.do("attack 1722", "join SU-18G", "join SU-35G", "go")
    assert table.phase == "bid"  # it has fired


@pytest.mark.rule("HU-8.3.9", "HU-8.3.10", "HU-8.3.5", "HU-8.3.3")
def test_defending_artillery_adds_its_attack_value_if_its_units_carry_it() -> None:
    units = {"DE-LAH": "1822", "SU-5ART": "1821", "SU-30": "1821", "SU-67": "1821"}
    table = axis_combat(units=units, trucks={"soviet": ["1821"]})
    assert table.sum_of("1821", "DE-LAH").defence == 17  # printed value 1
    table.attack("1821", "DE-LAH")
    assert (table.phase, table.asked) == ("guns", ["soviet"])
    table.do("fire SU-5ART", dice="1")
    near = axis_combat(units={**units, "SU-5ART": "1820"}, trucks={"soviet": ["1820"]})
    near.attack("1821", "DE-LAH")
    assert near.targets("fire") == {"SU-5ART"}
    weak = axis_combat(
        units={"DE-LAH": "1822", "SU-5ART": "1821", "SU-30": "1821"}, trucks={"soviet": ["1821"]}
    )
    weak.attack("1821", "DE-LAH")  # 8 defend, the artillery has 12
    assert weak.phase == "bid"
    twice = axis_combat(units={**units, "DE-DR": "1822"}, trucks={"soviet": ["1821"] * 3})
    twice.do("announce 1821", "announce 1821", "attack 1821", "join DE-LAH", "go")
    twice.do("fire SU-5ART")
    while twice.phase in ("bid", "losses"):
        bids = twice.actions("bid")
        twice.do("bid 0" if bids else twice.actions()[0], dice="1" if bids else "")
    twice.do("attack 1821")
    if twice.phase == "attackers":
        twice.do("join DE-DR", "go")
    assert twice.phase == "bid"  # once in a player turn, in defence too
    full = axis_combat(units=units, trucks={"soviet": ["1821"]})
    full.s.battle, full.s.attackers = [full.h("1821"), 0, 0], [full.u("DE-LAH")]
    full.s.guns = [full.u("SU-5ART")]
    assert full.battle().defence == 28
