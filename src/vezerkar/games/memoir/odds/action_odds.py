"""The exact odds of an action: its dice line by line, and what they may lead to."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.memoir import terms
from vezerkar.games.memoir.explain.citations import is_overrun
from vezerkar.games.memoir.explain.dice import RANGE_RULES, DiceCount, Loss, count_dice, serving
from vezerkar.games.memoir.explain.facts import Facts
from vezerkar.games.memoir.explain.rulebook import STEADIES, Rules, rules_of
from vezerkar.games.memoir.odds.roll_chances import Fate, at_least_one, binomial, fate
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.rules.cards import effective
from vezerkar.games.memoir.rules.combat import may_be_ambushed
from vezerkar.games.memoir.rules.overlord import copied_from_chief
from vezerkar.games.memoir.rules.retreat import is_steady
from vezerkar.games.memoir.state import Battle
from vezerkar.scene.scene import Modifier, Odds

# Lines of the calculation of dice, in the rulebook's order (M44-4.14); each has a value only.
MODIFIERS: Final[tuple[str, ...]] = (
    "odds-distance-1",  # dice of the unit in close assault
    "odds-distance-2",  # dice of the unit in fire at this distance
    "odds-distance-3",
    "odds-distance-4",
    "odds-distance-5",
    "odds-distance-6",
    "odds-card-bonus",  # dice added by the card
    "odds-own-town",  # dice taken by the attacker's own hex
    "odds-own-wire",
    "odds-own-terrain",  # any other terrain or obstacle, from a pack
    "odds-target-forest",  # dice taken by what protects the target best
    "odds-target-hedgerow",
    "odds-target-hill",
    "odds-target-steep-hill",
    "odds-target-sea-bluff",
    "odds-target-cliff",
    "odds-target-town",
    "odds-target-bunker",
    "odds-target-sandbags",
    "odds-target-sea-wall",
    "odds-target-terrain",  # any other terrain or obstacle, from a pack
    "odds-better-counts",  # value 0: something else protects the target too, but is not added
    "odds-larger-counts",  # value 0: house rule, own town and target's protection are not added
    "odds-artillery-ignores",  # value 0: protection does nothing against artillery
    "odds-air-power",  # dice against each named unit
    "odds-recon-strike",  # the same by Recon
    "odds-barrage",  # dice of a barrage
    "odds-strike-ignores",  # value 0: protection does nothing against strike and barrage
    "odds-flag-ignored",  # value 0: the defender may ignore one flag; counted as ignored
    "odds-may-be-ambushed",  # value 0: Ambush could come first; left out
    "odds-ambush",  # value 0: who is rolled at, for whoever is attacked
    "odds-cards-held",  # one die for each command card held
    "odds-overlord-dice",  # the fixed number of dice in Overlord
)

# Consequences of a roll, keys of Odds.results; clients show `result-` and the word.
RESULTS: Final[tuple[str, ...]] = (
    "eliminated",  # the unit is eliminated
    "retreats",  # it survives and retreats at least one hex
    "stays",  # it survives and keeps its hex
    "blocked",  # it loses figures because a retreat is blocked
    "medal",  # the attacker wins a medal
    "healed",  # medics: at least one figure comes back and the unit is ordered
    "heals-infantry",  # playing medics: the same for a damaged unit of this class
    "heals-armor",
    "heals-artillery",
    "orders-infantry",  # Their Finest Hour: at least one infantry unit can be ordered
    "orders-armor",
    "orders-artillery",
)


def odds(s: Battle, seat: int, action: int) -> Odds | None:
    """The odds of an action of this seat; None if it leads to no dice at once.

    Where the defender may ignore a flag it is counted as ignored, and Ambush is left out;
    a line of the modifiers says so. `hits` are the figures lost to hits alone; for medics the
    figures that come back, for Their Finest Hour the units that can be ordered.
    """
    if action not in s.legal_actions(seat):
        return None
    f = Facts(s, seat)
    verb, a = verb_of(action), a_of(action)
    if verb == terms.V_ATTACK:
        return attack(f, a, b_of(action))
    if verb == terms.V_AMBUSH:
        return attack(f, s.stack[frame.TARGET], s.stack[frame.ATTACKER])
    if verb == terms.V_STRIKE:
        return strike(f, a)
    if verb == terms.V_BARRAGE:
        dice = Modifier("odds-barrage", f.board.barrage_dice[s.active], ("M44-K.23",))
        return from_above(f, a, dice, terms.BARRAGE_ROLL)
    if verb == terms.V_HEAL:
        return heal(f, a)
    return play(f, a) if verb == terms.V_PLAY else None


def attack(f: Facts, u: int, t: int) -> Odds:
    """A close assault or fire, also by a unit that ambushes its attacker."""
    overrun = is_overrun(f.s)
    count = count_dice(f, u, t, overrun)
    lines = [*unit_dice(f, u, count), *losses(count), *no_effect(f, u, t, count)]
    if f.current == terms.P_WINDOW:
        lines.append(Modifier("odds-ambush", 0, ("M44-K.15",)))
    steady = is_steady(f.s, t, f.place(t))
    if steady:
        lines.append(Modifier("odds-flag-ignored", 0, steady_rules(f, t)))
    close = count.distance == 1 and f.current != terms.P_WINDOW
    if close and may_be_ambushed(f.s, u, t):
        lines.append(Modifier("odds-may-be-ambushed", 0, ("M44-K.14", "M44-I.4")))
    return told(f, t, lines, fate(f.s, t, count.dice, terms.BATTLE_ROLL))


def unit_dice(f: Facts, u: int, count: DiceCount) -> list[Modifier]:
    """Dice of the unit by distance, and what the card adds."""
    rules = RANGE_RULES[f.board.unit_class[u]]
    lines = [Modifier(f"odds-distance-{count.distance}", count.table, rules)]
    if count.bonus:
        rules = ("M44-K.45", *f.card_rules(f.s.card))
        lines.append(Modifier("odds-card-bonus", count.bonus, rules))
    return lines


def losses(count: DiceCount) -> list[Modifier]:
    """Dice taken by the attacker's own hex and by the target's; by house rule only the larger."""
    found = [
        (loss, prefix)
        for loss, prefix in ((count.out, "odds-own"), (count.into, "odds-target"))
        if loss
    ]
    if count.adds or len(found) < 2:
        return [taken(loss, prefix) for loss, prefix in found]
    larger = max(found, key=lambda pair: pair[0].dice)
    return [taken(*larger), Modifier("odds-larger-counts", 0, ("M44-4.35",))]


def taken(loss: Loss, prefix: str) -> Modifier:
    """The line of a terrain or obstacle; a general one for those that only a pack knows."""
    key = f"{prefix}-{loss.terrain.replace('_', '-')}"
    return Modifier(key if key in MODIFIERS else f"{prefix}-terrain", -loss.dice, loss.rules)


def no_effect(f: Facts, u: int, t: int, count: DiceCount) -> list[Modifier]:
    """What lies on the target's hex and takes no dice all the same."""
    if f.board.unit_class[u] == terms.ARTILLERY:
        if protects(f, t):
            return [Modifier("odds-artillery-ignores", 0, ("M44-4.34",))]
        return []
    if not count.others or not count.into:
        return []
    names = {count.into.terrain, *count.others}
    rules = ("M44-A2.41", "M44-A2.70") if {"hill", "sandbags"} <= names else ("M44-A2.41",)
    return [Modifier("odds-better-counts", 0, rules)]


