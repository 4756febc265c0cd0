# hot: compiled by mypyc
"""The values of the frames, by phase: where each stands, counted from the top of the stack.

`s.stack[frame.UNIT]` is the unit that the frame on top is about. Some values are two or three small
numbers in one; how they are packed is written at the end.
"""

from __future__ import annotations

from typing import Any, Final

from vezerkar.core.kernel import pack
from vezerkar.games.memoir.terms import V_DONE

DONE: Final[Any] = pack(V_DONE, 0, 0, 0)  # the end of most lists: Any, as Board.order_of

PHASE: Final = -4  # every frame begins with the number of its phase

# Frames about one unit: destination, flags, retreat, aftermath, ground and again
UNIT: Final = -3
# Frames about an attack: window and roll
ATTACKER: Final = -3  # NO_UNIT where dice fall from above
TARGET: Final = -2

ORDER_QUOTAS: Final = -3  # how many units in each zone, packed as rules/orders.py does
ORDER_LIMIT: Final = -2  # orders anywhere on the board, orders by dice, or USED_UP
ORDER_DONE: Final = -1  # seats that are done
MOVE_SECOND: Final = -3  # length of a second move, 0 for the first
MOVE_DONE: Final = -2  # seats that are done
DESTINATION_SECOND: Final = -2  # as MOVE_SECOND
BATTLE_DONE: Final = -3  # seats that are done
ROLL: Final = -1  # how it is rolled, the dice, and the attacker's hex
FLAGS_LEFT: Final = -2
FLAGS_IGNORABLE: Final = -1  # 1 if the unit may ignore one
RETREAT_NEEDED: Final = -2  # hexes that must be made
RETREAT_EXTRA: Final = -1  # hexes that may be added, and the seat that decides
AFTERMATH_HEX: Final = -2  # where the target stood
AFTERMATH_STAGE: Final = -1  # the stage of the attack, and the attacker's hex
GROUND_HEX: Final = -2  # the hex that may be taken
GROUND_STAGE: Final = -1
AGAIN_OVERRUN: Final = -2  # 1 for an overrun, 0 for the second battle that a card gives
STRIKE_DICE: Final = -3  # naming and strikes: dice a unit, and the seat that decides
NAMING_LEFT: Final = -2  # units that may still be named
NAMING_ZONES: Final = -1  # zones of the first unit; 0 for the whole board
BARRAGE_SEAT: Final = -3  # the seat that decides
DIG_LEFT: Final = -3  # units that may still dig in
DIG_DONE: Final = -2  # seats that are done
DRAW_STEP: Final = -3
AMBUSH_AT_ONCE: Final = 4  # the step of a draw that replaces an Ambush in Overlord
GENERALS_DONE: Final = -3  # cards carried out, one bit each

# Packed values
ROLL_DICE: Final = 8  # how it is rolled + dice * ROLL_DICE + hex * ROLL_FROM
ROLL_FROM: Final = 256
STAGE_FROM: Final = 4  # stage + hex * STAGE_FROM
SLIP_SEAT: Final = 64  # hexes that may be added + seat * SLIP_SEAT
DICE_SEAT: Final = 16  # dice a unit + seat * DICE_SEAT
