"""Addresses that lead nowhere, and clicks that come too early or too late, are answered."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Sit

OPEN = [{"seat": "axis", "kind": "open"}, {"seat": "allies", "kind": "person", "mine": True}]


def test_what_does_not_exist_is_said_not_to_exist(sit: Sit) -> None:
    player = sit()
    sockets: list[str] = []
    player.page.on("websocket", lambda socket: sockets.append(socket.url))
    player.page.goto("/t/nowhere")
    expect(player.page.get_by_text("There is no such table.")).to_be_visible()
    player.page.wait_for_timeout(1000)
    assert len(sockets) == 1
    player.page.goto("/learn/nothing/1")
    expect(player.page.get_by_text("There is no such game here.")).to_be_visible()
    assert player.errors == []


def test_start_lays_one_table(sit: Sit) -> None:
    player = sit()
    player.page.goto("/")
    player.page.locator("a.play").first.click()
    player.page.get_by_role("button", name="Start").dblclick()
    player.page.wait_for_url("**/t/*")
    assert len(player.context.request.get("/api/tables").json()) == 1


def test_a_link_to_a_seat_that_was_taken_says_so(sit: Sit) -> None:
    host, guest, late = sit(), sit(), sit()
    for player in (host, guest):
        assert player.context.request.get("/api/me").ok  # two guests, each with a cookie
    body = {"game": "memoir", "scenario": "pegasus-bridge", "seats": OPEN}
    table = host.context.request.post("/api/tables", data=body).json()["id"]
    seats = host.context.request.get(f"/api/tables/{table}").json()["seats"]
    invitation = next(seat["invitation"] for seat in seats if seat["seat"] == "axis")
    link = f"/t/{table}?seat=axis&invitation={invitation}"
    sat = guest.context.request.post(
        f"/api/tables/{table}/seats/axis", data={"invitation": invitation}
    )
    assert sat.ok
    taken = "Someone else has just taken this seat."
    late.page.goto(link)
    expect(late.page.get_by_text(taken)).to_be_visible()
    guest.page.goto(link)
    expect(guest.page.locator("main.columns")).to_be_visible()
    expect(guest.page.get_by_text(taken)).to_have_count(0)
    assert host.context.request.post(f"/api/tables/{table}/start", data={}).ok
    late.page.goto(link)
    expect(late.page.locator(".prompt")).to_have_text(taken)


def test_a_screen_that_was_never_fetched_comes_when_the_server_is_back(sit: Sit) -> None:
    player = sit()
    player.page.goto("/settings")
    player.page.locator("h1").wait_for()
    player.context.route("**/*", lambda route: route.abort())
    player.walk("/packs")
    gone = player.page.get_by_text("The server is not responding.")
    expect(gone).to_be_visible()
    player.context.unroute("**/*")
    expect(gone).to_have_count(0)
    expect(player.page.locator("main")).to_be_visible()
