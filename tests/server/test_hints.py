"""Advice, reviews, computers that give up; and what belongs to the owner of a seat alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.app_client import Chairside, Guest, Parlour, Quick, parlour
from tests.server.test_copied_tables import lay, play
from vezerkar.agents.advice import advise, fortune, prospect
from vezerkar.agents.search import Budget
from vezerkar.agents.stage_agent import LeadingAgent
from vezerkar.core.chance import Script, Seeded
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game
from vezerkar.core.session import Session
from vezerkar.records.position import load_position
from vezerkar.server import hints, review
from vezerkar.server.bot_workers import Task
from vezerkar.server.review import Point, turnings

__all__ = ["parlour"]

POSITIONS = Path(__file__).parents[2] / "docs/positions"
GAMES = ("memoir", "crescent", "quartermaster", "panzer", "hungary")


# Advice


def test_advice_is_one_of_the_actions_with_a_reason(parlour: Parlour) -> None:
    with parlour.open() as client:
        guest = Guest(client)
        table = lay(guest, {"axis": "recruit", "allies": "me"})
        assert table["hints"]
        with guest.at(table["id"]) as chair:
            play(chair, 3)
            wait_for_actions(chair)
            found = chair.ask("hint", seat="allies")
            assert found["type"] == "hint"
            actions = {action["action"] for action in chair.live["actions"]}
            assert found["action"] in actions
            assert found.get("other", "") in actions | {""}
            assert (found["level"], found["ply"]) == ("sergeant", chair.ply)
            assert 0 <= found["chance"] <= 1
            before = chair.ply
            assert chair.ask("ping")["type"] == "done"
            assert chair.ply == before  # nothing was done


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best player takes its time; who advises here is quicker."""
    monkeypatch.setattr(hints, "strongest", lambda: "sergeant")


def wait_for_actions(chair: Chairside) -> None:
    while not chair.live.get("actions"):
        chair.receive()


def test_nobody_is_advised_where_that_was_not_agreed_on(parlour: Parlour) -> None:
    with parlour.open() as client:
        guest, other = Guest(client), Guest(client)
        alone = lay(guest, {"axis": "recruit", "allies": "me"}, hints=False)
        shared = lay(guest, {"axis": "me", "allies": "me"})
        between = lay(guest, {"axis": "open", "allies": "me"})
        agreed = lay(guest, {"axis": "open", "allies": "me"}, hints=True)
        assert not any(t.get("hints", False) for t in (alone, shared, between))
        assert agreed["hints"]
        with guest.at(alone["id"]) as chair:
            wait_for_actions(chair)
            refused = chair.ask("hint", seat="allies")
            assert refused["text"]["key"] == "refused-no-hints"
        token = agreed["seats"][0]["invitation"]
        other.ask("POST", f"/api/tables/{agreed['id']}/seats/axis", {"invitation": token})
        guest.ask("POST", f"/api/tables/{agreed['id']}/start")
        with guest.at(agreed["id"]) as chair, other.at(agreed["id"]) as opposite:
            asked, waits = (chair, opposite) if chair.live.get("actions") else (opposite, chair)
            assert asked.ask("hint", seat=asked.seat)["type"] == "hint"
            assert waits.ask("hint", seat=waits.seat)["text"]["key"] == "refused-turn"
            assert waits.ask("hint", seat=asked.seat)["text"]["key"] == "refused-not-yours"


def test_who_is_advised_again_is_advised_by_the_same_plan() -> None:
    """What the general has decided for a march comes back with the next question."""
    game = find_game("hungary")
    s = game.new("puszta", {}, Seeded(3))
    seat = next_seat(s)
    stage, posture = game.judge.stage(s, seat), game.judge.postures(s, seat)[-1]
    forgetful = LeadingAgent(5, Budget(tries=10_000_000), horizon=1)  # would think for hours
    forgetful.memo = (stage, posture)
    advice = advise(forgetful, game, s, seat, seed=1)
    assert advice.memo == (stage, posture)
    assert advice.action in s.legal_actions(seat)


# Reviews


