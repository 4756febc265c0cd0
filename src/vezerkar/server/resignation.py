"""When a computer has lost: it offers to resign, and the people opposite may accept or play on."""

from __future__ import annotations

from typing import Final

from vezerkar.table.match import Match

LOST_STAGES_BEFORE_OFFER: Final = 3  # of the game, in a row
STAGES_BETWEEN_OFFERS: Final = 8


class ResignOffer:
    """What the computers of one team think of their chances, stage by stage."""

    def __init__(self) -> None:
        self.stage = -1
        self.lost_stages = 0  # in a row; below zero after a declined offer
        self.seat = ""  # the seat that offers to resign

    def is_due(self, match: Match, seat: int) -> bool:
        """Before a decision of a computer: whether it should check if the game is lost."""
        if (
            len(match.state.legal_actions(seat)) == 1
            or self.seat
            or not _against_people(match, seat)
        ):
            return False  # forced actions are taken at once
        stage = match.game.judge.stage(match.state, seat)
        if stage == self.stage:
            return False
        self.stage = stage
        return True

    def note(self, seat: str, lost: bool) -> bool:
        """The result of a check; whether the seat offers to resign now."""
        self.lost_stages = self.lost_stages + 1 if lost else min(self.lost_stages, 0)
        if self.lost_stages < LOST_STAGES_BEFORE_OFFER:
            return False
        self.seat = seat
        return True

    def close(self) -> None:
        """The offer was answered; the next one has to wait."""
        self.seat, self.lost_stages = "", LOST_STAGES_BEFORE_OFFER - STAGES_BETWEEN_OFFERS


def _against_people(match: Match, seat: int) -> bool:
    """Whether only computers are on the team of a seat, and a person on another one."""
    mine = match.teams[seat]
    seats = list(zip(match.seats, match.teams, strict=True))
    alone = all(each.kind == "computer" for each, team in seats if team == mine)
    return alone and any(each.kind == "person" for each, team in seats if team != mine)
