"""How many dice an attack has (M44-4.6, 4.7, 4.15 to 4.19, 4.33 to 4.35)."""

from __future__ import annotations

import pytest

from tests.games.memoir.skirmish import dice, march, skirmish

# From G5 straight to the right, and slantwise up: the hexes at distance 1, 2, 3 ...
EAST = ["H5", "I5", "J5", "K5", "L5", "M5"]
NORTH = ["g6", "H7", "h8", "I9"]
# From L1 up the board.
UP = ["k2", "K3", "j4", "J5", "i6", "I7", "h8"]


@pytest.mark.rule("M44-4.6", "M44-4.7")
@pytest.mark.parametrize(
    ("kind", "full", "count"),
    [
        ("infantry", 4, 2),
        ("special_forces", 4, 2),
        ("french_resistance", 3, 2),
        ("armor", 3, 3),
        ("elite_armor", 4, 3),
        ("artillery", 2, 3),
    ],
)
def test_a_unit_of_one_figure_attacks_like_a_full_one(kind: str, full: int, count: int) -> None:
    counts = [
        dice(skirmish(al01=f"{kind} G5 {men}", ax01="infantry I5"), "al01", "ax01")
        for men in range(1, full + 1)
    ]
    assert counts == [count] * full


@pytest.mark.rule("M44-4.15")
@pytest.mark.parametrize("places", [EAST, NORTH])
def test_infantry_has_3_2_and_1_dice(places: list[str]) -> None:
    counts = [
        dice(skirmish(al01="infantry G5", ax01=f"infantry {place}"), "al01", "ax01")
        for place in places[:4]
    ]
    assert counts == [3, 2, 1, 0]


@pytest.mark.rule("M44-4.16")
def test_counting_down_to_the_target_gives_the_dice_of_infantry() -> None:
    """A target 2 hexes away gives 2 dice; a target 4 hexes away is out of range."""
    assert dice(skirmish(al01="infantry G5", ax01="infantry H3"), "al01", "ax01") == 2
    assert not skirmish(al01="infantry G5", ax01="infantry K5").targets("al01")


@pytest.mark.rule("M44-4.16")
@pytest.mark.parametrize(
    ("place", "far"),
    [
        ("F5", 1),
        ("f6", 1),
        ("g4", 1),
        ("E5", 2),
        ("h6", 2),
        ("e4", 2),
        ("G7", 2),
        ("F3", 2),
        ("D5", 3),
        ("i4", 3),
        ("I7", 3),
        ("F8", 3),
        ("h8", 3),
        ("d6", 3),
        ("C5", 4),
        ("D7", 4),
        ("J7", 4),
        ("E9", 4),
        ("I1", 4),
        ("B5", 5),
        ("j8", 5),
        ("K3", 5),
        ("K9", 6),
        ("L7", 6),
        ("M5", 6),
        ("L9", 7),
        ("M7", 7),
    ],
)
def test_distance_is_the_least_number_of_hexes(place: str, far: int) -> None:
    place = place if place[1] in "13579" else place.lower()
    by_distance = {1: 3, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1, 7: 0}
    table = skirmish(al01="artillery G5", ax01=f"infantry {place}")
    assert dice(table, "al01", "ax01") == by_distance[far]


@pytest.mark.rule("M44-4.16")
def test_neither_terrain_nor_units_nor_closed_hexes_change_the_distance() -> None:
    """A river to fire across, a closed hill and a wall of units to fire over."""
    river = dict.fromkeys(("h6", "H5", "h4", "g2", "H3", "h8", "H7"), "river")
    table = skirmish(al01="infantry G5", ax01="infantry I5", terrain=river)
    assert dice(table, "al01", "ax01") == 2
    hills = dict.fromkeys(("h6", "H5", "h4"), "hill impassable")
    table = skirmish(al01="artillery G5", ax01="infantry I5", terrain=hills)
    assert dice(table, "al01", "ax01") == 3
    wall = {f"al{10 + i}": f"infantry {place}" for i, place in enumerate(("h6", "H5", "g4", "h4"))}
    table = skirmish(al01="artillery G5", ax01="infantry I5", **wall)
    assert dice(table, "al01", "ax01") == 3


@pytest.mark.rule("M44-4.17")
@pytest.mark.parametrize("places", [EAST, NORTH])
def test_armor_has_3_dice_up_to_3_hexes_away(places: list[str]) -> None:
    counts = [
        dice(skirmish(al01="armor G5", ax01=f"infantry {place}"), "al01", "ax01")
        for place in places[:4]
    ]
    assert counts == [3, 3, 3, 0]


