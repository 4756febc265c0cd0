"""Positions as text: complete ones make the round trip, sparse ones are filled up, faults told."""

from __future__ import annotations

import pytest

from tests.games.hungary.table import GAME, Table
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.playout import next_seat
from vezerkar.records.position import read_position, write_position


@pytest.mark.parametrize("scenario", ["puszta", "konrad", "citadella", "campaign"])
@pytest.mark.parametrize("setup", ["quick", "free"])
def test_positions_of_random_games_make_the_round_trip(scenario: str, setup: str) -> None:
    s = GAME.new(scenario, {"setup": setup}, Seeded(5))
    dice, pick = Seeded(6), Seeded(7)
    for n in range(180):
        seat = next_seat(s)
        actions = s.legal_actions(seat)
        s.apply_unchecked(seat, actions[pick.below(len(actions))], dice)
        if n % 20 == 0:
            _, again = read_position(write_position(GAME, s))
            assert again.freeze() == s.freeze()
            assert again.legal_actions(seat if s.waiting >> seat & 1 else next_seat(s)) is not None
            assert again.actors() == s.actors()


def test_a_sparse_position_stands_on_its_scenario() -> None:
    _, s = read_position('game = "hungary"\nscenario = "konrad"\n')
    assert s.freeze() == GAME.new("konrad", {}, Seeded(0)).freeze()
    table = Table(only=False, units={"DE-1PZ": "1722 1 oos"}, turn=2, phase="axis-movement")
    assert (table.at("DE-1PZ"), table.steps("DE-1PZ")) == ("1722", 1)
    assert table.at("DE-23PZ") == "1414"  # as at the start
    assert table.holder("1722") == "axis"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("scenario = 'waterloo'", "scenario: there is no scenario 'waterloo'"),
        ("turn = 99", "turn: expected 1 to 14, found 99"),
        ("phase = 'tea'", "phase: expected one of"),
        ("[units]\nDE-99 = '1722'", "units.DE-99: there is no unit 'DE-99'"),
        ("[units]\nDE-1PZ = '9999'", "units.DE-1PZ: there is no hex '9999'"),
        ("[units]\nDE-1PZ = '1722 7'", "units.DE-1PZ: expected 1 to 2 steps"),
        ("[units]\nDE-1PZ = '1722 tired'", "units.DE-1PZ: 'tired' says nothing"),
        ("[units]\nDE-JG52 = '1722'", "units.DE-JG52: an air unit has no hex"),
        ("[trucks]\naxis = ['1722 red']", "trucks.axis: expected '<hex>'"),
        ("[units]\nDE-1PZ = '1722'\nSU-30 = '1722'", "it is not possible: both sides"),
        ("stack = ['dance']", "stack: there is no phase 'dance'"),
        ("stack = ['battle 0 0 0']", "stack: 'battle' cannot stand at the bottom"),
        ("stack = ['turn air', 'movement axis', 'group 0 0 0']", "stack: 'group' needs units"),
        (
            "active = 'axis'\ngroup = ['DE-23PZ']\n"
            "stack = ['turn axis-combat', 'movement axis', 'group 8 2 64']",
            "six bits, one a direction",
        ),
        (
            "stack = ['turn soviet-combat', 'attacks soviet', 'battle 2 0 0', 'evade']\n"
            "[battle]\ntarget = '1722'\nside = 'soviet'",
            "there is nobody to evade",
        ),
        ("stack = ['turn soviet-combat', 'movement soviet', 'movement axis']", "cannot stand on"),
        ("active = 'axis'\nstack = ['turn soviet-combat', 'movement soviet']", "the active side"),
        ("stack = []", "stack: expected at least"),
        ("group = ['DE-1PZ', 'DE-1PZ']", "group: a unit is named twice"),
        ("soup = 1", "soup: there is no such field"),
        ("settings = {setup = 'slow'}", "settings: setting setup is 'slow'"),
        ("over = {reason = 'rain'}", "over.reason: expected one of"),
        ("points = {german = [1]}", "points.german: expected three numbers"),
    ],
)
def test_a_fault_is_one_line_that_names_its_place(text: str, said: str) -> None:
    with pytest.raises(DataError) as caught:
        read_position(f'game = "hungary"\n{text}\n')
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
