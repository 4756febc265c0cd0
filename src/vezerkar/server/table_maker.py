"""Makes new tables, and stores them: from a scenario, a position, a record or another table."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from vezerkar.core.errors import DataError
from vezerkar.core.kernel import OBSERVER
from vezerkar.records.record import OtherVersion, reading
from vezerkar.server import match_rows, new_table
from vezerkar.server.http_schema import CopyTable, Me, NewPosition, NewStarter, NewTable
from vezerkar.server.kept_table import KeptTable
from vezerkar.server.lessons import plan_lesson
from vezerkar.server.limits import HttpRefusal
from vezerkar.server.live_match import LiveMatch
from vezerkar.server.live_table import LiveTable
from vezerkar.server.moments import store_moment
from vezerkar.server.old_record import OldRecord
from vezerkar.server.puzzles import plan_puzzle
from vezerkar.server.storage.archive_rows import set_archived
from vezerkar.server.storage.store import NameTaken
from vezerkar.server.table_quota import must_have_room
from vezerkar.server.tables import Tables
from vezerkar.server.time_slicing import in_slices, last_in_slices
from vezerkar.table.hot_seat import Screen
from vezerkar.table.rematch import swapped


class TableMaker:
    """Every new table comes from here; the plans for them are in `new_table`."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def create(self, user: Me, wanted: NewTable) -> LiveTable:
        """A new table; without open seats its match begins at once."""
        return await self._create(user, new_table.plan_scenario(user, wanted))

    async def create_from_position(self, user: Me, wanted: NewPosition) -> LiveTable:
        """A private table from a position."""
        return await self._create(user, new_table.plan_position(user, wanted))

    async def create_starter(self, user: Me, game: str, wanted: NewStarter) -> LiveTable:
        """The starter of a game; without open seats its match begins at once."""
        return await self._create(user, new_table.plan_starter(user, game, wanted))

    async def create_lesson(self, user: Me, game: str, number: int) -> LiveTable:
        """The table of a lesson."""
        return await self._create_exercise(user, plan_lesson(user, game, number))

    async def create_puzzle(self, user: Me, game: str, number: int) -> LiveTable:
        """The table of a puzzle."""
        return await self._create_exercise(user, plan_puzzle(user, game, number))

    async def _create_exercise(self, user: Me, plan: new_table.TablePlan) -> LiveTable:
        """It is put away from the beginning: nobody owes a move there."""
        table = await self._create(user, plan)
        await set_archived(self.tables.store.engine, user.id, table.row.id, True)
        return table

    async def create_from_record(self, user: Me, text: str) -> LiveTable | KeptTable:
        """A table to replay a record at; one of another version is replayed as far as it can be."""
        try:
            session = await last_in_slices(reading(text))
        except OtherVersion:
            old = OldRecord(text)
            await in_slices(old.playing())
            session = old.must_session()
            if old.error:
                return await self._keep_record(user, old)
        entries = await in_slices(new_table.entries_of(session))
        return await self._create(user, new_table.plan_replay(session, entries))

    async def _keep_record(self, user: Me, old: OldRecord) -> KeptTable:
        """A table where a record is shown up to the step that is not possible any more."""
        session, store = old.must_session(), self.tables.store
        entries = await in_slices(new_table.entries_of(session))
        plan = new_table.plan_replay(session, entries)
        row = match_rows.new_row(plan, user.id, b"")
        match = await last_in_slices(match_rows.new_match(row, plan.seats, plan))
        row = old.row_of(match_rows.completed(row, match))
        lease = self.tables.node.first(row.id)
        await store.add_match(row, match.seats, [*entries, *old.rest()], lease)
        await store_moment(LiveMatch(row, match, len(entries), store.under(lease)))
        kept = await self.tables.kept.find(row.id)
        if kept is None:
            raise DataError("the record could not be stored")
        return kept

    async def copy(self, user: Me, old: LiveTable, wanted: CopyTable) -> LiveTable:
        """A private table from a moment of another one: never more than the user may know.

        A finished match is open to everybody and is copied as it was. Of a match that goes on a
        seat gets what it knows, where hints are allowed; at a shared screen nobody gets anything.
        """
        match, row, mine = old.match, old.row, old.seats.of_user(user.id)
        seat = old.seats.number(wanted.seat) if wanted.seat else OBSERVER
        own = seat in mine and row.hints and not Screen(match, mine).shared
        if row.status != "over" and not (own and row.status == "playing"):
            raise HttpRefusal(403, "problem-copy", "this match can be copied when it is over")
        place = match.log.place(seat, wanted.ply)
        state = match.history.state_at(place)
        new_table.must_be_playable(state)
        seats = new_table.private_seats(user, match.game, state, wanted.seats, mine, old.seats)
        if row.status != "over":
            plan = new_table.plan_guessed_copy(match, place, seat, seats, row.pack)
        else:
            entries = (await in_slices(new_table.entries_of(match.session)))[:place]
            plan = new_table.plan_copy(match.session, entries, seats, row.pack, row.id)
        return await self._create(user, plan)

    async def take_handed(self, user: Me, ticket: str) -> LiveTable | KeptTable:
        """A table from the file that the server was started with: a record or a position."""
        known, text = self.tables.config.handed
        if not known or not hmac.compare_digest(known.encode(), ticket.encode()):
            raise DataError("the server was started without such a file")
        if not text.lstrip().startswith("{"):
            return await self.create_from_position(user, NewPosition(text))
        session = await last_in_slices(reading(text))
        if not session.state.waiting:
            return await self.create_from_record(user, text)
        entries = await in_slices(new_table.entries_of(session))
        seats = new_table.private_seats(user, session.game, session.state)
        pack = new_table.pack_of(session.game)
        return await self._create(user, new_table.plan_copy(session, entries, seats, pack))

    async def rematch(self, user: Me, old: LiveTable) -> str:
        """The same match with sides swapped; whoever asks second gets the same table: its id."""
        row = old.row
        if row.rematch and await self.tables.store.match(row.rematch) is not None:
            return row.rematch
        if not old.seats.of_user(user.id):
            raise DataError("only those who played can ask for a rematch")
        if row.status != "over" or row.replay:
            raise DataError("a rematch is possible only after the end of a match")
        plan = new_table.TablePlan(
            old.match.game,
            row.scenario,
            row.settings,
            swapped(old.seats, old.match.teams),
            row.pack,
            row.take_back,
            row.confirm_turn,
            hints=row.hints,
            start=row.start,
            opening=row.opening if row.branch else None,
            entries=(await self.tables.store.journal(row.id))[: row.branch],
            origin=row.origin,
        )
        new = await self._create(user, plan)
        await old.live.set_rematch(new.row.id)
        old.audience.send_table()
        return new.row.id

    async def _create(self, user: Me, plan: new_table.TablePlan) -> LiveTable:
        if not plan.replay:  # which is over from the beginning
            await must_have_room(self.tables.store, self.tables.config, user)
        await self._must_be_free(user, plan)
        secret = plan.secret or self._new_secret(plan.game.id, plan.scenario)
        row = match_rows.new_row(plan, user.id, secret)
        seats = new_table.with_invitations(plan)
        match = await last_in_slices(match_rows.new_match(row, seats, plan))
        row = match_rows.completed(row, match)
        lease = self.tables.node.first(row.id)
        store = self.tables.store.under(lease)
        await store.add_match(row, match.seats, plan.entries, lease)
        return await self.tables.add_new(LiveMatch(row, match, len(plan.entries), store))

    async def _must_be_free(self, user: Me, plan: new_table.TablePlan) -> None:
        """Nobody sits down under the name of an account but its owner."""
        for name in {each.name for each in plan.seats if each.user == user.id} - {user.name}:
            found = await self.tables.store.find_user(name)
            if found is not None and found.id != user.id:
                raise NameTaken(f"the name '{name}' is taken")

    def _new_secret(self, game: str, scenario: str) -> bytes:
        if self.tables.config.seed:
            return hashlib.sha256(f"{self.tables.config.seed} {game} {scenario}".encode()).digest()
        return secrets.token_bytes(32)
