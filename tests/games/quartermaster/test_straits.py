"""Straits: two seas that are neighbours for the team that holds the land between them."""

from __future__ import annotations

import pytest

from tests.games.quartermaster.table import Table
from vezerkar.games.quartermaster.schema.load import load_data

STRAITS = {
    "danish_straits": ("scandinavia", "north_sea", "baltic_sea"),
    "gibraltar": ("north_africa", "north_sea", "mediterranean"),
    "suez_canal": ("middle_east", "mediterranean", "bay_of_bengal"),
    "malacca": ("southeast_asia", "bay_of_bengal", "south_china_sea"),
    "panama_canal": ("latin_america", "north_atlantic", "southeast_pacific"),
}
every_strait = pytest.mark.parametrize("strait", STRAITS)


def is_open(table: Table, strait: str, team: int) -> bool:
    _, a, b = STRAITS[strait]
    near = table.s.near(team)
    there = bool(near[table.number("space", a)] >> table.number("space", b) & 1)
    back = bool(near[table.number("space", b)] >> table.number("space", a) & 1)
    assert there == back
    return there


@pytest.mark.rule("QG-8.1", "QG-8.7")
def test_the_five_straits() -> None:
    found = {s.id: (s.land, *s.seas) for s in load_data().world.strait}
    assert found == STRAITS


@pytest.mark.rule("QG-8.3", "QG-8.6")
@every_strait
def test_an_empty_anchor_space_opens_the_strait_to_one_team(strait: str) -> None:
    table = Table()
    assert is_open(table, strait, 0) == (strait == "danish_straits")
    assert is_open(table, strait, 1) != is_open(table, strait, 0)


@pytest.mark.rule("QG-8.4")
@every_strait
def test_an_axis_army_opens_it_to_the_axis(strait: str) -> None:
    table = Table(italy={"armies": ["italy", STRAITS[strait][0]]})
    assert is_open(table, strait, 0)
    assert not is_open(table, strait, 1)


@pytest.mark.rule("QG-8.5")
@every_strait
def test_an_allied_army_opens_it_to_the_allies(strait: str) -> None:
    table = Table(usa={"armies": ["eastern_us", STRAITS[strait][0]]})
    assert not is_open(table, strait, 0)
    assert is_open(table, strait, 1)


@pytest.mark.rule("QG-8.2")
def test_only_an_open_strait_makes_seas_adjacent() -> None:
    uk = {"navies": ["north_sea"], "hand": ["uk_build_navy"]}
    base = {"armies": ["eastern_us", "italy"]}
    free = Table("uk", uk=uk, usa=base, italy={"armies": []})
    free.play("uk_build_navy")
    assert "mediterranean" in free.places("build")
    held = Table("uk", uk=uk, usa=base, italy={"armies": ["north_africa"]})
    held.play("uk_build_navy")
    assert "mediterranean" not in held.places("build")


@pytest.mark.rule("QG-8.8")
def test_navies_do_not_control_a_strait() -> None:
    table = Table(
        germany={"navies": ["north_sea"]},
        italy={"navies": ["mediterranean"]},
        uk={"armies": ["united_kingdom"]},
    )
    assert not is_open(table, "gibraltar", 0)


@pytest.mark.rule("QG-8.9")
def test_a_strait_serves_supply_building_battle_and_cards_alike() -> None:
    italy = {
        "armies": ["italy", "north_africa"],
        "navies": ["mediterranean", "north_sea"],
        "hand": ["ita_build_navy", "ita_sea_battle"],
    }
    table = Table("italy", italy=italy, germany={"armies": ["germany", "western_europe"]})
    assert "north_sea" in table.supplied("italy")  # supply
    other = {**italy, "navies": ["mediterranean"]}
    table = Table("italy", italy=other)
    table.play("ita_build_navy")
    assert "north_sea" in table.places("build")  # building
    table = Table("italy", italy=other, uk={"navies": ["north_sea"]})
    table.play("ita_sea_battle")
    assert table.can("battle north_sea uk")  # battle
    # A card that asks for a piece beside the North Sea: the Baltic Sea is beside it for Germany.
    germany = {"armies": ["germany"], "navies": ["baltic_sea"], "hand": ["ger_submarines_a"]}
    assert Table(germany=germany).can("play ger_submarines_a")
    held = Table(germany=germany, uk={"armies": ["united_kingdom", "scandinavia"]})
    assert not held.can("play ger_submarines_a")


