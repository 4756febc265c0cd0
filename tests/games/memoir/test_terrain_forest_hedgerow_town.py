"""Appendix 2: terrain cards, forests, hedgerows, towns and villages."""

from __future__ import annotations

import pytest

from tests.games.memoir.acts import act, dice, idle, march, play, roll
from tests.games.memoir.table import Table

NEXT_TO_G5 = {"F5", "H5", "f6", "g6", "f4", "g4"}
CENTER_CARDS = ["probe_center", "probe_center", "attack_center", "attack_center"]
LEFT_CARDS = ["probe_left", "probe_left", "attack_left", "attack_left"]


def the_cover(terrain: str) -> Table:
    """Axis infantry on G7 with Allied infantry, armor and artillery next to it."""
    return Table(
        units={
            "ax01": "infantry G7",
            "al01": "infantry g6",
            "al02": "armor f6",
            "al03": "artillery H7",
        },
        terrain={"G7": terrain},
        phase="battle",
        ordered=["al01", "al02", "al03"],
    )


def the_road(terrain: str) -> Table:
    """Armor about to drive along row 5, over E5; an enemy stands next to E5 only."""
    return Table(
        units={"al01": "armor D5", "ax01": "infantry e6"},
        terrain={"E5": terrain},
        phase="move",
        ordered=["al01"],
    )


# Terrain cards


@pytest.mark.rule("M44-A2.1")
@pytest.mark.parametrize(
    ("terrain", "infantry", "armor"),
    [
        ("clear", 0, 0),
        ("forest", 1, 2),
        ("hedgerow", 1, 2),
        ("hill", 1, 1),
        ("town", 1, 2),
        ("beach", 0, 0),
        ("ocean", 0, 0),
    ],
)
def test_a_terrain_card_shows_the_dice_that_the_terrain_takes_from_attackers(
    terrain: str, infantry: int, armor: int
) -> None:
    table = the_cover(terrain)
    shown = table.layout.data.terrain[terrain].dice_in
    assert (shown.infantry, shown.armor, shown.artillery) == (infantry, armor, 0)
    assert dice(table, "al01", "ax01") == 3 - infantry
    assert dice(table, "al02", "ax01") == 3 - armor
    assert dice(table, "al03", "ax01") == 3


# What forests, hedgerows and towns have in common


@pytest.mark.parametrize(
    "terrain",
    [
        pytest.param("forest", marks=pytest.mark.rule("M44-A2.2")),
        pytest.param("hedgerow", marks=pytest.mark.rule("M44-A2.8")),
        pytest.param("town", marks=pytest.mark.rule("M44-A2.23")),
    ],
)
def test_a_unit_that_enters_must_stop(terrain: str) -> None:
    assert {"E5", "G5"} <= the_road("clear").destinations("al01")
    closed = the_road(terrain).destinations("al01")
    assert "E5" in closed
    assert "G5" not in closed  # three hexes straight on, only over E5


@pytest.mark.parametrize(
    "terrain",
    [
        pytest.param("forest", marks=pytest.mark.rule("M44-A2.3")),
        pytest.param("hedgerow", marks=pytest.mark.rule("M44-A2.11")),
        pytest.param("town", marks=pytest.mark.rule("M44-A2.24")),
    ],
)
def test_a_unit_that_moved_in_this_turn_may_not_battle(terrain: str) -> None:
    table = the_road("clear")
    march(table, "al01", "E5")
    assert table.targets("al01") == {"ax01"}

    table = the_road(terrain)
    march(table, "al01", "E5")
    assert table.targets("al01") == set()
    assert table.active == "axis"


@pytest.mark.parametrize(
    "terrain",
    [
        pytest.param("forest", marks=pytest.mark.rule("M44-A2.3")),
        pytest.param("hedgerow", marks=pytest.mark.rule("M44-A2.11")),
        pytest.param("town", marks=pytest.mark.rule("M44-A2.24")),
    ],
)
def test_armor_that_took_ground_there_may_not_battle_again(terrain: str) -> None:
    def table_on(ground: str) -> Table:
        return Table(
            units={"al01": "armor G5", "ax01": "infantry g6 1", "ax02": "infantry H7"},
            terrain={"g6": ground},
            phase="battle",
            ordered=["al01"],
        )

    table = table_on("clear")
    roll(table, "attack al01 ax01", "grenade star star")
    act(table, "advance al01 g6")
    assert table.targets("al01") == {"ax02"}

    table = table_on(terrain)
    roll(table, "attack al01 ax01", "grenade")
    act(table, "advance al01 g6")
    assert table.at("al01") == "g6"
    assert table.targets("al01") == set()
    assert table.active == "axis"


