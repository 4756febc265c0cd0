"""How the dice of an attack are counted, line by line, in the rulebook's order (M44-4.14)."""

from __future__ import annotations

from dataclasses import dataclass

from vezerkar.games.memoir.explain.facts import Facts
from vezerkar.games.memoir.explain.rulebook import HINDERS, PROTECTS, Rules, rules_of
from vezerkar.games.memoir.rules.combat import bonus_dice, loss_from, loss_into
from vezerkar.games.memoir.rules.terrain import serves
from vezerkar.games.memoir.schema.pieces import Terrain
from vezerkar.games.memoir.terms import ARMOR, ARTILLERY, INFANTRY, SIDES

RANGE_RULES: dict[int, Rules] = {
    INFANTRY: ("M44-4.15",),
    ARMOR: ("M44-4.17",),
    ARTILLERY: ("M44-4.19",),
}


@dataclass(frozen=True)
class Loss:
    """Dice taken away by a hex: which terrain or obstacle takes them."""

    hex: int
    terrain: str
    dice: int
    rules: Rules


@dataclass(frozen=True)
class DiceCount:
    """The dice of an attack and where they come from."""

    distance: int
    table: int  # dice of the unit at this distance
    bonus: int  # dice added by the card
    out: Loss | None  # taken by the attacker's own hex
    into: Loss | None  # taken by the target's hex
    others: tuple[str, ...]  # what else would protect the target but is not added (M44-A2.41)
    adds: bool  # whether both losses count, or by house rule only the larger one (M44-4.35)

    @property
    def lost(self) -> int:
        losses = [loss.dice for loss in (self.out, self.into) if loss]
        return sum(losses) if self.adds else max(losses, default=0)

    @property
    def dice(self) -> int:
        return self.table + self.bonus - self.lost


def count_dice(f: Facts, u: int, t: int, overrun: bool) -> DiceCount:
    """Count the dice of a unit against a target within its range; an ambush has no bonus (K.16)."""
    board = f.board
    a, b = f.place(u), f.place(t)
    distance = f.distance(a, b)
    kind = board.unit_class[u]
    ordered = board.unit_side[u] == f.s.active
    bonus = int(bonus_dice(f.s, distance == 1, overrun)) if ordered else 0
    adds = board.town_adds or kind != ARMOR or not board.town[a]
    into, others = protection(f, u, t)
    return DiceCount(
        distance=distance,
        table=board.unit_dice[u * 7 + distance],
        bonus=bonus,
        out=hindrance(f, u),
        into=into,
        others=others,
        adds=adds,
    )


def hindrance(f: Facts, u: int) -> Loss | None:
    """Dice that a unit loses for its own hex: armor in a town, infantry on wire."""
    h = f.place(u)
    dice = int(loss_from(f.s, f.board.unit_class[u], h))
    if not dice:
        return None
    name = f.what(h, lambda t: t.dice_out.of(f.class_of(u)) == dice)
    return Loss(h, name, dice, rules_of(HINDERS, name))


def protection(f: Facts, u: int, t: int) -> tuple[Loss | None, tuple[str, ...]]:
    """What protects the target best, and what else would: the better counts, never the sum."""
    a, b = f.place(u), f.place(t)
    kind, side = f.board.unit_class[u], f.board.unit_side[t]
    dice = int(loss_into(f.s, kind, side, a, b))
    values = [(shelter(f, terrain, u), terrain.id) for terrain in serving(f, b, side)]
    protecting = [(value, name) for value, name in values if value]
    if not dice:
        return None, tuple(name for _, name in protecting)
    name = next(name for value, name in protecting if value == dice)
    others = tuple(other for _, other in protecting if other != name)
    return Loss(b, name, dice, rules_of(PROTECTS, name)), others


def serving(f: Facts, h: int, side: int) -> list[Terrain]:
    """Terrain and obstacles of a hex that serve a side (M44-A2.47, F.8)."""
    return [terrain for terrain, owner in f.layers(h) if serves(terrain, owner, SIDES[side])]


def shelter(f: Facts, terrain: Terrain, u: int) -> int:
    """Dice that one terrain or obstacle would take from an attacker, were it alone there."""
    kind = f.board.unit_class[u]
    if terrain.only_from_below:
        return 0 if f.board.hill[f.place(u)] else f.board.uphill[kind]
    if f.layout.settings["sandbag_profile"] == "published" and terrain.dice_in_published:
        return terrain.dice_in_published.of(f.class_of(u))
    return terrain.dice_in.of(f.class_of(u))
