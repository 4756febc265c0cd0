"""What a policy sees of the actions of a seat, as numbers at fixed places.

Everything is read from the scene of the seat, so nothing gets in that the seat may not know. An
action is described by its verb, the things and the marks on it, and by the first two spaces that
it names: what stands there, beside them and farther off. What the table shows is the same for all
actions of a decision and is kept apart. Sides are named from the seat's point of view.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Final, NamedTuple

from vezerkar.agents.catalog import Catalog, Places, catalog_at, places
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.scene.named_facts import (
    PlaceFact,
    PointOfView,
    action_facts,
    board_facts,
    spaces_of_pieces,
    table_facts,
    token_facts,
)
from vezerkar.scene.scene import Board, Scene

Numbers = dict[int, float]  # by place

SPACES: Final = ("first", "second")  # of those that an action names
THINGS: Final = ("one", "two")
NEAR_STEPS: Final = 1.5  # neighbours are nearer than this, in steps of the board
AROUND_STEPS: Final = 3.5  # what is nearer than this is seen, too
MOST_STEPS: Final = 12.0  # more steps than these make no difference
NAMES: Final = (
    "scenario",
    "seat",
)  # of the battle and of who plays: what is learned holds anywhere
UNIT: Final = "unit"
PRIOR: Final = "prior"  # the name of the last place
ENEMY, OWN = "enemy", "own"


class SeenActions(NamedTuple):
    """What is seen of the table, and of each action in the order of the scene."""

    table: Numbers
    actions: list[Numbers]


def names_of(catalog: Catalog) -> list[str]:
    """The name of the number at each place."""
    found = [f"table {name}" for name in catalog.numbers]
    found += [f"verb {name}" for name in catalog.verbs]
    for which in THINGS:
        found += [f"thing {which} {name}" for name in catalog.things]
    found += [f"mark {name}" for name in catalog.marks]
    for which in SPACES:
        for where in ("at", "near", "around"):
            found += [f"{where} {which} {name}" for name in catalog.planes]
        found += [f"far {which} {side}" for side in (OWN, ENEMY)]
        found.append(f"named {which}")
    return [*found, PRIOR]


class SeatMap:
    """What a seat sees printed on a board, and how far its spaces lie from each other."""

    def __init__(self, scene: Scene, catalog: Catalog) -> None:
        view = PointOfView(scene)
        self.board = scene.board
        self.view = view
        self.plane = Places(catalog.planes, view)
        self.number = Places(catalog.numbers, view)
        self.mark = Places(catalog.marks, view)
        self.row = places(space.id for space in scene.board.spaces)
        self.printed: list[list[tuple[int, float]]] = [[] for _ in self.row]
        for key, space, amount in board_facts(scene.board):
            self.printed[self.row[space]].append((self.plane[key], amount))
        self.steps = steps_between(scene.board)
        self.near = [self.within(row, 0.1, NEAR_STEPS) for row in range(len(self.row))]
        self.around = [self.within(row, NEAR_STEPS, AROUND_STEPS) for row in range(len(self.row))]

    def within(self, row: int, low: float, high: float) -> list[int]:
        """The spaces whose distance from one lies between two bounds."""
        return [other for other, far in enumerate(self.steps[row]) if low <= far < high]


def steps_between(board: Board) -> list[list[float]]:
    """How far each space lies from each other, counted in steps between neighbours."""
    points = [(space.x, space.y) for space in board.spaces]
    apart = [[hypot(x - a, y - b) for a, b in points] for x, y in points]
    step = min((far for row in apart for far in row if far > 0), default=1.0)
    return [[far / step for far in row] for row in apart]


class ActionReader:
    """Describes the actions of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.catalog = catalog_at(game.ai_folder)
        self.place = places(names_of(self.catalog))
        self.verb = places(self.catalog.verbs)
        self.thing = places(self.catalog.things)
        self.maps: dict[tuple[str, str], SeatMap] = {}
        c = self.catalog
        self.verbs_from = len(c.numbers)
        self.things_from = self.verbs_from + len(c.verbs)
        self.marks_from = self.things_from + len(THINGS) * len(c.things)
        self.spaces_from = self.marks_from + len(c.marks)
        self.space_width = 3 * len(c.planes) + 3

    def map_of(self, scene: Scene) -> SeatMap:
        """Made once for each seat, as long as the board is the same."""
        key = (scene.scenario, scene.seat)
        known = self.maps.get(key)
        if known is None or known.board is not scene.board:
            known = self.maps[key] = SeatMap(scene, self.catalog)
        return known

    def see(self, s: State, seat: int) -> SeenActions:
        """What a seat sees of its actions."""
        scene = self.game.scene(s, seat)
        board = self.map_of(scene)
        table: Numbers = {}
        for key, amount in table_facts(scene, board.row):
            if amount and (key[0] not in NAMES or key[2] is not None):
                add(table, board.number[key], amount)
        pieces = Pieces(board, token_facts(scene, board.row), len(self.catalog.planes))
        space_of = spaces_of_pieces(scene)
        actions = []
        for action in scene.actions:
            facts = action_facts(action, space_of)
            seen: Numbers = {self.verbs_from + self.verb.get(facts.verb, 0): 1.0}
            for i, thing in enumerate(facts.things[: len(THINGS)]):
                first = self.things_from + i * len(self.catalog.things)
                add(seen, first + self.thing.get(thing, 0), 1.0)
            for key, amount in facts.marks:
                add(seen, self.marks_from + board.mark[key], amount)
            rows = [board.row[space] for space in facts.spaces if space in board.row]
            for i, row in enumerate(rows[: len(SPACES)]):
                first = self.spaces_from + i * self.space_width
                for place, amount in pieces.about(row):
                    seen[first + place] = amount
            actions.append(seen)
        return SeenActions(table, actions)


class Pieces:
    """What stands on a board."""

    def __init__(self, board: SeatMap, facts: Iterable[PlaceFact], planes: int) -> None:
        self.board = board
        self.planes = planes
        self.here: dict[int, list[tuple[int, float]]] = {}
        self.units: dict[str, list[int]] = {OWN: [], ENEMY: []}
        self.known: dict[int, list[tuple[int, float]]] = {}
        for key, space, amount in facts:
            row = board.row[space]
            self.here.setdefault(row, []).append((board.plane[key], amount))
            if key[0] == UNIT and key[2]:
                self.units[ENEMY if board.view.of(key[2]).startswith(ENEMY) else OWN].append(row)

    def about(self, row: int) -> list[tuple[int, float]]:
        """The numbers of a space that an action names."""
        known = self.known.get(row)
        if known is None:
            known = self.known[row] = list(self.numbers(row).items())
        return known

    def numbers(self, row: int) -> Numbers:
        board, planes, found = self.board, self.planes, Numbers()
        for place, amount in (*board.printed[row], *self.here.get(row, ())):
            add(found, place, amount)
        for other in board.near[row]:
            for place, amount in (*board.printed[other], *self.here.get(other, ())):
                add(found, planes + place, amount)
        for other in board.around[row]:
            for place, amount in self.here.get(other, ()):
                add(found, 2 * planes + place, amount)
        steps = board.steps[row]
        for i, side in enumerate((OWN, ENEMY)):
            far = min(
                (steps[other] for other in self.units[side] if other != row), default=MOST_STEPS
            )
            found[3 * planes + i] = min(MOST_STEPS, far)
        found[3 * planes + 2] = 1.0
        return found


def add(numbers: Numbers, place: int, amount: float) -> None:
    numbers[place] = numbers.get(place, 0.0) + amount
