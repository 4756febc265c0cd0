"""Moves whose way matters: over a permanent objective, or over the last medal (M44-O.8, O.12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.goals import field, goal
from tests.games.memoir.table import Table
from tests.games.memoir.why import refuses
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
    assert "move-via al01 E5 obj1" in battle.actions()
    assert "move-via al01 D5 obj1" not in battle.actions()
    battle.do("move-via al01 E5 obj1")
    assert battle.s.barred == 1 << battle.number("unit", "al01")  # two hexes: no battle


def test_a_detour_is_only_offered_while_the_objective_is_unscored() -> None:
    battle = Table(
        OBJECTIVE.format(kind="armor", men=3), phase="move", ordered=["al01"], scored=["obj1"]
    )
    battle.do("pick al01")
    assert battle.actions("move-via") == []


def test_an_objective_where_units_stop_needs_no_detour() -> None:
    battle = table(extra='[terrain]\nF5 = "forest"\n')
    battle.do("pick al01")
    assert battle.actions("move-via") == []


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
    assert battle.actions("move-via") == []
    battle.do("move al01 J9", "0")
    assert battle.medals("allies") == 1


def test_what_is_scored_needs_no_detour_any_more() -> None:
    battle = raid(scored=["obj1", "obj2"], medals={"allies": 2})
    assert battle.actions("move-via") == []
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


# Temporary objectives: passing over one changes nothing, unless it is the last medal.


def bridge(medals: int, **fields: Any) -> Table:
    """Pegasus Bridge: the only way of the unit from d6 to c8 leads over the bridge D7."""
    battle = Table(
        scenario="pegasus-bridge",
        phase="move",
        active="allies",
        units={"al01": "infantry d6 4", "ax05": "gone"},
        ordered=["al01"],
        medals={"allies": medals},
        **fields,
    )
    battle.do("pick al01")
    return battle


@pytest.mark.rule("M44-O.4", "M44-O.12")
def test_the_last_medal_is_won_by_a_step_in_the_middle_of_a_move() -> None:
    battle = bridge(3)
    assert not battle.can("move al01 c8")
    refuses(battle, "move al01 c8", "why-via-only", "O.4 O.12")
    over = next(action for action in battle.actions("move-via") if " c8 " in action)
    shown = {choice.action: choice for choice in choices(battle.s, battle.s.actors()[0])}
    assert shown[over].path == ("hex:D7", "hex:c8")
    battle.do(over)
    assert battle.over == ("allies", "M44-O.1")
    assert battle.at("al01") == "D7"


@pytest.mark.rule("M44-O.7")
def test_a_temporary_objective_that_is_not_the_last_medal_is_passed_for_nothing() -> None:
    battle = bridge(2)
    assert battle.actions("move-via") == []
    battle.do("move al01 c8", "0")
    assert (battle.at("al01"), battle.medals("allies"), battle.over) == ("c8", 2, None)


def last_medal(
    goals: list[dict[str, Any]], medals: int, at: str = "armor G5", **more: Any
) -> Table:
    battle = field("move", goals, units={"al01": at}, medals={"allies": medals}, **more)
    battle.do("pick al01")
    return battle


@pytest.mark.rule("M44-O.12")
def test_where_there_is_another_way_the_player_says_whether_he_ends_the_battle() -> None:
    battle = last_medal([goal("allies", "F5")], 5)
    around = battle.copy()
    around.do("move al01 E5")
    assert (around.at("al01"), around.over) == ("E5", None)
    battle.do("move-via al01 E5 obj1")
    assert (battle.at("al01"), battle.over) == ("F5", ("allies", "M44-O.1"))


@pytest.mark.rule("M44-O.13")
def test_the_medal_of_the_objective_that_the_unit_leaves_does_not_count_on_the_way() -> None:
    goals = [goal("allies", "G5"), goal("allies", "F5")]
    assert last_medal(goals, 4).actions("move-via") == []
    assert last_medal(goals, 4, "armor H5").actions("move-via") == []  # never both at once
    assert last_medal(goals, 5, "armor H5").actions("move-via") != []


@pytest.mark.rule("M44-O.12", "M44-O.13")
def test_a_medal_for_good_counts_towards_the_last_one_on_the_same_way() -> None:
    goals = [goal("allies", "F5", mode="permanent"), goal("allies", "E5")]
    battle = last_medal(goals, 4)
    ways = [way for way in battle.actions("move-via") if " e6 " in way]
    assert ways == ["move-via al01 e6 obj1", "move-via al01 e6 obj1+obj2"]
    battle.do("move-via al01 e6 obj1+obj2")
    assert (battle.at("al01"), battle.over) == ("E5", ("allies", "M44-O.1"))


@pytest.mark.rule("M44-O.4", "M44-K.25")
def test_in_a_town_the_unit_stops_unless_its_card_ignores_terrain() -> None:
    town = {"terrain": {"F5": "town"}}
    assert last_medal([goal("allies", "F5")], 5, "infantry G5", **town).actions("move-via") == []
    free = last_medal([goal("allies", "F5")], 5, "infantry G5", card="behind_enemy_lines", **town)
    assert "move-via al01 E5 obj1" in free.actions()
