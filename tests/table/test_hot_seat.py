"""The curtain between two people at one screen."""

from __future__ import annotations

import msgspec
import pytest

from tests.table.hidden_hands import SECRET, new_match, play
from vezerkar.core.errors import ActionError
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.registry import find_game
from vezerkar.scene.scene import Scene
from vezerkar.table.hot_seat import Screen
from vezerkar.table.journal import Chair
from vezerkar.table.match import Match


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


# One person with several seats

SIX = ("germany", "uk", "japan", "ussr", "italy", "usa")


def six_seats(names: tuple[str, ...]) -> Match:
    chairs = [Chair(seat, "person", "u1", name) for seat, name in zip(SIX, names, strict=True)]
    return Match(find_game("quartermaster"), "world-war", {}, chairs, SECRET)


def hands_in(match: Match, screen: Screen) -> set[str]:
    """The owners of the hands that a screen shows."""
    return owners(match.scene(screen.seat, screen.also(screen.seat)))


def owners(scene: Scene) -> set[str]:
    return {zone.owner for zone in scene.zones if zone.id.startswith("hand-") and zone.cards}


def test_one_person_sees_the_cards_of_all_their_seats_and_of_no_team_mate() -> None:
    match = six_seats(("Éva", "Pál", "Éva", "Pál", "Ida", "Pál"))
    screen = Screen(match, [0, 2])  # Ida sits elsewhere
    assert not screen.shared
    assert hands_in(match, screen) == {"germany", "japan"}
    play(match, 40)
    screen.settle()
    assert hands_in(match, screen) == {"germany", "japan"}
    past = match.past(20, screen.seat, screen.also(screen.seat))
    assert owners(past) == {"germany", "japan"}


def test_at_one_screen_no_curtain_falls_between_the_seats_of_one_person() -> None:
    match = six_seats(("Éva", "Pál", "Éva", "Pál", "Ida", "Pál"))
    screen = Screen(match, list(range(6)))
    people = {"Éva": {"germany", "japan"}, "Pál": {"uk", "ussr", "usa"}, "Ida": {"italy"}}
    seen = set()
    for seed in range(1, 90):
        if screen.seat == OBSERVER:
            assert hands_in(match, screen) == set()
            screen.look(match.seats[screen.waiting])
        name = match.chairs[screen.seat].name
        seen.add(name)
        assert hands_in(match, screen) <= people[name]
        assert len(hands_in(match, screen)) >= len(people[name]) - 1  # a hand may be empty
        play(match, 1, seed)
        now = match.deciding()[0] if match.deciding() else screen.seat
        fell = screen.settle() and screen.seat == OBSERVER
        if match.chairs[now].name == name:
            assert not fell
    assert seen == set(people)
