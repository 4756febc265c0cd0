"""Tiles, control and headquarters (chapters 1 to 3)."""

from __future__ import annotations

import pytest

from tests.games.panzer.solo_table import DATA
from tests.games.panzer.table import GAME, START_ROWS_ONLY, Table
from vezerkar.core.chance import Seeded
from vezerkar.games.panzer.rules.combat_values import firing_side
from vezerkar.games.panzer.state import Front


def opened(slug: str) -> Front:
    state = GAME.new(slug, {}, Seeded(1))
    assert isinstance(state, Front)
    return state


@pytest.mark.rule("PG-1.0.1", "PG-9.0.1", "PG-9.0.2", "PG-3.0.1", "PG-3.0.5")
@pytest.mark.parametrize("slug", [info.id for info in GAME.scenarios()])
def test_the_map_is_laid_out_as_the_scenario_shows(slug: str) -> None:
    s = opened(slug)
    board = s.board
    assert board.count == board.cols * board.rows
    scene = GAME.scene(s, -1)
    assert len(scene.board.spaces) == board.count
    for side, hq in enumerate(board.hq):
        if hq >= 0:
            assert hq in board.start[side]
            assert s.control[hq] == side


@pytest.mark.rule("PG-3.0.1", "PG-9.2.3.8")
@pytest.mark.parametrize(
    ("slug", "wanted"),
    [
        ("solo_volkhov", {"A5": "german", "C1": "german", "D6": "german", "F2": "german"}),
        ("solo_narva", {"B6": "german"}),
        ("minsk", {"C1": "soviet", "D5": "german"}),
    ],
)
def test_headquarters_are_seen_on_the_map(slug: str, wanted: dict[str, str]) -> None:
    spaces = GAME.scene(opened(slug), -1).board.spaces
    assert {each.id: each.side for each in spaces if "headquarters" in each.marks} == wanted


@pytest.mark.rule("PG-1.0.4", "PG-1.0.5", "PG-5.4.29", "PG-5.4.33")
def test_hard_units_stay_out_of_swamps_unless_their_card_allows_it() -> None:
    table = Table("minsk", {"u1": "pz_iv A4", "u2": "t_34_85 F2"}, active="german")
    assert "A3" not in table.last_words("move", "u1")
    table = Table("minsk", {"u1": "grenadiers A4"}, active="german")
    assert "A3" in table.last_words("move", "u1")
    table = Table("minsk", {"u2": "t_34_85 F2"}, active="soviet")
    assert "F3" in table.last_words("move", "u2")


@pytest.mark.rule("PG-1.0.4")
def test_only_an_amphibious_tank_enters_a_lake() -> None:
    table = Table("moscow", {"u1": "t_34_85 A2", "u2": "t_40 E3"}, active="soviet")
    assert "A3" not in table.last_words("move", "u1")
    assert "E4" in table.last_words("move", "u2")


@pytest.mark.rule("PG-1.0.6", "PG-5.4.11")
def test_a_unit_in_a_fortification_is_always_dug_in_even_when_flanked() -> None:
    units = {"u1": "pz_iv B3", "u2": "conscripts B2", "u3": "grenadiers A2"}
    inside = Table("minsk", units, active="soviet")
    assert inside.is_dug("u2")
    assert inside.can("attack u2 u1")
    assert not inside.can("dig u2")
    outside = Table("minsk", {**units, "u2": "conscripts C2"}, active="soviet")
    assert outside.can("dig u2")
    table = Table("minsk", units, active="german")
    happened = table.fight("attack u1 u2")
    assert happened.index("fire-opens unit:u2 unit:u1") < happened.index(
        "fire-opens unit:u1 unit:u2"
    )
    assert any("line:dug-in 2" in line for line in happened)


@pytest.mark.rule("PG-1.0.6")
def test_prep_fire_works_even_against_walls() -> None:
    units = {"u1": "pz_iv B3", "u2": "conscripts B2"}
    table = Table("minsk", units, active="german", hands={"german": ["prep_fire+0"]})
    table.play("prep_fire+0 1", "u2")
    assert not table.is_dug("u2")
    happened = table.fight("attack u1 u2")
    assert not any("line:dug-in" in line for line in happened)


