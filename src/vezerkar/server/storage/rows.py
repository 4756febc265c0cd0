"""What is stored, as values: rows of the database and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import msgspec

from vezerkar.core.game import Value
from vezerkar.table.journal import Chair, JournalEntry


@dataclass(frozen=True)
class User:
    """Someone with an account."""

    id: str
    name: str
    password: str


@dataclass(frozen=True)
class MatchRow:
    """All that is stored of a match beside its chairs and its journal."""

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


@dataclass(frozen=True)
class Mark:
    """Where a match stands, so that a list of tables need not play them all again."""

    status: str
    ply: int
    deciding: tuple[str, ...]
    changed: str = ""

    def values(self, match_id: str) -> dict[str, Any]:
        """For SET_MARK."""
        return {
            "of_match": match_id,
            "status": self.status,
            "ply": self.ply,
            "deciding": " ".join(self.deciding),
            "changed": self.changed or now(),
        }


@dataclass(frozen=True)
class Seated:
    """A chair, what lets somebody take it, and whether reaction windows pass by themselves."""

    chair: Chair
    invitation: str = ""
    code: str = ""  # the same in short, to be read out
    auto_pass: bool = False
    notes: str = ""
    lock: str = ""
    token: str = ""


@dataclass(frozen=True)
class Spoken:
    """Something that was said at a table; `team` is -1 unless it was for one team only."""

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


def match_values(row: MatchRow) -> dict[str, Any]:
    values = dict(vars(row))
    values["settings"] = _json(dict(row.settings))
    values["opening"] = _json(row.opening)
    values["deciding"] = " ".join(row.deciding)
    return values


def match_row(row: Any) -> MatchRow:
    values = dict(row._mapping)
    values["settings"] = msgspec.json.decode(row.settings)
    values["opening"] = tuple(msgspec.json.decode(row.opening))
    values["deciding"] = tuple(row.deciding.split())
    values["secret"] = bytes(row.secret)
    return MatchRow(**values)


def chair_values(match_id: str, number: int, seated: Seated) -> dict[str, Any]:
    return {
        "match": match_id,
        "number": number,
        "invitation": seated.invitation,
        "code": seated.code,
        "auto_pass": seated.auto_pass,
        "notes": seated.notes,
        "lock": seated.lock,
        "token": seated.token,
        **vars(seated.chair),
    }


def seated_of(row: Any) -> Seated:
    chair = Chair(row.seat, row.kind, row.user, row.name, row.level)
    return Seated(chair, row.invitation, row.code, row.auto_pass, row.notes, row.lock, row.token)


def line_values(match_id: str, number: int, entry: JournalEntry) -> dict[str, Any]:
    return {
        "match": match_id,
        "number": number,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action,
        "drawn": _json(entry.drawn),
        "steps": entry.steps,
        "at": now(),
    }


def entry_of(row: Any) -> JournalEntry:
    drawn = tuple(msgspec.json.decode(row.drawn))
    return JournalEntry(row.kind, row.seat, row.action, drawn, row.steps)
