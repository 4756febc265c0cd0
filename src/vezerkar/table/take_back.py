"""Taking steps back: a seat's own free steps, and any others if the other side agrees."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from vezerkar.table.journal import JournalEntry
from vezerkar.table.match import Match, UndoRequest
from vezerkar.table.refusals import Refusal


def free_steps(match: Match, seat: int) -> list[list[int]]:
    """The places of the steps that a seat may take back by itself, the latest choice first.

    Each choice with the answers after it that were the only ones: they are no choice to go back to.
    """
    return [] if match.over else match.undo_rules.choices(seat)


def can_undo(match: Match, seat: str) -> int:
    """How many steps a seat may take back; an action that waits to be confirmed is one."""
    number = match.seats.number(seat)
    return len(free_steps(match, number)) + (number in match.held)


def undo(match: Match, seat: str, steps: int, alone: bool = False) -> JournalEntry:
    """Take back the seat's own latest free steps, or only the one that many steps back."""
    number = match.seats.number(seat)
    if number in match.held and not alone and steps == 1:
        return match.release(number)
    free = free_steps(match, number)
    steps -= number in match.held
    if not 1 <= steps <= len(free):
        raise Refusal("refused-known", "undo stops here: something has been revealed since")
    chosen = free[steps - 1 : steps] if alone else free[:steps]
    return _undo_places(match, seat, sorted(place for choice in chosen for place in choice))


def _undo_places(match: Match, seat: str, places: Sequence[int]) -> JournalEntry:
    gone = match.history.lines_at(places)
    if places[0] == match.ply - len(places):
        match.go_back(len(places))
        entry = JournalEntry("undo", seat, steps=len(places))
    else:
        trial = match.history.without(places)
        if trial is None or not match.undo_rules.is_quiet(places, trial):
            raise Refusal("refused-needed", "later steps depend on this one")
        match.withdraw(places, trial)
        text = " ".join(str(place) for place in places)
        entry = JournalEntry("withdraw", seat, text, steps=len(places))
    match.drop_request(gone)
    return entry


# By agreement


def request_undo(match: Match, seat: str, to: int) -> None:
    """Ask the other side to go back to a ply that the seat cannot reach by itself."""
    if match.over:
        raise Refusal("refused-over", "the match is over")
    if not match.take_back:
        raise Refusal("refused-no-consent", "take-backs by agreement are off at this table")
    number = match.seats.number(seat)
    known = match.ply_of(number)
    if not 0 <= to < known:
        text = f"the match is at step {known}; it cannot go back to step {to}"
        raise Refusal("refused-no-step", text)
    match.undo_request = UndoRequest(number, match.log.left(number)[to])


def requested_ply(match: Match, request: UndoRequest, seat: int) -> int:
    """Where the match would go back to, counted in the steps that a reader knows of."""
    return bisect_left(match.log.left(seat), request.line)


def answer_undo(match: Match, seat: str, yes: bool) -> JournalEntry | None:
    """Another team agrees or declines; somebody who plays alone agrees with themselves."""
    if match.undo_request is None:
        raise Refusal("refused-nobody-asks", "nobody is asking to take anything back")
    asker, number = match.undo_request
    mine = match.teams[match.seats.number(seat)]
    if match.teams[asker] == mine and any(team != mine for team in match.teams):
        raise Refusal("refused-other-side", "the other side has to agree")
    match.undo_request = None
    steps = match.ply - bisect_left(match.log.standing, number)
    if not yes or not steps:
        return None
    match.go_back(steps)
    return JournalEntry("undo", seat, steps=steps)
