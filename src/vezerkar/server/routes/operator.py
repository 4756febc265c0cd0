"""For the operator: is the server well, and what does it measure?"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from vezerkar.server import metrics
from vezerkar.server.limits import HttpRefusal, address_of
from vezerkar.server.proxies import is_passed_on
from vezerkar.server.tables import Tables


class OperatorRoutes:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def all(self) -> list[Route]:
        return [Route("/healthz", self.health), Route("/metrics", self.metrics)]

    async def health(self, request: Request) -> Response:
        alive = await self.tables.store.alive()
        text = "ok\n" if alive else "the database does not answer\n"
        return PlainTextResponse(text, 200 if alive else 503)

    async def metrics(self, request: Request) -> Response:
        """For callers on this machine: not for those whom a proxy speaks for."""
        here = address_of(request.scope) in ("127.0.0.1", "::1")
        if not here or is_passed_on(request.headers):
            raise HttpRefusal(
                403, "problem-metrics", "metrics are only available on the server's own machine"
            )
        return PlainTextResponse(metrics.exposition())
