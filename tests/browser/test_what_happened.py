"""What happened is seen in its order, and what was lost is told where the eyes are."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.album import Album
from tests.browser.conftest import Sit
from tests.browser.player import Json, Player
from tests.browser.test_never_by_surprise import CLOSE_ASSAULT, aim
from tests.browser.test_rest_of_the_list import starter
from tests.browser.tour import at
from vezerkar.scene.scene import Scene

LAPTOP = (1366, 768)
LANGUAGES = pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "hu"])
MAX_ACTIONS = 200
LOST = {"en": re.compile("lost|weakened", re.I), "hu": re.compile("veszt|veszít|gyengült", re.I)}

# Writes down in which order things come to be seen: the dice, the position after them, its words.
WATCH = """() => {
  const seen = (window.seen = []);
  const ply = document.querySelector('.table').dataset.ply;
  const look = () => {
    const now = {
      dice: document.querySelector('.board .dice'),
      position: document.querySelector('.table').dataset.ply !== ply,
      words: document.querySelector('[data-fight] small'),
    };
    for (const [what, is] of Object.entries(now)) if (is && !seen.includes(what)) seen.push(what);
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
}"""


def attack(player: Player) -> None:
    """Attack with the first unit that can, as the page asks for it."""
    action = next(one for one in player.told.actions if one["verb"] == "attack")
    aim(player, action)
    player.page.locator("[data-confirm]").click()


@LANGUAGES
def test_dice_fall_before_the_board_shows_what_came_of_them(
    language: str, sit: Sit, pictures: Album
) -> None:
    player = sit(*LAPTOP, language, motion=True, sharp=pictures.wanted, follow=1)
    moments.lay_position(player, CLOSE_ASSAULT)
    page = player.page
    player.until_painted()
    page.evaluate(WATCH)
    attack(player)
    page.locator(".board .dice").wait_for()
    expect(page.locator(".prompt")).to_contain_text("attack" if language == "en" else "megtámadja")
    pictures.take(page, f"dice-{language}")
    player.until(lambda: len(page.evaluate("() => seen")) == 3, "dice, position and words")
    seen = page.evaluate("() => seen")
    assert seen[0] == "dice", seen
    pictures.take(page, f"dice-result-{language}")
    assert player.errors == []


def strength(live: Json, side: str) -> int:
    return sum(one.get("strength", 0) for one in live["tokens"] if one.get("side") == side)


def let_others_hurt(player: Player, table: str) -> None:
    """Play on without the page until the others took something, and it is one's own turn."""
    with at(player, table) as line:
        line.until_asked()
        side = line.live["side"]
        whole = strength(line.live, side)
        for _ in range(MAX_ACTIONS):
            assert not line.over, "the battle ended before that"
            if strength(line.live, side) < whole:
                return
            quiet = [one for one in line.actions if one["verb"] != "attack"]
            line.act((quiet or line.actions)[0]["action"])
            line.until_asked()
    raise AssertionError("nobody was hurt")


@LANGUAGES
def test_what_was_lost_is_told_until_a_click(language: str, sit: Sit, pictures: Album) -> None:
    player = sit(*LAPTOP, language, sharp=pictures.wanted)
    table = player.lay(axis="sergeant", allies="me")
    let_others_hurt(player, table)
    player.until_asked()
    page = player.page
    note = page.locator("[data-fight]")
    expect(note).to_be_visible()
    expect(note).to_contain_text(LOST[language])
    pictures.take(page, f"lost-{language}")
    player.until_at_rest()
    board = page.locator("main.board").bounding_box()
    assert board is not None
    page.mouse.click(board["x"] + 80, board["y"] + 4)
    expect(note).to_have_count(0)
    assert player.errors == []


# Questions that are answered without the person

# Every question and every button that is ever shown.
LISTEN = """() => {
  const heard = (window.heard = new Set());
  const look = () => {
    heard.add(document.querySelector('.prompt')?.innerText ?? '');
    for (const one of document.querySelectorAll('.buttons [data-action]'))
      heard.add(one.dataset.action);
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""


def can_only_pass(scene: Scene) -> bool:
    return scene.prompt.kind == "reaction" and len(scene.actions) == 1


@pytest.mark.parametrize("game", ["panzer", "quartermaster"])
def test_a_question_with_one_answer_is_not_even_seen_for_a_moment(game: str, sit: Sit) -> None:
    player = sit(autopass=True)
    position = moments.position_where(game, can_only_pass)
    answer = player.context.request.post("/api/positions", data={"position": position})
    page = player.page
    page.goto("/")
    page.evaluate(LISTEN)
    player.walk(f"/t/{answer.json()['id']}")
    player.until(lambda: player.told.ply > 0, "the server's pass")
    player.until_shown()
    assert "pass" not in page.evaluate("() => [...heard]")


# Nothing moves under the pointer

HEAD = """() => {
  const { y, height } = document.querySelector('.head').getBoundingClientRect();
  return [y, height];
}"""


@LANGUAGES
def test_the_head_keeps_its_place(language: str, sit: Sit) -> None:
    player = sit(*LAPTOP, language)
    starter(player, "memoir")
    page = player.page
    before = page.evaluate(HEAD)
    played = next(one for one in player.told.actions if one["verb"] == "play" and "vain" not in one)
    page.locator(f".hand [data-anchor='{played['anchors'][0]}']").click()
    player.until(lambda: player.told.acts, "the card that was played")
    player.until_asked()
    assert page.evaluate(HEAD) == before
    player.acted(lambda: player.click(player.look().lit()[0]))
    player.until_asked()
    assert page.evaluate(HEAD) == before


def test_the_shop_is_searched(sit: Sit) -> None:
    player = sit(*LAPTOP)
    player.lay("stalingrad", "panzer", german="me", soviet="sergeant")
    player.until_asked()
    page = player.page
    cards = page.locator(".rows [data-anchor]")
    expect(cards.nth(9)).to_be_attached()
    before = cards.count()
    page.get_by_role("searchbox", name="Search the cards").fill("tiger")
    expect(cards).not_to_have_count(before)  # the search has been heard
    expect(page.locator(".rows [data-anchor='card:volkssturm']")).to_have_count(0)
    assert 0 < cards.count() < before
    for text in cards.all_inner_texts():
        assert "tiger" in text.lower()
    page.get_by_role("searchbox", name="Search the cards").fill("")
    expect(cards).to_have_count(before)
