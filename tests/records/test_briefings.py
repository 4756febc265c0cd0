"""Every battle is told in both languages, its goals lie on its map, its numbers were measured."""

from __future__ import annotations

import re

import pytest

from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.registry import find_game, game_ids
from vezerkar.files.ledger import Bilingual
from vezerkar.records.briefing import load_briefings, spaces_of
from vezerkar.records.howto import load_how_to
from vezerkar.records.length import STARTER, length_of
from vezerkar.records.position import read_position
from vezerkar.records.starter import load_starter
from vezerkar.scene.scene import Board, Scene, Space
from vezerkar.server.briefings import briefing
from vezerkar.server.how_to import how_to, summary
from vezerkar.server.summaries import game_infos

SENTENCE = re.compile(r"(?<!\bSt)[.?](?= |$)")
SENTENCES = 2
MOST_LINES = 4


@pytest.fixture(params=game_ids(), scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    return find_game(request.param)


def opening(game: Game, scenario: str) -> Scene:
    return game.scene(game.new(scenario, {}, Seeded(0)), OBSERVER)


def is_told(text: Bilingual) -> bool:
    return bool(text.en) and bool(text.hu) and text.en != text.hu


def test_every_battle_has_a_briefing_in_both_languages(game: Game) -> None:
    told = load_briefings(game)
    assert set(told.battle) == {info.id for info in game.scenarios()}
    for scenario, known in told.battle.items():
        assert is_told(known.situation), scenario
        assert len(SENTENCE.findall(known.situation.en)) == SENTENCES, scenario
        lines = told.lines(scenario)
        assert 1 < len(lines) <= MOST_LINES, scenario
        assert all(is_told(line.say) for line in lines), scenario


def test_goals_are_spaces_of_the_map(game: Game) -> None:
    told = load_briefings(game)
    for scenario in told.battle:
        board = opening(game, scenario).board
        for line in told.lines(scenario):
            for pattern in line.at:
                assert spaces_of(board, (pattern,)), f"{scenario}: {pattern} is nowhere"


def test_every_objective_of_a_battle_is_drawn(game: Game) -> None:
    """What the game itself calls an objective is never left out."""
    for info in game.scenarios():
        regions = [r for r in opening(game, info.id).board.regions if r.kind == "objective"]
        drawn = {space for goal in briefing(game.id, "", info.id).goals for space in goal.spaces}
        if game.id != "hungary" or info.id != "konrad":  # three of its six cities decide
            assert {space for region in regions for space in region.spaces} <= drawn, info.id


def test_the_score_that_wins_is_the_one_of_the_rules() -> None:
    first = briefing("memoir", "", "pegasus-bridge").goals[0].say
    assert first["en"] == "The first side with 4 medals wins."
    assert "8 medals" in briefing("memoir", "", "omaha-beach-overlord").goals[0].say["en"]


def test_minutes_and_favour_were_measured(game: Game) -> None:
    for battle in [*(info.id for info in game.scenarios()), STARTER]:
        known = length_of(game, battle)
        assert known is not None, f"{battle}: run tools/measure_lengths.py {game.id} {battle}"
        told = briefing(game.id, "", battle)
        assert told.turns == known.turns > 0
        assert min(told.minutes.values()) >= 5
        assert told.games >= 20
        assert sum(told.wins.values()) == pytest.approx(1.0, abs=0.01)
        for side, share in told.wins.items():
            low, high = told.intervals[side]
            assert low <= share <= high


def test_the_home_page_names_the_minutes_of_the_briefing_that_it_leads_to(game: Game) -> None:
    info = next(info for info in game_infos() if info.id == game.id)
    told = briefing(game.id, "", STARTER)
    scenario = next(each for each in info.scenarios if each.id == told.scenario)
    first = dict(zip(scenario.seats, scenario.sides, strict=True))[told.mine[0]]
    easier = [side for side, (low, _) in told.intervals.items() if low > 0.5]
    assert info.starter is not None
    assert info.starter.minutes == told.minutes[first]
    assert info.starter.newcomer_minutes == told.minutes[easier[0] if easier else first]


def test_a_starter_is_briefed_from_its_own_position(game: Game) -> None:
    told = briefing(game.id, "", STARTER)
    starter = load_starter(game)
    assert starter is not None
    state = read_position(starter.position_text)[1]
    assert told.preview.tokens == game.scene(state, OBSERVER).tokens
    assert game.seats(state)[state.actors()[0]] in told.mine


def test_patterns_name_spaces_by_what_the_board_says() -> None:
    spaces = (Space("A1", 0, 0, ("city_hill",)), Space("B1", 1, 0, (), marks=("star",)))
    board = Board("square", 2, 1, spaces)
    assert spaces_of(board, ("kind:city*",)) == ["A1"]
    assert spaces_of(board, ("mark:star", "space:A?")) == ["A1", "B1"]
    assert spaces_of(board, ("region:none",)) == []


# How to play


def test_pictures_show_what_is_on_the_map(game: Game) -> None:
    known, shown = load_how_to(game), how_to(game.id)
    assert known is not None
    spaces = {space.id for space in shown.board.spaces}
    book = {entry.id for entry in shown.book}
    for panel, told in zip(known.panel, shown.panels, strict=True):
        assert is_told(panel.title)
        assert is_told(panel.say)
        ways = [space for path in (*panel.move, *panel.attack) for space in path]
        named = {*panel.view, *panel.ring, *panel.target, *panel.copy, *ways}
        assert named | {*filter(None, panel.stand.values())} <= spaces, panel.title.en
        assert set(panel.cards) <= book
        assert panel.view or panel.cards, f"{panel.title.en}: nothing is drawn"
        standing = {token.id: token.space for token in told.tokens}
        for token, space in panel.stand.items():
            assert standing.get(token, "") == space, f"{panel.title.en}: {token}"


def test_a_summary_says_what_a_game_is(game: Game) -> None:
    told = summary(game.id)
    assert len(told.turn) == 5
    for text in (told.what, told.win, *told.turn):
        assert is_told(Bilingual(text["en"], text["hu"]))
