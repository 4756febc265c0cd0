# hot: compiled by mypyc
"""Cards that order nobody but strike from the sky or from afar: Air Power and Barrage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, pack, verb_of
from vezerkar.games.memoir.phases.battles import ROLL_DICE
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import (
    AIR_ROLL,
    BARRAGE_ROLL,
    E_NAMED,
    NO_UNIT,
    P_ROLL,
    P_STRIKES,
    V_BARRAGE,
    V_DONE,
    V_NAME,
    V_STRIKE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

DICE_SEAT: Final = 16  # dice a unit and the seat that decides are one number of a frame
STRIKE_UNITS: Final = 4  # M44-F.12: for a Recon; Air Power has its own number


class Naming(Phase[Battle]):
    """Which enemy units does the strike name? Frame: dice and seat, units left, zones of the first.

    The first unit named must stand in one of the zones (M44-F.12); every set of units that holds
    such a unit and is connected can be named beginning with it.
    """

    def waiting(self, s: Battle) -> i64:
        return BIT[s.stack[-3] // DICE_SEAT]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        board = s.board
        zones: i64 = s.stack[-1]
        found: list[int] = []
        if s.stack[-2] > 0:
            for u in board.units[1 - s.active]:
                h: i64 = s.unit_hex[u]
                if h < 0 or s.named & BIT[u]:
                    continue
                joins = (
                    touches_named(s, h) if s.named else zones == 0 or board.zones[h] & zones != 0
                )
                if joins:
                    found.append(pack(V_NAME, u, 0, 0))
        found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == V_NAME:
            u = a_of(action)
            s.named |= BIT[u]
            s.stack[-2] -= 1
            if s.events is not None:
                s.tell(E_NAMED, [u])
            return
        dice: i64 = s.stack[-3]
        s.pop()
        s.push(P_STRIKES, dice)


def touches_named(s: Battle, h: i64) -> bool:
    """Whether a hex is next to a unit already named (M44-K.11)."""
    j: i64 = h * 6
    for k in range(6):
        u: i64 = s.at[s.board.near[j + k]]
        if u >= 0 and s.named & BIT[u]:
            return True
    return False


class Strikes(Phase[Battle]):
    """Which named unit is rolled for next? Frame: dice and seat (M44-K.46)."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.stack[-3] // DICE_SEAT] if s.named else 0

    def actions(self, s: Battle, seat: i64) -> list[int]:
        enemies = s.board.units[1 - s.active]
        return [pack(V_STRIKE, u, 0, 0) for u in enemies if s.named & BIT[u]]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        u = a_of(action)
        s.named &= ~BIT[u]
        s.push(P_ROLL, NO_UNIT, u, AIR_ROLL + s.stack[-3] % DICE_SEAT * ROLL_DICE)

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()


class Barrage(Phase[Battle]):
    """Which enemy unit does the barrage hit? Frame: the seat that decides."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.stack[-3]]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        enemies = s.board.units[1 - s.active]
        return [pack(V_BARRAGE, u, 0, 0) for u in enemies if s.unit_hex[u] >= 0]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        dice: i64 = s.board.barrage_dice[s.active]  # M44-K.23
        s.push(P_ROLL, NO_UNIT, a_of(action), BARRAGE_ROLL + dice * ROLL_DICE)
