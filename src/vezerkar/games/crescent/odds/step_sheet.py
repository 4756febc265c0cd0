"""Whom the tower that acts could strike once it has stepped: no action of its own says so yet."""

from __future__ import annotations

from vezerkar.core.kernel import b_of, verb_of
from vezerkar.games.crescent import terms
from vezerkar.games.crescent.odds.order_sheet import target_row
from vezerkar.games.crescent.odds.strikes import Blow, blows_ahead
from vezerkar.games.crescent.phases.frame import PHASE, TOWER
from vezerkar.games.crescent.setup import layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.view.names import army
from vezerkar.scene.message import Message
from vezerkar.scene.panels import Sheet

LATER = ("attack", "far")  # the ring of a target that is not in reach from where the tower stands


def step_sheet(s: Battle, seat: int) -> Sheet | None:
    """The enemies that a step brings into reach (KF-2.7.6); None if there are none."""
    blows = _blows(s, seat)
    if not blows:
        return None
    troop = s.board.tower_troop[s.stack[TOWER]]
    return Sheet(
        "step",
        Message("sheet-step", {"army": army(layout_of(s.board), seat, troop)}, ("KF-2.7.6",)),
        rows=tuple([target_row(s, s, seat, blow, LATER) for blow in blows]),
    )


def _blows(s: Battle, seat: int) -> list[Blow]:
    """One for each enemy that cannot be struck at once, from the nearest square."""
    if s.stack[PHASE] != terms.P_ACT or seat not in s.actors():
        return []
    known = {b_of(a) for a in s.legal_actions(seat) if verb_of(a) in terms.ATTACK_KIND}
    found = []
    for blow in blows_ahead(s, seat):
        if blow.target not in known:
            known.add(blow.target)
            found.append(blow)
    return found
