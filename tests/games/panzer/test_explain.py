"""Refused actions are told with the rules that forbid them; odds are exact."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.panzer.table import GAME, Table
from vezerkar.core.errors import IllegalAction
from vezerkar.games.panzer.terms import ACTION_DECK

UNITS = {
    "u1": "pz_iv D4",
    "u2": "riflemen D3",
    "u3": "grenadiers A4 moved",
    "u4": "pz_iii B5 spent fresh",
    "u5": "gebirgsjaeger C5 fired",
    "u6": "howitzer F5",
}
HANDS = {"german": ["pz_vi_tiger", "accuracy+0", "bomber_run+0", "snafu+0", "fallschirmjaeger"]}


def rules(text: str, **fields: object) -> set[str]:
    given = {"active": "german", "hands": HANDS, "prestige": {"german": 9, "soviet": 20}, **fields}
    table = Table("minsk", UNITS, **given)
    action = table.layout.notation.parse(text)
    seat = table.s.actors()[0]
    assert action not in table.s.legal_actions(seat)
    with pytest.raises(IllegalAction):
        table.session.apply(seat, action)
    reasons = GAME.explain(table.s, seat, action)
    assert reasons
    return {rule for reason in reasons for rule in reason.message.rules}


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("move u1 D3", "PG-6.2.7"),
        ("move u1 B4", "PG-6.2.4"),
        ("move u1 C3", "PG-6.2.5"),
        ("move u3 A3", "PG-6.2.3"),
        ("move u4 B4", "PG-6.2.24"),
        ("move u5 C4", "PG-5.4.42"),
        ("move u2 D2", "PG-6.2.1"),
        ("attack u6 u2", "PG-6.2.19"),
        ("attack u1 u3", "PG-6.2.19"),
        ("attack u1 u9", "PG-6.2.19"),
        ("dig u3", "PG-6.2.15"),
        ("dig u4", "PG-6.2.25"),
        ("jump u1 D2", "PG-5.4.54"),
        ("swap u1 u6", "PG-6.2.8"),
        ("transfer u1 u3 move", "PG-5.4.63"),
        ("deploy pz_vi_tiger E5 full", "PG-6.2.22"),
        ("deploy pz_vi_tiger A4 full", "PG-6.2.22"),
        ("deploy pz_vi_tiger C3 full", "PG-6.2.23"),
        ("deploy pz_vi_tiger E5 headquarters", "PG-6.2.26"),
        ("deploy guards E5 full", "PG-6.2.22"),
        ("drop pz_vi_tiger C3", "PG-5.4.44"),
        ("play accuracy+0 1", "PG-5.2.3"),
        ("play snafu+0 1", "PG-5.2.4"),
        ("play bomber_run+0 2", "PG-5.2.10"),
        ("play attack+1 1", "PG-5.0.4"),
        ("pass", "PG-7.11.2"),
    ],
)
def test_the_rule_that_forbids_it_is_named(action: str, rule: str) -> None:
    assert rule in rules(action)


def test_a_discount_that_is_due_cannot_be_refused() -> None:
    assert "PG-6.2.28" in rules("deploy pz_vi_tiger E5 full", discount=6)


@pytest.mark.rule("PG-6.2.8")
def test_a_unit_that_has_moved_is_told_why_it_may_not_swap() -> None:
    units = {"u1": "grenadiers D4 moved", "u2": "riflemen A1", "u3": "grenadiers C4"}
    stack = ["turn", "close 0", "operations 1", "extra u1 move"]
    table = Table("minsk", units, active="german", stack=stack)
    reasons = GAME.explain(table.s, 0, table.layout.notation.parse("swap u1 u3"))
    assert [(each.message.key, each.message.rules) for each in reasons] == [
        ("why-moved", ("PG-6.2.8",))
    ]


def test_weather_and_prestige_are_reasons_too() -> None:
    assert "PG-5.4.12" in rules("play bomber_run+0 1", weather=["snow"])
    assert "PG-5.0.4" in rules("play bomber_run+0 1", prestige={"german": 1, "soviet": 1})
    hard = Table("minsk", {"u1": "pz_iv A4"}, active="german")
    action = hard.layout.notation.parse("move u1 A3")
    assert GAME.explain(hard.s, 0, action)[0].message.rules == ("PG-1.0.5",)


@pytest.mark.rule("PG-6.2.11", "PG-5.4.45", "PG-7.14.1")
def test_odds_are_those_of_the_cards_nobody_has_seen() -> None:
    table = Table(
        "minsk",
        {"u1": "pz_iv D4", "u2": "riflemen D3", "u3": "pz_vi_tiger C4", "u4": "pz_vi_tiger E3"},
        active="german",
        control={"soviet": ["D5"]},
        hands={"german": ["fallschirmjaeger"]},
    )
    board = table.s.board
    first = board.deck_first[ACTION_DECK]
    tactics = [
        board.tactic[first + k] for k, n in enumerate(board.decks[ACTION_DECK]) for _ in range(n)
    ]

    def chance(*values: int) -> float:
        return float(Fraction(sum(t in values for t in tactics), len(tactics)))

    mine = GAME.odds(table.s, 0, table.layout.notation.parse("move u1 D5"))
    assert mine is not None
    assert mine.results == {"mine": pytest.approx(chance(-1, -2))}
    moves = {one.action: one.rules for one in GAME.scene(table.s, 0).actions if one.verb == "move"}
    assert moves["move u1 D5"][0] == "PG-6.2.11"  # the rule that says what a mine costs
    drop = GAME.odds(table.s, 0, table.layout.notation.parse("drop fallschirmjaeger A1"))
    assert drop is not None
    assert drop.results == {"hurt": pytest.approx(chance(1, 2, 3))}
    blow = GAME.odds(table.s, 0, table.layout.notation.parse("attack u1 u2"))
    assert blow is not None
    assert blow.sheet is not None
    # 6 + 3 + 3 = 12 against 11: a loss of 1 on 0 and +1, of 2 on +2 and +3, else none.
    losses = {bar.text.args["number"]: bar.chance for bar in blow.sheet.bars}
    assert losses[0] == pytest.approx(chance(-1, -2))
    assert losses[1] == pytest.approx(chance(0, 1))
    assert losses[2] == pytest.approx(chance(2, 3))
