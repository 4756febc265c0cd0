"""Copies of a state, and what the judge may look at."""

from __future__ import annotations

import pytest

from tests.games.hungary.table import GAME
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.playout import playout
from vezerkar.games.hungary.ai.weights import judge_with
from vezerkar.games.hungary.invariants import check_ground, check_picks
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, F_PHASE, P_MOVE, SOVIET


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


def test_who_may_move_next_is_kept_from_move_to_move() -> None:
    s = GAME.new("puszta", {}, Seeded(1))
    assert isinstance(s, Campaign)
    dice, pick = Seeded(2), Seeded(3)
    kept = 0
    for _ in range(500):
        before = s.pick_cache
        playout(s, dice, pick, 1)
        check_picks(s)
        check_ground(s, AXIS)
        check_ground(s, SOVIET)
        if s.stack[F_PHASE] == P_MOVE and before is not None and s.pick_cache is not None:
            kept += before.enemy is s.pick_cache.enemy
    assert kept > 50


def test_a_wrong_memory_of_who_may_move_next_is_noticed() -> None:
    s = GAME.new("puszta", {}, Seeded(1))
    assert isinstance(s, Campaign)
    while s.pick_cache is None:
        playout(s, Seeded(2), Seeded(3), 1)
    check_picks(s)
    s.pick_cache.open_piles = [*s.pick_cache.open_piles, 0]
    with pytest.raises(AssertionError, match="move together"):
        check_picks(s)


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
