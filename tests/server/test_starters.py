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


def test_a_friend_can_be_invited_to_a_starter(app_server: AppServer) -> None:
    seats = [
        {"seat": "axis", "kind": "open"},
        {"seat": "allies", "kind": "person", "mine": True},
    ]
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.ask("POST", "/api/starters/memoir", {"seats": seats}, 201)
        assert table["status"] == "waiting"
        assert [bool(seat.get("invitation")) for seat in table["seats"]] == [True, False]
        assert table["placed"]
        wrong = [{"seat": "axis", "kind": "open"}]
        assert guest.ask("POST", "/api/starters/memoir", {"seats": wrong}, 400)


def test_what_is_told_before_a_battle(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        told = guest.ask("GET", "/api/briefings/memoir/starter")
        assert told["mine"] == ["allies"]
        assert told["goals"][1]["spaces"] == ["D7", "k4"]
        assert guest.ask("GET", "/api/briefings/memoir/pegasus-bridge")["mine"] == []
        assert guest.ask("GET", "/api/briefings/memoir/nowhere", status=404)
        assert len(guest.ask("GET", "/api/how-to/memoir")["panels"]) == 6
        assert len(guest.ask("GET", "/api/summaries/memoir")["turn"]) == 5
