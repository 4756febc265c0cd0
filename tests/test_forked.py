"""Tests that are dealt out to several processes: each once, and long ones first."""

from __future__ import annotations

import random

from tests.forked import Shares

FORKS = 3


def test_every_test_is_dealt_out_once_and_the_early_ones_first() -> None:
    pick = random.Random(4)
    for tests in (FORKS, 40, 41):
        early = [tests - 1, 1]
        shares = Shares(tests, FORKS, early)
        working, dealt = list(range(FORKS)), []
        while working:
            who = pick.choice(working)
            test = shares.take(who)
            if test is None:
                working.remove(who)
            else:
                dealt.append(test)
        assert dealt[:2] == early
        assert sorted(dealt) == list(range(tests))


def test_who_has_done_his_part_takes_half_of_the_longest_that_is_left() -> None:
    shares = Shares(20, 2)
    for n in range(10):
        assert shares.take(0) == n
    assert shares.take(1) == 10
    assert shares.take(0) == 15
    assert shares.take(1) == 11
