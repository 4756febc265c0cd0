"""Sentences before they are put into a language, and reasons made of them."""

from __future__ import annotations

from msgspec import Struct

Argument = str | int


class Message(Struct, frozen=True, omit_defaults=True, gc=False):
    """A sentence, not yet in any language: its key, its arguments, and the rules it rests on.

    Beside a unit (`unit`, `unit2`) its place at that moment can be given (`at`, `at2`). What
    happened may have a `topic`, by which a log is filtered: `combat`, `cards`, `moves`, `supply`.
    """

    key: str
    args: dict[str, Argument] = {}
    rules: tuple[str, ...] = ()
    topic: str = ""


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why something cannot be done: the rule, the sentence, and the thing that is in the way.

    `mark` says how that thing is drawn: `sight` for a crossed eye, `zone` for an enemy zone,
    `supply` for a broken link, `way` for a place that leads on; else it simply stands in the way.
    """

    message: Message
    anchors: tuple[str, ...] = ()
    mark: str = ""
