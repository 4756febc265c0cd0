"""The rules that are cited: those that forbid a thing, and those that an action comes from."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hungary.combat_phase import HQS, axis_combat, soviet_combat
from tests.games.hungary.table import GAME, Table
from tests.games.hungary.test_supply import after_supply_phase, corps_in_stacks
from vezerkar.games.hungary.rules.replacements import GROUND
from vezerkar.games.hungary.terms import F_POINTS, NATIONS
from vezerkar.scene.scene import ActionView


def movement_phase(side: str, **units: str) -> Table:
    named = {name.replace("_", "-"): place for name, place in units.items()}
    return Table(units=named, phase=f"{side}-movement", turn=3)


def reasons(table: Table, text: str) -> list[tuple[str, dict[str, Any]]]:
    """Why not: the keys of the answers, with what they speak of."""
    action = table.layout.notation.parse(text)
    found = GAME.explain(table.s, table.seat(""), action)
    return [(reason.message.key, dict(reason.message.args)) for reason in found]


def action_rules(table: Table, action: str, seat: str = "") -> tuple[str, ...]:
    """The rules of an action."""
    return action_view(table, action, seat).rules


def action_view(table: Table, action: str, seat: str = "") -> ActionView:
    actions = GAME.scene(table.s, table.seat(seat)).actions
    return next(found for found in actions if found.action == action)


def prompt_rules(table: Table, seat: str = "") -> tuple[str, ...]:
    """The rules of the question."""
    return GAME.scene(table.s, table.seat(seat)).prompt.text.rules


def event_rules(table: Table, word: str, *actions: str, dice: str = "") -> list[tuple[str, ...]]:
    """The rules of the events of a kind, as the commands and as the table tell them."""
    table.do(*actions, dice=dice)
    step = table.session.steps[-1]
    story = [m.rules for m in GAME.story(step.before, step.events) if m.key == f"event-{word}"]
    plain = [GAME.tell(step.before, e.kind, e.args) for e in step.events]
    assert [m.rules for m in plain if m.key == f"event-{word}"] == story
    return story


# Movement


@pytest.mark.rule("HU-3.2.2", "HU-10.3.2")
def test_a_hq_is_told_what_stops_it_zones_a_river_or_both() -> None:
    zones = movement_phase("axis", DE_HQ6="1722", SU_67="1821", SU_68="1723", SU_HQ2="1719")
    zones.do("pick DE-HQ6")
    assert zones.refused("move DE-HQ6 1822") == ["HU-3.2.1", "HU-3.2.2"]
    river = Table(
        units={"DE-HQ6": "1721"}, phase="axis-movement", turn=3, control={"soviet": ["1620"]}
    )
    river.do("pick DE-HQ6")
    assert river.refused("move DE-HQ6 1720") == ["HU-10.3.2", "HU-7.2.3"]
    both = Table(
        units={"DE-HQ6": "1721", "SU-67": "1820", "SU-HQ2": "1719"},
        phase="axis-movement",
        turn=3,
        control={"soviet": ["1720"]},
    )
    both.do("pick DE-HQ6")
    assert set(both.refused("move DE-HQ6 1720")) >= {"HU-3.2.2", "HU-10.3.2"}


@pytest.mark.rule("HU-10.3.4", "HU-7.4.1")
def test_why_operational_movement_does_not_help() -> None:
    hq = movement_phase("soviet", SU_HQ2="1722")
    hq.do("pick SU-HQ2")
    assert hq.refused("operate SU-HQ2 1422") == ["HU-10.3.4"]
    corps = movement_phase("soviet", SU_30="1722", DE_15="1030")
    corps.do("pick SU-30")
    assert corps.can("move SU-30 1721")
    assert reasons(corps, "operate SU-30 1721")[0][0] == "why-move-reaches"
    points = corps.s.stack[F_POINTS] // 2
    key, args = reasons(corps, "move SU-30 0427")[0]
    assert (key, args["number"]) == ("why-too-far", points)
    key, args = reasons(corps, "operate SU-30 0427")[0]
    assert (key, args["number"]) == ("why-too-far", 2 * points)
    ring = {"DE_15": "1620", "DE_46": "1724", "DE_75": "1921", "DE_76": "1924", "DE_96": "1523"}
    pocket = movement_phase("soviet", SU_30="1822", DE_HQ6="1226", **ring)
    pocket.do("pick SU-30")
    assert "HU-3.2.1" in pocket.refused("operate SU-30 1819")


@pytest.mark.rule("HU-7.1.6")
def test_a_group_that_has_stopped_is_told_so() -> None:
    table = movement_phase("axis", DE_1PZ="1724", SU_30="1821", SU_HQ2="1719", DE_HQ6="1226")
    table.do("pick DE-1PZ", "move DE-1PZ 1722")
    assert table.actions("blitz")
    assert table.refused("move DE-1PZ 1723") == ["HU-7.1.6"]


# Attacks


@pytest.mark.rule("HU-12.2.1.7", "HU-12.2.2.4")
def test_the_rising_keeps_partisans_and_hungarians_from_attacking() -> None:
    far = {"DE-HQ8": "0727", "SU-HQ4": "0208"}
    units = {"SK-2": "0624", "SK-1": "0523", "DE-15": "0625", "DE-46": "0524", **far}
    table = Table(units=units, phase="soviet-combat", turn=3)
    assert set(table.refused("announce 0625")) == {"HU-12.2.1.7", "HU-12.2.1.2"}
    mixed = Table(units={**units, "SU-30": "0725"}, phase="soviet-combat", turn=3)
    mixed.declare("0625")
    assert "HU-12.2.1.7" in mixed.refused("join SK-2")
    hungarians = {"SK-1": "0523", "HU-6GH": "0524", "DE-15": "1822", "SU-30": "1821"}
    alone = Table(units={**hungarians, **far}, phase="axis-combat", turn=3)
    assert alone.refused("announce 0523") == ["HU-12.2.2.4"]


# Replacements


@pytest.mark.rule("HU-6.3.8", "HU-6.5.4", "HU-6.3.1", "HU-6.4.1", "HU-6.3.2")
def test_why_a_unit_is_neither_restored_nor_rebuilt() -> None:
    units = {"SU-HQ2": "2216", "DE-HQ6": "1129", "SU-30": "gone", "SU-67": "2217 1"}
    units |= {"SU-68": "due turn:9", "SU-83": "destroyed", "SU-11": "1030 1", "SU-6GIAD": "base"}
    table = Table(units=units, phase="replacements", turn=2, control={"soviet": ["2216"]})
    assert table.can("restore SU-67")
    assert table.refused("rebuild SU-30") == ["HU-6.3.8", "HU-6.5.4"]
    assert table.refused("rebuild SU-67") == ["HU-6.3.1", "HU-6.3.8"]
    assert table.refused("restore SU-68") == ["HU-6.4.1"]
    assert table.refused("restore SU-83") == ["HU-6.3.8"]
    assert table.refused("restore SU-6GIAD") == ["HU-6.3.1"]  # at full strength
    assert "HU-6.3.2" in table.refused("restore SU-11")
    table.s.points[GROUND + NATIONS.index("soviet")] = 0
    assert "HU-6.3.6" in table.refused("restore SU-83")  # a click on it: no points are left


# Settings, questions and events


@pytest.mark.rule("HU-8.5.3", "HU-8.5.4", "HU-8.6.1", "HU-8.6.2", "HU-8.6.3")
def test_breakthrough_and_exploitation_cite_their_own_rules() -> None:
    units = {"SU-9GMK": "1821", "SU-2GMK": "1821", "SU-4GMK": "1821", "HU-66HH": "1822"}
    table = soviet_combat(units={**units, "SU-5GTK": "1820"})
    table.attack("1822", "SU-9GMK", "SU-2GMK", "SU-4GMK", dice="5")
    table.do("lose SU-4GMK")
    table.do("pick SU-9GMK")
    assert {"HU-8.5.3", "HU-8.5.4"} <= set(action_rules(table, "move SU-9GMK 1723"))
    assert {"HU-8.5.3", "HU-8.5.4"} <= set(prompt_rules(table))
    assert event_rules(table, "broke-through", "move SU-9GMK 1723") == [("HU-8.5.3", "HU-8.5.4")]
    table.do("done")
    assert action_rules(table, "pick SU-5GTK") == ("HU-8.6.1",)
    assert prompt_rules(table) == ("HU-8.6.1",)
    table.do("pick SU-5GTK")
    assert (
        action_rules(table, "move SU-5GTK 1822") == prompt_rules(table) == ("HU-8.6.2", "HU-8.6.3")
    )
    plain = movement_phase("soviet", SU_30="1722")
    plain.do("pick SU-30")
    assert action_rules(plain, "move SU-30 1721") == ("HU-7.1.1", "HU-3.2.1")


@pytest.mark.rule("HU-9.2.1", "HU-5.3.5")
def test_the_air_plan_and_the_shortage_cite_their_own_rules() -> None:
    table = Table.new("campaign")
    assert table.phase == "air"
    assert prompt_rules(table) == action_rules(table, table.actions("pick")[0]) == ("HU-9.2.1",)
    assert action_rules(table, "ready") == ("HU-9.2.1",)
    short = after_supply_phase(units={"SU-HQ2": "1724", **corps_in_stacks(12)})
    assert short.phase == "shortage"
    assert action_rules(short, "ready") == ("HU-5.3.5",)


@pytest.mark.rule("HU-6.3.3", "HU-6.3.11", "HU-6.4.1")
def test_a_rebuilt_unit_returns_by_other_rules_than_a_reinforcement_arrives() -> None:
    units = {"SU-HQ2": "2216", "DE-HQ6": "1129", "SU-67": "destroyed"}
    table = Table(units=units, phase="replacements", turn=2, control={"soviet": ["2216"]})
    table.do("rebuild SU-67")
    assert event_rules(table, "returned", "place SU-67 2217") == [("HU-6.3.3", "HU-6.3.11")]
    due = Table(units={**units, "SU-68": "due turn:2"}, phase="reinforcements", turn=2)
    assert event_rules(due, "arrived", "place SU-68 2301") == [("HU-6.4.1",)]


@pytest.mark.rule("HU-5.8.1.7", "HU-5.8.1.14")
def test_trucks_that_are_attacked_alone_are_lost_by_another_rule_than_those_with_units() -> None:
    alone = soviet_combat(units={"SU-30": "1821"}, trucks={"axis": ["1822"]})
    alone.declare("1822")
    assert event_rules(alone, "trucks-beaten", "join SU-30", dice="6") == [("HU-5.8.1.7",)]
    units = {"DE-LAH": "1822", "DE-DR": "1822", "SU-83": "1821"}
    guarded = axis_combat(units={**units, **HQS}, trucks={"soviet": ["1821"]})
    guarded.declare("1821")
    guarded.do("join DE-LAH", "join DE-DR")
    assert event_rules(guarded, "trucks-gone", "bid 0", dice="3") == [("HU-5.8.1.14",)]


@pytest.mark.rule("HU-10.5.2", "HU-10.5.1")
def test_an_exchange_between_full_headquarters_cites_its_rule_until_it_is_finished() -> None:
    units = {"SU-HQ2": "1719", "SU-HQ4": "1720", "SU-6GIAD": "base", "SU-30": "1720"}
    units |= {f"SU-{n}": "base hq:SU-HQ4" for n in ("10GIAD", "15IAD", "224SH", "321BAD")}
    table = Table(units=units, phase="transfers", turn=2)
    assert action_rules(table, "base SU-6GIAD SU-HQ4") == ("HU-10.5.1", "HU-10.5.2")
    table.do("base SU-6GIAD SU-HQ4")  # one too many, for the moment
    prompt = GAME.scene(table.s, table.seat("")).prompt.text
    assert (prompt.key, prompt.rules) == ("ask-transfers-exchange", ("HU-10.5.2",))
    assert prompt.args["unit"] == "unit:SU-HQ4"
    assert action_rules(table, "base SU-10GIAD SU-HQ2") == ("HU-10.5.2",)
    assert reasons(table, "done") == [("why-crowded-hq", {"unit": "unit:SU-HQ4"})]
    table.do("base SU-10GIAD SU-HQ2")
    assert table.can("done")


@pytest.mark.rule("HU-7.4.1", "HU-7.4.7", "HU-7.4.8")
def test_rail_moves_and_doubled_moves_are_told_apart() -> None:
    soviet = movement_phase("soviet", SU_30="1722", DE_15="1030")
    soviet.do("pick SU-30")
    far = soviet.actions("operate")[0]
    view = action_view(soviet, far)
    assert view.text.key == "action-operate-doubled"
    assert set(view.rules) == {"HU-7.4.1", "HU-7.4.3"}
    near = soviet.copy()
    near.do(near.actions("move")[0])
    step = near.session.steps[-1]
    assert "event-moved" in [message.key for message in GAME.story(step.before, step.events)]
    soviet.do(far)
    step = soviet.session.steps[-1]
    told = GAME.story(step.before, step.events)
    assert told[0].key == "event-moved-doubled"
    assert "HU-7.4.1" in told[0].rules
    axis = movement_phase("axis", DE_15="1129", SU_30="1722")
    axis.do("pick DE-15")
    rail = axis.actions("operate")[0]
    assert action_view(axis, rail).text.key == "action-operate-rail"
    assert set(action_rules(axis, rail)) == {"HU-7.4.7", "HU-7.4.8"}
    axis.do(rail)
    step = axis.session.steps[-1]
    assert GAME.story(step.before, step.events)[0].key == "event-moved-by-rail"
