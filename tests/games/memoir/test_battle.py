"""Step 4 of a turn: who may battle whom, and in which order (M44-4.1 to 4.14, 4.82)."""

from __future__ import annotations

import pytest

from tests.games.memoir.skirmish import dice, march, skirmish, words


@pytest.mark.rule("M44-4.1")
@pytest.mark.parametrize("order", [("al01", "al02", "al03"), ("al03", "al01", "al02")])
def test_the_attacker_chooses_the_order_of_his_battles(order: tuple[str, ...]) -> None:
    table = skirmish(
        al01="infantry D5",
        ax01="infantry D7",
        al02="infantry G5",
        ax02="infantry G7",
        al03="infantry J5",
        ax03="infantry J7",
    )
    waiting = set(order)
    for unit in order:
        assert {other for other in waiting if table.targets(other)} == waiting
        target = unit.replace("al", "ax")
        table.do(f"attack {unit} {target}", "infantry star")
        assert table.men(target) == 3
        waiting.remove(unit)
        assert not table.targets(unit)
        assert {other for other in waiting if table.targets(other)} == waiting


@pytest.mark.rule("M44-4.2")
def test_a_battle_is_finished_before_the_next_begins() -> None:
    table = skirmish(
        al01="armor G5",
        ax01="infantry g6",
        ax02="infantry h8",
        al02="infantry J5",
        ax03="infantry J7",
    )
    table.do("attack al01 ax01", "infantry flag star")
    assert table.asked == ["axis"]
    assert table.actions() == ["retreat ax01 G7", "retreat ax01 H7"]
    table.do("retreat ax01 G7")
    assert table.asked == ["allies"]
    assert table.actions() == ["advance al01 g6", "stay"]
    table.do("advance al01 g6")
    assert set(table.actions()) == {"attack al01 ax01", "stay"}
    table.do("stay")
    assert table.can("attack al02 ax03")


@pytest.mark.rule("M44-4.3")
def test_a_unit_battles_once_a_turn() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5", ax02="infantry F5")
    table.do("attack al01 ax01", "star star star")
    assert not table.targets("al01")
    assert not table.can("attack al01 ax01")
    assert table.can("attack al90 ax90")


@pytest.mark.rule("M44-4.3")
def test_a_card_may_give_a_second_battle_but_no_third() -> None:
    table = skirmish(
        al01="artillery G5", ax01="infantry g8", card="artillery_bombard", ordered=["al01"]
    )
    table.do("attack al01 ax01", "star star")
    assert table.targets("al01") == {"ax01"}
    table.do("attack al01 ax01", "star star 0")  # the 0 is the card drawn at the end of the turn
    assert table.active == "axis"


@pytest.mark.rule("M44-4.4")
def test_an_ordered_unit_need_not_battle() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5")
    table.do("done", "0")
    assert table.active == "axis"
    assert (table.men("al01"), table.men("ax01")) == (4, 4)


@pytest.mark.rule("M44-4.4")
def test_a_declared_battle_is_used_up_whatever_the_dice_show() -> None:
    table = skirmish(al01="armor G5", ax01="infantry I5")
    table.do("attack al01 ax01", "star star armor")
    assert table.men("ax01") == 4
    assert not table.targets("al01")


@pytest.mark.rule("M44-4.5")
def test_the_dice_are_not_divided_among_targets() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5", ax02="infantry F5")
    happened = table.do("attack al01 ax01", "grenade infantry grenade")
    assert "rolled unit:ax01 grenade infantry grenade" in happened
    assert (table.men("ax01"), table.men("ax02")) == (1, 4)
    assert not table.targets("al01")


