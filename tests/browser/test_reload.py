"""A page older than the server asks to be loaded anew, or does it itself where nothing is lost."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser import moments
from tests.browser.conftest import Sit
from tests.browser.test_never_by_surprise import CLOSE_ASSAULT, aim
from tests.browser.test_two import ask_both, meet
from vezerkar.server.socket_schema import PROTOCOL_VERSION


def make_old(page: Page) -> None:
    """Whatever the server says, it speaks a protocol that the page does not know yet."""
    now, later = (f'"protocol":{version}' for version in (PROTOCOL_VERSION, PROTOCOL_VERSION + 1))

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(str(text).replace(now, later)))

    page.route_web_socket("**/socket", between)


def test_an_old_page_asks_to_be_loaded_anew_while_others_decide(sit: Sit) -> None:
    host, guest = sit(), sit()
    for player in (host, guest):
        make_old(player.page)
    meet(host, guest)
    asked = ask_both(host, guest)
    waiting = guest if asked is host else host
    note = waiting.page.locator(".reload")
    expect(note).to_contain_text("There is a new version of this page.")
    assert asked is not None
    expect(asked.page.locator(".reload")).to_have_count(0)
    waiting.page.evaluate("window.old = true")
    note.get_by_role("button", name="Load it").click()
    waiting.page.wait_for_function("!window.old")
    expect(waiting.page.locator(".board svg").first).to_be_attached()
    expect(note).to_be_visible()
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)


def be_updated(page: Page) -> None:
    """The server has another page now: the files of this one are gone until it is loaded anew."""
    gone = True
    other = '<div id="app"></div><script type="module" src="/assets/index-newer.js"></script>'

    def answer(route: Route) -> None:
        nonlocal gone
        gone = gone and not route.request.is_navigation_request()
        path = urlsplit(route.request.url).path
        if gone and path.startswith("/assets/"):
            route.fulfill(status=404, body="there is no such file")
        elif gone and path == "/":
            route.fulfill(content_type="text/html", body=other)
        else:
            route.continue_()

    page.route("**/*", answer)


def test_a_page_whose_files_are_gone_says_so_and_loads_itself_when_nothing_is_lost(
    sit: Sit,
) -> None:
    player = sit()
    moments.lay_position(player, CLOSE_ASSAULT)
    page, note = player.page, player.page.locator(".reload")
    attack = next(one for one in player.told.actions if one["verb"] == "attack")
    page.evaluate("window.old = true")
    be_updated(page)
    # What asks for a second press was never loaded: the choice is kept, a button loads the page.
    aim(player, attack)
    expect(note).to_contain_text("has to be loaded again")
    expect(note.get_by_role("button", name="Load it")).to_be_visible()
    page.wait_for_timeout(1500)  # it looks every half second whether it may
    assert page.evaluate("window.old")
    # As soon as the choice is let go nothing is lost any more.
    page.locator(".quiet").click()
    if page.evaluate("window.old"):
        page.locator(".quiet").click()
    page.wait_for_function("!window.old")
    player.until_asked()
    expect(note).to_have_count(0)
    aim(player, attack)
    expect(page.locator("[data-confirm]")).to_be_visible()
