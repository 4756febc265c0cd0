"""A player that learns from its own games which kinds of actions win, in thirty lines of code."""

import sys
from zlib import crc32

import numpy as np

from vezerkar.env import TableEnv

SIZE = 4096


def features(agent: str, action: str) -> list[int]:
    """The places of an action's words in the vector of weights."""
    words = [agent, *action.split()]
    return [crc32(" ".join(words[:i]).encode()) % SIZE for i in range(2, len(words) + 1)]


def play(table: TableEnv, weights: np.ndarray, seed: int) -> dict[str, float]:
    """Play a game against itself; actions of the winner gain weight, those of the loser lose it."""
    pick = np.random.default_rng(seed)
    taken: list[tuple[str, list[int]]] = []
    rewards: dict[str, float] = {}
    table.reset(seed=seed)
    for agent in table.agent_iter():
        _, rewards[agent], terminated, truncated, info = table.last(observe=False)
        number = None
        if not terminated and not truncated:
            actions = [features(agent, action) for action in info["actions"]]
            scores = np.array([weights[each].sum() for each in actions])
            chances = np.exp(scores - scores.max())
            number = int(pick.choice(len(actions), p=chances / chances.sum()))
            taken.append((agent, actions[number]))
        table.step(number)
    for agent, action in taken:
        weights[action] += 0.02 * rewards[agent]
    return rewards


if __name__ == "__main__":
    table, weights = TableEnv("memoir", "pegasus-bridge"), np.zeros(SIZE)
    for seed in range(int(sys.argv[1]) if sys.argv[1:] else 100):
        print(seed, play(table, weights, seed))
