# hot: compiled by mypyc
"""Economic Warfare: its targets, what makes it worse or void, and then its steps.

A `warfare` frame lies below the `card` frame whose steps it is about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, pack, verb_of
from vezerkar.games.quartermaster.ability import VOID_FROM, find_frame
from vezerkar.games.quartermaster.deeds import (
    add_withdrawals,
    possible_targets,
    withdraw,
)
from vezerkar.games.quartermaster.happenings import about_card, aim_of
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import (
    COUNTRIES,
    E_TARGETED,
    E_WARFARE_MORE,
    E_WARFARE_VOID,
    P_CARD,
    P_WARFARE,
    P_WINDOW,
    V_TARGET,
    V_WITHDRAW,
    W_EW_DECLARED,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

# The aims of a frame: the targets, those it is void for (VOID_FROM), and what has been done
DECLARED: Final = 1 << 12
RUN: Final = 1 << 13
EXTRA_BITS: Final = 5


class Warfare(Phase[War]):
    """Whom is Economic Warfare aimed at? Then each target is declared and the card runs."""

    def waiting(self, s: War) -> i64:
        owned: i64 = s.stack[-3]
        card = owned & 255
        owner = owned >> 8
        if s.stack[-2] == 0 and s.board.card_choose[card] and possible_targets(s, owner, card):
            return BIT[owner]
        return 0

    def actions(self, s: War, seat: i64) -> list[int]:
        found: list[int] = []
        targets = possible_targets(s, seat, s.stack[-3] & 255)
        for c in range(COUNTRIES):
            if targets & BIT[c]:
                found.append(pack(V_TARGET, c, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == V_WITHDRAW:
            withdraw(s, seat, a_of(action))
        else:
            s.stack[-2] = BIT[a_of(action)]

    def proceed(self, s: War, chance: Chance) -> None:
        owned: i64 = s.stack[-3]
        card = owned & 255
        aims: i64 = s.stack[-2]
        if aims == 0 and not s.board.card_choose[card]:
            aims = s.board.card_targets[card]
        if aims == 0 or aims & RUN:
            s.pop()  # no target is left, or all is done
        elif not aims & DECLARED:
            s.stack[-2] = aims | DECLARED
            declare(s, owned >> 8, card, aims)
        else:
            s.stack[-2] = aims | RUN
            s.push(P_CARD, owned)


def declare(s: War, owner: i64, card: i64, aims: i64) -> None:
    """Each target is declared in its own window, in turn order."""
    for i in range(COUNTRIES):
        c = COUNTRIES - 1 - i
        if aims & BIT[c]:
            # Asked only when its turn comes: what is used before may change who could answer.
            s.push(P_WINDOW, about_card(W_EW_DECLARED, owner, card, 0, c), 1 - s.board.team[owner])
            s.asked = -1
    if s.events is not None:
        for target in range(COUNTRIES):
            if aims & BIT[target]:
                s.tell(E_TARGETED, [owner, target])


def find_own_warfare(s: War) -> i64:
    """The Economic Warfare whose steps run in the uppermost card frame; -1 if it is none."""
    at = find_frame(s, P_CARD) - 4
    if at >= 0 and s.stack[at] == P_WARFARE and s.stack[at + 1] == s.stack[at + 5]:
        return at
    return -1


def is_void(s: War, target: i64) -> bool:
    """Whether the Economic Warfare in progress is void for a country."""
    at = find_own_warfare(s)
    return at >= 0 and s.stack[at + 2] >> VOID_FROM & BIT[target] != 0


def extra(s: War, target: i64) -> i64:
    """Cards that a country loses beyond those of the card."""
    at = find_own_warfare(s)
    return s.stack[at + 3] >> EXTRA_BITS * target & 31 if at >= 0 else 0


def make_worse(s: War, cards: i64, event: i64) -> None:
    target = aim_of(event)
    s.stack[find_frame(s, P_WARFARE) + 3] += cards << EXTRA_BITS * target
    if s.events is not None:
        s.tell(E_WARFARE_MORE, [target, cards])


def make_void(s: War, event: i64) -> None:
    target = aim_of(event)
    s.stack[find_frame(s, P_WARFARE) + 2] |= BIT[target] << VOID_FROM
    if s.events is not None:
        s.tell(E_WARFARE_VOID, [target])
