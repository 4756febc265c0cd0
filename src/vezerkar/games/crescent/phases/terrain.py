# hot: compiled by mypyc
"""A free set-up: the captains lay the terrain in turn, before they deploy (KF-7.0.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.games.crescent.board import steps_over
from vezerkar.games.crescent.events import E_ENOUGH, E_LAID
from vezerkar.games.crescent.phases.frame import (
    BELOW,
    PIECE_SQUARE,
    SITE,
    TERRAIN_ENOUGH,
    TERRAIN_SITES,
    TERRAIN_TURNS,
)
from vezerkar.games.crescent.rules.terrain_placement import (
    land_routes,
    lay_ground,
    lay_piece,
    pieces_for,
    river_ends,
    squares_for,
)
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    P_PIECE,
    P_SITE,
    RAMPART,
    SITE_HILL,
    SITE_RAMPART,
    SITE_RIVER,
    SITES,
    V_ENOUGH,
    V_FACE,
    V_PIECE,
    V_SITE,
    V_TERRAIN,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

ONE_SQUARE: Final = 1
ALL_SQUARES: Final = 1000
CHRISTIAN_SITE: Final = 256  # the sites laid by either side share one value of the frame


class Terrain(Phase[Battle]):
    """What is laid next? Frame: turns taken, captains who had enough in a row, sites by side."""

    def waiting(self, s: Battle) -> i64:
        if s.stack[TERRAIN_ENOUGH] >= s.board.seats:
            return 0
        return BIT[s.stack[TERRAIN_TURNS] % s.board.seats]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        ends = river_ends(s)
        if ends:
            return next_pieces(s, ends)
        found: list[int] = []
        for site in range(len(SITES)):
            if has_share(s, seat % 2, site) and squares_for(s, site, ONE_SQUARE):
                found.append(pack(V_TERRAIN, site, 0, 0))
        found.append(pack(V_ENOUGH, 0, 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == V_TERRAIN:
            s.push(P_SITE, a_of(action))
        elif verb == V_PIECE:
            lay_piece(s, a_of(action), b_of(action))
            end_turn(s, SITE_RIVER, a_of(action))
        else:
            s.stack[TERRAIN_TURNS] += 1
            s.stack[TERRAIN_ENOUGH] += 1
            if s.events is not None:
                s.tell(E_ENOUGH, [seat])

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()
        s.enemy_half_steps = steps_over(s.board, s.ground)


class Site(Phase[Battle]):
    """On which square? Frame: what is laid."""

    def waiting(self, s: Battle) -> i64:
        return BIT[laying_seat(s)]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        site = s.stack[SITE]
        return [pack(V_SITE, site, q, 0) for q in squares_for(s, site, ALL_SQUARES)]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        site = a_of(action)
        q = b_of(action)
        s.pop()
        if site == SITE_RIVER or site == SITE_RAMPART:
            s.push(P_PIECE, site, q)
        else:
            lay_ground(s, site, q)
            end_turn(s, site, q)


class Piece(Phase[Battle]):
    """Which way does it lie? Frame: river or rampart, the square."""

    def waiting(self, s: Battle) -> i64:
        return BIT[laying_seat(s)]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        q = s.stack[PIECE_SQUARE]
        if s.stack[SITE] == SITE_RAMPART:
            return [pack(V_FACE, q, facing, 0) for facing in range(4)]
        return [pack(V_PIECE, q, piece, 0) for piece in pieces_for(s, q, land_routes(s))]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        q = a_of(action)
        s.pop()
        if verb_of(action) == V_FACE:
            s.set_work(q, RAMPART + b_of(action))
            end_turn(s, SITE_RAMPART, q)
        else:
            lay_piece(s, q, b_of(action))
            end_turn(s, SITE_RIVER, q)


def laying_seat(s: Battle) -> i64:
    """Whose turn it is: the frame of the terrain lies below."""
    return s.stack[BELOW + TERRAIN_TURNS] % s.board.seats


def has_share(s: Battle, side: i64, site: i64) -> bool:
    """Forest, town and hill squares: so many for each side."""
    return site > SITE_HILL or sites_laid(s.stack[TERRAIN_SITES], side) < s.board.max_sites


def sites_laid(sites: i64, side: i64) -> i64:
    return sites // CHRISTIAN_SITE if side else sites % CHRISTIAN_SITE


def next_pieces(s: Battle, ends: list[int]) -> list[int]:
    """The pieces that continue a river."""
    routes = land_routes(s)
    found: list[int] = []
    for i in range(len(ends)):
        if i == 0 or ends[i] != ends[0]:
            for piece in pieces_for(s, ends[i], routes):
                found.append(pack(V_PIECE, ends[i], piece, 0))
    return found


def end_turn(s: Battle, site: i64, q: i64) -> None:
    """Something was laid: it is the next captain's turn, and nobody has had enough."""
    seat = s.stack[TERRAIN_TURNS] % s.board.seats
    if s.events is not None:
        s.tell(E_LAID, [seat, site, q])
    if site <= SITE_HILL:
        s.stack[TERRAIN_SITES] += CHRISTIAN_SITE if seat % 2 else 1
    s.stack[TERRAIN_TURNS] += 1
    s.stack[TERRAIN_ENOUGH] = 0
