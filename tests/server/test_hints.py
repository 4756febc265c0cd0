"""Hints, reviews, computers that resign, and what belongs to the owner of a seat alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.app_client import AppServer, Guest, InProcessWorkers, SocketClient, app_server
from tests.server.test_copied_tables import SHORTEST_BATTLE, create_table, play
from vezerkar.agents import hint
from vezerkar.agents.search import Budget
from vezerkar.agents.stage_agent import StageAgent
from vezerkar.agents.win_chance import luck_in, win_chance
from vezerkar.core.chance import Script, Seeded
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game
from vezerkar.core.session import Session
from vezerkar.records.position import load_position
from vezerkar.server import hints, review
from vezerkar.server.bot_workers import BotTask
from vezerkar.server.fair_queue import Asker
from vezerkar.server.review import CurvePoint, turnings

__all__ = ["app_server"]

POSITIONS = Path(__file__).parents[2] / "docs/positions"
GAMES = ("memoir", "crescent", "quartermaster", "panzer", "hungary")


# Hints


def test_a_hint_is_one_of_the_actions_with_a_reason(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = create_table(guest, {"axis": "recruit", "allies": "me"})
        assert table["hints"]
        with guest.at(table["id"]) as socket:
            play(socket, 3)
            wait_for_actions(socket)
            found = socket.ask("hint", seat="allies")
            assert found["type"] == "hint"
            actions = {action["action"] for action in socket.live["actions"]}
            assert found["action"] in actions
            assert found.get("other", "") in actions | {""}
            assert (found["level"], found["ply"]) == ("sergeant", socket.ply)
            assert 0 <= found["chance"] <= 1
            before = socket.ply
            assert socket.ask("ping")["type"] == "done"
            assert socket.ply == before  # nothing was done


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best player takes its time; the one that gives hints here is quicker."""
    monkeypatch.setattr(hints, "strongest_level", lambda: "sergeant")


def wait_for_actions(socket: SocketClient) -> None:
    while not socket.live.get("actions"):
        socket.receive()


