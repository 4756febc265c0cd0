"""The odds of an attack: sums as the fire will open with them, and what the ratios decide."""

from __future__ import annotations

import pytest

from tests.games.panzer.solo_table import mid_battle
from tests.games.panzer.table import GAME, Table, cards_of
from tests.games.sentences import voice
from vezerkar.core.kernel import OBSERVER
from vezerkar.files.ledger import LANGUAGES
from vezerkar.scene.panels import Sheet


def sheet_of(table: Table, action: str) -> Sheet:
    odds = GAME.odds(table.s, table.s.actors()[0], table.layout.notation.parse(action))
    assert odds is not None
    assert odds.sheet is not None
    return odds.sheet


def bars(sheet: Sheet) -> list[str]:
    return [bar.text.key for bar in sheet.bars]


def lines(sheet: Sheet, which: int) -> list[tuple[str, int]]:
    return [(term.text.key, term.value) for term in sheet.sums[which].terms]


@pytest.mark.rule("PG-7.9.2")
def test_three_to_one_destroys_for_certain() -> None:
    units = {"u1": "pz_vi_king_tiger D4", "u2": "t_40 D3", "u3": "pz_ii C4"}
    sheet = sheet_of(Table("minsk", units, active="german"), "attack u1 u2")
    assert bars(sheet) == ["odds-instant"]
    assert sheet.bars[0].text.rules == ("PG-7.9.2",)
    assert (sheet.bars[0].chance, sheet.results) == (1.0, {"destroyed": 1.0})
    alone = Table("minsk", {"u1": "pz_vi_king_tiger D4", "u2": "t_40 D3"}, active="german")
    assert set(bars(sheet_of(alone, "attack u1 u2"))) == {"odds-loss"}  # 11 to 4


@pytest.mark.rule("PG-7.10.2")
def test_one_to_two_costs_nothing_for_certain() -> None:
    units = {"u1": "pz_iv D4 -4", "u2": "kv_1 D3"}
    table = Table("minsk", units, active="german")
    sheet = sheet_of(table, "attack u1 u2")
    assert bars(sheet) == ["odds-stalled"]
    assert sheet.bars[0].text.rules == ("PG-7.10.2",)
    assert (sheet.bars[0].chance, sheet.results) == (1.0, {"destroyed": 0.0})
    assert "stalled unit:u1" in table.do("attack u1 u2", loose=True)


@pytest.mark.rule("PG-7.0.3")
def test_a_marker_goes_up_again_from_one() -> None:
    units = {"u1": "grenadiers D4 -4", "u2": "t_40 D3", "u3": "pz_vi_tiger C3"}
    sheet = sheet_of(Table("minsk", units, active="german"), "attack u1 u2")
    shown = lines(sheet, 0)
    assert [value for _, value in shown] == [4, -4, 1, 3]  # 0 counts as 1
    assert shown[2][0] == "line-floor"
    # 4 against 4 is a loss of 2 on +3.
    assert [bar.text.args["number"] for bar in sheet.bars] == [0, 1, 2]


@pytest.mark.rule("PG-7.2.1", "PG-6.2.28")
def test_a_bonus_in_force_is_counted() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3"}
    table = Table("minsk", units, active="german", hands={"german": ["attack+1", "attack-1"]})
    assert ("line-bonus", 1) not in lines(sheet_of(table, "attack u1 u2"), 0)
    everybody = table.copy()
    everybody.play("attack+1 2")
    while everybody.phase != "operations":
        everybody.do("pass")  # no answer to it
    assert lines(sheet_of(everybody, "attack u1 u2"), 0)[:2] == [
        ("line-attack", 6),
        ("line-bonus", 1),
    ]
    once = table.copy()
    once.play("attack+1 1", "u1")
    while once.phase != "extra":
        once.do("pass")
    assert ("line-bonus", 2) in lines(sheet_of(once, "attack u1 u2"), 0)


@pytest.mark.rule("PG-7.2.1", "PG-7.1.2")
def test_whoever_fires_first_in_defense_has_no_bonus() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3 dug"}
    table = Table("minsk", units, active="german", bonus=1)
    sheet = sheet_of(table, "attack u1 u2")
    assert sheet.sums[0].side == "soviet"
    assert "line-bonus" not in [key for key, _ in lines(sheet, 0)]


@pytest.mark.rule("PG-9.2.0.29", "PG-9.2.0.3")
def test_a_non_player_side_always_has_its_support_from_afar() -> None:
    units = {"u1": "pz_iv D5", "u2": "riflemen D4 dug", "u3": "howitzer_152mm D2"}
    table = mid_battle("solo_narva", units)
    sheet = sheet_of(table, "attack u1 u2")
    assert sheet.sums[0].side == "soviet"
    assert ("line-support", 4) in lines(sheet, 0)
    told = table.do("attack u1 u2", loose=True)
    assert "sheet marker:fire line:support 4 8" in told
    snow = mid_battle("solo_narva", units, weather=["snow"])
    assert ("line-support", 4) not in lines(sheet_of(snow, "attack u1 u2"), 0)


