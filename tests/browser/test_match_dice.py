"""The dice of a match that is over are checked on the page."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.tour import resign


def test_every_die_is_checked_in_the_browser(sit: Sit) -> None:
    player = sit()
    table = player.lay(axis="recruit", allies="me")
    player.until_asked()
    resign(player, table)
    page = player.page
    page.get_by_text("The dice can be verified").click()
    page.get_by_role("button", name="Check every die").click()
    told = page.get_by_text(re.compile(r"All \d+ results of this match follow from the seed"))
    expect(told).to_be_visible()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Save the list of results").click()
    assert waiting.value.suggested_filename == f"dice-{table}.json"
    assert player.errors == []
