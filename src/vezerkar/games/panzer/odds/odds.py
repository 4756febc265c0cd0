"""Exact odds of an action, from what a seat knows."""

from __future__ import annotations

from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.panzer.odds.combat import attack_odds
from vezerkar.games.panzer.odds.flips import mine_odds, share, unseen_tactics
from vezerkar.games.panzer.odds.sacrifice import sacrifice_odds
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    V_ATTACK,
    V_DROP,
    V_FLIP,
    V_JUMP,
    V_MOVE,
    V_SACRIFICE,
)
from vezerkar.scene.scene import Odds

RESULTS = (
    "mine",
    "mine-destroys",
    "hurt",
    "ability",
    "destroyed",
    "enemy-destroyed",
    "enemy-trapped",
    "enemy-retreats",
    "own-destroyed",
    "both-stay",
)


def odds(s: Front, seat: int, action: int) -> Odds | None:
    """The odds of an action; None if it involves no chance."""
    verb, a, b = verb_of(action), a_of(action), b_of(action)
    if verb == V_ATTACK:
        return attack_odds(s, seat, a, b)
    if verb == V_SACRIFICE:
        return sacrifice_odds(s, seat, a)
    tactics = unseen_tactics(s, seat)
    if verb in (V_MOVE, V_JUMP):
        return mine_odds(s, a, b, tactics)
    if verb == V_DROP:
        return Odds(results={"hurt": share(tactics, (1, 2, 3))})
    if verb == V_FLIP:
        values = tuple(s.board.drawn_values[s.unit_card[a]])
        return Odds(results={"ability": share(tactics, values)})
    return None
