# hot: compiled by mypyc
"""The turn of a non-player side: reinforcements, command cards, every unit once (PG-9.2.0.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, b_of, pack
from vezerkar.games.panzer import terms
from vezerkar.games.panzer.rules.cards import may_change_weather
from vezerkar.games.panzer.rules.combat import start_fight
from vezerkar.games.panzer.rules.movement import step_to, swap_with
from vezerkar.games.panzer.rules.npc_cards import command
from vezerkar.games.panzer.rules.npc_movement import next_tiles, next_to_act
from vezerkar.games.panzer.rules.npc_targets import commanded_targets, open_targets, victims
from vezerkar.games.panzer.rules.reinforcements import reinforce
from vezerkar.games.panzer.rules.terrain import bears
from vezerkar.games.panzer.state import Front

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


# Stages of the turn
REINFORCE: Final = 0
COMMANDS: Final = 1
UNITS: Final = 2
# What a unit has done, as bits
HAS_FIRED: Final = 1
HAS_MOVED: Final = 2


class NonPlayer(Phase[Front]):
    """The turn of the non-player side.

    The player may change the weather before every command card and every unit (PG-5.4.13).
    """

    def proceed(self, s: Front, chance: Chance) -> None:
        stage = s.stack[terms.NPC_STAGE]
        if stage == REINFORCE:
            s.stack[terms.NPC_STAGE] = COMMANDS
            reinforce(s, chance)
        elif stage == COMMANDS:
            self.give_orders(s, chance)
        elif s.stack[terms.NPC_WEATHER]:
            s.stack[terms.NPC_WEATHER] = 0
            ask_for_weather(s)
        else:
            self.activate(s)

    def give_orders(self, s: Front, chance: Chance) -> None:
        """PG-9.2.0.6: bad weather grounds an air strike, so the player is asked before the draw."""
        if s.stack[terms.NPC_DRAWN] >= s.board.draws[0]:
            s.stack[terms.NPC_STAGE] = UNITS
            s.stack[terms.NPC_WEATHER] = 1
        elif s.stack[terms.NPC_ASKED] == 0:
            s.stack[terms.NPC_ASKED] = 1
            ask_for_weather(s)
        else:
            s.stack[terms.NPC_ASKED] = 0
            s.stack[terms.NPC_DRAWN] += 1
            command(s, chance)

    def activate(self, s: Front) -> None:
        u = next_to_act(s)
        if u < 0:
            s.pop()
            return
        s.acted |= BIT[u]
        s.stack[terms.NPC_WEATHER] = 1
        s.push(terms.P_NPC_UNIT, u, 2 if s.able(u, terms.MOVES_TWICE) else 1, 0)


def ask_for_weather(s: Front) -> None:
    player = 1 - s.board.npc
    if may_change_weather(s, player):
        s.push(terms.P_WEATHER, player)


class NonPlayerUnit(Phase[Front]):
    """One unit acts: it attacks, then moves if it can."""

    def proceed(self, s: Front, chance: Chance) -> None:
        u, did = s.stack[terms.ACTING_UNIT], s.stack[terms.ACTING_DEEDS]
        if s.unit_tile[u] < 0:
            s.pop()
            return
        if self.can_attack(s, u, did):
            prey = open_targets(s, u, victims(s, u))
            if prey:
                open_fire(s)
                if len(prey) > 1:
                    s.push(terms.P_NPC_AIM, u)  # PG-9.2.1.8 and its like: the player decides
                else:
                    start_fight(s, u, prey[0], 0)
                return
        if not self.can_step(s, u, s.stack[terms.ACTING_STEPS], did):
            s.pop()
            return
        ways = next_tiles(s, u)
        if not ways:
            s.pop()
        elif len(ways) > 1:
            s.push(terms.P_NPC_PATH, u)
        else:
            go(s, ways[0], chance)

    def can_attack(self, s: Front, u: i64, did: i64) -> bool:
        if did & HAS_FIRED:
            return False
        if did & HAS_MOVED:
            return not s.one_action(u)
        return True

    def can_step(self, s: Front, u: i64, left: i64, did: i64) -> bool:
        """PG-9.2.0.21: after an attack only units that move AND fire go on."""
        if left == 0 or not s.board.moves_after:
            return False
        if did & HAS_FIRED:
            return not s.one_action(u)
        return True


def open_fire(s: Front) -> None:
    """The unit of the frame on top attacks; nothing may be done between two steps (PG-5.4.43)."""
    if s.stack[terms.ACTING_DEEDS] & HAS_MOVED:
        s.stack[terms.ACTING_STEPS] = 0
    s.stack[terms.ACTING_DEEDS] |= HAS_FIRED


def go(s: Front, tile: i64, chance: Chance) -> None:
    """The unit of the frame on top takes a step, or deals with whoever stands there."""
    u, did = s.stack[terms.ACTING_UNIT], s.stack[terms.ACTING_DEEDS]
    other = s.at[tile]
    if other < 0:
        s.stack[terms.ACTING_STEPS] -= 1
        s.stack[terms.ACTING_DEEDS] |= HAS_MOVED
        step_to(s, u, tile, chance)
    elif s.side(other) == s.board.npc:
        if not did & HAS_MOVED and wants_my_place(s, u, other):  # PG-5.4.43
            s.stack[terms.ACTING_STEPS] -= 1
            s.stack[terms.ACTING_DEEDS] |= HAS_MOVED
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
    """Whom does a non-player unit attack?"""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(1 - s.board.npc)

    def actions(self, s: Front, seat: i64) -> list[int]:
        u = s.stack[terms.AIM_UNIT]
        prey = commanded_targets(s, u) if s.stack[terms.AIM_COMMANDED] else victims(s, u)
        return [pack(terms.V_AIM, u, target, 0) for target in prey]

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        u, bonus = s.stack[terms.AIM_UNIT], s.stack[terms.AIM_BONUS]
        s.pop()
        start_fight(s, u, b_of(action), bonus)


class NonPlayerPath(Phase[Front]):
    """Which of equal ways does a non-player unit take? (PG-9.2.0.20)."""

    def waiting(self, s: Front) -> i64:
        return s.seat_mask(1 - s.board.npc)

    def actions(self, s: Front, seat: i64) -> list[int]:
        u = s.stack[terms.PATH_UNIT]
        return [pack(terms.V_STEP, u, tile, 0) for tile in next_tiles(s, u)]

    def take(self, s: Front, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        go(s, b_of(action), chance)
