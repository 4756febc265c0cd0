# hot: compiled by mypyc
"""The start of a game (HU-13.0.1 to HU-13.0.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vezerkar.core.kernel import Phase
from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.state import Campaign, empty_campaign
from vezerkar.games.hungary.supply import find_sources
from vezerkar.games.hungary.terms import P_SETUP, P_TURN, T_AIR

if TYPE_CHECKING:
    from vezerkar.core.chance import Chance


def new_campaign(board: Board, phases: list[Phase[Any]], chance: Chance) -> Campaign:
    """The first position of a game, ready for its first decision."""
    s = empty_campaign(board, phases)
    s.source = find_sources(s)  # HU-10.6.6: sources are found, but no markers are placed
    s.push(P_TURN, T_AIR)  # HU-2.6: the first turn begins with the air phase
    if board.free_setup:
        s.push(P_SETUP, 1 - board.setup_first)
        s.push(P_SETUP, board.setup_first)
    s.settle(chance)
    return s
