"""From the state to the text of a position."""

from __future__ import annotations

from typing import Any

import msgspec

from vezerkar.games.quartermaster.position.frames import slot_names, spell, write_stack
from vezerkar.games.quartermaster.position.schema import (
    KNOWN_TO_ALL,
    CountryText,
    Over,
    Points,
    Position,
)
from vezerkar.games.quartermaster.setup import Layout, layout_of
from vezerkar.games.quartermaster.state import SEEN, War
from vezerkar.games.quartermaster.terms import ENDINGS
from vezerkar.space.areas import areas_of


def write(s: War) -> dict[str, Any]:
    """A complete position."""
    layout = layout_of(s.board)
    names = layout.lexicon
    slots = slot_names(s, names)
    position = Position(
        scenario=layout.scenario,
        settings={k: v for k, v in layout.settings.items() if v != layout.defaults.get(k)},
        round=s.round,
        active=layout.seats[s.active],
        points=Points(*s.points),
        countries={seat: write_country(s, layout, c) for c, seat in enumerate(layout.seats)},
        used=[name for i, name in enumerate(slots) if s.used >> i & 1],
        open=write_open(s, layout),
        stack=write_stack(s, names),
    )
    if s.ending >= 0:
        team = names.name("team", s.winner)
        position.over = Over(ENDINGS[s.ending], "axis" if team == "axis" else "allies")
    return dict(msgspec.to_builtins(position))


def write_country(s: War, layout: Layout, c: int) -> CountryText:
    board = s.board

    def spaces(mask: int) -> list[str]:
        return [layout.lexicon.name("space", space) for space in areas_of(mask)]

    def cards(found: list[int]) -> list[str]:
        return [
            layout.lexicon.name("card", card & ~SEEN) + (KNOWN_TO_ALL if card & SEEN else "")
            for card in found
        ]

    text = CountryText(
        armies=spaces(s.pieces[c] & board.land),
        navies=spaces(s.pieces[c] & board.sea),
        protected=spaces(s.shields[c]),
        hand=cards(s.hands[c]),
        status=cards(s.status[c]),
        responses=cards(s.responses[c]),
        discard=cards(s.piles[c]),
        hidden=cards(s.hidden[c]),
        top=cards(s.tops[c]),
        bottom=cards(s.bottoms[c]),
        aside=cards(s.aside[c]),
    )
    if s.grants[c] & board.land:
        text.supplied.append("army")
    if s.grants[c] & board.sea:
        text.supplied.append("navy")
    return text


def write_open(s: War, layout: Layout) -> list[str]:
    """Open events, each with the cards that have answered it."""
    return [
        " ".join(
            spell(s, kind, s.open[i + k], layout.lexicon)
            for k, kind in enumerate(("event", "answered"))
        )
        for i in range(0, len(s.open), 2)
    ]
