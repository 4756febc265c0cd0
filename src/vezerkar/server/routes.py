"""The HTTP API: accounts, games, tables, records, rules and texts."""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from vezerkar.core.errors import DataError, VezerkarError
from vezerkar.core.registry import find_game
from vezerkar.files.ledger import LANGUAGES, Language, load_ledger
from vezerkar.records.record import writing
from vezerkar.server import metrics, seating
from vezerkar.server.accounts import COOKIE_AGE_S, COOKIE_NAME, Accounts, BadLogin
from vezerkar.server.catalogue import Catalogue, covers
from vezerkar.server.config import Config
from vezerkar.server.http_schema import (
    CopyTable,
    Created,
    Credentials,
    Me,
    NewPosition,
    NewTable,
    Rename,
    RuleInfo,
    SeatCode,
    SeatToken,
    TakeSeat,
    Ticket,
)
from vezerkar.server.lessons import lesson_table
from vezerkar.server.limits import (
    MAX_BODY_BYTES,
    MAX_PREFERENCES_BYTES,
    MAX_RECORD_BYTES,
    HttpRefusal,
    Limits,
    address_of,
    read_body,
)
from vezerkar.server.live_table import LiveTable
from vezerkar.server.seat_token import new_token
from vezerkar.server.storage.store import NameTaken
from vezerkar.server.summaries import preview
from vezerkar.server.tables import Tables
from vezerkar.server.time_slicing import in_slices
from vezerkar.table.hot_seat import Screen
from vezerkar.words.words import word_files

T = TypeVar("T")
Handler = Callable[[Request, Me], Awaitable[Response]]
_ENCODER = msgspec.json.Encoder()


def answer(value: Any, status: int = 200) -> Response:
    return Response(_ENCODER.encode(value), status, media_type="application/json")


async def body_of(request: Request, kind: type[T], limit: int = MAX_BODY_BYTES) -> T:
    """The JSON body; the caller is told what is wrong with it."""
    raw = await read_body(request, limit)
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise HttpRefusal(400, "problem-body", f"the body does not fit: {error}") from None


