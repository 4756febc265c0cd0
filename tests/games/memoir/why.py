"""Asking why not: an action is refused, and the true reason is among those that are told."""

from __future__ import annotations

from tests.games.memoir.table import GAME, Table
from vezerkar.scene.scene import Reason


def reasons(table: Table, action: str, seat: str = "") -> list[Reason]:
    """All reasons against an action that must be refused."""
    table.refused(action, seat)
    number = table.number("seat", seat) if seat else table.s.actors()[0]
    return GAME.explain(table.s, number, table.layout.notation.parse(action))


def keys(table: Table, action: str, seat: str = "") -> list[str]:
    return [reason.message.key for reason in reasons(table, action, seat)]


def refuses(
    table: Table,
    action: str,
    key: str,
    rules: str,
    *,
    at: str = "",
    seat: str = "",
    **args: str | int,
) -> None:
    """The action is refused with this sentence, these rules, these things in the way."""
    found = reasons(table, action, seat)
    wanted = {f"M44-{rule}" for rule in rules.split()}
    for reason in found:
        message = reason.message
        if message.key == key and args.items() <= message.args.items():
            if set(at.split()) <= set(reason.anchors):
                assert wanted <= set(message.rules), message
                return
    raise AssertionError(f"'{action}' was refused with {found}")
