"""Tables that exist: lists of them, starting a match, the record of one that is over."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from vezerkar.records.record import writing
from vezerkar.server.http_schema import Archive, DiceInfo, Me
from vezerkar.server.kept_table import KeptTable
from vezerkar.server.kept_tables import record_of
from vezerkar.server.limits import HttpRefusal
from vezerkar.server.live_table import LiveTable
from vezerkar.server.routes.http import Http, answer, body_of
from vezerkar.server.storage.archive_rows import set_archived
from vezerkar.server.summaries import is_left
from vezerkar.server.tables import Tables
from vezerkar.server.time_slicing import in_slices
from vezerkar.table.dice_list import SETUP_LINE, drawing


class TableRoutes:
    def __init__(self, http: Http, tables: Tables) -> None:
        self.http = http
        self.tables = tables

    def all(self) -> list[Route]:
        route, table = self.http.route, "/api/tables/{id}"
        return [
            route("/api/tables", self.my_tables),
            route("/api/tables/open", self.public_tables),
            route(table, self.table),
            route(table, self.delete, "DELETE"),
            route(table + "/archive", self.archive, "PUT"),
            route(table + "/start", self.start, "POST"),
            route(table + "/record", self.record),
            route(table + "/dice", self.dice),
        ]

    async def my_tables(self, request: Request, user: Me) -> Response:
        return answer(await self.tables.of_user(user.id))

    async def public_tables(self, request: Request, user: Me) -> Response:
        return answer(await self.tables.public(user.id))

    async def table(self, request: Request, user: Me) -> Response:
        table = await self.tables.look_at_or_refuse(request.path_params["id"])
        return answer(table.info(user.id))

    async def start(self, request: Request, user: Me) -> Response:
        async with self.tables.locked(request.path_params["id"]) as table:
            if table.row.host != user.id:
                raise HttpRefusal(403, "problem-host-only", "only the host can start the match")
            if table.seats.any_open():
                raise HttpRefusal(409, "problem-open-seats", "there are still open seats")
            await table.start()
        return answer(table.info(user.id))

    async def delete(self, request: Request, user: Me) -> Response:
        """Its host deletes a table where nobody else plays: a match belongs to all its players."""
        self.http.limit_writes(request)
        async with self.tables.any_locked(request.path_params["id"]) as table:
            if table.row.host != user.id:
                raise HttpRefusal(403, "problem-delete-host", "only the host can delete the table")
            people = [table.seats[number] for number in table.seats.people()]
            if any(each.user != user.id and not is_left(each) for each in people):
                raise HttpRefusal(409, "problem-delete-others", "somebody else plays at this table")
            await self.tables.delete(table)
        return answer(await self.tables.of_user(user.id))

    async def archive(self, request: Request, user: Me) -> Response:
        """Put a table away or take it out again; nobody else notices."""
        self.http.limit_writes(request)
        wanted = (await body_of(request, Archive)).archived
        table = request.path_params["id"]
        if table not in await self.tables.store.matches_of(user.id):
            raise HttpRefusal(404, "problem-no-table", "there is no such table of yours")
        await set_archived(self.tables.store.engine, user.id, table, wanted)
        return answer(await self.tables.of_user(user.id))

    async def record(self, request: Request, user: Me) -> Response:
        async with self.tables.any_locked(request.path_params["id"]) as table:
            if table.row.status != "over":
                raise HttpRefusal(
                    403, "problem-record", "the record is available when the match is over"
                )
            text = await _record_of(table)
        name = f"{table.row.game}-{table.row.scenario}-{table.row.id}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=headers)

    async def dice(self, request: Request, user: Me) -> Response:
        """What was drawn here; what a copy began with was drawn at another table."""
        async with self.tables.any_locked(request.path_params["id"]) as table:
            row = table.row
            if isinstance(table, KeptTable) or row.replay or row.status != "over":
                text = "the dice of a match that was played here can be checked when it is over"
                raise HttpRefusal(403, "problem-dice", text)
            first = row.branch + 1 if row.origin else SETUP_LINE
            drawn = sum(bool(line.step.drawn) for line in table.match.log.lines)
            self.http.limit_steps(request, user, drawn)
            found = await in_slices(drawing(table.match, first))
        draws: list[tuple[int, ...]] = [draw for line in found for draw in line]
        return answer(DiceInfo(row.secret.hex(), row.seed_hash, draws))


async def _record_of(table: LiveTable | KeptTable) -> str:
    if isinstance(table, KeptTable):
        return record_of(table)
    lines = await in_slices(writing(table.match.session, table.row.seed_hash))
    return "".join(line + "\n" for line in lines)
