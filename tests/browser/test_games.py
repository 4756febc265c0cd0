"""Pegasus Bridge against the computer, in every way that one can play."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Mark, Player, Press, Shown

MAX_DECISIONS = 400
FEW_DECISIONS = 20
# To the end in a soak; after every change test_whole_games.py plays other battles to their end.
HOW_MANY_DECISIONS = [FEW_DECISIONS, pytest.param(MAX_DECISIONS, marks=pytest.mark.soak)]


def answers(shown: Shown) -> list[Press]:
    """The buttons that answer the question: cancel does not."""
    return [press for press in shown.buttons if "quiet" not in press.kinds]


def choose(shown: Shown, random: Random) -> Mark | Press | None:
    """Attack what can be attacked; else anything lit, and now and then a button."""
    strong, lit, buttons = shown.lit("attack"), shown.lit(), answers(shown)
    if strong:
        return random.choice(strong)
    if buttons and (not lit or random.random() < 0.25):
        return random.choice(buttons)
    return random.choice(lit) if lit else None


def play_on(player: Player, random: Random, decisions: int = MAX_DECISIONS) -> None:
    """By mouse, until so many decisions were taken or the battle is over."""
    for _ in range(decisions):
        player.until_asked()
        if player.told.over or player.told.curtain:
            return
        thing = choose(player.look(), random)
        if thing is None:  # the page took a forced step meanwhile
            assert not player.told.actions, (player.prompt, player.told.actions)
        else:
            player.acted(lambda: player.click(thing))  # noqa: B023
    assert decisions < MAX_DECISIONS, "the battle does not end"


def is_won(player: Player) -> None:
    """The result is shown, the board is still there, and nothing broke on the way."""
    assert player.told.over
    expect(player.page.get_by_role("dialog")).to_contain_text("M44-")
    player.key("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    assert not player.look().lit()
    assert player.errors == []


def came_so_far(player: Player, decisions: int) -> None:
    """Won, or as many steps taken as there were to be; now and then one needs two looks."""
    if decisions == MAX_DECISIONS:
        is_won(player)
    assert len(player.told.acts) > decisions // 2 or player.told.over
    assert player.errors == []


@pytest.mark.soak
def test_by_mouse(sit: Sit) -> None:
    """Its first steps are taken in test_acceptance.py, which looks at more meanwhile."""
    player = sit()
    player.lay(axis="sergeant", allies="me")
    play_on(player, Random(36))
    came_so_far(player, MAX_DECISIONS)


@pytest.mark.parametrize("decisions", HOW_MANY_DECISIONS)
def test_by_keyboard_only(decisions: int, sit: Sit) -> None:
    """From the home page on: no pointer touches the page."""
    player = sit()
    player.page.goto("/")
    tile = player.page.locator("article", has_text="Memoir '44")
    now = tile.locator("a.play")
    expect(now).to_contain_text("min")  # the list of games has come
    for _ in range(40):
        player.key("Tab")
        if now.evaluate("link => link === document.activeElement"):
            break
    player.key("Enter")
    expect(player.page.locator("button.primary.big")).to_be_enabled()
    player.key("Enter")
    player.until(lambda: player.told.ply >= 0, "the table")
    random = Random(5)
    for _ in range(decisions):
        player.until_asked()
        if player.told.over:
            break
        type_once(player, random)
    came_so_far(player, decisions)


def type_once(player: Player, random: Random) -> None:
    """One decision with keys alone."""
    shown = player.look()
    thing = choose(shown, random)
    if isinstance(thing, Press):
        digit = next((line for line in thing.text.split() if line.isdigit()), "")
        if digit:
            player.acted(lambda: player.key(digit))
            return
        assert "Enter" in thing.text, thing
        player.key("Escape")  # the cursor leaves the board, so that Enter means the button
        player.acted(lambda: player.key("Enter"))
    elif thing is not None and thing.style == "card":
        number = shown.cards.index(thing) + 1
        player.acted(lambda: player.key(str(number)))
    elif thing is not None and walk_to(player, thing, shown.ply):
        player.acted(lambda: player.key("Enter"))


def walk_to(player: Player, mark: Mark, ply: int) -> bool:
    """Jump from one lit place to the next until the cursor is at this one.

    The page may take a forced step meanwhile, and then something else is asked.
    """
    been: list[str | None] = []
    while len(been) < 60:
        player.key(".")
        been.append(player.page.locator("[data-cursor]").get_attribute("data-cursor"))
        if been[-1] == mark.space:
            return True
    assert player.look().ply != ply, f"the cursor does not come to {mark}, but to {been}"
    return False


@pytest.mark.parametrize("decisions", HOW_MANY_DECISIONS)
def test_by_the_actions_list_only(decisions: int, sit: Sit) -> None:
    """The list is the complete game: every decision is taken from it."""
    player = sit(forced=False)
    player.lay(axis="sergeant", allies="me")
    random = Random(35)
    rows = player.page.locator("dialog [data-action]")
    for _ in range(3 * decisions):  # now and then one needs several looks
        player.until_asked()
        if player.told.over or len(player.told.acts) >= decisions:
            break
        if not rows.count():
            player.key("a")
        listed = rows.evaluate_all("rows => rows.map((row) => row.dataset.action)")
        if sorted(listed) != sorted(action["action"] for action in player.told.actions):
            continue  # a forced step was taken between the two looks
        strong = [action for action in listed if action.startswith("attack")]
        action = random.choice(strong or listed)
        row = player.page.locator(f'dialog [data-action="{action}"]')
        player.acted(lambda: row.click())  # noqa: B023
    came_so_far(player, decisions)
