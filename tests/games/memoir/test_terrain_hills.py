"""Appendix 2: hills, and the action hill_los."""

from __future__ import annotations

import pytest

from tests.games.memoir.acts import dice, march
from tests.games.memoir.table import Table
from vezerkar.games.memoir.places import hex_name

Hex = tuple[int, int]


def uphill(kind: str, start: str, target: str, hills: list[str]) -> int:
    """Dice of an Allied unit against Axis infantry."""
    table = Table(
        units={"al01": f"{kind} {start}", "ax01": f"infantry {target}"},
        terrain=dict.fromkeys(hills, "hill"),
        phase="battle",
        ordered=["al01"],
    )
    return dice(table, "al01", "ax01")


def sees(
    start: str,
    target: str,
    terrain: dict[str, str],
    others: tuple[str, ...] = (),
    hill_los: str = "plateau",
) -> bool:
    """Whether armor sees armor, looked at from both ends, past infantry of the side that looks."""
    seen = []
    for side in ("allies", "axis"):
        friends = {f"{side[:2]}1{i}": f"infantry {place}" for i, place in enumerate(others)}
        table = Table(
            units={"al01": f"armor {start}", "ax01": f"armor {target}", **friends},
            terrain=terrain,
            settings={"hill_los": hill_los},
            active=side,
            phase="battle",
            ordered=["al01", "ax01"],
        )
        seen.append("ax01" in table.targets("al01") or "al01" in table.targets("ax01"))
    assert seen[0] == seen[1]
    return seen[0]


@pytest.mark.rule("M44-A2.15")
def test_hills_do_not_restrict_movement() -> None:
    table = Table(
        units={"al01": "armor D5", "al02": "infantry D3", "ax01": "infantry g6"},
        terrain={"E5": "hill", "F5": "hill", "E3": "hill", "F3": "hill"},
        phase="move",
        ordered=["al01", "al02"],
    )
    assert {"E5", "F5", "G5"} <= table.destinations("al01")
    assert {"E3", "F3"} <= table.destinations("al02")
    march(table, "al01", "F5")
    march(table, "al02", "E3")
    assert table.targets("al01") == {"ax01"}  # no stop, and battle after climbing


@pytest.mark.rule("M44-A2.16")
def test_allies_attacking_from_below_roll_2_dice_instead_of_3() -> None:
    assert uphill("infantry", "G5", "g6", []) == 3
    assert uphill("infantry", "G5", "g6", ["g6"]) == 2
    assert uphill("armor", "G5", "g6", ["g6"]) == 2


@pytest.mark.rule("M44-A2.16")
def test_artillery_loses_nothing_uphill() -> None:
    assert uphill("artillery", "G5", "g6", ["g6"]) == 3
    assert uphill("artillery", "G5", "G7", ["G7"]) == 3


@pytest.mark.rule("M44-A2.16")
def test_the_reduction_uphill_holds_at_any_distance() -> None:
    assert uphill("armor", "G5", "J5", ["J5"]) == 2
    assert uphill("infantry", "G5", "I5", ["I5"]) == 1
    assert uphill("infantry", "G5", "J5", []) == 1
    assert uphill("infantry", "G5", "J5", ["J5"]) == 0  # 1 - 1: no attack


@pytest.mark.rule("M44-A2.17")
def test_from_another_hill_they_roll_3_dice() -> None:
    assert uphill("infantry", "G5", "g6", ["G5", "g6"]) == 3
    assert uphill("armor", "G5", "g6", ["G5", "g6"]) == 3


@pytest.mark.rule("M44-A2.17")
def test_the_two_hills_need_not_be_connected() -> None:
    assert uphill("armor", "G5", "G7", ["G7"]) == 2
    assert uphill("armor", "G5", "G7", ["G5", "G7"]) == 3


@pytest.mark.rule("M44-A2.18")
@pytest.mark.parametrize("kind", ["infantry", "armor", "artillery"])
def test_a_unit_on_a_hill_attacks_a_unit_below_with_full_dice(kind: str) -> None:
    assert uphill(kind, "G5", "g6", ["G5"]) == 3


@pytest.mark.rule("M44-A2.19")
def test_a_hill_blocks_the_sight_of_units_that_would_look_across_it() -> None:
    assert sees("G5", "I5", {})
    assert not sees("G5", "I5", {"H5": "hill"})


@pytest.mark.rule("M44-A2.20")
def test_the_allies_can_attack_because_they_are_at_the_same_height() -> None:
    hill = {"G5": "hill", "H5": "hill", "I5": "hill"}
    assert sees("G5", "I5", hill)
    assert uphill("infantry", "G5", "I5", list(hill)) == 2


@pytest.mark.rule("M44-A2.20")
def test_a_unit_or_a_bunker_on_the_common_hill_blocks_as_always() -> None:
    hill = {"G5": "hill", "H5": "hill", "I5": "hill"}
    assert not sees("G5", "I5", hill, others=("H5",))
    assert not sees("G5", "I5", {**hill, "H5": "hill bunker:axis"})


@pytest.mark.rule("M44-A2.20")
def test_a_closed_hill_hex_is_part_of_the_hill_for_line_of_sight() -> None:
    assert sees("G5", "I5", {"G5": "hill", "H5": "hill impassable", "I5": "hill"})
    assert not sees("G5", "I5", {"H5": "hill impassable"})


