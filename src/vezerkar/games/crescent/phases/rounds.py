# hot: compiled by mypyc
"""A round from its beginning to its end: the frame that holds all others (KF-0.4, KF-0.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import Phase
from vezerkar.core.lists import plus
from vezerkar.games.crescent.events import (
    E_LOSSES,
    E_RESULT,
    E_ROUND,
    E_TERRITORY,
)
from vezerkar.games.crescent.phases.frame import ROUND_STEP
from vezerkar.games.crescent.phases.reveal import lift_screens
from vezerkar.games.crescent.rules.victory import ending_due, territory
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    COUNTER_ESPIONAGE,
    NO_REST,
    NO_TROOP,
    NOT_DUE,
    P_DEVELOP,
    P_ORDERS,
    P_PLAN,
    P_PREACTIONS,
    PLACES,
    TYPES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

PLANNING: Final = 0
REVEAL: Final = 1
PREACTIONS: Final = 2
ORDERS: Final = 3


class Round(Phase[Battle]):
    """The round itself. Frame: the next step. Nobody decides anything."""

    def proceed(self, s: Battle, chance: Chance) -> None:
        step: i64 = s.stack[ROUND_STEP]
        s.stack[ROUND_STEP] = step + 1
        if step == PLANNING:
            begin_round(s)
            s.push(P_PLAN)
        elif step == REVEAL:
            lift_screens(s)
            s.push(P_DEVELOP)
        elif step == PREACTIONS:
            s.push(P_PREACTIONS)
        elif step == ORDERS:
            put_counter_espionage_away(s)
            s.push(P_ORDERS)
        else:
            s.stack[ROUND_STEP] = PLANNING
            score_territory(s)
            if not finish(s):
                clear_round(s)


def begin_round(s: Battle) -> None:
    s.round += 1
    s.turn = s.first()
    if s.events is not None:
        s.tell(E_ROUND, [s.round, s.first()])


def put_counter_espionage_away(s: Battle) -> None:
    """KF-6.12.3: its work is done, although it protects until the end of the round."""
    for seat in range(s.board.seats):
        for place in range(PLACES):
            if s.laid[seat][place] == COUNTER_ESPIONAGE:
                s.put_away(seat, s.take_up(seat, place), True)


# The end of a round


def score_territory(s: Battle) -> None:
    """KF-3.3.6: only for the side, never for a captain (KF-2.6.35)."""
    for side in range(2):
        points = territory(s, side)
        if s.events is not None:
            s.tell(E_TERRITORY, [side, points])
        if points:
            s.award(side, points, -1)


def finish(s: Battle) -> bool:
    """The end of the game, if it is due; the final evaluation decides it (KF-4.1 to KF-4.10)."""
    s.quiet += 1  # from -1 to 0 if a score has changed (KF-8.7)
    s.due = ending_due(s)
    if s.due == NOT_DUE:
        return False
    more = s.discs_lost(1) - s.discs_lost(0)
    if more:
        side: i64 = 0 if more > 0 else 1
        s.score = plus(s.score, side, more if more > 0 else -more)  # KF-4.5, KF-4.9
        if s.events is not None:
            s.tell(E_LOSSES, [side, more if more > 0 else -more])
    if s.events is not None:
        s.tell(E_RESULT, [s.score[0], s.score[1]])
    winner: i64 = -1
    if s.score[0] != s.score[1]:
        winner = 0 if s.score[0] > s.score[1] else 1
    s.end(s.due, winner)
    return True


def clear_round(s: Battle) -> None:
    """KF-3.4.1, KF-3.4.2: markers of the round before go, cubes return, the screens go back."""
    board = s.board
    attacked = s.attacked[:]
    for t in range(board.towers):
        if attacked[t] and (attacked[t] < s.round or rests_not(s, t)):
            attacked[t] = 0
    s.attacked = attacked
    seats = board.seats
    s.cubes = [[0] * TYPES for i in range(seats)]
    s.force = [0] * (seats * TYPES)
    s.played = [0] * seats
    s.spent = [0] * seats
    s.idle = [0] * seats
    s.thoughts = [0] * seats
    s.survey = 0
    s.shields = 0
    s.locked = 0
    s.revealed = 0
    s.council = s.council_next
    s.council_next = 0
    s.army = NO_TROOP


def rests_not(s: Battle, t: i64) -> bool:
    """KF-6.21.1: No Rest takes off the marker of this round."""
    troop: i64 = s.board.tower_troop[t]
    for seat in range(s.owner[t], s.board.seats, 2):
        if s.in_force(seat, troop, NO_REST):
            return True
    return False
