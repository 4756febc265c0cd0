"""The odds of both fires are what comes out when the combat is played, flip by flip."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.every_outcome import every_outcome
from tests.games.panzer.table import GAME, Table, cards_of
from tests.games.sentences import voice
from vezerkar.core.chance import Chance
from vezerkar.core.kernel import OBSERVER, a_of, b_of
from vezerkar.files.ledger import LANGUAGES
from vezerkar.scene.panels import Sheet
from vezerkar.scene.scene import Odds

IDLE = ("pass", "stay", "gain", "done", "sacrifice bluff")
CARDS_LEFT = 9  # cards left to flip

BATTLES = {
    "even": {"u1": "pz_iv D4", "u2": "t_40 D3"},
    "close": {"u1": "pz_vi_tiger D4", "u2": "kv_1 D3"},
    "one-sided": {"u1": "pz_vi_king_tiger D4", "u2": "t_40 D3", "u3": "pz_ii C4"},
    "hopeless": {"u1": "pz_iv D4 -4", "u2": "kv_1 D3"},
    "dug-in": {"u1": "pz_vi_tiger D4 -3", "u2": "riflemen D3 dug +3"},
    "stuck": {"u1": "pz_vi_tiger D4", "u2": "t_40 D3 -2", "u4": "riflemen D2"},
    "weak": {"u1": "grenadiers D4 -3", "u2": "t_40 D3 -2", "u3": "pz_vi_tiger C3"},
}


class CombatEnd(NamedTuple):
    """How a combat ended for both units; morale only where both are left."""

    own: bool
    enemy: bool
    moved: bool
    lost: int


def table_of(battle: str) -> Table:
    """Nobody holds a card, and few are left to flip."""
    cards = cards_of("minsk")
    rest = cards[:: len(cards) // CARDS_LEFT][:CARDS_LEFT]
    for name in rest:
        cards.remove(name)
    discards = {"actions": cards}
    return Table("minsk", BATTLES[battle], active="german", discards=discards)


def odds_of(table: Table) -> Odds:
    odds = GAME.odds(table.s, table.s.actors()[0], table.layout.notation.parse("attack u1 u2"))
    assert odds is not None
    return odds


def played(table: Table, chance: Chance) -> CombatEnd:
    """The attack, with both sides doing as little as they may."""
    s = table.s.clone()
    parse, spell = table.layout.notation.parse, table.layout.notation.spell
    attack = parse("attack u1 u2")
    own, enemy = a_of(attack), b_of(attack)
    place, morale = s.unit_tile[enemy], s.morale(own)
    s.apply_unchecked(s.actors()[0], attack, chance)
    while s.fight or spell(s.legal_actions(s.actors()[0])[0]).startswith("gain"):
        seat = s.actors()[0]
        words = [spell(action) for action in s.legal_actions(seat)]
        idle = [word for word in words if word.startswith(IDLE)]
        s.apply_unchecked(seat, parse(idle[0]), chance)
    alive = s.unit_tile[own] >= 0, s.unit_tile[enemy] >= 0
    moved = alive[1] and s.unit_tile[enemy] != place
    return CombatEnd(*alive, moved, morale - s.morale(own) if all(alive) else 0)


@pytest.mark.rule("PG-7.16.1", "PG-7.17.1", "PG-7.14.1")
@pytest.mark.parametrize("battle", BATTLES)
def test_the_odds_are_those_of_the_combat_when_it_is_played(battle: str) -> None:
    table = table_of(battle)
    ends = every_outcome(lambda chance: played(table, chance))
    odds = odds_of(table)
    stay = sum(chance for end, chance in ends.items() if end.own and end.enemy and not end.moved)
    assert odds.results.get("both-stay", 0) == pytest.approx(stay)
    assert sum(odds.results.values()) == pytest.approx(1)
    ended = {name: chance for name, chance in odds.results.items() if name != "both-stay"}
    ended["enemy-destroyed"] += ended.pop("enemy-trapped", 0)
    assert ended == pytest.approx(
        {
            "enemy-destroyed": sum(chance for end, chance in ends.items() if not end.enemy),
            "enemy-retreats": sum(chance for end, chance in ends.items() if end.moved),
            "own-destroyed": sum(chance for end, chance in ends.items() if not end.own),
        }
    )
    assert odds.sheet is not None
    for sheet in (odds.sheet, odds.after):
        if sheet is not None:
            assert sum(bar.chance for bar in sheet.bars) == pytest.approx(1)
    if odds.after is not None and odds.sheet.sums[0].side == "german":
        both = {end: chance for end, chance in ends.items() if end.own and end.enemy}
        if sum(both.values()) == pytest.approx(1):
            for bar in odds.after.bars:
                lost = bar.text.args["number"]
                share = sum(chance for end, chance in both.items() if end.lost == lost)
                assert bar.chance == pytest.approx(share)


@pytest.mark.rule("PG-7.9.2", "PG-7.10.2")
def test_both_borders_stand_where_the_ratio_decides() -> None:
    sheet = sheet_of(table_of("even"))
    guard = sum(term.value for term in sheet.sums[1].terms)
    assert [border.value for border in sheet.borders] == [guard // 2, 3 * guard]


def sheet_of(table: Table) -> Sheet:
    sheet = odds_of(table).sheet
    assert sheet is not None
    return sheet


@pytest.mark.rule("PG-7.16.1")
def test_nobody_answers_who_is_sure_to_be_destroyed() -> None:
    assert odds_of(table_of("one-sided")).after is None


@pytest.mark.rule("PG-7.1.2")
def test_a_dug_in_defender_fires_first_and_is_answered() -> None:
    odds = odds_of(table_of("dug-in"))
    assert odds.sheet is not None
    assert odds.after is not None
    assert [each.sums[0].side for each in (odds.sheet, odds.after)] == ["soviet", "german"]


def test_what_was_not_counted_is_said() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3", "u3": "howitzer D5"}
    hands = {"soviet": cards_of("minsk")[:4]}
    table = Table("minsk", units, active="german", ammo={"german": 1}, hands=hands)
    notes = {note.key: note.args for note in sheet_of(table).notes}
    assert notes["note-cards"] == {"number": 6}  # the best that its cards can be worth
    assert "note-far-support" in notes
    weak = {note.key for note in sheet_of(table_of("hopeless")).notes}
    assert "note-costly" in weak


def test_an_attack_says_what_it_is_and_an_exchange_is_none() -> None:
    table = Table("minsk", BATTLES["one-sided"], active="german")
    views = {view.action: view.marks for view in GAME.scene(table.s, table.s.actors()[0]).actions}
    fire, guard = (sum(t.value for t in each.terms) for each in sheet_of(table).sums)
    assert views["attack u1 u2"] == ("attack", "odds", "certain", f"badge-{fire}:{guard}")
    swaps = [marks for action, marks in views.items() if action.startswith("swap")]
    assert swaps
    assert set(swaps) == {("swap",)}


@pytest.mark.parametrize("battle", BATTLES)
def test_every_line_of_the_answer_can_be_said(battle: str) -> None:
    table = table_of(battle)
    odds = odds_of(table)
    for language in LANGUAGES:
        words = voice(GAME, language, GAME.scene(table.s, OBSERVER))
        for sheet in (odds.sheet, odds.after):
            if sheet is not None:
                for message in (sheet.text, *sheet.notes, *(b.text for b in sheet.borders)):
                    words.say(message)
                terms = [term.text for part in sheet.sums for term in part.terms]
                for message in (*(bar.text for bar in sheet.bars), *terms):
                    words.say(message)
        for name in odds.results:
            assert words.text(f"result-{name}")
        assert words.faults == []
