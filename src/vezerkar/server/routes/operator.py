"""For the operator: is the server well, and what does it measure?"""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from vezerkar.server import metrics
from vezerkar.server.gauges import read_gauges
from vezerkar.server.limits import HttpRefusal, address_of
from vezerkar.server.proxies import is_in, is_passed_on
from vezerkar.server.tables import Tables

HERE: Final = ("127.0.0.0/8", "::1/128")


class OperatorRoutes:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def all(self) -> list[Route]:
        return [
            Route("/healthz", self.health),
            Route("/readyz", self.ready),
            Route("/metrics", self.metrics),
        ]

    async def health(self, request: Request) -> Response:
        """Liveness: the server answers. If it does not, start it again."""
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:
        """Readiness: it can do its work. If it cannot, starting it again may not help."""
        fault = await self.tables.readiness.fault()
        return PlainTextResponse(f"{fault or 'ok'}\n", 503 if fault else 200)

    async def metrics(self, request: Request) -> Response:
        """For callers on this machine or in a network that may ask; never through a proxy."""
        known = is_in(address_of(request.scope), (*HERE, *self.tables.config.metrics_for))
        if not known or is_passed_on(request.headers):
            raise HttpRefusal(
                403, "problem-metrics", "metrics are only available on the server's own machine"
            )
        read_gauges(self.tables)
        return PlainTextResponse(metrics.exposition())
