"""Whole games: what a computer player thinks of them on the way."""

from __future__ import annotations

from tests.games.hungary.table import GAME
from vezerkar.agents import ask, find_agent
from vezerkar.core.chance import Seeded

AXIS = 0


def test_a_campaign_that_takes_its_usual_course_is_even() -> None:
    """Whoever plays alike is not told for twelve turns that the Axis has lost."""
    chance, s = Seeded(3), GAME.new("puszta", {}, Seeded(3))
    agents = [find_agent("greedy", 5 + seat) for seat in range(2)]
    values: list[float] = []
    while s.waiting:
        seat = next(seat for seat in s.actors() if s.legal_actions(seat))
        s.apply(seat, ask(agents[seat], GAME, s, seat, chance), chance)
        if s.waiting:
            values.append(GAME.judge.value(s, AXIS))
    early = values[: len(values) * 2 // 3]
    assert abs(sum(early) / len(early)) < 0.3
