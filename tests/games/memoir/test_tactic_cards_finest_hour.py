"""Their Finest Hour: orders by dice, a die more in every battle, and a fresh deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.acts import act, dice, orderable, roll, with_card
from tests.games.memoir.table import Table


def finest_hour(faces: str, **fields: Any) -> Table:
    """Two units of each kind; the card has been played and three dice rolled."""
    units = {
        "al01": "infantry G5",
        "al02": "infantry A1",
        "al03": "armor C5",
        "al04": "armor B1",
        "al05": "artillery K1",
        "al06": "artillery M1",
        "ax01": "infantry g6",
        "ax02": "infantry c6 1",
        "ax03": "infantry C7 1",
        "ax04": "infantry M9",
    }
    table = with_card("their_finest_hour", units, **fields)
    roll(table, "play their_finest_hour", faces)
    return table


@pytest.mark.rule("M44-K.42")
@pytest.mark.parametrize(
    ("faces", "units"),
    [
        ("infantry flag grenade", {"al01", "al02"}),
        ("armor flag grenade", {"al03", "al04"}),
        ("star flag grenade", {"al01", "al02", "al03", "al04", "al05", "al06"}),
        ("grenade flag flag", set()),
    ],
)
def test_each_symbol_orders_one_unit_of_its_kind_and_each_star_one_of_any_kind(
    faces: str, units: set[str]
) -> None:
    table = finest_hour(faces)
    assert orderable(table) == units
    if units:
        act(table, f"order {min(units)}")
    assert orderable(table) == set()


@pytest.mark.rule("M44-K.42")
def test_artillery_is_ordered_with_stars_only_and_a_star_stands_in_for_any_symbol() -> None:
    table = finest_hour("infantry armor star")
    act(table, "order al05")
    assert orderable(table) == {"al01", "al02", "al03", "al04"}
    act(table, "order al01")
    assert orderable(table) == {"al03", "al04"}

    table = finest_hour("infantry star flag")
    act(table, "order al01", "order al02")  # the second one with the star
    assert orderable(table) == set()


@pytest.mark.rule("M44-K.42")
def test_one_order_per_unit_and_symbols_without_a_unit_are_lost() -> None:
    table = finest_hour("infantry infantry infantry")
    act(table, "order al01", "order al02")
    assert orderable(table) == set()
    assert table.actions("pick") == ["pick al01", "pick al02"]


@pytest.mark.rule("M44-K.43")
def test_their_finest_hour_gives_1_more_die_in_every_battle() -> None:
    table = finest_hour("infantry armor star")
    act(table, "order al01", "order al03", "order al05", "done")
    assert dice(table, "al01", "ax01") == 4
    assert dice(table, "al05", "ax01") == 2  # six hexes away: 1 + 1
    roll(table, "attack al03 ax02", "infantry star star star")
    act(table, "advance al03 c6")
    roll(table, "attack al03 ax03", "infantry star star star")
    assert table.medals("allies") == 2


@pytest.mark.rule("M44-K.43")
def test_their_finest_hour_gives_1_more_die_to_overrun_fire() -> None:
    units = {"al01": "armor G5", "ax01": "infantry g6 1", "ax02": "infantry g8"}
    table = with_card("their_finest_hour", units)
    roll(table, "play their_finest_hour", "armor flag flag")
    act(table, "order al01", "done")
    roll(table, "attack al01 ax01", "infantry star star star")
    act(table, "advance al01 g6")
    assert dice(table, "al01", "ax02") == 4


@pytest.mark.rule("M44-K.44")
def test_their_finest_hour_is_shuffled_with_discards_and_pile_before_the_draw() -> None:
    table = finest_hour("infantry flag flag", discard=["ambush", "probe_left", "assault_right"])
    pile = table.pile
    told = table.do("done", f"{pile + 3}")  # the last of the pile, three discards and this card
    assert told.index("reshuffled") < told.index("drew side:allies 1")
    assert table.discards == []
    assert table.pile == pile + 3
    assert "their_finest_hour" in table.hand("allies")


@pytest.mark.rule("M44-K.44")
def test_hands_are_not_reshuffled() -> None:
    table = finest_hour("infantry flag flag")
    axis = table.hand("axis")
    act(table, "done")
    assert table.hand("axis") == axis
    assert {"probe_left", "probe_center"} <= set(table.hand("allies"))


@pytest.mark.rule("M44-K.44")
def test_an_ambush_of_the_same_turn_is_shuffled_in_after_its_owner_has_drawn() -> None:
    table = finest_hour(
        "infantry flag flag",
        hands={
            "allies": ["their_finest_hour", "probe_left", "probe_left"],
            "axis": ["ambush", "probe_left"],
        },
        discard=["assault_right"],
    )
    act(table, "order al01", "done", "attack al01 ax01")
    told = table.do("ambush", "star star star star star star star 0 0")
    steps = [
        "discarded side:axis card:ambush",
        "drew side:axis 1",
        "discarded side:allies card:their_finest_hour",
        "reshuffled",
        "drew side:allies 1",
    ]
    assert [word for word in told if word in steps] == steps
    assert table.discards == []


@pytest.mark.rule("M44-K.44")
def test_a_scenario_without_reshuffling_cancels_the_shuffle() -> None:
    table = Table(
        scenario="vassieux",
        active="allies",
        hands={"allies": ["their_finest_hour", "probe_left"]},
        discard=["ambush", "assault_right"],
    )
    roll(table, "play their_finest_hour", "flag flag")
    assert table.active == "axis"
    assert table.discards == ["assault_right", "ambush", "their_finest_hour"]
