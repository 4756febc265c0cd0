"""All paths under /api, and those for the operator."""

from __future__ import annotations

from starlette.routing import Route

from vezerkar.server.routes.accounts import AccountRoutes
from vezerkar.server.routes.admin import AdminRoutes
from vezerkar.server.routes.games import GameRoutes
from vezerkar.server.routes.http import Http
from vezerkar.server.routes.new_tables import NewTableRoutes
from vezerkar.server.routes.operator import OperatorRoutes
from vezerkar.server.routes.puzzles import PuzzleRoutes
from vezerkar.server.routes.seats import SeatRoutes
from vezerkar.server.routes.tables import TableRoutes
from vezerkar.server.tables import Tables


def all_routes(http: Http, tables: Tables) -> list[Route]:
    return [
        *OperatorRoutes(tables).all(),
        *AdminRoutes(http, tables).all(),
        *AccountRoutes(http, tables).all(),
        *GameRoutes(http).all(),
        *PuzzleRoutes(http).all(),
        *TableRoutes(http, tables).all(),
        *NewTableRoutes(http, tables).all(),
        *SeatRoutes(http, tables).all(),
    ]
