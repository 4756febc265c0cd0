"""Any door: a node passes on what is meant for a table of another node.

The caller's own cookie or token goes along, and the other node knows it from the database, as if
the caller had come there. What was passed on once is not passed on again: two nodes that disagree
about an owner must not send a caller round in circles.
"""

from __future__ import annotations

import asyncio
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection as Caller
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from vezerkar.server.limits import MAX_RECORD_BYTES, address_of, read_body
from vezerkar.server.node import RENEWAL_INTERVAL_S
from vezerkar.server.outbox import CLOSE_RECONNECT
from vezerkar.server.storage.leases import TERM_S

PASSED_ON_HEADER: Final = "x-vezerkar-passed-on"
OPEN_TIMEOUT_S: Final = TERM_S / 2
CREDENTIALS: Final = ("cookie", "authorization", "user-agent")
ANSWER_HEADERS: Final = ("content-type", "content-disposition", "retry-after")


class OwnerUnreachable(Exception):
    """The owner of a table does not answer: it is stopped, or has just died."""


def was_passed_on(caller: Caller) -> bool:
    return PASSED_ON_HEADER in caller.headers


def _headers(caller: Caller, cookie: str = "") -> dict[str, str]:
    """Who calls, and from where; the origin was checked here."""
    found = {name: caller.headers[name] for name in CREDENTIALS if name in caller.headers}
    if cookie:
        found["cookie"] = cookie
    return {**found, "x-forwarded-for": address_of(caller.scope), PASSED_ON_HEADER: "1"}


def _path(caller: Caller) -> str:
    path = caller.scope.get("raw_path", caller.scope["path"].encode()).decode("ascii")
    return f"{path}?{caller.url.query}" if caller.url.query else path


# Requests


async def pass_request_on(request: Request, address: str, cookie: str = "") -> Response:
    """The answer of another node; `cookie` is for a guest who has just become one."""
    body = getattr(request.state, "body", None)
    if body is None:
        body = await read_body(request, MAX_RECORD_BYTES)
    headers = _headers(request, cookie)
    for name in ("content-type", "accept-language"):
        if name in request.headers:
            headers[name] = request.headers[name]
    try:
        return await asyncio.to_thread(_ask, address, request.method, _path(request), body, headers)
    except (OSError, HTTPException) as error:
        raise OwnerUnreachable from error


def _ask(address: str, method: str, path: str, body: bytes, headers: dict[str, str]) -> Response:
    where = urlsplit(address)
    kind = HTTPSConnection if where.scheme == "https" else HTTPConnection
    connection = kind(where.netloc, timeout=OPEN_TIMEOUT_S)
    try:
        connection.request(method, path, body or None, headers)
        return _response(connection.getresponse())
    finally:
        connection.close()


def _response(answer: HTTPResponse) -> Response:
    known = {name: answer.headers[name] for name in ANSWER_HEADERS if name in answer.headers}
    return Response(answer.read(), answer.status, known)


# Sockets


async def pass_socket_on(socket: WebSocket, address: str) -> None:
    """Carry messages in both directions until either side ends it; nothing waits here.

    Who does not read holds up whoever writes to them, as if there were nothing in between.
    """
    where = urlsplit(address)
    scheme = "wss" if where.scheme == "https" else "ws"
    try:
        owner = await connect(
            f"{scheme}://{where.netloc}{_path(socket)}",
            additional_headers=_headers(socket),
            user_agent_header=None,
            compression=None,
            proxy=None,
            open_timeout=OPEN_TIMEOUT_S,
            ping_interval=RENEWAL_INTERVAL_S,
            ping_timeout=TERM_S,
            max_size=None,
        )
    except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as error:
        raise OwnerUnreachable from error
    await socket.accept()
    directions = [
        asyncio.create_task(_to_owner(socket, owner)),
        asyncio.create_task(_from_owner(owner, socket)),
    ]
    try:
        await asyncio.wait(directions, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in directions:
            each.cancel()
        await asyncio.gather(*directions, return_exceptions=True)
        await owner.close()


async def _to_owner(socket: WebSocket, owner: ClientConnection) -> None:
    try:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await owner.send(message.get("text") or message.get("bytes") or "")
    except ConnectionClosed:
        pass  # `_from_owner` says so


async def _from_owner(owner: ClientConnection, socket: WebSocket) -> None:
    try:
        while True:
            message = await owner.recv()
            await socket.send_text(message if isinstance(message, str) else message.decode())
    except WebSocketDisconnect:
        return
    except ConnectionClosed as closed:
        code, reason = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")
    await socket.close(code or CLOSE_RECONNECT, reason)
