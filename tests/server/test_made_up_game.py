"""Secret plans, teams, chat rooms and shared screens over the socket, in the made-up game."""

from __future__ import annotations

import hashlib
import itertools
import json
from contextlib import ExitStack

import pytest
from starlette.testclient import TestClient

from tests.server.app_client import AppServer, Guest, Json, SocketClient, app_server
from tests.table.made_up_game import NAMES

__all__ = ["app_server"]


def four(client: TestClient, **more: object) -> tuple[list[Guest], str]:
    """Four guests at one table, two against two."""
    guests = [Guest(client) for _ in NAMES]
    table = guests[0].create_table("four", ["me", "open", "open", "open"], **more)
    for guest, seat in zip(guests[1:], NAMES[1:], strict=True):
        guest.take(table, seat)
    guests[0].ask("POST", f"/api/tables/{table['id']}/start")
    return guests, str(table["id"])


def sit(stack: ExitStack, guests: list[Guest], table: str) -> list[SocketClient]:
    found = [stack.enter_context(guest.at(table)) for guest in guests]
    for each in found:
        each.quiet()
    return found


def test_nobody_is_told_of_a_secret_step(app_server: AppServer) -> None:
    with app_server.open() as client, ExitStack() as stack:
        guests, table = four(client)
        watcher = Guest(client)
        anna, bela, cili, dani, observer = sit(stack, [*guests, watcher], table)
        listed = guests[1].ask("GET", f"/api/tables/{table}")
        assert anna.act("add")["type"] == "update"
        anna.act("add")
        anna.ask("undo", ply=anna.ply, seat="anna", steps=1)
        for other in (bela, cili, dani, observer):
            assert other.quiet() == []
        # Not by asking again, by the list of tables or by connecting again either.
        assert guests[1].ask("GET", f"/api/tables/{table}") == listed
        with guests[1].at(table) as again:
            assert (again.ply, again.welcome["log"]) == (0, [])
            assert again.live == bela.live
        # What others do meanwhile does not make an action stale.
        answer = bela.act("add")
        assert (answer["type"], answer["ply"]) == ("update", 1)
        anna.act("lock")
        (told,) = [m for m in bela.quiet() if m["type"] == "update"]
        assert told["live"]["seats"][0]["ready"]
        assert (told["ply"], told["log"][0]["number"], told["log"][0]["seat"]) == (2, 1, "anna")


def test_nobody_is_told_of_a_secret_step_that_is_taken_back_under_their_own(
    app_server: AppServer,
) -> None:
    with app_server.open() as client, ExitStack() as stack:
        guests, table = four(client)
        anna, bela, cili, dani = sit(stack, guests, table)
        anna.act("add")
        bela.act("add")
        cili.act("lock")
        for socket in (anna, bela, dani):
            socket.quiet()
        assert bela.ask("ask-undo", seat="bela", to=0)["type"] == "done"
        for socket in (anna, cili, dani):
            socket.quiet()
        answer = anna.ask("undo", ply=anna.ply, seat="anna", steps=1)
        assert [line.get("undone", False) for line in answer["log"]] == [True, False]
        for other in (bela, cili, dani):
            assert other.quiet() == []
        # The request still stands: if it did not, that would reveal the step.
        assert dani.ask("answer-undo", seat="dani", yes=True)["text"]["key"] == "refused-other-side"
        assert cili.ask("answer-undo", seat="cili", yes=True)["type"] == "done"
        assert (bela.quiet()[0]["ply"], bela.ply) == (0, 0)


def test_messages_about_a_secret_have_one_size(app_server: AppServer) -> None:
    """Two tables that differ in a plan only: everything others receive is equal in length."""
    seen: list[list[list[str]]] = []
    for plan in (["lock"], ["add", "add", "lock"]):
        with app_server.open() as client, ExitStack() as stack:
            guests, table = four(client)
            sockets = sit(stack, guests, table)
            before = [len(socket.seen) for socket in sockets]
            for action in plan:
                sockets[0].act(action)
            for socket in sockets[1:]:
                socket.quiet()
            seen.append(
                [c.seen[b:] for c, b in zip(sockets[1:], before[1:], strict=True)],
            )
    assert seen[0] == seen[1]
    assert [len(text) for each in seen[0] for text in each] == [
        len(text) for each in seen[1] for text in each
    ]


