"""What belongs to the owner of a seat alone: notes, the code of the curtain, a program's token."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import OBSERVER
from vezerkar.server.connection import Viewer
from vezerkar.server.limits import Bucket
from vezerkar.table.journal import Refusal

if TYPE_CHECKING:
    from vezerkar.server.live_table import LiveTable

NOTES: Final = 4000  # characters
GUESSES: Final = 5  # wrong codes at once, and one in five seconds after that
_DIGITS: Final = re.compile(r"[0-9]{4}")


async def keep_notes(table: LiveTable, viewer: Viewer, seat: str, text: str) -> None:
    """Remember what the owner of a seat has written down; the last wins."""
    number = table.own(viewer, seat)
    if table.config.pace and not viewer.writing.take():
        raise Refusal("refused-too-fast", "too many messages; wait a moment")
    kept = text[:NOTES]
    await table.store.set_chair(table.row.id, number, notes=kept)
    table.seated[number] = replace(table.seated[number], notes=kept)


async def set_lock(table: LiveTable, viewer: Viewer, seat: str, code: str) -> None:
    """From now on the curtain of a seat is lifted with four digits; without any, by anybody."""
    number = table.own(viewer, seat)
    if code and not _DIGITS.fullmatch(code):
        raise Refusal("refused-four-digits", "the code of a curtain has four digits")
    lock = _hash(table.row.id, seat, code) if code else ""
    await table.store.set_chair(table.row.id, number, lock=lock)
    table.seated[number] = replace(table.seated[number], lock=lock)
    table.tell_table()


def must_know_code(table: LiveTable, viewer: Viewer, seat: str, code: str) -> None:
    """Refuse to lift a locked curtain for whoever does not know its code."""
    number = table.match.seat_number(seat) if seat else OBSERVER
    if number not in table.mine(viewer) or table.match.over:
        return  # nothing to lift here
    lock = table.seated[number].lock
    if not lock:
        return
    # Counted for the seat: a new connection must not bring new attempts.
    guesses = table.guesses.setdefault(number, Bucket(GUESSES, 0.2))
    if not guesses.take():
        raise Refusal("refused-too-fast", "too many attempts; wait a moment")
    if not hmac.compare_digest(lock, _hash(table.row.id, seat, code)):
        raise Refusal("refused-lock", "this is not the code of the curtain")
    guesses.give_back()


def _hash(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def new_token() -> tuple[str, str]:
    """What lets a program play for the owner of a seat, and what is kept of it."""
    token = secrets.token_urlsafe(24)
    return token, token_hash(token)


def token_hash(token: str) -> str:
    return _hash("token", token)
