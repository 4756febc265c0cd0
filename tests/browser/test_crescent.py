"""A table of Kereszt és Félhold as a newcomer meets it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.album import Album
from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.ways import click_on
from tests.games.crescent.table import Table, clash, planning

# What the note of a fight lies on: both fighters, and whatever can be clicked next.
COVERED = """(pieces) => {
  const note = document.querySelector('[data-fight]').getBoundingClientRect();
  const over = (element) => {
    const box = element.getBoundingClientRect();
    return box.right > note.left && box.left < note.right
      && box.bottom > note.top && box.top < note.bottom;
  };
  const parts = [...pieces.map((id) => `[data-token="${id}"]`), '[data-ring]'];
  return parts.flatMap((part) => [...document.querySelectorAll(`.stage ${part}`)])
    .filter(over).map((element) => element.outerHTML.slice(0, 80));
}"""
# The middle of H1, which nothing marks: worked out from towers on E3, G3 and E10.
H1 = """() => {
  const at = (id) => {
    const box = document.querySelector(`.stage [data-token="${id}"]`).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [[x, y], [east], [, north]] = ['o-foot1', 'o-musket1', 'c-foot1'].map(at);
  return [x + (east - x) * 1.5, y + ((y - north) / 7) * 2];
}"""
# Orders that can be given up, but lie outside the part of the list that is seen.
HIDDEN = """() => {
  const list = document.querySelector('.agenda ol').getBoundingClientRect();
  return [...document.querySelectorAll('.agenda li:has(button)')]
    .filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top < list.top - 1 || box.bottom > list.bottom + 1;
    }).map((row) => row.textContent.trim());
}"""
# Buttons for advice that are cut off by the part of the panel that scrolls.
CUT_BUTTONS = """() => {
  const { top, bottom } = document.querySelector('.above').getBoundingClientRect();
  return [...document.querySelectorAll('.asks button')].filter((button) => {
    const box = button.getBoundingClientRect();
    return box.top < top || box.bottom > bottom;
  }).map((button) => button.textContent.trim());
}"""
# In how many widths of a line the mark after a thing that is named stands on a line of its own.
ALONE = """(line) => Array.from({ length: 60 }, (_, i) => {
  line.style.cssText = `flex: none; min-width: 0; width: ${10 + i}px`;
  const thing = line.querySelector('.ref');
  const after = [...line.childNodes].find((node) => node.nodeType === 3 && /:/.test(node.data));
  const mark = document.createRange();
  mark.setStart(after, after.data.indexOf(':'));
  mark.setEnd(after, after.data.indexOf(':') + 1);
  return mark.getBoundingClientRect().top > [...thing.getClientRects()].at(-1).top + 8;
}).filter(Boolean).length"""
# How far what follows from an action reaches below the top of the tabs.
OVER_TABS = """() => document.querySelector('.consequences').getBoundingClientRect().bottom
  - document.querySelector('.side .tabs').getBoundingClientRect().top"""
# How much lies empty below the last order.
EMPTY = """() => document.querySelector('.agenda').getBoundingClientRect().bottom
  - document.querySelector('.agenda li:last-child').getBoundingClientRect().bottom"""
NOTE = "() => JSON.stringify(document.querySelector('[data-fight]').getBoundingClientRect())"


def two_hussars() -> Table:
    """One hussar beside a weaker enemy, about to act; another one far away, same order."""
    table = clash(
        {
            "c-light1": "D6",
            "c-light2": "I6",
            "c-foot1": "E9",
            "c-pike1": "H10",
            "o-heavy1": "E5",
            "o-foot1": "G4",
        },
        christian={"plan": {"light_cavalry": ["general_attack"]}, "cubes": {"light_cavalry": 2}},
        ottoman={"cubes": {"heavy_cavalry": 1}},
    )
    table.do("execute light_cavalry", "pick c-light1")
    return table


def attack(player: Player) -> None:
    """The first hussar attacks."""
    moments.lay_position(player, two_hussars().text())
    assert player.acted(lambda: click_on(player, "unit:o-heavy1", {"unit:o-heavy1"}))
    player.until_asked()


def test_the_note_of_a_fight_lies_beside_it_and_stays_there(sit: Sit, pictures: Album) -> None:
    player = sit(1366, 768, language="hu", sharp=pictures.wanted)
    attack(player)
    note = player.page.locator("[data-fight]")
    expect(note).to_contain_text("korongot veszít")
    player.until_drawn()
    assert player.page.evaluate(COVERED, ["c-light1", "o-heavy1"]) == []
    place = player.page.evaluate(NOTE)
    pictures.take(player.page, "crescent-fight")
    expect(player.page.locator(".scores")).to_have_count(0, timeout=10_000)  # the points go
    assert player.page.evaluate(NOTE) == place


def test_an_order_that_ends_too_early_says_what_it_costs(sit: Sit, pictures: Album) -> None:
    player = sit(1366, 768, language="hu", sharp=pictures.wanted)
    attack(player)
    expect(player.page.locator(".prompt")).to_contain_text("Mindegyiknek lépnie vagy támadnia kell")
    end = player.page.locator('[data-action="finish"]')
    expect(end).to_contain_text("−1 pont")
    end.click()
    expect(player.page.locator('[data-confirm="finish"]')).to_be_visible()
    pictures.take(player.page, "crescent-finish")
    player.key("Enter")  # goes on
    expect(player.page.locator("[data-confirm]")).to_have_count(0)
    assert "finish" not in player.told.acts


def test_all_orders_to_choose_from_are_seen(sit: Sit, pictures: Album) -> None:
    player = sit(1366, 768, sharp=pictures.wanted)
    plan = {
        "foot": ["general_attack"],
        "pike": ["charge"],
        "musket": ["march"],
        "light_cavalry": ["march"],
        "heavy_cavalry": ["march"],
    }
    towers = {
        "c-foot1": "G10",
        "c-pike1": "H10",
        "c-musket1": "I10",
        "c-light1": "J10",
        "c-heavy1": "C10",
    }
    ottoman = {"plan": {"foot": ["march"]}}
    table = clash({**towers, "o-foot1": "G3"}, christian={"plan": plan}, ottoman=ottoman)
    moments.lay_position(player, table.text())
    rows = player.page.locator(".agenda li")
    expect(rows.first).to_contain_text("General Attack")
    expect(rows.filter(has=player.page.locator("button"))).to_have_count(6)  # the guns hold
    pictures.take(player.page, "crescent-orders")
    assert player.page.evaluate(HIDDEN) == []
    assert rows.locator("> span").first.evaluate(ALONE) == 0


def test_a_long_report_leaves_orders_and_buttons_their_room(sit: Sit, pictures: Album) -> None:
    player = sit(1366, 768, sharp=pictures.wanted, follow=1)
    page = player.page
    towers = {
        "c-foot1": "G9",
        "c-foot2": "F9",
        "c-light1": "C9",
        "c-pike1": "I7",
        "o-foot1": "I6",
        "o-foot2": "E4",
        "o-pike1": "A2",
    }
    plan = {"foot": ["march"], "light_cavalry": ["march"], "pike": ["march"]}
    christian = {"plan": plan, "cubes": {"foot": 2, "pike": 2}}
    ottoman = {"plan": {"foot": ["march"]}, "cubes": {"foot": 2}}
    table = clash(towers, christian=christian, ottoman=ottoman)
    moments.lay_position(player, table.text())
    assert player.acted(lambda: click_on(player, "unit:c-pike1", {"unit:c-pike1"}))
    click_on(player, "unit:o-foot1", {"unit:o-foot1"})
    player.confirm()
    player.until_asked()
    player.until_at_rest()
    expect(page.locator("[data-fight]")).to_contain_text("had to fall back")
    expect(page.locator(".asks button")).to_have_count(2)
    pictures.take(page, "crescent-long-report")
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate(CUT_BUTTONS) == []


def test_the_last_step_of_a_round_asks_first_and_tells_the_points(
    sit: Sit, pictures: Album
) -> None:
    player = sit(1366, 768, language="hu", sharp=pictures.wanted, follow=1)
    page = player.page
    table = clash(
        {"c-foot1": "E7", "o-foot1": "A1"},
        hold=False,
        christian={"plan": {"foot": ["march"]}},
    )
    table.do("execute foot")
    moments.lay_position(player, table.text())
    rules = page.get_by_role("tab").nth(1)
    tab, orders = rules.bounding_box(), page.locator(".agenda li").first.bounding_box()
    rules.click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    expect(page.locator(".agenda")).to_be_hidden()  # rules have the panel to themselves
    rules.click()
    assert (rules.bounding_box(), page.locator(".agenda li").first.bounding_box()) == (tab, orders)
    assert page.evaluate(EMPTY) < 12
    rules.click()
    click_on(player, "square:E6", {"square:E6"})
    player.until_drawn()
    expect(player.page.locator(".then")).to_contain_text("titokban új tervet készít")
    expect(player.page.locator("main, aside")).to_contain_text(["Területfoglalás"])
    pictures.take(player.page, "crescent-last-step")
    expect(page.locator(".side .inspector")).to_contain_text("E6")  # told a moment after the click
    assert page.evaluate(OVER_TABS) <= 0
    expect(rules).to_have_attribute("aria-selected", "false")  # it gives way to what follows
    assert player.told.acts == []
    player.confirm()
    points = page.locator("dialog")
    expect(points).to_contain_text("Minden saját toronyért a középvonalon túl 2")
    expect(page.locator(".mat, .pile-sheet")).to_have_count(0)  # the board stays as it was left
    pictures.take(page, "crescent-round-over")
    player.key("Enter")
    expect(points).to_have_count(0)
    pile = page.locator(".pile-sheet")
    expect(pile.locator("header")).to_contain_text("Kezdésnek: amelyik lapon")
    expect(pile.locator(".group").first).to_contain_text("Szürke lap: a parancs")
    page.locator(".tabs button").last.click()
    pile.locator('[data-anchor="discard:march"]').click()
    expect(pile).to_contain_text("Előbb végy el egy lapot a húzópakliból!")
    pictures.take(page, "crescent-pile")
    pile.locator("header button").click()
    expect(page.locator(".mat .pad").first).to_be_visible()
    page.locator(".help .ask").click()  # the answer stands there, and the board keeps its size
    expect(page.locator(".help .do button")).to_have_count(2)
    expect(page.locator(".side [role=tab]")).to_have_count(0)


def test_whatever_cannot_be_used_in_a_plan_says_why_and_changes_nothing(sit: Sit) -> None:
    player = sit(1366, 768)
    page = player.page
    hand = {"hand": ["march", "zeal"], "discard": ["march"]}
    table = planning(round=3, captains={"ottoman": hand})
    moments.lay_position(player, table.text())
    bar = page.locator("header.bar")
    page.locator("button[aria-disabled]").click(force=True)  # it looks disabled
    expect(bar).to_contain_text("Take a card from the draw pile before")
    for card in ("draw:extra_pay", "discard:march"):  # the second needs the first
        tab = page.locator(".hand .tabs button")
        tab.nth(1 if card.startswith("draw") else 2).click()
        assert player.acted(page.locator(f'[data-anchor="{card}"]').first.click)
    for card in ("card:extra_pay", "card:zeal"):
        page.locator(f'.hand [data-anchor="{card}"]').click()
        expect(bar).to_contain_text("helps an order: first give an army a grey card")
    place = page.locator(".mat .slot.empty").first
    place.click()
    expect(bar).to_contain_text("First choose a card from your hand")
    assert [act.split()[0] for act in player.told.acts] == ["draw", "recall"]
    page.locator('.hand [data-anchor="card:march"]').first.drag_to(place)
    expect(page.locator(".mat .slot.card")).to_have_count(1)
    expect(page.locator(".pile-sheet")).to_have_count(0)  # it does not come back by itself


def test_a_lesson_says_where_to_begin_and_when_it_is_done(sit: Sit, pictures: Album) -> None:
    player = sit(1366, 768, language="hu", sharp=pictures.wanted)
    page = player.page
    page.goto("/learn/crescent")
    page.locator("article button").last.click()
    player.until_asked()
    player.until_at_rest()
    page.mouse.click(*page.evaluate(H1))
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Előbb erre kattints: topcsi")
    pictures.take(page, "crescent-lesson-first")
    for number in range(3):
        expect(guide).to_contain_text(f"{number + 1}/3. lépés")
        guide.get_by_role("button", name="Mutasd meg").click()
        assert player.acted(guide.get_by_role("button", name="Tedd meg helyettem").click)
        player.until_asked()
    expect(guide.locator("a.primary")).to_be_visible()  # the last one leads to a battle
    pictures.take(page, "crescent-lesson-done")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_legend_explains_what_is_drawn_on_the_board_and_nothing_else(
    language: str, sit: Sit
) -> None:
    player = sit(language=language)
    moments.lay_moment(player, "crescent", lambda action: action.verb == "execute")
    player.page.locator("button.legend").click()
    signs = player.page.locator(".legend [data-sign]")
    expect(signs).to_have_count(7)
    for sign in signs.all():
        assert sign.locator("svg > *").count() > 0
        assert sign.locator("p").inner_text().strip()
    stop = "has to stop" if language == "en" else "meg kell állnia"
    expect(player.page.locator("div.legend")).not_to_contain_text(stop)
