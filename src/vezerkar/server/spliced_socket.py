"""A socket that is passed on byte by byte, between its client and the node that has the table.

Frames are not opened for that: what a client has masked another server takes as it is, and nobody
compresses. Only where the owner's frames end is noted, so that a client can still be told properly
to come again if the owner is lost.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Mapping
from typing import Final, Protocol, cast
from urllib.parse import urlsplit

from websockets.frames import Opcode
from websockets.utils import accept_key

LONGER_SIZES: Final = {126: 2, 127: 8}  # in place of a size: that many bytes with it follow
MAX_HEAD_BYTES: Final = 16 * 1024
END_OF_HEAD: Final = b"\r\n\r\n"


class OwnerUnreachable(Exception):
    """The owner of a table does not answer: it is stopped, or has just died."""


class ClientSide(Protocol):
    """The socket of the client, as its protocol offers it."""

    transport: asyncio.Transport

    def splice(self, owner: OwnerSide) -> None:
        """From now on pass everything that comes from the client to the owner."""

    def end(self, code: int) -> None:
        """Close the socket from here."""


class FrameEnds:
    """Where the frames of a server end, in the bytes that go past."""

    def __init__(self) -> None:
        self.closing = False  # the frame that closes the socket went past
        self._header = b""
        self._left = 0  # bytes of the present frame

    @property
    def between(self) -> bool:
        """Whether the last frame was whole."""
        return not self._header and not self._left

    def note(self, data: bytes) -> None:
        place = 0
        while place < len(data):
            if self._left:
                step = min(self._left, len(data) - place)
                self._left -= step
                place += step
            else:
                self._header += data[place : place + 1]
                place += 1
                self._look_at_header()

    def _look_at_header(self) -> None:
        header = self._header
        if len(header) < 2:
            return
        size = header[1] & 0x7F
        more = LONGER_SIZES.get(size, 0)
        if len(header) == 2 + more:
            self.closing = self.closing or header[0] & 0x0F == Opcode.CLOSE
            self._left = int.from_bytes(header[2:], "big") if more else size
            self._header = b""


class OwnerSide(asyncio.Protocol):
    """The connection to the owner: first the handshake, then bytes in both directions.

    Who does not read holds up whoever writes to them, as if there were nothing in between.
    """

    transport: asyncio.Transport

    def __init__(self, client: ClientSide, lost_code: int) -> None:
        self.client = client
        self.lost_code = lost_code
        self.key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.frames = FrameEnds()
        loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[None] = loop.create_future()
        self._head = bytearray()
        self._answered: asyncio.Future[bytes] = loop.create_future()
        self._spliced = False

    async def shake_hands(self, host: str, path: str, headers: Mapping[str, str]) -> bytes:
        """Open a socket at the owner; what it has sent already, to be given to `splice`."""
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}"]
        lines += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        lines += [f"Sec-WebSocket-Key: {self.key}", *(f"{n}: {v}" for n, v in headers.items())]
        self.transport.write("\r\n".join([*lines, "", ""]).encode("latin-1"))
        return await self._answered

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def splice(self, first: bytes) -> None:
        """The client has its handshake, too."""
        self._spliced = True
        self.client.splice(self)
        self._pass(first)
        self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self._spliced:
            self._pass(data)
            return
        self._head += data
        head, end, rest = bytes(self._head).partition(END_OF_HEAD)
        if end:
            self.transport.pause_reading()  # until the client can take it
            self._answer(head.decode("latin-1"), rest)
        elif len(self._head) > MAX_HEAD_BYTES:
            self.transport.abort()

    def _answer(self, head: str, rest: bytes) -> None:
        is_socket = head.startswith("HTTP/1.1 101 ") and accept_key(self.key) in head
        if is_socket:
            self._answered.set_result(rest)
        else:
            self._answered.set_exception(OwnerUnreachable(head.partition("\r\n")[0]))

    def _pass(self, data: bytes) -> None:
        self.frames.note(data)
        self.client.transport.write(data)

    def pause_writing(self) -> None:
        self.client.transport.pause_reading()

    def resume_writing(self) -> None:
        self.client.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._spliced and not self._answered.done():
            self._answered.set_exception(OwnerUnreachable("it hung up"))
        if self._spliced:
            if self.frames.between and not self.frames.closing:
                self.client.end(self.lost_code)
            self.client.transport.close()
        if not self.ended.done():
            self.ended.set_result(None)


async def connect_to_owner(
    client: ClientSide, address: str, path: str, headers: Mapping[str, str], lost_code: int
) -> tuple[OwnerSide, bytes]:
    """A socket at the owner, and what it has sent already; OwnerUnreachable if there is none."""
    where, loop = urlsplit(address), asyncio.get_running_loop()
    secure = where.scheme == "https"
    port = where.port or (443 if secure else 80)
    try:
        _, owner = await loop.create_connection(
            lambda: OwnerSide(client, lost_code), where.hostname or "", port, ssl=secure or None
        )
    except OSError as error:
        raise OwnerUnreachable from error
    try:
        return owner, await owner.shake_hands(where.netloc, path, headers)
    except BaseException:
        owner.transport.abort()
        raise
