"""Half-sent requests and readers that do not read, without real sockets and without real time."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Close, Frame, Opcode

from vezerkar.server import wire
from vezerkar.server.config import Config
from vezerkar.server.wire import (
    BODY_TIMEOUT_S,
    HEADERS_TIMEOUT_S,
    READER_TIMEOUT_S,
    TimedSocket,
)

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)

CLOSE_1000, CLOSE_1012 = (Close(code, "").serialize() for code in (1000, 1012))


class Timer(NamedTuple):
    at: float
    work: Callable[[], None]
    loop: Clock

    def cancel(self) -> None:
        if self in self.loop.timers:
            self.loop.timers.remove(self)


class Clock:
    """An event loop of which only the time matters; nothing is run but timers."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[Timer] = []

    def call_later(self, seconds: float, work: Callable[..., None], *given: object) -> Timer:
        timer = Timer(self.now + seconds, lambda: work(*given), self)
        self.timers.append(timer)
        return timer

    def create_task(self, work: Any) -> FakeTask:
        work.close()
        return FakeTask()

    def time(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += seconds
        for timer in [each for each in self.timers if each.at <= self.now]:
            timer.work()
        self.timers = [each for each in self.timers if each.at > self.now]


class FakeTask:
    def add_done_callback(self, _: object) -> None:
        pass


class Transport:
    """A connection from an address."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.protocol: Any = None
        self.aborted = False
        self.closed = 0
        self.written = b""

    def get_extra_info(self, name: str, default: object = None) -> object:
        return {"peername": (self.address, 1), "sockname": ("127.0.0.1", 80)}.get(name, default)

    def set_protocol(self, protocol: object) -> None:
        self.protocol = protocol

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True
        self.protocol.connection_lost(None)

    def close(self) -> None:
        self.closed += 1

    def write(self, data: bytes) -> None:
        self.written += data

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def receive(self, data: bytes) -> None:
        """Somebody has sent this."""
        self.protocol.data_received(data)


class Wire:
    """What listens, and whoever connects."""

    def __init__(self, **more: Any) -> None:
        async def app(scope: object, receive: object, send: object) -> None: ...

        self.clock = Clock()
        http, socket = wire.protocols(Config(Path(), **more))
        self.visitors = http.args[0]
        config = uvicorn.Config(app, log_config=None, ws=cast(Any, self._socket))
        config.load()
        self.given = {"config": config, "server_state": ServerState(), "app_state": {}}
        self.http, self.socket = http, socket

    def _socket(self, **given: Any) -> TimedSocket:
        found: TimedSocket = self.socket(_loop=self.clock, **given)
        return found

    def connect(self, address: str = "10.0.0.1") -> Transport:
        transport = Transport(address)
        transport.protocol = self.http(_loop=self.clock, **self.given)
        transport.protocol.connection_made(transport)
        return transport


@pytest.fixture
def line() -> Wire:
    return Wire()


def test_headers_have_to_come_in_time_however_they_dribble(line: Wire) -> None:
    first, second = line.connect(), line.connect()
    line.clock.advance(1)  # it begins late, and has no more time for it
    first.receive(b"GET / HTTP/1.1\r\n")
    for _ in range(int(HEADERS_TIMEOUT_S) - 1):
        assert not first.is_closing()
        first.receive(b"a: b\r\n")
        line.clock.advance(1)
    assert (first.is_closing(), second.is_closing()) == (True, True)
    assert not line.visitors.here
    assert not line.clock.timers


def test_a_socket_may_be_asked_for_in_pieces(line: Wire) -> None:
    transport = line.connect()
    transport.receive(UPGRADE[:40])
    transport.receive(UPGRADE[40:])
    assert isinstance(transport.protocol, TimedSocket)
    line.clock.advance(2 * HEADERS_TIMEOUT_S)
    assert not transport.is_closing()
    assert line.visitors.here == {"10.0.0.1": 1}


def test_a_server_that_ends_does_not_wait_for_who_has_said_nothing(line: Wire) -> None:
    transport = line.connect()
    state: Any = line.given["server_state"]
    assert state.connections == {transport.protocol}
    transport.protocol.shutdown()
    assert transport.closed == 1
    transport.abort()
    assert not state.connections
    assert not line.visitors.here
    assert not line.clock.timers


def test_a_body_has_to_come_in_time(line: Wire) -> None:
    transport = line.connect()
    line.clock.advance(HEADERS_TIMEOUT_S - 1)
    transport.receive(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n1")
    line.clock.advance(BODY_TIMEOUT_S - 1)
    transport.receive(b"2")
    assert not transport.is_closing()
    line.clock.advance(1)
    assert transport.is_closing()


def test_who_has_sent_everything_may_wait_for_the_answer(line: Wire) -> None:
    transport = line.connect()
    transport.receive(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    line.clock.advance(10 * BODY_TIMEOUT_S)
    assert not transport.is_closing()


def test_an_address_has_so_many_connections(line: Wire) -> None:
    limit = line.visitors.limit
    found = [line.connect() for _ in range(limit + 1)]
    assert [each.is_closing() for each in found] == [False] * limit + [True]
    assert not line.connect("10.0.0.2").is_closing()
    found[0].abort()
    assert not line.connect().is_closing()


def test_a_trusted_proxy_speaks_for_many() -> None:
    line = Wire(trusted_proxies=("10.0.0.0/8",), pace=0.01)
    assert line.visitors.limit == 2
    assert not any(line.connect("10.0.0.1").is_closing() for _ in range(5))
    assert [line.connect("11.0.0.1").is_closing() for _ in range(3)] == [False, False, True]
    assert not any(Wire(pace=0).connect().is_closing() for _ in range(5))


def test_a_socket_is_counted_once_and_has_to_read(line: Wire) -> None:
    transport = line.connect()
    transport.receive(UPGRADE)
    assert isinstance(transport.protocol, TimedSocket)
    assert line.visitors.here == {"10.0.0.1": 1}
    line.clock.advance(2 * BODY_TIMEOUT_S)
    assert not transport.is_closing()
    transport.protocol.pause_writing()
    line.clock.advance(READER_TIMEOUT_S - 1)
    transport.protocol.resume_writing()
    line.clock.advance(READER_TIMEOUT_S)
    assert not transport.is_closing()
    transport.protocol.pause_writing()
    line.clock.advance(READER_TIMEOUT_S)
    assert transport.is_closing()
    assert not line.visitors.here


def test_who_does_not_read_an_answer_is_dropped(line: Wire) -> None:
    transport = line.connect()
    transport.receive(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    transport.protocol.pause_writing()
    line.clock.advance(READER_TIMEOUT_S)
    assert transport.is_closing()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1024, 8192), [(8192, 8192)]),
        ((8192, 8192), []),
        ((1024, resource.RLIM_INFINITY), [(wire.FILE_LIMIT_GOAL, resource.RLIM_INFINITY)]),
        ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), []),
    ],
)
def test_the_file_limit_is_raised_as_far_as_it_goes(
    before: tuple[int, int], after: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: before)
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: wanted.append(limits))
    wire.raise_file_limit()
    assert wanted == after


@pytest.mark.parametrize("size", [0, 125, 126, 0xFFFF, 0x10000])
def test_a_message_that_is_written_past_all_layers_is_a_frame(size: int) -> None:
    data = b"x" * size
    assert wire.text_header(size) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("leaving", [True, False])
def test_a_server_that_ends_says_so_to_whoever_is_not_leaving_already(
    line: Wire, leaving: bool
) -> None:
    """A second farewell is an error: it left the sockets behind it open and their tables owned."""
    transport = line.connect()
    transport.receive(UPGRADE)
    socket = transport.protocol
    asyncio.run(socket.send({"type": "websocket.accept", "subprotocol": None, "headers": []}))
    if leaving:
        socket.data_received(Frame(Opcode.CLOSE, CLOSE_1000).serialize(mask=True))
    transport.closed, transport.written = 0, b""
    socket.shutdown()
    assert transport.closed == 1
    assert (transport.written == Frame(Opcode.CLOSE, CLOSE_1012).serialize(mask=False)) != leaving


def test_a_socket_whose_owner_was_lost_does_not_stop_a_server_that_ends(line: Wire) -> None:
    transport = line.connect()
    transport.receive(UPGRADE)
    socket = transport.protocol
    asyncio.run(socket.send({"type": "websocket.accept", "subprotocol": None, "headers": []}))
    socket.end(1012)
    socket.shutdown()
    assert transport.closed == 1
