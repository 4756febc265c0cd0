"""Making a table: from a scenario, a position, a record, a file, or another table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vezerkar.server.exercises import number_in
from vezerkar.server.http_schema import (
    CopyTable,
    Created,
    Me,
    NewPosition,
    NewStarter,
    NewTable,
    Ticket,
)
from vezerkar.server.kept_table import KeptTable
from vezerkar.server.limits import MAX_RECORD_BYTES, HttpRefusal, read_body
from vezerkar.server.live_table import LiveTable
from vezerkar.server.routes.http import Http, answer, body_of
from vezerkar.server.table_maker import TableMaker
from vezerkar.server.tables import Tables


class NewTableRoutes:
    def __init__(self, http: Http, tables: Tables) -> None:
        self.http = http
        self.tables = tables
        self.maker = TableMaker(tables)

    def all(self) -> list[Route]:
        route = self.http.route
        return [
            route("/api/tables", self.new_table, "POST"),
            route("/api/positions", self.open_position, "POST"),
            route("/api/lessons/{game}/{number}", self.begin_lesson, "POST"),
            route("/api/puzzles/{game}/{number}", self.begin_puzzle, "POST"),
            route("/api/starters/{game}", self.begin_starter, "POST"),
            route("/api/records", self.open_record, "POST"),
            route("/api/handed", self.take_handed, "POST"),
            route("/api/tables/{id}/copy", self.copy, "POST"),
            route("/api/tables/{id}/rematch", self.rematch, "POST"),
        ]

    async def new_table(self, request: Request, user: Me) -> Response:
        await self.http.limit_tables(request)
        return _made(await self.maker.create(user, await body_of(request, NewTable)), user)

    async def open_position(self, request: Request, user: Me) -> Response:
        await self.http.limit_tables(request)
        wanted = await body_of(request, NewPosition)
        return _made(await self.maker.create_from_position(user, wanted), user)

    async def begin_lesson(self, request: Request, user: Me) -> Response:
        await self.http.limit_tables(request)
        game, number = request.path_params["game"], number_in(request.path_params["number"])
        return _made(await self.maker.create_lesson(user, game, number), user)

    async def begin_puzzle(self, request: Request, user: Me) -> Response:
        await self.http.limit_tables(request)
        game, number = request.path_params["game"], number_in(request.path_params["number"])
        return _made(await self.maker.create_puzzle(user, game, number), user)

    async def begin_starter(self, request: Request, user: Me) -> Response:
        await self.http.limit_tables(request)
        wanted = await body_of(request, NewStarter)
        game = request.path_params["game"]
        return _made(await self.maker.create_starter(user, game, wanted), user)

    async def open_record(self, request: Request, user: Me) -> Response:
        await self.http.limit_guesses(request)
        raw = await read_body(request, MAX_RECORD_BYTES)
        try:
            text = raw.decode()
        except UnicodeDecodeError:
            raise HttpRefusal(400, "problem-body", "a record is UTF-8 text") from None
        self.http.limit_steps(request, user, text.count("\n"))
        return answer(Created((await self.maker.create_from_record(user, text)).row.id), 201)

    async def take_handed(self, request: Request, user: Me) -> Response:
        """The file that the server was started with."""
        await self.http.limit_guesses(request)
        ticket = (await body_of(request, Ticket)).ticket
        return _made(await self.maker.take_handed(user, ticket), user)

    async def copy(self, request: Request, user: Me) -> Response:
        await self.http.limit_tables(request)
        wanted = await body_of(request, CopyTable)
        self.http.limit_steps(request, user, wanted.ply)
        async with self.tables.locked(request.path_params["id"]) as old:
            table = await self.maker.copy(user, old, wanted)
        return _made(table, user)

    async def rematch(self, request: Request, user: Me) -> Response:
        async with self.tables.locked(request.path_params["id"]) as old:
            self.http.limit_steps(request, user, old.row.branch)
            return answer(Created(await self.maker.rematch(user, old)), 201)


def _made(table: LiveTable | KeptTable, user: Me) -> Response:
    return answer(table.info(user.id), 201)
