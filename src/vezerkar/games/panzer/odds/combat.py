"""The odds of an attack: both fires as running sums, what each flip would cost, how it may end.

Cards that are played or sacrificed are decisions, not chance: they are left out, and so is support
that costs ammunition. Notes say so.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from vezerkar.games.panzer.hidden import most_laid
from vezerkar.games.panzer.odds.exchange import (
    Fire,
    Losses,
    chance_that,
    exchange,
    losses_of,
    mean,
)
from vezerkar.games.panzer.odds.flips import tactics_after, unseen_tactics
from vezerkar.games.panzer.rules.combat import counts_as_dug
from vezerkar.games.panzer.rules.combat_values import (
    attack_value,
    firing_unit,
    target_unit,
    tile_attack,
    tile_defense,
)
from vezerkar.games.panzer.rules.retreat import retreat_tile
from vezerkar.games.panzer.rules.supply import can_pay_support, is_ranged_free
from vezerkar.games.panzer.rules.support import far_supporters, free_supporters
from vezerkar.games.panzer.setup import layout_of
from vezerkar.games.panzer.state import F_DUG, F_FIRE, F_RETURNING, F_TARGET, Front
from vezerkar.games.panzer.terms import (
    EXTRA_BONUS,
    FIRST_FIRE,
    L_ATTACK,
    L_BONUS,
    L_MORALE,
    L_SUPPORT,
    P_EXTRA,
    P_SUPPORT,
    PHASE,
    SIDES,
)
from vezerkar.games.panzer.view.combat_sheet import (
    TACTICS,
    Line,
    running,
    target_lines,
    term,
    tile_line,
    unit_reference,
)
from vezerkar.scene.message import Argument, Message
from vezerkar.scene.panels import Bar, Border, Sheet, Sum, Term
from vezerkar.scene.scene import Odds

ROUNDING = 1e-9  # of a sum of chances


class PlannedCombat(NamedTuple):
    """Who attacks whom, and who of them fires first (PG-7.1.2)."""

    attacker: int
    defender: int
    is_dug: bool
    bonus: int
    defender_first: bool

    @property
    def order(self) -> tuple[int, int]:
        """The unit that fires first, and its target."""
        pair = self.attacker, self.defender
        return (pair[1], pair[0]) if self.defender_first else pair

    def lines_of(self, s: Front, u: int, target: int, loss: int = 0) -> tuple[list[Line], ...]:
        """The two sums of a fire, after the firing unit has lost morale."""
        bonus = self.bonus if u == self.attacker else 0
        return (
            fire_lines(s, u, target, bonus, loss),
            target_lines(s, u, target, self.is_dug and target == self.defender),
        )

    def fire(self, s: Front, u: int, target: int, loss: int = 0) -> Fire:
        fire, guard = self.lines_of(s, u, target, loss)
        return Fire(marker(fire), marker(guard))


def combat_of(s: Front, attacker: int, defender: int) -> PlannedCombat:
    """An attack that could be made now."""
    is_dug = counts_as_dug(s, attacker, defender)
    first = is_dug or s.able(defender, FIRST_FIRE)
    return PlannedCombat(attacker, defender, is_dug, bonus_now(s), first)


def fire_at(s: Front, attacker: int, defender: int) -> Fire:
    """The attacker's own fire as it stands now, whoever is the first to fire."""
    return combat_of(s, attacker, defender).fire(s, attacker, defender)


def answer_of(s: Front, attacker: int, defender: int) -> Fire | None:
    """The strongest fire of the defender if nobody plays a card; None if nothing of it is left.

    Guns farther away are counted as well: where they stand and what they may fire is open.
    """
    combat = combat_of(s, attacker, defender)
    if combat.defender_first:
        return _joined(combat.fire(s, defender, attacker), far_help(s, defender, attacker))
    first = combat.fire(s, attacker, defender)
    loss = min(losses_of(first, s.morale(defender), dict.fromkeys(TACTICS, 1)))
    if loss >= s.morale(defender):
        return None
    fire = combat.fire(s, defender, attacker, loss)
    return _joined(fire, far_help(s, defender, attacker))


