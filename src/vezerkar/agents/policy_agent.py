"""A greedy player that has learned what its look to the end of the turn does not see."""

from __future__ import annotations

from vezerkar.agents.greedy_agent import TRUST, GreedyAgent
from vezerkar.agents.policy_net import policy_of
from vezerkar.agents.rollout import shortlist
from vezerkar.core.game import Game
from vezerkar.core.kernel import State


class PolicyAgent(GreedyAgent):
    """Adds to each look what was learned; in a game without a network it plays as `greedy`.

    It tries the actions with the highest priors and no others: of all there are, it would pick the
    one that the network has misjudged most.
    """

    name = "policy"

    def choose(self, game: Game, s: State, seat: int) -> int:
        policy, actions = policy_of(game), s.legal_actions(seat)
        if policy is None or len(actions) == 1:
            return super().choose(game, s, seat)
        judge, team = game.judge, game.teams(s)[seat]
        best, priors = shortlist(s, seat, judge, actions, self.planner.width)
        learned = [lean / TRUST for lean in policy.leanings(s, seat, best, priors)]
        seed = self.pick.below(1 << 30)
        return self.planner.best_of(s, seat, team, judge, seed, best, learned)
