"""The scene: what a seat may see, and nothing else (HU-14.2, HU-14.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from vezerkar.core.kernel import FRAME, OBSERVER
from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.hidden import is_own, secret_phase
from vezerkar.games.hungary.odds.air_battle import air_battle_sheet
from vezerkar.games.hungary.odds.odds import odds_of_announced
from vezerkar.games.hungary.odds.sheets import NOBODY, battle_sheet, fought_at
from vezerkar.games.hungary.rules.supply import hq_states
from vezerkar.games.hungary.setup import Layout, all_counters, layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    AXIS,
    ENDINGS,
    F_PHASE,
    HQ,
    P_AIR,
    P_ANNOUNCE,
    P_BID,
    P_MOVE,
    SIDES,
    SOVIET,
    STATES,
)
from vezerkar.games.hungary.view.actions import action_views
from vezerkar.games.hungary.view.board import board_view
from vezerkar.games.hungary.view.looks import (
    ARRIVES,
    DESTROYED,
    FLIES,
    HQ_STATE,
    PLACE,
    TOLD,
    TRUCK,
    TRUCK_NUMBER,
    TRUCK_SIDE,
    UNIT,
    looks_off_map,
    looks_on_map,
    signs_of,
)
from vezerkar.games.hungary.view.panels import air_mats, logistics
from vezerkar.games.hungary.view.plan import plan
from vezerkar.games.hungary.view.points import points_shown
from vezerkar.games.hungary.view.prompts import prompt
from vezerkar.games.hungary.view.reference import write_reference
from vezerkar.games.hungary.view.supply_lines import unfed
from vezerkar.scene.scene import (
    ActionView,
    Argument,
    BookEntry,
    Message,
    Outcome,
    Prompt,
    Scene,
    Seat,
    Token,
    Track,
)
from vezerkar.scene.scene import Board as BoardView

HQ_STATES = ("cut-off", "partly", "fully")
TOLD_MARKS: tuple[tuple[str, ...], ...] = ((), ("unfed",), ("attacks",))  # see view/looks.py
Hidden = tuple[bool, bool]  # by side: whether its air units are hidden from the seat
MAX_KEPT_TOKENS = 20_000  # a long campaign has a few thousand of them


@dataclass(frozen=True)
class StaticScene:
    """What never changes in the scenes of a board, made once; tokens and actions are cached."""

    layout: Layout
    board: BoardView
    book: tuple[BookEntry, ...]
    units: tuple[Token, ...]
    tokens: dict[int, Token] = field(default_factory=dict)
    action_views: dict[int, dict[int, ActionView]] = field(default_factory=dict)
    last: dict[Hidden, tuple[object, tuple[Token, ...]]] = field(default_factory=dict)


@lru_cache(maxsize=64)
def static_scene(board: Board) -> StaticScene:
    """The static part of the scenes of a board."""
    layout = layout_of(board)
    return StaticScene(layout, board_view(layout), write_reference(layout), tuple(_plain(layout)))


def _plain(layout: Layout) -> list[Token]:
    return [
        Token(
            unit.id,
            unit.type,
            "",
            side=unit.side,
            look=unit.type,
            full=unit.steps,
            nation=unit.nation,
            badge=unit.label,
            marks=(f"army-{unit.army}",) if hasattr(unit, "army") else (),
        )
        for unit in all_counters(layout.data)
    ]


def scene(s: Campaign, seat: int, log: Sequence[Message] = ()) -> Scene:
    """All that a seat, or an observer, may know; `log` is what it has been told."""
    static = static_scene(s.board)
    layout = static.layout
    points = points_shown(s)
    outcome = _outcome(s, points)
    side = s.board.seat_side[seat] if seat >= 0 else NOBODY
    sheet = None
    if s.ending < 0:
        sheet = battle_sheet(s, side) if s.battle else air_battle_sheet(s, side)
    return Scene(
        game="hungary",
        scenario=layout.scenario.scenario.id,
        seat=layout.seats[seat] if seat >= 0 else "",
        side=SIDES[side] if seat >= 0 else "",
        seats=_seats(s, layout, points),
        board=static.board,
        book=static.book,
        tokens=_tokens(s, seat, static),
        zones=(),
        tracks=_tracks(s, seat, points),
        prompt=Prompt(outcome.text, "over") if outcome else prompt(s, seat),
        actions=action_views(s, seat, static.action_views) if seat != OBSERVER else (),
        log=tuple(log),
        outcome=outcome,
        sheets=(sheet,) if sheet else (),
        panels=logistics(s),
        mats=air_mats(s, seat),
        agenda=plan(s, seat),
    )


def seats_shown(s: Campaign) -> tuple[Seat, ...]:
    """The seats as everybody sees them, without the rest of the scene."""
    return _seats(s, layout_of(s.board), points_shown(s))


def _seats(s: Campaign, layout: Layout, points: int) -> tuple[Seat, ...]:
    secret = secret_phase(s)
    found = []
    for seat, name in enumerate(layout.seats):
        side = s.board.seat_side[seat]
        deciding = bool(s.waiting >> seat & 1)
        chief = seat == s.board.chief[side]
        found.append(
            Seat(
                name,
                SIDES[side],
                side,
                deciding=deciding,
                ready=secret >= 0 and chief and not deciding,
                score=points if side == SOVIET else 0,
                target=s.board.soviet_wins if side == SOVIET else 0,
                counts="points",
            )
        )
    return tuple(found)


def _tracks(s: Campaign, seat: int, points: int) -> tuple[Track, ...]:
    board = s.board
    tracks = [
        Track("turn", s.turn, board.last_turn, SIDES[s.active], low=board.first_turn),
        Track("points", points, sum(board.city_points), "soviet"),
    ]
    for side in (AXIS, SOVIET):
        tracks.append(Track("trucks", len(s.trucks[side]), side=SIDES[side]))
    if s.order:
        tracks.append(Track("order-steps", s.order_steps, board.order_steps[s.order], "axis"))
        tracks.append(Track("order-mobile", s.order_mobile, board.order_mobile[s.order], "axis"))
    if s.orders or board.rolls_from < 99:
        tracks.append(Track("orders", s.orders, board.order_most, "axis"))
    # Bids are shown to their own side only until both are in (HU-5.8.1.3).
    if secret_phase(s) == P_BID:
        for side in (AXIS, SOVIET):
            if is_own(s, seat, side) and s.bids[side] >= 0:
                tracks.append(Track("bid", s.bids[side], side=SIDES[side]))
    return tuple(tracks)


# Pieces


def _tokens(s: Campaign, seat: int, static: StaticScene) -> tuple[Token, ...]:
    """Units hex by hex with the strongest on top, then trucks, then what is off the map.

    Those of the last scene to which the same is hidden, unless something has changed.
    """
    hidden = _hidden(s, seat)
    starving = unfed(s) if P_MOVE in s.stack[::FRAME] else frozenset()
    states = (hq_states(s, AXIS), hq_states(s, SOVIET))
    s.keep()
    units = (s.at, s.unit_hex, s.unit_steps, s.flags, s.base, s.sector, starving)
    fights = (s.battle, s.attackers, s.announced, s.stack[F_PHASE] == P_ANNOUNCE, fought_at(s))
    kept = (units, s.trucks, fights, states, s.turn, s.arrival)
    before = static.last.get(hidden)
    if before is None or before[0] != kept:
        signs = signs_of(s, starving, s.attackers if fought_at(s) else [])
        on_map = _drawn(s, static, looks_on_map(s, signs))
        off_map = _drawn(s, static, looks_off_map(s, signs, hidden))
        before = static.last[hidden] = kept, (*on_map, *_announced_attacks(s, static), *off_map)
    return before[1]


def _hidden(s: Campaign, seat: int) -> Hidden:
    """HU-14.3: the plan of the other side is hidden until both are done."""
    secret = secret_phase(s) == P_AIR
    return secret and not is_own(s, seat, AXIS), secret and not is_own(s, seat, SOVIET)


def _drawn(s: Campaign, static: StaticScene, looks: list[int]) -> list[Token]:
    """The tokens of units and trucks, from the cache if they have looked like this before."""
    found = list(map(static.tokens.get, looks))
    if all(found):
        return found  # type: ignore[return-value]
    return [token or _new_token(s, static, look) for look, token in zip(looks, found, strict=True)]


def _new_token(s: Campaign, static: StaticScene, look: int) -> Token:
    if len(static.tokens) >= MAX_KEPT_TOKENS:
        static.tokens.clear()
    token = _truck(static, look) if look >= TRUCK else _unit(s, static, look)
    static.tokens[look] = token
    return token


def _truck(static: StaticScene, look: int) -> Token:
    """One of the trucks of a side; as kept in the state it is a hex, and whether it has moved."""
    side = SIDES[look >> TRUCK_SIDE & 1]
    number, truck = look >> TRUCK_NUMBER & 0xFFFFF, look & 0xFFFFF
    marks = ("moved",) if truck & 1 else ()
    name, place = f"truck-{side}-{number + 1}", static.layout.lexicon.name("hex", truck >> 1)
    return Token(name, "truck", place, "marker", side, look="truck", marks=marks)


def _announced_attacks(s: Campaign, static: StaticScene) -> list[Token]:
    """Crossed swords on hexes that are or will be attacked; odds while more can be announced."""
    hexes = static.layout.lexicon.names("hex")
    return [_announced(s, h, hexes[h]) for h in sorted({*s.announced, *fought_at(s)})]


def _announced(s: Campaign, h: int, place: str) -> Token:
    values = tuple(int(part) for part in odds_of_announced(s, h).split(":") if part)
    name, side = f"announced-{place}", SIDES[s.active]
    return Token(
        name,
        "announced",
        place,
        "marker",
        side,
        look="announced",
        values=values,
        marks=("under-attack",),
    )


def _place(s: Campaign, u: int, place: int) -> str:
    """The hex or the tray of a unit."""
    names = layout_of(s.board).lexicon.names
    if place >= FLIES:
        return names("sector")[place - FLIES]
    side = SIDES[s.board.unit_side[u]]
    if place >= DESTROYED:
        return f"destroyed-{side}" if place == DESTROYED else f"base-{side}"
    return f"turn-{place - ARRIVES}" if place >= ARRIVES else names("hex")[place]


def _unit(s: Campaign, static: StaticScene, look: int) -> Token:
    """A unit that has not been seen like this before."""
    board, u = s.board, look >> UNIT
    plain, steps = static.units[u], s.unit_steps[u]
    marks = plain.marks
    marks += tuple(state for i, state in enumerate(STATES) if s.flags[u] >> i & 1)
    if board.unit_type[u] == HQ and s.unit_hex[u] >= 0:
        marks += (HQ_STATES[(look >> HQ_STATE & 3) - 1],)
    if 0 < steps < board.unit_full[u]:
        marks += ("reduced",)
    marks += TOLD_MARKS[look & TOLD]
    values: tuple[int, ...] = ()
    if board.unit_type[u] < HQ:
        row = 3 * u + (steps or board.unit_full[u])  # a destroyed unit shows what it was worth
        values = (board.unit_attack[row], board.unit_move[row], board.unit_defence[row])
    elif board.unit_type[u] > HQ:
        values = (board.unit_hit_on[u], board.unit_bomb[u])
        if s.base[u] >= 0:
            marks += (f"hq-{layout_of(board).lexicon.name('unit', s.base[u])}",)
    return Token(
        plain.id,
        plain.kind,
        _place(s, u, look >> PLACE & 0x7FF),
        side=plain.side,
        look=plain.look,
        strength=steps,
        full=plain.full,
        nation=plain.nation,
        badge=plain.badge,
        values=values,
        marks=marks,
    )


# The end


def _outcome(s: Campaign, points: int) -> Outcome | None:
    if s.ending < 0:
        return None
    rules = (ENDINGS[s.ending],)
    args: dict[str, Argument] = {"number": points}
    if s.winner < 0:
        return Outcome("", Message("ending-draw", args, rules), rules)
    winner = SIDES[s.winner]
    args["side"] = f"side:{winner}"
    key = "ending-points" if s.board.points_mode else "ending-cities"
    return Outcome(winner, Message(key, args, rules), rules)
