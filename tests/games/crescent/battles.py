"""Battles in all stages, played by chance and by the greedy player, for tests that want variety."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.crescent.table import GAME
from vezerkar.agents.plan import most_urgent
from vezerkar.core.chance import Script, Seeded
from vezerkar.core.playout import next_seat
from vezerkar.games.crescent.state import Battle


def played(field: str, players: int, seed: int, steps: int) -> Iterator[Battle]:
    """A battle step by step: mostly as first sight suggests, now and then at random."""
    s = GAME.new(field, {"players": players}, Script([]))
    pick = Seeded(seed)
    for _ in range(steps):
        if not s.waiting:
            return
        assert isinstance(s, Battle)
        yield s
        seat = next_seat(s)
        options = s.legal(seat)
        if pick.below(4):
            option = most_urgent(s, seat, GAME.judge, options)
        else:
            option = options[pick.below(len(options))]
        s = s.clone()
        s.act(seat, option, Script([]))
