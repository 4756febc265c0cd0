"""The look of a piece is one number: every part of it has room, whatever happens to the piece."""

from __future__ import annotations

import pytest

from vezerkar.core.chance import Seeded
from vezerkar.core.registry import find_game
from vezerkar.games.hungary import terms
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.view import looks

GAME = find_game("hungary")
LAST_TURN = 64  # no battle lasts so long


@pytest.mark.parametrize("scenario", [each.id for each in GAME.scenarios()])
def test_no_part_of_a_look_runs_into_the_next(scenario: str) -> None:
    s = GAME.new(scenario, {}, Seeded(1))
    assert isinstance(s, Campaign)
    board, sectors = s.board, len(GAME.notation(s).lexicon.names("sector"))
    assert terms.FULLY + 1 < 1 << looks.BASE - looks.HQ_STATE
    assert board.unit_count + 1 < 1 << looks.FLAGS - looks.BASE
    assert 1 << len(terms.STATES) <= 1 << looks.STEPS_BIT - looks.FLAGS
    assert max(board.unit_full) < 1 << looks.PLACE - looks.STEPS_BIT
    assert len(s.at) <= looks.ARRIVES
    assert board.last_turn < LAST_TURN <= looks.DESTROYED - looks.ARRIVES
    assert looks.FLIES + sectors <= 1 << looks.UNIT - looks.PLACE
    assert board.unit_count << looks.UNIT < looks.TRUCK
    assert len(s.at) << 1 < 1 << looks.TRUCK_NUMBER
