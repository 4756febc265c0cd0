"""What a list of tables tells: how matches stand, how they ended, and which were put away."""

from __future__ import annotations

import pytest

from tests.server.app_client import AppServer, Guest, app_server
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.registry import find_game, game_ids

__all__ = ["app_server"]


def test_a_table_that_was_put_away_is_so_for_one_person_only(app_server: AppServer) -> None:
    with app_server.open() as client:
        host, other = Guest(client), Guest(client)
        table = host.create_table("three", ["me", "open", "recruit"])
        other.take(table, table["seats"][1]["seat"])
        path = f"/api/tables/{table['id']}/archive"
        put_away = host.ask("PUT", path, {"archived": True})
        assert [each["archived"] for each in put_away] == [True]
        assert host.ask("PUT", path, {"archived": True}) == put_away  # twice is once
        assert "archived" not in other.ask("GET", "/api/tables")[0]
    with app_server.open() as client:  # a server that starts again remembers it
        host.client = client
        assert host.ask("GET", "/api/tables")[0]["archived"]
        taken_out = host.ask("PUT", path, {"archived": False})
        assert "archived" not in taken_out[0]


def test_only_tables_of_ones_own_are_put_away(app_server: AppServer) -> None:
    with app_server.open() as client:
        host, stranger = Guest(client), Guest(client)
        table = host.create_table("alone", ["me"])
        path = f"/api/tables/{table['id']}/archive"
        refused = stranger.ask("PUT", path, {"archived": True}, status=404)
        assert refused["key"] == "problem-no-table"
        host.ask("PUT", path, {"archived": True})
        assert host.ask("DELETE", f"/api/tables/{table['id']}") == []  # also when it is put away


def test_a_list_tells_the_score_and_who_won(app_server: AppServer) -> None:
    with app_server.open() as client:
        host = Guest(client)
        table = host.create_table("three", ["me", "recruit", "recruit"])
        seats = [seat["seat"] for seat in table["seats"]]
        assert "winners" not in host.ask("GET", "/api/tables")[0]
        with host.at(table["id"]) as socket:
            socket.ask("resign", seat=seats[0])
    with app_server.open() as client:  # from the database
        host.client = client
        told = host.ask("GET", "/api/tables")[0]
        assert (told["status"], told["winners"]) == ("over", seats[1:])


@pytest.mark.parametrize("game", game_ids())
def test_seats_without_a_scene_are_those_of_the_scene(game: str) -> None:
    found = find_game(game)
    s = found.new(found.scenarios()[0].id, {}, Seeded(1))
    for step in range(20):
        assert found.seats_shown(s) == found.scene(s, OBSERVER).seats
        if s.ending >= 0:
            break
        seat = s.actors()[0]
        actions = s.legal_actions(seat)
        s.apply(seat, actions[step % len(actions)], Seeded(step))
