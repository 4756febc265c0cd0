"""Statements as a driver takes them, each compiled once: SQLAlchemy takes twice the time of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Executable
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.sql.elements import ClauseElement

Rows = Sequence[Mapping[str, Any]]
Together = Mapping[Executable, Rows]  # equal statements of many writes, with all their values


class Statement(NamedTuple):
    """The text of a statement, and the names of its values in their order."""

    text: str
    names: Sequence[str]
    fixed: Mapping[str, Any]  # values that are the same every time

    def given(self, values: Mapping[str, Any]) -> list[Any]:
        """The values of one time, in order, with the fixed ones between them."""
        return [values[name] if name in values else self.fixed[name] for name in self.names]

    def values(self, rows: Rows) -> list[list[Any]]:
        return [[row[name] for name in self.names] for row in rows]


class Statements:
    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self._made: dict[Executable, Statement] = {}

    def of(self, statement: Executable, columns: Sequence[str] = ()) -> Statement:
        found = self._made.get(statement)
        if found is None:
            assert isinstance(statement, ClauseElement)
            compiled = statement.compile(dialect=self.dialect, column_keys=columns or None)
            names: Sequence[str] = getattr(compiled, "positiontup", None) or ()
            found = self._made[statement] = Statement(str(compiled), names, compiled.params)
        return found
