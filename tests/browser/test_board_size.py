"""One board, one size: nothing that is asked or shown makes the board larger or smaller."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.moments import lay_position
from tests.browser.player import Player
from tests.browser.test_games import choose
from vezerkar.core.chance import Seeded
from vezerkar.core.registry import find_game
from vezerkar.core.session import Session
from vezerkar.records.position import write_position

MAX_STEPS = 600
DECISIONS = 20
COUNTRIES = ("uk", "japan", "ussr", "italy", "usa")
SEATS = {
    "memoir": {"axis": "recruit", "allies": "me"},
    "panzer": {"german": "me", "soviet": "recruit"},
    "hungary": {"axis": "me", "soviet": "recruit"},
    "crescent": {"ottoman": "recruit", "christian": "me"},
    "quartermaster": {"germany": "me"} | dict.fromkeys(COUNTRIES, "recruit"),
}
# A plan lies beside the board: with it the board has another size, but always the same one.
BOARD = """() => {
  const { x, y, width, height } = document.querySelector('.middle').getBoundingClientRect();
  const kinds = document.querySelector('.table').classList;
  const layouts = ['planning', 'low', 'folded', 'raised'];
  const layout = layouts.filter((kind) => kinds.contains(kind)).join(' ');
  const trays = document.querySelector('.trays.open:not(.keep)') ? 'trays' : '';
  return [`${layout} ${trays}`, [x, y, width, height].map(Math.round).join(' ')];
}"""


def measure(player: Player, sizes: dict[str, str]) -> None:
    """The board is where it was when the table last looked like this."""
    player.until_drawn()
    layout, box = player.page.evaluate(BOARD)
    assert sizes.setdefault(layout, box) == box, player.prompt


@pytest.mark.parametrize("game", ["memoir", "hungary", "crescent", "quartermaster"])
def test_the_board_keeps_its_size_from_decision_to_decision(game: str, sit: Sit) -> None:
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


def position_with_a_window(game_id: str) -> str:
    """The first moment at which somebody is asked for a reaction."""
    game = find_game(game_id)
    session = Session(game, game.scenarios()[0].id, {}, Seeded(1))
    pick = Seeded(1)
    for _ in range(MAX_STEPS):
        state = session.state
        seat = next(seat for seat in state.actors() if state.legal_actions(seat))
        scene = game.scene(state, seat)
        if scene.windows and scene.prompt.kind == "reaction":
            return write_position(game, state)
        actions = state.legal_actions(seat)
        session.apply(seat, actions[pick.below(len(actions))])
    raise AssertionError("nobody could react")


def test_a_reaction_does_not_move_the_board(sit: Sit) -> None:
    player = sit(forced=False)
    sizes: dict[str, str] = {}
    lay_position(player, position_with_a_window("quartermaster"))
    expect(player.page.locator(".strip").first).to_be_visible()
    measure(player, sizes)
    player.acted(lambda: player.page.locator('.buttons [data-action="pass"]').click())
    measure(player, sizes)
    player.page.evaluate("document.querySelector('.strips')?.remove()")  # as if it were closed
    measure(player, sizes)
