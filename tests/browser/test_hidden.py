"""What a seat cannot know is not on its page, not even as a trace."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player, difference
from tests.browser.tour import at, resign
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat, playout
from vezerkar.core.registry import find_game
from vezerkar.records.position import write_position

GAMES = {"memoir": ("pegasus-bridge", 30), "quartermaster": ("world-war", 90)}
STYLES = r"<link rel=\"(?:stylesheet|modulepreload)\"[^>]*>"


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
    """The whole page at rest, without what names this table and this window."""
    page = player.page.content().replace(str(player.told.table["id"]), "TABLE")
    # Parts of the page come in any order, and their styles with them.
    styles = sorted(re.findall(STYLES, page))
    page = "".join([re.sub(STYLES, "", page), *styles])
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
    player = sit(painted=True, forced=False)
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


def test_when_it_is_over_everybodys_cards_lie_open_and_a_link_leads_there(sit: Sit) -> None:
    player = sit(forced=False)
    table = player.lay("open_field", "crescent", ottoman="me", christian="recruit")
    with at(player, table) as line:
        for _ in range(8):
            line.until_asked()
            line.act(line.actions[0]["action"])
    resign(player, table)
    player.go(table, "?at=4")
    expect(player.page.locator(".strip .where")).to_contain_text("4 / ")
    assert hands(player) == {"hand-ottoman"}
    player.page.locator("label.as select").select_option(label="all seats")
    expect(player.page.locator(".hand .tabs")).to_contain_text("Christian captain")
    player.page.locator(".hand .tabs button").nth(1).click()
    assert "hand-christian" in hands(player)
    stranger = sit(forced=False)  # who watches counts no secret steps
    stranger.page.goto(player.page.url)
    expect(stranger.page.locator(".hand .tabs")).to_contain_text("Christian captain")
    stranger.page.locator(".hand .tabs button").nth(1).click()
    assert cards(stranger) == cards(player) != []
    assert player.errors == stranger.errors == []


def hands(player: Player) -> set[str]:
    """Whose cards lie before the player."""
    found = player.page.locator(".hand ul[data-zone^=hand]")
    return {str(each.get_attribute("data-zone")) for each in found.all()}


def cards(player: Player) -> list[str]:
    return player.page.locator(".hand ul[data-zone^=hand] button").all_inner_texts()
