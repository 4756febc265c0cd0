"""Logins: the browsers in which somebody is known, as a guest or with an account.

A browser has a random token in its cookie, and the server stores its hash. A guest is known by the
token alone: nothing is stored of somebody who only looks around.
"""

from __future__ import annotations

import math
import re
import secrets
import time
from dataclasses import dataclass, replace
from typing import Final

from starlette.requests import HTTPConnection

from vezerkar.server.http_schema import LoginInfo, Me
from vezerkar.server.old_cookies import OldCookies
from vezerkar.server.seat_token import hash_of
from vezerkar.server.storage.logins import LoginRow, LoginRows
from vezerkar.server.storage.store import Store

COOKIE_NAME: Final = "vezerkar"
HTTPS_COOKIE_NAME: Final = "__Host-vezerkar"  # browsers take it by https from this host only
COOKIE_AGE_S: Final = 400 * 24 * 3600  # browsers keep no cookie longer
TOKEN_BYTES: Final = 32
RECENT_S: Final = 5.0  # for which a login need not be read again, unless this server changed one
MAX_RECENT: Final = 10_000
ID_CHARS: Final = 16  # of the hash, by which its owner names a login
_TOKEN: Final = re.compile(r"[\w-]{43}", re.ASCII)
BROWSERS: Final = ("Edg", "OPR", "Firefox", "Chrome", "Safari")  # Chrome says Safari, too
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac", "Linux")


@dataclass(frozen=True)
class Login:
    """Who comes, and in which login."""

    id: str
    user: Me
    token: str = ""  # for the cookie, if the browser does not have it yet

    def row(self, agent: str = "") -> LoginRow:
        return LoginRow(self.id, self.user.id, self.user.name, self.user.guest, agent)


def cookie_of(caller: HTTPConnection, secure: bool) -> str | None:
    """The cookie of a caller. By https the plain name is read only for a cookie that was signed."""
    plain = caller.cookies.get(COOKIE_NAME)
    if not secure:
        return plain
    return caller.cookies.get(HTTPS_COOKIE_NAME) or (plain if plain and "." in plain else None)


def agent_of(caller: HTTPConnection) -> str:
    return short_agent(caller.headers.get("user-agent", ""))


def new_guest() -> Login:
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return Login(login_id(token), guest_of(token), token)


def login_id(token: str) -> str:
    return hash_of("login", token)


def guest_of(token: str) -> Me:
    """The guest that a token is for, as long as nothing else is stored of it."""
    user = "g" + hash_of("guest", token)[:24]
    return Me(user, guest_name(user), True)


def guest_name(user: str) -> str:
    """What a guest is called at first.

    >>> guest_name("g00000007")
    'Guest 1007'
    """
    return f"Guest {int(user[1:9], 16) % 9000 + 1000}"


class Logins:
    """Finds, begins and ends logins."""

    def __init__(self, store: Store, old_cookies: OldCookies) -> None:
        self.store = store
        self.rows = LoginRows(store.engine, store.reader)
        self.old_cookies = old_cookies
        self._recent: dict[str, tuple[float, Login]] = {}  # by cookie, and when it was read
        self.changes = 0  # how often something was stored about logins or accounts

    async def of(self, caller: HTTPConnection, secure: bool) -> Login | None:
        """The login of whoever asks for something."""
        return await self.find(cookie_of(caller, secure), caller.headers.get("user-agent", ""))

    async def find(self, cookie: str | None, agent: str = "") -> Login | None:
        """The login of a cookie; None if there is none, or if it was ended."""
        if not cookie:
            return None
        at, known = self._recent.get(cookie, (-math.inf, None))
        if time.monotonic() - at < RECENT_S:
            return known
        changes = self.changes
        found = await self._read(cookie, agent)
        if found is not None and changes == self.changes:
            if len(self._recent) >= MAX_RECENT:
                self._recent.clear()
            self._recent[cookie] = (time.monotonic(), found)
        return found

    def changed(self) -> None:
        """Something was stored about logins or accounts: read everything again."""
        self.changes += 1
        self._recent.clear()

    async def _read(self, cookie: str, agent: str) -> Login | None:
        old = self.old_cookies.read(cookie)
        if old is None and not _TOKEN.fullmatch(cookie):
            return None
        token, user = old or (cookie, guest_of(cookie))
        row, accounts = await self.rows.find_with_accounts(login_id(token), user.id)
        if row is not None:
            if row.ended:
                return None
            user = Me(row.user, row.name, row.guest)
            await self.rows.use(row)
        # A guest who has an account now must log in to it.
        if user.guest == (user.id in accounts):
            return None
        found = Login(login_id(token), await self._named(user), token if old else "")
        if row is None and old:
            await self.rows.add(replace(found, user=user).row(short_agent(agent)))
        return found

    async def _named(self, user: Me) -> Me:
        """A guest whose name belongs to an account by now is called as at first."""
        first = guest_name(user.id) if user.guest else user.name
        if user.name == first or await self.store.find_user(user.name) is None:
            return user
        return Me(user.id, first, True)

    async def is_ended(self, login: str) -> bool:
        row = await self.rows.find(login)
        return row is not None and bool(row.ended)

    async def begin(self, user: Me, instead_of: Login, agent: str) -> Login:
        """A new token for a user; the one before is worth nothing any more."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        begun = Login(login_id(token), user, token)
        await self.leave(instead_of)
        await self.rows.add(begun.row(agent))
        return begun

    async def leave(self, login: Login) -> None:
        """End a login, also that of a guest."""
        await self.rows.end_for_good(login.row())
        self.changed()

    async def rename(self, login: Login, name: str) -> Me:
        """Give the guest of a login a name."""
        renamed = Login(login.id, Me(login.user.id, name, True))
        await self.rows.rename(renamed.row())
        self.changed()
        return renamed.user

    async def listed(self, login: Login) -> list[LoginInfo]:
        """The logins of an account; a guest has only this one."""
        rows = [] if login.user.guest else await self.rows.of_user(login.user.id)
        return [
            LoginInfo(row.id[:ID_CHARS], row.agent, row.made, row.used, row.id == login.id)
            for row in rows
        ]

    async def end(self, login: Login, wanted: str) -> list[str]:
        """End one of the logins of a user; whole ids of what was ended."""
        rows = await self.rows.of_user(login.user.id)
        return await self._end([row.id for row in rows if row.id[:ID_CHARS] == wanted])

    async def end_others(self, login: Login) -> list[str]:
        rows = await self.rows.of_user(login.user.id)
        return await self._end([row.id for row in rows if row.id != login.id])

    async def _end(self, ids: list[str]) -> list[str]:
        await self.rows.end(ids)
        self.changed()
        return ids


def short_agent(text: str) -> str:
    """A browser in short, for its owner to recognise.

    >>> short_agent("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> short_agent("python-httpx/0.28")
    'python-httpx'
    """
    browser = next((name for name in BROWSERS if f"{name}/" in text), "")
    system = next((name for name in SYSTEMS if name in text), "")
    if browser:
        name = {"Edg": "Edge", "OPR": "Opera"}.get(browser, browser)
        return f"{name}, {system}" if system else name
    program = text.partition("/")[0][:40]
    return program if program.isascii() and program.isprintable() else ""
