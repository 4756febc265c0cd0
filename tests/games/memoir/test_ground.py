"""Take Ground and Armor Overrun (M44-4.61 to 4.79)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.skirmish import dice, march, medals, skirmish
from tests.games.memoir.table import Table
from vezerkar.games.memoir.combat import dice_for

WON = "grenade grenade grenade"


def victory(attacker: str = "infantry", **fields: Any) -> Table:
    """A unit on G5 has just eliminated a single figure on H5."""
    table = skirmish(al01=f"{attacker} G5", ax01="infantry H5 1", **fields)
    table.do("attack al01 ax01", " ".join(["grenade"] * dice(table, "al01", "ax01")))
    assert table.at("ax01") is None
    return table


def may_take_ground(table: Table) -> bool:
    """Whether the winner is asked; if not, the battles of the others go on."""
    if table.phase == "ground":
        assert table.actions() == ["advance al01 H5", "stay"]
        return True
    assert table.can("attack al90 ax90")
    return False


# Take Ground


@pytest.mark.rule("M44-4.61")
def test_infantry_drives_the_germans_out_of_the_forest_and_takes_it() -> None:
    """A soldier and a flag: one figure is lost, the unit retreats, the Allies take its place."""
    table = skirmish(al01="infantry G5", ax01="infantry H5", terrain={"H5": "forest"})
    table.do("attack al01 ax01", "infantry flag")
    table.do("retreat ax01 h6")
    assert (table.men("ax01"), table.at("ax01")) == (3, "h6")
    table.do("advance al01 H5")
    assert table.at("al01") == "H5"
    assert table.on("G5") is None
    germans, allies = table.number("unit", "ax01"), table.number("unit", "al01")
    assert dice_for(table.s, germans, allies, 0) == 2  # with it the protection of the forest


@pytest.mark.rule("M44-4.61")
@pytest.mark.parametrize(
    "kind", ["infantry", "special_forces", "french_resistance", "armor", "elite_armor"]
)
def test_infantry_and_armor_take_the_ground_of_an_eliminated_unit(kind: str) -> None:
    table = victory(kind)
    table.do("advance al01 H5")
    assert table.at("al01") == "H5"


@pytest.mark.rule("M44-4.61")
def test_no_ground_is_taken_while_the_target_holds_its_hex() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5", sandbags=["H5"])
    table.do("attack al01 ax01", "infantry flag")
    table.do("ignore-flag")
    assert not may_take_ground(table)
    blocked = skirmish(al01="infantry G9", ax01="infantry H9")
    blocked.do("attack al01 ax01", "flag star star")
    assert not may_take_ground(blocked)


@pytest.mark.rule("M44-4.62")
def test_taking_ground_is_optional() -> None:
    table = victory("armor")
    table.do("stay")
    assert table.at("al01") == "G5"
    assert table.phase == "battle"
    assert not table.targets("al01")


@pytest.mark.rule("M44-4.63")
def test_artillery_takes_no_ground() -> None:
    assert not may_take_ground(victory("artillery"))


@pytest.mark.rule("M44-4.64")
@pytest.mark.parametrize("ground", ["forest", "town", "hedgerow"])
def test_a_unit_that_had_to_stop_takes_no_ground(ground: str) -> None:
    """Only the Resistance can battle where it had to stop."""
    table = skirmish(
        phase="move",
        al01="french_resistance F5",
        ax01="infantry H5 1",
        terrain={"G5": ground},
    )
    march(table, "al01", "G5")
    table.do("attack al01 ax01", WON)
    assert not may_take_ground(table)


@pytest.mark.rule("M44-4.64")
@pytest.mark.parametrize("ground", ["forest", "town", "hedgerow"])
@pytest.mark.parametrize("kind", ["infantry", "french_resistance"])
def test_a_unit_that_has_stood_there_may_take_ground(ground: str, kind: str) -> None:
    assert may_take_ground(victory(kind, terrain={"G5": ground}))


@pytest.mark.rule("M44-4.65")
def test_infantry_that_moved_onto_wire_battles_but_takes_no_ground() -> None:
    table = skirmish(phase="move", al01="infantry F5", ax01="infantry H5 1", wire=["G5"])
    march(table, "al01", "G5")
    table.do("attack al01 ax01", "grenade star")
    assert table.at("ax01") is None
    assert not may_take_ground(table)


@pytest.mark.rule("M44-4.65")
def test_infantry_that_has_stood_on_wire_may_take_ground() -> None:
    assert may_take_ground(victory(wire=["G5"]))


@pytest.mark.rule("M44-4.66")
@pytest.mark.parametrize("ground", ["bunker:axis", "bunker:allies", "hedgehog"])
def test_armor_takes_no_ground_where_it_cannot_go(ground: str) -> None:
    assert not may_take_ground(victory("armor", terrain={"H5": ground}))
    assert not may_take_ground(victory("elite_armor", terrain={"H5": ground}))
    assert may_take_ground(victory("infantry", terrain={"H5": ground}))


@pytest.mark.rule("M44-4.66")
def test_armor_takes_a_bridge() -> None:
    assert may_take_ground(victory("armor", terrain={"H5": "river bridge"}))


@pytest.mark.rule("M44-4.67")
@pytest.mark.parametrize("kind", ["infantry", "armor"])
def test_a_hedgerow_is_taken_only_by_a_unit_that_has_not_moved(kind: str) -> None:
    assert may_take_ground(victory(kind, terrain={"H5": "hedgerow"}))
    table = skirmish(
        phase="move", al01=f"{kind} F5", ax01="infantry H5 1", terrain={"H5": "hedgerow"}
    )
    march(table, "al01", "G5")
    table.do("attack al01 ax01", " ".join(["grenade"] * dice(table, "al01", "ax01")))
    assert table.at("ax01") is None
    assert not may_take_ground(table)


@pytest.mark.rule("M44-4.67")
def test_a_hedgerow_is_not_taken_after_other_ground() -> None:
    table = victory("armor", ax02="infantry I5 1", terrain={"I5": "hedgerow"})
    table.do("advance al01 H5")
    table.do("attack al01 ax02", "grenade")
    assert table.at("ax02") is None
    assert table.phase == "battle"
    # The same hex without its hedgerow is taken.
    table = victory("armor", ax02="infantry I5 1")
    table.do("advance al01 H5")
    table.do("attack al01 ax02", WON)
    assert table.can("advance al01 I5")


@pytest.mark.rule("M44-4.68")
@pytest.mark.parametrize(
    ("kind", "start"), [("infantry", "F5"), ("special_forces", "E5"), ("armor", "D5")]
)
def test_a_unit_that_has_used_all_its_movement_still_takes_ground(kind: str, start: str) -> None:
    table = skirmish(phase="move", al01=f"{kind} {start}", ax01="infantry H5 1")
    march(table, "al01", "G5")
    table.do("attack al01 ax01", WON)
    assert may_take_ground(table)


@pytest.mark.rule("M44-4.69")
def test_fire_takes_no_ground() -> None:
    for kind, place in (("infantry", "F5"), ("armor", "E5")):
        table = skirmish(al01=f"{kind} {place}", ax01="infantry H5 1")
        table.do("attack al01 ax01", " ".join(["grenade"] * dice(table, "al01", "ax01")))
        assert table.at("ax01") is None
        assert not may_take_ground(table)


@pytest.mark.rule("M44-4.69")
def test_air_power_and_barrage_take_no_ground() -> None:
    units = {"al01": "infantry G5", "ax01": "infantry H5 1", "ax02": "infantry M9"}
    strike = Table(units=units, hands={"allies": ["air_power"]}, phase="play")
    strike.do("play air_power")
    strike.do("name ax01", "grenade star 0")  # two dice, then the card drawn
    assert strike.at("ax01") is None
    assert (strike.active, strike.at("al01")) == ("axis", "G5")
    barrage = Table(units=units, hands={"allies": ["barrage"]}, phase="play")
    barrage.do("play barrage")
    barrage.do("barrage ax01", "grenade star star star 0")
    assert barrage.at("ax01") is None
    assert (barrage.active, barrage.at("al01")) == ("axis", "G5")


@pytest.mark.rule("M44-4.69")
@pytest.mark.parametrize("faces", ["grenade star star", "flag star star"])
def test_a_unit_that_ambushes_takes_no_ground(faces: str) -> None:
    table = skirmish(
        al01="infantry G5 1", ax01="armor H5", hands={"axis": ["ambush"]}, terrain={"f4": "river"}
    )
    table.do("attack al01 ax01")
    assert table.asked == ["axis"]
    table.do("ambush", faces)
    assert table.on("G5") is None
    assert table.at("ax01") == "H5"
    assert table.asked == ["allies"]
    assert table.phase == "battle"


@pytest.mark.rule("M44-4.70")
def test_ground_is_taken_at_once_before_the_next_battle() -> None:
    table = victory(al02="infantry J5", ax02="infantry K5")
    assert table.asked == ["allies"]
    assert table.actions() == ["advance al01 H5", "stay"]
    table.do("advance al01 H5")
    assert table.can("attack al02 ax02")
    # Later it is too late.
    late = victory(al02="infantry J5", ax02="infantry K5")
    late.do("stay")
    late.do("attack al02 ax02", "star star star")
    assert not late.actions("advance")


@pytest.mark.rule("M44-4.71")
@pytest.mark.parametrize("mode", ["temporary", "permanent"])
def test_taking_ground_on_an_objective_scores_it(mode: str) -> None:
    goal = {"side": "allies", "hexes": ["H5"], "mode": mode}
    table = victory(objectives=[goal])
    assert medals(table) == (1, 0)
    table.do("advance al01 H5")
    assert medals(table) == (2, 0)


# Armor Overrun


@pytest.mark.rule("M44-4.72")
def test_armor_that_has_taken_ground_battles_once_more() -> None:
    """The German infantry loses a figure and retreats; the armor takes its hex, attacks again."""
    table = skirmish(al01="armor G5", ax01="infantry H5")
    table.do("attack al01 ax01", "infantry flag star")
    table.do("retreat ax01 h6")
    table.do("advance al01 H5")
    assert table.actions() == ["attack al01 ax01", "stay"]
    table.do("attack al01 ax01", "infantry grenade star")
    assert table.men("ax01") == 1


@pytest.mark.rule("M44-4.72")
def test_the_overrun_is_optional_and_needs_the_ground() -> None:
    table = victory("armor", ax02="infantry I5")
    table.do("advance al01 H5")
    table.do("stay")
    assert not table.targets("al01")
    table = victory("armor", ax02="infantry g6")
    table.do("stay")
    assert not table.targets("al01")


@pytest.mark.rule("M44-4.72", "M44-A2.34")
def test_armor_that_has_taken_ground_in_the_ocean_does_not_battle_there() -> None:
    table = skirmish(
        al01="armor G5",
        ax01="infantry H5 1",
        ax02="infantry I5",
        terrain={"H5": "ocean"},
    )
    table.do("attack al01 ax01", WON)
    table.do("advance al01 H5")
    assert not table.targets("al01")
    assert table.can("attack al90 ax90")


@pytest.mark.rule("M44-4.73")
def test_the_overrun_must_be_a_close_assault_if_an_enemy_is_adjacent() -> None:
    table = victory("armor", ax02="infantry I5", ax03="infantry h4", ax04="infantry H7")
    table.do("advance al01 H5")
    assert table.targets("al01") == {"ax02", "ax03"}


@pytest.mark.rule("M44-4.73")
def test_the_overrun_may_be_fire_if_no_enemy_is_adjacent() -> None:
    table = victory("armor", ax02="infantry K5", ax03="infantry H7", ax04="infantry L5")
    table.do("advance al01 H5")
    assert table.targets("al01") == {"ax02", "ax03"}
    table.do("attack al01 ax03", "infantry star star")
    assert table.men("ax03") == 3
    assert table.phase == "battle"


@pytest.mark.rule("M44-4.74")
@pytest.mark.parametrize("faces", [WON, "flag star star"])
def test_after_a_successful_overrun_ground_is_taken_again(faces: str) -> None:
    table = victory("armor", ax02="infantry I5 2", terrain={"h6": "river"})
    table.do("advance al01 H5")
    table.do("attack al01 ax02", faces)
    assert table.on("I5") is None
    assert table.actions() == ["advance al01 I5", "stay"]
    table.do("advance al01 I5")
    assert table.at("al01") == "I5"


@pytest.mark.rule("M44-4.74")
def test_an_overrun_by_fire_takes_no_ground() -> None:
    table = victory("armor", ax02="infantry J5 1")
    table.do("advance al01 H5")
    table.do("attack al01 ax02", WON)
    assert table.at("ax02") is None
    assert table.phase == "battle"
    assert table.at("al01") == "H5"


@pytest.mark.rule("M44-4.75")
def test_there_is_only_one_overrun_in_a_turn() -> None:
    table = victory("armor", ax02="infantry I5 1", ax03="infantry J5")
    table.do("advance al01 H5")
    table.do("attack al01 ax02", WON)
    table.do("advance al01 I5")
    assert table.at("al01") == "I5"
    assert not table.targets("al01")
    assert table.can("attack al90 ax90")


@pytest.mark.rule("M44-4.76")
def test_all_battles_that_follow_come_before_those_of_other_units() -> None:
    table = victory("armor", ax02="infantry I5", al02="infantry K5", ax03="infantry L5")
    table.do("advance al01 H5")
    assert set(table.actions()) == {"attack al01 ax02", "stay"}
    table.do("attack al01 ax02", "flag star star")
    table.do("retreat ax02 h6")
    assert table.actions() == ["advance al01 I5", "stay"]
    table.do("advance al01 I5")
    assert table.targets("al02") == {"ax03"}


@pytest.mark.rule("M44-4.77")
@pytest.mark.parametrize("ground", ["forest", "town", "hedgerow"])
def test_there_is_no_overrun_out_of_a_hex_that_forbids_battle_on_entry(ground: str) -> None:
    table = victory("armor", ax02="infantry I5", terrain={"H5": ground})
    table.do("advance al01 H5")
    assert table.at("al01") == "H5"
    assert not table.targets("al01")
    assert table.can("attack al90 ax90")


@pytest.mark.rule("M44-4.78")
def test_range_and_sight_of_the_overrun_are_those_of_the_new_hex() -> None:
    """K5 was too far away, D5 is now; the forests hide F7 now, and H3 no longer."""
    table = victory(
        "armor",
        ax02="infantry K5",
        ax03="infantry D5",
        ax04="infantry F7",
        ax05="infantry H3",
        terrain={"g6": "forest", "g4": "forest"},
    )
    table.do("advance al01 H5")
    assert table.targets("al01") == {"ax02", "ax05"}


@pytest.mark.rule("M44-4.78")
def test_the_dice_of_the_overrun_are_those_of_the_new_hex() -> None:
    """Out of the town the armor had one die; from the open it has three, uphill two."""
    table = victory(
        "armor", ax02="infantry I5", ax03="infantry h4", terrain={"G5": "town", "h4": "hill"}
    )
    table.do("advance al01 H5")
    assert dice(table, "al01", "ax02") == 3
    assert dice(table, "al01", "ax03") == 2
    table = victory("armor", ax02="infantry I5", terrain={"H5": "hill", "I5": "hill"})
    table.do("advance al01 H5")
    assert dice(table, "al01", "ax02") == 3


@pytest.mark.rule("M44-4.79")
@pytest.mark.parametrize("kind", ["infantry", "special_forces", "french_resistance"])
def test_infantry_never_overruns(kind: str) -> None:
    table = victory(kind, ax02="infantry I5")
    table.do("advance al01 H5")
    assert not table.targets("al01")
    assert table.can("attack al90 ax90")


@pytest.mark.rule("M44-4.79")
@pytest.mark.parametrize("kind", ["armor", "elite_armor"])
def test_armor_and_elite_armor_overrun(kind: str) -> None:
    table = victory(kind, ax02="infantry I5")
    table.do("advance al01 H5")
    assert table.targets("al01") == {"ax02"}
