"""Refusals, questions, actions and events cite the rule of their moment."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.panzer.solo_table import mid_battle
from tests.games.panzer.table import GAME, Table
from vezerkar.core.chance import Script

PUMA = {"u1": "sdkfz_234_puma D4", "u2": "riflemen D3", "u3": "stab D5", "u4": "pz_iv C5"}


def why(table: Table, text: str) -> tuple[str, str]:
    """The reason against an action and the first rule it cites."""
    action = table.layout.notation.parse(text)
    seat = table.s.actors()[0]
    assert action not in table.s.legal_actions(seat)
    message = GAME.explain(table.s, seat, action)[0].message
    return message.key, message.rules[0]


def german(units: dict[str, str] = PUMA, **fields: Any) -> Table:
    return Table("minsk", units, **{"active": "german", "turn": 2, **fields})


def with_extra(kind: str, **fields: Any) -> Table:
    return german(stack=["turn", "close 0", "operations 1", f"extra u1 {kind}"], **fields)


@pytest.mark.rule("PG-6.2.29", "PG-5.4.55", "PG-5.4.64", "PG-5.4.43")
@pytest.mark.parametrize(
    ("kind", "action", "reason"),
    [
        ("any", "move u4 C4", ("why-another-first", "PG-6.2.29")),
        ("any", "dig u4", ("why-another-first", "PG-6.2.29")),
        ("any", "transfer u3 u1 move", ("why-another-first", "PG-6.2.29")),
        ("any", "jump u1 D2", ("why-extra-jump", "PG-5.4.55")),
        ("move", "attack u1 u2", ("why-extra-kind", "PG-6.2.29")),
        ("move", "dig u1", ("why-extra-kind", "PG-6.2.29")),
        ("fire", "move u1 C4", ("why-extra-kind", "PG-6.2.29")),
    ],
)
def test_during_an_extra_action(kind: str, action: str, reason: tuple[str, str]) -> None:
    assert why(with_extra(kind), action) == reason


@pytest.mark.rule("PG-5.4.43")
@pytest.mark.parametrize(
    ("action", "key"),
    [
        ("move u4 C4", "why-another-first"),
        ("attack u1 u2", "why-second-step"),
        ("dig u1", "why-second-step"),
    ],
)
def test_between_two_steps(action: str, key: str) -> None:
    units = {**PUMA, "u1": "pz_ii D4 moved"}
    table = german(units, stack=["turn", "close 0", "operations 1", "second-step u1"])
    assert why(table, action) == (key, "PG-5.4.43")


@pytest.mark.rule("PG-5.4.55", "PG-5.4.64", "PG-6.2.15")
def test_a_whole_activation_is_used_up_by_a_jump_a_transfer_or_digging() -> None:
    jumped = german()
    jumped.do("jump u1 C3", loose=True)
    assert why(jumped, "move u1 C4") == ("why-spent", "PG-5.4.55")
    given = german()
    given.do("transfer u3 u1 move")
    given.do("done")
    assert why(given, "move u3 E5") == ("why-spent", "PG-5.4.64")
    dug = german()
    dug.do("dig u3")
    assert why(dug, "move u3 E5") == ("why-spent", "PG-6.2.15")
    dug.do("dig u1")
    assert why(dug, "move u1 E4") == ("why-spent", "PG-6.2.15")


@pytest.mark.rule("PG-6.2.24")
def test_a_new_scout_car_may_not_jump_for_being_new() -> None:
    units = {**PUMA, "u1": "sdkfz_234_puma D4 spent fresh"}
    assert why(german(units), "jump u1 D2") == ("why-fresh", "PG-6.2.24")


@pytest.mark.rule("PG-5.4.12", "PG-5.4.42")
def test_mud_is_the_reason_where_it_holds_a_unit_back() -> None:
    units = {**PUMA, "u1": "pz_iv D4 moved", "u5": "grenadiers C3 moved"}
    table = german(units, weather=["mud"])
    assert why(table, "attack u1 u2") == ("why-mud", "PG-5.4.12")
    assert why(table, "attack u5 u2") == ("why-one-action", "PG-5.4.42")


def shop(phase: int) -> Table:
    return german(phase="shop", stack=["turn", "close 1", f"shop {phase}"], prestige={"german": 9})


@pytest.mark.rule("PG-6.1.5", "PG-6.3.3")
def test_cards_are_bought_by_the_rule_of_the_phase() -> None:
    assert why(shop(3), "purchase german") == ("why-actions-only", "PG-6.3.3")
    for phase, rule in ((1, "PG-6.1.5"), (3, "PG-6.3.3")):
        seen = GAME.scene(shop(phase).s, 0)
        assert seen.prompt.text.rules == (rule,)
        assert {view.rules for view in seen.actions} == {(rule,)}
        assert told(shop(phase), "purchase actions")["event-purchased"] == (rule,)


def told(table: Table, action: str, chance: str = "") -> dict[str, tuple[str, ...]]:
    """The rules of the events that an action leads to, by how they are told."""
    table.session.chance = Script(table.results(chance) + [0] * 99)
    step = table.session.apply_text(table.s.actors()[0], action)
    return {message.key: message.rules for message in GAME.story(step.before, step.events)}


@pytest.mark.rule("PG-9.2.3.8", "PG-9.1.5.5")
def test_a_search_cites_the_battle_that_allows_it() -> None:
    volkhov = Table.opened("solo_volkhov")
    volkhov.do_seeded("row a")
    kharkov = Table.opened("kharkov")
    for table, rule in ((volkhov, "PG-9.2.3.8"), (kharkov, "PG-9.1.5.5")):
        while table.phase != "search":
            ends = [x for x in table.actions() if x == "ready"]
            table.do_seeded((ends or table.actions())[0])
        seen = GAME.scene(table.s, table.s.actors()[0])
        assert seen.prompt.text.rules == (rule,)
        assert {view.rules for view in seen.actions} == {(rule,)}
        assert told(table, table.actions()[0])["event-searched"] == (rule,)
        assert why(table, "search bluff") == ("why-not-in-deck", rule)


@pytest.mark.rule("PG-9.1.2.3", "PG-9.1.6.4")
@pytest.mark.parametrize(("slug", "rule"), [("kursk", "PG-9.1.2.3"), ("minsk", "PG-9.1.6.4")])
def test_one_more_turn_cites_its_battle(slug: str, rule: str) -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D2"}
    stack = ["turn", "close 1", "shop 3"]
    table = Table(slug, units, active="german", first="soviet", turn=6, stack=stack)
    assert told(table, "done", "t-2")["event-extended"] == (rule,)


@pytest.mark.rule("PG-9.2.0.6", "PG-9.2.0.8")
def test_cards_of_the_non_player_side_cite_their_deck() -> None:
    stack = ["turn", "close 1", "shop 3"]
    empty = mid_battle("solo_narva", {"u1": "pz_iv A5"}, stack=stack, prestige={"german": 9})
    rules = told(empty, "done", "command:attack-2")
    assert rules["event-npc-card"] == rules["event-no-effect"] == ("PG-9.2.0.6",)
    fight = mid_battle("solo_narva", {"u1": "pz_iv C5", "u2": "kv_1 C4"})
    rules = told(fight, "attack u1 u2", "target:take_cover-1 target:off_target-1")
    assert rules["event-npc-card"] == rules["event-no-effect"] == ("PG-9.2.0.8",)


@pytest.mark.rule("PG-5.4.13", "PG-7.11.2")
def test_passing_cites_what_is_passed_on() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3"}
    hands = {"german": ["accuracy+0"], "soviet": ["snowstorm+1"]}
    table = german(units, hands=hands, stack=["turn", "close 0", "operations 0", "weather soviet"])
    passing = [view for view in GAME.scene(table.s, 1).actions if view.action == "pass"]
    assert [view.rules for view in passing] == [("PG-5.4.13",)]
    table.do("pass")
    table.do("attack u1 u2")
    assert table.phase == "cards"
    passing = [view for view in GAME.scene(table.s, 0).actions if view.action == "pass"]
    assert "PG-7.11.2" in passing[0].rules
