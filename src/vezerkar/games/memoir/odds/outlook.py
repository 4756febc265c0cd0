"""What chance may do to a choice, exactly: the dice line by line, and what they may lead to."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.memoir.facts import Facts
from vezerkar.games.memoir.odds.fate import Fate, at_least_one, binomial, fate
from vezerkar.games.memoir.odds.reckoning import RANGE_RULES, Loss, Reckoning, reckon, serving
from vezerkar.games.memoir.phases.battles import is_steady, may_be_ambushed
from vezerkar.games.memoir.phases.overlord import copied_from_chief
from vezerkar.games.memoir.phases.strikes import DICE_SEAT
from vezerkar.games.memoir.phases.turns import effective
from vezerkar.games.memoir.references import STEADIES, Rules, rules_of
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import (
    AIR_POWER,
    AIR_ROLL,
    ARTILLERY,
    BARRAGE_ROLL,
    BATTLE_ROLL,
    CLASSES,
    COUNTER_ATTACK,
    FINEST_HOUR,
    HITS_CLASS,
    MEDICS,
    NO_CARD,
    P_AGAIN,
    P_WINDOW,
    V_AMBUSH,
    V_ATTACK,
    V_BARRAGE,
    V_HEAL,
    V_PLAY,
    V_STRIKE,
)
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
    "odds-flag-ignored",  # value 0: the defender may ignore one flag; reckoned as ignored
    "odds-may-be-ambushed",  # value 0: Ambush could come first; not reckoned with
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

    Where the defender may ignore a flag it is reckoned as ignored, and Ambush is not reckoned with;
    a line of the modifiers says so. `hits` are the figures lost to hits alone; for medics the
    figures that come back, for Their Finest Hour the units that can be ordered.
    """
    if action not in s.legal_actions(seat):
        return None
    f = Facts(s, seat)
    verb, a = verb_of(action), a_of(action)
    if verb == V_ATTACK:
        return attack(f, a, b_of(action))
    if verb == V_AMBUSH:
        return attack(f, f.frame[1], f.frame[0])
    if verb == V_STRIKE:
        return strike(f, a)
    if verb == V_BARRAGE:
        dice = Modifier("odds-barrage", f.board.barrage_dice[s.active], ("M44-K.23",))
        return from_above(f, a, dice, BARRAGE_ROLL)
    if verb == V_HEAL:
        return heal(f, a)
    return play(f, a) if verb == V_PLAY else None


def attack(f: Facts, u: int, t: int) -> Odds:
    """A close assault or fire, also by a unit that ambushes its attacker."""
    overrun = f.current == P_AGAIN and f.frame[1] == 1
    reckoning = reckon(f, u, t, overrun)
    lines = [*unit_dice(f, u, reckoning), *losses(reckoning), *no_effect(f, u, t, reckoning)]
    steady = is_steady(f.s, t, f.place(t))
    if steady:
        lines.append(Modifier("odds-flag-ignored", 0, steady_rules(f, t)))
    close = reckoning.distance == 1 and f.current != P_WINDOW
    if close and may_be_ambushed(f.s, u, t):
        lines.append(Modifier("odds-may-be-ambushed", 0, ("M44-K.14", "M44-I.4")))
    return told(f, t, lines, fate(f.s, t, reckoning.dice, BATTLE_ROLL))


def unit_dice(f: Facts, u: int, reckoning: Reckoning) -> list[Modifier]:
    """Dice of the unit by distance, and what the card adds."""
    rules = RANGE_RULES[f.board.unit_class[u]]
    lines = [Modifier(f"odds-distance-{reckoning.distance}", reckoning.table, rules)]
    if reckoning.bonus:
        rules = ("M44-K.45", *f.card_rules(f.s.card))
        lines.append(Modifier("odds-card-bonus", reckoning.bonus, rules))
    return lines


def losses(reckoning: Reckoning) -> list[Modifier]:
    """Dice taken by the attacker's own hex and by the target's; by house rule only the larger."""
    found = [
        (loss, prefix)
        for loss, prefix in ((reckoning.out, "odds-own"), (reckoning.into, "odds-target"))
        if loss
    ]
    if reckoning.adds or len(found) < 2:
        return [taken(loss, prefix) for loss, prefix in found]
    larger = max(found, key=lambda pair: pair[0].dice)
    return [taken(*larger), Modifier("odds-larger-counts", 0, ("M44-4.35",))]


def taken(loss: Loss, prefix: str) -> Modifier:
    """The line of a terrain or obstacle; a general one for those that only a pack knows."""
    key = f"{prefix}-{loss.terrain.replace('_', '-')}"
    return Modifier(key if key in MODIFIERS else f"{prefix}-terrain", -loss.dice, loss.rules)


def no_effect(f: Facts, u: int, t: int, reckoning: Reckoning) -> list[Modifier]:
    """What lies on the target's hex and takes no dice all the same."""
    if f.board.unit_class[u] == ARTILLERY:
        if protects(f, t):
            return [Modifier("odds-artillery-ignores", 0, ("M44-4.34",))]
        return []
    if not reckoning.others or not reckoning.into:
        return []
    names = {reckoning.into.terrain, *reckoning.others}
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
    """Where it stands that the target may ignore a flag."""
    side = f.board.unit_side[t]
    names = [terrain.id for terrain in serving(f, f.place(t), side) if terrain.ignore_first_flag]
    rules = [rule for name in names for rule in rules_of(STEADIES, name)]
    return ("M44-4.56", *dict.fromkeys(rules))


# Out of the blue


def strike(f: Facts, t: int) -> Odds:
    """An air strike, by Air Power or by Recon."""
    dice = f.frame[0] % DICE_SEAT
    by_recon = f.board.recon_strike_side == f.s.active
    if by_recon and f.board.card_effect[f.s.card] != AIR_POWER:
        return from_above(f, t, Modifier("odds-recon-strike", dice, ("M44-F.12",)), AIR_ROLL)
    return from_above(f, t, Modifier("odds-air-power", dice, ("M44-K.12",)), AIR_ROLL)


def from_above(f: Facts, t: int, dice: Modifier, mode: int) -> Odds:
    """Dice that no terrain reduces and whose flags cannot be ignored (M44-K.12, K.23)."""
    lines = [dice]
    if protects(f, t) or is_steady(f.s, t, f.place(t)):
        rules = ("M44-K.23",) if mode == BARRAGE_ROLL else ("M44-K.12",)
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
    return 1 + HITS_CLASS.count(kind)


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
    chief = f.board.overlord and f.board.card_effect[card] == COUNTER_ATTACK
    order = int(copied_from_chief(f.s) if chief else effective(f.s, card))
    if order == NO_CARD:
        return None
    cards = len(f.s.hands[f.s.active])
    if f.board.card_effect[order] == FINEST_HOUR:
        return finest_hour(rally_dice(f, cards, "M44-K.42"))
    if f.board.card_effect[order] == MEDICS:
        return medics(f, rally_dice(f, cards, "M44-K.39"))
    return None


def finest_hour(dice: Modifier) -> Odds:
    """Units that the dice order: by symbol, a star for any (M44-K.42)."""
    count = dice.value
    symbols = sum(HITS_CLASS.count(kind) for kind in range(len(CLASSES)))
    results = {
        f"orders-{name}": float(at_least_one(count, restoring(kind)))
        for kind, name in enumerate(CLASSES)
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
        f"heals-{CLASSES[kind]}": float(at_least_one(dice.value, restoring(kind)))
        for kind in sorted(damaged)
    }
    return Odds(dice.value, (dice,), (), results)
