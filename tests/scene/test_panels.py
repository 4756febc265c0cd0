"""Panels of a scene travel as JSON, whole, and every field of them reaches a screen."""

from __future__ import annotations

import msgspec

from vezerkar.scene.message import Message, Reason
from vezerkar.scene.panels import (
    Amount,
    Bar,
    Item,
    Lit,
    Mat,
    Pad,
    Panel,
    ResultTable,
    Row,
    Sheet,
    Slot,
    Sum,
    Term,
    TurnBox,
    Window,
)
from vezerkar.scene.scene import Board, Prompt, Scene, encode_scene
from vezerkar.server.connection import changes_between, live_of
from vezerkar.server.socket_schema import Live

SAY = Message("some-sentence", {"number": 3}, ("X-1",), "combat")


def panelled() -> Scene:
    """A scene of no game that fills every panel."""
    pad = Pad(
        "army:pikes",
        values=(Amount("move", 2),),
        holds=(Amount("cube", 1, 2),),
        slots=(Slot("pikes-1", "march"), Slot("pikes-2", hidden=True), Slot("pikes-3", closed=SAY)),
    )
    table = ResultTable("combat", ("1:1", "2:1"), ("1", "2"), (("AE", "A1"), ("A1", "DR")))
    attack = Sum("attack", (Term(SAY, 12), Term(SAY, -3, upto=3, step="bid")))
    sheet = Sheet(
        "battle", SAY, (attack,), (Lit("combat", (1,), (0,)),), (Bar(SAY, 0.25, 0.5, "good"),)
    )
    return Scene(
        game="none",
        scenario="none",
        seat="",
        side="",
        seats=(),
        board=Board("square", 1, 1, (), tables=(table,), turns=(TurnBox("1", SAY, "turn-1"),)),
        book=(),
        tokens=(),
        zones=(),
        tracks=(),
        prompt=Prompt(SAY, "wait"),
        mats=(Mat("plan", "north", (pad,), (Amount("points", 8, 10),), lack=(Reason(SAY),)),),
        sheets=(sheet,),
        panels=(Panel("logistics", (Row(SAY, (Amount("trucks", 4),)),)),),
        agenda=(Item(SAY, state="now"),),
        windows=(Window(SAY, ("a", "b"), ("a",)),),
    )


def test_a_scene_with_panels_reads_back_as_it_was_written() -> None:
    scene = panelled()
    assert msgspec.json.decode(encode_scene(scene), type=Scene) == scene


def test_every_panel_reaches_a_screen() -> None:
    scene, live = panelled(), live_of(panelled())
    for name in ("mats", "sheets", "panels", "agenda", "windows"):
        assert getattr(live, name) == getattr(scene, name) != ()


def test_a_panel_that_goes_is_taken_away_from_the_screen() -> None:
    now = msgspec.structs.replace(panelled(), windows=(), agenda=())
    changed = changes_between(live_of(panelled()), live_of(now))
    assert changed == Live(windows=(), agenda=())
    assert msgspec.json.decode(msgspec.json.encode(changed)) == {"windows": [], "agenda": []}
