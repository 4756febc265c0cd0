# hot: compiled by mypyc
"""The turn of a non-player side: reinforcements, command cards, every unit once (PG-9.2.0.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, b_of, pack
from vezerkar.core.lists import changed
from vezerkar.games.panzer.blows import aims, open_choice
from vezerkar.games.panzer.board import Arrival
from vezerkar.games.panzer.cards import may_change_weather
from vezerkar.games.panzer.fights import start_fight
from vezerkar.games.panzer.forms import (
    E_ARRIVED,
    P_NPC_AIM,
    P_NPC_PATH,
    P_NPC_UNIT,
    P_WEATHER,
    V_AIM,
    V_STEP,
)
from vezerkar.games.panzer.ground import bears
from vezerkar.games.panzer.march import next_tiles, next_to_act, victims
from vezerkar.games.panzer.moves import step_to, swap_with
from vezerkar.games.panzer.npc import command
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import MOVES_TWICE, NO_CARD
from vezerkar.games.panzer.victory import check_wiped_out, take_control

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

REINFORCE: Final = 0
COMMANDS: Final = 1
UNITS: Final = 2
HAS_FIRED: Final = 1
HAS_MOVED: Final = 2


class NonPlayer(Phase[Front]):
    """Frame: stage, command cards drawn or 1 if the player may change the weather, 1 once he could.

    He may do so before every command card and every unit that acts (PG-5.4.13).
    """

    def proceed(self, s: Front, chance: Chance) -> None:
        stage = s.stack[-3]
        if stage == REINFORCE:
            s.stack[-3] = COMMANDS
            reinforce(s, chance)
        elif stage == COMMANDS:
            self.give_orders(s, chance)
        elif s.stack[-2]:
            s.stack[-2] = 0
            ask_for_weather(s)
        else:
            self.activate(s)

    def give_orders(self, s: Front, chance: Chance) -> None:
        """PG-9.2.0.6: bad weather grounds an air strike, so the player is asked before the draw."""
        if s.stack[-2] >= s.board.draws[0]:
            s.stack[-3] = UNITS
            s.stack[-2] = 1
        elif s.stack[-1] == 0:
            s.stack[-1] = 1
            ask_for_weather(s)
        else:
            s.stack[-1] = 0
            s.stack[-2] += 1
            command(s, chance)

    def activate(self, s: Front) -> None:
        u = next_to_act(s)
        if u < 0:
            s.pop()
            return
        s.acted |= BIT[u]
        s.stack[-2] = 1
        s.push(P_NPC_UNIT, u, 2 if s.able(u, MOVES_TWICE) else 1, 0)


def ask_for_weather(s: Front) -> None:
    player = 1 - s.board.npc
    if may_change_weather(s, player):
        s.push(P_WEATHER, player)


def reinforce(s: Front, chance: Chance) -> None:
    """PG-9.2.0.14: from left to right, far row first."""
    for arrival in s.board.arrivals:
        if is_due(s, arrival):
            for i in range(len(arrival.tiles)):
                tile = arrival.tiles[i]
                if s.at[tile] < 0 and s.control[tile] != 1 - s.board.npc and s.ending < 0:
                    bring_in(s, tile, arrival.tags[i], chance)
    if s.turn == 1:
        check_wiped_out(s)  # what the player's first turn left open (PG-9.2.0.27)


def is_due(s: Front, arrival: Arrival) -> bool:
    if arrival.parity >= 0:
        return s.turn % 2 == arrival.parity
    return s.turn in arrival.turns


def bring_in(s: Front, tile: i64, tag: i64, chance: Chance) -> None:
    """A card that may not stand on the tile is discarded and the next one drawn."""
    npc = s.board.npc
    while can_fill(s, tile):
        card = s.next_card(npc, chance)
        if card == NO_CARD:
            return
        if not bears(s.board, card, tile):
            s.put_on_discards(npc, card)
            continue
        u = s.put(card, tile)
        s.unit_tag = changed(s.unit_tag, u, tag)
        if not s.board.arrivals_act:
            s.fresh |= BIT[u]  # PG-9.2.0.18; in Donets they act at once (PG-9.2.2.4)
        s.dug |= BIT[u]  # PG-9.2.0.15
        if s.events is not None:
            s.tell(E_ARRIVED, [npc, card, tile])
        take_control(s, tile, npc)
        return


def can_fill(s: Front, tile: i64) -> bool:
    """Whether the deck or its discards hold a card that may stand there."""
    npc = s.board.npc
    first = s.board.deck_first[npc]
    for kind in range(len(s.piles[npc])):
        if s.piles[npc][kind] + s.discards[npc][kind] > 0 and bears(s.board, first + kind, tile):
            return True
    return False


class NonPlayerUnit(Phase[Front]):
    """One unit acts: it attacks, then moves if it can. Frame: unit, steps left, what it did."""

    def proceed(self, s: Front, chance: Chance) -> None:
        u, left, did = s.stack[-3], s.stack[-2], s.stack[-1]
        if s.unit_tile[u] < 0:
            s.pop()
            return
        if self.can_attack(s, u, did):
            prey = open_choice(s, u, victims(s, u))
            if prey:
                open_fire(s)
                if len(prey) > 1:
                    s.push(P_NPC_AIM, u)  # PG-9.2.1.8 and its like: the player decides
                else:
                    start_fight(s, u, prey[0], 0)
                return
        if not self.can_step(s, u, left, did):
            s.pop()
            return
        ways = next_tiles(s, u)
        if not ways:
            s.pop()
        elif len(ways) > 1:
            s.push(P_NPC_PATH, u)
        else:
            go(s, ways[0], chance)

    def can_attack(self, s: Front, u: i64, did: i64) -> bool:
        if did & HAS_FIRED:
            return False
        return not (did & HAS_MOVED and s.one_action(u))

    def can_step(self, s: Front, u: i64, left: i64, did: i64) -> bool:
        """PG-9.2.0.21: after an attack only units that move AND fire go on."""
        if left == 0 or not s.board.moves_after:
            return False
        return not (did & HAS_FIRED and s.one_action(u))


def open_fire(s: Front) -> None:
    """The unit of the frame on top attacks; nothing may be done between two steps (PG-5.4.43)."""
    if s.stack[-1] & HAS_MOVED:
        s.stack[-2] = 0
    s.stack[-1] |= HAS_FIRED


def go(s: Front, tile: i64, chance: Chance) -> None:
    """The unit of the frame on top takes a step, or deals with whoever stands there."""
    u, did = s.stack[-3], s.stack[-1]
    other = s.at[tile]
    if other < 0:
        s.stack[-2] -= 1
        s.stack[-1] |= HAS_MOVED
        step_to(s, u, tile, chance)
    elif s.side(other) == s.board.npc:
        if not did & HAS_MOVED and wants_my_place(s, u, other):  # PG-5.4.43
            s.stack[-2] -= 1
            s.stack[-1] |= HAS_MOVED
            s.acted |= BIT[other]
            swap_with(s, u, other)
        else:
            s.pop()
    elif did & HAS_FIRED or (did & HAS_MOVED and s.one_action(u)):
        s.pop()
    else:
        open_fire(s)
        start_fight(s, u, other, 0)


def wants_my_place(s: Front, u: i64, other: i64) -> bool:
    """Two units that want each other's tile change places, except in Smolensk (PG-9.2.0.20).

    A unit that has somebody to attack stays for it (PG-9.2.0.21).
    """
    if not s.board.swaps or s.acted & BIT[other] or not bears_swap(s, u, other):
        return False
    if victims(s, other):
        return False
    return s.unit_tile[u] in next_tiles(s, other)


def bears_swap(s: Front, u: i64, other: i64) -> bool:
    board = s.board
    return bears(board, s.unit_card[u], s.unit_tile[other]) and bears(
        board, s.unit_card[other], s.unit_tile[u]
    )


class NonPlayerAim(Phase[Front]):
    """Whom does a non-player unit attack? Frame: the unit, its bonus, 1 if Attack! made it."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(1 - s.board.npc)

    def actions(self, s: Front, seat: i64) -> list[int]:
        u = s.stack[-3]
        prey = aims(s, u) if s.stack[-1] else victims(s, u)
        return [pack(V_AIM, u, target, 0) for target in prey]

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        u, bonus = s.stack[-3], s.stack[-2]
        s.pop()
        start_fight(s, u, b_of(action), bonus)


class NonPlayerPath(Phase[Front]):
    """Which of equal ways does a non-player unit take? Frame: the unit (PG-9.2.0.20)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(1 - s.board.npc)

    def actions(self, s: Front, seat: i64) -> list[int]:
        u = s.stack[-3]
        return [pack(V_STEP, u, tile, 0) for tile in next_tiles(s, u)]

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        go(s, b_of(action), chance)
