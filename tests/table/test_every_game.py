"""Every game at a table: steps, undo, shared screens, journals, the past."""

from __future__ import annotations

import msgspec
import pytest

from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.registry import find_game, game_ids
from vezerkar.scene.scene import Scene
from vezerkar.table.decorations import CANCEL, CONFIRM
from vezerkar.table.history import CHANGING_FIELDS
from vezerkar.table.hot_seat import VISIBLE_FIELDS, Screen
from vezerkar.table.irreversible import FINAL
from vezerkar.table.journal import JournalEntry
from vezerkar.table.match import Match
from vezerkar.table.reading import read
from vezerkar.table.seats import TableSeat
from vezerkar.table.take_back import can_undo, undo
from vezerkar.table.views import open_past_scene, past_scene, scene_of

SECRET = b"thirty-two bytes of no meaning.."
PLAYED_STEPS = 120


def new(game_id: str, scenario: str, confirm_turn: bool = False) -> Match:
    game = find_game(game_id)
    first = game.new(scenario, game.complete_settings({}, scenario), Seeded(0))
    seats = [TableSeat(seat, "person", "u", f"person {seat}") for seat in game.seats(first)]
    return Match(game, scenario, {}, seats, SECRET, confirm_turn=confirm_turn)


def again(match: Match, entries: list[JournalEntry]) -> Match:
    same = Match(
        match.game,
        match.session.scenario,
        {},
        match.seats,
        SECRET,
        opening=match.session.opening,
        confirm_turn=match.confirm_turn,
    )
    read(same, entries)
    return same


def live(scene: Scene) -> bytes:
    return msgspec.json.encode([getattr(scene, name) for name in CHANGING_FIELDS])


def check_open_past(match: Match) -> None:
    """From everybody's point of view all is as its owner sees it, and nothing is there twice."""
    for place in range(0, match.ply + 1, 7):
        scene = open_past_scene(match, place)
        own = [past_scene(match, place, seat) for seat in range(len(match.seats))]
        nobodys = past_scene(match, place, OBSERVER)
        assert len(scene.tokens) == len(nobodys.tokens)
        for seat in own:
            assert all(zone in scene.zones for zone in seat.zones if zone.owner == seat.seat)
            assert all(mat in scene.mats for mat in seat.mats if mat.owner == seat.seat)
            assert {each for each in seat.tokens if each.side == seat.side} <= set(scene.tokens)
        seen = {zone.id for view in (nobodys, *own) for zone in view.zones}
        assert {zone.id for zone in scene.zones} == seen


def has_choice(match: Match, seat: int) -> bool:
    """Whether there is more to do than to pass, which would only be done again of itself."""
    scene = scene_of(match, seat)
    answers = [action for action in scene.actions if "loss" not in action.marks]
    return scene.prompt.kind != "reaction" or len(answers) != 1


@pytest.mark.parametrize("game_id", game_ids())
def test_a_match_of_every_game(game_id: str) -> None:
    game = find_game(game_id)
    scenario = game.scenarios()[0].id
    match = new(game_id, scenario, confirm_turn=hasattr(game, "judge"))
    pick = Seeded(11)
    entries: list[JournalEntry] = []
    wrong: list[str] = []
    readers = range(OBSERVER, len(match.seats))
    past: dict[tuple[int, int], bytes] = {}
    while len(entries) < PLAYED_STEPS and not match.over:
        seats = match.deciding()
        seat = seats[pick.below(len(seats))]
        name = match.seats.ids[seat]
        if can_undo(match, name) and pick.below(8) == 0:
            entries.append(undo(match, name, 1))
            past.clear()
            continue
        actions = scene_of(match, seat).actions
        view = actions[pick.below(len(actions))]
        ply = match.ply_of(seat)
        if ply not in {known for reader, known in past if reader == seat} and not match.held:
            past[seat, ply] = live(msgspec.structs.replace(scene_of(match, seat), actions=()))
        others = {r: live(scene_of(match, r)) for r in readers if r != seat}
        plies = {reader: match.ply_of(reader) for reader in readers}
        free, chosen = can_undo(match, name), has_choice(match, seat) or "loss" in view.marks
        entries.append(match.apply(name, ply, view.action))
        assert chosen or can_undo(match, name) <= free  # what came of itself is not taken back
        if entries[-1].kind == "act":
            taken = view.action != CONFIRM and len(actions) <= game.undo_trials
            if taken and match.session.steps[-1].barrier != (FINAL in view.marks):
                wrong.append(view.action)
        for reader, scene in others.items():
            if match.ply_of(reader) == plies[reader] and view.action != CANCEL:
                assert live(scene_of(match, reader)) == scene  # nothing was sent
    # The mark is a prediction from a guess of what the seat cannot see; it is seldom wrong.
    assert len(wrong) <= PLAYED_STEPS // 10, wrong
    for (seat, ply), scene in past.items():
        if ply < match.ply_of(seat):
            assert live(past_scene(match, match.log.place(seat, ply), seat)) == scene
    check_open_past(match)
    same = again(match, entries)
    assert same.state.fingerprint() == match.state.fingerprint()
    for reader in readers:
        assert live(scene_of(same, reader)) == live(scene_of(match, reader))
        assert same.log.known(reader) == match.log.known(reader)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_hidden_screen_shows_no_more_than_an_observer_sees(game_id: str) -> None:
    match = new(game_id, find_game(game_id).scenarios()[0].id)
    screen = Screen(match, range(len(match.seats)))
    pick, lifted = Seeded(5), 0
    for _ in range(PLAYED_STEPS // 2):
        if match.over:
            break
        if screen.seat == OBSERVER:
            lifted += 1
            screen.reveal(match.seats.ids[screen.next_seat])
        seat = screen.seat
        assert seat in match.deciding()
        actions = scene_of(match, seat).actions
        before = scene_of(match, seat)
        match.apply(
            match.seats.ids[seat], match.ply_of(seat), actions[pick.below(len(actions))].action
        )
        if screen.update() and screen.seat != OBSERVER:
            # The screen was not hidden: the next player sees what the last one may see.
            now = scene_of(match, seat)
            shown = scene_of(match, screen.seat)
            assert all(getattr(shown, name) == getattr(now, name) for name in VISIBLE_FIELDS) or (
                screen.person(seat) == screen.person(screen.seat)
            )
        assert before.seat == match.seats.ids[seat]
    assert lifted or not any(zone.private for zone in scene_of(match, OBSERVER).zones)
