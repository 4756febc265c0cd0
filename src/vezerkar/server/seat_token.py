"""Tokens that let a program play for the owner of a seat; only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> tuple[str, str]:
    """A token, and the hash that is stored of it."""
    token = secrets.token_urlsafe(24)
    return token, token_hash(token)


def token_hash(token: str) -> str:
    return hash_of("token", token)


def hash_of(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()