def test_a_match_that_is_over_is_looked_at_again(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "POINTS", 60)
    monkeypatch.setattr(review, "THROWS", 2)
    monkeypatch.setattr(review, "MOST", 1)
    with parlour.open() as client:
        guest = Guest(client)
        table = lay(guest, {"axis": "recruit", "allies": "recruit"})
        with guest.at(table["id"]) as chair:
            early = chair.ask("review", seat="")
            while "outcome" not in chair.live:
                chair.receive()
            found = chair.ask("review", seat="")
            if early["type"] == "refused":
                assert early["text"]["key"] == "refused-not-over"
            again = chair.ask("review", seat="allies")["review"]
        told = found["review"]
        assert told == again
        assert told["sides"] == ["axis", "allies"]
        plies = [point["ply"] for point in told["points"]]
        assert plies == sorted(set(plies))
        assert (plies[0], plies[-1]) == (0, chair.ply)
        won = chair.live["outcome"]["winner"]
        assert told["points"][-1]["chance"] == (1.0 if won == "axis" else 0.0)
        assert all(0 <= point["chance"] <= 1 for point in told["points"])
        for turning in told["turnings"]:
            assert turning["first"] < turning["last"] <= chair.ply


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_reviewed(name: str) -> None:
    game = find_game(name)
    session = Session(game, game.scenarios()[0].id, {}, Seeded(3))
    for number in range(40):
        seat = next(s for s in session.state.actors() if session.state.legal_actions(s))
        actions = session.state.legal_actions(seat)
        session.apply(seat, actions[number % len(actions)])
        step = session.steps[-1]
        assert 0 <= prospect(game, session.state, 1, 1) <= 1
        assert abs(fortune(game, step, session.state, 2, 1)) <= 1
        if not step.drawn:
            assert fortune(game, step, session.state, 2, 1) == 0


def test_luck_is_what_the_dice_gave_beyond_expectation() -> None:
    """The same shot with each face on all dice."""
    game, state = load_position(POSITIONS / "close-assault.toml")
    seat = state.actors()[0]
    shot = game.notation(state).parse("attack al01 ax01")
    luck = {}
    for word, face in game.chance_words.items():
        session = Session.from_state(game, state, Script([face] * 3))
        step = session.apply(seat, shot)
        gain = fortune(game, step, session.state, 64, 1)
        luck[word] = gain if game.teams(state)[seat] == 0 else -gain
    assert luck["grenade"] == max(luck.values()) > 0
    assert luck["star"] == min(luck.values()) < 0


def test_turnings_are_the_greatest_changes_in_their_order() -> None:
    curve = ((0, 0.5, 0.0), (2, 0.6, 0.1), (4, 0.2, 0.0), (6, 0.21, 0.0), (8, 0.9, 0.5))
    points = [Point(*each) for each in curve]
    found = turnings(points, [0, 2, 4, 6, 8])
    assert [(t.first, t.last) for t in found] == [(0, 2), (2, 4), (6, 8)]
    assert found[-1].change == pytest.approx(0.69)
    assert found[-1].luck == pytest.approx(0.5)
    assert turnings([], []) == []


# Giving up


