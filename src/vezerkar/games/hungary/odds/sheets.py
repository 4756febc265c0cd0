"""The current battle as a calculation: both sums, every shift with its rule, the chances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vezerkar.core.kernel import FRAME
from vezerkar.core.lists import changed
from vezerkar.games.hungary.rules.combat import (
    BattleSum,
    attacker_of,
    battle_sum,
    battle_trucks,
    bomb_points,
    defenders,
    losses,
    ready_bombers,
    ready_guns,
    steps_in,
    target_of,
)
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    F_PHASE,
    P_ADVANCE,
    P_ANNOUNCE,
    P_ATTACKERS,
    P_ATTACKS,
    P_BID,
    P_BREAK,
    P_DETOUR,
    P_EXPLOIT,
    P_EXPLOIT_GO,
    P_GROUP,
    P_LOSSES,
    P_REBASE,
    S_CITY,
    S_TERRAIN,
    S_TRUCKS,
    SHIFTS,
    SIDES,
    SOVIET,
    TERRAINS,
)
from vezerkar.scene.panels import Bar, Lit, Sheet, Sum, Term
from vezerkar.scene.scene import Argument, Message

BEFORE_THE_GUNS: Final = (P_ANNOUNCE, P_ATTACKS, P_ATTACKERS, P_GROUP)
NOBODY: Final = -1  # a viewer without a side sees a battle as its attacker does
AFTER_THE_DIE: Final = (P_LOSSES, P_ADVANCE, P_BREAK, P_EXPLOIT, P_EXPLOIT_GO, P_DETOUR, P_REBASE)


def battle_sheet(s: Campaign, side: int = NOBODY) -> Sheet | None:
    """The battle as everybody may know it; bids that are still open count as zero."""
    if not s.attackers or any(phase in AFTER_THE_DIE for phase in s.stack[::FRAME]):
        return None
    if needs_no_die(s):
        return None
    if s.stack[F_PHASE] == P_BID:
        t = s.clone()
        t.bids = [0, 0]
        return sheet_of(t, side)
    return sheet_of(s, side)


def fought_at(s: Campaign) -> tuple[int, ...]:
    """The hex whose battle is to be decided next, until its die is thrown."""
    if not s.battle or any(phase in AFTER_THE_DIE for phase in s.stack[::FRAME]):
        return ()
    return (target_of(s),)


def needs_no_die(s: Campaign) -> bool:
    """HU-10.6.1: HQs without combat units are lost as soon as they are attacked."""
    h = target_of(s)
    return bool(s.at[h]) and not s.combat_in(h)


def sheet_of(s: Campaign, viewer: int = NOBODY) -> Sheet:
    """The calculation with what is committed so far; `viewer` is the side that looks at it."""
    layout = layout_of(s.board)
    found = battle_sum(s)
    columns = layout.data.tables.combat.columns
    target = f"hex:{layout.lexicon.name('hex', target_of(s))}"
    side = attacker_of(s)
    return Sheet(
        "battle",
        Message("sheet-battle", _headline(found, target, columns)),
        (
            Sum("attack", _attack(s), SIDES[side]),
            Sum("defence", _defence(s), SIDES[1 - side]),
            Sum("columns", _shifts(s, found), relative=True),
        ),
        (Lit(SIDES[found.table], (found.column,)),),
        bars_of(s, found, viewer),
        results_of(s, found),
        (target,),
        notes=_notes(s),
    )


def _headline(found: BattleSum, target: str, columns: Sequence[str]) -> dict[str, Argument]:
    return {
        "hex": target,
        "number": found.attack,
        "number2": found.defence,
        "raw": columns[found.raw],
        "same": "yes" if columns[found.raw] == f"{found.attack}:{found.defence}" else "no",
        "column": columns[found.column],
        "number3": found.column - found.raw,
        **_why(found),
    }


def _why(found: BattleSum) -> dict[str, Argument]:
    """The two strongest shifts in the direction that the column went."""
    way = found.column - found.raw
    pairs = zip(found.shifts[::2], found.shifts[1::2], strict=True)
    along = sorted((-abs(value), kind) for kind, value in pairs if value * way > 0)
    words = [SHIFTS[kind][0] for _, kind in along[:2]] + ["none", "none"]
    return {"why": words[0], "why2": words[1]}


def _notes(s: Campaign) -> tuple[Message, ...]:
    """What both sides can still bring to bear, as everybody can see on the map."""
    if s.stack[F_PHASE] not in BEFORE_THE_GUNS:
        return ()
    side = attacker_of(s)
    notes = []
    args: dict[str, Argument]
    trucks = [len(battle_trucks(s, one)) for one in (side, 1 - side)]
    if any(trucks):
        args = {"number": trucks[0], "number2": trucks[1]}
        args["column"], args["column2"] = _with_trucks(s, trucks)
        notes.append(Message("note-trucks", args, SHIFTS[S_TRUCKS][1]))
    guns = [s.board.unit_side[u] for u in ready_guns(s)]
    if guns:
        args = {"number": guns.count(side), "number2": guns.count(1 - side)}
        notes.append(Message("note-guns", args, ("HU-8.3.1",)))
    planes = [len(ready_bombers(s, one)) for one in (side, 1 - side)]
    if any(planes):
        args = {"number": planes[0], "number2": planes[1]}
        notes.append(Message("note-bombers", args, ("HU-9.7.1",)))
    return tuple(notes)


def _with_trucks(s: Campaign, trucks: Sequence[int]) -> list[str]:
    """The column if the attacker spends all his trucks alone, and if the defender does.

    Where they stand is open (HU-14.2), only how many are spent is secret.
    """
    columns = layout_of(s.board).data.tables.combat.columns
    side = attacker_of(s)
    found = []
    for one, bid in zip((side, 1 - side), trucks, strict=True):
        t = s.clone()
        t.bids = changed([0, 0], one, bid)
        found.append(columns[battle_sum(t).column])
    return found


def _term(s: Campaign, u: int, value: int, key: str) -> Term:
    unit = f"unit:{layout_of(s.board).lexicon.name('unit', u)}"
    return Term(Message(key, {"unit": unit}), value, anchors=(unit,))


def _attack(s: Campaign) -> tuple[Term, ...]:
    side = attacker_of(s)
    of_side = s.board.unit_side
    terms = [_term(s, u, s.attack_of(u), "term-unit") for u in s.attackers if s.unit_hex[u] >= 0]
    terms += [_term(s, u, s.attack_of(u), "term-gun") for u in s.guns if of_side[u] == side]
    terms += [_term(s, u, bomb_points(s, u), "term-bombs") for u in s.bombs if of_side[u] == side]
    return tuple(terms)


def _defence(s: Campaign) -> tuple[Term, ...]:
    side = 1 - attacker_of(s)
    of_side = s.board.unit_side
    units = defenders(s, target_of(s))
    terms = [_term(s, u, s.defence_of(u), "term-unit") for u in units if u not in s.guns]
    terms += [_term(s, u, s.attack_of(u), "term-gun") for u in s.guns if of_side[u] == side]
    terms += [_term(s, u, bomb_points(s, u), "term-bombs") for u in s.bombs if of_side[u] == side]
    if not units:
        terms.append(Term(Message("term-trucks"), s.trucks_at(side, target_of(s))))
    return tuple(terms)


def _shifts(s: Campaign, found: BattleSum) -> tuple[Term, ...]:
    """Every shift with its reason; the ground is told even if it shifts nothing."""
    pairs = list(zip(found.shifts[::2], found.shifts[1::2], strict=True))
    if not {S_CITY, S_TERRAIN} & {kind for kind, _ in pairs}:
        pairs.insert(0, (S_TERRAIN, 0))
    return tuple(Term(_shift(s, kind), value) for kind, value in pairs)


def _shift(s: Campaign, kind: int) -> Message:
    word, rules = SHIFTS[kind]
    args: dict[str, Argument] = {}
    if kind == S_TERRAIN:
        args["terrain"] = f"terrain:{TERRAINS[s.board.terrain[target_of(s)]]}"
    elif kind == S_CITY:
        args["hex"] = f"hex:{layout_of(s.board).lexicon.name('hex', target_of(s))}"
    return Message(f"shift-{word}", args, rules)


def outcomes(s: Campaign, found: BattleSum) -> list[tuple[int, int]]:
    """The losses for each face of the die."""
    return [losses(s, found, die) for die in range(6)]


def bars_of(s: Campaign, found: BattleSum, viewer: int) -> tuple[Bar, ...]:
    """The results with the faces that lead to them, the best for the defender first.

    What is good for the attacker is bad for a viewer who defends.
    """
    good, bad = ("bad", "good") if viewer == 1 - attacker_of(s) else ("good", "bad")
    faces: dict[tuple[int, int], list[int]] = {}
    for face, pair in enumerate(outcomes(s, found), 1):
        faces.setdefault(pair, []).append(face)
    steps = steps_in(s, target_of(s))
    bars = []
    for (mine, theirs), dice in sorted(faces.items(), key=lambda item: (item[0][1], -item[0][0])):
        key = "bar-cleared" if theirs >= steps else "bar-losses"
        text = Message(key, {"number": mine, "number2": theirs}, ("HU-8.2.9",))
        tone = good if theirs > mine else bad if theirs < mine else ""
        bars.append(Bar(text, len(dice) / 6, tone=tone, faces=tuple(dice)))  # type: ignore[arg-type]
    return tuple(bars)


def results_of(s: Campaign, found: BattleSum) -> dict[str, float]:
    """The chances that the hex is emptied, of losses of the attacker, of a breakthrough."""
    steps = steps_in(s, target_of(s))
    pairs = outcomes(s, found)
    results = {"hex-empty": sum(theirs >= steps for _, theirs in pairs) / 6}
    own = sum(s.unit_steps[u] for u in s.attackers if s.unit_hex[u] >= 0)
    loses, gone = (sum(mine >= least for mine, _ in pairs) / 6 for least in (1, own))
    if gone < loses or not gone:
        results["attacker-loses"] = loses
    if gone:
        results["attacker-gone"] = gone
    if attacker_of(s) == SOVIET:
        results["breakthrough"] = sum(theirs > steps for _, theirs in pairs) / 6
    return results


def with_bid(s: Campaign, side: int, bid: int) -> Campaign:
    """The battle if a side bids so many trucks and the other side none."""
    t = s.clone()
    t.bids = changed([max(0, b) if i == side else 0 for i, b in enumerate(t.bids)], side, bid)
    return t
