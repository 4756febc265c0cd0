"""Sessions: how far undo reaches, who is told what, and refusals with their rules."""

from __future__ import annotations

import pytest

from tests.core.sticks import BIDS, TAKE, Sticks, SticksGame, new_game
from vezerkar.core.chance import Logged, Script, Seeded
from vezerkar.core.errors import ActionError, ChanceError, IllegalAction, ParseError, WrongTurn
from vezerkar.core.kernel import BIT, OBSERVER, State, pack
from vezerkar.core.session import Session

GAME = SticksGame()
NORTH, SOUTH = 0, 1


def session(
    heap: int = 10, coins: tuple[int, int] = (0, 0), chance: list[int] | None = None
) -> Session:
    """A session that may use only the chance results given."""
    return Session.from_state(GAME, new_game(heap, coins), Script(chance or []))


def told(played: Session, seat: int) -> list[str]:
    return [message.key for message in played.log(seat)]


# Steps


def test_a_session_begins_with_a_scenario_and_remembers_how_it_was_opened() -> None:
    played = Session(GAME, "heap", {"coins": 3}, Script([1]))
    assert played.opening == (1,)
    assert played.settings == {"first": "north", "coins": 3, "short": False}
    assert isinstance(played.state, Sticks)
    assert (played.state.heap, played.state.coins) == (10, [3, 3])


def test_a_step_keeps_the_state_before_it() -> None:
    played = session()
    first = played.state
    before = first.fingerprint()
    step = played.apply_text(NORTH, "take 3")
    assert step.before is first
    assert first.fingerprint() == before  # the past is never changed
    assert played.state is not first
    assert (step.seat, step.action, step.drawn) == (NORTH, pack(TAKE, 3, 0, 0), ())
    assert played.steps == [step]


def test_a_step_keeps_exactly_its_own_chance_results() -> None:
    played = session(chance=[4, 2])
    assert played.apply_text(NORTH, "throw").drawn == (4,)
    assert played.apply_text(NORTH, "take 1").drawn == ()
    assert played.apply_text(SOUTH, "throw").drawn == (2,)


def test_the_state_between_steps_does_not_listen() -> None:
    played = session()
    step = played.apply_text(NORTH, "take 1")
    assert len(step.events) == 1
    assert played.state.events is None


# Undo


def test_a_seat_takes_its_own_steps_back_one_by_one() -> None:
    played = session(coins=(1, 1))
    first = played.state
    played.apply_text(NORTH, "poll")
    played.apply_text(NORTH, "vote 1")
    assert played.can_undo(NORTH) == 2
    assert played.can_undo(SOUTH) == 0
    played.undo(NORTH)
    played.undo(NORTH)
    assert played.state is first
    assert played.steps == []
    assert played.can_undo(NORTH) == 0


def refuses_undo(played: Session, seat: int) -> bool:
    state, count = played.state, len(played.steps)
    with pytest.raises(ActionError, match="this step cannot be undone"):
        played.undo(seat)
    return played.state is state and len(played.steps) == count


def test_chance_is_a_barrier() -> None:
    played = session(chance=[4])
    step = played.apply_text(NORTH, "throw")
    assert step.barrier
    assert refuses_undo(played, NORTH)


class Exchanging(SticksGame):
    """Whoever shows a token is shown that of the other."""

    def unseen(self, s: State, seat: int) -> int:
        assert isinstance(s, Sticks)
        return int(seat == OBSERVER or not s.shown & BIT[seat])


def test_something_shown_to_the_seat_is_a_barrier() -> None:
    played = Session.from_state(Exchanging(), new_game(10, (0, 0)), Script([]))
    step = played.apply_text(NORTH, "show")
    assert step.barrier
    assert refuses_undo(played, NORTH)


def test_what_a_seat_shows_of_its_own_can_be_taken_back() -> None:
    played = session()
    first = played.state
    step = played.apply_text(NORTH, "show")
    assert GAME.unseen(played.state, SOUTH) < GAME.unseen(first, SOUTH)
    assert not step.barrier
    played.undo(NORTH)
    assert played.state is first


def test_a_step_of_another_seat_is_a_barrier() -> None:
    played = session()
    played.apply_text(NORTH, "take 1")
    played.apply_text(SOUTH, "take 1")
    assert played.can_undo(SOUTH) == 1
    assert refuses_undo(played, NORTH)
    played.undo(SOUTH)
    assert played.can_undo(NORTH) == 1


