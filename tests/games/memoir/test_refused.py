"""Scenarios that cannot be played are refused with one line: file, field, what was expected."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.memoir.broken_scenarios import army, bare, load, medal, raw, refusal, unit
from vezerkar.core.errors import DataError

RIVER, TOWN = {"at": [5, 4], "type": "river"}, {"at": [5, 4], "type": "town"}
BRIDGE, HEDGEHOG = {"at": [5, 4], "type": "bridge"}, {"at": [5, 4], "type": "hedgehog"}
BUNKER = {"at": [5, 4], "type": "bunker", "owner": "allies"}
CLOSED = {"at": [5, 4], "type": "hill", "impassable": True}
LANDED = {"text": "?", "text_hu": "?", "id": "airdrop", "side": "allies", "count": 4}
DROP = LANDED | {"unit_type": "infantry", "figures": 4, "scatter_steps": 4, "default_aim": [6, 4]}
SAID = {"text": "?", "text_hu": "?"}


def placed(kind: str, *, at: list[int] | None = None, **more: Any) -> list[dict[str, Any]]:
    """The two units of a bare scenario and one of this kind in the middle."""
    return [*bare()["units"], unit("al02", "allies", at or [5, 4], kind, **more)]


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "a unit off the board to the right": (
        {"units": placed("infantry", at=[12, 1])},
        "units[2].at: [12, 1] is off the board: row 1 of the standard board has columns 0 to 11.",
    ),
    "a unit off the board below": (
        {"units": placed("infantry", at=[0, 9])},
        "units[2].at: [0, 9] is off the board: the board has rows 0 to 8.",
    ),
    "a unit left of the board": (
        {"units": placed("infantry", at=[-1, 0])},
        "units[2].at: [-1, 0] is off the board",
    ),
    "terrain off the board": ({"terrain": [{"at": [13, 0], "type": "town"}]}, "terrain[0].at: [13"),
    "an obstacle off the board": (
        {"obstacles": [{"at": [0, 11], "type": "wire"}]},
        "obstacles[0].at",
    ),
    "a label off the board": (
        {"labels": [{"at": [0, 11], "text": "?"}]},
        "labels[0].at: [0, 11] is",
    ),
    "two units on one hex": (
        {"units": placed("infantry", at=[0, 8])},
        "units[2].at: [0, 8] already holds the unit 'al01'.",
    ),
    "a unit in a river": (
        {"units": placed("infantry"), "terrain": [RIVER]},
        "units[2].at: river in [5, 4] is impassable for infantry.",
    ),
    "a unit on a closed hill": (
        {"units": placed("infantry"), "terrain": [CLOSED]},
        "units[2].at: hill in [5, 4] is impassable for infantry.",
    ),
    "armor in a bunker": (
        {"units": placed("armor"), "obstacles": [BUNKER]},
        "units[2].at: bunker in [5, 4] is impassable for armor.",
    ),
    "armor on a hedgehog": (
        {"units": placed("elite_armor"), "obstacles": [HEDGEHOG]},
        "units[2].at: hedgehog in [5, 4] is impassable for armor.",
    ),
    "artillery on a hedgehog": (
        {"units": placed("artillery"), "obstacles": [HEDGEHOG]},
        "units[2].at: hedgehog in [5, 4] is impassable for artillery.",
    ),
    "an unknown unit type": (
        {"units": [*bare()["units"], unit("al02", "allies", [5, 4]) | {"type": "cavalry"}]},
        "units[2].type: expected one of 'infantry', 'special_forces'",
    ),
    "an unknown terrain type": (
        {"terrain": [{"at": [5, 4], "type": "jungle"}]},
        "terrain[0].type: expected one of 'clear', 'forest'",
    ),
    "an obstacle as terrain": (
        {"terrain": [{"at": [5, 4], "type": "wire"}]},
        "terrain[0].type: expected one of 'clear', 'forest'",
    ),
    "an unknown obstacle type": (
        {"obstacles": [{"at": [5, 4], "type": "mines"}]},
        "obstacles[0].type: expected one of 'bridge', 'bunker', 'hedgehog'",
    ),
    "an unknown special rule": (
        {"special_rules": [{"id": "night", **SAID}]},
        "special_rules[0].id: expected one of 'extra_draw', 'airdrop'",
    ),
    "a special rule without its figures": (
        {"special_rules": [{"id": "extra_draw", "side": "axis", "own_turns": [1], **SAID}]},
        "special_rules[0].extra: expected a value, but it is missing.",
    ),
    "an objective off the board": (
        {"objectives": [medal([5, 4], hexes=[[5, 4], [12, 3]])]},
        "objectives[0].hexes[1]: [12, 3] is off the board",
    ),
    "a marker off the board": (
        {"objectives": [medal([5, 4], marker_at=[5, 9])]},
        "objectives[0].marker_at: [5, 9] is off the board",
    ),
    "a held hex off the board": (
        {
            "special_rules": [
                {"id": "recon_as_air_power", "side": "allies", "dice_per_target": 2, **SAID}
                | {"hold_any": [[13, 0]]}
            ]
        },
        "special_rules[0].hold_any[0]: [13, 0] is off the board",
    ),
    "a bridge off the board": (
        {"special_rules": [{"id": "bridge_span", "path": [[0, 0], [0, 1], [0, 9]], **SAID}]},
        "special_rules[0].path[2]: [0, 9] is off the board",
    ),
    "an aim off the board": (
        {"special_rules": [DROP | {"default_aim": [6, 9]}]},
        "special_rules[0].default_aim: [6, 9] is off the board",
    ),
    "an exit off the board": (
        {
            "special_rules": [
                {"id": "exit_medal", "side": "axis", "medals": 1, **SAID, "exits": [[13, 0]]}
            ]
        },
        "special_rules[0].exits[0]: [13, 0] is off the board",
    ),
    "an exit row off the board": (
        {
            "special_rules": [
                {"id": "exit_medal", "side": "axis", "medals": 1, **SAID, "exit_row": 9}
            ]
        },
        "special_rules[0].exit_row: expected a row from 0 to 8, got 9.",
    ),
}


@pytest.mark.rule("M44-F.21")
@pytest.mark.parametrize(("changes", "fault"), REFUSED.values(), ids=REFUSED.keys())
def test_a_scenario_that_cannot_be_set_up_is_refused(changes: dict[str, Any], fault: str) -> None:
    load(bare())
    message = refusal(bare(**changes))
    assert message.startswith(f"broken.toml: {fault}")
    assert "\n" not in message


@pytest.mark.rule("M44-F.21")
@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"units": placed("artillery"), "obstacles": [BUNKER]}, id="gun in a bunker"),
        pytest.param({"units": placed("infantry"), "obstacles": [BUNKER]}, id="men in a bunker"),
        pytest.param({"units": placed("infantry"), "obstacles": [HEDGEHOG]}, id="on a hedgehog"),
        pytest.param(
            {"units": placed("armor"), "terrain": [RIVER], "obstacles": [BRIDGE]}, id="on a bridge"
        ),
        pytest.param({"units": placed("armor"), "terrain": [TOWN]}, id="armor in a town"),
    ],
)
def test_a_unit_may_be_set_up_wherever_it_could_stand(changes: dict[str, Any]) -> None:
    assert len(load(bare(**changes)).units) == 3


def sides(side: str, **more: Any) -> dict[str, Any]:
    both: dict[str, Any] = raw()["sides"]
    return {**both, side: {**both[side], **more}}


ODD: dict[str, tuple[dict[str, Any], str]] = {
    "too many units": (
        {"units": army(60, "infantry"), "board": "overlord", "set": "pack"},
        "units: expected at most 60 units, those of an air drop included, got 61.",
    ),
    "a side without units": (
        {"units": bare()["units"][:1]},
        "units: expected at least one unit of the side 'allies'.",
    ),
    "an id used twice": (
        {"units": [*bare()["units"], unit("al01", "allies", [5, 4])]},
        "units[2].id: the id 'al01' is used twice.",
    ),
    "an id of the other side": (
        {"units": [*bare()["units"], unit("ax02", "allies", [5, 4])]},
        "units[2].id: expected 'al' and two digits, as the unit is of the allies, got 'ax02'.",
    ),
    "an id without a number": (
        {"units": [*bare()["units"], unit("al", "allies", [5, 4])]},
        "units[2].id: expected 'al' and two digits, as the unit is of the allies, got 'al'.",
    ),
    "a badge of another unit": (
        {"units": placed("infantry", badge="us_rangers")},
        "units[2].badge: expected no badge, got 'us_rangers'.",
    ),
    "no figures": (
        {"units": placed("infantry", figures=0)},
        "units[2].figures: expected `int` >= 1",
    ),
    "two terrains on a hex": (
        {"terrain": [RIVER, TOWN]},
        "terrain[1].at: [5, 4] already has terrain[0].",
    ),
    "two pieces on a hex": (
        {"obstacles": [BRIDGE, HEDGEHOG]},
        "obstacles[1].at: [5, 4] already has obstacles[0].",
    ),
    "sandbags without a unit": (
        {"obstacles": [{"at": [5, 4], "type": "sandbags"}]},
        "obstacles[0].at: expected a unit behind the sandbags in [5, 4].",
    ),
    "a bunker without an owner": (
        {"obstacles": [{"at": [5, 4], "type": "bunker"}]},
        "obstacles[0].owner: expected 'allies' or 'axis': the side that it protects.",
    ),
    "an unknown first player": (
        {"first_player": "red"},
        "first_player: expected one of 'allies', 'axis', got 'red'.",
    ),
    "two first players": (
        {"first_player": "axis"},
        "sides.allies.moves_first: 'axis' is the first player.",
    ),
    "one side twice": ({"top_side": "allies"}, "bottom_side: expected the side opposite 'allies'."),
    "no medal to win": (
        {"sides": sides("axis", medals_to_win=0)},
        "sides.axis.medals_to_win: expected `int` >= 1.",
    ),
    "no cards": ({"sides": sides("allies", cards=0)}, "sides.allies.cards: expected `int` >= 1."),
    "hands larger than the deck": (
        {"sides": sides("axis", cards=55)},
        "sides.axis.cards: both hands need 61 cards, but the deck has 60.",
    ),
    "more hexes needed than named": (
        {"objectives": [medal([5, 4], hexes_needed=2)]},
        "objectives[0].hexes_needed: expected at most 1.",
    ),
    "an objective worth nothing": (
        {"objectives": [medal([5, 4], medals=0)]},
        "objectives[0].medals: expected at least 1 medal for the mode 'temporary'.",
    ),
    "sudden death at any moment": (
        {"objectives": [medal([5, 4], mode="sudden_death", medals=0)]},
        "objectives[0].check: expected 'end_of_own_turn' for the mode 'sudden_death'.",
    ),
    "an objective id used twice": (
        {"objectives": [medal([5, 4]), medal([6, 4])]},
        "objectives[1].id: the id 'obj1' is used twice.",
    ),
    "a rule given twice": (
        {"special_rules": [{"id": "cliffs", **SAID}, {"id": "cliffs", **SAID}]},
        "special_rules[1].id: the rule 'cliffs' is given twice.",
    ),
    "an unknown unit dropped": (
        {"special_rules": [DROP | {"unit_type": "cavalry"}]},
        "special_rules[0].unit_type: expected one of 'infantry'",
    ),
    "an unknown card": (
        {
            "special_rules": [
                {
                    "id": "air_power_as_artillery_bombard",
                    "card": "gas",
                    "becomes": "barrage",
                    **SAID,
                }
            ]
        },
        "special_rules[0].card: expected one of 'recon_left'",
    ),
    "exits and an exit row": (
        {"special_rules": [{"id": "exit_medal", "side": "axis", "medals": 1, **SAID}]},
        "special_rules[0].exits: expected either `exits` or `exit_row`.",
    ),
    "a word nobody knows": ({"weather": "rain"}, "weather: there is no such field."),
}


@pytest.mark.parametrize(("changes", "fault"), ODD.values(), ids=ODD.keys())
def test_a_scenario_that_makes_no_sense_is_refused(changes: dict[str, Any], fault: str) -> None:
    assert refusal(bare(**changes)).startswith(f"broken.toml: {fault}")


# Whatever a file holds


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The places of all values in a file, tables and lists included."""
    found = [path] if path else []
    if isinstance(value, dict):
        found += [leaf for key, inner in value.items() for leaf in leaves(inner, (*path, key))]
    elif isinstance(value, list):
        found += [leaf for i, inner in enumerate(value) for leaf in leaves(inner, (*path, i))]
    return found


LEAVES = [
    (slug, leaf) for slug in ("mortain", "omaha-beach", "toulon") for leaf in leaves(raw(slug))
]
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4) | st.dates(),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=2)
    ),
    max_leaves=4,
)


def verdict(broken: Any) -> str:
    """What is said of a file, nothing if it is good."""
    try:
        load(broken)
    except DataError as error:
        return str(error)
    return ""


@given(st.sampled_from(LEAVES), ANYTHING)
def test_a_spoiled_file_is_read_or_refused_in_one_line_and_nothing_else(
    place: tuple[str, tuple[Any, ...]], value: Any
) -> None:
    slug, path = place
    broken: Any = raw(slug)
    inside = broken
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value
    message = verdict(broken)
    assert message == "" or message.startswith("broken.toml: ")
    assert "\n" not in message
