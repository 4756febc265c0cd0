"""A table for rule tests: set up a position, act, look at the result.

    table = clash(
        {"c-pike1": "E6", "o-foot1": "E5"},
        christian={"plan": {"pike": ["march"]}, "cubes": {"pike": 2}},
        ottoman={"cubes": {"foot": 2}},
    )
    table.do("execute pike", "melee c-pike1 o-foot1")
    assert table.at("o-foot1") == "E4"

The field is open, the Ottomans hold the top edge. There is no chance in this game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.base_table import BaseTable
from vezerkar.core.errors import ActionError
from vezerkar.games.crescent.game import GAME as GAME
from vezerkar.games.crescent.setup import Layout, layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import CARD_IDS, FRAMES, SIDES, TROOPS, WORKS
from vezerkar.records.position import write_position

# Two guns in the corners whose orders keep the round open until the test has looked.
CORNERS = {"o-gun1": "L1", "c-gun1": "L12"}
OPEN_ROUND = ("artillery", ["march_free"])


class Table(BaseTable[Battle]):
    """A position that a test plays with."""

    game = GAME
    frames = FRAMES

    def __init__(self, **fields: Any) -> None:
        self.begin(GAME.read_position({"game": "crescent", **fields}))

    @property
    def layout(self) -> Layout:
        return layout_of(self.s.board)

    def moves(self, tower: str) -> set[str]:
        """The squares a tower that acts may step to."""
        return {text.split()[2] for text in self.actions("move") if text.split()[1] == tower}

    # Acting

    def do(self, *actions: str, seat: str = "") -> list[str]:
        """Take actions one after the other; returns what happened in the last one, as words."""
        told: list[str] = []
        for action in actions:
            step = self.take(self.seat(seat), action)
            told = [self.words(e.kind, e.args) for e in step.events]
        return told

    def words(self, kind: int, args: Sequence[int]) -> str:
        form = GAME.events[kind]
        names = [self.layout.lexicon.name(k, v) for k, v in zip(form.kinds, args, strict=True)]
        return " ".join([form.word, *names])

    def refuses(self, action: str, seat: str = "") -> bool:
        """Whether an action is refused; the state must not change."""
        before = self.s.fingerprint()
        try:
            self.take(self.seat(seat), action)
        except ActionError:
            assert self.s.fingerprint() == before
            return True
        return False

    # Looking

    def at(self, tower: str) -> str:
        square = self.s.square[self.number("unit", tower)]
        return self.layout.grid.name(square) if square >= 0 else ""

    def discs(self, tower: str) -> int:
        return self.s.discs[self.number("unit", tower)]

    def owner(self, tower: str) -> str:
        return SIDES[self.s.owner[self.number("unit", tower)]]

    def exhausted(self, tower: str) -> bool:
        return self.s.exhausted(self.number("unit", tower))

    @property
    def score(self) -> tuple[int, int]:
        """Ottoman and Christian points."""
        return self.s.score[0], self.s.score[1]

    @property
    def lost(self) -> tuple[int, int]:
        return int(self.s.discs_lost(0)), int(self.s.discs_lost(1))

    def work(self, square: str) -> str:
        return WORKS[self.s.works[self.layout.grid.named(square)]]

    def cards(self, pile: str, seat: str) -> list[str]:
        """The cards of a pile: hand, draw, discard, out."""
        counts = getattr(self.s, pile)[self.number("seat", seat)]
        return [CARD_IDS[card] for card, n in enumerate(counts) for _ in range(n)]

    def plan(self, seat: str) -> dict[str, list[str]]:
        laid = self.s.laid[self.number("seat", seat)]
        found = {
            t: [CARD_IDS[c] for c in laid[3 * i : 3 * i + 3] if c >= 0]
            for i, t in enumerate(TROOPS)
        }
        return {troop: cards for troop, cards in found.items() if cards}

    def cubes(self, seat: str) -> dict[str, int]:
        cubes = self.s.cubes[self.number("seat", seat)]
        return {TROOPS[i]: n for i, n in enumerate(cubes) if n}

    def text(self) -> str:
        return write_position(GAME, self.s)


def clash(
    towers: dict[str, str], *, turn: str = "christian", hold: bool = True, **given: Any
) -> Table:
    """A table in the middle of a round; captains are given by the names of their seats."""
    seats: tuple[str, ...] = ("ottoman", "christian")
    if given.get("settings", {}).get("players") == 4:
        seats = ("ottoman1", "christian1", "ottoman2", "christian2")
    captains = {seat: {"plan": {}, **given.pop(seat, {})} for seat in seats}
    if hold:
        towers = {**CORNERS, **towers}
        for captain in captains.values():
            captain["plan"] = {OPEN_ROUND[0]: OPEN_ROUND[1], **captain["plan"]}
    fields = {"phase": "orders", "round": 2, **given}
    return Table(towers=towers, turn=turn, captains=captains, **fields)


def duel(
    attacker: str,
    defender: str,
    cubes: tuple[int, int],
    *,
    beside: dict[str, str] | None = None,
    grey: str = "march",
    more: Sequence[str] = (),
    against: Sequence[str] = (),
    **given: Any,
) -> Table:
    """A Christian tower beside an Ottoman one, as `c-pike1 E6`, ready to be ordered."""
    mine, my_square = attacker.split(maxsplit=1)
    other, other_square = defender.split(maxsplit=1)
    mine_troop, other_troop = troop_of(mine), troop_of(other)
    towers = {mine: my_square, other: other_square, **(beside or {})}
    theirs: dict[str, Any] = {"cubes": {other_troop: cubes[1]}}
    if against:
        theirs["plan"] = {other_troop: ["charge", *against]}
    table = clash(
        towers,
        christian={"plan": {mine_troop: [grey, *more]}, "cubes": {mine_troop: cubes[0]}},
        ottoman=theirs,
        **given,
    )
    table.do(f"execute {mine_troop}")
    return table


def ordered(towers: dict[str, str], troop: str, *cards: str, cubes: int = 0, **given: Any) -> Table:
    """A Christian order that has been begun, in the middle of a round."""
    mine = {"plan": {troop: list(cards)}, "cubes": {troop: cubes} if cubes else {}}
    mine.update(given.pop("mine", {}))
    table = clash({"o-heavy1": "A1", **towers}, christian=mine, **given)
    table.do(f"execute {troop}")
    return table


def troop_of(tower: str) -> str:
    short = tower[2:].rstrip("123")
    return {"light": "light_cavalry", "heavy": "heavy_cavalry", "gun": "artillery"}.get(
        short, short
    )


def planning(seat: str = "christian", players: int = 2, round: int = 1, **given: Any) -> Table:
    """A table while plans are made: all ten towers of both sides in their corners."""
    settings = {"players": players} if players != 2 else {}
    fields: dict[str, Any] = {"phase": "plan", "round": round, "settings": settings, **given}
    fields.setdefault("towers", dict(ARMIES))
    return Table(**fields)


def armies() -> dict[str, str]:
    """Both armies on their home rows of the open field."""
    names = ["foot1", "foot2", "pike1", "pike2", "musket1", "musket2", "light1", "light2", "heavy1"]
    towers = {}
    for letter, row, gun in (("o", 2, 1), ("c", 11, 12)):
        for i, name in enumerate(names):
            towers[f"{letter}-{name}"] = f"{'ABCDEFGHIJKL'[i + 1]}{row}"
        towers[f"{letter}-gun1"] = f"F{gun}"
    return towers


ARMIES = armies()
