"""Chances that were learned: the network counts as it was trained, and sees what all may see."""

from __future__ import annotations

import pytest

from tests.agents.twins import twins
from vezerkar.agents import calibration
from vezerkar.agents.calibration import as_it_is, calibrated_chance, chance_of
from vezerkar.agents.chance_fit import Fit, ScenarioFit
from vezerkar.agents.chance_net import NET_FILE, ChanceNet, LearningRecord, Losses, net_of
from vezerkar.agents.public_facts import public_facts
from vezerkar.agents.win_chance import chance_as_it_stands
from vezerkar.arena.league import quick_members
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.registry import find_game, game_ids

MIN_GAIN = 0.02
MAX_NET_BYTES = 3_000_000
RESULT = Losses(games=10, positions=100, frequency=0.7, one_slope=0.6, calibrated=0.5, learned=0.4)
RECORD = LearningRecord(1, ("greedy",), 100, 1000, (0.3, 1.0), (2,), (0.5, 0.4), RESULT)
LEAN_OF_NOTHING = 0.3472128
LEAN_OF_SOME = -0.2820521
FIT = Fit((1.0, 20.0), (1.0, 1.0), (0.2, 0.2))


def small_net(game: Game, scenario: str, side: str) -> ChanceNet:
    return ChanceNet(
        record=RECORD,
        offset=0.25,
        biases=(0.5, -1.0),
        outputs=(0.75, 1.5),
        facts={"seat score first": (0.0, 4.0, 0.125, 0.3, -0.2), "gone": (1.0, 2.0, 0.5, 0.1, 0.4)},
        places={scenario: {"at d5 first": (0.0, 3.0, -0.6)}},
        scenarios={scenario: ScenarioFit(game.digest(scenario), side, 100, FIT)},
    )


def test_the_network_counts_as_torch_does() -> None:
    """The numbers were calculated with PyTorch from the same weights."""
    net = small_net(find_game("memoir"), "pegasus-bridge", "axis")
    assert net.lean("pegasus-bridge", {}) == pytest.approx(LEAN_OF_NOTHING, abs=1e-6)
    seen = {"seat score first": 3.0, "gone": 1.5, "at d5 first": 2.0, "never heard of": 9.0}
    assert net.lean("pegasus-bridge", seen) == pytest.approx(LEAN_OF_SOME, abs=1e-6)
    assert net.lean("omaha-beach", seen) == pytest.approx(LEAN_OF_SOME + 1.2, abs=1e-6)


def test_amounts_that_were_never_seen_count_as_the_nearest_ones() -> None:
    net = small_net(find_game("memoir"), "pegasus-bridge", "axis")
    assert (
        net.lean("", {"gone": 50.0}) == net.lean("", {"gone": 2.0}) != net.lean("", {"gone": 1.0})
    )


def test_what_is_seen_speaks_for_one_team_and_against_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game("memoir")
    s = game.new("pegasus-bridge", {}, Seeded(0))
    before = calibrated_chance(game, s, 0, 0.3)
    net = small_net(game, "pegasus-bridge", game.seats(s)[0])
    monkeypatch.setattr(calibration, "net_of", lambda folder: net)
    mine, theirs = chance_of(game, s, 0, 0.3), chance_of(game, s, 1, -0.3)
    assert mine + theirs == pytest.approx(1.0)
    lean = net.lean("pegasus-bridge", public_facts(game, s))
    assert mine == pytest.approx(FIT.chance(0.3, 1, lean=lean), abs=0.01)
    assert calibrated_chance(game, s, 0, 0.3) == before


@pytest.mark.parametrize(
    ("scenario", "settings"),
    [("sainte-mere-eglise", {}), ("pegasus-bridge", {"match": "two_battles"})],
)
def test_what_was_not_learned_is_told_by_the_calibration(
    monkeypatch: pytest.MonkeyPatch, scenario: str, settings: dict[str, str]
) -> None:
    game = find_game("memoir")
    net = small_net(game, "pegasus-bridge", "axis")
    monkeypatch.setattr(calibration, "net_of", lambda folder: net)
    s = game.new(scenario, settings, Seeded(0))
    assert chance_of(game, s, 0, 0.3) == calibrated_chance(game, s, 0, 0.3)


@pytest.mark.parametrize("name", game_ids())
def test_chances_do_not_depend_on_what_is_hidden(name: str) -> None:
    """The same position dealt otherwise: everybody sees the same facts and is told the same."""
    game = find_game(name)
    s, other = twins(game, game.scenarios()[0].id)
    facts = public_facts(game, s)
    assert facts == public_facts(game, other)
    assert any(name.startswith("at ") for name in facts)
    for team in set(game.teams(s)):
        assert chance_of(game, s, team, 0.2) == chance_of(game, other, team, 0.2)


@pytest.mark.parametrize("name", game_ids())
def test_a_network_fits_its_record_and_its_game(name: str) -> None:
    game = find_game(name)
    net = net_of(game.ai_folder)
    if net is None:
        assert not (game.ai_folder / NET_FILE).exists()
        return
    assert (game.ai_folder / NET_FILE).stat().st_size <= MAX_NET_BYTES
    assert net.record.result.gain >= MIN_GAIN
    assert net.record.players == quick_members(game)
    assert min(net.record.curve) == net.record.curve[net.record.rounds[0] - 1]
    assert len(net.biases) == len(net.outputs)
    assert {len(row) for row in net.facts.values()} == {3 + len(net.biases)}
    assert {len(row) for few in net.places.values() for row in few.values()} <= {3}
    assert {each.id for each in game.scenarios()} == set(net.scenarios) == set(net.places)
    for scenario in net.scenarios:
        assert as_it_is(game, scenario, net.scenarios), f"{scenario} has changed: learn it again"
        s = game.new(scenario, {}, Seeded(1))
        lean = net.lean(scenario, public_facts(game, game.new(scenario, {}, Seeded(0))))
        assert lean == pytest.approx(net.starts[scenario], abs=0.25), "facts have other names now"
        assert 0.0 < chance_as_it_stands(game, s) < 1.0
