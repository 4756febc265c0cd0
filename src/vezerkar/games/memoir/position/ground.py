"""The board that a position stands on: its scenario or an empty board, with what differs."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from vezerkar.core.errors import DataError
from vezerkar.games.memoir.board import Board
from vezerkar.games.memoir.checks import MOST_UNITS, scenario_faults
from vezerkar.games.memoir.data import MemoirData
from vezerkar.games.memoir.places import hex_name, on_board, parse_hex
from vezerkar.games.memoir.position.shape import FIXED, GONE, Position, as_side
from vezerkar.games.memoir.scenario import (
    BoardName,
    Hex,
    Objective,
    PlacedObstacle,
    PlacedTerrain,
    Scenario,
    Sides,
    SideSetup,
    Text,
)
from vezerkar.games.memoir.setup import Layout, Recruit, Settings, lay_out, muster
from vezerkar.games.memoir.terms import ARTILLERY, SIDES
from vezerkar.records.position_parts import field, within

MOST_CARDS: Final = 20  # in a hand
MOST_MEDALS: Final = 99


def layout_for(position: Position, data: MemoirData, settings: Settings, usual: Settings) -> Layout:
    """The board of a position, with every fault told by its field."""
    with field("scenario"):
        base = data.scenario(position.scenario) if position.scenario else blank(position)
    recruits = {recruit.name: recruit for recruit in muster(data, base)}
    for name, text in position.units.items():
        with field(f"units.{name}"):
            recruits[name] = recruit(name, text, recruits.get(name), base.board, data)
    if len(recruits) > MOST_UNITS:
        raise DataError(f"position: units: expected at most {MOST_UNITS}, found {len(recruits)}")
    scenario = msgspec.structs.replace(
        base,
        terrain=terrain(position, base, data),
        obstacles=obstacles(position, base),
        objectives=objectives(position, base),
        sides=Sides(*(army(position, base.sides, side) for side in SIDES)),
        units=(),
    )
    for at, fault in scenario_faults(scenario, data.units, data.terrain, data.cards):
        if not at.startswith(("units", "set", "obstacles")):
            raise DataError(f"position: {at}: {fault}")
    layout = lay_out(data, scenario, settings, list(recruits.values()), usual)
    check_places(position, layout)
    return layout


def blank(position: Position) -> Scenario:
    """An empty board for two armies of any size."""
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


def army(position: Position, base: Sides, side: str) -> SideSetup:
    given = base.axis if side == "axis" else base.allies
    target, cards = position.target.of(side), position.cards.of(side)
    if target is not None:
        within(f"target.{side}", target, 1, MOST_MEDALS)
    if cards is not None:
        within(f"cards.{side}", cards, 0, MOST_CARDS)
    return msgspec.structs.replace(
        given,
        medals_to_win=given.medals_to_win if target is None else target,
        cards=given.cards if cards is None else cards,
    )


def place(name: str, board: BoardName) -> Hex:
    """The hex of a name; DataError if it is not on the board."""
    found = parse_hex(name)
    if not on_board(board, found):
        raise DataError(f"'{name}' is not on this board")
    return found


def terrain(position: Position, base: Scenario, data: MemoirData) -> tuple[PlacedTerrain, ...]:
    tiles = {tile.at: tile for tile in base.terrain}
    for name, text in position.terrain.items():
        with field(f"terrain.{name}"):
            at = place(name, base.board)
            words = text.split()
            closed = "impassable" in words
            for word in words:
                kind = word.partition(":")[0]
                if kind == "impassable" or kind in FIXED:
                    continue
                if kind not in data.terrain or not data.terrain[kind].is_ground:
                    known = [k for k, ground in data.terrain.items() if ground.is_ground]
                    expected = ", ".join([*known, *FIXED])
                    raise DataError(f"there is no terrain '{kind}'; there are: {expected}")
                tiles[at] = PlacedTerrain(at=at, type=kind, impassable=closed)
    return tuple(tiles.values())


def obstacles(position: Position, base: Scenario) -> tuple[PlacedObstacle, ...]:
    """Fixed pieces go with the terrain of their hex; wire and sandbags have lists of their own."""
    pieces = [p for p in base.obstacles if hex_name(*p.at) not in position.terrain]
    for name, text in position.terrain.items():
        with field(f"terrain.{name}"):
            for word in text.split():
                kind, _, owner = word.partition(":")
                if kind in FIXED:
                    side = as_side(owner) if owner else None
                    at = place(name, base.board)
                    pieces.append(PlacedObstacle(at=at, type=kind, owner=side))
    for kind, names in (("wire", position.wire), ("sandbags", position.sandbags)):
        if names is not None:
            pieces = [p for p in pieces if p.type != kind]
            with field(kind):
                pieces += [PlacedObstacle(at=place(n, base.board), type=kind) for n in names]
    return tuple(pieces)


def objectives(position: Position, base: Scenario) -> tuple[Objective, ...]:
    if position.objectives is None:
        return base.objectives
    found = []
    for i, goal in enumerate(position.objectives):
        with field(f"objectives[{i}]"):
            if not goal.hexes:
                raise DataError("hexes: expected at least one hex")
            hexes = tuple(place(name, base.board) for name in goal.hexes)
        found.append(
            Objective(
                id=f"obj{i + 1}",
                side=goal.side,
                marker_at=hexes[0],
                hexes=hexes,
                hexes_needed=goal.needed,
                medals=goal.medals,
                mode=goal.mode,
                check="end_of_own_turn" if goal.mode == "sudden_death" else "immediate",
                text="",
                text_hu="",
            )
        )
    return tuple(found)


_UNIT: Final = re.compile(
    r"(?:(?P<kind>[a-z_]+) )?(?P<at>gone|[A-Za-z]\d)(?: (?P<men>\d)(?:/(?P<full>\d))?)?"
)


def recruit(
    name: str, text: str, known: Recruit | None, board: BoardName, data: MemoirData
) -> Recruit:
    """`infantry G5 3/4`: kind, hex, figures, full strength; a known unit needs no kind."""
    found = _UNIT.fullmatch(text.strip())
    if not found or not re.fullmatch(r"(al|ax)\d\d", name, re.ASCII):
        raise DataError(
            "expected an id such as al01 or ax01 and '<kind> <hex> <figures>',"
            f" found {name!r} = {text!r}"
        )
    if found["kind"] and found["kind"] not in data.units:
        raise DataError(
            f"there is no unit type '{found['kind']}'; there are: {', '.join(data.units)}"
        )
    if not found["kind"] and not known:
        raise DataError("the scenario has no such unit; say its kind too, as in 'infantry G5 4'")
    kind = data.units[found["kind"]] if found["kind"] else known.kind  # type: ignore[union-attr]
    full = int(found["full"] or 0) or (known.full if known else kind.figures)
    at = None if found["at"] == GONE else place(found["at"], board)
    men = int(found["men"]) if found["men"] else (full if at else 0)
    if men > full or (at is not None and men < 1):
        raise DataError(f"expected 1 to {full} figures, found {men}")
    return Recruit(name, SIDES.index("allies" if name[:2] == "al" else "axis"), kind, full, men, at)


def check_places(position: Position, layout: Layout) -> None:
    """M44-F.21: units stand one a hex, where their class may be."""
    seen: dict[int, str] = {}
    for u, h in enumerate(layout.board.start_hex):
        name = layout.lexicon.name("unit", u)
        if h < 0:
            continue
        if h in seen:
            other = name if name in position.units else seen[h]
            raise DataError(f"position: units.{other}: {seen[h]} and {name} stand on the same hex")
        seen[h] = name
        if not stands(layout.board, u, h):
            raise DataError(f"position: units.{name}: the terrain there is closed to this unit")


def stands(board: Board, u: int, h: int) -> bool:
    """Whether a unit can be on a hex; artillery in a bunker can, though it cannot enter."""
    kind = board.unit_class[u]
    if kind == ARTILLERY and board.bunker[h]:
        return True
    return not board.closed[kind * board.count + h]