class Routes:
    """All paths under /api, and those for the operator."""

    def __init__(self, tables: Tables, accounts: Accounts, limits: Limits, config: Config) -> None:
        self.tables = tables
        self.accounts = accounts
        self.limits = limits
        self.config = config
        self.catalogue = Catalogue(config.data)

    def all(self) -> list[Route]:
        table = "/api/tables/{id}"
        return [
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
            self._route("/api/me", self.me),
            self._route("/api/me", self.rename, "PUT"),
            self._route("/api/preferences", self.preferences),
            self._route("/api/preferences", self.set_preferences, "PUT"),
            self._route("/api/account/register", self.register, "POST"),
            self._route("/api/account/login", self.login, "POST"),
            self._route("/api/account/logout", self.logout, "POST"),
            self._route("/api/covers", self.covers),
            self._route("/api/games", self.games),
            self._route("/api/games/{game}/{scenario}", self.preview),
            self._route("/api/tables", self.my_tables),
            self._route("/api/tables", self.new_table, "POST"),
            self._route("/api/tables/open", self.public_tables),
            self._route("/api/positions", self.open_position, "POST"),
            self._route("/api/handed", self.take_handed, "POST"),
            self._route("/api/lessons/{game}/{number}", self.begin_lesson, "POST"),
            self._route("/api/seats", self.take_seat_by_code, "POST"),
            self._route(table, self.table),
            self._route(table + "/seats/{seat}", self.take_seat, "POST"),
            self._route(table + "/seats/{seat}/token", self.new_token, "POST"),
            self._route(table + "/seats/{seat}/token", self.revoke_token, "DELETE"),
            self._route(table + "/start", self.start, "POST"),
            self._route(table + "/rematch", self.rematch, "POST"),
            self._route(table + "/copy", self.copy, "POST"),
            self._route(table + "/record", self.record),
            self._route("/api/records", self.open_record, "POST"),
            self._route("/api/rules/{game}", self.rules),
            self._route("/api/text/{game}/{lang}", self.text),
        ]

    def _route(self, path: str, handler: Handler, method: str = "GET") -> Route:
        async def run(request: Request) -> Response:
            user = self.accounts.user_of(request.cookies.get(COOKIE_NAME))
            known = user or self.accounts.new_guest()
            response = await _handled(handler, request, known)
            if user is None and COOKIE_NAME not in response.headers.get("set-cookie", ""):
                self._set_cookie(response, known)
            return response

        return Route(path, run, methods=[method])

    def with_guest_cookie(self, request: Request, response: Response) -> Response:
        """A page makes an unknown caller a guest."""
        page = response.media_type == "text/html"
        if page and self.accounts.user_of(request.cookies.get(COOKIE_NAME)) is None:
            self._set_cookie(response, self.accounts.new_guest())
        return response

    def _set_cookie(self, response: Response, user: Me) -> None:
        response.set_cookie(
            COOKIE_NAME,
            self.accounts.cookie(user),
            max_age=COOKIE_AGE_S,
            httponly=True,
            samesite="lax",
            secure=self.config.secure,
        )

    # For the operator

    async def health(self, request: Request) -> Response:
        alive = await self.tables.store.alive()
        text = "ok\n" if alive else "the database does not answer\n"
        return PlainTextResponse(text, 200 if alive else 503)

    async def metrics(self, request: Request) -> Response:
        """For callers on this machine, such as a proxy that decides who may see them."""
        if address_of(request.scope) not in ("127.0.0.1", "::1"):
            raise HttpRefusal(
                403, "problem-metrics", "metrics are only available on the server's own machine"
            )
        return PlainTextResponse(metrics.exposition())

    # Accounts

    async def me(self, request: Request, user: Me) -> Response:
        return answer(user)

    async def rename(self, request: Request, user: Me) -> Response:
        self._limit_writes(request)
        renamed = await self.accounts.rename(user, (await body_of(request, Rename)).name)
        await self.tables.rename(user, renamed.name)
        return self._logged_in(renamed)

    async def preferences(self, request: Request, user: Me) -> Response:
        stored = await self.tables.store.preferences(user.id)
        return Response(stored, media_type="application/json")

    async def set_preferences(self, request: Request, user: Me) -> Response:
        """Whatever the page wants to remember, up to a limit."""
        self._limit_writes(request)
        given = await body_of(request, dict[str, Any], MAX_PREFERENCES_BYTES)
        await self.tables.store.set_preferences(user.id, _ENCODER.encode(given).decode())
        return answer(given)

    async def register(self, request: Request, user: Me) -> Response:
        self._limit_guesses(request)
        return self._logged_in(
            await self.accounts.register(user, await body_of(request, Credentials))
        )

    async def login(self, request: Request, user: Me) -> Response:
        self._limit_guesses(request)
        return self._logged_in(await self.accounts.login(await body_of(request, Credentials)))

    async def logout(self, request: Request, user: Me) -> Response:
        return self._logged_in(self.accounts.new_guest())

    def _logged_in(self, user: Me) -> Response:
        response = answer(user)
        self._set_cookie(response, user)
        return response

    def _limit_guesses(self, request: Request) -> None:
        if not self.limits.logins.take(address_of(request.scope)):
            raise HttpRefusal(429, "problem-too-fast", "too many attempts; wait a minute")

    def _limit_writes(self, request: Request) -> None:
        if not self.limits.writes.take(address_of(request.scope)):
            raise HttpRefusal(429, "problem-too-fast", "too many changes; wait a minute")

    # Games and tables

    async def covers(self, request: Request, user: Me) -> Response:
        return answer(covers())

    async def games(self, request: Request, user: Me) -> Response:
        return answer(await self.catalogue.infos())

    async def preview(self, request: Request, user: Me) -> Response:
        game, scenario = request.path_params["game"], request.path_params["scenario"]
        given = dict(request.query_params)
        pack = given.pop("pack", "")
        known = find_game(game, pack)
        if scenario not in {info.id for info in known.scenarios()}:
            raise HttpRefusal(
                404, "problem-no-address", f"there is no scenario '{scenario}' in {game}"
            )
        settings = tuple(known.complete_settings(given, scenario).items())
        return answer(preview(game, pack, scenario, settings))

    async def public_tables(self, request: Request, user: Me) -> Response:
        return answer(await self.tables.public(user.id))

    async def my_tables(self, request: Request, user: Me) -> Response:
        return answer(await self.tables.of_user(user.id))

    async def new_table(self, request: Request, user: Me) -> Response:
        self._limit_tables(request)
        table = await self.tables.create(user, await body_of(request, NewTable))
        return answer(table.info(user.id), 201)

    async def open_position(self, request: Request, user: Me) -> Response:
        self._limit_tables(request)
        wanted = await body_of(request, NewPosition)
        table = await self.tables.create_from_position(user, wanted)
        return answer(table.info(user.id), 201)

    async def begin_lesson(self, request: Request, user: Me) -> Response:
        self._limit_tables(request)
        wanted = lesson_table(request.path_params["game"], request.path_params["number"])
        table = await self.tables.create_from_position(user, wanted)
        return answer(table.info(user.id), 201)

    async def take_handed(self, request: Request, user: Me) -> Response:
        self._limit_guesses(request)
        table = await self.tables.take_handed(user, (await body_of(request, Ticket)).ticket)
        return answer(table.info(user.id), 201)

    async def copy(self, request: Request, user: Me) -> Response:
        self._limit_tables(request)
        wanted = await body_of(request, CopyTable)
        async with self._locked(request.path_params["id"]) as old:
            table = await self.tables.copy(user, old, wanted)
        return answer(table.info(user.id), 201)

    def _limit_tables(self, request: Request) -> None:
        if not self.limits.tables.take(address_of(request.scope)):
            raise HttpRefusal(429, "problem-too-fast", "too many new tables; wait a minute")

    async def table(self, request: Request, user: Me) -> Response:
        return answer((await self._table(request.path_params["id"])).info(user.id))

    async def take_seat(self, request: Request, user: Me) -> Response:
        given, where = await body_of(request, TakeSeat), request.path_params
        return await self._take_seat(where["id"], where["seat"], given.invitation, user)

    async def take_seat_by_code(self, request: Request, user: Me) -> Response:
        self._limit_guesses(request)  # codes are short: nobody may try many
        code = "".join((await body_of(request, SeatCode)).code.upper().replace("-", "").split())
        found = await self.tables.store.find_code(code) if code else None
        if found is None:
            raise HttpRefusal(403, "problem-invitation", "the invitation is no longer valid")
        return await self._take_seat(*found, user)

    async def _take_seat(self, table_id: str, seat: str, invitation: str, user: Me) -> Response:
        async with self._locked(table_id) as table:
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

    async def new_token(self, request: Request, user: Me) -> Response:
        """Let a program play for the owner of a seat; an older token is revoked."""
        self._limit_writes(request)
        token, token_hash = new_token()
        await self._set_token(request, user, token_hash)
        return answer(SeatToken(token), 201)

    async def revoke_token(self, request: Request, user: Me) -> Response:
        self._limit_writes(request)
        return answer((await self._set_token(request, user, "")).info(user.id))

    async def _set_token(self, request: Request, user: Me, token_hash: str) -> LiveTable:
        async with self._locked(request.path_params["id"]) as table:
            number = table.seats.number(request.path_params["seat"])
            if number not in table.seats.of_user(user.id):
                raise HttpRefusal(403, "refused-not-yours", "this seat belongs to somebody else")
            if token_hash and Screen(table.match, table.seats.of_user(user.id)).shared:
                # A program always sees its seat, also while a shared screen is hidden.
                text = "programs cannot play where people share a screen"
                raise HttpRefusal(403, "problem-shared", text)
            await seating.set_token(table, number, token_hash)
        return table

    async def start(self, request: Request, user: Me) -> Response:
        async with self._locked(request.path_params["id"]) as table:
            if table.row.host != user.id:
                raise HttpRefusal(403, "problem-host-only", "only the host can start the match")
            if table.seats.any_open():
                raise HttpRefusal(409, "problem-open-seats", "there are still open seats")
            await table.start()
        return answer(table.info(user.id))

    async def rematch(self, request: Request, user: Me) -> Response:
        async with self._locked(request.path_params["id"]) as old:
            return answer(Created((await self.tables.rematch(user, old)).row.id), 201)

    async def _table(self, table_id: str) -> LiveTable:
        table = await self.tables.find(table_id)
        if table is None:
            raise HttpRefusal(404, "problem-no-table", "there is no such table")
        return table

    @asynccontextmanager
    async def _locked(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table under its lock; one that was thrown away meanwhile is read again."""
        while True:
            table = await self._table(table_id)
            async with table.lock:
                if not table.lost:
                    yield table
                    return

    # Records

    async def record(self, request: Request, user: Me) -> Response:
        async with self._locked(request.path_params["id"]) as table:
            if table.row.status != "over":
                raise HttpRefusal(
                    403, "problem-record", "the record is available when the match is over"
                )
            lines = await in_slices(writing(table.match.session, table.row.seed_hash))
            text = "".join(line + "\n" for line in lines)
        name = f"{table.row.game}-{table.row.scenario}-{table.row.id}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=headers)

    async def open_record(self, request: Request, user: Me) -> Response:
        self._limit_guesses(request)
        raw = await read_body(request, MAX_RECORD_BYTES)
        try:
            text = raw.decode()
        except UnicodeDecodeError:
            raise HttpRefusal(400, "problem-body", "a record is UTF-8 text") from None
        return answer(Created((await self.tables.create_from_record(user, text)).row.id), 201)

    # Rules and texts

    async def rules(self, request: Request, user: Me) -> Response:
        language = _language(request.query_params.get("lang", "en"))
        return answer(_rules(find_game(request.path_params["game"]).id, language))

    async def text(self, request: Request, user: Me) -> Response:
        game = find_game(request.path_params["game"]).id
        return PlainTextResponse(_text(game, _language(request.path_params["lang"])))


async def _handled(handler: Handler, request: Request, user: Me) -> Response:
    """Run a handler; bad input becomes one sentence for the caller."""
    try:
        return await handler(request, user)
    except NameTaken as error:
        raise HttpRefusal(409, "problem-name-taken", str(error)) from None
    except BadLogin as error:
        raise HttpRefusal(403, "problem-login", str(error)) from None
    except VezerkarError as error:
        raise HttpRefusal(400, "problem-input", str(error), text=str(error)) from None


def _language(text: str) -> Language:
    for language in LANGUAGES:
        if language == text:
            return language
    raise DataError(f"there is no language '{text}'; the languages are: {', '.join(LANGUAGES)}")


@lru_cache(maxsize=64)
def _rules(game: str, language: Language) -> list[RuleInfo]:
    ledger = load_ledger(find_game(game).folder)
    return [
        RuleInfo(
            rule.id,
            rule.section.of(language),
            rule.text.of(language),
            rule.source,
            rule.ruling.of(language),
            rule.example.of(language),
        )
        for rule in ledger
    ]


@lru_cache(maxsize=64)
def _text(game: str, language: Language) -> str:
    """All texts of a game, the general ones first."""
    files = word_files(language, find_game(game).folder)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)
