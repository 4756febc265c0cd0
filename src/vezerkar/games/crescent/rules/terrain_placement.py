# hot: compiled by mypyc
"""Where terrain may be laid at a free set-up (KF-7.0.2).

Rivers are laid piece by piece. A river that was begun is brought to its end before anything else
is laid: every open end has to meet another piece or the edge of the board. A land route without a
bridge must remain between the home rows of both sides; two such routes, one hugging the left edge
and one the right, bear witness that what is laid leaves room for one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT
from vezerkar.games.crescent.board import Board
from vezerkar.games.crescent.terms import (
    BEND,
    BRIDGE,
    NO_WORK,
    PLAIN,
    RIVER,
    SITE_BRIDGE,
    SITE_HILL,
    SITE_RAMPART,
    SITE_RIVER,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.crescent.state import Battle

GROUND_OF: Final = (1, 2, 3)  # of forest, town and hill as terms.py counts grounds
SIDES_OF_SQUARE: Final = 4  # N, E, S, W: half of the eight directions
UNREACHABLE: Final = 1_000_000


# What lies where


def is_bare(s: Battle, q: i64) -> bool:
    """Plain ground where terrain may be laid."""
    return s.board.layable[q] != 0 and s.ground[q] == PLAIN and s.works[q] == NO_WORK


def piece_at(s: Battle, q: i64) -> i64:
    """The number of the river piece on a square; -1 if there is none."""
    return s.board.pieces.find(s.river[q]) if s.river[q] else -1


def opens_to(s: Battle, q: i64, way: i64) -> bool:
    """Whether a river piece lies on a square and is open to one of its four sides."""
    piece = piece_at(s, q)
    return piece >= 0 and s.board.piece_ends[piece] & BIT[way] != 0


def beside(board: Board, q: i64, way: i64) -> i64:
    return board.near[8 * q + 2 * way]


def river_ends(s: Battle) -> list[int]:
    """The squares that open ends of rivers lead to."""
    board = s.board
    found: list[int] = []
    for q in range(board.off):
        if s.river[q]:
            for way in range(SIDES_OF_SQUARE):
                n = beside(board, q, way)
                if n != board.off and opens_to(s, q, way) and not opens_to(s, n, (way + 2) % 4):
                    found.append(n)
    return found


def pieces_left(s: Battle) -> i64:
    """KF-0.9."""
    used: i64 = 0
    for letter in s.river:
        if letter:
            used += 1
    return s.board.max_river_pieces - used


# Land routes


def land_routes(s: Battle) -> list[bytes]:
    """A land route along the left edge and one along the right: 1 for each of its squares."""
    routes = [land_route(s, True), land_route(s, False)]
    return [route for route in routes if route]


def land_route(s: Battle, left: bool) -> bytes:
    """The land route from home rows to home rows that keeps nearest to an edge; empty if none."""
    board = s.board
    cost = route_costs(s, left)
    best: i64 = -1
    for q in range(board.off):
        if board.home[board.count + q] and cost[q] < UNREACHABLE:
            if best < 0 or cost[q] < cost[best]:
                best = q
    if best < 0:
        return b""
    route = bytearray(board.count)
    at: i64 = best
    route[at] = 1
    while not board.home[at]:
        rest = cost[at] - square_cost(board, at, left)
        for direction in range(8):
            n: i64 = board.near[8 * at + direction]
            if n != board.off and cost[n] == rest:
                at = n
                break
        route[at] = 1
    return bytes(route)


def route_costs(s: Battle, left: bool) -> list[int]:
    """By square, what the cheapest land route from the first side's home rows to it costs."""
    board = s.board
    cost = [UNREACHABLE] * board.count
    queue: list[int] = []
    for q in range(board.off):
        if board.home[q] and board.enter[s.ground[q]]:
            cost[q] = square_cost(board, q, left)
            queue.append(q)
    for q in queue:  # grows while it is walked through: a square comes again when it is cheaper
        for direction in range(8):
            n: i64 = board.near[8 * q + direction]
            if n == board.off or not board.enter[s.ground[n]]:
                continue
            c: i64 = cost[q] + square_cost(board, n, left)
            if c < cost[n]:
                cost[n] = c
                queue.append(n)
    return cost


def square_cost(board: Board, q: i64, left: bool) -> i64:
    """What a square costs a route: more, the farther from the edge that it hugs."""
    column = q % board.width
    return 1 + (column if left else board.width - 1 - column)


def leaves_route(s: Battle, q: i64, routes: list[bytes]) -> bool:
    """Whether a land route remains when a square is closed."""
    for route in routes:
        if not route[q]:
            return True
    before = s.ground
    s.ground = with_byte(before, q, RIVER)
    found = land_route(s, True)
    s.ground = before
    return len(found) > 0