@pytest.mark.rule("PG-7.4.3", "PG-6.2.28")
@pytest.mark.parametrize("free", [True, False])
def test_guns_that_fire_for_nothing_are_counted(free: bool) -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3", "u3": "howitzer D5"}
    table = Table("minsk", units, active="german", free_ranged=free, ammo={"german": 1})
    shown = [key for key, _ in lines(sheet_of(table, "attack u1 u2"), 0)]
    assert ("line-support" in shown) == free


def tactics(names: list[str]) -> list[int]:
    return [int(name[-2:]) for name in names]


@pytest.mark.rule("PG-6.1.8")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    cards = cards_of("minsk")
    worst = [name for name in cards if name.endswith("-2")]
    rest = [name for name in cards if name not in worst]
    table = Table(
        "minsk",
        {"u1": "grenadiers D4", "u2": "riflemen A1"},
        active="german",
        control={"soviet": ["D3", "A1"]},
        hands={"soviet": worst},
        discards={"actions": rest},
    )
    odds = GAME.odds(table.s, 0, table.layout.notation.parse("move u1 D3"))
    assert odds is not None
    # What the enemy holds cannot be flipped.
    mines = sum(tactic < 0 for tactic in tactics(rest))
    assert odds.results == {"mine": pytest.approx(mines / len(rest))}


@pytest.mark.rule("PG-6.1.8")
def test_without_any_card_a_flip_is_sure_to_count_as_nothing() -> None:
    units = {"u1": "grenadiers D4", "u2": "riflemen A1"}
    hands = {"soviet": cards_of("minsk")}
    control = {"soviet": ["D3", "A1"]}
    table = Table("minsk", units, active="german", control=control, hands=hands)
    odds = GAME.odds(table.s, 0, table.layout.notation.parse("move u1 D3"))
    assert odds is not None
    assert odds.results == {"mine": 0.0}


@pytest.mark.rule("PG-6.1.8", "PG-9.2.0.9")
@pytest.mark.parametrize("left", [0, 1])
def test_the_last_card_of_a_solo_deck_is_the_sacrifice(left: int) -> None:
    cards = cards_of("solo_narva")
    units = {"u1": "pz_iv D5 +3", "u2": "riflemen D4"}
    table = mid_battle("solo_narva", units, discards={"actions": cards[left:]})
    sheet = sheet_of(table, "attack u1 u2")
    # The flip comes from a new deck, in which that card is again: all cards are as likely.
    full = sheet_of(mid_battle("solo_narva", units), "attack u1 u2")
    assert bars(sheet) == bars(full)
    assert [bar.chance for bar in sheet.bars] == [pytest.approx(bar.chance) for bar in full.bars]


def test_every_line_names_what_it_comes_from() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3", "u3": "pz_vi_tiger C3"}
    table = Table("minsk", units, active="german")
    sheet = sheet_of(table, "attack u1 u2")
    for language in LANGUAGES:
        words = voice(GAME, language, GAME.scene(table.s, OBSERVER))
        said = [words.say(term.text) for each in sheet.sums for term in each.terms]
        said += [words.say(bar.text) for bar in sheet.bars]
        assert words.faults == []
        assert any("C3" in text for text in said)


@pytest.mark.rule("PG-5.4.32")
def test_a_hard_target_on_covered_ground_is_said_to_have_no_cover() -> None:
    for target, told in (("t_70 A3", True), ("riflemen A3", False)):
        table = Table("stalingrad", {"u1": "pz_iii A4", "u2": target}, active="german")
        notes = [note.key for note in sheet_of(table, "attack u1 u2").notes]
        assert ("note-no-cover" in notes) is told


@pytest.mark.rule("PG-7.4.3")
def test_a_question_in_a_fire_tells_where_both_values_stand() -> None:
    units = {"u1": "pz_iii A4", "u2": "su_76 B4", "u3": "granatwerfer D5", "u4": "granatwerfer D4"}
    table = Table("stalingrad", units, active="german", ammo={"german": 3, "soviet": 0})
    before = sheet_of(table, "attack u1 u2")
    fire, guard = (sum(term.value for term in part.terms) for part in before.sums)
    table.do("attack u1 u2", loose=True)
    seat = table.s.actors()[0]
    asked = GAME.scene(table.s, seat)
    assert asked.prompt.text.key == "ask-support"
    values: dict[str, object] = {"number": fire, "number2": guard}
    values |= {"why": "loses", "number5": 1, "number6": 3}  # loss, ammunition
    assert asked.prompt.text.args == values  # the hills of A4 are counted already
    call = next(action for action in asked.actions if action.verb == "call")
    assert call.marks == ("move", "spare", "badge-+2")
    table.do(call.action, loose=True)
    text = GAME.scene(table.s, seat).prompt.text
    changed = {"number": fire + 2, "number5": 2, "number6": 2}
    assert text.args == values | changed
