"""Victory points of the solo battles: what scores once, and what they buy in a combat."""

from __future__ import annotations

import pytest

from tests.games.panzer.solo_table import first_operations, mid_battle

ENEMY = {"u2": "t_26 E1", "u3": "t_26 A3"}


def taken_twice(start: str, tile: str, held: list[str]) -> tuple[int, int]:
    """The points after a tile is taken, and after it was lost and is taken again."""
    units = {"u1": f"grenadiers {start} +4", **ENEMY}
    control = {"german": [start, *held], "soviet": [tile]}
    table = mid_battle("solo_donets", units, control=control)
    table.do(f"move u1 {tile}", loose=True)
    before, scored = table.points("german"), table.s.scored
    table = mid_battle(
        "solo_donets", units, control=control, scored=scored, points={"german": before}
    )
    table.do(f"move u1 {tile}", loose=True)
    return before, table.points("german")


@pytest.mark.rule("PG-9.2.0.25", "PG-9.2.2.9")
def test_a_tile_taken_again_scores_nothing() -> None:
    assert taken_twice("B1", "B2", []) == (5, 5)  # a city


@pytest.mark.rule("PG-9.2.0.25", "PG-9.2.2.9")
def test_a_group_completed_again_scores_nothing() -> None:
    assert taken_twice("C2", "C3", ["D4"]) == (10, 10)  # both city hills


@pytest.mark.rule("PG-9.2.0.25")
def test_tiles_held_at_the_start_score_nothing() -> None:
    """C6 is a city under German control at the start; E4 is one that nobody holds."""
    lost = {"german": ["C5", "D4"], "soviet": ["C6"]}
    table = mid_battle("solo_donets", {"u1": "grenadiers C5", **ENEMY}, control=lost)
    table.do("move u1 C6", loose=True)
    assert table.points("german") == 0
    table = mid_battle("solo_donets", {"u1": "grenadiers E5", **ENEMY}, control=lost)
    table.do("move u1 E4", loose=True)
    assert table.points("german") == 5


@pytest.mark.rule("PG-9.2.0.25", "PG-9.2.3.12")
def test_tiles_of_the_chosen_start_row_score_nothing() -> None:
    table = first_operations("solo_volkhov", 2)  # row c, with the city F2
    assert table.control("F2") == "german"
    assert table.s.scored[1] >> table.number("tile", "F2") & 1
    assert not table.s.scored[1] >> table.number("tile", "A5") & 1  # the city of row b


# In a combat


@pytest.mark.rule("PG-9.2.0.26")
def test_points_weaken_a_fire_in_step_eleven() -> None:
    units = {"u1": "pz_iv C5", "u2": "kv_1 C4"}
    table = mid_battle("solo_narva", units, points={"german": 9})
    table.do("attack u1 u2", "target:off_target-1 target:strafing_run-2")
    assert table.phase == "cards"
    happened = table.do("spend fire-minus", loose=True)
    assert table.points("german") == 6
    assert "sheet marker:fire line:points -4 3" in happened


@pytest.mark.rule("PG-9.2.0.26")
def test_points_take_morale_in_step_eleven() -> None:
    units = {"u1": "pz_iv C5", "u2": "kv_1 C4", "u3": "stalin_2 A1"}
    table = mid_battle("solo_narva", units, points={"german": 9})
    table.do("attack u1 u2", "target:off_target-1 target:strafing_run-2")
    assert table.phase == "cards"
    assert table.last_words("spend-on", "demoralize") == {"u2", "u3"}
    happened = table.do("spend-on demoralize u3", loose=True)
    assert "morale unit:u3 -3 4" in happened
    assert table.points("german") == 4
    poor = mid_battle("solo_narva", units, points={"german": 4})
    poor.do("attack u1 u2", "target:off_target-1 target:strafing_run-2")
    assert poor.actions("spend") == ["spend fire-plus", "spend fire-minus"]
    assert not poor.actions("spend-on")
