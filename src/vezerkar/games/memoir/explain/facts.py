"""A position in the words of messages: names, what lies on each hex, the rules of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from vezerkar.games.memoir.explain.rulebook import CARD_RULES, Rules
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.rules.terrain import HexTerrain, read_map
from vezerkar.games.memoir.schema.pieces import CLASSES, SECTIONS, Terrain, UnitClass
from vezerkar.games.memoir.setup import layout_of
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import FRAMES, SANDBAGS, SIDES, WIRE


class Facts:
    """One position as one seat asks about it."""

    def __init__(self, s: Battle, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.board = s.board
        self.layout = layout_of(s.board)

    # Names, as arguments of messages

    def unit(self, u: int) -> str:
        return f"unit:{self.layout.lexicon.name('unit', u)}"

    def units(self, units: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.unit(u) for u in units)

    def hex(self, h: int) -> str:
        return f"hex:{self.layout.lexicon.name('hex', h)}"

    def card(self, card: int) -> str:
        return f"card:{self.layout.lexicon.name('card', card)}"

    def zone(self, zone: int) -> str:
        return f"zone:{self.layout.lexicon.name('zone', zone)}"

    def seat_name(self, seat: int) -> str:
        return f"seat:{self.layout.seats[seat]}"

    def side(self, side: int) -> str:
        return f"side:{SIDES[side]}"

    def section(self, section: int) -> str:
        return f"section:{SECTIONS[section]}"

    def phase(self, phase: int) -> str:
        return f"phase:{FRAMES[phase].word}"

    def class_name(self, u: int) -> str:
        return f"class:{self.class_of(u)}"

    @property
    def current(self) -> int:
        """The phase that asks."""
        return self.s.stack[frame.PHASE]

    # Units

    def class_of(self, u: int) -> UnitClass:
        return CLASSES[self.board.unit_class[u]]

    def kind(self, u: int) -> str:
        """The unit type, such as special_forces."""
        return self.layout.unit_kinds[u]

    def place(self, u: int) -> int:
        return self.s.unit_hex[u]

    def neighbours(self, h: int) -> list[int]:
        """The hexes around a hex, those on the board only."""
        off = self.board.off
        return [y for y in self.board.near[6 * h : 6 * h + 6] if y != off]

    def enemies_next_to(self, u: int) -> list[int]:
        """Enemy units next to a unit."""
        side = self.board.unit_side[u]
        near = [self.s.at[y] for y in self.neighbours(self.place(u))]
        return [v for v in near if v >= 0 and self.board.unit_side[v] != side]

    def distance(self, a: int, b: int) -> int:
        return self.board.distance[a * self.board.count + b]

    def row(self, h: int) -> int:
        return self.layout.grid.row(h)

    # What lies on a hex

    @cached_property
    def spots(self) -> dict[int, HexTerrain]:
        layout = self.layout
        return read_map(layout.grid, layout.data, layout.scenario)

    def layers(self, h: int) -> Iterator[tuple[Terrain, str | None]]:
        """Terrain and obstacles of a hex with their owners, those that can be removed last."""
        yield from self.spots[h].layers
        terrain = self.layout.data.terrain
        for bit, name in ((WIRE, "wire"), (SANDBAGS, "sandbags")):
            if self.s.works[h] & bit:
                yield terrain[name], None

    def what(self, h: int, test: Callable[[Terrain], bool]) -> str:
        """The first terrain or obstacle of a hex that answers to a test; else its ground."""
        found = [terrain.id for terrain, _ in self.layers(h) if test(terrain)]
        return found[0] if found else self.spots[h].ground.id

    # Cards

    def card_rules(self, card: int) -> Rules:
        """Where the rulebook speaks of a card; of the ordinary order some cards fall back to."""
        if card == self.board.ordinary:
            return ("M44-K.10",)
        return CARD_RULES.get(self.layout.data.cards[card].family, ("M44-C.3",))


def terrain(name: str) -> str:
    """A terrain or obstacle as an argument of a message."""
    return f"terrain:{name}"
