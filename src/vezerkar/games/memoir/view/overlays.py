"""Overlays on the board: what a hex sees, how far a unit shoots, where it could go.

Everything here is open information: units, obstacles and terrain lie on the table (M44-I.3).
"""

from __future__ import annotations

from typing import Final

from vezerkar.games.memoir.explain.dice import RANGE_RULES
from vezerkar.games.memoir.explain.facts import Facts
from vezerkar.games.memoir.explain.moves import move_rules
from vezerkar.games.memoir.explain.rulebook import Rules
from vezerkar.games.memoir.explain.sight import hiding_hexes, hills_under_shells
from vezerkar.games.memoir.rules.combat import reaches
from vezerkar.games.memoir.rules.sight import sees, shell_path
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import ARTILLERY
from vezerkar.games.memoir.view.paths import cheapest_paths
from vezerkar.scene.scene import Overlay, Spot

OVERLAYS: Final = ("sight", "enemy")
SIGHT_RANGE: Final = 3  # hexes, for a hex without a unit: the longest fire that needs sight
SIGHT_RULES: Final[Rules] = ("M44-4.22", "M44-4.23", "M44-4.24")


def overlay(s: Battle, seat: int, name: str, anchor: str) -> Overlay:
    """The answer to a question about a unit or a hex; empty for anything else."""
    f = Facts(s, seat)
    kind, _, word = anchor.partition(":")
    known = len(s.unit_hex) if kind == "unit" else f.board.off if kind == "hex" else 0
    names = f.layout.lexicon.names(kind)[:known] if known else ()
    if not word or word not in names:
        return Overlay()
    number = names.index(word)
    place = f.place(number) if kind == "unit" else number
    unit = number if kind == "unit" else s.at[number]
    if place < 0:
        return Overlay()
    if name == "sight":
        return sight(f, place, unit)
    if name == "enemy" and unit >= 0:
        return reach_of(f, unit)
    return Overlay()


def sight(f: Facts, a: int, u: int) -> Overlay:
    """The hexes in range, by dice where a unit stands; those out of sight with what hides them."""
    board = f.board
    far = board.unit_range[u] if u >= 0 else SIGHT_RANGE
    spots = []
    for b in range(board.off):
        gap = f.distance(a, b)
        if 0 < gap <= far:
            spots.append(_spot(f, a, b, u, gap))
    rules = (*RANGE_RULES[board.unit_class[u]], *SIGHT_RULES) if u >= 0 else SIGHT_RULES
    return Overlay(tuple(spots), veil=True, rules=rules)


def _spot(f: Facts, a: int, b: int, u: int, gap: int) -> Spot:
    dice = str(f.board.unit_dice[u * 7 + gap]) if u >= 0 else ""
    place = f.layout.lexicon.name("hex", b)
    if _is_seen(f, a, b, u, gap):
        return Spot(place, "seen", dice)
    shells = u >= 0 and f.board.unit_class[u] == ARTILLERY
    found = hills_under_shells(f, a, b) if shells else hiding_hexes(f, a, b)
    return Spot(place, "hidden", dice, by=tuple(f.hex(h) for h in found))


def _is_seen(f: Facts, a: int, b: int, u: int, gap: int) -> bool:
    """M44-4.22, 4.34: artillery needs no sight; M44-F.16: some rivers are too wide."""
    s, target = f.s, f.s.at[b]
    if u >= 0 and target >= 0 and not reaches(s, u, a, target):
        return False
    if gap == 1:
        return True
    if u >= 0 and f.board.unit_class[u] == ARTILLERY:
        return not f.board.hills_stop_shells or shell_path(s, a, b)
    return sees(s, a, b)


def reach_of(f: Facts, u: int) -> Overlay:
    """Where a unit could go with an ordinary order, and how many hexes that takes."""
    t = f.s.clone()
    t.card = f.board.ordinary
    paths = cheapest_paths(t, u, f.board.unit_move[u])
    paths.pop(f.place(u), None)
    names = f.layout.lexicon.names("hex")
    spots = tuple(Spot(names[h], "reach", str(cost)) for h, (cost, _) in sorted(paths.items()))
    return Overlay(spots, rules=move_rules(Facts(t, f.seat), u, 0))
