"""What a command card does, in the few words that fit on its face."""

from __future__ import annotations

from typing import Final

from vezerkar.games.memoir.pieces import CLASSES, CardFace
from vezerkar.scene.scene import Argument, Message

ALL: Final = 0  # a number of units: any or all of them
OWN_COURSE: Final = {
    "ambush": "fact-card-ambush",
    "counter_attack": "fact-card-counter",
    "medics": "fact-card-medics",
    "finest_hour": "fact-card-finest-hour",
}


def card_facts(card: CardFace) -> tuple[Message, ...]:
    """Whom it orders, then what is special about it."""
    facts = [*_ordered(card), *_special(card)]
    bonus = card.dice_bonus
    if bonus.close_assault and bonus.ranged:
        facts.append(_fact("battle-bonus", number=bonus.close_assault))
    elif bonus.close_assault:
        facts.append(_fact("close-bonus", number=bonus.close_assault))
    elif bonus.ranged:
        facts.append(_fact("fire-bonus", number=bonus.ranged))
    if card.draw.draw > 1:
        facts.append(_fact("draw", number=card.draw.draw, number2=card.draw.keep))
    return tuple(facts)


def _fact(name: str, **args: Argument) -> Message:
    return Message(f"fact-card-{name}", args)


def _ordered(card: CardFace) -> list[Message]:
    if card.effect_kind in OWN_COURSE:
        return [Message(OWN_COURSE[card.effect_kind])]
    if card.strike:
        name = "strikes" if card.strike.targets > 1 else "strike"
        allies, axis = card.strike.allies_dice, card.strike.axis_dice
        return [_fact(name, number=card.strike.targets, dice=allies, dice2=axis)]
    units = card.units if isinstance(card.units, int) else ALL
    if card.effect_kind == "dig_in":
        return [_fact("dig-in", number=units)]
    if card.kind == "section":
        return _in_sections(card, units)
    if card.sections == ("choose_one",):
        return [_fact("one-section")]
    if card.when_ordered == "adjacent":
        return [_fact("in-touch")]
    if card.when_ordered == "not_adjacent":
        return [_fact("apart", number=units)]
    kind = card.unit_classes[0] if len(card.unit_classes) < len(CLASSES) else "units"
    return [_fact(kind, number=units)]


def _in_sections(card: CardFace, units: int) -> list[Message]:
    """Sections are named, so that the board can show them."""
    names = {f"section{i + 1 if i else ''}": f"section:{s}" for i, s in enumerate(card.sections)}
    if len(names) == 1:
        return [_fact(card.sections[0], number=units, **names)]
    each = card.orders.left if card.orders else ALL
    return [_fact("each-section" if len(names) > 2 else "flanks", number=each, **names)]


def _special(card: CardFace) -> list[Message]:
    facts = []
    if card.move and card.move_or_battle:
        facts.append(_fact("move-or-twice", number=card.move.move))
    elif card.move:
        args = {"number": card.move.move, "number2": card.move.move_and_battle}
        same = card.move.move == card.move.move_and_battle
        facts.append(_fact("move-and-battle" if same else "moves", **args))
    if card.second_move:
        facts.append(_fact("second-move", number=card.second_move))
    if not card.may_move and card.may_battle:
        facts.append(_fact("no-move"))
    return facts
