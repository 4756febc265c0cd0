"""Moves whose way matters: a permanent objective is scored in passing (M44-O.8, O.12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.table import Table
from vezerkar.games.memoir.view.choices import choices

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


# Behind Enemy Lines: only with this card a unit goes on from a forest. J9 and K9 are objectives.


def raid(card: str = "behind_enemy_lines", **fields: Any) -> Table:
    """Pointe du Hoc: a Ranger unit stands beside the two forests."""
    battle = Table(
        scenario="pointe-du-hoc",
        active="allies",
        phase="move",
        card=card,
        ordered=["al01"],
        units={"al01": "infantry I9 4"},
        **fields,
    )
    battle.do("pick al01")
    return battle


@pytest.mark.rule("M44-O.8", "M44-O.12", "M44-K.25")
def test_behind_enemy_lines_scores_the_objectives_it_passes() -> None:
    battle = raid()
    assert not battle.can("move al01 L9")  # straight on there is no other way of three hexes
    happened = battle.do("move-via al01 L9 obj1+obj2")
    assert battle.at("al01") == "L9"
    assert battle.medals("allies") == 2
    assert [line for line in happened if line.startswith(("moved", "medals"))] == [
        "moved unit:al01 hex:I9 hex:J9",
        "medals side:allies 1",
        "moved unit:al01 hex:J9 hex:K9",
        "medals side:allies 1",
        "moved unit:al01 hex:K9 hex:L9",
    ]


@pytest.mark.rule("M44-O.8", "M44-K.24")
def test_its_second_move_scores_what_it_passes_too() -> None:
    battle = raid(stack=["draw", "move 3", "battle", "move"])
    battle.do("move al01 i8")
    battle.do("done")  # no battle
    battle.do("pick al01")
    assert battle.can("move al01 k8")  # round the objectives
    battle.do("move-via al01 k8 obj1", "0")
    assert battle.medals("allies") == 1


@pytest.mark.rule("M44-O.8")
def test_other_cards_stop_at_the_objective_and_score_it_there() -> None:
    battle = raid("infantry_assault")
    assert battle.options("move-via") == []
    battle.do("move al01 J9", "0")
    assert battle.medals("allies") == 1


def test_what_is_scored_needs_no_detour_any_more() -> None:
    battle = raid(scored=["obj1", "obj2"], medals={"allies": 2})
    assert battle.options("move-via") == []
    battle.do("move al01 L9")
    assert battle.medals("allies") == 2


def test_each_move_is_drawn_on_the_way_it_means() -> None:
    battle = raid()
    shown = {choice.action: choice for choice in choices(battle.s, battle.s.actors()[0])}
    over = shown["move-via al01 L9 obj1+obj2"]
    assert over.path == ("hex:J9", "hex:K9", "hex:L9")
    around = shown["move al01 j8"]
    assert around.path == ("hex:i8", "hex:j8")
    assert "cost-2" in around.marks
    assert shown["move-via al01 j8 obj1"].path == ("hex:J9", "hex:j8")


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
