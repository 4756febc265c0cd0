"""Step 5 of a turn: the played card is discarded and a new one is drawn."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.memoir.stacked_decks import DECK, draws, rest_of_deck
from tests.games.memoir.table import Table
from vezerkar.core.kernel import EVERYBODY
from vezerkar.games.memoir.events import E_DISCARDED

FAR_APART = {"al01": "infantry A1", "ax01": "infantry M9"}  # nobody in the center
CLOSE = {"al01": "infantry G5", "ax01": "infantry g6"}
TWENTY = DECK[-20:]


def stacked(pile: list[str], discard: list[str], hand: list[str]) -> Table:
    """A pile, discards and an Allied hand of these cards; the Axis holds all others."""
    others = rest_of_deck(pile, discard, hand)
    return Table(units=FAR_APART, hands={"allies": hand, "axis": others}, discard=discard)


def before_last_battle(**hands: list[str]) -> Table:
    """The Allies have played Probe (center) and have one battle left."""
    return Table(units=CLOSE, hands=hands, card="probe_center", phase="battle", ordered=["al01"])


# Discarding and drawing


@pytest.mark.rule("M44-5.1")
def test_when_all_is_settled_the_card_is_discarded_one_is_drawn_and_the_turn_is_over() -> None:
    table = before_last_battle(allies=["recon_left"], axis=["probe_left"])
    table.do("attack al01 ax01", "flag star star")
    table.do("retreat ax01 G7")
    assert (table.discards, table.hand("allies")) == (["ambush"], ["recon_left"])
    events = table.do("stay", draws(table, "assault_right"))
    assert events == [
        "discarded side:allies card:probe_center",
        "drew side:allies 1",
        "drew-card side:allies card:assault_right",
        "turn side:axis 2",
    ]
    assert table.discards == ["probe_center", "ambush"]
    assert table.hand("allies") == ["recon_left", "assault_right"]
    assert table.hand("axis") == ["probe_left"]  # only the player whose turn it was draws
    assert table.asked == ["axis"]


@pytest.mark.rule("M44-5.2")
def test_the_discard_pile_is_open_to_both_players() -> None:
    table = before_last_battle(allies=[], axis=["probe_left"])
    table.do("attack al01 ax01", "star star star 0")
    step = table.session.steps[-1]
    assert [e.audience for e in step.events if e.kind == E_DISCARDED] == [EVERYBODY]
    for seat in (0, 1):
        told = [message for message in table.session.tell(step, seat) if "card" in message.args]
        discarded = [m.args["card"] for m in told if m.key == "event-discarded"]
        assert discarded == ["card:probe_center"]


# An empty pile


@pytest.mark.rule("M44-5.3")
def test_an_empty_pile_is_made_anew_of_the_discards() -> None:
    """Pile empty, 20 discards: with the card just played 21 are shuffled and one of them drawn."""
    table = stacked(pile=[], discard=TWENTY, hand=["probe_center", "recon_left"])
    assert (table.pile, len(table.discards)) == (0, 20)
    axis = table.hand("axis")
    events = table.do("play probe_center", "20")  # the last of 21
    assert "reshuffled" in events
    assert table.pile == 20
    assert table.discards == []
    assert table.hand("allies") == ["recon_left", TWENTY[-1]]
    assert table.hand("axis") == axis  # the cards in the hands stay there


@pytest.mark.rule("M44-5.3")
def test_the_pile_is_renewed_when_a_card_has_to_be_drawn_not_when_the_last_one_leaves() -> None:
    table = stacked(pile=["assault_left"], discard=TWENTY, hand=["probe_center"])
    events = table.do("play probe_center", "0")
    assert "reshuffled" not in events
    assert table.hand("allies") == ["assault_left"]
    assert (table.pile, len(table.discards)) == (0, 21)


@pytest.mark.rule("M44-5.4")
def test_the_card_just_played_can_be_drawn_again_at_once() -> None:
    table = stacked(pile=[], discard=[], hand=["probe_center"])
    table.do("play probe_center", "0")  # it is the only card to be drawn
    assert table.hand("allies") == ["probe_center"]
    assert (table.pile, table.discards) == (0, [])


# The size of a hand


@pytest.mark.rule("M44-5.5")
def test_the_hand_at_the_start_of_a_turn_stays_the_same_size() -> None:
    hands = {"allies": ["probe_center"] * 3, "axis": ["attack_center"] * 2}
    table = Table(units=FAR_APART, hands=hands)
    for first, second in (("air_power", "barrage"), ("dig_in", "firefight")):
        table.do("play probe_center", draws(table, first))
        assert (len(table.hand("allies")), len(table.hand("axis"))) == (3, 2)
        table.do("play attack_center", draws(table, second))
        assert (len(table.hand("allies")), len(table.hand("axis"))) == (3, 2)


@pytest.mark.rule("M44-5.5")
def test_who_has_played_ambush_has_one_card_fewer_until_the_end_of_that_turn() -> None:
    table = Table(
        units={**CLOSE, "al02": "infantry A1", "ax02": "infantry B1"},
        hands={"allies": ["recon_left"], "axis": ["ambush", "probe_left"]},
        card="direct_from_hq",
        phase="battle",
        ordered=["al01", "al02"],
    )
    table.do("attack al01 ax01")
    table.do("ambush", "star " * 6)
    assert table.hand("axis") == ["probe_left"]
    table.do("attack al02 ax02", "star star star 0 0")
    assert len(table.hand("axis")) == 2
    assert len(table.hand("allies")) == 2


@pytest.mark.rule("M44-5.6")
def test_the_owner_of_ambush_draws_first_then_the_active_player() -> None:
    table = before_last_battle(allies=[], axis=["ambush"])
    table.do("attack al01 ax01")
    wanted = draws(table, "assault_left", "assault_right")
    table.do("ambush", "star " * 6 + wanted)
    assert table.hand("axis") == ["assault_left"]
    assert table.hand("allies") == ["assault_right"]


@pytest.mark.rule("M44-5.6")
def test_ambush_is_discarded_before_its_owner_draws_and_the_active_card_only_after_that() -> None:
    table = Table(
        units=CLOSE,
        hands={"allies": rest_of_deck(["probe_center", "ambush"]), "axis": ["ambush"]},
        card="probe_center",
        phase="battle",
        ordered=["al01"],
    )
    assert table.pile == 0
    table.do("attack al01 ax01")
    events = table.do("ambush", "star " * 6 + "0 0")
    assert table.hand("axis") == ["ambush"]  # there was nothing else to be drawn yet
    assert Counter(table.hand("allies")) == Counter(rest_of_deck(["ambush"]))
    last = [event for event in events if event.split()[0] in ("discarded", "drew-card")]
    assert last == [
        "discarded side:axis card:ambush",
        "drew-card side:axis card:ambush",
        "discarded side:allies card:probe_center",
        "drew-card side:allies card:probe_center",
    ]


# Recon


@pytest.mark.rule("M44-5.7")
def test_after_recon_the_player_looks_at_two_cards_keeps_one_and_discards_the_other() -> None:
    table = Table(
        units=FAR_APART, hands={"allies": ["recon_center", "probe_left"], "axis": ["probe_left"]}
    )
    table.do("play recon_center", draws(table, "air_power", "barrage"))
    assert (table.asked, table.phase) == (["allies"], "keep")
    assert table.actions() == ["keep air_power", "keep barrage"]
    assert table.hand("allies") == ["probe_left"]
    table.do("keep barrage")
    assert table.hand("allies") == ["probe_left", "barrage"]
    assert table.discards == ["recon_center", "air_power", "ambush"]
    assert table.active == "axis"


@pytest.mark.rule("M44-5.7")
def test_if_the_pile_runs_out_between_the_two_draws_it_is_reshuffled_first() -> None:
    table = stacked(pile=["barrage"], discard=["ambush"], hand=["recon_center"])
    events = table.do("play recon_center", "0 0")  # then Recon or Ambush
    assert events.index("reshuffled") > events.index("drew-card side:allies card:barrage")
    assert table.actions() == ["keep recon_center", "keep barrage"]
    table.do("keep recon_center")
    assert table.discards == ["barrage"]  # given up after the choice: it was not in the shuffle
    assert table.pile == 1


@pytest.mark.rule("M44-5.7")
@pytest.mark.parametrize("card", ["probe_center", "attack_center", "close_assault"])
def test_after_other_cards_only_one_is_drawn(card: str) -> None:
    table = Table(units=FAR_APART, hands={"allies": [card], "axis": ["probe_left"]})
    table.do(f"play {card}", "0")
    assert (table.active, len(table.hand("allies"))) == ("axis", 1)


# Nothing left to draw


@pytest.mark.rule("M44-5.8")
def test_when_pile_and_discards_are_both_empty_no_card_is_drawn() -> None:
    table = stacked(pile=[], discard=[], hand=["recon_center", "probe_left"])
    table.do("play recon_center", "0")  # Recon itself is the only card; there is no second one
    assert table.active == "axis"
    assert table.hand("allies") == ["recon_center", "probe_left"]


@pytest.mark.rule("M44-5.8")
def test_where_the_deck_is_never_reshuffled_an_empty_pile_gives_no_card() -> None:
    allies = ["probe_left", "ambush"]
    table = Table(
        scenario="vassieux",
        hands={"axis": ["recon_right", "probe_right"], "allies": allies},
        discard=rest_of_deck(allies, ["recon_right", "probe_right", "assault_left"]),
        active="axis",
    )
    assert table.pile == 1
    table.do("play recon_right")
    table.do("done", "0")  # the last card; a second one would have to be reshuffled
    assert "assault_left" in table.hand("axis")
    assert len(table.hand("axis")) == 2


@pytest.mark.rule("M44-5.8")
def test_a_side_without_cards_goes_straight_to_the_draw() -> None:
    table = before_last_battle(allies=["recon_left"], axis=[])
    table.do("attack al01 ax01", "star star star 0 0")  # both sides draw
    assert table.active == "allies"
    assert len(table.hand("axis")) == 1
