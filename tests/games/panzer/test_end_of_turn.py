"""What lasts until the end of the turn is over then, and not before."""

from __future__ import annotations

import pytest

from tests.games.panzer.table import Table

LASTING = {
    "weather": ["mud"],
    "bonus": 1,
    "free_ranged": True,
    "discount": 6,
    "hq_used": True,
}
UNITS = {
    "u1": "grenadiers A5 granted",
    "u2": "howitzer B5 longer",
    "u3": "riflemen F1 prep dug",
}


@pytest.mark.rule("PG-5.4.12", "PG-6.2.18", "PG-6.2.26", "PG-6.3.2")
@pytest.mark.parametrize(
    "name",
    ["weather", "prep", "granted", "longer", "bonus", "free_ranged", "discount", "hq_used"],
)
def test_an_effect_lasts_to_the_end_of_the_turn(name: str) -> None:
    table = Table("minsk", UNITS, active="german", first="german", **LASTING)
    assert getattr(table.s, name) != 0
    table.do("end")
    assert table.phase == "shop"
    assert getattr(table.s, name) != 0  # phases 3 and 4 are still to come
    table.do("done")
    assert table.s.active == 1
    assert getattr(table.s, name) == 0


@pytest.mark.rule("PG-6.2.28")
def test_a_trap_lies_through_the_enemys_turn_and_no_longer() -> None:
    units = {"u1": "grenadiers A5", "u2": "riflemen A2"}
    control = {"german": ["A3", "A4", "A5"], "soviet": ["A1", "A2"]}
    fields = {"active": "german", "first": "german", "prestige": {"german": 0, "soviet": 0}}
    table = Table("minsk", units, traps=["german"], control=control, **fields)
    table.end_turn()
    while table.phase != "operations":
        table.do(table.actions()[0], loose=True)
    assert table.s.active == 1
    sprung = table.copy()
    assert "mine unit:u2 tile:A3" in sprung.do("move u2 A3")  # without a flip
    table.end_turn()
    while table.phase != "operations":
        table.do(table.actions()[0], loose=True)
    assert (table.s.active, table.s.trap) == (0, 0)
