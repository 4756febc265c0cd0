"""The ASGI application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from vezerkar.server.accounts import Accounts
from vezerkar.server.config import Config, make_folder
from vezerkar.server.http_schema import Problem
from vezerkar.server.limits import HttpRefusal, LimitsMiddleware, RequestLimits, problem_response
from vezerkar.server.logins import Logins
from vezerkar.server.node import ServerNode
from vezerkar.server.old_cookies import OldCookies
from vezerkar.server.other_nodes import OtherNodes
from vezerkar.server.proxies import believing
from vezerkar.server.routes.all_routes import all_routes
from vezerkar.server.routes.http import Http
from vezerkar.server.sockets import TableSockets
from vezerkar.server.static_files import StaticFiles, page_folder
from vezerkar.server.step_budget import StepBudget
from vezerkar.server.storage import Store, open_store
from vezerkar.server.tables import Tables


def make_app(config: Config, store: Store | None = None, node: ServerNode | None = None) -> ASGIApp:
    """The server as an ASGI application; without a store it opens its own at startup."""
    make_folder(config.data)
    limits = RequestLimits(config)
    handlers: dict[Any, Any] = {
        HttpRefusal: _refused,
        HTTPException: _not_found,
        Exception: _failed,
    }
    lifespan = _lifespan(config, limits, store, node)
    app = LimitsMiddleware(Starlette(lifespan=lifespan, exception_handlers=handlers), limits)
    return believing(app, config.trusted_proxies)


async def _refused(request: Request, error: HttpRefusal) -> Response:
    return error.response()


async def _not_found(request: Request, error: HTTPException) -> Response:
    problem = Problem("problem-no-address", "there is nothing of this kind at this address")
    return problem_response(error.status_code, problem)


async def _failed(request: Request, error: Exception) -> Response:
    """The caller learns no details; the log has them all."""
    problem = Problem("problem-server", "something went wrong on the server; it has been logged")
    return problem_response(500, problem)


def _lifespan(
    config: Config, limits: RequestLimits, given: Store | None, node: ServerNode | None
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = given or await open_store(config.url)
        tables = Tables(store, config, node)
        logins = Logins(store, OldCookies(config.data))
        app.router.routes.extend(_routes(config, limits, logins, tables))
        await tables.open()
        others = OtherNodes(tables, logins, store.leases) if store.leases and config.node else None
        if others is not None:
            others.open()
        try:
            yield
        finally:
            if others is not None:
                await others.close()
            await tables.close()

    return lifespan


def _routes(
    config: Config, limits: RequestLimits, logins: Logins, tables: Tables
) -> list[BaseRoute]:
    accounts = Accounts(logins, tables.store)
    steps = StepBudget(tables, limits)
    sockets = TableSockets(tables, logins, limits, steps)
    files = StaticFiles(config.page or page_folder())
    http = Http(accounts, limits, config, steps, tables.node.signer)

    async def socket(connection: WebSocket) -> None:
        await sockets(connection)

    async def page(request: Request) -> Response:
        # Whoever comes by a link needs a cookie before the page opens its socket.
        return await http.with_guest_cookie(request, await files(request))

    return [
        # First, because routes are looked at in order: sockets come in bursts.
        WebSocketRoute("/api/tables/{id}/socket", socket),
        *all_routes(http, tables),
        Route("/api/{path:path}", _nothing),
        Route("/{path:path}", page),
    ]


async def _nothing(request: Request) -> Response:
    raise HttpRefusal(404, "problem-no-address", "there is nothing at this address")
