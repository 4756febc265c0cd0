"""Questions about the board: what supplies a piece, and who holds which space."""

from __future__ import annotations

from typing import Final

from vezerkar.games.quartermaster.rules.supply import chains, missing_link, sources
from vezerkar.games.quartermaster.setup import layout_of
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import COUNTRIES
from vezerkar.scene.scene import Link, Overlay, Spot
from vezerkar.space.areas import areas_of

OVERLAYS: Final = ("supply", "control")
SUPPLY_RULES: Final = ("QG-12.2", "QG-12.4", "QG-12.5", "QG-12.8")
MISSING_SIGNS: Final = {"base": "⚓", "chain": "–"}


def overlay(s: War, seat: int, name: str, anchor: str) -> Overlay:
    """The answer about the whole board, or about one space or piece; all of it lies open."""
    names = layout_of(s.board).lexicon.names("space")[: s.board.spaces]
    wanted = (1 << s.board.spaces) - 1
    if anchor:
        kind, _, word = anchor.partition(":")
        place = word.partition("-")[2] if kind == "unit" else word
        if kind not in ("space", "unit") or place not in names:
            return Overlay()
        wanted = 1 << names.index(place)
    if name == "supply":
        return supply(s, names, wanted)
    if name == "control":
        return control(s, names, wanted)
    return Overlay()


def supply(s: War, names: tuple[str, ...], wanted: int) -> Overlay:
    """Every piece with the chain that feeds it, or with what it is missing."""
    spots, links = [], []
    teams = layout_of(s.board).lexicon.names("team")
    for c in range(COUNTRIES):
        side = teams[s.board.team[c]]
        steps = chains(s, c)
        for space in areas_of(s.pieces[c] & wanted):
            if space in steps:
                kind = "source" if sources(s, c) >> space & 1 else "supplied"
                spots.append(Spot(names[space], kind, side=side))
            else:
                sign = MISSING_SIGNS[missing_link(s, c, space)]
                spots.append(Spot(names[space], "unsupplied", sign, side))
            while steps.get(space, space) != space:
                way = (f"space:{names[space]}", f"space:{names[steps[space]]}")
                link = Link("supply", way)
                if link not in links:
                    links.append(link)
                space = steps[space]
    return Overlay(tuple(spots), tuple(links), rules=SUPPLY_RULES)


def control(s: War, names: tuple[str, ...], wanted: int) -> Overlay:
    """Which team has pieces where."""
    teams = layout_of(s.board).lexicon.names("team")
    spots = [
        Spot(names[space], "control", side=teams[team])
        for team in range(2)
        for space in areas_of(s.team_pieces(team) & wanted)
    ]
    return Overlay(tuple(spots), rules=("QG-11.3",))
