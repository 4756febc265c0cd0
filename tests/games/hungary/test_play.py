"""Copies of a state, and what the judge may look at."""

from __future__ import annotations

import pytest

from tests.games.hungary.table import GAME
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.playout import playout
from vezerkar.games.hungary.ai.weights import judge_with
from vezerkar.games.hungary.state import Campaign


def test_a_copy_shares_nothing_that_changes() -> None:
    s = GAME.new("puszta", {}, Seeded(1))
    playout(s, Seeded(2), Seeded(3), 90)
    assert isinstance(s, Campaign)
    t = s.clone()
    before = s.freeze()
    playout(t, Seeded(4), Seeded(5), 200)
    assert s.freeze() == before
    for name in Campaign.__slots__:
        assert hasattr(t, name)


def test_a_copy_stays_as_it_was_when_the_original_plays_on() -> None:
    """Copies share the lists of units until one of them changes a unit."""
    s = GAME.new("puszta", {}, Seeded(1))
    playout(s, Seeded(2), Seeded(3), 90)
    t = s.clone()
    before = s.freeze()
    playout(s, Seeded(4), Seeded(5), 200)
    assert t.freeze() == before


def test_the_judge_plans_for_the_side_that_is_asked() -> None:
    """While both sides plan in secret, the plan of one does not look at the front of the other."""
    s = GAME.new("puszta", {}, Seeded(1))
    assert s.actors() == [0, 1]
    s.apply_unchecked(1, s.legal_actions(1)[0], Seeded(2))
    both_plan = GAME.judge.priors_for(s, 1, s.legal_actions(1))
    s.apply_unchecked(0, s.legal_actions(0)[-1], Seeded(3))
    assert s.actors() == [1]
    assert GAME.judge.priors_for(s, 1, s.legal_actions(1)) == both_plan


def test_the_judge_asks_for_all_its_weights() -> None:
    with pytest.raises(DataError, match="expected exactly the weights"):
        judge_with({"scale": 1.0})
