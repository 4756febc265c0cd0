"""Questions about the board: sight with what hides it, range by dice, where a unit could go."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.games.memoir.dealer import SLUGS
from tests.games.memoir.games import battles
from tests.games.memoir.table import GAME, Table
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import OBSERVER
from vezerkar.files.ledger import load_ledger
from vezerkar.games.memoir.hidden import guess
from vezerkar.games.memoir.march import reach
from vezerkar.games.memoir.setup import layout_of
from vezerkar.games.memoir.terms import ALLIES, AXIS
from vezerkar.games.memoir.view.ways import ways
from vezerkar.scene.scene import Overlay


def asked(table: Table, name: str, anchor: str, seat: int = ALLIES) -> Overlay:
    return GAME.overlay(table.s, seat, name, anchor)


def spots(answer: Overlay, kind: str) -> dict[str, str]:
    return {spot.space: spot.value for spot in answer.spots if spot.kind == kind}


@pytest.mark.rule("M44-4.15")
def test_infantry_sees_three_hexes_far_with_fewer_dice_the_farther() -> None:
    table = Table(units={"al01": "infantry G5", "ax01": "infantry A1"})
    answer = asked(table, "sight", "unit:al01")
    seen = spots(answer, "seen")
    assert answer.veil
    assert (seen["g4"], seen["G3"], seen["J5"]) == ("3", "2", "1")
    assert len(seen) == 6 + 12 + 18
    assert "K5" not in seen
    assert "M44-4.15" in answer.rules


@pytest.mark.rule("M44-4.23")
def test_a_unit_in_the_way_hides_what_is_behind_it() -> None:
    table = Table(units={"al01": "infantry G5", "al02": "infantry H5", "ax01": "infantry A1"})
    hidden = [s for s in asked(table, "sight", "unit:al01").spots if s.kind == "hidden"]
    assert {spot.space: spot.by for spot in hidden} == {
        "I5": ("hex:H5",),
        "i4": ("hex:H5",),
        "i6": ("hex:H5",),
        "J5": ("hex:H5",),
    }


def test_what_is_seen_and_hidden_agrees_with_the_reasons_of_the_battle() -> None:
    units = {"al01": "infantry G5", "ax01": "infantry I5", "ax02": "infantry H5"}
    table = Table(units=units, phase="battle", ordered=["al01"])
    action = GAME.notation(table.s).parse("attack al01 ax01")
    reasons = GAME.explain(table.s, ALLIES, action)
    assert "why-unit-hides" in {reason.message.key for reason in reasons}
    assert {reason.mark for reason in reasons if "hides" in reason.message.key} == {"sight"}
    hidden = {s.space: s.by for s in asked(table, "sight", "hex:G5").spots if s.kind == "hidden"}
    assert hidden["I5"] == ("hex:H5",)


@pytest.mark.rule("M44-4.19")
def test_artillery_reaches_six_hexes_and_needs_no_sight() -> None:
    table = Table(units={"al01": "artillery G5", "al02": "infantry H5", "ax01": "infantry A1"})
    answer = asked(table, "sight", "unit:al01")
    assert spots(answer, "hidden") == {}
    assert spots(answer, "seen")["M5"] == "1"


def test_the_way_of_an_enemy_is_that_of_an_ordinary_order() -> None:
    table = Table(units={"al01": "infantry G5", "ax01": "armor G1"}, hands={"axis": ["recon_left"]})
    ways = spots(asked(table, "enemy", "unit:ax01"), "reach")
    assert (ways["g2"], ways["G3"], ways["g4"]) == ("1", "2", "3")
    assert "G5" not in ways
    assert "G1" not in ways


@pytest.mark.parametrize("slug", SLUGS[::4])
def test_the_ways_that_are_drawn_lead_where_the_rules_let_a_unit_go(slug: str) -> None:
    for step, s in enumerate(battles(slug, 11, 200)):
        if step % 9:
            continue
        for u, h in enumerate(s.unit_hex):
            for most in (2, 3) if h >= 0 else ():
                reached: list[int] = []
                reach(s, u, most, reached)
                drawn = ways(s, u, most)
                assert set(drawn) == set(reached), (slug, step, u, most)
                for goal, (cost, way) in drawn.items():
                    assert way[-1] == goal
                    assert len(way) <= cost <= most
                    near = [s.board.distance[a * s.board.count + b] for a, b in pairs(h, way)]
                    assert set(near) == {1}


def pairs(start: int, way: tuple[int, ...]) -> list[tuple[int, int]]:
    return list(zip((start, *way[:-1]), way, strict=True))


def test_a_move_tells_the_hexes_between() -> None:
    units = {"al01": "armor G5", "al02": "infantry M9", "ax01": "infantry A1"}
    table = Table(units=units, phase="move", ordered=["al01", "al02"])
    table.do("pick al01")
    move = next(c for c in GAME.scene(table.s, ALLIES).actions if c.action == "move al01 G3")
    assert len(move.path) == 2
    assert move.path[-1] == "hex:G3"
    table.do("move al01 G3")
    [told] = [m for m in table.session.log(AXIS) if m.key == "event-moved"]
    assert told.args["way"] == move.path[0].removeprefix("hex:")


@pytest.mark.parametrize("anchor", ["", "unit:nobody", "card:ambush", "hex:Z9", "hex:", "zone:z1"])
@pytest.mark.parametrize("name", ["sight", "enemy", "supply", ""])
def test_a_question_about_nothing_has_an_empty_answer(name: str, anchor: str) -> None:
    table = Table(units={"al01": "infantry G5", "ax01": "infantry G1"})
    assert asked(table, name, anchor) == Overlay()


@pytest.mark.parametrize("slug", SLUGS[::6])
def test_an_answer_changes_nothing_and_tells_nothing_that_is_hidden(slug: str) -> None:
    pick = random.Random(slug)
    known = {rule.id for rule in load_ledger(GAME.folder)}
    for step, s in enumerate(battles(slug, 7, 120)):
        if step % 10:
            continue
        lexicon = layout_of(s.board).lexicon
        anchors = [f"unit:{name}" for name in lexicon.names("unit") if name]
        anchors.append(f"hex:{pick.choice(lexicon.names('hex'))}")
        for seat in (AXIS, ALLIES, OBSERVER):
            other = guess(s, seat, Seeded(pick.randrange(1000)))
            for anchor in pick.sample(anchors, 3):
                before = s.fingerprint()
                for name in GAME.scene(s, seat).board.overlays:
                    answer = GAME.overlay(s, seat, name, anchor)
                    assert s.fingerprint() == before
                    assert known.issuperset(answer.rules)
                    assert msgspec.json.encode(answer) == msgspec.json.encode(
                        GAME.overlay(other, seat, name, anchor)
                    )
