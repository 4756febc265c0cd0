"""Two people: each before a browser of their own, or both before one screen."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.test_games import play_on


def invite(host: Player) -> str:
    """Lay a table on the page with one seat for a friend; returns the link that the page shows."""
    host.page.goto("/new/memoir")
    host.page.get_by_label("A friend, by invitation link").check()
    host.page.get_by_role("button", name="Create game").click()
    link = host.page.get_by_label("Invitation link for this seat")
    expect(link).to_be_visible()
    return link.input_value()


def meet(host: Player, guest: Player) -> None:
    """From the waiting room to the board, without a reload."""
    link = invite(host)
    start = host.page.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_disabled()
    guest.page.goto(link)
    guest.page.locator("li button.primary").click()
    expect(start).to_be_enabled()
    start.click()
    for player in (host, guest):
        expect(player.page.locator(".board svg").first).to_be_attached()


def play_each_other(one: Player, other: Player, random: Random, decisions: int) -> None:
    for _ in range(decisions):
        asked = ask_both(one, other)
        if asked is None:
            return
        asked.until_shown()
        waiting = other if asked is one else one
        assert not waiting.look().lit(), "what is not mine to choose is not lit"
        play_on(asked, random, 1)


def ask_both(one: Player, other: Player) -> Player | None:
    """The one of the two who is asked now; nobody, when it is over."""

    def asked() -> list[Player]:
        other.page.wait_for_timeout(1)  # its events come in, too
        return [player for player in (one, other) if player.told.actions]

    def over() -> bool:
        return one.told.over and other.told.over

    one.until(lambda: asked() or over(), "a question to either")
    found = asked()
    assert len(found) <= 1, "both are asked"
    if found or over():
        return found[0] if found else None
    return ask_both(one, other)


def tab(player: Player, name: str) -> Locator:
    player.page.get_by_role("tab", name=name).click()
    return player.page.get_by_role("tabpanel")


def test_two_browsers_by_invitation(sit: Sit) -> None:
    """Seats, moves, talk, taking back by consent, giving up, and the other way round again."""
    host, guest, watcher = sit(forced=False), sit(language="hu", forced=False), sit()
    meet(host, guest)
    table = str(host.told.table["id"])
    play_each_other(host, guest, Random(5), 16)
    assert host.told.acts, "both have played"
    assert guest.told.acts, "both have played"
    watcher.go(table)
    assert (host.told.seat, guest.told.seat, watcher.told.seat) == ("allies", "axis", "")

    tab(host, "Chat").get_by_role("textbox").fill("Good luck, űő!")
    host.key("Enter")
    expect(tab(guest, "Csevegés")).to_contain_text("Good luck, űő!")

    ply = host.told.ply
    panel = tab(host, "Table")
    panel.get_by_role("button", name="Ask to take back the last action").click()
    guest.page.get_by_role("button", name="Rendben").click()
    for player in (host, guest, watcher):
        player.until(lambda: player.told.ply < ply, "one step back")  # noqa: B023
    play_each_other(host, guest, Random(5), 2)

    panel.get_by_role("button", name="Resign").click()
    panel.get_by_role("button", name="Really resign?").click()
    for player in (host, guest, watcher):
        player.until(lambda: player.told.over, "the end")  # noqa: B023
        expect(player.page.get_by_role("dialog")).to_be_visible()
    host.page.get_by_role("button", name="Rematch with sides swapped").click()
    host.until(lambda: host.told.table["id"] != table, "another table")
    assert host.told.seat == "axis"
    assert host.errors == guest.errors == watcher.errors == []


def test_point_10_hot_seat_with_the_curtain(sit: Sit) -> None:
    """While the curtain is down the document holds no card of either seat."""
    player = sit()
    player.lay(axis="me", allies="me")
    random = Random(6)
    seen: set[str] = set()  # the names of all cards that one of the two held
    for _ in range(6):
        play_on(player, random, 100)
        assert player.told.curtain, "both play until the other one has to decide"
        assert_no_card(player, seen)
        who = player.told.curtain
        player.page.locator("main.curtain button").first.click()
        player.until(lambda: not player.told.curtain, "the table behind the curtain")
        player.until_asked()
        assert player.told.seat == who
        assert player.told.undo == 0, "undo ends at the curtain"
        seen |= {str(name) for name in player.page.evaluate(CARD_NAMES)}
    assert len(seen) > 5
    the_other_one_agrees_to_go_back(player)
    assert player.errors == []


def the_other_one_agrees_to_go_back(player: Player) -> None:
    """At a shared screen this leads through the curtain, too."""
    asker = player.told.seat
    before = player.told.ply
    player.page.get_by_role("tab", name="Table").click()
    player.page.get_by_role("button", name="Ask to take back the last action").click()
    player.until(lambda: player.told.curtain, "the curtain")
    assert player.told.curtain != asker
    lift(player)
    assert player.told.seat != asker
    expect(player.page.locator(".prompt")).to_contain_text("may I go back to action")
    player.page.get_by_role("button", name="Agree").click()
    player.until(lambda: player.told.ply < before, "the earlier position")


def lift(player: Player) -> None:
    player.page.locator("main.curtain button").first.click()
    player.until(lambda: not player.told.curtain, "the table behind the curtain")
    player.until_shown()


CARD_NAMES = """() =>
  [...document.querySelectorAll('.hand [data-anchor] header')].map((card) => card.innerText)"""


def assert_no_card(player: Player, seen: set[str]) -> None:
    expect(player.page.locator("main.curtain")).to_be_visible()
    zones = player.told.live.get("zones", [])
    private = [card for zone in zones if zone.get("private") for card in zone.get("cards", [])]
    assert private == [], "the server tells no card either"
    document = player.page.content()
    assert "card:" not in document
    assert player.page.locator(".card, .hand, .card-button").count() == 0
    for name in seen:
        assert name not in document, name
