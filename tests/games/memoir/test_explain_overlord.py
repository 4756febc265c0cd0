"""Why not, in Overlord: cards that are not copied, units that have had their orders."""

from __future__ import annotations

import pytest

from tests.games.memoir.chiefs import after, air_power, barrage
from tests.games.memoir.table import Table
from tests.games.memoir.why import refuses


@pytest.mark.rule("M44-K.28")
def test_why_a_card_is_not_copied() -> None:
    table = after(air_power, barrage)
    refuses(table, "play counter_attack", "why-copy-which", "K.28", card="card:counter_attack")
    refuses(table, "copy counter_attack probe_left", "why-copy-not-played", "K.28")
    refuses(table, "copy probe_left air_power", "why-copy-card", "K.28", card="card:probe_left")
    refuses(table, "copy air_power barrage", "why-card-not-held", "1.1")
    single = after(air_power)
    refuses(single, "copy counter_attack air_power", "why-copy-play", "K.28")


@pytest.mark.rule("M44-2.4", "M44-K.40")
def test_medics_do_not_order_a_unit_that_an_earlier_card_has_ordered() -> None:
    """The hex i4 belongs to the section of the left general and to that of the center."""
    table = Table(
        board="overlord",
        settings={"overlord": True},
        active="allies",
        phase="command",
        units={"al01": "infantry i4 2", "al02": "infantry J3 3", "ax01": "infantry A9"},
        hands={
            "allies": ["probe_left", "medics_and_mechanics", "probe_right"],
            "axis": ["probe_left"],
        },
    )
    table.do("hand probe_left z2")
    table.do("hand medics_and_mechanics z3")
    table.do("done")
    table.do("order al01")
    table.do("done")
    assert table.actions() == ["heal al02", "done"]
    refuses(table, "heal al01", "why-already-ordered", "2.4", at="unit:al01")