@pytest.mark.rule("M44-4.8")
@pytest.mark.parametrize(
    ("place", "count"),
    [
        *((place, 4) for place in ("f6", "g6", "F5", "H5", "f4", "g4")),
        *((place, 3) for place in ("G7", "h6", "I5", "G3", "g8", "J5")),
    ],
)
def test_next_to_the_target_it_is_close_assault_and_further_away_fire(
    place: str, count: int
) -> None:
    """Armor Assault gives its extra die in close assault, never in fire."""
    table = skirmish(al01="armor G5", ax01=f"infantry {place}", card="armor_assault")
    assert dice(table, "al01", "ax01") == count


@pytest.mark.rule("M44-4.9")
def test_a_unit_next_to_an_enemy_may_not_fire_at_another() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5", ax02="infantry G7")
    assert table.targets("al01") == {"ax01"}
    alone = skirmish(al01="infantry G5", ax02="infantry G7")
    assert alone.targets("al01") == {"ax02"}


@pytest.mark.rule("M44-4.9")
def test_who_is_adjacent_is_seen_when_the_unit_battles() -> None:
    """After an earlier battle has driven the neighbour away, the unit may fire."""
    table = skirmish(al01="infantry G5", al02="infantry I5", ax01="infantry H5", ax02="infantry E5")
    assert table.targets("al01") == {"ax01"}
    table.do("attack al02 ax01", "flag flag star")
    table.do("retreat ax01 h6")
    table.do("retreat ax01 H7")
    table.do("stay")
    assert table.targets("al01") == {"ax01", "ax02"}


@pytest.mark.rule("M44-4.9")
def test_a_unit_that_moves_next_to_an_enemy_may_not_fire_at_another() -> None:
    table = skirmish(phase="move", al01="armor G5", ax01="infantry I5", ax02="infantry G7")
    march(table, "al01", "H5")
    assert table.targets("al01") == {"ax01"}


@pytest.mark.rule("M44-4.10")
def test_artillery_too_must_attack_the_enemy_beside_it() -> None:
    table = skirmish(al01="artillery G5", ax01="infantry H5", ax02="infantry G7")
    assert table.targets("al01") == {"ax01"}


@pytest.mark.rule("M44-4.10")
def test_an_adjacent_enemy_holds_a_unit_even_if_it_cannot_be_hurt() -> None:
    table = skirmish(
        al01="armor G5",
        ax01="infantry H5",
        ax02="infantry G7",
        terrain={"G5": "town", "H5": "town"},
    )
    assert not table.targets("al01")
    alone = skirmish(al01="armor G5", ax02="infantry G7", terrain={"G5": "town", "H5": "town"})
    assert alone.targets("al01") == {"ax02"}


@pytest.mark.rule("M44-4.11")
@pytest.mark.parametrize("target", ["ax01", "ax02", "ax03"])
def test_the_attacker_chooses_among_adjacent_enemies(target: str) -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5", ax02="armor g6", ax03="artillery F5")
    assert table.targets("al01") == {"ax01", "ax02", "ax03"}
    table.do(f"attack al01 {target}", "grenade star star")
    full = {"ax01": 4, "ax02": 3, "ax03": 2}
    assert {unit: table.men(unit) for unit in full} == {**full, target: full[target] - 1}


@pytest.mark.rule("M44-4.12")
def test_an_attack_is_declared_then_rolled_then_applied() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry G7", terrain={"G7": "forest"})
    happened = table.do("attack al01 ax01", "infantry")
    assert happened == [
        "attacked unit:al01 unit:ax01 1",
        "rolled unit:ax01 infantry",
        "hit unit:ax01 1 3",
    ]
    table = skirmish(al01="infantry G5", ax01="infantry H5", ax02="infantry G7")
    happened = table.do("attack al01 ax01", "flag infantry star")
    happened += table.do("retreat ax01 h6")
    assert words(happened) == ["attacked", "rolled", "hit", "retreated"]


