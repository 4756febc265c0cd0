"""What a newcomer is told unasked: why nobody retreats, who may still fire, what counts."""

from __future__ import annotations

import pytest

from tests.games.panzer.table import GAME, Table
from tests.games.sentences import voice
from vezerkar.core.kernel import Event
from vezerkar.files.ledger import LANGUAGES, Language
from vezerkar.games.panzer.events import E_FIRE_OPENS, E_NO_RETREAT, E_PASSED
from vezerkar.games.panzer.view.log import story
from vezerkar.scene.scene import ActionView, Scene

TIGER, KV = "pz_vi_tiger C4", "kv_1 D3"
BARRED = {
    "own": {"u1": "pz_v_panther D4", "u2": KV, "u4": "mortar D2"},
    "enemy": {"u1": "pz_v_panther D4", "u2": KV, "u4": "pz_iv D2"},
    "edge": {"u1": "pz_v_panther B4", "u2": "kv_1 A4"},
    "headquarters": {"u1": "pz_v_panther C3", "u2": "kv_1 C2"},
    "ground": {"u1": "pz_v_panther D3", "u2": "kv_1 E3"},
}
BEHIND = {
    "own": "a unit of its own side stands behind it, on D2",
    "enemy": "an enemy stands behind it, on D2",
    "edge": "the edge of the map is behind it",
    "headquarters": "nobody retreats onto a headquarters",
    "ground": "it may not stand on the tile behind it",
}


def scene(table: Table) -> Scene:
    return GAME.scene(table.s, table.s.actors()[0])


def battle(units: dict[str, str], **fields: object) -> Table:
    return Table("minsk", units, active="german", turn=2, **fields)


def told(table: Table, language: Language, *events: Event) -> str:
    return voice(GAME, language, scene(table)).say(story(table.s, events)[-1])


def view_of(table: Table, action: str) -> ActionView:
    return next(one for one in scene(table).actions if one.action == action)


@pytest.mark.rule("PG-7.17.3")
@pytest.mark.parametrize("case", BARRED)
def test_a_unit_that_cannot_retreat_says_what_is_in_its_way(case: str) -> None:
    table = battle(BARRED[case])
    attacker, defender = 0, 1
    opens = Event(E_FIRE_OPENS, [defender, attacker], 2)  # also where the target fires first
    stuck = Event(E_NO_RETREAT, [defender], 1)
    assert told(table, "en", opens, stuck).endswith(f"could not retreat: {BEHIND[case]}.")
    assert "mert" in told(table, "hu", opens, stuck)


@pytest.mark.rule("PG-6.1.10")
def test_a_pass_is_no_deed_of_whoever_had_no_choice() -> None:
    """The table passes by itself for a seat that could only pass; it is told of both alike."""
    table = battle({"u1": "pz_iv A5"}, hands={"german": ["accuracy+0"], "soviet": ["kv_1"]})
    german, soviet = (Event(E_PASSED, [side], 1) for side in range(2))
    assert told(table, "en", german) == "The Germans played no card."
    assert told(table, "en", soviet) == "The Soviets played no card."


@pytest.mark.rule("PG-7.4.3")
def test_the_answer_counts_guns_that_may_join_from_afar() -> None:
    """A gun two tiles away is on the map, and so is its ammunition: nothing is given away."""
    units = {"u1": "pz_v_panther D4", "u2": KV, "u3": TIGER, "u4": "mortar D2"}
    support = 0
    answers = []
    for ammo in (0, 1, 5):
        table = battle(units, ammo={"german": 0, "soviet": ammo})
        support = table.s.board.support[table.s.unit_card[3]]
        answer = view_of(table, "attack u1 u2").text.args["number3"]
        assert isinstance(answer, int)
        answers.append(answer)
    assert support > 0
    assert answers == [answers[0], answers[0] + support, answers[0] + support]


def test_a_gun_that_stays_silent_was_not_forgotten() -> None:
    units = {"u1": "pz_v_panther D4", "u2": KV, "u3": TIGER, "u4": "howitzer D5"}
    table = battle(units, ammo={"german": 2})
    table.do_seeded("attack u1 u2")
    calls = [one for one in scene(table).actions if one.verb == "call"]
    assert calls
    assert all("spare" in one.marks for one in calls)


def test_the_last_question_of_a_turn_says_that_the_turn_ends() -> None:
    table = Table("kursk", {}, first="german", turn=2, phase="draw")
    assert all("asks" in one.marks for one in scene(table).actions if one.verb == "draw")
    for phase, key in ((1, "action-done-shop"), (3, "action-done-shop-end")):
        stack = ["turn", "close 1", f"shop {phase}"]
        prestige = {"german": 9, "soviet": 0}
        shop = Table(
            "kursk", {}, active="german", turn=2, phase="shop", stack=stack, prestige=prestige
        )
        done = view_of(shop, "done")
        assert done.text.key == key
        assert ("untold" in done.marks) == (phase == 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_battle_is_decided_by_stands_beside_the_names(language: Language) -> None:
    table = Table("stalingrad", {}, active="german", turn=2)
    seats = {seat.side: seat for seat in scene(table).seats}
    counted = {side: table.s.control.count(i) for i, side in enumerate(("german", "soviet"))}
    assert {side: seat.score for side, seat in seats.items()} == counted
    assert {seat.counts for seat in seats.values()} == {"tiles"}
    assert voice(GAME, language, scene(table)).name("score:tiles") in ("tiles", "lapka")


def test_a_tile_names_the_headquarters_on_it() -> None:
    seen = Table("minsk", {}, active="german", turn=2)
    named = [kind for space in scene(seen).board.spaces for kind in space.kinds]
    assert {"headquarters-german", "headquarters-soviet"} <= set(named)


def test_a_card_of_the_hand_is_always_lifted_before_it_is_played() -> None:
    """Whether it was asked about depended on what the enemy could answer."""
    table = battle(
        {"u1": "pz_v_panther D4", "u2": KV},
        hands={"german": ["accuracy+0"]},
        prestige={"german": 9, "soviet": 0},
    )
    table.do_seeded("attack u1 u2")
    for _ in range(6):
        plays = [one for one in scene(table).actions if one.verb == "play"]
        if plays:
            break
        table.do_seeded("done" if "done" in table.actions() else "pass")
    assert plays
    assert all("certain" in one.marks for one in plays)
