"""Weights of a judge: from files, every one given; values may differ from priors."""

import shutil
from pathlib import Path

import pytest

from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.judge import Judge
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game
from vezerkar.evaluation.weights import PRIOR_WEIGHTS, VALUE_WEIGHTS, read_judge
from vezerkar.files.toml import read_toml

GAME = find_game("memoir")


def test_a_game_without_values_of_its_own_uses_one_file_for_both(tmp_path: Path) -> None:
    shutil.copy(GAME.ai_folder / PRIOR_WEIGHTS, tmp_path)
    s = GAME.new("pegasus-bridge", {}, Seeded(1))
    assert read_judge(tmp_path, GAME.judge_with).value(s, 0) == one_file().value(s, 0)


def test_values_weigh_positions_and_leave_priors_alone(tmp_path: Path) -> None:
    shutil.copy(GAME.ai_folder / PRIOR_WEIGHTS, tmp_path)
    other = {**read_toml(GAME.ai_folder / PRIOR_WEIGHTS), "unit": 2.5}
    lines = [f"{name} = {number}" for name, number in other.items()]
    (tmp_path / VALUE_WEIGHTS).write_text("\n".join(lines), encoding="utf-8")
    s = GAME.new("pegasus-bridge", {}, Seeded(1))
    judge, plain = read_judge(tmp_path, GAME.judge_with), one_file()
    seat = next_seat(s)
    assert judge.value(s, 0) == GAME.judge_with(other).value(s, 0) != plain.value(s, 0)
    assert judge.priors_for(s, seat, s.legal_actions(seat)) == plain.priors_for(
        s, seat, s.legal_actions(seat)
    )
    assert judge.turn(s) == plain.turn(s)


def test_a_weight_too_few_or_too_many_is_named() -> None:
    weights = dict(read_toml(GAME.ai_folder / PRIOR_WEIGHTS))
    with pytest.raises(DataError, match="courage"):
        GAME.judge_with({**weights, "courage": 1.0})
    del weights["figure"]
    with pytest.raises(DataError, match="figure"):
        GAME.judge_with(weights)


def one_file() -> Judge:
    return GAME.judge_with(read_toml(GAME.ai_folder / PRIOR_WEIGHTS))
