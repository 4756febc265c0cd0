"""The rules against their second derivation, over many positions of random games."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.hungary import naive
from tests.games.hungary.table import COLUMNS, GAME, Table, named
from vezerkar.core.chance import Script, Seeded
from vezerkar.core.playout import next_seat
from vezerkar.core.session import Session
from vezerkar.games.hungary.rules.attacks import attackable, strikers
from vezerkar.games.hungary.rules.movement import ends, explore, far_walk, plain_walk
from vezerkar.games.hungary.rules.supply import find_sources
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, SOVIET
from vezerkar.records.position import read_position, write_position

STARTS = ("puszta", "konrad", "citadella")
MOMENTS = (120, 330)  # decisions into a random game
MORE_MOMENTS = range(40, 300, 20)


@cache
def random_position(scenario: str, decisions: int) -> str:
    """A position of a random game as text."""
    s = GAME.new(scenario, {}, Seeded(decisions))
    dice, pick = Seeded(1), Seeded(2)
    for _ in range(decisions):
        seat = next_seat(s)
        actions = s.legal_actions(seat)
        s.apply_unchecked(seat, actions[pick.below(len(actions))], dice)
    return write_position(GAME, s)


def table_at_random(scenario: str, decisions: int) -> Table:
    table = Table.__new__(Table)
    _, state = read_position(random_position(scenario, decisions))
    assert isinstance(state, Campaign)
    table.session = Session.from_state(GAME, state, Script([]))
    return table


CASES = [(scenario, n) for scenario in STARTS for n in MOMENTS]
MORE_CASES = [
    pytest.param(scenario, n, marks=pytest.mark.soak)
    for scenario in STARTS
    for n in MORE_MOMENTS
    if n not in MOMENTS
]


@pytest.mark.parametrize(("scenario", "decisions"), [*CASES, *MORE_CASES])
def test_reach_agrees(scenario: str, decisions: int) -> None:
    table = table_at_random(scenario, decisions)
    p = naive.Position(table)
    s = table.s
    names = [n for n in p.at if naive.UNITS[n].type != "partisan"]
    for name in names[:: max(1, len(names) // 30)]:
        unit = naive.UNITS[name]
        if unit.nation == "hungarian" and s.board.rising and not s.zone_open:
            continue  # the zone of the rising is tested by itself
        units = [table.u(name)]
        near = ends(s, units, explore(s, plain_walk(s, units, 0)), False)
        assert {table.name("hex", h) for h in near} == naive.reach(p, name), name
        walk = far_walk(s, units, 0)
        if walk is not None:
            far = {table.name("hex", h) for h in ends(s, units, explore(s, walk), True)}
            assert far == naive.reach(p, name, far=True), name
        elif unit.type != "hq":
            assert naive.beside_enemy(p, p.at[name], unit.side)


@pytest.mark.parametrize(("scenario", "decisions"), CASES)
def test_supply_agrees(scenario: str, decisions: int) -> None:
    table = table_at_random(scenario, decisions)
    p = naive.Position(table)
    hqs = [name for name in p.at if naive.UNITS[name].type == "hq"]
    assert {hq: table.hq(hq) for hq in hqs} == {hq: naive.hq_state(p, hq) for hq in hqs}
    sources = find_sources(table.s)
    board = table.s.board
    axis = {table.name("unit", u) for u in board.combat_units[AXIS] if sources[u] != -1}
    assert axis == naive.axis_supplied(p)
    served = sum(sources[u] != -1 for u in board.combat_units[SOVIET])
    assert served == naive.soviet_supplied(p)


@pytest.mark.parametrize(("scenario", "decisions"), CASES)
def test_odds_agree(scenario: str, decisions: int) -> None:
    table = table_at_random(scenario, decisions)
    p = naive.Position(table)
    ground = ("city", "terrain", "river", "fort-line", "concentric")
    compared = 0
    for side in (AXIS, SOVIET):
        table.s.active = side
        for h in attackable(table.s, side, -1)[:12]:
            units = [table.name("unit", u) for u in strikers(table.s, side, h)]
            target = table.name("hex", h)
            if not any(u.type != "hq" for u in p.units_in(target)):
                continue
            found = table.sum_of(target, *units)
            attack, defence, column, shifts = naive.column(p, target, units)
            assert (found.attack, found.defence) == (attack, defence)
            mine = {kind: value for kind, value in named(found).items() if kind in ground}
            assert mine == shifts
            if set(named(found)) <= set(ground):
                assert COLUMNS[found.column] == column
            compared += 1
    assert compared
