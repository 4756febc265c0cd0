"""The panels beside the map: logistics of both sides, replacement points, mats of the air plan."""

from __future__ import annotations

from functools import lru_cache

from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.rules.air import aircraft_limit, aircraft_of
from vezerkar.games.hungary.rules.supply import hq_states
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    AXIS,
    CUT_OFF,
    F_PHASE,
    HANGAR,
    NATIONS,
    P_AIR,
    SIDES,
    SOVIET,
    UNDECIDED,
)
from vezerkar.games.hungary.view.supply_lines import MAX_KEPT_BOARDS
from vezerkar.scene.last_made import LastMade
from vezerkar.scene.panels import Amount, Mat, Pad, Panel, Row
from vezerkar.scene.scene import Message

MAX_KEPT_ROWS = 4096
STATE_KEYS = ("fact-hq-cut-off", "fact-hq-partly", "fact-hq-fully")


@lru_cache(maxsize=MAX_KEPT_BOARDS)
def _last_logistics(board: Board) -> LastMade[tuple[Panel, ...]]:
    return LastMade()


def logistics(s: Campaign) -> tuple[Panel, ...]:
    """One panel for each side; everything in it is open (HU-14.2)."""
    s.keep()
    board, at = s.board, s.unit_hex.__getitem__
    made_from = (
        (hq_states(s, AXIS), hq_states(s, SOVIET), s.trucks, s.source, s.base, s.turn, s.points),
        [list(map(at, some)) for some in (*board.hqs, board.air_units[SOVIET])],
    )
    return _last_logistics(s.board).get(
        made_from, lambda: (_panel(s, AXIS), _panel(s, SOVIET), *_points(s))
    )


def _panel(s: Campaign, side: int) -> Panel:
    board, name = s.board, layout_of(s.board).lexicon.name
    rows = []
    for hq, state in zip(board.hqs[side], hq_states(s, side), strict=True):
        if s.unit_hex[hq] < 0:
            continue
        trucks = ("trucks-here", s.trucks_at(side, s.unit_hex[hq]), 0)
        amounts = [trucks, ("trucks-a-turn", board.hq_trucks[state], 0)]
        if side == SOVIET:
            amounts.append(("units-supplied", s.source.count(hq), board.hq_units[state]))
            amounts.append(("aircraft", aircraft_of(s, hq), aircraft_limit(s, hq, state)))
        rows.append(_row(f"unit:{name('unit', hq)}", state, tuple(amounts)))
    return Panel("logistics", tuple(rows), SIDES[side])


@lru_cache(maxsize=MAX_KEPT_ROWS)
def _row(reference: str, state: int, amounts: tuple[tuple[str, int, int], ...]) -> Row:
    """An HQ; it looks the same in most scenes."""
    return Row(
        Message("row-hq", {"unit": reference}),
        tuple(Amount(*amount) for amount in amounts),
        (reference,),
        (Message(STATE_KEYS[state], {}, ("HU-10.2.1", "HU-10.2.2", "HU-10.2.7")),),
        ("cut-off",) if state == CUT_OFF else (),
    )


def _points(s: Campaign) -> tuple[Panel, ...]:
    """The replacement points left in step 2 of phase A."""
    if not any(s.points[i] for i in range(8)) and not any(s.points[16 + i] for i in range(8)):
        return ()
    rows = [
        Row(
            Message("row-nation", {"nation": f"nation:{nation}"}),
            (Amount("ground-points", s.points[i]), Amount("air-points", s.points[16 + i])),
        )
        for i, nation in enumerate(NATIONS)
        if s.points[i] or s.points[16 + i]
    ]
    return (Panel("replacements", tuple(rows)),)


def air_mats(s: Campaign, seat: int) -> tuple[Mat, ...]:
    """HU-9.2.1: the sector map of the own side while aircraft are assigned; nobody else sees it."""
    if seat < 0 or s.ending >= 0 or s.stack[F_PHASE] != P_AIR:
        return ()
    layout = layout_of(s.board)
    side = s.board.seat_side[seat]
    units = [u for u in s.board.air_units[side] if s.unit_hex[u] == HANGAR]
    fronts = _fronts(s, side)
    pads = tuple(
        Pad(
            f"sector:{name}",
            SIDES[side],
            values=(Amount("front", fronts[i]),),
            holds=(Amount("aircraft", sum(s.sector[u] == i for u in units)),),
        )
        for i, name in enumerate(layout.lexicon.names("sector"))
    )
    left = sum(s.sector[u] == UNDECIDED for u in units)
    chief = layout.seats[s.board.chief[side]]
    stock = (Amount("aircraft", left, len(units)),)
    return (Mat("air", chief, pads, stock=stock, private=True, columns=4),)


@lru_cache(maxsize=MAX_KEPT_BOARDS)
def _last_fronts(board: Board, side: int) -> LastMade[list[int]]:
    return LastMade()


def _fronts(s: Campaign, side: int) -> list[int]:
    """By sector: the hexes with enemies next to one's own troops, where a battle is likely."""
    s.keep()
    return _last_fronts(s.board, side).get(s.unit_hex, lambda: _fronts_anew(s, side))


def _fronts_anew(s: Campaign, side: int) -> list[int]:
    board = s.board
    own = {s.unit_hex[u] for u in board.combat_units[side]}
    foes = {s.unit_hex[u] for u in board.combat_units[1 - side] if s.unit_hex[u] >= 0}
    touching = [h for h in foes if own & set(board.near[6 * h : 6 * h + 6])]
    sectors = [board.sector[h] for h in touching]
    count = len(layout_of(board).lexicon.names("sector"))
    return [sectors.count(i) for i in range(count)]
