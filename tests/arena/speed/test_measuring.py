"""Both forms are measured in turn, and compared round by round."""

from __future__ import annotations

import pytest

from vezerkar.arena.speed.forms import FormProcess
from vezerkar.arena.speed.growth import Growth
from vezerkar.arena.speed.measuring import form_ratios, spreads
from vezerkar.arena.speed.timing import Timing
from vezerkar.arena.speed.worker import Worker
from vezerkar.core.errors import DataError

ROUNDS = [
    {
        "interpreted": {"decision": Timing(1.0, slow)},
        "compiled": {"decision": Timing(2.0, fast)},
    }
    for slow, fast in [(50.0, 10.0), (80.0, 20.0), (100.0, 5.0)]
]


def test_the_ratio_is_the_median_of_the_ratios_of_each_round() -> None:
    assert form_ratios(ROUNDS)["decision"].median == 5.0  # of 5, 4 and 20
    assert form_ratios([{"interpreted": ROUNDS[0]["interpreted"]}]) == {}


def test_medians_of_each_form_in_either_unit() -> None:
    assert spreads(ROUNDS, "loops")["interpreted"]["decision"].median == 80.0
    assert spreads(ROUNDS, "seconds")["compiled"]["decision"].median == 2.0


def test_a_worker_answers_every_request() -> None:
    worker = Worker("crescent")
    assert worker.answer("actions") > 1
    assert set(worker.answer("rates", "0.05")) == {
        "decision",
        "game",
        "clone",
        "simulation",
        "scene of an action",
        "welcome",
    }
    assert worker.answer("memory").state > 0
    assert len(worker.answer("growth", "0.01").scenarios) == 5


def test_a_process_that_stops_is_told_in_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    with (
        FormProcess("crescent", "interpreted") as process,
        pytest.raises(DataError, match="stopped"),
    ):
        process.ask("growth much", Growth)
    assert "could not convert" in capfd.readouterr().err
