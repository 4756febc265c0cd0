"""The socket of a made-up page, as cheap as can be: many of them share one core with the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, NamedTuple, cast
from urllib.parse import urlsplit

from vezerkar.core.errors import DataError

LAST_FRAME: Final = 0x80
OPCODE: Final = 0x0F
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)  # whoever connects has to mask; nothing is in the way here
TWO_BYTES_FOLLOW: Final = 126  # in place of the size
EIGHT_BYTES_FOLLOW: Final = 127
HEADERS_END: Final = b"\r\n\r\n"


class Frame(NamedTuple):
    opcode: int
    data: bytes


class LoadSocket(asyncio.Protocol):
    """Tells each text message to a listener; RFC 6455, as far as our own server goes."""

    def __init__(self, path: str, host: str, cookie: str, take: Callable[[bytes], None]) -> None:
        self.take = take
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        key = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._waiting = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(DataError("load: the server has closed a connection"))

    def data_received(self, data: bytes) -> None:
        self._waiting += data
        if not self.opened.done() and not self._read_headers():
            return
        while (frame := self._next_frame()) is not None:
            self._receive(frame)

    def send_text(self, data: bytes) -> None:
        self._send(TEXT, data)

    def abort(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def _read_headers(self) -> bool:
        end = self._waiting.find(HEADERS_END)
        if end < 0:
            return False
        status = bytes(self._waiting[: self._waiting.index(b"\r\n")]).decode()
        del self._waiting[: end + len(HEADERS_END)]
        if " 101 " in status:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(DataError(f"load: the server answered {status}"))
        return " 101 " in status

    def _next_frame(self) -> Frame | None:
        """The next whole frame; None while some of it is on its way."""
        known, at = self._waiting, 2
        if len(known) < at:
            return None
        size = known[1]
        follow = {TWO_BYTES_FOLLOW: 2, EIGHT_BYTES_FOLLOW: 8}.get(size, 0)
        if follow:
            size, at = int.from_bytes(known[at : at + follow], "big"), at + follow
        if len(known) < at + size:
            return None
        frame = Frame(known[0] & OPCODE, bytes(memoryview(known)[at : at + size]))
        del known[: at + size]
        return frame

    def _receive(self, frame: Frame) -> None:
        if frame.opcode == TEXT:
            self.take(frame.data)
        elif frame.opcode == PING:
            self._send(PONG, frame.data)
        elif frame.opcode == CLOSE:
            self.abort()

    def _send(self, opcode: int, data: bytes) -> None:
        assert self.transport is not None
        size = len(data)
        if size < TWO_BYTES_FOLLOW:
            head = bytes((LAST_FRAME | opcode, MASKED | size))
        else:
            head = bytes((LAST_FRAME | opcode, MASKED | TWO_BYTES_FOLLOW)) + size.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + data)


async def open_socket(
    url: str, path: str, cookie: str, take: Callable[[bytes], None]
) -> LoadSocket:
    """Connect to a server at `http://host:port/`, and wait until it has agreed."""
    to = urlsplit(url)
    host, port = to.hostname or "", to.port or 80
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: LoadSocket(path, to.netloc, cookie, take), host, port
    )
    await socket.opened
    return socket
