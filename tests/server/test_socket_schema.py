"""docs/protocol.md says what the server does: every path, message, field, limit and key."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import vezerkar
from vezerkar.scene import panels, scene
from vezerkar.server import (
    chat,
    connection,
    http_schema,
    limits,
    live_table,
    outbox,
    queries,
    seat_privacy,
    socket_schema,
    sockets,
    wire,
)
from vezerkar.server.config import Config
from vezerkar.server.limits import RequestLimits
from vezerkar.server.routes.all_routes import all_routes
from vezerkar.server.routes.http import Http
from vezerkar.server.storage.stored_match import MAX_CHAT_LINES
from vezerkar.words.words import Words, word_files

DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"
TEXT = DOCS.read_text(encoding="utf-8")
SOURCES = sorted((vezerkar.HOME / "server").rglob("*.py"))
SOURCES += sorted((vezerkar.HOME / "table").rglob("*.py"))
ASKED = get_args(socket_schema.FromPage)
TOLD = get_args(socket_schema.FromServer)


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def paths() -> list[str]:
    """Every path with its method, as the documentation writes them."""
    nobody: Any = None
    routes = all_routes(Http(nobody, nobody, Config(Path()), nobody, nobody), nobody)
    return [
        f"{method} {route.path}"
        for route in routes
        for method in sorted(route.methods or ())
        if method != "HEAD"
    ]


@pytest.mark.parametrize("path", paths())
def test_every_path_is_described(path: str) -> None:
    assert f"`{path}`" in TEXT or f"`{path}?lang=en`" in TEXT


def test_no_path_is_described_that_does_not_exist() -> None:
    described = re.findall(r"`((?:GET|POST|PUT|DELETE) /[^`?]*)", TEXT)
    assert set(described) <= set(paths())


@pytest.mark.parametrize("kind", ASKED, ids=tag)
def test_every_request_is_described_with_all_its_fields(kind: type[msgspec.Struct]) -> None:
    fields = ", ".join(field.encode_name for field in msgspec.structs.fields(kind))
    assert f"| `{tag(kind)}` `{{{fields}}}` |" in TEXT


@pytest.mark.parametrize("kind", TOLD, ids=tag)
def test_every_answer_is_described(kind: type[msgspec.Struct]) -> None:
    assert f"`{tag(kind)}`" in TEXT


def test_no_message_is_described_that_does_not_exist() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` `\{ref", TEXT, re.MULTILINE)
    assert sorted(rows) == sorted(tag(kind) for kind in ASKED)


def test_structs_that_are_named_exist() -> None:
    named = set(re.findall(r"`([A-Z][a-z]+(?:[A-Z][a-z]+)+)(?:\.[a-z_]+)?`", TEXT))
    known = {
        name for module in (http_schema, socket_schema, panels, scene) for name in vars(module)
    }
    assert named <= known | {"HttpOnly"}, named - known


def test_fields_that_are_named_exist() -> None:
    for struct, field in re.findall(r"`([A-Z]\w+)\.([a-z_]+)`", TEXT):
        kind = next(
            getattr(module, struct)
            for module in (http_schema, socket_schema, panels, scene)
            if hasattr(module, struct)
        )
        assert field in kind.__struct_fields__


def test_the_limits_are_those_of_the_server() -> None:
    rates = RequestLimits(Config(Path()))
    for line in (
        f"{limits.MAX_BODY_BYTES // 1024} KiB, {limits.MAX_RECORD_BYTES // 1024**2} MiB |",
        f"| socket message | {limits.MAX_MESSAGE_BYTES // 1024} KiB |",
        f"| messages of a connection | {sockets.MESSAGES_BURST:g} at once,"
        f" {sockets.MESSAGES_PER_S:g} a second;",
        f"| requests of an address | {rate(rates.requests, 1)} a second |",
        f"of an address | {rate(rates.logins, 60)} a minute |",
        f"| new tables of an address | {rate(rates.tables, 60)} a minute |",
        f"| new sockets of an address | {rate(rates.sockets, 1)} a second |",
        f"| changes of name and preferences of an address | {rate(rates.writes, 60)} a minute |",
        f"| preferences of a user | {limits.MAX_PREFERENCES_BYTES // 1024} KiB |",
        f"| a line of chat | {chat.MAX_LINE_CHARS} characters |",
        f"| lines of chat of a connection | {connection.WRITES_BURST} at once, 1 a second |",
        f"| free steps in a list | {queries.MAX_LISTED_FREE_STEPS} |",
        f"| notes of a seat | {seat_privacy.MAX_NOTES_CHARS} characters |",
        f"| wrong codes of a seat | {live_table.LOCK_GUESSES_BURST} at once, 12 a minute |",
        f"the latest {MAX_CHAT_LINES} lines of `chat`",
        f"| {outbox.MAX_WAITING_BYTES >> 20} MiB, {outbox.MAX_WAITING_MESSAGES}; the socket is",
        f"| connections of an address | {wire.MAX_CONNECTIONS_PER_ADDRESS} at once",
        f"| {wire.HEADERS_TIMEOUT_S:g} s, {wire.BODY_TIMEOUT_S:g} s |",
        f"| {wire.READER_TIMEOUT_S:g} s; the connection is cut |",
    ):
        assert line in TEXT, line


def rate(buckets: limits.Buckets, seconds: int) -> str:
    return f"{buckets.burst:g} at once, {buckets.rate * seconds:g}"


def test_the_codes_of_closing_are_described() -> None:
    known = vars(sockets) | vars(outbox)
    codes = [value for name, value in known.items() if name.startswith("CLOSE_")]
    assert len(codes) == 6
    for code in codes:
        assert f"{code} (" in TEXT


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_refusal_is_a_sentence_in_every_language(language: Any) -> None:
    words = Words(language, *word_files(language, vezerkar.HOME / "games" / "memoir"))
    keys = set()
    for source in SOURCES:
        text = source.read_text(encoding="utf-8")
        keys |= set(re.findall(r'"((?:refused|problem|outcome|ask|choice)-[a-z-]+)"', text))
    keys -= {tag(kind) for kind in ASKED}
    assert len(keys) > 30
    assert [key for key in sorted(keys) if not words.has(key)] == []
