"""After an update of the rules matches go on, or are kept as they were."""

from __future__ import annotations

import json
import random
import sqlite3
import zlib
from collections.abc import Callable

import pytest
from starlette.testclient import TestClient

from tests.server.app_client import AppServer, Guest, Json, SocketClient, app_server
from tests.table import made_up_game
from tests.table.made_up_game import GAME
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import pack
from vezerkar.core.registry import find_game, game_ids
from vezerkar.server import keeper

__all__ = ["app_server"]

Patch = pytest.MonkeyPatch


def update_rules(monkeypatch: Patch) -> None:
    """The next version of the made-up game."""
    monkeypatch.setattr(GAME, "version", GAME.version + 1)


def forbid_stones(monkeypatch: Patch) -> None:
    """In the next version nobody may add stones: the steps of old matches become illegal."""
    update_rules(monkeypatch)
    lock = pack(made_up_game.LOCK, 0, 0, 0)
    monkeypatch.setattr(made_up_game.Plan, "actions", lambda self, s, seat: [lock])


def let_fewer_stones_win(monkeypatch: Patch) -> None:
    """In the next version fewer stones win: every step is possible, the facts are others."""
    update_rules(monkeypatch)
    total = made_up_game.MadeUpState.total
    monkeypatch.setattr(made_up_game.MadeUpState, "total", lambda self, team: -total(self, team))


def fail_on_stones(monkeypatch: Patch) -> None:
    """The next version has a fault that shows in old matches only."""
    update_rules(monkeypatch)
    monkeypatch.setattr(made_up_game.Plan, "take", lambda *given: [][len(given)])


def two_players(client: TestClient) -> tuple[Guest, Guest, str]:
    """A match of three seats between two people, with some secret steps."""
    anna, bela = Guest(client), Guest(client)
    table = anna.create_table("three", ["me", "open", "open"])
    for seat in ("bela", "cili"):
        bela.take(table, seat)
    anna.ask("POST", f"/api/tables/{table['id']}/start")
    return anna, bela, table["id"]


def plan_a_round(anna: Guest, bela: Guest, table: str) -> None:
    """Anna adds a stone in secret and locks; the others only lock."""
    with anna.at(table) as one, bela.at(table) as two:
        for socket, action, seat in (
            (one, "add", "anna"),
            (one, "lock", "anna"),
            (two, "lock", "bela"),
            (two, "lock", "cili"),
        ):
            socket.quiet()  # what the others did has come
            assert not socket.act(action, seat).get("stale")


def database(server: AppServer) -> sqlite3.Connection:
    return sqlite3.connect(server.data / "vezerkar.db")


# It goes on


def test_a_match_goes_on_if_the_new_rules_lead_to_the_same(
    app_server: AppServer, monkeypatch: Patch
) -> None:
    with app_server.open() as client:
        anna, bela, table = two_players(client)
        plan_a_round(anna, bela, table)
        with anna.at(table) as socket:
            before = (socket.ply, socket.live, len(socket.welcome["log"]))
        my_turn = anna.ask("GET", "/api/tables")[0].get("my_turn")
    update_rules(monkeypatch)
    with app_server.open() as client:
        anna, bela = Guest(client, anna.cookie), Guest(client, bela.cookie)
        info = anna.ask("GET", "/api/tables")[0]
        assert info.get("my_turn") == my_turn
        assert not info.get("kept")
        with anna.at(table) as one, bela.at(table) as two, Guest(client).at(table) as watcher:
            assert (one.ply, one.live, len(one.welcome["log"])) == before
            for socket in (one, two, watcher):
                told = [m["key"] for line in socket.welcome["log"] for m in line["messages"]]
                assert told.count("log-other-rules") == 1
                assert told[-1] == "log-other-rules"
            if one.live["actions"]:
                assert one.act(one.live["actions"][0]["action"])["type"] == "update"
    rows = database(app_server).execute("SELECT number, data FROM moments WHERE reader = -1")
    logs = [
        [line["number"] for line in json.loads(zlib.decompress(data))["log"]] for _, data in rows
    ]
    assert len(logs) == 2
    assert logs[1][0] == logs[0][-1]  # the line that says so, and those after it
    # And it is known to be of these rules from now on.
    with app_server.open() as client, Guest(client, anna.cookie).at(table) as socket:
        told = [m["key"] for line in socket.welcome["log"] for m in line["messages"]]
        assert told.count("log-other-rules") == 1


