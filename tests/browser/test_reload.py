"""A page that is older than the server asks to be loaded anew, when nobody has to decide."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Sit
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
