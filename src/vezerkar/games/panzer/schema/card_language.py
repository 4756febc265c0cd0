"""The small language of the cards: the data's primitives compiled into rows of ints, once.

rules/card_effects.py and rules/card_resolution.py interpret the rows. Conditions are written
`a and not b`, filters `a and b`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vezerkar.core.errors import DataError
from vezerkar.games.panzer import terms
from vezerkar.games.panzer.schema.pieces import Effect

CONDITIONS: Final = {
    "target.hard": terms.IS_HARD,
    "target.soft": terms.IS_SOFT,
    "X.hard": terms.IS_HARD,
    "X.soft": terms.IS_SOFT,
    "firing.infantry_any": terms.IS_INFANTRY_ANY,
    "target_tile.close_terrain": terms.IS_CLOSE,
    "own_unit_is_target": terms.IS_OWN_TARGET,
    "own_unit_is_attacker_and_enemy_has_not_fired": terms.IS_FIRST_BLOW,
}
FILTERS: Final = {
    "ranged": terms.IS_RANGED,
    "infantry": terms.IS_INFANTRY,
    "armor": terms.IS_ARMOR,
    "infantry_any": terms.IS_INFANTRY_ANY,
    "no_extra_action_yet": terms.IS_UNSPENT,
    "within_3_of_friendly": terms.IS_NEAR,
    "moves_or_fires": terms.IS_ONE_ACTION,
    "next_to_own_control": terms.IS_BESIDE_CONTROL,
}
RESTRICTIONS: Final = {"moves_or_fires": terms.MUD, "attack_modifier_zero": terms.FOG}
PICKED: Final = ("enemy_unit", "friendly_unit")


def compile_effects(effects: Sequence[Effect], where: str) -> list[int]:
    """A program of rows; DataError names the card and the primitive that is not understood."""
    code: list[int] = []
    for i, effect in enumerate(effects):
        try:
            if effect.op == "restrict":
                code[-terms.ROW_LENGTH + terms.AT_AMOUNT] = RESTRICTIONS[
                    effect.rule
                ]  # the weather row before it
            elif effect.op == "combat_bonus" and effect.scope == "that_extra_combat":
                code[-terms.ROW_LENGTH + terms.AT_EXTRA] = effect.add  # the extra action before it
            else:
                code += _row(effect)
        except (KeyError, ValueError, IndexError):
            raise DataError(
                f"{where}: effects[{i}]: expected a primitive of the card language, "
                f"got '{effect.op}' with a value that it does not know."
            ) from None
    return code


def _row(effect: Effect) -> list[int]:
    op = terms.EFFECT_OPS.index(effect.op)
    who = terms.EFFECT_WHO.index(effect.who) if effect.who in terms.EFFECT_WHO else 0
    amount, more = _numbers(effect)
    extra = 0
    if op == terms.OP_CHOOSE:
        who = PICKED.index(effect.what)
    if op == terms.OP_FREE_FIRE:
        amount = 1
    return [op, who, amount, more, extra, _condition(effect)]


def _numbers(effect: Effect) -> tuple[int, int]:
    """The two numbers of a row, by what the primitive calls them."""
    match effect.op:
        case "fire_per_supporter":
            return effect.add, effect.min
        case "fire_per_lost_morale":
            return effect.min, effect.max
        case "morale_floor":
            return effect.value, 0
        case "double_supporter":
            return effect.choose, 0
        case "cancel_support":
            return terms.CANCEL_KINDS.index(effect.which), effect.choose
        case "suppress_dug_in":
            return int(effect.until == "end_of_player_turn"), int(effect.also_fortification)
        case "combat_bonus":
            return effect.add, int(effect.scope == "own_attacks")
        case "choose":
            return effect.up_to or 1, _filter(effect.filter)
        case "extra_action":
            return terms.EXTRA_KINDS.index(effect.kind), 0
        case "draw" | "discard_from_hand":
            return effect.count, 0
        case "mine_test":
            return effect.loss, sum(1 << value + 2 for value in effect.hit_on)
        case "weather":
            return terms.SNOW, 0
        case "cancel_card":
            return _labels(effect.filter), int(effect.also_in_effect)
        case _:
            return effect.add or effect.amount, 0


def _labels(name: str) -> int:
    return 0 if name == "any" else 1 << terms.CARD_LABELS.index(name)


def _filter(text: str) -> int:
    return sum(FILTERS[word] for word in text.split(" and ")) if text else 0


def _condition(effect: Effect) -> int:
    text = effect.condition or effect.requires
    mask = 0
    for word in text.split(" and ") if text else ():
        fact = CONDITIONS[word.removeprefix("not ")]
        mask |= fact * terms.NEGATED if word.startswith("not ") else fact
    return mask
