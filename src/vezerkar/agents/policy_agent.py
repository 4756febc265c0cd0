"""A greedy player whose priors are corrected by what was learned."""

from __future__ import annotations

from typing import Final

from vezerkar.agents.greedy_agent import TRUST, GreedyAgent
from vezerkar.agents.policy_net import policy_of
from vezerkar.agents.rollout import TurnPlanner
from vezerkar.core.game import Game
from vezerkar.core.kernel import State

NEVER: Final = 1e9  # a correction only counts together with a look, so none is clear by itself


class PolicyAgent(GreedyAgent):
    """Looks to the end of the turn, and has learned what such a look does not see.

    In a game without a network it plays as `greedy`.
    """

    name = "policy"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.looker = TurnPlanner(width=6, tries=3, trust=TRUST, clear=NEVER)

    def choose(self, game: Game, s: State, seat: int) -> int:
        policy, actions = policy_of(game), s.legal_actions(seat)
        if policy is None or len(actions) == 1:
            return super().choose(game, s, seat)
        priors = game.judge.priors_for(s, seat, actions)
        leanings = policy.leanings(s, seat, priors)
        corrected = [
            prior + leaning / TRUST for prior, leaning in zip(priors, leanings, strict=True)
        ]
        team, seed = game.teams(s)[seat], self.pick.below(1 << 30)
        return self.looker.choose_by(s, seat, team, game.judge, seed, corrected)
