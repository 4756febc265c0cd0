# hot: compiled by mypyc
"""Pre-actions: one card at a time in player order, before any order (KF-2.9.3 to KF-2.9.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack
from vezerkar.core.lists import changed, plus, with_list
from vezerkar.games.crescent import terms
from vezerkar.games.crescent.events import (
    E_ANNOUNCED,
    E_ANNULLED,
    E_COUNCIL,
    E_GAVE_UP,
    E_LOST_CARD,
    E_NO_EFFECT,
    E_SCARED,
    E_SECOND_SURVEY,
    E_SPIED,
    E_SURVEYED,
    E_UNLOADED,
)
from vezerkar.games.crescent.phases.frame import IN_TURN, SCARED_BY, SEAT
from vezerkar.games.crescent.rules.retreat import retreats_without_loss
from vezerkar.games.crescent.state import Battle

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


class PreActions(Phase[Battle]):
    """Which pre-action is carried out? Frame: the captain in turn, counted from the first."""

    def waiting(self, s: Battle) -> i64:
        n = next_announcer(s, s.stack[IN_TURN])
        return BIT[s.nth(n)] if n >= 0 else 0

    def actions(self, s: Battle, seat: i64) -> list[int]:
        return [pack(terms.V_ANNOUNCE, card, 0, 0) for card in s.laid[seat] if waits(s, card)]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        card = a_of(action)
        s.stack[IN_TURN] = (next_announcer(s, s.stack[IN_TURN]) + 1) % s.board.seats
        s.turn = seat
        s.take_up(seat, s.laid[seat].index(card))
        if s.events is not None:
            s.tell(E_ANNOUNCED, [seat, card])
        void = card == terms.SURVEY and is_second_survey(s, seat)
        s.put_away(seat, card, not void)
        if not void:
            announce(s, seat, card)
        elif s.events is not None:
            s.tell(E_SECOND_SURVEY, [seat, card])

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()


def waits(s: Battle, card: i64) -> bool:
    """Whether a laid card is a pre-action that waits for its turn; a reaction does not."""
    return card >= 0 and s.board.pre_action[card] != 0 and card != terms.COUNTER_ESPIONAGE


def next_announcer(s: Battle, n: i64) -> i64:
    """Which captain is next to carry out a pre-action; -1 if nobody has one (KF-2.9.5)."""
    seats = s.board.seats
    for i in range(seats):
        m = (n + i) % seats
        for card in s.laid[s.nth(m)]:
            if waits(s, card):
                return m
    return -1


def is_second_survey(s: Battle, seat: i64) -> bool:
    """Whether a Survey is not carried out because of the partner's (KF-6.31.2).

    The plans lie open, so that the captain who comes first in player order has the one that counts,
    whoever of the two announces first. One that is in force already stays in force.
    """
    if s.survey & BIT[seat % 2]:
        return True
    for n in range(s.board.seats):
        other = s.nth(n)
        if other == seat:
            return False
        if other % 2 == seat % 2 and terms.SURVEY in s.laid[other]:
            return True
    return False


def announce(s: Battle, seat: i64, card: i64) -> None:
    """What a pre-action does: push the question it asks, if there is one."""
    if card == terms.STRATAGEM:
        aim(s, seat, card, terms.P_STRATAGEM, bool(loaded(s, seat)))
    elif card == terms.ESPIONAGE:
        aim(s, seat, card, terms.P_ESPIONAGE, bool(planners(s, seat)))
    elif card == terms.TERROR:
        if shielded(s, 1 - seat % 2):
            annul(s, seat, card)  # KF-6.12.2: one captain protects the tower of both
        elif scareable(s, 1 - seat % 2):
            s.push(terms.P_TERROR, seat)
        else:
            no_effect(s, seat, card)
    elif card == terms.QUICK_DECISION:
        s.push(terms.P_QUICK, seat)
    elif card == terms.WAR_COUNCIL:
        s.council_next |= BIT[seat % 2]
        if s.events is not None:
            s.tell(E_COUNCIL, [seat % 2])
    elif card == terms.MESSENGER:
        s.push(terms.P_MESSENGER, (seat + 2) % 4)
    elif card == terms.SURVEY:
        s.survey |= BIT[seat % 2]
        if s.events is not None:
            s.tell(E_SURVEYED, [seat % 2])


def aim(s: Battle, seat: i64, card: i64, phase: i64, has_target: bool) -> None:
    """A card against an enemy captain: Counter-espionage of all of them stops it at once."""
    unprotected = False
    for enemy in range(1 - seat % 2, s.board.seats, 2):
        if not s.shields & BIT[enemy]:
            unprotected = True
    if not unprotected:
        annul(s, seat, card)
    elif has_target:
        s.push(phase, seat)
    else:
        no_effect(s, seat, card)


def shielded(s: Battle, side: i64) -> bool:
    """Whether any captain of a side has Counter-espionage."""
    for seat in range(side, s.board.seats, 2):
        if s.shields & BIT[seat]:
            return True
    return False


def annul(s: Battle, seat: i64, card: i64) -> None:
    if s.events is not None:
        s.tell(E_ANNULLED, [seat, card])


def no_effect(s: Battle, seat: i64, card: i64) -> None:
    if s.events is not None:
        s.tell(E_NO_EFFECT, [seat, card])


# Stratagem


def loaded(s: Battle, seat: i64) -> list[int]:
    """Army cards of enemy captains with cubes on them, as actions."""
    found: list[int] = []
    for enemy in range(1 - seat % 2, s.board.seats, 2):
        for troop in range(terms.TYPES):
            if s.cubes[enemy][troop]:
                found.append(pack(terms.V_UNLOAD, enemy, troop, 0))
    return found


class Stratagem(Phase[Battle]):
    """From which enemy army card is a cube taken? (KF-6.13.1) Frame: the captain."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.stack[SEAT]]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        return loaded(s, seat)

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        enemy, troop = a_of(action), b_of(action)
        if s.shields & BIT[enemy]:
            annul(s, seat, terms.STRATAGEM)
            return
        s.set_cubes(enemy, troop, s.cubes[enemy][troop] - 1)
        if s.events is not None:
            s.tell(E_UNLOADED, [enemy, troop])


