"""Secret plans of several seats at once, teams, people who share a screen, playing alone."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from tests.table.made_up_game import ADD, GAME, NAMES, TEAMS, MadeUpState, Plan, as_made_up
from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.errors import ActionError, WrongTurn
from vezerkar.core.kernel import OBSERVER, verb_of
from vezerkar.scene.scene import Scene
from vezerkar.table.decorations import CANCEL, CONFIRM
from vezerkar.table.history import CHANGING_FIELDS
from vezerkar.table.hot_seat import Screen
from vezerkar.table.irreversible import FINAL
from vezerkar.table.journal import JournalEntry, standing_acts
from vezerkar.table.match import Match
from vezerkar.table.reading import read
from vezerkar.table.rematch import swapped
from vezerkar.table.seats import TableSeat
from vezerkar.table.take_back import (
    answer_undo,
    can_undo,
    free_steps,
    request_undo,
    requested_ply,
    undo,
)
from vezerkar.table.views import open_past_scene, past_scene, scene_of

SECRET = b"thirty-two bytes of no meaning.."


def chairs_of(scenario: str, *names: str) -> list[TableSeat]:
    people = names or tuple(f"person {seat}" for seat in NAMES)
    return [
        TableSeat(seat, "person", "u", name)
        for seat, name, _ in zip(NAMES, people, TEAMS[scenario], strict=False)
    ]


def new(scenario: str = "three", confirm: bool = False, *names: str) -> Match:
    seats = chairs_of(scenario, *names)
    return Match(GAME, scenario, {}, seats, SECRET, confirm_turn=confirm)


def again(match: Match, entries: list[JournalEntry]) -> Match:
    same = Match(
        GAME,
        match.session.scenario,
        {},
        match.seats,
        SECRET,
        opening=match.session.opening,
        confirm_turn=match.confirm_turn,
    )
    read(same, entries)
    return same


def act(match: Match, seat: str, action: str) -> JournalEntry:
    return match.apply(seat, match.ply_of(match.seats.number(seat)), action)


def seen_by(match: Match, seat: int) -> bytes:
    """All that a reader can learn of a match: scene, steps, log."""
    log = match.log
    lines = [
        (
            log.number_for(seat, n),
            log.ply_for(seat, n),
            log.lines[n].undone,
            match.history.messages(n, seat),
        )
        for n in log.known(seat)
    ]
    scene = scene_of(match, seat)
    live = [getattr(scene, name) for name in CHANGING_FIELDS]
    return msgspec.json.encode([live, lines, match.ply_of(seat), match.moment(seat)])


def lock_all(match: Match) -> list[JournalEntry]:
    return [act(match, seat, "lock") for seat in match.seats.ids]


# Planning


def test_of_a_secret_plan_others_learn_nothing_but_that_it_is_ready() -> None:
    for scenario in ("three", "four"):
        match = new(scenario)
        others = [OBSERVER, *range(1, len(match.seats))]
        before = {seat: seen_by(match, seat) for seat in others}
        act(match, "anna", "add")
        act(match, "anna", "add")
        undo(match, "anna", 1)
        act(match, "anna", "add")
        assert {seat: seen_by(match, seat) for seat in others} == before
        assert match.ply_of(0) == 2
        act(match, "anna", "lock")
        ready = scene_of(match, 1).seats[0]
        assert (ready.ready, ready.deciding) == (True, False)
        # Nor can the number of changes be read afterwards.
        plain = new(scenario)
        act(plain, "anna", "lock")
        assert seen_by(match, 1) == seen_by(plain, 1)


def test_what_one_does_does_not_make_the_others_stale() -> None:
    match = new("four")
    ply = match.ply_of(1)
    act(match, "anna", "add")
    act(match, "cili", "add")
    match.apply("bela", ply, "add")
    assert match.already_applied("bela", ply, "add")
    assert not match.already_applied("dani", ply, "add")
    with pytest.raises(ActionError, match="for step 0, the match is at step 1"):
        match.apply("bela", ply, "add")


def test_what_chance_gives_another_in_secret_is_no_barrier(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Plan.take

    def take(self: Plan, s: MadeUpState, seat: int, action: int, chance: Chance) -> None:
        plain(self, s, seat, action, chance)
        if verb_of(action) == ADD and s.stones[seat] < s.purses[seat]:
            s.stones[seat] += chance.below(2)

    monkeypatch.setattr(Plan, "take", take)
    match = new("four")
    entries = [act(match, "anna", "lock"), act(match, "bela", "add")]
    assert match.session.steps[-1].barrier
    assert [can_undo(match, seat) for seat in match.seats.ids] == [1, 0, 0, 0]
    stones = as_made_up(match.state).stones[1]
    assert match.undo_rules.can_withdraw(free_steps(match, 0)[0])
    entries.append(undo(match, "anna", 1))
    assert (as_made_up(match.state).locked, as_made_up(match.state).stones[1]) == (0, stones)
    assert match.session.steps[-1].drawn == entries[1].drawn
    assert again(match, entries).state.fingerprint() == match.state.fingerprint()


def test_what_one_asks_stands_while_others_plan_in_secret() -> None:
    match = new("four")
    for seat in ("anna", "bela", "bela"):
        act(match, seat, "add")
    request_undo(match, "bela", 1)
    asked = match.undo_request
    act(match, "cili", "add")
    undo(match, "cili", 1)
    undo(match, "anna", 1)  # which comes before what bela asks for
    assert match.undo_request == asked
    request = match.undo_request
    assert request is not None
    assert [requested_ply(match, request, seat) for seat in range(4)] == [0, 1, 0, 0]
    entry = answer_undo(match, "anna", True)
    assert entry is not None
    assert (match.ply_of(1), as_made_up(match.state).stones) == (1, [0, 1, 0, 0])
    request_undo(match, "bela", 0)
    undo(match, "bela", 1)  # nothing is left of what was asked for
    assert answer_undo(match, "anna", True) is None
    act(match, "bela", "add")
    request_undo(match, "bela", 0)
    act(match, "anna", "lock")
    assert match.undo_request is None


def test_every_order_of_the_same_plans_shows_the_same() -> None:
    steps = [("anna", "add"), ("anna", "add"), ("bela", "add"), ("cili", "add")]
    orders = set(itertools.permutations(steps))
    found = set()
    for order in orders:
        match = new()
        for seat, action in order:
            act(match, seat, action)
        found.add((seen_by(match, 0), seen_by(match, 1), match.state.fingerprint()))
    assert len(found) == 1


def test_own_steps_are_taken_back_over_the_secret_steps_of_others() -> None:
    match = new("four")
    entries = [act(match, "anna", "add"), act(match, "bela", "add"), act(match, "anna", "lock")]
    entries.append(act(match, "bela", "add"))
    assert (can_undo(match, "anna"), can_undo(match, "bela"), can_undo(match, "cili")) == (2, 2, 0)
    bela = seen_by(match, 1)
    entries.append(undo(match, "anna", 1))  # unlocked: others see that
    assert entries[-1].kind == "withdraw"
    assert not scene_of(match, 1).seats[0].ready
    assert seen_by(match, 1) != bela
    bela = seen_by(match, 1)
    entries.append(undo(match, "anna", 1))
    assert seen_by(match, 1) == bela
    assert can_undo(match, "bela") == 2
    standing = [(entry.seat, entry.action) for entry in standing_acts(entries)]
    assert standing == [("bela", "add"), ("bela", "add")]
    plain = new("four")
    act(plain, "bela", "add")
    act(plain, "bela", "add")
    assert plain.state.fingerprint() == match.state.fingerprint()
    same = again(match, entries)
    assert [seen_by(same, s) for s in range(-1, 4)] == [seen_by(match, s) for s in range(-1, 4)]


def test_after_the_reveal_there_is_no_way_back() -> None:
    match = new()
    act(match, "anna", "add")
    lock_all(match)
    assert [can_undo(match, seat) for seat in match.seats.ids] == [0, 0, 0]
    assert {track.id for track in scene_of(match, OBSERVER).tracks} >= {
        "stones-anna",
        "stones-bela",
    }
    with pytest.raises(WrongTurn):
        act(match, "bela", "add")


def test_the_last_to_lock_is_warned_that_there_is_no_way_back() -> None:
    match = new()
    act(match, "anna", "lock")
    assert FINAL not in scene_of(match, 1).actions[-1].marks
    act(match, "cili", "lock")
    marks = {view.action: FINAL in view.marks for view in scene_of(match, 1).actions}
    assert marks == {"add": False, "lock": True}


def test_the_past_of_each_reader_is_what_they_saw() -> None:
    match, pick = new("four"), Seeded(5)
    readers = range(OBSERVER, 4)
    seen: dict[tuple[int, int], Scene] = {}
    while not match.over:
        for seat in readers:
            scene = msgspec.structs.replace(scene_of(match, seat), actions=())
            seen[seat, match.ply_of(seat)] = scene
        seats = match.deciding()
        seat = seats[pick.below(len(seats))]
        actions = scene_of(match, seat).actions
        act(match, match.seats.ids[seat], actions[pick.below(len(actions))].action)
    for (seat, ply), scene in seen.items():
        if ply < match.ply_of(seat):
            assert past_scene(match, match.log.place(seat, ply), seat) == scene


def test_a_moment_that_one_reader_counts_is_the_same_moment_for_all_others() -> None:
    match = new("four")
    act(match, "anna", "add")
    act(match, "bela", "add")
    act(match, "anna", "add")
    place = match.log.place(0, 2)  # as anna counts
    assert match.log.ply_at(1, place) == 1
    assert past_scene(match, place, 1) == past_scene(match, match.log.place(1, 1), 1)


# Everybody's point of view


def test_everybodys_point_of_view_shows_all_as_its_owner_sees_it() -> None:
    match = new("four")
    act(match, "anna", "add")
    act(match, "bela", "add")
    scene = open_past_scene(match, match.ply)
    for seat, name in enumerate(match.seats.ids):
        own = scene_of(match, seat)
        zones = [zone for zone in own.zones if zone.owner == name]
        assert zones
        assert [zone for zone in scene.zones if zone.owner == name] == zones
        assert next(each for each in scene.seats if each.id == name) in own.seats
    assert scene.zones != scene_of(match, OBSERVER).zones
    assert not scene.actions


# One step alone


def test_a_step_is_taken_back_alone_when_no_later_one_rests_on_it() -> None:
    match = new()
    lock_all(match)
    leader = match.seats.ids[match.deciding()[0]]
    first = match.ply
    entries = [act(match, leader, "go west")]
    assert free_steps(match, match.seats.number(leader)) == [[first]]
    match = new()
    entries = [act(match, "anna", "add"), act(match, "anna", "add"), act(match, "anna", "add")]
    assert all(match.undo_rules.can_withdraw(places) for places in free_steps(match, 0))
    before = match.state.fingerprint()
    entries.append(undo(match, "anna", 3, alone=True))
    assert (match.ply_of(0), match.state.fingerprint()) != (3, before)
    assert [line.undone for line in match.log.lines] == [True, False, False]
    assert [match.log.ply_for(0, number) for number in (1, 2)] == [1, 2]
    assert again(match, entries).state.fingerprint() == match.state.fingerprint()
    match = new()
    for _ in range(3):
        act(match, "anna", "add")
    act(match, "anna", "lock")
    assert undo(match, "anna", 2, alone=True).kind == "withdraw"
    with pytest.raises(ActionError, match="undo stops here"):
        undo(match, "anna", 9, alone=True)


# The end of a turn


def at_the_last_march(confirm: bool = True) -> tuple[Match, str, list[JournalEntry]]:
    match = new("three", confirm)
    entries = lock_all(match)
    leader = match.seats.ids[match.deciding()[0]]
    entries.append(act(match, leader, "go west"))
    return match, leader, entries


def test_a_turn_ends_only_when_that_is_meant() -> None:
    match, leader, entries = at_the_last_march()
    seat = match.seats.number(leader)
    others = [seen_by(match, other) for other in range(-1, 3) if other != seat]
    ply, before = match.ply_of(seat), match.state.fingerprint()
    entries.append(match.apply(leader, ply, "go east"))
    assert entries[-1] == JournalEntry("hold", leader, "go east")
    assert (match.ply, match.state.fingerprint()) == (ply, before)
    assert [seen_by(match, other) for other in range(-1, 3) if other != seat] == others
    scene = scene_of(match, seat)
    assert [view.action for view in scene.actions] == [CONFIRM, CANCEL]
    assert (scene.prompt.text.key, can_undo(match, leader)) == ("ask-confirm-turn", 2)
    assert match.already_applied(leader, ply, "go east")
    with pytest.raises(ActionError, match="confirm or cancel"):
        match.apply(leader, ply, "go west")
    assert again(match, entries).held == {seat: "go east"}
    entries.append(match.apply(leader, ply, CANCEL))
    assert match.already_applied(leader, ply, CANCEL)
    assert [view.action for view in scene_of(match, seat).actions] == [
        "go west",
        "go east",
        "rest",
    ]
    entries.append(match.apply(leader, ply, "go west"))
    entries.append(undo(match, leader, 1))
    assert entries[-1].kind == "release"
    entries += [match.apply(leader, ply, "go east"), match.apply(leader, ply, CONFIRM)]
    assert match.already_applied(leader, ply, CONFIRM)
    assert match.ply == ply + 1
    assert GAME.judge.turn(match.state) == 2
    assert again(match, entries).state.fingerprint() == match.state.fingerprint()


def test_undo_may_go_back_over_a_step_that_waits() -> None:
    match, leader, entries = at_the_last_march()
    entries.append(act(match, leader, "go east"))
    entries.append(undo(match, leader, 2))
    assert (match.held, can_undo(match, leader)) == ({}, 0)
    assert again(match, entries).held == {}


def test_what_ends_a_step_is_meant_and_other_tables_do_not_ask() -> None:
    match, leader, _ = at_the_last_march()
    assert act(match, leader, "rest").kind == "act"
    match, leader, _ = at_the_last_march(confirm=False)
    assert act(match, leader, "go east").kind == "act"
    match = new("three", True)
    assert [entry.kind for entry in lock_all(match)] == ["act"] * 3  # a secret plan is no turn


# People at one screen


def test_the_screen_is_hidden_between_several_people() -> None:
    match = new("four", False, "Éva", "Pál", "Éva", "Ida")  # Éva plays two seats of one side
    screen = Screen(match, [0, 1, 2, 3])
    assert screen.shared
    shown = []
    for _ in range(4):
        if screen.seat == OBSERVER:
            seat = screen.next_seat
            assert all(not zone.cards for zone in scene_of(match, OBSERVER).zones)
            screen.reveal(match.seats.ids[seat])
        shown.append(screen.seat)
        assert [screen.may_show(seat) for seat in range(4)] == [
            screen.person(seat) == screen.person(screen.seat) for seat in range(4)
        ]
        act(match, match.seats.ids[screen.seat], "lock")
        screen.update()
        # From one seat of a person to the other there is nothing to hide.
        assert (screen.seat == OBSERVER) == (shown[-1] != 0 or len(shown) == 4)
    assert sorted(shown) == [0, 1, 2, 3]
    assert shown.index(2) == shown.index(0) + 1


def test_the_screen_is_hidden_between_captains_of_one_side() -> None:
    match = new("four", False, "Éva", "Pál", "Ida", "Ott")
    screen = Screen(match, [0, 2])
    assert (screen.shared, screen.seat, screen.next_seat) == (True, OBSERVER, 0)
    screen.reveal("anna")
    with pytest.raises(ActionError, match="belongs to somebody else"):
        screen.reveal("bela")
    act(match, "anna", "add")
    assert not screen.update()
    act(match, "anna", "lock")
    assert screen.update()
    assert (screen.seat, screen.next_seat) == (OBSERVER, 2)


def test_the_screen_is_not_hidden_for_one_person_with_two_seats() -> None:
    match = new("four", False, "Éva", "Pál", "Éva", "Pál")
    screen = Screen(match, [0, 2])
    assert (screen.shared, screen.seat) == (False, 0)
    act(match, "anna", "lock")
    screen.update()
    assert (screen.seat, screen.next_seat) == (2, OBSERVER)
    screen.reveal("anna")
    assert screen.seat == 0


# Playing alone


def test_alone_against_a_side_that_nobody_plays() -> None:
    match = new("alone")
    screen = Screen(match, [0])
    assert (screen.shared, screen.seat) == (False, 0)
    entries = [act(match, "anna", "add"), act(match, "anna", "lock")]
    request_undo(match, "anna", 0)
    entry = answer_undo(match, "anna", True)  # there is nobody else to ask
    assert entry is not None
    entries += [entry, match.resign("anna")]
    for seat in (OBSERVER, 0):
        outcome = scene_of(match, seat).outcome
        assert outcome is not None
        assert outcome.winner == ""
    assert again(match, entries).over
    assert swapped(match.seats, match.teams) == list(match.seats)


@pytest.mark.parametrize("scenario", TEAMS)
def test_games_are_played_to_their_end_and_read_again(scenario: str) -> None:
    for seed in range(1, 6):
        match, pick, entries = new(scenario, bool(seed % 2)), Seeded(seed), []
        while not match.over:
            seats = match.deciding()
            seat = seats[pick.below(len(seats))]
            name = match.seats.ids[seat]
            if can_undo(match, name) and pick.below(4) == 0:
                entries.append(undo(match, name, 1 + pick.below(can_undo(match, name))))
                continue
            actions = scene_of(match, seat).actions
            entries.append(act(match, name, actions[pick.below(len(actions))].action))
        same = again(match, entries)
        readers = range(OBSERVER, len(match.seats))
        assert [seen_by(same, seat) for seat in readers] == [seen_by(match, s) for s in readers]
