"""Where a card could be used, before it is played: each place with what would come of it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vezerkar.core.chance import Script
from vezerkar.core.errors import ChanceError
from vezerkar.core.kernel import a_of, verb_of
from vezerkar.games.quartermaster.events import NOBODYS
from vezerkar.games.quartermaster.odds.consequences import (
    VERBS_WITH_SHEET,
    sheet_of,
    touched,
)
from vezerkar.games.quartermaster.setup import layout_of
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import V_WITHDRAW
from vezerkar.scene.message import Message
from vezerkar.scene.panels import Row, Sheet, Term

CARD_PLACE_VERBS: Final = VERBS_WITH_SHEET - {V_WITHDRAW}
MAX_STEPS_OF_A_CARD: Final = 50  # of what a card does by itself before anybody is asked


def card_sheet(s: War, seat: int, action: int) -> Sheet | None:
    """The places that a card leads to; None if it asks for none, or chance comes first."""
    after = _asked_next(s, seat, action)
    places = _places(after, seat) if after else []
    if after is None or not places:
        return None
    rows = tuple(_row(after, seat, one) for one in places)
    card = f"card:{layout_of(s.board).lexicon.name('card', a_of(action))}"
    return Sheet("card", Message("sheet-card", {"card": card}), rows=rows)


def has_places(s: War, seat: int, action: int) -> bool:
    """Whether a card has a sheet."""
    after = _asked_next(s, seat, action)
    return after is not None and bool(_places(after, seat))


def starves_at_once(s: War, seat: int, action: int) -> bool:
    """Whether a recruited piece of the seat itself is gone before anybody is asked anything."""
    c, space = touched(seat, action)
    if c != seat:
        return False
    t, nothing = s.clone(), Script([])
    t.events = None
    try:
        t.phase().take(t, seat, action, nothing)
        stood = bool(t.pieces[c] >> space & 1)
        while t.ending < 0 and not t.phase().waiting(t):
            t.phase().proceed(t, nothing)
            stands = bool(t.pieces[c] >> space & 1)
            if stood and not stands:
                return True
            stood = stands
    except ChanceError:
        pass
    return False


def _places(after: War, seat: int) -> list[int]:
    """The actions that place or strike a piece; to take an own one off is no use of a card."""
    return [
        one
        for one in after.phase().actions(after, seat)
        if verb_of(one) in CARD_PLACE_VERBS and touched(seat, one)[0] != NOBODYS
    ]


def _asked_next(s: War, seat: int, action: int) -> War | None:
    """The table when the seat is asked where its card is used; what others hold plays no part."""
    t = s.clone()
    t.events = None
    nothing = Script([])
    try:
        t.phase().take(t, seat, action, nothing)
        for _ in range(MAX_STEPS_OF_A_CARD):
            if t.ending >= 0:
                return None
            if waiting := t.phase().waiting(t):
                return t if waiting >> seat & 1 and not t.phase().secret else None
            t.phase().proceed(t, nothing)
    except ChanceError:
        pass
    return None


def _row(t: War, seat: int, action: int) -> Row:
    """A place: what happens to the piece there, then supply and points."""
    sheet = sheet_of(t, seat, action)
    assert sheet is not None
    terms = [_fact(term) for part in sheet.sums for term in part.terms]
    place = f"space:{layout_of(t.board).lexicon.name('space', touched(seat, action)[1])}"
    mark = "attack" if sheet.text.key == "sheet-unless" else "place"
    return Row(terms[0], anchors=(place,), facts=tuple(terms[1:]), marks=(mark,))


def _fact(term: Term) -> Message:
    """A term as a sentence; that of points says how many."""
    if term.text.key != "term-next-points":
        return term.text
    key = "fact-more-points" if term.value > 0 else "fact-fewer-points"
    return replace(term.text, key=key, args={**term.text.args, "number": abs(term.value)})
