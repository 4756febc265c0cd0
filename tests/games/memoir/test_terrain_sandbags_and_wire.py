"""Appendix 2: the obstacles that can be removed, sandbags and wire; the action sandbag_profile."""

from __future__ import annotations

import pytest

from tests.games.memoir.acts import act, dice, march, play, roll
from tests.games.memoir.table import Table

NEXT_TO_G5 = ["F5", "H5", "f6", "g6", "f4", "g4"]


def road(kind: str, card: str = "ordinary") -> Table:
    """A unit about to move along row 5, over the wire on E5; an enemy stands next to E5 only."""
    return Table(
        units={"al01": f"{kind} D5", "ax01": "infantry e6"},
        wire=["E5"],
        card=card,
        phase="move",
        ordered=["al01"],
    )


def on_wire(kind: str, **enemies: str) -> Table:
    """A unit that stands on wire since an earlier turn and is about to battle."""
    return Table(
        units={"al01": f"{kind} G5", **enemies}, wire=["G5"], phase="battle", ordered=["al01"]
    )


# Sandbags


@pytest.mark.rule("M44-A2.55")
def test_sandbags_do_not_restrict_movement() -> None:
    table = Table(
        units={"al01": "armor D5", "al02": "infantry D3", "ax01": "infantry A9"},
        sandbags=["D5", "D3", "E5"],
        phase="move",
        ordered=["al01", "al02"],
    )
    assert {"E5", "F5", "G5"} <= table.destinations("al01")
    assert {"E3", "F3"} <= table.destinations("al02")


@pytest.mark.rule("M44-A2.56")
def test_sandbags_are_removed_when_the_unit_moves_away() -> None:
    table = Table(
        units={"al01": "infantry G5", "al02": "infantry F5", "ax01": "infantry A9"},
        sandbags=["G5"],
        phase="move",
        ordered=["al01", "al02"],
    )
    march(table, "al01", "g6")
    assert not table.has_sandbags("G5")
    assert not table.has_sandbags("g6")
    march(table, "al02", "G5")  # a unit that enters the hex later finds none
    assert not table.has_sandbags("G5")


@pytest.mark.rule("M44-A2.56")
def test_sandbags_are_removed_when_the_unit_takes_ground() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry g6 1", "ax02": "infantry A9"},
        sandbags=["G5"],
        phase="battle",
        ordered=["al01"],
    )
    roll(table, "attack al01 ax01", "infantry star star")
    assert table.has_sandbags("G5")
    act(table, "advance al01 g6")
    assert not table.has_sandbags("G5")


@pytest.mark.rule("M44-A2.56")
def test_sandbags_are_removed_when_the_unit_retreats() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry g6"},
        sandbags=["g6"],
        phase="battle",
        ordered=["al01"],
    )
    roll(table, "attack al01 ax01", "flag star")
    assert table.has_sandbags("g6")
    act(table, "accept-flag", "retreat ax01 G7")
    assert not table.has_sandbags("g6")


@pytest.mark.rule("M44-A2.56")
def test_sandbags_are_removed_when_the_unit_is_eliminated() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry g6 1", "ax02": "infantry A9"},
        sandbags=["g6"],
        phase="battle",
        ordered=["al01"],
    )
    roll(table, "attack al01 ax01", "infantry star")
    assert not table.has_sandbags("g6")


@pytest.mark.rule("M44-A2.57")
@pytest.mark.parametrize("start", NEXT_TO_G5)
def test_sandbags_protect_in_all_directions(start: str) -> None:
    table = Table(
        units={"al01": f"infantry {start}", "ax01": "infantry G5"},
        sandbags=["G5"],
        phase="battle",
        ordered=["al01"],
    )
    assert dice(table, "al01", "ax01") == 2


@pytest.mark.rule("M44-A2.58")
@pytest.mark.parametrize(
    ("profile", "kind", "rolled"),
    [
        ("rulebook", "infantry", 2),
        ("rulebook", "armor", 1),
        ("rulebook", "artillery", 3),
        ("published", "infantry", 2),
        ("published", "armor", 2),
        ("published", "artillery", 3),
    ],
)
def test_sandbags_take_1_die_from_infantry_and_2_from_armor_or_1_as_published(
    profile: str, kind: str, rolled: int
) -> None:
    table = Table(
        units={"al01": f"{kind} G5", "ax01": "infantry g6"},
        sandbags=["g6"],
        settings={"sandbag_profile": profile},
        phase="battle",
        ordered=["al01"],
    )
    assert dice(table, "al01", "ax01") == rolled


