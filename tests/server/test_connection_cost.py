"""One connection has a share of a core, whatever it asks for."""

from __future__ import annotations

import asyncio

import pytest

from vezerkar.server.connection_cost import BURST_S, SHARE, ConnectionCost, measured


class Core:
    """A clock of processor time that goes on only while something works."""

    def __init__(self) -> None:
        self.now = 0.0

    def work(self, seconds: float) -> None:
        self.now += seconds

    def clock(self) -> float:
        return self.now


@pytest.fixture
def core() -> Core:
    return Core()


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return found


def test_only_the_time_in_which_work_runs_is_counted(core: Core) -> None:
    async def mine() -> None:
        core.work(1)
        await asyncio.sleep(0)
        core.work(2)

    async def of_others() -> None:
        core.work(50)

    async def both() -> float:
        other = asyncio.create_task(of_others())
        used_s = await measured(mine(), core.clock)
        await other
        return used_s

    assert asyncio.run(both()) == 3
    assert core.now == 53


def test_what_a_message_fails_with_is_not_lost(core: Core) -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("a fault")

    async def waits_for_ever() -> None:
        await asyncio.Event().wait()

    with pytest.raises(ValueError, match="a fault"):
        asyncio.run(measured(fails(), core.clock))
    with pytest.raises(TimeoutError):
        asyncio.run(asyncio.wait_for(measured(waits_for_ever(), core.clock), 0.01))


def test_whoever_has_used_up_the_share_is_read_later(core: Core, pauses: list[float]) -> None:
    async def asks(seconds: float) -> None:
        core.work(seconds)

    async def listens() -> None:
        cost = ConnectionCost(1, core.clock)
        for _ in range(3):
            await cost.pay_for(asks(BURST_S / 3))
        assert pauses == [], "a person who plays never waits"
        await cost.pay_for(asks(SHARE))

    asyncio.run(listens())
    [pause] = pauses
    assert 0.9 < pause <= 1, "a tenth of a second of work is a second of the share"


def test_a_server_without_limits_waits_for_nobody(core: Core, pauses: list[float]) -> None:
    async def asks() -> None:
        core.work(1000)

    asyncio.run(ConnectionCost(0, core.clock).pay_for(asks()))
    assert pauses == []
