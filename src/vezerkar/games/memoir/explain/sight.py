"""Everything that stands in a line of sight, and why it blocks (M44-4.22 to 4.32)."""

from __future__ import annotations

from vezerkar.games.memoir.explain.facts import Facts, terrain
from vezerkar.games.memoir.explain.reasons import because
from vezerkar.games.memoir.explain.rulebook import HIDES, Rules, rules_of
from vezerkar.games.memoir.rules.sight import (
    EDGE,
    HILL,
    TERRAIN,
    UNIT,
    hidden_by,
    is_foreign_hill,
    sees,
    shell_path,
)
from vezerkar.scene.scene import Reason


def hidden(f: Facts, u: int, t: int) -> list[Reason]:
    """Why a unit does not see its target; empty if it does."""
    a, b = f.place(u), f.place(t)
    if f.distance(a, b) < 2 or sees(f.s, a, b):
        return []
    sides = line(f, a, b)
    beside: Rules = ("M44-4.28",) if sides[0] != sides[1] else ()
    found: list[Reason] = []
    for h in dict.fromkeys(sides[0] + sides[1]):
        found += blockers(f, u, a, b, h, beside)
    return found


def hiding_hexes(f: Facts, a: int, b: int) -> list[int]:
    """The hexes that block a line of sight, those on the board only; empty if it is free."""
    if f.distance(a, b) < 2 or sees(f.s, a, b):
        return []
    left, right = line(f, a, b)
    return [h for h in dict.fromkeys(left + right) if hidden_by(f.s, a, b, h) not in (0, EDGE)]


def line(f: Facts, a: int, b: int) -> tuple[list[int], list[int]]:
    """The hexes on the left and on the right of a line; the same where it runs through them."""
    return _sides(f, a, b, f.board.slots, f.board.lines)


def shell_line(f: Facts, a: int, b: int) -> tuple[list[int], list[int]]:
    """The same for a line as long as artillery fires."""
    return _sides(f, a, b, f.board.long_slots, f.board.long_lines)


def _sides(f: Facts, a: int, b: int, slots: int, lines: bytes) -> tuple[list[int], list[int]]:
    i = (a * f.board.count + b) * 2 * slots
    left, right = lines[i : i + slots], lines[i + slots : i + 2 * slots]
    return [h for h in left if h != f.board.off], [h for h in right if h != f.board.off]


def blockers(f: Facts, u: int, a: int, b: int, h: int, beside: Rules) -> list[Reason]:
    """What on one hex blocks a line from hex to hex."""
    unit, blocks = f.unit(u), hidden_by(f.s, a, b, h)
    found: list[Reason] = []
    if blocks & EDGE:
        found.append(because("why-edge-hides", unit, rules=("M44-4.30", *beside)))
    if blocks & HILL:
        found.append(hill_hides(f, u, h, beside))
    if blocks & UNIT:
        args = (unit, f.unit(f.s.at[h]), f.hex(h))
        rules = ("M44-4.23", *beside)
        found.append(because("why-unit-hides", *args, rules=rules, anchors=args[1:]))
    if blocks & TERRAIN:
        name = f.what(h, lambda t: t.los == "block")
        rules = ("M44-4.24", *rules_of(HIDES, name), *beside)
        args = (unit, f.hex(h), terrain(name))
        found.append(because("why-terrain-hides", *args, rules=rules, anchors=[f.hex(h)]))
    return found


def hill_hides(f: Facts, u: int, h: int, beside: Rules) -> Reason:
    """A hill between units that do not both stand on it; one of them may (M44-A2.21)."""
    rules = ("M44-4.24", "M44-A2.19", "M44-A2.20", *beside)
    args = (f.unit(u), f.hex(h), terrain(f.what(h, lambda t: t.is_hill)))
    return because("why-hill-hides", *args, rules=rules, anchors=[f.hex(h)])


def hills_under_shells(f: Facts, a: int, b: int) -> list[int]:
    """Where hills stop artillery: the hills between two hexes (M44-F.14)."""
    if not f.board.hills_stop_shells or shell_path(f.s, a, b):
        return []
    left, right = shell_line(f, a, b)
    return [h for h in dict.fromkeys(left + right) if is_foreign_hill(f.s, a, b, h)]


def shells_stopped(f: Facts, u: int, t: int) -> list[Reason]:
    """Where hills stop artillery: the hills in the way (M44-F.14)."""
    a, b = f.place(u), f.place(t)
    if not f.board.hills_stop_shells or shell_path(f.s, a, b):
        return []
    left, right = shell_line(f, a, b)
    found: list[Reason] = []
    for h in dict.fromkeys(left + right):
        if h == f.board.wall:
            found.append(because("why-edge-hides", f.unit(u), rules=("M44-4.30", "M44-F.14")))
        elif is_foreign_hill(f.s, a, b, h):
            args = (f.unit(u), f.hex(h), terrain(f.what(h, lambda t: t.is_hill)))
            rules = ("M44-F.14",)
            found.append(because("why-hill-stops-shells", *args, rules=rules, anchors=[f.hex(h)]))
    return found
