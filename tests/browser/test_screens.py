"""Every screen: accessible, no raw key, no text cut off, room for thumbs, a picture for eyes."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.browser.album import Album
from tests.browser.conftest import Sit
from tests.browser.cut_texts import cut_in_any_form, cut_texts
from tests.browser.player import Player
from tests.browser.test_budgets import check_scripts
from tests.browser.tour import screens_of, sit_down, tour
from tests.browser.windows import as_seen
from vezerkar import HOME
from vezerkar.core.registry import game_ids

AXE = HOME.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
# A key of the word files where a sentence should stand: page-new-game, action-play, {$seat}.
RAW = re.compile(
    r"\b(?:page|action|event|prompt|table|step|why|refused)-[a-z]+(?:-[a-z]+)*\b|\{ ?\$"
)

SMALL = """() => [...document.querySelectorAll('button, a.button, select, input, summary')]
  .filter((element) => element.checkVisibility() && !element.closest('p, .line, .log, h3, dl, td'))
  .map((element) => [element.closest('label') ?? element, element])
  .map(([target, element]) => ({ box: target.getBoundingClientRect(), html: element.outerHTML }))
  .filter(({ box }) => box.width && box.height && (box.width < 43.5 || box.height < 43.5))
  .map(({ box, html }) => `${box.width.toFixed()}x${box.height.toFixed()} ${html.slice(0, 120)}`)"""


def violations(player: Player) -> list[str]:
    """What axe finds: one line for each rule, with the first place and the reason."""
    if not player.page.evaluate("() => 'axe' in window"):
        player.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = as_seen(
        player.page,
        """async (tags) => {
          const runOnly = { type: 'tag', values: tags };
          const wanted = { runOnly, resultTypes: ['violations'], preload: false };
          const result = await axe.run(document, wanted);
          // What is written on a drawn piece is part of its picture, not its label.
          const drawn = (node) => {
            const copy = document.querySelector(node.target[0])?.cloneNode(true);
            copy?.querySelectorAll('svg').forEach((picture) => picture.remove());
            return copy && !copy.textContent.trim();
          };
          return result.violations.map(({ id, nodes }) => ({
            id, nodes: nodes.filter((node) => id !== 'label-content-name-mismatch' || !drawn(node)),
          })).filter(({ nodes }) => nodes.length).map(({ id, nodes }) =>
            `${id} (${nodes.length}): ${nodes[0].html.slice(0, 200)} ${nodes[0].failureSummary}`);
        }""",
        WCAG,
    )
    return found


DESK, PHONE = (1366, 768), (360, 640)
SOAK = pytest.mark.soak
# On a phone the others have the parts that they have on a desk, one below the other.
OTHER_ON_A_PHONE = {"home", "table-card", "table-move", "replay"}


@pytest.mark.parametrize(
    ("language", "size"),
    [
        ("en", DESK),
        ("hu", PHONE),
        pytest.param("hu", DESK, marks=SOAK),
        pytest.param("en", PHONE, marks=SOAK),
    ],
    ids=str,
)
def test_points_12_and_13_every_screen(
    language: str, size: tuple[int, int], sit: Sit, pictures: Album
) -> None:
    player = sit(*size, language, touch=size == PHONE, sharp=pictures.wanted)
    axe = OTHER_ON_A_PHONE if (language, size) == ("hu", PHONE) else None
    before = (language, size) != ("en", DESK)  # there test_briefing.py examines the same
    examine(player, tour(player, before), pictures, f"{language}-{size[0]}", axe)


@pytest.mark.parametrize("game", [game for game in game_ids() if game != "memoir"])
def test_points_1_12_13_and_16_every_table(game: str, sit: Sit, pictures: Album) -> None:
    """What a game draws by itself; the screens around it are those of every game.

    The tour through every screen looks at the table of Memoir '44.
    """
    player = sit(*DESK, sharp=pictures.wanted)
    sit_down(player, game)
    examine(player, iter([f"table-{game}"]), pictures, f"en-{DESK[0]}")
    faults = list(cut_in_any_form(player))
    assert faults == [], "\n".join(faults)
    player.go(str(player.told.table["id"]))
    check_scripts(player, game)


@SOAK
@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("hu", PHONE)], ids=str)
@pytest.mark.parametrize("game", game_ids())
def test_points_12_and_13_every_game(
    game: str, language: str, size: tuple[int, int], sit: Sit, pictures: Album
) -> None:
    player = sit(*size, language, touch=size == PHONE, sharp=pictures.wanted)
    examine(player, screens_of(player, game), pictures, f"{language}-{size[0]}")


def examine(
    player: Player,
    screens: Iterator[str],
    pictures: Album,
    kind: str,
    axe: set[str] | None = None,
) -> None:
    """Look at one screen after the other; all faults are told together.

    axe, which costs more than all else here, examines all of them or those that are named.
    """
    width = (player.page.viewport_size or {"width": 0})["width"]
    faults: list[str] = []
    for name in screens:
        player.page.wait_for_timeout(120)  # fonts and drawings
        player.until_painted()
        pictures.take(player.page, f"{name}-{kind}")
        if axe is None or name in axe:
            faults += [f"{name}: {fault}" for fault in violations(player)]
        text = player.page.locator("body").inner_text()
        faults += [f"{name}: raw key {found!r}" for found in RAW.findall(text)]
        faults += [f"{name}: {fault}" for fault in cut_texts(player)]
        if width < 800:
            wide = player.page.evaluate("() => document.documentElement.scrollWidth")
            faults += [f"{name}: {wide} pixels wide"] if wide > width else []
            faults += [f"{name}: too small: {fault}" for fault in player.page.evaluate(SMALL)]
    assert player.errors == []
    assert faults == [], "\n".join(faults)
