"""What a battle was for, what a loss cost, what a new piece brings: told beside the event itself.

Pieces, supply and points lie open, and so does the card in progress: everybody may be told of them.
"""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import BIT, Event
from vezerkar.games.quartermaster import events, terms
from vezerkar.games.quartermaster.rules.stack import find_frame
from vezerkar.games.quartermaster.rules.victory import next_points
from vezerkar.games.quartermaster.setup import layout_of
from vezerkar.games.quartermaster.state import War
from vezerkar.scene.scene import Argument
from vezerkar.space.areas import areas_of, count

# Arguments that these sentences have beside those of their events
EXTRA_ARGUMENTS: Final = frozenset(
    ("number", "number2", "near", "space2", "known", "country2", "card")
)
STRUCK: Final = frozenset((events.E_REMOVED, events.E_ELIMINATED))
LEFT: Final = frozenset((events.E_UNSUPPLIED, events.E_WITHDRAWN))

Args = dict[str, Argument]


class Stakes:
    """Follows the events of a step: the board at each of them, and the card that is in progress."""

    def __init__(self, before: War) -> None:
        self.s = before.clone()
        self.s.events = None
        self.lexicon = layout_of(before.board).lexicon
        self.owned = self._card_in_progress()

    def tell(self, event: Event) -> Args:
        """What is said of an event beside its own arguments; the board follows it."""
        kind = event.kind
        if kind in (events.E_PLAYED, events.E_USED):
            self.owned = (event.args[0], event.args[1])
        elif kind == events.E_LAID_STATUS:
            self._lay(event.args[0], event.args[1])
        elif kind == events.E_RECRUITED:
            return {**self._came(event.args[0], event.args[1]), **self._culprit()}
        elif kind == events.E_BUILT:
            return self._came(event.args[0], event.args[1])
        elif kind in STRUCK:
            return {**self._left(event.args[0], event.args[1]), **self._culprit()}
        elif kind in LEFT:
            return self._left(event.args[0], event.args[1])
        elif kind == events.E_BATTLE:
            target = event.args[2]
            return _cost(self.s, self._without(target, event.args[1]), target)
        return {}

    def _card_in_progress(self) -> tuple[int, int] | None:
        """Its owner and the card."""
        end = find_frame(self.s, terms.P_CARD)
        if not end:
            return None
        owned = self.s.stack[end + terms.CARD_OWNED]
        return owned >> terms.OWNER_FROM, owned & terms.CARD_MASK

    def _lay(self, c: int, card: int) -> None:
        """A Status card may score from now on."""
        status = [list(cards) for cards in self.s.status]
        status[c].append(card)
        self.s.status = status
        self.s.refresh()

    def _came(self, c: int, space: int) -> Args:
        before = next_points(self.s, c)
        if not self.s.pieces[c] & BIT[space]:
            self.s.put(c, space)
        more = max(0, next_points(self.s, c) - before)
        goal = -1 if more else self._star_beside(c, space)
        told: Args = {"number": int(more), "near": int(goal >= 0)}
        if goal >= 0:
            told["space2"] = self._space(goal)
        return told

    def _left(self, c: int, space: int) -> Args:
        before, self.s = self.s, self._without(c, space)
        return _cost(before, self.s, c)

    def _without(self, c: int, space: int) -> War:
        t = self.s.clone()
        t.lift(c, space)
        return t

    def _culprit(self) -> Args:
        if self.owned is None:
            return {"known": 0}
        c, card = self.owned
        country = f"country:{self.lexicon.name('country', c)}"
        return {"known": 1, "country2": country, "card": f"card:{self.lexicon.name('card', card)}"}

    def _star_beside(self, c: int, space: int) -> int:
        """A Supply Space beside a new piece that its team does not hold; first an enemy's."""
        s = self.s
        team = s.board.team[c]
        stars = s.near(team)[space] & s.supply[c] & s.board.land & ~s.team_pieces(team)
        held = stars & s.team_pieces(1 - team)
        return next(iter(areas_of(held or stars)), -1)

    def _space(self, space: int) -> str:
        return f"space:{self.lexicon.name('space', space)}"


def _cost(before: War, after: War, c: int) -> Args:
    """What a piece is worth to its country: points of each turn, and pieces that it supplies."""
    fewer = max(0, next_points(before, c) - next_points(after, c))
    cut = after.pieces[c] & before.supplied(c) & ~after.supplied(c)
    return {"number": int(fewer), "number2": int(count(cut))}
