"""The curtain between two people at one screen."""

from __future__ import annotations

import msgspec
import pytest

from tests.table.hands import new_match, play
from vezerkar.core.errors import ActionError
from vezerkar.core.kernel import OBSERVER
from vezerkar.table.curtain import Screen


def test_a_screen_of_one_seat_always_shows_it() -> None:
    match = new_match()
    screen = Screen(match, [1])
    assert (screen.seat, screen.shared, screen.waiting) == (1, False, OBSERVER)
    play(match, 30)
    screen.settle()
    screen.look("")
    assert screen.seat == 1
    assert screen.may_show(1)
    assert not screen.may_show(0)
    with pytest.raises(ActionError, match="belongs to somebody else"):
        screen.look("axis")


def test_an_observer_sees_no_seat() -> None:
    screen = Screen(new_match(), [])
    assert screen.seat == OBSERVER
    assert screen.may_show(OBSERVER)
    assert not screen.may_show(0)


def test_the_curtain_falls_when_the_other_one_decides() -> None:
    match = new_match()
    screen = Screen(match, [0, 1])
    assert screen.seat == OBSERVER
    falls = 0
    for seed in range(1, 120):
        if screen.seat == OBSERVER:
            first = match.deciding()[0]
            other = match.seats[1 - first]
            assert screen.waiting == first
            if first not in match.deciding() or len(match.deciding()) == 1:
                with pytest.raises(ActionError, match="the other one's turn"):
                    screen.look(other)
            screen.look(match.seats[first])
        assert screen.seat in match.deciding()
        assert not screen.may_show(1 - screen.seat)
        play(match, 1, seed)
        if match.over:
            break
        falls += screen.settle()
    assert falls > 3


def test_behind_the_curtain_no_card_of_a_hand_is_shown() -> None:
    match = new_match()
    screen = Screen(match, [0, 1])
    assert screen.seat == OBSERVER
    hands = [zone for zone in match.scene(screen.seat).zones if zone.private]
    assert hands
    assert all(not zone.cards for zone in hands)
    screen.look(match.seats[match.deciding()[0]])
    shown = [zone for zone in match.scene(screen.seat).zones if zone.private and zone.cards]
    assert len(shown) == 1
    screen.look("")
    again = [zone for zone in match.scene(screen.seat).zones if zone.private]
    assert msgspec.json.encode(again) == msgspec.json.encode(hands)


def test_after_the_end_both_hands_may_be_seen() -> None:
    match = new_match()
    screen = Screen(match, [0, 1])
    match.resign("axis")
    screen.look("axis")
    screen.look("allies")
    assert screen.may_show(0)
    assert screen.may_show(1)
    assert screen.waiting == OBSERVER