def test_undo_reaches_back_to_the_barrier_and_no_further() -> None:
    played = session(coins=(1, 1), chance=[4])
    played.apply_text(NORTH, "throw")
    thrown = played.state
    played.apply_text(NORTH, "poll")
    played.apply_text(NORTH, "vote 0")
    assert played.can_undo(NORTH) == 2
    played.undo(NORTH)
    played.undo(NORTH)
    assert played.state is thrown
    assert refuses_undo(played, NORTH)


def test_nothing_can_be_taken_back_before_the_first_step() -> None:
    assert refuses_undo(session(), NORTH)
    assert refuses_undo(session(), OBSERVER)


def test_a_taken_back_step_is_no_longer_told() -> None:
    played = session()
    played.apply_text(NORTH, "take 1")
    played.undo(NORTH)
    assert told(played, SOUTH) == []


# Who is told what


def test_events_are_told_to_their_audience_only() -> None:
    played = session(chance=[5])
    played.apply_text(NORTH, "throw")
    assert told(played, NORTH) == ["event-threw", "event-own-coins"]
    assert told(played, SOUTH) == told(played, OBSERVER) == ["event-threw"]


def test_a_message_has_arguments_and_rules() -> None:
    played = session()
    step = played.apply_text(NORTH, "take 2")
    (message,) = played.tell(step, SOUTH)
    assert message.args == {"seat": "seat:north", "number": 2}
    assert message.rules == ("S-1",)


def test_a_secret_choice_is_not_told_before_all_have_chosen() -> None:
    played = session(coins=(3, 3))
    played.apply_text(NORTH, "duel")
    assert not played.apply_text(SOUTH, "bid 2").events
    step = played.apply_text(NORTH, "bid 1")
    assert [(event.kind, event.args) for event in step.events] == [(BIDS, [1, 2])]


def test_the_log_is_all_that_happened_in_order() -> None:
    played = session(heap=5)
    played.apply_text(NORTH, "take 3")
    played.apply_text(SOUTH, "show")
    played.apply_text(SOUTH, "take 1")  # and north must take the last one
    assert told(played, NORTH) == ["event-took", "event-token", "event-took", "event-took"]


# Refusals


def test_an_illegal_action_is_refused_with_its_rules() -> None:
    played = session()
    with pytest.raises(IllegalAction) as caught:
        played.apply_text(NORTH, "take 4")
    assert str(caught.value) == "'take 4' is not possible here (S-1, S-1b)"


def test_an_illegal_action_without_a_known_reason_is_refused_all_the_same() -> None:
    with pytest.raises(IllegalAction) as caught:
        session().apply_text(NORTH, "bid 0")
    assert str(caught.value) == "'bid 0' is not possible here"


def test_a_wrong_turn_says_who_is_asked() -> None:
    played = session()
    with pytest.raises(WrongTurn) as caught:
        played.apply_text(SOUTH, "take 1")
    assert str(caught.value) == "it is not this seat's turn; waiting for: north"


def test_when_all_is_over_nobody_is_asked() -> None:
    played = session(heap=2)
    played.apply_text(NORTH, "take 2")
    with pytest.raises(WrongTurn, match="waiting for: nobody"):
        played.apply_text(SOUTH, "take 1")


def test_a_text_that_is_no_action_is_a_third_kind_of_error() -> None:
    with pytest.raises(ParseError, match="there is no action 'jump'"):
        session().apply_text(NORTH, "jump")


@pytest.mark.parametrize("text", ["take 4", "bid 0", "jump", "throw"])
def test_a_refused_step_leaves_no_trace(text: str) -> None:
    played = session()  # its script is empty, so even the legal throw fails
    state, before = played.state, played.state.fingerprint()
    with pytest.raises((ActionError, ChanceError)):
        played.apply_text(NORTH, text)
    assert played.state is state
    assert state.fingerprint() == before
    assert state.events is None
    assert played.steps == []


# A session hides nothing from its owner and changes nothing of its chance


def test_results_are_those_of_the_source() -> None:
    played = Session.from_state(GAME, new_game(), Seeded(3))
    plain = Logged(Seeded(3))
    for _ in range(5):
        played.apply_text(NORTH, "throw")
        plain.below(6)
    assert [n for step in played.steps for n in step.drawn] == plain.drawn
