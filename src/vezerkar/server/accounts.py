"""Accounts: a name and a password; whoever has none is a guest."""

from __future__ import annotations

import asyncio
import secrets
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from vezerkar.core.errors import DataError
from vezerkar.server.http_schema import Credentials, Me
from vezerkar.server.logins import Login, Logins, new_guest
from vezerkar.server.names import (
    FORMER_NAME,
    check_length,
    check_name,
    is_guest_name,
    skeleton,
)
from vezerkar.server.storage import account_rows
from vezerkar.server.storage.rows import User
from vezerkar.server.storage.store import NameTaken, Store

PASSWORD_CHARS: Final = (8, 200)


class BadLogin(DataError):
    """The name or the password is wrong."""


class Accounts:
    """Registers users, checks their passwords, and ends accounts."""

    def __init__(self, logins: Logins, store: Store) -> None:
        self.logins = logins
        self.store = store
        self.hasher = PasswordHasher()  # argon2id

    async def register(self, guest: Me, wanted: Credentials) -> Me:
        """Create an account; a guest keeps their tables."""
        name = _check_free_name(wanted.name)
        if is_guest_name(name):
            raise DataError("name: guests are called so; choose another name")
        password = await self._hash(wanted.password)
        user_id = guest.id if guest.guest else new_guest().user.id
        await self.store.add_user(User(user_id, name, password))
        self.logins.changed()
        return Me(user_id, name, False)

    async def new_name(self, login: Login, wanted: str) -> str:
        """The name that a guest may have; the name of an account cannot change."""
        name = _check_free_name(wanted)
        if not login.user.guest:
            raise DataError("name: the name of an account cannot be changed")
        if await self.store.find_user(name) is not None:
            raise NameTaken(f"the name '{name}' is taken")
        return name

    async def login(self, given: Credentials) -> Me:
        found = await self.store.find_user(given.name.strip())
        if not await self._is_right(found, given.password) or found is None:
            raise BadLogin("the name or the password is wrong")
        return Me(found.id, found.name, False)

    async def change_password(self, user: Me, old: str, new: str) -> None:
        await self._must_know(user, old)
        await account_rows.set_password(self.store.engine, user.id, await self._hash(new))

    async def delete(self, user: Me, password: str) -> list[str]:
        """Delete an account; the ids of the matches that stay without its name."""
        found = await self._must_know(user, password)
        matches = await account_rows.delete_account(self.store.engine, found, self.store.leases)
        self.logins.changed()
        return matches

    async def _must_know(self, user: Me, password: str) -> User:
        found = await account_rows.account(self.store.engine, user.id)
        if not await self._is_right(found, password) or found is None:
            raise BadLogin("the password is wrong")
        return found

    async def _hash(self, password: str) -> str:
        check_length("password", password, PASSWORD_CHARS)
        return await asyncio.to_thread(self.hasher.hash, password)

    async def _is_right(self, found: User | None, password: str) -> bool:
        return await asyncio.to_thread(self._verify, found, password)

    @cached_property
    def _dummy_hash(self) -> str:
        """Verified for an unknown name, so that it takes as long as a known one."""
        return self.hasher.hash(secrets.token_hex(16))

    def _verify(self, found: User | None, password: str) -> bool:
        dummy = self._dummy_hash  # made at the first login, whether or not the name is known
        try:
            return self.hasher.verify(found.password if found else dummy, password)
        except (VerificationError, InvalidHashError):
            return False


def _check_free_name(text: str) -> str:
    name = check_name(text)
    if skeleton(name) == skeleton(FORMER_NAME):
        raise DataError("name: players who have left are called so; choose another name")
    return name
