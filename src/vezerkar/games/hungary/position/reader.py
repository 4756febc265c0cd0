"""From the text of a position to the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from vezerkar.core.errors import DataError
from vezerkar.core.game import Value
from vezerkar.core.lists import changed
from vezerkar.files.toml import convert
from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.invariants import check
from vezerkar.games.hungary.phases import PHASES, TEAM_PHASES
from vezerkar.games.hungary.position.frames import check_stack, read_stack
from vezerkar.games.hungary.position.schema import DEPOT_WORD, NOBODY, Over, Position
from vezerkar.games.hungary.position.writer import RISING
from vezerkar.games.hungary.rules.supply import find_sources
from vezerkar.games.hungary.setup import Layout, layout_of
from vezerkar.games.hungary.state import EMPTY, Campaign, empty_campaign
from vezerkar.games.hungary.terms import (
    AXIS,
    DEAD,
    DUE,
    ENDINGS,
    GONE,
    HANGAR,
    NATIONS,
    OPEN_TARGET,
    P_TURN,
    PARTISAN,
    SIDES,
    SOVIET,
    STATES,
    T_AIR,
    TURN_STEPS,
    UNDECIDED,
)
from vezerkar.records.position_parts import field, settle, within

DICE_SEED: Final = 1944  # of the dice that are rolled while a position is read
PLACE_NUMBERS: Final = {"gone": GONE, "destroyed": DEAD, "due": DUE, "base": HANGAR}
MAX_TRUCKS: Final = 60

Settings = Mapping[str, Value]


def read(
    raw: Mapping[str, Any],
    board_of: Callable[[str, tuple[tuple[str, Value], ...]], Board],
    settings: Callable[[Mapping[str, Value], str], dict[str, Value]],
) -> Campaign:
    """The state that a position describes; `settings` completes and checks its settings."""
    position: Position = convert(dict(raw), Position, "position")
    with field("settings"):
        chosen = settings(position.settings, position.scenario)
    with field("scenario"):
        board = board_of(position.scenario, tuple(chosen.items()))
    return _Reader(position, board).read()


class _Reader:
    """Starts from the scenario of a position and applies what the position says."""

    def __init__(self, position: Position, board: Board) -> None:
        self.position = position
        self.board = board
        self.layout: Layout = layout_of(board)
        self.lexicon = self.layout.lexicon

    def read(self) -> Campaign:
        board, position = self.board, self.position
        s = empty_campaign(board, TEAM_PHASES if board.teams else PHASES)
        if position.turn is not None:
            s.turn = within("turn", position.turn, board.first_turn, board.last_turn)
        if position.active:
            s.active = SIDES.index(position.active)
        sources_given = self._read_units(s)
        self._read_trucks(s)
        self._read_control(s)
        self._read_state(s)
        self._read_plans(s)
        self._read_battle(s)
        if not sources_given:
            s.source = find_sources(s)
        self._read_stack(s)
        if position.over:
            self._read_end(s, position.over)
        settle(s, self.layout.seats, DICE_SEED, check)
        return s

    # Pieces

    def _read_units(self, s: Campaign) -> bool:
        """Whether any unit says where its supply comes from."""
        if self.position.only:
            for u in range(self.board.unit_count):
                s.unit_hex[u], s.unit_steps[u], s.flags[u] = GONE, 0, 0
            s.at = [EMPTY] * self.board.count
            s.arrival = [0] * self.board.unit_count
        given = False
        for name, text in self.position.units.items():
            with field(f"units.{name}"):
                u = self.lexicon.number("unit", name)
                given = self._read_unit(s, u, text) or given
        s.forget()
        return given

    def _read_unit(self, s: Campaign, u: int, text: str) -> bool:
        words = text.split()
        if not words:
            raise DataError("expected '<hex> <steps>', destroyed, gone, due or base")
        s.lift(u)
        s.flags[u] = 0
        place = words[0]
        if place in PLACE_NUMBERS:
            s.unit_hex[u] = PLACE_NUMBERS[place]
        elif u < self.board.ground_count:
            s.put(u, self.lexicon.number("hex", place))
        else:
            raise DataError(f"an air unit has no hex; expected base, found '{place}'")
        off = s.unit_hex[u] in (GONE, DEAD)
        s.unit_steps[u] = 0 if off else self.board.unit_full[u]
        sourced = False
        for word in words[1:]:
            sourced = self._read_word(s, u, word) or sourced
        if not off:
            if not 1 <= s.unit_steps[u] <= self.board.unit_full[u]:
                raise DataError(f"expected 1 to {self.board.unit_full[u]} steps")
        return sourced

    def _read_word(self, s: Campaign, u: int, word: str) -> bool:
        key, _, value = word.partition(":")
        if word.isdecimal() and len(word) == 1:
            s.unit_steps[u] = int(word)
        elif word in STATES:
            s.flags[u] |= 1 << STATES.index(word)
        elif key == "turn" and value.isdecimal() and len(value) < 3:
            s.arrival = changed(s.arrival, u, int(value))
        elif key == "from" and u < self.board.ground_count:
            s.source = changed(s.source, u, self._source(s, u, value))
            return True
        elif key == "hq" and u >= self.board.ground_count:
            hq = -1 if value == NOBODY else self.lexicon.number("unit", value)
            if hq >= 0 and hq not in self.board.hqs[SOVIET]:
                raise DataError(f"'{value}' is not a Soviet HQ")
            s.base = changed(s.base, u, hq)
        elif key == "in" and u >= self.board.ground_count:
            sector = UNDECIDED if value == "?" else self.lexicon.number("sector", value)
            s.sector = changed(s.sector, u, sector)
        elif key == "fires" and u >= self.board.ground_count:
            target = OPEN_TARGET if value == "?" else self.lexicon.number("unit", value)
            s.target = changed(s.target, u, target)
        else:
            raise DataError(f"'{word}' says nothing about a unit; the markers are {STATES}")
        return False

    def _source(self, s: Campaign, u: int, value: str) -> int:
        depots = len(self.board.depots[self.board.unit_side[u]])
        for i in range(depots):
            if value == f"{DEPOT_WORD}{i + 1}":
                return -2 - i
        return self.lexicon.number("unit", value)

    def _read_trucks(self, s: Campaign) -> None:
        given = self.position.trucks
        if given is None:
            if self.position.only:
                s.trucks = [[], []]
            return
        trucks: list[list[int]] = []
        for side, lines in (("axis", given.axis), ("soviet", given.soviet)):
            with field(f"trucks.{side}"):
                if len(lines) > MAX_TRUCKS:
                    raise DataError(f"expected at most {MAX_TRUCKS} trucks")
                trucks.append(sorted(self._truck(line) for line in lines))
        s.trucks = trucks

    def _truck(self, line: str) -> int:
        words = line.split()
        if not words or len(words) > 2 or words[1:] not in ([], ["moved"]):
            raise DataError(f"expected '<hex>' or '<hex> moved', found '{line}'")
        return self.lexicon.number("hex", words[0]) * 2 + len(words) - 1

    def _read_control(self, s: Campaign) -> None:
        """HU-14.1: where a combat unit stands its side has control; elsewhere as told."""
        control = bytearray(s.control)
        for side, names in (
            (AXIS, self.position.control.axis),
            (SOVIET, self.position.control.soviet),
        ):
            with field(f"control.{SIDES[side]}"):
                for name in names:
                    control[self.lexicon.number("hex", name)] = side
        for u in range(self.board.ground_count):
            if s.unit_hex[u] >= 0 and self.board.unit_type[u] < PARTISAN:
                control[s.unit_hex[u]] = self.board.unit_side[u]
        s.control = bytes(control)

    # State

    def _read_state(self, s: Campaign) -> None:
        position = self.position
        s.margit_crossed = int(position.margit_crossed)
        s.zone_open = int(position.zone_open)
        s.rising = RISING.index(position.rising)
        if position.order is not None:
            most = self.board.order_most
            s.orders = within("order.received", position.order.received, 0, most)
            s.order = within("order.current", position.order.current, 0, most)
            s.order_steps = within("order.steps", position.order.steps, 0, 999)
            s.order_mobile = within("order.mobile", position.order.mobile, 0, 999)
        elif s.turn != self.board.first_turn:
            s.order = 0
        points = [0] * 24
        for nation, three in position.points.items():
            if nation not in NATIONS or len(three) != 3:
                raise DataError(f"position: points.{nation}: expected three numbers of a nation")
            for i, value in enumerate(three):
                n = within(f"points.{nation}", value, 0, 99)
                points[8 * i + NATIONS.index(nation)] = n
        s.points = points
        s.charges = [within("charges", charge, 0, 1023) for charge in position.charges]
        s.left_out = self._units_named("left_out", position.left_out)
        s.supply_settled = int(position.supply_settled)

    def _units_named(self, name: str, names: list[str]) -> list[int]:
        with field(name):
            found = [self.lexicon.number("unit", n) for n in names]
            if len(set(found)) != len(found):
                raise DataError("a unit is named twice")
        return found

    def _on_map(self, s: Campaign, name: str, units: list[int]) -> list[int]:
        for u in units:
            if s.unit_hex[u] < 0:
                unit = self.lexicon.name("unit", u)
                raise DataError(f"position: {name}: '{unit}' is not on the map")
        return units

    def _read_plans(self, s: Campaign) -> None:
        position = self.position
        for side in position.ready:
            s.ready_sides |= 1 << SIDES.index(side)
        for u in self._units_named("picked", position.picked):
            if u < self.board.ground_count:
                raise DataError("position: picked: expected air units")
            s.picked = changed(s.picked, self.board.unit_side[u], u)
        s.group = self._on_map(s, "group", self._units_named("group", position.group))
        s.group_trucks = within("group_trucks", position.group_trucks, 0, MAX_TRUCKS)
        with field("announced"):
            s.announced = sorted(self.lexicon.number("hex", n) for n in position.announced)

    def _read_battle(self, s: Campaign) -> None:
        text = self.position.battle
        if text is None:
            return
        with field("battle.target"):
            target = self.lexicon.number("hex", text.target)
        s.attackers = self._units_named("battle.attackers", text.attackers)
        s.battle = [target, int(text.blitz), SIDES.index(text.side)]
        if not text.begun:
            self._on_map(s, "battle.attackers", s.attackers)
            return
        gone = self._units_named("battle.advanced", text.advanced)
        s.battle += [int(text.trucks_alone), *(int(u in gone) for u in s.attackers)]
        s.guns = self._units_named("battle.artillery", text.artillery)
        s.bombs = self._units_named("battle.aircraft", text.aircraft)
        if text.bids:
            if len(text.bids) != 2:
                raise DataError("position: battle.bids: expected two numbers, axis and soviet")
            s.bids = [within("battle.bids", bid, -1, MAX_TRUCKS) for bid in text.bids]

    def _read_stack(self, s: Campaign) -> None:
        position = self.position
        if position.stack is not None:
            with field("stack"):
                s.stack = read_stack(position.stack, self.lexicon)
                check_stack(s)
            return
        step = T_AIR
        if position.phase:
            if position.phase not in TURN_STEPS:
                raise DataError(f"position: phase: expected one of {', '.join(TURN_STEPS)}")
            step = TURN_STEPS.index(position.phase)
        s.push(P_TURN, step)

    def _read_end(self, s: Campaign, over: Over) -> None:
        if over.reason not in ENDINGS:
            raise DataError(f"position: over.reason: expected one of {', '.join(ENDINGS)}")
        if over.winner not in ("", *SIDES):
            raise DataError("position: over.winner: expected axis, soviet or nothing")
        s.end(ENDINGS.index(over.reason), SIDES.index(over.winner) if over.winner else -1)
