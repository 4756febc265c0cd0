"""The tactic cards that order units and change how they move or battle, second part.

Behind Enemy Lines, Direct from HQ, Firefight, Infantry Assault, Move Out.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.playing import act, dice, march, order_all, orderable, play, roll, with_card
from tests.games.memoir.table import Table

FAR_AWAY = "infantry A9"  # an Axis unit out of everybody's way


# Behind Enemy Lines


def raid(enemy: str = FAR_AWAY, **fields: Any) -> Table:
    """Infantry on G5 has been ordered to go behind the enemy lines."""
    units = {"al01": "infantry G5", "ax01": enemy, "ax02": "infantry M9"}
    table = with_card("behind_enemy_lines", units, **fields)
    play(table, "behind_enemy_lines", "al01")
    return table


@pytest.mark.rule("M44-K.24")
def test_behind_enemy_lines_orders_1_infantry_unit_anywhere() -> None:
    units = {
        "al01": "infantry A1",
        "al02": "special_forces M1",
        "al03": "armor G1",
        "al04": "artillery H1",
        "ax01": FAR_AWAY,
    }
    table = with_card("behind_enemy_lines", units)
    act(table, "play behind_enemy_lines")
    assert orderable(table) == {"al01", "al02"}
    assert len(order_all(table)) == 1


@pytest.mark.rule("M44-K.24")
def test_it_moves_up_to_3_hexes_battles_with_1_more_die_and_moves_up_to_3_hexes_again() -> None:
    table = raid(enemy="infantry g8")
    assert "K5" not in table.destinations("al01")
    march(table, "al01", "G7")  # two hexes
    assert dice(table, "al01", "ax01") == 4
    roll(table, "attack al01 ax01", "infantry star star star")
    assert {"G5", "D7", "J7"} <= table.destinations("al01")
    assert not {"C7", "K7"} & table.destinations("al01")  # four hexes
    march(table, "al01", "J7")
    assert table.at("al01") == "J7"
    assert table.active == "axis"  # there is no third move


@pytest.mark.rule("M44-K.24")
def test_the_distance_of_the_first_move_never_forbids_the_battle() -> None:
    table = raid(enemy="infantry K5")
    march(table, "al01", "J5")  # three hexes
    assert dice(table, "al01", "ax01") == 4


@pytest.mark.rule("M44-K.24")
def test_it_fires_with_1_more_die_too() -> None:
    table = raid(enemy="infantry I5")
    act(table, "done")
    assert dice(table, "al01", "ax01") == 3  # two hexes away: 2 + 1


@pytest.mark.rule("M44-K.24")
def test_it_may_take_ground_before_the_second_move() -> None:
    table = raid(enemy="infantry g6 1")
    act(table, "done")
    roll(table, "attack al01 ax01", "infantry star star star")
    act(table, "advance al01 g6")
    assert table.phase == "move"
    march(table, "al01", "j6")  # three hexes from the ground it took
    assert table.at("al01") == "j6"


ROUGH = {
    "forest": {"H5": "forest"},
    "hedgerow": {"H5": "hedgerow"},
    "town": {"H5": "town"},
    "beach": {"H5": "beach"},
    "ocean": {"H5": "ocean"},
    "a sea bluff from the beach": {"G5": "beach", "H5": "sea_bluff"},
    "steep hills": {"H5": "steep_hill", "I5": "clear", "J5": "steep_hill"},
}


@pytest.mark.rule("M44-K.25")
@pytest.mark.parametrize("terrain", list(ROUGH.values()), ids=list(ROUGH))
def test_it_moves_three_hexes_over_terrain_that_would_stop_or_slow_it(
    terrain: dict[str, str],
) -> None:
    table = raid(terrain=terrain)
    assert "J5" in table.destinations("al01")  # straight on, only over H5 and I5


@pytest.mark.rule("M44-K.25")
def test_it_moves_over_wire_into_and_out_of_hedgerows_as_if_they_were_open() -> None:
    table = raid(wire=["H5", "I5"])
    assert "J5" in table.destinations("al01")
    table = raid(terrain={"G5": "hedgerow", "J5": "hedgerow"})
    assert "J5" in table.destinations("al01")


@pytest.mark.rule("M44-K.25", "M44-4.65")
def test_wire_does_not_stop_it_so_that_it_may_take_ground_from_there() -> None:
    def won(table: Table, bonus: str) -> Table:
        march(table, "al01", "H5")
        roll(table, "attack al01 ax01", f"grenade star {bonus}".strip())
        assert table.at("ax01") is None
        return table

    enemy = "infantry I5 1"
    assert won(raid(enemy, wire=["H5"]), "star").can("advance al01 I5")
    units = {"al01": "infantry G5", "ax01": enemy, "ax02": "infantry M9"}
    stopped = Table(units=units, wire=["H5"], phase="move", ordered=["al01"], card="move_out")
    assert won(stopped, "").active == "axis"  # an ordinary order: nobody was asked


@pytest.mark.rule("M44-K.25")
def test_the_second_move_ignores_terrain_as_well() -> None:
    table = raid(terrain={"F5": "forest", "E5": "town"}, wire=["D5"])
    act(table, "done")
    assert table.phase == "move"
    assert "D5" in table.destinations("al01")  # straight on, only through forest and town


@pytest.mark.rule("M44-K.25")
def test_impassable_and_occupied_hexes_stay_closed() -> None:
    table = raid(enemy="infantry H5", terrain={"F5": "river", "g6": "hill impassable"})
    reached = table.destinations("al01")
    assert not {"H5", "F5", "g6"} & reached
    assert not {"J5", "D5"} & reached  # straight on, only over H5 or F5


@pytest.mark.rule("M44-K.25")
@pytest.mark.parametrize("terrain", ["forest", "hedgerow", "town"])
def test_after_entering_a_forest_hedgerow_or_town_it_may_not_battle(terrain: str) -> None:
    table = raid(enemy="infantry I5", terrain={"H5": terrain})
    march(table, "al01", "H5")
    assert table.targets("al01") == set()
    assert table.phase == "move"  # the second move


@pytest.mark.rule("M44-K.25", "M44-A2.3", "M44-A2.11", "M44-A2.24")
@pytest.mark.parametrize("terrain", ["forest", "hedgerow", "town"])
def test_after_only_passing_through_a_forest_hedgerow_or_town_it_may_battle(terrain: str) -> None:
    table = raid(enemy="infantry J5", terrain={"H5": terrain, "g6": terrain, "g4": terrain})
    assert "I5" in table.destinations("al01")  # two hexes away, all ways lead through such a hex
    march(table, "al01", "I5")
    assert table.targets("al01") == {"ax01"}


@pytest.mark.rule("M44-K.25")
def test_terrain_and_wire_still_take_dice_from_its_battle() -> None:
    table = raid(enemy="infantry I5", terrain={"I5": "forest"}, wire=["H5"])
    march(table, "al01", "H5")
    assert dice(table, "al01", "ax01") == 2  # 3 + 1 - 1 - 1


@pytest.mark.rule("M44-K.25")
def test_it_may_not_battle_from_the_ocean() -> None:
    table = raid(enemy="infantry I5", terrain={"H5": "ocean"})
    march(table, "al01", "H5")
    assert table.targets("al01") == set()


@pytest.mark.rule("M44-K.26")
def test_the_second_move_is_allowed_also_if_the_unit_did_not_battle() -> None:
    table = raid(enemy="infantry H7")
    march(table, "al01", "g6")
    act(table, "done")  # it might have battled
    march(table, "al01", "d6")
    assert table.at("al01") == "d6"

    table = raid()
    march(table, "al01", "g6")  # nobody is in range
    assert "d6" in table.destinations("al01")


@pytest.mark.rule("M44-K.26")
def test_the_second_move_is_allowed_to_a_unit_driven_back_by_ambush() -> None:
    table = raid(
        enemy="infantry g6",
        hands={"allies": ["behind_enemy_lines"], "axis": ["ambush"]},
    )
    act(table, "done", "attack al01 ax01")
    roll(table, "ambush", "flag star star")
    act(table, "retreat al01 g4")
    assert table.phase == "move"
    march(table, "al01", "J3")
    assert table.at("al01") == "J3"


@pytest.mark.rule("M44-K.26")
def test_a_unit_eliminated_by_ambush_has_no_second_move() -> None:
    table = Table(
        units={"al01": "infantry G5 1", "al02": "infantry A1", "ax01": "infantry g6"},
        hands={"allies": ["behind_enemy_lines"], "axis": ["ambush"]},
    )
    play(table, "behind_enemy_lines", "al01")
    act(table, "done", "attack al01 ax01")
    roll(table, "ambush", "infantry star star")
    assert table.active == "axis"


# Direct from HQ and Move Out


def everywhere(card: str) -> Table:
    """Five infantry units, an armor unit and a gun all over the board."""
    infantry = {f"al0{i}": f"infantry {place}" for i, place in enumerate(["A1", "D1", "G1", "K1"])}
    others = {"al04": "special_forces M1", "al05": "armor G3", "al06": "artillery M3"}
    return with_card(card, {**infantry, **others, "ax01": FAR_AWAY})


@pytest.mark.rule("M44-K.35")
def test_direct_from_hq_orders_up_to_4_units_of_any_kind_anywhere() -> None:
    table = everywhere("direct_from_hq")
    act(table, "play direct_from_hq")
    assert orderable(table) == {f"al0{i}" for i in range(7)}
    act(table, "order al06", "order al05", "order al00")
    assert len(order_all(table)) == 1


@pytest.mark.rule("M44-K.41")
def test_move_out_orders_up_to_4_infantry_units_anywhere() -> None:
    table = everywhere("move_out")
    act(table, "play move_out")
    assert orderable(table) == {"al00", "al01", "al02", "al03", "al04"}
    assert len(order_all(table)) == 4


@pytest.mark.rule("M44-K.41")
def test_under_move_out_movement_and_battle_are_as_usual() -> None:
    table = with_card("move_out", {"al01": "infantry G5", "ax01": "infantry H7"})
    play(table, "move_out", "al01")
    assert "I5" in table.destinations("al01")
    assert "J5" not in table.destinations("al01")
    march(table, "al01", "g6")
    assert dice(table, "al01", "ax01") == 3


# Firefight


def skirmish(**more: str) -> Table:
    """Units of all kinds out of contact, two of infantry in contact."""
    return with_card(
        "firefight",
        {
            "al01": "infantry D5",
            "al02": "armor G5",
            "al03": "artillery L1",
            "al04": "infantry A1",
            "al05": "special_forces M1",
            "al06": "infantry J7",
            "ax01": "infantry G7",
            "ax02": "infantry j8",
            **more,
        },
    )


@pytest.mark.rule("M44-K.36")
def test_firefight_orders_up_to_4_units_of_any_kind_that_are_not_in_contact() -> None:
    table = skirmish()
    act(table, "play firefight")
    assert orderable(table) == {"al01", "al02", "al03", "al04", "al05"}  # not al06
    assert len(order_all(table)) == 4


@pytest.mark.rule("M44-K.36")
def test_under_firefight_units_do_not_move_and_fire_with_1_more_die() -> None:
    table = skirmish(ax03="infantry H3")
    play(table, "firefight", "al01", "al02", "al03")
    assert table.phase == "battle"
    assert dice(table, "al02", "ax01") == 4  # armor: 3 + 1
    assert dice(table, "al03", "ax03") == 2  # artillery five hexes away: 1 + 1


@pytest.mark.rule("M44-K.36")
@pytest.mark.parametrize(("target", "rolled"), [("I5", 3), ("J5", 2)])
def test_under_firefight_infantry_fires_with_1_more_die(target: str, rolled: int) -> None:
    table = with_card("firefight", {"al01": "infantry G5", "ax01": f"infantry {target}"})
    play(table, "firefight", "al01")
    assert dice(table, "al01", "ax01") == rolled


@pytest.mark.rule("M44-K.36")
def test_under_firefight_a_unit_that_has_come_into_contact_may_not_battle() -> None:
    units = {
        "al01": "infantry G3",
        "al02": "infantry G7",
        "ax01": "infantry G5",
        "ax02": "infantry J7",
    }
    table = with_card("firefight", units)
    play(table, "firefight", "al01", "al02")
    assert table.targets("al02") == {"ax01", "ax02"}
    roll(table, "attack al01 ax01", "flag star star")
    act(table, "retreat ax01 g6")  # next to al02
    assert table.active == "axis"


@pytest.mark.rule("M44-K.36")
def test_under_firefight_infantry_on_wire_may_remove_it_instead() -> None:
    table = with_card("firefight", {"al01": "infantry G5", "ax01": "infantry I5"}, wire=["G5"])
    play(table, "firefight", "al01")
    assert dice(table, "al01", "ax01") == 2  # 2 + 1 - 1
    act(table, "clear al01")
    assert not table.has_wire("G5")


# Infantry Assault


def assault(kind: str = "infantry", enemy: str = FAR_AWAY, **fields: Any) -> Table:
    """Infantry on G5 has been ordered."""
    table = with_card("infantry_assault", {"al01": f"{kind} G5", "ax01": enemy}, **fields)
    act(table, "play infantry_assault", "section center", "order al01")
    return table


@pytest.mark.rule("M44-K.37")
@pytest.mark.parametrize(
    ("section", "units"),
    [("left", {"al01", "al02"}), ("center", {"al04", "al05"}), ("right", {"al06"})],
)
def test_infantry_assault_orders_all_infantry_in_one_section(section: str, units: set[str]) -> None:
    table = with_card(
        "infantry_assault",
        {
            "al01": "infantry A3",
            "al02": "infantry B3",
            "al03": "armor C3",
            "al04": "infantry G3",
            "al05": "special_forces H3",
            "al06": "infantry M3",
            "al07": "artillery L3",
            "ax01": FAR_AWAY,
        },
    )
    act(table, "play infantry_assault")
    assert table.actions() == ["section left", "section center", "section right"]
    act(table, f"section {section}")
    assert orderable(table) == units
    assert set(order_all(table)) == units


@pytest.mark.rule("M44-K.37")
def test_under_infantry_assault_infantry_moves_up_to_2_hexes_and_battles() -> None:
    table = assault(enemy="infantry J5")
    march(table, "al01", "I5")
    assert dice(table, "al01", "ax01") == 3


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("infantry", marks=pytest.mark.rule("M44-K.37")),
        pytest.param("special_forces", marks=pytest.mark.rule("M44-K.38")),
    ],
)
def test_under_infantry_assault_it_moves_3_hexes_and_does_not_battle(kind: str) -> None:
    table = assault(kind, enemy="infantry K5")
    assert "J5" in table.destinations("al01")
    assert not {"C5", "E9", "I1"} & table.destinations("al01")  # four hexes
    march(table, "al01", "J5")
    assert table.targets("al01") == set()
    assert table.active == "axis"


@pytest.mark.rule("M44-K.38")
def test_under_infantry_assault_special_forces_battle_after_2_hexes_as_always() -> None:
    table = assault("special_forces", enemy="infantry J5")
    march(table, "al01", "I5")
    assert dice(table, "al01", "ax01") == 3


@pytest.mark.rule("M44-K.37")
def test_under_infantry_assault_terrain_rules_apply() -> None:
    table = assault(terrain={"H5": "forest", "F5": "river"}, wire=["g6"])
    reached = table.destinations("al01")
    assert "H5" in reached
    assert not {"J5", "D5", "h8"} & reached  # straight on, through forest, river or wire


@pytest.mark.rule("M44-K.37")
def test_under_infantry_assault_the_beach_limit_of_2_hexes_stays() -> None:
    table = assault(board_side="beach")
    assert "I5" in table.destinations("al01")
    assert "J5" not in table.destinations("al01")
    assert "g8" in table.destinations("al01")  # three hexes inland
