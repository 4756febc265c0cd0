"""When a computer has lost: it offers to give up, and the people opposite may accept or play on."""

from __future__ import annotations

import secrets
from typing import Final

from vezerkar.agents.chances import chance_of
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.table.match import Match

LOST: Final = 0.08  # a chance below this is hardly one
TURNS: Final = 3  # that it has been so in a row before anything is said
PATIENCE: Final = 8  # turns after which a declined offer may be repeated


class Despair:
    """What the computers of one team think of their chances, turn by turn."""

    def __init__(self) -> None:
        self.turn = -1
        self.bad = 0  # turns in a row without hope; below zero after a declined offer
        self.offer = ""  # the seat that offers to give up

    def see(self, match: Match, seat: int) -> bool:
        """Before a decision of a computer: whether it offers to give up now."""
        game, state = match.game, match.state
        turn = game.judge.turn(state)
        if turn == self.turn or self.offer or not _against_people(match, seat):
            return False
        self.turn = turn
        self.bad = self.bad + 1 if outlook(game, state, seat) < LOST else min(self.bad, 0)
        if self.bad < TURNS:
            return False
        self.offer = match.seats[seat]
        return True

    def decline(self) -> None:
        self.offer, self.bad = "", TURNS - PATIENCE


def outlook(game: Game, state: State, seat: int) -> float:
    """The chance of a seat's team, as far as the seat can know it."""
    guess = game.guess(state, seat, Seeded(secrets.randbits(30)))
    return chance_of(game, game.judge.value(guess, game.teams(state)[seat]))


def _against_people(match: Match, seat: int) -> bool:
    """Whether nobody but computers is on the team of a seat, and a person on another one."""
    mine = match.teams[seat]
    chairs = list(zip(match.chairs, match.teams, strict=True))
    alone = all(chair.kind == "computer" for chair, team in chairs if team == mine)
    return alone and any(chair.kind == "person" for chair, team in chairs if team != mine)
