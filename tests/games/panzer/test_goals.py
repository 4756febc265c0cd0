"""Beside each name: whose turn comes next, what wins, and how far away that is."""

from __future__ import annotations

import pytest

from tests.games.panzer.solo_table import cells, mid_battle
from tests.games.panzer.table import GAME, Table
from tests.games.panzer.test_exchange import odds_of, table_of
from tests.games.panzer.test_fire_in_numbers import fight
from tests.games.sentences import voice
from vezerkar.files.ledger import LANGUAGES, Language
from vezerkar.games.panzer.schema.load import load_data

SCENARIOS = [found.id for found in GAME.scenarios() if not found.id.startswith("solo")]
LONGEST_FACT = 34  # letters of the narrow font
UNITS = {"u1": "pz_iv A5", "u5": "riflemen A1"}


def facts(table: Table, side: str, language: str = "en") -> list[str]:
    seen = GAME.scene(table.s, -1)
    words = voice(GAME, "hu" if language == "hu" else "en", seen)
    seat = next(seat for seat in seen.seats if seat.side == side)
    return [words.say(fact) for fact in seat.facts]


def battle(scenario: str = "stalingrad", **fields: object) -> Table:
    return Table(scenario, UNITS, **{"active": "german", "turn": 2, "first": "soviet", **fields})


def test_a_side_reads_how_far_it_is_from_winning() -> None:
    cities = sorted(cells("stalingrad", "city", "city_factory", "city_hill"))
    held = [*cities[:2], "A5"]
    told = facts(battle(control={"german": held, "soviet": cities[2:]}), "german")
    assert f"City tiles: 2 of {len(cities)}, all {len(cities)} win" in told
    assert "More tiles win after turn 5" in told
    hungarian = facts(battle(control={"german": held}), "german", "hu")
    assert "Több lapka nyer (5. forduló után)" in hungarian


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_first_lines_of_a_side_have_room_beside_its_name(
    scenario: str, language: Language
) -> None:
    """A low window shows two of them, on one line each: what is cut is read by nobody."""
    table = Table(scenario, {}, active="german", turn=2, prestige={"german": 25, "soviet": 25})
    for side in ("german", "soviet"):
        told = facts(table, side, language)
        assert all(len(fact) <= LONGEST_FACT for fact in told[:2]), told
        assert not any(fact.startswith("Plays ") for fact in told[:2])


def test_prestige_says_what_the_tiles_bring_each_turn() -> None:
    table = battle(control={"german": ["A5"]}, prestige={"german": 7, "soviet": 0})
    purse = next(fact for fact in facts(table, "german") if fact.startswith("Prestige 7, +"))
    gain = int(purse.partition("+")[2].split()[0])
    table.do_seeded("end")
    assert table.prestige("german") == 7 + gain


def test_whoever_waits_reads_when_it_plays() -> None:
    assert "Plays first in turn 3" in facts(battle(), "soviet")
    assert "Plays second in this turn" in facts(battle(first="german"), "soviet")
    assert not any(fact.startswith("Plays ") for fact in facts(battle(), "german"))


def test_the_last_turn_says_that_it_is_the_last() -> None:
    last = battle(turn=5)
    assert facts(last, "german")[0] == "The battle ends after this"
    assert not any(fact.startswith("Plays ") for fact in facts(last, "soviet"))
    assert facts(battle("minsk", turn=6), "german")[0] == "The battle may end after this"
    assert "Plays second in this turn" in facts(battle(turn=5, first="german"), "soviet")


@pytest.mark.parametrize(("turn", "last"), [(2, 6), (8, 8)])
def test_a_battle_that_was_extended_has_more_turns(turn: int, last: int) -> None:
    track = GAME.scene(battle("minsk", turn=turn).s, -1).tracks[0]
    assert (track.id, track.value, track.most, track.side) == ("turn", turn, last, "german")


def test_both_sides_read_the_goal_of_one() -> None:
    table = battle("kharkov")
    assert any(fact.startswith("Objectives: ") for fact in facts(table, "german"))
    assert any(fact.startswith("Enemy objectives: ") for fact in facts(table, "soviet"))


