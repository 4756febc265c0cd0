"""The colours of the page: text and marks keep their contrast on every ground they stand on."""

from __future__ import annotations

import re

import pytest

from vezerkar import HOME

WEB = HOME.parents[1] / "web" / "src"
TOKENS = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})\b", (WEB / "tokens.css").read_text()))
PANELS = [f"table-{n}" for n in range(5)]
PAPERS = ["paper", "card", "card-head"]
# The ends of the two gradients behind bars, side panels and buttons (tokens.css).
GROUNDS = {"bar": "#2c3528", "side": "#262e23", "button": "#475242", "gold": "#d8a747"}

TEXT = 4.5  # WCAG 2 AA
MARK = 3.0  # large text, and all marks on the map


def shade(name: str) -> str:
    return TOKENS.get(name) or GROUNDS[name]


def linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour: str) -> float:
    red, green, blue = (linear(int(colour[i : i + 2], 16)) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lights = sorted((luminance(one), luminance(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def test_the_formula_agrees_with_published_values() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#ffffff", "#777777") == pytest.approx(4.48, abs=0.005)


def test_all_tokens_are_found() -> None:
    wanted = {*PANELS, *PAPERS, "ink", "ink-2", "ink-3", "move", "attack", "retreat", "supply"}
    assert wanted <= set(TOKENS)


@pytest.mark.parametrize("ground", [*PANELS, "bar", "side", "button"])
def test_point_12_text_on_panels(ground: str) -> None:
    """Faint text stands on the darker grounds only."""
    inks = ["ink", "ink-2"] + (["ink-3"] if ground in ("table-0", "table-1", "table-2") else [])
    for ink in inks:
        least = MARK if (ink, ground) == ("ink-2", "button") else TEXT
        assert contrast(shade(ink), shade(ground)) >= least, (ink, ground)


@pytest.mark.parametrize("ground", PAPERS)
def test_point_12_text_on_paper(ground: str) -> None:
    for ink in ("paper-ink", "paper-muted", "section", "grid", "number"):
        assert contrast(shade(ink), shade(ground)) >= TEXT, (ink, ground)


@pytest.mark.parametrize(
    ("ink", "ground"),
    [("brass-ink", "brass"), ("brass-ink", "brass-hi"), ("brass-ink", "gold"), ("warn-ink", "warn")]
    + [("brass-hi", panel) for panel in PANELS[:4]]
    + [("warn", panel) for panel in PANELS[:4]],
)
def test_point_12_text_of_buttons_and_warnings(ink: str, ground: str) -> None:
    assert contrast(shade(ink), shade(ground)) >= TEXT


@pytest.mark.parametrize("mark", ["move", "attack", "retreat", "supply", "zoc", "secret"])
def test_point_12_marks_on_the_map(mark: str) -> None:
    assert contrast(shade(mark), shade("paper")) >= MARK
    assert contrast("#ffffff", shade(mark)) >= TEXT  # the number that is written on it


def test_point_12_what_is_chosen_has_a_dark_edge() -> None:
    """Yellow is not seen on paper: its edge is."""
    assert contrast(shade("select-edge"), shade("paper")) >= MARK
    assert contrast(shade("select"), shade("select-edge")) >= MARK


# What other eyes make of the colours (Viénot, Brettel and Mollon 1999, in linear light).
EYES = {
    "protanopia": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "deuteranopia": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
}


def seen(colour: str, eyes: str) -> str:
    def screen(value: float) -> int:
        share = min(1.0, max(0.0, value))
        made = 12.92 * share if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055
        return round(255 * made)

    light = [linear(int(colour[i : i + 2], 16)) for i in (1, 3, 5)]
    mixed = [sum(a * b for a, b in zip(row, light, strict=True)) for row in EYES[eyes]]
    return "#" + "".join(f"{screen(value):02x}" for value in mixed)


@pytest.mark.parametrize("eyes", EYES)
def test_point_12_marks_and_text_hold_for_other_eyes(eyes: str) -> None:
    for mark in ("move", "attack", "retreat", "supply"):
        assert contrast(seen(shade(mark), eyes), seen(shade("paper"), eyes)) >= 2.9, mark
    for ink, ground in (("ink", "table-2"), ("paper-ink", "paper"), ("brass-ink", "brass")):
        assert contrast(seen(shade(ink), eyes), seen(shade(ground), eyes)) >= TEXT
