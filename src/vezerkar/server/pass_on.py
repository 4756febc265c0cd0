"""Any door: a node passes on what is meant for a table of another node.

The caller's own cookie or token goes along, and the other node knows it from the database, as if
the caller had come there. What was passed on once is not passed on again: two nodes that disagree
about an owner must not send a caller round in circles. Only a node can say so: it signs what it
passes on. Nodes of earlier versions do not, and so one more of them may be asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection as Caller
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from vezerkar.server import metrics
from vezerkar.server.limits import MAX_RECORD_BYTES, address_of, read_body
from vezerkar.server.node import RENEWAL_INTERVAL_S
from vezerkar.server.node_signature import NodeSigner
from vezerkar.server.outbox import CLOSE_RECONNECT
from vezerkar.server.spliced_socket import OwnerSide, OwnerUnreachable, connect_to_owner
from vezerkar.server.storage.leases import TERM_S
from vezerkar.server.wire import SOCKET_ITSELF

PASSED_ON_HEADER: Final = "x-vezerkar-passed-on"
OPEN_TIMEOUT_S: Final = TERM_S / 2
PULSE_PATH: Final = "/healthz"
CREDENTIALS: Final = ("cookie", "authorization", "user-agent")
ANSWER_HEADERS: Final = ("content-type", "content-disposition", "retry-after")


def was_passed_on(caller: Caller, signer: NodeSigner) -> bool:
    """Whether another node has sent a caller here; whoever only says so is not believed."""
    signature = caller.headers.get(PASSED_ON_HEADER, "")
    return signer.is_signed(signature, _method(caller), _path(caller))


def _headers(caller: Caller, signer: NodeSigner, cookie: str = "") -> dict[str, str]:
    """Who calls, and from where; the origin was checked here."""
    found = {name: caller.headers[name] for name in CREDENTIALS if name in caller.headers}
    if cookie:
        found["cookie"] = cookie
    signature = signer.sign(_method(caller), _path(caller))
    return {**found, "x-forwarded-for": address_of(caller.scope), PASSED_ON_HEADER: signature}


def _method(caller: Caller) -> str:
    return str(caller.scope.get("method", "GET"))  # a socket begins with a GET


def _path(caller: Caller) -> str:
    path = caller.scope.get("raw_path", caller.scope["path"].encode()).decode("ascii")
    return f"{path}?{caller.url.query}" if caller.url.query else path


# Requests


async def pass_request_on(
    request: Request, address: str, signer: NodeSigner, cookie: str = ""
) -> Response:
    """The answer of another node; `cookie` is for a guest who has just become one."""
    body = getattr(request.state, "body", None)
    if body is None:
        body = await read_body(request, MAX_RECORD_BYTES)
    headers = _headers(request, signer, cookie)
    for name in ("content-type", "accept-language"):
        if name in request.headers:
            headers[name] = request.headers[name]
    try:
        return await asyncio.to_thread(_ask, address, request.method, _path(request), body, headers)
    except (OSError, HTTPException) as error:
        raise OwnerUnreachable from error


def _ask(
    address: str,
    method: str,
    path: str,
    body: bytes,
    headers: dict[str, str],
    timeout_s: float = OPEN_TIMEOUT_S,
) -> Response:
    where = urlsplit(address)
    kind = HTTPSConnection if where.scheme == "https" else HTTPConnection
    connection = kind(where.netloc, timeout=timeout_s)
    try:
        connection.request(method, path, body or None, headers)
        return _response(connection.getresponse())
    finally:
        connection.close()


def _response(answer: HTTPResponse) -> Response:
    known = {name: answer.headers[name] for name in ANSWER_HEADERS if name in answer.headers}
    return Response(answer.read(), answer.status, known)


# Sockets


async def pass_socket_on(
    socket: WebSocket, address: str, signer: NodeSigner, pulses: OwnerPulses
) -> None:
    """Carry what comes in both directions until either side ends it."""
    client = socket.scope["extensions"][SOCKET_ITSELF]
    try:
        async with asyncio.timeout(OPEN_TIMEOUT_S):
            owner, first = await connect_to_owner(
                client, address, _path(socket), _headers(socket, signer), CLOSE_RECONNECT
            )
    except TimeoutError as error:
        raise OwnerUnreachable from error
    try:
        await socket.accept()
        metrics.PASSED_ON.add()
        owner.splice(first)
        with pulses.of(address, owner):
            await owner.ended
    finally:
        owner.transport.abort()


class OwnerPulses:
    """Asks the owners of passed sockets whether they live: one that only hangs cuts no connection.

    One question for all sockets that are passed to a node, so that their number does not matter.
    """

    def __init__(self) -> None:
        self._owners: dict[str, set[OwnerSide]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    @contextmanager
    def of(self, address: str, owner: OwnerSide) -> Iterator[None]:
        """Ask as long as a socket is passed to this address; cut it off if there is no answer."""
        self._owners.setdefault(address, set()).add(owner)
        if address not in self._tasks:
            self._tasks[address] = asyncio.create_task(self._ask(address))
        try:
            yield
        finally:
            self._owners[address].discard(owner)
            if not self._owners[address]:
                del self._owners[address]
                self._tasks.pop(address).cancel()

    async def _ask(self, address: str) -> None:
        while True:
            await asyncio.sleep(RENEWAL_INTERVAL_S)
            try:
                await asyncio.to_thread(_ask, address, "GET", PULSE_PATH, b"", {}, TERM_S)
            except (OSError, HTTPException):
                for owner in list(self._owners[address]):
                    owner.transport.abort()
