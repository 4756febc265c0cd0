"""A card on the table that would be spent for nothing: its moment comes later.

Before every battle and every removal a window opens for the piece in question (QG-20.5,
QG-20.17), so a card that only protects loses nothing by waiting for it. One that only supplies
waits for a piece without supply.
"""

from __future__ import annotations

from vezerkar.core.kernel import BIT
from vezerkar.games.quartermaster import events, terms
from vezerkar.games.quartermaster.rules.conditions import fitting
from vezerkar.games.quartermaster.state import War


def is_wasted(s: War, seat: int, card: int) -> bool:
    """Whether using the card now could only be worse than using it later."""
    board = s.board
    plan = board.card_plan[card]
    ops = {board.step_op[step] for step in plan}
    if ops == {terms.OP_PROTECT}:
        return not any(_saves(s, seat, step) for step in plan)
    if ops == {terms.OP_GRANT}:
        return not any(_feeds(s, step) for step in plan)
    return False


def _saves(s: War, seat: int, step: int) -> bool:
    """Whether the piece that is battled or about to be removed is one that the step protects."""
    event = s.stack[terms.WINDOW_EVENT]
    if events.event_kind(event) not in (events.W_BATTLE_DECLARED, events.W_REMOVAL_PENDING):
        return False
    c, space = events.piece_of(event), events.space_of(event)
    if c == events.NOBODYS:
        return False
    return bool(fitting(s, step, c, s.board.team[seat]) & ~s.shields[c] & BIT[space])


def _feeds(s: War, step: int) -> bool:
    board = s.board
    return any(
        s.pieces[c] & board.step_kind[step] & ~s.supplied(c)
        for c in range(terms.COUNTRIES)
        if board.step_countries[step] >> c & 1
    )
