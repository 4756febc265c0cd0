"""How actions are shown, in played battles."""

from __future__ import annotations

import pytest

from tests.games.crescent.battles import played
from vezerkar.core.kernel import verb_of
from vezerkar.games.crescent.view.actions import STEADY, ActionViews

STEPS_PLAYED = 300


@pytest.mark.parametrize("players", [2, 4])
def test_a_steady_view_is_the_one_that_would_be_made_now(players: int) -> None:
    """Views that are kept for a battlefield follow from the captain and the cubes alone."""
    kept = set()
    for seed in (1, 2):
        for s in played("open_field", players, seed, STEPS_PLAYED):
            for seat in s.actors():
                actions = s.legal_actions(seat)
                views = ActionViews(s, seat, actions)
                for action in actions:
                    assert views.view(action) == views.make(verb_of(action), action)
                    kept.add(verb_of(action))
    assert len(kept & STEADY) > 6