@pytest.mark.rule("M44-4.18")
@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_the_dice_of_armor_do_not_depend_on_its_move(steps: int) -> None:
    """Wherever it stops on its way to the right, the enemy is two hexes further."""
    table = skirmish(phase="move", al01="armor G5", ax01=f"infantry {EAST[steps + 1]}")
    if steps:
        march(table, "al01", EAST[steps - 1])
    else:
        table.do("done")
    assert dice(table, "al01", "ax01") == 3


@pytest.mark.rule("M44-4.19")
def test_artillery_has_3_3_2_2_1_and_1_dice() -> None:
    counts = [
        dice(skirmish(al01="artillery L1", ax01=f"infantry {place}"), "al01", "ax01")
        for place in UP
    ]
    assert counts == [3, 3, 2, 2, 1, 1, 0]
    counts = [
        dice(skirmish(al01="artillery G5", ax01=f"infantry {place}"), "al01", "ax01")
        for place in EAST
    ]
    assert counts == [3, 3, 2, 2, 1, 1]


@pytest.mark.rule("M44-4.33")
@pytest.mark.parametrize(
    ("ground", "from_infantry", "from_armor"),
    [
        ("clear", 3, 3),
        ("forest", 2, 1),
        ("hedgerow", 2, 1),
        ("town", 2, 1),
        ("hill", 2, 2),
        ("bunker:axis", 2, 1),
        ("bunker:allies", 3, 3),
        ("river bridge", 3, 3),
        ("hedgehog", 3, 3),
        ("beach", 3, 3),
        ("ocean", 3, 3),
    ],
)
def test_the_target_is_protected_by_its_hex_and_the_type_of_the_attacker(
    ground: str, from_infantry: int, from_armor: int
) -> None:
    """Armor attacks a unit in a forest: 3 - 2 = 1 die."""
    table = skirmish(
        al01="infantry G5", al02="armor I5", ax01="infantry H5", terrain={"H5": ground}
    )
    assert dice(table, "al01", "ax01") == from_infantry
    assert dice(table, "al02", "ax01") == from_armor


@pytest.mark.rule("M44-4.33")
def test_sandbags_protect_and_wire_does_not() -> None:
    table = skirmish(
        al01="infantry G5", al02="armor I5", ax01="infantry H5", wire=["H5"], terrain={}
    )
    assert (dice(table, "al01", "ax01"), dice(table, "al02", "ax01")) == (3, 3)
    table = skirmish(al01="infantry G5", al02="armor I5", ax01="infantry H5", sandbags=["H5"])
    assert (dice(table, "al01", "ax01"), dice(table, "al02", "ax01")) == (2, 1)


@pytest.mark.rule("M44-4.34")
@pytest.mark.parametrize(
    "ground", ["forest", "hedgerow", "town", "hill", "bunker:axis", "hill bunker:axis"]
)
def test_artillery_is_never_weakened_by_the_hex_of_its_target(ground: str) -> None:
    table = skirmish(
        al01="artillery G5", ax01="infantry I5", terrain={"I5": ground}, sandbags=["I5"]
    )
    assert dice(table, "al01", "ax01") == 3
    table = skirmish(
        al01="artillery H5", ax01="infantry I5", terrain={"I5": ground}, sandbags=["I5"]
    )
    assert dice(table, "al01", "ax01") == 3


@pytest.mark.rule("M44-4.35")
def test_armor_in_a_town_against_the_open_has_one_die() -> None:
    table = skirmish(al01="armor G5", ax01="infantry H5", terrain={"G5": "town"})
    assert dice(table, "al01", "ax01") == 1


@pytest.mark.rule("M44-4.35")
def test_armor_in_a_town_cannot_attack_a_unit_in_a_town() -> None:
    towns = {"G5": "town", "H5": "town"}
    table = skirmish(al01="armor G5", ax01="infantry H5", terrain=towns)
    assert not table.can("attack al01 ax01")


@pytest.mark.rule("M44-4.35")
def test_infantry_on_wire_against_a_forest_has_one_die() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5", terrain={"H5": "forest"}, wire=["G5"])
    assert dice(table, "al01", "ax01") == 1


@pytest.mark.rule("M44-4.35")
def test_by_house_rule_only_the_larger_of_two_town_reductions_counts() -> None:
    house = {"town_out_cumulative": False}
    towns = {"G5": "town", "H5": "town"}
    table = skirmish(al01="armor G5", ax01="infantry H5", terrain=towns, settings=house)
    assert dice(table, "al01", "ax01") == 1
    # The wire under infantry is added all the same.
    table = skirmish(
        al01="infantry G5",
        ax01="infantry H5",
        terrain={"H5": "forest"},
        wire=["G5"],
        settings=house,
    )
    assert dice(table, "al01", "ax01") == 1
