"""Lines of fire and retreats: sections 2.6 and 2.7 of the ledger, examples E14, E16, E19 to E29."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crescent.table import Table, clash, duel


def shot_at(shooter: str, target: str, **given: Any) -> bool:
    """Whether Christian musketeers on one square may shoot at an azab on another."""
    beside = given.pop("beside", {})
    table = duel(f"c-musket1 {shooter}", f"o-foot1 {target}", (2, 0), beside=beside, **given)
    return table.can("stand-and-shoot c-musket1 o-foot1")


@pytest.mark.rule("KF-2.7.20", "KF-5.3.2")
def test_e14_shots_go_along_eight_lines() -> None:
    for target in ("E4", "C4", "G4", "C6", "G6", "C8", "E8", "G8", "E5", "D5"):
        assert shot_at("E6", target), target
    for target in ("D4", "F4", "E3", "B3", "G5"):
        assert not shot_at("E6", target), target


@pytest.mark.rule("KF-2.6.22")
@pytest.mark.parametrize("between", ["o-foot2", "c-foot1"])
def test_no_shot_over_a_tower(between: str) -> None:
    assert not shot_at("E6", "E4", beside={between: "E5"})


@pytest.mark.rule("KF-2.7.21")
def test_only_the_squares_of_the_diagonal_block_a_diagonal_shot() -> None:
    assert shot_at("E6", "C4", beside={"o-foot2": "D6", "o-pike1": "E5"})
    assert not shot_at("E6", "C4", beside={"o-foot2": "D5"})


@pytest.mark.rule("KF-2.6.21", "KF-2.6.2", "KF-2.6.28", "KF-2.6.7")
def test_what_a_shot_passes_over() -> None:
    for ground in ("forest", "town", "hill"):
        assert not shot_at("E6", "E4", ground={"E5": ground}), ground
    for ground in ("river", "bend", "water"):
        assert shot_at("E6", "E4", ground={"E5": ground}), ground
    assert shot_at("E6", "E4", ground={"E5": "river"}, works={"E5": "bridge"})
    assert shot_at("E6", "E4", works={"E5": "rampart-S"})


@pytest.mark.rule("KF-2.6.15")
def test_no_shot_from_or_into_a_forest() -> None:
    assert not shot_at("E6", "E4", ground={"E6": "forest"})
    assert not shot_at("E6", "E4", ground={"E4": "forest"})


@pytest.mark.rule("KF-2.6.26", "KF-2.6.27")
def test_e16_a_rampart_protects_from_three_directions() -> None:
    works = {"E4": "rampart-S"}
    for shooter in ("E6", "C6", "G6"):
        assert not shot_at(shooter, "E4", works=works), shooter
    for shooter in ("C4", "G4", "C2", "E2", "G2"):
        assert shot_at(shooter, "E4", works=works), shooter


@pytest.mark.rule("KF-2.6.26")
@pytest.mark.parametrize(
    ("facing", "safe"),
    [("N", {"C2", "E2", "G2"}), ("E", {"G2", "G4", "G6"}), ("W", {"C2", "C4", "C6"})],
)
def test_each_facing_protects_its_front(facing: str, safe: set[str]) -> None:
    around = {"C2", "E2", "G2", "C4", "G4", "C6", "E6", "G6"}
    works = {"E4": f"rampart-{facing}"}
    assert {q for q in around if not shot_at(q, "E4", works=works)} == safe


@pytest.mark.rule("KF-2.6.27")
def test_a_rampart_does_not_help_against_melee() -> None:
    table = duel("c-pike1 E5", "o-pike1 E4", (2, 2), works={"E4": "rampart-S"})
    assert table.can("melee c-pike1 o-pike1")


@pytest.mark.rule("KF-2.6.28")
def test_a_rampart_does_not_protect_the_tower_behind_it() -> None:
    assert shot_at("E6", "E4", works={"E5": "rampart-S", "D4": "rampart-S"})


@pytest.mark.rule("KF-2.6.16")
def test_in_forest_only_foot_attacks() -> None:
    for ground in ({"E6": "forest"}, {"E5": "forest"}):
        assert not duel("c-pike1 E6", "o-foot1 E5", (2, 0), ground=ground).can(
            "melee c-pike1 o-foot1"
        )
        assert duel("c-foot1 E6", "o-pike1 E5", (2, 0), ground=ground).can("melee c-foot1 o-pike1")


@pytest.mark.rule("KF-2.6.20")
def test_in_towns_everybody_attacks() -> None:
    assert duel("c-pike1 E6", "o-pike1 E5", (2, 0), ground={"E5": "town"}).can(
        "melee c-pike1 o-pike1"
    )


# Artillery


def gunner(target: str, square: str = "E12", cubes: int = 3, **given: Any) -> Table:
    """A Christian gun on its row with an Ottoman tower before it."""
    name, place = target.split()
    beside = given.pop("beside", {})
    table = clash(
        {"c-gun1": square, name: place, "o-gun1": "L1", **beside},
        christian={
            "plan": {"artillery": ["march"]},
            "cubes": {"artillery": cubes},
            **given.pop("christian", {}),
        },
        ottoman={"plan": {"artillery": ["march_free"]}},
        hold=False,
        **given,
    )
    table.do("execute artillery")
    return table


@pytest.mark.rule("KF-5.6.2")
def test_guns_shoot_four_squares_far() -> None:
    assert gunner("o-foot1 E8").can("shoot c-gun1 o-foot1")
    assert gunner("o-foot1 A8").can("shoot c-gun1 o-foot1")
    assert not gunner("o-foot1 E7").can("shoot c-gun1 o-foot1")


@pytest.mark.rule("KF-5.6.3")
def test_guns_shoot_at_neighbours_and_never_fight() -> None:
    table = gunner("o-foot1 E11")
    assert table.can("shoot c-gun1 o-foot1")
    assert table.actions("melee") == []


@pytest.mark.rule("KF-5.6.4", "KF-5.6.5")
def test_guns_cannot_be_shot_at() -> None:
    table = duel("c-musket1 E2", "o-gun1 E1", (2, 0), hold=False, round=2)
    assert table.actions("stand-and-shoot") == []
    assert table.can("melee c-musket1 o-gun1")


@pytest.mark.rule("KF-5.6.14", "KF-2.6.15")
def test_a_gun_in_a_forest_cannot_shoot() -> None:
    table = gunner("o-foot1 E8", ground={"E12": "forest"})
    assert table.actions("shoot") == []


@pytest.mark.rule("KF-6.9.1")
def test_calm_air_lengthens_the_range() -> None:
    calm = {"plan": {"artillery": ["march", "calm"]}, "cubes": {"artillery": 3}}
    assert gunner("o-foot1 E7", christian=calm).can("shoot c-gun1 o-foot1")


@pytest.mark.rule("KF-6.9.1")
@pytest.mark.parametrize(("more", "far"), [([], "E5"), (["calm"], "E4")])
def test_calm_air_lengthens_the_range_of_upgraded_light_cavalry(more: list[str], far: str) -> None:
    """Side B shoots one square far; every square up to the end of the range is tried."""
    for square in ("E5", "E4", "E3"):
        table = clash(
            {"c-light1": "E6", "o-foot1": square},
            christian={
                "plan": {"light_cavalry": ["march", *more]},
                "cubes": {"light_cavalry": 2},
                "upgraded": ["light_cavalry"],
            },
        )
        table.do("execute light_cavalry")
        assert table.can("shoot c-light1 o-foot1") == (square >= far)


# Retreats: the Ottoman back is up


def pushed(*blockers: str, discs: int = 3, at: str = "E5", **given: Any) -> Table:
    """An azab that is pushed back by a tie, with Ottoman towers on some squares."""
    names = ("o-foot2", "o-pike1", "o-pike2", "o-musket1", "o-musket2", "o-light1", "o-light2")
    beside = dict(zip(names, blockers, strict=False))
    below = f"{at[0]}{int(at[1:]) + 1}"
    table = duel(f"c-pike1 {below}", f"o-foot1 {at} {discs}", (2, 2), beside=beside, **given)
    table.do("melee c-pike1 o-foot1")
    return table


@pytest.mark.rule("KF-2.7.10", "KF-8.3")
def test_e19_two_free_diagonals_are_the_choice_of_the_owner() -> None:
    table = pushed("E4")
    assert table.asked == ["ottoman"]
    assert set(table.actions()) == {"retreat o-foot1 D4", "retreat o-foot1 F4"}
    table.do("retreat o-foot1 D4")
    assert (table.at("o-foot1"), table.discs("o-foot1"), table.score) == ("D4", 3, (0, 1))


@pytest.mark.rule("KF-2.7.9")
def test_straight_back_is_compulsory_when_it_is_free() -> None:
    assert pushed("D4", "F4").at("o-foot1") == "E4"


@pytest.mark.rule("KF-2.7.10")
def test_a_single_free_diagonal_is_taken_without_a_question() -> None:
    assert pushed("E4", "D4").at("o-foot1") == "F4"


@pytest.mark.rule("KF-2.7.12", "KF-3.3.2", "KF-2.5.6")
def test_e20_all_three_blocked_costs_a_disc() -> None:
    table = pushed("D4", "E4", "F4")
    assert (table.at("o-foot1"), table.discs("o-foot1"), table.score) == ("E3", 2, (0, 2))


@pytest.mark.rule("KF-2.7.13")
def test_e21_behind_the_blocker_the_diagonals_are_free() -> None:
    table = pushed("D4", "E4", "F4", "E3")
    assert set(table.actions()) == {"retreat o-foot1 D3", "retreat o-foot1 F3"}
    table.do("retreat o-foot1 F3")
    assert (table.at("o-foot1"), table.discs("o-foot1"), table.score) == ("F3", 2, (0, 2))


@pytest.mark.rule("KF-2.7.13")
def test_e22_two_rows_blocked_cost_two_discs() -> None:
    table = pushed("D4", "E4", "F4", "D3", "E3", "F3")
    assert (table.at("o-foot1"), table.discs("o-foot1"), table.score) == ("E2", 1, (0, 4))


@pytest.mark.rule("KF-2.7.16")
def test_e23_the_last_disc_is_lost_on_the_spot() -> None:
    table = pushed("D4", "E4", "F4", discs=1)
    assert (table.at("o-foot1"), table.score, table.lost) == ("", (0, 2), (1, 0))


@pytest.mark.rule("KF-2.7.14")
def test_e25_the_edge_behind_the_blocker_destroys() -> None:
    table = pushed("D1", "E1", "F1", at="E2")
    assert (table.at("o-foot1"), table.score, table.lost) == ("", (0, 6), (3, 0))


@pytest.mark.rule("KF-2.7.11", "KF-2.5.6")
@pytest.mark.parametrize("ground", ["river", "bend", "water", "hill"])
def test_water_and_hills_block_a_retreat(ground: str) -> None:
    table = pushed(ground={"E4": ground, "D4": ground, "F4": ground})
    assert (table.at("o-foot1"), table.discs("o-foot1")) == ("E3", 2)


@pytest.mark.rule("KF-2.7.11")
def test_the_attacker_itself_blocks_the_retreat() -> None:
    table = duel("c-pike1 E4", "o-foot1 E5", (2, 2))
    table.do("melee c-pike1 o-foot1")
    assert set(table.actions()) == {"retreat o-foot1 D4", "retreat o-foot1 F4"}


@pytest.mark.rule("KF-2.7.15")
def test_good_ground_is_free_for_a_retreat() -> None:
    grounds: tuple[dict[str, Any], ...] = (
        {"ground": {"E4": "forest"}},
        {"ground": {"E4": "town"}},
        {"works": {"E4": "rampart-S"}},
        {"ground": {"E4": "river"}, "works": {"E4": "bridge"}},
    )
    for given in grounds:
        assert pushed(**given).at("o-foot1") == "E4"


@pytest.mark.rule("KF-2.7.17")
def test_the_side_edge_only_takes_a_diagonal_away() -> None:
    assert pushed("A4", at="A5").at("o-foot1") == "B4"
    table = pushed("A4", "B4", at="A5")
    assert (table.at("o-foot1"), table.discs("o-foot1")) == ("A3", 2)


@pytest.mark.rule("KF-2.7.9")
def test_christians_retreat_towards_their_own_edge() -> None:
    table = clash(
        {"o-pike1": "E5", "c-foot1": "E6"},
        turn="ottoman",
        round=1,
        ottoman={"plan": {"pike": ["march"]}, "cubes": {"pike": 2}},
        christian={"cubes": {"foot": 2}},
    )
    table.do("execute pike", "melee o-pike1 c-foot1")
    assert table.at("c-foot1") == "E7"


@pytest.mark.rule("KF-8.4")
@pytest.mark.parametrize(("at", "first"), [("E5", "F4"), ("H5", "G4"), ("F5", "G4")])
def test_the_default_retreat_is_the_diagonal_nearer_to_the_centre(at: str, first: str) -> None:
    table = pushed(f"{at[0]}4", at=at)
    assert table.actions()[0] == f"retreat o-foot1 {first}"


@pytest.mark.rule("KF-7.1.1")
def test_e26_and_e27_retreats_at_the_raba() -> None:
    table = duel_on("szentgotthard_1664", "o-pike1 C9", "c-foot1 C8")
    table.do("melee o-pike1 c-foot1")
    assert (table.at("c-foot1"), table.discs("c-foot1"), table.score) == ("C6", 2, (2, 0))
    table = duel_on("szentgotthard_1664", "c-pike1 C8", "o-foot1 C9")
    table.do("melee c-pike1 o-foot1")
    assert (table.at("o-foot1"), table.discs("o-foot1"), table.score) == ("D10", 3, (0, 1))


@pytest.mark.rule("KF-7.2.1")
def test_e28_and_e29_the_garrison_of_szekesfehervar_retreats() -> None:
    table = duel_on("szekesfehervar_1593", "c-pike1 K10", "o-musket3 K11 2")
    table.do("melee c-pike1 o-musket3")
    assert (table.at("o-musket3"), table.discs("o-musket3")) == ("K9", 1)
    assert (table.at("c-pike1"), table.score) == ("K11", (0, 2))
    table = duel_on("szekesfehervar_1593", "c-musket1 I11", "o-musket3 K11 2", cubes=(2, 2))
    table.do("shoot c-musket1 o-musket3")
    assert (table.at("o-musket3"), table.score) == ("K10", (0, 1))
    for shooter in ("I9", "K9"):
        table = duel_on(
            "szekesfehervar_1593", f"c-musket1 {shooter}", "o-musket3 K11 2", cubes=(2, 0)
        )
        assert table.actions("shoot") == table.actions("stand-and-shoot") == []


def duel_on(field: str, attacker: str, defender: str, cubes: tuple[int, int] = (2, 2)) -> Table:
    """A duel on a battlefield, whoever attacks."""
    mine, my_square = attacker.split(maxsplit=1)
    other, other_square = defender.split(maxsplit=1)
    troops = {"pike": "pike", "foot": "foot", "musket": "musket"}
    troop, other_troop = troops[mine[2:-1]], troops[other[2:-1]]
    side = "ottoman" if mine.startswith("o") else "christian"
    enemy = "christian" if side == "ottoman" else "ottoman"
    top = "c" if field == "szentgotthard_1664" else "o"
    guns = {f"{top}-gun1": "A1", f"{'o' if top == 'c' else 'c'}-gun1": "A12"}
    table = clash(
        {mine: my_square, other: other_square, **guns},
        turn=side,
        scenario=field,
        hold=False,
        **{
            side: {"plan": {troop: ["march"]}, "cubes": {troop: cubes[0]}},
            enemy: {"plan": {"artillery": ["march"]}, "cubes": {other_troop: cubes[1]}},
        },
    )
    table.do(f"execute {troop}")
    return table