def protects(f: Facts, t: int) -> bool:
    """Whether anything on the hex of a target would take dice from somebody."""
    side = f.board.unit_side[t]
    return any(
        max(terrain.dice_in.infantry, terrain.dice_in.armor)
        for terrain in serving(f, f.place(t), side)
    )


def steady_rules(f: Facts, t: int) -> Rules:
    """The rules by which the target may ignore a flag."""
    side = f.board.unit_side[t]
    names = [terrain.id for terrain in serving(f, f.place(t), side) if terrain.ignore_first_flag]
    rules = [rule for name in names for rule in rules_of(STEADIES, name)]
    return ("M44-4.56", *dict.fromkeys(rules))


# Air strikes and barrages


def strike(f: Facts, t: int) -> Odds:
    """An air strike, by Air Power or by Recon."""
    dice = f.s.stack[frame.STRIKE_DICE] % frame.DICE_SEAT
    by_recon = f.board.recon_strike_side == f.s.active
    if by_recon and f.board.card_effect[f.s.card] != terms.AIR_POWER:
        return from_above(f, t, Modifier("odds-recon-strike", dice, ("M44-F.12",)), terms.AIR_ROLL)
    return from_above(f, t, Modifier("odds-air-power", dice, ("M44-K.12",)), terms.AIR_ROLL)


