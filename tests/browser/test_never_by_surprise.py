"""Nothing by surprise: what cannot be taken back is shown first and done on a second press."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.conftest import Sit
from tests.browser.player import Json, Player
from tests.browser.ways import check_lit, click_on, settle, under
from vezerkar import HOME

DOCS = HOME.parents[1] / "docs" / "positions"
CLOSE_ASSAULT = (DOCS / "close-assault.toml").read_text(encoding="utf-8")
ONE_ATTACKER = CLOSE_ASSAULT.replace('["al01", "al02"]', '["al01"]')
# The only ordered unit can go to one place only, and no enemy is near: the turn ends with it.
ONE_WAY = """game = "memoir"
active = "allies"
phase = "move"
ordered = ["al01"]

[units]
al01 = "artillery A1 2"
al02 = "infantry B1 4"
ax01 = "infantry M9 2"
"""
BOARD = "() => JSON.stringify(document.querySelector('.stage').getBoundingClientRect())"
DOUBLE_MS = 400


def aim(player: Player, action: Json) -> None:
    """Click on one thing after the other that an action names, and on nothing else."""
    actions, anchors = player.told.actions, list(action["anchors"])
    check_lit(player)
    path = settle(actions, [])
    while len(path) < len(anchors):
        lit = {one["anchors"][len(path)] for one in under(actions, path)}
        click_on(player, anchors[len(path)], lit)
        player.until_drawn()
        path = settle(actions, [*path, anchors[len(path)]])


def shows_first(player: Player, action: Json) -> None:
    """It is shown and not done; Escape forgets it."""
    ply = player.told.ply
    player.page.wait_for_timeout(DOUBLE_MS)  # it is no double click
    aim(player, action)
    confirm = player.page.locator("[data-confirm]")
    expect(confirm).to_have_attribute("data-confirm", action["action"])
    expect(player.page.locator(".then")).not_to_be_empty()
    assert (player.told.acts, player.told.ply) == ([], ply)
    player.key("Escape")
    expect(confirm).to_have_count(0)
    assert (player.told.acts, player.told.ply) == ([], ply)
    assert player.errors == []


# 1: dice, secrets, the end of a turn


def test_the_only_attacker_rolls_no_dice_before_a_second_press(sit: Sit) -> None:
    player = sit()
    moments.lay_position(player, ONE_ATTACKER)
    action = next(one for one in player.told.actions if one["verb"] == "attack")
    shows_first(player, action)
    player.page.wait_for_timeout(DOUBLE_MS)
    aim(player, action)
    button = player.page.locator("[data-confirm]")
    expect(button).to_contain_text("Attack: roll 1 die")
    player.key("Enter")
    player.until(lambda: player.told.acts == [action["action"]])


@pytest.mark.parametrize("game", ["hungary", "panzer"])
def test_what_chance_decides_is_shown_first(game: str, sit: Sit) -> None:
    player = sit(forced=False)
    shows_first(player, moments.lay_moment(player, game, moments.rolls))


def test_a_forced_move_that_ends_the_turn_is_shown_first(sit: Sit) -> None:
    player = sit()
    moments.lay_position(player, ONE_WAY)
    action = next(one for one in player.told.actions if one["verb"] == "pick")
    aim(player, action)
    expect(player.page.locator(".consequences")).to_contain_text("moved from A1 to A2")
    expect(player.page.locator(".then")).to_contain_text("your turn is over")
    player.key("Escape")
    shows_first(player, action)


@pytest.mark.parametrize("game", ["crescent", "panzer"])
def test_what_hands_over_to_the_others_is_shown_first(game: str, sit: Sit) -> None:
    player = sit(forced=False)
    shows_first(player, moments.lay_moment(player, game, moments.hands_over))


def test_both_questions_can_be_switched_off(sit: Sit) -> None:
    player = sit(askFirst=False, askTurn=False)
    moments.lay_position(player, ONE_ATTACKER)
    action = next(one for one in player.told.actions if one["verb"] == "attack")
    aim(player, action)
    player.until(lambda: player.told.acts == [action["action"]])


def test_a_turn_with_something_left_asks_before_it_ends(sit: Sit) -> None:
    player = sit()
    moments.lay_position(player, CLOSE_ASSAULT)
    player.page.locator(".hand .card").first.wait_for()
    board = player.page.evaluate(BOARD)
    player.key("Enter")
    expect(player.page.locator(".prompt")).to_contain_text("?")
    expect(player.page.locator(".then")).to_contain_text("Not used yet: ")
    tiles = player.page.locator(".cards .consequences .tiles li")  # in the place of the hand
    expect(tiles).to_have_count(2)
    expect(player.page.locator(".hand")).to_have_count(0)
    assert player.page.evaluate(BOARD) == board
    usual = player.page.locator(".buttons button").last  # the one that was pressed
    expect(usual).to_have_attribute("data-confirm", "done")
    player.key("Escape")
    expect(player.page.locator("[data-confirm]")).to_have_count(0)
    assert player.told.acts == []
    assert player.page.evaluate(BOARD) == board
    player.key("Enter")
    tiles.first.get_by_role("button").click()
    expect(tiles).to_have_count(0)
    assert "select" in {ring.style for ring in player.look().rings}
    player.key("Escape", "Enter")
    expect(usual).to_have_attribute("data-confirm", "done")
    player.key("Enter")
    player.until(lambda: player.told.acts == ["done"])


# 2: cards


@pytest.mark.parametrize("game", ["memoir", "quartermaster"])
def test_a_card_that_was_played_can_be_taken_back(game: str, sit: Sit) -> None:
    player = sit(forced=False)
    action = moments.lay_moment(player, game, moments.plays_freely)
    ply, zones = player.told.ply, player.told.live["zones"]
    assert player.acted(lambda: use_card(player, action))
    player.until_shown()
    player.key("Escape")
    player.until(lambda: player.told.ply == ply, "the card back in the hand")
    assert player.told.live["zones"] == zones


def use_card(player: Player, action: Json) -> None:
    aim(player, action)
    button = player.page.locator(f'.buttons [data-action="{action["action"]}"]')
    if button.count():
        button.click()


def test_a_card_on_a_phone_needs_two_taps(sit: Sit) -> None:
    player = sit(360, 640, touch=True, forced=False)
    action = moments.lay_moment(player, "memoir", moments.plays_freely)
    card = player.page.locator(f'.hand [data-anchor="{action["anchors"][0]}"]')
    card.tap()
    expect(player.page.locator("[data-confirm]")).to_be_visible()
    assert player.told.acts == []
    player.page.wait_for_timeout(DOUBLE_MS)
    card.tap()
    player.until(lambda: player.told.acts == [action["action"]])


# 3 and 4: what is useless, and what gives something up


@pytest.mark.parametrize(
    ("game", "reason"), [("memoir", "change nothing"), ("quartermaster", "No enemy army is next")]
)
def test_a_card_that_would_change_nothing_says_so_and_asks(
    game: str, reason: str, sit: Sit
) -> None:
    player = sit(forced=False)
    action = moments.lay_moment(player, game, moments.is_vain)
    card = player.page.locator(f'.hand [data-anchor="{action["anchors"][0]}"]')
    expect(card.locator(".vain")).to_contain_text(reason)
    whole, words = card.bounding_box(), card.locator(".vain").bounding_box()
    assert whole
    assert words
    assert whole["x"] <= words["x"], "the reason stands on its card"
    assert words["x"] + words["width"] <= whole["x"] + whole["width"]
    use_card(player, action)
    expect(player.page.locator("[data-confirm]")).to_be_visible()
    expect(player.page.locator(".then")).to_contain_text(reason)
    player.key("Enter")  # goes on
    expect(player.page.locator("[data-confirm]")).to_have_count(0)
    assert player.told.acts == []


@pytest.mark.parametrize("game", ["quartermaster", "crescent"])
def test_what_gives_something_up_is_never_the_usual_button(game: str, sit: Sit) -> None:
    player = sit(forced=False)
    action = moments.lay_moment(player, game, moments.gives_up)
    if game == "crescent":  # it stands with the orders, away from the buttons
        player.page.locator(f'.side li [data-action="{action["action"]}"]').click()
    else:
        use_card(player, action)
    confirm = player.page.locator("[data-confirm]")
    expect(confirm).to_be_visible()
    last = player.page.locator(".buttons button").last
    expect(last).to_contain_text("No, go back")
    expect(last).to_have_class(re.compile(r"\bprimary\b"))
    player.key("Enter")
    expect(confirm).to_have_count(0)
    assert player.told.acts == []


# 5: one gesture, one consequence; nothing moves under the pointer


def test_a_click_on_what_is_selected_lets_it_go(sit: Sit) -> None:
    player = sit()
    moments.lay_position(player, CLOSE_ASSAULT)
    unit = next(mark for mark in player.look().rings if "unit:al01" in mark.anchors)
    player.click(unit)
    expect(player.page.locator(".board [data-ring=select]")).not_to_have_count(0)
    player.page.wait_for_timeout(DOUBLE_MS)
    player.click(unit)
    expect(player.page.locator(".board [data-ring=select]")).to_have_count(0)
    assert player.told.acts == []


def test_a_double_click_does_one_thing(sit: Sit) -> None:
    player = sit()
    moments.lay_position(player, CLOSE_ASSAULT)
    unit = next(mark for mark in player.look().rings if "unit:al01" in mark.anchors)
    player.page.mouse.dblclick(unit.x, unit.y)
    player.until_drawn()
    expect(player.page.locator(".board [data-ring=select]")).not_to_have_count(0)
    end = player.page.locator(".buttons .end")
    end.dblclick()
    expect(player.page.locator("[data-confirm]")).to_be_visible()
    assert player.told.acts == []
    # Two clicks that the browser takes for single ones: the second is too quick for another button.
    player.key("Escape")
    player.until_at_rest()
    box = end.bounding_box()
    assert box
    for _ in range(2):
        player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    player.until_at_rest()
    expect(player.page.locator("[data-confirm]")).to_be_enabled()
    assert player.told.acts == []


@pytest.mark.parametrize("game", ["memoir", "quartermaster"])
def test_the_board_keeps_its_size_while_cards_are_played(game: str, sit: Sit) -> None:
    player = sit(forced=False)
    action = moments.lay_moment(player, game, moments.plays_freely)
    player.page.locator(".hand .card").first.wait_for()
    board = player.page.evaluate(BOARD)
    assert player.acted(lambda: use_card(player, action))
    player.until_asked()
    assert player.page.evaluate(BOARD) == board
