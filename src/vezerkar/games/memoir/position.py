"""Positions: any moment of a battle as a small readable text, and back to the same state.

A position stands on a scenario or on an empty board and says what differs: terrain, units, cards,
medals, what the ordered units have done, and the stack of phases. What is not said is as at the
start of the scenario; hands that are not given are dealt by a fixed shuffle.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, Literal

import msgspec

from vezerkar.core.chance import Seeded
from vezerkar.core.data import convert
from vezerkar.core.errors import DataError, ParseError
from vezerkar.core.game import Value
from vezerkar.games.memoir.board import Board
from vezerkar.games.memoir.checks import scenario_faults
from vezerkar.games.memoir.data import MemoirData
from vezerkar.games.memoir.frames import read_stack, write_stack
from vezerkar.games.memoir.phases import PHASES
from vezerkar.games.memoir.phases.turns import follow
from vezerkar.games.memoir.pieces import Side
from vezerkar.games.memoir.places import hex_name, parse_hex
from vezerkar.games.memoir.scenario import (
    Objective,
    PlacedObstacle,
    PlacedTerrain,
    Scenario,
    Sides,
    SideSetup,
    Text,
)
from vezerkar.games.memoir.setup import Layout, Recruit, Settings, lay_out, layout_of, muster
from vezerkar.games.memoir.state import Battle, new_battle
from vezerkar.games.memoir.terms import ARTILLERY, NO_CARD, P_DRAW, SANDBAGS, SIDES, WIRE

DEALER: Final = 1944  # the fixed shuffle for hands that a position does not give
GONE: Final = "gone"
SHORT: Final = {
    "play": ["play"],
    "command": ["command"],
    "move": ["draw", "battle", "move"],
    "battle": ["draw", "battle"],
}
FIXED: Final = ("bridge", "bunker", "hedgehog", "sea_wall")


class BySide(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A number for each side."""

    axis: int | None = None
    allies: int | None = None

    def of(self, side: str) -> int | None:
        return self.axis if side == "axis" else self.allies


