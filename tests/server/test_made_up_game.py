"""Secret plans, teams, rooms for talk and shared screens over the socket, in the made-up game."""

from __future__ import annotations

import hashlib
import itertools
import json
from contextlib import ExitStack

import pytest
from starlette.testclient import TestClient

from tests.server.app_client import Chairside, Guest, Json, Parlour, parlour
from tests.table.made_up_game import NAMES

__all__ = ["parlour"]


def four(client: TestClient, **more: object) -> tuple[list[Guest], str]:
    """Four guests at one table, two against two."""
    guests = [Guest(client) for _ in NAMES]
    table = guests[0].lay("four", ["me", "open", "open", "open"], **more)
    for guest, seat in zip(guests[1:], NAMES[1:], strict=True):
        guest.take(table, seat)
    guests[0].ask("POST", f"/api/tables/{table['id']}/start")
    return guests, str(table["id"])


def sit(stack: ExitStack, guests: list[Guest], table: str) -> list[Chairside]:
    found = [stack.enter_context(guest.at(table)) for guest in guests]
    for each in found:
        each.quiet()
    return found


def test_nobody_is_told_of_a_secret_step(parlour: Parlour) -> None:
    with parlour.open() as client, ExitStack() as stack:
        guests, table = four(client)
        watcher = Guest(client)
        anna, bela, cili, dani, eye = sit(stack, [*guests, watcher], table)
        listed = guests[1].ask("GET", f"/api/tables/{table}")
        assert anna.act("add")["type"] == "update"
        anna.act("add")
        anna.ask("undo", ply=anna.ply, seat="anna", steps=1)
        for other in (bela, cili, dani, eye):
            assert other.quiet() == []
        # Not by asking again, by the list of tables or by coming back either.
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
    parlour: Parlour,
) -> None:
    with parlour.open() as client, ExitStack() as stack:
        guests, table = four(client)
        anna, bela, cili, dani = sit(stack, guests, table)
        anna.act("add")
        bela.act("add")
        cili.act("lock")
        for chair in (anna, bela, dani):
            chair.quiet()
        assert bela.ask("ask-undo", seat="bela", to=0)["type"] == "done"
        for chair in (anna, cili, dani):
            chair.quiet()
        answer = anna.ask("undo", ply=anna.ply, seat="anna", steps=1)
        assert [line.get("undone", False) for line in answer["log"]] == [True, False]
        for other in (bela, cili, dani):
            assert other.quiet() == []
        # What was asked still stands: that it does not would tell of the step.
        assert dani.ask("answer-undo", seat="dani", yes=True)["text"]["key"] == "refused-other-side"
        assert cili.ask("answer-undo", seat="cili", yes=True)["type"] == "done"
        assert (bela.quiet()[0]["ply"], bela.ply) == (0, 0)


def test_messages_about_a_secret_have_one_size(parlour: Parlour) -> None:
    """Two tables that differ in a plan only: everything others receive is equal in length."""
    seen: list[list[list[str]]] = []
    for plan in (["lock"], ["add", "add", "lock"]):
        with parlour.open() as client, ExitStack() as stack:
            guests, table = four(client)
            chairs = sit(stack, guests, table)
            before = [len(chair.seen) for chair in chairs]
            for action in plan:
                chairs[0].act(action)
            for chair in chairs[1:]:
                chair.quiet()
            seen.append(
                [c.seen[b:] for c, b in zip(chairs[1:], before[1:], strict=True)],
            )
    assert seen[0] == seen[1]
    assert [len(text) for each in seen[0] for text in each] == [
        len(text) for each in seen[1] for text in each
    ]


def test_steps_are_listed_and_taken_back_one_by_one(parlour: Parlour) -> None:
    with parlour.open() as client, ExitStack() as stack:
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
    parlour: Parlour,
) -> None:
    with parlour.open() as client, ExitStack() as stack:
        guests, table = four(client)
        chairs = sit(stack, guests, table)
        for number in range(3):
            for chair in chairs:
                for _ in range(number + 1):
                    chair.quiet()
                    chair.act("add")
                    chair.ask("undo", ply=chair.ply, seat=chair.seat, steps=1)
                assert "chance" not in json.dumps(chair.act("lock")["log"])
            for chair in chairs:
                chair.quiet()
            marching = next(chair for chair in chairs if chair.live.get("actions"))
            assert marching.act("rest")["type"] == "update"
        watcher = Guest(client)
        info = watcher.ask("GET", f"/api/tables/{table}")
        assert info["status"] == "over"
        seed = bytes.fromhex(info["seed"])
        assert hashlib.sha256(seed).hexdigest() == info["seed_hash"]
        for reader in (*guests, watcher):
            with reader.at(table) as chair:
                drawn = [line for line in chair.welcome["log"] if "chance" in line]
                for line in drawn:
                    (die,) = [m["args"] for m in line["messages"] if m["key"].endswith("die")]
                    assert 1 + below(seed, line["chance"], 6) in die.values()
                assert len(drawn) == 2  # the first die fell at the set-up
                assert all(line["chance"] > line["number"] + 1 for line in drawn)


