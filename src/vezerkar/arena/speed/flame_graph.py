"""Draws a flame graph: every box is a function, as wide as its share of the time.

A box stands on its caller, so that the lowest is where everything begins and the uppermost are what
the processor was busy with. Boxes have the colour of their room, and tell their share on hover.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final
from xml.sax.saxutils import escape

Stack = tuple[str, ...]  # names of functions, the outermost first

GRAPH_WIDTH_PX: Final = 1600.0
ROW_HEIGHT_PX: Final = 17.0
TITLE_HEIGHT_PX: Final = 34.0
MIN_BOX_WIDTH_PX: Final = 0.6  # narrower boxes cannot be seen
LETTER_WIDTH_PX: Final = 6.7
NATIVE: Final = "#b9b5aa"  # what is not ours
SVG: Final = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}"
 font-family="monospace" font-size="11">
<rect width="100%" height="100%" fill="#fbfaf6"/>
<text x="8" y="21" font-size="14">{title}</text>
{boxes}
</svg>
"""
BOX: Final = """\
<g><title>{name}: {share:.1f} %</title><rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}"\
 height="{height:.1f}" fill="{fill}" stroke="#fbfaf6" stroke-width="0.5"/>{label}</g>"""
LABEL: Final = '<text x="{x:.1f}" y="{y:.1f}">{text}</text>'


@dataclass
class Call:
    """A function, as called by all that stands below it."""

    count: int = 0
    callees: dict[str, Call] = field(default_factory=dict)

    def add(self, stack: Stack, count: int) -> None:
        self.count += count
        if stack:
            self.callees.setdefault(stack[0], Call()).add(stack[1:], count)

    def depth(self) -> int:
        return 1 + max((node.depth() for node in self.callees.values()), default=0)


def flame_graph(stacks: Mapping[Stack, int], title: str) -> str:
    """The samples, counted by stack, as an SVG of its own."""
    root = Call()
    for stack, count in stacks.items():
        root.add(stack, count)
    height = TITLE_HEIGHT_PX + ROW_HEIGHT_PX * root.depth()
    boxes = _boxes(
        "all", root, 0.0, height - ROW_HEIGHT_PX, GRAPH_WIDTH_PX / max(1, root.count), root.count
    )
    return SVG.format(
        width=GRAPH_WIDTH_PX, height=height, title=escape(title), boxes="\n".join(boxes)
    )


def _boxes(name: str, node: Call, x: float, y: float, scale: float, total: int) -> Iterator[str]:
    width = node.count * scale
    if width < MIN_BOX_WIDTH_PX:
        return
    yield BOX.format(
        name=escape(name),
        share=100 * node.count / max(1, total),
        x=x,
        y=y,
        width=width,
        height=ROW_HEIGHT_PX,
        fill=colour(name),
        label=_label(name, x, y, width),
    )
    for callee, below in sorted(node.callees.items()):
        yield from _boxes(callee, below, x, y - ROW_HEIGHT_PX, scale, total)
        x += below.count * scale


def _label(name: str, x: float, y: float, width: float) -> str:
    """As much of a name as there is room for; its end says most."""
    room = int((width - 4) / LETTER_WIDTH_PX)
    if room < 3:
        return ""
    text = name if len(name) <= room else "…" + name[1 - room :]
    return LABEL.format(x=x + 2, y=y + ROW_HEIGHT_PX - 5, text=escape(text))


def colour(name: str) -> str:
    """The same for all functions of a module; grey for what is not ours.

    >>> colour("core.kernel.State.apply") == colour("core.kernel.settle")
    True
    """
    if "." not in name:
        return NATIVE
    module = ".".join(part for part in name.split(".")[:-1] if part[:1].islower())
    return f"hsl({sha256(module.encode()).digest()[0] * 360 // 256}, 55%, 72%)"
