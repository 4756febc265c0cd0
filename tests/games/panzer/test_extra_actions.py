"""Extra actions: what they may be, and what they leave a unit (PG-6.2.29)."""

from __future__ import annotations

import pytest

from tests.games.panzer.table import Table

STACK = ["turn", "close 0", "operations 1", "extra u1 any"]
PUMA = {"u1": "sdkfz_234_puma D4", "u2": "riflemen D3", "u3": "pz_iv C5"}


@pytest.mark.rule("PG-5.4.55", "PG-6.2.29")
def test_an_extra_action_is_never_a_jump() -> None:
    table = Table("minsk", PUMA, active="german")
    assert table.can("jump u1 D2")
    extra = Table("minsk", PUMA, active="german", stack=STACK)
    assert extra.can("move u1 C4")
    assert not extra.options("jump")


@pytest.mark.rule("PG-5.4.55", "PG-6.2.15", "PG-6.2.29")
def test_after_an_extra_action_a_unit_neither_jumps_nor_digs_in() -> None:
    table = Table("minsk", PUMA, active="german", stack=STACK)
    table.do("move u1 C4", loose=True)
    while table.phase != "operations":
        table.do("pass")
    assert table.last_words("move", "u1")  # it has its own move still
    assert not table.can("dig u1")
    beside = Table("minsk", {**PUMA, "u2": "riflemen C3"}, active="german", stack=STACK)
    beside.do("move u1 C4", loose=True)
    while beside.phase != "operations":
        beside.do("pass")
    assert not beside.options("jump")


@pytest.mark.rule("PG-6.2.8", "PG-6.2.29")
@pytest.mark.parametrize("first", ["u1", "u3"])
def test_a_unit_that_moved_with_an_extra_action_is_in_no_swap(first: str) -> None:
    units = {"u1": "grenadiers D5", "u2": "riflemen A1", "u3": "grenadiers C4"}
    stack = ["turn", "close 0", "operations 1", f"extra {first} move"]
    table = Table("minsk", units, active="german", stack=stack)
    table.do("move u1 D4" if first == "u1" else "move u3 C5")
    while table.phase != "operations":
        table.do("pass")
    assert table.last_words("move", first)  # it has its own move still
    assert not table.options("swap")
    assert not table.copy().options("swap")
    table.end_turn()
    assert table.s.stepped == 0
    later = Table("minsk", {**units, "u1": "grenadiers D4"}, active="german")
    assert later.can("swap u1 u3")


@pytest.mark.rule("PG-6.2.8", "PG-6.2.29")
def test_an_extra_swap_counts_as_a_move_of_both() -> None:
    units = {"u1": "grenadiers D4", "u2": "riflemen A1", "u3": "grenadiers C4", "u4": "pz_iv C5"}
    stack = ["turn", "close 0", "operations 1", "extra u1 move"]
    table = Table("minsk", units, active="german", stack=stack)
    table.do("swap u1 u3")
    assert not table.options("swap")
    assert table.last_words("move", "u1")


@pytest.mark.rule("PG-6.2.8", "PG-6.2.29")
def test_an_extra_fire_leaves_a_unit_free_to_swap() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3", "u3": "grenadiers C4"}
    stack = ["turn", "close 0", "operations 1", "extra u1 fire"]
    table = Table("minsk", units, active="german", stack=stack)
    table.fight("attack u1 u2")
    table.settle()
    assert table.can("swap u1 u3")
