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
    assert not extra.actions("jump")


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
    assert not beside.actions("jump")


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
    assert not table.actions("swap")
    assert not table.copy().actions("swap")
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
    assert not table.actions("swap")
    assert table.last_words("move", "u1")


@pytest.mark.rule("PG-6.2.8", "PG-5.4.43", "PG-6.2.29")
@pytest.mark.parametrize("moved", ["", "u1", "u3"])
def test_an_extra_move_is_no_swap_when_either_unit_has_moved(moved: str) -> None:
    units = {"u1": "grenadiers D4", "u2": "riflemen A1", "u3": "grenadiers C4"}
    if moved:
        units[moved] += " moved"
    table = Table("minsk", units, active="german", hands={"german": ["double_time+1"]})
    table.play("double_time+1 1", "u1")
    assert table.phase == "extra"
    assert "D5" in table.last_words("move", "u1")
    assert table.can("swap u1 u3") == (not moved)


@pytest.mark.rule("PG-6.2.8", "PG-9.2.0.26")
@pytest.mark.parametrize("state", ["", " moved"])
def test_points_buy_no_extra_move_that_could_only_be_a_forbidden_swap(state: str) -> None:
    units = {
        "u1": f"grenadiers A6{state}",
        "u2": "riflemen B1",
        "u3": "stosstruppen A5",
        "u4": "stosstruppen B6",
    }
    table = Table("solo_narva", units, active="german", turn=3, points={"german": 20})
    assert table.can("spend-on free-move u1") == (not state)


@pytest.mark.rule("PG-6.2.15", "PG-5.4.55", "PG-6.2.29")
def test_whoever_does_without_an_extra_action_may_still_dig_in_or_jump() -> None:
    units = {**PUMA, "u2": "riflemen C4"}
    hands = {"german": ["double_time+1", "double_time+2"]}
    table = Table("minsk", units, active="german", hands=hands, prestige={"german": 9, "soviet": 0})
    table.play("double_time+1 1", "u1")
    table.do("done")
    assert table.phase == "operations"
    assert table.can("dig u1")
    assert table.actions("jump")
    assert table.hand("german") == ["double_time+2"]  # the card is gone, it is not asked again
    table.play("double_time+2 1", "u1")  # it has performed none yet
    assert table.phase == "extra"


@pytest.mark.rule("PG-5.4.63", "PG-5.4.64", "PG-6.2.15")
def test_an_action_that_nobody_wants_is_still_given_away() -> None:
    units = {"u1": "stab D4", "u2": "riflemen A1", "u3": "grenadiers C4"}
    table = Table("minsk", units, active="german")
    table.do("transfer u1 u3 move")
    table.do("done")
    assert table.can("dig u3")  # it has neither moved nor fired
    assert not any("u1" in action.split()[1:2] for action in table.actions())


@pytest.mark.rule("PG-5.4.63", "PG-6.2.29")
def test_a_giver_that_does_without_an_extra_action_can_still_give() -> None:
    units = {"u1": "stab D4", "u2": "riflemen A1", "u3": "grenadiers C4"}
    table = Table("minsk", units, active="german", hands={"german": ["double_time+1"]})
    table.play("double_time+1 1", "u1")
    table.do("done")
    assert table.can("transfer u1 u3 move")


@pytest.mark.rule("PG-6.2.8", "PG-6.2.29")
def test_an_extra_fire_leaves_a_unit_free_to_swap() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3", "u3": "grenadiers C4"}
    stack = ["turn", "close 0", "operations 1", "extra u1 fire"]
    table = Table("minsk", units, active="german", stack=stack)
    table.fight("attack u1 u2")
    table.settle()
    assert table.can("swap u1 u3")