@pytest.mark.rule("M44-A2.21")
def test_from_below_one_sees_the_first_rank_of_a_hill_but_not_the_second() -> None:
    hill = {"H5": "hill", "I5": "hill"}
    assert sees("F5", "H5", hill)
    assert not sees("G5", "I5", hill)
    assert sees("I5", "K5", hill)
    assert not sees("H5", "J5", hill)


@pytest.mark.rule("M44-A2.22")
@pytest.mark.parametrize("terrain", ["forest", "hedgerow", "town"])
def test_blocking_terrain_between_two_hills_blocks_the_sight_between_them(terrain: str) -> None:
    hills = {"G5": "hill", "I5": "hill"}
    assert sees("G5", "I5", hills)
    assert not sees("G5", "I5", {**hills, "H5": terrain})


@pytest.mark.rule("M44-A2.22")
def test_a_unit_between_two_hills_blocks_the_sight_between_them() -> None:
    assert not sees("G5", "I5", {"G5": "hill", "I5": "hill"}, others=("H5",))


# The ten published test cases: attacker, target, hills, towns, units; seen on a plateau, seen over
# everything lower.
CASES = [
    pytest.param(
        *((0, 3), (0, 1), [(0, 1), (1, 0), (1, 1)], [], [], True, True),
        marks=pytest.mark.rule("M44-A2.21"),
        id="A",
    ),
    pytest.param(
        *((3, 3), (4, 0), [(4, 0), (3, 1), (4, 1)], [], [], False, False),
        marks=pytest.mark.rule("M44-A2.21"),
        id="B",
    ),
    pytest.param(
        *((6, 3), (7, 0), [(6, 1), (7, 1)], [], [], False, False),
        marks=pytest.mark.rule("M44-A2.19"),
        id="C",
    ),
    pytest.param(
        *((11, 2), (11, 0), [(11, 2), (11, 0), (10, 1), (11, 1)], [], [], True, True),
        marks=pytest.mark.rule("M44-A2.20"),
        id="D",
    ),
    pytest.param(
        *((1, 8), (1, 6), [(1, 8), (1, 6)], [], [], True, True),
        marks=pytest.mark.rule("M44-A2.20"),
        id="E",
    ),
    pytest.param(
        *((4, 8), (4, 6), [(4, 8), (4, 6), (3, 7)], [(4, 7)], [], True, True),
        marks=pytest.mark.rule("M44-A2.20"),
        id="F",
    ),
    pytest.param(
        *((6, 8), (7, 6), [(6, 8)], [(6, 7)], [], False, True),
        marks=pytest.mark.rule("M44-A2.20"),
        id="G",
    ),
    pytest.param(
        *((8, 8), (9, 6), [(8, 8), (9, 6)], [], [(8, 7)], False, True),
        marks=pytest.mark.rule("M44-A2.22"),
        id="H",
    ),
    pytest.param(
        *((11, 8), (12, 6), [(11, 8), (12, 6), (10, 7), (11, 6)], [(11, 7)], [], False, True),
        marks=pytest.mark.rule("M44-A2.22"),
        id="I",
    ),
    pytest.param(
        *((8, 4), (11, 4), [(8, 4), (11, 4), (10, 4)], [], [], False, False),
        marks=pytest.mark.rule("M44-A2.20"),
        id="J",
    ),
]


@pytest.mark.parametrize(
    ("start", "target", "hills", "towns", "units", "on_plateau", "over_lower"), CASES
)
def test_the_published_test_cases_of_hills(
    start: Hex,
    target: Hex,
    hills: list[Hex],
    towns: list[Hex],
    units: list[Hex],
    on_plateau: bool,
    over_lower: bool,
) -> None:
    terrain = {hex_name(*at): "hill" for at in hills} | {hex_name(*at): "town" for at in towns}
    others = tuple(hex_name(*at) for at in units)
    ends = hex_name(*start), hex_name(*target)
    assert sees(*ends, terrain, others, "plateau") == on_plateau
    assert sees(*ends, terrain, others, "over_lower") == over_lower


# The action hill_los = "over_lower"


@pytest.mark.rule("M44-A2.20")
@pytest.mark.parametrize("terrain", ["forest", "hedgerow", "town", "bunker:axis"])
def test_over_lower_lets_units_on_hills_look_over_everything_lower(terrain: str) -> None:
    below = {"H5": terrain}
    assert not sees("G5", "I5", {**below, "G5": "hill"}, hill_los="plateau")
    assert sees("G5", "I5", {**below, "G5": "hill"}, hill_los="over_lower")
    assert sees("G5", "I5", {**below, "I5": "hill"}, hill_los="over_lower")
    assert not sees("G5", "I5", below, hill_los="over_lower")  # nobody is on a hill


@pytest.mark.rule("M44-A2.20")
def test_over_lower_units_on_hills_look_over_units_below_but_not_over_units_on_hills() -> None:
    assert not sees("G5", "I5", {"G5": "hill"}, others=("H5",), hill_los="plateau")
    assert sees("G5", "I5", {"G5": "hill"}, others=("H5",), hill_los="over_lower")
    hill = {"G5": "hill", "H5": "hill", "I5": "hill"}
    assert sees("G5", "I5", hill, hill_los="over_lower")
    assert not sees("G5", "I5", hill, others=("H5",), hill_los="over_lower")


@pytest.mark.rule("M44-A2.19", "M44-A2.21")
def test_over_lower_a_hill_still_hides_what_lies_behind_it() -> None:
    assert not sees("G5", "I5", {"H5": "hill"}, hill_los="over_lower")
    assert not sees("G5", "I5", {"H5": "hill", "I5": "hill"}, hill_los="over_lower")