@pytest.mark.rule("PG-1.0.6", "PG-6.2.18")
@pytest.mark.parametrize(("place", "works"), [("B2", False), ("D3 dug", True)])
def test_other_cards_ignore_trenches_but_not_walls(place: str, works: bool) -> None:
    beside = {"B2": "B3", "D3 dug": "D4"}[place]
    table = Table(
        "minsk",
        {"u1": f"pz_vi_tiger {beside}", "u2": f"guards {place}"},
        active="german",
        hands={"german": ["demolition+0"]},
    )
    table.do("attack u1 u2", loose=True)
    while firing_side(table.s) != 0:  # dug-in units fire first
        table.do("pass" if table.can("pass") else "sacrifice bluff", loose=True)
    assert table.can("play demolition+0 1")
    assert table.can("play demolition+0 2") is works


@pytest.mark.rule("PG-1.0.6")
def test_a_unit_that_attacks_out_of_a_fortification_is_not_dug_in_meanwhile() -> None:
    units = {"u1": "grenadiers E4", "u2": "conscripts E3"}
    table = Table("minsk", units, active="german")
    happened = table.fight("attack u1 u2")
    assert not any("line:dug-in" in line for line in happened)
    assert (table.phase, table.at("u1"), table.is_dug("u1")) == ("advance", "E4", True)


@pytest.mark.rule("PG-1.0.7", "PG-5.4.2", "PG-6.1.6", "PG-6.1.2")
def test_factories_and_guns_bring_ammunition_once_a_turn() -> None:
    units = {"u1": "howitzer A5", "u2": "wespe B5", "u3": "grenadiers A3"}
    table = Table("stalingrad", units, active="german", phase="shop", turn=2)
    table.do("done")
    assert table.ammo("german") == 3  # two guns, the factory on A3
    assert table.phase == "operations"
    del units["u3"]  # then nobody holds a factory
    poor = Table("stalingrad", units, active="german", phase="shop", turn=2)
    poor.do("done")
    assert poor.ammo("german") == 2
    taken = {**units, "u3": "guards A3"}  # then the enemy does
    poor = Table("stalingrad", taken, active="german", phase="shop", turn=2)
    poor.do("done")
    assert poor.ammo("german") == 2


@pytest.mark.rule("PG-1.0.8")
def test_a_bridge_takes_away_the_modifiers_of_a_river() -> None:
    board = opened("kharkov").board
    names = [GAME.notation(opened("kharkov")).lexicon.name("tile", t) for t in range(board.count)]
    bridge = names.index("B4")
    assert (board.attack[bridge], board.defense[bridge]) == (0, 0)
    table = Table("minsk", {"u1": "pz_iv A4"}, active="german")
    assert "B4" in table.last_words("move", "u1")  # a river stops nobody


@pytest.mark.rule("PG-1.0.8", "PG-1.0.2")
def test_a_river_without_a_bridge_weakens_whoever_stands_in_it() -> None:
    seen = set()
    for slug, scenario in DATA.scenarios.items():
        board = opened(slug).board
        faces = [face for row in scenario.grid.tiles for face in row]
        for tile, face in enumerate(faces):
            if DATA.tiles[face].terrain == "river":
                cell = f"{chr(65 + tile % scenario.grid.cols)}{tile // scenario.grid.cols + 1}"
                bridged = cell in scenario.markers.bridges
                seen.add(bridged)
                numbers = (board.attack[tile], board.defense[tile])
                assert numbers == ((0, 0) if bridged else (-2, -1)), (slug, cell)
    assert seen == {True, False}


@pytest.mark.rule("PG-2.0.1", "PG-2.0.2", "PG-9.0.4")
def test_the_tracker_starts_with_turn_1_and_the_numbers_of_the_scenario() -> None:
    table = Table(
        "kharkov",
        turn=0,
        stack=["place 2"],
        first="german",
        purse={"german": 0, "soviet": 0},
    )
    assert table.s.turn == 0
    assert table.prestige("german") == 50
    assert table.ammo("german") == 5
    assert table.ammo("soviet") == 3
    for _ in range(12):
        table.do(table.actions("search")[0], "0 " * 8 if len(table.hand("german")) == 11 else "")
    assert table.s.turn == 1


