"""Hidden information: what a player sees, and what he must not be able to tell."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.memoir.stacked_decks import draws
from tests.games.memoir.table import GAME, Table
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import EVERYBODY, OBSERVER
from vezerkar.games.memoir.events import E_DREW_CARD
from vezerkar.games.memoir.hidden import guess
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import ALLIES, AXIS
from vezerkar.scene.scene import Scene, Zone

FAR_APART = {"al01": "infantry A1", "ax01": "infantry M9"}  # nobody in the center
CLOSE = {"al01": "infantry G5", "ax01": "infantry g6"}
HANDS = {"allies": ["recon_center", "probe_left", "probe_left"], "axis": ["barrage", "dig_in"]}


def look(table: Table, seat: int) -> Scene:
    """What a seat sees now, with all that it has been told."""
    return GAME.scene(table.s, seat, table.session.log(seat))


def text(scene: Scene) -> str:
    return msgspec.json.encode(scene).decode()


def zone(scene: Scene, name: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == name)


def faces(scene: Scene, name: str) -> dict[str, int]:
    """The cards that are seen in a zone, with their numbers."""
    return {card.id: card.count for card in zone(scene, name).cards}


def scenes_of_guesses(table: Table, seat: int) -> set[str]:
    """What the seat would see if the cards hidden from it were others."""
    log = table.session.log(seat)
    return {text(GAME.scene(guess(table.s, seat, Seeded(n)), seat, log)) for n in range(12)}


# Cards


@pytest.mark.rule("M44-I.1")
def test_a_player_sees_his_hand_the_discards_and_how_many_cards_the_others_are() -> None:
    table = Table(units=FAR_APART, hands=HANDS, discard=["ambush", "assault_left", "assault_left"])
    axis = look(table, AXIS)
    assert faces(axis, "hand-axis") == {"barrage": 1, "dig_in": 1}
    assert faces(axis, "hand-allies") == {}
    assert zone(axis, "hand-allies").count == 3
    assert faces(axis, "discard") == {"ambush": 1, "assault_left": 2}
    assert faces(axis, "pile") == {}
    assert zone(axis, "pile").count == 60 - 3 - 2 - 3
    allies = look(table, ALLIES)
    assert faces(allies, "hand-allies") == {"recon_center": 1, "probe_left": 2}
    assert faces(allies, "hand-axis") == {}


@pytest.mark.rule("M44-I.1")
@pytest.mark.parametrize("seat", [AXIS, ALLIES, OBSERVER])
def test_other_cards_in_the_hand_of_the_opponent_and_in_the_pile_would_look_the_same(
    seat: int,
) -> None:
    table = Table(units=FAR_APART, hands=HANDS)
    other = ALLIES if seat == AXIS else AXIS
    hands = {tuple(guess(table.s, seat, Seeded(n)).hands[other]) for n in range(12)}
    assert len(hands) > 1  # other cards indeed
    assert scenes_of_guesses(table, seat) == {text(look(table, seat))}


@pytest.mark.rule("M44-I.1")
def test_the_opponent_is_told_that_a_card_was_drawn_but_not_which() -> None:
    table = Table(units=FAR_APART, hands={"allies": ["probe_center"], "axis": ["probe_left"]})
    table.do("play probe_center", draws(table, "air_power"))
    told = {seat: [m.key for m in table.session.log(seat)] for seat in (AXIS, ALLIES)}
    assert "event-drew" in told[AXIS]
    assert "event-drew-card" not in told[AXIS]
    assert "event-drew-card" in told[ALLIES]
    assert "air_power" not in text(look(table, AXIS)).partition('"log"')[2]
    assert "event-drew-card" not in [m.key for m in table.session.log(OBSERVER)]


# Recon


def after_recon(*cards: str) -> Table:
    """The Allies have played Recon and look at two cards."""
    table = Table(units=FAR_APART, hands={"allies": ["recon_center"], "axis": ["probe_left"]})
    table.do("play recon_center", draws(table, *cards))
    return table


@pytest.mark.rule("M44-I.2")
def test_the_two_cards_of_recon_are_seen_by_their_player_only() -> None:
    table = after_recon("air_power", "dig_in")
    assert faces(look(table, ALLIES), "drawn") == {"air_power": 1, "dig_in": 1}
    for seat in (AXIS, OBSERVER):
        scene = look(table, seat)
        assert zone(scene, "drawn").count == 2
        assert faces(scene, "drawn") == {}
        assert scene.actions == ()
        assert not [m for m in table.session.log(seat) if m.key == "event-drew-card"]
        assert scenes_of_guesses(table, seat) == {text(scene)}


@pytest.mark.rule("M44-I.2")
def test_the_card_given_up_becomes_public_and_the_one_kept_does_not() -> None:
    table = after_recon("air_power", "dig_in")
    table.do("keep dig_in")
    axis = look(table, AXIS)
    assert faces(axis, "discard") == {"ambush": 1, "recon_center": 1, "air_power": 1}
    told = [m.args["card"] for m in table.session.log(AXIS) if m.key == "event-discarded"]
    assert told == ["card:recon_center", "card:air_power"]
    assert faces(axis, "hand-allies") == {}
    assert scenes_of_guesses(table, AXIS) == {text(axis)}


@pytest.mark.rule("M44-I.2")
def test_two_equal_cards_of_recon_are_not_chosen_silently_or_the_opponent_would_know() -> None:
    table = after_recon("probe_left", "probe_left")
    assert (table.phase, table.asked) == ("keep", ["allies"])
    assert table.actions() == ["keep probe_left"]
    different = after_recon("probe_left", "dig_in")
    assert text(look(table, AXIS)) == text(look(different, AXIS))


# Everything else


@pytest.mark.rule("M44-I.3")
def test_board_units_figures_obstacles_medals_and_played_cards_are_open_to_all() -> None:
    table = Table(
        units={"al01": "infantry G5 3", "ax01": "infantry g6 2"},
        wire=["A5"],
        sandbags=["g6"],
        objectives=[{"side": "allies", "hexes": ["G5"]}],
        hands=HANDS,
        card="attack_center",
        medals={"axis": 2},
        phase="battle",
        ordered=["al01"],
    )
    scenes = [look(table, seat) for seat in (AXIS, ALLIES, OBSERVER)]
    for scene in scenes:
        pieces = {token.id: (token.space, token.strength) for token in scene.tokens}
        assert pieces["al01"] == ("G5", 3)
        assert pieces["ax01"] == ("g6", 2)
        assert {"wire-A5", "sandbags-g6", "obj1"} <= set(pieces)
        medals = {track.side: track.value for track in scene.tracks if track.id == "medals"}
        assert medals == {"axis": 2, "allies": 1}
        assert faces(scene, "in-play") == {"attack_center": 1}
        assert len(scene.board.spaces) == 113
    for part in ("board", "tokens", "tracks"):
        assert getattr(scenes[0], part) == getattr(scenes[1], part) == getattr(scenes[2], part)


@pytest.mark.rule("M44-I.3")
def test_everything_that_happens_is_told_to_all_but_the_face_of_a_drawn_card() -> None:
    table = Table(
        units={**CLOSE, "al01": "infantry G5 1", "al02": "infantry A1"},
        hands={"allies": ["probe_center"], "axis": ["barrage"]},
    )
    for action, chance in (
        ("play probe_center", ""),
        ("order al01", ""),
        ("done", ""),
        ("attack al01 ax01", "infantry flag star"),
        ("retreat ax01 G7", ""),
        ("advance al01 g6", "0"),
        ("play barrage", ""),
        ("barrage al01", "infantry star star star 0"),
    ):
        table.do(action, chance)
    events = [event for step in table.session.steps for event in step.events]
    assert len(events) > 15
    for event in events:
        assert (event.audience == EVERYBODY) == (event.kind != E_DREW_CARD)


# Ambush


def close_assault(allies: list[str], axis: list[str], discard: str = "barrage") -> Table:
    """Two Allied units are next to an enemy each."""
    hands = {"allies": allies, "axis": axis}
    units = {**CLOSE, "al02": "infantry A1", "ax02": "infantry B1"}
    return Table(
        units=units, hands=hands, discard=[discard], phase="battle", ordered=["al01", "al02"]
    )


@pytest.mark.rule("M44-I.4")
def test_the_window_for_ambush_opens_whether_or_not_the_defender_holds_it() -> None:
    held = close_assault(["probe_left"], ["ambush", "dig_in"])
    missing = close_assault(["probe_left"], ["assault_left", "dig_in"])
    for table, actions in ((held, ["ambush", "pass"]), (missing, ["pass"])):
        table.do("attack al01 ax01")
        assert (table.phase, table.asked, table.actions()) == ("window", ["axis"], actions)
    for seat in (ALLIES, OBSERVER):
        assert text(look(held, seat)) == text(look(missing, seat))
    for table in (held, missing):
        table.do("pass", "star star star")
    assert text(look(held, ALLIES)) == text(look(missing, ALLIES))


@pytest.mark.rule("M44-I.4")
def test_what_the_attacker_sees_would_be_the_same_with_any_cards_of_the_defender() -> None:
    table = close_assault(["probe_left"], ["ambush", "dig_in"])
    for _ in range(2):
        before = {holds_ambush(guess(table.s, ALLIES, Seeded(n))) for n in range(200)}
        assert before == {True, False}
        log = table.session.log(ALLIES)
        seen = {text(GAME.scene(guess(table.s, ALLIES, Seeded(n)), ALLIES, log)) for n in range(60)}
        assert seen == {text(look(table, ALLIES))}
        if table.phase == "battle":
            table.do("attack al01 ax01")


def holds_ambush(s: Battle) -> bool:
    return s.board.ambush in s.hands[AXIS]


@pytest.mark.rule("M44-I.4")
def test_the_window_opens_even_if_the_attacker_holds_ambush_or_its_absence_would_tell() -> None:
    table = close_assault(["ambush"], ["dig_in"])
    table.do("attack al01 ax01")
    assert (table.phase, table.actions()) == ("window", ["pass"])
    other = close_assault(["probe_left"], ["dig_in"])
    other.do("attack al01 ax01")
    assert text(look(table, AXIS)) == text(look(other, AXIS))


@pytest.mark.rule("M44-I.4")
def test_there_is_no_window_when_everybody_can_see_that_ambush_is_discarded() -> None:
    table = close_assault(["probe_left"], ["dig_in"], discard="ambush")
    table.do("attack al01 ax01", "star star star")
    assert table.phase == "battle"


@pytest.mark.rule("M44-I.4")
def test_there_is_no_window_for_fire_whatever_the_defender_holds() -> None:
    for axis in (["ambush"], ["dig_in"]):
        table = Table(
            units={
                "al01": "infantry G5",
                "al02": "infantry A1",
                "ax01": "infantry I5",
                "ax02": "infantry B1",
            },
            hands={"allies": [], "axis": axis},
            discard=["barrage"],
            phase="battle",
            ordered=["al01", "al02"],
        )
        table.do("attack al01 ax01", "star star")
        assert table.asked == ["allies"]
