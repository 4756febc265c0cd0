"""A policy that was learned: it sees what its seat may know, and corrects priors."""

from __future__ import annotations

from math import hypot
from pathlib import Path

import pytest

from tests.agents.twins import twins
from vezerkar.agents import policy_net
from vezerkar.agents.action_facts import PRIOR, ActionReader, names_of
from vezerkar.agents.catalog import catalog_at
from vezerkar.agents.greedy_agent import GreedyAgent
from vezerkar.agents.neurons import Neurons
from vezerkar.agents.policy_agent import PolicyAgent
from vezerkar.agents.policy_net import Policy, PolicyNet, PolicyRecord, PolicyResult
from vezerkar.agents.search import Budget
from vezerkar.agents.search_agent import SearchAgent
from vezerkar.agents.tree import Style
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat, playout
from vezerkar.core.registry import find_game, game_ids

MEMOIR = find_game("memoir")
RESULT = PolicyResult(games=2, decisions=20, looked=0.1, learned=0.12)
RECORD = PolicyRecord(1, ("greedy",), 30, 300, 2, 0.3, (2,), (0.1, 0.12), RESULT)
FIRST = "verb done"


def net_with(**numbers: tuple[float, ...]) -> PolicyNet:
    """A network of two neurons with few numbers."""
    return PolicyNet(RECORD, (0.5, -1.0), (2.0, 4.0), numbers)


def begun(game: Game, seed: int = 3) -> State:
    """A position some way into a game, with several actions."""
    s = game.new(game.scenarios()[0].id, {}, Seeded(seed))
    playout(s, Seeded(seed), Seeded(seed + 1), 25)
    return s


@pytest.mark.parametrize("name", game_ids())
def test_a_policy_sees_nothing_that_its_seat_may_not_know(name: str) -> None:
    game = find_game(name)
    s, other = twins(game, game.scenarios()[0].id)
    reader = ActionReader(game)
    assert reader.see(s, next_seat(s)) == reader.see(other, next_seat(s))


@pytest.mark.parametrize("name", game_ids())
def test_every_action_is_seen_and_most_of_them_differ(name: str) -> None:
    game = find_game(name)
    s, reader = begun(game), ActionReader(game)
    names, seat = names_of(reader.catalog), next_seat(s)
    seen = reader.see(s, seat)
    assert len(seen.actions) == len(s.legal_actions(seat))
    assert len(set(names)) == len(names) == max(reader.place.values()) + 1
    told = [{names[place] for place in action} for action in seen.actions]
    assert all(sum(each.startswith("verb ") for each in one) == 1 for one in told)
    assert all(names[place].startswith("table ") for place in seen.table)
    assert len({frozenset(action.items()) for action in seen.actions}) > len(seen.actions) / 2


def test_what_stands_beside_a_space_is_seen_there() -> None:
    """The first unit that can be ordered: itself, its neighbours, and how far the enemy is."""
    s = MEMOIR.new("pegasus-bridge", {}, Seeded(1))
    reader = ActionReader(MEMOIR)
    names, dice = names_of(reader.catalog), Seeded(2)
    while MEMOIR.scene(s, next_seat(s)).actions[0].verb != "order":
        s.apply(next_seat(s), s.legal_actions(next_seat(s))[0], dice)
    scene = MEMOIR.scene(s, next_seat(s))
    seen = reader.see(s, next_seat(s))
    told = {names[place]: amount for place, amount in seen.actions[0].items()}
    tokens = {f"{token.layer}:{token.id}": token for token in scene.tokens}
    unit = tokens[scene.actions[0].anchors[0]]
    assert told[f"at first unit {unit.kind} own"] == unit.strength
    space = {each.id: each for each in scene.board.spaces}
    here = space[unit.space]

    def steps(token_space: str) -> float:
        there = space[token_space]
        return hypot(there.x - here.x, there.y - here.y) / 69.28

    enemies = [each for each in scene.tokens if each.layer == "unit" and each.side != unit.side]
    nearest = min(steps(each.space) for each in enemies)
    assert told["far first enemy"] == pytest.approx(min(12.0, nearest), abs=0.01)
    assert "named second" not in told


