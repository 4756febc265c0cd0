"""What is stored of a match for the day on which its rules are gone."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
import pytest

from tests.server.test_bot_workers import table_for
from tests.table.hidden_hands import new_match, play
from vezerkar.core.kernel import OBSERVER
from vezerkar.scene.scene import Seat, Token
from vezerkar.server import keeper
from vezerkar.server.kept_match import Reader
from vezerkar.server.live_table import LiveTable
from vezerkar.server.log_view import log_from
from vezerkar.server.moments import Moment, facts_of
from vezerkar.server.socket_schema import Live, LogLine
from vezerkar.server.storage.moments import MomentRow
from vezerkar.table.journal import standing_acts
from vezerkar.table.take_back import answer_undo, request_undo


class Kept:
    """Stands for the database."""

    def __init__(self) -> None:
        self.moments = self
        self.rows: list[MomentRow] = []

    async def add(self, match_id: str, still: bytes, rows: list[MomentRow]) -> None:
        self.rows += rows

    def of(self, reader: int) -> list[tuple[int, Moment]]:
        return [
            (row.ply, msgspec.json.decode(row.data, type=Moment))
            for row in self.rows
            if row.reader == reader
        ]


def kept_table(steps: int) -> tuple[LiveTable, Kept]:
    match, kept = new_match(), Kept()
    play(match, steps)
    table = table_for(match, list(match.seats), 0.0)
    table.live.store, table.live.written = cast(Any, kept), steps
    return table, kept


def test_a_moment_has_a_scene_and_the_new_lines_of_every_reader() -> None:
    async def story() -> None:
        table, kept = kept_table(12)
        await table.keeper.store()
        await table.keeper.store()  # nothing has happened since
        assert [row.reader for row in kept.rows] == [OBSERVER, 0, 1]
        play(table.match, 5, seed=2)
        table.live.written += 5
        await table.keeper.store()
        for reader in (OBSERVER, 0, 1):
            (_, first), (_, second) = kept.of(reader)
            assert [line.number for line in first.log] == list(range(12))
            assert [line.number for line in second.log] == list(range(12, 17))
            assert not first.live.actions
        zones = [kept.of(seat)[0][1].live.zones or () for seat in (0, 1)]
        hands = [{zone.id for zone in seen if zone.cards} for seen in zones]
        assert hands[0] != hands[1]  # each seat its own

    asyncio.run(story())


def test_a_moment_is_due_every_so_many_entries_and_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keeper, "ENTRIES_BETWEEN_MOMENTS", 12)

    async def story() -> None:
        table, kept = kept_table(11)
        table.keeper.note_step()
        assert not table.keeper.is_busy()
        play(table.match, 1, seed=2)
        table.live.written += 1
        table.keeper.note_step()
        assert table.keeper.task is not None
        await table.keeper.task
        assert len(kept.rows) == 3
        table.match.resign("axis")
        table.live.written += 1
        table.keeper.note_step()
        await table.keeper.task
        outcome = kept.of(OBSERVER)[-1][1].live.outcome
        assert outcome is not None
        assert outcome.text.key == "outcome-resigned"

    asyncio.run(story())


def test_what_was_taken_back_is_not_seen_again() -> None:
    async def story() -> None:
        table, kept = kept_table(6)
        for seed in (2, 3):
            await table.keeper.store()
            play(table.match, 4, seed=seed)
            table.live.written += 4
        await table.keeper.store()
        match = table.match
        back_to = 8
        request_undo(match, "axis", back_to)
        answer_undo(match, "allies", True)
        play(match, 5, seed=9)
        table.live.written += 6
        await table.keeper.store()
        reader = Reader()
        for row in kept.rows:
            if row.reader == OBSERVER:
                reader.add(row.ply, row.data)
        assert [ply for ply, _ in reader.moments] == [6, match.ply_of(OBSERVER)]
        assert [line for _, line in sorted(reader.lines.items())] == newest_log(table)
        assert reader.scene_at(back_to) == kept.of(OBSERVER)[0][1].live
        assert reader.scene_at(2) == kept.of(OBSERVER)[0][1].live  # the oldest there is

    asyncio.run(story())


def newest_log(table: LiveTable) -> list[LogLine]:
    return log_from(table.live, 0, OBSERVER)


def test_facts_are_what_lies_where_and_not_how_it_looks() -> None:
    token, seat = Token("u1", "infantry", "K4", strength=3), Seat("axis", "axis", 0)
    live = Live(tokens=(token,), seats=(seat,))
    dressed = msgspec.structs.replace(token, look="tank", badge="x", marks=("y",))
    assert facts_of(Live(tokens=(dressed,), seats=(seat,))) == facts_of(live)
    for other in ({"space": "K5"}, {"strength": 2}, {"kind": "armor"}, {"id": "u2"}):
        moved = msgspec.structs.replace(token, **other)
        assert facts_of(Live(tokens=(moved,), seats=(seat,))) != facts_of(live)
    asked = msgspec.structs.replace(seat, deciding=True)
    assert facts_of(Live(tokens=(token,), seats=(asked,))) != facts_of(live)


def test_the_steps_that_stand_are_found_without_rules() -> None:
    match = new_match()
    entries = play(match, 10)
    request_undo(match, "axis", 4)
    answer = answer_undo(match, "allies", True)
    assert answer is not None
    entries += [answer, *play(match, 3, seed=5)]
    spelled = [
        (match.seats.ids[step.seat], match.game.notation(step.before).spell(step.action))
        for step in match.session.steps
    ]
    assert [(entry.seat, entry.action) for entry in standing_acts(entries)] == spelled
