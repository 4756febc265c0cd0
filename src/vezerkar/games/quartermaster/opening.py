# hot: compiled by mypyc
"""The first position of a game (QG-3.5 to 3.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vezerkar.core.kernel import PLAYING, Phase
from vezerkar.games.quartermaster.board import Board
from vezerkar.games.quartermaster.deeds import draw_to_hand
from vezerkar.games.quartermaster.phases.turns import begin
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import COUNTRIES, P_SETUP, P_TURN

if TYPE_CHECKING:
    from vezerkar.core.chance import Chance


def empty_war(board: Board, phases: list[Phase[Any]]) -> War:
    """All pieces at home, all cards in the draw decks."""
    s = War()
    s.phases = phases
    s.board = board
    s.stack = []
    s.events = None
    s.ending = PLAYING
    begin(s)
    return s


def new_war(board: Board, phases: list[Phase[Any]], chance: Chance) -> War:
    """A new game, ready for its first decision."""
    s = empty_war(board, phases)
    for c in range(COUNTRIES):
        draw_to_hand(s, c, board.start_draw, chance)
    s.push(P_TURN)
    s.push(P_SETUP)
    s.settle(chance)
    return s