def test_steps_are_listed_and_taken_back_one_by_one(app_server: AppServer) -> None:
    with app_server.open() as client, ExitStack() as stack:
        guests, table = four(client)
        anna, bela, *_ = sit(stack, guests, table)
        anna.act("add")
        bela.act("add")
        anna.act("add")
        anna.act("lock")
        steps = anna.ask("steps", seat="anna")["steps"]
        assert [(s["ply"], s["action"], s.get("alone", False)) for s in steps] == [
            (3, "lock", True),
            (2, "add", True),
            (1, "add", True),
        ]
        assert steps[0]["text"]["key"] == "do-lock"
        answer = anna.ask("undo", ply=anna.ply, seat="anna", steps=3, alone=True)
        assert (answer["ply"], answer["undo"]) == (2, 2)
        assert [line.get("undone", False) for line in answer["log"]] == [True, False, False]
        refused = anna.ask("undo", ply=anna.ply, seat="anna", steps=7)
        assert refused["text"]["key"] == "refused-known"
        assert bela.ask("steps", seat="anna")["text"]["key"] == "refused-not-yours"


def below(seed: bytes, n: int, most: int) -> int:
    """The first result of a line, as docs/protocol.md says that it is checked."""
    key = hashlib.sha256(seed + n.to_bytes(8, "big")).digest()
    for i in itertools.count():
        word = int.from_bytes(hashlib.sha256(key + i.to_bytes(8, "big")).digest()[:4], "big")
        if word < (1 << 32) // most * most:
            return word % most
    raise AssertionError


def test_everybody_can_check_chance_after_secret_steps_that_were_taken_back(
    app_server: AppServer,
) -> None:
    with app_server.open() as client, ExitStack() as stack:
        guests, table = four(client)
        sockets = sit(stack, guests, table)
        for number in range(3):
            for socket in sockets:
                for _ in range(number + 1):
                    socket.quiet()
                    socket.act("add")
                    socket.ask("undo", ply=socket.ply, seat=socket.seat, steps=1)
                assert "chance" not in json.dumps(socket.act("lock")["log"])
            for socket in sockets:
                socket.quiet()
            marching = next(socket for socket in sockets if socket.live.get("actions"))
            assert marching.act("rest")["type"] == "update"
        watcher = Guest(client)
        info = watcher.ask("GET", f"/api/tables/{table}")
        assert info["status"] == "over"
        seed = bytes.fromhex(info["seed"])
        assert hashlib.sha256(seed).hexdigest() == info["seed_hash"]
        for reader in (*guests, watcher):
            with reader.at(table) as socket:
                drawn = [line for line in socket.welcome["log"] if "chance" in line]
                for line in drawn:
                    (die,) = [m["args"] for m in line["messages"] if m["key"].endswith("die")]
                    assert 1 + below(seed, line["chance"], 6) in die.values()
                assert len(drawn) == 2  # the first die was rolled at the set-up
                assert all(line["chance"] > line["number"] + 1 for line in drawn)


def test_a_finished_match_is_replayed_from_every_point_of_view(app_server: AppServer) -> None:
    with app_server.open() as client, ExitStack() as stack:
        guests = [Guest(client) for _ in range(3)]
        table = guests[0].create_table("three", ["me", "open", "open"])
        for guest, seat in zip(guests[1:], NAMES[1:], strict=False):
            guest.take(table, seat)
        guests[0].ask("POST", f"/api/tables/{table['id']}/start")
        anna, bela, observer = sit(stack, [*guests[:2], Guest(client)], table["id"])
        anna.act("add")
        anna.act("add")
        bela.act("add")
        for ask in ({"seat": "*"}, {"seat": "", "by": "anna"}, {"seat": "anna"}):
            assert observer.ask("past", ply=0, **ask)["type"] == "refused"
        assert observer.ask("overlay", seat="", by="anna", ply=0, name="x")["type"] == "refused"
        anna.ask("resign", seat="anna")
        # Each counts the steps they know of: anna's first is a moment before any of the others'.
        for socket, at in ((anna, 1), (bela, 0), (observer, 0)):
            past = socket.ask("past", seat="bela", by="anna", ply=1)
            assert (past["ply"], past["at"]) == (1, at)
            assert past["live"] == bela.ask("past", seat="bela", ply=0)["live"]
        open_past = observer.ask("past", seat="*", by="anna", ply=1)["live"]
        for seat in NAMES[:3]:
            own = observer.ask("past", seat=seat, by="anna", ply=1)["live"]
            assert hand(open_past, seat) == hand(own, seat) != []
        assert observer.ask("past", seat="*", ply=0)["type"] == "past"
        assert observer.ask("past", seat="*", by="anna", ply=9)["type"] == "refused"


def hand(live: Json, seat: str) -> list[Json]:
    return [zone for zone in live["zones"] if zone["owner"] == seat]


