"""What a seat is told is all that it may know: of a step that is hidden from it, nothing."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from tests.table import made_up_game
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import ActionError
from vezerkar.core.game import Value
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.registry import find_game
from vezerkar.scene.scene import Scene
from vezerkar.table.history import CHANGING_FIELDS
from vezerkar.table.journal import UNKNOWN, JournalEntry
from vezerkar.table.match import Match
from vezerkar.table.reading import read
from vezerkar.table.refusals import Stale
from vezerkar.table.seats import TableSeat
from vezerkar.table.take_back import can_undo, free_steps, request_undo, requested_ply, undo
from vezerkar.table.views import scene_of

SECRET = b"thirty-two bytes of no meaning.."
CHECKED_FREE_STEPS = 3  # each costs a trial
TABLES: list[tuple[str, str, dict[str, Value], int]] = [
    ("made_up", "three", {}, 150),
    ("made_up", "four", {}, 150),
    ("crescent", "szekesfehervar_1593", {"players": 2}, 120),
    ("crescent", "szekesfehervar_1593", {"players": 4}, 120),
    ("hungary", "campaign", {}, 120),
    ("hungary", "konrad", {"axis_players": 2, "soviet_players": 3}, 60),
    ("quartermaster", "world-war", {}, 90),
    ("quartermaster", "world-war", {"players": 3}, 90),
    ("panzer", "stalingrad", {}, 60),
]


def new(game_id: str, scenario: str, settings: Mapping[str, Value]) -> Match:
    game = made_up_game.GAME if game_id == made_up_game.GAME.id else find_game(game_id)
    first = game.new(scenario, game.complete_settings(settings, scenario), Seeded(0))
    seats = [TableSeat(seat, "person", "u", f"person {seat}") for seat in game.seats(first)]
    return Match(game, scenario, settings, seats, SECRET)


def told(match: Match, reader: int) -> bytes:
    """Everything that a reader is sent, or can ask for."""
    log = match.log
    lines = [
        (
            log.number_for(reader, number),
            log.ply_for(reader, number),
            match.seats.ids[log.lines[number].step.seat],
            match.history.messages(number, reader),
            log.lines[number].step.barrier,
            log.lines[number].undone,
        )
        for number in log.known(reader)[-20:]
    ]
    scene = scene_of(match, reader)
    live = [getattr(scene, name) for name in CHANGING_FIELDS]
    request = match.undo_request
    asks = request and (request.seat, requested_ply(match, request, reader))
    free = [] if reader == OBSERVER else steps_of(match, reader)
    return msgspec.json.encode([live, lines, match.moment(reader), asks, free])


def steps_of(match: Match, seat: int) -> list[tuple[int, bool]]:
    """The free steps as they are listed."""
    free = free_steps(match, seat)
    listed = [
        (match.log.ply_for(seat, match.log.standing[one[-1]]), match.undo_rules.can_withdraw(one))
        for one in free[:CHECKED_FREE_STEPS]
    ]
    return [(len(free), False), *listed]


def a_step(match: Match, pick: Seeded, seat: int) -> JournalEntry:
    """Take something back, or take any action."""
    name = match.seats.ids[seat]
    free = can_undo(match, name)
    if free and pick.below(4) == 0:
        try:
            return undo(match, name, 1 + pick.below(min(free, 4)), alone=pick.below(2) == 0)
        except ActionError:
            pass  # a later step of its own needs it
    actions = match.state.legal_actions(seat)
    action = match.game.notation(match.state).spell(actions[pick.below(len(actions))])
    return match.apply(name, match.ply_of(seat), action)


@pytest.mark.parametrize(("game_id", "scenario", "settings", "steps"), TABLES)
def test_a_hidden_step_changes_nothing_that_a_seat_is_told(
    game_id: str, scenario: str, settings: dict[str, Value], steps: int
) -> None:
    match, pick, hidden = new(game_id, scenario, settings), Seeded(7), 0
    for _ in range(steps):
        if match.over:
            break
        seats = match.deciding()
        seat = seats[pick.below(len(seats))]
        secret = match.state.phase().secret
        if secret and match.ply_of(seat) and pick.below(5) == 0:
            request_undo(match, match.seats.ids[seat], pick.below(match.ply_of(seat)))
        readers = [r for r in range(OBSERVER, len(match.seats)) if r != seat] if secret else []
        before = {reader: told(match, reader) for reader in readers}
        stood = set(match.log.standing)
        a_step(match, pick, seat)
        changed = stood.symmetric_difference(match.log.standing)
        for reader in readers:
            if not any(match.log.knows(reader, number) for number in changed):
                assert told(match, reader) == before[reader]
                hidden += 1
    assert hidden > 10


@pytest.mark.parametrize(("game_id", "scenario", "settings", "steps"), TABLES)
def test_steps_that_are_said_to_be_free_can_be_taken_back(
    game_id: str, scenario: str, settings: dict[str, Value], steps: int
) -> None:
    match, pick = new(game_id, scenario, settings), Seeded(8)
    entries: list[JournalEntry] = []
    for _ in range(steps):
        if match.over:
            break
        seats = match.deciding()
        entries.append(a_step(match, pick, seats[pick.below(len(seats))]))
        name = match.seats.ids[pick.below(len(match.seats))]
        if can_undo(match, name) and pick.below(4) == 0:
            entries.append(undo(match, name, can_undo(match, name)))
            assert can_undo(match, name) == 0
    # A journal says from whom a step was hidden; without that it is found out again.
    for known in (entries, [msgspec.structs.replace(entry, hidden=UNKNOWN) for entry in entries]):
        opening = match.session.opening
        same = Match(match.game, scenario, settings, match.seats, SECRET, opening=opening)
        read(same, known)
        assert same.state.fingerprint() == match.state.fingerprint()
        assert readers_of(same) == readers_of(match)


def readers_of(match: Match) -> list[tuple[int, tuple[int, ...], bool]]:
    """Who knows of each line of the log, and of how many steps."""
    return [(line.hidden, line.plies, line.undone) for line in match.log.lines]


def test_a_journal_that_says_from_whom_steps_were_hidden_needs_no_scenes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, pick = new("made_up", "three", {}), Seeded(7)
    entries: list[JournalEntry] = []
    while len(entries) < 60 and not match.over:
        seats = match.deciding()
        entries.append(a_step(match, pick, seats[pick.below(len(seats))]))
    assert any(entry.hidden > 0 for entry in entries)

    def no_scene(*_: object) -> Scene:
        raise AssertionError("a scene was made")

    monkeypatch.setattr(made_up_game.GAME, "scene", no_scene)
    same = new("made_up", "three", {})
    read(same, entries)
    assert readers_of(same) == readers_of(match)


def test_a_plan_is_not_late_because_somebody_else_is_ready() -> None:
    match = new("crescent", "open_field", {})
    while len(match.state.actors()) < 2:
        act(match, match.state.actors()[0])
    other, planner = match.state.actors()
    ply = match.ply_of(planner)
    while match.ply_of(planner) == ply:  # that the other is ready is told
        act(match, other)
    seat, action = match.seats.ids[planner], actions_of(match, planner)[0]
    match.apply(seat, ply, action)  # sent a moment before it was told
    with pytest.raises(Stale):
        match.apply(seat, ply, action)  # after a step of one's own it would be another moment


def act(match: Match, seat: int) -> None:
    """Lock the plan, or do anything else."""
    actions = actions_of(match, seat)
    action = "lock" if "lock" in actions else actions[0]
    match.apply(match.seats.ids[seat], match.ply_of(seat), action)


def actions_of(match: Match, seat: int) -> list[str]:
    spell = match.game.notation(match.state).spell
    return [spell(action) for action in match.state.legal_actions(seat)]