def far_help(s: Front, u: int, target: int) -> int:
    """What guns farther away can add for ammunition, as many as their side can pay (PG-7.4.3)."""
    side = s.side(u)
    if is_ranged_free(s, side):
        return 0  # they are counted with those that support at no cost
    guns = sorted(s.board.support[s.unit_card[v]] for v in far_supporters(s, u, target))
    return sum(guns[::-1][: s.ammo[side]])


def _joined(fire: Fire, amount: int) -> Fire:
    return Fire(fire.fire + amount, fire.guard)


def values_so_far(s: Front) -> Fire:
    """Where the two values of the fire in progress stand, the tiles counted from the start."""
    if s.stack[PHASE] != P_SUPPORT:
        return Fire(s.fight[F_FIRE], s.fight[F_TARGET])
    u, target = firing_unit(s), target_unit(s)
    is_dug = bool(s.fight[F_DUG]) and not s.fight[F_RETURNING]
    fire = max(1, s.fight[F_FIRE] + tile_attack(s, u))
    return Fire(fire, marker(target_lines(s, u, target, is_dug)))


def attack_odds(s: Front, seat: int, attacker: int, defender: int) -> Odds:
    """Both fires, what each flip would cost, and how likely each end is."""
    combat = combat_of(s, attacker, defender)
    sacrifices = int(s.board.solo)  # cards of the deck that go before each flip (PG-9.2.0.9)
    tactics = unseen_tactics(s, seat, sacrifices)
    u, target = combat.order
    losses = exchange(
        combat.fire(s, u, target),
        lambda loss: combat.fire(s, target, u, loss),
        (s.morale(target), s.morale(u)),
        tactics,
        lambda flip: tactics_after(s, seat, 2 * sacrifices, flip),
    )
    return Odds(
        results=results_of(s, combat, losses),
        sheet=first_sheet(s, combat, tactics, losses),
        after=return_sheet(s, combat, losses),
    )


def first_sheet(s: Front, combat: PlannedCombat, tactics: dict[int, int], losses: Losses) -> Sheet:
    u, target = combat.order
    fire, guard = combat.lines_of(s, u, target)
    layout = layout_of(s.board)
    bars, deadly = outcome(marker(fire), marker(guard), s.morale(target), tactics)
    return Sheet(
        "combat",
        Message("sheet-combat", names(s, u, target)),
        (
            Sum("fire", tuple(running(s, layout, fire)), SIDES[s.side(u)]),
            Sum("target", tuple(running(s, layout, guard)), SIDES[s.side(target)]),
        ),
        bars=tuple(toned(bar, s.side(target) != s.active) for bar in bars),
        results={"destroyed": deadly},
        borders=borders_of(marker(guard)),
        notes=notes_of(s, combat, losses),
    )


def return_sheet(s: Front, combat: PlannedCombat, losses: Losses) -> Sheet | None:
    """What the target answers if it is still there (PG-7.16.1); None if it cannot be."""
    target, u = combat.order
    survived = [loss for loss, _ in losses if loss < s.morale(u)]
    if not survived:
        return None
    layout = layout_of(s.board)
    fire, guard = combat.lines_of(s, u, target)
    sums = Sum("fire", tuple(running(s, layout, fire)), SIDES[s.side(u)])
    if max(survived):
        text = term(s, layout, L_MORALE, 0, u).text
        loss = Term(Message("line-morale-lost", {}, text.rules), -max(survived), -min(survived))
        sums = Sum("fire", (*sums.terms, loss), sums.side)
    return Sheet(
        "return",
        Message("sheet-return", names(s, u, target)),
        (sums, Sum("target", tuple(running(s, layout, guard)), SIDES[s.side(target)])),
        bars=tuple(
            toned(bar, s.side(target) != s.active)
            for bar in return_bars(losses, s.morale(u), s.morale(target))
        ),
        borders=borders_of(marker(guard)),
    )


def toned(bar: Bar, is_enemy: bool) -> Bar:
    """A loss is good for the attacker if the enemy suffers it; no loss is neither."""
    if not bar.text.args.get("number", bar.text.key == "odds-instant"):
        return bar
    return replace(bar, tone="good" if is_enemy else "bad")


