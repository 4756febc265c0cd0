"""Cookies of versions up to 0.2, which were signed: they are exchanged for a login."""

from __future__ import annotations

import base64
import hashlib
import hmac
from pathlib import Path

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer

from vezerkar.core.errors import DataError
from vezerkar.server.file_modes import KEY_FILE, close_file
from vezerkar.server.http_schema import Me

MIN_KEY_CHARS = 32


class OldCookies:
    """Reads signed cookies, where the server has the key that signed them."""

    def __init__(self, folder: Path) -> None:
        self.key = _key_in(folder)
        self.signer = URLSafeTimedSerializer(self.key, salt="who") if self.key else None

    def read(self, cookie: str) -> tuple[str, Me] | None:
        """The token that a cookie is exchanged for, always the same, and whose it was.

        Its age does not matter: a clock that was set back must not cost anybody their tables.
        """
        if self.signer is None or "." not in cookie:
            return None
        try:
            user = Me(*msgspec.convert(self.signer.loads(cookie), tuple[str, str, bool]))
        except (BadSignature, msgspec.ValidationError):
            return None
        digest = hmac.digest(self.key.encode(), cookie.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("="), user


def _key_in(folder: Path) -> str:
    """The key of an earlier version; empty: this server never signed a cookie."""
    path = folder / KEY_FILE
    if not path.exists():
        return ""
    close_file(path)
    key = path.read_text(encoding="ascii").strip()
    if len(key) < MIN_KEY_CHARS:
        raise DataError(f"{path}: expected a key of 64 letters; remove the file")
    return key