@pytest.mark.rule("QG-8.10")
@every_strait
def test_a_strait_joins_seas_only(strait: str) -> None:
    table = Table(italy={"armies": ["italy", STRAITS[strait][0]]})
    board = table.s.board
    _, a, b = STRAITS[strait]
    seas = {table.number("space", a), table.number("space", b)}
    for space in range(board.spaces):
        if board.land >> space & 1:
            assert table.s.near(0)[space] == board.near[space]
        for other in range(board.spaces):
            more = table.s.near(0)[space] & ~board.near[space]
            if more >> other & 1:
                assert board.sea >> space & 1
                assert board.sea >> other & 1
    assert seas


@pytest.mark.rule("QG-8.13")
def test_the_strait_is_asked_for_the_team_concerned() -> None:
    # Gibraltar is open to the Allies: British pieces pass, Italian ones do not.
    table = Table(
        italy={"armies": ["italy"], "navies": ["mediterranean", "north_sea"]},
        germany={"armies": ["germany", "western_europe"]},
        uk={"armies": []},
    )
    assert table.supplied("italy") == {"italy", "mediterranean"}
    table = Table(
        uk={"armies": ["united_kingdom", "balkans"], "navies": ["north_sea", "mediterranean"]},
    )
    assert table.supplied("uk") == {"united_kingdom", "north_sea", "mediterranean", "balkans"}
    # A card is judged for its owner: the Baltic is beside the North Sea for the Axis only.
    german = {"armies": ["germany"], "navies": ["baltic_sea"], "hand": ["ger_submarines_c"]}
    assert Table(germany=german).can("play ger_submarines_c")


@pytest.mark.rule("QG-8.13")
@pytest.mark.parametrize(("anchor", "near"), [([], True), (["middle_east"], False)])
def test_a_distance_is_counted_for_the_owner_of_the_card(anchor: list[str], near: bool) -> None:
    """From Indonesia to Italy there are three steps through Suez, four without it."""
    table = Table(
        "usa",
        usa={"armies": ["eastern_us", "indonesia"], "hand": ["usa_bombers"]},
        germany={"armies": ["germany", *anchor]},
    )
    table.play("usa_bombers")
    assert table.can("target japan")
    assert table.can("target italy") == near


@pytest.mark.rule("QG-8.13")
@pytest.mark.parametrize(("anchor", "beside"), [([], False), (["southeast_asia"], True)])
def test_what_a_card_waits_for_is_judged_for_its_owner(anchor: list[str], beside: bool) -> None:
    """Kamikaze through Malacca: open to the Allies while nobody stands there."""
    table = Table(
        "uk",
        uk={"armies": ["united_kingdom", "india"], "hand": ["uk_build_navy", "uk_raf"]},
        japan={"navies": ["sea_of_japan", "south_china_sea"], "responses": ["jpn_kamikaze"]},
        germany={"armies": ["germany", *anchor]},
    )
    table.play("uk_build_navy", "build bay_of_bengal")
    assert table.offered("jpn_kamikaze") == beside


@pytest.mark.rule("QG-8.14", "QG-12.12")
def test_a_strait_changes_hands_with_the_army_in_its_anchor_space() -> None:
    italy = {"armies": ["italy"], "navies": ["mediterranean", "north_sea"]}
    table = Table(
        "uk",
        italy=italy,
        germany={"armies": ["germany", "western_europe", "north_africa"]},
        uk={
            "armies": ["united_kingdom", "africa"],
            "navies": ["south_atlantic"],
            "hand": ["uk_land_battle", "uk_build_army"],
            "status": ["uk_lord_linlithgow"],
        },
        usa={"armies": ["eastern_us"], "hand": []},
    )
    assert "north_sea" in table.supplied("italy")
    table.s.lift(0, table.number("space", "north_africa"))
    assert "north_sea" not in table.supplied("italy")
    table.s.put(0, table.number("space", "north_africa"))
    assert "north_sea" in table.supplied("italy")
    held = Table(
        italy=italy,
        germany={"armies": ["germany", "western_europe"]},
        uk={"armies": ["united_kingdom", "north_africa"]},
    )
    assert "north_sea" not in held.supplied("italy")
