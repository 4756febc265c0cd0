"""Proxies that are trusted to say whom they speak for; nobody else is believed."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from typing import Any

from starlette.datastructures import Headers
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from vezerkar.core.errors import DataError


def checked_proxies(words: Iterable[str], argument: str = "--trusted-proxy") -> tuple[str, ...]:
    """Addresses or networks; a name would have to be looked up, and could be forged.

    >>> checked_proxies(["127.0.0.1", "10.0.0.0/8"])
    ('127.0.0.1', '10.0.0.0/8')
    """
    return tuple(_checked(word, argument) for word in words)


def _checked(word: str, argument: str) -> str:
    try:
        ipaddress.ip_network(word)
    except ValueError:
        raise DataError(
            f"{argument}: expected an address such as 127.0.0.1 or 10.0.0.0/8, found '{word}'"
        ) from None
    return word


def is_in(address: str, networks: Iterable[str]) -> bool:
    """Whether an address is one of these, or in one of these networks.

    >>> is_in("10.1.2.3", ["127.0.0.1", "10.0.0.0/8"])
    True
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # a socket of the file system has none
        return False
    return any(found in ipaddress.ip_network(network) for network in networks)


def believing(app: ASGIApp, proxies: Sequence[str]) -> ASGIApp:
    """The application with the addresses of callers as the trusted proxies tell them."""
    if not proxies:
        return app
    inner: Any = app  # uvicorn and Starlette have different names for the same types
    outer: Any = ProxyHeadersMiddleware(inner, list(proxies))
    middleware: ASGIApp = outer
    return middleware


def is_passed_on(headers: Headers) -> bool:
    """Whether a proxy passed the request on: its sender is somewhere else."""
    return "x-forwarded-for" in headers or "forwarded" in headers
