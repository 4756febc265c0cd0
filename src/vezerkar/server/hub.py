"""All tables in memory. A table is read from its journal when somebody asks for it."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeVar

from vezerkar.agents.levels import agent_of_level
from vezerkar.core.chance import Seeded, promise
from vezerkar.core.errors import DataError, VezerkarError
from vezerkar.core.game import Game, Value
from vezerkar.core.record import reading
from vezerkar.core.registry import find_game, pack_names
from vezerkar.core.session import Session
from vezerkar.server import watch
from vezerkar.server.config import Config
from vezerkar.server.infos import table_info
from vezerkar.server.live import LiveTable
from vezerkar.server.people import check_name
from vezerkar.server.protocol import Me, NewTable, SeatPlan, TableInfo
from vezerkar.server.storage.rows import MatchRow, Seated, Spoken, now
from vezerkar.server.storage.store import Store
from vezerkar.server.talk import Talk
from vezerkar.server.thinking import Thinker
from vezerkar.table.journal import Chair, Entry
from vezerkar.table.match import Match
from vezerkar.table.rematch import swapped

IDLE: Final = 600.0  # seconds after which a table that nobody looks at leaves the memory
SWEEP: Final = 30.0
SLICE: Final = 0.002  # seconds of long work at a time
LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that can be taken for another
CODE: Final = 8  # so many that guessing is hopeless
T = TypeVar("T")


class Hub:
    """Finds, makes and forgets tables."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self.thinker = Thinker(config.workers)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self.sweeper is not None:
            self.sweeper.cancel()
        for table in list(self.tables.values()):
            table.driver.stop()
            for viewer in list(table.viewers):
                viewer.close()
        self.thinker.close()
        await self.store.close()

    async def _sweep(self) -> None:
        """Wake the computers of a server that was stopped, then forget what nobody uses."""
        for match_id in await self.store.playing():
            with contextlib.suppress(VezerkarError):
                await self.find(match_id)
        while True:
            await asyncio.sleep(SWEEP)
            limit = time.monotonic() - IDLE
            for table in list(self.tables.values()):
                busy = table.viewers or table.lock.locked() or table.driver.next_turn()
                if not busy and table.used < limit:
                    self.drop(table)

    def drop(self, table: LiveTable) -> None:
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
            watch.TABLES.set(len(self.tables))

    # Finding

    async def find(self, match_id: str) -> LiveTable | None:
        """The table of an id, from memory or from its journal; None if there is none."""
        found = self.tables.get(match_id)
        if found is not None:
            found.used = time.monotonic()
            return found
        task = self.loading.get(match_id)
        if task is None:
            task = asyncio.create_task(self._load(match_id))
            self.loading[match_id] = task
            task.add_done_callback(lambda _: self.loading.pop(match_id, None))
        return await asyncio.shield(task)

    async def _load(self, match_id: str) -> LiveTable | None:
        found = await self.store.match(match_id)
        if found is None:
            return None
        row, seated = found
        entries = await self.store.journal(match_id)
        spoken = await self.store.spoken(match_id)
        match = (await in_slices(_rebuilding(row, seated, entries)))[-1]
        return self._place(row, seated, match, len(entries), *spoken)

    def _place(
        self,
        row: MatchRow,
        seated: list[Seated],
        match: Match,
        written: int,
        said: int = 0,
        spoken: Sequence[Spoken] = (),
    ) -> LiveTable:
        talk = Talk(row.id, self.store, said, spoken)
        table = LiveTable(
            row, seated, match, written, self.store, self.thinker, self.config, self.drop, talk
        )
        self.tables[row.id] = table
        watch.TABLES.set(len(self.tables))
        table.driver.poke()
        return table

    async def listed(self, user: str) -> list[TableInfo]:
        """The tables of a user, those changed last first."""
        return await self._infos(await self.store.matches_of(user), user)

    async def listed_for_all(self, user: str) -> list[TableInfo]:
        """The public tables that wait for somebody else than this user."""
        found = await self._infos(await self.store.open_to_all(), user)
        return [info for info in found if not any(seat.mine for seat in info.seats)]

    async def _infos(self, ids: Sequence[str], user: str) -> list[TableInfo]:
        found = []
        for row, seated in await self.store.listed(ids):
            table = self.tables.get(row.id)
            # A match whose pack is not here any more cannot be shown.
            with contextlib.suppress(VezerkarError):
                found.append(table.info(user) if table else table_info(row, seated, user))
        return found

    async def rename(self, user: str, name: str) -> None:
        await self.store.rename(user, name)
        for table in list(self.tables.values()):
            if table.seats_of(user) or any(each.user.id == user for each in table.viewers):
                table.rename(user, name)

    # Making

    async def lay(self, user: Me, wanted: NewTable) -> LiveTable:
        """A new table; without open seats its match begins at once."""
        game = find_game(wanted.game, wanted.pack)
        known = [info.id for info in game.scenarios()]
        if wanted.scenario not in known:
            raise DataError(f"there is no scenario '{wanted.scenario}' in {game.id}")
        settings = game.settings(wanted.options, wanted.scenario)
        names = game.seats(game.new(wanted.scenario, settings, Seeded(0)))
        chairs = _chairs(user, names, wanted.seats)
        return await self._new(user, wanted, settings, chairs)

    async def rematch(self, user: Me, old: LiveTable) -> LiveTable:
        """The same match with sides swapped; whoever asks second is led to the same table."""
        again = await self.find(old.row.rematch) if old.row.rematch else None
        if again is not None:
            return again
        if not old.seats_of(user.id):
            raise DataError("only those who played can ask for a rematch")
        if old.row.status != "over" or old.row.replay:
            raise DataError("there is a rematch only after the end of a match")
        chairs = swapped([each.chair for each in old.seated], old.match.teams)
        row = old.row
        wanted = NewTable(
            row.game,
            row.scenario,
            [],
            take_back=row.take_back,
            confirm_turn=row.confirm_turn,
            pack=row.pack,
        )
        new = await self._new(user, wanted, dict(row.options), chairs)
        await old.set_rematch(new.row.id)
        return new

    async def _new(
        self,
        user: Me,
        wanted: NewTable,
        settings: Mapping[str, Value],
        chairs: Sequence[Chair],
    ) -> LiveTable:
        game, scenario = find_game(wanted.game, wanted.pack), wanted.scenario
        secret = self._secret(game.id, scenario)
        match = Match(
            game,
            scenario,
            settings,
            chairs,
            secret,
            wanted.take_back,
            confirm_turn=wanted.confirm_turn,
        )
        ready = all(chair.kind != "open" for chair in chairs)
        row = MatchRow(
            id=secrets.token_urlsafe(12),
            game=game.id,
            scenario=scenario,
            options=dict(match.session.settings),
            rules=game.version,
            digest=game.digest(scenario),
            secret=secret,
            seed_hash=promise(secret),
            opening=match.session.opening,
            take_back=wanted.take_back,
            status="playing" if ready else "waiting",
            host=user.id,
            replay=False,
            ply=0,
            deciding=tuple(match.seats[seat] for seat in match.deciding()),
            created=now(),
            changed=now(),
            public=wanted.public,
            confirm_turn=wanted.confirm_turn,
            pack=wanted.pack,
        )
        seated = [_with_invitation(chair) for chair in chairs]
        await self.store.add_match(row, seated)
        return self._place(row, seated, match, 0)

    def _secret(self, game: str, scenario: str) -> bytes:
        if self.config.seed:
            return hashlib.sha256(f"{self.config.seed} {game} {scenario}".encode()).digest()
        return secrets.token_bytes(32)

    async def open_record(self, user: Me, text: str) -> LiveTable:
        """A record to look at: all seats of a match that nobody plays."""
        session = (await in_slices(reading(text)))[-1]
        game = session.game
        chairs = [Chair(seat, "open") for seat in game.seats(session.state)]
        entries = await in_slices(_entries(session))
        row = MatchRow(
            id=secrets.token_urlsafe(12),
            game=game.id,
            scenario=session.scenario,
            options=dict(session.settings),
            rules=game.version,
            digest=game.digest(session.scenario),
            secret=b"",
            seed_hash="",
            opening=session.opening,
            take_back=False,
            status="over",
            host=user.id,
            replay=True,
            ply=len(entries),
            deciding=(),
            created=now(),
            changed=now(),
            pack=_pack_of(game),
        )
        seated = [Seated(chair) for chair in chairs]
        await self.store.add_match(row, seated, entries)
        match = (await in_slices(_rebuilding(row, seated, entries)))[-1]
        return self._place(row, seated, match, len(entries))


