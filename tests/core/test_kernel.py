"""The contract of the kernel, clause by clause, proved on a toy game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.core import sticks
from tests.core.sticks import BID, DUEL, POLL, SHOW, TAKE, THROW, TOOK, VOTE, Sticks, new_game
from vezerkar.core.chance import Chance, Script, Seeded
from vezerkar.core.errors import ActionError, IllegalAction, WrongTurn
from vezerkar.core.game import Game
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import (
    A_STEP,
    B_STEP,
    EVERYBODY,
    FRAME,
    Event,
    Phase,
    State,
    a_of,
    b_of,
    c_of,
    pack,
    verb_of,
)

NO_CHANCE = Script([])


def action(verb: int, number: int = 0) -> int:
    return pack(verb, number, 0, 0)


def verbs(actions: list[int]) -> set[int]:
    return {verb_of(o) for o in actions}


# Actions are small ints


@pytest.mark.parametrize(
    "parts", [(0, 0, 0, 0), (27, 1, 2, 3), (4095, 4095, 4095, 4095), (1, 0, 4095, 0)]
)
def test_an_action_is_one_int_and_gives_its_parts_back(parts: tuple[int, int, int, int]) -> None:
    packed = pack(*parts)
    assert (verb_of(packed), a_of(packed), b_of(packed), c_of(packed)) == parts
    assert 0 <= packed < 1 << 48


def test_actions_grow_with_their_values() -> None:
    assert pack(3, 5, 6, 7) + A_STEP == pack(3, 6, 6, 7)
    assert pack(3, 5, 6, 7) + B_STEP == pack(3, 5, 7, 7)
    assert (
        pack(3, 0, 0, 0) < pack(3, 0, 0, 1) < pack(3, 0, 1, 0) < pack(3, 1, 0, 0) < pack(4, 0, 0, 0)
    )


# The stack of frames


def test_frames_are_pushed_and_popped_whole() -> None:
    s = new_game()
    bottom = s.stack[:]
    assert len(bottom) == FRAME
    s.push(sticks.P_VOTE, 1, 2, 3)
    assert s.stack == [*bottom, sticks.P_VOTE, 1, 2, 3]
    assert s.phase() is sticks.PHASES[sticks.P_VOTE]
    s.pop()
    assert s.stack == bottom
    s.push(sticks.P_COUNT)
    assert s.stack[-FRAME:] == [sticks.P_COUNT, 0, 0, 0]


def test_a_frame_takes_the_place_of_the_one_on_top() -> None:
    s = new_game()
    bottom = s.stack[:]
    s.push(sticks.P_VOTE, 1, 2, 3)
    s.replace(sticks.P_COUNT, 4)
    assert s.stack == [*bottom, sticks.P_COUNT, 4, 0, 0]
    assert s.phase() is sticks.PHASES[sticks.P_COUNT]


# Who decides


def test_the_first_decision_is_ready_when_a_game_begins() -> None:
    s = new_game()
    assert s.actors() == [0]
    assert verbs(s.legal_actions(0)) == {TAKE, THROW, DUEL, POLL, SHOW}


@pytest.mark.parametrize("seat", [1, 7, -1])
def test_a_seat_that_is_not_asked_has_no_actions(seat: int) -> None:
    assert new_game().legal_actions(seat) == []


def test_taking_an_action_asks_the_next_seat() -> None:
    s = new_game()
    s.apply(0, action(TAKE, 2), NO_CHANCE)
    assert (s.heap, s.actors()) == (8, [1])


# Steps without a choice


def test_a_forced_step_is_settled_at_once() -> None:
    s = new_game(heap=4)
    s.apply(0, action(TAKE, 3), NO_CHANCE)  # one stick is left: south can only take it
    assert s.heap == 0
    assert s.actors() == []
    assert (s.ending, s.winner) == (sticks.BY_LAST_STICK, 1)
    assert s.legal_actions(0) == s.legal_actions(1) == s.actions == []


def test_a_secret_step_is_never_settled_even_without_a_choice() -> None:
    s = new_game(coins=(0, 0))
    s.apply(0, action(DUEL), NO_CHANCE)
    assert s.actors() == [0, 1]
    assert s.legal_actions(0) == s.legal_actions(1) == [action(BID, 0)]
    s.apply(1, action(BID, 0), NO_CHANCE)
    assert s.actors() == [0]  # alone now, with one action, and still asked
    assert s.legal_actions(0) == [action(BID, 0)]
    s.apply(0, action(BID, 0), NO_CHANCE)
    assert s.phase() is sticks.PHASES[sticks.P_TURN]


def test_where_several_are_asked_openly_a_seat_without_a_choice_is_settled() -> None:
    s = new_game(coins=(0, 2))
    s.apply(0, action(POLL), NO_CHANCE)
    assert s.actors() == [1]
    assert s.legal_actions(1) == [action(VOTE, 0), action(VOTE, 1)]
    both_free = new_game(coins=(2, 2))
    both_free.apply(0, action(POLL), NO_CHANCE)
    assert both_free.actors() == [0, 1]
    nobody_free = new_game(coins=(0, 0))
    nobody_free.apply(0, action(POLL), NO_CHANCE)
    assert nobody_free.phase() is sticks.PHASES[sticks.P_TURN]


# Several seats at once


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_several_seats_decide_in_any_order_with_the_same_result(order: tuple[int, int]) -> None:
    s = new_game(coins=(5, 5))
    s.apply(0, action(DUEL), NO_CHANCE)
    bids = {0: 2, 1: 4}
    for seat in order:
        assert len(s.legal_actions(seat)) == 6
        s.apply(seat, action(BID, bids[seat]), NO_CHANCE)
    assert s.coins == [3, 1]
    assert s.actors() == [1]


def test_who_has_decided_is_not_asked_again() -> None:
    s = new_game(coins=(5, 5))
    s.apply(0, action(DUEL), NO_CHANCE)
    s.apply(0, action(BID, 5), NO_CHANCE)
    assert s.actors() == [1]
    with pytest.raises(WrongTurn):
        s.apply(0, action(BID, 0), NO_CHANCE)


# Refusals


@pytest.mark.parametrize(
    ("seat", "refused", "error"),
    [
        (1, action(TAKE, 1), WrongTurn),
        (-1, action(TAKE, 1), WrongTurn),
        (0, action(TAKE, 4), IllegalAction),
        (0, action(TAKE, 0), IllegalAction),
        (0, action(BID, 0), IllegalAction),
        (0, -1, IllegalAction),
        (0, pack(TAKE, 1, 1, 0), IllegalAction),
    ],
)
def test_a_refused_action_changes_nothing(
    seat: int, refused: int, error: type[ActionError]
) -> None:
    s = new_game()
    s.events = []
    before, actions = s.freeze(), s.legal_actions(0)[:]
    with pytest.raises(error):
        s.apply(seat, refused, NO_CHANCE)
    assert s.freeze() == before
    assert s.legal_actions(0) == actions
    assert s.actors() == [0]
    assert s.events == []


def test_nobody_can_act_in_a_game_that_is_over() -> None:
    s = new_game(heap=2)
    s.apply(0, action(TAKE, 2), NO_CHANCE)
    assert s.ending == sticks.BY_LAST_STICK
    for seat in (0, 1):
        with pytest.raises(WrongTurn):
            s.apply(seat, action(TAKE, 1), NO_CHANCE)


# The end


def test_a_match_goes_on_while_the_game_says_so() -> None:
    s = new_game(heap=3, rounds=1)
    s.apply(0, action(TAKE, 3), Script([4]))  # the next heap: 1 + 4
    assert (s.ending, s.heap, s.rounds) == (-1, 5, 0)
    assert s.actors() == [1]
    s.apply(1, action(TAKE, 3), NO_CHANCE)
    s.apply(0, action(TAKE, 2), NO_CHANCE)
    assert (s.ending, s.winner, s.actors()) == (sticks.BY_LAST_STICK, 0, [])


def test_a_state_ends_unless_its_game_carries_on() -> None:
    assert State().carry_on(NO_CHANCE) is False


# Events


def listening(s: Sticks) -> list[Event]:
    s.events = []
    return s.events


def test_events_are_told_only_while_somebody_listens() -> None:
    s = new_game()
    s.apply(0, action(TAKE, 1), NO_CHANCE)
    assert s.events is None
    heard = listening(s)
    s.apply(1, action(TAKE, 2), NO_CHANCE)
    assert [(e.kind, e.args, e.audience) for e in heard] == [(TOOK, [1, 2], EVERYBODY)]


def test_an_event_names_the_seats_that_may_know() -> None:
    s = new_game()
    heard = listening(s)
    s.apply(0, action(THROW), Script([5]))
    assert [e.audience for e in heard] == [EVERYBODY, 0b01]


def test_listening_does_not_change_what_happens() -> None:
    silent, heard = new_game(), new_game()
    listening(heard)
    for s in (silent, heard):
        s.apply(0, action(THROW), Script([5]))
        s.apply(0, action(SHOW), NO_CHANCE)
        s.apply(0, action(TAKE, 2), NO_CHANCE)
    assert silent.fingerprint() == heard.fingerprint()
    assert silent.actions == heard.actions


def test_a_copy_does_not_listen() -> None:
    s = new_game()
    listening(s)
    assert s.clone().events is None


# Fingerprints


def test_the_fingerprint_is_pinned() -> None:
    """It stands in records, so it may not depend on the machine, the process or the form."""
    assert new_game().fingerprint() == new_game().fingerprint() == "3c03c64cfe44c8cf"
    assert len(new_game().fingerprint()) == 16


def test_the_fingerprint_sees_every_change_and_nothing_else() -> None:
    s = new_game()
    first = s.fingerprint()
    for name, value in (("heap", 9), ("player", 1), ("shown", 1), ("rounds", 1), ("winner", 0)):
        changed = s.clone()
        setattr(changed, name, value)
        assert changed.fingerprint() != first, name
    deeper = s.clone()
    deeper.push(sticks.P_COUNT)
    assert deeper.fingerprint() != first
    listener = s.clone()
    listening(listener)
    assert listener.fingerprint() == first


def test_numbers_do_not_run_into_each_other_in_a_fingerprint() -> None:
    one, other = new_game(), new_game()
    one.coins, other.coins = [1, 11], [11, 1]
    assert one.fingerprint() != other.fingerprint()


# The loop does not depend on how far it is driven


def test_the_same_chance_gives_the_same_game() -> None:
    def play(chance: Chance, pick: Chance) -> list[str]:
        s = new_game(heap=40, coins=(2, 2), rounds=3, chance=chance)
        seen = [s.fingerprint()]
        while s.waiting:
            seat = s.actors()[pick.below(len(s.actors()))]
            legal = s.legal_actions(seat)
            s.apply(seat, legal[pick.below(len(legal))], chance)
            seen.append(s.fingerprint())
        return seen

    assert play(Seeded(5), Seeded(6)) == play(Seeded(5), Seeded(6))
    assert play(Seeded(5), Seeded(6)) != play(Seeded(5), Seeded(7))


# What a game owes


def test_a_game_that_forgot_a_part_of_the_contract_is_told_so() -> None:
    s, toy = State(), new_game()
    phase: Phase[Sticks] = Phase()
    assert not phase.secret
    assert phase.waiting(toy) == 0
    assert phase.actions(toy, 0) == []
    owed: list[Callable[[], object]] = [
        s.clone,
        s.freeze,
        lambda: s.thaw([]),
        lambda: Game().check_invariants(s),
        lambda: phase.take(toy, 0, 0, NO_CHANCE),
        lambda: phase.proceed(toy, NO_CHANCE),
        lambda: Judge().value(s, 0),
        lambda: Judge().prior(s, 0),
    ]
    for part in owed:
        with pytest.raises(NotImplementedError):
            part()
