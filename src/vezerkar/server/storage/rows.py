"""Rows of the database as values, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import msgspec

from vezerkar.core.game import Value
from vezerkar.table.journal import JournalEntry
from vezerkar.table.seats import TableSeat

Scores = tuple[tuple[int, int], ...]  # of each seat: its score, and the score that wins


@dataclass(frozen=True)
class User:
    """Someone with an account."""

    id: str
    name: str
    password: str


@dataclass(frozen=True)
class MatchRow:
    """All that is stored of a match besides its seats and its journal."""

    id: str
    game: str
    scenario: str
    settings: Mapping[str, Value]
    rules: int
    digest: str
    secret: bytes
    seed_hash: str
    opening: tuple[int, ...]
    take_back: bool
    status: str
    host: str
    replay: bool
    ply: int
    deciding: tuple[str, ...]
    created: str
    changed: str
    public: bool = False
    confirm_turn: bool = False
    rematch: str = ""
    pack: str = ""
    start: str = ""
    origin: str = ""
    branch: int = 0
    hints: bool = False
    kept: str = ""
    still: str = ""
    scores: Scores = ()
    result: str = ""


@dataclass(frozen=True)
class MatchProgress:
    """Where a match stands, so that a list of tables need not replay them all."""

    status: str
    ply: int
    deciding: tuple[str, ...]
    changed: str = ""
    scores: Scores = ()
    result: str = ""  # `draw`, or the seats that won with spaces between

    def values(self, match_id: str) -> dict[str, Any]:
        """The parameters of the statement SET_PROGRESS."""
        return {
            "of_match": match_id,
            "status": self.status,
            "ply": self.ply,
            "deciding": " ".join(self.deciding),
            "changed": self.changed or now(),
            "scores": _json(self.scores),
            "result": self.result,
        }


@dataclass(frozen=True)
class ChatLine:
    """A line of a table's chat; `team` is -1 unless it was for one team only."""

    room: str
    team: int
    name: str
    seat: str
    text: str
    at: str


def now() -> str:
    """The time, as it is stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


# Rows and back


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _list(text: str) -> Any:
    return msgspec.json.decode(text) if text else []


def match_values(row: MatchRow) -> dict[str, Any]:
    values = dict(vars(row))
    values["settings"] = _json(dict(row.settings))
    values["opening"] = _json(row.opening)
    values["deciding"] = " ".join(row.deciding)
    values["scores"] = _json(row.scores)
    return values


def match_row(row: Any) -> MatchRow:
    values = dict(row._mapping)
    values["settings"] = msgspec.json.decode(row.settings)
    values["opening"] = tuple(msgspec.json.decode(row.opening))
    values["deciding"] = tuple(row.deciding.split())
    values["secret"] = bytes(row.secret)
    values["scores"] = tuple((score, target) for score, target in _list(row.scores))
    return MatchRow(**values)


def seat_values(match_id: str, number: int, seat: TableSeat) -> dict[str, Any]:
    return {"match": match_id, "number": number, **vars(seat)}


def seat_of(row: Any) -> TableSeat:
    values = dict(row._mapping)
    del values["match"], values["number"]
    return TableSeat(**values)


def entry_values(match_id: str, number: int, entry: JournalEntry) -> dict[str, Any]:
    return {
        "match": match_id,
        "number": number,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action,
        "drawn": _json(entry.drawn),
        "steps": entry.steps,
        "hidden": entry.hidden,
        "at": now(),
    }


def entry_of(row: Any) -> JournalEntry:
    drawn = tuple(msgspec.json.decode(row.drawn))
    return JournalEntry(row.kind, row.seat, row.action, drawn, row.steps, row.hidden)
