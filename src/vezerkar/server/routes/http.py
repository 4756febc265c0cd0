"""What all routes share: who asks, what was sent, how often, and how it is answered."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vezerkar.core.errors import VezerkarError
from vezerkar.server.accounts import Accounts, BadLogin
from vezerkar.server.config import Config
from vezerkar.server.http_schema import Me
from vezerkar.server.limits import (
    MAX_BODY_BYTES,
    NUL_TEXT,
    Buckets,
    HttpRefusal,
    RequestLimits,
    address_of,
    has_nul,
    read_body,
)
from vezerkar.server.logins import (
    COOKIE_AGE_S,
    COOKIE_NAME,
    HTTPS_COOKIE_NAME,
    Login,
    new_guest,
)
from vezerkar.server.match_rows import OtherRules
from vezerkar.server.node_signature import NodeSigner
from vezerkar.server.pass_on import pass_request_on, was_passed_on
from vezerkar.server.shared_limit import SharedLimit
from vezerkar.server.spliced_socket import OwnerUnreachable
from vezerkar.server.step_budget import StepBudget
from vezerkar.server.storage.leases import LeaseLost, OwnedElsewhere
from vezerkar.server.storage.store import NameTaken

T = TypeVar("T")
Handler = Callable[[Request, Me], Awaitable[Response]]
ENCODER = msgspec.json.Encoder()
TABLE_PATH = "/api/tables/{id}"


def answer(value: Any, status: int = 200) -> Response:
    return Response(ENCODER.encode(value), status, media_type="application/json")


async def body_of(request: Request, kind: type[T], limit: int = MAX_BODY_BYTES) -> T:
    """The JSON body; the caller is told what is wrong with it."""
    raw = await read_body(request, limit)
    if has_nul(raw):
        raise HttpRefusal(400, "problem-input", NUL_TEXT, text=NUL_TEXT)
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise HttpRefusal(400, "problem-body", f"the body does not fit: {error}") from None


class Http:
    """Makes routes whose handlers know their caller, and limits how often callers may come."""

    def __init__(
        self,
        accounts: Accounts,
        limits: RequestLimits,
        config: Config,
        steps: StepBudget,
        signer: NodeSigner,
    ) -> None:
        self.accounts = accounts
        self.limits = limits
        self.config = config
        self.steps = steps
        self.signer = signer

    def route(self, path: str, handler: Handler, method: str = "GET") -> Route:
        """A route whose handler is told who asks; an unknown caller becomes a guest."""

        async def run(request: Request) -> Response:
            login = await self._login(request)
            request.state.login = login
            if path.startswith(TABLE_PATH):
                table, address = request.path_params["id"], address_of(request.scope)
                await self.steps.pay_for_table(table, login.user.id, address)
            try:
                response = await _handled(handler, request, login.user)
            except OwnedElsewhere as error:
                response = await self._passed_on(request, login, error)
            if login.token and COOKIE_NAME not in response.headers.get("set-cookie", ""):
                self.set_cookie(response, login)
            return response

        return Route(path, run, methods=[method])

    async def _passed_on(
        self, request: Request, login: Login, elsewhere: OwnedElsewhere
    ) -> Response:
        """The answer of the node that has the table; without one the caller comes again."""
        if elsewhere.address and not was_passed_on(request, self.signer):
            cookie = f"{self._cookie_name}={login.token}" if login.token else ""
            with contextlib.suppress(OwnerUnreachable):
                return await pass_request_on(request, elsewhere.address, self.signer, cookie)
        refused = HttpRefusal(503, "problem-elsewhere", str(elsewhere))
        refused.retry_after_s = 1
        raise refused

    # Cookies

    @property
    def _cookie_name(self) -> str:
        return HTTPS_COOKIE_NAME if self.config.secure else COOKIE_NAME

    async def _login(self, request: Request) -> Login:
        return await self.accounts.logins.of(request, self.config.secure) or new_guest()

    async def with_guest_cookie(self, request: Request, response: Response) -> Response:
        """A page makes an unknown caller a guest."""
        if response.media_type == "text/html":
            login = await self._login(request)
            if login.token:
                self.set_cookie(response, login)
        return response

    def set_cookie(self, response: Response, login: Login) -> None:
        response.set_cookie(
            self._cookie_name,
            login.token,
            max_age=COOKIE_AGE_S,
            httponly=True,
            samesite="lax",
            secure=self.config.secure,
        )

    # Rates

    @cached_property
    def guesses(self) -> SharedLimit:
        """Of an address."""
        return self._shared("address", self.limits.logins)

    @cached_property
    def passwords(self) -> SharedLimit:
        """Of the password of an account."""
        return self._shared("account", self.limits.passwords)

    @cached_property
    def new_tables(self) -> SharedLimit:
        """Of an address."""
        return self._shared("tables", self.limits.tables)

    def _shared(self, kind: str, here: Buckets) -> SharedLimit:
        return SharedLimit(kind, here, self.accounts.store, bool(self.config.node))

    async def limit_guesses(self, request: Request) -> None:
        address = address_of(request.scope)
        await self.guesses.must_take(address, "too many attempts; wait a minute")

    def limit_writes(self, request: Request) -> None:
        self.limits.writes.must_take(address_of(request.scope), "too many changes; wait a minute")

    def limit_steps(self, request: Request, user: Me, steps: int) -> None:
        """A record or a copy is played again as soon as it is made."""
        self.steps.pay(max(0, steps), user.id, address_of(request.scope))

    async def limit_tables(self, request: Request) -> None:
        address = address_of(request.scope)
        await self.new_tables.must_take(address, "too many new tables; wait a minute")


async def _handled(handler: Handler, request: Request, user: Me) -> Response:
    """Run a handler; bad input becomes one sentence for the caller."""
    try:
        return await handler(request, user)
    except NameTaken as error:
        raise HttpRefusal(409, "problem-name-taken", str(error)) from None
    except BadLogin as error:
        raise HttpRefusal(403, "problem-login", str(error)) from None
    except OwnedElsewhere:
        raise
    except LeaseLost:
        raise OwnedElsewhere from None
    except OtherRules as error:
        raise HttpRefusal(409, "problem-rules", str(error)) from None
    except VezerkarError as error:
        raise HttpRefusal(400, "problem-input", str(error), text=str(error)) from None
