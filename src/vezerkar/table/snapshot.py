"""A match as it stands, as plain data: it can be brought back without playing it again.

A snapshot belongs to the rules and the program that made it. Whatever is wrong with one, the
journal still has everything.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from vezerkar.core.errors import DataError
from vezerkar.core.kernel import Event
from vezerkar.core.session import Step, state_bytes
from vezerkar.table.history import History
from vezerkar.table.log import LoggedStep
from vezerkar.table.match import Match

BLOCK_LINES: Final = 40  # few enough to unpack at once, enough to be alike


class SnapshotLine(Struct, frozen=True, array_like=True):
    """A line of the log; its state lies in the same block, as so many bytes."""

    seat: int
    action: int
    drawn: tuple[int, ...]
    events: tuple[tuple[int, list[int], int], ...]
    barrier: bool
    plies: tuple[int, ...]
    hidden: int
    undone: bool
    confirmed: bool
    state_size: int


class SnapshotLines(Struct, frozen=True, array_like=True):
    """The lines of a block; states are unpacked only when needed, so their sum is kept here."""

    lines: list[SnapshotLine]
    states_sum: int


class Standpoint(Struct, frozen=True):
    """Where a match stands, besides the lines of its log."""

    state: bytes
    lines: int
    held: dict[int, str]
    resigned: int | None
    agreed: bool
    rules_changes: tuple[int, ...]


class Block(NamedTuple):
    """BLOCK_LINES lines of a log, the last block perhaps fewer, compressed."""

    lines: bytes
    states: bytes


# Making


def standpoint_of(match: Match) -> Standpoint:
    return Standpoint(
        state_bytes(match.state),
        len(match.log.lines),
        dict(match.held),
        match.resigned,
        match.agreed,
        match.history.rules_changes,
    )


def unpacked_lines(lines: Iterable[LoggedStep]) -> Iterator[tuple[SnapshotLine, bytes]]:
    """Lines of a log and the states before them, one by one: freezing many states takes time."""
    for line in lines:
        step, state = line.step, line.step.bytes_before()
        events = tuple((event.kind, event.args, event.audience) for event in step.events)
        yield (
            SnapshotLine(
                step.seat,
                step.action,
                step.drawn,
                events,
                step.barrier,
                line.plies,
                line.hidden,
                line.undone,
                line.confirmed,
                len(state),
            ),
            state,
        )


def pack(parts: Sequence[tuple[SnapshotLine, bytes]]) -> Block:
    """Needs no rules: it may be done in a thread."""
    states = zlib.compress(b"".join(state for _, state in parts))
    lines = SnapshotLines([line for line, _ in parts], zlib.crc32(states))
    return Block(zlib.compress(msgspec.msgpack.encode(lines)), states)


# Bringing back


def restoring(match: Match, standpoint: Standpoint, blocks: Iterable[Block]) -> Iterator[Match]:
    """Make a match that was just set up stand where the snapshot was made, block by block."""
    history = match.history
    for block in blocks:
        for line in _lines(history, block):
            history.put_back(line)
        yield match
    if len(match.log.lines) != standpoint.lines:
        raise DataError("snapshot: some of its lines are missing")
    history.resume_at(standpoint.state, standpoint.rules_changes)
    match.held.update(standpoint.held)
    match.resigned, match.agreed = standpoint.resigned, standpoint.agreed
    yield match


def _lines(history: History, block: Block) -> Iterator[LoggedStep]:
    start = 0
    found = msgspec.msgpack.decode(zlib.decompress(block.lines), type=SnapshotLines)
    if found.states_sum != zlib.crc32(block.states):
        raise DataError("snapshot: its states are not those of its lines")
    for line in found.lines:
        end = start + line.state_size
        events = tuple(Event(*event) for event in line.events)
        before = history.frozen(block.states, start, end)
        step = Step(line.seat, line.action, line.drawn, events, line.barrier, before)
        yield LoggedStep(step, line.plies, line.hidden, line.undone, line.confirmed)
        start = end
