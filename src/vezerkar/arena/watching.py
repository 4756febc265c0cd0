"""Games that are watched to learn from them: positions at the ends of turns, and who won.

Players of the league meet by lot, all but the slow generals of earlier versions. So chances are
learned from good play and from bad, as there is both at a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, TypeVar

from vezerkar.agents import ask, find_agent
from vezerkar.arena.duel import MAX_DECISIONS, TEAMS, seated
from vezerkar.arena.league import quick_members
from vezerkar.arena.pool import seed_for
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game

OPENING: Final = 6  # decisions taken at random: games without chance would all be alike
ONE_SET_IN: Final = 10  # games are kept aside by lot
T = TypeVar("T")


class Task(NamedTuple):
    """One game to be watched."""

    game: str
    scenario: str
    number: int
    seed: int


def task_of(game: Game, number: int, seed: int) -> Task:
    """The game of a number: scenarios take turns."""
    scenarios = game.scenarios()
    return Task(game.id, scenarios[number % len(scenarios)].id, number, seed)


def watch(task: Task, most: int) -> tuple[list[State], float]:
    """The positions at the ends of turns, and what the first team scored in the end."""
    game = find_game(task.game)
    seed = seed_for(task.seed, task.number)
    chance, deals, lot = Seeded(seed), Seeded(seed_for(seed, "guess")), Random(seed)
    s = game.new(task.scenario, {}, chance)
    names = [lot.choice(quick_members(game)) for _ in range(TEAMS)]
    players = seated(names, [seed_for(seed, team) for team in range(TEAMS)], game.teams(s))
    opener = find_agent("random", seed)
    seen: list[State] = []
    turn = game.judge.turn(s)
    for number in range(MAX_DECISIONS):
        if not s.waiting:
            break
        seat = next_seat(s)
        agent = opener if number < OPENING else players[seat]
        s.apply(seat, ask(agent, game, s, seat, deals), chance)
        if s.waiting and game.judge.turn(s) != turn:
            turn = game.judge.turn(s)
            seen.append(s.clone())
    return spread_out(seen, most), 0.5 if s.winner < 0 else float(s.winner == 0)


def spread_out(seen: Sequence[T], most: int) -> list[T]:
    """
    >>> spread_out([1, 2, 3, 4], most=2)
    [1, 3]
    """
    stride = max(1, -(-len(seen) // most))
    return list(seen[::stride])


def lot_of(seed: int, number: int) -> int:
    """The set of games that a game belongs to, below ONE_SET_IN."""
    return seed_for(seed, "set", number) % ONE_SET_IN
