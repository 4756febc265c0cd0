"""Two people: each before a browser of their own, or both before one screen."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.test_games import MOST, is_won, play_on


def invite(host: Player) -> str:
    """Lay a table on the page with one seat for a friend; returns the link that the page shows."""
    host.page.goto("/new/memoir")
    host.page.get_by_label("A friend, by link").check()
    host.page.get_by_role("button", name="Set up the table").click()
    link = host.page.get_by_label("Link for this seat")
    expect(link).to_be_visible()
    return link.input_value()


def cards(player: Player) -> set[str]:
    """The private cards that the server told this page."""
    zones = player.told.live.get("zones", [])
    return {card["id"] for zone in zones if zone.get("private") for card in zone.get("cards", [])}


def test_two_browsers_by_invitation(sit: Sit) -> None:
    host, guest, watcher = sit(), sit(language="hu"), sit()
    link = invite(host)
    start = host.page.get_by_role("button", name="Start", exact=False)
    expect(start).to_be_disabled()
    guest.page.goto(link)
    guest.page.locator("li button.primary").click()
    expect(start).to_be_enabled()
    start.click()
    host.until(lambda: host.told.ply >= 0 and host.page.locator(".board svg").count(), "the board")
    guest.until(lambda: guest.page.locator(".board svg").count(), "the board, without a reload")
    watcher.go(str(host.told.table["id"]))
    random = Random(5)
    for _ in range(MOST):
        for player in (host, guest):
            player.page.wait_for_timeout(1)
        if host.told.over:
            break
        assert not (host.told.options and guest.told.options), "both are asked"
        for player, other in ((host, guest), (guest, host)):
            if player.told.options:
                player.until_shown()
                assert not other.look().lit(), "what is not mine to choose is not lit"
                play_on_while_asked(player, random)
    for player in (host, guest, watcher):
        player.until(lambda: player.told.over, "the end")  # noqa: B023
    is_won(host)
    assert guest.errors == watcher.errors == []
    assert watcher.told.seat == ""


def play_on_while_asked(player: Player, random: Random) -> None:
    for _ in range(8):
        player.page.wait_for_timeout(5)
        if not player.told.options:
            return
        play_on(player, random, 1)


def test_point_10_hot_seat_with_the_curtain(sit: Sit) -> None:
    """While the curtain is down the document holds no card of either seat."""
    player = sit()
    player.lay(axis="me", allies="me")
    random, falls = Random(6), 0
    seen: set[str] = set()  # every card that one of the two held, by name
    for _ in range(MOST):
        player.until_asked()
        if player.told.over:
            break
        if player.told.curtain:
            falls += 1
            assert_no_card(player, seen)
            who = player.told.curtain
            player.page.locator("main.curtain button").click()
            player.until(lambda: not player.told.curtain, "the table behind the curtain")
            assert player.told.seat == who
            player.until_asked()
        seen |= {str(name) for name in player.page.evaluate(CARD_NAMES)}
        assert player.told.undo == 0 or player.told.seat, "undo ends at the curtain"
        play_on(player, random, 3)
    assert falls > 5
    assert len(seen) > 5
    is_won(player)


CARD_NAMES = (
    """() => [...document.querySelectorAll('.hand [data-anchor]')].map((c) => c.ariaLabel)"""
)


def assert_no_card(player: Player, seen: set[str]) -> None:
    expect(player.page.locator("main.curtain")).to_be_visible()
    assert cards(player) == set(), "the server tells no card either"
    document = player.page.content()
    assert "card:" not in document
    assert player.page.locator(".card, .hand, .card-button").count() == 0
    for name in seen:
        assert name not in document, name
