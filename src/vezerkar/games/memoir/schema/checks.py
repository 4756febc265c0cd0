"""What makes a scenario or a card unplayable, found before anybody sits down (M44-F.21)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from vezerkar.games.memoir.schema.hexes import ROWS, hexes_in, on_board
from vezerkar.games.memoir.schema.pieces import SECTIONS, SIDES, CardFace, Terrain, UnitKind
from vezerkar.games.memoir.schema.scenario import (
    Airdrop,
    AirPowerAsArtilleryBombard,
    BridgeSpan,
    ExitMedal,
    Hex,
    PlacedUnit,
    ReconAsAirPower,
    Scenario,
    UnitMedalValue,
)
from vezerkar.games.memoir.terms import BEACH_LIMIT

Fault = tuple[str, str]
"""The field of the file, and a sentence that says what was expected there."""

MOST_UNITS: Final = 60
MOST_DRAWN: Final = 2  # M44-5.7
MOST_STRIKE_DICE: Final = 15
MOST_RANGE: Final = 6

# What one box holds: M44-0.2, M44-0.3, M44-0.4, M44-0.5, M44-0.6, M44-0.7.
TERRAIN_TILES: Final = 44
MEDAL_MARKERS: Final = 10
BADGES: Final = 14
BRIDGES_AND_BUNKERS: Final = 4
FIGURES: Final = {"infantry": 42, "armor": 24, "artillery": 6}
PIECES: Final = {"sandbags": 12, "wire": 12, "hedgehog": 12}

_PREFIX: Final = {"allies": "al", "axis": "ax"}


def scenario_faults(
    scenario: Scenario,
    units: Mapping[str, UnitKind],
    terrain: Mapping[str, Terrain],
    cards: Sequence[CardFace],
) -> Iterator[Fault]:
    """Everything that is wrong with a scenario."""
    check = _Check(scenario, units, terrain, cards)
    yield from check.sides()
    yield from check.ground()
    yield from check.pieces()
    yield from check.units()
    yield from check.objectives()
    yield from check.rules()
    yield from check.labels()
    if scenario.set != "pack":
        yield from check.box()


def card_faults(card: CardFace) -> Iterator[Fault]:
    """Where the keys of a card contradict each other, or ask for what no card does."""
    if card.orders is not None:
        sections = tuple(section for section in SECTIONS if card.orders.of(section))
        if sections != card.sections:
            yield "sections", f"expected {list(sections)}, the sections in `orders`."
        if sum(card.orders.of(section) for section in SECTIONS) != card.units:
            yield "units", "expected the sum of `orders`."
    if (card.strike is not None) != (card.effect_kind in ("air_power", "barrage")):
        yield "strike", "expected exactly for the effect kinds 'air_power' and 'barrage'."
    if (card.timing == "reaction") != (card.effect_kind == "ambush"):
        yield "timing", "expected 'reaction' exactly for the effect kind 'ambush'."
    if card.draw.keep > card.draw.draw:
        yield "draw.keep", "expected no more cards kept than drawn."
    elif card.draw.keep > 1:
        yield "draw.keep", "expected 1, the one card that is kept."
    if card.draw.draw > MOST_DRAWN:
        yield "draw.draw", f"expected at most {MOST_DRAWN}."
    if card.only_close_assault and card.only_fire:
        yield "only_fire", "expected only one of `only_close_assault` and `only_fire`."
    if card.may_battle == (card.effect_kind == "dig_in"):
        yield "may_battle", "expected false exactly for the effect kind 'dig_in'."
    if card.move_or_battle != (card.move is not None and card.move.move_and_battle == 0):
        yield "move_or_battle", "expected true exactly where `move.move_and_battle` is 0."
    yield from _strike_faults(card)


def _strike_faults(card: CardFace) -> Iterator[Fault]:
    """What neither Air Power nor Barrage can be (M44-K.12, K.23)."""
    strike = card.strike
    if strike is None:
        return
    air = card.effect_kind == "air_power"
    if strike.star_hits != air:
        yield "strike.star_hits", "expected true for 'air_power' and false for 'barrage'."
    if strike.targets > 1 and not air:
        yield "strike.targets", "expected 1 for the effect kind 'barrage'."
    yield from _most("strike.allies_dice", "dice", strike.allies_dice, MOST_STRIKE_DICE)
    yield from _most("strike.axis_dice", "dice", strike.axis_dice, MOST_STRIKE_DICE)


def deck_faults(cards: Sequence[CardFace]) -> Iterator[Fault]:
    """Where cards contradict each other: a Recon played as Barrage has the dice of Barrage."""
    strikes = [card.strike for card in cards if card.effect_kind == "barrage"]
    if len(set(strikes)) > 1:
        yield "strike", "expected the same for all cards of the effect kind 'barrage'."


def unit_faults(kind: UnitKind) -> Iterator[Fault]:
    """Values that no unit of this class can have."""
    guns = kind.unit_class == "artillery"
    if kind.needs_line_of_sight == guns:
        yield "needs_line_of_sight", "expected false exactly for the class 'artillery'."
    symbol = "" if guns else kind.unit_class
    if kind.die_symbol != symbol:
        yield "die_symbol", f"expected '{symbol}' for the class '{kind.unit_class}'."
    yield from _most("dice", "distances", kind.range, MOST_RANGE)


def terrain_faults(terrain: Terrain) -> Iterator[Fault]:
    """Values that no terrain can have: only the hedgerow's and the beach's ways are known."""
    if terrain.stop_on_leaving != terrain.adjacent_start:
        yield "stop_on_leaving", "expected the same as `adjacent_start`."
    if terrain.max_move_if_entered not in (None, BEACH_LIMIT):
        yield "max_move_if_entered", f"expected {BEACH_LIMIT}."


class _Check:
    def __init__(
        self,
        scenario: Scenario,
        units: Mapping[str, UnitKind],
        terrain: Mapping[str, Terrain],
        cards: Sequence[CardFace],
    ) -> None:
        self.scenario = scenario
        self.kinds = units
        self.terrain = terrain
        self.cards = cards
        self.tiles = {tile.at: tile for tile in scenario.terrain}
        self.ordinary = {
            (unit.side, units[unit.type].unit_class)
            for unit in scenario.units
            if unit.type in units and not units[unit.type].badges
        }
        self.lying: dict[Hex, list[str]] = {}
        for piece in scenario.obstacles:
            self.lying.setdefault(piece.at, []).append(piece.type)

    def sides(self) -> Iterator[Fault]:
        scenario = self.scenario
        if scenario.top_side == scenario.bottom_side:
            yield "bottom_side", f"expected the side opposite '{scenario.top_side}'."
        for side in SIDES:
            if scenario.sides.of(side).moves_first != (side == scenario.first_player):
                first = scenario.first_player
                yield f"sides.{side}.moves_first", f"'{first}' is the first player."
        deck = sum(card.count for card in self.cards) * scenario.boxes
        dealt = scenario.sides.axis.cards + scenario.sides.allies.cards
        if dealt > deck:
            yield "sides.axis.cards", f"both hands need {dealt} cards, but the deck has {deck}."

    def ground(self) -> Iterator[Fault]:
        taken: dict[Hex, int] = {}
        for index, tile in enumerate(self.scenario.terrain):
            at = f"terrain[{index}]"
            yield from self._place(f"{at}.at", tile.at)
            yield from self._type(f"{at}.type", tile.type, ground=True)
            if tile.at in taken:
                yield f"{at}.at", f"{list(tile.at)} already has terrain[{taken[tile.at]}]."
            taken.setdefault(tile.at, index)

    def pieces(self) -> Iterator[Fault]:
        taken: dict[Hex, int] = {}
        standing = {unit.at for unit in self.scenario.units}
        for index, piece in enumerate(self.scenario.obstacles):
            at = f"obstacles[{index}]"
            yield from self._place(f"{at}.at", piece.at)
            yield from self._type(f"{at}.type", piece.type, ground=False)
            if piece.at in taken:
                yield f"{at}.at", f"{list(piece.at)} already has obstacles[{taken[piece.at]}]."
            taken.setdefault(piece.at, index)
            kind = self.terrain.get(piece.type)
            if kind is not None and kind.owner_only and piece.owner is None:
                yield f"{at}.owner", "expected 'allies' or 'axis': the side that it protects."
            # Sandbags go when the unit behind them goes, so none can lie in an empty hex.
            if kind is not None and kind.removed == "when_left" and piece.at not in standing:
                yield f"{at}.at", f"expected a unit behind the {piece.type} in {list(piece.at)}."

    def units(self) -> Iterator[Fault]:
        units, drop = self.scenario.units, self.scenario.rule(Airdrop)
        count = len(units) + (drop.count if drop else 0)
        yield from _most("units", "units, those of an air drop included", count, MOST_UNITS)
        for side in SIDES:
            if not any(unit.side == side for unit in units):
                # M44-O.15: a side without units would lose before the first card.
                yield "units", f"expected at least one unit of the side '{side}'."
        places: dict[Hex, str] = {}
        names: set[str] = set()
        for index, unit in enumerate(units):
            at = f"units[{index}]"
            yield from self._place(f"{at}.at", unit.at)
            yield from self._unit_kind(at, unit)
            yield from self._unit_name(f"{at}.id", unit, names)
            if unit.at in places:
                yield f"{at}.at", f"{list(unit.at)} already holds the unit {places[unit.at]!r}."
            places.setdefault(unit.at, unit.id)
            names.add(unit.id)

    def _unit_name(self, at: str, unit: PlacedUnit, names: set[str]) -> Iterator[Fault]:
        prefix, number = unit.id[:2], unit.id[2:]
        digits = number.isascii() and number.isdigit()
        if prefix != _PREFIX[unit.side] or len(number) != 2 or not digits:
            wanted = f"'{_PREFIX[unit.side]}' and two digits, as the unit is of the {unit.side}"
            yield at, f"expected {wanted}, got {unit.id!r}."
        if unit.id in names:
            yield at, f"the id {unit.id!r} is used twice."

    def _unit_kind(self, at: str, unit: PlacedUnit) -> Iterator[Fault]:
        kind = self.kinds.get(unit.type)
        if kind is None:
            yield f"{at}.type", f"expected one of {_words(self.kinds)}, got {unit.type!r}."
            return
        wanted = _words(kind.badges) if kind.badges else "no badge"
        if unit.badge and unit.badge not in kind.badges:
            yield f"{at}.badge", f"expected {wanted}, got {unit.badge!r}."
        # M44-A1.4: without a badge nobody could tell it from the ordinary units beside it.
        if not unit.badge and self._is_mixed(unit, kind):
            yield f"{at}.badge", f"expected {wanted}: ordinary {kind.unit_class} fights beside it."
        closed = self._closed(unit.at, kind)
        if closed:
            yield f"{at}.at", f"{closed} in {list(unit.at)} is impassable for {kind.unit_class}."

    def _is_mixed(self, unit: PlacedUnit, kind: UnitKind) -> bool:
        """Whether this is a special unit among ordinary ones of the same figures."""
        return bool(kind.badges) and (unit.side, kind.unit_class) in self.ordinary

    def _closed(self, hex_: Hex, kind: UnitKind) -> str:
        """The name of what closes a hex to this kind of unit, or nothing."""
        tile, unit_class = self.tiles.get(hex_), kind.unit_class
        lying = [self.terrain[name] for name in self.lying.get(hex_, ()) if name in self.terrain]
        for piece in lying:
            # M44-F.21: a gun that is set up in a bunker is the one exception.
            if unit_class in piece.impassable_for and unit_class not in piece.cannot_leave:
                return piece.id
        if tile is None or any(tile.type in piece.passable_over for piece in lying):
            return ""
        ground = self.terrain.get(tile.type)
        if tile.impassable or (ground is not None and unit_class in ground.impassable_for):
            return tile.type
        return ""

    def objectives(self) -> Iterator[Fault]:
        names: set[str] = set()
        for index, objective in enumerate(self.scenario.objectives):
            at = f"objectives[{index}]"
            yield from self._place(f"{at}.marker_at", objective.marker_at)
            yield from self._places(f"{at}.hexes", objective.hexes)
            if objective.hexes_needed > len(set(objective.hexes)):
                yield f"{at}.hexes_needed", f"expected at most {len(set(objective.hexes))}."
            sudden = objective.mode == "sudden_death"
            if sudden != (objective.check == "end_of_own_turn"):
                wanted = "end_of_own_turn" if sudden else "immediate"
                yield f"{at}.check", f"expected '{wanted}' for the mode '{objective.mode}'."
            if sudden == (objective.medals > 0):
                wanted = "0 medals" if sudden else "at least 1 medal"
                yield f"{at}.medals", f"expected {wanted} for the mode '{objective.mode}'."
            if objective.id in names:
                yield f"{at}.id", f"the id {objective.id!r} is used twice."
            names.add(objective.id)

    def rules(self) -> Iterator[Fault]:
        names: set[str] = set()
        for index, rule in enumerate(self.scenario.special_rules):
            at = f"special_rules[{index}]"
            if rule.id in names:
                yield f"{at}.id", f"the rule '{rule.id}' is given twice."
            names.add(rule.id)
            match rule:
                case Airdrop():
                    yield from self._place(f"{at}.default_aim", rule.default_aim)
                    yield from self._known(f"{at}.unit_type", rule.unit_type, self.kinds)
                case UnitMedalValue():
                    yield from self._known(f"{at}.unit_type", rule.unit_type, self.kinds)
                case ReconAsAirPower():
                    yield from self._places(f"{at}.hold_any", rule.hold_any)
                    dice = rule.dice_per_target
                    yield from _most(f"{at}.dice_per_target", "dice", dice, MOST_STRIKE_DICE)
                case BridgeSpan():
                    yield from self._places(f"{at}.path", rule.path)
                case ExitMedal():
                    yield from self._places(f"{at}.exits", rule.exits)
                    yield from self._exit_row(at, rule)
                case AirPowerAsArtilleryBombard():
                    faces = {card.id: card for card in self.cards}
                    yield from self._known(f"{at}.card", rule.card, faces)
                    yield from self._known(f"{at}.becomes", rule.becomes, faces)

    def _exit_row(self, at: str, rule: ExitMedal) -> Iterator[Fault]:
        if rule.exit_row is not None and rule.exit_row >= ROWS:
            yield f"{at}.exit_row", f"expected a row from 0 to {ROWS - 1}, got {rule.exit_row}."
        if bool(rule.exits) == (rule.exit_row is not None):
            yield f"{at}.exits", "expected either `exits` or `exit_row`."

    def labels(self) -> Iterator[Fault]:
        for index, label in enumerate(self.scenario.labels):
            yield from self._place(f"labels[{index}].at", label.at)

    def box(self) -> Iterator[Fault]:
        """A published scenario needs no more than the box holds; Overlord takes two boxes."""
        scenario, boxes = self.scenario, self.scenario.boxes
        kinds = Counter(piece.type for piece in scenario.obstacles)
        rects = [name for name, kind in self.terrain.items() if kind.layer == "rect"]
        # M44-A1.5: where all units of the figures are special, no badges are used up.
        placed = [
            (unit, self.kinds[unit.type]) for unit in scenario.units if unit.type in self.kinds
        ]
        badges = sum(self._is_mixed(unit, kind) for unit, kind in placed)
        # M44-0.3: a marker lies on an objective; sudden death is told by the text, not by medals.
        medals = sum(objective.medals for objective in scenario.objectives)
        yield from _most("terrain", "terrain tiles", len(scenario.terrain), TERRAIN_TILES * boxes)
        yield from _most("objectives", "medal markers", medals, MEDAL_MARKERS * boxes)
        yield from _most("units", "badges", badges, BADGES * boxes)
        rect_pieces = sum(kinds[name] for name in rects)
        limit = BRIDGES_AND_BUNKERS * boxes
        yield from _most("obstacles", "bridges and bunkers", rect_pieces, limit)
        for name, pieces in PIECES.items():
            yield from _most("obstacles", f"pieces of {name}", kinds[name], pieces * boxes)
        yield from self._army(boxes)

    def _army(self, boxes: int) -> Iterator[Fault]:
        figures: Counter[tuple[str, str]] = Counter()
        needed = [(unit.side, unit.type, unit.figures) for unit in self.scenario.units]
        drop = self.scenario.rule(Airdrop)
        if drop is not None:
            needed.append((drop.side, drop.unit_type, drop.count * drop.figures))
        for side, name, count in needed:
            kind = self.kinds.get(name)
            if kind is not None:
                figures[side, kind.unit_class] += count
        for (of, unit_class), count in figures.items():
            what = f"{unit_class} figures of the {of}"
            yield from _most("units", what, count, FIGURES[unit_class] * boxes)

    def _place(self, at: str, hex_: Hex) -> Iterator[Fault]:
        board = self.scenario.board
        col, row = hex_
        if on_board(board, hex_):
            return
        if 0 <= row < ROWS:
            wanted = f"row {row} of the {board} board has columns 0 to {hexes_in(board, row) - 1}"
        else:
            wanted = f"the board has rows 0 to {ROWS - 1}"
        yield at, f"[{col}, {row}] is off the board: {wanted}."

    def _places(self, at: str, hexes: Sequence[Hex]) -> Iterator[Fault]:
        for index, hex_ in enumerate(hexes):
            yield from self._place(f"{at}[{index}]", hex_)

    def _type(self, at: str, name: str, *, ground: bool) -> Iterator[Fault]:
        fitting = {key: kind for key, kind in self.terrain.items() if kind.is_ground == ground}
        yield from self._known(at, name, fitting)

    def _known(self, at: str, name: str, known: Mapping[str, object]) -> Iterator[Fault]:
        if name not in known:
            yield at, f"expected one of {_words(known)}, got {name!r}."


def _most(at: str, what: str, count: int, limit: int) -> Iterator[Fault]:
    if count > limit:
        yield at, f"expected at most {limit} {what}, got {count}."


def _words(names: Mapping[str, object] | Sequence[str]) -> str:
    return ", ".join(f"{name!r}" for name in names)
