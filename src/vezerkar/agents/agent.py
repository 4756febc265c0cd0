"""What a computer player is, and the only way to ask one."""

from __future__ import annotations

from vezerkar.core.chance import Chance
from vezerkar.core.game import Game
from vezerkar.core.kernel import State


class Agent:
    """A computer player. It may remember its own thoughts, and has a generator of its own."""

    name: str
    # What it must not forget from one decision to the next: whoever gives it to another agent of
    # the same kind has the first one back, perhaps in another process.
    memo: tuple[int, ...] = ()
    # Whether a clock may cut its thinking short: at a table, where people wait, it may.
    hurried: bool = True

    def choose(self, game: Game, s: State, seat: int) -> int:
        """One of the actions of a seat.

        `s` is never the true state: the caller makes a guess that agrees with all the seat knows
        (see `ask`), so that no agent can see what its seat may not. An agent may change `s`.
        """
        raise NotImplementedError


def ask(agent: Agent, game: Game, s: State, seat: int, chance: Chance) -> int:
    """Let an agent decide for a seat; `chance` deals what the seat cannot see."""
    return agent.choose(game, game.guess(s, seat, chance), seat)
