"""The screen of the operator: nodes and load in both languages; for others nothing is there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.album import Album
from tests.browser.conftest import Sit
from tests.browser.test_screens import violations
from tests.needs import need_page
from tests.server.postgres import running_postgres
from tests.server.running_server import TIMEOUT_S, LiveServer, Person

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[LiveServer, LiveServer]]:
    need_page()
    data = tmp_path_factory.mktemp("nodes")
    with running_postgres() as url:
        words = ("--database", url, "--operator", "Anna", "--node")
        with (
            LiveServer(*words, "east", data=data / "east", form="auto") as east,
            LiveServer(*words, "west", data=data / "west", form="auto") as west,
        ):
            yield east, west


def test_others_see_that_nothing_is_there(sit: Sit) -> None:
    page = sit().page
    page.goto("/admin")
    expect(page.get_by_role("heading")).to_have_text("There is nothing at this address.")


def test_an_operator_sees_the_nodes_and_drains_one(
    sit: Sit, nodes: tuple[LiveServer, LiveServer], pictures: Album
) -> None:
    east, west = nodes
    anna = Person(east)
    anna.post("api/account/register", {"name": "Anna", "password": PASSWORD})
    Person(west).create_table({"axis": "me", "allies": "me"})
    player = sit(sharp=pictures.wanted, base_url=east.url)
    page = player.page
    cookie = {"name": "vezerkar", "value": anna.cookie, "url": east.url}
    page.context.add_cookies([cookie])  # type: ignore[list-item]
    page.goto("/admin")
    panels = page.locator("section.panel")
    expect(panels).to_have_count(2)
    expect(panels.nth(1).get_by_role("link", name="Memoir '44")).to_have_count(1)
    pictures.take(page, "admin")
    assert violations(player) == []
    page.get_by_role("button", name="Magyar").click()
    expect(page.get_by_role("heading", name="Szerver")).to_be_visible()
    pictures.take(page, "admin-hu")
    page.get_by_role("button", name="English").click()
    west_panel = panels.filter(has=page.get_by_role("heading", name="west"))
    west_panel.get_by_role("button", name="Drain this node").click()
    west_panel.get_by_role("button", name="Drain this node").click()
    expect(panels).to_have_count(1)
    assert west.process is not None
    assert west.process.wait(TIMEOUT_S) == 0
    expect(page.get_by_role("button", name="Drain this node")).to_have_count(0)
