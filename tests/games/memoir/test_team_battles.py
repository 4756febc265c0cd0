"""The team game of appendix 3: who moves and battles, and who decides for an attacked unit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.table import Table
from tests.games.memoir.team_table import THREE, TWO, team

# Who moves, rolls and takes ground


NEAR = {"ax01": "infantry B5 4", "ax02": "infantry G5 4", "ax03": "infantry K5 4"}


def ordered(players: int = 3, **fields: Any) -> Table:
    """Left, center and right of the Allies have each been ordered, an enemy two hexes away."""
    seats = THREE if players == 3 else ["allies-flanks", "allies-center", "allies-flanks"]
    given: dict[str, list[str]] = {}
    for seat, unit in zip(seats, ("al01", "al02", "al03"), strict=True):
        given.setdefault(seat, []).append(unit)
    units = {**NEAR, **fields.pop("units", {})}
    return team(players, units=units, ordered=given, **{"phase": "move", **fields})


@pytest.mark.rule("M44-A3.3", "M44-A3.5")
def test_each_member_of_three_moves_the_units_and_rolls_the_dice_of_his_section() -> None:
    table = ordered()
    for seat, unit in zip(THREE, ("al01", "al02", "al03"), strict=True):
        assert table.actions(seat=seat) == [f"pick {unit}", "done"]
    for seat in THREE:
        table.do("done", seat=seat)
    for i, seat in enumerate(THREE, start=1):
        assert table.actions(seat=seat) == [f"attack al0{i} ax0{i}", "done"]
    table.do("attack al03 ax03", "infantry star", seat="allies-right")
    assert table.men("ax03") == 3
    assert table.asked == ["allies-left", "allies-center"]


@pytest.mark.rule("M44-A3.3", "M44-A3.4")
def test_each_member_of_two_moves_the_units_and_rolls_the_dice_of_his_sections() -> None:
    table = ordered(2)
    assert table.actions(seat="allies-center") == ["pick al02", "done"]
    assert table.actions(seat="allies-flanks") == ["pick al01", "pick al03", "done"]
    for seat in TWO:
        table.do("done", seat=seat)
    assert table.actions(seat="allies-center") == ["attack al02 ax02", "done"]
    flanks = table.actions(seat="allies-flanks")
    assert flanks == ["attack al01 ax01", "attack al03 ax03", "done"]


@pytest.mark.rule("M44-3.9")
def test_a_member_whose_unit_is_hemmed_in_moves_when_another_makes_way() -> None:
    units = {"al01": "infantry D1 4", "al02": "infantry E1 4"}
    wall = {"al03": "infantry C1 4", "al04": "infantry c2 4", "al05": "infantry d2 4"}
    ways = {"allies-left": ["al01"], "allies-center": ["al02"]}
    table = team(units={**units, **wall}, ordered=ways, phase="move")
    assert table.asked == ["allies-center"]
    table.do("pick al02", seat="allies-center")
    table.do("move al02 F1", seat="allies-center")
    assert table.asked == ["allies-left"]
    assert table.actions() == ["pick al01", "done"]


@pytest.mark.rule("M44-4.9")
def test_a_member_without_a_target_battles_when_another_has_driven_one_into_range() -> None:
    units = {"al01": "armor D5 3", "al02": "infantry E5 4", "ax01": "infantry F5 4"}
    ways = {"allies-left": ["al01"], "allies-center": ["al02"]}
    table = team(units=units, ordered=ways, phase="battle")
    assert table.asked == ["allies-center"]  # the own unit between them hides the enemy
    table.do("attack al02 ax01", "flag star star", seat="allies-center")
    table.do("retreat ax01 e6")
    table.do("stay", seat="allies-center")
    assert table.asked == ["allies-left"]
    assert table.actions() == ["attack al01 ax01", "done"]


@pytest.mark.rule("M44-3.5")
def test_who_has_said_done_is_not_asked_again_in_the_same_step() -> None:
    table = ordered()
    table.do("done", seat="allies-left")
    table.do("pick al02", seat="allies-center")
    table.do("move al02 g4", seat="allies-center")
    assert table.asked == ["allies-right"]


@pytest.mark.rule("M44-A3.7")
def test_a_unit_stays_with_the_member_who_ordered_it_also_across_the_line() -> None:
    enemies = {"ax02": "infantry G5 1", "ax03": "infantry h6 4"}
    table = team(units={"al01": "armor D3 3", **enemies})
    table.do("play attack_left", seat="allies-left")
    table.do("order al01")
    table.do("done")
    table.do("pick al01", seat="allies-left")
    table.do("move al01 f4", seat="allies-left")  # in the center
    assert table.asked == ["allies-left"]
    table.do("attack al01 ax02", "grenade star star")
    assert table.asked == ["allies-left"]  # whether it takes ground
    table.do("advance al01 G5")
    assert table.asked == ["allies-left"]  # and whether it attacks again
    assert table.actions() == ["attack al01 ax03", "stay"]


@pytest.mark.rule("M44-A3.7")
@pytest.mark.parametrize(
    ("card", "seat"), [("attack_left", "allies-left"), ("attack_center", "allies-center")]
)
def test_a_unit_on_a_shared_hex_is_handled_for_the_section_the_card_counted_it_for(
    card: str, seat: str
) -> None:
    table = team()
    table.do(f"play {card}", seat=seat)
    table.do("order al04", seat=seat)
    table.do("done", seat=seat)
    assert table.asked == [seat]
    assert table.actions() == ["pick al04", "done"]


@pytest.mark.rule("M44-A3.7")
@pytest.mark.parametrize("seat", ["allies-left", "allies-center"])
def test_with_a_card_for_both_sections_the_one_who_orders_a_shared_unit_handles_it(
    seat: str,
) -> None:
    table = team()
    table.do("play general_advance", seat="allies-center")
    table.do("order al04", seat=seat)
    for member in table.asked:
        table.do("done", seat=member)
    assert table.asked == [seat]
    assert table.actions() == ["pick al04", "done"]


@pytest.mark.rule("M44-A3.7")
def test_the_chief_of_a_healed_unit_hands_it_to_the_member_in_charge_of_its_section() -> None:
    hands = {"allies": ["medics_and_mechanics", "probe_left"]}
    table = team(hands=hands, units={"al03": "infantry K3 2"})
    table.do("play medics_and_mechanics", seat="allies-center")
    table.do("heal al03", "infantry star")
    assert table.asked == ["allies-right"]


# Who decides for a unit that is attacked


ATTACKED = {"al01": "B5", "al02": "G5", "al03": "K5", "al04": "d4", "al05": "i4"}
DEFENDERS = [
    (3, "al01", "allies-left"),
    (3, "al02", "allies-center"),
    (3, "al03", "allies-right"),
    (3, "al04", "allies-center"),  # a shared hex goes with the center
    (2, "al01", "allies-flanks"),
    (2, "al02", "allies-center"),
    (2, "al03", "allies-flanks"),
    (2, "al05", "allies-center"),
]
BESIDE = {"B5": "b6", "G5": "g6", "K5": "k6", "d4": "e4", "i4": "h4"}


def attacked(players: int, unit: str, **fields: Any) -> Table:
    """An Axis unit is next to a unit of the team and has been ordered."""
    place = ATTACKED[unit]
    units = {unit: f"infantry {place} 4", "ax01": f"infantry {BESIDE[place]} 4"}
    turn = {"active": "axis", "phase": "battle", "ordered": ["ax01"]}
    return team(players, units=units, **{**turn, **fields})


@pytest.mark.rule("M44-A3.9")
@pytest.mark.parametrize(("players", "unit", "seat"), DEFENDERS)
def test_the_member_in_charge_where_an_attacked_unit_stands_decides_its_retreat(
    players: int, unit: str, seat: str
) -> None:
    table = attacked(players, unit)
    table.do(f"attack ax01 {unit}", "flag star star")
    assert (table.phase, table.asked) == ("retreat", [seat])


@pytest.mark.rule("M44-A3.9")
@pytest.mark.parametrize(("players", "unit", "seat"), DEFENDERS)
def test_the_member_in_charge_where_an_attacked_unit_stands_decides_on_its_flag(
    players: int, unit: str, seat: str
) -> None:
    table = attacked(players, unit, sandbags=[ATTACKED[unit]])
    table.do(f"attack ax01 {unit}", "flag star")
    assert (table.phase, table.asked) == ("flags", [seat])
    table.do("accept-flag")
    assert table.asked == [seat]


@pytest.mark.rule("M44-A3.9")
@pytest.mark.parametrize(("players", "unit", "seat"), DEFENDERS)
def test_the_member_in_charge_where_an_attacked_unit_stands_decides_on_ambush(
    players: int, unit: str, seat: str
) -> None:
    table = attacked(players, unit, hands={"allies": ["ambush", "probe_left"]})
    table.do(f"attack ax01 {unit}")
    assert (table.phase, table.asked) == ("window", [seat])
    assert table.actions() == ["ambush", "pass"]


@pytest.mark.rule("M44-A3.9")
def test_a_retreat_over_the_line_of_a_section_is_finished_by_the_member_who_began_it() -> None:
    table = attacked(3, "al04")
    table.do("attack ax01 al04", "flag flag star")
    assert table.asked == ["allies-center"]
    table.do("retreat al04 D3")  # in the left section
    assert table.asked == ["allies-center"]


@pytest.mark.rule("M44-A3.9")
@pytest.mark.parametrize(
    ("place", "enemy", "seat"), [("B5", "b4", "axis-right"), ("K5", "k4", "axis-left")]
)
def test_the_sections_of_the_axis_are_seen_from_its_own_side(
    place: str, enemy: str, seat: str
) -> None:
    units = {"ax01": f"infantry {place} 4", "al01": f"infantry {enemy} 4"}
    table = team(1, 3, units=units, phase="battle", ordered=["al01"])
    table.do("attack al01 ax01", "flag star star")
    assert (table.phase, table.asked) == ("retreat", [seat])
