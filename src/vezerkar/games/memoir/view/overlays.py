"""Questions about the board: what a place sees, how far a unit shoots, where it could go.

Everything here is open information: units, obstacles and terrain lie on the table (M44-I.3).
"""

from __future__ import annotations

from typing import Final

from vezerkar.games.memoir.combat import reaches, sees, shell_path
from vezerkar.games.memoir.explain.moves import move_rules
from vezerkar.games.memoir.explain.sight import hiding_hexes, hills_under_shells
from vezerkar.games.memoir.facts import Facts
from vezerkar.games.memoir.march import reach
from vezerkar.games.memoir.odds.reckoning import RANGE_RULES
from vezerkar.games.memoir.references import Rules
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import ARTILLERY
from vezerkar.scene.scene import Overlay, Spot

OVERLAYS: Final = ("sight", "enemy")
EYESIGHT: Final = 3  # how far a place without a unit looks: the longest fire that needs sight
SIGHT_RULES: Final[Rules] = ("M44-4.22", "M44-4.23", "M44-4.24")


def overlay(s: Battle, seat: int, name: str, anchor: str) -> Overlay:
    """The answer to a question about a unit or a hex; empty for anything else."""
    f = Facts(s, seat)
    kind, _, word = anchor.partition(":")
    known = len(s.unit_hex) if kind == "unit" else f.board.count - 2 if kind == "hex" else 0
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
        return ways(f, unit)
    return Overlay()


def sight(f: Facts, a: int, u: int) -> Overlay:
    """The hexes in range, by dice where a unit stands; those out of sight with what hides them."""
    board = f.board
    far = board.unit_range[u] if u >= 0 else EYESIGHT
    spots = []
    for b in range(board.count - 2):
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
    """M44-4.22, 4.34: artillery needs no sight; M44-F.16: some rivers are too wide for some."""
    s, target = f.s, f.s.at[b]
    if u >= 0 and target >= 0 and not reaches(s, u, a, target):
        return False
    if gap == 1:
        return True
    if u >= 0 and f.board.unit_class[u] == ARTILLERY:
        return not f.board.hills_stop_shells or shell_path(s, a, b)
    return sees(s, a, b)


def ways(f: Facts, u: int) -> Overlay:
    """Where a unit could go with an ordinary order, and how many hexes that takes."""
    t = f.s.clone()
    t.card = f.board.ordinary
    cost: dict[int, int] = {}
    for spent in range(1, f.board.unit_move[u] + 1):
        found: list[int] = []
        reach(t, u, spent, found)
        for h in found:
            cost.setdefault(h, spent)
    cost.pop(f.place(u), None)
    names = f.layout.lexicon.names("hex")
    spots = tuple(Spot(names[h], "reach", str(spent)) for h, spent in sorted(cost.items()))
    return Overlay(spots, rules=move_rules(Facts(t, f.seat), u, 0))
