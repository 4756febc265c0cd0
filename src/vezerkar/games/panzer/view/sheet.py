"""The combat sheet: both values as running sums, each line with its rule (PG-7.0.3)."""

from __future__ import annotations

from vezerkar.core.message import Argument, Message
from vezerkar.core.panels import Sheet, Sum, Term
from vezerkar.games.panzer.setup import Layout, layout_of
from vezerkar.games.panzer.state import F_ATTACKER, F_DEFENDER, F_RETURNING, Front
from vezerkar.games.panzer.terms import (
    L_CARD,
    L_FLIP,
    L_POINTS,
    L_SACRIFICE,
    SHEET,
    SIDES,
)

CARD_LINES = (L_CARD, L_SACRIFICE)
MARKERS = ("fire", "target")
STEPS = {
    "attack": "2",
    "bonus": "2",
    "morale": "3",
    "support": "4",
    "tile-attack": "5",
    "defense": "6",
    "tile-defense": "7",
    "dug-in": "8",
    "ability": "8",
    "card": "11",
    "points": "11",
    "sacrifice": "12",
    "flip": "13",
}


def sheets(s: Front) -> tuple[Sheet, ...]:
    """The fire in progress, if there is one."""
    if not s.fight:
        return ()
    layout = layout_of(s.board)
    returning = s.fight[F_RETURNING]
    units = [s.fight[F_ATTACKER + returning], s.fight[F_DEFENDER - returning]]
    sides = [1 - s.active if returning else s.active, s.active if returning else 1 - s.active]
    args: dict[str, Argument] = {}
    anchors = []
    for key, u in zip(("unit", "unit2"), units, strict=True):
        if s.unit_tile[u] >= 0:
            args[key] = unit_reference(s, layout, u)
            args["at" + key[4:]] = f"tile:{layout.grid.name(s.unit_tile[u])}"
            anchors.append(f"unit:{layout.lexicon.name('unit', u)}")
    if len(args) < 4:
        return ()  # one of the two has fallen
    sums = tuple(
        Sum(name, tuple(_terms(s, layout, marker)), SIDES[sides[marker]])
        for marker, name in enumerate(MARKERS)
    )
    return (Sheet("combat", Message("sheet-combat", args), sums, anchors=tuple(anchors)),)


def unit_reference(s: Front, layout: Layout, u: int) -> str:
    """A unit by its card: units come and go, their cards have names."""
    return f"card:{layout.lexicon.name('card', s.unit_card[u])}"


def _terms(s: Front, layout: Layout, marker: int) -> list[Term]:
    found = []
    for i in range(0, len(s.sheet), 4):
        which, line, amount, what = s.sheet[i : i + 4]
        if which == marker:
            name, rule = SHEET[line]
            text = Message(f"line-{name}", {}, (rule,))
            found.append(Term(text, amount, None, _anchors(s, layout, line, what), STEPS[name]))
    return found


def _anchors(s: Front, layout: Layout, line: int, what: int) -> tuple[str, ...]:
    """What a line comes from: a unit on the map or a card."""
    lexicon = layout.lexicon
    if line in CARD_LINES:
        return (f"card:{lexicon.name('card', what)}",) if what >= 0 else ()
    if line in (L_FLIP, L_POINTS) or what >= len(s.unit_tile) or s.unit_tile[what] < 0:
        return ()
    return (f"unit:{lexicon.name('unit', what)}",)
