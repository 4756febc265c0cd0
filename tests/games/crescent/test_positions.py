"""Positions as text: complete ones come back the same, wrong ones are told in one line."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crescent.battles import played
from tests.games.crescent.table import GAME, Table, clash, planning
from vezerkar.core.errors import DataError
from vezerkar.games.crescent.schema.load import load_data
from vezerkar.records.position import read_position, write_position

FIELDS = list(load_data().scenarios)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("field", FIELDS)
def test_a_written_position_gives_the_same_state_again(field: str, players: int) -> None:
    for i, s in enumerate(played(field, players, 11, 260)):
        if i % 13:
            continue
        _, again = read_position(write_position(GAME, s))
        assert again.freeze() == s.freeze()
        assert again.actors() == s.actors()
        for seat in s.actors():
            assert again.legal_actions(seat) == s.legal_actions(seat)


def test_an_empty_position_is_the_start() -> None:
    table = Table()
    assert (table.phase, table.asked, table.layout.scenario.id) == (
        "deploy",
        ["ottoman"],
        "open_field",
    )
    assert Table(scenario="szekesfehervar_1593").phase == "garrison"


def test_a_sparse_position_needs_only_what_matters() -> None:
    table = clash(
        {"c-pike1": "E6", "o-foot1": "E5"}, christian={"plan": {"pike": ["march", "zeal"]}}
    )
    assert table.discs("c-pike1") == 3
    assert table.s.in_force(1, 1, table.number("card", "zeal"))
    assert table.s.spent == [0, 2]


def test_a_position_tells_which_pre_actions_were_carried_out() -> None:
    captain = {
        "plan": {"foot": ["march", "quick_decision"], "pike": ["march", "upgrade"]},
        "hand": ["zeal"],
    }
    table = planning(captains={"christian": captain})
    for seat in ("christian", "ottoman"):
        table.do("lock", seat=seat)
    written = GAME.write_position(table.s)["captains"]
    assert written["christian"]["played"] == {"foot": ["green"], "pike": ["purple"]}
    assert "played" not in written["ottoman"]
    _, again = read_position(table.text())
    assert again.freeze() == table.s.freeze()
    assert again.legal_actions(1) == table.s.legal_actions(1)


@pytest.mark.rule("KF-1.16", "KF-1.20")
def test_the_garrison_takes_no_turn_of_the_deployment() -> None:
    everybody = Table(scenario="szekesfehervar_1593").layout.lexicon.names("unit")
    towers = dict.fromkeys(everybody, "waiting")
    towers |= {"o-musket3": "K11", "o-foot1": "A1"}
    one = Table(scenario="szekesfehervar_1593", phase="deploy", towers=towers)
    assert (one.phase, one.asked) == ("deploy", ["christian"])
    towers |= {"c-foot1": "A12"}
    two = Table(scenario="szekesfehervar_1593", phase="deploy", towers=towers)
    assert (two.phase, two.asked) == ("deploy", ["ottoman"])


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"scenario": "mohacs_1526"}, "scenario: there is no scenario 'mohacs_1526'"),
    ({"settings": {"players": 3}}, "setting players is '3'"),
    ({"round": 2}, "towers: expected the towers on the board"),
    ({"towers": {"x-foot1": "E5"}, "round": 1}, "towers.x-foot1: there is no unit 'x-foot1'"),
    ({"towers": {"c-foot1": "M5"}, "round": 1}, "towers.c-foot1: there is no square 'M5'"),
    ({"towers": {"c-foot1": "E5", "c-foot2": "E5"}, "round": 1}, "two towers stand on 'E5'"),
    ({"towers": {"c-foot1": "E5 3 tired"}, "round": 1}, "expected attacked:<round>"),
    ({"towers": {"c-gun1": "E5"}, "round": 1}, "gun"),
    (
        {"towers": {"c-foot1": "E5"}, "ground": {"E5": "lava"}, "round": 1},
        "ground.E5: expected one of",
    ),
    ({"towers": {"c-foot1": "E5"}, "ground": {"E5": "hill"}, "round": 1}, "stands where none can"),
    ({"towers": {"c-foot1": "E5"}, "round": 1, "turn": "swede"}, "turn: there is no seat 'swede'"),
    (
        {"towers": {"c-foot1": "E5"}, "round": 1, "captains": {"christian": {"hand": ["joker"]}}},
        "captains.christian: there is no card 'joker'",
    ),
    (
        {
            "towers": {"c-foot1": "E5"},
            "round": 1,
            "captains": {"christian": {"hand": ["zeal", "zeal"]}},
        },
        "the cards are not those of a deck; see 'zeal'",
    ),
    (
        {"towers": {"c-foot1": "E5"}, "round": 1, "stack": ["dance"]},
        "stack: there is no phase 'dance'",
    ),
    (
        {"towers": {"c-foot1": "E5"}, "round": 1, "stack": ["pick 0 0"]},
        "'pick' cannot stand at the bottom",
    ),
    (
        {"towers": {"c-foot1": "E5"}, "round": 1, "stack": ["round 4", "orders 0", "finish"]},
        "'finish' needs an army with a grey card",
    ),
    (
        {
            "towers": {"c-foot1": "E5"},
            "round": 1,
            "phase": "orders",
            "captains": {
                "christian": {"plan": {"foot": ["march", "zeal"]}, "played": {"foot": ["purple"]}}
            },
        },
        "a second card was laid",
    ),
    (
        {
            "towers": {"c-foot1": "E5"},
            "round": 1,
            "captains": {"christian": {"played": {"foot": ["green"]}}},
        },
        "a card of a secret plan",
    ),
    (
        {
            "towers": {"c-foot1": "E5"},
            "round": 1,
            "phase": "orders",
            "captains": {"christian": {"played": {"foot": ["blue"]}}},
        },
        "captains.christian: there is no colour 'blue'",
    ),
    ({"towers": {"c-foot1": "E5"}, "round": -1}, "round: expected 0 to"),
    ({"weather": "rain"}, "weather: there is no such field"),
]


@pytest.mark.parametrize(("fields", "said"), WRONG, ids=[said[:40] for _, said in WRONG])
def test_a_wrong_position_is_one_clear_line(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(DataError) as error:
        GAME.read_position({"game": "crescent", **fields})
    assert said in str(error.value)
    assert "\n" not in str(error.value)
