"""What an order could strike, before it is given: each target with both strengths.

While plans are secret the enemy's cubes and cards are unknown to the seat, and nothing here looks
at them: the strength of a target is told as far as its ground and kind give it.
"""

from __future__ import annotations

from vezerkar.games.crescent.hidden import sees_plan
from vezerkar.games.crescent.odds.strikes import Blow, blows_of, strengths_of
from vezerkar.games.crescent.rules.orders import own_towers
from vezerkar.games.crescent.setup import layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import ARMY_PLACES, GREY, NO_CARD, TYPES
from vezerkar.games.crescent.view.names import army, square, unit
from vezerkar.scene.message import Argument, Message
from vezerkar.scene.panels import Row, Sheet


def order_sheet(s: Battle, seat: int, troop: int, grey: int) -> Sheet | None:
    """The targets of an army card with an order; None without an order."""
    if grey == NO_CARD:
        return None
    known = as_known(s, seat)
    rows = tuple(target_row(known, s, seat, blow) for blow in blows_of(known, seat, troop, grey))
    notes = [] if rows else [_why_nobody(known, seat, troop)]
    if rows and not s.revealed:
        notes.append(Message("note-secret", {}, ("KF-3.1.11",)))
    return Sheet(
        "order",
        Message("sheet-order", {"army": army(layout_of(s.board), seat, troop)}, ("KF-3.2.4",)),
        rows=rows,
        notes=tuple(notes),
    )


def _why_nobody(s: Battle, seat: int, troop: int) -> Message:
    if all(s.exhausted(t) for t in own_towers(s, seat % 2, troop)):
        return Message("note-tired", {}, ("KF-2.8.2",))
    return Message("note-no-target", {}, ("KF-2.7.2",))


def as_known(s: Battle, seat: int) -> Battle:
    """The same battle without what other captains have planned in secret."""
    hidden = [c for c in range(int(s.board.seats)) if not sees_plan(s, seat, c)]
    if not hidden:
        return s
    t = s.clone()
    for captain in hidden:
        for troop in range(TYPES):
            t.set_cubes(captain, troop, 0)
        t.force = [0 if i // TYPES == captain else mask for i, mask in enumerate(t.force)]
    return t


def target_row(known: Battle, s: Battle, seat: int, blow: Blow, marks: tuple[str, ...] = ()) -> Row:
    """A target; what is worked out stands where the attacker would strike from."""
    layout = layout_of(s.board)
    strength, defence = strengths_of(known, seat, blow)
    args: dict[str, Argument] = {
        "unit": unit(layout, blow.attacker),
        "unit2": unit(layout, blow.target),
        "at2": square(layout, s.square[blow.target]),
        "number": strength,
        "number2": defence,
    }
    key = "row-target" if s.revealed else "row-target-secret"
    return Row(Message(key, args, ("KF-2.7.1",)), anchors=(unit(layout, blow.target),), marks=marks)


def order_of(s: Battle, seat: int, troop: int) -> int:
    """The order that lies on an army card."""
    return int(s.laid[seat][troop * ARMY_PLACES + GREY])
