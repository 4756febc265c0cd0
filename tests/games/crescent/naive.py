"""Reach, line of fire and retreat once more, slowly and from the words of the rulebook.

Nothing of the game's own tables is used: a board is a dict of letters, places are (column, row),
a tower is wherever `towers` says. Every function walks square by square.
"""

from __future__ import annotations

from vezerkar.games.crescent.setup import layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import GROUNDS, SIDES, TROOPS, WORKS

Place = tuple[int, int]  # column and row from the top left, counted from 0

COMPASS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


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
