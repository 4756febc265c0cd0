"""Matches over the socket of a running server."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx2 as httpx

from tests.server.running_server import NO_TLS, Json, LiveServer, Person, Socket

MAX_MATCH_STEPS = 3000


def other(seat: str) -> str:
    return "allies" if seat == "axis" else "axis"


def private_cards(live: Json) -> list[str]:
    """The cards that a scene shows of hands."""
    zones = [zone for zone in live.get("zones", []) if zone.get("private")]
    return [card["id"] for zone in zones for card in zone.get("cards", [])]


def sides(first: Person, second: Person) -> tuple[str, Json]:
    """A table of two guests, the second by invitation; its id and what the host was sent."""
    table = first.create_table({"axis": "me", "allies": "open"})
    invitation = next(seat["invitation"] for seat in table["seats"] if seat["seat"] == "allies")
    second.post(f"api/tables/{table['id']}/seats/allies", {"invitation": invitation})
    return table["id"], first.post(f"api/tables/{table['id']}/start")


def step(sockets: list[Socket], pick: random.Random) -> str:
    """One random step of whoever is asked; everybody is sent it."""
    ply = sockets[0].ply
    mover = next(s for s in sockets if s.actions)
    action = str(pick.choice(mover.actions)["action"])
    answer = mover.act(action)
    assert answer["type"] == "update", answer
    for socket in sockets:
        while socket.ply <= ply and not socket.over:
            socket.receive()
    return action


def free_step(sockets: list[Socket], pick: random.Random) -> Socket:
    """Play until somebody may take a step back."""
    for _ in range(MAX_MATCH_STEPS):
        step(sockets, pick)
        for socket in sockets:
            if socket.undo:
                return socket
    raise AssertionError("no step was free")


def without_actions(live: Json) -> Json:
    return {name: value for name, value in live.items() if name != "actions"}


# Against the computer


def test_a_guest_plays_a_whole_match_against_the_computer(server: LiveServer) -> None:
    pick, guest = random.Random(4), Person(server)
    table = guest.create_table({"axis": "recruit", "allies": "me"})
    assert (table["status"], table["host"], table["my_turn"]) == ("playing", True, True)
    seen: dict[int, Json] = {}
    with guest.at(table["id"]) as socket:
        assert socket.seat == "allies"
        assert socket.welcome["still"]["board"]["shape"] == "hex"
        for _ in range(MAX_MATCH_STEPS):
            socket.until_asked()
            if socket.over:
                break
            seen[socket.ply] = dict(socket.live)
            answer = socket.act(pick.choice(socket.actions)["action"])
            assert answer["type"] == "update", answer
        assert socket.over
        last = dict(socket.live)
        # Nothing is missing in the log, and what is replayed is what was live.
        assert sorted(socket.log) == list(range(len(socket.log)))
        for ply in pick.sample(sorted(seen), 10):
            past = socket.ask("past", seat="allies", ply=ply)
            assert without_actions(past["live"]) == without_actions(seen[ply])
        for ply in (0, socket.ply):
            assert socket.ask("past", seat="", ply=ply)["type"] == "past"
        assert socket.ask("past", seat="axis", ply=3)["type"] == "past"  # the match is over
    with guest.at(table["id"]) as socket:
        assert socket.live == last
    info = guest.get(f"api/tables/{table['id']}")
    assert info["status"] == "over"
    assert len(info["seed"]) == 64
    check_record(guest, table["id"])
    check_dice(guest, table["id"], info)


def check_dice(guest: Person, table: str, info: Json) -> None:
    """All results of a finished match are told, with the seed that was promised; others later."""
    dice = guest.get(f"api/tables/{table}/dice")
    assert (dice["seed"], dice["seed_hash"]) == (info["seed"], info["seed_hash"])
    assert len(dice["draws"]) > 10
    going_on = guest.create_table({"axis": "recruit", "allies": "me"})["id"]
    copy = guest.post(f"api/tables/{table}/copy", {"ply": 0}, 201)["id"]
    with guest.at(copy) as socket:
        socket.ask("resign", seat="allies")
    assert guest.get(f"api/tables/{copy}/dice")["draws"] == []  # its set-up was drawn elsewhere
    refused = guest.http.get(f"api/tables/{going_on}/dice")
    assert (refused.status_code, refused.json()["key"]) == (403, "problem-dice")


def check_record(guest: Person, table: str) -> None:
    """The record of a finished match can be opened for replay by anyone."""
    text = guest.http.get(f"api/tables/{table}/record").text
    found = guest.http.post("api/records", content=text.encode())
    assert found.status_code == 201, found.text
    with guest.at(found.json()["id"]) as replay:
        assert replay.over
        assert replay.seat == ""
        for seat in ("", "axis", "allies"):
            assert replay.ask("past", seat=seat, ply=5)["type"] == "past"
        refused = replay.ask("resign", seat="axis")
        assert refused["text"]["key"] == "refused-not-yours"
    wrong = guest.http.post("api/records", content=text.replace("memoir", "chess").encode())
    assert (wrong.status_code, wrong.json()["key"]) == (400, "problem-input")


def test_a_computer_does_not_mind_taking_back(server: LiveServer) -> None:
    pick, guest = random.Random(6), Person(server)
    table = guest.create_table({"axis": "recruit", "allies": "me"})
    with guest.at(table["id"]) as socket:
        for _ in range(MAX_MATCH_STEPS):
            socket.until_asked()
            if any(line["barrier"] for line in socket.log.values() if "barrier" in line):
                break
            socket.act(pick.choice(socket.actions)["action"])
        assert socket.ask("ask-undo", seat="allies", to=0)["type"] == "done"
        assert socket.ply == 0
        assert all(line["undone"] for line in socket.log.values())


# Two guests and an observer


def test_two_guests_play_and_an_observer_sees_no_hand(server: LiveServer) -> None:
    pick = random.Random(5)
    first, second, third = (Person(server) for _ in range(3))
    table, info = sides(first, second)
    assert info["status"] == "playing"
    assert "invitation" not in json.dumps(second.get(f"api/tables/{table}"))
    with first.at(table) as axis, second.at(table) as allies, third.at(table) as watcher:
        assert (axis.seat, allies.seat, watcher.seat) == ("axis", "allies", "")
        hands = [private_cards(axis.live), private_cards(allies.live)]
        assert all(hands)
        # What everybody knows: cards that were played, and the order that needs no card.
        played = {"ordinary"}
        for _ in range(60):
            played |= set(step([axis, allies, watcher], pick).split())
            played |= open_cards(axis.live) | open_cards(allies.live)
        assert axis.live["tokens"] == allies.live["tokens"] == watcher.live["tokens"]
        for text in watcher.seen:
            message = json.loads(text)
            message.pop("still", None)
            played |= told_openly(message)
            assert private_cards(message.get("live", {})) == []
            assert not message.get("live", {}).get("actions")
            assert cards_in(message) <= played
        assert [d["present"] for d in first.get(f"api/tables/{table}")["seats"]] == [True, True]
        speak(axis, allies, watcher)


def told_openly(message: Json) -> set[str]:
    """Cards of open events: an order that was copied, a card discarded and shuffled in at once."""
    told = [each for line in message.get("log", []) for each in line.get("messages", [])]
    names = [m["args"]["card"] for m in told if m["key"] in ("event-copied", "event-discarded")]
    return {str(name).removeprefix("card:") for name in names}


def open_cards(live: Json) -> set[str]:
    """The cards that lie open for everybody."""
    zones = [zone for zone in live["zones"] if not zone.get("private")]
    return {card["id"] for zone in zones for card in zone.get("cards", [])}


def cards_in(value: Any) -> set[str]:
    """Every card that a message names, wherever it does."""
    if isinstance(value, str):
        return {value.removeprefix("card:")} if value.startswith("card:") else set()
    if isinstance(value, dict):
        zones = (
            {card["id"] for card in value.get("cards") or [] if isinstance(card, dict)}
            if (isinstance(value.get("cards"), list))
            else set()
        )
        return zones.union(*(cards_in(each) for each in value.values()))
    if isinstance(value, list):
        return set().union(*(cards_in(each) for each in value))
    return set()


def speak(axis: Socket, allies: Socket, watcher: Socket) -> None:
    """Everybody reads what players say; observers must not help."""
    axis.send("say", text="  good   luck ")
    assert allies.until("said")["text"] == "good luck"
    assert watcher.until("said")["seat"] == "axis"
    watcher.send("say", text="attack on the left")
    assert watcher.until("said")["seat"] == ""
    assert allies.ask("ping")["type"] == "done"
    assert not any("attack on the left" in text for text in allies.seen)


def test_an_invitation_is_good_for_one_seat_once(server: LiveServer) -> None:
    first, second, third = (Person(server) for _ in range(3))
    table = first.create_table({"axis": "me", "allies": "open"})
    path = f"api/tables/{table['id']}"
    assert second.post(f"{path}/seats/allies", {"invitation": "x"}, 403)["key"] == (
        "problem-invitation"
    )
    assert first.post(f"{path}/start", status=409)["key"] == "problem-open-seats"
    with first.at(table["id"]) as waiting:
        assert waiting.seat == ""
        assert private_cards(waiting.live) == []
        refused = waiting.ask("act", ply=0, seat="axis", action="pass")
        assert refused["text"]["key"] == "refused-not-begun"
        token = table["seats"][1]["invitation"]
        assert second.post(f"{path}/seats/allies", {"invitation": token})["seats"][1]["mine"]
        assert waiting.until("table")["table"]["seats"][1]["kind"] == "person"
        assert third.post(f"{path}/seats/allies", {"invitation": token}, 403)
        assert second.post(f"{path}/start", status=403)["key"] == "problem-host-only"
        first.post(f"{path}/start")
        assert waiting.until("welcome")["seat"] == "axis"
        assert private_cards(waiting.live)
    assert [t["id"] for t in second.get("api/tables")] == [table["id"]]
    assert third.get("api/tables") == []


# Lost connections, repeated and stale actions


def test_reload_resume_and_an_action_that_comes_twice(server: LiveServer) -> None:
    pick = random.Random(7)
    first, second = Person(server), Person(server)
    table, _ = sides(first, second)
    with second.at(table) as allies:
        with first.at(table) as axis:
            for _ in range(15):
                step([axis, allies], pick)
            before = (axis.ply, dict(axis.live), dict(axis.log))
        with first.at(table) as axis:
            assert (axis.ply, axis.live, axis.log) == before
            mover = next(s for s in (axis, allies) if s.actions)
            ply, action = mover.ply, mover.actions[0]["action"]
            mover.send("act", ply=ply, seat=mover.seat, action=action)
            person = first if mover is axis else second
        # The connection was lost before the answer came: the page sends the action again.
        with person.at(table) as again:
            answer = again.ask("act", ply=ply, seat=again.seat, action=action)
            assert answer["type"] == "update"
            assert again.ply == ply + 1
            answer = again.ask("act", ply=ply, seat=again.seat, action=action)
            assert (answer["type"], answer["ply"]) == ("update", ply + 1)
            stale = again.ask("act", ply=ply, seat=again.seat, action="pass for ever")
            assert (stale["type"], stale["stale"], stale["ply"]) == ("welcome", True, ply + 1)


# Taking back, resigning, rematches


def test_undo_consent_resign_and_rematch(server: LiveServer) -> None:
    pick = random.Random(8)
    first, second = Person(server), Person(server)
    table, _ = sides(first, second)
    with first.at(table) as axis, second.at(table) as allies:
        both = [axis, allies]
        mover = free_step(both, pick)
        ply = mover.ply
        was = mover.ask("past", seat=mover.seat, ply=ply - 1)["live"]
        answer = mover.ask("undo", ply=ply, seat=mover.seat, steps=1)
        assert (answer["type"], mover.ply) == ("update", ply - 1)
        assert without_actions(mover.live) == without_actions(was)
        assert mover.log[max(mover.log)]["undone"]
        listener = next(s for s in both if s is not mover)
        listener.wait(lambda message: listener.ply == ply - 1)
        assert mover.ask("undo", ply=ply - 1, seat=mover.seat, steps=99)["type"] == "refused"
        for _ in range(8):
            step(both, pick)
        assert axis.ask("ask-undo", seat="axis", to=2)["type"] == "done"
        asked = allies.wait(lambda m: m["type"] == "table" and "asks_undo" in m)
        assert (asked["asks_undo"], asked["undo_to"]) == ("axis", 2)
        assert axis.ask("answer-undo", seat="axis", yes=True)["text"]["key"] == (
            "refused-other-side"
        )
        assert allies.ask("answer-undo", seat="allies", yes=True)["type"] == "done"
        assert allies.ply == 2
        axis.wait(lambda message: axis.ply == 2)
        allies.ask("resign", seat="allies")
        assert allies.live["outcome"]["winner"] == "axis"
        axis.wait(lambda message: axis.over)
        assert axis.ask("resign", seat="axis")["text"]["key"] == "refused-over"
        again = second.post(f"api/tables/{table}/rematch", status=201)["id"]
        told = axis.wait(lambda m: m["type"] == "table" and "rematch" in m["table"])
        assert told["table"]["rematch"] == again
    assert first.post(f"api/tables/{table}/rematch", status=201)["id"] == again
    seats = first.get(f"api/tables/{again}")["seats"]
    assert [seat["seat"] for seat in seats if seat.get("mine")] == ["allies"]


# Two at one screen


def test_a_hidden_screen_is_sent_nothing_of_either_hand(server: LiveServer) -> None:
    pick, guest = random.Random(9), Person(server)
    table = guest.create_table({"axis": "me", "allies": "me"})
    assert table["hot_seat"]
    with guest.at(table["id"]) as screen:
        falls = 0
        for _ in range(40):
            if screen.curtain:
                falls += 1
                assert screen.seat == ""
                hidden = json.loads(screen.seen[-1])
                assert (hidden["type"], private_cards(hidden["live"])) == ("welcome", [])
                seat = screen.curtain
                down = screen.ask("act", ply=screen.ply, seat=seat, action="pass")
                assert down["text"]["key"] == "refused-curtain"
                peek = screen.ask("look", seat=other(seat))
                assert peek["text"]["key"] == "refused-curtain"
                assert screen.ask("past", seat=seat, ply=0)["type"] == "refused"
                screen.ask("look", seat=seat)
                assert (screen.seat, screen.curtain) == (seat, "")
            assert private_cards(screen.live)
            answer = screen.act(pick.choice(screen.actions)["action"])
            assert answer["type"] in ("update", "welcome"), answer
        assert falls >= 2
        screen.ask("look", seat="")
        assert (screen.seat, private_cards(screen.live)) == ("", [])


# Questions


def test_odds_and_reasons_are_given_for_the_own_seat_only(server: LiveServer) -> None:
    pick, guest = random.Random(3), Person(server)
    table = guest.create_table({"axis": "recruit", "allies": "me"})
    with guest.at(table["id"]) as socket:
        why = socket.ask("why", seat="allies", action="end")
        assert why["type"] in ("why", "refused")
        odds = socket.ask("odds", seat="allies", action=socket.actions[0]["action"])
        assert odds["type"] == "odds"
        seen = socket.ask("preview", seat="allies", action=socket.actions[0]["action"])
        assert seen["preview"]["then"] in ("asked", "chance", "turn")
        assert "preview" not in socket.ask("preview", seat="allies", action="attack al01 ax01")
        for kind in ("why", "odds", "preview"):
            refused = socket.ask(kind, seat="axis", action=pick.choice(socket.actions)["action"])
            assert refused["text"]["key"] == "refused-not-yours"
        assert socket.ask("auto-pass", seat="allies", on=True)["type"] == "done"


def test_questions_about_the_board_are_answered_for_whom_they_are_shown(
    server: LiveServer,
) -> None:
    guest, watcher = Person(server), Person(server)
    table = guest.create_table({"axis": "recruit", "allies": "me"})
    with guest.at(table["id"]) as socket, watcher.at(table["id"]) as other:
        assert socket.welcome["still"]["board"]["overlays"] == ["sight", "enemy"]
        unit = f"unit:{socket.live['tokens'][-1]['id']}"
        about = {"ply": socket.ply, "name": "sight", "anchor": unit}
        mine = socket.ask("overlay", seat="allies", **about)
        assert mine["overlay"]["spots"]
        assert other.ask("overlay", seat="", **about)["overlay"] == mine["overlay"]
        for asker, seat in ((socket, "axis"), (other, "allies")):
            refused = asker.ask("overlay", seat=seat, **about)
            assert refused["text"]["key"] == "refused-not-yours"
        late = {**about, "ply": 999}
        assert socket.ask("overlay", seat="allies", **late)["type"] == "refused"


def test_rules_words_and_games_are_served(server: LiveServer) -> None:
    guest = Person(server)
    games = {game["id"]: game for game in guest.get("api/games")}
    assert games["memoir"]["levels"] == ["recruit", "sergeant", "officer", "general"]
    assert {"bold", "cautious"} <= set(games["memoir"]["styles"])
    assert {"axis", "allies"} == set(games["memoir"]["scenarios"][0]["seats"])
    rules = guest.get("api/rules/memoir?lang=hu")
    assert rules[0]["id"].startswith("M44-")
    text = guest.http.get("api/text/memoir/hu").text
    assert "refused-over = " in text
    assert guest.http.get("api/text/memoir/fr").status_code == 400
    assert guest.http.get("api/nothing").json()["key"] == "problem-no-address"


def test_accounts(server: LiveServer) -> None:
    guest = Person(server)
    table = guest.create_table({"axis": "recruit", "allies": "me"})
    me = guest.post("api/account/register", {"name": "Éva", "password": "correct horse"})
    assert (me["name"], me["guest"]) == ("Éva", False)
    assert [t["id"] for t in guest.get("api/tables")] == [table["id"]]
    taken = guest.post("api/account/register", {"name": "ÉVA", "password": "correct horse"}, 409)
    assert taken["key"] == "problem-name-taken"
    assert guest.post("api/account/logout")["guest"]
    assert guest.get("api/tables") == []
    wrong = {"name": "éva", "password": "wrong horse"}
    assert guest.post("api/account/login", wrong, 403)["key"] == "problem-login"
    short = {"name": "Pál", "password": "short"}
    assert guest.post("api/account/register", short, 400)["text"].startswith("password: ")
    guest.post("api/account/login", {"name": "éva", "password": "correct horse"})
    assert [t["id"] for t in guest.get("api/tables")] == [table["id"]]


def test_health_and_metrics(server: LiveServer) -> None:
    assert httpx.get(server.url + "healthz", verify=NO_TLS).text == "ok\n"
    lines = httpx.get(server.url + "metrics", verify=NO_TLS).text.splitlines()
    assert any(line.startswith("vezerkar_requests_total{") for line in lines)
    assert any(line.startswith("vezerkar_store_seconds_bucket{") for line in lines)


def test_whoever_opens_a_page_by_a_link_is_a_guest_at_once(server: LiveServer) -> None:
    """The socket needs a cookie, and it may be the first thing that the page asks for."""
    answer = httpx.get(server.url + "t/somewhere", verify=NO_TLS)
    built = answer.status_code == 200  # without a built page nobody gets a cookie
    assert ("vezerkar" in answer.cookies) == built
    again = httpx.get(server.url, cookies=answer.cookies, verify=NO_TLS)
    assert "set-cookie" not in again.headers
