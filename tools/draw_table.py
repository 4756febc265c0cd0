"""Draws the board of a scenario as an SVG picture: `python tools/draw_table.py SCENARIO FILE`.

It knows the vocabulary of scenes, not the rules: the picture shows what an observer sees. That of
the README is made by `.venv/bin/python tools/draw_table.py pegasus-bridge docs/table.svg`.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.registry import find_game
from vezerkar.scene.scene import Scene, Space, Token

RADIUS = 40.0
MARGIN = 26.0
SIDES = {"axis": ("#6f7679", "#3c4245"), "allies": ("#7d8a4a", "#48542a")}
GROUND = {
    "clear": "#d9cd9c",
    "forest": "#a9b878",
    "town": "#d8c193",
    "river": "#d9cd9c",
    "hill": "#c9a96b",
    "hedgerow": "#b9bf80",
    "beach": "#ead9a4",
    "ocean": "#8fb3bd",
}
WATER = "#6f9fb0"
CORNERS = [
    (RADIUS * math.sin(math.radians(60 * i)), -RADIUS * math.cos(math.radians(60 * i)))
    for i in range(6)
]
# The middle of each hex side, by the point of the compass it faces.
MIDDLES = {
    name: (RADIUS * 0.866 * math.cos(angle), RADIUS * 0.866 * math.sin(angle))
    for name, angle in zip(
        ("E", "SE", "SW", "W", "NW", "NE"),
        (math.radians(60 * i) for i in range(6)),
        strict=True,
    )
}


def main(scenario: str, file: str) -> None:
    game = find_game("memoir")
    scene = game.scene(game.new(scenario, {}, Seeded(44)), OBSERVER)
    title = next(info.titles["en"] for info in game.scenarios() if info.id == scenario)
    Path(file).write_text("\n".join(picture(scene, title)) + "\n", encoding="utf-8")


def picture(scene: Scene, title: str) -> Iterator[str]:
    width, height = scene.board.width + 2 * MARGIN, scene.board.height + 2 * MARGIN
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img"'
        " font-family=\"Barlow, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif\">"
    )
    yield f"<title>{title}, set up for play</title>"
    for inset, radius, fill in ((0, 14, "#4e3a20"), (8, 9, "#e9e0c3")):
        wide, high = width - 2 * inset, height - 2 * inset
        yield (
            f'<rect x="{inset}" y="{inset}" width="{wide:.0f}" height="{high:.0f}" rx="{radius}"'
            f' fill="{fill}"/>'
        )
    yield f'<g transform="translate({MARGIN:.0f} {MARGIN:.0f})">'
    for space in scene.board.spaces:
        yield hexagon(space)
    for space in scene.board.spaces:
        yield from scenery(space)
    yield from section_lines(scene)
    yield from map(number, scene.board.spaces)
    spaces = {space.id: space for space in scene.board.spaces}
    for layer in ("piece", "marker", "unit"):
        for token in scene.tokens:
            if token.layer == layer and token.space in spaces:
                yield from token_at(token, spaces[token.space])
    for space in scene.board.spaces:
        yield from label(space)
    yield "</g>\n</svg>"


def group(space: Space, *shapes: str) -> str:
    return f'<g transform="translate({space.x:.1f} {space.y:.1f})">' + "".join(shapes) + "</g>"


def hexagon(space: Space) -> str:
    points = " ".join(f"{space.x + x:.1f},{space.y + y:.1f}" for x, y in CORNERS)
    fill = GROUND.get(space.kinds[0] if space.kinds else "clear", GROUND["clear"])
    return f'<polygon points="{points}" fill="{fill}" stroke="#4b3b1c" stroke-opacity=".4"/>'


def outline(scale: float, style: str) -> str:
    points = " ".join(f"{scale * x:.1f},{scale * y:.1f}" for x, y in CORNERS)
    return f'<polygon points="{points}" {style}/>'


# Terrain


def scenery(space: Space) -> Iterator[str]:
    for kind in space.kinds:
        draw = DRAWINGS.get(kind)
        if draw:
            yield group(space, *draw(space))


def river(space: Space) -> list[str]:
    edges = space.art.get("edges", "").split()
    if len(edges) < 2:
        return [outline(0.97, f'fill="{WATER}"')]  # a pond
    (ax, ay), (bx, by) = MIDDLES[edges[0]], MIDDLES[edges[1]]
    path = f"M{ax:.1f} {ay:.1f} Q0 0 {bx:.1f} {by:.1f}"
    return [f'<path d="{path}" fill="none" stroke="{WATER}" stroke-width="17"/>']


def bridge(space: Space) -> list[str]:
    plank = '<rect x="-17" y="-9" width="34" height="18" rx="2" fill="#a98c5b" stroke="#4b3b1c"/>'
    return [f'<g transform="rotate(30)">{plank}</g>']


def forest(space: Space) -> list[str]:
    dice = Random(space.id)
    trees = sorted((dice.uniform(-22, 22), dice.uniform(-20, 20)) for _ in range(9))
    return [
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8" fill="#5d7038" stroke="#3c4a22"/>'
        for x, y in sorted(trees, key=lambda tree: tree[1])
    ]


def town(space: Space) -> list[str]:
    return [
        f'<path d="M{x} {y} v-11 l8 -7 l8 7 v11 z" fill="#b9563a" stroke="#5a2415"/>'
        for x, y in ((-22, -3), (4, -8), (-12, 18), (10, 14))
    ]


def hill(space: Space) -> list[str]:
    return [
        f'<ellipse rx="{r}" ry="{r * 0.8:.0f}" fill="none" stroke="#8a6a35"/>' for r in (28, 19, 10)
    ]


def hedgerow(space: Space) -> list[str]:
    return [outline(0.72, 'fill="none" stroke="#5d7038" stroke-width="7"')]


def bunker(space: Space) -> list[str]:
    return ['<rect x="-20" y="-17" width="40" height="34" rx="4" fill="#9a948a" stroke="#3c3a35"/>']


DRAWINGS: dict[str, Callable[[Space], list[str]]] = {
    "river": river,
    "bridge": bridge,
    "forest": forest,
    "town": town,
    "hill": hill,
    "hedgerow": hedgerow,
    "bunker": bunker,
}


def section_lines(scene: Scene) -> Iterator[str]:
    for line in scene.board.lines:
        points = " ".join(f"{n:.1f}" for n in line.points)
        yield (
            f'<polyline points="{points}" fill="none" stroke="#a3301c" stroke-opacity=".6"'
            ' stroke-width="2" stroke-dasharray="10 7"/>'
        )


# Pieces and words


def token_at(token: Token, space: Space) -> Iterator[str]:
    if token.layer == "unit":
        yield group(space, *unit(token))
    elif token.kind == "medal":
        yield group(
            space,
            '<circle cx="24" cy="-16" r="9" fill="#dcae52" stroke="#6d4f16"/>',
            '<path d="M24 -22 l2 4 4 1 -3 3 1 4 -4 -2 -4 2 1 -4 -3 -3 4 -1 z" fill="#6d4f16"/>',
        )
    elif token.kind == "wire":
        wave = "M-24 20 q4 -8 8 0 t8 0 t8 0 t8 0 t8 0 t8 0"
        yield group(space, f'<path d="{wave}" fill="none" stroke="#3c3a35" stroke-width="2"/>')
    elif token.kind == "sandbags":
        bags = [
            f'<ellipse cx="{x}" cy="22" rx="8" ry="5" fill="#b99d68" stroke="#4b3b1c"/>'
            for x in (-21, -7, 7, 21)
        ]
        yield group(space, *bags)


def unit(token: Token) -> list[str]:
    """A wooden base with its figures; the number is their count."""
    light, dark = SIDES.get(token.side, ("#888888", "#444444"))
    base = (
        '<rect x="-23" y="-14" width="46" height="31" rx="7" stroke-width="2"'
        f' fill="{light}" stroke="{dark}"/>'
    )
    figures = [
        figure(token.look or token.kind, (i - (token.strength - 1) / 2) * 10, dark)
        for i in range(token.strength)
    ]
    badge = (
        f'<circle cx="21" cy="16" r="8.5" fill="#f6f0dc" stroke="{dark}" stroke-width="1.5"/>'
        f'<text x="21" y="20" font-size="12" font-weight="700" text-anchor="middle" fill="#2c2617">'
        f"{token.strength}</text>"
    )
    return [base, *figures, badge]


def figure(look: str, x: float, fill: str) -> str:
    if "armor" in look:
        return f'<path d="M{x - 5:.1f} 8 v-6 h3 v-4 h4 v4 h3 v6 z" fill="{fill}"/>'
    if look == "artillery":
        return f'<path d="M{x - 5:.1f} 8 l10 -12" stroke="{fill}" stroke-width="3"/>'
    return (
        f'<circle cx="{x:.1f}" cy="-7" r="3.2" fill="{fill}"/>'
        f'<path d="M{x - 4:.1f} 9 q0 -12 4 -12 q4 0 4 12 z" fill="{fill}"/>'
    )


def number(space: Space) -> str:
    return (
        f'<text x="{space.x:.1f}" y="{space.y - 28:.1f}" font-size="8.5" text-anchor="middle"'
        f' fill="#5b4d2b" fill-opacity=".75">{space.id}</text>'
    )


def label(space: Space) -> Iterator[str]:
    """What is written on the map."""
    if "en" in space.label:
        yield (
            f'<text x="{space.x:.1f}" y="{space.y + 33:.1f}" font-size="11.5" font-weight="700"'
            ' font-family="Alegreya, Georgia, serif" text-anchor="middle" fill="#2c2617"'
            f' stroke="#e9e0c3" stroke-width="3" paint-order="stroke">{space.label["en"]}</text>'
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
