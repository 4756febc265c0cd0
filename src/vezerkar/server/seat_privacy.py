"""What belongs to the owner of a seat alone: notes, the code of the seat, a program's token."""

from __future__ import annotations

import hmac
import re
from typing import Final

from vezerkar.core.kernel import OBSERVER
from vezerkar.server.connection import Connection
from vezerkar.server.live_table import LiveTable
from vezerkar.server.permissions import acting_seat
from vezerkar.server.seat_token import hash_of
from vezerkar.table.refusals import Refusal

MAX_NOTES_CHARS: Final = 4000
_FOUR_DIGITS: Final = re.compile(r"[0-9]{4}")


async def set_notes(table: LiveTable, connection: Connection, seat: str, text: str) -> None:
    """Store the notes of a seat's owner; the last version wins."""
    number = acting_seat(table, connection, seat)
    if table.config.pace and not connection.notes_limit.take():
        raise Refusal("refused-too-fast", "too many messages; wait a moment")
    await table.live.change_seat(number, notes=text[:MAX_NOTES_CHARS])


async def set_lock(table: LiveTable, connection: Connection, seat: str, code: str) -> None:
    """Set the four digits without which a shared screen does not show the seat; empty: none."""
    number = acting_seat(table, connection, seat)
    if code and not _FOUR_DIGITS.fullmatch(code):
        raise Refusal("refused-four-digits", "the code of a seat has four digits")
    lock = hash_of(table.row.id, seat, code) if code else ""
    await table.live.change_seat(number, lock=lock)
    table.audience.send_table()


def must_know_code(table: LiveTable, connection: Connection, seat: str, code: str) -> None:
    """Refuse to show a locked seat without its code."""
    number = table.seats.number(seat) if seat else OBSERVER
    if number not in table.audience.seats_of(connection) or table.match.over:
        return  # nothing to reveal here
    lock = table.seats[number].lock
    if not lock:
        return
    if not table.lock_guesses.take(seat):
        raise Refusal("refused-too-fast", "too many attempts; wait a moment")
    if not hmac.compare_digest(lock, hash_of(table.row.id, seat, code)):
        raise Refusal("refused-lock", "this is not the code of the seat")
    table.lock_guesses.give_back(seat)