def test_teams_chat_in_rooms_of_their_own_and_all_is_stored(app_server: AppServer) -> None:
    with app_server.open() as client, ExitStack() as stack:
        guests, table = four(client)
        watcher = Guest(client)
        anna, bela, *_, observer = sockets = sit(stack, [*guests, watcher], table)
        assert anna.ask("say", text=" west  now ", room="team")["type"] == "done"
        bela.ask("say", text="hello")
        observer.ask("say", text="psst")
        eye_team = observer.ask("say", text="x", room="team")
        assert eye_team["text"]["key"] == "refused-no-team"
        heard = [[m["text"] for m in said(socket)] for socket in sockets]
        assert heard == [
            ["west now", "hello"],
            ["hello"],
            ["west now", "hello"],
            ["hello"],
            ["hello", "psst"],
        ]
        anna.ask("auto-pass", seat="anna", on=True)
        seats = guests[0].ask("GET", f"/api/tables/{table}")["seats"]
        assert [seat.get("auto_pass", False) for seat in seats] == [True, False, False, False]
        assert "auto_pass" not in str(guests[1].ask("GET", f"/api/tables/{table}"))
        cookies = [guest.cookie for guest in (*guests, watcher)]
    with app_server.open() as client:  # the server was started again
        for cookie, texts in zip(cookies, heard, strict=True):
            guest = Guest(client, cookie)
            with guest.at(table) as socket:
                assert [m["text"] for m in socket.welcome.get("chat", [])] == texts
                rooms = {m.get("room", "table") for m in socket.welcome.get("chat", [])}
                assert rooms <= ({"table", "team"} if socket.seat else {"table", "observers"})
        first = Guest(client, cookies[0])
        assert first.ask("GET", f"/api/tables/{table}")["seats"][0]["auto_pass"]


def said(socket: SocketClient) -> list[Json]:
    socket.quiet()
    messages = [json.loads(text) for text in socket.seen]
    return [message for message in messages if message["type"] == "said"]


