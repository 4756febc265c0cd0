"""The application: everything put together."""

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

from vezerkar.server.accounts import People, secret_key
from vezerkar.server.config import Config, make_folder
from vezerkar.server.http_schema import Problem
from vezerkar.server.limits import Gate, Refuse, Shield, problem
from vezerkar.server.routes import Routes
from vezerkar.server.sockets import Door
from vezerkar.server.static_files import Pages, page_folder
from vezerkar.server.storage import Store, open_store
from vezerkar.server.tables import Hub


def make_app(config: Config, store: Store | None = None) -> ASGIApp:
    """The server as an ASGI application; without a store it opens its own when it starts."""
    make_folder(config.data)
    gate = Gate(config)
    handlers: dict[Any, Any] = {
        Refuse: _refused,
        HTTPException: _no_such_thing,
        Exception: _failed,
    }
    life = _life(config, gate, store)
    return Shield(Starlette(lifespan=life, exception_handlers=handlers), gate)


async def _refused(request: Request, error: Refuse) -> Response:
    return problem(error.status, error.problem)


async def _no_such_thing(request: Request, error: HTTPException) -> Response:
    told = Problem("problem-no-address", "there is nothing of this kind at this address")
    return problem(error.status_code, told)


async def _failed(request: Request, error: Exception) -> Response:
    """Whoever asked learns nothing of what is inside; the log has it all."""
    return problem(500, Problem("problem-server", "something went wrong here; it has been noted"))


def _life(
    config: Config, gate: Gate, given: Store | None
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = given or await open_store(config.url)
        hub = Hub(store, config)
        app.router.routes.extend(_routes(config, gate, store, hub))
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    return life


def _routes(config: Config, gate: Gate, store: Store, hub: Hub) -> list[BaseRoute]:
    people = People(secret_key(config.data), store)
    door = Door(hub, people, gate)
    pages = Pages(config.page or page_folder())
    routes = Routes(hub, people, gate, config)

    async def socket(connection: WebSocket) -> None:
        await door(connection)

    async def page(request: Request) -> Response:
        # Whoever comes by a link has to be somebody before the page opens its socket.
        return routes.greet(request, await pages(request))

    return [
        *routes.all(),
        WebSocketRoute("/api/tables/{id}/socket", socket),
        Route("/api/{path:path}", _nothing),
        Route("/{path:path}", page),
    ]


async def _nothing(request: Request) -> Response:
    raise Refuse(404, "problem-no-address", "there is nothing at this address")
