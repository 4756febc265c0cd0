"""Setting up a battle: from the choice of a scenario to the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.memoir.dealer import BATTLES, DECK, SLUGS, begin
from tests.games.memoir.table import GAME, Table
from vezerkar.core.chance import Logged, Script, Seeded
from vezerkar.games.memoir.hidden import guess, sees_hand
from vezerkar.games.memoir.places import hex_name
from vezerkar.games.memoir.terms import ALLIES, ARMOR, AXIS, INFANTRY, SIDES

TWO_UNITS = {"al01": "infantry A9", "ax01": "infantry M9"}


def marked(table: Table, flags: bytes) -> set[str]:
    """The hexes where a table of the board is not zero."""
    names = table.layout.lexicon.names("hex")
    return {name for h, name in enumerate(names) if name and flags[h]}


def places(table: Table, *kinds: str) -> set[str]:
    """The hexes to which the scenario gives these kinds of terrain or obstacles."""
    scenario = table.layout.scenario
    pieces = [(tile.at, tile.type) for tile in scenario.terrain]
    pieces += [(piece.at, piece.type) for piece in scenario.obstacles]
    return {hex_name(*at) for at, kind in pieces if kind in kinds}


def closed(table: Table, unit_class: int) -> set[str]:
    """The hexes that units of a class may never enter."""
    board = table.s.board
    return marked(table, board.closed[unit_class * board.count :])


def works(table: Table) -> tuple[set[str], set[str]]:
    """Where wire lies, and where sandbags."""
    names = [name for name in table.layout.lexicon.names("hex") if name]
    wire = {name for name in names if table.has_wire(name)}
    return wire, {name for name in names if table.has_sandbags(name)}


# The scenario and its map


@pytest.mark.rule("M44-S.1")
def test_a_battle_is_set_up_from_one_scenario_and_pegasus_bridge_is_recommended_first() -> None:
    assert SLUGS[0] == "pegasus-bridge"
    for slug in BATTLES:
        table = begin(slug)
        assert GAME.setup_of(table.s)[0] == slug
        assert table.layout.scenario.slug == slug
        armies = Counter(unit.side for unit in table.layout.scenario.units)
        assert table.s.left == [armies["axis"], armies["allies"]]


@pytest.mark.rule("M44-S.2")
def test_the_board_is_laid_with_the_side_the_scenario_names() -> None:
    pegasus = begin("pegasus-bridge")
    assert pegasus.layout.scenario.board_side == "countryside"
    assert not marked(pegasus, pegasus.s.board.beach)
    for slug in BATTLES:
        table = begin(slug)
        landing = table.layout.scenario.board_side == "beach"
        assert bool(marked(table, table.s.board.beach)) == landing
        assert bool(marked(table, table.s.board.ocean)) == landing


@pytest.mark.rule("M44-S.2")
def test_the_beach_side_has_three_rows_of_beach_and_two_of_ocean() -> None:
    table = Table(board_side="beach", units=TWO_UNITS)
    beach, ocean = marked(table, table.s.board.beach), marked(table, table.s.board.ocean)
    assert {name[1] for name in beach} == {"5", "4", "3"}
    assert {name[1] for name in ocean} == {"2", "1"}
    assert (len(beach), len(ocean)) == (38, 25)


@pytest.mark.rule("M44-S.3")
def test_pegasus_bridge_has_20_river_4_town_and_9_forest_hexes() -> None:
    table = begin("pegasus-bridge")
    river, town, forest = (places(table, kind) for kind in ("river", "town", "forest"))
    assert (len(river), len(town), len(forest)) == (20, 4, 9)
    assert closed(table, INFANTRY) == river - {"D7", "k4"}  # there is a bridge over each river
    assert marked(table, table.s.board.town) == town
    assert marked(table, table.s.board.blocks) == town | forest
    assert marked(table, table.s.board.stops) == town | forest


@pytest.mark.rule("M44-S.3")
@pytest.mark.parametrize("slug", BATTLES)
def test_all_terrain_of_a_scenario_lies_on_its_hexes(slug: str) -> None:
    table = begin(slug)
    board = table.s.board
    shut = {hex_name(*t.at) for t in table.layout.scenario.terrain if t.impassable}
    assert marked(table, board.hill) == places(table, "hill", "steep_hill", "cliff", "sea_bluff")
    assert marked(table, board.hedgerow) == places(table, "hedgerow")
    assert marked(table, board.town) == places(table, "town")
    cover = places(table, "town", "forest", "hedgerow", "bunker")
    assert marked(table, board.blocks) == cover
    assert closed(table, INFANTRY) == shut | places(table, "river") - places(table, "bridge")


@pytest.mark.rule("M44-S.4")
def test_pegasus_bridge_has_2_bridges_4_wires_and_1_sandbag() -> None:
    table = begin("pegasus-bridge")
    assert places(table, "river") - closed(table, INFANTRY) == {"D7", "k4"}
    assert works(table) == ({"F7", "e6", "D5", "E5"}, {"d6"})


@pytest.mark.rule("M44-S.4")
@pytest.mark.parametrize("slug", BATTLES)
def test_all_obstacles_of_a_scenario_lie_on_their_hexes(slug: str) -> None:
    table = begin(slug)
    assert works(table) == (places(table, "wire"), places(table, "sandbags"))
    assert marked(table, table.s.board.bunker) == places(table, "bunker")
    assert not closed(table, INFANTRY) & places(table, "bridge")
    assert closed(table, ARMOR) - closed(table, INFANTRY) == places(table, "bunker", "hedgehog")


# Units, badges, medals


@pytest.mark.rule("M44-S.5")
def test_an_artillery_unit_has_2_figures_an_armor_unit_3_and_an_infantry_unit_4() -> None:
    army = {"al01": "artillery A1", "al02": "armor B1", "al03": "infantry C1"}
    table = Table(units={**army, "ax01": "infantry A9"})
    assert [table.men(name) for name in army] == [2, 3, 4]


@pytest.mark.rule("M44-S.5")
@pytest.mark.parametrize("slug", BATTLES)
def test_every_unit_of_a_scenario_stands_on_its_hex_with_its_full_figures(slug: str) -> None:
    table = begin(slug)
    for unit in table.layout.scenario.units:
        assert table.at(unit.id) == hex_name(*unit.at)
        assert table.on(hex_name(*unit.at)) == unit.id
        assert table.men(unit.id) == unit.figures
        assert table.s.board.unit_full[table.number("unit", unit.id)] == unit.figures


@pytest.mark.rule("M44-S.5")
@pytest.mark.parametrize(
    ("slug", "unit", "kind", "figures"),
    [
        ("montelimar", "ax05", "infantry", 3),
        ("mont-mouchet", "al01", "french_resistance", 3),
        ("arnhem-bridge", "ax02", "elite_armor", 4),
    ],
)
def test_a_scenario_or_a_special_unit_may_set_another_number_of_figures(
    slug: str, unit: str, kind: str, figures: int
) -> None:
    table = begin(slug)
    assert kind_of(table, unit) == kind
    assert table.men(unit) == figures


def kind_of(table: Table, unit: str) -> str:
    return table.layout.unit_kinds[table.number("unit", unit)]


@pytest.mark.rule("M44-S.6")
def test_pegasus_bridge_has_one_allied_medal_on_each_of_the_two_bridges() -> None:
    table = begin("pegasus-bridge")
    board = table.s.board
    names = table.layout.lexicon.names("hex")
    assert [SIDES[side] for side in board.goal_side] == ["allies", "allies"]
    assert [[names[h] for h in hexes] for hexes in board.goal_hexes] == [["D7"], ["k4"]]
    assert board.goal_medals == [1, 1]


@pytest.mark.rule("M44-S.6")
@pytest.mark.parametrize("slug", BATTLES)
def test_the_units_that_the_scenario_marks_get_their_badges_and_its_hexes_their_medals(
    slug: str,
) -> None:
    table = begin(slug)
    board, scenario = table.s.board, table.layout.scenario
    for unit in scenario.units:
        assert kind_of(table, unit.id) == unit.type
        special = board.unit_march[table.number("unit", unit.id)] == 2  # M44-3.17
        assert special == (unit.type == "special_forces")
    names = table.layout.lexicon.names("hex")
    assert [{names[h] for h in hexes} for hexes in board.goal_hexes] == [
        {hex_name(*at) for at in goal.hexes} for goal in scenario.objectives
    ]


# Help


def help_for(table: Table, kind: str) -> set[str]:
    """The things of a kind that the book beside the board explains."""
    book = GAME.scene(table.s, 0).book
    return {entry.id.partition(":")[2] for entry in book if entry.id.startswith(f"{kind}:")}


@pytest.mark.rule("M44-S.7")
def test_pegasus_bridge_needs_help_for_forests_towns_and_rivers() -> None:
    table = begin("pegasus-bridge")
    obstacles = {"bridge", "wire", "sandbags"}
    assert help_for(table, "terrain") - {"clear"} == {"forest", "town", "river"} | obstacles
    assert help_for(table, "kind") == {"infantry"}


@pytest.mark.rule("M44-S.7")
@pytest.mark.parametrize("slug", BATTLES)
def test_there_is_help_for_exactly_the_terrain_obstacles_and_units_of_the_scenario(
    slug: str,
) -> None:
    table = begin(slug)
    scenario = table.layout.scenario
    present = {tile.type for tile in scenario.terrain} | {p.type for p in scenario.obstacles}
    printed = {"beach", "ocean"} if scenario.board_side == "beach" else set()
    dug = {"sandbags"}  # the Dig In card can bring them
    assert help_for(table, "terrain") - {"clear"} == present - {"clear"} | printed | dug
    assert help_for(table, "kind") == {unit.type for unit in scenario.units}


# Sides, cards, dice, the first turn


@pytest.mark.rule("M44-S.9")
def test_the_axis_sits_at_the_top_edge_and_the_allies_at_the_bottom_edge() -> None:
    for slug in BATTLES:
        table = begin(slug)
        assert GAME.seats(table.s) == ("axis", "allies")
        assert table.s.board.bottom == ALLIES


@pytest.mark.rule("M44-S.9")
@pytest.mark.parametrize(("side", "homewards"), [("allies", {"f4", "g4"}), ("axis", {"f6", "g6"})])
def test_units_fall_back_to_the_edge_where_their_own_player_sits(
    side: str, homewards: set[str]
) -> None:
    other = {"allies": "axis", "axis": "allies"}[side]
    mine, theirs = side[:2] + "01", other[:2] + "01"
    table = Table(
        units={mine: "infantry G5", theirs: "infantry H5"},
        active=other,
        phase="battle",
        ordered=[theirs],
    )
    table.do(f"attack {theirs} {mine}", "flag star star")
    assert table.asked == [side]
    assert {action.split()[2] for action in table.actions("retreat")} == homewards


@pytest.mark.rule("M44-S.11")
def test_at_pegasus_bridge_the_allies_get_6_cards_and_the_axis_2() -> None:
    table = begin("pegasus-bridge")
    assert len(table.hand("allies")) == 6
    assert len(table.hand("axis")) == 2


@pytest.mark.rule("M44-S.11")
@pytest.mark.parametrize("slug", BATTLES)
def test_each_side_is_dealt_the_number_of_cards_the_scenario_gives(slug: str) -> None:
    table = begin(slug)
    for side in ("axis", "allies"):
        army = table.layout.scenario.sides
        assert len(table.hand(side)) == (army.axis if side == "axis" else army.allies).cards


@pytest.mark.rule("M44-S.11")
def test_the_cards_are_shuffled_so_that_every_card_may_be_dealt_next() -> None:
    chance = Logged(Seeded(1))
    begin("pegasus-bridge", chance)
    assert len(chance.drawn) == 8
    dealt = {tuple(begin("pegasus-bridge", Seeded(n)).hand("allies")) for n in range(20)}
    assert len(dealt) == 20
    for first in (0, 31, 59):  # one of sixty
        table = begin("pegasus-bridge", Script([first, 0, 0, 0, 0, 0, 0, 0]))
        assert DECK[first] in table.hand("allies")


@pytest.mark.rule("M44-S.11")
def test_a_hand_is_secret_from_the_opponent() -> None:
    table = begin("pegasus-bridge")
    assert sees_hand(table.s, ALLIES, ALLIES)
    assert not sees_hand(table.s, AXIS, ALLIES)
    hand = table.s.hands[ALLIES]
    hands = [guess(table.s, AXIS, Seeded(n)).hands[ALLIES] for n in range(20)]
    assert any(other != hand for other in hands)
    assert {len(other) for other in hands} == {6}


@pytest.mark.rule("M44-S.12")
def test_the_cards_that_are_left_form_one_pile_from_which_both_sides_draw() -> None:
    table = begin("pegasus-bridge")
    assert table.pile == 60 - 6 - 2
    assert Counter(pile_of(table)) == Counter(DECK) - Counter(
        table.hand("allies") + table.hand("axis")
    )
    assert table.discards == []


def pile_of(table: Table) -> list[str]:
    names = table.layout.lexicon.names("card")
    return [names[kind] for kind, copies in enumerate(table.s.pile) for _ in range(copies)]


@pytest.mark.rule("M44-S.12")
def test_both_sides_draw_from_the_same_pile_and_discard_onto_the_same_discards() -> None:
    table = Table(
        units=TWO_UNITS, hands={"allies": ["probe_left"], "axis": ["probe_left"]}, phase="play"
    )
    assert table.pile == 57
    table.do("play probe_left")
    table.do("done", "0")
    assert table.pile == 56
    table.do("play probe_left")
    table.do("done", "0")
    assert table.pile == 55
    assert table.discards == ["probe_left", "probe_left", "ambush"]


@pytest.mark.rule("M44-S.13")
def test_a_player_who_needs_more_than_four_or_eight_dice_rolls_them() -> None:
    hand = ["their_finest_hour", *["probe_left"] * 4, *["probe_center"] * 5]
    table = Table(units=TWO_UNITS, hands={"allies": hand}, phase="play")
    events = table.do("play their_finest_hour", "infantry " * 9 + "star")
    assert events[1] == "rally-rolled side:allies " + "infantry " * 9 + "star"


@pytest.mark.rule("M44-S.14")
def test_at_pegasus_bridge_the_allies_begin_and_in_arracourt_the_axis() -> None:
    assert begin("pegasus-bridge").asked == ["allies"]
    assert begin("arracourt").asked == ["axis"]
    for slug in BATTLES:
        table = begin(slug)
        assert table.active == table.layout.scenario.first_player
        if not table.s.board.drops:
            assert table.asked == [table.layout.scenario.first_player]
