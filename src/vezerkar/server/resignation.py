"""When a computer has lost: it offers to give up, and the people opposite may accept or play on."""

from __future__ import annotations

from typing import Final

from vezerkar.table.match import Match

STAGES: Final = 3  # of the game in a row that look lost before anything is said
PATIENCE: Final = 8  # stages after which a declined offer may be repeated


class Despair:
    """What the computers of one team think of their chances, stage by stage."""

    def __init__(self) -> None:
        self.stage = -1
        self.bad = 0  # stages in a row without hope; below zero after a declined offer
        self.offer = ""  # the seat that offers to give up

    def is_due(self, match: Match, seat: int) -> bool:
        """Before a decision of a computer: whether it should ask itself if all is lost."""
        if (
            len(match.state.legal_actions(seat)) == 1
            or self.offer
            or not _against_people(match, seat)
        ):
            return False  # what is forced is done at once
        stage = match.game.judge.stage(match.state, seat)
        if stage == self.stage:
            return False
        self.stage = stage
        return True

    def note(self, seat: str, lost: bool) -> bool:
        """What came of it; whether the seat offers to give up now."""
        self.bad = self.bad + 1 if lost else min(self.bad, 0)
        if self.bad < STAGES:
            return False
        self.offer = seat
        return True

    def decline(self) -> None:
        self.offer, self.bad = "", STAGES - PATIENCE


def _against_people(match: Match, seat: int) -> bool:
    """Whether nobody but computers is on the team of a seat, and a person on another one."""
    mine = match.teams[seat]
    chairs = list(zip(match.chairs, match.teams, strict=True))
    alone = all(chair.kind == "computer" for chair, team in chairs if team == mine)
    return alone and any(chair.kind == "person" for chair, team in chairs if team != mine)
