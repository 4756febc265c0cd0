"""Scenario rules about the start and the medals: Pegasus Bridge, the air drop, the exits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.table import Table
from vezerkar.games.memoir.invariants import check

# Pegasus Bridge


@pytest.mark.rule("M44-F.3")
def test_at_pegasus_bridge_the_allies_begin_with_6_cards_against_2() -> None:
    table = Table(scenario="pegasus-bridge")
    assert table.asked == ["allies"]
    assert (len(table.hand("allies")), len(table.hand("axis"))) == (6, 2)
    assert table.s.board.target == [4, 4]


@pytest.mark.rule("M44-F.3")
@pytest.mark.parametrize(("bridge", "beside"), [("D7", "E7"), ("k4", "j4")])
def test_at_pegasus_bridge_each_bridge_is_a_medal_while_an_allied_unit_stands_on_it(
    bridge: str, beside: str
) -> None:
    table = Table(
        scenario="pegasus-bridge",
        phase="move",
        ordered=["al01"],
        units={"al01": f"{beside} 4", **dict.fromkeys(("ax03", "ax04", "ax05", "ax06"), "gone")},
        sandbags=[],
        hands={"allies": ["direct_from_hq", "probe_left"], "axis": ["probe_left", "probe_left"]},
    )
    table.do("pick al01")
    table.do(f"move al01 {bridge}", "0")  # nobody to fight: the turn is over
    assert table.medals("allies") == 1
    table.do("play probe_left")
    table.do("done", "0 0")
    for action in ("play direct_from_hq", "order al01", "done", "pick al01"):
        table.do(action)
    table.do(f"move al01 {beside}", "0")
    assert table.medals("allies") == 0


@pytest.mark.rule("M44-F.3")
@pytest.mark.parametrize(("side", "attacker"), [("allies", "al01"), ("axis", "ax05")])
def test_at_pegasus_bridge_either_side_wins_with_4_medals(side: str, attacker: str) -> None:
    target = {"al01": "ax05", "ax05": "al01"}[attacker]
    units = {attacker: "G7 4", target: "H7 1"}
    table = Table(
        scenario="pegasus-bridge",
        active=side,
        phase="battle",
        ordered=[attacker],
        medals={side: 3},
        units=units,
        sandbags=[],
    )
    table.do(f"attack {attacker} {target}", "grenade star star")
    assert table.over == (side, "M44-O.1")


# Sainte-Mère-Église: the air drop. A step of the walk is a die of seven: north-west, north-east,
# west, east, south-west, south-east, or staying put.

NW, NE, W, E, SW, SE, STAY = "0123456"


def drop(aim: str, *walks: str, **more: Any) -> Table:
    """The four units al07 to al10 walk one after the other from the aiming hex."""
    table = Table(scenario="sainte-mere-eglise", **more)
    table.do(f"aim {aim}", " ".join(walks))
    return table


ASIDE = [f"{E} {E} {E} {E}", f"{W} {W} {W} {W}", f"{SW} {SW} {SW} {SW}"]  # J5, B5, D1 from F5


@pytest.mark.rule("M44-F.5")
def test_before_the_first_allied_card_the_allies_aim_their_drop_at_any_hex() -> None:
    table = Table(scenario="sainte-mere-eglise")
    assert (table.phase, table.asked) == ("drop", ["allies"])
    assert len(table.actions("aim")) == len(table.actions()) == 113
    assert (len(table.hand("allies")), len(table.hand("axis"))) == (5, 4)  # the cards are dealt
    table.do("aim F5", " ".join([STAY] * 16))
    assert (table.phase, table.active) == ("play", "allies")


@pytest.mark.rule("M44-F.5")
def test_four_full_infantry_units_land_four_steps_from_the_aiming_hex() -> None:
    walks = [f"{NW} {NE} {NE} {NW}", f"{E} {E} {SE} {STAY}", f"{W} {SW} {STAY} {STAY}"]
    table = drop("F5", *walks, f"{STAY} {STAY} {STAY} {STAY}")
    assert [table.at(unit) for unit in ("al07", "al08", "al09", "al10")] == ["F9", "h4", "d4", "F5"]
    assert [table.men(unit) for unit in ("al07", "al08", "al09", "al10")] == [4, 4, 4, 4]
    kinds = dict(zip(table.layout.lexicon.names("unit"), table.layout.unit_kinds, strict=False))
    assert kinds["al10"] == "infantry"


@pytest.mark.rule("M44-F.5")
@pytest.mark.parametrize(
    ("aim", "walk", "where"),
    [
        ("A9", f"{NW} {STAY} {STAY} {STAY}", "over the upper edge"),
        ("G1", f"{SE} {STAY} {STAY} {STAY}", "over the lower edge"),
        ("A5", f"{W} {STAY} {STAY} {STAY}", "over the left edge"),
        ("M5", f"{E} {STAY} {STAY} {STAY}", "over the right edge"),
        ("F5", f"{E} {STAY} {STAY} {STAY}", "onto the German unit on G5"),
        ("G3", f"{STAY} {STAY} {STAY} {STAY}", "onto the own unit on G3"),
    ],
)
def test_a_unit_that_lands_off_the_board_or_on_another_is_lost_without_a_medal(
    aim: str, walk: str, where: str
) -> None:
    table = drop(aim, *[walk] * 4)
    assert [table.at(unit) for unit in ("al07", "al08", "al09", "al10")] == [None] * 4, where
    assert (table.medals("axis"), table.medals("allies")) == (0, 0)
    check(table.s)


@pytest.mark.rule("M44-F.5")
def test_a_unit_that_lands_on_one_just_landed_is_lost() -> None:
    table = drop("F5", *[f"{STAY} {STAY} {STAY} {STAY}"] * 4)
    assert table.at("al07") == "F5"
    assert [table.at(unit) for unit in ("al08", "al09", "al10")] == [None] * 3
    assert table.medals("axis") == 0


@pytest.mark.rule("M44-F.5")
def test_a_unit_that_lands_on_an_impassable_hex_is_lost() -> None:
    table = drop("F5", f"{STAY} {STAY} {STAY} {STAY}", *ASIDE, terrain={"F5": "river"})
    landed = [table.at(unit) for unit in ("al07", "al08", "al09", "al10")]
    assert landed == [None, "J5", "B5", "D1"]
    assert table.medals("axis") == 0


@pytest.mark.rule("M44-F.5")
def test_a_walk_may_lead_over_the_edge_of_the_board_and_back() -> None:
    table = drop("F9", f"{NW} {W} {E} {SE}", *[f"{NW} {STAY} {STAY} {STAY}"] * 3)
    assert table.at("al07") == "F9"


@pytest.mark.rule("M44-F.5")
def test_units_that_have_landed_can_be_ordered_in_the_first_turn_and_terrain_does_not_hinder() -> (
    None
):
    hands = {"allies": ["probe_center", "probe_left", "probe_left", "probe_left", "probe_right"]}
    walks = [f"{STAY} {STAY} {STAY} {STAY}", *ASIDE]
    table = drop("H5", *walks, hands=hands)  # into a town, next to the Germans on G5
    for action in ("play probe_center", "order al07", "done", "done"):
        table.do(action)
    assert table.targets("al07") == {"ax10"}


# Utah Beach: the exits A9, E9 and J9


def leaving(unit: str, place: str, **more: Any) -> Table:
    """A unit is to move; the bunker beside the road is empty."""
    side = "allies" if unit.startswith("al") else "axis"
    fields = {"active": side, "phase": "move", "ordered": [unit]}
    units = {unit: place, "ax05": "gone"}
    return Table(scenario="utah-beach", units=units, **{**fields, **more})


def may_exit(unit: str, place: str, **more: Any) -> bool:
    table = leaving(unit, place, **more)
    table.do(f"pick {unit}")
    return table.can(f"exit {unit}")


@pytest.mark.rule("M44-F.17")
@pytest.mark.parametrize("place", ["A9", "E9", "J9"])
def test_an_allied_unit_on_an_exit_leaves_the_board_for_a_medal(place: str) -> None:
    table = leaving("al01", f"infantry {place} 2")
    table.do("pick al01")
    happened = table.do("exit al01", "0")
    assert happened[:2] == [f"exited unit:al01 hex:{place}", "medals side:allies 1"]
    assert table.at("al01") is None
    assert (table.medals("allies"), table.medals("axis")) == (1, 0)
    check(table.s)


@pytest.mark.rule("M44-F.17")
@pytest.mark.parametrize(
    ("unit", "may"),
    [
        ("infantry e8 4", True),  # one hex to E9, one out
        ("infantry E7 4", False),  # two hexes to E9
        ("armor E7 3", True),
        ("armor d6 3", False),  # three hexes to E9
        ("artillery E9 2", True),
    ],
)
def test_leaving_costs_one_hex_of_movement(unit: str, may: bool) -> None:
    assert may_exit("al01", unit) is may
    assert "E9" in leaving("al01", unit).destinations("al01") or "artillery" in unit


@pytest.mark.rule("M44-F.17")
@pytest.mark.parametrize("place", ["M9", "G9", "a6", "A3"])
def test_nobody_leaves_from_any_other_hex_of_the_edge(place: str) -> None:
    assert not may_exit("al01", f"armor {place} 3")


@pytest.mark.rule("M44-F.17")
def test_the_axis_has_no_exit() -> None:
    assert not may_exit("ax02", "E9 4")


@pytest.mark.rule("M44-F.17")
def test_a_unit_that_had_to_stop_does_not_leave_in_the_same_turn() -> None:
    assert not may_exit("al01", "infantry e8 4", wire=["E9"])
    assert may_exit("al01", "infantry E9 4", wire=["E9"])  # it has stood there since before


@pytest.mark.rule("M44-F.17")
def test_the_medal_for_leaving_is_permanent_and_can_win_the_battle() -> None:
    table = leaving("al01", "infantry E9 1", medals={"allies": 4})
    table.do("pick al01")
    table.do("exit al01")
    assert table.over == ("allies", "M44-O.1")


@pytest.mark.rule("M44-F.17")
def test_leaving_can_be_taken_back_with_its_medal() -> None:
    table = leaving("al01", "infantry E9 1", ordered=["al01", "al02"])
    table.do("pick al01")
    table.do("exit al01")
    assert table.medals("allies") == 1
    table.session.undo(table.number("seat", "allies"))
    assert table.medals("allies") == 0
    assert table.s.medals == [0, 0]
    assert table.at("al01") == "E9"
