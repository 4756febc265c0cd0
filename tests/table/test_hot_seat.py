"""Two people at one screen: it is hidden between their turns."""

from __future__ import annotations

import msgspec
import pytest

from tests.table.hidden_hands import SECRET, new_match, play
from vezerkar.core.errors import ActionError
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.registry import find_game
from vezerkar.scene.scene import Scene
from vezerkar.table.hot_seat import Screen
from vezerkar.table.match import Match
from vezerkar.table.seats import TableSeat
from vezerkar.table.views import past_scene, scene_of


def test_a_screen_of_one_seat_always_shows_it() -> None:
    match = new_match()
    screen = Screen(match, [1])
    assert (screen.seat, screen.shared, screen.next_seat) == (1, False, OBSERVER)
    play(match, 30)
    screen.update()
    screen.reveal("")
    assert screen.seat == 1
    assert screen.may_show(1)
    assert not screen.may_show(0)
    with pytest.raises(ActionError, match="belongs to somebody else"):
        screen.reveal("axis")


def test_an_observer_sees_no_seat() -> None:
    screen = Screen(new_match(), [])
    assert screen.seat == OBSERVER
    assert screen.may_show(OBSERVER)
    assert not screen.may_show(0)


def test_the_screen_is_hidden_when_the_other_player_decides() -> None:
    match = new_match()
    screen = Screen(match, [0, 1])
    assert screen.seat == OBSERVER
    falls = 0
    for seed in range(1, 120):
        if screen.seat == OBSERVER:
            first = match.deciding()[0]
            other = match.seats.ids[1 - first]
            assert screen.next_seat == first
            if first not in match.deciding() or len(match.deciding()) == 1:
                with pytest.raises(ActionError, match="the other player's turn"):
                    screen.reveal(other)
            screen.reveal(match.seats.ids[first])
        assert screen.seat in match.deciding()
        assert not screen.may_show(1 - screen.seat)
        play(match, 1, seed)
        if match.over:
            break
        falls += screen.update()
    assert falls > 3


def test_a_hidden_screen_shows_no_card_of_a_hand() -> None:
    match = new_match()
    screen = Screen(match, [0, 1])
    assert screen.seat == OBSERVER
    hands = [zone for zone in scene_of(match, screen.seat).zones if zone.private]
    assert hands
    assert all(not zone.cards for zone in hands)
    screen.reveal(match.seats.ids[match.deciding()[0]])
    shown = [zone for zone in scene_of(match, screen.seat).zones if zone.private and zone.cards]
    assert len(shown) == 1
    screen.reveal("")
    again = [zone for zone in scene_of(match, screen.seat).zones if zone.private]
    assert msgspec.json.encode(again) == msgspec.json.encode(hands)


def test_after_the_end_both_hands_may_be_seen() -> None:
    match = new_match()
    screen = Screen(match, [0, 1])
    match.resign("axis")
    screen.reveal("axis")
    screen.reveal("allies")
    assert screen.may_show(0)
    assert screen.may_show(1)
    assert screen.next_seat == OBSERVER


# One person with several seats

SIX = ("germany", "uk", "japan", "ussr", "italy", "usa")


def six_seats(names: tuple[str, ...]) -> Match:
    seats = [TableSeat(seat, "person", "u1", name) for seat, name in zip(SIX, names, strict=True)]
    return Match(find_game("quartermaster"), "world-war", {}, seats, SECRET)


def hands_in(match: Match, screen: Screen) -> set[str]:
    """The owners of the hands that a screen shows."""
    return owners(scene_of(match, screen.seat, screen.also(screen.seat)))


def owners(scene: Scene) -> set[str]:
    return {zone.owner for zone in scene.zones if zone.id.startswith("hand-") and zone.cards}


def test_one_person_sees_the_cards_of_all_their_seats_and_of_no_team_mate() -> None:
    match = six_seats(("Éva", "Pál", "Éva", "Pál", "Ida", "Pál"))
    screen = Screen(match, [0, 2])  # Ida sits elsewhere
    assert not screen.shared
    assert hands_in(match, screen) == {"germany", "japan"}
    play(match, 40)
    screen.update()
    assert hands_in(match, screen) == {"germany", "japan"}
    past = past_scene(match, 20, screen.seat, screen.also(screen.seat))
    assert owners(past) == {"germany", "japan"}


def test_a_shared_screen_is_not_hidden_between_seats_of_one_person() -> None:
    match = six_seats(("Éva", "Pál", "Éva", "Pál", "Ida", "Pál"))
    screen = Screen(match, list(range(6)))
    people = {"Éva": {"germany", "japan"}, "Pál": {"uk", "ussr", "usa"}, "Ida": {"italy"}}
    seen = set()
    for seed in range(1, 90):
        if screen.seat == OBSERVER:
            assert hands_in(match, screen) == set()
            screen.reveal(match.seats.ids[screen.next_seat])
        name = match.seats[screen.seat].name
        seen.add(name)
        assert hands_in(match, screen) <= people[name]
        assert len(hands_in(match, screen)) >= len(people[name]) - 1  # a hand may be empty
        play(match, 1, seed)
        now = match.deciding()[0] if match.deciding() else screen.seat
        fell = screen.update() and screen.seat == OBSERVER
        if match.seats[now].name == name:
            assert not fell
    assert seen == set(people)
