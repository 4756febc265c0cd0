"""What keeps the server from harm: origins, sizes, rates, headers, and errors without details."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vezerkar.server import watch
from vezerkar.server.config import Config
from vezerkar.server.http_schema import Problem

BODY: Final = 64 * 1024  # bytes of a request
RECORD: Final = 4 * 1024 * 1024  # bytes of a record file
SETTINGS: Final = 8 * 1024  # bytes of what a page leaves here for a user
MESSAGE: Final = 16 * 1024  # bytes of a socket message
ADDRESSES: Final = 10_000  # buckets that are remembered
LOCAL: Final = ("localhost", "127.0.0.1", "::1")
HEADERS: Final = {
    # Style attributes are how a page puts things where they belong; scripts and sheets are ours.
    "content-security-policy": (
        "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:;"
        " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Refuse(Exception):
    """A request is refused: the status and what the caller is told."""

    def __init__(self, status: int, key: str, told: str, **args: str | int) -> None:
        super().__init__(told)
        self.status = status
        self.problem = Problem(key, told, dict(args))


def problem(status: int, told: Problem) -> Response:
    body = msgspec.json.encode(told)
    return Response(body, status, media_type="application/json")


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self.left, self.at = burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """What was taken last does not count."""
        self.left += 1


class Buckets:
    """A bucket for each address; those not used for longest are forgotten."""

    def __init__(self, burst: float, rate: float, pace: float) -> None:
        self.burst, self.rate = burst * pace, rate * pace
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        if not self.rate:
            return True
        bucket = self.known.get(address)
        if bucket is None:
            bucket = self.known[address] = Bucket(self.burst, self.rate)
            if len(self.known) > ADDRESSES:
                self.known.popitem(last=False)
        self.known.move_to_end(address)
        return bucket.take()


class Gate:
    """Who may come in at all."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.requests = Buckets(burst=300, rate=60, pace=config.pace)
        self.logins = Buckets(burst=10, rate=0.2, pace=config.pace)
        self.tables = Buckets(burst=30, rate=0.5, pace=config.pace)
        self.writes = Buckets(burst=60, rate=1, pace=config.pace)
        self.sockets = Buckets(burst=40, rate=4, pace=config.pace)

    def known_host(self, headers: Headers) -> bool:
        """A page of another name must not reach a server that is for this machine only."""
        if not self.config.local:
            return True
        address = _address(f"//{headers.get('host', '')}")
        return address is not None and address.hostname in LOCAL

    def own_origin(self, headers: Headers) -> bool:
        """Browsers always tell the origin; programs that tell none have no cookie to steal."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if origin in self.config.origins:
            return True
        address = _address(origin)
        return address is not None and address.netloc == headers.get("host") and origin != "null"


def _address(text: str) -> SplitResult | None:
    """The parts of an address; None if it is none, such as `http://[`."""
    try:
        return urlsplit(text)
    except ValueError:
        return None


class Shield:
    """Around the whole application: hosts, origins, rates, headers, and no stack traces."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self.app = app
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                watch.REQUESTS.add(status=str(message["status"]))
            await send(message)

        try:
            self._admit(scope)
            await self.app(scope, receive, send_with_headers)
        except Refuse as refused:
            await problem(refused.status, refused.problem)(scope, receive, send_with_headers)
        except Exception:
            # The answer without details has been sent; what happened is for the log only.
            watch.LOG.exception("a request failed", extra={"path": scope["path"]})

    def _admit(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not self.gate.known_host(headers):
            raise Refuse(421, "problem-host", "this server does not have that name")
        if not self.gate.requests.take(address_of(scope)):
            raise Refuse(429, "problem-too-fast", "too many requests; wait a moment")
        if scope["method"] not in ("GET", "HEAD") and not self.gate.own_origin(headers):
            raise Refuse(403, "problem-origin", "the request comes from another page")


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


async def read_body(request: Request, limit: int = BODY) -> bytes:
    """The body of a request, if it is not too long."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > limit:
            raise Refuse(413, "problem-too-big", f"at most {limit} bytes", limit=limit)
    return bytes(found)
