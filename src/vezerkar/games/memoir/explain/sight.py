"""Everything that stands in a line of sight, and why it blocks (M44-4.22 to 4.32)."""

from __future__ import annotations

from vezerkar.games.memoir.combat import sees, shell_path
from vezerkar.games.memoir.explain.reasons import because
from vezerkar.games.memoir.facts import Facts, terrain
from vezerkar.games.memoir.references import HIDES, Rules, rules_of
from vezerkar.scene.scene import Reason


def hidden(f: Facts, u: int, t: int) -> list[Reason]:
    """Why a unit does not see its target; empty if it does."""
    a, b = f.place(u), f.place(t)
    if f.distance(a, b) < 2 or sees(f.s, a, b):
        return []
    board = f.board
    sides = line(a, b, board.count, board.slots, board.lines)
    beside: Rules = ("M44-4.28",) if sides[0] != sides[1] else ()
    found: list[Reason] = []
    for h in dict.fromkeys(sides[0] + sides[1]):
        found += blockers(f, u, a, b, h, beside)
    return found


def hiding_hexes(f: Facts, a: int, b: int) -> list[int]:
    """The hexes that block a line of sight, those on the board only; empty if it is free."""
    if f.distance(a, b) < 2 or sees(f.s, a, b):
        return []
    board = f.board
    sides = line(a, b, board.count, board.slots, board.lines)
    edge = board.count - 1
    return [h for h in dict.fromkeys(sides[0] + sides[1]) if h != edge and hides(f, a, b, h)]


def hides(f: Facts, a: int, b: int, h: int) -> bool:
    """Whether a hex on the line blocks it: a foreign hill, a unit, or what stands there."""
    board = f.board
    if is_foreign_hill(f, a, b, h):
        return True
    if board.look_over and (board.hill[a] or board.hill[b]) and not board.hill[h]:
        return False
    return f.s.at[h] >= 0 or board.blocks[h] != 0


def line(a: int, b: int, count: int, slots: int, lines: bytes) -> tuple[list[int], list[int]]:
    """The hexes on the left and on the right of a line; the same where it runs through them."""
    i = (a * count + b) * 2 * slots
    off = count - 2
    left, right = lines[i : i + slots], lines[i + slots : i + 2 * slots]
    return [h for h in left if h != off], [h for h in right if h != off]


def blockers(f: Facts, u: int, a: int, b: int, h: int, beside: Rules) -> list[Reason]:
    """What on one hex blocks a line from hex to hex; as combat.sees() looks at it."""
    board, unit = f.board, f.unit(u)
    if h == board.count - 1:
        return [because("why-edge-hides", unit, rules=("M44-4.30", *beside))]
    found = [hill_hides(f, u, h, beside)] if is_foreign_hill(f, a, b, h) else []
    looks_over = board.look_over and (board.hill[a] or board.hill[b]) and not board.hill[h]
    if looks_over:
        return found
    v = f.s.at[h]
    if v >= 0:
        args = (unit, f.unit(v), f.hex(h))
        rules = ("M44-4.23", *beside)
        found.append(because("why-unit-hides", *args, rules=rules, anchors=args[1:]))
    if board.blocks[h]:
        name = f.what(h, lambda t: t.los == "block")
        rules = ("M44-4.24", *rules_of(HIDES, name), *beside)
        args = (unit, f.hex(h), terrain(name))
        found.append(because("why-terrain-hides", *args, rules=rules, anchors=[f.hex(h)]))
    return found


def is_foreign_hill(f: Facts, a: int, b: int, h: int) -> bool:
    """A hill that attacker and target do not both stand on (M44-A2.20)."""
    hill = f.board.hill
    return hill[h] != 0 and not hill[h] == hill[a] == hill[b]


def hill_hides(f: Facts, u: int, h: int, beside: Rules) -> Reason:
    """A hill between units that do not both stand on it; one of them may (M44-A2.21)."""
    rules = ("M44-4.24", "M44-A2.19", "M44-A2.20", *beside)
    args = (f.unit(u), f.hex(h), terrain(f.what(h, lambda t: t.is_hill)))
    return because("why-hill-hides", *args, rules=rules, anchors=[f.hex(h)])


def hills_under_shells(f: Facts, a: int, b: int) -> list[int]:
    """Where hills stop artillery: the hills between two hexes (M44-F.14)."""
    if not f.board.hills_stop_shells or shell_path(f.s, a, b):
        return []
    board = f.board
    sides = line(a, b, board.count, board.long_slots, board.long_lines)
    edge = board.count - 1
    return [
        h for h in dict.fromkeys(sides[0] + sides[1]) if h != edge and is_foreign_hill(f, a, b, h)
    ]


def shells_stopped(f: Facts, u: int, t: int) -> list[Reason]:
    """Where hills stop artillery: the hills in the way (M44-F.14)."""
    a, b = f.place(u), f.place(t)
    if not f.board.hills_stop_shells or shell_path(f.s, a, b):
        return []
    board = f.board
    sides = line(a, b, board.count, board.long_slots, board.long_lines)
    found: list[Reason] = []
    for h in dict.fromkeys(sides[0] + sides[1]):
        if h == board.count - 1:
            found.append(because("why-edge-hides", f.unit(u), rules=("M44-4.30", "M44-F.14")))
        elif is_foreign_hill(f, a, b, h):
            args = (f.unit(u), f.hex(h), terrain(f.what(h, lambda t: t.is_hill)))
            rules = ("M44-F.14",)
            found.append(because("why-hill-stops-shells", *args, rules=rules, anchors=[f.hex(h)]))
    return found
