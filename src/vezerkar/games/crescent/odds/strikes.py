"""Whom a tower could strike in one order, wherever its steps lead it first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.crescent import terms
from vezerkar.games.crescent.phases.frame import ACT_DONE, ACT_MODE, TOWER
from vezerkar.games.crescent.phases.tower_actions import ATTACKED, LEFT, may_move
from vezerkar.games.crescent.rules.combat import attack_strength, defence_strength
from vezerkar.games.crescent.rules.movement import UNREACHED, reach, steps_of
from vezerkar.games.crescent.rules.orders import add_attacks, mode_of, own_towers
from vezerkar.games.crescent.state import Battle


class Blow(NamedTuple):
    """An attack that an order makes possible: who strikes whom, how, from which square."""

    attacker: int
    target: int
    kind: int
    square: int


def blows_of(s: Battle, seat: int, troop: int, grey: int) -> Iterator[Blow]:
    """The attacks that an army card can make with an order, of each pair the nearest one."""
    if grey in (terms.REGROUP, terms.FIELD_WORKS, terms.EXCHANGE):
        return
    for tower in own_towers(s, seat % 2, troop):
        known: set[int] = set()
        for blow in _blows_of_tower(s, seat, tower, mode_of(grey)):
            if blow.target not in known:
                known.add(blow.target)
                yield blow


def _blows_of_tower(s: Battle, seat: int, tower: int, mode: int) -> Iterator[Blow]:
    """First from where it stands, then from the squares it can step to."""
    steps = int(steps_of(s, seat, tower, mode))
    yield from _from(s, seat, tower, steps, False)
    yield from blows_after_steps(s, seat, tower, steps)


def blows_after_steps(s: Battle, seat: int, tower: int, steps: int) -> Iterator[Blow]:
    """From all squares that it can step to, the nearest first."""
    left = [int(UNREACHED)] * s.board.count
    squares = sorted(reach(s, seat, tower, steps, left), key=lambda q: -left[q])
    for square in squares:
        t = s.clone()
        if square != t.square[tower]:
            t.go(tower, square)
        yield from _from(t, seat, tower, left[square], True)


def blows_ahead(s: Battle, seat: int) -> Iterator[Blow]:
    """What the tower that acts could still strike after a step."""
    done, mode = s.stack[ACT_DONE], s.stack[ACT_MODE]
    if not done & ATTACKED and mode != terms.AS_EXCHANGE and may_move(done, mode):
        yield from blows_after_steps(s, seat, s.stack[TOWER], done & LEFT)


def strengths_of(s: Battle, seat: int, blow: Blow) -> tuple[int, int]:
    """Attack and defence, worked out where the attacker would strike from."""
    t = s
    if s.square[blow.attacker] != blow.square:
        t = s.clone()
        t.go(blow.attacker, blow.square)
    attack = attack_strength(t, seat, blow.attacker, blow.target, blow.kind)
    return int(attack), int(defence_strength(t, blow.target, blow.attacker))


def _from(s: Battle, seat: int, tower: int, left: int, stepped: bool) -> Iterator[Blow]:
    found: list[int] = []
    add_attacks(s, seat, tower, left, stepped, left > 0, found)
    for action in found:
        kind = terms.ATTACK_KIND.get(verb_of(action))
        if kind is not None:
            yield Blow(a_of(action), b_of(action), kind, s.square[tower])


def answers_to(s: Battle, tower: int) -> Iterator[Blow]:
    """The attacks on a tower that orders of the enemy make possible, if they lie open."""
    for seat in range(1 - s.owner[tower], int(s.board.seats), 2):
        for troop in range(terms.TYPES):
            grey = s.laid[seat][troop * terms.ARMY_PLACES + terms.GREY]
            if grey != terms.NO_CARD:
                yield from (b for b in blows_of(s, seat, troop, grey) if b.target == tower)
