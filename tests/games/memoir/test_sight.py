"""Line of sight (M44-4.20 to 4.32), with the ten published cases for hills (M44-A2.20)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.skirmish import skirmish
from tests.games.memoir.table import Table
from vezerkar.games.memoir.combat import sees
from vezerkar.games.memoir.places import all_hexes, hex_name

BLOCKING = ["forest", "hedgerow", "town", "hill", "bunker:axis", "bunker:allies", "river bunker"]
OPEN = ["clear", "river", "river bridge", "ocean", "beach", "hedgehog", "sea_wall:axis"]

# The table of the data README: offsets in doubled columns and rows from the attacker to the target,
# the hexes that the line crosses, and the pair of hexes along whose common side it runs.
LINES: dict[tuple[int, int], tuple[list[tuple[int, int]], list[tuple[int, int]]]] = {
    (4, 0): ([(2, 0)], []),
    (2, 2): ([(1, 1)], []),
    (3, 1): ([], [(2, 0), (1, 1)]),
    (0, 2): ([], [(-1, 1), (1, 1)]),
    (6, 0): ([(2, 0), (4, 0)], []),
    (3, 3): ([(1, 1), (2, 2)], []),
    (5, 1): ([(2, 0), (3, 1)], []),
    (4, 2): ([(1, 1), (3, 1)], []),
    (1, 3): ([(1, 1), (0, 2)], []),
}
CASES = [(offset, flip) for offset in LINES for flip in ((1, 1), (-1, 1), (1, -1), (-1, -1))]


def place(x: int, row: int) -> str:
    """The hex so far from G5 in doubled columns and rows."""
    return hex_name((12 + x) // 2, 4 + row)


def seen(kind: str, target: str, forests: list[str], **fields: Any) -> bool:
    """Whether a unit on G5 may fire at a target, with forests on some hexes."""
    terrain = dict.fromkeys(forests, "forest")
    table = skirmish(al01=f"{kind} G5", ax01=f"infantry {target}", terrain=terrain, **fields)
    return table.can("attack al01 ax01")


def both_see(table: Table, one: str, other: str) -> bool:
    """Whether two hexes see each other; never only one of them."""
    a, b = table.number("hex", one), table.number("hex", other)
    assert sees(table.s, a, b) == sees(table.s, b, a)
    return sees(table.s, a, b)


@pytest.mark.rule("M44-4.20")
@pytest.mark.parametrize("ground", BLOCKING)
def test_artillery_needs_no_line_of_sight(ground: str) -> None:
    table = skirmish(al01="artillery G5", ax01="infantry I5", terrain={"H5": ground})
    assert table.targets("al01") == {"ax01"}


@pytest.mark.rule("M44-4.20")
def test_artillery_fires_over_units() -> None:
    table = skirmish(al01="artillery G5", al02="infantry H5", ax01="infantry I5", ax02="armor J5")
    assert table.targets("al01") == {"ax01", "ax02"}


@pytest.mark.rule("M44-4.21")
@pytest.mark.parametrize(
    "kind", ["infantry", "special_forces", "french_resistance", "armor", "elite_armor"]
)
def test_infantry_and_armor_need_line_of_sight(kind: str) -> None:
    assert seen(kind, "I5", [])
    assert not seen(kind, "I5", ["H5"])


@pytest.mark.rule("M44-4.22", "M44-4.31")
@pytest.mark.parametrize(("offset", "flip"), CASES)
def test_only_hexes_on_the_line_between_the_two_centers_matter(
    offset: tuple[int, int], flip: tuple[int, int]
) -> None:
    """With forests everywhere else the target is seen; with one on the line it is not."""
    target = place(offset[0] * flip[0], offset[1] * flip[1])
    crossed, beside = ([place(x * flip[0], y * flip[1]) for x, y in part] for part in LINES[offset])
    others = {hex_name(*h) for h in all_hexes("standard")} - {"G5", target, *crossed}
    if not beside:
        assert seen("armor", target, sorted(others))
    for on_line in crossed:
        assert not seen("armor", target, [on_line])
    for one_side in beside:
        assert seen("armor", target, sorted(others - {one_side}))
    if beside:
        assert not seen("armor", target, beside)


@pytest.mark.rule("M44-4.23")
def test_of_three_units_in_a_row_the_outer_two_do_not_see_each_other() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5", ax02="infantry I5")
    assert not both_see(table, "G5", "I5")
    assert both_see(table, "G5", "H5")
    assert both_see(table, "H5", "I5")


@pytest.mark.rule("M44-4.23")
def test_a_friend_blocks_sight_as_an_enemy_does() -> None:
    free = skirmish(al01="armor G5", ax01="infantry J5")
    assert free.targets("al01") == {"ax01"}
    friend = skirmish(al01="armor G5", al02="infantry H5 1", ax01="infantry J5")
    assert not friend.targets("al01")
    enemy = skirmish(al01="armor G5", ax02="infantry I5 1", ax01="infantry J5")
    assert enemy.targets("al01") == {"ax02"}


@pytest.mark.rule("M44-4.24")
def test_the_unit_in_the_forest_is_seen_but_not_the_one_behind_it() -> None:
    inside = skirmish(al01="infantry G5", ax01="infantry I5", terrain={"I5": "forest"})
    assert inside.targets("al01") == {"ax01"}
    behind = skirmish(al01="infantry G5", ax01="infantry J5", terrain={"I5": "forest"})
    assert not behind.targets("al01")


@pytest.mark.rule("M44-4.24")
@pytest.mark.parametrize("ground", BLOCKING)
def test_what_hides_units(ground: str) -> None:
    table = skirmish(al01="armor G5", ax01="infantry I5", terrain={"H5": ground})
    assert not table.targets("al01")


@pytest.mark.rule("M44-4.24")
@pytest.mark.parametrize("ground", OPEN)
def test_what_does_not_hide_units(ground: str) -> None:
    table = skirmish(al01="armor G5", ax01="infantry I5", terrain={"H5": ground}, wire=["H5"])
    assert table.targets("al01") == {"ax01"}
    table = skirmish(al01="armor G5", ax01="infantry J5", terrain={"H5": ground, "I5": ground})
    assert table.targets("al01") == {"ax01"}


@pytest.mark.rule("M44-4.25")
@pytest.mark.parametrize("ground", BLOCKING[:-1])
def test_the_hex_of_the_target_never_hides_it(ground: str) -> None:
    table = skirmish(al01="armor G5", ax01="infantry I5", terrain={"I5": ground})
    assert table.targets("al01") == {"ax01"}


@pytest.mark.rule("M44-4.26")
@pytest.mark.parametrize("ground", BLOCKING[:-1])
def test_the_hex_of_the_attacker_never_hides_its_target(ground: str) -> None:
    table = skirmish(al01="infantry G5", ax01="infantry I5", terrain={"G5": ground})
    assert table.targets("al01") == {"ax01"}


@pytest.mark.rule("M44-4.27")
@pytest.mark.parametrize("target", ["F5", "H5", "f6", "g6", "f4", "g4"])
def test_an_adjacent_target_is_always_seen(target: str) -> None:
    """Even in the middle of a forest, with friends all around."""
    around = [h for h in ("F5", "H5", "f6", "g6", "f4", "g4") if h != target]
    friends = {f"al{10 + i}": f"infantry {h}" for i, h in enumerate(around)}
    assert seen("infantry", target, ["G5", target, *around], **friends)
    table = skirmish(al01="infantry G5", ax01=f"infantry {target}", terrain={"G5": "hill"})
    assert table.can("attack al01 ax01")


@pytest.mark.rule("M44-4.28")
def test_a_line_along_hex_sides_is_blocked_only_from_both_sides() -> None:
    """One side blocked: the Allied unit sees its opponent. Both sides: it does not."""
    for forests, expected in (([], True), (["f6"], True), (["g6"], True), (["f6", "g6"], False)):
        assert seen("infantry", "G7", forests) is expected


@pytest.mark.rule("M44-4.28")
def test_units_and_terrain_block_the_two_sides_alike() -> None:
    one = skirmish(al01="infantry G5", al02="infantry f6", ax01="infantry G7")
    assert one.targets("al01") == {"ax01"}
    two = skirmish(al01="infantry G5", al02="infantry f6", al03="infantry g6", ax01="infantry G7")
    assert not two.targets("al01")
    mixed = skirmish(
        al01="infantry G5", al02="infantry f6", ax01="infantry G7", terrain={"g6": "town"}
    )
    assert not mixed.targets("al01")
    assert seen("infantry", "h6", ["H5"])
    assert not seen("infantry", "h6", ["H5", "g6"])


def saverne(hills: list[str], gun: str = "E5", target: str = "H3") -> Table:
    """A gun and its target, where hills stop shells; the map is bare but for them."""
    scenario = Table().layout.data.scenarios["saverne-gap"]
    terrain = {hex_name(*tile.at): "clear" for tile in scenario.terrain}
    units = {unit.id: "gone" for unit in scenario.units}
    ours = {
        "al01": f"artillery {gun}",
        "ax01": f"infantry {target}",
        "al02": "armor M1",
        "ax02": "armor M3",
    }
    return Table(
        scenario="saverne-gap",
        units={**units, **ours},
        terrain=terrain | dict.fromkeys(hills, "hill"),
        wire=[],
        sandbags=[],
        phase="battle",
        ordered=["al01", "al02"],
    )


@pytest.mark.rule("M44-4.29")
@pytest.mark.parametrize(
    ("hills", "blocked"),
    [
        ([], False),
        (["e4"], False),
        (["F5"], False),
        (["f4"], True),
        (["F5", "G3"], True),
        (["e4", "g4"], True),
        (["F5", "g4"], False),
        (["e4", "G3"], False),
        (["F5", "e4"], True),
    ],
)
def test_blockers_on_the_two_sides_need_not_face_each_other(
    hills: list[str], blocked: bool
) -> None:
    """From E5 to H3 the line runs between e4 and F5, through f4, and between G3 and g4.

    F5 and g4 lie on one side of it, e4 and G3 on the other.
    """
    assert ("ax01" not in saverne(hills).targets("al01")) is blocked


@pytest.mark.rule("M44-4.30")
@pytest.mark.parametrize("kind", ["infantry", "armor"])
def test_outside_the_board_counts_as_blocked(kind: str) -> None:
    """[0,2] and [0,4]: the line runs between [0,3] and the outside."""
    free = skirmish(al01=f"{kind} A5", ax01="infantry A7")
    assert free.targets("al01") == {"ax01"}
    forest = skirmish(al01=f"{kind} A5", ax01="infantry A7", terrain={"a6": "forest"})
    assert not forest.targets("al01")
    unit = skirmish(al01=f"{kind} A5", al02="infantry a6", ax01="infantry A7")
    assert not unit.targets("al01")
    right = skirmish(al01=f"{kind} M5", ax01="infantry M7", terrain={"l6": "forest"})
    assert not right.targets("al01")


@pytest.mark.rule("M44-4.30", "M44-F.14")
@pytest.mark.parametrize(
    ("gun", "target", "hill"), [("A5", "A7", "a6"), ("M7", "M9", "l8"), ("A1", "A5", "a4")]
)
def test_shells_do_not_pass_a_hill_along_the_edge_of_the_board(
    gun: str, target: str, hill: str
) -> None:
    """The line runs between the hill and the outside."""
    assert saverne([], gun, target).can("attack al01 ax01")
    assert not saverne([hill], gun, target).can("attack al01 ax01")


@pytest.mark.rule("M44-4.32")
@pytest.mark.parametrize("slug", ["arracourt", "operation-cobra", "mortain", "toulon"])
@pytest.mark.parametrize("hill_los", ["plateau", "over_lower"])
def test_whoever_sees_is_seen(slug: str, hill_los: str) -> None:
    table = Table(scenario=slug, settings={"hill_los": hill_los})
    distance, count = table.s.board.distance, table.s.board.count
    hexes = {hex_name(*h): table.number("hex", hex_name(*h)) for h in all_hexes("standard")}
    near = [(a, b) for a in hexes for b in hexes if distance[hexes[a] * count + hexes[b]] in (2, 3)]
    found = [both_see(table, a, b) for a, b in near]
    assert 0 < sum(found) < len(found)


HILL_CASES = {
    "A": ((0, 3), (0, 1), {"hill": [(0, 1), (1, 0), (1, 1)]}, True),
    "B": ((3, 3), (4, 0), {"hill": [(4, 0), (3, 1), (4, 1)]}, False),
    "C": ((6, 3), (7, 0), {"hill": [(6, 1), (7, 1)]}, False),
    "D": ((11, 2), (11, 0), {"hill": [(11, 2), (11, 0), (10, 1), (11, 1)]}, True),
    "E": ((1, 8), (1, 6), {"hill": [(1, 8), (1, 6)]}, True),
    "F": ((4, 8), (4, 6), {"hill": [(4, 8), (4, 6), (3, 7)], "town": [(4, 7)]}, True),
    "G": ((6, 8), (7, 6), {"hill": [(6, 8)], "town": [(6, 7)]}, False),
    "H": ((8, 8), (9, 6), {"hill": [(8, 8), (9, 6)], "unit": [(8, 7)]}, False),
    "I": (
        (11, 8),
        (12, 6),
        {"hill": [(11, 8), (12, 6), (10, 7), (11, 6)], "town": [(11, 7)]},
        False,
    ),
    "J": ((8, 4), (11, 4), {"hill": [(8, 4), (11, 4), (10, 4)]}, False),
}


@pytest.mark.rule("M44-A2.20")
@pytest.mark.parametrize("case", HILL_CASES)
def test_the_published_cases_for_hills(case: str) -> None:
    attacker, target, pieces, expected = HILL_CASES[case]
    units = {"al01": f"armor {hex_name(*attacker)}", "ax01": f"armor {hex_name(*target)}"}
    terrain = {}
    for kind, hexes in pieces.items():
        for i, at in enumerate(hexes):
            if kind == "unit":
                units[f"al{10 + i}"] = f"infantry {hex_name(*at)}"
            else:
                terrain[hex_name(*at)] = kind
    table = Table(units=units, terrain=terrain, phase="play")
    assert both_see(table, hex_name(*attacker), hex_name(*target)) is expected
    # The same in play: an attack can be declared exactly if there is a line of sight.
    units |= {"al90": "infantry E5", "ax90": "infantry F5"}
    table = Table(units=units, terrain=terrain, phase="battle", ordered=["al01", "al90"])
    assert table.can("attack al01 ax01") is expected
