"""Search in stages: a posture is weighed, taken, kept until the stage is over, and remembered."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.agents.twins import twins
from vezerkar.agents import ask
from vezerkar.agents.search import DICE_SEEDS, Budget
from vezerkar.agents.stage_agent import StageAgent
from vezerkar.agents.stage_search import StageSearch
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game, game_ids

GAME = find_game("hungary")


def marching() -> State:
    """The first turn, when the Soviet side begins to march."""
    s = GAME.new("puszta", {}, Seeded(3))
    begun = GAME.judge.stage(s, 1)
    while GAME.judge.stage(s, 1) == begun:
        s.apply_unchecked(next_seat(s), s.legal_actions(next_seat(s))[0], Seeded(3))
    return s


def agent(memo: Sequence[int] = (), tries: int = 12) -> StageAgent:
    leader = StageAgent(5, Budget(tries), horizon=1)
    leader.memo = tuple(memo)
    return leader


def test_equal_seeds_and_tries_give_equal_choices_and_the_position_stays_as_it_is() -> None:
    s = marching()
    before = s.fingerprint()
    choices = {ask(agent(), GAME, s, 1, Seeded(1)) for _ in range(2)}
    assert len(choices) == 1
    assert choices <= set(s.legal_actions(1))
    assert s.fingerprint() == before


def test_positions_that_a_seat_cannot_tell_apart_are_led_alike() -> None:
    s, other = twins(GAME, "puszta")
    seat = next_seat(s)
    leaders = [agent(), agent()]
    chosen = [
        ask(each, GAME, t, seat, Seeded(7)) for each, t in zip(leaders, (s, other), strict=True)
    ]
    assert chosen[0] == chosen[1]
    assert leaders[0].memo == leaders[1].memo


def test_a_posture_is_kept_until_the_stage_is_over() -> None:
    s = marching()
    leader = agent()
    told = []
    for _ in range(30):
        seat = next_seat(s)
        s.apply_unchecked(
            seat,
            ask(leader, GAME, s, seat, Seeded(1)) if seat else s.legal_actions(0)[0],
            Seeded(2),
        )
        told.append(leader.memo)
    assert len(set(told)) == 1
    assert told[0][0] == GAME.judge.stage(s, 1)


def test_who_is_told_its_posture_does_not_think_again() -> None:
    s = marching()
    stage = GAME.judge.stage(s, 1)
    for posture in GAME.judge.postures(s, 1):
        leader = agent((stage, posture), tries=10_000_000)  # would think for hours
        action = ask(leader, GAME, s, 1, Seeded(1))
        bent = GAME.judge.with_posture(posture)
        priors = bent.priors_for(s, 1, s.legal_actions(1))
        assert priors[s.legal_actions(1).index(action)] == max(priors)
        assert leader.memo == (stage, posture)


def test_it_stops_when_its_time_is_up() -> None:
    s = marching()
    patient = StageAgent(5, Budget(tries=10_000_000, seconds=0.05), horizon=1)
    assert ask(patient, GAME, s, 1, Seeded(1)) in s.legal_actions(1)


def test_the_posture_that_serves_best_is_taken() -> None:
    """The worse half is given up after each round; all that are left meet the same dice."""
    s = marching()
    staff = StageSearch(GAME.judge, list(GAME.teams(s)), 1, lambda number: s.clone(), horizon=1)
    left = list(GAME.judge.postures(s, 1))
    served = dict.fromkeys(left, 0.0)
    number = 0
    while len(left) > 1:
        for posture in left:
            dice = Seeded(number + DICE_SEEDS)
            served[posture] += staff.play_out(GAME.judge.with_posture(posture), s.clone(), dice)
        left = sorted(left, key=lambda posture: -served[posture])[: (len(left) + 1) // 2]
        number += 1
    assert len(set(served.values())) > 1
    assert staff.choose(s, Budget(tries=1), seed=0) == left[0]


@pytest.mark.parametrize("name", game_ids())
def test_every_game_has_a_usual_posture(name: str) -> None:
    game = find_game(name)
    s = game.new(game.scenarios()[0].id, {}, Seeded(3))
    seat = next_seat(s)
    actions = list(s.legal_actions(seat))
    usual = game.judge.with_posture(game.judge.postures(s, seat)[0])
    assert usual.priors_for(s, seat, actions) == game.judge.priors_for(s, seat, actions)
