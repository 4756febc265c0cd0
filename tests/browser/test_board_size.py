"""One board, one size: nothing that is asked or shown makes the board larger or smaller."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Sit
from tests.browser.moments import lay_position, position_where
from tests.browser.player import Player
from tests.browser.test_games import choose
from vezerkar.core.registry import find_game
from vezerkar.scene.scene import Scene

DECISIONS = 20
COUNTRIES = ("uk", "japan", "ussr", "italy", "usa")
SEATS = {
    "memoir": {"axis": "recruit", "allies": "me"},
    "crescent": {"ottoman": "recruit", "christian": "me"},
    "quartermaster": {"germany": "me"} | dict.fromkeys(COUNTRIES, "recruit"),
}
# A plan lies beside the board: with it the board has another size, but always the same one. What is
# over the bar's height lies on the board: nothing of it may.
BOARD = """() => {
  const middle = document.querySelector('.middle');
  const bar = document.querySelector('header.bar');
  if (!middle || !bar) return null;
  const { x, y, width, height } = middle.getBoundingClientRect();
  const kinds = document.querySelector('.table').classList;
  const layouts = ['planning', 'low', 'folded', 'raised'];
  const layout = layouts.filter((kind) => kinds.contains(kind)).join(' ');
  const trays = document.querySelector('.trays.open:not(.keep)') ? 'trays' : '';
  const over = bar.getBoundingClientRect().bottom - 78;
  return [`${layout} ${trays}`, [x, y, width, height].map(Math.round).join(' '), over];
}"""


def measure(player: Player, sizes: dict[str, str], shown: bool = True) -> None:
    """The board is where it was when the table was like this before; the bar does not reach it.

    Where it may just have gone behind a curtain or a result it need not be shown.
    """
    player.until_drawn()
    found = player.page.evaluate(BOARD)
    if found is None:
        assert not shown, "there is no board"
        return
    layout, box, over = found
    assert over < 1, player.prompt
    assert sizes.setdefault(layout, box) == box, player.prompt


@pytest.mark.soak
@pytest.mark.parametrize("game", ["memoir", "quartermaster"])
def test_the_board_keeps_its_size_from_decision_to_decision(game: str, sit: Sit) -> None:
    """After every change the battles of test_whole_games.py measure it at each decision."""
    player = sit(forced=False)
    player.lay(find_game(game).scenarios()[0].id, game, {}, **SEATS[game])
    random, sizes = Random(2), dict[str, str]()
    player.until_asked()
    player.until_painted()
    for _ in range(DECISIONS):
        player.until_asked()
        if player.told.over:
            break
        measure(player, sizes)
        thing = choose(player.look(), random)
        if thing is not None:
            player.acted(lambda: player.click(thing))  # noqa: B023
            measure(player, sizes)  # also while the others think
    assert player.errors == []


def is_asked_to_react(scene: Scene) -> bool:
    return bool(scene.windows) and scene.prompt.kind == "reaction"


def test_a_reaction_does_not_move_the_board(sit: Sit) -> None:
    player = sit(forced=False)
    sizes: dict[str, str] = {}
    lay_position(player, position_where("quartermaster", is_asked_to_react))
    expect(player.page.locator(".buttons [data-action='pass']")).to_be_visible()
    measure(player, sizes)
    player.acted(lambda: player.page.locator('.buttons [data-action="pass"]').click())
    measure(player, sizes)
    player.page.evaluate("document.querySelector('.strips')?.remove()")  # as if it were closed
    measure(player, sizes)


def sends_aircraft(scene: Scene) -> bool:
    return scene.prompt.text.key == "ask-air"


def test_a_long_question_does_not_lie_on_the_board(sit: Sit) -> None:
    player = sit(forced=False, width=390, height=844, touch=True, language="hu")
    lay_position(player, position_where("hungary", sends_aircraft))
    measure(player, {})


def test_the_board_waits_for_what_stands_beside_it(sit: Sit) -> None:
    """A track of points that came later would move every place under the pointer."""
    player = sit()
    held: list[Route] = []
    player.page.route(re.compile(r"/assets/ScoreRails.*\.js"), lambda route: held.append(route))
    player.lay(find_game("crescent").scenarios()[0].id, "crescent", {}, **SEATS["crescent"])
    expect(player.page.locator(".prompt")).to_be_visible()
    player.until(lambda: held, "the tracks of points")
    expect(player.page.locator(".middle")).to_have_count(0)
    held.pop().continue_()
    expect(player.page.locator(".middle")).to_be_visible()
    expect(player.page.locator("main.board .rail")).not_to_have_count(0)
