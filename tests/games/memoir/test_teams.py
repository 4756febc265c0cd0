"""The team game of appendix 3: who sits where, one hand, who plays and orders what."""

from __future__ import annotations

import pytest

from tests.games.memoir.table import GAME, Table
from tests.games.memoir.team_table import HAND, THREE, TWO, team
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.kernel import OBSERVER
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import E_DREW_CARD
from vezerkar.scene.scene import Card


def orders(table: Table, seat: str) -> set[str]:
    """The units that a seat may order now."""
    return {action.split()[1] for action in table.actions("order", seat)}


# Who sits where


@pytest.mark.rule("M44-A3.1")
@pytest.mark.parametrize("axis", [1, 2, 3])
@pytest.mark.parametrize("allies", [1, 2, 3])
def test_teams_of_up_to_three_play_even_or_uneven(axis: int, allies: int) -> None:
    names = {1: [""], 2: ["-center", "-flanks"], 3: ["-left", "-center", "-right"]}
    table = team(allies, axis)
    seats = [f"axis{name}" for name in names[axis]] + [f"allies{name}" for name in names[allies]]
    assert list(GAME.seats(table.s)) == seats
    assert list(GAME.teams(table.s)) == [0] * axis + [1] * allies
    assert table.asked == [f"allies{name}" for name in names[allies]]


@pytest.mark.rule("M44-A3.1")
@pytest.mark.parametrize("side", ["axis", "allies"])
def test_a_team_has_at_most_three_players(side: str) -> None:
    with pytest.raises(DataError, match=f"action {side}_players is 4; .*at most 3"):
        GAME.new("pegasus-bridge", {f"{side}_players": 4}, Seeded(1))


@pytest.mark.rule("M44-A3.1")
def test_a_team_of_one_plays_as_in_the_game_of_two() -> None:
    table = team(3, 1, active="axis", hands={"axis": HAND})
    assert table.actions() == [f"play {card}" for card in HAND]
    table.do("play general_advance")
    assert table.asked == ["axis"]
    assert orders(table, "axis") == {"ax01", "ax02", "ax03"}


# One hand


@pytest.mark.rule("M44-A3.2")
def test_a_team_has_one_common_hand() -> None:
    table = team()
    assert [table.actions(seat=seat) for seat in THREE] == [
        ["play attack_left"],
        ["play attack_center", "play general_advance", "play direct_from_hq"],
        ["play attack_right"],
    ]
    table.do("play attack_left", seat="allies-left")
    assert table.hand("allies") == HAND[1:]


def seen_hand(table: Table, seat: int, side: str) -> tuple[Card, ...]:
    zones = {zone.id: zone for zone in GAME.scene(table.s, seat).zones}
    return zones[f"hand-{side}"].cards


@pytest.mark.rule("M44-A3.2", "M44-I.5")
def test_the_hand_of_a_team_is_seen_by_all_its_members_and_by_nobody_else() -> None:
    table = team(3, 2, hands={"allies": HAND, "axis": ["probe_left", "air_power"]})
    cards = {seat: seen_hand(table, i, "allies") for i, seat in enumerate(table.layout.seats)}
    for seat in THREE:
        assert [card.id for card in cards[seat]] == HAND
    assert cards["axis-center"] == cards["axis-flanks"] == ()
    assert seen_hand(table, OBSERVER, "allies") == ()


@pytest.mark.rule("M44-A3.2", "M44-I.5")
def test_a_card_that_is_drawn_is_told_to_all_members_and_to_nobody_else() -> None:
    table = team(3, 2)
    table.do("play attack_left", seat="allies-left")
    table.do("done", "0", seat="allies-left")
    told = [e for e in table.session.steps[-1].events if e.kind == E_DREW_CARD]
    members = [table.number("seat", seat) for seat in THREE]
    assert [event.audience for event in told] == [sum(1 << seat for seat in members)]


@pytest.mark.rule("M44-I.5")
def test_what_a_member_cannot_know_is_the_pile_and_the_hand_of_the_other_team() -> None:
    table = team(3, 2, hands={"allies": HAND, "axis": ["probe_left", "air_power"]})
    unseen = [GAME.unseen(table.s, seat) for seat in (*range(5), OBSERVER)]
    pile = table.pile
    assert unseen == [pile + 5, pile + 5, pile + 2, pile + 2, pile + 2, pile + 7]
    for seat in range(5):
        guess = GAME.guess(table.s, seat, Seeded(seat))
        assert isinstance(guess, Battle)
        assert (guess.hands[1] == table.s.hands[1]) is (seat >= 2)
        assert (guess.hands[0] == table.s.hands[0]) is (seat < 2)


@pytest.mark.rule("M44-I.5")
def test_all_members_are_asked_for_a_card_so_that_nobody_can_tell_who_holds_none() -> None:
    table = team(hands={"allies": ["attack_center", "probe_center"]})
    assert table.asked == THREE
    assert table.actions(seat="allies-left") == table.actions(seat="allies-right") == []
    other = GAME.guess(table.s, table.number("seat", "axis"), Seeded(3))
    assert other.actors() == table.s.actors()


# Who plays which card


@pytest.mark.rule("M44-A3.8")
@pytest.mark.parametrize("family", ["recon", "probe", "attack", "assault"])
def test_a_card_for_one_section_is_played_by_its_commander(family: str) -> None:
    hand = [f"{family}_{section}" for section in ("left", "center", "right")]
    table = team(hands={"allies": hand})
    assert [table.actions(seat=seat) for seat in THREE] == [[f"play {card}"] for card in hand]
    table = team(2, hands={"allies": hand})
    assert table.actions(seat="allies-center") == [f"play {family}_center"]
    assert table.actions(seat="allies-flanks") == [f"play {family}_left", f"play {family}_right"]


