"""`vezerkar load` measures a really started server; `vezerkar capacity` makes a forecast of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.commands.command_line import run
from vezerkar.commands import load
from vezerkar.commands.capacity import Population, forecast, nodes_for, simulate
from vezerkar.commands.load_figures import LoadFigures, compared, read_figures, write_figures
from vezerkar.core.errors import DataError

FIGURES = LoadFigures(
    machine="a machine",
    games=["memoir"],
    tables=100,
    sockets=400,
    actions=1000,
    seconds=10.0,
    empty_bytes=100_000_000,
    made_cpu_ms=5.0,
    made_per_s=150.0,
    begun_cpu_ms=8.0,
    waiting_bytes=15_000.0,
    idle_bytes=40_000.0,
    welcome_cpu_ms=4.0,
    socket_bytes=30_000.0,
    action_cpu_ms=5.0,
    played_bytes=70_000.0,
    latencies_ms=[8.0, 20.0, 30.0],
    stop_s=0.5,
    back_s=3.0,
    back_cpu_s=2.0,
)
GIGABYTE = 1e9


def test_a_small_run_is_measured_kept_and_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "scale.json"
    write_figures(FIGURES, kept)
    words = ["load", "--tables", "3", "--sockets", "9", "--rate", "20", "--seconds", "2"]
    words += ["--game", "memoir", "--keep", str(kept), "--against", str(kept)]
    assert run(load, *words) == 0
    found = capsys.readouterr().out
    assert "3 tables (memoir), 9 sockets" in found
    assert "processor: foretold" in found
    figures = read_figures(kept)
    assert figures.actions > 0  # how many depends on the machine
    assert figures.action_cpu_ms > 0
    assert 0 < figures.latencies_ms[0] <= figures.latencies_ms[1] <= figures.latencies_ms[2]
    assert figures.empty_bytes > 10_000_000
    assert figures.back_cpu_s > 0


def test_bad_figures_are_one_line(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{}")
    with pytest.raises(DataError, match="these are no figures"):
        read_figures(tmp_path / "x.json")


def test_a_forecast_of_the_run_that_was_measured_comes_true() -> None:
    lines = compared(FIGURES, FIGURES)
    assert lines[0] == "processor: foretold 50% of a core, found 50%"
    assert lines[1] == "memory: foretold 119 MB, found 119 MB"


def test_more_people_need_more_nodes_and_none_is_overloaded() -> None:
    before = 0
    for players in (100, 1_000, 10_000, 100_000):
        found = nodes_for(Population(players), FIGURES, 4 * GIGABYTE)
        assert found.nodes > before
        assert found.is_enough(4 * GIGABYTE)
        if found.nodes > 1:
            assert not forecast(Population(players), FIGURES, max(1, found.nodes // 2)).is_enough(
                4 * GIGABYTE
            )
        before = found.nodes if found.nodes > 1 else before


def test_little_memory_needs_more_nodes() -> None:
    people = Population(10_000, actions_per_min=0.1)
    little = nodes_for(people, FIGURES, 0.15 * GIGABYTE)
    assert little.nodes > nodes_for(people, FIGURES, 4 * GIGABYTE).nodes
    assert little.memory_bytes <= 0.15 * GIGABYTE


def test_a_node_that_takes_too_long_for_one_action_is_never_enough() -> None:
    slow = msgspec.structs.replace(FIGURES, action_cpu_ms=400.0)
    with pytest.raises(DataError, match="a single action takes too long"):
        nodes_for(Population(10), slow, 4 * GIGABYTE)


def test_queues_grow_as_theory_says() -> None:
    """Whoever comes to a server that is half busy takes twice as long, on average (M/M/1)."""
    median = simulate(FIGURES, 100.0, 0.0, seconds=2_000.0)[0]
    # The time spent there is exponential with a mean of 5 ms / (1 - 0.5); the median is ln 2 of it.
    assert median == pytest.approx(10.0 * 0.693, rel=0.05)
    assert simulate(FIGURES, 180.0, 0.0)[1] > 3 * simulate(FIGURES, 100.0, 0.0)[1]