class Hands(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    axis: list[str] | None = None
    allies: list[str] | None = None


class Goal(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An objective of a position on a board of its own."""

    side: Side
    hexes: list[str]
    needed: int = 1
    medals: int = 1
    mode: Literal["temporary", "permanent", "sudden_death"] = "temporary"


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The shape of a position text."""

    game: Literal["memoir"] = "memoir"
    scenario: str = ""
    board: Literal["standard", "overlord"] = "standard"
    board_side: Literal["countryside", "beach"] = "countryside"
    active: Side | None = None
    turn: int | None = None  # counted from 1, both sides together
    battle: int = 1  # 2 in the second battle of a match
    phase: str = ""  # short for the usual stack: play, order, move, battle
    card: str = ""  # the order in force
    options: dict[str, str | bool | int] = {}
    terrain: dict[str, str] = {}
    objectives: list[Goal] | None = None
    units: dict[str, str] = {}
    wire: list[str] | None = None
    sandbags: list[str] | None = None
    hands: Hands = msgspec.field(default_factory=Hands)
    cards: BySide = msgspec.field(default_factory=BySide)  # hand sizes at the start
    discard: list[str] = []
    played: list[str] | None = None
    drawn: list[str] = []
    ambush_by: Side | None = None
    medals: BySide = msgspec.field(default_factory=BySide)  # never lost: units, exits, permanent
    target: BySide = msgspec.field(default_factory=BySide)
    scored: list[str] = []  # permanent objectives that have been scored
    first_battle: BySide = msgspec.field(default_factory=BySide)  # medals, by team
    ordered: list[str] | dict[str, list[str]] = []
    moved: list[str] = []
    fought: list[str] = []
    barred: list[str] = []
    halted: list[str] = []
    took: list[str] = []
    named: list[str] = []
    last: dict[str, str | list[str]] = {}
    last_zones: BySide = msgspec.field(default_factory=BySide)
    general: int = -1
    plan: list[str] = []
    stack: list[str] = []


def read(
    raw: Mapping[str, Any],
    data: MemoirData,
    settings: Callable[[Mapping[str, Value], str], Settings],
) -> Battle:
    """The state that a position describes; `settings` completes and checks the options."""
    position: Position = convert(dict(raw), Position, "position")
    slug = position.scenario
    layout = _layout(position, data, settings(position.options, slug), settings({}, slug))
    return _Reader(position, layout).read()


@contextmanager
def _field(name: str) -> Iterator[None]:
    """Whatever is wrong inside is told with the name of the field."""
    try:
        yield
    except (ParseError, DataError) as error:
        raise DataError(f"position: {name}: {error}") from None


# The board of a position


def _layout(position: Position, data: MemoirData, settings: Settings, usual: Settings) -> Layout:
    with _field("scenario"):
        base = data.scenario(position.scenario) if position.scenario else _blank(position)
    recruits = {recruit.name: recruit for recruit in muster(data, base)}
    for name, text in position.units.items():
        with _field(f"units.{name}"):
            recruits[name] = _recruit(name, text, recruits.get(name), data)
    scenario = msgspec.structs.replace(
        base,
        terrain=_terrain(position, base, data),
        obstacles=_obstacles(position, base, data),
        objectives=_objectives(position, base),
        sides=_sides(position, base.sides),
        units=(),
    )
    for at, fault in scenario_faults(scenario, data.units, data.terrain, data.cards):
        if not at.startswith(("units", "set", "obstacles")):
            raise DataError(f"position: {at}: {fault}")
    return lay_out(data, scenario, settings, list(recruits.values()), usual)


def _blank(position: Position) -> Scenario:
    first = position.active or "allies"
    armies = [SideSetup("", cards=5, medals_to_win=6, moves_first=side == first) for side in SIDES]
    return Scenario(
        slug="",
        number=1,
        set="pack",
        title=Text("Empty board", "Üres tábla"),
        date="",
        board=position.board,
        board_side=position.board_side,
        top_side="axis",
        bottom_side="allies",
        first_player=first,
        source="reconstructed",
        units=(),
        sides=Sides(*armies),
    )


def _sides(position: Position, base: Sides) -> Sides:
    return Sides(*(_army(position, base, side) for side in SIDES))


def _army(position: Position, base: Sides, side: str) -> SideSetup:
    army = base.axis if side == "axis" else base.allies
    target, cards = position.target.of(side), position.cards.of(side)
    return msgspec.structs.replace(
        army,
        medals_to_win=army.medals_to_win if target is None else target,
        cards=army.cards if cards is None else cards,
    )


def _place(text: str) -> tuple[int, int]:
    return parse_hex(text)


def _terrain(position: Position, base: Scenario, data: MemoirData) -> tuple[PlacedTerrain, ...]:
    tiles = {tile.at: tile for tile in base.terrain}
    for name, text in position.terrain.items():
        with _field(f"terrain.{name}"):
            at = _place(name)
            words = text.split()
            closed = "impassable" in words
            for word in words:
                kind = word.partition(":")[0]
                if kind == "impassable" or kind in FIXED:
                    continue
                if kind not in data.terrain or not data.terrain[kind].is_ground:
                    raise DataError(f"there is no terrain '{kind}'")
                tiles[at] = PlacedTerrain(at=at, type=kind, impassable=closed)
    return tuple(tiles.values())


def _obstacles(position: Position, base: Scenario, data: MemoirData) -> tuple[PlacedObstacle, ...]:
    """Fixed pieces go with the terrain of their hex; wire and sandbags have lists of their own."""
    pieces = [p for p in base.obstacles if hex_name(*p.at) not in position.terrain]
    for name, text in position.terrain.items():
        with _field(f"terrain.{name}"):
            for word in text.split():
                kind, _, owner = word.partition(":")
                if kind in FIXED:
                    side = _side(owner) if owner else None
                    pieces.append(PlacedObstacle(at=_place(name), type=kind, owner=side))
    for kind, places in (("wire", position.wire), ("sandbags", position.sandbags)):
        if places is not None:
            pieces = [p for p in pieces if p.type != kind]
            with _field(kind):
                pieces += [PlacedObstacle(at=_place(place), type=kind) for place in places]
    return tuple(pieces)


def _side(name: str) -> Side:
    if name == "axis":
        return "axis"
    if name == "allies":
        return "allies"
    raise DataError(f"there is no side '{name}'; the sides are: axis, allies")


def _objectives(position: Position, base: Scenario) -> tuple[Objective, ...]:
    if position.objectives is None:
        return base.objectives
    with _field("objectives"):
        return tuple(
            Objective(
                id=f"obj{i + 1}",
                side=goal.side,
                marker_at=_place(goal.hexes[0]) if goal.hexes else (0, 0),
                hexes=tuple(_place(name) for name in goal.hexes),
                hexes_needed=goal.needed,
                medals=goal.medals,
                mode=goal.mode,
                check="end_of_own_turn" if goal.mode == "sudden_death" else "immediate",
                text="",
                text_hu="",
            )
            for i, goal in enumerate(position.objectives)
        )


_UNIT = re.compile(
    r"(?:(?P<kind>[a-z_]+) )?(?P<at>gone|[A-Za-z]\d)(?: (?P<men>\d)(?:/(?P<full>\d))?)?"
)


def _recruit(name: str, text: str, known: Recruit | None, data: MemoirData) -> Recruit:
    """`infantry G5 3/4`: kind, place, figures, full strength; a known unit needs no kind."""
    found = _UNIT.fullmatch(text.strip())
    if not found or not re.fullmatch(r"(al|ax)\d\d", name):
        raise DataError(
            f"expected al01 = '<kind> <hex> <figures>' or the like, found {name} = '{text}'"
        )
    if found["kind"] and found["kind"] not in data.units:
        raise DataError(
            f"there is no unit type '{found['kind']}'; there are: {', '.join(data.units)}"
        )
    if not found["kind"] and not known:
        raise DataError("the scenario has no such unit; say its kind too, as in 'infantry G5 4'")
    kind = data.units[found["kind"]] if found["kind"] else known.kind  # type: ignore[union-attr]
    full = int(found["full"] or 0) or (known.full if known else kind.figures)
    at = None if found["at"] == GONE else _place(found["at"])
    men = int(found["men"]) if found["men"] else (full if at else 0)
    if men > full or (at is not None and men < 1):
        raise DataError(f"expected 1 to {full} figures, found {men}")
    return Recruit(name, SIDES.index("allies" if name[:2] == "al" else "axis"), kind, full, men, at)


# From the text to the state


class _Reader:
    """Sets up the board of a position and then changes what the position says."""

    def __init__(self, position: Position, layout: Layout) -> None:
        self.position = position
        self.layout = layout
        self.lexicon = layout.lexicon
        self.board = layout.board

    def read(self) -> Battle:
        self._check_places()
        s = new_battle(self.board, PHASES, Seeded(DEALER))
        self._read_turn(s)
        self._read_cards(s)
        self._read_medals(s)
        self._read_units(s)
        self._read_phase(s)
        try:
            s.invariants()
        except AssertionError as error:
            raise DataError(f"position: it is not possible: {error}") from None
        s.settle(Seeded(DEALER))
        return s

    def _check_places(self) -> None:
        """M44-F.21: units stand on the board, one a hex, where their class may be."""
        seen: dict[int, str] = {}
        board, names = self.board, self.lexicon.names("unit")
        for u, h in enumerate(board.start_hex):
            name, place = names[u], self.position.units.get(names[u], "")
            if h < 0:
                continue
            if h not in self.layout.grid.place:
                raise DataError(f"position: units.{name}: '{place}' is not on this board")
            if h in seen:
                raise DataError(f"position: units.{name}: {seen[h]} stands on the same hex")
            seen[h] = name
            if not stands(self.layout, u, h):
                raise DataError(f"position: units.{name}: the terrain there is closed to this unit")

    def _read_turn(self, s: Battle) -> None:
        position = self.position
        if position.active:
            s.active = SIDES.index(position.active)
        if position.turn is not None:
            if not 1 <= position.turn <= 9999:
                raise DataError(f"position: turn: expected 1 to 9999, found {position.turn}")
            s.turn = position.turn - 1
        elif s.active != self.board.first:
            s.turn = 1
        if position.battle not in (1, 2):
            raise DataError(f"position: battle: expected 1 or 2, found {position.battle}")
        s.leg = position.battle - 1
        s.match = [position.first_battle.axis or 0, position.first_battle.allies or 0]
        s.general = position.general

    def _cards(self, field: str, names: list[str]) -> list[int]:
        with _field(field):
            return sorted(self.lexicon.number("card", name) for name in names)

    def _read_cards(self, s: Battle) -> None:
        position, board = self.position, self.board
        played = position.played
        if played is None:
            played = [position.card] if position.card not in ("", "ordinary") else []
        s.played = [self.lexicon.number("card", n) for n in self._known("played", played)]
        s.drawn = self._cards("drawn", position.drawn)
        s.plan = self._read_plan(position.plan)
        given = [position.hands.axis, position.hands.allies]
        s.hands = [
            self._cards(f"hands.{SIDES[side]}", names) if names is not None else []
            for side, names in enumerate(given)
        ]
        discards = self._cards("discard", position.discard)
        s.discard = [discards.count(kind) for kind in range(len(board.deck))]
        used = Counter([*s.played, *s.drawn, *s.hands[0], *s.hands[1], *discards])
        for kind, count in used.items():
            if count > board.deck[kind]:
                name = self.lexicon.name("card", kind)
                raise DataError(
                    f"position: {name} is used {count} times, the deck has {board.deck[kind]}"
                )
        s.pile = [copies - used[kind] for kind, copies in enumerate(board.deck)]
        dealer = Seeded(DEALER)
        for side, names in enumerate(given):
            size = board.hand_size[side] - (played != [] and side == s.active)
            if names is None:
                for _ in range(size):
                    s.take_in_hand(side, s.next_card(dealer))
        if position.ambush_by:
            s.ambusher = SIDES.index(position.ambush_by)

    def _known(self, field: str, names: list[str]) -> list[str]:
        self._cards(field, names)
        return names

    def _read_plan(self, lines: list[str]) -> list[int]:
        plan: list[int] = []
        for line in lines:
            with _field("plan"):
                order, _, zones = line.partition(" ")
                numbers = [self.lexicon.number("zone", z) for z in zones.split("+") if z]
                plan += [self.lexicon.number("card", order), sum(1 << z for z in numbers)]
        return plan

    def _read_medals(self, s: Battle) -> None:
        position = self.position
        s.medals = [position.medals.axis or 0, position.medals.allies or 0]
        goals = [goal.id for goal in self.layout.scenario.objectives]
        s.held = 0
        for name in position.scored:
            if name not in goals:
                raise DataError(f"position: scored: there is no objective '{name}'")
            s.held |= 1 << goals.index(name)

    def _read_units(self, s: Battle) -> None:
        s.orders = [0] * len(self.layout.seats)
        ordered = self.position.ordered
        if isinstance(ordered, dict):
            for seat, names in ordered.items():
                with _field("ordered"):
                    s.orders[self.lexicon.number("seat", seat)] = self._mask("ordered", names)
        else:
            mask = self._mask("ordered", ordered)
            for u in self.board.units[s.active]:
                if mask >> u & 1 and s.unit_hex[u] >= 0:
                    s.give_order(s.seat_in_charge(s.active, s.unit_hex[u]), u)
        position = self.position
        s.moved, s.fought = (
            self._mask("moved", position.moved),
            self._mask("fought", position.fought),
        )
        s.barred, s.halted = (
            self._mask("barred", position.barred),
            self._mask("halted", position.halted),
        )
        s.took, s.named = self._mask("took", position.took), self._mask("named", position.named)

    def _mask(self, field: str, names: list[str]) -> int:
        with _field(field):
            return sum(1 << self.lexicon.number("unit", name) for name in dict.fromkeys(names))

    def _read_phase(self, s: Battle) -> None:
        position = self.position
        with _field("card"):
            card = (
                self.lexicon.number("card", position.card) if position.card else self.board.ordinary
            )
        s.card = card
        self._read_last(s)
        if position.stack:
            with _field("stack"):
                s.stack = read_stack(position.stack, self.lexicon)
        elif position.phase == "order":
            s.stack = []
            s.push(P_DRAW)
            follow(s, self.board.chief[s.team(s.active)], card, Seeded(DEALER))
        elif position.phase:
            if position.phase not in SHORT:
                expected = ", ".join([*SHORT, "order"])
                raise DataError(
                    f"position: phase: expected one of {expected}, found '{position.phase}'"
                )
            s.stack = read_stack(SHORT[position.phase], self.lexicon)
        s.ending, s.winner = -1, -1
        s.tally = s.medals
        s.score()

    def _read_last(self, s: Battle) -> None:
        zones = self.board.zone_count + 1
        last = [NO_CARD] * (2 * zones)
        for side, names in self.position.last.items():
            with _field("last"):
                first = SIDES.index(_side(side)) * zones
                cards = [names] * zones if isinstance(names, str) else names
                for z, name in enumerate(cards[:zones]):
                    last[first + z] = self.lexicon.number("card", name) if name else NO_CARD
        s.last = last
        s.last_zones = [self.position.last_zones.axis or 0, self.position.last_zones.allies or 0]


def stands(layout: Layout, u: int, h: int) -> bool:
    """Whether a unit can be on a hex; artillery in a bunker can, though it cannot enter."""
    board: Board = layout.board
    kind = board.unit_class[u]
    if kind == ARTILLERY and board.bunker[h]:
        return True
    return not board.closed[kind * board.count + h]


# From the state to the text


def write(s: Battle) -> dict[str, Any]:
    """A complete position; what equals the scenario's own start is left out where that is safe."""
    layout = layout_of(s.board)
    names = layout.lexicon
    scenario = layout.scenario
    base = layout.data.scenarios.get(scenario.slug)
    position = Position(
        scenario=scenario.slug,
        board=scenario.board,
        board_side=scenario.board_side,
        active=_side(SIDES[s.active]),
        turn=s.turn + 1,
        battle=s.leg + 1,
        card="" if s.card == s.board.ordinary else names.name("card", s.card),
        options={k: v for k, v in layout.settings.items() if v != layout.usual.get(k)},
        terrain=_write_terrain(scenario, base),
        units=_write_units(s, layout),
        wire=_write_works(s, names.names("hex"), WIRE),
        sandbags=_write_works(s, names.names("hex"), SANDBAGS),
        hands=Hands(*([names.name("card", c) for c in hand] for hand in s.hands)),
        discard=[names.name("card", k) for k, n in enumerate(s.discard) for _ in range(n)],
        played=[names.name("card", c) for c in s.played],
        drawn=[names.name("card", c) for c in s.drawn],
        ambush_by=_side(SIDES[s.ambusher]) if s.ambusher < 2 else None,
        medals=BySide(*s.medals),
        scored=[
            goal.id
            for i, goal in enumerate(scenario.objectives)
            if goal.mode == "permanent" and s.held >> i & 1
        ],
        first_battle=BySide(*s.match) if s.leg else BySide(),
        ordered=_write_orders(s, layout),
        moved=_write_mask(s.moved, layout),
        fought=_write_mask(s.fought, layout),
        barred=_write_mask(s.barred, layout),
        halted=_write_mask(s.halted, layout),
        took=_write_mask(s.took, layout),
        named=_write_mask(s.named, layout),
        last=_write_last(s, layout),
        last_zones=BySide(*s.last_zones) if any(s.last_zones) else BySide(),
        general=s.general,
        plan=_write_plan(s, layout),
        stack=write_stack(s.stack, names),
    )
    if base is None or scenario.sides != base.sides:
        position.target = BySide(*s.board.target)
        position.cards = BySide(*s.board.hand_size)
    if base is None or scenario.objectives != base.objectives:
        position.objectives = [_write_goal(goal) for goal in scenario.objectives]
    return dict(msgspec.to_builtins(position))


def _write_terrain(scenario: Scenario, base: Scenario | None) -> dict[str, str]:
    """The hexes whose ground or fixed pieces are not those of the base."""
    mine, theirs = _ground(scenario), _ground(base) if base else {}
    return {place: text for place, text in mine.items() if theirs.get(place) != text}


def _ground(scenario: Scenario) -> dict[str, str]:
    words: dict[str, list[str]] = {}
    for tile in scenario.terrain:
        words[hex_name(*tile.at)] = [tile.type] + ["impassable"] * tile.impassable
    for piece in scenario.obstacles:
        if piece.type in FIXED:
            owner = f":{piece.owner}" if piece.owner else ""
            words.setdefault(hex_name(*piece.at), []).append(piece.type + owner)
    return {place: " ".join(parts) for place, parts in words.items()}


def _write_units(s: Battle, layout: Layout) -> dict[str, str]:
    units = {}
    for u, kind in enumerate(layout.unit_kinds):
        full = s.board.unit_full[u]
        h = s.unit_hex[u]
        place = layout.lexicon.name("hex", h) if h >= 0 else GONE
        units[layout.lexicon.name("unit", u)] = f"{kind} {place} {s.unit_men[u]}/{full}"
    return units


def _write_works(s: Battle, hexes: tuple[str, ...], flag: int) -> list[str]:
    return [hexes[h] for h in range(s.board.count) if s.works[h] & flag]


def _write_mask(mask: int, layout: Layout) -> list[str]:
    return [n for u, n in enumerate(layout.lexicon.names("unit")[:62]) if mask >> u & 1]


def _write_orders(s: Battle, layout: Layout) -> list[str] | dict[str, list[str]]:
    orders = {layout.seats[i]: _write_mask(mask, layout) for i, mask in enumerate(s.orders) if mask}
    return orders or []


def _write_last(s: Battle, layout: Layout) -> dict[str, str | list[str]]:
    zones = s.board.zone_count + 1
    last: dict[str, str | list[str]] = {}
    for side in (0, 1):
        cards = s.last[side * zones : (side + 1) * zones]
        names = [layout.lexicon.name("card", c) if c != NO_CARD else "" for c in cards]
        if any(names):
            last[SIDES[side]] = names[0] if len(set(names)) == 1 else names
    return last


def _write_plan(s: Battle, layout: Layout) -> list[str]:
    zones = layout.lexicon.names("zone")
    return [
        " ".join(
            [
                layout.lexicon.name("card", s.plan[i]),
                "+".join(name for z, name in enumerate(zones) if s.plan[i + 1] >> z & 1),
            ]
        )
        for i in range(0, len(s.plan), 2)
    ]


def _write_goal(goal: Objective) -> Goal:
    hexes = [hex_name(*h) for h in goal.hexes]
    return Goal(goal.side, hexes, goal.hexes_needed, goal.medals, goal.mode)
