"""Whoever has nothing to answer with is not asked, and what one may look up stays in reach."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.test_board_size import SEATS
from tests.browser.test_games import choose
from tests.browser.tour import sit_down
from vezerkar.core.registry import find_game

DECISIONS = 25


def can_only_pass(player: Player) -> bool:
    kind = player.told.live.get("prompt", {}).get("kind")
    answers = [one for one in player.told.actions if "loss" not in one.get("marks", [])]
    return kind == "reaction" and len(answers) == 1


# In test_what_happened.py the page of either game is heard while such a question passes.
@pytest.mark.parametrize("game", ["quartermaster", pytest.param("panzer", marks=pytest.mark.soak)])
def test_nobody_is_asked_with_a_single_button(game: str, sit: Sit) -> None:
    player = sit(forced=False, autopass=True)
    player.lay(find_game(game).scenarios()[0].id, game, {}, **SEATS[game])
    random = Random(3)
    for _ in range(DECISIONS):
        player.until(lambda: player.told.actions or player.told.over, "a question")
        player.until_shown()
        if player.told.over:
            break
        if can_only_pass(player):
            ply, buttons = player.told.ply, player.page.locator(".buttons [data-action]")
            if buttons.count():  # of what was asked before, at the same ply
                player.until_drawn()
            shown = buttons.count()
            # The server may have passed meanwhile.
            assert not shown or player.told.ply != ply or not can_only_pass(player)
            player.until(lambda: not can_only_pass(player), "the server's pass")
            continue
        thing = choose(player.look(), random)
        if thing is not None:
            player.acted(lambda: player.click(thing))  # noqa: B023
    assert player.errors == []


def test_log_and_hint_are_in_reach_while_a_plan_is_made(sit: Sit) -> None:
    player = sit()
    sit_down(player, "crescent")
    expect(player.page.locator(".table.planning")).to_be_visible()
    advice = player.page.get_by_role("button", name="What would the general do?")
    expect(advice).to_be_visible()  # beside the hand
    strip = player.page.locator(".side .strip")
    strip.get_by_role("button", name="Log").click()
    expect(player.page.locator("[role=log]")).to_be_visible()
