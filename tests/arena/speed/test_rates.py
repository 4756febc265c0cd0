"""What a server does for an action is what the benchmark measures."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from vezerkar.arena.speed.rates import LIVE_FIELDS, Onlookers, course, news_between
from vezerkar.core.chance import Seeded
from vezerkar.core.registry import find_game
from vezerkar.server.connection import changes_between, live_of
from vezerkar.server.socket_schema import Live


def test_what_is_new_in_a_scene_is_what_the_server_would_send() -> None:
    game = find_game("crescent")
    states = course(game.new(game.scenarios()[0].id, {}, Seeded(1)), 1)
    assert set(LIVE_FIELDS) == set(Live.__struct_fields__)
    for before, now in pairwise(states):
        for seat in range(2):
            scenes = game.scene(before, seat), game.scene(now, seat)
            told = changes_between(live_of(scenes[0]), live_of(scenes[1]))
            as_sent = msgspec.json.decode(msgspec.json.encode(told))
            news = msgspec.json.decode(msgspec.json.encode(news_between(*scenes)))
            assert news == as_sent
            assert "board" not in news
            assert "book" not in news


def test_every_seat_is_shown_every_step_of_a_course() -> None:
    game = find_game("crescent")
    states = course(game.new(game.scenarios()[0].id, {}, Seeded(1)), 1)
    assert len(states) == 9
    assert len({s.fingerprint() for s in states}) == 9
    shown = Onlookers(game, states[0])
    assert shown.tell(states[1:]) == 16
    assert shown.scenes == [game.scene(states[-1], seat) for seat in range(2)]
