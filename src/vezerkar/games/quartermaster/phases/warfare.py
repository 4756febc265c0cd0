# hot: compiled by mypyc
"""Economic Warfare: its targets, what makes it worse or void, and then its steps.

A `warfare` frame lies below the `card` frame whose steps it is about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, FRAME, Phase, a_of, pack, verb_of
from vezerkar.games.quartermaster import terms
from vezerkar.games.quartermaster.events import (
    E_TARGETED,
    E_WARFARE_MORE,
    E_WARFARE_VOID,
    W_EW_DECLARED,
    aim_of,
    card_event,
)
from vezerkar.games.quartermaster.phases.effects import add_withdrawals, withdraw
from vezerkar.games.quartermaster.rules.cards import possible_targets
from vezerkar.games.quartermaster.rules.stack import VOID_FROM, find_frame
from vezerkar.games.quartermaster.state import War

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
        owned: i64 = s.stack[terms.WARFARE_OWNED]
        card = owned & terms.CARD_MASK
        owner = owned >> terms.OWNER_FROM
        if (
            s.stack[terms.WARFARE_AIMS] == 0
            and s.board.card_choose[card]
            and possible_targets(s, owner, card)
        ):
            return BIT[owner]
        return 0

    def actions(self, s: War, seat: i64) -> list[int]:
        found: list[int] = []
        targets = possible_targets(s, seat, s.stack[terms.WARFARE_OWNED] & terms.CARD_MASK)
        for c in range(terms.COUNTRIES):
            if targets >> c & 1:
                found.append(pack(terms.V_TARGET, c, 0, 0))
        add_withdrawals(s, seat, found)
        return found

    def take(self, s: War, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == terms.V_WITHDRAW:
            withdraw(s, seat, a_of(action))
        else:
            s.stack[terms.WARFARE_AIMS] = BIT[a_of(action)]

    def proceed(self, s: War, chance: Chance) -> None:
        owned: i64 = s.stack[terms.WARFARE_OWNED]
        card = owned & terms.CARD_MASK
        aims: i64 = s.stack[terms.WARFARE_AIMS]
        if aims == 0 and not s.board.card_choose[card]:
            aims = s.board.card_targets[card]
        if aims == 0 or aims & RUN:
            s.pop()  # no target is left, or all is done
        elif not aims & DECLARED:
            s.stack[terms.WARFARE_AIMS] = aims | DECLARED
            declare(s, owned >> terms.OWNER_FROM, card, aims)
        else:
            s.stack[terms.WARFARE_AIMS] = aims | RUN
            s.push(terms.P_CARD, owned)


def declare(s: War, owner: i64, card: i64, aims: i64) -> None:
    """Each target is declared in its own window, in turn order."""
    for i in range(terms.COUNTRIES):
        c = terms.COUNTRIES - 1 - i
        if aims >> c & 1:
            # Asked only when its turn comes: what is used before may change who could answer.
            s.push(
                terms.P_WINDOW,
                card_event(W_EW_DECLARED, owner, card, 0, c),
                1 - s.board.team[owner],
            )
            s.asked = -1
    if s.events is not None:
        for target in range(terms.COUNTRIES):
            if aims >> target & 1:
                s.tell(E_TARGETED, [owner, target])


def find_own_warfare(s: War) -> i64:
    """The end of the Economic Warfare whose steps the uppermost card runs; 0 if it is none."""
    card = find_frame(s, terms.P_CARD)
    end = card + terms.BELOW
    if end > 0 and s.stack[end - FRAME] == terms.P_WARFARE:
        if s.stack[end + terms.WARFARE_OWNED] == s.stack[card + terms.CARD_OWNED]:
            return end
    return 0


def is_void(s: War, target: i64) -> bool:
    """Whether the Economic Warfare in progress is void for a country."""
    end = find_own_warfare(s)
    return end > 0 and s.stack[end + terms.WARFARE_AIMS] >> VOID_FROM & BIT[target] != 0


def extra(s: War, target: i64) -> i64:
    """Cards that a country loses beyond those of the card."""
    end = find_own_warfare(s)
    return s.stack[end + terms.WARFARE_EXTRAS] >> EXTRA_BITS * target & 31 if end else 0


def make_worse(s: War, cards: i64, event: i64) -> None:
    target = aim_of(event)
    s.stack[find_frame(s, terms.P_WARFARE) + terms.WARFARE_EXTRAS] += cards << EXTRA_BITS * target
    if s.events is not None:
        s.tell(E_WARFARE_MORE, [target, cards])


def make_void(s: War, event: i64) -> None:
    target = aim_of(event)
    s.stack[find_frame(s, terms.P_WARFARE) + terms.WARFARE_AIMS] |= BIT[target] << VOID_FROM
    if s.events is not None:
        s.tell(E_WARFARE_VOID, [target])
