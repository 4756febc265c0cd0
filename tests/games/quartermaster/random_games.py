"""Whole games for tests: random players that mostly play their cards and keep their pieces.

Pure chance throws cards away and takes pieces off the board; such games see little of the rules.
"""

from __future__ import annotations

from functools import cache

from tests.games.quartermaster.table import GAME
from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.kernel import State, verb_of
from vezerkar.core.playout import next_seat
from vezerkar.core.session import Session
from vezerkar.games.quartermaster.terms import V_DISCARD, V_PASS, V_SKIP, V_WITHDRAW

PASSIVE_VERBS = {V_DISCARD, V_PASS, V_SKIP, V_WITHDRAW}
MAX_STEPS_OF_A_GAME = 20_000  # where a window never closes (QG-20.7), a game would not end
PASSIVE_ONE_IN = 12  # one decision of so many is taken among all actions


def choose(s: State, seat: int, pick: Chance) -> int:
    """Any action, but mostly one that does something."""
    actions = s.legal_actions(seat)
    lively = [action for action in actions if verb_of(action) not in PASSIVE_VERBS]
    if lively and pick.below(PASSIVE_ONE_IN):
        actions = lively
    return actions[pick.below(len(actions))]


@cache
def lively_game(seed: int, **settings: int) -> Session:
    """A whole game between such players."""
    session = Session(GAME, "world-war", settings, Seeded(seed))
    pick = Seeded(seed + 1000)
    while session.state.waiting:
        assert len(session.steps) < MAX_STEPS_OF_A_GAME, "the game never ends"
        seat = next_seat(session.state)
        session.apply(seat, choose(session.state, seat, pick))
    return session
