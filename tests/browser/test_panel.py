"""The panel beside the board: what is read now is whole as long as there is any room for it."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.album import Album
from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.test_rest_of_the_list import starter
from tests.browser.tour import at
from tests.browser.windows import as_seen

LAPTOP = (1366, 768)
ACTIONS = 24

# Parts that hide something although the log has room that they could have, parts that never may,
# and parts that reach out of the panel.
HIDDEN = """() => {
  const side = document.querySelector('aside.side');
  const all = (what) => [...side.querySelectorAll(what)];
  const hides = (part) => part.scrollHeight > part.clientHeight + 1;
  const log = side.querySelector('.tab:not(.opened)');
  const spare = log ? log.clientHeight > 8 : false;
  // Odds come before what happened; and a name of what is inspected is always seen.
  const read = side.querySelector('.read');
  if (!read) return []; // it is folded while one plans
  const weighs = read.matches('.weighs') || read.clientHeight <= 100;
  const whole = all(':scope > *, .asks button, .consequences').filter((part) =>
    !part.matches('.read, .tab') && !(weighs && part.matches('[data-fight]')) && hides(part));
  const scrolls = spare ? all('.read, .read *').filter((part) =>
    ['auto', 'scroll'].includes(getComputedStyle(part).overflowY) && hides(part)) : [];
  const edge = side.getBoundingClientRect();
  const outside = all(':scope > *, .asks button').filter((part) => {
    const { top, bottom, right, height } = part.getBoundingClientRect();
    return height && (top < edge.top - 1 || bottom > edge.bottom + 1 || right > edge.right + 1);
  });
  const end = log?.querySelector('.log');
  if (spare && end && end.scrollHeight - end.clientHeight - end.scrollTop > 1) outside.push(end);
  const name = (part) => `${part.className}: ${part.innerText.slice(0, 60)}`;
  return [...new Set([...whole, ...scrolls, ...outside])].map(name);
}"""


def check(player: Player, moment: str) -> None:
    """Parts may still be fetched, and the log follows what they say in the next frame."""
    player.until(lambda: as_seen(player.page, HIDDEN) == [], f"{moment}: nothing cut")


def point_at_rings(player: Player, moment: str, pictures: Album) -> None:
    """At most three of what is lit: what would come of it is read."""
    for number, mark in enumerate(player.look().rings[:3]):
        player.page.mouse.move(mark.x, mark.y)
        player.page.wait_for_timeout(120)  # it follows the pointer after a moment
        pictures.take(player.page, f"panel-{moment}-{number}")
        check(player, f"{moment}, pointing at {mark.anchors}")
    player.page.mouse.move(2, 2)


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("memoir", "en"),
        ("crescent", "hu"),
        ("quartermaster", "hu"),
        ("panzer", "en"),
        ("hungary", "en"),
    ],
)
def test_nothing_that_is_read_is_cut_while_there_is_room(
    game: str, language: str, sit: Sit, pictures: Album
) -> None:
    player = sit(*LAPTOP, language, sharp=pictures.wanted)
    table = starter(player, game)
    random = Random(1)
    with at(player, table) as line:
        for step in range(ACTIONS):
            line.until_asked()
            if line.over:
                break
            player.until_asked()
            moment = f"{game}-{step}"
            player.page.wait_for_load_state("networkidle")
            pictures.take(player.page, f"panel-{moment}")
            check(player, moment)
            if step % 4 == 3:
                point_at_rings(player, moment, pictures)
            ends = [one for one in line.actions if "end" in one.get("marks", [])]
            strong = [one for one in line.actions if one["verb"] == "attack"]
            line.act(
                random.choice(strong or (ends if step % 3 == 2 else []) or line.actions)["action"]
            )
    assert player.errors == []
