"""Who sits at a table: taking a seat by invitation, and letting a program play it."""

from __future__ import annotations

import hmac

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vezerkar.agents.levels import check_level
from vezerkar.server import seating
from vezerkar.server.http_schema import Me, Replace, SeatCode, SeatToken, TakeSeat
from vezerkar.server.limits import HttpRefusal
from vezerkar.server.live_table import LiveTable
from vezerkar.server.routes.http import Http, answer, body_of
from vezerkar.server.seat_token import new_token
from vezerkar.server.summaries import is_left
from vezerkar.server.tables import Tables
from vezerkar.table.hot_seat import Screen


class SeatRoutes:
    def __init__(self, http: Http, tables: Tables) -> None:
        self.http = http
        self.tables = tables

    def all(self) -> list[Route]:
        route, seat = self.http.route, "/api/tables/{id}/seats/{seat}"
        return [
            route("/api/seats", self.take_seat_by_code, "POST"),
            route(seat, self.take_seat, "POST"),
            route(seat + "/computer", self.replace, "POST"),
            route(seat + "/resign", self.resign, "POST"),
            route(seat + "/token", self.new_token, "POST"),
            route(seat + "/token", self.revoke_token, "DELETE"),
        ]

    async def take_seat(self, request: Request, user: Me) -> Response:
        given, where = await body_of(request, TakeSeat), request.path_params
        return await self._take_seat(where["id"], where["seat"], given.invitation, user)

    async def take_seat_by_code(self, request: Request, user: Me) -> Response:
        await self.http.limit_guesses(request)  # codes are short: nobody may try many
        code = "".join((await body_of(request, SeatCode)).code.upper().replace("-", "").split())
        found = await self.tables.store.find_code(code) if code else None
        if found is None:
            raise HttpRefusal(403, "problem-invitation", "the invitation is no longer valid")
        return await self._take_seat(*found, user)

    async def _take_seat(self, table_id: str, seat: str, invitation: str, user: Me) -> Response:
        async with self.tables.locked(table_id) as table:
            number = table.seats.number(seat)
            if number in table.seats.of_user(user.id):
                return answer(table.info(user.id))
            wanted = table.seats[number].invitation
            right = hmac.compare_digest(wanted.encode(), invitation.encode()) or table.row.public
            if not wanted or not right:
                raise HttpRefusal(403, "problem-invitation", "the invitation is no longer valid")
            if not await seating.take_seats(table, table.seats.open_with(wanted), user):
                raise HttpRefusal(409, "problem-taken", "somebody else has just taken this seat")
        return answer(table.info(user.id))

    async def replace(self, request: Request, user: Me) -> Response:
        """A computer plays on for somebody who has deleted their account."""
        self.http.limit_writes(request)
        level = (await body_of(request, Replace)).level
        async with self.tables.locked(request.path_params["id"]) as table:
            number = self._left_seat(table, request.path_params["seat"], user)
            check_level(table.match.game, level)
            await seating.replace_by_computer(table, number, level)
        return answer(table.info(user.id))

    async def resign(self, request: Request, user: Me) -> Response:
        """The side of somebody who has deleted their account resigns."""
        self.http.limit_writes(request)
        async with self.tables.locked(request.path_params["id"]) as table:
            number = self._left_seat(table, request.path_params["seat"], user)
            await seating.resign_for(table, number)
        return answer(table.info(user.id))

    def _left_seat(self, table: LiveTable, seat: str, user: Me) -> int:
        """A seat that nobody holds any more, for those who play on at its table."""
        number = table.seats.number(seat)
        if not table.seats.of_user(user.id) or not is_left(table.seats[number]):
            raise HttpRefusal(403, "refused-not-yours", "this seat belongs to somebody else")
        if table.row.status != "playing":
            raise HttpRefusal(409, "refused-over", "the match is not being played")
        return number

    async def new_token(self, request: Request, user: Me) -> Response:
        """Let a program play for the owner of a seat; an older token is revoked."""
        self.http.limit_writes(request)
        token, token_hash = new_token()
        await self._set_token(request, user, token_hash)
        return answer(SeatToken(token), 201)

    async def revoke_token(self, request: Request, user: Me) -> Response:
        self.http.limit_writes(request)
        return answer((await self._set_token(request, user, "")).info(user.id))

    async def _set_token(self, request: Request, user: Me, token_hash: str) -> LiveTable:
        async with self.tables.locked(request.path_params["id"]) as table:
            number = table.seats.number(request.path_params["seat"])
            if number not in table.seats.of_user(user.id):
                raise HttpRefusal(403, "refused-not-yours", "this seat belongs to somebody else")
            if token_hash and Screen(table.match, table.seats.of_user(user.id)).shared:
                # A program always sees its seat, also while a shared screen is hidden.
                text = "programs cannot play where people share a screen"
                raise HttpRefusal(403, "problem-shared", text)
            await seating.set_token(table, number, token_hash)
        return table
