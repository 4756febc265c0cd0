"""What stands in the scenario book, and the board that it is played on."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.memoir.broken_scenarios import DATA, raw, refusal
from vezerkar.core.errors import DataError
from vezerkar.games.memoir.schema.hexes import all_hexes, hex_name, on_board, parse_hex
from vezerkar.games.memoir.schema.pieces import SIDES
from vezerkar.games.memoir.schema.scenario import ExtraDraw, SpecialRule

SLUGS = list(DATA.scenarios)
PEGASUS = DATA.scenarios["pegasus-bridge"]


# Setting up the game: Pegasus Bridge, as the rulebook counts it


@pytest.mark.rule("M44-S.1")
def test_pegasus_bridge_is_the_first_scenario() -> None:
    assert SLUGS[0] == "pegasus-bridge"


@pytest.mark.rule("M44-S.2")
def test_the_side_of_the_board_decides_what_is_printed_on_it() -> None:
    assert PEGASUS.board_side == "countryside"
    assert {DATA.printed_ground("countryside", row).id for row in range(9)} == {"clear"}
    beach = [DATA.printed_ground("beach", row).id for row in range(9)]
    assert beach == ["clear"] * 4 + ["beach"] * 3 + ["ocean"] * 2


@pytest.mark.rule("M44-S.3")
def test_pegasus_bridge_has_20_river_4_town_and_9_forest_hexes() -> None:
    kinds = Counter(tile.type for tile in PEGASUS.terrain)
    assert kinds == {"river": 20, "town": 4, "forest": 9}


@pytest.mark.rule("M44-S.4")
def test_pegasus_bridge_has_two_bridges_four_wires_and_a_sandbag() -> None:
    kinds = Counter(piece.type for piece in PEGASUS.obstacles)
    assert kinds == {"bridge": 2, "wire": 4, "sandbags": 1}
    rivers = {tile.at for tile in PEGASUS.terrain if tile.type == "river"}
    assert all(piece.at in rivers for piece in PEGASUS.obstacles if piece.type == "bridge")


@pytest.mark.rule("M44-S.5")
def test_a_unit_starts_with_its_usual_figures_unless_the_scenario_says_otherwise() -> None:
    usual = {kind: DATA.units[kind].figures for kind in ("artillery", "armor", "infantry")}
    assert usual == {"artillery": 2, "armor": 3, "infantry": 4}
    for scenario in DATA.scenarios.values():
        odd = {one.type for one in scenario.units if one.figures != DATA.units[one.type].figures}
        rules = {rule.id for rule in scenario.special_rules}
        assert odd == ({"infantry"} if "understrength_infantry" in rules else set())


@pytest.mark.rule("M44-S.6")
def test_pegasus_bridge_has_an_allied_medal_on_each_bridge_and_no_badges() -> None:
    bridges = [piece.at for piece in PEGASUS.obstacles if piece.type == "bridge"]
    assert [goal.marker_at for goal in PEGASUS.objectives] == bridges
    assert [goal.hexes for goal in PEGASUS.objectives] == [(at,) for at in bridges]
    assert {goal.side for goal in PEGASUS.objectives} == {"allies"}
    assert not any(placed.badge for placed in PEGASUS.units)


# The battlefield


@pytest.mark.rule("M44-B.1")
def test_the_battlefield_is_13_hexes_wide_and_9_rows_deep() -> None:
    rows = Counter(row for _, row in all_hexes("standard"))
    assert [rows[row] for row in range(9)] == [13, 12, 13, 12, 13, 12, 13, 12, 13]
    assert len(all_hexes("standard")) == 113
    assert not any(on_board("standard", at) for at in ((13, 0), (12, 1), (0, 9), (-1, 0), (0, -1)))
    assert len(all_hexes("overlord")) == 5 * 26 + 4 * 25


def test_hexes_have_the_names_that_scenarios_print() -> None:
    assert (hex_name(6, 4), hex_name(10, 5)) == ("G5", "k4")
    assert (hex_name(0, 0), hex_name(25, 8)) == ("A9", "Z1")
    for at in all_hexes("overlord"):
        assert parse_hex(hex_name(*at)) == at


@pytest.mark.parametrize("text", ["", "G", "G0", "G10", "55", "g5", "K4", "Á5", "G5 ", "?1"])
def test_what_is_not_a_hex_is_refused(text: str) -> None:
    with pytest.raises(DataError, match="is not a hex"):
        parse_hex(text)


# The scenarios


@pytest.mark.rule("M44-F.1")
def test_the_base_game_has_16_scenarios_and_one_for_overlord() -> None:
    base = [scenario for scenario in DATA.scenarios.values() if scenario.set == "base"]
    assert [scenario.slug for scenario in base] == [
        "pegasus-bridge",
        "sainte-mere-eglise",
        "sword-beach",
        "pointe-du-hoc",
        "omaha-beach",
        "mont-mouchet",
        "vassieux",
        "operation-cobra",
        "mortain",
        "toulon",
        "liberation-of-paris",
        "montelimar",
        "arnhem-bridge",
        "arracourt",
        "st-vith",
        "saverne-gap",
        "omaha-beach-overlord",
    ]
    assert [scenario.number for scenario in base] == list(range(1, 18))
    assert [scenario.slug for scenario in base if scenario.board == "overlord"] == [SLUGS[16]]
    assert len(DATA.scenarios) == 17 + 8


@pytest.mark.rule("M44-F.2")
@pytest.mark.parametrize("key", ["cards", "medals_to_win"])
@pytest.mark.parametrize("side", SIDES)
def test_a_scenario_gives_both_sides_their_hand_and_medals(side: str, key: str) -> None:
    broken = raw()
    del broken["sides"][side][key]
    assert f"sides.{side}.{key}: expected a value, but it is missing" in refusal(broken)


@pytest.mark.rule("M44-F.2")
@pytest.mark.parametrize("slug", SLUGS)
def test_a_scenario_gives_the_first_side_the_map_and_the_units(slug: str) -> None:
    scenario = DATA.scenarios[slug]
    assert scenario.sides.of(scenario.first_player).moves_first
    assert scenario.terrain
    assert {placed.side for placed in scenario.units} == set(SIDES)
    for said in (*scenario.objectives, *scenario.special_rules):
        assert said.text != said.text_hu
        assert said.text
        assert said.text_hu


@pytest.mark.rule("M44-F.3")
def test_pegasus_bridge() -> None:
    allies, axis = PEGASUS.sides.allies, PEGASUS.sides.axis
    assert (allies.medals_to_win, axis.medals_to_win) == (4, 4)
    assert (allies.cards, axis.cards) == (6, 2)
    assert PEGASUS.first_player == "allies"
    assert allies.commander == "Major John Howard"
    goals = [(goal.side, goal.mode, goal.medals) for goal in PEGASUS.objectives]
    assert goals == [("allies", "temporary", 1)] * 2
    extra = PEGASUS.rule(ExtraDraw)
    assert extra is not None
    assert (extra.side, extra.own_turns, extra.extra) == ("axis", (1, 2), 1)


@pytest.mark.rule("M44-F.20")
def test_the_figures_of_the_scenario_are_the_full_strength_of_the_unit() -> None:
    germans = [one for one in DATA.scenarios["montelimar"].units if one.side == "axis"]
    regulars = [one.figures for one in germans if one.type == "infantry"]
    assert regulars == [3] * 6
    assert DATA.units["infantry"].figures == 4


def test_scenarios_stand_in_the_order_of_their_numbers() -> None:
    numbers = [scenario.number for scenario in DATA.scenarios.values()]
    assert numbers == sorted(set(numbers))


def test_every_kind_of_special_rule_is_used_by_a_scenario() -> None:
    used = {rule.id for scenario in DATA.scenarios.values() for rule in scenario.special_rules}
    known = {str(kind.__struct_config__.tag) for kind in SpecialRule.__subclasses__()}
    assert used == known
