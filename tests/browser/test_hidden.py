"""What a seat cannot know is not on its page, not even as a trace."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Sit
from tests.browser.player import Player, difference
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat, playout
from vezerkar.core.position import write_position
from vezerkar.core.registry import find_game

GAMES = {"memoir": ("pegasus-bridge", 30), "quartermaster": ("world-war", 90)}


def pair(game: str) -> tuple[State, State, int]:
    """Two positions that the seat to decide cannot tell apart."""
    rules = find_game(game)
    scenario, decisions = GAMES[game]
    for seed in range(1, 40):
        s = rules.new(scenario, {}, Seeded(seed))
        playout(s, Seeded(seed), Seeded(seed + 1), decisions)
        if not s.waiting:
            continue
        seat = next_seat(s)
        other = rules.guess(s, seat, Seeded(seed + 99))
        if other.fingerprint() != s.fingerprint():
            assert rules.scene(other, seat) == rules.scene(s, seat)
            return s, other, seat
    raise AssertionError("there is nothing hidden")


def document(player: Player) -> str:
    """The whole page, without what names this table and this window."""
    player.quiet_scene()
    page = player.page.content().replace(str(player.told.table["id"]), "TABLE")
    return re.sub(r"blob:[^\"')]+|\bc\d+(?:-\w+)?(?=[\"'-])", "", page)


@pytest.mark.parametrize("game", GAMES)
def test_point_11_positions_that_look_alike_give_equal_pages(game: str, sit: Sit) -> None:
    rules = find_game(game)
    one, other, seat = pair(game)
    names = rules.seats(one)
    seats = [
        {"seat": name, "kind": "person", "mine": True}
        if number == seat
        else {"seat": name, "kind": "computer", "level": "sergeant"}
        for number, name in enumerate(names)
    ]
    player = sit(forced=False)
    pages = []
    for state in (one, other):
        body = {"position": write_position(rules, state), "seats": seats}
        answer = player.context.request.post("/api/positions", data=body)
        assert answer.status == 201, answer.text()
        player.go(answer.json()["id"])
        player.until_asked()
        pages.append((player.quiet_scene(), document(player)))
    assert not difference(pages[0][0], pages[1][0])
    assert pages[0][1] == pages[1][1]
    assert player.errors == []
