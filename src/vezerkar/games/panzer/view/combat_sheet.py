"""The combat sheet: both values as running sums, each line with its rule (PG-7.0.3)."""

from __future__ import annotations

from collections.abc import Iterable

from vezerkar.games.panzer.hidden import most_laid, sees
from vezerkar.games.panzer.rules.combat_values import (
    firing_unit,
    target_unit,
    tile_attack,
    tile_defense,
)
from vezerkar.games.panzer.rules.rows import R_LENGTH
from vezerkar.games.panzer.setup import Layout, layout_of
from vezerkar.games.panzer.state import (
    F_ATTACKER,
    F_DEFENDER,
    F_DUG,
    F_FIRE,
    F_FIRED,
    F_RETURNING,
    Front,
)
from vezerkar.games.panzer.terms import (
    DUG_IN_BONUS,
    L_CARD,
    L_DEFENSE,
    L_DUG_IN,
    L_FLIP,
    L_POINTS,
    L_SACRIFICE,
    L_SUPPORT,
    L_TILE_ATTACK,
    L_TILE_DEFENSE,
    NO_CARD,
    P_ADVANCE,
    P_CARDS,
    P_SACRIFICE,
    P_SUPPORT,
    PHASE,
    SHEET_LINES,
    SIDES,
)
from vezerkar.scene.message import Argument, Message
from vezerkar.scene.panels import Sheet, Sum, Term

CARD_LINES = (L_CARD, L_SACRIFICE)
MARKERS = ("fire", "target")
LOWEST_VALUE = 1  # where a marker stops (PG-7.0.3)
TACTICS = range(-2, 4)  # the tactical modifiers of the action cards (PG-5.4.61)
NOTES = {
    P_SUPPORT: ("note-to-follow", ("PG-7.12.1", "PG-7.13.1")),
    P_CARDS: ("note-to-follow", ("PG-7.12.1", "PG-7.13.1")),
    P_SACRIFICE: ("note-sacrifice", ("PG-7.12.1", "PG-7.13.1")),
}
Line = tuple[int, int, int]  # which one, how much, the unit or card it comes from
STEP_OF_LINE = {
    "attack": "2",
    "bonus": "2",
    "morale": "3",
    "support": "4",
    "tile-attack": "5",
    "defense": "6",
    "tile-defense": "7",
    "dug-in": "8",
    "ability": "8",
    "card": "11",
    "points": "11",
    "sacrifice": "12",
    "flip": "13",
}


def sheets(s: Front, seat: int) -> tuple[Sheet, ...]:
    """The fire in progress, if any; a card that lies face down is shown as a range (PG-7.12.1)."""
    if not s.fight or s.stack[PHASE] == P_ADVANCE:
        return ()  # whoever may advance has done with firing
    layout = layout_of(s.board)
    returning = s.fight[F_RETURNING]
    units = [s.fight[F_ATTACKER + returning], s.fight[F_DEFENDER - returning]]
    sides = [1 - s.active if returning else s.active, s.active if returning else 1 - s.active]
    args: dict[str, Argument] = {}
    anchors = []
    for key, u in zip(("unit", "unit2"), units, strict=True):
        if s.unit_tile[u] >= 0:
            args[key] = unit_reference(s, layout, u)
            args["at" + key[4:]] = f"tile:{layout.grid.name(s.unit_tile[u])}"
            anchors.append(f"unit:{layout.lexicon.name('unit', u)}")
    if len(args) < 4:
        return ()  # one of the two has fallen
    sums = tuple(
        Sum(
            name,
            (*_terms(s, layout, marker), *_hidden(s, seat, marker, sides)),
            SIDES[sides[marker]],
        )
        for marker, name in enumerate(MARKERS)
        if _terms(s, layout, marker)  # what is not counted yet is not 0
    )
    key = "sheet-fire-back" if s.fight[F_FIRED] else "sheet-combat"
    return (Sheet("combat", Message(key, args), sums, anchors=tuple(anchors), notes=_notes(s)),)


def _notes(s: Front) -> tuple[Message, ...]:
    """What follows before the fire is decided: the question has room for the numbers alone."""
    found: list[Message] = []
    defender = s.fight[F_DEFENDER]
    if not s.fight[F_RETURNING] and s.is_dug(defender) and not s.fight[F_DUG]:
        found.append(Message("note-flanked", {}, ("PG-5.4.20",)))
    key, rules = NOTES.get(s.stack[PHASE], ("", ()))
    if key and not s.board.solo:
        found.append(Message(key, {"number": -min(TACTICS), "number2": max(TACTICS)}, rules))
    return tuple(found)


def unit_reference(s: Front, layout: Layout, u: int) -> str:
    """A unit by its card: units come and go, their cards have names."""
    return f"card:{layout.lexicon.name('card', s.unit_card[u])}"


