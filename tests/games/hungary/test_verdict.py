"""What a computer player thinks of its chances: measured against what the scenario expects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hungary.table import GAME, Table
from vezerkar.agents.advice import chance_of
from vezerkar.core.chance import Seeded

SCENARIOS = ["puszta", "konrad", "citadella", "campaign"]
AXIS, SOVIET = 0, 1


def chance(team: int, scenario: str = "campaign", **fields: Any) -> float:
    table = Table(scenario=scenario, **{"only": False, **fields})
    return chance_of(GAME.judge.value(table.s, team))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_begins_even(scenario: str) -> None:
    s = GAME.new(scenario, {}, Seeded(1))
    assert [chance_of(GAME.judge.value(s, team)) for team in (AXIS, SOVIET)] == [0.5, 0.5]


def test_the_chances_of_both_sides_make_one() -> None:
    taken: dict[str, Any] = {"control": {"soviet": ["1711"]}, "turn": 3}
    assert abs(chance(AXIS, **taken) + chance(SOVIET, **taken) - 1) < 1e-9


def cities(count: int) -> list[str]:
    """The hexes of the first cities of the map."""
    table = Table.new("campaign")
    hexes = table.s.board.city_hexes[:count]
    return [table.name("hex", h) for each in hexes for h in each]


def test_a_city_that_is_taken_is_a_step_to_victory() -> None:
    alone: dict[str, Any] = {"only": True, "turn": 6, "phase": "axis-movement"}
    before = chance(SOVIET, units={"SU-2GMK": "1822"}, **alone)
    taken = chance(SOVIET, units={"SU-2GMK": "1822"}, control={"soviet": cities(1)}, **alone)
    assert taken > before + 0.02


def test_what_counts_on_the_last_turn_is_what_victory_asks_for() -> None:
    # Budapest, Vienna, Kassa and Besztercebánya are 30 points, Budapest alone is 10.
    last: dict[str, Any] = {"only": True, "turn": 14, "phase": "axis-movement"}
    assert chance(SOVIET, control={"soviet": cities(4)}, **last) > 0.65
    assert chance(SOVIET, control={"soviet": cities(1)}, **last) < 0.1


def test_near_troops_are_a_hope_that_fades_with_time() -> None:
    near: dict[str, Any] = {"only": True, "phase": "axis-movement", "units": {"SU-2GMK": "1822"}}
    early, late = chance(SOVIET, turn=4, **near), chance(SOVIET, turn=14, **near)
    assert early > late


def test_lost_steps_hurt_and_the_axis_has_fewer_of_them() -> None:
    before = chance(SOVIET, turn=2)
    axis = chance(SOVIET, turn=2, units={"DE-1PZ": "destroyed", "DE-23PZ": "destroyed"})
    soviet = chance(SOVIET, turn=2, units={"SU-2GMK": "destroyed", "SU-4GMK": "destroyed"})
    assert soviet < before < axis