@pytest.mark.rule("M44-A2.3")
def test_a_unit_that_retreated_into_a_forest_may_battle_in_its_own_turn() -> None:
    table = Table(
        units={"al01": "infantry g6", "al02": "infantry H5", "ax01": "infantry G7"},
        terrain={"G5": "forest"},
        active="axis",
        phase="battle",
        ordered=["ax01"],
        hands={"allies": CENTER_CARDS},
    )
    roll(table, "attack ax01 al01", "flag star star")  # H5 is taken, so only the forest is left
    act(table, "stay")  # no ground taken
    assert table.at("al01") == "G5"
    play(table, "probe_center", "al01")
    act(table, "done")
    assert dice(table, "al01", "ax01") == 2  # two hexes away


@pytest.mark.parametrize(
    "terrain",
    [
        pytest.param("forest", marks=pytest.mark.rule("M44-A2.4")),
        pytest.param("hedgerow", marks=pytest.mark.rule("M44-A2.13")),
        pytest.param("town", marks=pytest.mark.rule("M44-A2.25")),
    ],
)
def test_against_a_unit_there_infantry_rolls_1_die_fewer_armor_2_and_artillery_none(
    terrain: str,
) -> None:
    table = the_cover(terrain)
    assert dice(table, "al01", "ax01") == 2
    assert dice(table, "al02", "ax01") == 1
    assert dice(table, "al03", "ax01") == 3


@pytest.mark.parametrize(
    "terrain",
    [
        pytest.param("forest", marks=pytest.mark.rule("M44-A2.6")),
        pytest.param("hedgerow", marks=pytest.mark.rule("M44-A2.14")),
        pytest.param("town", marks=pytest.mark.rule("M44-A2.27")),
    ],
)
def test_it_blocks_line_of_sight(terrain: str) -> None:
    def table_with(ground: dict[str, str]) -> Table:
        return Table(
            units={"al01": "infantry G5", "al02": "artillery A1", "ax01": "infantry I5"},
            terrain=ground,
            phase="battle",
            ordered=["al01", "al02"],
        )

    assert table_with({}).targets("al01") == {"ax01"}
    assert table_with({"H5": terrain}).targets("al01") == set()
    assert table_with({"I5": terrain}).targets("al01") == {"ax01"}  # in it, not behind it
    assert table_with({"G5": terrain}).targets("al01") == {"ax01"}  # out of it


# Forests


@pytest.mark.rule("M44-A2.2", "M44-A2.3", "M44-A2.4", "M44-A2.5")
def test_the_three_turns_of_the_forest_example() -> None:
    table = Table(
        units={"al01": "infantry f4", "ax01": "infantry G7"},
        terrain={"G5": "forest"},
        hands={"allies": CENTER_CARDS[:2], "axis": CENTER_CARDS[2:]},
    )
    # Turn 1: the Allied unit enters the forest and must stop.
    play(table, "probe_center", "al01")
    assert "G5" in table.destinations("al01")
    assert "g6" not in table.destinations("al01")  # two hexes away, only through the forest
    march(table, "al01", "G5")
    assert table.active == "axis"  # it did not get to fire at the unit two hexes away
    # Turn 2: German infantry comes nearer and rolls 2 dice instead of 3.
    play(table, "attack_center", "ax01")
    march(table, "ax01", "g6")
    roll(table, "attack ax01 al01", "infantry star")
    assert table.men("al01") == 3
    # Turn 3: the Allied unit in the forest attacks with 3 dice.
    play(table, "probe_center", "al01")
    act(table, "done")
    roll(table, "attack al01 ax01", "infantry grenade star")
    assert table.men("ax01") == 2


@pytest.mark.rule("M44-A2.5")
@pytest.mark.parametrize("kind", ["infantry", "armor", "artillery"])
def test_a_unit_battles_out_of_a_forest_with_full_dice(kind: str) -> None:
    table = Table(
        units={"al01": f"{kind} G5", "ax01": "infantry g6"},
        terrain={"G5": "forest"},
        phase="battle",
        ordered=["al01"],
    )
    assert dice(table, "al01", "ax01") == 3


# Hedgerows


@pytest.mark.rule("M44-A2.7", "M44-A2.8", "M44-A2.9")
def test_the_four_turns_of_the_hedgerow_example() -> None:
    table = Table(
        units={"al01": "armor E5", "ax01": "infantry A9"},
        terrain={"G5": "hedgerow"},
        hands={"allies": CENTER_CARDS, "axis": LEFT_CARDS},
    )
    # Turn 1: approach and stop next to the hedgerow.
    play(table, "probe_center", "al01")
    assert "G5" not in table.destinations("al01")  # two hexes away, though armor has three
    march(table, "al01", "F5")
    idle(table)
    # Turn 2: enter it.
    play(table, "probe_center", "al01")
    assert "G5" in table.destinations("al01")
    assert "I5" not in table.destinations("al01")  # three hexes straight on, through the hedgerow
    march(table, "al01", "G5")
    idle(table)
    # Turn 3: leave by 1 hex and stop.
    play(table, "attack_center", "al01")
    assert table.destinations("al01") == NEXT_TO_G5
    march(table, "al01", "H5")
    idle(table)
    # Turn 4: normal movement.
    play(table, "attack_center", "al01")
    assert "K5" in table.destinations("al01")


