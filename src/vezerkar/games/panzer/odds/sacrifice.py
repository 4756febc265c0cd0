"""The odds of a card that is laid face down: what the flip makes of it, and the enemy's card.

What the enemy lays is his decision, not chance: it is told for no card at all, and for the best one
that he may hold.
"""

from __future__ import annotations

from functools import partial
from typing import Final, Literal, NamedTuple

from vezerkar.games.panzer.hidden import most_laid
from vezerkar.games.panzer.odds.exchange import Fire, Tactics, loss_of
from vezerkar.games.panzer.odds.flips import unseen_tactics
from vezerkar.games.panzer.rules.combat_values import firing_side, target_unit
from vezerkar.games.panzer.state import F_FIRE, F_PREVENT, F_TARGET, Front
from vezerkar.scene.message import Message
from vezerkar.scene.panels import Bar, Sheet
from vezerkar.scene.scene import Odds

NOTHING: Final = 0  # what a bluff adds


class LaidCard(NamedTuple):
    """A fire after both cards are turned over."""

    values: Fire
    losses: dict[int, float]
    morale: int

    @property
    def deadly(self) -> float:
        """How likely the target is destroyed."""
        return sum(chance for loss, chance in self.losses.items() if loss >= self.morale)


def laid_card(s: Front, seat: int, own: int, theirs: int) -> LaidCard:
    """The fire in progress if a seat lays a card of one value, and the enemy one of another."""
    fires = s.board.side_of[seat] == firing_side(s)
    ours, enemys = (own, theirs) if fires else (theirs, own)
    values = Fire(s.fight[F_FIRE] + ours, s.fight[F_TARGET] + enemys)
    tactics = unseen_tactics(s, seat, int(s.board.solo))
    return LaidCard(values, _losses(s, values, tactics), s.morale(target_unit(s)))


def most_against(s: Front, seat: int) -> int:
    """The most that the enemy's card can add, as far as a seat knows."""
    return most_laid(s, seat, 1 - s.board.side_of[seat])


def sacrifice_odds(s: Front, seat: int, card: int) -> Odds:
    """What is lost if the enemy adds nothing, and if he adds the most he may hold."""
    own, most = s.board.battle[card], most_against(s, seat)
    sheet = partial(_sheet, most=most, is_enemy=s.board.side_of[seat] == firing_side(s))
    bare = laid_card(s, seat, own, NOTHING)
    if not most:
        return Odds(sheet=sheet("alone", bare))
    return Odds(sheet=sheet("least", bare), after=sheet("most", laid_card(s, seat, own, most)))


def _losses(s: Front, values: Fire, tactics: Tactics) -> dict[int, float]:
    """PG-7.14.1: the loss by the flip; the ratios of steps 9 and 10 decide no more."""
    total = sum(tactics.values())
    found: dict[int, float] = {}
    for tactic, count in tactics.items():
        difference = max(1, values.fire + tactic) - values.guard  # PG-7.0.3
        loss = max(0, loss_of(difference) - s.fight[F_PREVENT])
        found[loss] = found.get(loss, 0.0) + count / total
    return found


def _sheet(which: str, laid: LaidCard, most: int, is_enemy: bool) -> Sheet:
    numbers = {"number": laid.values.fire, "number2": laid.values.guard, "number3": most}
    return Sheet("combat", Message(f"sheet-laid-{which}", {**numbers}), bars=_bars(laid, is_enemy))


def _bars(laid: LaidCard, is_enemy: bool) -> tuple[Bar, ...]:
    harm: Literal["good", "bad"] = "good" if is_enemy else "bad"
    bars = [
        Bar(
            Message("odds-loss", {"number": loss}, ("PG-7.14.1",)),
            chance,
            tone=harm if loss else "",
        )
        for loss, chance in sorted(laid.losses.items())
        if loss < laid.morale
    ]
    if laid.deadly:
        bars.append(Bar(Message("odds-destroyed", {}, ("PG-7.15.1",)), laid.deadly, tone=harm))
    return tuple(bars)
