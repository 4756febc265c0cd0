"""The connections below HTTP: how many an address may have, and how long they may take.

A request has to come in time, and what is sent has to be read. Otherwise a few hundred half-sent
requests would take all the files that a process may open.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import struct
from collections import Counter
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from vezerkar.server import metrics
from vezerkar.server.config import Config
from vezerkar.server.logs import LOG
from vezerkar.server.spliced_socket import OwnerSide

HEADERS_TIMEOUT_S: Final = 15.0
BODY_TIMEOUT_S: Final = 60.0
READER_TIMEOUT_S: Final = 60.0  # nothing of what was sent is read
MAX_CONNECTIONS_PER_ADDRESS: Final = 200
FILE_LIMIT_GOAL: Final = 65_536  # where the system sets no bound
FILE_LIMIT_LOW: Final = 4096
SOCKET_ITSELF: Final = "vezerkar.socket"  # in the extensions of a socket's scope
_TO_SOCKET: Final = re.compile(rb"\r\nupgrade:[ \t]*websocket[ \t]*\r\n", re.IGNORECASE)
_END: Final = b"\r\n\r\n"  # of the headers
WHOLE_TEXT: Final = 0x81
TWO_BYTES_FOLLOW: Final = 126  # in place of the size
EIGHT_BYTES_FOLLOW: Final = 127


def raise_file_limit() -> None:
    """Allow this process as many open files as the system lets it: every connection is one."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unbounded = resource.RLIM_INFINITY
    goal = FILE_LIMIT_GOAL if hard == unbounded else hard
    if soft not in (unbounded, hard) and soft < goal:
        resource.setrlimit(resource.RLIMIT_NOFILE, (goal, hard))
        soft = goal
    level = LOG.warning if soft != unbounded and soft < FILE_LIMIT_LOW else LOG.info
    level("up to %s files and connections at once", "any number of" if soft == unbounded else soft)


