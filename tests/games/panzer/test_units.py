"""Every unit card by its name: it can be deployed, it acts, supports and fights by its numbers."""

from __future__ import annotations

import pytest

from tests.games.panzer.table import START_ROWS_ONLY, Table
from vezerkar.games.panzer.schema.load import load_data
from vezerkar.games.panzer.schema.pieces import UnitCard

UNITS = load_data().units
ENEMY = {"german": "t_26", "soviet": "pz_ii"}
each = pytest.mark.parametrize("unit", UNITS, ids=[unit.id for unit in UNITS])


@each
@pytest.mark.rule("PG-5.1.1", "PG-6.2.22", "PG-5.4.48")
def test_it_is_deployed_for_its_cost(unit: UnitCard) -> None:
    table = Table("minsk", {}, active=unit.side, hands={unit.side: [unit.id]})
    cell = "B5" if unit.side == "german" else "B1"
    table.do(f"deploy {unit.id} {cell} full")
    assert table.on(cell) == unit.id
    assert table.prestige(unit.side) == 20 - unit.prestige
    assert table.morale("u1") == unit.morale


@each
@pytest.mark.rule("PG-7.2.1", "PG-7.6.1", "PG-5.1.2")
def test_it_fires_and_defends_by_its_numbers(unit: UnitCard) -> None:
    units = {"u1": f"{unit.id} D4", "u2": f"{ENEMY[unit.side]} E4"}
    table = Table("minsk", {**units, "u2": f"{ENEMY[unit.side]} C4"}, active=unit.side)
    happened = table.fight("attack u1 u2")
    if table.phase == "drawn":
        happened += table.fight("pass")
    assert f"sheet marker:fire line:attack {unit.attack_hard} {unit.attack_hard}" in happened
    other = "soviet" if unit.side == "german" else "german"
    table = Table("minsk", {**units, "u2": f"{ENEMY[unit.side]} C4"}, active=other)
    happened = table.fight("attack u2 u1")
    if table.phase == "drawn":
        happened += table.fight("pass")
    assert f"sheet marker:target line:defense {unit.defense} {unit.defense}" in happened
    enemy = next(each for each in UNITS if each.id == ENEMY[unit.side])
    attack = enemy.attack_hard if unit.target == "hard" else enemy.attack_soft
    assert f"sheet marker:fire line:attack {attack} {attack}" in happened


@each
@pytest.mark.rule("PG-5.4.59", "PG-5.4.60")
def test_it_supports_by_its_number(unit: UnitCard) -> None:
    friend = "pz_iv" if unit.side == "german" else "kv_1"
    units = {"u1": f"{friend} D4", "u2": f"{ENEMY[unit.side]} C4", "u3": f"{unit.id} C5"}
    table = Table("minsk", units, active=unit.side)
    happened = table.fight("attack u1 u2")
    assert any(
        line.startswith(f"sheet marker:fire line:support {unit.support} ") for line in happened
    )


@each
@pytest.mark.rule("PG-5.4.41", "PG-5.4.42", "PG-5.4.43", "PG-6.2.5")
def test_it_moves_as_its_card_says(unit: UnitCard) -> None:
    units = {"u1": f"{unit.id} C4", "u2": f"{ENEMY[unit.side]} D3"}
    table = Table("minsk", units, active=unit.side, control=START_ROWS_ONLY)
    can = unit.abilities
    steps = table.last_words("move", "u1")
    assert ("B5" in steps) == ("diagonal_move" in can)
    table.do("move u1 D4")
    if table.phase == "react":
        table.do("pass")
    assert (table.phase == "second-step") == ("moves_twice" in can)
    if table.phase == "second-step":
        table.do("done")
    assert table.can("attack u1 u2") == ("moves_and_fires" in can)
