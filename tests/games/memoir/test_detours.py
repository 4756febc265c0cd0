"""Moves whose way matters: a permanent objective is scored in passing (M44-O.8, O.12)."""

from __future__ import annotations

import pytest

from tests.games.memoir.table import Table

OBJECTIVE = """
[[objectives]]
side = "allies"
hexes = ["F5"]
mode = "permanent"

[units]
al01 = "{kind} G5 {men}"
al02 = "infantry M1 4"
ax01 = "infantry A9 4"
"""


def table(kind: str = "armor", men: int = 3, extra: str = "") -> Table:
    text = OBJECTIVE.format(kind=kind, men=men) + extra
    return Table(text, phase="move", ordered=["al01", "al02"])


@pytest.mark.rule("M44-O.12")
def test_a_unit_scores_a_permanent_objective_that_it_passes() -> None:
    battle = table()
    battle.do("pick al01")
    battle.do("move-via al01 E5 obj1")
    assert battle.at("al01") == "E5"
    assert battle.medals("allies") == 1


@pytest.mark.rule("M44-O.12")
def test_the_usual_way_goes_past_the_objective() -> None:
    battle = table()
    battle.do("pick al01")
    battle.do("move al01 E5")
    assert battle.medals("allies") == 0


def test_a_detour_counts_every_hex_of_its_way() -> None:
    battle = table("infantry", 4)
    battle.do("pick al01")
    assert "move-via al01 E5 obj1" in battle.options()
    assert "move-via al01 D5 obj1" not in battle.options()
    battle.do("move-via al01 E5 obj1")
    assert battle.s.barred == 1 << battle.number("unit", "al01")  # two hexes: no battle


def test_a_detour_is_only_offered_while_the_objective_is_unscored() -> None:
    battle = Table(
        OBJECTIVE.format(kind="armor", men=3), phase="move", ordered=["al01"], scored=["obj1"]
    )
    battle.do("pick al01")
    assert battle.options("move-via") == []


def test_an_objective_where_units_stop_needs_no_detour() -> None:
    battle = table(extra='[terrain]\nF5 = "forest"\n')
    battle.do("pick al01")
    assert battle.options("move-via") == []


@pytest.mark.rule("M44-O.4")
def test_the_battle_ends_in_the_middle_of_a_move() -> None:
    battle = Table(
        OBJECTIVE.format(kind="armor", men=3),
        phase="move",
        ordered=["al01", "al02"],
        target={"allies": 1, "axis": 6},
    )
    battle.do("pick al01")
    battle.do("move-via al01 D5 obj1")
    assert battle.over == ("allies", "M44-O.1")
    assert battle.at("al01") == "F5"
