"""A socket that does not read: what waits for it stays small, and then it has to leave."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from tests.server.test_bot_workers import table_for
from tests.table.hidden_hands import new_match
from vezerkar.scene.scene import Token, encoded_tokens
from vezerkar.server import actions, outbox
from vezerkar.server.connection import Connection
from vezerkar.server.http_schema import Me
from vezerkar.server.live_table import LiveTable
from vezerkar.server.outbox import CLOSE_RECONNECT, CLOSE_TOO_SLOW, encoded
from vezerkar.server.socket_schema import Done, Live, Update
from vezerkar.table.seats import TableSeat

STALE_ACTIONS = 200


def joined() -> tuple[LiveTable, Connection]:
    """Somebody who plays one of two seats and does not read."""
    match = new_match()
    users = zip(match.seats.ids, ("u", "v"), strict=True)
    table = table_for(match, [TableSeat(name, "person", user) for name, user in users], 0.0)
    connection = Connection(Me("u", "Éva", True))
    table.join(connection)
    return table, connection


def waiting(connection: Connection) -> list[Any]:
    return [json.loads(each.data) for each in connection.outbox.waiting]


async def send_stale(table: LiveTable, connection: Connection, refs: range) -> None:
    for ref in refs:
        await actions.apply(table, connection, ref, table.seats.ids[0], 99, "play recon-1-left")


def test_stale_answers_do_not_pile_up() -> None:
    async def story() -> None:
        table, connection = joined()
        alone = connection.outbox.bytes
        await send_stale(table, connection, range(1, STALE_ACTIONS + 1))
        assert connection.outbox.bytes < alone + STALE_ACTIONS * 40
        *answered, last = waiting(connection)
        assert [each["ref"] for each in answered] == list(range(1, STALE_ACTIONS))
        assert {each["type"] for each in answered} == {"done"}
        assert (last["type"], last["ref"], last["stale"]) == ("welcome", STALE_ACTIONS, True)

    asyncio.run(story())


def test_a_welcome_replaces_older_scenes_and_nothing_else() -> None:
    async def story() -> None:
        table, connection = joined()
        connection.send(Done(1))
        connection.send(Update(1, Live(), []))
        connection.send(Update(2, Live(), [], ref=2))
        await send_stale(table, connection, range(3, 4))
        table.audience.send_welcome(connection)
        *answered, last = waiting(connection)
        assert [(each["type"], each["ref"]) for each in answered] == [
            ("done", 1),
            ("done", 2),
            ("done", 3),
        ]
        assert last["type"] == "welcome"
        assert last["stale"]  # the sender of the stale action must still learn of it

    asyncio.run(story())


@pytest.mark.parametrize("limit", ["MAX_WAITING_BYTES", "MAX_WAITING_MESSAGES"])
def test_who_does_not_read_is_dropped_and_may_come_again(
    limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        table, connection = joined()  # the first message is taken, however long
        monkeypatch.setattr(outbox, limit, 1)
        before = connection.closed
        connection.send(Done(1))
        assert (before, connection.closed) == (False, True)
        assert (connection.outbox.bytes, await connection.outbox.next()) == (0, None)
        assert connection.outbox.close_code == CLOSE_TOO_SLOW
        again = Connection(Me("u", "Éva", True))
        table.join(again)
        assert waiting(again)[0]["type"] == "welcome"

    asyncio.run(story())


def test_who_is_closed_gets_what_was_said_before() -> None:
    async def story() -> None:
        connection = Connection(Me("u", "Éva", True))
        connection.send(Done(1))
        connection.close()
        connection.send(Done(2))
        assert json.loads(await connection.outbox.next() or b"")["ref"] == 1
        assert await connection.outbox.next() is None
        assert connection.outbox.close_code == CLOSE_RECONNECT

    asyncio.run(story())


def test_the_writer_wakes_up_for_a_new_message() -> None:
    async def story() -> None:
        connection = Connection(Me("u", "Éva", True))
        writer = asyncio.create_task(connection.outbox.next())
        await asyncio.sleep(0)
        connection.send(Done(7))
        assert json.loads(await writer or b"")["ref"] == 7

    asyncio.run(story())


def test_what_is_written_at_once_never_overtakes_what_waits() -> None:
    async def story() -> None:
        written: list[int] = []
        room = [True]

        def write_now(data: bytes) -> bool:
            if room[0]:
                written.append(json.loads(data)["ref"])
            return room[0]

        connection = Connection(Me("u", "Éva", True))
        connection.outbox.write_now = write_now
        connection.send(Done(1))
        room[0] = False
        connection.send(Done(2))  # the socket is full
        room[0] = True
        connection.send(Done(3))
        assert written == [1]
        taken = [json.loads(await connection.outbox.next() or b"")["ref"]]
        connection.send(Done(4))  # the second one is on its way
        taken += [json.loads(await connection.outbox.next() or b"")["ref"] for _ in range(2)]
        assert (taken, written) == ([2, 3, 4], [1])
        waits = asyncio.create_task(connection.outbox.next())
        await asyncio.sleep(0)
        connection.send(Done(5))
        assert written == [1, 5]
        waits.cancel()

    asyncio.run(story())


def test_tokens_that_several_readers_see_are_written_down_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tokens = (Token("al05", "infantry", "G5"), Token("al06", "armor", "G6", marks=("moved",)))
    for update in (Update(7, Live(tokens=tokens), [], ref=3), Update(8, Live(), [])):
        assert encoded(update).data == msgspec.json.encode(update)
    assert encoded_tokens(tokens) is encoded_tokens(tokens)
    assert encoded_tokens(tokens) is not encoded_tokens(tokens[:1])
    monkeypatch.setattr(outbox, "encoded_tokens", lambda _: msgspec.Raw(b'"written"'))
    assert b'"tokens":"written"' in encoded(Update(9, Live(tokens=tokens), [])).data
