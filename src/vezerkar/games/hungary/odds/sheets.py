"""The current battle as a calculation: both sums, every shift with its rule, the chances."""

from __future__ import annotations

from vezerkar.core.kernel import FRAME
from vezerkar.core.lists import changed
from vezerkar.games.hungary.rules.combat import (
    BattleSum,
    attacker_of,
    battle_sum,
    bomb_points,
    defenders,
    losses,
    steps_in,
    target_of,
)
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    F_PHASE,
    P_ADVANCE,
    P_BID,
    P_BREAK,
    P_DETOUR,
    P_EXPLOIT,
    P_EXPLOIT_GO,
    P_LOSSES,
    P_REBASE,
    SHIFTS,
    SIDES,
    SOVIET,
)
from vezerkar.scene.panels import Bar, Lit, Sheet, Sum, Term
from vezerkar.scene.scene import Message

AFTER_THE_DIE = (P_LOSSES, P_ADVANCE, P_BREAK, P_EXPLOIT, P_EXPLOIT_GO, P_DETOUR, P_REBASE)


def battle_sheet(s: Campaign) -> Sheet | None:
    """The battle as everybody may know it; bids that are still open count as zero."""
    if not s.attackers or any(phase in AFTER_THE_DIE for phase in s.stack[::FRAME]):
        return None
    if needs_no_die(s):
        return None
    if s.stack[F_PHASE] == P_BID:
        t = s.clone()
        t.bids = [0, 0]
        return sheet_of(t)
    return sheet_of(s)


def needs_no_die(s: Campaign) -> bool:
    """HU-10.6.1: HQs without combat units are lost as soon as they are attacked."""
    h = target_of(s)
    return bool(s.at[h]) and not s.combat_in(h)


def sheet_of(s: Campaign) -> Sheet:
    """The calculation with what is committed so far."""
    layout = layout_of(s.board)
    found = battle_sum(s)
    columns = layout.data.tables.combat.columns
    target = f"hex:{layout.lexicon.name('hex', target_of(s))}"
    side = attacker_of(s)
    return Sheet(
        "battle",
        Message("sheet-battle", {"hex": target, "column": columns[found.column]}),
        (
            Sum("attack", _attack(s), SIDES[side]),
            Sum("defence", _defence(s), SIDES[1 - side]),
            Sum("columns", _shifts(found), relative=True),
        ),
        (Lit(SIDES[found.table], (found.column,)),),
        bars_of(s, found),
        results_of(s, found),
        (target,),
    )


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


def _shifts(found: BattleSum) -> tuple[Term, ...]:
    pairs = zip(found.shifts[::2], found.shifts[1::2], strict=True)
    return tuple(
        Term(Message(f"shift-{SHIFTS[kind][0]}", {}, SHIFTS[kind][1]), value)
        for kind, value in pairs
    )


def outcomes(s: Campaign, found: BattleSum) -> list[tuple[int, int]]:
    """The losses for each face of the die."""
    return [losses(s, found, die) for die in range(6)]


def bars_of(s: Campaign, found: BattleSum) -> tuple[Bar, ...]:
    """The chances of all results, the best for the defender first."""
    counts: dict[tuple[int, int], int] = {}
    for pair in outcomes(s, found):
        counts[pair] = counts.get(pair, 0) + 1
    bars = []
    for (mine, theirs), count in sorted(counts.items(), key=lambda item: (item[0][1], -item[0][0])):
        text = Message("bar-losses", {"number": mine, "number2": theirs}, ("HU-8.2.9",))
        tone = "good" if theirs > mine else "bad" if theirs < mine else ""
        bars.append(Bar(text, count / 6, tone=tone))  # type: ignore[arg-type]
    return tuple(bars)


def results_of(s: Campaign, found: BattleSum) -> dict[str, float]:
    """The chances of an empty hex and of a breakthrough."""
    steps = steps_in(s, target_of(s))
    pairs = outcomes(s, found)
    empty = sum(theirs >= steps for _, theirs in pairs) / 6
    results = {"hex-empty": empty}
    if attacker_of(s) == SOVIET:
        results["breakthrough"] = sum(theirs > steps for _, theirs in pairs) / 6
    return results


def with_bid(s: Campaign, side: int, bid: int) -> Sheet:
    """The battle if a side bids so many trucks and the other side none."""
    t = s.clone()
    t.bids = changed([max(0, b) if i == side else 0 for i, b in enumerate(t.bids)], side, bid)
    return sheet_of(t)