def test_the_neurons_add_up_what_is_seen() -> None:
    """By hand: numbers within their bounds, neurons only where they are above 0."""
    neurons = Neurons(
        [(0.0, 2.0), (0.0, 0.0), (-1.0, 1.0)],
        [0.5, 0.0, 10.0],
        [[1.0, -1.0], [], [0.0, 3.0]],
        [0.25, 0.0],
        [2.0, 4.0],
    )
    found = neurons.totals({0: 9.0}, [{}, {1: 5.0}, {2: 0.5}, {2: 3.0}])
    bent = 2.0 * 2.25
    assert found == pytest.approx([bent, bent, bent + 5.0, bent + 10.0 + 4.0])


def test_a_policy_of_another_catalog_is_refused_in_one_line() -> None:
    with pytest.raises(
        DataError, match=r"policy.toml: 'verb fly' is not in observations.toml"
    ) as e:
        Policy(MEMOIR, net_with(**{"verb fly": (0.0, 1.0, 1.0, 0.0, 0.0)}))
    assert "\n" not in str(e.value)


def test_a_policy_without_neurons_is_refused() -> None:
    with pytest.raises(DataError, match=r"policy.toml: expected at least one neuron"):
        Policy(MEMOIR, PolicyNet(RECORD, (), (), {FIRST: (0.0, 1.0, 1.0)}))


def test_without_a_network_the_player_is_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vezerkar.agents.policy_agent.policy_of", lambda game: None)
    for seed in range(4):
        s = begun(MEMOIR, seed)
        seat = next_seat(s)
        chosen = [kind(5).choose(MEMOIR, s.clone(), seat) for kind in (PolicyAgent, GreedyAgent)]
        assert chosen[0] == chosen[1]


def test_what_was_learned_changes_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A network that likes nothing but one verb has its way against the priors."""
    s, dice = MEMOIR.new("pegasus-bridge", {}, Seeded(1)), Seeded(2)
    while len(verbs := verbs_of(s)) < 2:
        seat = next_seat(s)
        s.apply(seat, GreedyAgent(1).choose(MEMOIR, s.clone(), seat), dice)
    seat = next_seat(s)
    for verb in verbs:
        net = net_with(**{f"verb {verb}": (0.0, 1.0, 9.0, 0.0, 0.0)})
        policy = Policy(MEMOIR, net)
        monkeypatch.setattr("vezerkar.agents.policy_agent.policy_of", lambda game, p=policy: p)
        chosen = PolicyAgent(1).choose(MEMOIR, s.clone(), seat)
        actions = MEMOIR.scene(s, seat).actions
        assert actions[s.legal_actions(seat).index(chosen)].verb == verb


def test_a_search_adds_what_was_learned_to_its_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    s = begun(MEMOIR)
    seat = next_seat(s)
    style = Style(width=8, horizon=1, explore=0.3, trust=4.0, clear=9.0, widen=0.0)

    def chosen(policy: bool) -> int:
        return SearchAgent(1, Budget(40), style, policy=policy).choose(MEMOIR, s.clone(), seat)

    usual = chosen(False)
    other = next(one for one in s.legal_actions(seat) if one != usual)

    class Liking(Policy):
        def leanings(
            self, s: State, seat: int, actions: list[int], priors: list[float]
        ) -> list[float]:
            return [9.0 * (action == other) for action in actions]

    liking = Liking(MEMOIR, net_with())
    monkeypatch.setattr("vezerkar.agents.search_agent.policy_of", lambda game: liking)
    assert chosen(True) == other
    assert chosen(False) == usual


def verbs_of(s: State) -> set[str]:
    return {action.verb for action in MEMOIR.scene(s, next_seat(s)).actions}


def test_priors_are_seen_too() -> None:
    s = begun(MEMOIR)
    seat = next_seat(s)
    priors = [float(i) for i in range(len(s.legal_actions(seat)))]
    net = net_with(**{PRIOR: (0.0, 99.0, 0.25, 0.0, 0.0)})
    constant = 2.0 * 0.5
    actions = list(s.legal_actions(seat))
    assert Policy(MEMOIR, net).leanings(s, seat, actions, priors) == pytest.approx(
        [constant + 0.25 * prior for prior in priors]
    )


def test_a_game_without_a_file_has_no_policy(tmp_path: Path) -> None:
    assert policy_net.net_at(tmp_path) is None


@pytest.mark.parametrize("name", game_ids())
def test_a_policy_in_the_repository_fits_its_game_and_gained(name: str) -> None:
    game = find_game(name)
    net = policy_net.net_at(game.ai_folder)
    if net is not None:
        assert Policy(game, net).reader.catalog is catalog_at(game.ai_folder)
        assert net.record.result.learned > net.record.result.looked
