"""What an army card cannot do in the plan as it stands, told while there is time to change it.

Nothing here looks at what other captains plan in secret.
"""

from __future__ import annotations

from typing import Final

from vezerkar.games.crescent.odds.order_sheet import as_known, order_of
from vezerkar.games.crescent.odds.strikes import blows_of
from vezerkar.games.crescent.rules.orders import can_execute, mode_of, own_towers
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    CUBE_TO_STEP,
    EXCHANGE,
    FIELD_WORKS,
    GREY,
    NO_CARD,
    REAR_ROW,
    REGROUP,
    TYPES,
)
from vezerkar.scene.message import Argument, Message

PEACEFUL_ORDERS: Final = (FIELD_WORKS, EXCHANGE, REGROUP)


def plan_warnings(s: Battle, seat: int) -> tuple[tuple[Message, ...], ...]:
    """The warnings of all army cards of a seat that is planning."""
    known = as_known(s, seat)
    far = _stands_far_off(known, seat)
    return tuple([_warnings(known, seat, troop, far) for troop in range(TYPES)])


def has_warned_orders(s: Battle, seat: int) -> bool:
    """Whether an order of the plan cannot do what its captain may expect of it."""
    known = as_known(s, seat)
    far = _stands_far_off(known, seat)
    return any(
        order_of(s, seat, troop) != NO_CARD and _warnings(known, seat, troop, far)
        for troop in range(TYPES)
    )


def _stands_far_off(s: Battle, seat: int) -> bool:
    """Nobody could strike in this round, whatever the plan: then it is said of no army."""
    cards = {*s.hand[seat], *s.laid[seat]} - {NO_CARD}
    modes = {int(mode_of(card)): card for card in cards if s.board.colour[card] == GREY}
    orders = [grey for grey in modes.values() if grey not in PEACEFUL_ORDERS]
    return not any(
        True for troop in range(TYPES) for grey in orders for _ in blows_of(s, seat, troop, grey)
    )


def _warnings(s: Battle, seat: int, troop: int, far: bool) -> tuple[Message, ...]:
    grey = order_of(s, seat, troop)
    towers = own_towers(s, seat % 2, troop)
    if grey == NO_CARD or grey in PEACEFUL_ORDERS or far:
        found = _tired(s, towers)
    else:
        found = _tired(s, towers) or _harmless(s, seat, troop, grey)
    if grey == NO_CARD or not towers:
        return found
    if not can_execute(s, seat, troop):
        return (*found, Message("warn-stuck", {}, ("KF-3.2.12",)))
    if not (found or far) and s.cubes[seat][troop] == 0 and grey not in PEACEFUL_ORDERS:
        return (Message("warn-no-cubes", {}, ("KF-2.3.1",)),)
    return found


def _tired(s: Battle, towers: list[int]) -> tuple[Message, ...]:
    """Exhausted towers attack in no order (KF-2.8.2)."""
    tired = sum(s.exhausted(t) for t in towers)
    if tired and tired == len(towers):
        return (Message("warn-exhausted", {}, ("KF-2.8.2",)),)
    if tired:
        args: dict[str, Argument] = {"number": tired, "number2": len(towers)}
        return (Message("warn-exhausted-some", args, ("KF-2.8.2",)),)
    return ()


def _harmless(s: Battle, seat: int, troop: int, grey: int) -> tuple[Message, ...]:
    """An order to fight with nobody in reach."""
    if any(True for _ in blows_of(s, seat, troop, grey)):
        return ()
    if s.ability(seat, troop) & REAR_ROW:
        return (Message("warn-gun-idle", {}, ("KF-5.6.1", "KF-2.7.2")),)
    if s.ability(seat, troop) & CUBE_TO_STEP:
        return (Message("warn-no-target-spur", {}, ("KF-2.7.2", "KF-5.4.3")),)
    return (Message("warn-no-target", {}, ("KF-2.7.2",)),)