def _terms(s: Front, layout: Layout, marker: int) -> list[Term]:
    rows = [s.sheet[i : i + R_LENGTH] for i in range(0, len(s.sheet), R_LENGTH)]
    lines = [(line, amount, what) for which, line, amount, what in rows if which == marker]
    return running(s, layout, [*lines, *_certain(s, marker)])


def _certain(s: Front, marker: int) -> list[Line]:
    """The tiles and the defence, which are entered after support but certain before."""
    if s.stack[PHASE] != P_SUPPORT:
        return []
    u, target = firing_unit(s), target_unit(s)
    if marker:
        return target_lines(s, u, target, bool(s.fight[F_DUG]) and not s.fight[F_RETURNING])
    return tile_line(s, u)


def tile_line(s: Front, u: int) -> list[Line]:
    """What its tile adds to the fire of a unit."""
    return [(L_TILE_ATTACK, tile_attack(s, u), u)] if tile_attack(s, u) else []


def target_lines(s: Front, u: int, target: int, is_dug: bool) -> list[Line]:
    """The value of a target against the fire of a unit."""
    lines: list[Line] = [(L_DEFENSE, s.board.guard[s.unit_card[target]], target)]
    terrain = tile_defense(s, u, target)
    lines += [(L_TILE_DEFENSE, terrain, target)] if terrain else []
    lines += [(L_DUG_IN, DUG_IN_BONUS, target)] if is_dug else []
    return lines


def running(s: Front, layout: Layout, lines: Iterable[Line]) -> list[Term]:
    """Lines that add up to where their marker stands: what would go below 1 is lost (PG-7.0.3)."""
    found: list[Term] = []
    value = 0
    for line, amount, what in lines:
        shown = term(s, layout, line, amount, what)
        found.append(shown)
        value += amount
        if value < LOWEST_VALUE:
            floor = Message("line-floor", {}, ("PG-7.0.3",))
            found.append(Term(floor, LOWEST_VALUE - value, None, (), shown.step))
            value = LOWEST_VALUE
    return found


def term(s: Front, layout: Layout, line: int, amount: int, what: int) -> Term:
    """One line of the sheet, with the unit, the tile or the card that it comes from."""
    name, rule = SHEET_LINES[line]
    cause = _cause(s, layout, line, what)
    key = f"line-{name}" if cause or line != L_SUPPORT else "line-support-fallen"
    text = Message(key, cause, (rule,))
    return Term(text, amount, None, _anchors(s, layout, line, what), STEP_OF_LINE[name])


def _hidden(s: Front, seat: int, marker: int, sides: list[int]) -> list[Term]:
    """What steps 12 and 13 may still add; a seat knows its own card, and a bluff adds nothing.

    Whoever still chooses a card is told what comes without it, as in the question.
    """
    if s.stack[PHASE] != P_SACRIFICE:
        return []
    side = sides[marker]
    own = sees(s, seat, side) and side != s.board.npc
    known = own and s.pledge[side] != NO_CARD
    least = s.board.battle[s.pledge[side]] if known else 0
    most = least if known else most_laid(s, seat, side)
    card = Message("line-hidden", {}, ("PG-7.12.1",))
    found = [Term(card, least, most, (), STEP_OF_LINE["sacrifice"])] if known or not own else []
    if marker == 0:
        flip = Message("line-flip", {}, ("PG-7.13.1",))
        worst = max(min(TACTICS), LOWEST_VALUE - s.fight[F_FIRE] - least)  # PG-7.0.3
        found.append(Term(flip, worst, max(TACTICS), (), STEP_OF_LINE["flip"]))
    return found


def _cause(s: Front, layout: Layout, line: int, what: int) -> dict[str, Argument]:
    """Which card, unit or tile a line comes from."""
    if line in CARD_LINES:
        known = what if what >= 0 else s.board.bluff
        return {"card": f"card:{layout.lexicon.name('card', known)}"}
    if line in (L_FLIP, L_POINTS) or what >= len(s.unit_tile) or s.unit_tile[what] < 0:
        return {}
    tile = layout.grid.name(s.unit_tile[what])
    return {"unit": unit_reference(s, layout, what), "at": f"tile:{tile}"}


def _anchors(s: Front, layout: Layout, line: int, what: int) -> tuple[str, ...]:
    """What a line comes from: a unit on the map or a card."""
    lexicon = layout.lexicon
    if line in CARD_LINES:
        return (f"card:{lexicon.name('card', what)}",) if what >= 0 else ()
    if line in (L_FLIP, L_POINTS) or what >= len(s.unit_tile) or s.unit_tile[what] < 0:
        return ()
    return (f"unit:{lexicon.name('unit', what)}",)
