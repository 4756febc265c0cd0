"""Reach, line of fire, retreat and plans once more, slowly and from the words of the rulebook.

Nothing of the game's own tables is used: a board is a dict of letters, places are (column, row),
a tower is wherever `towers` says. Every function walks square by square.
"""

from __future__ import annotations

from vezerkar.games.crescent.setup import layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    EXTRA_PAY,
    GREY,
    GROUNDS,
    GUN,
    LIEUTENANT,
    MORE_CUBES,
    MORE_POINTS,
    NO_CARD,
    SIDES,
    TROOPS,
    UPGRADE,
    WORKS,
)

Place = tuple[int, int]  # column and row from the top left, counted from 0

COMPASS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def place(s: Battle, q: int) -> Place:
    width = layout_of(s.board).grid.width
    return q % width, q // width


class Field:
    """What lies and stands where, read off a state once."""

    def __init__(self, s: Battle) -> None:
        width = layout_of(s.board).grid.width
        self.rows = layout_of(s.board).grid.rows
        self.width = width
        self.ground = {(q % width, q // width): GROUNDS[g] for q, g in enumerate(s.ground[:-1])}
        self.work = {(q % width, q // width): WORKS[w] for q, w in enumerate(s.works[:-1])}
        self.towers = {(q % width, q // width): t for t, q in enumerate(s.square) if q >= 0}
        self.owner = {t: SIDES[side] for t, side in enumerate(s.owner)}
        self.troop = {t: TROOPS[s.board.tower_troop[t]] for t in range(s.board.towers)}
        scenario = layout_of(s.board).scenario
        self.up = {side: scenario.edge_of(side) == "top" for side in ("ottoman", "christian")}

    def on_board(self, place: Place) -> bool:
        return 0 <= place[0] < self.width and 0 <= place[1] < self.rows

    def can_stand(self, place: Place) -> bool:
        if not self.on_board(place):
            return False
        if self.work[place] == "bridge":
            return True
        return self.ground[place] in ("plain", "forest", "town")

    def is_free(self, place: Place) -> bool:
        return self.can_stand(place) and place not in self.towers

    def in_front(self, rampart: Place, other: Place) -> bool:
        """Whether another square lies in one of the three directions a rampart faces."""
        if not self.work[rampart].startswith("rampart"):
            return False
        facing = COMPASS[self.work[rampart][-1]]
        dx, dy = other[0] - rampart[0], other[1] - rampart[1]
        far = max(abs(dx), abs(dy))
        dx, dy = dx // far, dy // far
        if facing[0]:
            return dx == facing[0]
        return dy == facing[1]


# Steps: every way is walked to its end


def reach(field: Field, start: Place, steps: int, sideways: bool) -> dict[Place, int]:
    """Where a tower can get to, with the most steps left there."""
    best: dict[Place, int] = {}

    def walk(here: Place, left: int) -> None:
        if left == 0:
            return
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if (dx, dy) == (0, 0) or (sideways and dy):
                    continue
                there = here[0] + dx, here[1] + dy
                if not field.can_stand(there) or (there in field.towers and there != start):
                    continue
                rest = left - 1
                if field.in_front(there, here):
                    rest = max(0, rest - 1)
                if field.ground[there] in ("forest", "town"):
                    rest = 0
                if best.get(there, -1) < rest:
                    best[there] = rest
                    walk(there, rest)
                elif there not in best:
                    best[there] = rest

    walk(start, steps)
    return best


# Fire


def hits(field: Field, shooter: Place, target: Place, reach_of_shot: int) -> bool:
    """Whether a shot from a square reaches another."""
    dx, dy = target[0] - shooter[0], target[1] - shooter[1]
    far = max(abs(dx), abs(dy))
    if far == 0 or far > reach_of_shot:
        return False
    if dx and dy and abs(dx) != abs(dy):
        return False
    for end in (shooter, target):
        if field.ground[end] == "forest" or not field.can_stand(end):
            return False
    for i in range(1, far):
        between = shooter[0] + dx // far * i, shooter[1] + dy // far * i
        if between in field.towers or field.ground[between] in ("forest", "town", "hill"):
            return False
    return not field.in_front(target, shooter)


# Retreat


def retreats(field: Field, tower: int, place: Place, discs: int) -> list[tuple[Place | None, int]]:
    """All ways a tower may step back: where it lands (None: destroyed) and discs lost."""
    back = -1 if field.up[field.owner[tower]] else 1
    lost = 0
    column, row = place
    while True:
        row += back
        if not 0 <= row < field.rows:
            return [(None, discs)]
        if field.is_free((column, row)):
            return [((column, row), lost)]
        beside = [(column + side, row) for side in (-1, 1) if field.is_free((column + side, row))]
        if beside:
            return [(there, lost) for there in beside]
        lost += 1
        if lost == discs:
            return [(None, discs)]


# Plans: every card on every army card, all limits counted anew


def may_lay(s: Battle, seat: int, card: int, troop: int) -> bool:
    """Whether a card in hand may be laid on an army card of a secret plan."""
    board, laid = s.board, s.laid[seat]
    colour = board.colour[card]
    if laid[troop * 3 + colour] != NO_CARD:
        return False
    if colour != GREY and laid[troop * 3 + GREY] == NO_CARD:
        return False
    if troop not in troops_for(s, seat, card):
        return False
    after = laid[:]
    after[troop * 3 + colour] = card
    spent = sum(board.points[c] for c in after if c != NO_CARD)
    return spent <= board.command + bonuses(s, seat, after, MORE_POINTS)


def troops_for(s: Battle, seat: int, card: int) -> set[int]:
    """The army cards that a card is for."""
    board = s.board
    alive = {
        board.tower_troop[t]
        for t in range(board.towers)
        if s.square[t] >= 0 and s.owner[t] == seat % 2
    }
    found = set()
    for troop in range(len(TROOPS)):
        side_b = s.upgraded[seat] >> troop & 1
        if not board.allowed[card] >> troop & 1:
            continue
        if board.needs_b[card] >> troop & 1 and not side_b:
            continue
        if card == UPGRADE and side_b:
            continue
        if troop in alive or (troop == GUN and card != UPGRADE):
            found.add(troop)
    return found


def may_lift(s: Battle, seat: int, place: int) -> bool:
    """Whether a plan without a card, and those that need it, holds no more than it may."""
    after = s.laid[seat][:]
    for i in [place, place + 1, place + 2] if place % 3 == GREY else [place]:
        after[i] = NO_CARD
    cards = sum(s.hand[seat]) + sum(card != NO_CARD for card in s.laid[seat])
    if cards > s.board.hand_limit + s.lieutenant[seat] + after.count(LIEUTENANT):
        return False
    cubes = s.cubes[seat]
    most = s.board.cubes + s.pay[seat] + after.count(EXTRA_PAY)
    if sum(cubes) > most + bonuses(s, seat, after, MORE_CUBES):
        return False
    return all(
        cubes[troop] <= s.board.max_cubes[troop * 2 + (troop in side_b_of(s, seat, after))]
        for troop in range(len(TROOPS))
    )


def side_b_of(s: Battle, seat: int, laid: list[int]) -> set[int]:
    """The army cards that are on side B, or will be by a plan."""
    return {
        troop
        for troop in range(len(TROOPS))
        if s.upgraded[seat] >> troop & 1 or laid[troop * 3 + 1] == UPGRADE
    }


def bonuses(s: Battle, seat: int, laid: list[int], bonus: int) -> int:
    return sum(s.board.bonus[troop] & bonus != 0 for troop in side_b_of(s, seat, laid))