@pytest.mark.rule("M44-A2.7")
def test_infantry_two_hexes_from_a_hedgerow_cannot_enter_it() -> None:
    table = Table(
        units={"al01": "infantry E5", "ax01": "infantry A9"},
        terrain={"G5": "hedgerow"},
        phase="move",
        ordered=["al01"],
    )
    assert "F5" in table.destinations("al01")
    assert "G5" not in table.destinations("al01")


@pytest.mark.rule("M44-A2.9")
def test_a_unit_that_leaves_a_hedgerow_stops_on_the_next_hex_even_if_it_is_open() -> None:
    table = Table(
        units={"al01": "special_forces G5", "ax01": "infantry A9"},
        terrain={"G5": "hedgerow"},
        phase="move",
        ordered=["al01"],
    )
    assert table.destinations("al01") == NEXT_TO_G5


@pytest.mark.rule("M44-A2.10")
def test_a_unit_may_move_from_one_hedgerow_straight_into_the_next_and_stops_there() -> None:
    table = Table(
        units={"al01": "armor G5", "ax01": "infantry A9"},
        terrain={"G5": "hedgerow", "H5": "hedgerow", "I5": "hedgerow"},
        phase="move",
        ordered=["al01"],
    )
    assert table.destinations("al01") == NEXT_TO_G5
    march(table, "al01", "H5")
    assert table.at("al01") == "H5"


@pytest.mark.rule("M44-A2.12")
def test_a_unit_that_left_a_hedgerow_this_turn_may_battle_and_take_ground() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry H7 1", "ax02": "infantry A9"},
        terrain={"G5": "hedgerow"},
        phase="move",
        ordered=["al01"],
    )
    march(table, "al01", "g6")
    roll(table, "attack al01 ax01", "infantry star star")
    act(table, "advance al01 H7")
    assert table.at("al01") == "H7"


# Towns


@pytest.mark.rule("M44-A2.26")
@pytest.mark.parametrize(
    ("kind", "rolled"), [("infantry", 3), ("armor", 1), ("elite_armor", 1), ("artillery", 3)]
)
def test_armor_that_attacks_out_of_a_town_rolls_2_dice_fewer(kind: str, rolled: int) -> None:
    table = Table(
        units={"al01": f"{kind} G5", "ax01": "infantry g6"},
        terrain={"G5": "town"},
        phase="battle",
        ordered=["al01"],
    )
    assert dice(table, "al01", "ax01") == rolled


def out_of_a_town(ground: str, cumulative: bool) -> int:
    """Dice of armor in a town against a unit next to it."""
    table = Table(
        units={"al01": "armor G5", "al02": "infantry A1", "ax01": "infantry g6"},
        terrain={"G5": "town", "g6": ground},
        settings={"town_out_cumulative": cumulative},
        phase="battle",
        ordered=["al01"],
    )
    return dice(table, "al01", "ax01")


@pytest.mark.rule("M44-A2.26", "M44-4.35")
def test_the_reduction_of_the_own_town_is_added_to_that_of_the_target() -> None:
    assert out_of_a_town("clear", cumulative=True) == 1
    assert out_of_a_town("hill", cumulative=True) == 0
    assert out_of_a_town("town", cumulative=True) == 0
    assert out_of_a_town("forest", cumulative=True) == 0


@pytest.mark.rule("M44-A2.26", "M44-4.35")
def test_by_the_house_rule_only_the_larger_of_the_two_counts() -> None:
    assert out_of_a_town("clear", cumulative=False) == 1
    assert out_of_a_town("hill", cumulative=False) == 1
    assert out_of_a_town("town", cumulative=False) == 1
    assert out_of_a_town("forest", cumulative=False) == 1


@pytest.mark.rule("M44-4.35")
@pytest.mark.parametrize("cumulative", [True, False])
def test_the_house_rule_is_not_for_infantry_on_wire(cumulative: bool) -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry g6"},
        terrain={"g6": "forest"},
        wire=["G5"],
        settings={"town_out_cumulative": cumulative},
        phase="battle",
        ordered=["al01"],
    )
    assert dice(table, "al01", "ax01") == 1
