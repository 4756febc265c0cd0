"""What a computer player is, and the only way to ask one."""

from __future__ import annotations

from vezerkar.agents.rollout import best_by_prior
from vezerkar.core.chance import Chance
from vezerkar.core.game import Game
from vezerkar.core.kernel import State


class Agent:
    """A computer player. It may keep notes between decisions, and draws its own random numbers."""

    name: str
    # What it must remember from one decision to the next. Another agent of the same kind that is
    # given this memo goes on in its place, perhaps in another process.
    memo: tuple[int, ...] = ()
    # Whether its time limit counts: it does at a table, where people wait.
    time_limited: bool = True

    def choose(self, game: Game, s: State, seat: int) -> int:
        """One of the actions of a seat.

        `s` is never the true state: the caller makes a guess that agrees with all the seat knows
        (see `ask`), so that no agent can see what its seat may not. An agent may change `s`.
        """
        raise NotImplementedError

    def expected(self, game: Game, s: State, seat: int) -> int:
        """What it would probably do after an action that it has chosen, without thinking again."""
        return best_by_prior(s, seat, game.judge, s.legal_actions(seat))


def ask(agent: Agent, game: Game, s: State, seat: int, chance: Chance) -> int:
    """Let an agent decide for a seat; `chance` deals what the seat cannot see."""
    return agent.choose(game, game.guess(s, seat, chance), seat)
