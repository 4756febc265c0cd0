"""A player that thinks most at the beginning of a turn."""

from __future__ import annotations

from vezerkar.agents import find_agent
from vezerkar.agents.agent import Agent
from vezerkar.agents.search import Budget
from vezerkar.agents.turn_agent import TurnAgent
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game

GAME = find_game("memoir")


class Counting(Agent):
    """Takes the first action and counts how often it was asked."""

    name = "counting"
    asked = 0

    def choose(self, game: Game, s: State, seat: int) -> int:
        self.asked += 1
        return s.legal_actions(seat)[0]


def thinker(rest: Agent, seconds: float = 1e9, seed: int = 1) -> TurnAgent:
    return TurnAgent(seed, Budget(6, seconds), width=3, horizon=2, rest=rest)


def test_only_the_first_decision_of_a_turn_is_its_own() -> None:
    s, dice = GAME.new("pegasus-bridge", {}, Seeded(3)), Seeded(4)
    seat, turn = next_seat(s), GAME.judge.turn(s)
    rest = Counting()
    decisions = 0
    memo: tuple[int, ...] = ()
    while next_seat(s) == seat and GAME.judge.turn(s) == turn:
        decisions += len(s.legal_actions(seat)) > 1
        agent = thinker(rest)  # another process goes on with what the last one remembered
        agent.memo = memo
        action = agent.choose(GAME, s.clone(), seat)
        memo = agent.memo
        s.apply(seat, action, dice)
    assert decisions > 2
    assert rest.asked == decisions - 1


def test_whoever_asks_again_at_the_first_decision_gets_the_same_answer() -> None:
    s = GAME.new("pegasus-bridge", {}, Seeded(3))
    seat, rest = next_seat(s), Counting()
    agent, again = thinker(rest), thinker(rest)
    action = agent.choose(GAME, s.clone(), seat)
    again.memo = agent.memo
    assert again.choose(GAME, s.clone(), seat) == action
    assert rest.asked == 0


def test_equal_seeds_and_tries_give_equal_choices() -> None:
    s = GAME.new("pegasus-bridge", {}, Seeded(3))
    seat = next_seat(s)
    chosen = [thinker(Counting()).choose(GAME, s.clone(), seat) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in s.legal_actions(seat)


def test_without_time_it_still_tries_everything_once() -> None:
    s = GAME.new("pegasus-bridge", {}, Seeded(3))
    seat = next_seat(s)
    assert thinker(Counting(), seconds=0.0).choose(GAME, s.clone(), seat) in s.legal_actions(seat)


def test_trying_out_leaves_the_position_as_it_is() -> None:
    s = GAME.new("pegasus-bridge", {}, Seeded(3))
    seat = next_seat(s)
    before = s.freeze()
    thinker(find_agent("greedy", 1)).choose(GAME, s, seat)
    assert s.freeze() == before
