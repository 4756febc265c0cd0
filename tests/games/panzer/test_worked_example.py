"""Section 8.0 of the rulebook, number by number: a Tiger attacks Guards in a city."""

from __future__ import annotations

import pytest

from tests.games.panzer.table import Table

UNITS = {
    "u1": "pz_vi_tiger C4 +2",
    "u2": "guards C3",
    "u3": "stosstruppen B3",
    "u4": "fallschirmjaeger D3",
    "u5": "howitzer D4",
    "u6": "su_100 B5",
    "u7": "mortar D2",
}
HANDS = {
    "german": ["pak_88", "accuracy+0", "morale_boost+1", "off_target+1"],
    "soviet": ["conscripts", "deadly_fire-1", "snafu+0"],
}


def begin() -> Table:
    return Table(
        "minsk",
        UNITS,
        active="german",
        hands=HANDS,
        prestige={"german": 30, "soviet": 30},
        ammo={"german": 2, "soviet": 2},
    )


@pytest.mark.rule(
    "PG-8.0.1",
    "PG-8.1.1",
    "PG-8.2.1",
    "PG-8.3.1",
    "PG-8.4.1",
    "PG-8.5.1",
    "PG-8.6.1",
    "PG-8.7.1",
    "PG-8.8.1",
    "PG-8.11.1",
    "PG-8.12.1",
    "PG-8.13.1",
    "PG-8.14.1",
    "PG-8.16.1",
    "PG-8.16.2",
    "PG-8.16.3",
    "PG-8.16.4",
    "PG-8.17.1",
    "PG-8.18.1",
)
def test_the_tiger_takes_the_city() -> None:
    table = begin()
    happened = table.do("attack u1 u2")
    # Steps 1 to 8: the Tiger fires first; 7, +2 morale, +8 support, +2 hills; 8, +5 city.
    assert "fire-opens unit:u1 unit:u2" in happened
    track = [line for line in happened if line.startswith("sheet")]
    assert track == [
        "sheet marker:fire line:attack 7 7",
        "sheet marker:fire line:morale 2 9",
        "sheet marker:fire line:support 3 12",
        "sheet marker:fire line:support 2 14",
        "sheet marker:fire line:support 3 17",
        "sheet marker:fire line:tile-attack 2 19",
        "sheet marker:target line:defense 8 8",
        "sheet marker:target line:tile-defense 5 13",
    ]
    assert table.values == (19, 13)
    assert table.ammo("german") == 2  # the Howitzer stands beside the target

    # Step 11: Accuracy, pass, Morale Boost, pass, pass.
    assert (table.phase, table.asked) == ("cards", ["german"])
    table.do("play accuracy+0 1")
    table.do("pass")  # the Soviet side could answer it
    assert table.values == (22, 13)
    assert table.asked == ["soviet"]
    table.do("pass")
    table.do("play morale_boost+1 1")
    table.do("pass")
    assert table.values == (24, 13)
    assert table.morale("u1") == 9
    table.do("pass")
    assert table.asked == ["german"]
    table.do("pass")
    assert table.prestige("german") == 24

    # Step 12: the German bluffs, the Soviet side gives up Conscripts. Step 13: a flip of -2.
    assert table.phase == "sacrifice"
    table.do("sacrifice bluff", seat="german")
    happened = table.do("sacrifice conscripts", "t-2", seat="soviet")
    assert "sheet marker:target line:sacrifice 7 20" in happened
    assert "sheet marker:fire line:sacrifice 0 24" in happened
    assert "sheet marker:fire line:flip -2 22" in happened
    assert "loss unit:u2 2 1" in happened
    assert "conscripts" in table.discarded("soviet")
    assert table.morale("u2") == 5

    # Step 16, the return fire: 7 against hard, -1; the Mortar costs one ammunition.
    assert (table.phase, table.asked) == ("support", ["soviet"])
    happened = table.do("call u7")
    assert table.ammo("soviet") == 1
    assert table.values == (12, 10)
    assert (table.phase, table.asked) == ("cards", ["soviet"])
    table.do("play deadly_fire-1 1")
    table.do("pass")  # the German side could answer it
    assert table.morale("u1") == 7
    assert table.values == (12, 10)
    table.do("play off_target+1 1")
    assert (table.phase, table.asked) == ("window", ["soviet"])
    table.do("play snafu+0 1")
    assert table.values == (12, 10)  # Off Target had no effect
    assert table.prestige("german") == 19
    assert table.prestige("soviet") == 30 - 5 - 7
    assert table.phase == "sacrifice"  # nobody has another action card
    assert table.asked == ["german"]  # and the Soviet side only the bluff
    happened = table.do("sacrifice pak_88", "t+0")
    assert "sheet marker:target line:sacrifice 7 17" in happened
    assert "loss unit:u1 0 0" in happened

    # Step 17: the Guards lost 1, the Tiger +2 - 2 = 0, so the Guards go back one tile.
    assert "retreated unit:u2 tile:C2" in happened
    assert table.at("u2") == "C2"
    assert (table.morale("u1"), table.morale("u2")) == (7, 5)

    # Step 18: the Tiger follows without a mine test and the operations go on.
    assert (table.phase, table.asked) == ("advance", ["german"])
    table.do("advance")
    assert table.at("u1") == "C3"
    assert table.control("C3") == "german"
    assert table.phase == "operations"


@pytest.mark.rule("PG-8.1.1")
def test_dug_in_guards_would_not_fire_first_because_they_are_flanked() -> None:
    table = Table("minsk", {**UNITS, "u2": "guards C3 dug"}, active="german")
    happened = table.fight("attack u1 u2")
    opens = [line for line in happened if line.startswith("fire-opens")]
    assert opens[0] == "fire-opens unit:u1 unit:u2"
    assert not any("line:dug-in" in line for line in happened)


@pytest.mark.rule("PG-8.17.1")
def test_guards_that_cannot_retreat_would_lose_one_more() -> None:
    units = {**UNITS, "u8": "riflemen C2"}
    table = Table("minsk", units, active="german", ammo={"soviet": 0})
    happened = table.fight("attack u1 u2")
    assert "cannot-retreat unit:u2" in happened
    lost = next(line for line in happened if line.startswith("loss unit:u2"))
    assert table.morale("u2") == 6 - int(lost.split()[-1]) - 1