def test_a_computer_without_hope_offers_to_give_up(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never_hopes(thinker: Quick, task: Task) -> bool:
        return True

    monkeypatch.setattr(Quick, "despairs", never_hopes)
    with parlour.open() as client:
        guest, watcher = Guest(client), Guest(client)
        table = lay(guest, {"axis": "recruit", "allies": "me"})
        with guest.at(table["id"]) as chair:
            assert chair.ask("answer-resign", seat="allies", yes=True)["text"]["key"] == (
                "refused-no-offer"
            )
            offered = until_offer(chair)
            assert offered == "axis"
            with watcher.at(table["id"]) as eye:
                assert json.loads(eye.session.receive_text())["gives_up"] == "axis"
                assert eye.ask("answer-resign", seat="allies", yes=True)["type"] == "refused"
            assert chair.ask("answer-resign", seat="allies", yes=False)["type"] == "done"
            assert "outcome" not in chair.live
            before = chair.ply
            until_offer(chair)
            assert chair.ply > before
            chair.ask("answer-resign", seat="allies", yes=True)
            assert chair.live["outcome"]["winner"] == "allies"


def until_offer(chair: Chairside) -> str:
    for _ in range(400):
        if chair.live.get("actions"):
            chair.act(chair.live["actions"][0]["action"])
        for text in chair.seen[-3:]:
            message = json.loads(text)
            if message["type"] == "table" and message.get("gives_up"):
                chair.seen.clear()
                return str(message["gives_up"])
        if not chair.live.get("actions"):
            message = chair.receive()
            if message.get("gives_up"):
                chair.seen.clear()
                return str(message["gives_up"])
    raise AssertionError("nobody gave up")


def test_computers_that_may_win_do_not_give_up(parlour: Parlour) -> None:
    with parlour.open() as client:
        guest = Guest(client)
        table = lay(guest, {"axis": "recruit", "allies": "me"})
        with guest.at(table["id"]) as chair:
            play(chair, 12)
            assert not any('"gives_up"' in text for text in chair.seen)


# What belongs to the owner of a seat


def test_notes_are_kept_and_nobody_else_is_told(parlour: Parlour) -> None:
    with parlour.open() as client:
        guest, other = Guest(client), Guest(client)
        table = guest.lay("four", ["me", "open", "open", "open"])
        for seat in ("bela", "cili", "dani"):
            other.take(table, seat)
        guest.ask("POST", f"/api/tables/{table['id']}/start")
        with guest.at(table["id"]) as chair, other.at(table["id"]) as opposite:
            assert (
                chair.ask("notes", seat="anna", text="Béla bluffs " + "x" * 5000)["type"] == "done"
            )
            assert chair.ask("notes", seat="bela", text="!")["text"]["key"] == "refused-not-yours"
            assert not any("bluffs" in text for text in opposite.seen)
            opposite.quiet()
            assert not any("bluffs" in text for text in opposite.seen)
        cookies = guest.cookie, other.cookie
    with parlour.open() as client:
        with Guest(client, cookies[0]).at(table["id"]) as chair:
            assert chair.welcome["notes"].startswith("Béla bluffs")
            assert len(chair.welcome["notes"]) == 4000
        with Guest(client, cookies[1]).at(table["id"]) as chair:
            assert "notes" not in chair.welcome


def test_a_curtain_may_need_four_digits(parlour: Parlour) -> None:
    with parlour.open() as client:
        guest = Guest(client)
        table = lay(guest, {"axis": "me", "allies": "me"})
        with guest.at(table["id"]) as chair:
            first = chair.welcome["curtain"]
            chair.ask("look", seat=first)
            for wrong in ("123", "12345", "abcd", "12 4"):
                refused = chair.ask("lock", seat=first, code=wrong)
                assert refused["text"]["key"] == "refused-four-digits"
            chair.ask("notes", seat=first, text="my secret")
            assert chair.ask("lock", seat=first, code="0417")["type"] == "done"
            chair.ask("look", seat="")
            assert "notes" not in chair.welcome
            for code in ("", "0418"):
                refused = chair.ask("look", seat=first, code=code)
                assert refused["text"]["key"] == "refused-lock"
                assert chair.welcome["seat"] == ""
            assert chair.ask("look", seat=first, code="0417")["seat"] == first
            assert chair.welcome["notes"] == "my secret"
            locked = {s["seat"]: s.get("locked", False) for s in chair.welcome["table"]["seats"]}
            assert [seat for seat, on in locked.items() if on] == [first]
            chair.ask("look", seat="")
            told = [chair.ask("look", seat=first, code="1111")["text"]["key"] for _ in range(6)]
            assert told[-1] == "refused-too-fast"


# Calculations


def test_the_calculation_of_a_fight_stays_in_the_log(parlour: Parlour) -> None:
    text = (POSITIONS / "close-assault.toml").read_text(encoding="utf-8")
    with parlour.open() as client:
        guest, watcher = Guest(client), Guest(client)
        table = guest.ask("POST", "/api/positions", {"position": text}, 201)
        with guest.at(table["id"]) as chair, watcher.at(table["id"]) as eye:
            before = chair.ask("odds", seat="allies", action="attack al01 ax01")["odds"]
            number = chair.act("attack al01 ax01")["log"][0]["number"]
            found = chair.ask("calculation", seat="allies", number=number)
            assert found["odds"] == before
            assert chair.ask("calculation", seat="axis", number=number)["type"] == "refused"
            wrong = chair.ask("calculation", seat="allies", number=9999)
            assert wrong["text"]["key"] == "refused-no-step"
            # Whoever only watches is told when it is over; before, it could tell what is hidden.
            assert "odds" not in eye.ask("calculation", seat="", number=number)
            chair.ask("resign", seat="allies")
            eye.quiet()
            assert eye.ask("calculation", seat="", number=number)["odds"] == before
