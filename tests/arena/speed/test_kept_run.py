"""What a kept run says of a newer one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.speed.runs import kept_run
from vezerkar.arena.speed.kept_run import (
    LEAST_NOISE,
    changes,
    processor_name,
    read_run,
    this_machine,
    write_run,
)
from vezerkar.arena.speed.timing import Spread
from vezerkar.core.errors import DataError

STEADY = Spread(1.0, 0.99, 1.01)


def test_a_run_is_read_as_it_was_written(tmp_path: Path) -> None:
    run = kept_run(decision=Spread(0.123456, 0.12, 0.13))
    write_run(run, tmp_path / "run.json")
    again = read_run(tmp_path / "run.json")
    assert again.games["toy"].costs["compiled"]["decision"].median == 0.1235  # the rest is noise
    assert (again.machine, again.level, again.rounds) == (run.machine, "1", 5)
    assert again.games["toy"].growth == run.games["toy"].growth


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"machine": 3}'])
def test_another_file_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "run.json"
    path.write_text(text)
    with pytest.raises(DataError, match="this is no kept run"):
        read_run(path)


def test_a_file_that_is_not_there_or_of_another_format(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="No such file"):
        read_run(tmp_path / "none.json")
    write_run(kept_run(), tmp_path / "run.json")
    text = (tmp_path / "run.json").read_text()
    (tmp_path / "run.json").write_text(text.replace('"format": 1', '"format": 9'))
    with pytest.raises(DataError, match="format 9"):
        read_run(tmp_path / "run.json")


@pytest.mark.parametrize(
    ("cost", "slower"),
    [
        (Spread(1.05, 1.04, 1.06), False),  # less than two processes of one program may differ
        (Spread(1.30, 1.29, 1.31), True),
        (Spread(1.30, 1.00, 1.60), False),  # its rounds differ as much
        (Spread(0.50, 0.49, 0.51), False),
    ],
)
def test_slower_is_what_exceeds_the_noise_of_both_runs(cost: Spread, slower: bool) -> None:
    found = list(changes(kept_run(decision=cost), kept_run(decision=STEADY)))
    assert [(one.form, one.piece) for one in found] == [
        ("interpreted", "decision"),
        ("compiled", "decision"),
    ]
    assert all(one.is_slower is slower for one in found)
    assert all(one.ratio == pytest.approx(cost.median) for one in found)
    assert all(one.noise >= LEAST_NOISE for one in found)


def test_only_what_both_runs_have_is_compared() -> None:
    now, before = kept_run(decision=STEADY, scene=STEADY), kept_run(level="", scene=STEADY)
    assert [(one.form, one.piece) for one in changes(now, before)] == [("interpreted", "scene")]


def test_the_machine_is_named() -> None:
    machine = this_machine()
    assert processor_name() in str(machine)
    assert machine.python in str(machine)
