"""The HTTP side: who I am, what can be played, tables, records, rules and words."""

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
from vezerkar.server import seating, watch
from vezerkar.server.accounts import COOKIE, LASTS, BadLogin, People
from vezerkar.server.catalogue import Shelf, covers
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
from vezerkar.server.lessons import lesson
from vezerkar.server.limits import BODY, RECORD, SETTINGS, Gate, Refuse, address_of, read_body
from vezerkar.server.live_table import LiveTable
from vezerkar.server.seat_privacy import new_token
from vezerkar.server.storage.store import NameTaken
from vezerkar.server.summaries import preview
from vezerkar.server.tables import Hub
from vezerkar.server.time_slicing import in_slices
from vezerkar.table.hot_seat import Screen
from vezerkar.words.words import word_files

T = TypeVar("T")
Handler = Callable[[Request, Me], Awaitable[Response]]
_ENCODER = msgspec.json.Encoder()


def answer(value: Any, status: int = 200) -> Response:
    return Response(_ENCODER.encode(value), status, media_type="application/json")


async def body_of(request: Request, kind: type[T], limit: int = BODY) -> T:
    """The JSON body; what is wrong with it is told."""
    raw = await read_body(request, limit)
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refuse(400, "problem-body", f"the body does not fit: {error}") from None


