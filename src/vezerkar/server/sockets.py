"""The socket of a table: what a page may say, and what it is answered."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from vezerkar.core.errors import ActionError, IllegalAction, ParseError, VezerkarError, WrongTurn
from vezerkar.scene.scene import Message, Reason
from vezerkar.server import hints, queries, seat_privacy, seating, watch
from vezerkar.server.accounts import COOKIE, People
from vezerkar.server.bot_turns import Lost
from vezerkar.server.connection import Viewer
from vezerkar.server.http_schema import Me
from vezerkar.server.limits import MESSAGE, Bucket, Gate, address_of
from vezerkar.server.live_table import LiveTable
from vezerkar.server.socket_schema import (
    Act,
    AnswerResign,
    AnswerUndo,
    AskCalculation,
    AskHint,
    AskOdds,
    AskOverlay,
    AskPast,
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
    Refused,
    Resign,
    Say,
    SetLock,
    Steps,
    Undo,
    Why,
)
from vezerkar.server.tables import Hub
from vezerkar.table.journal import Refusal

POLICY: Final = 1008  # codes with which a socket is closed
TOO_BIG: Final = 1009
GOING: Final = 1012  # come again: the table was read anew, or the server restarts
NO_TABLE: Final = 4404
BURST, RATE = 60.0, 20.0  # messages of one connection
PATIENCE: Final = 50  # refused for speed so often: closed

_DECODER: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


class _Numbered(msgspec.Struct):
    """What is read of a message that came too fast: whoever sent it waits for this answer."""

    ref: int = 0


class Door:
    """Lets sockets in and carries out what they ask for."""

    def __init__(self, hub: Hub, people: People, gate: Gate) -> None:
        self.hub = hub
        self.people = people
        self.gate = gate

    async def __call__(self, socket: WebSocket) -> None:
        """The whole life of a connection."""
        viewer = await self._who(socket) if self._may_come(socket) else None
        if viewer is None:
            await socket.close(POLICY)
            return
        table = await self._find(socket.path_params["id"])
        if table is None:
            await socket.accept()
            await socket.close(NO_TABLE)
            return
        await socket.accept()
        watch.SOCKETS.add()
        writer = asyncio.create_task(_write(socket, viewer))
        try:
            async with table.lock:
                await table.admit(viewer)
            await self._listen(socket, table, viewer)
        except WebSocketDisconnect:
            pass
        finally:
            watch.SOCKETS.add(-1)
            table.leave(viewer)
            viewer.gone = True
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer

    def _may_come(self, socket: WebSocket) -> bool:
        allowed = self.gate.known_host(socket.headers) and self.gate.own_origin(socket.headers)
        return allowed and self.gate.sockets.take(address_of(socket.scope))

    async def _who(self, socket: WebSocket) -> Viewer | None:
        """Who comes: somebody with a cookie, or a program with the token of a seat."""
        kind, _, token = socket.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer":
            user = self.people.who(socket.cookies.get(COOKIE))
            return Viewer(user) if user else None
        kept = seat_privacy.token_hash(token.strip())
        found = await self.hub.store.find_token(socket.path_params["id"], kept)
        return Viewer(Me(found[1], found[2], True), found[0], kept) if found else None

    async def _find(self, table_id: str) -> LiveTable | None:
        try:
            return await self.hub.find(table_id)
        except VezerkarError as error:
            watch.LOG.warning("a table cannot be read: %s", error, extra={"table": table_id})
            return None

    async def _listen(self, socket: WebSocket, table: LiveTable, viewer: Viewer) -> None:
        pace = self.gate.config.pace
        bucket, hasty = Bucket(BURST * pace, RATE * pace), 0
        while True:
            raw = await socket.receive()
            if raw["type"] == "websocket.disconnect":
                return
            if viewer.gone:
                continue  # it is told to come again, and may ask again then
            data = raw.get("text") or raw.get("bytes") or ""
            if len(data) > MESSAGE:
                await socket.close(TOO_BIG)
                return
            if pace and not bucket.take():
                hasty += 1
                said = "too many messages; wait a moment"
                _refuse(viewer, _number_of(data), "refused-too-fast", said)
                if hasty > PATIENCE:
                    await socket.close(POLICY)
                    return
                continue
            await self._receive(table, viewer, data)

    async def _receive(self, table: LiveTable, viewer: Viewer, data: str | bytes) -> None:
        try:
            message = _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            _refuse(viewer, 0, "refused-unreadable", "this is not a message of the protocol")
            return
        name = str(type(message).__struct_config__.tag)
        watch.MESSAGES.add(type=name)
        if isinstance(message, AskHint | AskReview):
            self._aside(table, viewer, message)
            return
        try:
            if isinstance(message, Act):
                await table.let_others_wonder(viewer, message.seat)
            with watch.HANDLING.time():
                async with table.lock:
                    if not viewer.gone:  # while it waited the table may have been thrown away
                        await handle(table, viewer, message)
        except Lost as error:
            watch.LOG.error(
                "a step could not be stored: %s", error.__cause__, extra={"table": table.row.id}
            )
        except VezerkarError as error:
            _answer_refusal(table, viewer, message, error)
        except Exception:
            level = logging.ERROR
            watch.LOG.log(level, "a message failed", exc_info=True, extra={"type": name})
            _refuse(viewer, message.ref, "refused-server", "something went wrong here")

    def _aside(self, table: LiveTable, viewer: Viewer, message: AskHint | AskReview) -> None:
        """What takes a while is done aside, one thing for each viewer: the table goes on."""
        if viewer.asking is not None and not viewer.asking.done():
            _refuse(viewer, message.ref, "refused-too-fast", "one question at a time")
            return
        viewer.asking = asyncio.create_task(_counsel(table, viewer, message))


async def _counsel(table: LiveTable, viewer: Viewer, message: AskHint | AskReview) -> None:
    work = hints.hint if isinstance(message, AskHint) else hints.send_review
    try:
        await work(table, viewer, message.ref, message.seat)
    except VezerkarError as error:
        _answer_refusal(table, viewer, message, error)
    except Exception:
        watch.LOG.exception("advice failed", extra={"table": table.row.id})
        _refuse(viewer, message.ref, "refused-server", "something went wrong here")


async def _write(socket: WebSocket, viewer: Viewer) -> None:
    """Send what is in the queue, in order."""
    while True:
        data = await viewer.queue.get()
        if data is None:
            if socket.application_state is WebSocketState.CONNECTED:
                await socket.close(GOING)
            return
        await socket.send_text(data.decode())


async def handle(table: LiveTable, viewer: Viewer, message: FromPage) -> None:
    """Carry out one message; the lock of the table is held."""
    match message:
        case Act(ref, ply, seat, action):
            await table.act(viewer, ref, seat, ply, action)
        case Undo(ref, ply, seat, steps, alone):
            await table.undo(viewer, ref, seat, ply, steps, alone)
        case AskSteps(ref, seat):
            viewer.send(Steps(ref, queries.free_steps(table, viewer, seat)))
        case AskUndo(ref, seat, to):
            await table.ask_undo(viewer, ref, seat, to)
            viewer.send(Done(ref))
        case AnswerUndo(ref, seat, yes):
            await table.answer_undo(viewer, ref, seat, yes)
            viewer.send(Done(ref))
        case AskWhy(ref, seat, action):
            number = table.own(viewer, seat)
            viewer.send(Why(ref, queries.reasons(table, number, action)))
        case AskOdds(ref, seat, action):
            number = table.own(viewer, seat)
            viewer.send(OddsAre(ref, queries.odds(table, number, action)))
        case AskCalculation(ref, seat, number):
            viewer.send(OddsAre(ref, queries.calculation(table, viewer, seat, number)))
        case AskOverlay(ref):
            viewer.send(OverlayIs(ref, queries.overlay(table, viewer, message)))
        case AskPast():
            viewer.send(queries.past(table, viewer, message))
        case Look(ref, seat, code):
            seat_privacy.must_know_code(table, viewer, seat, code)
            table.look(viewer, ref, seat)
        case KeepNotes(ref, seat, text):
            await seat_privacy.keep_notes(table, viewer, seat, text)
            viewer.send(Done(ref))
        case SetLock(ref, seat, code):
            await seat_privacy.set_lock(table, viewer, seat, code)
            viewer.send(Done(ref))
        case Resign(ref, seat):
            await table.resign(viewer, ref, seat)
        case AnswerResign(ref, seat, yes):
            await table.answer_resign(viewer, ref, seat, yes)
        case Say(ref, text, room):
            if table.config.pace and not viewer.speech.take():
                raise Refusal("refused-too-fast", "too many messages; wait a moment")
            if text.strip():
                await table.say(viewer, text, room)
            viewer.send(Done(ref))
        case AutoPass(ref, seat, on):
            await seating.set_auto_pass(table, viewer, seat, on)
            viewer.send(Done(ref))
        case Ping(ref):
            viewer.send(Done(ref))


def _answer_refusal(
    table: LiveTable, viewer: Viewer, message: FromPage, error: VezerkarError
) -> None:
    """Say why, with the rules where there are some."""
    reasons: tuple[Reason, ...] = ()
    if isinstance(error, IllegalAction) and isinstance(message, Act):
        with contextlib.suppress(VezerkarError):
            number = table.match.seat_number(message.seat)
            reasons = queries.reasons(table, number, message.action)
    _refuse(viewer, message.ref, _key(error), str(error), reasons)


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


def _number_of(data: str | bytes) -> int:
    try:
        return msgspec.json.decode(data, type=_Numbered).ref
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


def _refuse(
    viewer: Viewer, ref: int, key: str, text: str, reasons: tuple[Reason, ...] = ()
) -> None:
    watch.REFUSED.add(reason=key)
    viewer.send(Refused(ref, Message(key, {"text": text}), reasons))
