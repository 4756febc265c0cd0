"""What a non-player unit does when it acts: its attack, its steps, its swaps."""

from __future__ import annotations

import pytest

from tests.games.panzer.solo_table import mid_battle, moves_of
from tests.games.panzer.table import Table

HARMLESS_COMMAND = "command:bomber_run-1"


@pytest.mark.rule("PG-5.4.43")
def test_an_attack_after_the_first_of_two_steps_ends_the_move() -> None:
    units = {"u1": "bt_7 F2", "u3": "pz_iv E3", "u4": "grenadiers A6"}
    happened = mid_battle("solo_narva", units).end_turn(HARMLESS_COMMAND)
    assert happened.index("moved unit:u1 tile:F2 tile:F3") < happened.index(
        "attacked unit:u1 unit:u3"
    )
    assert moves_of(happened, "u1") == ["F3"]  # it has advanced to E3, and goes no farther


@pytest.mark.rule("PG-5.4.43")
def test_the_move_ends_too_when_the_player_chooses_the_target() -> None:
    units = {"u1": "bt_7 F2", "u2": "pz_iv E3", "u3": "pz_iv F4", "u4": "grenadiers A6"}
    table = mid_battle("solo_narva", units)
    table.end_turn(HARMLESS_COMMAND)
    assert (table.at("u1"), table.phase) == ("F3", "npc-aim")
    happened = table.do("aim u1 u2", loose=True)
    assert "attacked unit:u1 unit:u2" in happened
    assert moves_of(happened, "u1") == []


@pytest.mark.rule("PG-5.4.43", "PG-9.2.0.21")
def test_an_attack_before_both_steps_costs_neither() -> None:
    units = {"u1": "bt_7 F3", "u3": "volkssturm E3 -1", "u4": "grenadiers A6"}
    happened = mid_battle("solo_narva", units).end_turn(HARMLESS_COMMAND)
    assert "attacked unit:u1 unit:u3" in happened
    assert len(moves_of(happened, "u1")) == 2


@pytest.mark.rule("PG-9.2.0.20", "PG-9.2.0.21", "PG-9.2.2.6")
def test_nobody_is_swapped_away_from_somebody_to_attack() -> None:
    units = {"u1": "riflemen C4 tag2", "u2": "riflemen D4 tag3", "u3": "grenadiers D5"}
    table = mid_battle("solo_donets", units | {"u4": "grenadiers F6"}, turn=4)
    happened = table.end_turn(HARMLESS_COMMAND)
    assert "attacked unit:u2 unit:u3" in happened  # it stands in a village
    assert not any(line.startswith("swapped") for line in happened)


@pytest.mark.rule("PG-5.4.43", "PG-9.2.0.20")
def test_a_swap_is_never_the_second_of_two_steps() -> None:
    far = {"u1": "bt_7 C2 tag2", "u2": "t_26 E2 tag3", "u3": "grenadiers F6"}
    happened = mid_battle("solo_donets", far, turn=4).end_turn(HARMLESS_COMMAND)
    assert moves_of(happened, "u1") == ["D2"]
    assert "swapped unit:u1 unit:u2" not in happened
    near = {"u1": "bt_7 C2 tag2", "u2": "t_26 D2 tag3", "u3": "grenadiers F6"}
    happened = mid_battle("solo_donets", near, turn=4).end_turn(HARMLESS_COMMAND)
    assert happened.index("swapped unit:u1 unit:u2") < happened.index(
        "moved unit:u1 tile:D2 tile:E2"
    )


@pytest.mark.rule("PG-9.2.0.3", "PG-7.15.3")
def test_a_unit_that_destroys_another_gains_morale_too() -> None:
    units = {"u1": "bt_7 F3", "u3": "volkssturm E3 -1", "u4": "grenadiers A6"}
    table = mid_battle("solo_narva", units)
    happened = table.end_turn(HARMLESS_COMMAND)
    assert "destroyed side:german card:volkssturm tile:E3" in happened
    assert table.morale("u1") == 5


@pytest.mark.rule("PG-9.2.0.8", "PG-7.9.2")
def test_cards_left_over_are_discarded() -> None:
    units = {"u1": "pz_vi_king_tiger C5 +2", "u2": "conscripts C4", "u3": "riflemen A1"}
    table = mid_battle("solo_narva", units)
    happened = table.do("attack u1 u2", "target:off_target-1 target:strafing_run-2")
    assert "instant unit:u1 unit:u2" in happened  # neither card would have helped
    assert table.s.npc_cards == []
    assert set(table.discarded("target")) == {"off_target-1", "strafing_run-2"}


@pytest.mark.rule("PG-9.2.2.4", "PG-9.2.0.13", "PG-9.2.0.18")
def test_attack_reaches_units_that_have_just_come_to_donets() -> None:
    fields = {"active": "german", "turn": 1, "prestige": {"german": 0}}
    table = Table("solo_donets", {"u1": "grenadiers A5"}, **fields)
    table.do("end")
    happened = table.do("done", "0 0 0 0 0 0 0 0 0 0 command:attack-2", loose=True)
    assert sum(line.startswith("arrived") for line in happened) == 10
    drawn = happened.index("npc-card deck:command card:attack-2")
    assert "no-effect card:attack-2" not in happened
    assert any(line.startswith("attacked") for line in happened[drawn:])
