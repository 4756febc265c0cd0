"""What a first-time player of A magyarországi csata stumbled over, and no longer does."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser import moments
from tests.browser.album import Album
from tests.browser.conftest import Sit
from tests.browser.player import Mark, Player
from tests.games.hungary.combat_phase import axis_combat
from tests.games.hungary.table import GAME, Table
from tests.games.hungary.test_air import air_phase, flown_to, no_recalls
from vezerkar.records.position import write_position
from vezerkar.scene.scene import ActionView

LAPTOP = (1366, 768)
# Hungarian needs more room.
LANGUAGES = pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "hu"])


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


BLANK = ".tokens .token > rect"
# The most that were seen in a second.
MOST_BLANK = """async (blank) => {
  const until = performance.now() + 1000;
  let most = 0;
  while (performance.now() < until) {
    most = Math.max(most, document.querySelectorAll(blank).length);
    await new Promise(requestAnimationFrame);
  }
  return most;
}"""


def test_the_first_view_fills_the_board_with_counters_that_can_be_read(
    sit: Sit, pictures: Album
) -> None:
    player = sit(*LAPTOP, sharp=pictures.wanted)
    starter(player)
    page = player.page
    page.wait_for_load_state("networkidle")
    player.until_painted()
    pictures.take(page, "hungary-first-view")
    # The map is larger than the board, and nothing of the board is left dark above it.
    board, world = page.locator(".middle").bounding_box(), page.locator(".world svg").bounding_box()
    assert board
    assert world
    assert world["width"] > board["width"]
    assert world["y"] - board["y"] < 20
    expect(page.locator(".minimap")).to_be_visible()
    # What lies beside the map is put away until something in it can be chosen.
    expect(page.locator(".trays .fold")).to_have_attribute("aria-expanded", "false")
    # No counter is blank while it is drawn anew for another size.
    player.until(lambda: not page.locator(BLANK).count(), "counters")
    player.key("+", "+", "+")
    assert page.evaluate(MOST_BLANK, BLANK) == 0


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


def test_the_last_answer_says_what_it_ends_and_the_hex_is_framed(sit: Sit) -> None:
    player = sit(*LAPTOP)
    units = {"DE-LAH": "1822", "DE-DR": "1822", "SU-83": "1821", "SU-30": "1820"}
    table = axis_combat(units=units)
    table.attack("1821", "DE-LAH", dice="3")
    lay(player, table)
    page = player.page
    expect(page.locator(".board [data-pointed='1821']")).to_have_count(1)
    page.locator(".bar .buttons [data-action=done]").click()
    expect(page.locator(".bar [data-confirm=done]")).to_be_visible()
    expect(page.locator(".consequences")).to_contain_text("Turn 4")


@LANGUAGES
def test_the_sectors_are_drawn_before_an_aircraft_is_chosen(
    language: str, sit: Sit, pictures: Album
) -> None:
    player = sit(*LAPTOP, language, sharp=pictures.wanted)
    moments.lay_moment(player, "hungary", picks_aircraft)
    page = player.page
    expect(page.locator(".board .sign text")).to_have_count(12)
    pictures.take(page, f"hungary-air-{language}")


@LANGUAGES
def test_advice_is_read_whole(language: str, sit: Sit) -> None:
    player = sit(*LAPTOP, language)
    starter(player)
    page = player.page
    player.acted(lambda: player.click(player.look().lit("candidate")[0]))
    expect(page.locator(".side .strip .row")).to_be_hidden()  # it comes with the log
    hidden = page.locator(".advice ol").evaluate(
        "list => Math.max(list.scrollHeight - list.clientHeight,"
        " list.parentElement.scrollHeight - list.parentElement.clientHeight)"
    )
    assert hidden <= 1


def test_the_replay_bar_is_never_cut(sit: Sit) -> None:
    height = 560  # too low for all of the column
    player = sit(1366, height)
    starter(player)
    page = player.page
    player.key("Enter")
    ends = page.locator(".buttons [data-confirm='end']")
    expect(ends).to_be_visible()  # units lack supply
    player.key("Enter")
    expect(ends).to_have_count(0)  # it went back: the usual key gives nothing up
    player.key("Enter")
    player.acted(ends.click)  # movement ends
    page.get_by_role("tab", name="Log", exact=True).click()
    strip = page.locator(".side .strip .row")
    expect(strip).to_be_visible()
    box = strip.bounding_box()
    assert box
    assert box["y"] + box["height"] <= height


def left_edge(player: Player, part: str) -> float:
    box = player.page.locator(part).bounding_box()
    assert box
    return box["x"]


UNDO, QUESTION = ".bar .undo", ".bar .question"
PILE = {"DE-1PZ": "1724", "DE-15": "1724", "SU-30": "1722", "DE-HQ6": "1726"}


@LANGUAGES
def test_undo_and_the_question_stay_where_they_are_and_the_stack_closes(
    language: str, sit: Sit, pictures: Album
) -> None:
    player = sit(*LAPTOP, language, sharp=pictures.wanted)
    lay(player, Table(units=PILE, phase="axis-movement"))
    page = player.page
    before = left_edge(player, QUESTION)
    a_unit_is_told_before_its_ground(player, pictures)
    player.click(of(player, "unit:DE-1PZ"))  # its stack opens
    player.acted(page.locator(".fan [data-anchor='unit:DE-1PZ']").click)
    expect(page.locator(".fan")).to_have_count(0)
    expect(page.locator(UNDO)).to_be_visible()
    pictures.take(page, f"hungary-undo-{language}")
    undo = left_edge(player, UNDO)
    assert left_edge(player, QUESTION) == before
    player.acted(lambda: player.click(player.look().lit("move")[0]))
    expect(page.locator(UNDO)).to_be_visible()
    assert left_edge(player, UNDO) == undo
    assert left_edge(player, QUESTION) == before


def of(player: Player, anchor: str) -> Mark:
    return next(mark for mark in player.look().rings if anchor in mark.anchors)


def test_a_folded_strip_shows_that_something_in_it_can_be_chosen(sit: Sit, pictures: Album) -> None:
    player = sit(*LAPTOP, sharp=pictures.wanted)
    units = {"DE-HQ6": "1226", "DE-15": "destroyed", "SU-30": "1719"}
    lay(player, Table(units=units, phase="replacements", turn=3))
    fold = player.page.locator(".trays .fold")
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(fold).to_have_class(re.compile(r"\blit\b"))
    pictures.take(player.page, "hungary-folded")


def test_aircraft_beside_the_one_that_leaves_stay_under_the_pointer(sit: Sit) -> None:
    player = sit(*LAPTOP)
    units = {"DE-HQ6": "1226", "DE-15": "1722", "SU-30": "1723", "SU-HQ2": "1719"}
    planes = dict.fromkeys(("DE-JG52", "DE-JG53", "DE-SG2", "SU-6GIAD"), "base")
    lay(player, air_phase(units=units | planes))
    page = player.page
    stays, leaves = (
        page.locator(f".trays [data-token='{name}']") for name in ("DE-SG2", "DE-JG52")
    )
    before = stays.bounding_box()
    player.acted(leaves.click)
    player.acted(lambda: player.click(of(player, "sector:B2")))
    expect(leaves).to_be_hidden()
    assert stays.bounding_box() == before


def test_the_sector_of_an_air_battle_is_drawn(sit: Sit, pictures: Album) -> None:
    player = sit(*LAPTOP, sharp=pictures.wanted)
    lay(player, flown_to("B2", "DE-JG52", "SU-6GIAD", "SU-7GSH"))
    page = player.page
    expect(page.locator(".board .sign text")).to_have_count(1)
    pictures.take(page, "hungary-recall")


def a_unit_is_told_before_its_ground(player: Player, pictures: Album) -> None:
    mark = of(player, "unit:DE-HQ6")
    player.page.mouse.move(mark.x, mark.y)
    inside = player.page.locator(".side .paper .inside")
    expect(inside.locator(".unit")).to_be_visible()
    pictures.take(player.page, "hungary-inspector")
    unit, ground = (
        inside.locator(".unit").bounding_box(),
        inside.locator("> p.muted").bounding_box(),
    )
    assert unit
    assert ground
    assert unit["y"] < ground["y"]
