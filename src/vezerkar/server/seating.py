"""Changes of seats: open seats are taken, names change, programs get a token."""

from __future__ import annotations

from collections.abc import Sequence

from vezerkar.server.chat import NO_TEAM
from vezerkar.server.connection import Connection
from vezerkar.server.http_schema import Me
from vezerkar.server.live_table import LiveTable
from vezerkar.server.permissions import acting_seat


async def take_seats(table: LiveTable, numbers: Sequence[int], user: Me) -> bool:
    """Somebody takes open seats; False if somebody else was faster."""
    if not await table.live.take_seats(numbers, user.id, user.name):
        return False
    table.audience.send_table()
    return True


async def replace_by_computer(table: LiveTable, number: int, level: str) -> None:
    """A computer plays on for somebody who has left; everybody is told."""
    await table.live.change_seat(number, kind="computer", level=level, name="")
    await _tell(table, number, "told-computer")
    table.audience.send_table()
    table.bots.wake()


async def resign_for(table: LiveTable, number: int) -> None:
    """The side of somebody who has left resigns."""
    await table.live.append(table.match.resign(table.seats.ids[number]))
    await _tell(table, number, "told-resigned")
    table.audience.send_updates(len(table.match.log.lines))


async def _tell(table: LiveTable, number: int, key: str) -> None:
    """A line of the chat that nobody said: the key of a sentence about a seat."""
    chat = table.audience.chat
    table.audience.send_chat(await chat.add("", table.seats.ids[number], "table", NO_TEAM, key))


def rename(table: LiveTable, user: Me, name: str) -> None:
    """Show the new name of a user at this table; Store.rename has stored it."""
    table.seats.rename(user.id, user.name, name)
    table.audience.rename_user(user.id, name)
    table.audience.send_table()


async def set_auto_pass(table: LiveTable, connection: Connection, seat: str, on: bool) -> None:
    await table.live.change_seat(acting_seat(table, connection, seat), auto_pass=on)
    table.bots.wake()


async def set_token(table: LiveTable, number: int, token: str) -> None:
    """Set the token with which a program may play a seat; empty: no program may."""
    await table.live.change_seat(number, token=token)
    table.know_token(number, token)
    table.audience.send_table()