@pytest.mark.rule("PG-2.0.3", "PG-2.0.4", "PG-2.0.5")
def test_prestige_has_no_upper_limit_and_never_falls_below_nothing() -> None:
    table = Table(
        "minsk",
        {"u1": "pz_iv B5"},
        active="german",
        prestige={"german": 180, "soviet": 3},
        hands={"german": ["propaganda+0"]},
    )
    table.do("play propaganda+0 1")
    assert table.prestige("soviet") == 0
    assert table.prestige("german") == 178


@pytest.mark.rule("PG-3.0.2", "PG-3.0.6", "PG-6.2.10", "PG-6.2.12")
def test_a_unit_controls_its_tile_and_the_marker_stays_behind() -> None:
    table = Table("minsk", {"u1": "pz_iv D5"}, active="german", control=START_ROWS_ONLY)
    assert table.control("D4") == ""
    assert "control side:german tile:D4" in table.do("move u1 D4")
    assert table.control("D4") == "german"
    assert table.control("D5") == "german"
    own = Table("minsk", {"u1": "pz_iv D5"}, active="german")
    assert own.control("C5") == "german"
    assert own.do("move u1 C5") == ["moved unit:u1 tile:D5 tile:C5"]  # no marker is laid again


@pytest.mark.rule("PG-3.0.3", "PG-3.0.4")
def test_markers_are_open_to_everybody() -> None:
    table = Table("minsk", {"u1": "pz_iv D5"}, active="german", control=START_ROWS_ONLY)
    table.do("move u1 D4")
    for seat in (-1, 0, 1):
        scene = GAME.scene(table.s, seat)
        unit = next(token for token in scene.tokens if token.id == "u1")
        assert "moved" in unit.marks
        assert sum(token.kind.startswith("control-") for token in scene.tokens) == 13


@pytest.mark.rule("PG-10.0.1", "PG-5.2.8")
def test_units_and_discards_are_face_up() -> None:
    table = Table(
        "minsk", {"u1": "guards C3"}, active="german", discards={"actions": ["accuracy+0"]}
    )
    scene = GAME.scene(table.s, -1)
    assert any(token.kind == "guards" for token in scene.tokens)
    discards = next(zone for zone in scene.zones if zone.id == "discard-actions")
    assert [card.id for card in discards.cards] == ["accuracy+0"]


def test_cards_that_are_not_in_the_hand_lie_before_who_may_choose_them() -> None:
    """Every action that names a card can be pointed at: in the hand, or among what is offered."""
    table = Table.opened("kharkov")
    while table.s.turn == 0:
        seat = table.s.actors()[0]
        scene = GAME.scene(table.s, seat)
        shown = {card.id for zone in scene.zones for card in zone.cards}
        named = {anchor for view in scene.actions for anchor in view.anchors}
        assert {a[5:] for a in named if a.startswith("card:")} <= shown
        others = {zone.id for zone in GAME.scene(table.s, 1 - seat).zones if zone.cards}
        assert not {zone for zone in others if zone.startswith("offer-") and zone[6:] != "soviet"}
        table.do_seeded(table.actions()[0])


def test_what_is_too_dear_is_marked_for_the_filter() -> None:
    table = Table.opened("kursk")
    table.do_seeded("buy pz_vi_tiger", seat="german")
    offer = next(zone for zone in GAME.scene(table.s, 0).zones if zone.id == "offer-german")
    dear = {card.id for card in offer.cards if "dear" in card.marks}
    assert dear == {
        card.id for card in offer.cards if f"buy {card.id}" not in table.actions(seat="german")
    }
    assert dear


def test_a_full_army_is_the_reason_why_no_unit_can_be_bought() -> None:
    table = Table.opened("stalingrad")
    for _ in range(4):
        table.do_seeded("buy grenadiers", "german")
    offer = next(zone for zone in GAME.scene(table.s, 0).zones if zone.id == "offer-german")
    assert {card.idle.key for card in offer.cards if card.idle} == {"why-units-enough"}
    assert all(card.idle and card.marks == ("dear",) for card in offer.cards)
