"""From the text of a position to the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from vezerkar.core.errors import DataError, ParseError
from vezerkar.core.kernel import BIT
from vezerkar.files.toml import convert
from vezerkar.games.panzer.invariants import check
from vezerkar.games.panzer.phases import PHASES
from vezerkar.games.panzer.position.frames import check_stack, read_stack
from vezerkar.games.panzer.position.schema import FIGHT_FIELDS, SURE, UNIT_MASKS, WEATHERS, Position
from vezerkar.games.panzer.rules.rows import T_CARD, T_DECK, T_LENGTH
from vezerkar.games.panzer.rules.victory import team_of
from vezerkar.games.panzer.setup import Layout, blank
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    ACTION_DECK,
    DECKS,
    EITHER_SIDE,
    ENDINGS,
    FIRING_DECK,
    NO_UNIT,
    SIDES,
    SURE_SUPPORT,
    TARGET_DECK,
    TOP_MORALE,
    UNIT_SLOTS,
)
from vezerkar.records.position_parts import field, settle, whole_number, within

POSITION_SEED: Final = 1942  # the fixed chance for what a position leaves open
DEFAULT_PRESTIGE: Final = 20
PHASE_STACKS: Final = {
    "draw": ["turn", "close 0", "operations 1", "shop 1", "draw"],
    "shop": ["turn", "close 0", "operations 1", "shop 1"],
    "operations": ["turn", "close 0", "operations 0"],
    "npc": ["turn", "close 0", "npc 0 0"],
    "close": ["turn", "close 0"],
    "turn": ["turn"],
}


def read(raw: Mapping[str, Any], layout: Callable[[str], Layout]) -> Front:
    """The state that a position describes."""
    position: Position = convert(dict(raw), Position, "position")
    with field("scenario"):
        found = layout(position.scenario)
    return _Reader(position, found).read()


class _Reader:
    """Starts from the map of the scenario and applies what the position says."""

    def __init__(self, position: Position, layout: Layout) -> None:
        self.position = position
        self.layout = layout
        self.lexicon = layout.lexicon
        self.board = layout.board

    def read(self) -> Front:
        s = blank(self.board, PHASES)
        self._turn(s)
        self._numbers(s)
        self._units(s)
        self._cards(s)
        s.thawed()
        self._effects(s)
        self._combat(s)
        self._stack(s)
        if self.position.over:
            self._end(s)
        settle(s, self.layout.seats, POSITION_SEED, check)
        return s

    # Turn and numbers

    def _turn(self, s: Front) -> None:
        position, board = self.position, self.board
        s.turn = within("turn", position.turn, 0, 99)
        if position.first:
            s.first = SIDES.index(position.first)
        elif board.first == EITHER_SIDE:
            s.first = 0
        s.active = SIDES.index(position.active) if position.active else s.first
        if position.row:
            with field("row"):
                s.row = self.lexicon.number("row", position.row)

    def _numbers(self, s: Front) -> None:
        position = self.position
        for name in ("prestige", "ammo", "points", "kills"):
            given = getattr(position, name)
            usual = DEFAULT_PRESTIGE if name == "prestige" else 0
            numbers = []
            for side in range(2):
                value = given.of(side)
                missing = 0 if side == self.board.npc else usual
                numbers.append(
                    missing if value is None else within(f"{name}.{SIDES[side]}", value, 0, 9999)
                )
            setattr(s, name, numbers)
        purse = [position.purse.of(side) for side in range(2)]
        if s.turn:
            s.purse = [0, 0]
        s.purse = [
            old if new is None else within("purse", new, 0, 999)
            for old, new in zip(s.purse, purse, strict=True)
        ]
        if position.scored is not None:
            if len(position.scored) != 4 or min(position.scored) < 0:
                raise DataError("position: scored: expected four numbers")
            s.scored = position.scored

    # The map

    def _units(self, s: Front) -> None:
        self._control(s)
        for name, text in self.position.units.items():
            with field(f"units.{name}"):
                u = self.lexicon.number("unit", name)
                if u >= UNIT_SLOTS:
                    raise DataError("there is no such unit")
                self._unit(s, u, text.split())

    def _control(self, s: Front) -> None:
        given = self.position.control
        if given.german is None and given.soviet is None:
            if s.row >= 0:
                for tile in self.board.row_tiles[s.row]:
                    s.control[tile] = 1 - self.board.npc
            return
        s.control = [-1] * self.board.count
        for side in range(2):
            with field(f"control.{SIDES[side]}"):
                for name in given.of(side) or []:
                    tile = self.lexicon.number("tile", name)
                    if s.control[tile] == 1 - side:
                        raise DataError(f"{name} is controlled by both sides")
                    s.control[tile] = side

    def _unit(self, s: Front, u: int, words: list[str]) -> None:
        if len(words) < 2:
            raise ParseError("expected a unit card and a tile, such as 'guards C3'")
        card = self.lexicon.number("card", words[0])
        tile = self.lexicon.number("tile", words[1])
        if card >= self.board.units:
            raise DataError(f"'{words[0]}' is no unit card")
        if s.at[tile] >= 0:
            raise DataError(f"{words[1]} holds two units")
        s.at[tile], s.unit_tile[u], s.unit_card[u] = u, tile, card
        s.control[tile] = self.board.side[card]
        for word in words[2:]:
            if word in UNIT_MASKS:
                setattr(s, word, getattr(s, word) | BIT[u])
            elif word.startswith("tag"):
                s.unit_tag[u] = within("tag", whole_number(word[3:]), 0, 9)
            elif word[:1] in "+-":
                marks = whole_number(word.removeprefix("+"))
                s.unit_marks[u] = within("morale", marks, -TOP_MORALE, TOP_MORALE)
            else:
                raise ParseError(f"'{word}' is nothing that a unit can have done")

    # Cards

    def _names(self, name: str, cards: list[str]) -> list[int]:
        with field(name):
            return [self.lexicon.number("card", card) for card in cards]

    def _cards(self, s: Front) -> None:
        position, board = self.position, self.board
        for name in ("hands", "known", "bought", "top"):
            lists = []
            for side in range(2):
                at = f"{name}.{SIDES[side]}"
                cards = self._names(at, getattr(position, name).of(side) or [])
                self._own(at, side, cards, s, units_only=name in ("bought", "top"))
                lists.append(sorted(cards) if name in ("hands", "known") else cards)
            setattr(s, name, lists)
        s.npc_cards = self._names("npc_cards", position.npc_cards)
        for deck, name in enumerate(DECKS):
            for card in self._names(f"discards.{name}", getattr(position.discards, name)):
                kind = card - board.deck_first[deck]
                if not 0 <= kind < len(s.discards[deck]):
                    raise DataError(f"position: discards.{name}: a card of another deck")
                s.discards[deck][kind] += 1
        for side in range(2):
            word = position.pledge.of(side)
            if word is not None:
                s.pledge[side] = self._names(f"pledge.{SIDES[side]}", [word])[0]
        s.table = [number for line in position.table for number in self._played(line)]
        self._piles(s)

    def _own(self, at: str, side: int, cards: list[int], s: Front, units_only: bool) -> None:
        for card in cards:
            is_own = card < self.board.units and self.board.side[card] == side
            is_action = self.board.units <= card < self.board.bluff and not units_only
            if not (is_own or is_action) or (cards and side == self.board.npc):
                name = self.lexicon.name("card", card)
                raise DataError(f"position: {at}: '{name}' cannot be there")

    def _played(self, line: str) -> list[int]:
        with field("table"):
            words = line.split()
            if len(words) < 5:
                raise ParseError("expected side, card, mode, open or cancelled, deck")
            picks = [self.lexicon.number("unit", word) for word in words[5:8]]
            return [
                self.lexicon.number("side", words[0]),
                self.lexicon.number("card", words[1]),
                within("mode", whole_number(words[2]), 1, 2) - 1,
                int(words[3] == "cancelled"),
                self.lexicon.number("deck", words[4]),
                len(picks),
                *(picks + [NO_UNIT] * 3)[:3],
            ]

    def _piles(self, s: Front) -> None:
        """Cards that are nowhere else are in their decks."""
        board = self.board
        used = [Counter[int]() for _ in DECKS]
        for side in range(2):
            for card in s.hands[side] + s.bought[side] + s.top[side]:
                used[side if card < board.units else ACTION_DECK][card] += 1
        for u in range(UNIT_SLOTS):
            if s.unit_tile[u] >= 0:
                used[board.side[s.unit_card[u]]][s.unit_card[u]] += 1
        for i in range(0, len(s.table), T_LENGTH):
            used[s.table[i + T_DECK]][s.table[i + T_CARD]] += 1
        if s.npc_cards:
            returning = str(self.position.fight.get("returning", 0)) == "1"
            firing = 1 - s.active if returning else s.active
            for card in s.npc_cards:
                used[FIRING_DECK if firing == board.npc else TARGET_DECK][card] += 1
        for deck, counts in enumerate(board.decks):
            first = board.deck_first[deck]
            for kind, count in enumerate(counts):
                left = count - s.discards[deck][kind] - used[deck][first + kind]
                if left < 0:
                    name = self.lexicon.name("card", first + kind)
                    raise DataError(f"position: there are only {count} cards '{name}'")
                s.piles[deck][kind] = left

    # Effects and combat

    def _effects(self, s: Front) -> None:
        position = self.position
        s.weather = sum(1 << WEATHERS.index(storm) for storm in set(position.weather))
        s.trap = sum(1 << SIDES.index(side) for side in set(position.traps))
        s.bonus = within("bonus", position.bonus, 0, 99)
        s.discount = within("discount", position.discount, 0, 99)
        s.free_ranged = int(position.free_ranged)
        s.hq_used = int(position.hq_used)

    def _combat(self, s: Front) -> None:
        given = self.position.fight
        if not given:
            return
        if set(given) != set(FIGHT_FIELDS):
            raise DataError(f"position: fight: expected exactly: {', '.join(FIGHT_FIELDS)}")
        kinds = {"attacker": "unit", "defender": "unit", "tile": "tile"}
        with field("fight"):
            s.fight = [
                self.lexicon.number(kinds[name], str(given[name]))
                if name in kinds
                else whole_number(str(given[name]))
                for name in FIGHT_FIELDS
            ]
        with field("support"):
            for line in self.position.support:
                s.support += self._supporter(s, line)
        with field("sheet"):
            for line in self.position.sheet:
                marker, name, amount, what = [*line.split(), "", "", "", ""][:4]
                s.sheet += [
                    self.lexicon.number("marker", marker),
                    self.lexicon.number("line", name),
                    whole_number(amount),
                    whole_number(what),
                ]

    def _supporter(self, s: Front, line: str) -> list[int]:
        unit, value, far, sure = [*line.split(), "", "", "", ""][:4]
        if sure not in ("", SURE):
            raise ParseError(f"'{sure}' is nothing that support can be")
        u = self.lexicon.number("unit", unit)
        stands = u < UNIT_SLOTS and s.unit_tile[u] >= 0
        is_sure = sure == SURE or (stands and s.able(u, SURE_SUPPORT))
        return [u, whole_number(value), whole_number(far), int(is_sure)]

    def _stack(self, s: Front) -> None:
        position = self.position
        lines = position.stack
        with field("stack" if lines is not None else "phase"):
            if lines is None:
                if position.phase not in PHASE_STACKS:
                    raise ParseError(f"expected one of {', '.join(PHASE_STACKS)}, or a stack")
                lines = PHASE_STACKS[position.phase]
            s.stack = read_stack(lines, self.lexicon)
            check_stack(s)

    def _end(self, s: Front) -> None:
        over = self.position.over
        assert over is not None
        if over.ending not in ENDINGS:
            raise DataError(f"position: over.ending: expected one of {', '.join(ENDINGS)}")
        s.ending = ENDINGS.index(over.ending)
        s.winner = team_of(s, SIDES.index(over.winner))
