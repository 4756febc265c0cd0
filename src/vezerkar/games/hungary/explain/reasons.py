"""Building blocks of reasons."""

from __future__ import annotations

from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import PARTISAN
from vezerkar.scene.scene import Argument, Message, Reason

ANCHORED = ("unit", "unit2", "hex")


def because(key: str, rules: tuple[str, ...], **args: Argument) -> Reason:
    """A reason, anchored to the units and the hex it mentions."""
    anchors = tuple(str(v) for k, v in args.items() if k in ANCHORED)
    return Reason(Message(key, dict(args), rules), anchors)


def zone_rules(s: Campaign, u: int) -> tuple[str, ...]:
    """The rules that keep partisans in the zone of the rising, and Hungarians out of it."""
    if s.board.unit_type[u] == PARTISAN:
        return ("HU-12.2.1.7", "HU-12.2.1.2")
    return ("HU-12.2.2.4",)


def unit_name(s: Campaign, u: int) -> str:
    return f"unit:{layout_of(s.board).lexicon.name('unit', u)}"


def hex_name(s: Campaign, h: int) -> str:
    return f"hex:{layout_of(s.board).lexicon.name('hex', h)}"


def seat_name(s: Campaign, seat: int) -> str:
    return f"seat:{layout_of(s.board).seats[seat]}"


def sector_name(s: Campaign, sector: int) -> str:
    return f"sector:{layout_of(s.board).lexicon.name('sector', sector)}"
