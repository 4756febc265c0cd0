"""The calculation of an attack, line by line: nothing is left to chance, but much is added up."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.crescent.odds.aftermath import notes_of
from vezerkar.games.crescent.odds.order_sheet import order_of, order_sheet
from vezerkar.games.crescent.rules.combat import (
    attack_strength,
    defence_strength,
    own_ground,
    resists,
)
from vezerkar.games.crescent.setup import Layout, layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    ANTI_CAVALRY,
    ATTACK_KIND,
    ATTACK_LIMIT,
    CAPTURE_ONLY,
    GREY,
    MELEE,
    NO_CARD,
    SIDES,
    STAND_FIRM,
    STANDING_BONUS,
    STANDING_SHOT,
    V_EXECUTE,
    V_LAY,
    WOUND_ON_TIE,
    ZEAL,
)
from vezerkar.scene.message import Message
from vezerkar.scene.panels import Bar, Sheet, Sum, Term
from vezerkar.scene.scene import Odds

TERMS: Final = (
    "term-cubes",
    "term-limit",
    "term-ground",
    "term-cavalry",
    "term-standing",
    "term-zeal",
    "term-cover",
    "term-least",
    "term-firm",
)
WITH_SHEET: Final = frozenset((*ATTACK_KIND, V_EXECUTE, V_LAY))
BARS: Final = ("bar-captured", "bar-pushed", "bar-stands", "bar-loss")


def odds(s: Battle, seat: int, action: int) -> Odds | None:
    """The sheet of an attack or an order that a seat may declare now; None for anything else."""
    verb = verb_of(action)
    if verb not in WITH_SHEET or action not in s.legal_actions(seat):
        return None
    kind = ATTACK_KIND.get(verb)
    if kind is not None:
        found = sheet(s, seat, a_of(action), b_of(action), kind)
        return Odds(sheet=replace(found, notes=notes_of(s, seat, action)))
    order = order_by(s, seat, action)
    return Odds(sheet=order) if order else None


def order_by(s: Battle, seat: int, action: int) -> Sheet | None:
    """What an army card could strike with the order that an action gives it."""
    verb = verb_of(action)
    if verb != V_LAY:
        return order_sheet(s, seat, a_of(action), order_of(s, seat, a_of(action)))
    card, troop = a_of(action), b_of(action)
    return order_sheet(s, seat, troop, card if s.board.colour[card] == GREY else NO_CARD)


def sheet(s: Battle, seat: int, a: int, d: int, kind: int) -> Sheet:
    layout = layout_of(s.board)
    attack = int(attack_strength(s, seat, a, d, kind))
    defence = int(defence_strength(s, d, a))
    args: dict[str, str | int] = {
        "unit": _unit(layout, a),
        "unit2": _unit(layout, d),
        "number": attack,
        "number2": defence,
    }
    return Sheet(
        id="attack",
        text=Message("sheet-attack", args, ("KF-2.7.1", "KF-2.7.2")),
        sums=(
            Sum("attack", _attack_terms(s, seat, a, d, kind, layout), SIDES[s.owner[a]]),
            Sum("defence", _defence_terms(s, d, a, layout), SIDES[s.owner[d]]),
        ),
        bars=(_result(s, seat, a, d, attack - defence),),
        anchors=(_unit(layout, a), _unit(layout, d)),
    )


def _unit(layout: Layout, t: int) -> str:
    return f"unit:{layout.lexicon.name('unit', t)}"


def _term(key: str, value: int, rule: str, *anchors: str) -> Term:
    return Term(Message(key, {}, (rule,)), value, anchors=anchors)


def _attack_terms(
    s: Battle, seat: int, a: int, d: int, kind: int, layout: Layout
) -> tuple[Term, ...]:
    board = s.board
    troop = board.tower_troop[a]
    side = s.card_side(seat, troop)
    ability = board.ability[side]
    cubes = s.cubes[seat][troop]
    terms = [_term("term-cubes", cubes, "KF-2.3.1")]
    if ability & ATTACK_LIMIT and cubes > board.max_attack_cubes[side]:
        terms.append(_term("term-limit", board.max_attack_cubes[side] - cubes, "KF-5.3.5"))
    ground = int(own_ground(s, a, ability))
    if ground:
        terms.append(_term("term-ground", ground, "KF-5.1.3", _unit(layout, a)))
    if ability & ANTI_CAVALRY and board.cavalry[board.tower_troop[d]]:
        terms.append(_term("term-cavalry", 1, "KF-5.2.3", _unit(layout, d)))
    if kind == STANDING_SHOT and ability & STANDING_BONUS and cubes > 0:
        terms.append(_term("term-standing", 1, "KF-5.3.3"))
    if s.in_force(seat, troop, ZEAL):
        terms.append(_term("term-zeal", 1, "KF-6.15.1", "card:zeal"))
    if kind != MELEE and board.cover[s.ground[s.square[d]]]:
        cover = board.cover[s.ground[s.square[d]]]
        terms.append(_term("term-cover", -cover, "KF-2.6.19", _unit(layout, d)))
    total = sum(term.value for term in terms)
    if total < 0:
        terms.append(_term("term-least", -total, "KF-2.7.24"))
    return tuple(terms)


def _defence_terms(s: Battle, d: int, a: int, layout: Layout) -> tuple[Term, ...]:
    board = s.board
    troop = board.tower_troop[d]
    captains = range(s.owner[d], int(board.seats), 2)
    rule = "KF-2.2.9" if len(captains) > 1 else "KF-2.3.1"
    terms = [_term("term-cubes", max(s.cubes[c][troop] for c in captains), rule)]
    ability = board.ability[troop * 2]
    ground = int(own_ground(s, d, ability))
    if ground:
        terms.append(_term("term-ground", ground, "KF-5.1.3", _unit(layout, d)))
    if ability & ANTI_CAVALRY and board.cavalry[board.tower_troop[a]]:
        terms.append(_term("term-cavalry", 1, "KF-5.2.3", _unit(layout, a)))
    if any(s.in_force(c, troop, STAND_FIRM) for c in captains):
        terms.append(_term("term-firm", 1, "KF-6.16.1", "card:stand_firm"))
    return tuple(terms)


def _result(s: Battle, seat: int, a: int, d: int, lead: int) -> Bar:
    """What is certain to happen before the retreat (KF-2.7.4, KF-2.7.5)."""
    board = s.board
    if board.ability[board.tower_troop[d] * 2] & CAPTURE_ONLY:
        return Bar(Message("bar-captured", {}, ("KF-5.6.5",)), 1.0, tone="good")
    if lead == 0 and s.ability(seat, board.tower_troop[a]) & WOUND_ON_TIE:
        lead = 1
    if lead == 0 and resists(s, d):
        return Bar(Message("bar-stands", {}, ("KF-6.23.1", "KF-3.3.3")), 1.0)
    if lead == 0:
        return Bar(Message("bar-pushed", {}, ("KF-2.7.4",)), 1.0, tone="good")
    loss = min(lead, s.discs[d])
    return Bar(Message("bar-loss", {"number": loss}, ("KF-2.7.5",)), 1.0, tone="good")
