"""Names, passwords and preferences."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vezerkar.server.http_schema import Credentials, Me, Rename
from vezerkar.server.limits import MAX_PREFERENCES_BYTES
from vezerkar.server.routes.http import ENCODER, Http, answer, body_of
from vezerkar.server.tables import Tables


class AccountRoutes:
    def __init__(self, http: Http, tables: Tables) -> None:
        self.http = http
        self.accounts = http.accounts
        self.tables = tables

    def all(self) -> list[Route]:
        route = self.http.route
        return [
            route("/api/me", self.me),
            route("/api/me", self.rename, "PUT"),
            route("/api/preferences", self.preferences),
            route("/api/preferences", self.set_preferences, "PUT"),
            route("/api/account/register", self.register, "POST"),
            route("/api/account/login", self.login, "POST"),
            route("/api/account/logout", self.logout, "POST"),
        ]

    async def me(self, request: Request, user: Me) -> Response:
        return answer(user)

    async def rename(self, request: Request, user: Me) -> Response:
        self.http.limit_writes(request)
        renamed = await self.accounts.rename(user, (await body_of(request, Rename)).name)
        await self.tables.rename(user, renamed.name)
        return self._logged_in(renamed)

    async def preferences(self, request: Request, user: Me) -> Response:
        stored = await self.tables.store.preferences(user.id)
        return Response(stored, media_type="application/json")

    async def set_preferences(self, request: Request, user: Me) -> Response:
        """Whatever the page wants to remember, up to a limit."""
        self.http.limit_writes(request)
        given = await body_of(request, dict[str, Any], MAX_PREFERENCES_BYTES)
        await self.tables.store.set_preferences(user.id, ENCODER.encode(given).decode())
        return answer(given)

    async def register(self, request: Request, user: Me) -> Response:
        self.http.limit_guesses(request)
        wanted = await body_of(request, Credentials)
        return self._logged_in(await self.accounts.register(user, wanted))

    async def login(self, request: Request, user: Me) -> Response:
        self.http.limit_guesses(request)
        return self._logged_in(await self.accounts.login(await body_of(request, Credentials)))

    async def logout(self, request: Request, user: Me) -> Response:
        return self._logged_in(self.accounts.new_guest())

    def _logged_in(self, user: Me) -> Response:
        response = answer(user)
        self.http.set_cookie(response, user)
        return response
