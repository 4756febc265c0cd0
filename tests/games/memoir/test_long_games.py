"""Every battle can be played to its end, whatever is chosen."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.memoir.table import GAME
from tests.games.memoir.test_every_scenario import OVERLORD, every_scenario
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Value
from vezerkar.games.memoir.invariants import check
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import ENDINGS


def play_out(slug: str, settings: Mapping[str, Value], most: int, seed: int = 1) -> Battle:
    """A battle of random choices, checked after each of them."""
    chance, pick = Seeded(seed), Seeded(seed + 7919)
    s = GAME.new(slug, settings, chance)
    assert isinstance(s, Battle)
    for _ in range(most):
        if not s.actors():
            break
        # In a team all are asked for a card, also a member who has none for his section (M44-I.5).
        seats = [seat for seat in s.actors() if s.legal_actions(seat)]
        assert seats, "nobody who is asked has an action"
        seat = seats[pick.below(len(seats))]
        actions = s.legal_actions(seat)
        s.apply(seat, actions[pick.below(len(actions))], chance)
        check(s)
    assert s.ending >= 0, f"no end after {most} decisions"
    assert 0 <= s.ending < len(ENDINGS)
    return s


@every_scenario
def test_a_random_battle_comes_to_an_end(slug: str) -> None:
    s = play_out(slug, {}, 5000)
    assert s.winner in (0, 1)
    assert s.tally[s.winner] == s.board.target[s.winner]


@pytest.mark.parametrize("slug", ["pegasus-bridge", "sainte-mere-eglise", "mortain", "utah-beach"])
@pytest.mark.parametrize(
    "settings",
    [
        {"axis_players": 3, "allies_players": 2},
        {"axis_players": 1, "allies_players": 3, "match": "two_battles"},
        {"deck": "section_only", "take_ground": False, "armor_overrun": False},
        {"hill_los": "over_lower", "sandbag_profile": "published", "town_out_cumulative": False},
    ],
    ids=["teams", "match", "young", "settings"],
)
def test_a_random_battle_with_other_settings_comes_to_an_end(
    slug: str, settings: dict[str, Value]
) -> None:
    play_out(slug, settings, 10000)


def test_a_random_overlord_battle_comes_to_an_end() -> None:
    s = play_out(OVERLORD, {}, 8000)
    assert s.tally[s.winner] == s.board.target[s.winner]
