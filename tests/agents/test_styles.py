"""Styles and earlier generals: players of many kinds, from data, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from vezerkar.agents import ask, check_agent, find_agent
from vezerkar.agents.earlier import EARLIER, earlier_of
from vezerkar.agents.levels import weight_files
from vezerkar.agents.styles import STYLES_FILE, styles_of, with_style
from vezerkar.agents.weighted import with_weights
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat, playout
from vezerkar.core.registry import find_game, game_ids
from vezerkar.files.toml import read_toml

STYLES = ["cautious", "bold", "hoarder", "runner", "defender"]


def choices(game: Game, most: int = 40) -> Iterator[State]:
    """Positions of one battle in which somebody has a choice, some decisions apart."""
    s = game.new(game.scenarios()[0].id, {}, Seeded(3))
    pick, dice = Seeded(3), Seeded(4)
    for _ in range(most):
        playout(s, dice, pick, 15)
        if not s.waiting:
            return
        if len(s.legal_actions(next_seat(s))) > 2:
            yield s.clone()


@pytest.mark.parametrize("name", game_ids())
def test_every_game_knows_the_same_styles(name: str) -> None:
    game = find_game(name)
    assert list(styles_of(game.ai_folder)) == STYLES
    for style in STYLES:
        check_agent(game, f"greedy+{style}")


@pytest.mark.parametrize("name", game_ids())
def test_a_style_changes_priors_and_values(name: str) -> None:
    game = find_game(name)
    plain = game.judge
    positions = list(choices(game))
    offers = [(s, list(s.legal_actions(next_seat(s)))) for s in positions]
    for style in STYLES:
        judge = with_style(game, style).judge
        values = [(judge.value(s, 0), plain.value(s, 0)) for s in positions]
        priors = [(judge.priors(s, each), plain.priors(s, each)) for s, each in offers]
        assert any(one != two for one, two in [*values, *priors]), style
    assert game.judge is plain, "the game itself stays as it is"


def test_a_style_also_changes_the_weights_that_a_level_brings() -> None:
    game = find_game("quartermaster")
    file = game.ai_folder / "priors.toml"
    styled, plain = [
        with_weights(each, file, None).judge for each in (with_style(game, "hoarder"), game)
    ]
    offers = [(s, list(s.legal_actions(next_seat(s)))) for s in choices(game)]
    assert any(styled.priors(s, each) != plain.priors(s, each) for s, each in offers)


def test_bad_styles_are_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="there is no style 'wild'; the styles are: cautious"):
        check_agent(find_game("memoir"), "greedy+wild")
    (tmp_path / "weights.toml").write_text("danger = 1.0\n")
    (tmp_path / STYLES_FILE).write_text("[bold]\ncourage = 2.0\n")
    with pytest.raises(DataError, match="bold: the judge has no weight 'courage'"):
        styles_of(tmp_path)


@pytest.mark.parametrize("name", game_ids())
def test_every_game_keeps_its_earlier_generals(name: str) -> None:
    game = find_game(name)
    earlier = earlier_of(game.ai_folder)
    assert list(earlier) == list(EARLIER)
    for level in earlier.values():
        assert level.search or level.stages
        for file in weight_files(level):
            game.judge_with(read_toml(game.ai_folder / file))


@pytest.mark.parametrize("name", game_ids())
def test_the_rule_of_thumb_takes_listed_actions(name: str) -> None:
    game = find_game(name)
    s = next(choices(game))
    dice = Seeded(5)
    thumb = find_agent("thumb", 0)
    for _ in range(40):
        if not s.waiting:
            break
        seat = next_seat(s)
        s.apply(seat, ask(thumb, game, s, seat, dice), dice)
