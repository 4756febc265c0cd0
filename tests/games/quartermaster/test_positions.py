"""Positions as text: sparse ones, complete ones, and what is wrong with bad ones."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quartermaster.random_games import lively_game
from tests.games.quartermaster.table import COUNTRIES, GAME, Table, reread
from vezerkar.core.errors import DataError
from vezerkar.games.quartermaster.rules.stack import top_phase
from vezerkar.games.quartermaster.terms import FRAMES
from vezerkar.records.position import read_position, write_position


@pytest.mark.parametrize("seed", [31, 32, 33])
def test_every_moment_of_a_game_comes_back_from_its_text(seed: int) -> None:
    session = lively_game(seed)
    phases = set()
    for number, step in enumerate(session.steps):
        word = FRAMES[top_phase(GAME.own(step.before))].word
        if number % 29 and word in phases:
            continue
        phases.add(word)
        _, t = read_position(write_position(GAME, step.before))
        assert t.freeze() == step.before.freeze()
        assert t.actors() == step.before.actors()
        for seat in t.actors():
            assert t.legal_actions(seat) == step.before.legal_actions(seat)
    _, last = read_position(write_position(GAME, session.state))
    assert last.freeze() == session.state.freeze()
    assert (last.ending, last.winner) == (session.state.ending, session.state.winner)


def test_nothing_said_is_the_first_turn() -> None:
    table = Table()
    assert (table.s.round, table.active, table.phase) == (1, "germany", "play")
    for country in COUNTRIES:
        assert len(table.hand(country)) == 7
        assert len(table.armies(country)) == 1


def test_a_sparse_position_says_only_what_differs() -> None:
    table = Table(
        "uk",
        round=7,
        points={"axis": 21, "allies": 17},
        uk={
            "armies": ["united_kingdom", "india"],
            "navies": ["north_sea"],
            "hand": ["uk_build_army"],
            "status": ["uk_rationing"],
            "protected": ["india"],
        },
        used=["uk_rationing"],
    )
    assert table.s.round == 7
    assert (table.axis, table.allies) == (21, 17)
    assert table.armies("uk") == {"united_kingdom", "india"}
    assert table.protected("uk") == {"india"}
    assert not table.s.may_use_again(table.number("card", "uk_rationing"))
    assert reread(table).freeze() == table.s.freeze()


def test_a_deck_that_is_given_leaves_the_rest_among_the_hidden_discards() -> None:
    table = Table(germany={"hand": ["ger_autobahn"], "deck": ["ger_plunder"]})
    assert table.deck("germany") == 1
    assert len(table.cards("hidden", "germany")) == 38


FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "a space": ({"countries": {"uk": {"armies": ["narnia"]}}}, "no space 'narnia'"),
    "a kind of space": ({"countries": {"uk": {"navies": ["india"]}}}, "expected sea spaces"),
    "a country": ({"countries": {"france": {}}}, "there is no seat 'france'"),
    "whose turn": ({"active": "france"}, "active: there is no seat"),
    "a card": ({"countries": {"uk": {"hand": ["uk_tea"]}}}, "there is no card 'uk_tea'"),
    "another's card": ({"countries": {"uk": {"hand": ["ger_plunder"]}}}, "another country"),
    "too many copies": (
        {"countries": {"uk": {"hand": ["uk_enigma"], "discard": ["uk_enigma"]}}}, "no further"
    ),
    "a status that is none": (
        {"countries": {"uk": {"status": ["uk_enigma"]}}}, "no Status card"
    ),
    "a response that is none": (
        {"countries": {"uk": {"responses": ["uk_enigma"]}}}, "no Response"
    ),
    "a round": ({"round": 21}, "round: expected 1 to 20"),
    "points": ({"points": {"axis": 401}}, "points: expected"),
    "won already": ({"points": {"axis": 400}}, "has won but plays on"),
    "enemies together": (
        {"countries": {"uk": {"armies": ["germany"]}}}, "both teams share a space"
    ),
    "too many armies": (
        {"countries": {"italy": {"armies": ["italy", "balkans", "india", "china", "africa"]}}},
        "too many armies",
    ),
    "protected nothing": (
        {"countries": {"uk": {"protected": ["india"]}}}, "expected own spaces"
    ),
    "a setting": ({"settings": {"players": 1}}, "settings: setting players is '1'"),
    "no such setting": ({"settings": {"weather": True}}, "there is no setting 'weather'"),
    "a phase": ({"phase": "tea"}, "expected one of start, play"),
    "phase and stack": ({"phase": "play", "stack": ["turn supply", "play"]}, "not both"),
    "a frame": ({"stack": ["tea"]}, "there is no phase 'tea'"),
    "a frame in the air": ({"stack": ["play"]}, "'play' cannot stand at the bottom"),
    "a frame on another": ({"stack": ["turn supply", "fight 0 1"]}, "'fight' cannot stand on"),
    "a step of a card": (
        {"stack": ["turn supply", "card ger_plunder:germany 1:0 -", "fight 0 1"]},
        "a step that its card does not have",
    ),
    "open events": (
        {"stack": ["turn supply", "resolve ger_plunder:germany 2 1"]},
        "more open events than there are",
    ),
    "parts of a frame": ({"stack": ["turn"]}, "expected 'turn <stage>'"),
    "a stage": ({"stack": ["turn tea"]}, "expected one of start, play"),
    "a number": ({"stack": ["turn supply", "discard many"]}, "expected a number"),
    "whose card": (
        {"stack": ["turn supply", "card ger_plunder:uk 0:0 -"]}, "belongs to another country"
    ),
    "a used card": ({"used": ["ger_plunder"]}, "there is no Status card"),
    "an open event": ({"open": ["built"]}, "open[0]: expected an event"),
    "an ending": ({"over": {"rule": "QG-1.1", "winner": "axis"}}, "over: expected one of QG-23.1"),
    "a field": ({"weather": "fine"}, "there is no such field"),
    "a scenario": ({"scenario": "peace"}, "there is no scenario 'peace'"),
    "a star in the hand": ({"countries": {"uk": {"hand": ["uk_enigma*"]}}}, "have a '*'"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_bad_position_is_told_in_one_line(name: str) -> None:
    raw, expected = FAULTS[name]
    with pytest.raises(DataError) as caught:
        GAME.read_position({"game": "quartermaster", **raw})
    said = str(caught.value)
    assert expected in said
    assert said.startswith("position: ")
    assert "\n" not in said
