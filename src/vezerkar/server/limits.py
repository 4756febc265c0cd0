"""Protects the server: origins, sizes, rates, headers, and errors without details."""

from __future__ import annotations

import math
import re
import time
from collections import OrderedDict
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vezerkar.server import metrics
from vezerkar.server.config import Config
from vezerkar.server.http_schema import Problem
from vezerkar.server.logs import LOG

MAX_BODY_BYTES: Final = 64 * 1024
MAX_RECORD_BYTES: Final = 4 * 1024 * 1024
MAX_PREFERENCES_BYTES: Final = 8 * 1024
MAX_MESSAGE_BYTES: Final = 16 * 1024
MAX_REMEMBERED_BUCKETS: Final = 10_000
NUL: Final = "\0"  # PostgreSQL cannot store it
NUL_TEXT: Final = "the character NUL is not text"
HTTPS_ONLY_S: Final = 365 * 24 * 3600  # how long browsers shall know that there is https
LOCAL_HOSTS: Final = ("localhost", "127.0.0.1", "::1")
_NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
SECURITY_HEADERS: Final = {
    # The page positions things with style attributes; scripts and style sheets are our own.
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


class HttpRefusal(Exception):
    """A request is refused: the status and what the caller is told."""

    def __init__(self, status: int, key: str, sentence: str, **args: str | int) -> None:
        super().__init__(sentence)
        self.status = status
        self.problem = Problem(key, sentence, dict(args))
        self.retry_after_s = 0

    def response(self) -> Response:
        found = problem_response(self.status, self.problem)
        if self.retry_after_s:
            found.headers["retry-after"] = str(self.retry_after_s)
        return found


def problem_response(status: int, problem: Problem) -> Response:
    body = msgspec.json.encode(problem)
    return Response(body, status, media_type="application/json")


class Bucket:
    """A token bucket: `burst` at once, and `rate` a second after that."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self.left, self.at = burst, time.monotonic()

    def take(self, amount: float = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def spend(self, amount: float) -> float:
        """Take what has been used already; the seconds until that is made up for."""
        if not self.take(amount):
            self.left -= amount
        return max(0.0, -self.left / self.rate)

    def give_back(self) -> None:
        """The last one does not count."""
        self.left += 1

    def wait_s(self, amount: float = 1) -> int:
        """Whole seconds until there is so much to take."""
        return max(1, math.ceil((amount - self.left) / self.rate))


class Buckets:
    """A bucket for each key, such as an address; the least recently used are forgotten."""

    def __init__(self, burst: float, rate: float, pace: float = 1.0) -> None:
        self.burst, self.rate = burst * pace, rate * pace
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, amount: float = 1) -> bool:
        if not self.rate:
            return True
        bucket = self.known.get(key)
        if bucket is None:
            bucket = self.known[key] = Bucket(self.burst, self.rate)
            if len(self.known) > MAX_REMEMBERED_BUCKETS:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        return bucket.take(min(amount, self.burst))  # else the greatest would never be given

    def give_back(self, key: str) -> None:
        """The last one of this key does not count."""
        if key in self.known:
            self.known[key].give_back()

    def must_take(self, key: str, sentence: str, amount: float = 1) -> None:
        """Take one, or so much, or refuse the request and say when to come again."""
        if not self.take(key, amount):
            raise too_fast(sentence, self.known[key].wait_s(min(amount, self.burst)))


def too_fast(sentence: str, retry_after_s: int) -> HttpRefusal:
    refused = HttpRefusal(429, "problem-too-fast", sentence)
    refused.retry_after_s = retry_after_s
    return refused


class RequestLimits:
    """Which requests and sockets are accepted at all."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.requests = Buckets(burst=300, rate=60, pace=config.pace)
        self.logins = Buckets(burst=10, rate=0.2, pace=config.pace)
        self.passwords = Buckets(burst=20, rate=0.1, pace=config.pace)  # of an account
        self.tables = Buckets(burst=30, rate=0.5, pace=config.pace)
        self.writes = Buckets(burst=60, rate=1, pace=config.pace)
        self.sockets = Buckets(burst=40, rate=4, pace=config.pace)
        # Steps of matches that are brought back or uploaded: long ones cost more.
        self.user_steps = Buckets(burst=30_000, rate=100, pace=config.pace)
        self.address_steps = Buckets(burst=90_000, rate=300, pace=config.pace)

    def is_known_host(self, headers: Headers) -> bool:
        """A server for this machine only must not answer to other host names (DNS rebinding)."""
        if not self.config.local:
            return True
        address = _address(f"//{headers.get('host', '')}")
        return address is not None and address.hostname in LOCAL_HOSTS

    def is_own_origin(self, headers: Headers) -> bool:
        """Browsers always send the origin; programs that send none have no cookie to steal."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if origin in self.config.origins:
            return True
        address = _address(origin)
        return address is not None and address.netloc == headers.get("host") and origin != "null"


def _address(text: str) -> SplitResult | None:
    """The parts of a URL; None if it is not valid, such as `http://[`."""
    try:
        return urlsplit(text)
    except ValueError:
        return None


class LimitsMiddleware:
    """Around the whole application: hosts, origins, rates, headers, and no stack traces."""

    def __init__(self, app: ASGIApp, limits: RequestLimits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if self.limits.config.secure:
                    headers.setdefault("strict-transport-security", f"max-age={HTTPS_ONLY_S}")
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                metrics.REQUESTS.add(status=str(message["status"]))
            await send(message)

        try:
            self._check(scope)
            await self.app(scope, receive, send_with_headers)
        except HttpRefusal as refused:
            await refused.response()(scope, receive, send_with_headers)
        except Exception:
            # The answer without details has been sent; the details are for the log only.
            LOG.exception("a request failed", extra={"path": scope["path"]})

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not self.limits.is_known_host(headers):
            raise HttpRefusal(421, "problem-host", "this server does not answer to that host name")
        self.limits.requests.must_take(address_of(scope), "too many requests; wait a moment")
        if NUL in scope["path"] and scope["path"].startswith("/api/"):
            raise HttpRefusal(400, "problem-input", NUL_TEXT, text=NUL_TEXT)
        if scope["method"] not in ("GET", "HEAD") and not self.limits.is_own_origin(headers):
            raise HttpRefusal(403, "problem-origin", "the request comes from another site")


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def has_nul(json: bytes) -> bool:
    """Whether a text in JSON has the character NUL."""
    return _NUL.search(json) is not None


async def read_body(request: Request, limit: int = MAX_BODY_BYTES) -> bytes:
    """The body of a request, if it is not too long."""
    found = bytearray()
    try:
        async for chunk in request.stream():
            found += chunk
            if len(found) > limit:
                raise HttpRefusal(413, "problem-too-big", f"at most {limit} bytes", limit=limit)
    except ClientDisconnect:
        raise HttpRefusal(400, "problem-body", "the body ended too soon") from None
    request.state.body = bytes(found)  # for another node, if the request is passed on
    return bytes(found)
