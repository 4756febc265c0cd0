"""The life of a node: it renews its leases beside the play, and knows when it has lost them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from vezerkar.server import match_rows
from vezerkar.server import node as living
from vezerkar.server import tables as table_finder
from vezerkar.server.config import Config
from vezerkar.server.node import ServerNode
from vezerkar.server.storage.leases import TERM_S, Lease, OwnedElsewhere
from vezerkar.server.tables import Tables

LONGEST_PAGE_PAUSE_S = 1.5  # between two attempts to connect: see web/src/net/socket.ts
TAKEOVER_S = 10.0  # after a node was killed, people play on


class ScriptedLeases:
    """A database that hears, hangs, fails, or says that it is too late."""

    def __init__(self) -> None:
        self.incarnation = ""
        self.lives: list[str] = []
        self.renewals = 0
        self.told: list[str] = []
        self.hears: Callable[[], Awaitable[bool]] = self.hear

    async def hear(self) -> bool:
        return True

    async def hang(self) -> bool:
        await asyncio.Event().wait()
        return True

    async def fail(self) -> bool:
        raise OperationalError("", {}, OSError())

    async def come_too_late(self) -> bool:
        self.hears = self.hear
        return False

    async def register(self, name: str, address: str, incarnation: str) -> None:
        await self.hears()
        self.incarnation = incarnation
        self.lives.append(incarnation)

    async def renew(self) -> bool:
        self.renewals += 1
        return await self.hears()

    async def key_and_time(self) -> tuple[bytes, float]:
        return b"key", 0.0

    async def leave(self) -> None:
        self.told.append("leases given back")

    async def take(self, match_id: str) -> Lease:
        return Lease(match_id, self.incarnation, 1)


@pytest.fixture
def leases(monkeypatch: pytest.MonkeyPatch) -> ScriptedLeases:
    monkeypatch.setattr(living, "RENEWAL_INTERVAL_S", 0.001)
    monkeypatch.setattr(living, "RENEWAL_TIMEOUT_S", 0.01)
    monkeypatch.setattr(living, "SILENCE_BEFORE_LAPSE_S", 0.5)
    return ScriptedLeases()


def node_with(leases: ScriptedLeases) -> tuple[ServerNode, asyncio.Event]:
    """A node, and what is set when it has lost its leases."""
    found, lapsed = ServerNode(leases, "a", "http://a/"), asyncio.Event()  # type: ignore[arg-type]
    found.send_away = lapsed.set
    return found, lapsed


async def until(fact: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not fact():
            await asyncio.sleep(0.001)


def test_a_node_lives_in_one_life_as_long_as_the_database_hears_it(leases: ScriptedLeases) -> None:
    async def story() -> None:
        node, lapsed = node_with(leases)
        await node.open()
        await until(lambda: leases.renewals >= 5)
        assert not lapsed.is_set()
        lease = await node.take("m1")
        assert lease is not None
        assert [lease.incarnation] == leases.lives
        await node.leave()

    asyncio.run(story())


@pytest.mark.parametrize("fault", ["hang", "fail"])
def test_a_node_that_is_not_heard_stops_and_begins_a_new_life(
    leases: ScriptedLeases, fault: str
) -> None:
    async def story() -> None:
        node, lapsed = node_with(leases)
        await node.open()
        leases.hears = getattr(leases, fault)
        await asyncio.wait_for(lapsed.wait(), 60)
        with pytest.raises(OwnedElsewhere):
            await node.take("m1")
        assert len(leases.lives) == 1
        leases.hears = leases.hear
        await until(lambda: node.alive)
        assert len(set(leases.lives)) == 2
        assert await node.take("m1") is not None
        await node.leave()

    asyncio.run(story())


def test_a_node_that_comes_too_late_begins_a_new_life_at_once(leases: ScriptedLeases) -> None:
    async def story() -> None:
        node, lapsed = node_with(leases)
        await node.open()
        leases.hears = leases.come_too_late
        await until(lambda: len(leases.lives) == 2)
        assert lapsed.is_set()
        await node.leave()

    asyncio.run(story())


def test_a_lease_of_an_earlier_life_holds_no_longer(leases: ScriptedLeases) -> None:
    """A table that was being read meanwhile is not shown: others may have played on."""

    async def story() -> None:
        node, _ = node_with(leases)
        await node.open()
        before = await node.take("m1")
        assert node.holds(before)
        leases.hears = leases.come_too_late
        await until(lambda: len(leases.lives) == 2)
        assert not node.holds(before)
        assert node.holds(await node.take("m1"))
        await node.leave()

    asyncio.run(story())


def test_a_node_that_slept_knows_it_before_its_timer_is_heard(leases: ScriptedLeases) -> None:
    async def story() -> None:
        node, lapsed = node_with(leases)
        await node.open()
        lease = await node.take("m1")
        time.sleep(living.SILENCE_BEFORE_LAPSE_S * 1.1)  # no timer is heard meanwhile
        assert not node.holds(lease)
        assert lapsed.is_set()
        await node.leave()

    asyncio.run(story())


def test_a_node_gives_its_leases_back_when_nothing_is_written_any_more(
    leases: ScriptedLeases,
) -> None:
    async def story() -> None:
        node, _ = node_with(leases)
        node.send_away = lambda: leases.told.append("people sent away")

        async def finish() -> None:
            with pytest.raises(OwnedElsewhere):
                await node.take("m1")
            leases.told.append("tables finished")

        node.finish = finish
        await node.open()
        await node.leave()
        await node.leave()
        assert leases.told == ["tables finished", "leases given back", "people sent away"]

    asyncio.run(story())


def test_a_killed_node_is_replaced_within_ten_seconds() -> None:
    assert TERM_S + LONGEST_PAGE_PAUSE_S < TAKEOVER_S
    assert living.RENEWAL_INTERVAL_S + living.RENEWAL_TIMEOUT_S < living.SILENCE_BEFORE_LAPSE_S
    assert living.SILENCE_BEFORE_LAPSE_S < TERM_S


def test_where_there_is_one_server_nothing_is_asked() -> None:
    async def story() -> None:
        node = ServerNode(None)
        await node.open()
        assert await node.take("m1") is None
        assert node.first("m1") is None
        assert not await node.is_elsewhere("m1")
        assert await node.orphans() == []
        await node.leave()

    asyncio.run(story())


def test_what_was_read_in_an_earlier_life_is_not_shown(
    leases: ScriptedLeases, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The node lost its leases while it read the table."""
    store = SimpleNamespace(leases=leases, engine=create_async_engine("sqlite+aiosqlite://"))
    store.under = lambda lease: store
    tables = Tables(store, Config(tmp_path))  # type: ignore[arg-type]

    async def stored(match_id: str) -> SimpleNamespace:
        return SimpleNamespace(row=SimpleNamespace(kept=False), chat=())

    async def sleep_past_the_term(*_: object) -> None:
        time.sleep(living.SILENCE_BEFORE_LAPSE_S * 1.1)

    store.stored = stored
    monkeypatch.setattr(table_finder, "bring_back", sleep_past_the_term)
    monkeypatch.setattr(match_rows, "must_not_be_kept", lambda row: None)

    async def story() -> None:
        await tables.node.open()
        with pytest.raises(OwnedElsewhere):
            await tables.find("m1")
        assert tables.in_memory() == []
        await tables.node.leave()
        tables.workers.close()

    asyncio.run(story())
