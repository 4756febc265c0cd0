"""Why a tower or a piece of terrain cannot be placed there (KF-1.13, KF-7.0.2)."""

from __future__ import annotations

from vezerkar.games.crescent.explain.facts import Facts
from vezerkar.games.crescent.explain.reasons import because
from vezerkar.games.crescent.phases.frame import PIECE_SQUARE, SITE
from vezerkar.games.crescent.phases.terrain import has_share
from vezerkar.games.crescent.rules.placement import next_tower
from vezerkar.games.crescent.rules.terrain_placement import is_bare, river_ends
from vezerkar.games.crescent.terms import (
    NO_WORK,
    RIVER,
    SITE_BRIDGE,
    SITE_HILL,
    SITE_RAMPART,
    SITE_RIVER,
    SITES,
)
from vezerkar.scene.scene import Reason

RULES = ("KF-7.0.2",)


# Towers


def garrison(f: Facts, q: int, _: int, __: int) -> list[Reason]:
    """The garrison has one square only."""
    there = f.square(f.s.board.garrison_square)
    return [because("why-garrison-square", there, rules=("KF-7.2.2",))]


def deploy(f: Facts, troop: int, q: int, _: int) -> list[Reason]:
    """Why a tower is not deployed on a square."""
    s, board, side = f.s, f.s.board, f.seat % 2
    if next_tower(s, side, troop) < 0:
        return [because("why-no-tower-left", f.troop(troop), rules=("KF-1.13",))]
    here = side * board.count + q
    if not board.home[here]:
        return [because("why-not-home", f.square(q), rules=("KF-1.13",))]
    if board.closed[q]:
        return [because("why-closed", f.square(q), rules=("KF-7.2.6",))]
    found = not_free(f, q)
    if found:
        return found
    if board.artillery[troop]:
        return [because("why-gun-row", f.square(q), rules=("KF-1.14",))]
    return [because("why-gun-room", f.square(q), rules=("KF-1.14",))]


def post(f: Facts, q: int, _: int, __: int) -> list[Reason]:
    """Why the second gun does not stand on a square."""
    board = f.s.board
    if not board.rear[f.seat % 2 * board.count + q]:
        return [because("why-gun-row", f.square(q), rules=("KF-5.6.10", "KF-1.14"))]
    return not_free(f, q)


def not_free(f: Facts, q: int) -> list[Reason]:
    """A square that is occupied, or that nobody can stand on."""
    s = f.s
    if s.at[q] >= 0:
        rules = ("KF-1.17", "KF-2.1.5")
        return [because("why-occupied", f.square(q), f.tower(s.at[q]), rules=rules)]
    if not s.enterable(q):
        return [because("why-not-enterable", f.square(q), rules=("KF-1.17",))]
    return []


# Terrain


def river_first(f: Facts) -> list[Reason]:
    """A river that has been begun is finished before all else."""
    ends = river_ends(f.s)
    return [because("why-river-open", f.square(ends[0]), rules=RULES)] if ends else []


def terrain(f: Facts, what: int, _: int, __: int) -> list[Reason]:
    """Why a kind of terrain cannot be laid anywhere."""
    found = river_first(f)
    if found:
        return found
    if not has_share(f.s, f.seat % 2, what):
        return [because("why-site-share", int(f.s.board.max_sites), rules=RULES)]
    if what > SITE_RIVER and f.s.tiles_left() < 1:
        return [because("why-no-tiles", rules=("KF-0.8",))]
    return [because("why-site-nowhere", f"site:{SITES[what]}", rules=RULES)]


def enough(f: Facts, _: int, __: int, ___: int) -> list[Reason]:
    """Why a captain cannot lay no more."""
    return river_first(f)


def river(f: Facts, q: int, _: int, __: int) -> list[Reason]:
    """Why a river does not go on with this piece, or there."""
    ends = river_ends(f.s)
    if not ends:
        return [because("why-no-river", rules=RULES)]
    if q not in ends:
        return river_first(f)
    return [because("why-river-stuck", f.square(q), rules=(*RULES, "KF-0.9"))]


def site(f: Facts, what: int, q: int, _: int) -> list[Reason]:
    """Why terrain is not laid on a square."""
    s = f.s
    found = other_site(f, what)
    if found:
        return found
    if not s.board.layable[q]:
        return [because("why-not-layable", f.square(q), rules=RULES)]
    if what == SITE_BRIDGE:
        if s.ground[q] != RIVER or s.works[q] != NO_WORK:
            return [because("why-no-straight", f.square(q), rules=("KF-2.6.4",))]
    elif not is_bare(s, q):
        return [because("why-not-bare", f.square(q), rules=RULES)]
    elif what == SITE_HILL:
        return [because("why-no-land-route", f.square(q), rules=RULES)]
    return [because("why-river-stuck", f.square(q), rules=RULES)]


def piece(f: Facts, q: int, _: int, __: int) -> list[Reason]:
    """Why the first piece of a river does not lie like that."""
    found = other_site(f, SITE_RIVER) or other_square(f, q)
    return found or [because("why-river-stuck", f.square(q), rules=(*RULES, "KF-0.9"))]


def face(f: Facts, q: int, _: int, __: int) -> list[Reason]:
    """Why a rampart does not face like that: it is none, or lies on another square."""
    return other_site(f, SITE_RAMPART) or other_square(f, q)


def other_site(f: Facts, what: int) -> list[Reason]:
    """Something else is being laid."""
    there = f.s.stack[SITE]
    return [] if what == there else [because("why-other-site", f"site:{SITES[there]}", rules=RULES)]


def other_square(f: Facts, q: int) -> list[Reason]:
    there = f.s.stack[PIECE_SQUARE]
    return [] if q == there else [because("why-other-square", f.square(there), rules=RULES)]
