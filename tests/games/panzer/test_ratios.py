"""The ratios that decide a fire are looked at after every card (steps 9 to 11)."""

from __future__ import annotations

import pytest

from tests.games.panzer.table import Table

NO_SNAFU = {"actions": ["snafu-1", "snafu+0", "snafu+2"]}


@pytest.mark.rule("PG-7.11.5", "PG-7.9.2")
def test_a_card_against_a_stall_may_destroy_the_target() -> None:
    table = Table(
        "moscow",
        {"u1": "pz_iv A2 -5", "u2": "conscripts A3"},
        active="german",
        hands={"german": ["last_man_standing+1"]},
        discards=NO_SNAFU,
    )
    table.do("attack u1 u2")
    assert (table.phase, table.values) == ("answer", (1, 2))
    happened = table.do("play last_man_standing+1 1", loose=True)
    assert "instant unit:u1 unit:u2" in happened  # six to two
    assert table.at("u2") == ""


@pytest.mark.rule("PG-7.11.5", "PG-7.10.2")
def test_a_card_of_step_eleven_may_stall_the_fire() -> None:
    table = Table(
        "minsk",
        {"u1": "pz_iv D4", "u2": "riflemen D3"},
        active="german",
        hands={"german": ["accuracy+0"], "soviet": ["take_cover+0"]},
        discards=NO_SNAFU,
    )
    table.do("attack u1 u2")
    assert (table.phase, table.values) == ("cards", (6, 11))
    table.do("pass")
    table.do("play take_cover+0 1")
    assert (table.phase, table.asked, table.values) == ("answer", ["german"], (6, 14))
    assert "stalled unit:u1" in table.copy().do("pass", loose=True)
    happened = table.do("play accuracy+0 1", loose=True)
    assert "sheet marker:fire line:card 3 9" in happened
    assert "stalled unit:u1" not in happened