def test_a_match_that_is_over_is_looked_at_through_all_eyes(parlour: Parlour) -> None:
    with parlour.open() as client, ExitStack() as stack:
        guests = [Guest(client) for _ in range(3)]
        table = guests[0].lay("three", ["me", "open", "open"])
        for guest, seat in zip(guests[1:], NAMES[1:], strict=False):
            guest.take(table, seat)
        guests[0].ask("POST", f"/api/tables/{table['id']}/start")
        anna, bela, eye = sit(stack, [*guests[:2], Guest(client)], table["id"])
        anna.act("add")
        anna.act("add")
        bela.act("add")
        for ask in ({"seat": "*"}, {"seat": "", "by": "anna"}, {"seat": "anna"}):
            assert eye.ask("past", ply=0, **ask)["type"] == "refused"
        assert eye.ask("overlay", seat="", by="anna", ply=0, name="x")["type"] == "refused"
        anna.ask("resign", seat="anna")
        # Each counts the steps they know of: anna's first is a moment before any of the others'.
        for chair, at in ((anna, 1), (bela, 0), (eye, 0)):
            past = chair.ask("past", seat="bela", by="anna", ply=1)
            assert (past["ply"], past["at"]) == (1, at)
            assert past["live"] == bela.ask("past", seat="bela", ply=0)["live"]
        open_past = eye.ask("past", seat="*", by="anna", ply=1)["live"]
        for seat in NAMES[:3]:
            own = eye.ask("past", seat=seat, by="anna", ply=1)["live"]
            assert hand(open_past, seat) == hand(own, seat) != []
        assert eye.ask("past", seat="*", ply=0)["type"] == "past"
        assert eye.ask("past", seat="*", by="anna", ply=9)["type"] == "refused"


def hand(live: Json, seat: str) -> list[Json]:
    return [zone for zone in live["zones"] if zone["owner"] == seat]


def test_teams_talk_in_rooms_of_their_own_and_all_is_kept(parlour: Parlour) -> None:
    with parlour.open() as client, ExitStack() as stack:
        guests, table = four(client)
        watcher = Guest(client)
        anna, bela, *_, eye = chairs = sit(stack, [*guests, watcher], table)
        assert anna.ask("say", text=" west  now ", room="team")["type"] == "done"
        bela.ask("say", text="hello")
        eye.ask("say", text="psst")
        eye_team = eye.ask("say", text="x", room="team")
        assert eye_team["text"]["key"] == "refused-no-team"
        heard = [[m["text"] for m in said(chair)] for chair in chairs]
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
    with parlour.open() as client:  # the server was started again
        for cookie, texts in zip(cookies, heard, strict=True):
            guest = Guest(client, cookie)
            with guest.at(table) as chair:
                assert [m["text"] for m in chair.welcome.get("chat", [])] == texts
                rooms = {m.get("room", "table") for m in chair.welcome.get("chat", [])}
                assert rooms <= ({"table", "team"} if chair.seat else {"table", "observers"})
        first = Guest(client, cookies[0])
        assert first.ask("GET", f"/api/tables/{table}")["seats"][0]["auto_pass"]


def said(chair: Chairside) -> list[Json]:
    chair.quiet()
    messages = [json.loads(text) for text in chair.seen]
    return [message for message in messages if message["type"] == "said"]


def test_alone_nobody_is_there_to_talk_to_or_to_ask(parlour: Parlour) -> None:
    with parlour.open() as client:
        guest = Guest(client)
        table = guest.lay("alone", ["me"])
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


def test_several_people_share_a_screen(parlour: Parlour) -> None:
    with parlour.open() as client:
        guest = Guest(client)
        table = guest.lay("four", ["Éva", "Pál", "Éva", "Ida"])
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


def test_computers_plan_beside_a_person(parlour: Parlour) -> None:
    with parlour.open() as client:
        guest = Guest(client)
        table = guest.lay("three", ["me", "recruit", "recruit"])
        with guest.at(table["id"]) as anna:
            for _ in range(200):
                if "outcome" in anna.live:
                    break
                if anna.live.get("actions"):
                    assert anna.act(anna.live["actions"][-1]["action"])["type"] != "refused"
                else:
                    anna.receive()
            assert "outcome" in anna.live