class Visitors:
    """Counts the connections of each address; a trusted proxy speaks for many and may have any."""

    def __init__(self, config: Config) -> None:
        at_least = 1 if config.pace else 0  # 0: no limit
        self.limit = max(at_least, int(MAX_CONNECTIONS_PER_ADDRESS * config.pace))
        self.proxies = [ipaddress.ip_network(word) for word in config.trusted_proxies]
        self.here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self.limit and self.here[address] >= self.limit and not self._is_proxy(address):
            return False
        self.here[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.here[address] -= 1
        if not self.here[address]:
            del self.here[address]

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:  # a socket of the file system has none
            return False
        return any(found in network for network in self.proxies)


class Deadline:
    """Drops a connection unless it is lifted in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, reason: str, transport: asyncio.Transport) -> None:
        self.lift()
        self.timer = self.loop.call_later(seconds, drop, transport, reason)

    def lift(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def drop(transport: asyncio.Transport, reason: str) -> None:
    """End a connection at once: one that does not read would never be closed politely."""
    metrics.DROPPED.add(reason=reason)
    transport.abort()


class MustRead(asyncio.Protocol):
    """Whoever is connected has to read what is sent."""

    transport: asyncio.Transport
    reader_deadline: Deadline

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reader_deadline.set(READER_TIMEOUT_S, "reader", self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reader_deadline.lift()


class NewConnection(asyncio.Protocol):
    """A connection that has sent nothing yet: its first bytes say what it becomes.

    When many people come back at once, to get ready for any other request as well before they ask
    for their socket would be a tenth of the work.
    """

    def __init__(self, visitors: Visitors, **given: Any) -> None:
        self.visitors = visitors
        self.given = given
        self.connections: set[Any] = given["server_state"].connections
        self.request_deadline = Deadline(given.get("_loop") or asyncio.get_running_loop())
        self.entered = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.entered = self.visitors.enter(_address_of(transport))
        if self.entered:
            self.connections.add(self)
            self.request_deadline.set(HEADERS_TIMEOUT_S, "headers", self.transport)
        else:
            drop(self.transport, "address")

    def data_received(self, data: bytes) -> None:
        if not self.entered:
            return
        self.connections.discard(self)
        if asks_for_socket(data):
            self.request_deadline.lift()
            self._become(TimedSocket(self.visitors, **self.given), data)
        else:
            self._become(TimedHttp(self.visitors, self.request_deadline, **self.given), data)

    def _become(self, protocol: TimedHttp | TimedSocket, data: bytes) -> None:
        protocol.connection_made(self.transport)
        self.transport.set_protocol(protocol)
        protocol.data_received(data)

    def shutdown(self) -> None:
        """The server ends."""
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.request_deadline.lift()
        self.connections.discard(self)
        if self.entered:
            self.visitors.leave(_address_of(self.transport))


class TimedHttp(MustRead, H11Protocol):
    """A connection of HTTP whose requests have to come in time."""

    def __init__(self, visitors: Visitors, request_deadline: Deadline, **given: Any) -> None:
        super().__init__(**given)
        self.visitors = visitors
        self.upgraded = False
        self.request_deadline = request_deadline  # that of the headers counts already
        self.reader_deadline = Deadline(self.loop)

    def data_received(self, data: bytes) -> None:
        before = self.conn.their_state
        super().data_received(data)
        self._watch_request(before)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True
        super().handle_websocket_upgrade(event)

    def _watch_request(self, before: Any) -> None:
        """Time counts from the first byte of the headers, and again from that of the body."""
        now = self.conn.their_state
        if self.upgraded or now not in (h11.IDLE, h11.SEND_BODY):
            self.request_deadline.lift()
        elif now is not before or self.request_deadline.timer is None:
            body = now is h11.SEND_BODY
            seconds = BODY_TIMEOUT_S if body else HEADERS_TIMEOUT_S
            self.request_deadline.set(seconds, "body" if body else "headers", self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.request_deadline.lift()
        self.reader_deadline.lift()
        self.visitors.leave(_address_of(self.transport))
        super().connection_lost(exc)


class TimedSocket(MustRead, WebSocketsSansIOProtocol):
    """A connection that became a socket: the address is counted already, and has to read."""

    def __init__(self, visitors: Visitors, **given: Any) -> None:
        super().__init__(**given)
        self.visitors = visitors
        self.reader_deadline = Deadline(self.loop)
        self.owner: OwnerSide | None = None  # another node, to which everything is passed

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # As uvicorn does, which makes a socket of Python for each address that it asks for.
        self.connections.add(self)
        self.transport = cast(asyncio.Transport, transport)
        self.client = _host_and_port(transport.get_extra_info("peername"))
        self.server = _host_and_port(transport.get_extra_info("sockname"))
        self.scheme = "wss" if transport.get_extra_info("sslcontext") else "ws"

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            scope: dict[str, Any] = cast(Any, self.scope)
            scope["extensions"][SOCKET_ITSELF] = self
            scope["headers"] = [(name.lower(), value) for name, value in scope["headers"]]

    def write_now(self, data: bytes) -> bool:
        """Write a text message past all layers; False if it has to wait for its reader."""
        is_open = self.handshake_complete and not (self.close_sent or self.transport.is_closing())
        if not (is_open and self.writable.is_set()):
            return False
        self.transport.writelines((text_header(len(data)), data))
        return True

    def shutdown(self) -> None:
        """The server ends. Who is leaving already is not told: that error would stop the server in
        the middle, with tables that nobody else could take over yet."""
        if self.handshake_complete and self.conn.state is not OPEN:
            self.stop_keepalive()
            self.transport.close()
        else:
            super().shutdown()

    # Passing everything on

    def splice(self, owner: OwnerSide) -> None:
        self.owner = owner
        self.stop_keepalive()  # the owner asks whether the client lives

    def end(self, code: int) -> None:
        if not self.transport.is_closing():
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def data_received(self, data: bytes) -> None:
        if self.owner is None:
            super().data_received(data)
        else:
            self.owner.transport.write(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.owner is not None:
            self.owner.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.owner is not None:
            self.owner.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.reader_deadline.lift()
        self.visitors.leave(_address_of(self.transport))
        if self.owner is not None:
            self.owner.transport.close()
        super().connection_lost(exc)


def asks_for_socket(data: bytes) -> bool:
    """Whether these first bytes of a connection are a whole request for a socket.

    >>> asks_for_socket(b"GET /a HTTP/1.1\\r\\nHost: b\\r\\nUpgrade: websocket\\r\\n\\r\\n")
    True
    """
    whole = data.startswith(b"GET ") and data.find(_END) == len(data) - len(_END)
    return whole and _TO_SOCKET.search(data) is not None


def text_header(size: int) -> bytes:
    """What comes before a whole text message of a server (RFC 6455, 5.2)."""
    if size < TWO_BYTES_FOLLOW:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, TWO_BYTES_FOLLOW, size)
    return struct.pack("!BBQ", WHOLE_TEXT, EIGHT_BYTES_FOLLOW, size)


def _host_and_port(name: Any) -> tuple[str, int] | None:
    """What is asked for by the name of a socket; one of the file system has none."""
    return (str(name[0]), int(name[1])) if name and isinstance(name, tuple) else None


def _address_of(transport: asyncio.BaseTransport) -> str:
    """Who connects; it is the same when they are gone, as that of a socket would not be."""
    found = _host_and_port(transport.get_extra_info("peername"))
    return found[0] if found else ""


def protocols(config: Config) -> tuple[Any, Any]:
    """What uvicorn makes for each connection: for HTTP, and for sockets."""
    visitors = Visitors(config)
    http: Callable[..., asyncio.Protocol] = partial(NewConnection, visitors)
    socket: Callable[..., asyncio.Protocol] = partial(TimedSocket, visitors)
    return http, socket
