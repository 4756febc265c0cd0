"""A long match holds nobody up: work is done in slices, the log comes in pages, steps are paid."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.app_client import AppServer, Guest, app_server
from tests.server.test_bot_workers import table_for
from tests.table.hidden_hands import new_match, play
from vezerkar.server import log_view, step_budget, time_slicing
from vezerkar.server.connection import Connection
from vezerkar.server.http_schema import Me
from vezerkar.server.limits import Buckets, HttpRefusal
from vezerkar.server.live_table import LiveTable
from vezerkar.server.outbox import CLOSE_TOO_SLOW
from vezerkar.server.socket_schema import AskLog
from vezerkar.server.sockets import handle
from vezerkar.server.time_slicing import in_slices
from vezerkar.table.seats import TableSeat

__all__ = ["app_server"]

LONG_STEPS = 60
PAGE_LINES = 10  # instead of 200: the match here is shorter, too


@pytest.fixture
def every_step_is_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice is over at once, so that the turns of the loop count the steps."""
    monkeypatch.setattr(time_slicing, "SLICE_S", -1.0)


@pytest.fixture
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_view, "LOG_PAGE_LINES", PAGE_LINES)


def long_table() -> LiveTable:
    match = new_match()
    play(match, LONG_STEPS)
    match.history.clear()
    users = zip(match.seats.ids, ("u", "v"), strict=True)
    return table_for(match, [TableSeat(name, "person", user) for name, user in users], 0.0)


class Clock:
    """Counts how often somebody else comes to act meanwhile."""

    def __init__(self) -> None:
        self.turns = 0

    async def run(self) -> None:
        while True:
            self.turns += 1
            await asyncio.sleep(0)


async def turns_during(work: Any) -> int:
    clock = Clock()
    ticking = asyncio.create_task(clock.run())
    await asyncio.sleep(0)
    before = clock.turns
    await work
    ticking.cancel()
    return clock.turns - before


def last_message(connection: Connection) -> Any:
    return json.loads(connection.outbox.waiting[-1].data)


@pytest.mark.usefixtures("every_step_is_a_slice")
def test_others_come_to_act_after_every_line_that_is_made_for_a_newcomer() -> None:
    async def story() -> None:
        table, newcomer = long_table(), Connection(Me("u", "Éva", True))
        lines = len(table.match.log.known(0))
        assert await turns_during(table.admit(newcomer)) >= lines
        assert len(last_message(newcomer)["log"]) == lines
        # The second one finds them ready: there is nothing to make any more.
        calls = count_stories(table)
        await table.admit(Connection(Me("v", "Béla", True)))
        assert calls() == 0

    asyncio.run(story())


def count_stories(table: LiveTable) -> Any:
    known = set(table.match.history._stories)
    return lambda: len(set(table.match.history._stories) - known)


@pytest.mark.usefixtures("short_pages")
def test_a_welcome_has_the_newest_page_and_the_others_are_asked_for() -> None:
    async def story() -> None:
        table, connection = long_table(), Connection(Me("u", "Éva", True))
        lines = len(table.match.log.known(0))
        assert lines > 3 * PAGE_LINES
        await table.admit(connection)
        log = last_message(connection)["log"]
        assert [line["number"] for line in log] == list(range(lines - PAGE_LINES, lines))
        made = set(table.match.history._stories)
        assert len(made) < lines  # what nobody reads is not made
        while log[0]["number"]:
            await handle(table, connection, AskLog(7, log[0]["number"]))
            answer = last_message(connection)
            assert (answer["type"], answer["ref"]) == ("log", 7)
            assert 0 < len(answer["log"]) <= PAGE_LINES
            log = answer["log"] + log
        assert [line["number"] for line in log] == list(range(lines))
        for before in (0, -5):
            await handle(table, connection, AskLog(8, before))
            assert last_message(connection)["log"] == []

    asyncio.run(story())


