"""What a seat cannot know may be anything: its scene, its actions and its log stay the same."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.quartermaster.random_games import lively_game
from tests.games.quartermaster.table import COUNTRIES, GAME, Table
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.playout import next_seat
from vezerkar.core.session import Session
from vezerkar.games.quartermaster.state import War
from vezerkar.scene.scene import encode_scene

VIEWERS = (OBSERVER, *range(len(COUNTRIES)))


@pytest.mark.parametrize("seed", [11, 12, 13])
def test_the_swap_test_for_six_seats_and_an_observer(seed: int) -> None:
    session = lively_game(seed)
    for number, step in enumerate(session.steps):
        if number % 17:
            continue
        s = step.before
        for seat in VIEWERS:
            t = GAME.guess(s, seat, Seeded(number))
            GAME.check_invariants(t)
            assert t.actors() == s.actors()
            assert t.legal_actions(seat) == s.legal_actions(seat)
            assert encode_scene(GAME.scene(t, seat)) == encode_scene(GAME.scene(s, seat))


@pytest.mark.parametrize("seed", [21, 22])
def test_a_step_tells_a_seat_the_same_whatever_the_others_hold(seed: int) -> None:
    """The same action on a guess of the same position: the seat that acts hears the same."""
    session = lively_game(seed)
    compared = 0
    for number, step in enumerate(session.steps):
        if number % 13 or step.drawn:
            continue
        other = GAME.guess(step.before, step.seat, Seeded(number))
        again = Session.from_state(GAME, other, Seeded(0))
        told = again.apply(step.seat, step.action)
        if told.drawn:
            continue
        mine = [(m.key, m.args) for m in session.tell(step, step.seat)]
        assert mine == [(m.key, m.args) for m in again.tell(told, step.seat)]
        compared += 1
    assert compared > 10


def test_no_log_of_another_names_a_hidden_card() -> None:
    """Cards that somebody is told in private are told to their owner only."""
    private = {
        "unplayed-card",
        "deck-lost-card",
        "hand-lost-card",
        "drew-card",
        "laid-response-card",
        "struck-response-card",
        "put-under-card",
    }
    seen = set()
    for seed in range(20, 24):
        for step in lively_game(seed).steps:
            for event in step.events:
                word = GAME.events[event.kind].word
                if word in private:
                    seen.add(word)
                    assert event.audience == 1 << event.args[0], word
                else:
                    assert event.audience < 0, word
    assert len(seen) >= 5


def test_guesses_differ_and_keep_what_is_known() -> None:
    table = Table(
        uk={
            "hand": ["uk_enigma", "uk_free_france", "uk_raf"],
            "responses": ["uk_destroyers"],
            "discard": ["uk_singapore"],
            "top": ["uk_build_army*"],
            "bottom": ["uk_sea_battle"],
        },
    )
    hands = set()
    for seed in range(30):
        t = GAME.guess(table.s, COUNTRIES.index("germany"), Seeded(seed))
        assert isinstance(t, War)
        hands.add(tuple(t.hands[1]))
        assert t.piles[1] == table.s.piles[1]
        assert t.tops[1] == table.s.tops[1]  # everybody saw it go there
        kinds = [t.board.card_type[card] for card in t.responses[1]]
        assert kinds == [t.board.card_type[table.s.responses[1][0]]]
        own = GAME.guess(table.s, 1, Seeded(seed))
        assert isinstance(own, War)
        assert own.hands[1] == table.s.hands[1]
        assert own.bottoms[1] == table.s.bottoms[1]
        assert own.hidden[1] == table.s.hidden[1]
    assert len(hands) > 20


@pytest.mark.parametrize(
    "card", ["sov_stalingrad", "sov_moscow", "sov_leningrad", "sov_rasputitsa"]
)
def test_whether_somebody_is_asked_does_not_tell_what_he_holds(card: str) -> None:
    """The same public position with any Response face down: the same scenes for all others."""

    def scenes(response: str) -> list[bytes]:
        table = Table(
            germany={"armies": ["germany", "balkans"], "hand": ["ger_land_battle"]},
            ussr={
                "armies": ["moscow", "ukraine"],
                "responses": [response],
                "hand": ["sov_mao"],
                "deck": [],
            },
        )
        table.play("ger_land_battle", "battle ukraine ussr")
        viewers = [seat for seat in VIEWERS if seat != COUNTRIES.index("ussr")]
        return [msgspec.json.encode(GAME.scene(table.s, seat)) for seat in viewers]

    assert scenes(card) == scenes("sov_stalingrad")


def test_what_a_seat_learns_stops_undo_and_what_it_shows_does_not() -> None:
    table = Table(germany={"hand": ["ger_build_army", "ger_plunder", "ger_autobahn"]})
    table.do("withdraw germany")
    assert table.session.can_undo(0) == 1  # nothing was shown
    table.session.undo(0)
    table.play("ger_build_army")
    assert table.session.can_undo(0) == 1  # Germany showed a card of its own
    table.do("build western_europe", "done")
    assert table.session.can_undo(0) == 0  # and drew one that it did not know


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whole_games_for_every_number_of_players(players: int) -> None:
    session = lively_game(players, players=players)
    s = session.state
    assert s.ending >= 0
    assert s.actors() == []
    for step in session.steps[::9]:
        GAME.check_invariants(step.before)
        assert any(step.before.legal_actions(seat) for seat in step.before.actors())
    assert next_seat(s) == -1
