"""Steps and neighbours against their second derivation, in positions of random battles."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.games.panzer import naive
from tests.games.panzer.table import GAME
from vezerkar.core.chance import Seeded
from vezerkar.core.playout import next_seat
from vezerkar.games.panzer.rules.adjacency import neighbours
from vezerkar.games.panzer.rules.movement import steps
from vezerkar.games.panzer.setup import layout_of
from vezerkar.games.panzer.state import Front
from vezerkar.records.position import write_position

SCENARIOS = [info.id for info in GAME.scenarios()]
DECISIONS_BETWEEN = 20
POSITIONS = 6  # of each battle


def moments(scenario: str) -> Iterator[Front]:
    """Positions of a random battle, as far apart as to differ."""
    s = GAME.new(scenario, {}, Seeded(1))
    dice, pick = Seeded(2), Seeded(3)
    for decision in range(1, DECISIONS_BETWEEN * POSITIONS + 1):
        if not s.waiting:
            return
        seat = next_seat(s)
        actions = s.legal_actions(seat)
        s.apply_unchecked(seat, actions[pick.below(len(actions))], dice)
        if decision % DECISIONS_BETWEEN == 0:
            yield s


@pytest.mark.rule("PG-6.2.4", "PG-6.2.5", "PG-6.2.6", "PG-6.2.7", "PG-1.0.4", "PG-1.0.5")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_steps_and_neighbours_agree(
    scenario: str, record_property: Callable[[str, object], None]
) -> None:
    looked_at = 0
    for s in moments(scenario):
        looked_at += 1
        field, lexicon = naive.Field(write_position(GAME, s)), layout_of(s.board).lexicon
        units = [u for side in range(2) for u in s.units(side)]
        assert {lexicon.name("unit", u) for u in units} == set(field.at)
        for u in units:
            unit = lexicon.name("unit", u)
            assert {lexicon.name("tile", tile) for tile in steps(s, u)} == field.steps(unit), unit
            beside = neighbours(s, s.unit_tile[u], 1 - s.side(u))
            assert {lexicon.name("unit", v) for v in beside} == field.enemies_beside(unit), unit
    assert looked_at
    record_property("looked at", looked_at)
