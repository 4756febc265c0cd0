"""Steps and terrain: sections 2.5 and 2.6 of the ledger, examples E17 and E18."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crescent.table import Table, clash, duel


def mover(tower: str, troop: str, more: tuple[str, ...] = (), **given: Any) -> Table:
    """A Christian tower, as `c-pike1 E6`, that has been ordered to march."""
    name, square = tower.split()
    beside = given.pop("beside", {})
    table = clash(
        {name: square, "o-foot1": "A1", **beside},
        christian={"plan": {troop: ["march", *more]}},
        **given,
    )
    table.do(f"execute {troop}")
    return table


@pytest.mark.rule("KF-2.5.2", "KF-2.5.1", "KF-5.1.1")
def test_a_step_goes_to_any_of_eight_neighbours() -> None:
    table = mover("c-foot1 E6", "foot")
    assert table.moves("c-foot1") == {"D5", "E5", "F5", "D6", "F6", "D7", "E7", "F7"}


@pytest.mark.rule("KF-2.5.1", "KF-5.5.1")
def test_a_tower_may_make_fewer_steps_than_it_has() -> None:
    moves = mover("c-heavy1 E6", "heavy_cavalry").moves("c-heavy1")
    assert {"E5", "E4", "C4", "D4", "G8"} <= moves
    assert len(moves) == 25  # the own square too, there and back


@pytest.mark.rule(
    "KF-5.1.1", "KF-5.2.1", "KF-5.3.1", "KF-5.4.1", "KF-5.5.1", "KF-2.2.2", "KF-2.2.4"
)
@pytest.mark.parametrize(
    ("tower", "troop", "a", "b"),
    [
        ("c-foot1", "foot", 1, 2),
        ("c-pike1", "pike", 1, 2),
        ("c-musket1", "musket", 1, 2),
        ("c-light1", "light_cavalry", 3, 3),
        ("c-heavy1", "heavy_cavalry", 2, 3),
    ],
)
def test_steps_of_both_sides_of_the_army_cards(tower: str, troop: str, a: int, b: int) -> None:
    for upgraded, steps in (([], a), ([troop], b)):
        table = clash(
            {tower: "F7", "o-foot1": "A1"},
            christian={"plan": {troop: ["march"]}, "upgraded": upgraded},
        )
        table.do(f"execute {troop}")
        far = {max(abs(ord(q[0]) - ord("F")), abs(int(q[1:]) - 7)) for q in table.moves(tower)}
        assert max(far) == steps


@pytest.mark.rule("KF-2.5.2")
def test_diagonal_steps_are_not_blocked_by_the_squares_beside_them() -> None:
    beside = {"c-pike1": "E5", "c-pike2": "F6"}
    assert "F5" in mover("c-foot1 E6", "foot", beside=beside).moves("c-foot1")


@pytest.mark.rule("KF-2.5.3", "KF-2.5.4", "KF-2.1.5")
def test_towers_block_the_way() -> None:
    beside = {
        f"{name}": square
        for name, square in zip(
            (
                "c-foot1",
                "c-foot2",
                "c-pike1",
                "c-pike2",
                "o-foot2",
                "o-pike1",
                "o-pike2",
                "o-heavy1",
            ),
            ("D5", "E5", "F5", "D6", "F6", "D7", "E7", "F7"),
            strict=True,
        )
    }
    table = clash({"c-light1": "E6", **beside}, christian={"plan": {"light_cavalry": ["march"]}})
    table.do("execute light_cavalry")
    assert table.moves("c-light1") == set()
    assert {text.split()[0] for text in table.actions()} == {"melee"}
    one_gap = {name: square for name, square in beside.items() if name != "c-foot2"}
    table = clash({"c-light1": "E6", **one_gap}, christian={"plan": {"light_cavalry": ["march"]}})
    table.do("execute light_cavalry")
    assert "E4" in table.moves("c-light1")
    assert "E5" in table.moves("c-light1")
    assert "D5" not in table.moves("c-light1")


@pytest.mark.rule("KF-2.5.5", "KF-2.6.1", "KF-2.6.14")
@pytest.mark.parametrize("ground", ["river", "bend", "water", "hill"])
def test_water_and_hills_cannot_be_entered(ground: str) -> None:
    table = mover("c-light1 E6", "light_cavalry", ground={"E5": ground})
    assert "E5" not in table.moves("c-light1")
    assert "E4" in table.moves("c-light1")  # around it


@pytest.mark.rule("KF-2.6.14", "KF-2.5.5")
def test_a_wall_of_hills_must_be_walked_around() -> None:
    wall = {f"{column}5": "hill" for column in "ABCDEFGHIJKL"}
    table = mover("c-light1 E6", "light_cavalry", ground=wall)
    assert {int(q[1:]) for q in table.moves("c-light1")} == {6, 7, 8, 9}


@pytest.mark.rule("KF-2.5.5")
def test_nobody_leaves_the_board() -> None:
    assert mover("c-foot1 A12", "foot").moves("c-foot1") == {"A11", "B11", "B12"}


@pytest.mark.rule("KF-2.6.1", "KF-2.6.7")
def test_a_river_is_crossed_over_a_bridge_from_any_side() -> None:
    river = {f"{column}5": "river" for column in "ABCDEFGHIJKL"}
    dry = mover("c-light1 E6", "light_cavalry", ground=river)
    assert not any(q.endswith(("4", "3")) for q in dry.moves("c-light1"))
    bridged = mover("c-light1 E6", "light_cavalry", ground=river, works={"F5": "bridge"})
    moves = bridged.moves("c-light1")
    assert {"F5", "E4", "F4", "G4", "F3"} <= moves  # diagonally on and off, one step each


@pytest.mark.rule("KF-2.6.7")
def test_one_tower_fills_a_bridge() -> None:
    river = {f"{column}5": "river" for column in "ABCDEFGHIJKL"}
    table = mover(
        "c-light1 E6",
        "light_cavalry",
        ground=river,
        works={"F5": "bridge"},
        beside={"c-foot1": "F5"},
    )
    assert not any(q.endswith("4") for q in table.moves("c-light1"))


@pytest.mark.rule("KF-2.6.11")
@pytest.mark.parametrize("ground", ["forest", "town"])
def test_e18_forest_and_town_end_the_movement(ground: str) -> None:
    rows = {f"{column}5": ground for column in "ABCDEFGHIJKL"}
    moves = mover("c-light1 E6", "light_cavalry", ground=rows).moves("c-light1")
    assert "E5" in moves
    assert not any(q.endswith("4") and len(q) == 2 for q in moves)


@pytest.mark.rule("KF-2.6.12")
def test_inside_a_forest_one_square_an_order() -> None:
    everywhere = {f"{c}{r}": "forest" for c in "CDEFG" for r in range(4, 9)}
    moves = mover("c-light1 E6", "light_cavalry", ground=everywhere).moves("c-light1")
    assert moves == {"D5", "E5", "F5", "D6", "F6", "D7", "E7", "F7"}


@pytest.mark.rule("KF-2.6.13")
def test_out_of_a_forest_all_steps_can_be_made() -> None:
    moves = mover("c-light1 E6", "light_cavalry", ground={"E6": "forest"}).moves("c-light1")
    assert {"E3", "E5", "H6"} <= moves


@pytest.mark.rule("KF-2.6.36", "KF-2.6.11")
def test_a_shooter_that_has_just_entered_a_town_may_shoot_but_not_fight() -> None:
    table = duel("c-musket1 E7", "o-foot1 E5", (2, 2), ground={"E6": "town"})
    table.do("move c-musket1 E6")
    assert table.can("shoot c-musket1 o-foot1")
    assert table.actions("melee") == []


# Ramparts


@pytest.mark.rule("KF-2.6.29", "KF-2.6.30")
@pytest.mark.parametrize(
    ("rider", "start", "left"),
    [
        ("c-light1", "E5", True),  # 3 steps from the front: 1 left
        ("c-heavy1", "E5", False),  # 2 steps from the front: none left
        ("c-heavy1", "D5", False),
        ("c-heavy1", "D4", True),  # from the side: 1 left
        ("c-heavy1", "F3", True),  # from behind
    ],
)
def test_e17_entering_a_rampart_from_the_front_costs_a_step_more(
    rider: str, start: str, left: bool
) -> None:
    """Only with a step left can a melee follow; other ways onto the rampart are closed."""
    around = {q: "hill" for q in ("D3", "F4", "G4", "D4", "C4", "D5", "F5", "F3") if q != start}
    table = duel(f"{rider} {start}", "o-foot1 E3", (2, 0), works={"E4": "rampart-S"}, ground=around)
    table.do(f"move {rider} E4")
    assert table.can(f"melee {rider} o-foot1") is left


@pytest.mark.rule("KF-2.6.29")
def test_one_step_is_enough_to_enter_a_rampart_or_to_attack_into_it() -> None:
    assert "E4" in mover("c-foot1 E5", "foot", works={"E4": "rampart-S"}).moves("c-foot1")
    table = duel("c-pike1 E5", "o-pike1 E4", (2, 2), works={"E4": "rampart-S"})
    assert table.can("melee c-pike1 o-pike1")


@pytest.mark.rule("KF-2.6.30")
def test_leaving_a_rampart_costs_the_usual_step() -> None:
    table = mover("c-light1 E4", "light_cavalry", works={"E4": "rampart-S"})
    assert {"E7", "E1"} <= table.moves("c-light1")


@pytest.mark.rule("KF-2.6.31")
def test_either_side_may_use_a_rampart() -> None:
    table = mover("c-foot1 E5", "foot", works={"E4": "rampart-S"})
    table.do("move c-foot1 E4")
    assert table.work("E4") == "rampart-S"


@pytest.mark.rule("KF-2.7.25")
def test_a_move_may_return_to_where_it_started() -> None:
    table = mover("c-heavy1 E6", "heavy_cavalry")
    assert "E6" in table.moves("c-heavy1")
    assert "E6" not in mover("c-foot1 E6", "foot").moves("c-foot1")
    table.do("move c-heavy1 E6")
    assert table.phase == "orders"  # the order is carried out
    assert table.score == (0, 0)


# Guns


@pytest.mark.rule("KF-5.6.1", "KF-2.6.11")
def test_guns_move_sideways_in_their_row() -> None:
    table = clash(
        {"c-gun1": "F12", "o-foot1": "A1", "o-gun1": "L1"},
        christian={"plan": {"artillery": ["march"]}},
        ottoman={"plan": {"artillery": ["march"]}},
        hold=False,
    )
    table.do("execute artillery")
    assert table.moves("c-gun1") == {"D12", "E12", "G12", "H12", "F12"}


@pytest.mark.rule("KF-5.6.1", "KF-2.6.11")
def test_guns_do_not_jump_and_stop_in_forest() -> None:
    table = clash(
        {"c-gun1": "F12", "c-foot1": "G12", "o-foot1": "F9", "o-gun1": "L1"},
        christian={"plan": {"artillery": ["march"]}},
        ottoman={"plan": {"artillery": ["march"]}},
        hold=False,
        ground={"E12": "forest"},
    )
    table.do("execute artillery")
    assert table.moves("c-gun1") == {"E12"}


@pytest.mark.rule("KF-6.10.1")
def test_open_plain_gives_a_step() -> None:
    moves = mover("c-foot1 E6", "foot", ("open_plain",)).moves("c-foot1")
    assert "E4" in moves
    assert "E3" not in moves
