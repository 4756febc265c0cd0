"""Names, passwords, logins and preferences."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vezerkar.core.errors import DataError
from vezerkar.server.accounts import BadLogin
from vezerkar.server.departure import close_logins, close_tables
from vezerkar.server.http_schema import (
    Credentials,
    DeleteAccount,
    Me,
    NewPassword,
    Rename,
)
from vezerkar.server.limits import MAX_PREFERENCES_BYTES, HttpRefusal, address_of
from vezerkar.server.logins import Login, Logins, agent_of, new_guest
from vezerkar.server.logs import LOG
from vezerkar.server.names import skeleton
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
            route("/api/account/password", self.change_password, "PUT"),
            route("/api/account/delete", self.delete, "POST"),
            route("/api/account/logins", self.list_logins),
            route("/api/account/logins/{id}", self.end_login, "DELETE"),
        ]

    @property
    def logins(self) -> Logins:
        return self.accounts.logins

    async def me(self, request: Request, user: Me) -> Response:
        return answer(user)

    async def rename(self, request: Request, user: Me) -> Response:
        self.http.limit_writes(request)
        wanted = (await body_of(request, Rename)).name
        login = login_of(request)
        name = await self.accounts.new_name(login, wanted)
        # First the tables: with the login all sockets end, and who is back at once sees the name.
        await self.tables.rename(user, name)
        return answer(await self.logins.rename(login, name))

    async def preferences(self, request: Request, user: Me) -> Response:
        stored = await self.tables.store.preferences(user.id)
        return Response(stored, media_type="application/json")

    async def set_preferences(self, request: Request, user: Me) -> Response:
        """Whatever the page wants to remember, up to a limit."""
        self.http.limit_writes(request)
        given = await body_of(request, dict[str, Any], MAX_PREFERENCES_BYTES)
        await self.tables.store.set_preferences(user.id, ENCODER.encode(given).decode())
        return answer(given)

    # In and out

    async def register(self, request: Request, user: Me) -> Response:
        await self.http.limit_guesses(request)
        wanted = await body_of(request, Credentials)
        return await self._begin(request, await self.accounts.register(user, wanted), "register")

    async def login(self, request: Request, user: Me) -> Response:
        await self.http.limit_guesses(request)
        given = await body_of(request, Credentials)
        guesses, name = self.http.passwords, skeleton(given.name)
        await guesses.must_take(name, "too many attempts for this account; wait a minute")
        try:
            known = await self.accounts.login(given)
        except BadLogin:
            found = await self.tables.store.find_user(given.name.strip())
            await self._note(request, found.id if found else "", "login failed")
            raise
        await guesses.give_back(name)
        return await self._begin(request, known, "login")

    async def logout(self, request: Request, user: Me) -> Response:
        login = login_of(request)
        await self.logins.leave(login)
        close_logins(self.tables, [login.id])
        await self._note(request, user.id, "logout")
        return self._known(new_guest())

    async def _begin(self, request: Request, user: Me, what: str) -> Response:
        """A new login; the one before is ended, whoever else may have its cookie."""
        before = login_of(request)
        begun = await self.logins.begin(user, before, agent_of(request))
        close_logins(self.tables, [before.id])
        await self._note(request, user.id, what)
        return self._known(begun)

    def _known(self, login: Login) -> Response:
        response = answer(login.user)
        self.http.set_cookie(response, login)
        return response

    # The account

    async def list_logins(self, request: Request, user: Me) -> Response:
        return answer(await self.logins.listed(login_of(request)))

    async def end_login(self, request: Request, user: Me) -> Response:
        self.http.limit_writes(request)
        login = login_of(request)
        ended = await self.logins.end(login, request.path_params["id"])
        if not ended:
            raise HttpRefusal(404, "problem-no-address", "there is no such login")
        close_logins(self.tables, ended)
        await self._note(request, user.id, "login ended")
        return answer(await self.logins.listed(login))

    async def change_password(self, request: Request, user: Me) -> Response:
        given = await body_of(request, NewPassword)
        async with self._counting(request, user):
            await self.accounts.change_password(user, given.old, given.new)
        ended = await self.logins.end_others(login_of(request))
        close_logins(self.tables, ended)
        await self._note(request, user.id, "password changed")
        return answer(user)

    async def delete(self, request: Request, user: Me) -> Response:
        given = await body_of(request, DeleteAccount)
        logins = [row.id for row in await self.logins.rows.of_user(user.id)]
        async with self._counting(request, user):
            matches = await self.accounts.delete(user, given.password)
        close_logins(self.tables, logins)
        await close_tables(self.tables, matches)
        await self._note(request, user.id, "account deleted")
        return self._known(new_guest())

    @asynccontextmanager
    async def _counting(self, request: Request, user: Me) -> AsyncIterator[None]:
        """Something that needs the password of an account; wrong ones are counted."""
        if user.guest:
            raise DataError("a guest has no account")
        await self.http.limit_guesses(request)
        await self.http.passwords.must_take(user.id, "too many attempts; wait a minute")
        try:
            yield
        except BadLogin:
            await self._note(request, user.id, "wrong password")
            raise
        await self.http.passwords.give_back(user.id)

    async def _note(self, request: Request, user: str, what: str) -> None:
        address = address_of(request.scope)
        level = LOG.warning if what in ("login failed", "wrong password") else LOG.info
        level("account: %s", what, extra={"user": user or "unknown", "address": address})
        await self.logins.rows.audit(user, what, address)


def login_of(request: Request) -> Login:
    found: Login = request.state.login
    return found
