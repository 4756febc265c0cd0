"""Many games on many cores, and what becomes of them when somebody loses patience."""

from __future__ import annotations

import time

import pytest

from vezerkar.arena.pool import run_all

ENDLESS_S = 600.0  # seconds: nobody waits for this


def doubled(number: int) -> int:
    return 2 * number


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def test_results_come_in_the_order_of_the_tasks_whatever_the_number_of_processes() -> None:
    told: list[int] = []
    assert run_all(doubled, range(20), 3, told.append) == [2 * n for n in range(20)]
    assert sorted(told) == [2 * n for n in range(20)]
    assert run_all(doubled, range(20), 1, told.append) == [2 * n for n in range(20)]


def test_an_interrupt_ends_all_at_once_and_keeps_what_is_finished() -> None:
    """The second short task ends while the first is being told: it is told as well."""
    told: list[float] = []

    def done(seconds: float) -> None:
        told.append(seconds)
        if len(told) == 1:
            time.sleep(1)  # meanwhile the other short one ends
            raise KeyboardInterrupt

    begun = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        run_all(nap, [0.0, 0.1, ENDLESS_S, ENDLESS_S, ENDLESS_S], 2, done)
    assert sorted(told) == [0.0, 0.1]
    assert time.monotonic() - begun < ENDLESS_S / 10
