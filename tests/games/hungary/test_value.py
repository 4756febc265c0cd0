"""What a computer player thinks of a position: measured against the usual course of a scenario."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hungary.table import GAME, Table
from vezerkar.core.chance import Seeded

SCENARIOS = ["puszta", "konrad", "citadella", "campaign"]
AXIS, SOVIET = 0, 1
# Somebody must be left to decide something.
FACING: dict[str, Any] = {"only": True, "units": {"SU-2GMK": "1822", "DE-1PZ": "1722"}}


def value_for(team: int, scenario: str = "campaign", **fields: Any) -> float:
    """From -1, lost, to 1, won."""
    table = Table(scenario=scenario, **{"only": False, **fields})
    assert table.s.ending < 0  # what is won already needs no judge
    return GAME.judge.value(table.s, team)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_begins_even(scenario: str) -> None:
    s = GAME.new(scenario, {}, Seeded(1))
    assert [GAME.judge.value(s, team) for team in (AXIS, SOVIET)] == pytest.approx([0, 0], abs=0.02)


def test_what_one_side_gains_the_other_loses() -> None:
    taken: dict[str, Any] = {"control": {"soviet": ["1711"]}, "turn": 3}
    assert value_for(AXIS, **taken) == pytest.approx(-value_for(SOVIET, **taken))


def hexes_of_cities(count: int) -> list[str]:
    """The hexes of the first cities of the map."""
    table = Table.new("campaign")
    hexes = table.s.board.city_hexes[:count]
    return [table.name("hex", h) for each in hexes for h in each]


def test_a_city_that_is_taken_is_a_step_to_victory() -> None:
    alone: dict[str, Any] = {"only": True, "turn": 6, "phase": "axis-movement"}
    before = value_for(SOVIET, units={"SU-2GMK": "1822"}, **alone)
    taken = value_for(
        SOVIET, units={"SU-2GMK": "1822"}, control={"soviet": hexes_of_cities(1)}, **alone
    )
    assert taken > before + 0.02


def test_what_counts_on_the_last_turn_is_what_victory_asks_for() -> None:
    # Budapest, Vienna, Kassa and Besztercebánya are 30 points, Budapest alone is 10.
    last: dict[str, Any] = {"turn": 14, "phase": "axis-combat", **FACING}
    assert value_for(SOVIET, control={"soviet": hexes_of_cities(4)}, **last) > 0.2
    assert value_for(SOVIET, control={"soviet": hexes_of_cities(1)}, **last) < -0.75


def test_near_troops_are_a_hope_that_fades_with_time() -> None:
    near: dict[str, Any] = {"phase": "axis-movement", **FACING}
    early, late = value_for(SOVIET, turn=4, **near), value_for(SOVIET, turn=14, **near)
    assert early > late


def test_lost_steps_hurt_and_the_axis_has_fewer_of_them() -> None:
    before = value_for(SOVIET, turn=2)
    axis = value_for(SOVIET, turn=2, units={"DE-1PZ": "destroyed", "DE-23PZ": "destroyed"})
    soviet = value_for(SOVIET, turn=2, units={"SU-2GMK": "destroyed", "SU-4GMK": "destroyed"})
    assert soviet < before < axis