@pytest.mark.rule("M44-A2.70")
@pytest.mark.parametrize(("profile", "rolled"), [("rulebook", 1), ("published", 2)])
def test_sandbags_on_a_hill_against_armor_below_give_the_better_protection(
    profile: str, rolled: int
) -> None:
    table = Table(
        units={"al01": "armor G5", "al02": "infantry H5", "ax01": "infantry g6"},
        terrain={"g6": "hill"},
        sandbags=["g6"],
        settings={"sandbag_profile": profile},
        phase="battle",
        ordered=["al01", "al02"],
    )
    assert dice(table, "al01", "ax01") == rolled
    assert dice(table, "al02", "ax01") == 2


@pytest.mark.rule("M44-A2.59")
def test_a_unit_behind_sandbags_may_ignore_the_first_flag() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "armor g6"},
        sandbags=["g6"],
        phase="battle",
        ordered=["al01"],
    )
    roll(table, "attack al01 ax01", "flag star")
    assert table.asked == ["axis"]
    act(table, "ignore-flag")
    assert (table.at("ax01"), table.men("ax01")) == ("g6", 3)
    assert table.has_sandbags("g6")


@pytest.mark.rule("M44-A2.60")
def test_sandbags_do_not_block_line_of_sight() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry I5"},
        sandbags=["H5"],
        phase="battle",
        ordered=["al01"],
    )
    assert table.targets("al01") == {"ax01"}


# Wire


@pytest.mark.rule("M44-A2.61")
@pytest.mark.parametrize(
    ("kind", "card", "beyond"),
    [
        ("infantry", "ordinary", "F5"),
        ("special_forces", "ordinary", "F5"),
        ("armor", "ordinary", "G5"),
        ("artillery", "artillery_bombard", "G5"),
    ],
)
def test_a_unit_that_enters_wire_must_stop(kind: str, card: str, beyond: str) -> None:
    table = road(kind, card)
    assert "E5" in table.destinations("al01")
    assert beyond not in table.destinations("al01")  # straight on, only over E5


@pytest.mark.rule("M44-A2.62")
@pytest.mark.parametrize("kind", ["infantry", "special_forces", "french_resistance"])
def test_infantry_battling_from_wire_rolls_1_die_fewer(kind: str) -> None:
    assert dice(on_wire(kind, ax01="infantry g6"), "al01", "ax01") == 2
    assert dice(on_wire(kind, ax01="infantry G7"), "al01", "ax01") == 1
    assert dice(on_wire(kind, ax01="infantry J5"), "al01", "ax01") == 0


@pytest.mark.rule("M44-A2.62")
def test_infantry_that_has_just_come_onto_wire_rolls_1_die_fewer_too() -> None:
    table = road("infantry")
    march(table, "al01", "E5")
    assert dice(table, "al01", "ax01") == 2


@pytest.mark.rule("M44-A2.63")
def test_infantry_on_wire_may_remove_the_wire_instead_of_battling() -> None:
    table = on_wire("infantry", ax01="infantry g6")
    assert table.targets("al01") == {"ax01"}
    act(table, "clear al01")
    assert not table.has_wire("G5")
    assert table.active == "axis"  # its battle is used up


@pytest.mark.rule("M44-A2.63")
def test_infantry_may_remove_the_wire_in_the_turn_it_arrives() -> None:
    table = road("infantry")
    march(table, "al01", "E5")
    act(table, "clear al01")
    assert not table.has_wire("E5")


@pytest.mark.rule("M44-A2.63")
@pytest.mark.parametrize(("kind", "able"), [("infantry", False), ("special_forces", True)])
def test_infantry_that_could_not_battle_cannot_remove_the_wire(kind: str, able: bool) -> None:
    table = Table(
        units={"al01": f"{kind} C5", "ax01": "infantry A9"},
        wire=["E5"],
        phase="move",
        ordered=["al01"],
    )
    march(table, "al01", "E5")  # two hexes
    assert table.can("clear al01") == able
    assert table.has_wire("E5")


@pytest.mark.rule("M44-A2.63")
def test_a_unit_that_was_not_ordered_cannot_remove_the_wire() -> None:
    table = Table(
        units={"al01": "infantry G5", "al02": "infantry C5", "ax01": "infantry A9"},
        wire=["G5", "C5"],
        phase="battle",
        ordered=["al01"],
    )
    assert table.actions("clear") == ["clear al01"]


@pytest.mark.rule("M44-A2.64")
def test_armor_that_enters_wire_removes_it_and_may_then_battle() -> None:
    table = road("armor")
    march(table, "al01", "E5")
    assert not table.has_wire("E5")
    assert dice(table, "al01", "ax01") == 3


