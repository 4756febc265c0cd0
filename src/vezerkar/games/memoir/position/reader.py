"""From the text of a position to the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.game import Value
from vezerkar.core.kernel import FRAME
from vezerkar.files.toml import convert
from vezerkar.games.memoir.data import MemoirData
from vezerkar.games.memoir.frames import NOTHING, check_stack, parse_quotas, read_stack
from vezerkar.games.memoir.invariants import check
from vezerkar.games.memoir.phases import PHASES
from vezerkar.games.memoir.phases.turns import follow
from vezerkar.games.memoir.position.ground import MOST_MEDALS, layout_for
from vezerkar.games.memoir.position.shape import Over, Position, as_side, team_names
from vezerkar.games.memoir.setup import Layout, Settings, start_from_scenario
from vezerkar.games.memoir.state import Battle, new_battle
from vezerkar.games.memoir.terms import ENDINGS, NO_CARD, P_DRAW, SIDES
from vezerkar.records.position_parts import field, settle, within

DEALER: Final = 1944  # the fixed shuffle for hands that a position does not give
SHORT: Final = {
    "play": ["play"],
    "command": ["command"],
    "move": ["draw", "battle", "move"],
    "battle": ["draw", "battle"],
}


def read(
    raw: Mapping[str, Any],
    data: MemoirData,
    settings: Callable[[Mapping[str, Value], str], Settings],
) -> Battle:
    """The state that a position describes; `settings` completes and checks the settings."""
    position: Position = convert(dict(raw), Position, "position")
    slug = position.scenario
    needs: dict[str, Value] = {}
    if not slug and position.board == "overlord":
        needs["overlord"] = True  # as a scenario on such a board would ask for it
    with field("settings"):
        chosen = settings({**needs, **position.settings}, slug)
    return _Reader(position, layout_for(position, data, chosen, settings(needs, slug))).read()


class _Reader:
    """Sets up the board of a position and then changes what the position says."""

    def __init__(self, position: Position, layout: Layout) -> None:
        self.position = position
        self.layout = layout
        self.lexicon = layout.lexicon
        self.board = layout.board

    def read(self) -> Battle:
        s = new_battle(self.board, PHASES, Seeded(DEALER))
        start_from_scenario(self.layout)
        self._read_turn(s)
        self._read_cards(s)
        self._read_medals(s)
        self._read_units(s)
        self._read_phase(s)
        if self.position.over:
            self._read_end(s, self.position.over)
        settle(s, self.layout.seats, DEALER, check)
        return s

    # Turn and match

    def _read_turn(self, s: Battle) -> None:
        position = self.position
        if position.active:
            s.active = SIDES.index(position.active)
        if position.turn is not None:
            s.turn = within("turn", position.turn, 1, 9999) - 1
        elif s.active != self.board.first:
            s.turn = 1
        s.leg = within("battle", position.battle, 1, 2 if self.board.two_battles else 1) - 1
        s.match = [
            within(f"first_battle.{side}", position.first_battle.of(side) or 0, 0, 2 * MOST_MEDALS)
            for side in SIDES
        ]
        s.general = within("general", position.general, -1, 2 if self.board.overlord else -1)

    # Cards

    def _cards(self, name: str, cards: list[str]) -> list[int]:
        """Numbers of cards that are really in the deck."""
        with field(name):
            numbers = [self.lexicon.number("card", card) for card in cards]
            if self.board.ordinary in numbers:
                raise DataError("'ordinary' is an order, not a card")
            return numbers

    def _read_cards(self, s: Battle) -> None:
        position, board = self.position, self.board
        played = position.played
        if played is None:
            played = [position.card] if position.card not in ("", "ordinary") else []
        s.played = self._cards("played", played)
        s.drawn = sorted(self._cards("drawn", position.drawn))
        given = [position.hands.axis, position.hands.allies]
        s.hands = [
            sorted(self._cards(f"hands.{SIDES[side]}", names or []))
            for side, names in enumerate(given)
        ]
        discards = self._cards("discard", position.discard)
        s.discard = [discards.count(kind) for kind in range(len(board.deck))]
        used = Counter([*s.played, *s.drawn, *s.hands[0], *s.hands[1], *discards])
        for kind, count in used.items():
            if count > board.deck[kind]:
                name = self.lexicon.name("card", kind)
                raise DataError(
                    f"position: hands: {name} is used {count} times in hands, discard, played and"
                    f" drawn; the deck has {board.deck[kind]}"
                )
        s.pile = [copies - used[kind] for kind, copies in enumerate(board.deck)]
        self._deal(s, given)
        s.plan = self._read_plan(position.plan)
        if position.ambush_by:
            s.ambusher = SIDES.index(position.ambush_by)

    def _deal(self, s: Battle, given: list[list[str] | None]) -> None:
        """Hands that a position does not give, from what is left of the deck."""
        dealer = Seeded(DEALER)
        for side, names in enumerate(given):
            if names is not None:
                continue
            for _ in range(self.board.hand_size[side] - (s.played != [] and side == s.active)):
                card = s.next_card(dealer)
                if card < 0:
                    raise DataError(f"position: hands.{SIDES[side]}: too few cards are left")
                s.take_in_hand(side, card)

    def _read_plan(self, lines: list[str]) -> list[int]:
        plan: list[int] = []
        for line in lines:
            with field("plan"):
                if not self.board.overlord:
                    raise DataError("cards are handed out in Overlord battles only")
                order, _, zones = line.partition(" ")
                numbers = {self.lexicon.number("zone", z) for z in zones.split("+") if z}
                plan += [self.lexicon.number("card", order), sum(1 << z for z in numbers)]
        return plan

    def _read_last(self, s: Battle) -> None:
        orders = self.board.memory
        last = [NO_CARD] * (2 * orders)
        for side, names in self.position.last.items():
            with field(f"last.{side}"):
                first = SIDES.index(as_side(side)) * orders
                cards = [names] * orders if isinstance(names, str) else names
                if len(cards) > orders:
                    raise DataError(f"expected a card, or at most {orders} of them")
                for z, name in enumerate(cards):
                    last[first + z] = self.lexicon.number("card", name) if name else NO_CARD
        s.last = last
        given = self.position.last_zones
        s.last_zones = []
        for side, quotas in zip(SIDES, (given.axis, given.allies), strict=True):
            with field(f"last_zones.{side}"):
                s.last_zones.append(parse_quotas(quotas or NOTHING, self.lexicon))

    # Medals and units

    def _read_medals(self, s: Battle) -> None:
        position = self.position
        s.medals = [
            within(f"medals.{side}", position.medals.of(side) or 0, 0, MOST_MEDALS)
            for side in SIDES
        ]
        goals = [goal.id for goal in self.layout.scenario.objectives]
        s.held = 0
        for name in position.scored:
            if name not in goals:
                known = ", ".join(goals) or "none"
                raise DataError(
                    f"position: scored: there is no objective '{name}'; there are: {known}"
                )
            s.held |= 1 << goals.index(name)

    def _read_units(self, s: Battle) -> None:
        position = self.position
        s.orders = [0] * len(self.layout.seats)
        if isinstance(position.ordered, dict):
            for name, units in position.ordered.items():
                with field("ordered"):
                    seat = self.lexicon.number("seat", name)
                s.orders[seat] = self._mask(f"ordered.{name}", units)
        else:
            mask = self._mask("ordered", position.ordered)
            for u in self.board.units[s.active]:
                if mask >> u & 1 and s.unit_hex[u] >= 0:
                    s.give_order(s.seat_in_charge(s.active, s.unit_hex[u]), u)
        s.moved = self._mask("moved", position.moved)
        s.fought = self._mask("fought", position.fought)
        s.barred = self._mask("barred", position.barred)
        s.halted = self._mask("halted", position.halted)
        s.took = self._mask("took", position.took)
        s.named = self._mask("named", position.named)

    def _mask(self, name: str, units: list[str]) -> int:
        with field(name):
            numbers = {self.lexicon.number("unit", unit) for unit in units}
            if any(number >= len(self.board.unit_side) for number in numbers):
                raise DataError("there is no unit 'none'")
            return sum(1 << number for number in numbers)

    # Where in the turn, or how it ended

    def _read_phase(self, s: Battle) -> None:
        position = self.position
        s.card = self.board.ordinary
        if position.card:
            with field("card"):
                s.card = self.lexicon.number("card", position.card)
        self._read_last(s)
        if position.stack or position.over:
            with field("stack"):
                s.stack = read_stack(position.stack, self.lexicon)
                check_stack(s)
        elif position.phase == "order":
            s.stack = []
            s.push(P_DRAW)
            follow(s, self.board.chief[s.team(s.active)], s.card, Seeded(DEALER))
        elif position.phase:
            if position.phase not in SHORT:
                expected = ", ".join([*SHORT, "order"])
                raise DataError(
                    f"position: phase: expected one of {expected}, found '{position.phase}'"
                )
            s.stack = read_stack(SHORT[position.phase], self.lexicon)
        elif s.turn or any(s.unit_hex[u] >= 0 for u in self.board.drops):
            s.stack = s.stack[:FRAME]  # the airborne units have landed
        s.ending, s.winner = -1, -1
        s.tally = s.medals
        s.score()

    def _read_end(self, s: Battle, over: Over) -> None:
        if over.rule not in ENDINGS:
            expected = ", ".join(ENDINGS)
            raise DataError(f"position: over.rule: expected one of {expected}, found '{over.rule}'")
        teams = team_names(self.board)
        if over.winner not in ("", *teams):
            raise DataError(
                f"position: over.winner: there is no '{over.winner}'; there are: {', '.join(teams)}"
            )
        s.ending = ENDINGS.index(over.rule)
        s.winner = teams.index(over.winner) if over.winner else -1
        s.tally = [
            within(f"over.{side}", number, 0, MOST_MEDALS)
            for side, number in zip(SIDES, (over.axis, over.allies), strict=True)
        ]
