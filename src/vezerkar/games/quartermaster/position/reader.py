"""From the text of a position to the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.game import Value
from vezerkar.core.lists import changed
from vezerkar.files.toml import convert
from vezerkar.games.quartermaster.invariants import check
from vezerkar.games.quartermaster.position.frames import check_stack, parse, read_stack, slot_names
from vezerkar.games.quartermaster.position.schema import KNOWN_TO_ALL, CountryText, Over, Position
from vezerkar.games.quartermaster.setup import Layout, empty_war
from vezerkar.games.quartermaster.state import SEEN, War
from vezerkar.games.quartermaster.terms import COUNTRIES, ENDINGS
from vezerkar.records.position_parts import field, settle, within

DEAL_SEED: Final = 1939  # of the shuffle for hands that a position does not give
MAX_POINTS: Final = 400
# What the short field `phase` stands for: the stage of the turn that comes next, and the question.
STACK_OF_PHASE: Final = {
    "start": ["turn start"],
    "play": ["turn supply", "play"],
    "supply": ["turn supply"],
    "victory": ["turn victory"],
    "discard": ["turn draw", "discard 0"],
    "draw": ["turn draw"],
}


def read(raw: Mapping[str, Any], layout_for: Callable[[str, Mapping[str, Value]], Layout]) -> War:
    """The state that a position describes; `layout_for` gives the board of its settings."""
    position: Position = convert(dict(raw), Position, "position")
    with field("settings"):
        layout = layout_for(position.scenario, position.settings)
    return _Reader(position, layout).read()


class _Reader:
    """Sets up a fresh game and then changes what the position says."""

    def __init__(self, position: Position, layout: Layout) -> None:
        self.position = position
        self.layout = layout
        self.lexicon = layout.lexicon
        self.board = layout.board
        self.s = empty_war(layout.board)

    def read(self) -> War:
        position, s = self.position, self.s
        s.round = within("round", position.round, 1, self.board.rounds)
        if position.active:
            with field("active"):
                s.active = self.lexicon.number("seat", position.active)
        given = (position.points.axis, position.points.allies)
        s.points = [within("points", n, -9999, MAX_POINTS) for n in given]
        for name in position.countries:
            with field("countries"):
                self.lexicon.number("seat", name)
        for c in range(COUNTRIES):
            self._read_country(c, position.countries.get(self.layout.seats[c]) or CountryText())
        with field("used"):
            slots = slot_names(s, self.lexicon)
            for card in position.used:
                if card not in slots:
                    raise DataError(f"there is no Status card '{card}'")
                s.used |= 1 << slots.index(card)
        s.refresh()
        self._read_open()
        self._read_stack()
        if position.over:
            self._read_end(position.over)
        return self._finish()

    def _finish(self) -> War:
        settle(self.s, self.layout.seats, DEAL_SEED, check)
        return self.s

    # Countries

    def _read_country(self, c: int, text: CountryText) -> None:
        s, board = self.s, self.board
        at = f"countries.{self.layout.seats[c]}"
        armies = board.start[c] if text.armies is None else 0
        with field(f"{at}.armies"):
            armies |= self._mask(text.armies or [], board.land, "land")
        with field(f"{at}.navies"):
            navies = self._mask(text.navies, board.sea, "sea")
        s.pieces[c] = armies | navies
        with field(f"{at}.protected"):
            shields = self._mask(text.protected, s.pieces[c], "own")
            s.shields = changed(s.shields, c, shields)
        for kind in text.supplied:
            spaces = board.land if kind == "army" else board.sea
            s.grants = changed(s.grants, c, s.grants[c] | spaces)
        self._read_cards(c, text, at)

    def _mask(self, names: list[str], allowed: int, kind: str) -> int:
        mask = 0
        for name in names:
            bit = 1 << self.lexicon.number("space", name)
            if not bit & allowed:
                raise DataError(f"expected {kind} spaces, found '{name}'")
            if bit & mask:
                raise DataError(f"'{name}' is named twice")
            mask |= bit
        return mask

    def _cards(self, c: int, names: list[str], at: str) -> list[int]:
        numbers = []
        with field(at):
            for name in names:
                card = self.lexicon.number("card", name.removesuffix(KNOWN_TO_ALL))
                if self.board.card_country[card] != c:
                    raise DataError(f"'{name}' is a card of another country")
                numbers.append(card | (SEEN if name.endswith(KNOWN_TO_ALL) else 0))
        return numbers

    def _read_cards(self, c: int, text: CountryText, at: str) -> None:
        """Cards that are named go to their places; of the rest a hand is dealt, or put away."""
        s = self.s
        zones = {
            name: self._cards(c, getattr(text, name) or [], f"{at}.{name}")
            for name in (
                *("hand", "status", "responses", "discard", "hidden"),
                *("deck", "top", "bottom", "aside"),
            )
        }
        left = Counter(self.board.decks[c])
        for name, cards in zones.items():
            if name not in ("top", "bottom") and any(card & SEEN for card in cards):
                raise DataError(f"position: {at}.{name}: only known cards of the deck have a '*'")
            for card in cards:
                left[card & ~SEEN] -= 1
                if left[card & ~SEEN] < 0:
                    named = self.lexicon.name("card", card & ~SEEN)
                    raise DataError(f"position: {at}.{name}: there is no further '{named}'")
        rest = sorted(left.elements())
        if text.hand is None and text.deck is None:
            zones["hand"] = self._deal(rest, self.board.hand_limit)
        zones["deck" if text.deck is None else "hidden"] += rest
        s.hands[c], s.decks[c] = sorted(zones["hand"]), sorted(zones["deck"])
        s.status[c], s.responses[c] = zones["status"], zones["responses"]
        s.piles[c], s.hidden[c] = zones["discard"], sorted(zones["hidden"])
        s.tops[c], s.bottoms[c] = zones["top"], zones["bottom"]
        s.aside[c] = sorted(zones["aside"])

    def _deal(self, rest: list[int], cards: int) -> list[int]:
        dealer = Seeded(DEAL_SEED)
        return [rest.pop(dealer.below(len(rest))) for _ in range(min(cards, len(rest)))]

    # What is under way

    def _read_open(self) -> None:
        for i, line in enumerate(self.position.open):
            with field(f"open[{i}]"):
                words = line.split()
                if len(words) != 2:
                    raise DataError(f"expected an event and the cards that answered: '{line}'")
                event = parse(self.s, "event", words[0], self.lexicon)
                self.s.open += [event, parse(self.s, "answered", words[1], self.lexicon)]

    def _read_stack(self) -> None:
        position = self.position
        with field("phase"):
            if position.phase and position.stack:
                raise DataError("give a phase or a stack, not both")
            if position.phase and position.phase not in STACK_OF_PHASE:
                raise DataError(
                    f"expected one of {', '.join(STACK_OF_PHASE)}, found '{position.phase}'"
                )
        with field("stack"):
            lines = position.stack or STACK_OF_PHASE[position.phase or "play"]
            self.s.stack = read_stack(self.s, lines, self.lexicon)
            check_stack(self.s)

    def _read_end(self, over: Over) -> None:
        with field("over"):
            if over.rule not in ENDINGS:
                raise DataError(f"expected one of {', '.join(ENDINGS)}, found '{over.rule}'")
            self.s.end(ENDINGS.index(over.rule), self.lexicon.number("team", over.winner))
