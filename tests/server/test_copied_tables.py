"""Tables that do not begin with a scenario: positions, lessons, copies of other matches."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.app_client import AppServer, Guest, Json, SocketClient, app_server
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import State
from vezerkar.core.registry import find_game
from vezerkar.records.position import write_position

__all__ = ["app_server"]

PROBE = (Path(__file__).parents[2] / "docs/positions/probe.toml").read_text(encoding="utf-8")
GAMES = ("memoir", "crescent", "quartermaster", "panzer", "hungary")
SHORTEST_BATTLE = "vassieux"  # where one is played to its end


def create_table(guest: Guest, who: dict[str, str], **more: object) -> Json:
    seats = [
        {"seat": seat, "kind": "computer", "level": what}
        if what == "recruit"
        else {"seat": seat, "kind": "open"}
        if what == "open"
        else {"seat": seat, "kind": "person", "mine": True}
        for seat, what in who.items()
    ]
    body = {"game": "memoir", "scenario": "pegasus-bridge", "seats": seats, **more}
    found: Json = guest.ask("POST", "/api/tables", body, 201)
    return found


def copy(guest: Guest, table: Json, status: int = 201, **wanted: object) -> Json:
    found: Json = guest.ask("POST", f"/api/tables/{table['id']}/copy", wanted, status)
    return found


def play(socket: SocketClient, steps: int) -> None:
    """Take any actions, whoever has to decide; computers answer in between."""
    pick = random.Random(4)
    done = 0
    while done < steps and "outcome" not in socket.live:
        actions = socket.live.get("actions") or []
        if actions:
            socket.act(pick.choice(actions)["action"])
            done += 1
        else:
            socket.receive()


def hand(live: Json, side: str) -> list[str]:
    return sorted(
        card["id"]
        for zone in live.get("zones", [])
        if zone.get("owner") == side
        for card in zone.get("cards", [])
    )


def test_what_is_over_goes_on_from_any_moment_as_it_was(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest, stranger = Guest(client), Guest(client)
        table = create_table(guest, {"axis": "recruit", "allies": "me"})
        with guest.at(table["id"]) as socket:
            play(socket, 9)
            socket.ask("resign", seat="allies")
            ply = socket.ply
            moments = {
                at: socket.ask("past", seat=seat, ply=at)["live"]
                for at, seat in ((0, "allies"), (ply - 2, "allies"), (ply, "axis"))
            }
        for at, seen in moments.items():
            who = "axis" if at == ply else "allies"
            seats = [{"seat": s, "kind": "person", "mine": True} for s in ("axis", "allies")]
            new = copy(stranger, table, ply=at, seat=who, seats=seats)
            assert (new["origin"], new.get("branch", 0), new["ply"]) == (table["id"], at, at)
            assert new["hints"]
            with stranger.at(new["id"]) as socket:
                assert len(socket.welcome["log"]) == at
                socket.ask("look", seat=socket.welcome["curtain"])
                assert socket.live["tokens"] == seen["tokens"]
                socket.ask("resign", seat=socket.seat)
                last = socket.ask("past", seat=who, ply=at)["live"]
                assert hand(last, who) == hand(seen, who) != []


def test_a_copy_has_dice_of_its_own_and_is_kept(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = create_table(guest, {"axis": "recruit", "allies": "me"})
        with guest.at(table["id"]) as socket:
            play(socket, 6)
            socket.ask("resign", seat="allies")
        new = copy(guest, table, ply=4, seat="allies")
        assert [s["kind"] for s in new["seats"]] == ["computer", "person"]
        with guest.at(new["id"]) as socket:
            play(socket, 5)
            before = (socket.ply, socket.live["tokens"], hand(socket.live, "allies"))
        cookie = guest.cookie
    with app_server.open() as client, Guest(client, cookie).at(new["id"]) as socket:
        assert (socket.ply, socket.live["tokens"], hand(socket.live, "allies")) == before
        socket.ask("resign", seat="allies")
        record = client.get(f"/api/tables/{new['id']}/record").text
        again = client.post("/api/records", content=record)
        assert again.status_code == 201, again.text


def test_a_match_that_goes_on_is_copied_as_its_seat_knows_it(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = create_table(guest, {"axis": "recruit", "allies": "me"})
        with guest.at(table["id"]) as socket:
            play(socket, 5)
            at, mine, tokens = socket.ply, hand(socket.live, "allies"), socket.live["tokens"]
            theirs = set()
            for _ in range(8):
                both = [{"seat": s, "kind": "person", "mine": True} for s in ("axis", "allies")]
                new = copy(guest, table, ply=at, seat="allies", seats=both)
                assert new["placed"]
                assert "origin" not in new
                assert "branch" not in new
                with guest.at(new["id"]) as other:
                    assert other.welcome["log"] == []  # it could reveal what was drawn
                    other.ask("look", seat="allies")
                    assert (hand(other.live, "allies"), other.live["tokens"]) == (mine, tokens)
                    other.ask("resign", seat="allies")
                    other.ask("look", seat="axis")
                    theirs.add(tuple(hand(other.live, "axis")))
            assert len(theirs) > 1  # dealt anew each time
            socket.ask("resign", seat="allies")


def test_nobody_copies_what_they_may_not_know(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest, other = Guest(client), Guest(client)
        table = create_table(guest, {"axis": "recruit", "allies": "me"})
        for who, wanted in (
            (guest, {"ply": 0, "seat": "axis"}),
            (guest, {"ply": 0}),
            (other, {"ply": 0, "seat": "allies"}),
            (other, {"ply": 999, "seat": "axis"}),
        ):
            assert copy(who, table, 403, **wanted)["key"] == "problem-copy"
        # Where people play each other there are no hints, unless they agree on them.
        between = create_table(guest, {"axis": "open", "allies": "me"})
        assert copy(guest, between, 403, ply=0, seat="allies")["key"] == "problem-copy"
        token = between["seats"][0]["invitation"]
        path = f"/api/tables/{between['id']}"
        other.ask("POST", f"{path}/seats/axis", {"invitation": token})
        guest.ask("POST", f"{path}/start")
        assert copy(guest, between, 403, ply=0, seat="allies")["key"] == "problem-copy"
        # At a shared screen nobody gets a copy: it could show the other hand.
        shared = create_table(guest, {"axis": "me", "allies": "me"}, hints=True)
        assert copy(guest, shared, 403, ply=0, seat="axis")["key"] == "problem-copy"


def test_a_copy_needs_a_moment_at_which_somebody_decides(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        both = {"axis": "recruit", "allies": "recruit"}
        table = create_table(guest, both, scenario=SHORTEST_BATTLE)
        with guest.at(table["id"]) as socket:
            while "outcome" not in socket.live:
                socket.receive()
            last = socket.ply
        told = copy(guest, table, 400, ply=last)
        assert "the game is over in this position" in told["text"]
        for ply in (-1, last + 1):
            assert "steps; there is no step" in copy(guest, table, 400, ply=ply)["text"]
        opened = [{"seat": "axis", "kind": "open"}, {"seat": "allies", "kind": "open"}]
        assert "no open seats" in copy(guest, table, 400, ply=1, seats=opened)["text"]
        assert copy(guest, table, ply=last - 1)["status"] == "playing"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_goes_on_from_a_position(app_server: AppServer, name: str) -> None:
    game = find_game(name)
    scenario = game.scenarios()[0].id
    state = game.new(scenario, game.complete_settings({}, scenario), Seeded(5))
    _play_on(state, 30)
    with app_server.open() as client:
        guest = Guest(client)
        body = {"position": write_position(game, state)}
        table = guest.ask("POST", "/api/positions", body, 201)
        assert table["placed"]
        assert table["status"] == "playing"
        teams, first = game.teams(state), state.actors()[0]
        kinds = [seat["kind"] for seat in table["seats"]]
        assert kinds == ["person" if t == teams[first] else "computer" for t in teams]
        with guest.at(table["id"]) as socket:
            seat = game.seats(state).index(socket.seat)
            spell = game.notation(state).spell
            known = {action["action"] for action in socket.live["actions"]}
            assert known == {spell(action) for action in state.legal_actions(seat)}
            play(socket, 2)
            socket.ask("resign", seat=socket.seat)
        record = client.get(f"/api/tables/{table['id']}/record").text
        answer = client.post("/api/records", content=record)
        assert answer.status_code == 201, answer.text


def _play_on(state: State, steps: int) -> None:
    pick, chance = random.Random(2), Seeded(9)
    for _ in range(steps):
        seat = state.actors()[0]
        state.apply(seat, pick.choice(state.legal_actions(seat)), chance)


def test_a_position_of_no_battle_has_a_table_too(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.ask("POST", "/api/positions", {"position": PROBE}, 201)
        assert (table["scenario"], table["titles"]["en"]) == ("", "Memoir '44")
        assert [seat["names"]["en"] for seat in table["seats"]]
        with guest.at(table["id"]) as socket:
            socket.act("play probe_left")
        cookie = guest.cookie
    with app_server.open() as client:
        guest = Guest(client, cookie)
        assert [each["id"] for each in guest.ask("GET", "/api/tables")] == [table["id"]]
        with guest.at(table["id"]) as socket:
            assert socket.ply == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "game: expected the name of a game"),
        ("game = 3", "game: expected the name of a game"),
        ('game = "chess"', "there is no game 'chess'"),
        ("][", "position: "),
        ('game = "memoir"\nscenario = "nowhere"', "nowhere"),
        ('game = "memoir"\n[units]\nal01 = "infantry Z99"', "Z99"),
        (PROBE + "surprise = 1\n", "surprise"),
    ],
)
def test_a_bad_position_is_one_line(app_server: AppServer, text: str, said: str) -> None:
    with app_server.open() as client:
        told = Guest(client).ask("POST", "/api/positions", {"position": text}, 400)
        assert told["key"] == "problem-input"
        assert said in told["text"]
        assert "\n" not in told["text"]


def test_a_game_that_is_over_is_no_table(app_server: AppServer) -> None:
    game = find_game("memoir")
    state = game.new("pegasus-bridge", game.complete_settings({}, "pegasus-bridge"), Seeded(5))
    while state.waiting:
        _play_on(state, 1)
    with app_server.open() as client:
        body = {"position": write_position(game, state)}
        told = Guest(client).ask("POST", "/api/positions", body, 400)
        assert "the game is over in this position" in told["text"]


# Lessons and files


def test_a_lesson_begins_with_its_position(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        for info in guest.ask("GET", "/api/games"):
            for number in info.get("lessons", []):
                path = f"/api/lessons/{info['id']}/{number}"
                table = guest.ask("POST", path, {}, 201)
                assert {seat["kind"] for seat in table["seats"]} == {"person", "computer"}
                assert table["placed"]
        for wrong in ("memoir/99", "memoir/x", "memoir/0", "chess/1"):
            assert client.post(f"/api/lessons/{wrong}").status_code in (400, 404)


def test_a_file_is_handed_to_whoever_has_the_ticket(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        assert guest.ask("POST", "/api/handed", {"ticket": ""}, 400)["key"] == "problem-input"
        table = create_table(guest, {"axis": "recruit", "allies": "me"})
        with guest.at(table["id"]) as socket:
            play(socket, 4)
            socket.ask("resign", seat="allies")
            steps = socket.ply
        stopped = client.get(f"/api/tables/{table['id']}/record").text
    for text, branch in ((PROBE, 0), (stopped, steps)):
        with app_server.open(handed=("ticket", text)) as client:
            guest = Guest(client)
            assert guest.ask("POST", "/api/handed", {"ticket": "tocket"}, 400)
            found = guest.ask("POST", "/api/handed", {"ticket": "ticket"}, 201)
            assert (found["status"], found.get("branch", 0)) == ("playing", branch)
