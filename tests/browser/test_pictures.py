"""Pictures: the boards as approved, and the table as people with other eyes see it.

`APPROVE=1 make test ARGS=tests/browser/test_pictures.py` approves the boards as they are drawn now;
look at them before committing.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path

import pytest

from tests.browser.album import Album
from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.tour import advance, attacks

APPROVED = Path(__file__).parent / "approved"
BEGINS = {  # seen by who begins, before the computer has moved anything
    "pegasus-bridge": "allies",
    "omaha-beach": "axis",
    "operation-cobra": "allies",
    "arnhem-bridge": "allies",
}
EYES = ("none", "deuteranopia", "protanopia", "tritanopia", "achromatopsia")

# Both in a coarse grid: letters may be set a little differently, a piece may not be missing.
COMPARE = """async ([one, other]) => {
  const grid = async (data) => {
    const picture = new Image();
    picture.src = data;
    await picture.decode();
    const canvas = new OffscreenCanvas(90, 56);
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, 90, 56);
    return pen.getImageData(0, 0, 90, 56).data;
  };
  const [a, b] = [await grid(one), await grid(other)];
  const apart = [...a].map((value, i) => Math.abs(value - b[i]));
  return { mean: apart.reduce((x, y) => x + y, 0) / apart.length, most: Math.max(...apart) };
}"""


def address(picture: bytes) -> str:
    return "data:image/jpeg;base64," + base64.b64encode(picture).decode()


def board_of(player: Player) -> bytes:
    """The board when everything on it is drawn."""
    player.quiet_scene()
    board = player.page.locator("main.board")
    before, now = b"", board.screenshot(type="jpeg", quality=70)
    while before != now:
        player.page.wait_for_timeout(150)
        before, now = now, board.screenshot(type="jpeg", quality=70)
    return now


@pytest.mark.parametrize("scenario", BEGINS)
def test_point_17_boards_are_drawn_as_approved(scenario: str, sit: Sit, pictures: Album) -> None:
    player = sit(1000, 720, sharp=True)
    axis, allies = ("me", "sergeant") if BEGINS[scenario] == "axis" else ("sergeant", "me")
    player.lay(scenario, axis=axis, allies=allies)
    drawn = board_of(player)
    (pictures.folder / f"board-{scenario}.jpg").write_bytes(drawn)
    approved = APPROVED / f"{scenario}.jpg"
    if os.environ.get("APPROVE"):
        APPROVED.mkdir(exist_ok=True)
        approved.write_bytes(drawn)
    blank = player.context.new_page()
    pair = [address(drawn), address(approved.read_bytes())]
    apart = blank.evaluate(COMPARE, pair)
    assert apart["mean"] < 3, apart
    assert apart["most"] < 60, apart


def test_point_12_pictures_for_four_kinds_of_eyes(sit: Sit, pictures: Album) -> None:
    """To be looked at side by side in vision.html."""
    player = sit(sharp=True)
    table = player.lay(axis="sergeant", allies="me")
    advance(player, table, attacks)
    player.go(table)
    player.until_asked()
    player.click(player.look().lit()[0])
    player.page.wait_for_timeout(300)
    line = player.context.new_cdp_session(player.page)
    page = ["<!doctype html><meta charset=utf-8><title>Colour vision</title>"]
    seen = set()
    for kind in EYES:
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        file = pictures.folder / f"vision-{kind}.jpg"
        picture = player.page.screenshot(path=file, type="jpeg", quality=80)
        seen.add(picture)
        page.append(f'<figure><img width=700 src="{file.name}"><figcaption>{kind}</figure>')
    (pictures.folder / "vision.html").write_text("\n".join(page), encoding="utf-8")
    assert len(seen) == len(EYES)
