"""A match: its journal, what is taken back, how it ends, and what is seen of its past."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import count

import msgspec
import pytest

from tests.table.hidden_hands import GAME, SCENARIO, SECRET, again, new_match, play, scenes
from vezerkar.core.chance import Script
from vezerkar.core.errors import ActionError, DataError, WrongTurn
from vezerkar.core.session import Frozen, Session
from vezerkar.table.history import UNFROZEN_STEPS
from vezerkar.table.journal import JournalEntry, chance_of_line
from vezerkar.table.match import Match
from vezerkar.table.refusals import Stale
from vezerkar.table.rematch import swapped
from vezerkar.table.seats import TableSeat, TableSeats
from vezerkar.table.take_back import answer_undo, can_undo, request_undo, undo
from vezerkar.table.views import past_scene, scene_of


def first_action(match: Match) -> tuple[str, str]:
    seat = match.deciding()[0]
    return match.seats.ids[seat], scene_of(match, seat).actions[0].action


def with_free_steps(match: Match) -> str:
    """Play until a seat could take its latest step back by itself; the seat."""
    for seed in range(1, 400):
        play(match, 1, seed)
        for seat in match.seats.ids:
            if can_undo(match, seat):
                return seat
    raise AssertionError("no step was free")


# The journal


def test_a_match_read_from_its_journal_is_the_same() -> None:
    match = new_match()
    entries = play(match, 60)
    seat = with_free_steps(new_match())
    stored = [
        msgspec.json.decode(msgspec.json.encode(entry), type=JournalEntry, strict=True)
        for entry in entries
    ]
    same = again(match, stored)
    assert seat in match.seats.ids
    assert same.state.fingerprint() == match.state.fingerprint()
    assert scenes(same) == scenes(match)
    assert [line.step.events for line in same.log.lines] != []


def test_a_stored_match_goes_on_with_the_same_luck() -> None:
    match = new_match()
    entries = play(match, 30)
    same = again(match, entries)
    play(match, 30, seed=5)
    play(same, 30, seed=5)
    assert same.state.fingerprint() == match.state.fingerprint()


def test_a_journal_that_does_not_fit_names_its_line() -> None:
    match = new_match()
    entries = play(match, 5)
    with pytest.raises(DataError, match="journal: line 6: "):
        again(match, [*entries, JournalEntry("act", "axis", "dance")])
    with pytest.raises(DataError, match="journal: line 1: the match has 0 steps"):
        again(match, [JournalEntry("undo", "axis", steps=3)])


def test_luck_can_be_checked_from_the_secret_alone() -> None:
    match = new_match()
    assert match.seed_hash == hashlib.sha256(SECRET).hexdigest()
    assert match.session.opening == Match(GAME, SCENARIO, {}, match.seats, SECRET).session.opening
    chance = chance_of_line(SECRET, 5)
    checked = independent(SECRET, 5)
    sizes = [6, 60, 2, 1000, 6, 3] * 20
    assert [chance.below(size) for size in sizes] == [checked(size) for size in sizes]


def independent(seed: bytes, line: int) -> Callable[[int], int]:
    """What docs/protocol.md says of chance, written again."""
    key = hashlib.sha256(seed + line.to_bytes(8, "big")).digest()
    words = (
        int.from_bytes(hashlib.sha256(key + i.to_bytes(8, "big")).digest()[:4], "big")
        for i in count()
    )

    def below(size: int) -> int:
        return next(word for word in words if word < 2**32 // size * size) % size

    return below


def test_the_seats_must_be_those_of_the_scenario() -> None:
    with pytest.raises(DataError, match="the seats of this table are: axis, allies"):
        Match(GAME, SCENARIO, {}, [TableSeat("axis", "open")], SECRET)


# Actions


def test_a_stale_action_and_a_wrong_seat_change_nothing() -> None:
    match = new_match()
    play(match, 3)
    seat, action = first_action(match)
    other = next(name for name in match.seats.ids if name != seat)
    before = match.state.fingerprint()
    with pytest.raises(Stale, match="for step 2, the match is at step 3"):
        match.apply(seat, 2, action)
    with pytest.raises(WrongTurn):
        match.apply(other, 3, action)
    with pytest.raises(DataError, match="there is no seat 'moon'"):
        match.apply("moon", 3, action)
    assert match.state.fingerprint() == before
    assert match.ply == 3


def test_an_action_that_came_twice_is_known() -> None:
    match = new_match()
    seat, action = first_action(match)
    match.apply(seat, 0, action)
    assert match.already_applied(seat, 0, action)
    assert not match.already_applied(seat, 1, action)
    assert not match.already_applied(seat, 0, action + "x")
    assert not match.already_applied("moon", 0, action)


# Taking back


def test_undo_restores_the_identical_scene_and_stays_in_the_log() -> None:
    match = new_match()
    seat = with_free_steps(match)
    ply = match.ply
    before = past_scene(match, ply - 1, match.seats.number(seat))
    entry = undo(match, seat, 1)
    assert entry == JournalEntry("undo", seat, steps=1)
    assert past_scene(match, ply - 1, match.seats.number(seat)) == before
    assert match.log.lines[-1].undone
    with pytest.raises(ActionError, match="undo stops here"):
        undo(match, seat, 99)


def test_a_step_tried_again_has_other_luck() -> None:
    match = new_match()
    seat = with_free_steps(match)
    lines = len(match.log.lines)
    undo(match, seat, 1)
    play(match, 1)
    assert len(match.log.lines) == lines + 1


def test_beyond_a_barrier_the_other_side_must_agree() -> None:
    match = new_match()
    entries = play(match, 20)
    request_undo(match, "axis", 10)
    with pytest.raises(ActionError, match="the other side has to agree"):
        answer_undo(match, "axis", True)
    assert answer_undo(match, "allies", False) is None
    with pytest.raises(ActionError, match="nobody is asking"):
        answer_undo(match, "allies", True)
    request_undo(match, "axis", 10)
    entry = answer_undo(match, "allies", True)
    assert entry == JournalEntry("undo", "allies", steps=10)
    assert match.ply == 10
    same = again(match, [*entries, entry])
    assert scenes(same) == scenes(match)
    assert [line.undone for line in same.log.lines] == [False] * 10 + [True] * 10


def test_a_request_ends_with_the_next_step() -> None:
    match = new_match()
    play(match, 5)
    request_undo(match, "axis", 2)
    play(match, 1)
    assert match.undo_request is None


def test_a_table_can_forbid_take_backs_by_agreement() -> None:
    match = new_match(take_back=False)
    play(match, 5)
    with pytest.raises(ActionError, match="take-backs by agreement are off"):
        request_undo(match, "axis", 2)
    match = new_match()
    with pytest.raises(ActionError, match="cannot go back to step 0"):
        request_undo(match, "axis", 0)


# The end


def test_whoever_resigns_has_lost() -> None:
    match = new_match()
    entries = play(match, 10)
    entry = match.resign("axis")
    assert (match.over, match.winner, match.deciding()) == (True, 1, [])
    for scene in scenes(match):
        assert scene.outcome is not None
        assert scene.outcome.winner == "allies"
        assert scene.prompt.kind == "over"
        assert scene.actions == ()
        assert not any(seat.deciding for seat in scene.seats)
    with pytest.raises(ActionError, match="the match is over"):
        match.resign("allies")
    with pytest.raises(ActionError, match="the match is over"):
        match.apply("axis", 10, "pass")
    with pytest.raises(ActionError, match="the match is over"):
        request_undo(match, "axis", 3)
    assert again(match, [*entries, entry]).winner == 1


def test_a_match_is_played_to_its_end() -> None:
    match = new_match()
    play(match, 5000)
    assert match.over
    assert match.winner in (0, 1)
    assert scene_of(match, 0).outcome is not None
    assert can_undo(match, "axis") == can_undo(match, "allies") == 0


# The past


def test_the_past_is_what_was_live() -> None:
    match = new_match()
    seen = []
    for step in range(40):
        seen.append(scenes(match))
        play(match, 1, seed=step + 1)
    for ply, then in enumerate(seen):
        now = [past_scene(match, ply, seat) for seat in (-1, 0, 1)]
        assert now == [msgspec.structs.replace(scene, actions=()) for scene in then]
    with pytest.raises(DataError, match="there is no step 99"):
        match.log.place(0, 99)


def test_the_dice_of_the_last_roll_lie_on_the_table() -> None:
    match = new_match()
    for seed in range(1, 200):
        play(match, 1, seed)
        if scene_of(match, 0).dice:
            break
    assert scene_of(match, 0).dice == scene_of(match, -1).dice != ()


# Long matches


def test_a_long_match_stays_small_and_its_past_is_the_same() -> None:
    match, seen = new_match(), []
    entries: list[JournalEntry] = []
    for seed in range(1, 401):
        seen.append(match.state.fingerprint())
        entries += play(match, 1, seed)
        if match.over:
            break
    old = match.session.steps[: match.ply - UNFROZEN_STEPS]
    assert old
    assert all(isinstance(step.kept, Frozen) for step in old)
    assert [step.before.fingerprint() for step in match.session.steps] == seen[: match.ply]
    for step in old[::7]:
        live = Session.from_state(GAME, step.before, Script(list(step.drawn)))
        again_taken = live.apply(step.seat, step.action)  # its actions are there again
        assert len(again_taken.events) == len(step.events)
    # A step costs the same, however many there were.
    sizes = [len(step.kept.data) for step in old if isinstance(step.kept, Frozen)]
    assert max(sizes) < 1000
    before = [match.history.messages(number, 0) for number in range(len(match.log.lines))]
    match.history.clear()
    assert [match.history.messages(number, 0) for number in range(len(match.log.lines))] == before
    same = again(match, entries)
    assert scenes(same) == scenes(match)


# Rematches and seats


def test_in_a_rematch_sides_are_swapped() -> None:
    seats = [
        TableSeat("axis", "person", "u1", "Éva"),
        TableSeat("allies", "computer", level="recruit"),
    ]
    assert swapped(seats, (0, 1)) == [
        TableSeat("axis", "computer", level="recruit"),
        TableSeat("allies", "person", "u1", "Éva"),
    ]
    uneven = [
        TableSeat("a", "person", "u1"),
        TableSeat("b", "person", "u2"),
        TableSeat("c", "person", "u3"),
    ]
    assert [each.user for each in swapped(uneven, (0, 0, 1))] == ["u3", "u3", "u1"]


def test_nothing_private_moves_to_another_seat_in_a_rematch() -> None:
    private = TableSeat("a", "person", "u1", "Éva", "", "i", "c", True, "a plan", "lock", "token")
    seats = swapped([private, TableSeat("b", "person", "u2", "Pál")], (0, 1))
    assert seats[1] == TableSeat("b", "person", "u1", "Éva")


def test_a_seat_stays_the_same_seat_whatever_changes() -> None:
    seats = new_match().seats
    seats.change(0, notes="hold the bridge", auto_pass=True)
    assert (seats[0].seat, seats[0].notes, seats[0].auto_pass) == ("axis", "hold the bridge", True)
    seats.take(0, "u3", "Ida")
    assert seats[0] == TableSeat("axis", "person", "u3", "Ida")
    assert (seats.of_user("u3"), seats.of_user("u1"), seats.people()) == ([0], [], [0, 1])


def test_people_at_one_screen_keep_different_names() -> None:
    names = [("a", "Éva"), ("b", "Pál")]
    seats = TableSeats(TableSeat(seat, "person", "u1", name) for seat, name in names)
    seats.rename("u1", "Éva", "Pál")
    assert [each.name for each in seats] == ["Éva", "Pál"]
    seats.rename("u1", "Éva", "Ida")
    assert [each.name for each in seats] == ["Ida", "Pál"]
