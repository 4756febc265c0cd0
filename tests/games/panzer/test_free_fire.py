"""Which ways of coming beside an enemy draw free fire, and which do not."""

from __future__ import annotations

import pytest

from tests.games.panzer.table import Table


@pytest.mark.rule("PG-5.4.23")
def test_a_step_beside_the_gun_draws_its_fire() -> None:
    table = Table("minsk", {"u1": "maxim_team D4", "u2": "grenadiers C5"}, active="german")
    table.do("move u2 C4")
    assert (table.phase, table.asked) == ("react", ["soviet"])
    assert table.can("volley u1")


@pytest.mark.rule("PG-5.4.23")
def test_a_drop_draws_no_free_fire() -> None:
    hands = {"soviet": ["paratroopers"]}
    table = Table("minsk", {"u1": "mg_42 D4"}, active="soviet", hands=hands)
    table.do("drop paratroopers C4", "t+0")
    assert table.asked == ["soviet"]


@pytest.mark.rule("PG-5.4.23")
def test_a_deployment_draws_no_free_fire() -> None:
    units = {"u1": "maxim_team D4", "u2": "pz_iv A5"}
    table = Table("minsk", units, active="german", hands={"german": ["grenadiers"]})
    happened = table.do("deploy grenadiers C4 full")
    assert (table.phase, table.asked) == ("operations", ["german"])
    assert not any(line.startswith("free-fire") for line in happened)


@pytest.mark.rule("PG-5.4.23")
def test_a_retreat_draws_no_free_fire() -> None:
    units = {
        "u1": "pz_v_panther C2",
        "u2": "kv_1 C3",
        "u3": "pz_vi_tiger B3",
        "u4": "elefant D4",
    }
    table = Table("minsk", units, active="german", control={"german": [], "soviet": []})
    happened = table.fight("attack u1 u2")
    assert "retreated unit:u2 tile:C4" in happened
    assert not any(line.startswith("free-fire") for line in happened)
    assert (table.phase, table.asked) == ("advance", ["german"])


@pytest.mark.rule("PG-5.4.23", "PG-7.18.2")
def test_an_advance_draws_no_free_fire() -> None:
    units = {
        "u1": "pz_v_panther D5",
        "u2": "conscripts D4 -3",
        "u3": "pz_vi_tiger E4",
        "u4": "maxim_team C4",
    }
    table = Table("minsk", units, active="german", control={"german": [], "soviet": []})
    table.fight("attack u1 u2")
    while table.phase == "reward":
        table.do("gain")
    happened = table.do("advance")
    assert table.at("u1") == "D4"
    assert not any(line.startswith("free-fire") for line in happened)
    assert (table.phase, table.asked) == ("operations", ["german"])
