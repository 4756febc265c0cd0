"""Why not there? The rule that ends, closes or lengthens a way, and what stands in it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.random_battles import battles
from tests.games.memoir.refusals import keys, refuses
from tests.games.memoir.skirmish import skirmish
from tests.games.memoir.table import Table
from vezerkar.games.memoir.explain.blocked_ways import Walker
from vezerkar.games.memoir.explain.facts import Facts
from vezerkar.games.memoir.rules.movement import limits, reach
from vezerkar.games.memoir.terms import ARTILLERY


def moving(unit: str = "infantry G5", **fields: Any) -> Table:
    """The unit al01 has been picked and is to move."""
    table = skirmish(al01=unit, phase="move", **fields)
    table.do("pick al01")
    return table


def beach(unit: str, **fields: Any) -> Table:
    return moving(unit, board_side="beach", **fields)


# Which unit


def test_only_ordered_units_move() -> None:
    table = skirmish(al01="infantry G5", al02="armor G3", phase="move", ordered=["al02"])
    refuses(table, "pick al01", "why-not-ordered", "2.2 C.1", at="unit:al01")
    refuses(table, "pick ax90", "why-enemy-unit", "T.4")


def test_a_unit_moves_once() -> None:
    table = moving()
    table.do("move al01 H5")
    refuses(table, "pick al01", "why-already-moved", "3.2")
    refuses(table, "move al01 I5", "why-already-moved", "3.2")


def test_one_move_is_finished_before_another_begins() -> None:
    table = moving(al02="infantry G3")
    refuses(table, "move al02 H3", "why-another-moves", "3.4", at="unit:al01")
    refuses(table, "pick al02", "why-another-moves", "3.4", at="unit:al01")


def test_units_of_firefight_do_not_move() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry J5", card="firefight")
    refuses(table, "move al01 H5", "why-card-holds", "K.36", at="card:firefight")


def test_artillery_in_a_bunker_stays() -> None:
    terrain = {"G5": "bunker:allies"}
    table = skirmish(al01="artillery G5", phase="move", terrain=terrain)
    refuses(table, "pick al01", "why-gun-in-bunker", "A2.46", at="hex:G5")
    refuses(table, "move al01 H5", "why-gun-in-bunker", "A2.46")


def test_a_unit_with_no_free_hex_around_cannot_move() -> None:
    wall = {f"ax0{i}": f"infantry {h}" for i, h in enumerate(("F5", "H5", "f6", "g6", "f4"))}
    table = skirmish(al01="infantry G5", phase="move", terrain={"g4": "river"}, **wall)
    refuses(table, "pick al01", "why-surrounded", "3.7 A2.28", at="unit:ax00 hex:g4")


def test_the_unit_is_picked_before_its_hex() -> None:
    table = skirmish(al01="infantry G5", phase="move")
    refuses(table, "move al01 H5", "why-pick-first", "3.1")
    refuses(table, "move al01 M5", "why-too-far", "3.16")


# Which hex


def test_two_units_never_stand_on_one_hex() -> None:
    refuses(moving(ax01="armor H5"), "move al01 H5", "why-hex-occupied", "3.7", at="unit:ax01")


@pytest.mark.parametrize(
    ("unit", "place", "rule", "takes", "most"),
    [
        ("infantry G5", "J5", "3.16", 3, 2),
        ("special_forces G5", "J5", "3.17", 3, 2),
        ("armor G5", "K5", "3.18", 4, 3),
        ("artillery G5", "I5", "3.19", 2, 1),
        ("artillery G5", "G5", "3.19", 2, 1),
    ],
)
def test_every_kind_of_unit_has_its_movement(
    unit: str, place: str, rule: str, takes: int, most: int
) -> None:
    action = f"move al01 {place}"
    refuses(moving(unit), action, "why-too-far", rule, number=takes, number2=most)


def test_a_card_may_set_the_movement() -> None:
    table = moving(card="infantry_assault")
    refuses(table, "move al01 K5", "why-too-far", "K.37", number=4, number2=3)


def test_a_unit_does_not_move_through_another() -> None:
    blocked = skirmish(al01="infantry A5", ax01="infantry B5", phase="move")
    blocked.do("pick al01")
    refuses(blocked, "move al01 C5", "why-path-blocked", "3.8 3.10", at="unit:ax01")
    refuses(blocked, "move al01 C5", "why-detour", "3.10 3.16", number=3, number2=2)


def test_a_river_is_closed_to_all() -> None:
    table = moving(terrain={"H5": "river"})
    refuses(table, "move al01 H5", "why-impassable", "A2.28", at="hex:H5", terrain="terrain:river")


def test_a_river_in_the_way_is_crossed_only_on_a_bridge() -> None:
    river = dict.fromkeys(("H5", "g6", "h6", "g4", "h4", "H7", "H3"), "river")
    refuses(moving(terrain=river), "move al01 I5", "why-impassable", "A2.28", at="hex:H5")


@pytest.mark.parametrize(("piece", "rule"), [("bunker", "A2.45"), ("hedgehog", "A2.52")])
def test_tanks_do_not_enter_bunkers_and_hedgehogs(piece: str, rule: str) -> None:
    table = moving("armor G5", terrain={"H5": piece})
    refuses(table, "move al01 H5", "why-impassable", rule, terrain=f"terrain:{piece}")


def test_a_scenario_may_close_hills() -> None:
    table = moving(terrain={"H5": "hill impassable"})
    refuses(table, "move al01 H5", "why-closed-hex", "F.13", at="hex:H5")


@pytest.mark.rule("M44-F.14")
def test_at_saverne_all_hills_are_closed_by_the_rule_of_saverne() -> None:
    table = Table(
        scenario="saverne-gap",
        active="allies",
        phase="move",
        units={"al80": "infantry D5 4"},
        ordered=["al80"],
    )
    refuses(table, "move al80 d4", "why-closed-hex", "F.14", at="hex:d4")
    assert "M44-F.13" not in table.refused("move al80 d4")


@pytest.mark.rule("M44-K.24")
def test_the_second_move_is_still_to_come_while_the_unit_battles() -> None:
    stack = ["draw", "move 3", "battle"]
    units = {"al01": "infantry G5", "ax01": "infantry g6"}
    raid = Table(units=units, card="behind_enemy_lines", stack=stack, ordered=["al01"])
    for action in ("pick al01", "move al01 H5"):
        refuses(raid, action, "why-step-to-come", "T.2 K.24")
        assert "why-step-over" not in keys(raid, action)
    plain = Table(units=units, card="move_out", phase="battle", ordered=["al01"])
    refuses(plain, "pick al01", "why-step-over", "T.2 3.5")


def test_the_bridge_of_arnhem_is_entered_at_its_ends() -> None:
    arnhem = {"scenario": "arnhem-bridge", "active": "allies", "phase": "move"}
    table = Table(**arnhem, units={"al02": "G5"}, ordered=["al01", "al02"])
    refuses(table, "move al02 H5", "why-bridge-sides", "F.15", at="hex:G5 hex:H5")


@pytest.mark.parametrize(
    ("terrain", "rule"), [("forest", "A2.2"), ("town", "A2.23"), ("hedgerow", "A2.8")]
)
def test_a_unit_stops_in_forest_town_and_hedgerow(terrain: str, rule: str) -> None:
    wood = dict.fromkeys(("g6", "h6", "g4", "h4", "H5"), terrain)
    refuses(moving("armor G5", terrain=wood), "move al01 I5", "why-must-stop", rule, at="hex:H5")


def test_a_unit_stops_on_wire() -> None:
    table = moving(wire=["H5"])
    refuses(table, "move al01 I5", "why-must-stop", "A2.61", terrain="terrain:wire")


def test_in_the_sea_a_unit_makes_one_hex() -> None:
    refuses(beach("infantry G1"), "move al01 I1", "why-must-stop", "A2.32")


def test_a_hedgerow_is_entered_from_the_hex_beside_it() -> None:
    table = moving("armor G5", terrain={"I5": "hedgerow"})
    refuses(table, "move al01 I5", "why-hedgerow-first", "A2.7", at="hex:I5")


def test_a_unit_that_leaves_a_hedgerow_stops() -> None:
    table = moving("armor G5", terrain={"G5": "hedgerow"})
    refuses(table, "move al01 I5", "why-hedgerow-left", "A2.9", at="hex:G5")


def test_a_way_over_the_beach_has_two_hexes() -> None:
    table = beach("armor G3")
    assert keys(table, "move al01 J3") == ["why-beach-limit"]
    refuses(table, "move al01 J3", "why-beach-limit", "A2.37", number=2)
    inland = beach("armor g8")
    refuses(inland, "move al01 G5", "why-beach-limit", "A2.37", at="hex:G5")


@pytest.mark.parametrize(("terrain", "rule"), [("sea_bluff", "F.7"), ("cliff", "F.6")])
def test_bluffs_and_cliffs_are_closed_to_tanks_and_slow_for_infantry(
    terrain: str, rule: str
) -> None:
    up = {"f6": terrain, "g6": terrain}
    tank, men = beach("armor G5", terrain=up), beach("infantry G5", terrain=up)
    refuses(tank, "move al01 g6", "why-steep-closed", rule, at="hex:g6")
    assert "g6" in men.destinations("al01")
    gun = beach("infantry g4", terrain=up)
    refuses(gun, "move al01 g6", "why-steep-cost", rule, number=2)


def test_a_steep_hill_costs_two_hexes() -> None:
    table = moving("artillery G5", terrain={"H5": "steep_hill"})
    refuses(table, "move al01 H5", "why-steep-cost", "F.11", at="hex:H5", number=2)


def test_two_rules_can_bar_the_way_together() -> None:
    table = beach("infantry G3")
    assert keys(table, "move al01 J3") == ["why-beach-limit", "why-too-far"]


def test_behind_enemy_lines_ignores_terrain_but_not_units_and_rivers() -> None:
    card = {"card": "behind_enemy_lines"}
    wood = dict.fromkeys(("g6", "h6", "g4", "h4", "H5"), "forest")
    assert "I5" in moving(terrain=wood, **card).destinations("al01")
    refuses(moving(terrain=wood, **card), "move al01 K5", "why-too-far", "K.24", number=4)
    refuses(moving(terrain={"H5": "river"}, **card), "move al01 H5", "why-impassable", "A2.28")


# Off the board


def utah(**units: str) -> Table:
    fields = {"scenario": "utah-beach", "phase": "move"}
    return Table(**fields, active="allies", units=units, ordered=list(units))


def test_nobody_leaves_the_board_but_where_the_scenario_says_so() -> None:
    refuses(moving(), "exit al01", "why-exit-none", "3.15")


def test_only_the_side_that_the_scenario_names_may_leave() -> None:
    table = Table(scenario="utah-beach", phase="move", active="axis", ordered=["ax01", "ax02"])
    refuses(table, "exit ax01", "why-exit-side", "F.17", side="side:allies")


def test_an_exit_must_be_reached_with_a_hex_of_movement_left() -> None:
    refuses(utah(al01="infantry A1", al02="infantry C1"), "exit al01", "why-exit-far", "F.17")


def test_an_objective_is_scored_in_passing_only_on_a_way_that_passes_it() -> None:
    goals = [{"side": "allies", "hexes": ["H5"], "mode": "permanent"}]
    table = moving("armor G5", objectives=goals)
    assert table.can("move-via al01 I5 obj1")
    refuses(table, "move-via al01 E5 obj1", "why-via-none", "O.12", at="hex:E5")


def test_where_every_way_scores_objectives_a_move_must_say_so() -> None:
    goals = [{"side": "allies", "hexes": ["H5", "g6", "g4"], "mode": "permanent"}]
    table = moving(objectives=goals, card="behind_enemy_lines")
    refuses(table, "move al01 I5", "why-via-only", "O.8 O.12", at="hex:I5")
    assert table.can("move-via al01 I5 obj1")


# The search for ways agrees with the rules


@pytest.mark.parametrize(
    "slug",
    ["omaha-beach", "mortain", "arnhem-bridge", "operation-cobra", "saverne-gap", "pointe-du-hoc"],
)
def test_without_breaking_rules_the_search_finds_what_can_be_reached(slug: str) -> None:
    for i, s in enumerate(battles(slug, 7, 150)):
        for u, h in enumerate(s.unit_hex):
            if h < 0 or (i + u) % 120:
                continue  # a sample is enough
            if s.board.unit_class[u] == ARTILLERY and s.board.bunker[h]:
                continue
            f = Facts(s, 0)
            walker = Walker(f, u, 0)
            found: list[int] = []
            reach(s, u, limits(s, u, 0)[0], found)
            near = [y for y in f.spots if f.distance(h, y) <= 4]
            assert {y for y in near if walker.way(y, 0)} == set(found)
