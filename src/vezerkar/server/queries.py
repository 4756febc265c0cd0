"""Questions that change nothing: why not, odds, overlays, the past, the steps that are free."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import OBSERVER, State
from vezerkar.core.session import Step
from vezerkar.scene.scene import Odds, Overlay, Reason
from vezerkar.server.connection import Viewer, live_of
from vezerkar.server.live_table import LiveTable
from vezerkar.server.socket_schema import ALL_SEEING, AskOverlay, AskPast, FreeStep, Past
from vezerkar.table.irreversible import guess_for
from vezerkar.table.journal import Refusal

STEPS: Final = 12  # free steps that are listed


def shown_seat(table: LiveTable, viewer: Viewer, seat: str) -> int:
    """The number of a seat through whose eyes the viewer may look.

    All eyes together count and ask like somebody who watches; what they see is not asked here.
    """
    number = OBSERVER if seat in ("", ALL_SEEING) else table.match.seat_number(seat)
    if not table.may_show(viewer, number):
        raise Refusal("refused-not-yours", "this seat belongs to somebody else")
    return number


def reasons(table: LiveTable, seat: int, action: str) -> tuple[Reason, ...]:
    """Why an action is not possible."""
    state, game = table.match.state, table.match.game
    return tuple(game.explain(state, seat, game.notation(state).parse(action)))


def odds(table: LiveTable, seat: int, text: str) -> Odds | None:
    """What chance may do to an action of a seat; of what is no action nothing is told."""
    state, game = table.match.state, table.match.game
    action = game.notation(state).parse(text)
    return game.odds(state, seat, action) if action in state.legal_actions(seat) else None


def calculation(table: LiveTable, viewer: Viewer, seat: str, number: int) -> Odds | None:
    """What chance could have done in a line of the log, as its reader could know it then."""
    reader = shown_seat(table, viewer, seat)
    match = table.match
    known = match.log.known(reader)
    if not 0 <= number < len(known):
        raise Refusal("refused-no-step", f"there is no line {number} in the log")
    step, game = match.log.lines[known[number]].step, match.game
    before = step.before
    if reader != step.seat and not match.over:
        if reader == OBSERVER:
            return None
        before = guess_for(game, before, reader)  # what was hidden then may be hidden now
    return game.odds(before, step.seat, step.action) if _may_odds(before, step) else None


def _may_odds(before: State, step: Step) -> bool:
    return bool(step.drawn) and step.action in before.legal_actions(step.seat)


def moment(table: LiveTable, viewer: Viewer, asked: AskPast | AskOverlay) -> int:
    """The place among all steps that is meant: whose log counts them may be another's."""
    reader = shown_seat(table, viewer, asked.seat if asked.by is None else asked.by)
    return table.match.log.place(reader, asked.ply)


def overlay(table: LiveTable, viewer: Viewer, asked: AskOverlay) -> Overlay:
    place = moment(table, viewer, asked)
    seat = shown_seat(table, viewer, asked.seat)
    return table.match.overlay(place, seat, asked.name, asked.anchor)


def past(table: LiveTable, viewer: Viewer, asked: AskPast) -> Past:
    """A moment of the match through the eyes of a seat, and where it is in the viewer's own log."""
    place = moment(table, viewer, asked)
    screen = table.screen_of(viewer)
    if asked.seat == ALL_SEEING:
        if not table.match.over:
            raise Refusal("refused-not-over", "the match is not over")
        scene = table.match.open_past(place)
    else:
        seat = shown_seat(table, viewer, asked.seat)
        scene = table.match.past(place, seat, screen.also(seat))
    at = table.match.log.ply_at(screen.seat, place)
    return Past(asked.ref, asked.ply, at, live_of(scene))


def free_steps(table: LiveTable, viewer: Viewer, seat: str) -> list[FreeStep]:
    """The steps that are free to take back, the latest first."""
    number = table.own(viewer, seat)
    return [_free_step(table, number, place) for place in table.match.back.free(number)[:STEPS]]


def _free_step(table: LiveTable, seat: int, place: int) -> FreeStep:
    match, log = table.match, table.match.log
    step, number = match.session.steps[place], log.standing[place]
    before = step.before
    action = match.game.notation(before).spell(step.action)
    actions = match.game.scene(before, seat).actions
    return FreeStep(
        log.ply_for(seat, number),
        log.number_for(seat, number),
        action,
        next(choice.text for choice in actions if choice.action == action),
        match.can_withdraw(place),
    )
