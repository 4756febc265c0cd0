"""A look at a match for later: what every reader sees now, and what changed in their logs.

A match is played from its journal, never from moments. They are for the day on which its rules
are not installed any more: then it can still be watched, each reader seeing what they saw.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from vezerkar.core.kernel import OBSERVER
from vezerkar.scene.scene import Card, Scene, encoded_static
from vezerkar.server import log_view
from vezerkar.server.connection import live_of
from vezerkar.server.live_match import LiveMatch
from vezerkar.server.socket_schema import Live, LogLine, Still
from vezerkar.server.storage.moments import MomentRow
from vezerkar.server.time_slicing import in_slices
from vezerkar.table.views import scene_to_keep

Facts = tuple[object, ...]


class Moment(Struct, frozen=True):
    """What a reader saw, and the lines of their log that are new or changed since the last one."""

    live: Live
    log: list[LogLine]


class MomentLog(Struct, frozen=True):
    """A moment without its scene, which is read only if somebody wants to see it."""

    log: list[LogLine]


async def store_moment(live: LiveMatch) -> None:
    """Store what everybody sees now; the lock of the table is held, if it has one."""
    log, number = live.match.log, live.written
    await log_view.prepare_from(live, log.changed_from)
    rows = await in_slices(_rows(live, number, log.changed_from))
    scene = scene_to_keep(live.match, OBSERVER)
    await live.store.moments.add(live.row.id, encode_still(scene), rows)
    log.forget_changes()
    live.moment_number = number


def _rows(live: LiveMatch, number: int, first: int) -> Iterator[MomentRow]:
    match = live.match
    for reader in range(OBSERVER, len(match.seats)):
        moment = Moment(
            live_of(scene_to_keep(match, reader)), log_view.log_from(live, first, reader)
        )
        yield MomentRow(number, reader, match.ply_of(reader), msgspec.json.encode(moment))


def encode_still(scene: Scene) -> bytes:
    return msgspec.json.encode(Still(*encoded_static(scene)))


def facts_of(live: Live) -> Facts:
    """What lies where and who is asked: two moments with the same facts are the same position.

    How things are drawn and said is no fact: it may change from version to version.
    """
    return (
        {(each.id, each.kind, each.space, each.strength) for each in live.tokens or ()},
        {(each.id, each.owner, each.count, _cards(each.cards)) for each in live.zones or ()},
        {(each.id, each.side, each.value) for each in live.tracks or ()},
        {(each.id, each.team, each.score, each.deciding) for each in live.seats or ()},
        live.outcome.winner if live.outcome else None,
    )


def _cards(cards: tuple[Card, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((card.id, card.count) for card in cards)
