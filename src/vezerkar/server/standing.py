"""How a match stands and how it ended, for lists of tables."""

from __future__ import annotations

from typing import Final

from vezerkar.server.storage.rows import Scores
from vezerkar.table.match import Match

DRAW: Final = "draw"


def scores_of(match: Match) -> Scores:
    """The score of each seat, and the score that wins; zero where there is none."""
    return tuple((seat.score, seat.target) for seat in match.game.seats_shown(match.state))


def result_of(match: Match) -> str:
    """The seats that won, with spaces between, or `draw`; empty while the match goes on."""
    if not match.over:
        return ""
    if match.winner < 0:
        return DRAW
    seats = zip(match.seats.ids, match.teams, strict=True)
    return " ".join(seat for seat, team in seats if team == match.winner)
