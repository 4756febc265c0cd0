"""What chance may do to an action, exactly: battles, evasion, air fire."""

from __future__ import annotations

from collections.abc import Callable
from math import comb

from vezerkar.core.kernel import a_of, b_of, pack, verb_of
from vezerkar.games.hungary.odds.sheets import needs_no_die, outcomes, sheet_of, with_bid
from vezerkar.games.hungary.phases.combat import open_targets, strike_off
from vezerkar.games.hungary.rules.attacks import strikers
from vezerkar.games.hungary.rules.combat import battle_sum, steps_in
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    AIR_DIE,
    B_ATTACKER,
    B_TARGET,
    F_PHASE,
    FOUGHT,
    P_ANNOUNCE,
    P_GROUP,
    V_ALL,
    V_ANNOUNCE,
    V_ATTACK,
    V_BID,
    V_BLITZ,
    V_BOMB,
    V_EVADE,
    V_FIRE,
    V_GO,
    V_JOIN,
    V_TARGET,
)
from vezerkar.scene.panels import Bar, Sheet
from vezerkar.scene.scene import Message, Odds


def odds(s: Campaign, seat: int, action: int) -> Odds | None:
    """The sheet of an action; None if chance has no part in it."""
    verb = verb_of(action)
    if verb == V_EVADE:
        return Odds(sheet=evasion(s))
    if verb == V_TARGET:
        return Odds(sheet=air_fire(s, a_of(action), b_of(action)))
    t = _battle_of(s, seat, action)
    return Odds(sheet=sheet_of(t, s.board.seat_side[seat])) if t is not None else None


def column_of(s: Campaign, seat: int, action: int) -> str:
    """The column of the battle that an action leads to; none where no die is thrown."""
    t = _battle_of(s, seat, action)
    if t is None:
        return ""
    return layout_of(s.board).data.tables.combat.columns[battle_sum(t).column]


def _battle_of(s: Campaign, seat: int, action: int) -> Campaign | None:
    """The battle with what an action commits to it; None if no die is thrown."""
    verb = verb_of(action)
    change = CHANGES.get(verb)
    if change is None or (verb == V_JOIN and s.stack[F_PHASE] == P_GROUP):
        return None
    if verb == V_BID:
        return with_bid(s, s.board.seat_side[seat], a_of(action))
    t = s.clone()
    change(t, a_of(action), seat)
    return t if t.attackers and not needs_no_die(t) else None


def can_cost_a_unit(s: Campaign, seat: int, action: int) -> bool:
    """Whether the die alone can destroy a unit of the attacker, however he shares his losses."""
    t = s.clone()
    CHANGES[verb_of(action)](t, a_of(action), seat)
    if not t.attackers or needs_no_die(t):
        return False
    most = max(mine for mine, _ in outcomes(t, battle_sum(t)))
    return most > sum(t.unit_steps[u] - 1 for u in t.attackers)


def prospect(s: Campaign, seat: int, action: int) -> str:
    """Whether an attack promises more than it costs; the odds alone do not tell, steps are few.

    Not good is also what most probably costs all units that attack.
    """
    t = s.clone()
    CHANGES[verb_of(action)](t, a_of(action), seat)
    own, enemy = sum(t.unit_steps[u] for u in t.attackers), steps_in(t, t.battle[B_TARGET])
    pairs = [(min(mine, own), min(theirs, enemy)) for mine, theirs in outcomes(t, battle_sum(t))]
    gain = sum(theirs - mine for mine, theirs in pairs)
    if gain < 0 or 2 * sum(mine == own for mine, _ in pairs) > len(pairs):
        return "poor"
    return "good" if gain else "even"


def is_last_attack(s: Campaign, seat: int, action: int) -> bool:
    """Whether nothing that was announced can be attacked after this attack."""
    t = s.clone()
    CHANGES[verb_of(action)](t, a_of(action), seat)
    strike_off(t, t.battle[B_TARGET])
    for u in t.attackers:
        t.mark(u, FOUGHT)
    side = t.battle[B_ATTACKER]
    seats = [one for one, of in enumerate(t.board.seat_side) if of == side]
    return not any(open_targets(t, side, one) for one in seats)


def odds_of_announced(s: Campaign, h: int) -> str:
    """The column of an announced attack by all who can take part; none once they are fought."""
    if s.stack[F_PHASE] != P_ANNOUNCE:
        return ""
    return column_of(s, s.board.chief[s.active], pack(V_ANNOUNCE, h, 0, 0))


def _aim(t: Campaign, h: int, seat: int) -> None:
    """A hex that could be attacked: all units of the seat that can do so now."""
    side = t.board.seat_side[seat]
    t.battle = [h, 0, side]
    t.attackers, t.guns, t.bombs = [], [], []
    _all(t, 0, seat)


def _join(t: Campaign, u: int, seat: int) -> None:
    t.attackers = [*t.attackers, u]
    _declare(t)


def _all(t: Campaign, a: int, seat: int) -> None:
    mine = [u for u in strikers(t, t.battle[B_ATTACKER], t.battle[B_TARGET]) if t.owns(seat, u)]
    t.attackers = t.attackers + [u for u in mine if u not in t.attackers]
    _declare(t)


def _go(t: Campaign, a: int, seat: int) -> None:
    _declare(t)


def _blitz(t: Campaign, h: int, seat: int) -> None:
    t.battle = [h, 1, 0]
    t.attackers = t.group
    _declare(t)


def _gun(t: Campaign, u: int, seat: int) -> None:
    t.guns = [*t.guns, u]


def _bomb(t: Campaign, u: int, seat: int) -> None:
    t.bombs = [*t.bombs, u]


def _declare(t: Campaign) -> None:
    t.bids = [0, 0]


CHANGES: dict[int, Callable[[Campaign, int, int], None]] = {
    V_JOIN: _join,
    V_ANNOUNCE: _aim,
    V_ATTACK: _aim,
    V_ALL: _all,
    V_GO: _go,
    V_BLITZ: _blitz,
    V_FIRE: _gun,
    V_BOMB: _bomb,
    V_BID: _go,
}


def evasion(s: Campaign) -> Sheet:
    """HU-12.2.3.1: the partisans slip away on a low die."""
    place = f"hex:{layout_of(s.board).lexicon.name('hex', s.battle[B_TARGET])}"
    chance = s.board.evade_most / 6
    return Sheet(
        "evade",
        Message("sheet-evade", {"hex": place}, ("HU-12.2.3.1",)),
        bars=(
            Bar(Message("bar-evade"), chance, tone="good"),
            Bar(Message("bar-fight"), 1 - chance, tone="bad"),
        ),
        anchors=(place,),
    )


def air_fire(s: Campaign, u: int, target: int) -> Sheet:
    """HU-9.5.2: one die for each step."""
    name = layout_of(s.board).lexicon.name
    hit = (AIR_DIE + 1 - s.board.unit_hit_on[u]) / AIR_DIE
    dice = s.unit_steps[u]
    bars = tuple(
        Bar(
            Message("bar-hits", {"number": hits}),
            comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits),
        )
        for hits in range(dice + 1)
    )
    units = {"unit": f"unit:{name('unit', u)}", "unit2": f"unit:{name('unit', target)}"}
    numbers = {"number": s.board.unit_hit_on[u], "number2": dice}
    return Sheet(
        "air-fire",
        Message("sheet-air-fire", {**units, **numbers}, ("HU-9.5.2",)),
        bars=bars,
        anchors=tuple(units.values()),
    )
