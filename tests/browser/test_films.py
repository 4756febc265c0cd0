"""Films: a turn of the computer in each game as a series of pictures, one for each action.

For whoever changes how a turn is shown: run one with `PICTURES=1` and look at
`build/pictures/film-*.jpg`.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.album import Album
from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.test_rest_of_the_list import starter
from tests.browser.tour import at, since_own_step
from vezerkar.core.registry import game_ids

SLOW = 0.05  # each action is shown for seconds: none is over before it is paused
MAX_PICTURES = 12
MIN_STEPS = 3


def let_others_act(player: Player) -> None:
    """Take one's own turn without the page, until others took a few steps in a row."""
    with at(player, str(player.told.table["id"])) as line:
        while True:
            line.until_asked()
            assert not line.over, "the battle ended before that"
            if since_own_step(line) >= MIN_STEPS:
                return
            ends = [one for one in line.actions if "end" in one.get("marks", [])]
            line.act((ends or line.actions)[0]["action"])


@pytest.mark.soak
@pytest.mark.parametrize("game", game_ids())
def test_a_turn_of_the_computer_as_pictures(game: str, sit: Sit, pictures: Album) -> None:
    player = sit(1366, 768, sharp=pictures.wanted, follow=SLOW)
    starter(player, game)
    player.until_painted()
    let_others_act(player)
    bar = player.page.locator(".follow")
    bar.get_by_role("button", name="Pause").click()
    forward = bar.get_by_role("button", name="Next action")
    expect(forward).to_be_enabled()
    for number in range(MAX_PICTURES):
        player.until_painted()
        pictures.take(player.page, f"film-{game}-{number:02}")
        if not bar.count():  # one's own turn
            break
        if player.page.locator("dialog[open]").count():  # nothing is played behind a window
            player.key("Enter")
        else:
            forward.click()
        player.until_drawn()
    assert number > 1
    assert player.errors == []
