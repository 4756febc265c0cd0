"""Puzzles: every one that is kept is still one, and the same seed finds the same ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from vezerkar.arena.puzzle_check import check_puzzle
from vezerkar.arena.puzzle_finder import FoundPuzzle, PuzzleLook, find_puzzles
from vezerkar.arena.puzzle_search import judge_actions, lead_of
from vezerkar.cli import main
from vezerkar.commands.puzzles import draft
from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game, game_ids
from vezerkar.records.puzzle import load_puzzle, puzzle_numbers, read_puzzle

MIN_PUZZLES_PER_GAME = 10
ALL = [(game, number) for game in game_ids() for number in puzzle_numbers(find_game(game))]
MEMOIR = find_game("memoir")
LEVELS = ("officer", "sergeant")
LOOK = PuzzleLook(verbs=("play",), tries=4, deep_tries=6)


@pytest.mark.parametrize("name", game_ids())
def test_every_game_has_puzzles_from_games_of_its_own(name: str) -> None:
    game = find_game(name)
    numbers = puzzle_numbers(game)
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= MIN_PUZZLES_PER_GAME
    scenarios = {info.id for info in game.scenarios()}
    titles = set()
    for number in numbers:
        puzzle = load_puzzle(game, number)
        assert puzzle.found.scenario in scenarios
        titles |= {puzzle.title.en, puzzle.title.hu}
    assert len(titles) == 2 * len(numbers)


@pytest.mark.parametrize(("game", "number"), ALL)
def test_the_search_still_finds_the_solution(game: str, number: int) -> None:
    check_puzzle(find_game(game), load_puzzle(find_game(game), number))


@pytest.mark.soak
@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_deep_search_over_all_actions_finds_the_solution(game: str, number: int) -> None:
    check_puzzle(find_game(game), load_puzzle(find_game(game), number), deep=True)


@pytest.mark.parametrize(("game", "number"), ALL)
def test_the_named_chances_single_out_the_solution(game: str, number: int) -> None:
    puzzle = load_puzzle(find_game(game), number)
    [best, *others] = sorted(puzzle.chances.items(), key=lambda one: -one[1])
    assert best[0] in puzzle.do
    assert others
    assert best[1] - others[0][1] == pytest.approx(puzzle.found.lead, abs=0.011)


def first_found() -> FoundPuzzle:
    return next(find_puzzles(MEMOIR, "pegasus-bridge", 34887875813985, LEVELS, LOOK))


def test_the_same_seed_finds_the_same_puzzle() -> None:
    first, again = first_found(), first_found()
    assert draft(MEMOIR, first, [*LEVELS], LOOK) == draft(MEMOIR, again, [*LEVELS], LOOK)
    assert first.state.fingerprint() == again.state.fingerprint()
    assert first.best.action not in {one.action for one in first.others}


def test_a_search_orders_actions_and_knows_its_error() -> None:
    s, seat = load_puzzle(MEMOIR, 1).start(), 0
    judged = judge_actions(MEMOIR, s, seat, s.legal_actions(seat), 4, 1)
    assert [one.chance for one in judged] == sorted((one.chance for one in judged), reverse=True)
    lead, error = lead_of(judged[0], judged[-1])
    assert lead == pytest.approx(judged[0].chance - judged[-1].chance)
    assert lead > error > 0


def test_a_faulty_puzzle_is_one_clear_line(tmp_path: Path) -> None:
    source = (MEMOIR.folder / "puzzles" / "1.toml").read_text(encoding="utf-8")
    path = tmp_path / "1.toml"

    def with_(old: str, new: str) -> None:
        assert old in source
        path.write_text(source.replace(old, new), encoding="utf-8")

    with_('hu = "Harckocsi nélkül is"', 'hu = ""')
    with pytest.raises(DataError, match="title: expected a sentence in English and in Hungarian"):
        read_puzzle(path, MEMOIR)
    for old, new, told in (
        ('do = ["play armor_assault"]', 'do = ["play air_power"]', "solves it"),
        ('do = ["play armor_assault"]', 'do = ["*"]', "solves it"),
        ('do = ["play armor_assault"]', 'do = ["play recon_left"]', "is said to be wrong"),
        ('seat = "axis"', 'seat = "romans"', "'romans' is none of: axis, allies"),
        ('seat = "axis"', 'seat = "allies"', "allies has nothing to decide"),
        ('"play recon_left" = ', '"play nothing" = ', "'play nothing' is none of"),
    ):
        with_(old, new)
        with pytest.raises(DataError, match=told):
            check_puzzle(MEMOIR, read_puzzle(path, MEMOIR))


def test_a_solution_that_is_not_the_best_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "1.toml"
    source = (MEMOIR.folder / "puzzles" / "1.toml").read_text(encoding="utf-8")
    head, tail = source.split("[[wrong]]", 1)
    said = tail.partition("[chances]")
    path.write_text(
        head.replace('do = ["play armor_assault"]', 'do = ["play recon_left"]') + said[1] + said[2],
        encoding="utf-8",
    )
    with pytest.raises(DataError, match="the search prefers 'play armor_assault'"):
        check_puzzle(MEMOIR, read_puzzle(path, MEMOIR))


def test_the_command_checks_and_finds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["puzzles"]) == 2
    arguments = "puzzles memoir --games 1 --tries 12 --verbs play --scenario pegasus-bridge"
    assert main([*arguments.split(), "--write", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(list(tmp_path.glob("*.toml"))) > 0
    assert all(line.startswith("pegasus-bridge ") for line in lines)
