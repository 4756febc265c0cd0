"""The socket of a table: what a client may send, and what it is answered."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from vezerkar.core.errors import ActionError, IllegalAction, ParseError, VezerkarError, WrongTurn
from vezerkar.scene.scene import Message, Reason
from vezerkar.server import (
    actions,
    hints,
    lessons,
    log_view,
    metrics,
    queries,
    seat_privacy,
    seating,
)
from vezerkar.server.connection import Connection
from vezerkar.server.connection_cost import ConnectionCost
from vezerkar.server.http_schema import Me
from vezerkar.server.kept_table import KeptTable
from vezerkar.server.limits import (
    MAX_MESSAGE_BYTES,
    NUL,
    Bucket,
    HttpRefusal,
    RequestLimits,
    address_of,
)
from vezerkar.server.live_match import TableLost
from vezerkar.server.live_table import LiveTable
from vezerkar.server.logins import Logins
from vezerkar.server.logs import LOG
from vezerkar.server.outbox import CLOSE_TOO_SLOW
from vezerkar.server.pass_on import OwnerPulses, pass_socket_on, was_passed_on
from vezerkar.server.permissions import acting_seat
from vezerkar.server.seat_token import token_hash
from vezerkar.server.slow_messages import traced
from vezerkar.server.socket_schema import (
    Act,
    AnswerResign,
    AnswerUndo,
    AskCalculation,
    AskHint,
    AskLesson,
    AskLog,
    AskOdds,
    AskOverlay,
    AskPast,
    AskPreview,
    AskReview,
    AskSteps,
    AskUndo,
    AskWhy,
    AutoPass,
    Done,
    FromPage,
    KeepNotes,
    Look,
    OddsAre,
    OverlayIs,
    Ping,
    PreviewIs,
    Refused,
    Resign,
    Say,
    SetLock,
    Steps,
    Undo,
    Why,
)
from vezerkar.server.spliced_socket import OwnerUnreachable
from vezerkar.server.step_budget import StepBudget
from vezerkar.server.storage.leases import LeaseLost, OwnedElsewhere
from vezerkar.server.tables import Tables
from vezerkar.server.wire import SOCKET_ITSELF
from vezerkar.table.refusals import Refusal

CLOSE_NOT_ALLOWED: Final = 1008
CLOSE_TOO_BIG: Final = 1009
CLOSE_NO_TABLE: Final = 4404
CLOSE_ELSEWHERE: Final = 4421  # another node has the table
MESSAGES_BURST: Final = 60.0  # of one connection
MESSAGES_PER_S: Final = 20.0
MAX_RATE_VIOLATIONS: Final = 50  # before the socket is closed

AnyTable = LiveTable | KeptTable
_DECODER: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


class _OnlyRef(msgspec.Struct):
    """All that is read of a message that came too fast: its sender waits for this answer."""

    ref: int = 0


class TableSockets:
    """Accepts sockets and carries out what they ask for."""

    def __init__(
        self, tables: Tables, logins: Logins, limits: RequestLimits, steps: StepBudget
    ) -> None:
        self.tables = tables
        self.logins = logins
        self.limits = limits
        self.steps = steps
        self.pulses = OwnerPulses()

    async def __call__(self, socket: WebSocket) -> None:
        """The whole life of a connection."""
        changes = self.logins.changes
        connection = await self._identify(socket) if self._is_allowed(socket) else None
        if connection is None:
            await socket.close(CLOSE_NOT_ALLOWED)
            return
        if not await self._can_pay(socket, connection):
            await socket.accept()
            await socket.close(CLOSE_TOO_SLOW)
            return
        try:
            table = await self._find(socket.path_params["id"])
        except OwnedElsewhere as error:
            await self._pass_on(socket, error.address)
            return
        await socket.accept()
        if table is None:
            await socket.close(CLOSE_NO_TABLE)
            return
        metrics.SOCKETS.add()
        about = _about(table, connection)
        LOG.info("a socket is open", extra={**about, "user": connection.user.id})
        if SOCKET_ITSELF in socket.scope["extensions"]:
            connection.outbox.write_now = socket.scope["extensions"][SOCKET_ITSELF].write_now
        writer = asyncio.create_task(write_all(socket, connection))
        try:
            async with table.lock:
                await table.admit(connection)
            # Sockets of a login that is ended later are closed by whoever ends it.
            if self.logins.changes != changes and await self.logins.is_ended(connection.login):
                connection.close()  # it was ended meanwhile
            await self._listen(socket, table, connection)
        except WebSocketDisconnect:
            pass
        finally:
            metrics.SOCKETS.add(-1)
            LOG.info("a socket is closed", extra=about)
            table.leave(connection)
            connection.closed = True
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer

    def _is_allowed(self, socket: WebSocket) -> bool:
        headers = socket.headers
        ours = self.limits.is_known_host(headers) and self.limits.is_own_origin(headers)
        readable = NUL not in socket.scope["path"]
        return ours and readable and self.limits.sockets.take(address_of(socket.scope))

    async def _identify(self, socket: WebSocket) -> Connection | None:
        """Who connects: a user with a cookie, or a program with the token of a seat."""
        kind, _, token = socket.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer":
            login = await self.logins.of(socket, self.limits.config.secure)
            return Connection(login.user, login=login.id) if login else None
        hashed = token_hash(token.strip())
        found = await self.tables.store.find_token(socket.path_params["id"], hashed)
        return Connection(Me(found[1], found[2], True), found[0], hashed) if found else None

    async def _can_pay(self, socket: WebSocket, connection: Connection) -> bool:
        """Whether the table may be brought back for this user now."""
        table, address = socket.path_params["id"], address_of(socket.scope)
        try:
            await self.steps.pay_for_table(table, connection.user.id, address)
        except HttpRefusal:
            metrics.REFUSALS.add(reason="steps")
            return False
        return True

    async def _find(self, table_id: str) -> LiveTable | KeptTable | None:
        try:
            return await self.tables.look_at(table_id)
        except OwnedElsewhere:
            raise
        except VezerkarError as error:
            LOG.warning("a table cannot be loaded: %s", error, extra={"table": table_id})
            return None

    async def _pass_on(self, socket: WebSocket, address: str) -> None:
        """To the node that has the table; if it does not answer, the client comes again.

        Where nodes are in their own network is nobody else's business.
        """
        signer = self.tables.node.signer
        if address and not was_passed_on(socket, signer):
            with contextlib.suppress(OwnerUnreachable):
                await pass_socket_on(socket, address, signer, self.pulses)
                return
        await socket.accept()
        await socket.close(CLOSE_ELSEWHERE)

    async def _listen(self, socket: WebSocket, table: AnyTable, connection: Connection) -> None:
        pace = self.limits.config.pace
        bucket, violations = Bucket(MESSAGES_BURST * pace, MESSAGES_PER_S * pace), 0
        cost = ConnectionCost(pace)
        while True:
            raw = await socket.receive()
            if raw["type"] == "websocket.disconnect":
                return
            if connection.closed:
                continue  # the client connects again, and may ask again then
            data = raw.get("text") or raw.get("bytes") or ""
            if len(data) > MAX_MESSAGE_BYTES:
                await socket.close(CLOSE_TOO_BIG)
                return
            if pace and not bucket.take():
                violations += 1
                text = "too many messages; wait a moment"
                _refuse(connection, _ref_of(data), "refused-too-fast", text)
                if violations > MAX_RATE_VIOLATIONS:
                    await socket.close(CLOSE_NOT_ALLOWED)
                    return
                continue
            await cost.pay_for(self._receive(table, connection, data))

    async def _receive(self, table: AnyTable, connection: Connection, data: str | bytes) -> None:
        try:
            message = _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            _refuse(connection, 0, "refused-unreadable", "this is not a message of the protocol")
            return
        kind = str(type(message).__struct_config__.tag)
        metrics.MESSAGES.add(type=kind)
        about = _about(table, connection)
        if isinstance(message, AskHint | AskReview) and isinstance(table, LiveTable):
            self._answer_later(table, connection, message)
            return
        try:
            if isinstance(message, Act) and isinstance(table, LiveTable):
                await actions.delay_reaction_reply(table, connection, message.seat)
            with metrics.MESSAGE_S.time(), traced(kind, table.row.id, connection.id) as trace:
                connection.trace = trace
                async with table.lock:
                    trace.mark("wait")
                    if not connection.closed:  # the table may have been thrown away meanwhile
                        await handle(table, connection, message)
        except TableLost as error:
            LOG.error("a step could not be stored: %s", error.__cause__, extra=about)
        except LeaseLost as error:  # the table is closed already
            LOG.warning("nothing was stored: %s", error, extra=about)
        except VezerkarError as error:
            _answer_refusal(table, connection, message, error)
        except Exception:
            LOG.exception("a message failed", extra={"type": kind, **about})
            _refuse_for_fault(connection, message.ref)

    def _answer_later(
        self, table: LiveTable, connection: Connection, message: AskHint | AskReview
    ) -> None:
        """Slow questions run in the background, one for each connection: the table goes on."""
        if connection.question is not None and not connection.question.done():
            _refuse(connection, message.ref, "refused-too-fast", "one question at a time")
            return
        connection.question = asyncio.create_task(_answer_question(table, connection, message))


def _about(table: AnyTable, connection: Connection) -> dict[str, str]:
    """What the log says of a line at a table: which table it was, and which connection."""
    return {"table": table.row.id, "connection": connection.id}


async def _answer_question(
    table: LiveTable, connection: Connection, message: AskHint | AskReview
) -> None:
    send = hints.send_hint if isinstance(message, AskHint) else hints.send_review
    try:
        await send(table, connection, message.ref, message.seat)
    except VezerkarError as error:
        _answer_refusal(table, connection, message, error)
    except Exception:
        LOG.exception("a hint or a review failed", extra=_about(table, connection))
        _refuse_for_fault(connection, message.ref)


async def _write_next(socket: WebSocket, connection: Connection) -> bool:
    """Send one message; a task that waits for the next one must not hold on to this one."""
    data = await connection.outbox.next()
    if data is None:
        return False
    await socket.send_text(data.decode())
    return True


async def write_all(socket: WebSocket, connection: Connection) -> None:
    """Send what is in the outbox, in order."""
    while await _write_next(socket, connection):
        pass
    if socket.application_state is WebSocketState.CONNECTED:
        await socket.close(connection.outbox.close_code)


async def handle(table: AnyTable, connection: Connection, message: FromPage) -> None:
    """Carry out one message; the lock of the table is held."""
    if isinstance(table, KeptTable):
        await table.handle(connection, message)
        return
    match message:
        case Act(ref, ply, seat, action):
            await actions.apply(table, connection, ref, seat, ply, action)
        case Undo(ref, ply, seat, steps, alone):
            await actions.undo(table, connection, ref, seat, ply, steps, alone)
        case AskUndo(ref, seat, to):
            await actions.request_undo(table, connection, ref, seat, to)
            connection.send(Done(ref))
        case AnswerUndo(ref, seat, yes):
            await actions.answer_undo(table, connection, ref, seat, yes)
            connection.send(Done(ref))
        case Resign(ref, seat):
            await actions.resign(table, connection, ref, seat)
        case AnswerResign(ref, seat, yes):
            await actions.answer_resign(table, connection, ref, seat, yes)
        case Look(ref, seat, code):
            seat_privacy.must_know_code(table, connection, seat, code)
            actions.reveal(table, connection, ref, seat)
        case KeepNotes(ref, seat, text):
            await seat_privacy.set_notes(table, connection, seat, text.replace(NUL, ""))
            connection.send(Done(ref))
        case SetLock(ref, seat, code):
            await seat_privacy.set_lock(table, connection, seat, code)
            connection.send(Done(ref))
        case Say(ref, text, room):
            if table.config.pace and not connection.chat_limit.take():
                raise Refusal("refused-too-fast", "too many messages; wait a moment")
            if text.replace(NUL, "").strip():
                await actions.say(table, connection, text.replace(NUL, ""), room)
            connection.send(Done(ref))
        case AutoPass(ref, seat, on):
            await seating.set_auto_pass(table, connection, seat, on)
            connection.send(Done(ref))
        case AskLog(ref, before):
            seat_shown = table.audience.screen_of(connection).seat
            connection.send(await log_view.page_before(table.live, ref, before, seat_shown))
        case Ping(ref):
            connection.send(Done(ref))
        case _:
            _answer_query(table, connection, message)


def _answer_query(table: LiveTable, connection: Connection, message: FromPage) -> None:
    """Answer a question that changes nothing."""
    match message:
        case AskSteps(ref, seat):
            connection.send(Steps(ref, queries.free_steps(table, connection, seat)))
        case AskWhy(ref, seat, action):
            number = acting_seat(table, connection, seat)
            connection.send(Why(ref, queries.reasons(table.match, number, action)))
        case AskOdds(ref, seat, action):
            number = acting_seat(table, connection, seat)
            connection.send(OddsAre(ref, queries.odds(table.match, number, action)))
        case AskPreview(ref, seat, action):
            number = acting_seat(table, connection, seat)
            connection.send(PreviewIs(ref, queries.preview_of(table.match, number, action)))
        case AskCalculation(ref, seat, number):
            connection.send(OddsAre(ref, queries.calculation(table, connection, seat, number)))
        case AskOverlay(ref):
            connection.send(OverlayIs(ref, queries.overlay(table, connection, message)))
        case AskPast():
            connection.send(queries.past(table, connection, message))
        case AskLesson():
            connection.send(lessons.how_far(table, connection, message))


def _answer_refusal(
    table: AnyTable, connection: Connection, message: FromPage, error: VezerkarError
) -> None:
    """Say why, with the rules where there are some."""
    reasons: tuple[Reason, ...] = ()
    if (
        isinstance(error, IllegalAction)
        and isinstance(message, Act)
        and isinstance(table, LiveTable)
    ):
        with contextlib.suppress(VezerkarError):
            number = table.seats.number(message.seat)
            reasons = queries.reasons(table.match, number, message.action)
    _refuse(connection, message.ref, _key(error), str(error), reasons)


def _key(error: VezerkarError) -> str:
    if isinstance(error, Refusal):
        return error.key
    if isinstance(error, WrongTurn):
        return "refused-turn"
    if isinstance(error, IllegalAction):
        return "refused-illegal"
    if isinstance(error, ParseError):
        return "refused-notation"
    return "refused-action" if isinstance(error, ActionError) else "refused-request"


def _ref_of(data: str | bytes) -> int:
    try:
        return msgspec.json.decode(data, type=_OnlyRef).ref
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


def _refuse_for_fault(connection: Connection, ref: int) -> None:
    _refuse(connection, ref, "refused-server", "something went wrong on the server")


def _refuse(
    connection: Connection, ref: int, key: str, text: str, reasons: tuple[Reason, ...] = ()
) -> None:
    metrics.REFUSALS.add(reason=key)
    connection.send(Refused(ref, Message(key, {"text": text}), reasons))
