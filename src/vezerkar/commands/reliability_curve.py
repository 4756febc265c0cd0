"""A reliability curve as a picture: chances that were told, and how many of them came true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vezerkar.arena.calibrating import Bin

SIZE_PX: Final = 240
MARGIN_PX: Final = 32
MAX_DOT_PX: Final = 9.0
MIN_DOT_PX: Final = 2.0


def draw_curve(curve: Sequence[Bin]) -> str:
    """The curve over the diagonal; the more positions a dot stands for, the larger it is."""
    most = max((each.positions for each in curve), default=1)
    whole = SIZE_PX + 2 * MARGIN_PX
    svg = f'svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" width="{whole}"'
    points = " ".join(f"{right(each.chance):.1f},{up(each.won):.1f}" for each in curve)
    dots = "\n".join(
        f'<circle cx="{right(each.chance):.1f}" cy="{up(each.won):.1f}" '
        f'r="{max(MIN_DOT_PX, MAX_DOT_PX * (each.positions / most) ** 0.5):.1f}" fill="#36638f"/>'
        for each in curve
    )
    return f"""<{svg}>
<rect width="{whole}" height="{whole}" fill="#fff"/>
<g fill="none" stroke="#888">
<rect x="{MARGIN_PX}" y="{MARGIN_PX}" width="{SIZE_PX}" height="{SIZE_PX}"/>
<path d="M{right(0):.0f} {up(0):.0f}L{right(1):.0f} {up(1):.0f}" stroke-dasharray="4"/>
</g>
<polyline points="{points}" fill="none" stroke="#36638f" stroke-width="2"/>
{dots}
<g font-family="sans-serif" font-size="12" text-anchor="middle" fill="#333">
<text x="{whole / 2:.0f}" y="{whole - 10}">chance that was told</text>
<text transform="translate(16 {whole / 2:.0f}) rotate(-90)">share that was won</text>
</g>
</svg>
"""


def right(chance: float) -> float:
    return MARGIN_PX + SIZE_PX * chance


def up(share: float) -> float:
    return MARGIN_PX + SIZE_PX * (1 - share)
