"""For the page of the operator: nodes, tables and load. For everybody else it is not there."""

from __future__ import annotations

import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vezerkar.server import metrics, process_load
from vezerkar.server.gauges import program_version
from vezerkar.server.http_schema import AdminInfo, Draining, Me, NodeInfo, NodeLoad, TableLoad
from vezerkar.server.limits import HttpRefusal
from vezerkar.server.logs import LOG
from vezerkar.server.names import skeleton
from vezerkar.server.pass_on import pass_request_on, was_passed_on
from vezerkar.server.routes.http import Http, answer
from vezerkar.server.spliced_socket import OwnerUnreachable
from vezerkar.server.storage.node_rows import read_nodes
from vezerkar.server.tables import Tables

HERE: Final = "@"  # in an address: the node that answers; no name of a node has this letter
MAX_SHOWN_TABLES: Final = 100
SHARE_OF_ACTIONS: Final = 0.95


class AdminRoutes:
    def __init__(self, http: Http, tables: Tables) -> None:
        self.http = http
        self.tables = tables
        self.operators = {skeleton(name) for name in http.config.operators}

    def all(self) -> list[Route]:
        route, node = self.http.route, "/api/admin/nodes/{name}"
        return [
            route("/api/admin", self.overview),
            route(node, self.load),
            route(node + "/drain", self.drain, "POST"),
        ]

    async def overview(self, request: Request, user: Me) -> Response:
        self._must_be_operator(user)
        nodes = await self._nodes()
        return answer(AdminInfo(nodes, _can_drain(nodes)))

    async def load(self, request: Request, user: Me) -> Response:
        self._must_be_operator(user)
        elsewhere = await self._address(request)
        return await self._passed_on(request, elsewhere) if elsewhere else answer(self._load())

    async def drain(self, request: Request, user: Me) -> Response:
        self._must_be_operator(user)
        elsewhere = await self._address(request)
        if not _can_drain(await self._nodes()):
            text = "there is no other node that could take the tables"
            raise HttpRefusal(409, "problem-last-node", text)
        if elsewhere:
            return await self._passed_on(request, elsewhere)
        LOG.warning("this node is drained", extra={"user": user.id})
        self.tables.node.drain()
        return answer(Draining(self.tables.node.name))

    def _must_be_operator(self, user: Me) -> None:
        """Nobody else learns that there is such a page."""
        if user.guest or skeleton(user.name) not in self.operators:
            raise HttpRefusal(404, "problem-no-address", "there is nothing at this address")

    async def _nodes(self) -> list[NodeInfo]:
        tables, node = self.tables, self.tables.node
        if node.leases is None:
            return [NodeInfo("", node.address, True, 0.0, len(tables.in_memory()), True)]
        mine = node.leases.incarnation
        return [
            NodeInfo(
                row.name, row.address, row.alive, row.silence_s, row.tables, row.incarnation == mine
            )
            for row in await read_nodes(tables.store.engine)
        ]

    async def _address(self, request: Request) -> str:
        """Where the node of a request is; empty: here."""
        name = request.path_params["name"]
        if name in (HERE, self.tables.node.name):
            return ""
        found = [each.address for each in await self._nodes() if each.name == name]
        if not found or was_passed_on(request, self.http.signer):
            raise HttpRefusal(404, "problem-no-address", "there is no such node")
        return found[0]

    async def _passed_on(self, request: Request, address: str) -> Response:
        try:
            return await pass_request_on(request, address, self.http.signer)
        except OwnerUnreachable:
            raise HttpRefusal(503, "problem-elsewhere", "this node does not answer") from None

    def _load(self) -> NodeLoad:
        tables, jobs = self.tables.in_memory(), self.tables.workers.jobs().values()
        return NodeLoad(
            name=self.tables.node.name,
            version=program_version(),
            up_s=time.time() - process_load.STARTED_AT,
            cpu_s=process_load.cpu_s(),
            memory_bytes=process_load.memory_bytes(),
            sockets=int(metrics.SOCKETS.total()),
            tables=len(tables),
            actions=metrics.ACTION_S.count(),
            action_ms=1000 * metrics.ACTION_S.below_s(SHARE_OF_ACTIONS),
            thinking=sum(running for _, running in jobs),
            waiting=sum(queued for queued, _ in jobs),
            errors=int(metrics.LOG_LINES.total(level="error")),
            busiest=self._busiest(),
        )

    def _busiest(self) -> list[TableLoad]:
        now = time.monotonic()
        found = sorted(
            self.tables.in_memory(), key=lambda each: (-len(each.audience), -each.used_at)
        )
        return [
            TableLoad(
                id=each.row.id,
                game=each.row.game,
                scenario=each.row.scenario,
                status=each.info("").status,
                ply=each.row.ply,
                sockets=len(each.audience),
                idle_s=0.0 if len(each.audience) else now - each.used_at,
            )
            for each in found[:MAX_SHOWN_TABLES]
        ]


def _can_drain(nodes: list[NodeInfo]) -> bool:
    return sum(node.alive for node in nodes) > 1