@pytest.mark.usefixtures("every_step_is_a_slice")
def test_many_long_works_leave_others_as_much_time_as_one() -> None:
    def work() -> Iterator[int]:
        yield from range(20)

    async def story(works: int) -> int:
        return await turns_during(asyncio.gather(*(in_slices(work()) for _ in range(works))))

    alone, together = asyncio.run(story(1)), asyncio.run(story(10))
    assert together >= 9 * alone  # one slice of one of them, then everybody else


@pytest.mark.usefixtures("every_step_is_a_slice")
def test_works_that_run_together_take_turns() -> None:
    order: list[str] = []

    def work(name: str) -> Iterator[None]:
        for _ in range(5):
            order.append(name)
            yield

    async def story() -> None:
        await asyncio.gather(in_slices(work("a")), in_slices(work("b")))

    asyncio.run(story())
    assert order[:6] == ["a", "b"] * 3


# What it costs


def test_a_bucket_gives_by_amount_and_says_when_there_is_enough_again() -> None:
    buckets = Buckets(burst=100, rate=10)
    buckets.must_take("u", "no", 80)
    with pytest.raises(HttpRefusal) as refused:
        buckets.must_take("u", "no", 80)
    assert refused.value.retry_after_s in (5, 6)
    buckets.must_take("v", "no", 10_000)  # the longest match costs everything, but can be had
    with pytest.raises(HttpRefusal):
        buckets.must_take("v", "no", 1)


def test_steps_of_uploaded_and_of_stored_matches_are_paid(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    paid: list[int] = []

    def pay(self: step_budget.StepBudget, steps: int, user: str, address: str) -> None:
        paid.append(steps)

    monkeypatch.setattr(step_budget.StepBudget, "pay", pay)
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.create_table("alone", ["me"])["id"]
        with guest.at(table) as socket:
            for _ in range(3):
                socket.act("add" if socket.ply < 1 else socket.live["actions"][-1]["action"])
            socket.ask("resign", seat=socket.seat)
            steps = len(socket.welcome["log"]) + 3
        assert paid == []  # it is in memory
        record = client.get(f"/api/tables/{table}/record").text
        assert client.post("/api/records", content=record).status_code == 201
        assert paid == [record.count("\n")]
        guest.ask("POST", f"/api/tables/{table}/copy", {"ply": 2}, 201)
        assert paid[1:] == [2]
        cookie = guest.cookie
    paid.clear()
    with app_server.open() as client, Guest(client, cookie).at(table):
        assert paid == [steps + 1]  # the journal has the resignation, too


def test_whoever_comes_to_a_table_at_once_counts_its_steps_once() -> None:
    class CountingStore:
        counted = 0

        async def steps_to_replay(self, match_id: str) -> int:
            self.counted += 1
            await asyncio.sleep(0)
            return 7

    async def story() -> None:
        tables, paid = MagicMock(), list[tuple[int, str]]()
        tables.store, tables.node.is_elsewhere = CountingStore(), AsyncMock(return_value=False)
        tables.is_in_memory.return_value = False
        budget = step_budget.StepBudget(tables, MagicMock())
        budget.pay = lambda steps, user, address: paid.append((steps, user))  # type: ignore[method-assign]
        await asyncio.gather(*(budget.pay_for_table("t", user, "here") for user in "abc"))
        assert (tables.store.counted, paid) == (1, [(7, "a"), (7, "b"), (7, "c")])
        await budget.pay_for_table("t", "d", "here")  # later, when there may be more
        assert tables.store.counted == 2

    asyncio.run(story())


def test_who_has_spent_everything_has_to_come_again_later(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.create_table("alone", ["me"])["id"]
        with guest.at(table) as socket:
            socket.act("add")

    def refuse(self: Buckets, key: str, sentence: str, amount: float = 1) -> None:
        if sentence == step_budget.TOO_MANY_STEPS:
            raise HttpRefusal(429, "problem-too-fast", sentence)

    with app_server.open() as client:
        guest = Guest(client, guest.cookie)
        monkeypatch.setattr(Buckets, "must_take", refuse)
        assert guest.ask("GET", f"/api/tables/{table}", status=429)["key"] == "problem-too-fast"
        with pytest.raises(WebSocketDisconnect) as closed, guest.at(table):
            pass
        assert closed.value.code == CLOSE_TOO_SLOW
