"""The games as PettingZoo sees them."""

from __future__ import annotations

import numpy as np
import pytest

from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game, game_ids

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from vezerkar.env import TableEnv, env
from vezerkar.env.features import observe


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    api_test(env(game=game), num_cycles=300)
    seed_test(lambda: env(game=game), num_cycles=100)


def play_at_random(table: TableEnv, seed: int) -> dict[str, float]:
    """The rewards at the end of a game of random actions."""
    pick = np.random.default_rng(seed)
    table.reset(seed=seed)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, over, broken_off, _ = table.last()
        rewards[agent] = reward
        done = over or broken_off
        table.step(None if done else int(pick.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards


def test_the_winners_get_one_and_the_losers_lose_one() -> None:
    rewards = play_at_random(env(scenario="pegasus-bridge"), seed=3)
    assert sorted(rewards.values()) == [-1.0, 1.0]


def test_a_game_that_is_broken_off_pays_nothing() -> None:
    table = env(scenario="pegasus-bridge", limit=10)
    assert set(play_at_random(table, seed=3).values()) == {0.0}


def test_the_actions_are_told_in_the_notation_of_the_game() -> None:
    table = env(scenario="pegasus-bridge")
    table.reset(seed=1)
    seen, _, _, _, info = table.last()
    assert seen is not None
    assert len(info["actions"]) == seen["action_mask"].sum()
    assert all(action.startswith("play ") for action in info["actions"])


def test_a_number_that_means_nothing_is_refused_and_changes_nothing() -> None:
    table = env(scenario="pegasus-bridge")
    table.reset(seed=1)
    before = table.table.fingerprint()
    with pytest.raises(DataError, match="expected one below"):
        table.step(1000)
    assert table.table.fingerprint() == before


def test_what_a_seat_cannot_know_is_not_in_its_numbers() -> None:
    game = find_game("memoir")
    s = game.new("pegasus-bridge", {}, Seeded(5))
    for seat in (0, 1):
        other = game.guess(s, seat, Seeded(6))
        assert other.fingerprint() != s.fingerprint()
        mine, again = (observe(game.scene(each, seat), 2048) for each in (s, other))
        assert np.array_equal(mine, again)