class Routes:
    """All paths under /api, and those for the operator."""

    def __init__(self, hub: Hub, people: People, gate: Gate, config: Config) -> None:
        self.hub = hub
        self.people = people
        self.gate = gate
        self.config = config
        self.shelf = Shelf(config.data)

    def all(self) -> list[Route]:
        table = "/api/tables/{id}"
        return [
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
            self._route("/api/me", self.me),
            self._route("/api/me", self.rename, "PUT"),
            self._route("/api/settings", self.settings),
            self._route("/api/settings", self.keep_settings, "PUT"),
            self._route("/api/account/register", self.register, "POST"),
            self._route("/api/account/login", self.login, "POST"),
            self._route("/api/account/logout", self.logout, "POST"),
            self._route("/api/covers", self.covers),
            self._route("/api/games", self.games),
            self._route("/api/games/{game}/{scenario}", self.preview),
            self._route("/api/tables", self.tables),
            self._route("/api/tables", self.new_table, "POST"),
            self._route("/api/tables/open", self.open_tables),
            self._route("/api/positions", self.open_position, "POST"),
            self._route("/api/handed", self.take_handed, "POST"),
            self._route("/api/lessons/{game}/{number}", self.begin_lesson, "POST"),
            self._route("/api/seats", self.take_seat_by_code, "POST"),
            self._route(table, self.table),
            self._route(table + "/seats/{seat}", self.take_seat, "POST"),
            self._route(table + "/seats/{seat}/token", self.new_token, "POST"),
            self._route(table + "/seats/{seat}/token", self.forget_token, "DELETE"),
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
            user = self.people.who(request.cookies.get(COOKIE))
            known = user or self.people.guest()
            response = await _told(handler, request, known)
            if user is None and COOKIE not in response.headers.get("set-cookie", ""):
                self.give_cookie(response, known)
            return response

        return Route(path, run, methods=[method])

    def greet(self, request: Request, response: Response) -> Response:
        """A page makes a guest of a caller whom nobody knows."""
        page = response.media_type == "text/html"
        if page and self.people.who(request.cookies.get(COOKIE)) is None:
            self.give_cookie(response, self.people.guest())
        return response

    def give_cookie(self, response: Response, user: Me) -> None:
        response.set_cookie(
            COOKIE,
            self.people.cookie(user),
            max_age=LASTS,
            httponly=True,
            samesite="lax",
            secure=self.config.secure,
        )

    # For the operator

    async def health(self, request: Request) -> Response:
        alive = await self.hub.store.alive()
        text = "ok\n" if alive else "the database does not answer\n"
        return PlainTextResponse(text, 200 if alive else 503)

    async def metrics(self, request: Request) -> Response:
        """Numbers are for this machine, or for whoever the proxy in front lets through."""
        if address_of(request.scope) not in ("127.0.0.1", "::1"):
            raise Refuse(403, "problem-metrics", "metrics are read on the server's own machine")
        return PlainTextResponse(watch.exposition())

    # Who I am

    async def me(self, request: Request, user: Me) -> Response:
        return answer(user)

    async def rename(self, request: Request, user: Me) -> Response:
        self._write(request)
        renamed = await self.people.rename(user, (await body_of(request, Rename)).name)
        await self.hub.rename(user, renamed.name)
        return self._as(renamed)

    async def settings(self, request: Request, user: Me) -> Response:
        stored = await self.hub.store.settings(user.id)
        return Response(stored, media_type="application/json")

    async def keep_settings(self, request: Request, user: Me) -> Response:
        """What the page wants to remember is its own affair, if it is not too much."""
        self._write(request)
        given = await body_of(request, dict[str, Any], SETTINGS)
        await self.hub.store.keep_settings(user.id, _ENCODER.encode(given).decode())
        return answer(given)

    async def register(self, request: Request, user: Me) -> Response:
        self._slowly(request)
        return self._as(await self.people.register(user, await body_of(request, Credentials)))

    async def login(self, request: Request, user: Me) -> Response:
        self._slowly(request)
        return self._as(await self.people.login(await body_of(request, Credentials)))

    async def logout(self, request: Request, user: Me) -> Response:
        return self._as(self.people.guest())

    def _as(self, user: Me) -> Response:
        response = answer(user)
        self.give_cookie(response, user)
        return response

    def _slowly(self, request: Request) -> None:
        if not self.gate.logins.take(address_of(request.scope)):
            raise Refuse(429, "problem-too-fast", "too many attempts; wait a minute")

    def _write(self, request: Request) -> None:
        if not self.gate.writes.take(address_of(request.scope)):
            raise Refuse(429, "problem-too-fast", "too many changes; wait a minute")

    # Games and tables

    async def covers(self, request: Request, user: Me) -> Response:
        return answer(covers())

    async def games(self, request: Request, user: Me) -> Response:
        return answer(await self.shelf.infos())

    async def preview(self, request: Request, user: Me) -> Response:
        game, scenario = request.path_params["game"], request.path_params["scenario"]
        given = dict(request.query_params)
        pack = given.pop("pack", "")
        known = find_game(game, pack)
        if scenario not in {info.id for info in known.scenarios()}:
            raise Refuse(404, "problem-no-address", f"there is no scenario '{scenario}' in {game}")
        settings = tuple(known.complete_settings(given, scenario).items())
        return answer(preview(game, pack, scenario, settings))

    async def open_tables(self, request: Request, user: Me) -> Response:
        return answer(await self.hub.listed_for_all(user.id))

    async def tables(self, request: Request, user: Me) -> Response:
        return answer(await self.hub.listed(user.id))

    async def new_table(self, request: Request, user: Me) -> Response:
        self._another(request)
        table = await self.hub.lay(user, await body_of(request, NewTable))
        return answer(table.info(user.id), 201)

    async def open_position(self, request: Request, user: Me) -> Response:
        self._another(request)
        table = await self.hub.lay_position(user, await body_of(request, NewPosition))
        return answer(table.info(user.id), 201)

    async def begin_lesson(self, request: Request, user: Me) -> Response:
        self._another(request)
        given = request.path_params
        table = await self.hub.lay_position(user, lesson(given["game"], given["number"]))
        return answer(table.info(user.id), 201)

    async def take_handed(self, request: Request, user: Me) -> Response:
        self._slowly(request)
        table = await self.hub.take_handed(user, (await body_of(request, Ticket)).ticket)
        return answer(table.info(user.id), 201)

    async def copy(self, request: Request, user: Me) -> Response:
        self._another(request)
        wanted = await body_of(request, CopyTable)
        async with self._held(request.path_params["id"]) as old:
            table = await self.hub.copy(user, old, wanted)
        return answer(table.info(user.id), 201)

    def _another(self, request: Request) -> None:
        if not self.gate.tables.take(address_of(request.scope)):
            raise Refuse(429, "problem-too-fast", "too many new tables; wait a minute")

    async def table(self, request: Request, user: Me) -> Response:
        return answer((await self._table(request.path_params["id"])).info(user.id))

    async def take_seat(self, request: Request, user: Me) -> Response:
        given, where = await body_of(request, TakeSeat), request.path_params
        return await self._sit(where["id"], where["seat"], given.invitation, user)

    async def take_seat_by_code(self, request: Request, user: Me) -> Response:
        self._slowly(request)  # a code is short: nobody may try many
        code = "".join((await body_of(request, SeatCode)).code.upper().replace("-", "").split())
        found = await self.hub.store.find_code(code) if code else None
        if found is None:
            raise Refuse(403, "problem-invitation", "the invitation is not valid any more")
        return await self._sit(*found, user)

    async def _sit(self, table_id: str, seat: str, invitation: str, user: Me) -> Response:
        async with self._held(table_id) as table:
            number = table.match.seat_number(seat)
            if number in table.seats_of(user.id):
                return answer(table.info(user.id))
            wanted = table.seated[number].invitation
            right = hmac.compare_digest(wanted.encode(), invitation.encode()) or table.row.public
            if not wanted or not right:
                raise Refuse(403, "problem-invitation", "the invitation is not valid any more")
            if not await seating.sit(table, seating.invited(table, wanted), user):
                raise Refuse(409, "problem-taken", "somebody else has just taken this seat")
        return answer(table.info(user.id))

    async def new_token(self, request: Request, user: Me) -> Response:
        """A program may play for the owner of a seat from now on; an older token is void."""
        self._write(request)
        token, kept = new_token()
        await self._set_token(request, user, kept)
        return answer(SeatToken(token), 201)

    async def forget_token(self, request: Request, user: Me) -> Response:
        self._write(request)
        return answer((await self._set_token(request, user, "")).info(user.id))

    async def _set_token(self, request: Request, user: Me, kept: str) -> LiveTable:
        async with self._held(request.path_params["id"]) as table:
            number = table.match.seat_number(request.path_params["seat"])
            if number not in table.seats_of(user.id):
                raise Refuse(403, "refused-not-yours", "this seat belongs to somebody else")
            if kept and Screen(table.match, table.seats_of(user.id)).shared:
                # A program sees its seat always: it would look behind the curtain.
                raise Refuse(403, "problem-shared", "no program plays where a screen is shared")
            await seating.set_token(table, number, kept)
        return table

    async def start(self, request: Request, user: Me) -> Response:
        async with self._held(request.path_params["id"]) as table:
            if table.row.host != user.id:
                raise Refuse(403, "problem-host-only", "only who laid the table can start")
            if any(each.chair.kind == "open" for each in table.seated):
                raise Refuse(409, "problem-open-seats", "there are open seats")
            await table.start()
        return answer(table.info(user.id))

    async def rematch(self, request: Request, user: Me) -> Response:
        async with self._held(request.path_params["id"]) as old:
            return answer(Created((await self.hub.rematch(user, old)).row.id), 201)

    async def _table(self, table_id: str) -> LiveTable:
        table = await self.hub.find(table_id)
        if table is None:
            raise Refuse(404, "problem-no-table", "there is no such table")
        return table

    @asynccontextmanager
    async def _held(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table under its lock; one that was thrown away before it was reached is read again."""
        while True:
            table = await self._table(table_id)
            async with table.lock:
                if not table.lost:
                    yield table
                    return

    # Records

    async def record(self, request: Request, user: Me) -> Response:
        async with self._held(request.path_params["id"]) as table:
            if table.row.status != "over":
                raise Refuse(403, "problem-record", "the record is open when the match is over")
            lines = await in_slices(writing(table.match.session, table.row.seed_hash))
            text = "".join(line + "\n" for line in lines)
        name = f"{table.row.game}-{table.row.scenario}-{table.row.id}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=headers)

    async def open_record(self, request: Request, user: Me) -> Response:
        self._slowly(request)
        raw = await read_body(request, RECORD)
        try:
            text = raw.decode()
        except UnicodeDecodeError:
            raise Refuse(400, "problem-body", "a record is text in UTF-8") from None
        return answer(Created((await self.hub.open_record(user, text)).row.id), 201)

    # Rules and words

    async def rules(self, request: Request, user: Me) -> Response:
        language = _language(request.query_params.get("lang", "en"))
        return answer(_rules(find_game(request.path_params["game"]).id, language))

    async def text(self, request: Request, user: Me) -> Response:
        game = find_game(request.path_params["game"]).id
        return PlainTextResponse(_text(game, _language(request.path_params["lang"])))


async def _told(handler: Handler, request: Request, user: Me) -> Response:
    """Run a handler; bad input becomes one sentence."""
    try:
        return await handler(request, user)
    except NameTaken as error:
        raise Refuse(409, "problem-name-taken", str(error)) from None
    except BadLogin as error:
        raise Refuse(403, "problem-login", str(error)) from None
    except VezerkarError as error:
        raise Refuse(400, "problem-input", str(error), text=str(error)) from None


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
    """All words of a game, those of no game first."""
    files = word_files(language, find_game(game).folder)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)