# Rivers


def fits(s: Battle, q: i64, piece: i64) -> bool:
    """Whether a river piece meets its neighbours: no end of any piece is cut off."""
    board = s.board
    for way in range(SIDES_OF_SQUARE):
        n = beside(board, q, way)
        is_end = board.piece_ends[piece] & BIT[way] != 0
        if n == board.off:
            continue
        if is_end != opens_to(s, n, (way + 2) % 4) and (not is_end or not is_bare(s, n)):
            return False
    return True


def may_lay_piece(s: Battle, q: i64, piece: i64, routes: list[bytes]) -> bool:
    """Whether a river piece may be laid: it fits, and the river can be brought to its end."""
    if not is_bare(s, q) or pieces_left(s) < 1 or not fits(s, q, piece):
        return False
    before = s.river
    s.river = with_byte(before, q, s.board.pieces[piece])
    ends = river_ends(s)
    left = pieces_left(s)
    s.river = before
    if not ends:
        return leaves_route(s, q, routes)
    for route in routes:
        if not route[q] and can_be_ended(s, q, ends, route, left):
            return True
    return False


def can_be_ended(s: Battle, laid: i64, ends: list[int], route: bytes, left: i64) -> bool:
    """Whether the pieces left bring a river to its end beside a land route.

    Two open ends meet, or each of them reaches the edge of the board. If their shortest ways to
    the edge crossed, they would meet with fewer pieces: so these ways need not be kept apart.
    """
    edge = s.board.off
    if len(ends) == 1:
        return river_to(s, ends[0], edge, laid, route) <= left
    if river_to(s, ends[0], ends[1], laid, route) <= left:
        return True
    apart = river_to(s, ends[0], edge, laid, route) + river_to(s, ends[1], edge, laid, route)
    return apart <= left


def river_to(s: Battle, start: i64, goal: i64, laid: i64, route: bytes) -> i64:
    """How many pieces lead from a square to another, or off the board; UNREACHABLE if none do."""
    board = s.board
    if route[start] or start == laid:
        return UNREACHABLE
    pieces = [0] * board.count
    pieces[start] = 1
    queue: list[int] = [start]
    for q in queue:  # grows while it is walked through
        if q == goal:
            return pieces[q]
        for way in range(SIDES_OF_SQUARE):
            n = beside(board, q, way)
            if n == board.off:
                if goal == board.off:
                    return pieces[q]
            elif not pieces[n] and n != laid and is_bare(s, n) and not route[n]:
                pieces[n] = pieces[q] + 1
                queue.append(n)
    return UNREACHABLE


def pieces_for(s: Battle, q: i64, routes: list[bytes]) -> list[int]:
    """The river pieces that may be laid on a square."""
    found: list[int] = []
    for piece in range(len(s.board.pieces)):
        if may_lay_piece(s, q, piece, routes):
            found.append(piece)
    return found


# Sites


def squares_for(s: Battle, site: i64, most: i64) -> list[int]:
    """Up to so many squares on which a site may be laid."""
    found: list[int] = []
    routes: list[bytes] = land_routes(s) if site == SITE_HILL or site == SITE_RIVER else []
    for q in range(s.board.off):
        if may_lay(s, site, q, routes):
            found.append(q)
            if len(found) == most:
                break
    return found


def may_lay(s: Battle, site: i64, q: i64, routes: list[bytes]) -> bool:
    if site == SITE_BRIDGE:
        straight = s.board.layable[q] != 0 and s.ground[q] == RIVER
        return straight and s.works[q] == NO_WORK and s.tiles_left() > 0
    if site == SITE_RIVER:
        return is_bare(s, q) and len(pieces_for(s, q, routes)) > 0
    if site == SITE_RAMPART:
        return is_bare(s, q) and s.tiles_left() > 0
    if site == SITE_HILL:
        return is_bare(s, q) and leaves_route(s, q, routes)
    return is_bare(s, q)


def lay_ground(s: Battle, site: i64, q: i64) -> None:
    """Forest, town, hill or a bridge."""
    if site == SITE_BRIDGE:
        s.set_work(q, BRIDGE)
    else:
        s.ground = with_byte(s.ground, q, GROUND_OF[site])


def lay_piece(s: Battle, q: i64, piece: i64) -> None:
    board = s.board
    s.ground = with_byte(s.ground, q, RIVER if board.piece_straight[piece] else BEND)
    s.river = with_byte(s.river, q, board.pieces[piece])


def with_byte(table: bytes, q: i64, value: i64) -> bytes:
    new = bytearray(table)
    new[q] = value
    return bytes(new)
