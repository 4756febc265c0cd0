"""A match whose rules have changed, on the page: it says so, shows the board, and can be ended."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.album import Album
from tests.browser.conftest import SEED, Sit
from tests.server.running_server import LiveServer, Person

WORDS = {
    "en": ("kept as it was", "End without a winner", "Both sides agreed to end the match."),
    "hu": ("Megőriztük", "Legyen vége győztes nélkül", "A felek megegyeztek"),
}


def forget_the_rules(data: Path) -> None:
    """As after an update under which the first step is not possible any more."""
    with sqlite3.connect(data / "vezerkar.db") as database:
        database.execute("UPDATE matches SET rules = 0")
        database.execute("UPDATE journal SET action = 'pass' WHERE number = 1")


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "hu"])
def test_a_kept_match_is_explained_shown_and_ended(
    language: str, sit: Sit, pictures: Album
) -> None:
    kept, agree, agreed = WORDS[language]
    with LiveServer("--seed", SEED, form="auto") as server:
        person = Person(server)
        table = person.create_table({"axis": "recruit", "allies": "me"})["id"]
        with person.at(table) as socket:
            while not socket.actions:
                socket.receive()
            socket.act()
        server.stop()
        forget_the_rules(server.data)
        server.start()
        player = sit(base_url=server.url, language=language, sharp=pictures.wanted)
        cookie = {"name": "vezerkar", "value": person.cookie, "url": server.url}
        player.context.add_cookies([cookie])  # type: ignore[list-item]
        player.page.goto("/")
        page = player.page
        expect(page.locator(".list .turn")).to_have_count(0)
        player.go(table)
        player.until_shown()
        bar = page.locator(".kept")
        expect(bar).to_contain_text(kept)
        expect(page.locator(".board [data-anchors]")).to_have_count(0)  # nothing can be chosen
        pictures.take(page, f"kept-{language}")
        bar.get_by_role("button", name=agree).click()
        expect(page.locator("body")).to_contain_text(agreed)
        expect(bar.get_by_role("button")).to_have_count(0)
        pictures.take(page, f"kept-over-{language}")
        assert player.context.request.get(f"/api/tables/{table}/record").status == 200
