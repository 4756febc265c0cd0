"""The shape of a position text."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

KNOWN_TO_ALL: Final = "*"  # behind a card of the draw deck that everybody has seen go there


class CountryText(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a country has on the board and on the table."""

    armies: list[str] | None = None  # its home if not given
    navies: list[str] = []
    protected: list[str] = []  # spaces of pieces that cannot be removed this turn
    supplied: list[Literal["army", "navy"]] = []  # kinds that count as supplied this turn
    hand: list[str] | None = None
    status: list[str] = []
    responses: list[str] = []  # face down, in order of play
    discard: list[str] = []  # face up, the uppermost last
    hidden: list[str] = []  # face down
    deck: list[str] | None = None  # its unknown part: all other cards if not given
    top: list[str] = []  # known cards on top, the next to be drawn last
    bottom: list[str] = []  # known cards at the bottom, the last to be drawn first
    aside: list[str] = []


class Points(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    axis: int = 0
    allies: int = 0


class Over(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How a game ended: the rule and the team that won."""

    rule: str
    winner: Literal["axis", "allies"]


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A whole position."""

    game: Literal["quartermaster"] = "quartermaster"
    scenario: str = ""
    settings: dict[str, str | bool | int] = {}
    round: int = 1
    active: str = ""
    points: Points = msgspec.field(default_factory=Points)
    phase: str = ""  # short for the usual stack: start, play, supply, victory, discard, draw
    countries: dict[str, CountryText] = {}
    used: list[str] = []  # Status cards used this turn
    open: list[str] = []  # events that own cards may still answer, each with those that did
    stack: list[str] = []
    over: Over | None = None
