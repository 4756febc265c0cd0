"""A table that is dropped is gone at once: it waits for no garbage collector."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.test_bot_workers import table_for
from tests.table.hidden_hands import play
from vezerkar.core.chance import Seeded
from vezerkar.core.registry import find_game, game_ids
from vezerkar.server.connection import Connection
from vezerkar.server.http_schema import Me
from vezerkar.server.live_table import LiveTable
from vezerkar.table.match import Match
from vezerkar.table.seats import TableSeat

LONG_S = 3600.0


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def parts(table: LiveTable) -> dict[str, weakref.ref[Any]]:
    """The table and what is large in it."""
    match = table.match
    found = {
        "table": table,
        "match": match,
        "session": match.session,
        "history": match.history,
        "bots": table.bots,
    }
    return {name: weakref.ref(part) for name, part in found.items()}


def left(refs: dict[str, weakref.ref[Any]]) -> list[str]:
    return [name for name, part in refs.items() if part() is not None]


def new_table(game_id: str, computers: bool) -> LiveTable:
    game = find_game(game_id)
    scenario = game.scenarios()[0].id
    names = game.seats(game.new(scenario, {}, Seeded(1)))
    people = [TableSeat(name, "person", "u") for name in names]
    match = Match(game, scenario, {}, people, b"1" * 32)
    play(match, 10)
    seats = [TableSeat(name, "computer", level="recruit") for name in names]
    return table_for(match, seats if computers else people, LONG_S)


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("game_id", game_ids())
def test_a_table_that_nobody_uses_any_more_is_gone(game_id: str) -> None:
    async def story() -> dict[str, weakref.ref[Any]]:
        table = new_table(game_id, computers=False)
        connection = Connection(Me("u", "Éva", True))
        table.join(connection)
        table.audience.send_updates(0)
        table.leave(connection)
        return parts(table)

    assert left(asyncio.run(story())) == []


@pytest.mark.usefixtures("no_collector")
def test_a_table_is_gone_whose_computer_was_thinking() -> None:
    async def story() -> dict[str, weakref.ref[Any]]:
        table = new_table("memoir", computers=True)
        table.join(Connection(Me("u", "Éva", True)))
        await asyncio.sleep(0)
        assert table.bots.task is not None
        table.close()
        return parts(table)

    assert left(asyncio.run(story())) == []


@pytest.mark.usefixtures("no_collector")
def test_a_lost_table_still_closes_itself() -> None:
    async def story() -> None:
        table = new_table("memoir", computers=False)
        connection = Connection(Me("u", "Éva", True))
        table.join(connection)
        table.live.on_lost()
        assert connection.closed

    asyncio.run(story())
