"""Lessons: every one can be done as its steps say, and progress follows from what was played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.registry import find_game, game_ids
from vezerkar.files.ledger import LANGUAGES
from vezerkar.records.lesson import Lesson, LessonGoal, lesson_numbers, load_lesson, read_lesson
from vezerkar.server.lessons import lesson_infos
from vezerkar.table import take_back
from vezerkar.table.lesson_progress import Progress, holds, progress
from vezerkar.table.lesson_rehearsal import lesson_match, rehearse
from vezerkar.table.match import Match
from vezerkar.table.views import scene_of
from vezerkar.words.words import Words, lexicon_of, word_files

ALL = [(game, number) for game in game_ids() for number in lesson_numbers(find_game(game))]
FIRST = find_game("memoir")
LEARNER = 1  # the Allies


def began() -> tuple[Match, Lesson]:
    lesson = load_lesson(FIRST, 1)
    return lesson_match(FIRST, lesson), lesson


def do(match: Match, *actions: str) -> None:
    for action in actions:
        match.apply("allies", match.ply_of(LEARNER), action)


@pytest.mark.parametrize(("game", "number"), ALL)
def test_every_lesson_leads_to_its_goal(game: str, number: int) -> None:
    lesson = load_lesson(find_game(game), number)
    played = list(rehearse(find_game(game), lesson))
    assert [step.number for step in played] == list(range(1, len(lesson.step) + 1))


@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_step_points_at_what_is_there_and_stops_something(game: str, number: int) -> None:
    """A pattern that lets every action through would teach nothing in a strict lesson."""
    lesson = load_lesson(find_game(game), number)
    match = lesson_match(find_game(game), lesson)
    scene = scene_of(match, match.deciding()[0])
    known = {entry.id for entry in scene.book} | {f"unit:{token.id}" for token in scene.tokens}
    known |= {
        f"{scene.board.place or scene.board.shape}:{space.id}" for space in scene.board.spaces
    }
    for step in lesson.step:
        assert set(step.point) <= known
        assert set(step.show) <= set(scene.board.overlays)
        assert "*" not in step.do or not lesson.strict


@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_button_that_a_lesson_names_has_this_name(game: str, number: int) -> None:
    """What stands in quotation marks is read on the button of an action."""
    found = find_game(game)
    lesson = load_lesson(found, number)
    for step, played in zip(lesson.step, rehearse(found, lesson), strict=True):
        for language in LANGUAGES:
            quoted = re.findall(r'["„]([^"”]+)["”]', step.say.of(language))
            if quoted:
                scene = found.scene(played.before, played.seat)
                files = word_files(language, found.folder)
                words = Words(language, *files, lexicon=lexicon_of(scene.book))
                assert set(quoted) <= {words.say(action.text) for action in scene.actions}


def test_the_lesson_on_zones_of_control_shows_them() -> None:
    first = load_lesson(find_game("hungary"), 1)
    assert all("zoc" in step.show for step in first.step[1:])
    assert lesson_infos("hungary")[0].steps[1].show == ("zoc",)


def test_progress_counts_the_steps_that_were_meant() -> None:
    match, lesson = began()
    assert progress(match, lesson, LEARNER) == Progress(0)
    do(match, "play probe_center", "order al02")
    assert progress(match, lesson, LEARNER).done == 2


def test_what_is_taken_back_is_no_longer_learnt() -> None:
    match, lesson = began()
    do(match, "play probe_center", "order al02", "order al01", "pick al01", "move al01 e4")
    assert progress(match, lesson, LEARNER).done == 5
    take_back.undo(match, "allies", 2, False)
    assert progress(match, lesson, LEARNER).done == 3


def test_a_goal_out_of_reach_is_missed() -> None:
    match, lesson = began()
    do(match, "play recon_left", "order al03")
    assert progress(match, lesson, LEARNER) == Progress(0, missed=True)


def test_a_goal_is_true_or_not_in_a_scene() -> None:
    match, lesson = began()
    scene, said = scene_of(match, LEARNER), lesson.goal.say
    assert holds(LessonGoal(said), scene)
    assert holds(LessonGoal(said, at={"al01": "E3"}), scene)
    assert not holds(LessonGoal(said, at={"al01": "e4"}), scene)
    assert not holds(LessonGoal(said, gone=("ax01",)), scene)
    assert holds(LessonGoal(said, gone=("ax99",)), scene)
    assert not holds(LessonGoal(said, score={"allies": 1}), scene)
    assert not holds(LessonGoal(said, winner="allies"), scene)


def test_a_lesson_that_was_won_has_a_winner() -> None:
    lesson = load_lesson(FIRST, 5)
    match = lesson_match(FIRST, lesson)
    for step in rehearse(FIRST, lesson):
        do(match, step.action)
    assert progress(match, lesson, LEARNER) == Progress(len(lesson.step), reached=True)
    assert match.over


def test_a_faulty_lesson_is_one_clear_line(tmp_path: Path) -> None:
    source = (FIRST.folder / "lessons" / "1.toml").read_text(encoding="utf-8")
    path = tmp_path / "1.toml"
    path.write_text(source.replace('hu = "A kártya parancsol"', ""), encoding="utf-8")
    with pytest.raises(DataError, match="title: expected a sentence in English and in Hungarian"):
        read_lesson(path, FIRST)
    path.write_text(source.replace("minutes = 2", "minutes = 2\nminuets = 3"), encoding="utf-8")
    with pytest.raises(DataError, match="minuets: there is no such field"):
        read_lesson(path, FIRST)
    path.write_text(source.replace("move al01 e4", "move al01 A9"), encoding="utf-8")
    with pytest.raises(DataError, match="step 5: none of these is meant"):
        list(rehearse(FIRST, read_lesson(path, FIRST)))
    with pytest.raises(DataError, match="there is no lesson 99 of memoir"):
        load_lesson(FIRST, 99)


def dice_of(game: Game, number: int) -> list[int]:
    lesson = load_lesson(game, number)
    match = lesson_match(game, lesson)
    (learner,) = match.seats.people()
    seat = match.seats.ids[learner]
    steps = rehearse(game, lesson)
    done = [match.apply(seat, match.ply_of(learner), step.action) for step in steps]
    return [die for entry in done for die in entry.drawn]


def test_not_every_lesson_of_a_game_throws_the_same_die() -> None:
    """Whoever sees the same face in every fight does not believe in the die."""
    game = find_game("hungary")
    fought = [dice for number in lesson_numbers(game) if (dice := dice_of(game, number))]
    assert len(fought) > 1
    assert len({dice[0] for dice in fought}) == len(fought)
