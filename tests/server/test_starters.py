"""Play: every game opens with a position that a beginner can play at once."""

from __future__ import annotations

import pytest
from msgspec.structs import astuple

from tests.server.app_client import AppServer, Guest, app_server
from vezerkar.core.registry import find_game, game_ids
from vezerkar.records.position import read_position
from vezerkar.records.starter import load_starter

__all__ = ["app_server"]

# What a beginner should not meet first: set-up, purchases, first hands, the assignment of aircraft.
HARDEST_FIRST = {"ask-deploy", "ask-buy", "ask-place", "ask-setup", "ask-air"}


@pytest.mark.parametrize("name", game_ids())
def test_a_starter_begins_where_the_game_is_at_its_best(name: str) -> None:
    game = find_game(name)
    starter = load_starter(game)
    assert starter is not None
    _, state = read_position(starter.position_text)
    seat = state.actors()[0]
    assert game.scene(state, seat).prompt.text.key not in HARDEST_FIRST
    assert all(astuple(starter.about))


def test_play_now_opens_the_starter_against_a_computer(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        for info in guest.ask("GET", "/api/games"):
            assert info["starter"]["minutes"] > 0
            table = guest.ask("POST", f"/api/starters/{info['id']}", {}, 201)
            assert {seat["kind"] for seat in table["seats"]} == {"person", "computer"}
            assert table["my_turn"]
            assert table["titles"] == info["starter"]["titles"]  # one name on both screens
        assert guest.ask("POST", "/api/starters/chess", {}, 400)
