"""A cost is told in reference loops, so that a slow hour cancels out."""

from __future__ import annotations

import doctest
from collections.abc import Iterator

import pytest

from vezerkar.arena.speed import flame_graph, kept_run, samples, start_up, timing
from vezerkar.arena.speed.timing import Spread, Stopwatch, reference_loop, spread
from vezerkar.commands import bench, bench_tables, speed_page


def watch_with(seconds: Iterator[float]) -> Stopwatch:
    return Stopwatch(lambda: next(seconds))


def test_a_cost_is_told_in_loops_timed_beside_it() -> None:
    watch = watch_with(iter([0.0, 8.0, 10.0]))
    assert watch.time(lambda: 2) == 2
    assert watch.each().seconds == 4.0
    assert watch.each().loops == 2.0  # a loop took 2 s
    assert watch.each(1).seconds == 8.0


def test_a_machine_of_half_the_speed_changes_seconds_but_not_loops() -> None:
    quick, slow = (watch_with(iter([0.0, 3.0 * k, 4.0 * k])) for k in (1, 2))
    quick.time(lambda: 1)
    slow.time(lambda: 1)
    assert slow.each().seconds == 2 * quick.each().seconds
    assert slow.each().loops == quick.each().loops


def test_several_loops_are_averaged() -> None:
    watch = watch_with(iter([0.0, 6.0, 8.0]))
    watch.time(lambda: 1, loops=4)
    assert watch.each().loops == 12.0  # each loop took half a second


def test_the_loop_does_the_same_work_every_time() -> None:
    assert reference_loop() == reference_loop() > 0


def test_the_spread_of_rounds() -> None:
    assert spread([5.0, 1.0, 2.0, 4.0, 3.0]) == Spread(3.0, 2.0, 4.0)
    assert spread([7.0]) == Spread(7.0, 7.0, 7.0)
    assert Spread(10.0, 9.0, 12.0).relative == pytest.approx(0.3)


@pytest.mark.parametrize(
    "module", [timing, kept_run, start_up, flame_graph, samples, bench, bench_tables, speed_page]
)
def test_the_examples_are_true(module: object) -> None:
    done = doctest.testmod(module)  # type: ignore[arg-type]
    assert done.attempted > 0
    assert done.failed == 0