def test_who_plays_alone_reads_how_to_win_and_how_to_lose() -> None:
    table = mid_battle("solo_moscow", {})
    side = load_data().scenarios["solo_moscow"].player_side
    told = facts(table, side)
    assert "Units destroyed: 0 of 9" in told
    assert any(fact.startswith("Enemy villages: ") for fact in told)


def test_a_defender_that_cannot_fall_back_is_said_to_lose_more() -> None:
    """Its bars of losses do not show it: without the note the sum of 100 % looks wrong."""
    behind = {"u1": "pz_iii A4", "u2": "su_76 B4", "u3": "howitzer C4", "u4": "howitzer C5"}
    stuck = Table("stalingrad", behind, active="german", turn=2)
    sheet = odds_of(stuck).sheet
    assert sheet is not None
    assert "note-no-way-back" in [note.key for note in sheet.notes]
    free = odds_of(table_of("even")).sheet
    assert free is not None
    assert "note-no-way-back" not in [note.key for note in free.notes]


@pytest.mark.parametrize("language", ["en", "hu"])
def test_headline_sheet_and_log_call_the_two_values_alike(language: str) -> None:
    table, told_of = fight(), []
    for action in ("attack u1 u2", "done"):
        step = table.session.apply_text(table.seat("german"), action)
        told_of += GAME.story(step.before, step.events)
    seen = GAME.scene(table.s, table.s.actors()[0])
    words = voice(GAME, "hu" if language == "hu" else "en", seen)
    names = [words.name(f"sum:{one.id}") for one in seen.sheets[0].sums]
    told = [words.say(message) for message in told_of]
    asked = words.say(seen.prompt.text)
    assert asked.casefold().startswith(names[0].casefold())
    for name, value in zip(names, ("number", "number2"), strict=True):
        line = f"{name}: {seen.prompt.text.args[value]}."
        assert any(line.casefold() in one.casefold() for one in told), line


@pytest.mark.parametrize("language", ["en", "hu"])
def test_answers_with_a_card_say_effect_and_price_and_can_be_read_whole(language: str) -> None:
    """Two effects of a card are told apart by what they do, not by a number on the card."""
    table = Table(
        "minsk",
        {"u1": "pz_v_panther D4", "u2": "kv_1 D3", "u3": "howitzer D5"},
        active="german",
        turn=2,
        ammo={"german": 1},
        hands={"german": ["increased_support+3"], "soviet": []},
        prestige={"german": 20, "soviet": 0},
    )
    for action in ("attack u1 u2", "call u3"):
        table.do_seeded(action)
    seen = GAME.scene(table.s, table.s.actors()[0])
    words = voice(GAME, "hu" if language == "hu" else "en", seen)
    plays = [one.text for one in seen.actions if one.verb == "play"]
    assert len(plays) == 2
    for text in plays:
        said = words.say(text)
        assert said.casefold().startswith(words.name(str(text.args["effect"])).casefold())
        assert "(3 " in said
        assert len(said) <= 60  # one line of a button: longer ones are cut


@pytest.mark.parametrize("language", ["en", "hu"])
def test_each_effect_of_a_card_that_has_two_has_a_short_name(language: str) -> None:
    words = voice(GAME, "hu" if language == "hu" else "en", GAME.scene(table_of("even").s, 0))
    for card in load_data().playable:
        names = [words.name(f"effect:{card.id}-{i + 1}") for i in range(len(card.modes))]
        if len(names) > 1:
            assert len(set(names)) == len(names)
            assert all(len(name) <= 30 for name in names), names


@pytest.mark.parametrize("weather", ["snow", "mud", "fog"])
def test_bad_weather_is_told_beside_whose_turn_it_lasts(weather: str) -> None:
    """Its card lies among the discards by then."""
    units = {"u1": "pz_iii A4", "u2": "su_76 B3"}
    table = Table("stalingrad", units, active="german", turn=2, weather=[weather])
    for seat in GAME.scene(table.s, 0).seats:
        told = [fact.key for fact in seat.facts]
        assert (f"seat-{weather}" in told[:1]) == (seat.side == "german")
