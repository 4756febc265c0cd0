"""Puzzles at the server: a try is judged there, and the solution is told to nobody before."""

from __future__ import annotations

import json

from tests.server.app_client import AppServer, Guest, app_server
from vezerkar.core.registry import find_game
from vezerkar.records.puzzle import load_puzzle, puzzle_numbers

__all__ = ["app_server"]

MEMOIR = find_game("memoir")
SECRETS = ("do", "why", "chances", "position", "found", "wrong")


def test_the_list_asks_questions_and_answers_none(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        found = guest.ask("GET", "/api/puzzles/memoir")
        assert [one["number"] for one in found] == puzzle_numbers(MEMOIR)
        for one in found:
            assert one["title"]["hu"]
            assert one["ask"]["en"]
            assert not set(one) & set(SECRETS)
        for info in guest.ask("GET", "/api/games"):
            game = find_game(info["id"])
            assert info.get("puzzles", []) == puzzle_numbers(game)


def test_a_puzzle_has_a_table_of_its_own_without_hints(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.ask("POST", "/api/puzzles/memoir/1", {}, 201)
        assert {seat["kind"] for seat in table["seats"]} == {"person", "computer"}
        assert table["my_turn"]
        lesson = guest.ask("POST", "/api/lessons/memoir/1", {}, 201)
        assert lesson["hints"]
        assert not table.get("hints")
        with guest.at(table["id"]) as socket:
            assert socket.seat == "axis"
            shown = json.dumps(socket.live)
        hands = load_puzzle(MEMOIR, 1).position["hands"]
        assert "card:armor_assault" in shown
        hidden = set(hands["allies"]) - set(hands["axis"])
        assert hidden
        assert not {card for card in hidden if f"card:{card}" in shown}
        for wrong in ("memoir/99", "memoir/x", "chess/1"):
            assert client.post(f"/api/puzzles/{wrong}").status_code in (400, 404)


def test_a_try_is_judged_and_only_a_right_one_tells_the_solution(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        tries = "/api/puzzles/memoir/1/tries"
        wrong = guest.ask("POST", tries, {"action": "play probe_left"})
        assert not wrong["right"]
        assert wrong["say"]["hu"]
        assert 0 < wrong["chance"] < 0.5
        assert "armor_assault" not in json.dumps(wrong)
        assert guest.ask("POST", tries, {"action": "dance"}) == {"right": False}
        right = guest.ask("POST", tries, {"action": "play armor_assault"})
        assert right["right"]
        assert right["solution"]["do"] == ["play armor_assault"]
        assert right["solution"]["why"]["en"]


def test_whoever_gives_up_is_told(app_server: AppServer) -> None:
    with app_server.open() as client:
        told = Guest(client).ask("POST", "/api/puzzles/memoir/1/solution", {})
        assert told["do"] == ["play armor_assault"]
        assert max(told["chances"], key=told["chances"].get) == "play armor_assault"


def test_a_puzzle_can_be_shown_as_a_thumbnail(app_server: AppServer) -> None:
    with app_server.open() as client:
        shown = Guest(client).ask("GET", "/api/puzzles/memoir/1")
        assert shown["tokens"]
        assert not any(token.get("kind") == "card" for token in shown["tokens"])


def test_the_puzzle_of_the_day_follows_the_date(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        path = "/api/puzzle-of-the-day"
        day = guest.ask("GET", f"{path}?date=2026-11-18")
        assert day == guest.ask("GET", f"{path}?date=2026-11-18")
        assert day["date"] == "2026-11-18"
        assert day["game"] != guest.ask("GET", f"{path}?date=2026-11-19")["game"]
        assert not set(day["puzzle"]) & set(SECRETS)
        assert guest.ask("GET", path)["puzzle"]["ask"]["hu"]
        assert guest.ask("GET", f"{path}?date=yesterday", status=400)
