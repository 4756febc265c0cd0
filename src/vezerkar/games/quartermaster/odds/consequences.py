"""What an action on the map leads to, if nobody reacts: pieces, supply and points, line by line."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.quartermaster.events import NOBODYS
from vezerkar.games.quartermaster.rules.victory import next_points
from vezerkar.games.quartermaster.setup import layout_of
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import (
    COUNTRIES,
    V_BATTLE,
    V_BUILD,
    V_ELIMINATE,
    V_LIFT,
    V_RECRUIT,
    V_WITHDRAW,
)
from vezerkar.scene.panels import Sheet, Sum, Term
from vezerkar.scene.scene import Argument, Message
from vezerkar.space.areas import areas_of

VERBS_WITH_SHEET: Final = frozenset((V_BATTLE, V_BUILD, V_ELIMINATE, V_LIFT, V_RECRUIT, V_WITHDRAW))
ATTACK_VERBS: Final = frozenset((V_BATTLE, V_ELIMINATE))  # a protected piece stays (QG-21.8)


def sheet_of(s: War, seat: int, action: int) -> Sheet | None:
    """The sheet of an action that places a piece or takes one off the board; else None."""
    verb = verb_of(action)
    if verb not in VERBS_WITH_SHEET:
        return None
    c, space = touched(seat, action)
    if c == NOBODYS:
        return None  # a battle against an empty space changes nothing by itself
    if verb in ATTACK_VERBS and s.shields[c] >> space & 1:
        lines = Lines(s, s)
        stays = Sum("pieces", (lines.piece(STAYS, c, space),), relative=True)
        return Sheet("consequence", Message("sheet-then"), (stays,))
    t = s.clone()
    if verb in (V_BUILD, V_RECRUIT):
        t.put(c, space)
    else:
        t.lift(c, space)
    lines = Lines(s, t)
    pieces = (lines.piece(VERB_TERMS[verb], c, space), *lines.supply(c, space))
    sums = [Sum("pieces", pieces, relative=True)]
    if points := lines.points():
        sums.append(Sum("next-points", points, relative=True))
    headline = lines.headline(verb)
    if verb == V_RECRUIT and must_free(s, c, space):
        headline = Message(
            "sheet-if-freed", {"country": f"country:{lines.seats[c]}"}, ("QG-11.10",)
        )
    return Sheet("consequence", headline, tuple(sums))


def must_free(s: War, c: int, space: int) -> bool:
    """Whether a country has no such piece left, and is asked for one that stands on the board."""
    kind = s.board.sea if s.board.sea >> space & 1 else s.board.land
    return s.reserve(c, kind) <= 0


VERB_TERMS: Final = {
    V_BATTLE: ("term-battled", -1, ("QG-18.7",)),
    V_ELIMINATE: ("term-eliminated", -1, ("QG-21.6",)),
    V_WITHDRAW: ("term-withdrawn", -1, ("QG-11.7",)),
    V_LIFT: ("term-withdrawn", -1, ("QG-11.7",)),
    V_BUILD: ("term-built", 1, ("QG-18.1", "QG-18.3")),
    V_RECRUIT: ("term-recruited", 1, ("QG-21.2",)),
}


def touched(seat: int, action: int) -> tuple[int, int]:
    """The country whose piece comes or goes, and the space."""
    verb, a, b = verb_of(action), a_of(action), b_of(action)
    if verb == V_BATTLE:
        return b, a
    return (a, b) if verb in (V_ELIMINATE, V_RECRUIT) else (seat, a)


class Lines:
    """Compares a position with the one that an action would make of it."""

    def __init__(self, before: War, after: War) -> None:
        self.before, self.after = before, after
        layout = layout_of(before.board)
        self.seats, self.spaces = layout.seats, layout.lexicon.names("space")
        self.teams = layout.lexicon.names("team")

    def headline(self, verb: int) -> Message:
        if self.after.ending >= 0 > self.before.ending:
            side = f"side:{self.teams[self.after.winner]}"
            return Message("sheet-wins", {"side": side}, ("QG-23.1",))
        return Message("sheet-unless" if verb in ATTACK_VERBS else "sheet-then")

    def piece(self, said: tuple[str, int, tuple[str, ...]], c: int, space: int) -> Term:
        key, value, rules = said
        place = self.spaces[space]
        args: dict[str, Argument] = {
            "country": f"country:{self.seats[c]}",
            "space": f"space:{place}",
            "sea": int(self.before.board.sea >> space & 1),
        }
        unit = f"unit:{self.seats[c]}-{place}" if self.before.pieces[c] >> space & 1 else ""
        return Term(Message(key, args, rules), value, anchors=(unit,) if unit else ())

    def supply(self, moved: int, where: int) -> list[Term]:
        """Pieces that would lose their supply, or have it again."""
        found = []
        for c in range(COUNTRIES):
            both = self.before.pieces[c] & self.after.pieces[c]
            lost = both & self.before.supplied(c) & ~self.after.supplied(c)
            fed = both & self.after.supplied(c) & ~self.before.supplied(c)
            found += [self.piece(CUT_OFF, c, space) for space in areas_of(lost)]
            found += [self.piece(FED, c, space) for space in areas_of(fed)]
        if self.after.pieces[moved] & ~self.after.supplied(moved) & 1 << where:
            found.append(self.piece(NEVER_FED, moved, where))
        return found

    def points(self) -> tuple[Term, ...]:
        """What each country's next Victory step would bring more or less."""
        found = []
        for c in range(COUNTRIES):
            change = int(next_points(self.after, c) - next_points(self.before, c))
            if change:
                args: dict[str, Argument] = {"country": f"country:{self.seats[c]}"}
                found.append(Term(Message("term-next-points", args, ("QG-22.2",)), change))
        return tuple(found)


CUT_OFF: Final = ("term-cut-off", -1, ("QG-12.9",))
FED: Final = ("term-fed", 1, ("QG-12.2",))
NEVER_FED: Final = ("term-cut-off", -1, ("QG-12.9", "QG-21.3"))
STAYS: Final = ("term-stays", 0, ("QG-21.8",))
