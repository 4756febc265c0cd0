"""A match that comes back from a snapshot is the one that its whole journal gives."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tests.server.app_client import AppServer, Guest, app_server
from tests.server.test_bot_workers import table_for
from tests.table.hidden_hands import new_match, play
from tests.table.made_up_game import GAME as MADE_UP
from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.registry import find_game, game_ids
from vezerkar.records.record import write_record
from vezerkar.server import bringing_back, keeper, match_rows, snapshots
from vezerkar.server.bringing_back import bring_back
from vezerkar.server.live_match import LiveMatch
from vezerkar.server.log_view import log_from
from vezerkar.server.new_table import TablePlan
from vezerkar.server.snapshots import store_snapshot
from vezerkar.server.storage.rows import MatchRow
from vezerkar.server.storage.snapshots import BlockRow, SnapshotRow
from vezerkar.server.storage.store import Store, open_store
from vezerkar.table import take_back
from vezerkar.table.journal import JournalEntry
from vezerkar.table.match import Match
from vezerkar.table.refusals import Refusal
from vezerkar.table.seats import TableSeat
from vezerkar.table.views import past_scene, scene_of

__all__ = ["app_server"]

BLOCK_LINES = 8  # instead of 40: the matches here are shorter, too
SCENARIOS = {"made_up": "three"}


@pytest.fixture(autouse=True)
def short_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "BLOCK_LINES", BLOCK_LINES)


class Story:
    """A match in a database, and who goes on playing it in the same way each time."""

    def __init__(self, store: Store, row: MatchRow, match: Match) -> None:
        self.store = store
        self.row = row
        self.seats = list(match.seats)
        self.entries: list[JournalEntry] = []

    @classmethod
    async def begin(cls, game_id: str, folder: Path) -> Story:
        game = find_game(game_id)
        scenario = SCENARIOS.get(game_id) or game.scenarios()[0].id
        names = game.seats(game.new(scenario, {}, Seeded(1)))
        seats = [TableSeat(name, "person", name) for name in names]
        plan = TablePlan(game, scenario, {}, seats, "", True, True)
        row = match_rows.new_row(plan, "u", b"1" * 32)
        match = list(match_rows.new_match(row, seats, plan))[-1]
        store = await open_store(f"sqlite:///{folder / 'vezerkar.db'}")
        row = match_rows.completed(row, match)
        await store.add_match(row, seats)
        return cls(store, row, match)

    async def from_journal(self) -> LiveMatch:
        """The match of the whole journal."""
        found = await self.store.match(self.row.id)
        assert found is not None
        match = match_rows.opened_match(*found)
        for _ in bringing_back._going_on(match, 0, self.entries, 0):
            pass
        return LiveMatch(found[0], match, len(self.entries), self.store)

    async def brought_back(self) -> LiveMatch:
        stored = await self.store.stored(self.row.id)
        assert stored is not None
        return await bring_back(stored, self.store)

    async def play(self, live: LiveMatch, steps: int, seed: int) -> None:
        for entry in play_and_undo(live.match, steps, seed):
            await live.append(entry)
            self.entries.append(entry)


def play_and_undo(match: Match, steps: int, seed: int) -> Iterator[JournalEntry]:
    """Random steps, some of which are taken back: alone, in a row, or by agreement."""
    pick = Seeded(seed)
    for _ in range(steps):
        if match.over:
            return
        deciding = match.deciding()
        seat = deciding[pick.below(len(deciding))]
        name = match.seats.ids[seat]
        entry = _taken_back(match, seat, pick)
        if entry is None:
            actions = scene_of(match, seat).actions
            action = actions[pick.below(len(actions))].action
            entry = match.apply(name, match.ply_of(seat), action)
        yield entry


def _taken_back(match: Match, seat: int, pick: Chance) -> JournalEntry | None:
    name, chance = match.seats.ids[seat], pick.below(20)
    free = take_back.can_undo(match, name)
    if chance < 2 and free:
        try:
            return take_back.undo(match, name, 1 + pick.below(free), alone=chance == 0)
        except Refusal:
            return None
    if chance == 2 and match.ply_of(seat) > 10 and len(set(match.teams)) > 1:
        other = next(n for n, team in enumerate(match.teams) if team != match.teams[seat])
        take_back.request_undo(match, name, match.ply_of(seat) - 1 - pick.below(6))
        return take_back.answer_undo(match, match.seats.ids[other], True)
    return None


def looks(live: LiveMatch) -> dict[str, Any]:
    """All that anybody can see of a match or do in it."""
    match = live.match
    readers = range(OBSERVER, len(match.seats))
    return {
        "state": match.state.fingerprint(),
        "standing": match.log.standing,
        "scenes": [scene_of(match, reader) for reader in readers],
        "logs": [log_from(live, 0, reader) for reader in readers],
        "actions": [match.state.legal_actions(reader) for reader in readers],
        "undo": [live.free_steps(reader) for reader in readers],
        "past": [
            past_scene(match, place, reader)
            for reader in readers
            for place in range(0, match.ply, 9)
        ],
        "states": [match.history.state_at(place).fingerprint() for place in range(0, match.ply, 5)],
        "record": write_record(match.session),
        "over": (match.over, match.winner, match.held),
    }


def plain(seen: dict[str, Any]) -> Any:
    """Some parts compare by identity, such as events; what they say does not."""
    return {name: msgspec.json.encode(value, enc_hook=repr) for name, value in seen.items()}


@pytest.mark.usefixtures("app_server")
@pytest.mark.parametrize("game_id", [*game_ids(), MADE_UP.id])
def test_a_snapshot_and_the_rest_give_the_same_match(game_id: str, tmp_path: Path) -> None:
    async def story() -> None:
        story = await Story.begin(game_id, tmp_path)
        live = await story.brought_back()
        for part, steps in enumerate((3 * BLOCK_LINES + 2, 12)):
            await story.play(live, steps, seed=part)
            # A snapshot that has the last entries, then one that lacks some.
            await store_snapshot(live, asyncio.Lock())
            await story.play(live, 5 * part, seed=10 + part)
            whole, back = await story.from_journal(), await story.brought_back()
            assert back.snapshot_number >= len(story.entries) - 5 * part > 0
            assert (back.written, whole.written) == (len(story.entries),) * 2
            assert plain(looks(back)) == plain(looks(whole))
            live = back  # and it is played on
        kinds = {entry.kind for entry in story.entries}
        assert kinds & {"undo", "withdraw", "release"}
        await story.store.close()

    asyncio.run(story())


@pytest.mark.usefixtures("app_server")
def test_steps_that_were_struck_before_a_snapshot_are_withdrawn_after_it(tmp_path: Path) -> None:
    """A step of another block changes: it must not be found as it was."""

    async def story() -> None:
        story = await Story.begin("memoir", tmp_path)
        live = await story.brought_back()
        await story.play(live, 4 * BLOCK_LINES + 3, seed=5)
        await store_snapshot(live, asyncio.Lock())
        match = live.match
        take_back.request_undo(match, "axis", match.ply_of(0) - BLOCK_LINES)
        entry = take_back.answer_undo(match, "allies", True)
        assert entry is not None
        await live.append(entry)
        story.entries.append(entry)
        await story.play(live, 4, seed=6)
        await store_snapshot(live, asyncio.Lock())
        back = await story.brought_back()
        assert back.snapshot_number == len(story.entries)
        assert plain(looks(back)) == plain(looks(await story.from_journal()))
        assert any(line.undone for line in back.match.log.lines[: 4 * BLOCK_LINES])
        await story.store.close()

    asyncio.run(story())


def test_a_match_that_is_over_comes_back_from_its_snapshot(tmp_path: Path) -> None:
    async def story() -> None:
        story = await Story.begin("memoir", tmp_path)
        live = await story.brought_back()
        await story.play(live, 40, seed=1)
        entry = live.match.resign("axis")
        await live.append(entry)
        story.entries.append(entry)
        await store_snapshot(live, asyncio.Lock())
        back = await story.brought_back()
        assert back.snapshot_number == len(story.entries)
        assert back.match.over
        assert plain(looks(back)) == plain(looks(await story.from_journal()))
        await story.store.close()

    asyncio.run(story())


# What is wrong with one


def spoil(table: str, column: str) -> str:
    cut = f"substr({column}, 1, length({column}) - 9) || x'000102030405060708'"
    return f"UPDATE {table} SET {column} = CAST({cut} AS BLOB)"


DAMAGE = {
    "all gone": "DELETE FROM snapshots",
    "blocks gone": "DELETE FROM snapshot_blocks",
    "first block gone": "DELETE FROM snapshot_blocks WHERE block = 0",
    "last block gone": "DELETE FROM snapshot_blocks WHERE block = 1",
    "data": spoil("snapshots", "data"),
    "lines": spoil("snapshot_blocks", "lines"),
    "states": spoil("snapshot_blocks", "states"),
    "older program": "UPDATE snapshots SET form = form || 'x'",
    "no end": "UPDATE snapshots SET number = number + 1",
    "another moment": "UPDATE snapshots SET number = number - 1",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_without_its_snapshot_a_match_comes_back_from_its_journal(
    damage: str, tmp_path: Path
) -> None:
    async def story() -> None:
        story = await Story.begin("memoir", tmp_path)
        live = await story.brought_back()
        await story.play(live, 3 * BLOCK_LINES + 4, seed=2)
        await store_snapshot(live, asyncio.Lock())
        assert (await story.brought_back()).snapshot_number == len(story.entries)
        database = sqlite3.connect(tmp_path / "vezerkar.db")
        assert database.execute(DAMAGE[damage]).rowcount
        database.commit()
        back = await story.brought_back()
        assert back.snapshot_number == 0
        assert plain(looks(back)) == plain(looks(await story.from_journal()))
        # The next one is whole again.
        await store_snapshot(back, asyncio.Lock())
        assert (await story.brought_back()).snapshot_number == len(story.entries)
        await story.store.close()

    asyncio.run(story())


def test_a_snapshot_of_other_rules_is_not_read() -> None:
    row = table_for(new_match(), list(new_match().seats), 0.0).row
    assert snapshots.form_of(row) == snapshots.form_of(replace(row, ply=7))
    for other in ({"rules": row.rules + 1}, {"digest": "other data"}):
        assert snapshots.form_of(replace(row, **cast(Any, other))) != snapshots.form_of(row)


# Beside the play


class SlowStore:
    """Stands for a database that takes its time."""

    def __init__(self) -> None:
        self.snapshots = self
        self.asked, self.go_on = asyncio.Event(), asyncio.Event()
        self.fails = False
        self.blocks: list[list[int]] = []

    async def replace(self, match_id: str, row: SnapshotRow, blocks: list[BlockRow]) -> None:
        self.blocks.append([block.block for block in blocks])
        self.asked.set()
        await self.go_on.wait()
        if self.fails:
            raise OSError("the disk is full")


def test_play_goes_on_while_a_snapshot_is_stored_and_only_news_are_stored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keeper, "ENTRIES_BETWEEN_SNAPSHOTS", 10)

    async def story() -> None:
        match, store = new_match(), SlowStore()
        play(match, 2 * BLOCK_LINES + 5)
        table = table_for(match, list(match.seats), 0.0)
        table.live.store, table.live.written = cast(Any, store), len(match.log.lines)
        table.keeper.note_loaded()
        await store.asked.wait()
        assert table.keeper.is_busy()
        assert not table.lock.locked()
        play(match, 3, seed=2)
        table.live.written += 3
        store.go_on.set()
        assert table.keeper.task is not None
        await table.keeper.task
        assert table.live.snapshot_number == 2 * BLOCK_LINES + 5
        table.keeper.note_loaded()
        assert not table.keeper.is_busy()  # three entries are not worth one
        # A snapshot that fails is forgotten, what it should have stored is not.
        store.fails, first = True, match.log.unsaved_from
        with pytest.raises(OSError, match="full"):
            await store_snapshot(table.live, table.lock)
        assert match.log.unsaved_from == first
        store.fails = False
        await store_snapshot(table.live, table.lock)
        assert store.blocks == [[0, 1, 2], [2], [2]]

    asyncio.run(story())


# A whole server


def test_a_server_finds_its_tables_by_their_snapshots(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "ENTRIES_BETWEEN_SNAPSHOTS", 3)
    monkeypatch.setattr(keeper, "ENTRIES_BETWEEN_MOMENTS", 3)
    replayed: list[int] = []
    going_on = bringing_back._going_on

    def count(match: Match, number: int, entries: list[JournalEntry], last: int) -> Any:
        replayed.append(len(entries))
        return going_on(match, number, entries, last)

    monkeypatch.setattr(bringing_back, "_going_on", count)
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.create_table("alone", ["me"])["id"]
        with guest.at(table) as socket:
            for _ in range(7):
                socket.act(socket.live["actions"][0]["action"])
        with guest.at(table) as socket:
            before = socket.welcome
    with app_server.open() as client:
        guest = Guest(client, guest.cookie)
        with guest.at(table) as socket:
            assert socket.ply == before["ply"]
            assert socket.welcome["log"] == before["log"]
            socket.act(socket.live["actions"][0]["action"])
    assert len(replayed) == 1
    assert replayed[0] < 3