def test_there_are_no_hints_where_they_are_turned_off(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest, other = Guest(client), Guest(client)
        alone = create_table(guest, {"axis": "recruit", "allies": "me"}, hints=False)
        shared = create_table(guest, {"axis": "me", "allies": "me"})
        between = create_table(guest, {"axis": "open", "allies": "me"})
        agreed = create_table(guest, {"axis": "open", "allies": "me"}, hints=True)
        assert not any(t.get("hints", False) for t in (alone, shared, between))
        assert agreed["hints"]
        with guest.at(alone["id"]) as socket:
            wait_for_actions(socket)
            refused = socket.ask("hint", seat="allies")
            assert refused["text"]["key"] == "refused-no-hints"
        token = agreed["seats"][0]["invitation"]
        other.ask("POST", f"/api/tables/{agreed['id']}/seats/axis", {"invitation": token})
        guest.ask("POST", f"/api/tables/{agreed['id']}/start")
        with guest.at(agreed["id"]) as socket, other.at(agreed["id"]) as opposite:
            asked, waits = (socket, opposite) if socket.live.get("actions") else (opposite, socket)
            assert asked.ask("hint", seat=asked.seat)["type"] == "hint"
            assert waits.ask("hint", seat=waits.seat)["text"]["key"] == "refused-turn"
            assert waits.ask("hint", seat=asked.seat)["text"]["key"] == "refused-not-yours"


def test_the_next_hint_follows_the_same_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plan that the general has made for a turn comes back with the next hint."""
    monkeypatch.setattr(hint, "HINT_TRIES", 1)  # its chances do not matter here
    game = find_game("hungary")
    s = game.new("puszta", {}, Seeded(3))
    seat = next_seat(s)
    stage, posture = game.judge.stage(s, seat), game.judge.postures(s, seat)[-1]
    forgetful = StageAgent(5, Budget(tries=10_000_000), horizon=1)  # would think for hours
    forgetful.memo = (stage, posture)
    found = hint.find_hint(forgetful, game, s, seat, seed=1)
    assert found.memo == (stage, posture)
    assert found.action in s.legal_actions(seat)


# Reviews


def test_a_finished_match_is_reviewed(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "MAX_CURVE_POINTS", 20)
    monkeypatch.setattr(review, "LUCK_THROWS", 2)
    monkeypatch.setattr(review, "MAX_TRIES_PER_POINT", 1)
    with app_server.open() as client:
        guest = Guest(client)
        both = {"axis": "recruit", "allies": "recruit"}
        table = create_table(guest, both, scenario=SHORTEST_BATTLE)
        with guest.at(table["id"]) as socket:
            early = socket.ask("review", seat="")
            while "outcome" not in socket.live:
                socket.receive()
            found = socket.ask("review", seat="")
            if early["type"] == "refused":
                assert early["text"]["key"] == "refused-not-over"
            again = socket.ask("review", seat="allies")["review"]
        told = found["review"]
        assert told == again
        assert told["sides"] == ["axis", "allies"]
        plies = [point["ply"] for point in told["points"]]
        assert plies == sorted(set(plies))
        assert (plies[0], plies[-1]) == (0, socket.ply)
        won = socket.live["outcome"]["winner"]
        assert told["points"][-1]["chance"] == (1.0 if won == "axis" else 0.0)
        assert all(0 <= point["chance"] <= 1 for point in told["points"])
        for turning in told["turnings"]:
            assert turning["first"] < turning["last"] <= socket.ply


def test_the_curve_of_somebody_who_resigned_ends_at_the_loss(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "LUCK_THROWS", 2)
    monkeypatch.setattr(review, "MAX_TRIES_PER_POINT", 1)
    with app_server.open() as client:
        guest = Guest(client)
        table = create_table(guest, {"axis": "recruit", "allies": "me"})
        with guest.at(table["id"]) as socket:
            socket.ask("resign", seat="allies")
            points = socket.ask("review", seat="allies")["review"]["points"]
    assert points[-1]["chance"] == 1.0  # of the axis
    assert 0 < points[-2]["chance"] < 1
    assert points[-1]["ply"] == points[-2]["ply"]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_reviewed(name: str) -> None:
    game = find_game(name)
    session = Session(game, game.scenarios()[0].id, {}, Seeded(3))
    for number in range(40):
        seat = next(s for s in session.state.actors() if session.state.legal_actions(s))
        actions = session.state.legal_actions(seat)
        session.apply(seat, actions[number % len(actions)])
        step = session.steps[-1]
        assert 0 <= win_chance(game, session.state, 1, 1) <= 1
        assert abs(luck_in(game, step, session.state, 2, 1)) <= 1
        if not step.drawn:
            assert luck_in(game, step, session.state, 2, 1) == 0


def test_luck_is_what_the_dice_gave_beyond_expectation() -> None:
    """The same shot with each face on all dice."""
    game, state = load_position(POSITIONS / "close-assault.toml")
    seat = state.actors()[0]
    shot = game.notation(state).parse("attack al01 ax01")
    luck = {}
    for word, face in game.chance_words.items():
        session = Session.from_state(game, state, Script([face] * 3))
        step = session.apply(seat, shot)
        gain = luck_in(game, step, session.state, 64, 1)
        luck[word] = gain if game.teams(state)[seat] == 0 else -gain
    assert luck["grenade"] == max(luck.values()) > 0
    assert luck["star"] == min(luck.values()) < 0


def test_turnings_are_the_greatest_changes_in_their_order() -> None:
    curve = ((0, 0.5, 0.0), (2, 0.6, 0.1), (4, 0.2, 0.0), (6, 0.21, 0.0), (8, 0.9, 0.5))
    points = [CurvePoint(*each) for each in curve]
    found = turnings(points, [0, 2, 4, 6, 8])
    assert [(t.first, t.last) for t in found] == [(0, 2), (2, 4), (6, 8)]
    assert found[-1].change == pytest.approx(0.69)
    assert found[-1].luck == pytest.approx(0.5)
    assert turnings([], []) == []


# Resigning


def test_a_computer_that_has_lost_offers_to_resign(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def always_lost(workers: InProcessWorkers, task: BotTask, asker: Asker) -> bool:
        return True

    monkeypatch.setattr(InProcessWorkers, "is_lost", always_lost)
    with app_server.open() as client:
        guest, watcher = Guest(client), Guest(client)
        table = create_table(guest, {"axis": "recruit", "allies": "me"})
        with guest.at(table["id"]) as socket:
            assert socket.ask("answer-resign", seat="allies", yes=True)["text"]["key"] == (
                "refused-no-offer"
            )
            offered = until_offer(socket)
            assert offered == "axis"
            with watcher.at(table["id"]) as observer:
                assert json.loads(observer.session.receive_text())["gives_up"] == "axis"
                assert observer.ask("answer-resign", seat="allies", yes=True)["type"] == "refused"
            assert socket.ask("answer-resign", seat="allies", yes=False)["type"] == "done"
            assert "outcome" not in socket.live
            before = socket.ply
            until_offer(socket)
            assert socket.ply > before
            socket.ask("answer-resign", seat="allies", yes=True)
            assert socket.live["outcome"]["winner"] == "allies"


def until_offer(socket: SocketClient) -> str:
    for _ in range(400):
        if socket.live.get("actions"):
            socket.act(socket.live["actions"][0]["action"])
        for text in socket.seen[-3:]:
            message = json.loads(text)
            if message["type"] == "table" and message.get("gives_up"):
                socket.seen.clear()
                return str(message["gives_up"])
        if not socket.live.get("actions"):
            message = socket.receive()
            if message.get("gives_up"):
                socket.seen.clear()
                return str(message["gives_up"])
    raise AssertionError("nobody gave up")


def test_computers_that_may_win_do_not_resign(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = create_table(guest, {"axis": "recruit", "allies": "me"})
        with guest.at(table["id"]) as socket:
            play(socket, 12)
            assert not any('"gives_up"' in text for text in socket.seen)


# What belongs to the owner of a seat


def test_notes_are_stored_and_nobody_else_sees_them(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest, other = Guest(client), Guest(client)
        table = guest.create_table("four", ["me", "open", "open", "open"])
        for seat in ("bela", "cili", "dani"):
            other.take(table, seat)
        guest.ask("POST", f"/api/tables/{table['id']}/start")
        with guest.at(table["id"]) as socket, other.at(table["id"]) as opposite:
            assert (
                socket.ask("notes", seat="anna", text="Béla bluffs " + "x" * 5000)["type"] == "done"
            )
            assert socket.ask("notes", seat="bela", text="!")["text"]["key"] == "refused-not-yours"
            assert not any("bluffs" in text for text in opposite.seen)
            opposite.quiet()
            assert not any("bluffs" in text for text in opposite.seen)
        cookies = guest.cookie, other.cookie
    with app_server.open() as client:
        with Guest(client, cookies[0]).at(table["id"]) as socket:
            assert socket.welcome["notes"].startswith("Béla bluffs")
            assert len(socket.welcome["notes"]) == 4000
        with Guest(client, cookies[1]).at(table["id"]) as socket:
            assert "notes" not in socket.welcome


def test_a_seat_may_need_four_digits(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = create_table(guest, {"axis": "me", "allies": "me"})
        with guest.at(table["id"]) as socket:
            first = socket.welcome["curtain"]
            socket.ask("look", seat=first)
            for wrong in ("123", "12345", "abcd", "12 4"):
                refused = socket.ask("lock", seat=first, code=wrong)
                assert refused["text"]["key"] == "refused-four-digits"
            socket.ask("notes", seat=first, text="my secret")
            assert socket.ask("lock", seat=first, code="0417")["type"] == "done"
            socket.ask("look", seat="")
            assert "notes" not in socket.welcome
            for code in ("", "0418"):
                refused = socket.ask("look", seat=first, code=code)
                assert refused["text"]["key"] == "refused-lock"
                assert socket.welcome["seat"] == ""
            assert socket.ask("look", seat=first, code="0417")["seat"] == first
            assert socket.welcome["notes"] == "my secret"
            locked = {s["seat"]: s.get("locked", False) for s in socket.welcome["table"]["seats"]}
            assert [seat for seat, on in locked.items() if on] == [first]
            socket.ask("look", seat="")
            told = [socket.ask("look", seat=first, code="1111")["text"]["key"] for _ in range(6)]
            assert told[-1] == "refused-too-fast"


# Calculations


def test_the_calculation_of_a_fight_stays_in_the_log(app_server: AppServer) -> None:
    text = (POSITIONS / "close-assault.toml").read_text(encoding="utf-8")
    with app_server.open() as client:
        guest, watcher = Guest(client), Guest(client)
        table = guest.ask("POST", "/api/positions", {"position": text}, 201)
        with guest.at(table["id"]) as socket, watcher.at(table["id"]) as observer:
            before = socket.ask("odds", seat="allies", action="attack al01 ax01")["odds"]
            number = socket.act("attack al01 ax01")["log"][0]["number"]
            found = socket.ask("calculation", seat="allies", number=number)
            assert found["odds"] == before
            assert socket.ask("calculation", seat="axis", number=number)["type"] == "refused"
            wrong = socket.ask("calculation", seat="allies", number=9999)
            assert wrong["text"]["key"] == "refused-no-step"
            # An observer is told when the match is over; before, it could reveal what is hidden.
            assert "odds" not in observer.ask("calculation", seat="", number=number)
            socket.ask("resign", seat="allies")
            observer.quiet()
            assert observer.ask("calculation", seat="", number=number)["odds"] == before
