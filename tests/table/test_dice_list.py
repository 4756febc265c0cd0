"""Every die of a match can be checked by a program that knows nothing of ours."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.table.test_every_game import SECRET, new
from vezerkar.core.chance import Seeded
from vezerkar.core.registry import find_game, game_ids
from vezerkar.table.dice_list import Draw, drawing
from vezerkar.table.match import Match
from vezerkar.table.views import scene_of

CHECKER = Path(__file__).parents[2] / "docs" / "examples" / "check_dice.py"
PLAYED_STEPS = 60


def played(game_id: str) -> Match:
    match = new(game_id, find_game(game_id).scenarios()[0].id)
    pick = Seeded(3)
    for _ in range(PLAYED_STEPS):
        seat = match.deciding()[0]
        actions = scene_of(match, seat).actions
        action = actions[pick.below(len(actions))].action
        match.apply(match.seats.ids[seat], match.ply_of(seat), action)
    return match


def draws_of(match: Match, first_line: int = 0) -> list[Draw]:
    return [draw for line in drawing(match, first_line) for draw in line]


def checked(draws: list[Draw], seed_hash: str) -> subprocess.CompletedProcess[str]:
    told = {"seed": SECRET.hex(), "seed_hash": seed_hash, "draws": draws}
    command = [sys.executable, "-I", str(CHECKER)]
    return subprocess.run(command, input=json.dumps(told), text=True, capture_output=True)


@pytest.mark.parametrize("game", game_ids())
def test_every_result_of_a_match_follows_from_its_seed(game: str) -> None:
    match = played(game)
    draws = draws_of(match)
    told = [*match.session.opening, *(r for line in match.log.lines for r in line.step.drawn)]
    assert [draw.result for draw in draws] == told
    found = checked(draws, match.seed_hash)
    assert (found.returncode, found.stdout.split()[0]) == (0, str(len(draws))), found.stdout


def test_a_result_that_does_not_follow_is_named_with_its_line() -> None:
    match = played("memoir")
    draws = draws_of(match)
    place, wrong = next((n, draw) for n, draw in enumerate(draws) if draw.line)
    draws[place] = wrong._replace(result=(wrong.result + 1) % wrong.below)
    found = checked(draws, match.seed_hash)
    assert found.returncode == 1
    assert found.stdout.startswith(f"line {wrong.line}: ")
    assert "promised" in checked(draws_of(match), "0" * 64).stdout


def test_a_copy_lists_its_own_dice_only() -> None:
    match = played("memoir")
    whole, first = draws_of(match), 20
    assert draws_of(match, first) == [draw for draw in whole if draw.line >= first]
    assert 0 < len(draws_of(match, first)) < len(whole)
