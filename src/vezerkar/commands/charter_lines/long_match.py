"""R21: the longest match is brought back from its snapshot, up to the first page of its log."""

from __future__ import annotations

import asyncio
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

from vezerkar.commands.charter_lines.line import Figure, judged
from vezerkar.core.chance import Seeded
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game
from vezerkar.server import log_view, match_rows
from vezerkar.server.bringing_back import bring_back
from vezerkar.server.new_table import TablePlan
from vezerkar.server.snapshots import store_snapshot
from vezerkar.server.storage.rows import MatchRow
from vezerkar.server.storage.store import open_store
from vezerkar.table.journal import JournalEntry
from vezerkar.table.match import Match
from vezerkar.table.seats import TableSeat
from vezerkar.table.views import scene_of

GAME: Final = "hungary"
SCENARIO: Final = "campaign"  # the longest there is
LONGEST_LOAD_S: Final = 1.0
SECRET: Final = b"the dice of the longest campaign"


def measure(scale: float) -> Figure:
    row, seats, entries = _campaign()
    whole, quick = asyncio.run(_loads(row, seats, entries))
    text = f"{len(entries):,} steps in {quick:.2f} s, without a snapshot in {whole:.2f} s"
    return Figure(text, judged(quick < LONGEST_LOAD_S, whole=True))


def _campaign() -> tuple[MatchRow, list[TableSeat], list[JournalEntry]]:
    """A random campaign to its end."""
    game = find_game(GAME)
    names = game.seats(game.new(SCENARIO, {}, Seeded(0)))
    seats = [TableSeat(name, "person", name) for name in names]
    plan = TablePlan(game, SCENARIO, {}, seats)
    row = match_rows.new_row(plan, "", SECRET)
    match = list(match_rows.new_match(row, seats, plan))[-1]
    entries = _played(match)
    return replace(match_rows.completed(row, match), status="over"), seats, entries


def _played(match: Match) -> list[JournalEntry]:
    pick, entries = Seeded(2), []
    while not match.over:
        seat = next_seat(match.state)
        actions = match.state.legal_actions(seat)
        text = match.game.notation(match.state).spell(actions[pick.below(len(actions))])
        entries.append(match.apply(match.seats.ids[seat], match.ply_of(seat), text))
    return entries


async def _loads(
    row: MatchRow, seats: list[TableSeat], entries: list[JournalEntry]
) -> tuple[float, float]:
    """Seconds without a snapshot, and with one."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(f"sqlite:///{Path(folder) / 'vezerkar.db'}")
        await store.add_match(row, seats, entries)
        found = []
        for _ in range(2):
            began = time.perf_counter()
            stored = await store.stored(row.id)
            assert stored is not None
            live = await bring_back(stored, store)
            await log_view.prepare_newest(live, 0)
            scene_of(live.match, 0)
            found.append(time.perf_counter() - began)
            await store_snapshot(live, asyncio.Lock())
        await store.close()
    return found[0], found[1]
