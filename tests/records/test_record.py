"""Records: what was played is written, read, and played again to the same position.

What a damaged record says is tested with `vezerkar replay`.
"""

from __future__ import annotations

import json

import pytest

from vezerkar.core.chance import Fair, Seeded, promise
from vezerkar.core.game import Value
from vezerkar.core.registry import find_game
from vezerkar.core.session import Session
from vezerkar.records.record import read_record, write_record

GAME = find_game("memoir")
MATCHES: list[tuple[str, dict[str, Value]]] = [
    ("pegasus-bridge", {}),
    ("sainte-mere-eglise", {"match": "two_battles"}),
    ("vassieux", {}),
    ("mont-mouchet", {"deck": "section_only", "take_ground": "false", "armor_overrun": "false"}),
    ("omaha-beach-overlord", {}),
]


def played(slug: str, settings: dict[str, Value], most: int, seed: int = 6) -> Session:
    """A session of random choices."""
    session, pick = Session(GAME, slug, settings, Seeded(seed)), Seeded(seed + 1)
    while session.state.waiting and len(session.steps) < most:
        seat = next(seat for seat in session.state.actors() if session.state.legal_actions(seat))
        actions = session.state.legal_actions(seat)
        session.apply(seat, actions[pick.below(len(actions))])
    return session


def same(one: Session, other: Session) -> None:
    assert other.state.freeze() == one.state.freeze()
    assert (other.state.waiting, other.state.actions) == (one.state.waiting, one.state.actions)
    assert (other.scenario, other.settings, other.opening) == (
        one.scenario,
        one.settings,
        one.opening,
    )
    for step, again in zip(one.steps, other.steps, strict=True):
        assert (step.seat, step.action, step.drawn, step.barrier) == (
            again.seat,
            again.action,
            again.drawn,
            again.barrier,
        )
        told = [(event.kind, event.args, event.audience) for event in step.events]
        assert told == [(event.kind, event.args, event.audience) for event in again.events]


@pytest.mark.parametrize("most", [0, 1, 60])
@pytest.mark.parametrize(("slug", "settings"), MATCHES, ids=[slug for slug, _ in MATCHES])
def test_an_unfinished_game_is_read_as_it_was_left(
    slug: str, settings: dict[str, Value], most: int
) -> None:
    session = played(slug, settings, most)
    text = write_record(session)
    again = read_record(text)
    same(session, again)
    assert write_record(again) == text
    end = json.loads(text.splitlines()[-1])
    assert end == {"steps": most, "fingerprint": session.state.fingerprint()}


def test_a_game_goes_on_after_it_was_read() -> None:
    session = played("pegasus-bridge", {}, 40)
    again = read_record(write_record(session), chance=Seeded(99))
    session.chance = Seeded(99)
    for one in (session, again):
        pick = Seeded(5)
        for _ in range(30):
            (seat,) = one.state.actors()
            actions = one.state.legal_actions(seat)
            one.apply(seat, actions[pick.below(len(actions))])
    same(session, again)
    same(again, read_record(write_record(again)))


@pytest.mark.parametrize(("slug", "settings"), MATCHES[:4], ids=[slug for slug, _ in MATCHES[:4]])
def test_a_finished_game_has_its_result_in_the_last_line(
    slug: str, settings: dict[str, Value]
) -> None:
    session = played(slug, settings, 20_000)
    state = session.state
    assert state.ending >= 0
    text = write_record(session)
    end = json.loads(text.splitlines()[-1])
    assert end["over"] is True
    assert end["rule"] == GAME.endings[state.ending]
    seats = dict(zip(GAME.seats(state), GAME.teams(state), strict=True))
    assert seats.get(end.get("winner", ""), -1) == state.winner
    again = read_record(text)
    same(session, again)
    assert write_record(again) == text


def test_a_record_is_one_json_value_a_line() -> None:
    session = played("toulon", {}, 25)
    lines = write_record(session).splitlines()
    assert len(lines) == 27
    header, *steps, _ = [json.loads(line) for line in lines]
    assert (header["game"], header["scenario"]) == ("memoir", "toulon")
    assert header["data"] == GAME.digest("toulon")
    assert header["rules"] == GAME.version
    for seat, action, drawn in steps:
        assert seat in ("axis", "allies")
        assert action == " ".join(action.split())
        assert all(isinstance(result, int) for result in drawn)


def test_steps_that_were_taken_back_are_not_in_the_record() -> None:
    session = played("toulon", {}, 0)
    (seat,) = session.state.actors()
    session.apply(seat, session.state.legal_actions(seat)[0])
    while not session.can_undo(seat):
        (seat,) = session.state.actors()
        session.apply(seat, session.state.legal_actions(seat)[0])
    before = len(session.steps)
    session.undo(seat)
    text = write_record(session)
    assert len(text.splitlines()) == before + 1
    same(session, read_record(text))


def test_the_hash_of_a_fair_seed_stands_in_the_header() -> None:
    secret = b"kept until the end of the match"
    session = Session(GAME, "toulon", {}, Fair(secret))
    text = write_record(session, promise(secret))
    assert json.loads(text.splitlines()[0])["seed_hash"] == promise(secret)
    same(session, read_record(text))
