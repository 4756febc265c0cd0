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
from vezerkar.table.journal import Chair, JournalEntry, Stale, luck
from vezerkar.table.match import FRESH, Match
from vezerkar.table.rematch import swapped


def first_action(match: Match) -> tuple[str, str]:
    seat = match.deciding()[0]
    return match.seats[seat], match.scene(seat).actions[0].action


def with_free_steps(match: Match) -> str:
    """Play until a seat could take its latest step back by itself; the seat."""
    for seed in range(1, 400):
        play(match, 1, seed)
        for seat in match.seats:
            if match.can_undo(seat):
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
    assert seat in match.seats
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
    assert match.session.opening == Match(GAME, SCENARIO, {}, match.chairs, SECRET).session.opening
    chance = luck(SECRET, 5)
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


def test_the_chairs_must_be_those_of_the_scenario() -> None:
    with pytest.raises(DataError, match="the seats of this table are: axis, allies"):
        Match(GAME, SCENARIO, {}, [Chair("axis", "open")], SECRET)


# Acting


def test_a_stale_action_and_a_wrong_seat_change_nothing() -> None:
    match = new_match()
    play(match, 3)
    seat, action = first_action(match)
    other = next(name for name in match.seats if name != seat)
    before = match.state.fingerprint()
    with pytest.raises(Stale, match="for step 2, the match is at step 3"):
        match.act(seat, 2, action)
    with pytest.raises(WrongTurn):
        match.act(other, 3, action)
    with pytest.raises(DataError, match="there is no seat 'moon'"):
        match.act("moon", 3, action)
    assert match.state.fingerprint() == before
    assert match.ply == 3


def test_an_action_that_came_twice_is_known() -> None:
    match = new_match()
    seat, action = first_action(match)
    match.act(seat, 0, action)
    assert match.already_taken(seat, 0, action)
    assert not match.already_taken(seat, 1, action)
    assert not match.already_taken(seat, 0, action + "x")
    assert not match.already_taken("moon", 0, action)


# Taking back


def test_undo_restores_the_identical_scene_and_stays_in_the_log() -> None:
    match = new_match()
    seat = with_free_steps(match)
    ply = match.ply
    before = match.past(ply - 1, match.seat_number(seat))
    entry = match.undo(seat, 1)
    assert entry == JournalEntry("undo", seat, steps=1)
    assert match.past(ply - 1, match.seat_number(seat)) == before
    assert match.log.lines[-1].undone
    with pytest.raises(ActionError, match="cannot be taken back"):
        match.undo(seat, 99)


def test_a_step_tried_again_has_other_luck() -> None:
    match = new_match()
    seat = with_free_steps(match)
    lines = len(match.log.lines)
    match.undo(seat, 1)
    play(match, 1)
    assert len(match.log.lines) == lines + 1


def test_beyond_a_barrier_the_other_side_must_agree() -> None:
    match = new_match()
    entries = play(match, 20)
    match.ask_undo("axis", 10)
    with pytest.raises(ActionError, match="the other side has to agree"):
        match.answer_undo("axis", True)
    assert match.answer_undo("allies", False) is None
    with pytest.raises(ActionError, match="nobody asks"):
        match.answer_undo("allies", True)
    match.ask_undo("axis", 10)
    entry = match.answer_undo("allies", True)
    assert entry == JournalEntry("undo", "allies", steps=10)
    assert match.ply == 10
    same = again(match, [*entries, entry])
    assert scenes(same) == scenes(match)
    assert [line.undone for line in same.log.lines] == [False] * 10 + [True] * 10


def test_a_request_ends_with_the_next_step() -> None:
    match = new_match()
    play(match, 5)
    match.ask_undo("axis", 2)
    play(match, 1)
    assert match.asks is None


def test_a_table_can_forbid_taking_back_by_consent() -> None:
    match = new_match(take_back=False)
    play(match, 5)
    with pytest.raises(ActionError, match="nothing is taken back by consent"):
        match.ask_undo("axis", 2)
    match = new_match()
    with pytest.raises(ActionError, match="cannot go back to step 0"):
        match.ask_undo("axis", 0)


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
        match.act("axis", 10, "pass")
    with pytest.raises(ActionError, match="the match is over"):
        match.ask_undo("axis", 3)
    assert again(match, [*entries, entry]).winner == 1


def test_a_match_is_played_to_its_end() -> None:
    match = new_match()
    play(match, 5000)
    assert match.over
    assert match.winner in (0, 1)
    assert match.scene(0).outcome is not None
    assert match.can_undo("axis") == match.can_undo("allies") == 0


# The past


def test_the_past_is_what_was_live() -> None:
    match = new_match()
    seen = []
    for step in range(40):
        seen.append(scenes(match))
        play(match, 1, seed=step + 1)
    for ply, then in enumerate(seen):
        now = [match.past(ply, seat) for seat in (-1, 0, 1)]
        assert now == [msgspec.structs.replace(scene, actions=()) for scene in then]
    with pytest.raises(DataError, match="there is no step 99"):
        match.log.place(0, 99)


def test_the_dice_of_the_last_roll_lie_on_the_table() -> None:
    match = new_match()
    for seed in range(1, 200):
        play(match, 1, seed)
        if match.scene(0).dice:
            break
    assert match.scene(0).dice == match.scene(-1).dice != ()


# Long matches


def test_a_long_match_stays_small_and_its_past_is_the_same() -> None:
    match, seen = new_match(), []
    entries: list[JournalEntry] = []
    for seed in range(1, 401):
        seen.append(match.state.fingerprint())
        entries += play(match, 1, seed)
        if match.over:
            break
    old = match.session.steps[: match.ply - FRESH]
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
    before = [match.messages(number, 0) for number in range(len(match.log.lines))]
    match.forget()
    assert [match.messages(number, 0) for number in range(len(match.log.lines))] == before
    same = again(match, entries)
    assert scenes(same) == scenes(match)


# Once more


def test_in_a_rematch_sides_are_swapped() -> None:
    chairs = [Chair("axis", "person", "u1", "Éva"), Chair("allies", "computer", level="recruit")]
    assert swapped(chairs, (0, 1)) == [
        Chair("axis", "computer", level="recruit"),
        Chair("allies", "person", "u1", "Éva"),
    ]
    uneven = [Chair("a", "person", "u1"), Chair("b", "person", "u2"), Chair("c", "person", "u3")]
    assert [chair.user for chair in swapped(uneven, (0, 0, 1))] == ["u3", "u3", "u1"]
