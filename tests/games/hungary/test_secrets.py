"""HU-14.3: what is hidden shows nowhere, not even in the answer to a question."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.games.hungary.combat_phase import axis_combat
from tests.games.hungary.table import GAME, Table
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import pack
from vezerkar.games.hungary.rules.air import has_slot
from vezerkar.games.hungary.terms import SIDES, VERBS

GUESSES = 3


def questions(table: Table) -> Iterator[int]:
    """Everything one could ask for that speaks of aircraft, sectors and numbers, and much else."""
    board = table.s.board
    air = [*board.air_units[0], *board.air_units[1]]
    values = {
        "unit": [*air, board.hqs[0][0], board.hqs[1][0]],
        "hex": [table.h("1722"), table.h("1821")],
        "sector": [0, 4, 11],
        "number": [0, 1, 2, 9],
    }
    for verb, form in enumerate(VERBS):
        first, second = ([*(values[kind] for kind in form.kinds), [0], [0]])[:2]
        for a in first:
            for b in second:
                yield pack(verb, a, b, 0)


def assert_same_answers(table: Table, seat: int) -> None:
    """No guess that a seat can make gives other reasons than the truth."""
    told = {action: GAME.explain(table.s, seat, action) for action in questions(table)}
    for n in range(GUESSES):
        other = GAME.guess(table.s, seat, Seeded(n))
        for action, reasons in told.items():
            assert GAME.explain(other, seat, action) == reasons, GAME.notation(other).spell(action)


def in_the_air() -> Table:
    """Two fighters of each side over A1, about to choose their targets."""
    units = {"SU-6GIAD": "base in:A1", "SU-13GIAD": "base in:A1", "SU-HQ2": "1719"}
    units |= {"DE-JG52": "base in:A1", "DE-JG53": "base in:A1", "DE-HQ6": "1226", "SU-30": "1712"}
    table = Table(units=units, phase="air-battles", turn=3)
    while table.phase == "recall":
        table.do("done")
    assert table.phase == "targets"
    return table


def bidding() -> Table:
    """Trucks of both sides can reach the battle."""
    units = {"DE-15": "1822", "DE-46": "1822", "SU-30": "1821"}
    table = axis_combat(units=units, trucks={"axis": ["1822", "1822"], "soviet": ["1821", "1820"]})
    table.attack("1821", "DE-15", "DE-46")
    assert table.phase == "bid"
    return table


@pytest.mark.rule("HU-14.3", "HU-9.2.1")
def test_no_answer_tells_how_far_the_air_plan_of_the_other_side_has_come() -> None:
    table = Table.new("campaign")
    fly = table.layout.notation.parse("fly SU-10GIAD A2")
    axis_seat = table.seat("axis")
    before = GAME.explain(table.s, axis_seat, fly)
    fourth = table.u("SU-HQ4")
    for unit in [u for u in table.s.board.air_units[1] if table.s.base[u] == fourth][:4]:
        name = table.name("unit", unit)
        table.do(f"pick {name}", f"fly {name} A2", seat="soviet")
        assert GAME.explain(table.s, axis_seat, fly) == before
        assert_same_answers(table, axis_seat)
    assert not has_slot(table.s, table.u("SU-10GIAD"))
    assert "HU-1.3.1" in table.refused("fly SU-10GIAD A2", "axis")


@pytest.mark.rule("HU-14.3", "HU-9.5.1", "HU-5.8.1.3")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("position", [in_the_air, bidding])
def test_no_answer_tells_what_the_other_side_has_chosen_in_secret(
    position: Callable[[], Table], side: str
) -> None:
    table = position()
    other = SIDES[1 - SIDES.index(side)]
    assert_same_answers(table, table.seat(side))
    while table.actions(seat=other) and table.phase in ("targets", "bid"):
        table.do(table.actions(seat=other)[-1], seat=other)
        if table.phase in ("targets", "bid"):
            assert_same_answers(table, table.seat(side))
