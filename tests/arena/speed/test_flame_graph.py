"""A flame graph shows callers below their callees, each as wide as its share."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

from vezerkar.arena.speed.flame_graph import GRAPH_WIDTH_PX, colour, flame_graph

SVG = "{http://www.w3.org/2000/svg}"
STACKS = {("a.play",): 1, ("a.play", "a.move"): 2, ("a.play", "b.<lambda>"): 1}


def boxes(svg: str) -> dict[str, dict[str, float]]:
    found = {}
    for group in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        title, box = group.find(f"{SVG}title"), group.find(f"{SVG}rect")
        assert title is not None
        assert title.text
        assert box is not None
        found[title.text] = {key: float(box.attrib[key]) for key in ("x", "y", "width")}
    return found


def test_boxes_are_as_wide_as_their_share_and_stand_on_their_callers() -> None:
    found = boxes(flame_graph(STACKS, "a & b"))
    assert list(found) == [
        "all: 100.0 %",
        "a.play: 100.0 %",
        "a.move: 50.0 %",
        "b.<lambda>: 25.0 %",
    ]
    root, play, move, other = found.values()
    assert root["width"] == play["width"] == GRAPH_WIDTH_PX
    assert (move["width"], other["width"]) == (GRAPH_WIDTH_PX / 2, GRAPH_WIDTH_PX / 4)
    assert root["y"] > play["y"] > move["y"] == other["y"]
    assert other["x"] == move["x"] + move["width"]


def test_what_is_too_narrow_to_be_seen_is_left_out() -> None:
    found = boxes(flame_graph({("a.play",): 100_000, ("b.rare",): 1}, "rare"))
    assert not any(name.startswith("b.rare") for name in found)


def test_modules_have_colours_and_foreign_functions_none() -> None:
    assert colour("core.kernel.State.apply") == colour("core.kernel.settle")
    assert colour("core.kernel.settle") != colour("core.playout.playout")
    assert colour("PyList_Append") == colour("malloc") != colour("core.kernel.settle")
