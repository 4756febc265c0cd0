"""Battles in all stages, played by chance and by the greedy player, for tests that want variety."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.crescent.table import GAME
from vezerkar.agents.rollout import best_by_prior
from vezerkar.core.chance import Script, Seeded
from vezerkar.core.playout import next_seat
from vezerkar.games.crescent.state import Battle


def played(field: str, players: int, seed: int, steps: int) -> Iterator[Battle]:
    """A battle step by step: mostly by the best prior, now and then at random."""
    s = GAME.new(field, {"players": players}, Script([]))
    pick = Seeded(seed)
    for _ in range(steps):
        if not s.waiting:
            return
        assert isinstance(s, Battle)
        yield s
        seat = next_seat(s)
        actions = s.legal_actions(seat)
        if pick.below(4):
            action = best_by_prior(s, seat, GAME.judge, actions)
        else:
            action = actions[pick.below(len(actions))]
        s = s.clone()
        s.apply_unchecked(seat, action, Script([]))
