"""Computer players: repeatable, blind to secrets, and better than chance."""

from __future__ import annotations

import pytest

from vezerkar.agents import AGENTS, ask, find_agent
from vezerkar.agents.levels import LEVELS
from vezerkar.agents.rollout import EvenChance
from vezerkar.arena.duel import duel
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat, playout
from vezerkar.core.registry import find_game
from vezerkar.games.memoir.ai.unit_values import DEAD, LOST, MOST_DICE, MOST_MEN

GAME = find_game("memoir")
QUICK = [name for name in AGENTS if name not in LEVELS]  # levels have tests of their own


def positions(scenario: str) -> list[State]:
    """Some positions of a game, at random."""
    found = []
    for seed in range(6):
        s = GAME.new(scenario, {}, Seeded(seed))
        playout(s, Seeded(seed), Seeded(seed + 1), 20 + 30 * seed)
        if s.waiting:
            found.append(s)
    return found


def test_greedy_beats_random_clearly() -> None:
    scenarios = ["pegasus-bridge", "operation-cobra", "vassieux", "omaha-beach"]
    result = duel(GAME, ("greedy", "random"), 8, scenarios, seed=44)
    assert result.standings[0].wins >= 7


@pytest.mark.parametrize("name", QUICK)
def test_an_agent_with_the_same_seed_chooses_the_same(name: str) -> None:
    for s in positions("mortain"):
        seat = next_seat(s)
        choices = [ask(find_agent(name, 5), GAME, s, seat, Seeded(6)) for _ in range(2)]
        assert choices[0] == choices[1]
        assert choices[0] in s.legal_actions(seat)


@pytest.mark.parametrize("name", QUICK)
def test_an_agent_cannot_tell_apart_what_its_seat_cannot(name: str) -> None:
    """The true state and one with other hidden cards, both shown as the caller shows them."""
    differ = 0
    for s in positions("operation-cobra"):
        seat = next_seat(s)
        other = GAME.guess(s, seat, Seeded(99))
        differ += other.fingerprint() != s.fingerprint()
        shown = [ask(find_agent(name, 5), GAME, each, seat, Seeded(6)) for each in (s, other)]
        assert shown[0] == shown[1]
    assert differ


def test_asking_an_agent_does_not_change_the_state() -> None:
    for s in positions("sword-beach"):
        before = s.fingerprint()
        ask(find_agent("greedy", 1), GAME, s, next_seat(s), Seeded(2))
        assert s.fingerprint() == before


def test_an_unknown_agent_is_told_with_those_there_are() -> None:
    with pytest.raises(
        DataError, match="there is no agent 'oracle'; the agents are: random, thumb, prior, greedy"
    ):
        find_agent("oracle", 0)


def test_the_judge_is_fair_to_both_teams_and_stays_on_its_scale() -> None:
    """Without hands, which only their owners count, what one team gains the other loses."""
    for s in positions("arracourt"):
        values = [GAME.judge.value(s, team) for team in (0, 1)]
        assert all(-1 < value < 1 for value in values)
        assert abs(sum(values)) < 0.1
        for action in s.legal_actions(next_seat(s)):
            assert isinstance(GAME.judge.prior(s, action), float)


@pytest.mark.parametrize("scenario", ["pegasus-bridge", "saverne-gap", "omaha-beach-overlord"])
def test_priors_found_together_are_those_found_one_by_one(scenario: str) -> None:
    verbs = set()
    s, chance, pick = GAME.new(scenario, {}, Seeded(3)), Seeded(4), Seeded(5)
    for _ in range(150):
        actions = s.legal_actions(next_seat(s))
        verbs.add(GAME.notation(s).verb(actions[0]).word)
        assert GAME.judge.priors(s, actions) == [GAME.judge.prior(s, each) for each in actions]
        s.apply_unchecked(next_seat(s), actions[pick.below(len(actions))], chance)
    assert {"order", "pick", "move", "attack"} <= verbs


def test_the_judge_knows_who_has_won() -> None:
    s = GAME.new("vassieux", {}, Seeded(1))
    playout(s, Seeded(1), Seeded(2), 100_000)
    assert GAME.judge.value(s, s.winner) == 1.0
    assert GAME.judge.value(s, 1 - s.winner) == -1.0


def test_the_judge_does_not_change_what_it_looks_at() -> None:
    for s in positions("juno-beach"):
        before = s.freeze()
        for action in s.legal_actions(next_seat(s)):
            GAME.judge.prior(s, action)
        GAME.judge.value(s, 0)
        assert s.freeze() == before


def test_even_dice_show_every_face_once_before_any_twice() -> None:
    dice = EvenChance(3)
    for _ in range(20):
        assert sorted(dice.below(6) for _ in range(6)) == list(range(6))
    assert all(0 <= dice.below(60) < 60 for _ in range(100))


def test_the_tables_of_losses_are_those_of_the_dice() -> None:
    """Three dice against two infantry figures: three faces of six hit (M44-4.37, 4.38)."""
    i = (0 * MOST_DICE + 3) * MOST_MEN + 2
    assert DEAD[i] == pytest.approx(4 / 8)
    assert LOST[i] == pytest.approx((3 * 1 + 4 * 2) / 8)