@pytest.mark.rule("M44-A2.64")
def test_armor_that_entered_wire_had_to_stop_and_takes_no_ground() -> None:
    table = Table(
        units={"al01": "armor D5", "ax01": "infantry e6 1", "ax02": "infantry A9"},
        wire=["E5"],
        phase="move",
        ordered=["al01"],
    )
    march(table, "al01", "E5")
    roll(table, "attack al01 ax01", "grenade star star")
    assert table.at("ax01") is None
    assert not table.can("advance al01 e6")
    assert table.active == "axis"


@pytest.mark.rule("M44-A2.65")
def test_armor_that_takes_ground_onto_wire_removes_it_battles_again_but_takes_no_more_ground() -> (
    None
):
    table = Table(
        units={
            "al01": "armor G5",
            "ax01": "infantry g6 1",
            "ax02": "infantry H7 1",
            "ax03": "infantry A9",
        },
        wire=["g6"],
        phase="battle",
        ordered=["al01"],
    )
    roll(table, "attack al01 ax01", "grenade star star")
    act(table, "advance al01 g6")
    assert not table.has_wire("g6")
    roll(table, "attack al01 ax02", "grenade star star")
    assert table.at("ax02") is None
    assert not table.can("advance al01 H7")
    assert table.active == "axis"


@pytest.mark.rule("M44-A2.66")
@pytest.mark.parametrize("kind", ["infantry", "armor"])
def test_a_retreating_unit_is_not_stopped_by_wire_and_the_wire_stays(kind: str) -> None:
    table = Table(
        units={"al01": "artillery G5", "ax01": f"{kind} g6"},
        wire=["G7", "H7", "f8", "g8", "h8"],
        phase="battle",
        ordered=["al01"],
    )
    roll(table, "attack al01 ax01", "flag flag star")
    act(table, "retreat ax01 G7", "retreat ax01 g8")
    assert (table.at("ax01"), table.men("ax01")) == ("g8", {"infantry": 4, "armor": 3}[kind])
    assert table.has_wire("G7")
    assert table.has_wire("g8")


@pytest.mark.rule("M44-A2.66")
def test_armor_that_retreated_onto_wire_removes_it_with_its_next_battle() -> None:
    table = Table(
        units={"al01": "artillery G5", "ax01": "armor g6", "al02": "infantry H5"},
        wire=["G7"],
        hands={"axis": ["attack_center"]},
        phase="battle",
        ordered=["al01"],
        terrain={"H7": "river"},
    )
    roll(table, "attack al01 ax01", "flag star star")
    assert table.at("ax01") == "G7"
    play(table, "attack_center", "ax01")
    act(table, "done")
    assert table.has_wire("G7")
    assert dice(table, "ax01", "al01") == 3
    roll(table, "attack ax01 al01", "star star star")
    assert not table.has_wire("G7")


@pytest.mark.rule("M44-A2.67")
def test_wire_takes_no_dice_from_artillery_and_artillery_does_not_remove_it() -> None:
    table = on_wire("artillery", ax01="infantry g6")
    assert not table.can("clear al01")
    roll(table, "attack al01 ax01", "star star star")
    assert table.has_wire("G5")
    table = road("artillery")
    march(table, "al01", "E5")
    assert table.has_wire("E5")


@pytest.mark.rule("M44-A2.67")
@pytest.mark.parametrize("kind", ["infantry", "armor", "artillery"])
def test_wire_has_no_effect_on_attacks_against_the_unit_on_it(kind: str) -> None:
    table = Table(
        units={"al01": f"{kind} G5", "ax01": "infantry g6"},
        wire=["g6"],
        phase="battle",
        ordered=["al01"],
    )
    assert dice(table, "al01", "ax01") == 3
    roll(table, "attack al01 ax01", "flag star star")
    assert not table.can("ignore-flag")


@pytest.mark.rule("M44-A2.68")
def test_wire_does_not_block_line_of_sight() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry I5"},
        wire=["H5"],
        phase="battle",
        ordered=["al01"],
    )
    assert table.targets("al01") == {"ax01"}


@pytest.mark.rule("M44-A2.72")
@pytest.mark.parametrize(("kind", "reached"), [("infantry", "F5"), ("armor", "G5")])
def test_a_unit_that_starts_its_move_on_wire_moves_normally(kind: str, reached: str) -> None:
    table = Table(
        units={"al01": f"{kind} D5", "ax01": "infantry A9"},
        wire=["D5"],
        phase="move",
        ordered=["al01"],
    )
    assert reached in table.destinations("al01")
    march(table, "al01", reached)
    assert table.has_wire("D5")