async def in_slices(work: Iterator[T]) -> list[T]:
    """The results of long work, done in short slices so that nobody has to wait for it.

    Rules never run in a thread beside the loop: they may share scratch paper.
    """
    found, until = [], time.monotonic() + SLICE
    for result in work:
        found.append(result)
        if time.monotonic() > until:
            await asyncio.sleep(0)
            until = time.monotonic() + SLICE
    return found


def _rebuilding(
    row: MatchRow, seated: Sequence[Seated], entries: Sequence[Entry]
) -> Iterator[Match]:
    """Play a stored match again; it is pinned to its rules and data."""
    game = find_game(row.game, row.pack)
    if row.rules != game.version or row.digest != game.digest(row.scenario):
        raise DataError("this match was begun with other rules or data than are here now")
    chairs = [each.chair for each in seated]
    match = Match(
        game,
        row.scenario,
        row.options,
        chairs,
        row.secret,
        row.take_back,
        row.opening,
        row.confirm_turn,
    )
    return match.reading(entries)


def _pack_of(game: Game) -> str:
    """The pack that a game of a record was found with."""
    return next((name for name in pack_names(game.id) if find_game(game.id, name) is game), "")


def _entries(session: Session) -> Iterator[Entry]:
    """The steps of a record as a journal."""
    for step in session.steps:
        before = step.before
        action = session.game.notation(before).spell(step.option)
        yield Entry("act", session.game.seats(before)[step.seat], action, step.drawn)


def _chairs(user: Me, names: Sequence[str], plans: Sequence[SeatPlan]) -> list[Chair]:
    """The chairs that a new table asks for, in the order of the game."""
    by_seat = {plan.seat: plan for plan in plans}
    if len(by_seat) != len(plans) or set(by_seat) != set(names):
        raise DataError(f"the seats of this table are: {', '.join(names)}; plan each of them once")
    return [_chair(user, by_seat[name]) for name in names]


def _chair(user: Me, plan: SeatPlan) -> Chair:
    if plan.kind == "computer":
        agent_of_level(plan.level, 0)
        return Chair(plan.seat, "computer", level=plan.level)
    if plan.kind == "open":
        return Chair(plan.seat, "open")
    if not plan.mine:
        raise DataError(f"seat {plan.seat}: a person is oneself, or comes by invitation")
    name = check_name(plan.name) if plan.name else user.name
    return Chair(plan.seat, "person", user.id, name)


def _with_invitation(chair: Chair) -> Seated:
    if chair.kind != "open":
        return Seated(chair)
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
    return Seated(chair, secrets.token_urlsafe(16), code)