def return_bars(losses: Losses, morale: int, enemy_morale: int) -> tuple[Bar, ...]:
    """What the answer may cost, and how likely there is none."""
    silent = chance_that(losses, lambda theirs, _: theirs >= morale)
    bars = [Bar(Message("odds-silent", {}, ("PG-7.16.1",)), silent)] if silent else []
    for own in sorted({pair[1] for pair in losses}):
        chance = chance_that(losses, partial(_answered_with, morale, own))
        if chance:
            bars.append(loss_bar(own, chance, enemy_morale))
    return tuple(bars)


def _answered_with(morale: int, loss: int, theirs: int, mine: int) -> bool:
    """Whether the target survives what it lost, and its answer costs just so much."""
    return mine == loss and theirs < morale


def loss_bar(loss: int, chance: float, morale: int) -> Bar:
    key = "odds-destroyed" if loss >= morale else "odds-loss"
    return Bar(Message(key, {"number": loss}, ("PG-7.14.1",)), chance)


def results_of(s: Front, combat: PlannedCombat, losses: Losses) -> dict[str, float]:
    """How the combat may end for both units (PG-7.15.1, PG-7.17.1)."""
    lives = s.morale(combat.attacker), s.morale(combat.defender)
    stuck = retreat_tile(s, combat.attacker, combat.defender) < 0

    def of_both(theirs: int, own: int) -> tuple[int, int]:
        """The losses of the attacker and of the defender."""
        return (theirs, own) if combat.defender_first else (own, theirs)

    def beaten(theirs: int, own: int) -> bool:
        attacker, defender = of_both(theirs, own)
        return attacker < lives[0] and attacker < defender < lives[1]

    def trapped(theirs: int, own: int) -> bool:
        """Alive after both fires, but beaten with its last morale and nowhere to go."""
        return stuck and beaten(theirs, own) and of_both(theirs, own)[1] + 1 == lives[1]

    found = {
        "enemy-destroyed": chance_that(losses, lambda *pair: of_both(*pair)[1] >= lives[1]),
        "enemy-retreats": 0.0 if stuck else chance_that(losses, beaten),
        "own-destroyed": chance_that(losses, lambda *pair: of_both(*pair)[0] >= lives[0]),
    }
    found |= {"enemy-trapped": chance_that(losses, trapped)}
    found |= {"both-stay": 1 - sum(found.values())}
    rare = ("enemy-trapped", "both-stay")  # they have a row only where they can be
    return {end: share for end, share in found.items() if end not in rare or share > ROUNDING}


def notes_of(s: Front, combat: PlannedCombat, losses: Losses) -> tuple[Message, ...]:
    """A warning where the attack costs more than it brings, and what was not counted."""
    found = [answer_note(s, combat)]
    own = mean(losses, 0 if combat.defender_first else 1)
    if own > mean(losses, 1 if combat.defender_first else 0):
        found.append(Message("note-costly"))
    if s.is_dug(combat.defender) and not combat.is_dug:
        found.append(Message("note-flanked", {}, ("PG-5.4.20",)))
    if has_no_cover(s, combat.attacker, combat.defender):
        found.append(Message("note-no-cover", {}, ("PG-5.4.32",)))
    if has_no_way_back(s, combat, losses):
        found.append(Message("note-no-way-back", {}, ("PG-7.17.4",)))
    side = s.side(combat.attacker)
    far = far_supporters(s, combat.attacker, combat.defender)
    if (
        far
        and can_pay_support(s, side)
        and not set(far) & set(free_supporters(s, combat.attacker, combat.defender))
    ):
        most = max(s.board.support[s.unit_card[v]] for v in far)
        found.append(Message("note-far-support", {"number": most}, ("PG-7.4.3",)))
    enemy = 1 - side
    if enemy != s.board.npc:
        rules = ("PG-7.11.1", "PG-7.12.1")
        card: dict[str, Argument] = {"number": most_laid(s, s.board.seat[side], enemy)}
        found.append(Message("note-cards", card, rules))
    return tuple(found)