@pytest.mark.rule("M44-4.12")
@pytest.mark.parametrize(
    ("kind", "targets"),
    [("infantry", {"ax02"}), ("armor", {"ax02"}), ("artillery", {"ax01", "ax02", "ax03", "ax04"})],
)
def test_range_is_checked_for_all_and_sight_for_infantry_and_armor(
    kind: str, targets: set[str]
) -> None:
    """ax01 is hidden by a forest, ax02 is seen, ax03 is 4 hexes away, ax04 is 6, ax90 is 7."""
    table = skirmish(
        al01=f"{kind} G5",
        ax01="infantry I5",
        ax02="infantry G7",
        ax03="infantry G9",
        ax04="infantry k2",
        terrain={"H5": "forest"},
    )
    assert table.targets("al01") == targets


@pytest.mark.rule("M44-4.13")
def test_an_attack_needs_at_least_one_die() -> None:
    """Infantry at distance 3 against a unit in a forest: 1 - 1 = 0, no attack."""
    table = skirmish(al01="infantry G5", ax01="infantry J5", terrain={"J5": "forest"})
    assert not table.can("attack al01 ax01")
    assert dice(skirmish(al01="infantry G5", ax01="infantry J5"), "al01", "ax01") == 1
    nearer = skirmish(al01="infantry G5", ax01="infantry I5", terrain={"I5": "forest"})
    assert dice(nearer, "al01", "ax01") == 1
    with_card = skirmish(
        al01="infantry G5", ax01="infantry J5", terrain={"J5": "forest"}, card="firefight"
    )
    assert dice(with_card, "al01", "ax01") == 1


@pytest.mark.rule("M44-4.14")
@pytest.mark.parametrize(
    ("unit", "card", "own", "theirs", "count"),
    [
        ("armor", "", "clear", "clear", 3),
        ("armor", "their_finest_hour", "clear", "clear", 3 + 1),
        ("armor", "their_finest_hour", "town", "clear", 3 + 1 - 2),
        ("armor", "their_finest_hour", "clear", "forest", 3 + 1 - 2),
        ("armor", "their_finest_hour", "town", "hill", 3 + 1 - 2 - 1),
        ("armor", "their_finest_hour", "town", "forest", 0),  # 3 + 1 - 2 - 2
        ("infantry", "their_finest_hour", "town", "town", 3 + 1 - 1),
        ("artillery", "their_finest_hour", "town", "town", 3 + 1),
    ],
)
def test_the_dice_are_those_of_the_unit_and_the_card_less_both_hexes(
    unit: str, card: str, own: str, theirs: str, count: int
) -> None:
    for mine, foes in ((1, 1), (2, 2), (1, 4)):
        table = skirmish(
            al01=f"{unit} G5 {mine}",
            ax01=f"infantry H5 {foes}",
            terrain={"G5": own, "H5": theirs},
            card=card,
        )
        assert dice(table, "al01", "ax01") == count


@pytest.mark.rule("M44-4.14")
def test_the_distance_the_card_and_both_hexes_enter_together() -> None:
    """Infantry on wire at distance 2, with Firefight, at a unit in a town: 2 + 1 - 1 - 1."""
    table = skirmish(
        al01="infantry G5",
        ax01="infantry I5",
        terrain={"I5": "town"},
        wire=["G5"],
        card="firefight",
    )
    assert dice(table, "al01", "ax01") == 1


@pytest.mark.rule("M44-4.82")
def test_only_enemy_units_can_be_attacked() -> None:
    table = skirmish(al01="armor G5", al02="infantry H5", al03="infantry G7", ax01="infantry E5")
    assert table.targets("al01") == {"ax01"}
    assert not table.can("attack al01 al02")
    assert not table.can("attack al01 al03")
    assert not table.can("attack al01 al01")
    assert table.targets("al02") == set()
    # An attack names a unit; there is no way to attack a hex, and no unit that is gone.
    table.do("attack al01 ax01", "infantry infantry grenade")
    table.do("attack al90 ax90", "star star star")
    table = skirmish(al01="armor G5", al02="armor E7", ax01="infantry E5 1")
    table.do("attack al01 ax01", "grenade star star")
    assert table.at("ax01") is None
    assert not table.targets("al02")
