"""Matches of Memoir for the tests of the table."""

from __future__ import annotations

from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.registry import find_game
from vezerkar.scene.scene import Scene
from vezerkar.table.journal import JournalEntry
from vezerkar.table.match import Match
from vezerkar.table.reading import read
from vezerkar.table.seats import TableSeat
from vezerkar.table.views import scene_of

GAME = find_game("memoir")
SCENARIO = "pegasus-bridge"
SECRET = b"a secret of thirty-two bytes...."


def new_match(secret: bytes = SECRET, take_back: bool = True) -> Match:
    seats = [TableSeat("axis", "person", "u1", "Éva"), TableSeat("allies", "person", "u2", "Pál")]
    return Match(GAME, SCENARIO, {}, seats, secret, take_back)


def again(match: Match, entries: list[JournalEntry]) -> Match:
    """The match as storage would give it back."""
    same = Match(
        GAME, SCENARIO, {}, match.seats, match.secret, match.take_back, match.session.opening
    )
    read(same, entries)
    return same


def play(match: Match, steps: int, seed: int = 1) -> list[JournalEntry]:
    """Play random steps; fewer if the match ends before."""
    pick, entries = Seeded(seed), []
    for _ in range(steps):
        if match.over:
            break
        seat = match.deciding()[0]
        actions = scene_of(match, seat).actions
        action = actions[pick.below(len(actions))].action
        entries.append(match.apply(match.seats.ids[seat], match.ply_of(seat), action))
    return entries


def scenes(match: Match) -> list[Scene]:
    return [scene_of(match, seat) for seat in (OBSERVER, 0, 1)]
