"""Why a tower or a piece of terrain cannot be placed there (KF-1.13, KF-7.0.2)."""

from __future__ import annotations

from vezerkar.games.crescent.explain.facts import Facts
from vezerkar.games.crescent.explain.reasons import because
from vezerkar.games.crescent.phases.frame import SITE
from vezerkar.games.crescent.phases.terrain import has_share
from vezerkar.games.crescent.rules.placement import next_tower
from vezerkar.games.crescent.rules.terrain_placement import is_bare, river_ends
from vezerkar.games.crescent.terms import (
    NO_WORK,
    RIVER,
    SITE_BRIDGE,
    SITE_HILL,
    SITE_RIVER,
    SITES,
    V_PIECE,
    V_SITE,
    V_TERRAIN,
)
from vezerkar.scene.scene import Reason

RULES = ("KF-7.0.2",)


def deploy(f: Facts, troop: int, q: int) -> list[Reason]:
    s, board, side = f.s, f.s.board, f.seat % 2
    if next_tower(s, side, troop) < 0:
        return [because("why-no-tower-left", f.troop(troop), rules=("KF-1.13",))]
    here = side * board.count + q
    if not board.home[here]:
        return [because("why-not-home", f.square(q), rules=("KF-1.13",))]
    if board.closed[q]:
        return [because("why-closed", f.square(q), rules=("KF-7.2.6",))]
    if s.at[q] >= 0:
        rules = ("KF-1.17", "KF-2.1.5")
        return [because("why-occupied", f.square(q), f.tower(s.at[q]), rules=rules)]
    if not s.enterable(q):
        return [because("why-not-enterable", f.square(q), rules=("KF-1.17",))]
    if board.artillery[troop]:
        return [because("why-gun-row", f.square(q), rules=("KF-1.14",))]
    return [because("why-gun-room", f.square(q), rules=("KF-1.14",))]


def laying(f: Facts, verb: int, a: int, b: int) -> list[Reason]:
    """The reasons against laying something, or against laying no more."""
    ends = river_ends(f.s)
    if verb == V_PIECE:
        return piece(f, a, ends)
    if ends:
        return [because("why-river-open", f.square(ends[0]), rules=RULES)]
    if verb == V_TERRAIN:
        return kind(f, a)
    return site(f, a, b) if verb == V_SITE else []


def kind(f: Facts, what: int) -> list[Reason]:
    """Why a kind of terrain cannot be laid anywhere."""
    if not has_share(f.s, f.seat % 2, what):
        return [because("why-site-share", int(f.s.board.max_sites), rules=RULES)]
    if what > SITE_RIVER and f.s.tiles_left() < 1:
        return [because("why-no-tiles", rules=("KF-0.8",))]
    return [because("why-site-nowhere", f"site:{SITES[what]}", rules=RULES)]


def site(f: Facts, what: int, q: int) -> list[Reason]:
    s = f.s
    if what != s.stack[SITE]:
        return []
    if not s.board.layable[q]:
        return [because("why-not-layable", f.square(q), rules=RULES)]
    if what == SITE_BRIDGE:
        if s.ground[q] != RIVER or s.works[q] != NO_WORK:
            return [because("why-no-straight", f.square(q), rules=("KF-2.6.4",))]
    elif not is_bare(s, q):
        return [because("why-not-bare", f.square(q), rules=RULES)]
    elif what == SITE_HILL:
        return [because("why-no-land-route", f.square(q), rules=RULES)]
    elif what == SITE_RIVER:
        return [because("why-river-stuck", f.square(q), rules=RULES)]
    return []


def piece(f: Facts, q: int, ends: list[int]) -> list[Reason]:
    """A river piece on a wrong square, or one that lies the wrong way."""
    if ends and q not in ends:
        return [because("why-river-open", f.square(ends[0]), rules=RULES)]
    return [because("why-river-stuck", f.square(q), rules=(*RULES, "KF-0.9"))]
