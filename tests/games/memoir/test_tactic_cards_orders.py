"""The tactic cards that order units and change how they move or battle, first part.

The list of all tactic cards, the fallback order, Armor Assault, Artillery Bombard, Close Assault.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.playing import (
    act,
    dice,
    march,
    order_all,
    orderable,
    play,
    roll,
    whole_deck,
    with_card,
)
from tests.games.memoir.table import Table

FAR_AWAY = "infantry A9"  # an Axis unit out of everybody's way


@pytest.mark.rule("M44-K.2")
def test_the_tactic_cards_are_20() -> None:
    tactics = {
        "air_power": 1,
        "ambush": 1,
        "armor_assault": 2,
        "artillery_bombard": 1,
        "barrage": 1,
        "behind_enemy_lines": 1,
        "close_assault": 1,
        "counter_attack": 2,
        "dig_in": 1,
        "direct_from_hq": 2,
        "firefight": 1,
        "infantry_assault": 2,
        "medics_and_mechanics": 1,
        "move_out": 2,
        "their_finest_hour": 1,
    }
    table = Table(units={"al01": "infantry G3", "ax01": "infantry G7"})
    deck = whole_deck(table)
    assert {card: deck[card] for card in tactics} == tactics
    kinds = {card.id: card.kind for card in table.layout.data.cards}
    assert {card for card in deck if kinds[card] == "tactic"} == set(tactics)
    assert sum(tactics.values()) == 20


# The fallback


@pytest.mark.rule("M44-K.10")
@pytest.mark.parametrize(
    ("card", "present"),
    [
        ("armor_assault", ["infantry", "artillery", "infantry"]),
        ("artillery_bombard", ["infantry", "armor", "armor"]),
        ("behind_enemy_lines", ["armor", "artillery", "armor"]),
        ("dig_in", ["armor", "artillery", "armor"]),
        ("infantry_assault", ["armor", "artillery", "armor"]),
        ("move_out", ["armor", "artillery", "armor"]),
    ],
)
def test_without_a_unit_of_its_kind_a_card_gives_one_order_for_any_unit(
    card: str, present: list[str]
) -> None:
    units = {f"al0{i}": f"{kind} {'AGM'[i]}3" for i, kind in enumerate(present)}
    table = with_card(card, {**units, "ax01": FAR_AWAY})
    act(table, f"play {card}")
    assert orderable(table) == set(units)  # in any section
    assert order_all(table) == ["al00"]


@pytest.mark.rule("M44-K.10")
def test_the_single_unit_of_the_fallback_gets_no_bonus() -> None:
    """The interplay of Armor Assault, and the same for Behind Enemy Lines."""
    table = with_card("armor_assault", {"al01": "infantry G5", "ax01": "infantry g6"})
    play(table, "armor_assault", "al01")
    act(table, "done")
    assert dice(table, "al01", "ax01") == 3

    table = with_card("behind_enemy_lines", {"al01": "armor G5", "ax01": "infantry g6"})
    play(table, "behind_enemy_lines", "al01")
    act(table, "done")
    roll(table, "attack al01 ax01", "star star star")
    assert table.active == "axis"  # and no second move


@pytest.mark.rule("M44-K.10")
def test_the_single_unit_of_the_fallback_moves_and_battles_as_usual() -> None:
    table = with_card("artillery_bombard", {"al01": "infantry G3", "ax01": "infantry G7"})
    play(table, "artillery_bombard", "al01")
    assert "G5" in table.destinations("al01")
    assert "g6" not in table.destinations("al01")  # three hexes
    march(table, "al01", "g4")
    roll(table, "attack al01 ax01", "star")  # one battle, not two
    assert table.active == "axis"

    table = with_card("dig_in", {"al01": "armor G3", "ax01": FAR_AWAY})
    play(table, "dig_in", "al01")
    march(table, "al01", "g6")
    assert not table.has_sandbags("g6")


@pytest.mark.rule("M44-K.10")
def test_infantry_anywhere_on_the_board_rules_the_fallback_of_infantry_assault_out() -> None:
    table = with_card(
        "infantry_assault", {"al01": "infantry A3", "al02": "armor G3", "ax01": FAR_AWAY}
    )
    act(table, "play infantry_assault", "section center")
    assert table.active == "axis"  # nobody could be ordered there


@pytest.mark.rule("M44-K.10")
@pytest.mark.parametrize(
    ("card", "unit", "enemy"),
    [
        ("close_assault", "infantry G5", FAR_AWAY),
        ("close_assault", "artillery G5", "infantry g6"),
        ("firefight", "infantry G5", "infantry g6"),
        ("medics_and_mechanics", "infantry G5", FAR_AWAY),
    ],
)
def test_close_assault_firefight_and_medics_have_no_fallback(
    card: str, unit: str, enemy: str
) -> None:
    """Without a unit that they could order nothing happens."""
    table = with_card(card, {"al01": unit, "ax01": enemy})
    act(table, f"play {card}")
    assert table.active == "axis"
    assert card in table.discards


# Armor Assault


def tank_battle(card: str = "armor_assault") -> Table:
    """Armor next to a weak unit, behind which there is one more; further armor in every section."""
    return with_card(
        card,
        {
            "al01": "armor G5",
            "al02": "elite_armor A1",
            "al03": "armor B1",
            "al04": "armor L1",
            "al05": "armor M1",
            "al06": "infantry F1",
            "al07": "artillery G1",
            "ax01": "infantry g6 1",
            "ax02": "infantry H7 1",
            "ax03": FAR_AWAY,
        },
    )


@pytest.mark.rule("M44-K.20")
def test_armor_assault_orders_up_to_4_armor_units() -> None:
    table = tank_battle()
    act(table, "play armor_assault")
    assert orderable(table) == {"al01", "al02", "al03", "al04", "al05"}
    assert len(order_all(table)) == 4


@pytest.mark.rule("M44-K.20")
def test_armor_assault_gives_1_more_die_in_close_assault_also_in_an_overrun() -> None:
    table = tank_battle()
    play(table, "armor_assault", "al01")
    act(table, "done")
    roll(table, "attack al01 ax01", "infantry star star star")
    act(table, "advance al01 g6")
    roll(table, "attack al01 ax02", "infantry star star star")
    assert table.medals("allies") == 2


@pytest.mark.rule("M44-K.20")
def test_armor_assault_gives_no_die_at_range_not_even_in_an_overrun() -> None:
    table = with_card("armor_assault", {"al01": "armor G5", "ax01": "infantry I5"})
    play(table, "armor_assault", "al01")
    act(table, "done")
    assert dice(table, "al01", "ax01") == 3

    units = {"al01": "armor G5", "ax01": "infantry g6 1", "ax02": "infantry g8"}
    table = with_card("armor_assault", units)
    play(table, "armor_assault", "al01")
    act(table, "done")
    roll(table, "attack al01 ax01", "infantry star star star")
    act(table, "advance al01 g6")
    assert dice(table, "al01", "ax02") == 3


@pytest.mark.rule("M44-K.45")
def test_armor_assault_on_a_unit_in_a_forest_is_3_plus_1_minus_2_dice() -> None:
    units = {"al01": "armor G5", "ax01": "infantry g6"}
    table = with_card("armor_assault", units, terrain={"g6": "forest"})
    play(table, "armor_assault", "al01")
    act(table, "done")
    assert dice(table, "al01", "ax01") == 2


@pytest.mark.rule("M44-K.45")
def test_a_bonus_can_make_an_attack_possible_that_reductions_would_rule_out() -> None:
    """Infantry three hexes below a hill: 1 - 1 dice, with Firefight 1 + 1 - 1."""
    units = {"al01": "infantry G5", "al02": "infantry A1", "ax01": "infantry J5"}
    table = with_card("firefight", units, terrain={"J5": "hill"})
    play(table, "firefight", "al01")
    assert dice(table, "al01", "ax01") == 1


# Artillery Bombard


def guns(**fields: Any) -> Table:
    """Three guns and infantry; two enemies are in range of the guns in the center."""
    return with_card(
        "artillery_bombard",
        {
            "al01": "artillery F3",
            "al02": "artillery H3",
            "al03": "artillery A1",
            "al04": "infantry M1",
            "ax01": "infantry F7",
            "ax02": "infantry G7",
        },
        **fields,
    )


@pytest.mark.rule("M44-K.21")
def test_artillery_bombard_orders_all_artillery_and_nothing_else() -> None:
    table = guns()
    act(table, "play artillery_bombard")
    assert set(order_all(table)) == {"al01", "al02", "al03"}


@pytest.mark.rule("M44-K.21")
def test_under_artillery_bombard_a_gun_moves_up_to_3_hexes_and_then_does_not_battle() -> None:
    table = guns()
    play(table, "artillery_bombard", "al01")
    assert {"E3", "D3", "C3"} <= table.destinations("al01")
    assert "B3" not in table.destinations("al01")
    march(table, "al01", "E3")  # a single hex is enough
    assert table.targets("al01") == set()
    assert table.active == "axis"


@pytest.mark.rule("M44-K.21")
def test_under_artillery_bombard_a_gun_that_stays_battles_twice_and_no_more() -> None:
    table = guns()
    play(table, "artillery_bombard", "al01")
    act(table, "done")
    roll(table, "attack al01 ax01", "infantry star")
    roll(table, "attack al01 ax01", "infantry star")
    assert table.men("ax01") == 2
    assert table.active == "axis"


@pytest.mark.rule("M44-K.22")
def test_both_battles_of_a_gun_come_before_another_unit_battles_and_targets_may_differ() -> None:
    table = guns()
    play(table, "artillery_bombard", "al01", "al02")
    act(table, "done")
    assert {"attack al01 ax01", "attack al02 ax01"} <= set(table.actions("attack"))
    roll(table, "attack al01 ax01", "infantry star")
    assert table.actions() == ["attack al01 ax01", "attack al01 ax02", "stay"]
    roll(table, "attack al01 ax02", "infantry star")
    assert (table.men("ax01"), table.men("ax02")) == (3, 3)
    assert table.actions("attack") == ["attack al02 ax01", "attack al02 ax02"]


@pytest.mark.rule("M44-K.22")
def test_the_second_target_is_chosen_after_the_first_battle_is_over() -> None:
    """The rule about adjacent enemies holds for each of the two battles."""
    units = {"al01": "artillery G5", "ax01": "infantry g6", "ax02": "infantry J5"}
    table = with_card("artillery_bombard", units)
    play(table, "artillery_bombard", "al01")
    act(table, "done")
    assert table.targets("al01") == {"ax01"}  # not past the enemy next to it
    roll(table, "attack al01 ax01", "flag star star")
    act(table, "retreat ax01 G7")
    assert table.targets("al01") == {"ax01", "ax02"}
    roll(table, "attack al01 ax02", "infantry star")
    assert table.men("ax02") == 3


@pytest.mark.rule("M44-K.22")
def test_an_enemy_still_next_to_the_gun_is_the_only_target_of_its_second_battle() -> None:
    units = {"al01": "artillery G5", "ax01": "infantry g6", "ax02": "infantry J5"}
    table = with_card("artillery_bombard", units)
    play(table, "artillery_bombard", "al01")
    act(table, "done")
    roll(table, "attack al01 ax01", "star star star")
    assert table.targets("al01") == {"ax01"}


@pytest.mark.rule("M44-K.21")
def test_under_artillery_bombard_terrain_movement_rules_apply() -> None:
    table = guns(terrain={"E3": "forest", "A1": "bunker:allies"})
    play(table, "artillery_bombard", "al01", "al03")
    assert "E3" in table.destinations("al01")
    assert "C3" not in table.destinations("al01")  # straight on, only through the forest
    assert table.destinations("al03") == set()  # a gun in a bunker


# Close Assault


def melee() -> Table:
    """Infantry, armor and a gun in contact; infantry that is not."""
    return with_card(
        "close_assault",
        {
            "al01": "infantry C5",
            "al02": "armor G5",
            "al03": "artillery L5",
            "al04": "infantry G1",
            "ax01": "infantry c6",
            "ax02": "infantry g6 1",
            "ax03": "infantry H7 1",
            "ax04": "infantry l6",
        },
    )


@pytest.mark.rule("M44-K.27")
def test_close_assault_orders_all_infantry_and_armor_in_contact() -> None:
    table = melee()
    act(table, "play close_assault")
    assert set(order_all(table)) == {"al01", "al02"}


@pytest.mark.rule("M44-K.27")
def test_under_close_assault_units_do_not_move_first_and_roll_1_more_die() -> None:
    table = melee()
    play(table, "close_assault", "al01", "al02")
    assert table.phase == "battle"
    assert dice(table, "al01", "ax01") == 4
    assert dice(table, "al02", "ax02") == 4


@pytest.mark.rule("M44-K.27")
def test_after_close_assault_armor_takes_ground_and_overruns_without_the_bonus() -> None:
    table = melee()
    play(table, "close_assault", "al02")
    roll(table, "attack al02 ax02", "infantry star star star")
    act(table, "advance al02 g6")
    roll(table, "attack al02 ax03", "infantry star star")
    assert table.medals("allies") == 2
    assert table.can("advance al02 H7")


@pytest.mark.rule("M44-K.27")
def test_the_overrun_of_close_assault_may_be_fire_if_no_enemy_is_adjacent() -> None:
    units = {"al01": "armor G5", "ax01": "infantry g6 1", "ax02": "infantry g8"}
    table = with_card("close_assault", units)
    play(table, "close_assault", "al01")
    roll(table, "attack al01 ax01", "infantry star star star")
    act(table, "advance al01 g6")
    assert dice(table, "al01", "ax02") == 3


@pytest.mark.rule("M44-K.27")
def test_under_close_assault_infantry_on_wire_may_remove_it_instead() -> None:
    units = {"al01": "infantry G5", "ax01": "infantry g6"}
    table = with_card("close_assault", units, wire=["G5"])
    play(table, "close_assault", "al01")
    assert dice(table, "al01", "ax01") == 3  # 3 + 1 - 1
    act(table, "clear al01")
    assert not table.has_wire("G5")


@pytest.mark.rule("M44-K.27")
def test_under_close_assault_a_unit_whose_neighbours_are_gone_cannot_battle() -> None:
    units = {
        "al01": "infantry G5",
        "al02": "infantry H5",
        "ax01": "infantry g6 1",
        "ax02": "infantry J5",
    }
    table = with_card("close_assault", units)
    play(table, "close_assault", "al01", "al02")
    roll(table, "attack al01 ax01", "infantry star star star")
    act(table, "stay")
    assert table.active == "axis"  # al02 may not fire at ax02, two hexes away


@pytest.mark.rule("M44-K.27", "M44-A2.63")
def test_under_close_assault_wire_is_not_removed_once_the_last_neighbour_has_gone() -> None:
    units = {
        "al01": "infantry G5",
        "al02": "infantry h6",
        "al03": "infantry C3",
        "ax01": "infantry g6 1",
        "ax02": "infantry c4",
        "ax03": FAR_AWAY,
    }
    table = Table(
        units=units,
        wire=["G5"],
        card="close_assault",
        phase="battle",
        ordered=["al01", "al02", "al03"],
    )
    assert table.can("clear al01")
    roll(table, "attack al02 ax01", "grenade star star star")
    act(table, "stay")
    assert table.actions() == ["attack al03 ax02", "done"]
