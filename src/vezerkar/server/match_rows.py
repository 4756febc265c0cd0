"""Builds the row of a match and the match of a row: the only place that does either."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from vezerkar.core.chance import promise
from vezerkar.core.errors import DataError, VezerkarError
from vezerkar.core.kernel import OBSERVER, State
from vezerkar.core.registry import find_game
from vezerkar.records.position import read_position
from vezerkar.records.record import digest_of
from vezerkar.server.new_table import TablePlan
from vezerkar.server.standing import result_of, scores_of
from vezerkar.server.storage.rows import MatchRow, now
from vezerkar.table.match import Match
from vezerkar.table.reading import reading
from vezerkar.table.seats import TableSeat


class OtherRules(DataError):
    """A stored match cannot go on under the rules and data installed now: it is kept as it was."""


def installed_rules(row: MatchRow) -> str:
    """The rules and data that a match would be played under now, as `MatchRow.kept` names them."""
    try:
        game = find_game(row.game, row.pack)
        return f"{game.version} {digest_of(game, row.scenario)}"
    except VezerkarError:
        return "none"


def must_not_be_kept(row: MatchRow) -> None:
    """Refuse a match that was tried under these rules before."""
    if row.kept and row.kept == installed_rules(row):
        raise OtherRules("this match cannot go on under the rules that are installed now")


def is_current(row: MatchRow) -> bool:
    """Whether the rules and data of a match are those installed now."""
    return not row.kept and installed_rules(row) == f"{row.rules} {row.digest}"


def new_row(plan: TablePlan, host: str, secret: bytes) -> MatchRow:
    """The row of a planned match before its first step; see `completed`."""
    game = plan.game
    created = now()
    status = "over" if plan.replay else "waiting" if plan.has_open_seats else "playing"
    return MatchRow(
        id=secrets.token_urlsafe(12),
        game=game.id,
        scenario=plan.scenario,
        settings=plan.settings,
        rules=game.version,
        digest=digest_of(game, plan.scenario),
        secret=b"" if plan.replay else secret,
        seed_hash="" if plan.replay else promise(secret),
        opening=plan.opening or (),
        take_back=plan.take_back,
        status=status,
        host=host,
        replay=plan.replay,
        ply=0,
        deciding=(),
        created=created,
        changed=created,
        public=plan.public,
        confirm_turn=plan.confirm_turn,
        pack=plan.pack,
        start=plan.start,
        origin=plan.origin,
        branch=0 if plan.replay else len(plan.entries),
        hints=plan.hints,
    )


def new_match(row: MatchRow, seats: Iterable[TableSeat], plan: TablePlan) -> Iterator[Match]:
    """The match of a new row, step by step; chance decides its set-up unless it is a copy."""
    return reading(_match(row, seats, plan.opening), plan.entries)


def completed(row: MatchRow, match: Match) -> MatchRow:
    """A new row with what is known only after the set-up."""
    deciding = () if row.replay else tuple(match.seats.ids[seat] for seat in match.deciding())
    return replace(
        row,
        settings=dict(match.session.settings),
        opening=match.session.opening,
        ply=match.ply if row.replay else match.ply_of(OBSERVER),
        deciding=deciding,
        scores=scores_of(match),
        result=result_of(match),
    )


def opened_match(row: MatchRow, seats: Iterable[TableSeat]) -> Match:
    """A stored match as it was set up, before its first step."""
    return _match(row, seats, row.opening)


def _match(row: MatchRow, seats: Iterable[TableSeat], opening: Sequence[int] | None) -> Match:
    return Match(
        find_game(row.game, row.pack),
        row.scenario,
        row.settings,
        seats,
        row.secret,
        row.take_back,
        opening,
        row.confirm_turn,
        _start(row),
    )


def _start(row: MatchRow) -> State | None:
    """The position that a match began with, if it did."""
    return read_position(row.start, pack=row.pack)[1] if row.start else None
