"""How a reason is put together."""

from __future__ import annotations

from vezerkar.core.scene import Argument, Message, Reason
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign


def because(key: str, rules: tuple[str, ...], **args: Argument) -> Reason:
    """A reason with the things that it speaks of as anchors."""
    anchors = tuple(str(v) for k, v in args.items() if k in ("unit", "hex"))
    return Reason(Message(key, dict(args), rules), anchors)


def unit_name(s: Campaign, u: int) -> str:
    return f"unit:{layout_of(s.board).lexicon.name('unit', u)}"


def hex_name(s: Campaign, h: int) -> str:
    return f"hex:{layout_of(s.board).lexicon.name('hex', h)}"