def from_above(f: Facts, t: int, dice: Modifier, mode: int) -> Odds:
    """Dice that no terrain reduces and whose flags cannot be ignored (M44-K.12, K.23)."""
    lines = [dice]
    if protects(f, t) or is_steady(f.s, t, f.place(t)):
        rules = ("M44-K.23",) if mode == terms.BARRAGE_ROLL else ("M44-K.12",)
        lines.append(Modifier("odds-strike-ignores", 0, rules))
    return told(f, t, lines, fate(f.s, t, dice.value, mode))


def told(f: Facts, t: int, lines: list[Modifier], end: Fate) -> Odds:
    """What may become of a unit, as numbers for a client."""
    medal = end.eliminated if f.board.unit_medals[t] else Fraction(0)
    results = {
        "eliminated": end.eliminated,
        "retreats": end.retreats,
        "stays": end.stays,
        "blocked": end.blocked,
        "medal": medal,
    }
    return Odds(
        dice=sum(line.value for line in lines),
        modifiers=tuple(lines),
        hits=floats(end.hits),
        results={name: float(chance) for name, chance in results.items()},
    )


def floats(chances: tuple[Fraction, ...]) -> tuple[float, ...]:
    return tuple(float(chance) for chance in chances)


# Dice for command cards held


def rally_dice(f: Facts, cards: int, rule: str) -> Modifier:
    """One die for each card held, the played one included; in Overlord always four."""
    if f.board.overlord:
        return Modifier("odds-overlord-dice", 4, ("M44-A3.16", rule))
    return Modifier("odds-cards-held", cards, (rule,))


def restoring(kind: int) -> int:
    """Faces of a die that return a figure to a class: its own symbol and the star (M44-K.39)."""
    return 1 + terms.HITS_CLASS.count(kind)


def heal(f: Facts, u: int) -> Odds:
    """Medics and mechanics for a unit: figures that come back, and whether any does."""
    dice = rally_dice(f, len(f.s.hands[f.s.active]) + 1, "M44-K.39")
    faces = restoring(f.board.unit_class[u])
    lost = f.board.unit_full[u] - f.s.unit_men[u]
    return Odds(
        dice=dice.value,
        modifiers=(dice,),
        hits=floats(binomial(dice.value, faces, lost)),
        results={"healed": float(at_least_one(dice.value, faces))},
    )


def play(f: Facts, card: int) -> Odds | None:
    """A card that rolls dice for the cards held; the card itself is still in the hand."""
    chief = f.board.overlord and f.board.card_effect[card] == terms.COUNTER_ATTACK
    order = int(copied_from_chief(f.s) if chief else effective(f.s, card))
    if order == terms.NO_CARD:
        return None
    cards = len(f.s.hands[f.s.active])
    if f.board.card_effect[order] == terms.FINEST_HOUR:
        return finest_hour(rally_dice(f, cards, "M44-K.42"))
    if f.board.card_effect[order] == terms.MEDICS:
        return medics(f, rally_dice(f, cards, "M44-K.39"))
    return None


def finest_hour(dice: Modifier) -> Odds:
    """Units that the dice order: by symbol, a star for any (M44-K.42)."""
    count = dice.value
    symbols = sum(terms.HITS_CLASS.count(kind) for kind in range(len(terms.CLASSES)))
    results = {
        f"orders-{name}": float(at_least_one(count, restoring(kind)))
        for kind, name in enumerate(terms.CLASSES)
    }
    return Odds(count, (dice,), floats(binomial(count, symbols + 1, count)), results)


def medics(f: Facts, dice: Modifier) -> Odds | None:
    """Before the unit is chosen: the chance for each class that has a damaged unit."""
    s, board = f.s, f.board
    damaged = {
        board.unit_class[u]
        for u in board.units[s.active]
        if s.unit_hex[u] >= 0 and s.unit_men[u] < board.unit_full[u]
    }
    if not damaged:
        return None
    results = {
        f"heals-{terms.CLASSES[kind]}": float(at_least_one(dice.value, restoring(kind)))
        for kind in sorted(damaged)
    }
    return Odds(dice.value, (dice,), (), results)