@pytest.mark.parametrize("game", game_ids())
def test_every_game_goes_on_under_the_same_rules_with_a_new_number(
    game: str, app_server: AppServer, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(keeper, "ENTRIES_BETWEEN_MOMENTS", 3)
    found = find_game(game)
    scenario = found.scenarios()[0].id
    opening = found.new(scenario, {}, Seeded(0))
    seats = [{"seat": seat, "kind": "person", "mine": True} for seat in found.seats(opening)]
    with app_server.open() as client:
        guest = Guest(client)
        body = {"game": game, "scenario": scenario, "seats": seats}
        table = guest.ask("POST", "/api/tables", body, 201)["id"]
        with guest.at(table) as socket:
            play(socket, 12)
            before = (socket.ply, socket.live["tokens"])
    assert database(app_server).execute("SELECT count(*) FROM moments").fetchone()[0] > 3
    monkeypatch.setattr(found, "version", found.version + 1)
    with app_server.open() as client, Guest(client, guest.cookie).at(table) as socket:
        if socket.welcome.get("curtain"):
            socket.ask("look", seat=socket.welcome["curtain"])
        assert not socket.welcome["table"].get("kept")
        assert (socket.ply, socket.live["tokens"]) == before


def play(socket: SocketClient, steps: int) -> None:
    pick = random.Random(4)
    for _ in range(steps):
        if socket.welcome.get("curtain") and not socket.seat:
            socket.ask("look", seat=socket.welcome["curtain"])
        actions = socket.live.get("actions") or []
        if actions:
            socket.act(pick.choice(actions)["action"])


# It is kept


@pytest.mark.parametrize("change", [forbid_stones, let_fewer_stones_win, fail_on_stones])
def test_a_match_that_cannot_go_on_is_kept_as_it_was(
    change: Callable[[Patch], None], app_server: AppServer, monkeypatch: Patch
) -> None:
    with app_server.open() as client:
        anna, bela, table = two_players(client)
        plan_a_round(anna, bela, table)
        seen = {}
        for guest in (anna, bela):
            with guest.at(table) as socket:
                seen[guest.id] = (socket.ply, socket.live["tokens"], socket.welcome["log"])
    change(monkeypatch)
    with app_server.open() as client:
        for guest in (Guest(client, anna.cookie), Guest(client, bela.cookie)):
            info = guest.ask("GET", f"/api/tables/{table}")
            assert info["kept"]
            assert not info.get("my_turn")
            assert not guest.ask("GET", "/api/tables")[0].get("my_turn")
            path = f"/api/tables/{table}/copy"
            assert guest.ask("POST", path, {"ply": 0}, 409)["key"] == "problem-rules"
            with guest.at(table) as socket:
                assert (socket.ply, socket.live["tokens"], socket.welcome["log"]) == seen[guest.id]
                assert socket.live["actions"] == []
                assert socket.act("lock")["text"]["key"] == "refused-kept"
                assert socket.ask("hint", seat=socket.seat)["text"]["key"] == "refused-kept"


def test_a_kept_match_shows_nobody_more_than_they_saw(
    app_server: AppServer, monkeypatch: Patch
) -> None:
    with app_server.open() as client:
        anna, bela, table = two_players(client)
        with anna.at(table) as socket:
            socket.act("add")  # in secret: the purse of nobody else is known
        watcher = Guest(client)
        views: dict[str, list[Json]] = {}
        for guest in (anna, bela, watcher):
            with guest.at(table) as socket:
                views[guest.id] = [socket.live["zones"], socket.welcome["log"], socket.ply]
    forbid_stones(monkeypatch)
    with app_server.open() as client:
        for cookie, known in ((anna.cookie, anna.id), (bela.cookie, bela.id)):
            with Guest(client, cookie).at(table) as socket:
                now = [socket.live["zones"], socket.welcome["log"], socket.ply]
                assert now == views[known]
        with Guest(client).at(table) as socket:
            assert [socket.live["zones"], socket.welcome["log"], socket.ply] == views[watcher.id]
            for seat in ("anna", "bela", "*"):
                assert socket.ask("past", seat=seat, ply=0)["type"] == "refused"
        with Guest(client, bela.cookie).at(table) as socket:
            assert socket.ask("past", seat="anna", ply=0)["text"]["key"] == "refused-not-yours"
            assert socket.ask("past", seat="bela", ply=0)["type"] == "past"


def test_what_no_moment_holds_is_told_as_notation_to_its_own_seat_only(
    app_server: AppServer, monkeypatch: Patch
) -> None:
    with app_server.open() as client:
        anna, bela, table = two_players(client)
        plan_a_round(anna, bela, table)
    with database(app_server) as rows:  # a database of an older version has no moments
        rows.execute("DELETE FROM moments")
    forbid_stones(monkeypatch)
    with app_server.open() as client:
        with Guest(client, anna.cookie).at(table) as socket:
            assert notations(socket) == ["add", "lock"]
        with Guest(client, bela.cookie).at(table) as socket:
            assert notations(socket) == ["lock"]  # of the seat that is shown
        with Guest(client).at(table) as socket:
            assert notations(socket) == []
        with Guest(client, bela.cookie).at(table) as socket:
            socket.ask("resign", seat="bela")
        with Guest(client).at(table) as socket:  # it is over: everything may be known
            assert notations(socket) == ["add", "lock", "lock", "lock"]


def notations(socket: SocketClient) -> list[str]:
    return [
        message["args"]["text"]
        for line in socket.welcome["log"]
        for message in line["messages"]
        if message["key"] == "log-notation"
    ]


def test_a_kept_match_is_resigned_exported_and_looked_at_again(
    app_server: AppServer, monkeypatch: Patch
) -> None:
    with app_server.open() as client:
        anna, bela, table = two_players(client)
        plan_a_round(anna, bela, table)
    with monkeypatch.context() as patch:
        forbid_stones(patch)
        with app_server.open() as client:
            anna, bela = Guest(client, anna.cookie), Guest(client, bela.cookie)
            assert client.get(f"/api/tables/{table}/record").status_code == 403
            with anna.at(table) as one, bela.at(table) as two:
                assert one.ask("resign", seat="bela")["text"]["key"] == "refused-not-yours"
                answer = one.ask("resign", seat="anna")
                assert answer["live"]["outcome"]["text"]["key"] == "outcome-resigned"
                assert two.receive()["table"]["status"] == "over"
                assert two.ask("resign", seat="bela")["text"]["key"] == "refused-over"
            record = client.get(f"/api/tables/{table}/record").text
            again = client.post("/api/records", content=record)
            assert again.status_code == 201, again.text
            with Guest(client).at(again.json()["id"]) as socket:
                assert socket.welcome["table"]["kept"]
                assert notations(socket) == ["add", "lock", "lock", "lock"]
    lines = [json.loads(line) for line in record.splitlines()]
    assert (lines[0]["rules"], lines[-1]["fingerprint"]) == (GAME.version, "")
    with app_server.open() as client:  # under its own rules the record is whole
        again = client.post("/api/records", content=record)
        assert again.status_code == 201, again.text
        with Guest(client).at(again.json()["id"]) as socket:
            assert not socket.welcome["table"].get("kept")
        # and so is the match, which was resigned meanwhile
        with Guest(client, anna.cookie).at(table) as socket:
            assert socket.welcome["table"]["status"] == "over"
            assert socket.live["outcome"]["text"]["key"] == "outcome-resigned"


def test_a_kept_match_ends_when_all_sides_agree(app_server: AppServer, monkeypatch: Patch) -> None:
    with app_server.open() as client:
        anna, bela, table = two_players(client)
        plan_a_round(anna, bela, table)
    with monkeypatch.context() as patch:
        forbid_stones(patch)
        with app_server.open() as client:
            anna, bela = Guest(client, anna.cookie), Guest(client, bela.cookie)
            with anna.at(table) as one, bela.at(table) as two:
                assert one.ask("agree-end", seat="anna")["type"] == "done"
                assert two.receive()["agrees_end"] == ["anna"]
                answer = two.ask("agree-end", seat="cili")
                assert answer["live"]["outcome"]["text"]["key"] == "outcome-agreed"
                assert answer["table"]["status"] == "over"
    with app_server.open() as client, Guest(client, anna.cookie).at(table) as socket:
        assert socket.live["outcome"]["text"]["key"] == "outcome-agreed"


def test_a_kept_table_can_be_deleted(app_server: AppServer, monkeypatch: Patch) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.create_table("alone", ["me"])["id"]
        with guest.at(table) as socket:
            socket.act("add")
    forbid_stones(monkeypatch)
    with app_server.open() as client:
        guest = Guest(client, guest.cookie)
        assert guest.ask("GET", f"/api/tables/{table}")["kept"]
        assert guest.ask("DELETE", f"/api/tables/{table}") == []
        assert guest.ask("GET", f"/api/tables/{table}", status=404)


def test_a_table_whose_pack_is_gone_is_still_listed_and_can_be_watched(
    app_server: AppServer, monkeypatch: Patch
) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.create_table("alone", ["me"])["id"]
        with guest.at(table) as socket:
            socket.act("add")
            tokens = socket.live["tokens"]
    with database(app_server) as rows:
        rows.execute("UPDATE matches SET pack = 'gone'")
    with app_server.open() as client:
        guest = Guest(client, guest.cookie)
        assert [each["id"] for each in guest.ask("GET", "/api/tables")] == [table]
        with guest.at(table) as socket:
            assert socket.welcome["table"]["kept"]
            assert socket.live["tokens"] == tokens


def test_a_match_that_fails_under_its_own_rules_is_kept_too(app_server: AppServer) -> None:
    with app_server.open() as client:
        anna, bela, table = two_players(client)
        plan_a_round(anna, bela, table)
        with anna.at(table) as socket:
            tokens = socket.live["tokens"]
    with database(app_server) as rows:
        rows.execute("UPDATE journal SET action = 'go west' WHERE number = 1")
    with app_server.open() as client, Guest(client, anna.cookie).at(table) as socket:
        assert socket.welcome["table"]["kept"]
        assert socket.live["tokens"] == tokens
