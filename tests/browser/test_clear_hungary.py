"""What a first-time player of A magyarországi csata stumbled over, and no longer does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser import moments
from tests.browser.album import Album
from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.games.hungary.table import GAME, Table
from tests.games.hungary.test_air import flown_to, no_recalls
from vezerkar.records.position import write_position
from vezerkar.scene.scene import ActionView

LAPTOP = (1366, 768)
LANGUAGES = pytest.mark.parametrize("language", ["en", "hu"])


def starter(player: Player) -> None:
    player.page.goto("/play/hungary")
    player.page.locator("button.primary.big").click()
    player.page.wait_for_url("**/t/*")
    player.until_asked()


def lay(player: Player, table: Table) -> None:
    moments.lay_position(player, write_position(GAME, table.s))


def picks_aircraft(view: ActionView) -> bool:
    return view.verb == "pick" and "plan" in view.marks


def test_the_home_page_stays_where_it_is_while_the_games_arrive(sit: Sit) -> None:
    player = sit(*LAPTOP)
    page = player.page
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    with page.expect_request("**/api/games"):
        page.goto("/")
    tile = page.locator("article", has_text=GAME.titles["en"])
    rules = tile.locator("a[href='/rules/hungary']")
    before = rules.bounding_box()
    for route in held:
        route.continue_()
    expect(tile.locator(".play small")).to_be_visible()
    assert rules.bounding_box() == before


def test_the_whole_theatre_is_the_first_view(sit: Sit, pictures: Album) -> None:
    player = sit(*LAPTOP, sharp=pictures.wanted)
    starter(player)
    page = player.page
    page.wait_for_load_state("networkidle")
    player.until_painted()
    pictures.take(page, "hungary-first-view")
    expect(page.locator(".minimap")).to_have_count(0)


@LANGUAGES
def test_the_target_in_the_air_is_chosen_with_one_click(
    language: str, sit: Sit, pictures: Album
) -> None:
    player = sit(*LAPTOP, language, sharp=pictures.wanted)
    lay(player, no_recalls(flown_to("B2", "DE-JG52", "SU-6GIAD", "SU-13GIAD")))
    page = player.page
    offer = page.locator(".chooser .offer button")
    expect(offer).to_have_count(2)
    pictures.take(page, f"hungary-air-target-{language}")
    # The strip is theirs alone: the box of what is beside the map does not look out from behind.
    chooser, fold = page.locator(".chooser").bounding_box(), page.locator(".trays .fold")
    box = fold.bounding_box() if fold.count() else None
    assert chooser
    assert box is None or box["x"] + box["width"] <= chooser["x"] + chooser["width"]
    expect(page.locator(".bar .buttons [data-action='hold-fire DE-JG52']")).to_be_visible()


@LANGUAGES
def test_a_blitz_attack_is_a_button(language: str, sit: Sit, pictures: Album) -> None:
    player = sit(*LAPTOP, language, sharp=pictures.wanted)
    units = {"DE-1PZ": "1724", "SU-30": "1722", "DE-HQ6": "1726"}
    table = Table(units=units, phase="axis-movement")
    table.do("pick DE-1PZ", "move DE-1PZ 1723")
    lay(player, table)
    page = player.page
    button = page.locator(".bar .buttons [data-action='blitz 1722']")
    expect(button).to_contain_text(":")
    pictures.take(page, f"hungary-blitz-{language}")


@LANGUAGES
def test_the_sectors_are_drawn_before_an_aircraft_is_chosen(
    language: str, sit: Sit, pictures: Album
) -> None:
    player = sit(*LAPTOP, language, sharp=pictures.wanted)
    moments.lay_moment(player, "hungary", picks_aircraft)
    page = player.page
    expect(page.locator(".board .sign text")).to_have_count(12)
    pictures.take(page, f"hungary-air-{language}")


def test_the_replay_bar_is_never_cut(sit: Sit) -> None:
    height = 560  # too low for all of the column
    player = sit(1366, height)
    starter(player)
    page = player.page
    player.acted(lambda: player.key("Enter"))  # movement ends
    strip = page.locator(".side .strip .row")
    expect(strip).to_be_visible()
    box = strip.bounding_box()
    assert box
    assert box["y"] + box["height"] <= height