def has_no_way_back(s: Front, combat: PlannedCombat, losses: Losses) -> bool:
    """Whether a defender that is beaten, but not destroyed by fire, has nowhere to go."""
    if retreat_tile(s, combat.attacker, combat.defender) >= 0:
        return False
    which = 1 if combat.defender_first else 0
    lives = s.morale(combat.attacker), s.morale(combat.defender)
    return any(
        pair[1 - which] < pair[which] < lives[1] and pair[1 - which] < lives[0] for pair in losses
    )


def answer_note(s: Front, combat: PlannedCombat) -> Message:
    """Both fires in one line, in their order (PG-7.1.2, PG-7.16.1)."""
    own = fire_at(s, combat.attacker, combat.defender)
    args: dict[str, Argument] = {"number": own.fire, "number2": own.guard}
    answer = answer_of(s, combat.attacker, combat.defender)
    if answer is None:
        return Message("note-no-answer", args, ("PG-7.16.1",))
    far = far_help(s, combat.defender, combat.attacker)
    args |= {"number3": answer.fire, "number4": answer.guard, "number5": far}
    if combat.defender_first:
        return Message("note-fires-first", args, ("PG-7.1.2",))
    return Message("note-answer", args, ("PG-7.16.1",))


def has_no_cover(s: Front, u: int, target: int) -> bool:
    """Whether the target stands on a tile that would help a soft unit."""
    is_hard = bool(s.board.hard[s.unit_card[target]])
    return is_hard and s.board.defense[s.unit_tile[target]] > 0 and not tile_defense(s, u, target)


def names(s: Front, u: int, target: int) -> dict[str, Argument]:
    layout = layout_of(s.board)
    return {
        "unit": unit_reference(s, layout, u),
        "at": f"tile:{layout.grid.name(s.unit_tile[u])}",
        "unit2": unit_reference(s, layout, target),
        "at2": f"tile:{layout.grid.name(s.unit_tile[target])}",
    }


def borders_of(guard: int) -> tuple[Border, ...]:
    """Where the ratio alone decides: one to two, three to one."""
    return (
        Border(Message("border-stalled", {}, ("PG-7.10.2",)), guard // 2),
        Border(Message("border-instant", {}, ("PG-7.9.2",)), 3 * guard),
    )


def bonus_now(s: Front) -> int:
    """The bonus of cards to an attack made now, for the turn and for this action."""
    return s.bonus + s.stack[EXTRA_BONUS] if s.stack[PHASE] == P_EXTRA else s.bonus


def marker(lines: list[Line]) -> int:
    """Where a marker stands after these lines, which never bring it below 1 (PG-7.0.3)."""
    value = 0
    for _, amount, _ in lines:
        value = max(1, value + amount)
    return value


def outcome(
    fire: int, guard: int, morale: int, tactics: dict[int, int]
) -> tuple[tuple[Bar, ...], float]:
    """The possible losses, and how likely the target is destroyed; a ratio may decide outright."""
    values = Fire(fire, guard)
    if values.is_overwhelming:
        return (Bar(Message("odds-instant", {}, ("PG-7.9.2",)), 1.0),), 1.0
    if values.is_hopeless:
        return (Bar(Message("odds-stalled", {}, ("PG-7.10.2",)), 1.0),), 0.0
    losses = losses_of(values, morale, tactics)
    bars = tuple(
        Bar(Message("odds-loss", {"number": loss}, ("PG-7.14.1",)), chance)
        for loss, (chance, _) in losses.items()
    )
    return bars, sum(chance for loss, (chance, _) in losses.items() if loss >= morale)


def fire_lines(s: Front, u: int, target: int, bonus: int, loss: int = 0) -> list[Line]:
    lines: list[Line] = [(L_ATTACK, attack_value(s, u, target), u)]
    lines += [(L_BONUS, bonus, u)] if bonus else []
    morale = s.markers(u) - loss
    lines += [(L_MORALE, morale, u)] if morale else []
    for other in free_supporters(s, u, target):
        lines.append((L_SUPPORT, s.board.support[s.unit_card[other]], other))
    return lines + tile_line(s, u)
