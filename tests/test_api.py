"""`import vezerkar` offers what a notebook needs, and its examples are true."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import vezerkar
from vezerkar import api
from vezerkar.core.errors import ChanceError, IllegalAction, ParseError, WrongTurn
from vezerkar.core.game import Game
from vezerkar.core.kernel import State

BOTH = {"axis": "random", "allies": "random"}


def position(name: str) -> str:
    path = vezerkar.HOME.parents[1] / "docs" / "positions" / f"{name}.toml"
    return path.read_text(encoding="utf-8")


# What is offered


@pytest.mark.parametrize(("module", "examples"), [(vezerkar, 2), (api, 16)])
def test_the_examples_are_true(module: ModuleType, examples: int) -> None:
    done = doctest.testmod(module)
    assert (done.failed, done.attempted) == (0, examples)


def test_the_package_offers_the_names_of_the_facade() -> None:
    assert sorted({*vezerkar.__all__} - {"FORM", "HOME"}) == sorted(api.__all__)
    assert dir(vezerkar) == sorted(vezerkar.__all__)
    for name in api.__all__:
        assert getattr(vezerkar, name) is getattr(api, name)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        vezerkar.chess  # noqa: B018


def test_importing_the_package_loads_no_rules() -> None:
    ask = "import sys, vezerkar; print([name for name in sys.modules if 'vezerkar.' in name])"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['vezerkar._form']"


# A match


def test_without_a_scenario_the_first_one_is_played() -> None:
    match = vezerkar.new_match("memoir")
    assert match.session.scenario == match.game.scenarios()[0].id


def test_equal_seeds_give_equal_matches() -> None:
    def record(seed: int) -> str:
        match = vezerkar.new_match("memoir", "pegasus-bridge", seed=seed, agents=BOTH)
        match.play(limit=40)
        return match.record()

    assert record(1) == record(1) != record(2)


def test_no_clock_decides_what_an_agent_does() -> None:
    match = vezerkar.new_match("memoir", agents={"axis": "general"})
    (agent,) = match.agents.values()
    assert not agent.time_limited


def test_agents_stop_where_a_person_decides() -> None:
    match = vezerkar.new_match("memoir", "pegasus-bridge", agents={"axis": "random"})
    while match.deciding != ("axis",):
        match.apply(match.actions()[-1])
    match.play()
    assert match.deciding == ("allies",)
    steps = len(match.session.steps)
    match.play()
    assert len(match.session.steps) == steps


def test_an_agent_of_ones_own_may_play() -> None:
    class First(vezerkar.Agent):
        name = "first"

        def choose(self, game: Game, s: State, seat: int) -> int:
            return s.legal_actions(seat)[0]

    match = vezerkar.new_match("memoir", agents={"axis": First(), "allies": First()})
    first = match.actions()[0]
    match.play(limit=1)
    (step,) = match.session.steps
    assert match.game.notation(step.before).spell(step.action) == first


def test_a_finished_match_tells_who_won_and_why() -> None:
    match = vezerkar.new_match("memoir", "pegasus-bridge", seed=3, agents=BOTH)
    assert (match.over, match.winners, match.reason) == (False, (), "")
    match.play()
    assert match.over
    assert match.winners in (("axis",), ("allies",))
    assert match.reason.startswith("M44-")
    assert repr(match).endswith(f"over: {match.winners[0]}>")
    with pytest.raises(WrongTurn, match="the match is over"):
        match.actions()


def test_a_scene_shows_only_the_hand_of_its_seat() -> None:
    match = vezerkar.new_match("memoir", "pegasus-bridge")
    hands = {
        seat: {zone.owner for zone in match.scene(seat).zones if zone.kind == "hand" and zone.cards}
        for seat in ("", "axis", "allies")
    }
    assert hands == {"": set(), "axis": {"axis"}, "allies": {"allies"}}


def test_where_several_seats_decide_one_has_to_be_named() -> None:
    match = vezerkar.new_match("crescent")  # sides deploy in turn, then plan at once
    while len(match.deciding) == 1:
        match.apply(match.actions()[0])
    with pytest.raises(WrongTurn, match="several seats decide now"):
        match.actions()
    seat = match.deciding[-1]
    match.apply(match.actions(seat)[0], seat)
    assert match.session.steps[-1].seat == match.seats.index(seat)


# Refusals


def test_a_refused_action_changes_nothing() -> None:
    match = vezerkar.match_from_position(position("close-assault"))
    before = match.state.fingerprint()
    with pytest.raises(ParseError):
        match.apply("charge al01")
    with pytest.raises(IllegalAction, match=r"M44-2\.2"):
        match.apply("attack al03 ax01")
    with pytest.raises(WrongTurn):
        match.apply("done", "axis")
    for results in (["flag", "flag"], [], [6]):
        with pytest.raises(ChanceError):
            match.apply("attack al01 ax01", chance=results)
    with pytest.raises(vezerkar.DataError, match="'seven' is no chance result"):
        match.apply("attack al01 ax01", chance=["seven"])
    with pytest.raises(vezerkar.DataError, match="there is no seat 'germany'"):
        match.actions("germany")
    assert match.state.fingerprint() == before
    assert match.session.steps == []


def test_unknown_agents_and_seats_are_refused() -> None:
    with pytest.raises(vezerkar.DataError, match="there is no agent 'marshal'"):
        vezerkar.new_match("memoir", agents={"axis": "marshal"})
    with pytest.raises(vezerkar.DataError, match="there is no seat 'germany'"):
        vezerkar.new_match("memoir", agents={"germany": "random"})


# Keeping


def test_fixed_results_do_not_stay_for_the_next_action() -> None:
    match = vezerkar.match_from_position(position("close-assault"))
    match.apply("attack al01 ax01", chance=["grenade"])
    assert match.session.steps[-1].drawn[:1] == (match.game.chance_words["grenade"],)
    match.apply("attack al02 ax02")  # the seed again, without end
    match.undo()
    match.undo()
    with pytest.raises(vezerkar.ActionError, match="no step to take back"):
        match.undo()


def test_positions_and_records_can_be_kept(tmp_path: Path) -> None:
    match = vezerkar.new_match("memoir", "pegasus-bridge", seed=4, agents=BOTH)
    match.play(limit=25)
    assert (
        vezerkar.match_from_position(match.position()).state.fingerprint()
        == match.state.fingerprint()
    )
    match.save(tmp_path / "match.jsonl")
    again = vezerkar.load_match(tmp_path / "match.jsonl", agents=BOTH)
    assert again.record() == match.record()
    again.play()
    assert again.over


def test_a_script_may_replace_the_seed() -> None:
    seeded = vezerkar.new_match("memoir", "pegasus-bridge", seed=5)
    script = vezerkar.Script(list(seeded.session.opening))
    scripted = vezerkar.new_match("memoir", "pegasus-bridge", chance=script)
    assert scripted.state.fingerprint() == seeded.state.fingerprint()
    assert script.left() == 0
