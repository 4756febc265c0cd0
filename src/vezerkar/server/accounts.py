"""Who is who: guests by a signed cookie, accounts by name and password."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from functools import cached_property
from pathlib import Path
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer

from vezerkar.core.errors import DataError
from vezerkar.server.file_modes import FILE_MODE, KEY_FILE, close_file
from vezerkar.server.http_schema import Credentials, Me
from vezerkar.server.names import check_length, check_name, is_guest_name
from vezerkar.server.storage.rows import User
from vezerkar.server.storage.store import NameTaken, Store

COOKIE_NAME: Final = "vezerkar"
COOKIE_AGE_S: Final = 400 * 24 * 3600  # browsers keep no cookie longer
PASSWORD_CHARS: Final = (8, 200)


class BadLogin(DataError):
    """The name or the password is wrong."""


class Accounts:
    """Reads and writes cookies, registers users and logs them in."""

    def __init__(self, key: str, store: Store) -> None:
        self.signer = URLSafeTimedSerializer(key, salt="who")
        self.store = store
        self.hasher = PasswordHasher()  # argon2id

    def new_guest(self) -> Me:
        number = secrets.randbelow(9000) + 1000
        return Me(f"g{secrets.token_hex(12)}", f"Guest {number}", True)

    def cookie(self, user: Me) -> str:
        return self.signer.dumps([user.id, user.name, user.guest])

    def user_of(self, cookie: str | None) -> Me | None:
        """The user of a cookie; None if it is missing or forged."""
        if not cookie:
            return None
        try:
            # Its age does not matter: a clock that was set back must not cost anybody their tables,
            # and browsers forget old cookies by themselves.
            return Me(*msgspec.convert(self.signer.loads(cookie), tuple[str, str, bool]))
        except (BadSignature, msgspec.ValidationError):
            return None

    async def register(self, guest: Me, wanted: Credentials) -> Me:
        """Create an account; a guest keeps their tables."""
        name = check_name(wanted.name)
        if is_guest_name(name):
            raise DataError("name: guests are called so; choose another name")
        check_length("password", wanted.password, PASSWORD_CHARS)
        password = await asyncio.to_thread(self.hasher.hash, wanted.password)
        new = guest.guest and not await self.store.has_account(guest.id)
        user_id = guest.id if new else self.new_guest().id
        await self.store.add_user(User(user_id, name, password))
        return Me(user_id, name, False)

    async def rename(self, user: Me, wanted: str) -> Me:
        """Rename a guest; the name of an account cannot change, whichever cookie asks for it."""
        name = check_name(wanted)
        if not user.guest or await self.store.has_account(user.id):
            raise DataError("name: the name of an account cannot be changed")
        if await self.store.find_user(name) is not None:
            raise NameTaken(f"the name '{name}' is taken")
        return Me(user.id, name, True)

    async def login(self, given: Credentials) -> Me:
        found = await self.store.find_user(given.name.strip())
        right = await asyncio.to_thread(self._verify, found, given.password)
        if found is None or not right:
            raise BadLogin("the name or the password is wrong")
        return Me(found.id, found.name, False)

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


def secret_key(folder: Path) -> str:
    """The key that signs cookies: created at the first start, readable by its owner only."""
    path = folder / KEY_FILE
    if not path.exists():
        _write_key(path, secrets.token_hex(32))
    close_file(path)
    key = path.read_text(encoding="ascii").strip()
    if len(key) < 32:
        raise DataError(f"{path}: expected a key of 64 letters; remove the file")
    return key


def _write_key(path: Path, key: str) -> None:
    """The file appears whole or not at all; of servers that start together only one writes it."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, FILE_MODE)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(key)
        with contextlib.suppress(FileExistsError):
            os.link(draft, path)
        draft.unlink()
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise DataError(f"{path}: the key cannot be written: {reason}") from None