def test_a_turn_is_confirmed_over_the_socket(parlour: Parlour) -> None:
    with parlour.open() as client:
        guest = Guest(client)
        table = guest.lay("alone", ["me"], confirm_turn=True)
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


@pytest.mark.parametrize("kind", ["act", "undo", "why", "odds", "steps", "auto-pass", "resign"])
def test_nobody_acts_for_another_member_of_the_team(parlour: Parlour, kind: str) -> None:
    with parlour.open() as client, ExitStack() as stack:
        guests, table = four(client)
        anna, *_ = sit(stack, guests, table)
        fields: Json = {"ply": 0, "action": "add", "on": True}
        answer = anna.ask(kind, seat="cili", **fields)
        assert answer["text"]["key"] == "refused-not-yours"


# Behind a curtain


def locked_anna(screen: Chairside) -> None:
    """Anna has planned, locked her curtain with a code and left; Béla looks at the screen."""
    screen.ask("look", seat="anna")
    screen.ask("lock", seat="anna", code="0155")
    screen.act("add")
    screen.act("lock")
    assert screen.ask("look", seat="bela")["seat"] == "bela"


def test_nothing_is_done_for_a_seat_behind_its_curtain(parlour: Parlour) -> None:
    with parlour.open() as client:
        guest = Guest(client)
        table = guest.lay("three", ["Anna", "Béla", "Cili"])
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
def test_a_request_to_go_back_lifts_the_curtain_of_who_is_to_agree(
    yes: bool, parlour: Parlour
) -> None:
    with parlour.open() as client:
        guest = Guest(client)
        table = guest.lay("three", ["Anna", "Béla", "Cili"])
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


def test_what_was_done_behind_a_curtain_cannot_be_asked_by_doing_it_again(
    parlour: Parlour,
) -> None:
    with parlour.open() as client:
        guest = Guest(client)
        table = guest.lay("three", ["Anna", "Béla", "Cili"])
        with guest.at(table["id"]) as screen:
            locked_anna(screen)
            for action in ("add", "lock"):  # she did the first of them
                answer = screen.ask("act", seat="anna", ply=0, action=action)
                assert answer["text"]["key"] == "refused-curtain"
            screen.act("add")
            again = screen.ask("act", seat="bela", ply=screen.ply - 1, action="add")
            assert (again["type"], again["live"]) == ("update", {})


def test_a_step_of_ones_other_seat_may_be_sent_again(parlour: Parlour) -> None:
    with parlour.open() as client:
        guest = Guest(client)
        table = guest.lay("four", ["Éva", "Pál", "Éva", "Ida"])
        with guest.at(table["id"]) as screen:
            screen.ask("look", seat="anna")
            ply = screen.ply
            screen.act("lock")
            assert screen.seat == "cili"
            again = screen.ask("act", seat="anna", ply=ply, action="lock")
            assert (again["type"], again["live"]) == ("update", {})


def test_a_new_connection_brings_no_new_attempts_at_a_code(parlour: Parlour) -> None:
    with parlour.open() as client:
        guest, stranger = Guest(client), Guest(client)
        table = guest.lay("three", ["Anna", "Béla", "Cili"])
        with guest.at(table["id"]) as screen:
            screen.ask("look", seat="anna")
            screen.ask("lock", seat="anna", code="0155")
            for _ in range(8):  # who knows the code may come as often as they like
                screen.ask("look", seat="")
                assert screen.ask("look", seat="anna", code="0155")["seat"] == "anna"
        with stranger.at(table["id"]) as eye:  # and a stranger uses up nobody's attempts
            told = [eye.ask("look", seat="anna", code=code) for code in ["0155", *["1111"] * 8]]
            assert {each["text"]["key"] for each in told} == {"refused-not-yours"}
        keys = []
        for number in range(4):
            with guest.at(table["id"]) as screen:
                for code in (f"{number}000", f"{number}001"):
                    keys.append(screen.ask("look", seat="anna", code=code)["text"]["key"])
        assert keys[:5] == ["refused-lock"] * 5
        assert keys[-1] == "refused-too-fast"


def test_no_program_plays_where_a_screen_is_shared(parlour: Parlour) -> None:
    with parlour.open() as client:
        guest = Guest(client)
        table = guest.lay("three", ["Anna", "Béla", "Cili"])
        path = f"/api/tables/{table['id']}/seats/anna/token"
        assert guest.ask("POST", path, {}, 403)["key"] == "problem-shared"
        assert guest.ask("DELETE", path, None, 200)["id"] == table["id"]
