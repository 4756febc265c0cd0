"""Every action card, each of its effects: what changes when it is played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.panzer.table import GAME, START_ROWS_ONLY, Table
from vezerkar.games.panzer.schema.load import load_data

PAIR = {"u1": "pz_iv D4", "u2": "riflemen D3"}
SUPPORTED_PAIR = {**PAIR, "u3": "pz_vi_tiger C4", "u4": "pz_iii E4"}
NO_SNAFU = {"actions": ["snafu-1", "snafu+0", "snafu+2"]}
ALL_CARDS = {card.id for card in load_data().playable}


def face(card: str) -> str:
    """One of the faces of an action card."""
    names = Table("minsk").layout.lexicon.names("card")
    return next(name for name in names if name[:-2] == card)


def hold(card: str, units: dict[str, str], side: str = "german", **fields: Any) -> Table:
    """A table whose active German side is about to act; one side holds the card."""
    given: dict[str, Any] = {"active": "german", "discards": NO_SNAFU, **fields}
    given.setdefault("hands", {side: [face(card)]})
    return Table("minsk", units, **given)


def in_fire(card: str, mode: int, units: dict[str, str], *picks: str, **fields: Any) -> list[str]:
    """Attack with u1 against u2 and play a combat card as soon as its owner may."""
    side = fields.pop("side", "german")
    table = hold(card, units, side, **fields)
    table.fight("attack u1 u2")
    for _ in range(6):
        if table.phase in ("cards", "answer") and table.asked == [side]:
            return table.play(f"{face(card)} {mode}", *picks)
        table.fight(table.actions()[-1])
    raise AssertionError(f"{card} could not be played: {table.phase} {table.asked}")


def marker(happened: list[str], which: str) -> int:
    """How the first card line moved a marker."""
    line = next(x for x in happened if x.startswith(f"sheet marker:{which} line:card"))
    return int(line.split()[3])


def in_operations(card: str, mode: int, units: dict[str, str], *picks: str, **f: Any) -> Table:
    table = hold(card, units, **f)
    table.play(f"{face(card)} {mode}", *picks)
    return table


# Combat cards


@pytest.mark.rule("PG-5.2.3")
@pytest.mark.parametrize(
    ("card", "mode", "which", "amount", "side"),
    [
        ("accuracy", 1, "fire", 3, "german"),
        ("take_cover", 1, "target", 3, "soviet"),
        ("armor_piercing", 2, "fire", 2, "german"),
        ("high_explosive", 1, "fire", 4, "german"),
        ("high_explosive", 2, "fire", 2, "german"),
        ("smoke_screen", 1, "fire", -3, "soviet"),
        ("fighting_withdrawal", 2, "target", 2, "soviet"),
        ("close_support", 2, "fire", 4, "german"),
        ("close_support", 1, "target", 2, "soviet"),
        ("strafing_run", 2, "fire", -3, "soviet"),
        ("strafing_run", 2, "target", -3, "german"),
        ("increased_support", 1, "fire", 2, "german"),
        ("increased_support", 2, "fire", 3, "german"),
        ("surprise_attack", 1, "fire", 2, "german"),
        ("last_man_standing", 1, "fire", 2, "german"),
    ],
)
def test_cards_that_move_a_marker(card: str, mode: int, which: str, amount: int, side: str) -> None:
    happened = in_fire(card, mode, SUPPORTED_PAIR, "u3", side=side)
    assert marker(happened, which) == amount


def test_armor_piercing_needs_a_hard_target() -> None:
    hard = {"u1": "pz_iv D4", "u2": "kv_1 D3"}
    assert marker(in_fire("armor_piercing", 1, hard), "fire") == 4
    table = hold("armor_piercing", SUPPORTED_PAIR)
    table.fight("attack u1 u2")
    assert table.actions("play") == [f"play {face('armor_piercing')} 2"]  # soft: no effect


def test_close_assault_is_for_infantry() -> None:
    city = {"u1": "grenadiers D4", "u2": "riflemen D3", "u3": "pz_vi_tiger C4"}
    assert marker(in_fire("close_assault", 1, city), "fire") == 5
    plain = {"u1": "grenadiers D3", "u2": "riflemen D4", "u3": "pz_vi_tiger C4"}
    assert marker(in_fire("close_assault", 1, plain), "fire") == 3
    tank = {"u1": "grenadiers D4", "u2": "t_26 D3"}
    assert "morale unit:u2 -1 3" in in_fire("close_assault", 2, tank)
    table = hold("close_assault", SUPPORTED_PAIR)
    table.fight("attack u1 u2")
    assert table.actions("play") == []


def test_take_cover_may_prevent_a_loss() -> None:
    strong = {**SUPPORTED_PAIR, "u5": "pz_vi_tiger E3"}
    happened = in_fire("take_cover", 2, strong, side="soviet")
    # 6 + 3 + 2 + 3 = 14 against 11: a loss of 2, one of them prevented.
    assert "loss unit:u2 3 1" in happened


def test_morale_boost_deadly_fire() -> None:
    assert "morale unit:u1 2 8" in in_fire("morale_boost", 1, SUPPORTED_PAIR)
    assert "morale unit:u2 -2 3" in in_fire("deadly_fire", 1, SUPPORTED_PAIR)


def test_off_target_cancels_all_support() -> None:
    happened = in_fire("off_target", 1, SUPPORTED_PAIR, side="soviet")
    assert [x.split()[3] for x in happened if "line:support" in x] == ["-3", "-2"]


def test_smoke_screen_cancels_up_to_two() -> None:
    happened = in_fire("smoke_screen", 2, SUPPORTED_PAIR, "u3", "u4", side="soviet")
    assert sum("line:support -" in x for x in happened) == 2


def test_counter_battery_silences_a_distant_gun_and_costs_ammunition() -> None:
    units = {**PAIR, "u3": "howitzer B5", "u4": "pz_vi_tiger C4"}
    table = hold("counter_battery", units, "soviet", ammo={"german": 3})
    table.do("attack u1 u2")
    table.do("call u3")
    happened = table.play(f"{face('counter_battery')} 1", "u3")
    assert any("line:support -3" in line for line in happened)
    assert table.ammo("german") == 1


def test_demolition_removes_the_tile_or_the_trenches() -> None:
    happened = in_fire("demolition", 1, SUPPORTED_PAIR)
    assert any("line:tile-defense -5" in line for line in happened)
    dug = {"u1": "pz_vi_tiger D3", "u2": "riflemen D4 dug", "u3": "pz_vi_tiger C3"}
    happened = in_fire("demolition", 2, {**dug, "u3": "pz_vi_tiger E3"})
    assert any("line:dug-in -2" in line for line in happened)


def test_surprise_attack_may_forbid_the_answer() -> None:
    happened = in_fire("surprise_attack", 2, SUPPORTED_PAIR)
    assert not any(line.startswith("fire-opens unit:u2") for line in happened)
    dug = {"u1": "pz_vi_tiger D3", "u2": "riflemen D4 dug", "u3": "pz_vi_tiger E3"}
    happened = in_fire("surprise_attack", 1, dug)
    assert any("line:dug-in -2" in line for line in happened)


def test_last_man_standing_counts_lost_morale_or_keeps_the_last_point() -> None:
    hurt = {**SUPPORTED_PAIR, "u1": "pz_iv D4 -4"}
    assert marker(in_fire("last_man_standing", 1, hurt), "fire") == 4
    # The Soviet answer would destroy the tank, but it keeps one point.
    weak = {"u1": "volkssturm D4", "u2": "t_34_85 D3", "u3": "pz_vi_tiger C4"}
    table = hold("last_man_standing", {**weak, "u4": "t_34_85 E4"})
    table.fight("attack u1 u2")
    assert table.phase == "drawn"
    table.fight("pass")
    happened = table.play(f"{face('last_man_standing')} 2")
    assert "loss unit:u1 5 3" in happened  # all it has
    assert (table.at("u1"), table.morale("u1")) == ("D4", 1)


def test_strafing_run_hits_any_enemy_by_its_type() -> None:
    units = {**SUPPORTED_PAIR, "u5": "t_26 A1", "u6": "mortar B1"}
    assert "morale unit:u5 -1 3" in in_fire("strafing_run", 1, units, "u5")
    assert "morale unit:u6 -2 2" in in_fire("strafing_run", 1, units, "u6")


def test_close_support_hurts_and_strengthens() -> None:
    happened = in_fire("close_support", 1, SUPPORTED_PAIR)
    assert "morale unit:u2 -1 4" in happened
    assert marker(happened, "fire") == 2


def test_fighting_withdrawal_ends_the_combat() -> None:
    happened = in_fire("fighting_withdrawal", 1, SUPPORTED_PAIR, side="soviet")
    assert "retreated unit:u2 tile:D2" in happened
    assert not any(line.startswith("loss") for line in happened)
    blocked = hold("fighting_withdrawal", {**SUPPORTED_PAIR, "u5": "mortar D2"}, "soviet")
    blocked.fight("attack u1 u2")
    assert blocked.actions("play") == [f"play {face('fighting_withdrawal')} 2"]


@pytest.mark.rule("PG-5.2.5")
def test_hold_at_all_costs_differs_by_side() -> None:
    strong = {**SUPPORTED_PAIR, "u5": "pz_vi_tiger E3"}
    happened = in_fire("hold_at_all_costs", 2, strong, side="soviet")
    assert "morale unit:u2 1 6" in happened
    assert not any(line.startswith("retreated") for line in happened)
    german = {"u1": "t_34_85 D3", "u2": "grenadiers D4", "u3": "kv_1 C3", "u4": "kv_1 E3"}
    table = hold("hold_at_all_costs", german, "german", active="soviet")
    table.fight("attack u1 u2")
    assert table.actions("play") == [f"play {face('hold_at_all_costs')} 1"]
    happened = table.play(f"{face('hold_at_all_costs')} 1")
    assert marker(happened, "target") == 1
    assert table.at("u2") == "D4"


# Operations cards


@pytest.mark.rule("PG-5.2.6")
def test_bomber_run() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D2 dug", "u3": "mortar A1"}
    table = in_operations("bomber_run", 1, units, "u2")
    assert table.morale("u2") == 3
    assert not table.is_dug("u2")
    table = in_operations("bomber_run", 2, units)
    assert table.morale("u3") == 1  # the only gun


def test_attack_gives_an_extra_blow_or_strengthens_all() -> None:
    units = {"u1": "grenadiers D4 moved", "u2": "riflemen D3"}
    table = in_operations("attack", 1, units, "u1")
    assert table.phase == "extra"
    happened = table.fight("attack u1 u2")
    assert any("line:bonus 2" in line for line in happened)
    table = in_operations("attack", 2, PAIR)
    assert any("line:bonus 1" in line for line in table.fight("attack u1 u2"))


def test_improved_defenses() -> None:
    units = {"u1": "pz_iv D4 moved fired", "u2": "grenadiers A5 spent fresh", "u3": "mg_42 B5"}
    table = in_operations("improved_defenses", 1, units, "u1")
    assert table.is_dug("u1")
    assert table.morale("u1") == 7
    table = in_operations("improved_defenses", 2, units, "u2", "u3")
    assert table.is_dug("u2")
    assert table.is_dug("u3")
    assert not table.is_dug("u1")


def test_replacements() -> None:
    units = {"u1": "pz_iv D4 -5", "u2": "grenadiers A5 -1", "u3": "grenadiers B5"}
    table = in_operations("replacements", 1, units, "u1")
    assert table.morale("u1") == 4
    table = in_operations("replacements", 1, units, "u2")
    assert table.morale("u2") == 5  # never above the printed value
    table = in_operations("replacements", 2, units, "u1", "u3")
    assert (table.morale("u1"), table.morale("u3")) == (2, 6)


def test_prep_fire_reaches_three_tiles() -> None:
    units = {"u1": "grenadiers A5", "u2": "riflemen A2 dug", "u3": "riflemen A1"}
    table = in_operations("prep_fire", 2, units, "u2")
    assert table.morale("u2") == 4
    table = hold("prep_fire", {"u1": "grenadiers A5", "u3": "riflemen A1"})
    assert not table.actions("play")


def test_double_time() -> None:
    table = in_operations("double_time", 1, {"u1": "pz_iv D4 moved fired"})
    table.do("move u1 C4")
    assert table.at("u1") == "C4"
    table = in_operations("double_time", 2, {"u1": "grenadiers D4 moved", "u2": "riflemen D3"})
    assert table.can("attack u1 u2")


def test_supply_column_and_propaganda() -> None:
    assert in_operations("supply_column", 1, PAIR).ammo("german") == 4
    assert in_operations("supply_column", 2, PAIR).prestige("german") == 24
    assert in_operations("propaganda", 1, PAIR).prestige("soviet") == 15
    assert in_operations("propaganda", 2, PAIR).prestige("german") == 24


def test_reserves() -> None:
    table = hold("reserves", PAIR)
    table.do(f"play {face('reserves')} 1", "pz_iv pz_iii")
    assert table.hand("german") == ["pz_iii", "pz_iv"]
    table = hold("reserves", PAIR, hands={"german": ["pz_iii", face("reserves")]})
    table.play(f"{face('reserves')} 2")
    table.do("deploy pz_iii A5 reserves")
    assert table.prestige("german") == 20 - 2 - 2
    assert not table.actions("deploy")


def test_breakthrough_moves_armor_or_infantry() -> None:
    units = {"u1": "pz_iv D4 moved", "u2": "pz_iii A5 moved", "u3": "grenadiers B5 moved"}
    table = in_operations("breakthrough", 1, units, "u1", "u2")
    table.do("move u1 C4")
    table.do("move u2 A4")
    assert (table.at("u1"), table.at("u2")) == ("C4", "A4")
    soviet = {"u1": "riflemen A1 moved", "u2": "tank_riders B1 moved", "u3": "t_26 E1 moved"}
    table = in_operations(
        "breakthrough",
        2,
        soviet,
        "u1",
        "u2",
        active="soviet",
        hands={"soviet": [face("breakthrough")]},
    )
    assert table.phase == "extra"


def test_minefield() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3"}
    for flip, morale in (("t+0", 3), ("t-2", 3), ("t+1", 5)):
        table = hold("minefield", units)
        table.do(f"play {face('minefield')} 1", flip)
        assert table.morale("u2") == morale
    table = in_operations("minefield", 2, units)
    assert table.s.trap == 1
    trapped = Table(
        "minsk",
        {"u2": "riflemen D3"},
        active="soviet",
        control={"german": ["D4"]},
        traps=["german"],
    )
    trapped.do("move u2 D4")  # no flip
    assert trapped.morale("u2") == 4
    assert trapped.s.trap == 0


@pytest.mark.rule("PG-5.2.5", "PG-6.2.28")
def test_sabotage_shows_the_hand_or_costs_supplies() -> None:
    hands = {"german": [face("sabotage")], "soviet": ["guards", "accuracy+0", "fog+0"]}
    table = Table("minsk", PAIR, active="german", hands=hands, discards=NO_SNAFU)
    assert table.actions("play") == [f"play {face('sabotage')} 1"]
    happened = table.play(f"{face('sabotage')} 1")
    assert "revealed side:soviet guards accuracy+0 fog+0" in happened
    assert table.actions() == ["take accuracy+0", "take fog+0"]
    table.do("take fog+0")
    assert table.hand("soviet") == ["guards", "accuracy+0"]
    zones = {zone.id: zone for zone in GAME.scene(table.s, 0).zones}
    assert [c.id for c in zones["hand-soviet"].cards] == ["guards", "accuracy+0"]  # he remembers
    soviet = Table(
        "minsk",
        PAIR,
        active="soviet",
        hands={"soviet": [face("sabotage")]},
        ammo={"german": 2},
        prestige={"german": 3, "soviet": 20},
    )
    soviet.play(f"{face('sabotage')} 2")
    assert (soviet.ammo("german"), soviet.prestige("german")) == (0, 0)


def test_forward_observers() -> None:
    units = {**PAIR, "u3": "granatwerfer B5"}
    table = in_operations("forward_observers", 1, {**units, "u3": "howitzer B5"})
    table.do("attack u1 u2")
    table.fight("call u3")
    assert table.ammo("german") == 0
    far = {"u1": "pz_iv D3", "u2": "riflemen D2", "u3": "granatwerfer D5"}
    table = in_operations("forward_observers", 2, far, ammo={"german": 1})
    table.do("attack u1 u2")
    assert table.actions("call") == ["call u3"]


# Surprise cards


def test_snafu_and_anti_air() -> None:
    hands = {"german": [face("bomber_run"), "supply_column+0"], "soviet": ["snafu+0", "anti_air+0"]}
    table = Table("minsk", {**PAIR, "u3": "mortar A1"}, active="german", hands=hands)
    table.play("bomber_run-1 1", "u2")
    assert set(table.actions()) == {"play snafu+0 1", "play anti_air+0 1", "pass"}
    table.do("play anti_air+0 1")
    while table.phase in ("window", "weather"):
        table.do("pass")
    assert table.morale("u2") == 5
    table.do("play supply_column+0 1")
    assert table.actions() == ["play snafu+0 1", "pass"]  # no aircraft
    table.do("play snafu+0 1")
    assert table.ammo("german") == 0


def test_snowstorm_mud_and_fog() -> None:
    units = {"u1": "pz_iv C4", "u2": "riflemen C3", "u3": "pz_iii D5"}
    table = in_operations("snowstorm", 1, units)
    assert table.s.weather == 1
    table = in_operations("mud", 1, {**units, "u3": "pz_iii D5 moved"})
    table.do("move u1 B4")
    assert not table.actions("attack")  # hard units move OR fire
    table = in_operations("fog", 1, units)
    assert not any("tile-attack" in line for line in table.fight("attack u1 u2"))


@pytest.mark.rule("PG-5.4.26")
def test_ambush_lets_any_unit_fire_or_strengthens_free_fire() -> None:
    units = {"u1": "riflemen C3", "u2": "grenadiers E3"}
    hands = {"german": [face("ambush")]}
    table = Table("minsk", units, active="soviet", hands=hands, discards=NO_SNAFU)
    table.do("move u1 D3")
    assert (table.phase, table.asked) == ("react", ["german"])
    happened = table.do(f"play {face('ambush')} 1")
    assert "free-fire unit:u2 unit:u1 5 11" in happened  # even into a city
    gun = {"u1": "riflemen C4", "u2": "mg_42 D5"}
    table = Table(
        "minsk", gun, active="soviet", hands=hands, discards=NO_SNAFU, control=START_ROWS_ONLY
    )
    table.do("move u1 D4")
    table.do("volley u2")
    assert table.phase == "free-fire"
    happened = table.do(f"play {face('ambush')} 2")
    assert "free-fire unit:u2 unit:u1 10 6" in happened
    assert table.morale("u1") == 3


def test_every_action_card_is_named_by_a_test() -> None:
    from pathlib import Path

    text = Path(__file__).read_text(encoding="utf-8")
    assert [card for card in sorted(ALL_CARDS) if card not in text] == []
