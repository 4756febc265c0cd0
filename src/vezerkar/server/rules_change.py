"""A match that was played under other rules or data than are installed now.

It is played again from its journal. If every step is still possible and leads to the same facts,
it goes on under the new rules. Otherwise it is kept as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import msgspec

from vezerkar.core.errors import DataError
from vezerkar.core.kernel import OBSERVER
from vezerkar.records.record import digest_of
from vezerkar.server import match_rows
from vezerkar.server.connection import live_of
from vezerkar.server.live_match import LiveMatch
from vezerkar.server.logs import LOG
from vezerkar.server.moments import Moment, facts_of, store_moment
from vezerkar.server.storage.moments import MomentRow
from vezerkar.server.storage.rows import MatchRow
from vezerkar.server.storage.store import Store
from vezerkar.server.time_slicing import in_slices
from vezerkar.table.journal import JournalEntry
from vezerkar.table.match import Match
from vezerkar.table.reading import reading
from vezerkar.table.seats import TableSeat
from vezerkar.table.views import scene_to_keep


async def bring_over(
    row: MatchRow, seats: Sequence[TableSeat], entries: Sequence[JournalEntry], store: Store
) -> tuple[MatchRow, Match]:
    """The match under the rules installed now; OtherRules if it has to be kept as it was."""
    rules = match_rows.installed_rules(row)
    trial = Trial(row, seats, entries, await store.moments.of(row.id))
    try:
        await in_slices(trial.run())
    except Exception as error:  # new rules may fail in any way on a match that was not theirs
        LOG.warning("a match is kept as it was: %r", error, extra={"table": row.id})
        await _keep(trial, rules, store)
        raise match_rows.OtherRules(f"it cannot go on under rules {rules}: {error}") from None
    match = trial.must_match()
    game = match.game
    entry = JournalEntry("rules", "", rules)
    digest = digest_of(game, row.scenario)
    await store.change_rules(row.id, len(entries) + 1, entry, game.version, digest)
    match.history.note_other_rules()
    LOG.info("a match goes on under rules %s", rules, extra={"table": row.id})
    return replace(row, rules=game.version, digest=digest, kept=""), match


async def _keep(trial: Trial, rules: str, store: Store) -> None:
    """Keep a match as it was; one of which nothing was stored is shown as far as it can be."""
    await store.set_kept(trial.row.id, rules)
    if trial.match is None or trial.moments:
        return
    try:
        await store_moment(LiveMatch(trial.row, trial.match, trial.done, store))
    except Exception:
        LOG.exception("a kept match cannot be shown", extra={"table": trial.row.id})


class Trial:
    """Plays a stored match again and compares it with what was stored of it."""

    def __init__(
        self,
        row: MatchRow,
        seats: Iterable[TableSeat],
        entries: Sequence[JournalEntry],
        moments: Sequence[MomentRow],
    ) -> None:
        self.row = row
        self.seats = seats
        self.entries = entries
        self.moments = moments
        self.match: Match | None = None
        self.done = 0  # entries that were possible

    def run(self) -> Iterator[None]:
        """Entry by entry; an error says why the match cannot go on."""
        stored: dict[int, list[MomentRow]] = {}
        for moment in self.moments:
            stored.setdefault(moment.number, []).append(moment)
        self.match = match_rows.opened_match(self.row, self.seats)
        yield
        for number, _ in enumerate(reading(self.match, self.entries), start=1):
            self.done = min(number, len(self.entries))
            for moment in stored.pop(number, ()):
                _must_agree(self.match, moment)
                self.match.log.forget_changes()
                yield
            yield
        must_stand_as_stored(self.row, self.match)

    def must_match(self) -> Match:
        assert self.match is not None
        return self.match


def must_stand_as_stored(row: MatchRow, match: Match) -> None:
    """The list of tables says who is asked, also of matches without moments."""
    if row.replay or row.status == "waiting":
        return
    deciding = tuple(match.seats.ids[seat] for seat in match.deciding())
    stands = match.ply_of(OBSERVER), deciding, match.over
    if stands != (row.ply, row.deciding, row.status == "over"):
        raise DataError("journal: it leads to another position")


def _must_agree(match: Match, moment: MomentRow) -> None:
    now = live_of(scene_to_keep(match, moment.reader))
    then = msgspec.json.decode(moment.data, type=Moment).live
    if match.ply_of(moment.reader) != moment.ply or facts_of(now) != facts_of(then):
        raise DataError(f"journal: after line {moment.number} another position than was stored")
