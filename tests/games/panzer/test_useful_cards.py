"""An action none of whose effects can change anything cannot be chosen (PG-5.2.10)."""

from __future__ import annotations

import pytest

from tests.games.panzer.table import Table, cards_of

GERMAN_DECK = 0  # the German unit deck
NO_SNAFU = {"actions": ["snafu-1", "snafu+0", "snafu+2"]}


def ready(units: dict[str, str], card: str, **fields: object) -> Table:
    given = {"active": "german", "turn": 2, "hands": {"german": [card]}, **fields}
    return Table("minsk", units, prestige={"german": 30, "soviet": 0}, **given)


def picks(table: Table, card: str) -> set[str]:
    """Whom a card may be played for; nobody if it may not be played at all."""
    if not table.can(f"play {card}"):
        return set()
    table.do(f"play {card}")
    return table.last_words("pick")


@pytest.mark.rule("PG-5.2.10", "PG-6.2.24", "PG-6.2.15")
def test_double_time_is_for_units_that_could_do_a_second_thing() -> None:
    units = {
        "u1": "grenadiers A5 spent fresh",
        "u2": "grenadiers B5 spent dug",
        "u3": "grenadiers C5 moved",
        "u4": "grenadiers D5",
        "u5": "riflemen F1",
    }
    assert picks(ready(units, "double_time+1"), "double_time+1 2") == {"u3", "u4"}
    for idle in ("u1", "u2"):
        alone = ready({idle: units[idle], "u5": "riflemen F1"}, "double_time+1")
        assert not alone.can("play double_time+1 2")


@pytest.mark.rule("PG-5.2.10", "PG-5.4.42")
def test_double_time_does_not_help_a_tank_out_of_the_mud() -> None:
    units = {"u1": "pz_iv A5", "u5": "riflemen F1"}
    assert not ready(units, "double_time+1", weather=["mud"]).can("play double_time+1 2")
    foot = {**units, "u2": "grenadiers C5", "u3": "grenadiers D5"}
    assert picks(ready(foot, "double_time+1", weather=["mud"]), "double_time+1 2") == {"u2", "u3"}


@pytest.mark.rule("PG-5.2.10", "PG-6.2.26")
def test_reserves_give_no_second_discount_while_one_is_in_force() -> None:
    table = ready({"u1": "grenadiers A5", "u5": "riflemen F1"}, "reserves+0")
    assert table.can("play reserves+0 2")
    second = ready(
        {"u1": "grenadiers A5", "u5": "riflemen F1"},
        "reserves+0",
        hands={"german": ["pz_iv", "reserves+0", "reserves+3"]},
    )
    second.play("reserves+0 2")
    assert second.can("play reserves+3 1")
    assert not second.can("play reserves+3 2")
    second.do("deploy pz_iv C5 reserves")
    assert second.can("play reserves+3 2")


@pytest.mark.rule("PG-5.2.10", "PG-6.1.8")
def test_reserves_draw_nothing_out_of_an_empty_deck() -> None:
    units = {"u5": "riflemen F1"}
    deck = cards_of("minsk", GERMAN_DECK)
    empty = ready(units, "reserves+0", hands={"german": [*deck, "reserves+0"]})
    assert not empty.can("play reserves+0 1")
    assert empty.can("play reserves+0 2")
    last = ready(units, "reserves+0", hands={"german": [*deck[1:], "reserves+0"]})
    assert last.can("play reserves+0 1")
    discards = {"german": deck[:1]}  # it makes a new deck
    again = ready(
        units, "reserves+0", hands={"german": [*deck[1:], "reserves+0"]}, discards=discards
    )
    assert again.can("play reserves+0 1")


@pytest.mark.rule("PG-5.2.10", "PG-1.0.6")
def test_walls_leave_nothing_for_improved_defenses_to_dig() -> None:
    inside = {"u1": "grenadiers B2", "u5": "riflemen F1"}
    assert not ready(inside, "improved_defenses+0").can("play improved_defenses+0 2")
    assert ready(inside, "improved_defenses+0").can("play improved_defenses+0 1")  # its morale
    proud = {"u1": "grenadiers B2 +4", "u5": "riflemen F1"}
    assert ready(proud, "improved_defenses+0").morale("u1") == 9
    assert not ready(proud, "improved_defenses+0").can("play improved_defenses+0 1")
    outside = {"u1": "grenadiers A5", "u5": "riflemen F1"}
    assert ready(outside, "improved_defenses+0").can("play improved_defenses+0 2")


@pytest.mark.rule("PG-5.2.10")
def test_morale_that_cannot_fall_is_no_target() -> None:
    hands = {"german": ["deadly_fire+1", "strafing_run+1"], "soviet": ["last_man_standing+1"]}
    units = {"u1": "pz_iv D4", "u2": "guards D3 dug -5", "u3": "riflemen F1"}
    table = Table("minsk", units, active="german", hands=hands, discards=NO_SNAFU)
    table.do("attack u1 u2")
    free = table.copy()
    free.do("pass")
    assert free.can("play deadly_fire+1 1")
    table.do("play last_man_standing+1 2")
    assert (table.asked, table.morale("u2")) == (["german"], 1)
    assert not table.can("play deadly_fire+1 1")
    table.do("play strafing_run+1 1")
    assert table.morale("u2") == 1
    assert table.morale("u3") == 3  # nobody else was left to be picked