# Espionage


def returnable(s: Battle, seat: i64) -> list[int]:
    """The cards a captain could take back, as actions (KF-6.14.4)."""
    found: list[int] = []
    for place in range(terms.PLACES):
        card = s.laid[seat][place]
        if card >= 0 and not s.board.development[card]:
            found.append(pack(terms.V_GIVE_UP, card, place // terms.ARMY_PLACES, 0))
    return found


def planners(s: Battle, seat: i64) -> list[int]:
    """The enemy captains who have a card to take back, as actions (KF-6.14.5, KF-6.14.6)."""
    found: list[int] = []
    for enemy in range(1 - seat % 2, s.board.seats, 2):
        if returnable(s, enemy):
            found.append(pack(terms.V_SPY, enemy, 0, 0))
    return found


class Espionage(Phase[Battle]):
    """Which enemy captain is spied on? Frame: the captain who spies."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.stack[SEAT]]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        return planners(s, seat)

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        victim = a_of(action)
        if s.shields & BIT[victim]:
            annul(s, seat, terms.ESPIONAGE)
            return
        if s.events is not None:
            s.tell(E_SPIED, [seat, victim])
        s.push(terms.P_VICTIM, victim)


class Victim(Phase[Battle]):
    """Which card does the victim take back? (KF-6.14.2) Frame: the victim."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.stack[SEAT]]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        return returnable(s, seat)

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        card, troop = a_of(action), b_of(action)
        if s.events is not None:
            s.tell(E_GAVE_UP, [seat, card, troop])
        s.set_laid(seat, troop * terms.ARMY_PLACES + s.board.colour[card], terms.NO_CARD)
        s.to_hand(seat, card, 1)
        s.known_hand = with_list(s.known_hand, seat, plus(s.known_hand[seat], card, 1))
        at = seat * terms.TYPES + troop
        s.force = changed(s.force, at, s.force[at] & ~BIT[card])
        if s.board.colour[card] == terms.GREY:
            lose_companions(s, seat, troop)


def lose_companions(s: Battle, seat: i64, troop: i64) -> None:
    """KF-6.14.3, KF-3.2.15: what lay beside a withdrawn order is lost for the round."""
    s.force = changed(s.force, seat * terms.TYPES + troop, 0)
    first: i64 = troop * terms.ARMY_PLACES
    for place in range(first + 1, first + terms.ARMY_PLACES):
        card = s.laid[seat][place]
        if card >= 0:
            s.set_laid(seat, place, terms.NO_CARD)
            s.put_away(seat, card, False)
            if s.events is not None:
                s.tell(E_LOST_CARD, [seat, card])


# Terror


def scareable(s: Battle, side: i64) -> list[int]:
    """Towers that Terror may choose, guns never; those that lose nothing first (KF-6.20.2)."""
    board = s.board
    easy: list[int] = []
    hard: list[int] = []
    for t in range(board.towers):
        if s.square[t] < 0 or s.owner[t] != side or board.artillery[board.tower_troop[t]]:
            continue
        if retreats_without_loss(s, t):
            easy.append(t)
        else:
            hard.append(t)
    return easy if easy else hard


class Terror(Phase[Battle]):
    """Which enemy tower is frightened? (KF-6.20.1) Frame: the captain."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.stack[SEAT]]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        return [pack(terms.V_SCARE, t, 0, 0) for t in scareable(s, 1 - seat % 2)]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        t = a_of(action)
        if s.events is not None:
            s.tell(E_SCARED, [t])
        s.toll = 0
        s.push(terms.P_SCARED, t, seat)
        s.push(terms.P_RETREAT, t, s.square[t], seat)  # KF-6.20.3: the player of the card chooses


class Scared(Phase[Battle]):
    """After the step back: discs lost score, the step does not (KF-6.20.3)."""

    def proceed(self, s: Battle, chance: Chance) -> None:
        seat: i64 = s.stack[SCARED_BY]
        s.pop()
        s.award(seat % 2, s.board.per_disc * s.toll, seat)
