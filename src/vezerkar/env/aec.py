"""A table as an environment in which the seats act one after the other (PettingZoo's AEC).

Actions are numbers: places in the list of actions of the seat that is asked. The mask says which
numbers are valid, and `infos[seat]["actions"]` has the actions themselves, in the notation of the
game. The reward is 1 for the winners and -1 for the losers, and 0 before the end.

What a seat sees is a hashed vector, or, with `named`, the arrays of `vezerkar.learning.tensors`:
planes over the board, numbers of the table and features of each action, each with a name.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.game import Value
from vezerkar.core.kernel import NOBODY, State
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game
from vezerkar.env.features import observe
from vezerkar.learning.tensors import ACTION_ARRAYS, NONE, Observer, rows_filled

Observation = dict[str, NDArray[Any]]
FEATURES = 2048
ACTIONS = 1024
MAX_DECISIONS = 20_000  # a longer game is cut off
_BOUNDS: dict[str, tuple[float, float]] = {"f": (-np.inf, np.inf), "i": (NONE, 1 << 20)}


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # it has no types
    """Plays one game of a scenario after the other."""

    def __init__(
        self,
        game: str = "memoir",
        scenario: str | None = None,
        settings: Mapping[str, Value] | None = None,
        features: int = FEATURES,
        actions: int = ACTIONS,
        limit: int = MAX_DECISIONS,
        render_mode: str | None = None,
        named: bool = False,
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        self.scenario = scenario or self.game.scenarios()[0].id
        self.settings = dict(settings or {})
        self.features = features
        self.actions = actions
        self.limit = limit
        self.render_mode = render_mode
        self.metadata = {"name": f"vezerkar_{game}_v{self.game.version}", "render_modes": ["ansi"]}
        self.table: State = self.game.new(self.scenario, self.settings, Seeded(0))
        self.possible_agents = list(self.game.seats(self.table))
        self.teams = dict(zip(self.possible_agents, self.game.teams(self.table), strict=True))
        self.observer = Observer(self.game) if named else None

    @cache  # noqa: B019 - PettingZoo wants the same object every time
    def observation_space(self, agent: str) -> Dict:
        mask = Box(0, 1, (self.actions,), np.int8)
        if self.observer is None:
            seen = Box(-np.inf, np.inf, (self.features,), np.float32)
            return Dict({"observation": seen, "action_mask": mask})
        arrays = self._arrays(self.possible_agents.index(agent))
        boxes = {
            name: Box(*_BOUNDS[array.dtype.kind], array.shape, array.dtype.type)
            for name, array in arrays.items()
        }
        return Dict({**boxes, "action_mask": mask})

    @cache  # noqa: B019
    def action_space(self, agent: str) -> Discrete[np.int64]:
        return Discrete(self.actions)

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game; equal seeds give equal games."""
        if seed is None:
            seed = int(np.random.default_rng().integers(1 << 31))
        self.chance = Seeded(seed)
        self.table = self.game.new(self.scenario, self.settings, self.chance)
        self.decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        """Take the action of this number for the seat that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        legal = self.table.legal_actions(seat)
        if action is None or not 0 <= action < len(legal):
            raise DataError(f"action {action} of {agent}: expected one below {len(legal)}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.apply(seat, legal[action], self.chance)
        self.decisions += 1
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Turn to the seat that is to decide, or end the game."""
        if self.table.waiting and self.decisions < self.limit:
            self.agent_selection = self.possible_agents[next_seat(self.table)]
            self._offer(self.agent_selection)
            return
        for agent in self.agents:
            self.rewards[agent] = self._reward(agent)
            self.terminations[agent] = not self.table.waiting
            self.truncations[agent] = bool(self.table.waiting)
            self.infos[agent] = {}
        self.agent_selection = self.agents[0]

    def _offer(self, agent: str) -> None:
        seat = self.possible_agents.index(agent)
        legal = self.table.legal_actions(seat)
        if len(legal) > self.actions:
            raise DataError(f"{agent} has {len(legal)} actions; give the environment more actions")
        notation = self.game.notation(self.table)
        self.infos = {each: {} for each in self.agents}
        self.infos[agent] = {"actions": [notation.spell(action) for action in legal]}

    def _reward(self, agent: str) -> float:
        if self.table.waiting or self.table.winner == NOBODY:
            return 0.0
        return 1.0 if self.table.winner == self.teams[agent] else -1.0

    # Seeing

    def observe(self, agent: str) -> Observation:
        """What a seat may know, and which numbers are actions of its own."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.actions, dtype=np.int8)
        if agent == self.agent_selection:
            mask[: len(self.table.legal_actions(seat))] = 1
        if self.observer is not None:
            return {**self._arrays(seat), "action_mask": mask}
        seen = observe(self.game.scene(self.table, seat), self.features)
        return {"observation": seen, "action_mask": mask}

    def _arrays(self, seat: int) -> Observation:
        """What a seat sees by name; the rows of actions are filled up to a fixed number."""
        assert self.observer is not None
        seen = self.observer.observe(self.table, seat)._asdict()
        filled = {name: rows_filled(seen[name], self.actions) for name in ACTION_ARRAYS}
        return {**seen, **filled}

    def render(self) -> str:
        """The prompt and the actions of the seat that is asked."""
        actions = self.infos.get(self.agent_selection, {}).get("actions", [])
        return "\n".join([f"{self.agent_selection} decides:", *actions])

    def close(self) -> None:
        """There is nothing to close."""


def env(**arguments: Any) -> TableEnv:
    """The environment; the arguments are those of TableEnv."""
    return TableEnv(**arguments)