def test_who_plays_alone_has_nobody_to_chat_with_or_to_ask(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.create_table("alone", ["me"])
        assert (table["status"], table.get("hot_seat", False)) == ("playing", False)
        with guest.at(table["id"]) as anna:
            assert anna.ask("say", text="x", room="team")["text"]["key"] == "refused-no-team"
            anna.act("add")
            anna.act("lock")
            anna.ask("ask-undo", seat="anna", to=0)
            assert anna.ply == 0
            anna.ask("resign", seat="anna")
            assert anna.live["outcome"]["text"]["key"] == "outcome-resigned"
        assert guest.ask("POST", f"/api/tables/{table['id']}/rematch", {}, 201)["id"]


def test_several_people_share_a_screen(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.create_table("four", ["Éva", "Pál", "Éva", "Ida"])
        assert table["hot_seat"]
        assert [seat["name"] for seat in table["seats"]] == ["Éva", "Pál", "Éva", "Ida"]
        with guest.at(table["id"]) as screen:
            lifted = []
            for _ in range(4):
                curtain = screen.welcome.get("curtain", "") if not screen.seat else ""
                if curtain:
                    assert not any(zone.get("cards") for zone in screen.live["zones"])
                    down = screen.act("lock", seat=curtain)
                    assert down["text"]["key"] == "refused-curtain"
                    screen.ask("look", seat=curtain)
                    lifted.append(curtain)
                screen.act("lock")
            assert lifted == ["anna", "bela", "dani"]  # Éva went on with her second seat
            assert screen.live["tracks"][0]["value"] == 1


def test_computers_plan_beside_a_person(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.create_table("three", ["me", "recruit", "recruit"])
        with guest.at(table["id"]) as anna:
            for _ in range(200):
                if "outcome" in anna.live:
                    break
                if anna.live.get("actions"):
                    assert anna.act(anna.live["actions"][-1]["action"])["type"] != "refused"
                else:
                    anna.receive()
            assert "outcome" in anna.live


def test_a_turn_is_confirmed_over_the_socket(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.create_table("alone", ["me"], confirm_turn=True)
        assert table["confirm_turn"]
        with guest.at(table["id"]) as anna:
            for action in ("add", "add", "add", "lock", "go west"):
                anna.act(action)
            ply = anna.ply
            held = anna.act("go east")
            assert (held["ply"], held["log"], held["undo"]) == (ply, [], 2)
            actions = [action["action"] for action in anna.live["actions"]]
            assert actions == ["table:confirm", "table:cancel"]
        with guest.at(table["id"]) as anna:  # after a lost connection the question is still there
            assert [o["action"] for o in anna.live["actions"]] == actions
            answer = anna.ask("undo", ply=ply, seat="anna", steps=1)
            assert (answer["ply"], answer["undo"]) == (ply, 1)
            anna.act("go west")
            assert anna.act("table:confirm")["ply"] == ply + 1


@pytest.mark.parametrize(
    "kind", ["act", "undo", "why", "odds", "preview", "steps", "auto-pass", "resign"]
)
def test_nobody_acts_for_another_member_of_the_team(app_server: AppServer, kind: str) -> None:
    with app_server.open() as client, ExitStack() as stack:
        guests, table = four(client)
        anna, *_ = sit(stack, guests, table)
        fields: Json = {"ply": 0, "action": "add", "on": True}
        answer = anna.ask(kind, seat="cili", **fields)
        assert answer["text"]["key"] == "refused-not-yours"


# While the screen is hidden


def locked_anna(screen: SocketClient) -> None:
    """Anna has planned, locked her seat with a code and left; Béla is at the screen."""
    screen.ask("look", seat="anna")
    screen.ask("lock", seat="anna", code="0155")
    screen.act("add")
    screen.act("lock")
    assert screen.ask("look", seat="bela")["seat"] == "bela"


def test_nothing_is_done_for_a_seat_while_the_screen_is_hidden(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.create_table("three", ["Anna", "Béla", "Cili"])
        with guest.at(table["id"]) as screen:
            locked_anna(screen)
            for kind in ("resign", "auto-pass", "ask-undo", "answer-undo", "answer-resign"):
                fields: Json = {"on": True, "yes": True, "to": 0}
                answer = screen.ask(kind, seat="anna", **fields)
                assert answer["text"]["key"] == "refused-curtain", kind
            assert "outcome" not in screen.live
            assert screen.ask("resign", seat="bela")["type"] in ("update", "welcome")
            assert "outcome" in screen.live


@pytest.mark.parametrize("yes", [True, False])
def test_an_undo_request_turns_the_screen_to_whoever_must_agree(
    yes: bool, app_server: AppServer
) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.create_table("three", ["Anna", "Béla", "Cili"])
        with guest.at(table["id"]) as screen:
            for seat in ("anna", "bela", "cili"):
                screen.ask("look", seat=seat)
                screen.act("lock")
            screen.ask("look", seat="anna")
            before = screen.ply
            screen.ask("ask-undo", seat="anna", to=0)
            assert (screen.seat, screen.welcome["curtain"]) == ("", "bela")
            screen.ask("look", seat="bela")
            request = screen.receive()
            assert (request["asks_undo"], request.get("undo_to", 0)) == ("anna", 0)
            assert screen.ask("answer-undo", seat="bela", yes=yes)["type"] != "refused"
            if yes:  # everybody plans again, Béla too
                assert (screen.seat, screen.ply) == ("bela", 0)
            else:
                assert (screen.seat, screen.welcome["curtain"]) == ("", "anna")
                assert screen.ply == before


def test_a_hidden_action_cannot_be_found_out_by_repeating_it(
    app_server: AppServer,
) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.create_table("three", ["Anna", "Béla", "Cili"])
        with guest.at(table["id"]) as screen:
            locked_anna(screen)
            for action in ("add", "lock"):  # she did the first of them
                answer = screen.ask("act", seat="anna", ply=0, action=action)
                assert answer["text"]["key"] == "refused-curtain"
            screen.act("add")
            again = screen.ask("act", seat="bela", ply=screen.ply - 1, action="add")
            assert (again["type"], again["live"]) == ("update", {})


def test_a_step_of_ones_other_seat_may_be_sent_again(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.create_table("four", ["Éva", "Pál", "Éva", "Ida"])
        with guest.at(table["id"]) as screen:
            screen.ask("look", seat="anna")
            ply = screen.ply
            screen.act("lock")
            assert screen.seat == "cili"
            again = screen.ask("act", seat="anna", ply=ply, action="lock")
            assert (again["type"], again["live"]) == ("update", {})


def test_a_new_connection_brings_no_new_attempts_at_a_code(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest, stranger = Guest(client), Guest(client)
        table = guest.create_table("three", ["Anna", "Béla", "Cili"])
        with guest.at(table["id"]) as screen:
            screen.ask("look", seat="anna")
            screen.ask("lock", seat="anna", code="0155")
            for _ in range(8):  # who knows the code may come as often as they like
                screen.ask("look", seat="")
                assert screen.ask("look", seat="anna", code="0155")["seat"] == "anna"
        with stranger.at(table["id"]) as observer:  # and a stranger uses up nobody's attempts
            told = [
                observer.ask("look", seat="anna", code=code) for code in ["0155", *["1111"] * 8]
            ]
            assert {each["text"]["key"] for each in told} == {"refused-not-yours"}
        keys = []
        for number in range(4):
            with guest.at(table["id"]) as screen:
                for code in (f"{number}000", f"{number}001"):
                    keys.append(screen.ask("look", seat="anna", code=code)["text"]["key"])
        assert keys[:5] == ["refused-lock"] * 5
        assert keys[-1] == "refused-too-fast"


def test_programs_cannot_play_where_people_share_a_screen(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.create_table("three", ["Anna", "Béla", "Cili"])
        path = f"/api/tables/{table['id']}/seats/anna/token"
        assert guest.ask("POST", path, {}, 403)["key"] == "problem-shared"
        assert guest.ask("DELETE", path, None, 200)["id"] == table["id"]