@pytest.mark.rule("M44-A3.8")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("card", ["general_advance", "recon_in_force", "pincer_move"])
def test_a_card_for_several_sections_is_played_by_the_commander_of_the_center(
    card: str, players: int
) -> None:
    table = team(players, hands={"allies": [card, "probe_left", "probe_right"]})
    assert table.actions(seat="allies-center") == [f"play {card}"]


TACTICS = ["air_power", "barrage", "close_assault", "dig_in", "firefight", "infantry_assault"]


@pytest.mark.rule("M44-A3.6")
@pytest.mark.parametrize("card", TACTICS)
def test_in_a_team_of_three_the_commander_of_the_center_plays_the_tactic_cards(card: str) -> None:
    table = team(3, hands={"allies": [card, "probe_left", "probe_right"]})
    assert table.actions(seat="allies-center") == [f"play {card}"]
    assert table.actions(seat="allies-left") == ["play probe_left"]
    assert table.actions(seat="allies-right") == ["play probe_right"]


@pytest.mark.rule("M44-A3.21")
@pytest.mark.parametrize("card", TACTICS)
def test_in_a_team_of_two_the_player_of_the_center_plays_the_tactic_cards(card: str) -> None:
    table = team(2, hands={"allies": [card, "probe_left", "probe_right"]})
    assert table.actions(seat="allies-center") == [f"play {card}"]
    assert table.actions(seat="allies-flanks") == ["play probe_left", "play probe_right"]


@pytest.mark.rule("M44-A3.6")
def test_the_commander_in_chief_strikes_with_his_tactic_card_wherever_the_enemy_stands() -> None:
    table = team(hands={"allies": ["barrage", "probe_left"]})
    table.do("play barrage", seat="allies-center")
    assert table.asked == ["allies-center"]
    assert table.actions() == ["barrage ax01", "barrage ax02", "barrage ax03"]


# Who orders which units


@pytest.mark.rule("M44-A3.3", "M44-A3.5")
def test_in_a_team_of_three_each_player_has_one_section() -> None:
    table = team()
    table.do("play general_advance", seat="allies-center")
    assert table.asked == THREE
    assert orders(table, "allies-left") == {"al01", "al04"}
    assert orders(table, "allies-center") == {"al02", "al04", "al05"}
    assert orders(table, "allies-right") == {"al03", "al05"}


@pytest.mark.rule("M44-A3.3", "M44-A3.4")
def test_in_a_team_of_two_one_has_the_center_the_other_both_flanks() -> None:
    table = team(2)
    table.do("play general_advance", seat="allies-center")
    assert table.asked == TWO
    assert orders(table, "allies-center") == {"al02", "al04", "al05"}
    assert orders(table, "allies-flanks") == {"al01", "al03", "al04", "al05"}


@pytest.mark.rule("M44-A3.3")
@pytest.mark.parametrize("card", ["general_advance", "direct_from_hq"])
def test_left_and_right_are_those_of_the_own_side(card: str) -> None:
    table = team(1, 3, active="axis", hands={"axis": HAND})
    table.do(f"play {card}", seat="axis-center")
    assert orders(table, "axis-left") == {"ax03"}
    assert orders(table, "axis-right") == {"ax01"}


@pytest.mark.rule("M44-A3.8")
def test_each_member_orders_as_many_units_as_the_card_gives_to_his_own_section() -> None:
    table = team(units={"al06": "infantry A3 4"})
    table.do("play general_advance", seat="allies-center")
    table.do("order al01", seat="allies-left")
    table.do("order al06", seat="allies-left")
    assert table.asked == ["allies-center", "allies-right"]  # nothing left for the left
    # The unit on the shared hex can still be ordered, but as one of the center.
    table.do("order al04", seat="allies-center")
    table.do("order al02", seat="allies-center")
    assert table.asked == ["allies-right"]


@pytest.mark.rule("M44-A3.8")
def test_the_orders_of_a_tactic_card_are_given_by_each_member_in_his_own_sections() -> None:
    table = team()
    table.do("play direct_from_hq", seat="allies-center")
    assert orders(table, "allies-left") == {"al01"}
    assert orders(table, "allies-center") == {"al02", "al04", "al05"}  # shared hexes too
    assert orders(table, "allies-right") == {"al03"}
    for unit in ("al02", "al04", "al05"):
        table.do(f"order {unit}", seat="allies-center")
    table.do("order al01", seat="allies-left")  # the fourth and last order of the card
    assert table.phase == "move"


@pytest.mark.rule("M44-A3.8")
def test_the_chief_chooses_the_section_of_infantry_assault_its_commander_orders() -> None:
    table = team(hands={"allies": ["infantry_assault", "probe_left"]})
    table.do("play infantry_assault", seat="allies-center")
    assert table.asked == ["allies-center"]
    table.do("section left")
    assert table.asked == ["allies-left"]
    assert orders(table, "allies-left") == {"al01", "al04"}


@pytest.mark.rule("M44-A3.8")
def test_nobody_orders_or_plays_for_another() -> None:
    table = team()
    assert "M44-A3.8" in table.refused("play attack_left", "allies-center")
    table.do("play general_advance", seat="allies-center")
    assert "M44-A3.8" in table.refused("order al01", "allies-center")
    assert "M44-A3.8" in table.refused("order al02", "allies-left")
