"""Reads in SQLite, in a thread of its own.

Its asynchronous driver changes threads several times for every question, and when many people come
back at once, that costs ten times what SQLite needs for the answer. For the same reason everybody
who asks while the thread is busy is answered in one step of it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from sqlalchemy import Boolean, Select, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

from vezerkar.server.storage.file_writes import as_known
from vezerkar.server.storage.statements import Statement, Statements

Question = tuple[Select[Any], Mapping[str, Any]]
Answers = list[Sequence[Any]]


class Reading(NamedTuple):
    """Questions that were asked together, and who waits for the answers."""

    questions: Sequence[Question]
    answers: asyncio.Future[Answers]


class KnownQuestion(NamedTuple):
    """A statement that comes again and again, ready for the driver."""

    statement: Statement
    row: Callable[[Sequence[Any]], Any]


class FileReads:
    """Statements with parameters are compiled once and asked directly: SQLAlchemy takes longer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.path = engine.url.database or ""
        self.statements = Statements(engine.dialect)
        self.connection: sqlite3.Connection | None = None
        self._known: dict[Select[Any], KnownQuestion] = {}
        self._waiting: list[Reading] = []
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "reader")
        self._file = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(self._file, "connect", _set_read_only)

    async def rows(self, questions: Sequence[Question]) -> Answers:
        answers: asyncio.Future[Answers] = asyncio.get_running_loop().create_future()
        self._waiting.append(Reading(questions, answers))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return await answers

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            readings, self._waiting = self._waiting, []
            asked = [each.questions for each in readings]
            found = await loop.run_in_executor(self._thread, self._read_all, asked)
            for each, answers in zip(readings, found, strict=True):
                if each.answers.done():
                    continue  # whoever asked was cancelled
                if isinstance(answers, Exception):
                    each.answers.set_exception(answers)
                else:
                    each.answers.set_result(answers)

    def close(self) -> None:
        self._thread.submit(self._disconnect)
        self._thread.shutdown()
        self._file.dispose()

    # In the thread

    def _read_all(self, asked: Sequence[Sequence[Question]]) -> list[Answers | Exception]:
        return [self._read(questions) for questions in asked]

    def _read(self, questions: Sequence[Question]) -> Answers | Exception:
        try:
            return [self._answer(*each) for each in questions]
        except Exception as error:  # for whoever asked
            self._disconnect()
            return as_known(error) if isinstance(error, sqlite3.Error) else error

    def _answer(self, statement: Select[Any], values: Mapping[str, Any]) -> Sequence[Any]:
        if not values:
            with self._file.connect() as connection:
                return connection.execute(statement).all()
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, isolation_level=None)
            _set_read_only(self.connection)
        known = self._known.get(statement) or self._learn(statement)
        given = known.statement.given(values)
        return [known.row(row) for row in self.connection.execute(known.statement.text, given)]

    def _learn(self, statement: Select[Any]) -> KnownQuestion:
        found = KnownQuestion(self.statements.of(statement), row_maker(statement))
        self._known[statement] = found
        return found

    def _disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()


def row_maker(statement: Select[Any]) -> Callable[[Sequence[Any]], Any]:
    """Makes rows as SQLAlchemy does: columns by name, and truth values where SQLite has numbers."""
    columns = [(str(column.key), column.type) for column in statement.selected_columns]
    bases = (namedtuple("FileRow", [name for name, _ in columns]),)
    kind: Any = type("FileRow", bases, {"__slots__": (), "_mapping": property(_as_mapping)})
    truths = [number for number, (_, type_) in enumerate(columns) if isinstance(type_, Boolean)]

    def make(row: Sequence[Any]) -> Any:
        if not truths:
            return kind._make(row)
        values = list(row)
        for number in truths:
            values[number] = bool(values[number])
        return kind._make(values)

    return make


def _as_mapping(row: Any) -> Mapping[str, Any]:
    found: Mapping[str, Any] = row._asdict()
    return found


def _set_read_only(connection: Any, _record: object = None) -> None:
    for line in ("busy_timeout=10000", "query_only=ON"):
        connection.execute(f"PRAGMA {line}")
