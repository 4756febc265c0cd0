"""Every question and every answer names the rules that stand behind it, there and then."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.playing import march, play, roll, with_card
from tests.games.memoir.table import GAME, Table
from vezerkar.games.memoir.view.actions import action_views
from vezerkar.games.memoir.view.prompts import Question
from vezerkar.scene.scene import ActionView

FAR_AWAY = "infantry A9"


def view_of(table: Table, action: str) -> ActionView:
    """An action as the seat sees it; the list of rules is the same wherever it is asked for."""
    seat = table.s.actors()[0]
    found = next(c for c in action_views(table.s, seat) if c.action == action)
    assert found.rules == GAME.rules_of(table.s, table.layout.notation.parse(action))
    return found


def cited(table: Table, action: str) -> set[str]:
    return {rule.removeprefix("M44-") for rule in view_of(table, action).rules}


def asked(table: Table) -> set[str]:
    """The rules of the question."""
    rules = Question(table.s).prompt(table.s.actors()[0]).text.rules
    return {rule.removeprefix("M44-") for rule in rules}


@pytest.mark.parametrize(
    ("fields", "rules"),
    [
        ({"phase": "order", "card": "probe_center"}, {"2.6"}),
        ({"phase": "move", "ordered": ["al01"]}, {"3.3", "3.5"}),
        ({"phase": "battle", "ordered": ["al01"]}, {"4.4"}),
        ({"stack": ["draw", "naming 2:allies 4"]}, {"K.11"}),
        ({"stack": ["draw", "dig 4"], "card": "dig_in"}, {"K.33"}),
        ({"stack": ["draw", "heal"], "card": "medics_and_mechanics"}, {"K.39", "2.6"}),
    ],
)
def test_an_end_before_all_is_done_has_the_rule_of_its_step(
    fields: dict[str, Any], rules: set[str]
) -> None:
    units = {
        "al01": "infantry G5 2",
        "al02": "infantry C3",
        "ax01": "infantry g6",
        "ax02": FAR_AWAY,
    }
    assert cited(Table(units=units, active="allies", **fields), "done") == rules


def test_a_chief_ends_his_commands_by_the_rule_of_his_cards() -> None:
    hands = {"allies": ["attack_left", "probe_left"], "axis": ["probe_left"]}
    table = Table(scenario="omaha-beach-overlord", active="allies", phase="command", hands=hands)
    table.do("hand attack_left z1")
    assert cited(table, "done") == {"A3.14"}


@pytest.mark.rule("M44-K.24")
def test_the_second_move_of_behind_enemy_lines_has_its_own_rules() -> None:
    units = {"al01": "infantry G5", "ax01": "infantry g8", "ax02": "infantry M9"}
    table = with_card("behind_enemy_lines", units)
    play(table, "behind_enemy_lines", "al01")
    assert (asked(table), cited(table, "pick al01")) == ({"3.1"}, {"3.1"})
    assert cited(table, "done") == {"3.3", "3.5"}
    march(table, "al01", "G7")
    roll(table, "attack al01 ax01", "infantry star star star")
    assert (asked(table), cited(table, "pick al01")) == ({"K.24", "K.26"}, {"K.24", "K.26"})
    assert cited(table, "done") == {"K.24", "3.3"}
    table.do("pick al01")
    assert (asked(table), cited(table, "move al01 J7")) == ({"K.24", "K.26"}, {"K.24", "K.26"})


TANKS = {"al01": "armor G5", "ax01": "infantry g6 1", "ax02": "infantry H7", "ax03": FAR_AWAY}


@pytest.mark.rule("M44-4.72")
def test_an_overrun_is_asked_for_and_declined_by_its_own_rules() -> None:
    table = Table(units=TANKS, phase="battle", ordered=["al01"])
    roll(table, "attack al01 ax01", "grenade star star")
    assert cited(table, "stay") == {"4.62"}
    assert view_of(table, "advance al01 g6").marks == ("untold", "overrun")
    table.do("advance al01 g6")
    assert asked(table) == {"4.72", "4.76"}
    assert cited(table, "stay") == {"4.72", "4.4"}


@pytest.mark.rule("M44-K.21")
def test_the_second_battle_of_artillery_bombard_has_its_own_rules() -> None:
    units = {"al01": "artillery G5", "ax01": "infantry I5", "ax02": FAR_AWAY}
    table = Table(units=units, card="artillery_bombard", phase="battle", ordered=["al01"])
    roll(table, "attack al01 ax01", "star star star")
    assert asked(table) == {"K.21", "K.22"}
    assert cited(table, "stay") == {"K.21", "4.4"}


@pytest.mark.rule("M44-4.72", "M44-A2.34")
def test_ground_taken_in_the_sea_promises_no_overrun() -> None:
    table = Table(
        scenario="omaha-beach",
        active="axis",
        phase="battle",
        units={"ax90": "armor G3 3", "al90": "infantry g2 1"},
        ordered=["ax90"],
    )
    roll(table, "attack ax90 al90", "grenade star star")
    assert view_of(table, "advance ax90 g2").marks == ("untold",)
    roll(table, "advance ax90 g2", "")
    assert table.active == "allies"


@pytest.mark.rule("M44-F.19")
def test_a_card_that_is_played_as_another_has_the_rules_of_the_other() -> None:
    hands = {"allies": ["air_power", "probe_left"], "axis": ["probe_left"]}

    def air_power(scenario: str) -> set[str]:
        table = Table(scenario=scenario, active="allies", phase="play", hands=hands)
        return cited(table, "play air_power")

    assert air_power("bastogne-corridor-west") == {"1.1", "F.19", "K.21"}
    assert air_power("pegasus-bridge") == {"1.1", "K.11", "K.12"}
