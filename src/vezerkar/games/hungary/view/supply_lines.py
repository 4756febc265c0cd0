"""Who would be out of supply if the turn ended now: shown while there is time to mend it."""

from __future__ import annotations

from functools import lru_cache

from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.rules.supply import find_sources, units_without
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import OOS
from vezerkar.scene.last_made import LastMade

MAX_KEPT_BOARDS = 64


@lru_cache(maxsize=MAX_KEPT_BOARDS)
def _last_sources(board: Board) -> LastMade[list[int]]:
    return LastMade()


def standing_on(s: Campaign) -> tuple[object, ...]:
    """All that supply and zones depend on: who stands where, who holds what, who is left out."""
    s.keep()
    return s.at, s.control, s.left_out


def sources(s: Campaign) -> list[int]:
    """By unit the source it would have; those of the last scene unless something has changed."""
    return _last_sources(s.board).get(standing_on(s), lambda: find_sources(s))


@lru_cache(maxsize=MAX_KEPT_BOARDS)
def _last_unfed(board: Board) -> LastMade[frozenset[int]]:
    return LastMade()


def unfed(s: Campaign) -> frozenset[int]:
    """The units that lack a source and are not marked as out of supply yet (HU-5.7.1)."""
    made_from = (standing_on(s), s.flags)
    return _last_unfed(s.board).get(
        made_from, lambda: frozenset(u for u in without_source(s) if not s.flags[u] & OOS)
    )


def without_source(s: Campaign) -> list[int]:
    """The units on the map that no source supplies now, whether they are marked already or not."""
    return units_without(s, sources(s))
