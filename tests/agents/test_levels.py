"""Levels: four in every game, from data, each of them honest and repeatable."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.agents.hasty_levels import in_haste
from tests.agents.twins import twins
from vezerkar.agents import ask
from vezerkar.agents.levels import (
    LEVELS,
    LEVELS_FILE,
    Level,
    LevelAgent,
    agent_of_level,
    as_seen_by,
    levels_of,
)
from vezerkar.agents.prior_agent import PriorAgent
from vezerkar.agents.rollout import shortlist
from vezerkar.agents.weighted import with_weights
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat, playout
from vezerkar.core.registry import find_game, game_ids
from vezerkar.evaluation.split_judge import SplitJudge
from vezerkar.evaluation.weights import PRIOR_WEIGHTS
from vezerkar.files.toml import read_toml

MOVED_ON = 11  # decisions from one position to the next
DECISION_LIMITS_S = {"recruit": 0.3, "sergeant": 1.0, "officer": 3.0, "general": 8.0}  # seconds


@pytest.mark.parametrize("name", game_ids())
def test_every_game_has_four_levels_that_think_longer_and_longer(name: str) -> None:
    levels = levels_of(find_game(name).ai_folder)
    assert list(LEVELS) == list(DECISION_LIMITS_S)
    each = (levels.recruit, levels.sergeant, levels.officer, levels.general)
    thinking = [how.search or how.stages for how in each]
    tries = [how.tries if how else 0 for how in thinking]
    assert tries == sorted(tries)
    overlooked = [len(how.overlooks) for how in each]
    assert overlooked == sorted(overlooked, reverse=True)
    assert overlooked[0] > 0 == overlooked[2]
    assert tries[3] > 0
    for how, limit in zip(thinking, DECISION_LIMITS_S.values(), strict=True):
        assert how is None or how.seconds < limit


@pytest.mark.parametrize("name", game_ids())
def test_the_priors_and_the_values_of_a_level_are_files(name: str) -> None:
    game = find_game(name)
    s = begun(game)
    actions = list(s.legal_actions(next_seat(s)))
    spoiled = {
        weight: 2.0 * float(n) for weight, n in read_toml(game.ai_folder / PRIOR_WEIGHTS).items()
    }
    other = game.judge_with(spoiled | {"scale": 1.0})
    mixed = SplitJudge(other, game.judge)
    assert mixed.priors(s, actions) == other.priors(s, actions) != game.judge.priors(s, actions)
    assert mixed.value(s, 0) == game.judge.value(s, 0)
    for level in LEVELS:
        how = getattr(levels_of(game.ai_folder), level)
        files = [game.ai_folder / file if file else None for file in (how.priors, how.values)]
        judge = with_weights(game, *files).judge
        judge_of_file = game.judge_with(read_toml(files[0])) if files[0] else game.judge
        worth = game.judge_with(read_toml(files[1])) if files[1] else game.judge
        assert judge.priors(s, actions) == judge_of_file.priors(s, actions)
        assert judge.value(s, 0) == worth.value(s, 0)


@pytest.mark.parametrize("name", game_ids())
def test_what_a_recruit_overlooks_weighs_nothing_for_it(name: str) -> None:
    """Its judge is the game's own with some weights at 0, and never without a sense of scale."""
    game = find_game(name)
    recruit = levels_of(game.ai_folder).recruit
    plain = read_toml(game.ai_folder / PRIOR_WEIGHTS)
    assert set(recruit.overlooks) < set(plain)
    blind = game.judge_with({**plain, **dict.fromkeys(recruit.overlooks, 0.0)})
    s = begun(game)
    actions = list(s.legal_actions(next_seat(s)))
    seen = as_seen_by(recruit, game).judge
    assert seen.value(s, 0) == blind.value(s, 0)
    assert seen.priors(s, actions) == blind.priors(s, actions)
    assert any(thoughts(seen, one) != thoughts(game.judge, one) for one in more_of(game, s, 30))


@pytest.mark.parametrize("name", game_ids())
def test_a_recruit_never_takes_what_seems_bad_to_itself(name: str) -> None:
    """No blunders by lot: it takes one of the few actions that its own judge likes best."""
    game = find_game(name)
    recruit = levels_of(game.ai_folder).recruit
    judge = as_seen_by(recruit, game).judge
    for s in more_of(game, begun(game)):
        seat = next_seat(s)
        few, _ = shortlist(s, seat, judge, list(s.legal_actions(seat)), 6 if recruit.depth else 1)
        taken = {LevelAgent("recruit", seed).choose(game, s.clone(), seat) for seed in range(5)}
        assert taken <= set(few)


def test_an_overlooked_weight_must_exist() -> None:
    game = find_game("memoir")
    with pytest.raises(DataError, match="the judge has no weight 'courage'"):
        as_seen_by(Level(overlooks=("courage",)), game)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", game_ids())
def test_a_level_chooses_by_its_seed_what_its_seat_can_know(
    name: str, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two positions that the seat cannot tell apart: the same choices, seed by seed."""
    game = find_game(name)
    in_haste(game, tmp_path, monkeypatch)
    s, other = twins(game, game.scenarios()[0].id)
    seat = next_seat(s)
    mine, same, others = [
        [ask(LevelAgent(level, seed), game, each, seat, Seeded(seed)) for seed in range(4)]
        for each in (s, s, other)
    ]
    assert mine == same == others
    assert set(mine) <= set(s.legal_actions(seat))


def begun(game: Game) -> State:
    """A position some way into a game, at a decision."""
    s = game.new(game.scenarios()[0].id, {}, Seeded(3))
    playout(s, Seeded(3), Seeded(4), 25)
    while len(s.legal_actions(next_seat(s))) < 2:
        s.apply_unchecked(next_seat(s), s.legal_actions(next_seat(s))[0], Seeded(3))
    return s


def thoughts(judge: Judge, s: State) -> tuple[float, list[float]]:
    """What a judge says of a position and of the actions in it."""
    seat = next_seat(s)
    return judge.value(s, 0), judge.priors_for(s, seat, list(s.legal_actions(seat)))


def more_of(game: Game, s: State, most: int = 8) -> list[State]:
    """Later positions of the same game in which somebody has a choice."""
    found: list[State] = []
    s, player, dice = s.clone(), PriorAgent(0), Seeded(6)
    for number in range(most * MOVED_ON):
        if not s.waiting:
            break
        seat = next_seat(s)
        if number % MOVED_ON == 0 and len(s.legal_actions(seat)) > 1:
            found.append(s.clone())
        s.apply_unchecked(seat, player.choose(game, s, seat), dice)
    return found


def test_an_unknown_level_is_told_with_those_there_are() -> None:
    with pytest.raises(DataError, match="no level 'marshal'; the levels are: recruit, sergeant"):
        agent_of_level("marshal", 0)


def test_levels_that_are_not_understood_are_told_with_their_place(tmp_path: Path) -> None:
    (tmp_path / LEVELS_FILE).write_text("[recruit]\ndepth = 'none'\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"levels\.toml: recruit\.depth"):
        levels_of(tmp_path)
