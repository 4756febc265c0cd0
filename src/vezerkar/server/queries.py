"""Questions that change nothing: why not, odds, previews, overlays, the past, free steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vezerkar.core.kernel import OBSERVER, State
from vezerkar.core.session import Step
from vezerkar.scene.scene import Odds, Overlay, Preview, Reason
from vezerkar.server.connection import Connection, live_of
from vezerkar.server.live_table import LiveTable
from vezerkar.server.permissions import acting_seat, viewed_seat
from vezerkar.server.socket_schema import ALL_SEEING, AskOverlay, AskPast, FreeStep, Past
from vezerkar.table import take_back
from vezerkar.table.irreversible import guess_for
from vezerkar.table.match import Match
from vezerkar.table.preview import preview
from vezerkar.table.reactions import passing_mates
from vezerkar.table.refusals import Refusal
from vezerkar.table.views import open_past_scene, past_scene

MAX_LISTED_FREE_STEPS: Final = 12


def reasons(match: Match, seat: int, action: str) -> tuple[Reason, ...]:
    """Why an action is not possible."""
    state, game = match.state, match.game
    return tuple(game.explain(state, seat, game.notation(state).parse(action)))


def odds(match: Match, seat: int, text: str) -> Odds | None:
    """What chance may do to an action of a seat; nothing for what is not possible."""
    state, game = match.state, match.game
    action = game.notation(state).parse(text)
    return game.odds(state, seat, action) if action in state.legal_actions(seat) else None


def preview_of(match: Match, seat: int, text: str) -> Preview | None:
    """What follows from an action of a seat for certain; nothing for what is not possible."""
    state, game = match.state, match.game
    action = game.notation(state).parse(text)
    if action not in state.legal_actions(seat):
        return None
    return preview(game, state, seat, action, passing_mates(match, seat))


def calculation(table: LiveTable, connection: Connection, seat: str, number: int) -> Odds | None:
    """What chance could have done in a line of the log, as its reader could know it then."""
    reader = viewed_seat(table, connection, seat)
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
    return game.odds(before, step.seat, step.action) if _has_odds(before, step) else None


def _has_odds(before: State, step: Step) -> bool:
    return bool(step.drawn) and step.action in before.legal_actions(step.seat)


def place_of(table: LiveTable, connection: Connection, asked: AskPast | AskOverlay) -> int:
    """The place among all steps that is meant; another seat's log may count the steps."""
    reader = viewed_seat(table, connection, asked.seat if asked.by is None else asked.by)
    return table.match.log.place(reader, asked.ply)


def overlay(table: LiveTable, connection: Connection, asked: AskOverlay) -> Overlay:
    place = place_of(table, connection, asked)
    seat = viewed_seat(table, connection, asked.seat)
    match = table.match
    return match.game.overlay(match.history.state_at(place), seat, asked.name, asked.anchor)


def past(table: LiveTable, connection: Connection, asked: AskPast) -> Past:
    """A moment of the match from a seat's point of view, and its ply in the screen's own log."""
    place = place_of(table, connection, asked)
    match, screen = table.match, table.audience.screen_of(connection)
    if asked.seat == ALL_SEEING:
        if not match.over:
            raise Refusal("refused-not-over", "the match is not over")
        scene = open_past_scene(match, place)
    else:
        seat = viewed_seat(table, connection, asked.seat)
        scene = past_scene(match, place, seat, screen.also(seat))
    at = match.log.ply_at(screen.seat, place)
    return Past(asked.ref, asked.ply, at, live_of(scene))


def free_steps(table: LiveTable, connection: Connection, seat: str) -> list[FreeStep]:
    """The steps that are free to take back, the latest first."""
    number = acting_seat(table, connection, seat)
    choices = take_back.free_steps(table.match, number)[:MAX_LISTED_FREE_STEPS]
    return [_free_step(table.match, number, places) for places in choices]


def _free_step(match: Match, seat: int, places: Sequence[int]) -> FreeStep:
    place = places[-1]  # the choice itself; what follows it came of itself
    log, step = match.log, match.session.steps[place]
    number, before = log.standing[place], step.before
    action = match.game.notation(before).spell(step.action)
    actions = match.game.scene(before, seat).actions
    return FreeStep(
        log.ply_for(seat, number),
        log.number_for(seat, number),
        action,
        next(view.text for view in actions if view.action == action),
        match.undo_rules.can_withdraw(places),
    )
