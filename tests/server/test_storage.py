"""What is stored comes back, from SQLite and from PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import inspect, select, text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.postgres import running_postgres
from tests.table.hidden_hands import again, new_match, play
from vezerkar.core.errors import DataError
from vezerkar.server.storage import MatchRow, Store, User, open_store, stored_match
from vezerkar.server.storage.heartbeat import beat
from vezerkar.server.storage.migrate import MIGRATIONS_FOLDER, NEWEST_REVISION, downgrade, upgrade
from vezerkar.server.storage.moments import MomentRow
from vezerkar.server.storage.rows import ChatLine, MatchProgress
from vezerkar.server.storage.schema import MATCHES, METADATA
from vezerkar.server.storage.snapshots import BlockRow, SnapshotRow
from vezerkar.server.storage.store import NameTaken, make_engine
from vezerkar.table.journal import JournalEntry
from vezerkar.table.seats import TableSeat

TABLES = {
    "alembic_version", "users", "matches", "seats", "journal", "chat", "preferences", "heartbeat",
    "logins", "audit", "moments", "stills", "archived", "snapshots", "snapshot_blocks", "nodes",
    "owners", "presence", "guesses", "known_rules", "node_keys",
}  # fmt: skip


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path_factory.mktemp('db') / 'vezerkar.db'}"
    else:
        with running_postgres() as url:
            yield url


@pytest.fixture
def url(server: str) -> str:
    """A database with empty tables."""

    async def clear() -> None:
        engine = make_engine(server)
        await upgrade(engine)
        async with engine.begin() as connection:
            for table in reversed(METADATA.sorted_tables):
                await connection.execute(table.delete())
        await engine.dispose()

    asyncio.run(clear())
    return server


@pytest.fixture
def new_url(server: str) -> str:
    """A database without tables."""

    async def clear() -> None:
        engine = make_engine(server)
        await downgrade(engine)
        await engine.dispose()

    asyncio.run(clear())
    return server


def row(match_id: str = "m1", status: str = "playing", host: str = "u1") -> MatchRow:
    match = new_match()
    return MatchRow(
        id=match_id,
        ply=0,
        deciding=("axis",),
        game="memoir",
        scenario="pegasus-bridge",
        settings={"overlord": False, "axis_players": 1, "match": "single"},
        rules=1,
        digest="d",
        secret=match.secret,
        seed_hash=match.seed_hash,
        opening=match.session.opening,
        take_back=True,
        status=status,
        host=host,
        replay=False,
        created="2026-01-01T00:00:00.000+00:00",
        changed="2026-01-01T00:00:00.000+00:00",
    )


SEATS = [
    TableSeat("axis", "person", "u1", "Éva"),
    TableSeat("allies", "open", invitation="invitation-1"),
]


async def table_names(engine: AsyncEngine) -> set[str]:
    async with engine.connect() as connection:
        return set(await connection.run_sync(lambda c: inspect(c).get_table_names()))


def test_a_match_comes_back_with_its_seats_and_its_journal(new_url: str) -> None:
    async def story() -> None:
        store = await open_store(new_url)
        await store.add_match(row(), SEATS)
        match = new_match()
        entries = play(match, 25)
        for number, entry in enumerate(entries, start=1):
            await store.append("m1", number, entry, MatchProgress("playing", 1, ("axis",)))
        await store.close()

        store = await open_store(new_url)
        assert await store.match("m1") is not None
        assert await store.match("m2") is None
        found = await store.match("m1")
        assert found is not None
        stored, seats = found
        assert stored.opening == match.session.opening
        assert (stored.settings, stored.secret) == (row().settings, match.secret)
        assert stored.changed > stored.created
        assert (stored.ply, stored.deciding) == (1, ("axis",))
        assert seats == SEATS
        assert await store.journal("m1") == entries
        same = again(match, await store.journal("m1"))
        assert same.state.fingerprint() == match.state.fingerprint()
        assert await store.lengths(["m1", "m2"]) == {"m1": 25}
        await store.close()

    asyncio.run(story())


def test_a_match_is_read_in_one_step_and_a_long_journal_in_parts(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_match, "ENTRIES_AT_ONCE", 4)

    async def story() -> None:
        store = await open_store(url)
        entries = play(new_match(), 10)
        await store.add_match(row(), SEATS, entries)
        for number, text_said in enumerate(("first", "second"), start=1):
            line = ChatLine("table", -1, "Éva", "axis", text_said, "now")
            await store.add_chat_line("m1", number, line)
        await store.moments.add("m1", b"{}", [MomentRow(7, 0, 7, b"seen")])
        await store.snapshots.replace("m1", SnapshotRow(6, "1", b"data"), [])
        stored = await store.stored("m1")
        assert stored is not None
        assert (stored.row, stored.seats) == await store.match("m1")
        assert (stored.chat[0], [line.text for line in stored.chat[1]]) == (2, ["first", "second"])
        assert stored.chat == await store.chat("m1")
        assert stored.snapshot == SnapshotRow(6, "1", b"data")
        assert (stored.moment_number, stored.length) == (7, 10)
        assert stored.entries == entries[6:]  # what the snapshot does not have
        assert await store.steps_to_replay("m1") == 4
        for after in (0, 2, 6, 10):
            assert await store.journal("m1", after) == entries[after:]
        assert (await store.stored("m2"), await store.steps_to_replay("m2")) == (None, 0)
        await store.close()

    asyncio.run(story())


def test_a_reader_writes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'vezerkar.db'}")
        forbidden = text("DELETE FROM matches").columns(MATCHES.c.id)
        with pytest.raises(OperationalError, match="readonly"):
            await store.reader.rows(select(MATCHES), forbidden)  # type: ignore[arg-type]
        await store.close()

    asyncio.run(story())


def test_no_line_is_written_twice_and_a_wrong_one_harms_no_other(url: str) -> None:
    async def story() -> None:
        store = await open_store(url)
        for match_id in ("m1", "m2", "m3"):
            await store.add_match(row(match_id), SEATS)
        entry = JournalEntry("act", "axis", "pass", (1, 2))
        await store.append("m1", 1, entry, MatchProgress("playing", 1, ("axis",)))
        # All of these are written together; only the repeated one fails.
        results = await asyncio.gather(
            store.append("m1", 1, entry, MatchProgress("over", 1, ("axis",))),
            store.append("m2", 1, entry, MatchProgress("playing", 1, ("axis",))),
            store.append("m3", 1, entry, MatchProgress("over", 1, ("axis",))),
            return_exceptions=True,
        )
        assert isinstance(results[0], IntegrityError)
        assert list(results[1:]) == [None, None]
        assert await store.lengths(["m1", "m2", "m3"]) == {"m1": 1, "m2": 1, "m3": 1}
        statuses = []
        for match_id in ("m1", "m2", "m3"):
            found = await store.match(match_id)
            assert found is not None
            statuses.append(found[0].status)
        assert statuses == ["playing", "playing", "over"]
        await store.close()

    asyncio.run(story())


def test_a_long_journal_is_stored_and_read_in_parts(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_match, "ENTRIES_AT_ONCE", 3)
    entries = [JournalEntry("act", "axis", f"pass {n}", (n,)) for n in range(10)]

    async def story() -> None:
        store = await open_store(url)
        await store.add_match(row(), SEATS, entries)
        assert await store.journal("m1") == entries
        await store.close()

    asyncio.run(story())


def test_moments_come_back_in_order_and_go_with_their_match(url: str) -> None:
    first = [MomentRow(40, reader, 39, b"{}" * reader) for reader in (0, 1, 2)]
    second = [MomentRow(80, reader, 77, b"later") for reader in (0, 1, 2)]

    async def story() -> None:
        store = await open_store(url)
        await store.add_match(row(), SEATS)
        moments = store.moments
        assert (await moments.of("m1"), await moments.last_number("m1")) == ([], 0)
        still = b"a board"
        await moments.add("m1", still, second)
        await moments.add("m1", still, first)
        await moments.add("m1", still, second)  # again: it was not known that it is there
        assert await moments.of("m1") == [*first, *second]
        assert await moments.last_number("m1") == 80
        found = await store.match("m1")
        assert found is not None
        assert await moments.still(found[0].still) == b"a board"
        assert await moments.still("") is None
        await store.delete_match("m1")
        assert await moments.of("m1") == []
        await store.close()

    asyncio.run(story())


def test_a_moment_is_written_even_if_nobody_waits_for_it_any_more(url: str) -> None:
    async def story() -> None:
        store = await open_store(url)
        await store.add_match(row(), SEATS)
        task = asyncio.create_task(store.moments.add("m1", b"", [MomentRow(4, 0, 3, b"{}")]))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        await store.close()
        store = await open_store(url)
        assert await store.moments.last_number("m1") == 4
        await store.close()

    asyncio.run(story())


def test_a_snapshot_takes_the_place_of_the_last_one_and_goes_with_its_match(url: str) -> None:
    blocks = [BlockRow(number, b"lines", b"states") for number in range(3)]

    async def story() -> None:
        store = await open_store(url)
        await store.add_match(row(), SEATS)
        snapshots = store.snapshots
        assert await snapshots.of("m1") is None
        await snapshots.replace("m1", SnapshotRow(100, "1", b"first"), blocks)
        await snapshots.replace("m1", SnapshotRow(110, "1", b"second"), [])
        assert await snapshots.blocks_of("m1") == blocks
        changed = BlockRow(1, b"changed", b"")
        await snapshots.replace("m1", SnapshotRow(120, "1", b"third"), [changed])
        assert await snapshots.of("m1") == SnapshotRow(120, "1", b"third")
        assert await snapshots.blocks_of("m1") == [blocks[0], changed]  # those after it are old
        await store.delete_match("m1")
        assert (await snapshots.of("m1"), await snapshots.blocks_of("m1")) == (None, [])
        # One that was being made when the match was deleted.
        await snapshots.replace("m1", SnapshotRow(130, "1", b"late"), blocks)
        assert await snapshots.of("m1") is None
        await store.close()

    asyncio.run(story())


def test_the_rest_of_a_journal_is_read_from_a_number_on(url: str) -> None:
    entries = [JournalEntry("act", "axis", f"pass {n}", (n,)) for n in range(10)]

    async def story() -> None:
        store = await open_store(url)
        await store.add_match(row(), SEATS, entries)
        assert await store.journal("m1", after=7) == entries[7:]
        assert await store.journal("m1", after=10) == []
        await store.close()

    asyncio.run(story())


def test_a_match_changes_its_rules_or_is_kept(url: str) -> None:
    async def story() -> None:
        store = await open_store(url)
        await store.add_match(row(), SEATS)
        await store.set_kept("m1", "7 new")
        found = await store.match("m1")
        assert found is not None
        assert found[0].kept == "7 new"
        entry = JournalEntry("rules", "", "8 newer")
        await store.change_rules("m1", 1, entry, 8, "newer")
        found = await store.match("m1")
        assert found is not None
        assert (found[0].rules, found[0].digest, found[0].kept) == (8, "newer", "")
        assert await store.journal("m1") == [entry]
        await store.close()

    asyncio.run(story())


def test_an_open_seat_is_taken_once(url: str) -> None:
    async def story() -> None:
        store = await open_store(url)
        await store.add_match(row(), SEATS)
        guests = [TableSeat("allies", "person", f"g{n}", f"Guest {n}") for n in range(5)]
        taken = await asyncio.gather(
            *(store.take_seats("m1", [1], guest.user, guest.name) for guest in guests)
        )
        assert sorted(taken) == [False] * 4 + [True]
        found = await store.match("m1")
        assert found is not None
        assert found[1][1] == guests[taken.index(True)]
        assert found[1][1].invitation == ""
        assert await store.matches_of("u1") == ["m1"]
        assert await store.matches_of(f"g{taken.index(True)}") == ["m1"]
        assert await store.matches_of("nobody") == []
        await store.close()

    asyncio.run(story())


def test_seats_are_taken_together_or_not_at_all(url: str) -> None:
    async def story() -> None:
        store = await open_store(url)
        free = [TableSeat(seat, "open", invitation="invitation-1") for seat in ("axis", "allies")]
        await store.add_match(row(), free)
        assert await store.take_seats("m1", [1], "i", "Ida")
        assert not await store.take_seats("m1", [0, 1], "p", "Pál")
        found = await store.match("m1")
        assert found is not None
        assert found[1] == [free[0], TableSeat("allies", "person", "i", "Ida")]
        assert await store.take_seats("m1", [0], "i", "Ida")
        await store.close()

    asyncio.run(story())


def test_names_are_unique_whatever_their_letters(url: str) -> None:
    async def story() -> None:
        store = await open_store(url)
        await store.add_user(User("u1", "Éva", "hash"))
        with pytest.raises(NameTaken, match="'éVA' is taken"):
            await store.add_user(User("u2", "éVA", "hash"))
        assert await store.find_user("ÉVA") == User("u1", "Éva", "hash")
        assert await store.find_user("Pál") is None
        await store.close()

    asyncio.run(story())


def test_the_heartbeat_is_one_row(url: str) -> None:
    async def story() -> list[int]:
        store = await open_store(url)
        for _ in range(3):
            await beat(store.engine)
        async with store.engine.connect() as connection:
            found = (await connection.execute(text("SELECT id FROM heartbeat"))).scalars().all()
        await store.close()
        return list(found)

    assert asyncio.run(story()) == [1]


def test_a_failing_write_does_not_tell_what_was_to_be_written(url: str) -> None:
    async def story() -> None:
        store = await open_store(url)
        seats = [TableSeat("axis", "open", invitation="an-invitation", code="K7QF3M2P")]
        await store.add_match(row(), seats)
        entry, progress = (
            JournalEntry("act", "axis", "roll", (61237,)),
            MatchProgress("playing", 1, ("axis",)),
        )
        await store.append("m1", 1, entry, progress)
        with pytest.raises(IntegrityError) as line:
            await store.append("m1", 1, entry, progress)
        with pytest.raises(IntegrityError) as match:
            await store.add_match(row(), seats)
        told = f"{line.value} {match.value}"
        assert not [secret for secret in ("61237", "an-invitation", "K7QF3M2P") if secret in told]
        await store.close()

    asyncio.run(story())


def test_matches_with_a_computer_player_are_found_again(url: str) -> None:
    async def story() -> None:
        store = await open_store(url)
        computer = [SEATS[0], TableSeat("allies", "computer", level="recruit")]
        await store.add_match(row("m1"), computer)
        await store.add_match(row("m2", status="over"), computer)
        await store.add_match(row("m3"), SEATS)
        alone = [TableSeat(seat, "computer", level="recruit") for seat in ("axis", "allies")]
        await store.add_match(row("m4"), alone)  # nobody waits for them
        assert await store.playing() == ["m1"]
        await store.set_status("m1", MatchProgress("over", 1, ()))
        assert await store.playing() == []
        await store.close()

    asyncio.run(story())


def test_migrations_go_up_and_down_and_agree_with_the_tables(new_url: str) -> None:
    async def story() -> None:
        engine = make_engine(new_url)
        await upgrade(engine)
        assert await table_names(engine) == TABLES
        async with engine.connect() as connection:
            await connection.run_sync(_compare)
        await downgrade(engine)
        assert await table_names(engine) == {"alembic_version"}
        await asyncio.gather(upgrade(engine), return_exceptions=False)
        await upgrade(engine)
        assert await table_names(engine) == TABLES
        await engine.dispose()

    asyncio.run(story())


def test_a_database_of_the_first_form_is_brought_up_to_date_with_what_it_holds(
    new_url: str,
) -> None:
    async def story() -> None:
        engine = make_engine(new_url)
        await upgrade(engine, "0001")
        async with engine.begin() as connection:
            await connection.execute(
                text(
                    "INSERT INTO matches VALUES ('m1', 'memoir', 'pegasus-bridge', '{}', 1, 'd',"
                    " :secret, 'h', '[]', :yes, 'waiting', 'u1', :no, 0, 'axis', 'c', 'c')"
                ),
                {"secret": b"s", "yes": True, "no": False},
            )
            await connection.execute(
                text("INSERT INTO chairs VALUES ('m1', 0, 'axis', 'open', '', '', '', 'i')")
            )
        await engine.dispose()
        store = await open_store(new_url)
        found = await store.match("m1")
        assert found is not None
        assert (found[0].public, found[0].pack, found[0].rematch) == (False, "", "")
        assert found[1] == [TableSeat("axis", "open", invitation="i")]
        await store.close()

    asyncio.run(story())


def test_a_newer_database_is_one_line(url: str) -> None:
    async def story() -> None:
        store = await open_store(url)
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9001'"))
        await store.close()
        try:
            with pytest.raises(DataError, match=r"of a newer version \(9001\) than this program"):
                await open_store(url)
        finally:
            engine = make_engine(url)
            async with engine.begin() as connection:
                undo = f"UPDATE alembic_version SET version_num = '{NEWEST_REVISION}'"
                await connection.execute(text(undo))
            await engine.dispose()

    asyncio.run(story())


def test_the_newest_migration_is_known_by_its_name() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS_FOLDER))
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST_REVISION


def _compare(connection: object) -> None:
    """Alembic finds nothing that a further migration would have to change."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import Connection

    assert isinstance(connection, Connection)
    assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_sqlite_writes_ahead_and_flushes(tmp_path: Path) -> None:
    async def story() -> list[object]:
        store = await open_store(f"sqlite:///{tmp_path / 'new' / 'vezerkar.db'}")
        found: list[object] = []
        async with store.engine.connect() as connection:
            for name in ("journal_mode", "synchronous", "foreign_keys"):
                found.append((await connection.execute(text(f"PRAGMA {name}"))).scalar())
        await store.close()
        return found

    assert asyncio.run(story()) == ["wal", 2, 1]


def test_a_wrong_address_is_one_sentence() -> None:
    for address, message in (
        ("mysql://x/y", "expected sqlite or postgresql, found 'mysql'"),
        ("nonsense", "expected a URL such as"),
        ("postgresql://tester@127.0.0.1:1/none", "the database cannot be opened: "),
    ):
        with pytest.raises(DataError, match=message):
            asyncio.run(open_store(address))


def test_a_failing_database_raises(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'vezerkar.db'}")
        assert isinstance(store, Store)
        await downgrade(store.engine)
        with pytest.raises(OperationalError):
            await store.append(
                "m1", 1, JournalEntry("resign", "axis"), MatchProgress("over", 1, ("axis",))
            )
        await store.close()

    asyncio.run(story())
