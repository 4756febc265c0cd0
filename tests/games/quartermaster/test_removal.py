"""Pieces leave the board by elimination or for lack of supply: who may react, and who stays."""

from __future__ import annotations

import pytest

from tests.games.quartermaster.table import Table
from vezerkar.games.quartermaster.events import WINDOW_EVENTS, event_kind, space_of
from vezerkar.games.quartermaster.terms import WINDOW_EVENT


def windows_to_the_end(table: Table) -> list[tuple[str, str]]:
    """Everybody passes: the events of the windows, each with its space."""
    found: list[tuple[str, str]] = []
    while table.phase == "window":
        event = table.s.stack[WINDOW_EVENT]
        said = (
            WINDOW_EVENTS[event_kind(event)],
            table.layout.lexicon.name("space", space_of(event)),
        )
        found += [said] if said not in found else []
        table.do("pass")
    return found


@pytest.mark.rule("QG-20.17")
def test_pieces_that_leave_together_are_offered_piece_by_piece_in_the_order_of_the_map() -> None:
    table = Table(
        "usa",
        usa={
            "armies": [],
            "navies": ["south_atlantic", "north_sea"],
            "status": ["usa_radar"],
            "hand": [],
        },
        uk={"armies": []},
        phase="supply",
    )
    event = "removal-pending"
    assert event in str(table)
    assert "south_atlantic" in pending_removal(table)
    assert table.navies("usa") == {"south_atlantic", "north_sea"}
    table.do("pass")
    assert "north_sea" in pending_removal(table)
    assert table.navies("usa") == {"south_atlantic", "north_sea"}  # none leaves before all
    table.use("usa_radar")
    assert table.navies("usa") == {"north_sea"}


def pending_removal(table: Table) -> str:
    """The event of the window on top of the stack."""
    lines = [line.strip(' ",') for line in str(table).splitlines() if "removal-pending" in line]
    return lines[-1]


@pytest.mark.rule("QG-20.17")
def test_after_an_elimination_cards_react_to_it() -> None:
    table = Table(
        "ussr",
        ussr={"hand": ["sov_general_winter", "sov_mao"]},
        germany={"armies": ["germany", "eastern_europe", "russia"]},
        italy={"responses": ["ita_romanian_reinforcements"]},
    )
    table.play("sov_general_winter", "eliminate germany russia")
    table.pass_until("use ita_romanian_reinforcements -")
    assert "russia" not in table.armies("germany")
    table.use("ita_romanian_reinforcements", "recruit italy russia")
    assert "russia" in table.armies("italy")


@pytest.mark.rule("QG-20.17")
def test_after_a_supply_step_each_piece_has_its_window_in_the_order_of_the_map() -> None:
    table = Table(
        "usa",
        usa={"armies": [], "navies": ["north_sea", "south_atlantic"], "hand": ["usa_magic"]},
        japan={"responses": ["jpn_operation_ketsu_go"]},  # of use in any window
        phase="supply",
    )
    seas = ["south_atlantic", "north_sea"]
    told = [event for event in windows_to_the_end(table) if event[0] != "supply-start"]
    assert told == [(event, sea) for event in ("removal-pending", "removed") for sea in seas]
    assert table.navies("usa") == set()


@pytest.mark.rule("QG-20.17")
def test_what_stays_on_the_board_was_not_removed() -> None:
    table = Table(
        "usa",
        usa={
            "armies": [],
            "navies": ["north_sea", "south_atlantic"],
            "protected": ["north_sea"],
            "hand": ["usa_magic"],
        },
        japan={"responses": ["jpn_operation_ketsu_go"]},
        phase="supply",
    )
    removed = [space for event, space in windows_to_the_end(table) if event == "removed"]
    assert removed == ["south_atlantic"]


@pytest.mark.rule("QG-21.8")
def test_a_protected_piece_is_nothing_to_eliminate() -> None:
    for protected, phase in ((["ukraine"], "discard"), ([], "eliminate")):
        table = Table(
            active="ussr",
            germany={"armies": ["germany", "ukraine"], "protected": protected},
            ussr={"hand": ["sov_general_winter", "sov_build_army"]},
        )
        table.do("play sov_general_winter")
        assert table.phase == phase


@pytest.mark.rule("QG-21.8")
@pytest.mark.parametrize("protected", [[], ["russia"]])
def test_a_protected_piece_that_counts_as_built_is_not_struck(protected: list[str]) -> None:
    table = Table(
        germany={
            "armies": ["germany", "eastern_europe", "russia"],
            "protected": protected,
            "hand": ["ger_build_army", "ger_plunder"],
        },
        ussr={"responses": ["sov_rasputitsa"]},
    )
    table.play("ger_build_army", "designate russia")
    assert table.offered("sov_rasputitsa") == (not protected)


@pytest.mark.rule("QG-21.8")
def test_an_elimination_tells_that_a_protected_piece_stays() -> None:
    table = Table(
        "ussr",
        ussr={"hand": ["sov_mao", "sov_tito"]},
        japan={
            "armies": ["japan", "china"],
            "navies": ["sea_of_japan"],
            "responses": ["jpn_kwantung_army"],
        },
    )
    table.play("sov_mao", "eliminate japan china")
    told = table.use("jpn_kwantung_army")
    assert "stays country:japan space:china" in told
    assert "china" in table.armies("japan")


@pytest.mark.rule("QG-21.8")
def test_a_supply_step_tells_that_a_protected_piece_stays() -> None:
    table = Table(
        "uk",
        uk={"armies": ["united_kingdom", "balkans"], "protected": ["balkans"], "hand": ["uk_raf"]},
    )
    told = table.do("discard uk_raf")
    assert "stays country:uk space:balkans" in told
    assert "unsupplied country:uk space:balkans" not in told


@pytest.mark.rule("QG-21.8")
def test_nobody_is_asked_about_a_piece_that_is_already_protected() -> None:
    fleet = {"armies": ["japan"], "navies": ["central_pacific", "north_pacific"]}
    laid = ["jpn_battleship_repair", "jpn_operation_ketsu_go"]
    table = Table(
        "japan",
        japan={**fleet, "hand": ["jpn_build_army"], "responses": laid},
    )
    table.do("discard jpn_build_army")
    table.do("use jpn_battleship_repair -")
    table.do("protect japan north_pacific")
    asked = windows_to_the_end(table)
    assert ("removal-pending", "central_pacific") in asked
    assert ("removal-pending", "north_pacific") not in asked
    assert table.navies("japan") == {"north_pacific"}
