"""A table for rule tests: set up a position, act with fixed dice, look at the result.

    table = Table('''
    [units]
    al01 = "infantry G5 4"
    ax01 = "infantry g6 4"
    ''', phase="battle", ordered=["al01"])
    table.do("attack al01 ax01", "infantry flag star")
    assert table.men("ax01") == 3

The board is empty countryside unless the text names a scenario. Ambush, in Overlord both of them,
lies among the discards unless the test says where it is, so that close assaults are not interrupted
by its window.
"""

from __future__ import annotations

import tomllib
from typing import Any

from tests.games.base_table import BaseTable
from vezerkar.core.chance import Script
from vezerkar.games.memoir.game import GAME as GAME
from vezerkar.games.memoir.setup import Layout, layout_of
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import FRAMES, SANDBAGS, SIDES, WIRE
from vezerkar.records.position import write_position


def decks(raw: dict[str, Any]) -> int:
    """How many decks are in play: two in Overlord."""
    return 2 if "overlord" in f"{raw.get('board')} {raw.get('scenario')}" else 1


class Table(BaseTable[Battle]):
    """A position that a test plays with."""

    game = GAME
    frames = FRAMES

    def __init__(self, text: str = "", **fields: Any) -> None:
        raw: dict[str, Any] = {"game": "memoir", **tomllib.loads(text), **fields}
        if "ambush" not in str(raw.get("hands", "")) and "discard" not in raw:
            if raw.get("settings", {}).get("deck") != "section_only":
                raw["discard"] = ["ambush"] * decks(raw)
        self.begin(GAME.read_position(raw))

    @property
    def layout(self) -> Layout:
        return layout_of(self.s.board)

    def destinations(self, unit: str) -> set[str]:
        """Where the unit that has been picked, or can be picked now, may move."""
        if self.phase != "destination":
            copy = self.copy()
            if not copy.can(f"pick {unit}"):
                return set()
            copy.do(f"pick {unit}")
            return copy.destinations(unit) if copy.phase == "destination" else set()
        return {text.split()[2] for text in self.actions("move")}

    def targets(self, unit: str) -> set[str]:
        """The enemies a unit may attack now."""
        return {t.split()[2] for t in self.actions("attack") if t.split()[1] == unit}

    # Acting

    def do(self, action: str, chance: str = "", seat: str = "") -> list[str]:
        """Take an action; `chance` are the dice (faces) and other results in order, all to be used.

        Returns what happened, as words such as `hit unit:ax01 1 3`.
        """
        number = self.seat(seat)
        words = [GAME.chance_words.get(word, word) for word in chance.split()]
        script = Script([int(word) for word in words])
        self.session.chance = script
        step = self.take(number, action)
        assert script.left() == 0, f"{script.left()} chance results were not used"
        return self.told(step)

    # Looking

    def at(self, unit: str) -> str | None:
        """The hex of a unit, None when it is not on the board."""
        h = self.s.unit_hex[self.number("unit", unit)]
        return self.layout.lexicon.name("hex", h) if h >= 0 else None

    def on(self, place: str) -> str | None:
        """The unit on a hex."""
        u = self.s.at[self.number("hex", place)]
        return self.layout.lexicon.name("unit", u) if u >= 0 else None

    def men(self, unit: str) -> int:
        """Figures of a unit."""
        return self.s.unit_men[self.number("unit", unit)]

    def medals(self, side: str) -> int:
        """All medals that count now."""
        return self.s.tally[SIDES.index(side)]

    def hand(self, side: str) -> list[str]:
        return [self.layout.lexicon.name("card", c) for c in self.s.hands[SIDES.index(side)]]

    @property
    def discards(self) -> list[str]:
        counts = enumerate(self.s.discard)
        return [self.layout.lexicon.name("card", k) for k, n in counts for _ in range(n)]

    @property
    def pile(self) -> int:
        """Cards in the draw pile."""
        return sum(self.s.pile)

    def has_wire(self, place: str) -> bool:
        return bool(self.s.works[self.number("hex", place)] & WIRE)

    def has_sandbags(self, place: str) -> bool:
        return bool(self.s.works[self.number("hex", place)] & SANDBAGS)

    @property
    def active(self) -> str:
        """The side whose turn it is."""
        return SIDES[self.s.active]

    @property
    def over(self) -> tuple[str, str] | None:
        """The winning seats (empty for a draw) and the rule, once the battle is over."""
        if self.s.ending < 0:
            return None
        seats = zip(self.layout.seats, GAME.teams(self.s), strict=True)
        winners = "+".join(name for name, team in seats if team == self.s.winner)
        return winners, GAME.endings[self.s.ending]

    def __str__(self) -> str:
        return write_position(GAME, self.s)
