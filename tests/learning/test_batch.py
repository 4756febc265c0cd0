"""Many games at once: in one process, and in several that share their memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from vezerkar.core.errors import DataError
from vezerkar.learning.batch import Arrays, BatchEnv
from vezerkar.learning.processes import ProcessEnv


def play(env: BatchEnv | ProcessEnv, steps: int) -> tuple[Arrays, int, np.ndarray[Any, Any]]:
    """Random actions; what is seen last, how many games ended, and the sum of their rewards."""
    pick, seen = np.random.default_rng(1), env.reset()
    ended, rewards = 0, np.zeros(seen.rewards.shape[1])
    for _ in range(steps):
        seen = env.step(pick.integers(0, seen.counts))
        ended += int(seen.ended.sum())
        rewards += seen.rewards.sum(0)
    return Arrays._make(array.copy() for array in seen), ended, rewards


def test_games_that_end_begin_anew_and_pay_both_sides() -> None:
    seen, ended, rewards = play(BatchEnv("panzer", games=2, max_actions=64), 400)
    assert ended > 0
    assert rewards.sum() == 0
    assert (seen.counts > 0).all()


def test_equal_seeds_give_equal_games() -> None:
    one, other = [play(BatchEnv("quartermaster", games=3, seed=4), 30)[0] for _ in range(2)]
    assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_processes_play_the_same_games_as_one_batch_of_their_seeds() -> None:
    with ProcessEnv(2, games=1, seed=4, game="quartermaster") as env:
        shared = play(env, 20)[0]
    one = play(BatchEnv("quartermaster", games=2, seed=4), 20)[0]
    assert all(np.array_equal(a, b) for a, b in zip(shared, one, strict=True))


def test_an_action_that_is_not_there_is_refused() -> None:
    env = BatchEnv("quartermaster", games=1)
    env.reset()
    with pytest.raises(DataError, match="action 999 of game 0: expected one below"):
        env.step([999])


def test_a_process_that_refuses_says_why() -> None:
    with ProcessEnv(1, games=1, game="quartermaster") as env:
        env.reset()
        with pytest.raises(DataError, match="expected one below"):
            env.step(np.array([999]))
