"""Scenario rules about battles: the sea wall, hills that stop shells, the wide river, medals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.table import Table


def fighting(scenario: str, attacker: str, units: dict[str, str], **more: Any) -> Table:
    """An ordered unit is to battle; sandbags are away unless the test puts some."""
    side = "allies" if attacker.startswith("al") else "axis"
    fields = {"active": side, "phase": "battle", "ordered": [attacker], "sandbags": []}
    return Table(scenario=scenario, units=units, **{**fields, **more})


# Omaha Beach: the sea walls j4 and k4 are sandbags of the Allies


@pytest.mark.rule("M44-F.8")
@pytest.mark.parametrize("wall", ["j4", "k4"])
@pytest.mark.parametrize(
    ("kind", "profile", "faces"),
    [
        ("infantry", "rulebook", "star star"),
        ("armor", "rulebook", "star"),
        ("artillery", "rulebook", "star star star"),
        ("infantry", "published", "star star"),
        ("armor", "published", "star star"),
    ],
)
def test_the_sea_wall_protects_an_allied_unit_as_sandbags_do(
    wall: str, kind: str, profile: str, faces: str
) -> None:
    enemy = {"j4": "J5", "k4": "K5"}[wall]
    units = {"al08": f"infantry {wall} 4", "ax01": f"{kind} {enemy} 2"}
    table = fighting("omaha-beach", "ax01", units, settings={"sandbag_profile": profile})
    rolled = table.do("attack ax01 al08", f"{faces} 0")
    assert f"attacked unit:ax01 unit:al08 {len(faces.split())}" in rolled


@pytest.mark.rule("M44-F.8")
def test_an_allied_unit_at_the_sea_wall_may_ignore_the_first_flag() -> None:
    table = fighting("omaha-beach", "ax01", {"al08": "j4 4", "ax01": "J5 4"})
    table.do("attack ax01 al08", "flag flag")
    assert table.actions() == ["ignore-flag", "accept-flag"]
    table.do("ignore-flag")
    assert table.phase == "retreat"  # for the second flag


@pytest.mark.rule("M44-F.8")
def test_the_sea_wall_gives_an_axis_unit_nothing() -> None:
    table = fighting("omaha-beach", "al08", {"al08": "infantry k4 4", "ax01": "j4 4"})
    table.do("attack al08 ax01", "star flag star")  # three dice
    assert table.phase == "retreat"  # and no flag to ignore


@pytest.mark.rule("M44-F.8")
def test_the_sea_wall_stays_when_its_unit_leaves_and_protects_the_next() -> None:
    table = fighting(
        "omaha-beach",
        "ax01",
        {"al08": "j4 4", "ax01": "J5 4", "al12": "J3 4"},
        hands={"axis": ["probe_left", "probe_left"], "allies": ["probe_right", "probe_left"]},
    )
    table.do("attack ax01 al08", "flag star")
    table.do("accept-flag")  # K3 is the only way out: al12 stands on J3
    table.do("stay", "0")
    assert table.at("al08") == "K3"
    for action in ("play probe_right", "order al12", "done", "pick al12", "move al12 j4"):
        table.do(action)
    table.do("done", "0")
    for action in ("play probe_left", "order ax01", "done", "done"):
        table.do(action)
    assert "attacked unit:ax01 unit:al12 2" in table.do("attack ax01 al12", "flag star")
    assert table.actions() == ["ignore-flag", "accept-flag"]


# Mont Mouchet: a tank unit is worth two medals


@pytest.mark.rule("M44-F.9")
def test_at_mont_mouchet_an_eliminated_axis_tank_unit_gives_the_allies_2_medals() -> None:
    table = fighting("mont-mouchet", "al01", {"al01": "b4 3", "ax01": "b6 1"})
    assert table.layout.unit_kinds[table.number("unit", "ax01")] == "elite_armor"
    table.do("attack al01 ax01", "armor star 0")
    assert (table.medals("allies"), table.medals("axis")) == (2, 0)


@pytest.mark.rule("M44-F.9")
def test_at_mont_mouchet_it_does_not_matter_how_the_tanks_were_eliminated() -> None:
    # A9 is the baseline: the flag cannot be followed and costs the last figure.
    table = fighting("mont-mouchet", "al01", {"al01": "B9 3", "ax01": "A9 1"})
    table.do("attack al01 ax01", "flag star star")
    assert table.medals("allies") == 2


@pytest.mark.rule("M44-F.9")
def test_at_mont_mouchet_every_other_unit_is_worth_one_medal() -> None:
    table = fighting("mont-mouchet", "al01", {"al01": "b4 3", "ax08": "b6 1"})
    table.do("attack al01 ax08", "infantry star 0")
    assert (table.medals("allies"), table.medals("axis")) == (1, 0)
    table = fighting("mont-mouchet", "ax01", {"al01": "b4 1", "ax01": "b6 4"})
    table.do("attack ax01 al01", "infantry star star 0")
    assert (table.medals("allies"), table.medals("axis")) == (0, 1)


@pytest.mark.rule("M44-F.9")
def test_at_mont_mouchet_the_tanks_can_bring_the_last_two_medals() -> None:
    table = fighting("mont-mouchet", "al01", {"al01": "b4 3", "ax01": "b6 1"}, medals={"allies": 2})
    table.do("attack al01 ax01", "grenade star")
    assert table.over == ("allies", "M44-O.1")


# Montélimar: units below the usual strength


def medics(men: int) -> Table:
    hands = {"axis": ["medics_and_mechanics", "probe_left", "probe_right", "probe_center"]}
    return Table(scenario="montelimar", active="axis", hands=hands, units={"ax05": f"d8 {men}"})


@pytest.mark.rule("M44-F.20")
def test_a_unit_of_3_figures_comes_back_to_3_figures_and_no_more() -> None:
    table = medics(1)
    table.do("play medics_and_mechanics")
    table.do("heal ax05", "infantry infantry star infantry")
    assert table.men("ax05") == 3


@pytest.mark.rule("M44-F.20")
def test_a_unit_of_3_figures_is_not_damaged_at_the_start() -> None:
    table = medics(2)
    table.do("play medics_and_mechanics")
    assert table.actions("heal") == ["heal ax05"]  # not the other units of three figures


# Saverne: hills stop shells. Around the gun on D5 lie the hills c6, d6, E5, d4 and c4.


def is_hit_from(place: str, target: str, **units: str) -> bool:
    """Whether a gun on a hex may fire at a unit on another."""
    pieces = {"ax06": f"artillery {place} 2", "al01": f"armor {target} 3", **units}
    return "al01" in fighting("saverne-gap", "ax06", pieces).targets("ax06")


@pytest.mark.rule("M44-F.14")
@pytest.mark.parametrize(
    ("gun", "target", "hit"),
    [
        ("D5", "F5", False),  # E5 lies on the line
        ("D5", "D7", False),  # the line runs between c6 and d6
        ("D5", "b6", True),  # a hill on one side of the line only
        ("D5", "B5", True),  # over open ground
        ("F7", "A7", False),  # E7 stops it at any distance
        ("F7", "L7", True),  # over the river
    ],
)
def test_at_saverne_hills_stop_the_fire_of_artillery_by_the_rules_of_sight(
    gun: str, target: str, hit: bool
) -> None:
    assert is_hit_from(gun, target) is hit


@pytest.mark.rule("M44-F.14")
def test_at_saverne_other_terrain_and_units_still_do_not_stop_artillery() -> None:
    assert is_hit_from("F7", "H5", ax01="f6 3")  # over a unit on f6 and the forest g6


@pytest.mark.rule("M44-F.14")
def test_elsewhere_artillery_fires_over_hills() -> None:
    table = Table(
        units={"ax01": "artillery D5 2", "al01": "armor F5 3"},
        terrain={"E5": "hill"},
        active="axis",
        phase="battle",
        ordered=["ax01"],
    )
    assert table.targets("ax01") == {"al01"}


# Arnhem: the wide river. J7 lies on the northern bank, J5 and L7 on the southern.


def aims(attacker: str, target: str) -> bool:
    """Whether an Allied unit of a kind and on a hex may attack an Axis unit on another."""
    away = {"ax09": "gone", "ax12": "gone"}  # nobody else is near
    units = {"al02": f"{attacker} 2", "ax10": f"infantry {target} 4", **away}
    return "ax10" in fighting("arnhem-bridge", "al02", units).targets("al02")


@pytest.mark.rule("M44-F.16")
@pytest.mark.parametrize("kind", ["infantry", "special_forces", "french_resistance"])
@pytest.mark.parametrize(("place", "target"), [("J5", "J7"), ("J7", "J5"), ("J7", "L7")])
def test_infantry_does_not_reach_the_opposite_bank(kind: str, place: str, target: str) -> None:
    assert not aims(f"{kind} {place}", target)


@pytest.mark.rule("M44-F.16")
@pytest.mark.parametrize("kind", ["armor", "elite_armor", "artillery"])
@pytest.mark.parametrize(("place", "target"), [("J5", "J7"), ("J7", "J5"), ("J7", "L7")])
def test_armor_and_artillery_fire_over_the_wide_river(kind: str, place: str, target: str) -> None:
    assert aims(f"{kind} {place}", target)


@pytest.mark.rule("M44-F.16")
def test_infantry_fires_as_usual_on_its_own_bank() -> None:
    assert aims("infantry J5", "L5")
    assert aims("infantry J7", "j8")


@pytest.mark.rule("M44-F.16")
@pytest.mark.parametrize("bridge", ["h6", "H5"])
def test_a_unit_on_the_bridge_is_on_neither_bank(bridge: str) -> None:
    assert aims("infantry I7", bridge)  # from the northern bank
    assert aims("infantry G5", bridge)  # and from the southern
    assert aims(f"infantry {bridge}", "I7")
    assert aims(f"infantry {bridge}", "G5")


@pytest.mark.rule("M44-F.16")
def test_elsewhere_infantry_fires_across_a_river() -> None:
    table = Table(
        units={"al01": "infantry J5 4", "ax01": "infantry J7 4"},
        terrain={"i6": "river", "j6": "river"},
        phase="battle",
        ordered=["al01"],
    )
    assert table.targets("al01") == {"ax01"}
