"""Decks, hands, discard piles: what is discarded from where, and who sees it."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.quartermaster.table import COUNTRIES, GAME, Table
from vezerkar.core.kernel import OBSERVER

TWO = ["uk_build_army", "uk_sea_battle"]


def submarines(**uk: object) -> Table:
    """Germany is about to make the United Kingdom discard three cards of its deck."""
    return Table(
        germany={
            "navies": ["north_sea"],
            "armies": ["germany", "western_europe"],
            "hand": ["ger_submarines_a", "ger_build_army"],
        },
        uk=uk,
    )


@pytest.mark.rule("QG-15.1")
def test_each_country_has_its_own_cards() -> None:
    s = Table.new().s
    for zone in s.zones():
        assert len(zone) == len(COUNTRIES)
    for c in range(len(COUNTRIES)):
        own = {card & 1023 for zone in s.zones() for card in zone[c]}
        assert {s.board.card_country[card] for card in own} == {c}


@pytest.mark.rule("QG-15.2")
def test_an_empty_deck_ends_drawing_and_nothing_else() -> None:
    table = Table(
        germany={"hand": ["ger_build_army"], "deck": ["ger_plunder"], "discard": ["ger_autobahn"]},
        phase="discard",
    )
    table.do("done")
    assert table.hand("germany") == ["ger_build_army", "ger_plunder"]
    assert table.pile("germany") == ["ger_autobahn"]  # never shuffled again
    assert table.axis == 0
    assert table.active == "uk"


@pytest.mark.rule("QG-15.3", "QG-19.10")
def test_without_any_card_a_country_still_takes_its_turns() -> None:
    table = Table(
        "italy",
        italy={
            "hand": [],
            "deck": [],
            "armies": ["italy", "siberia"],
            "status": ["ita_balkan_resources"],
        },
        usa={"armies": ["eastern_us"]},
        phase="start",
    )
    assert table.active == "usa"  # Play, Discard and Draw passed by themselves
    assert table.armies("italy") == {"italy"}
    assert table.axis == 2


@pytest.mark.rule("QG-15.4")
def test_an_empty_deck_is_replaced_by_the_hand() -> None:
    table = submarines(hand=[*TWO, "uk_raf"], deck=["uk_enigma"])
    table.play("ger_submarines_a")
    assert table.asked == ["uk"]
    assert table.deck("uk") == 0
    assert set(table.actions("give")) == {f"give {card}" for card in [*TWO, "uk_raf"]}
    table.do("give uk_raf", "give uk_sea_battle")
    assert table.hand("uk") == ["uk_build_army"]
    assert table.axis >= 1


@pytest.mark.rule("QG-15.5")
def test_an_empty_hand_is_replaced_by_the_deck() -> None:
    table = Table(
        "uk",
        uk={
            "armies": ["united_kingdom", "western_europe"],
            "status": ["uk_resistance"],
            "hand": ["uk_enigma"],
            "deck": ["uk_sea_battle"] * 3,
        },
        italy={"armies": []},
    )
    table.use("uk_resistance", "give uk_enigma")
    assert table.hand("uk") == []
    assert table.deck("uk") == 2
    assert table.phase == "fight"


@pytest.mark.rule("QG-15.6", "QG-15.9")
def test_what_cannot_be_discarded_costs_points() -> None:
    table = submarines(hand=["uk_enigma"], deck=["uk_raf"])
    table.play("ger_submarines_a", "give uk_enigma")
    assert table.allies == -1
    assert table.axis >= 1
    empty = submarines(hand=[], deck=[])
    empty.play("ger_submarines_a")
    assert empty.allies == -3
    enough = submarines(hand=[], deck=["uk_raf", "uk_enigma", "uk_bomber_command"])
    told = enough.play("ger_submarines_a")
    assert enough.deck("uk") == 0
    assert enough.allies == 0
    assert not any(line.startswith("points-lost") for line in told)


@pytest.mark.rule("QG-15.7", "QG-15.8")
def test_an_own_price_is_paid_in_the_same_way_points_included() -> None:
    table = Table(
        germany={"hand": ["ger_land_battle"], "deck": [], "status": ["ger_blitzkrieg"]},
        points={"axis": 5, "allies": 0},
    )
    table.play("ger_land_battle", "battle western_europe -")
    table.use("ger_blitzkrieg", space="western_europe")
    assert table.axis == 4
    table.do("build western_europe")
    assert "western_europe" in table.armies("germany")


@pytest.mark.rule("QG-15.10")
def test_cards_on_the_table_never_meet_a_discard() -> None:
    table = submarines(
        hand=[], deck=[], status=["uk_rationing"], responses=["uk_raf"], discard=["uk_enigma"]
    )
    table.play("ger_submarines_a")
    table.pass_all()
    assert table.allies == -3
    assert table.cards("status", "uk") == ["uk_rationing"]
    assert table.cards("responses", "uk") == ["uk_raf"]
    assert table.pile("uk") == ["uk_enigma"]


# Who sees what


def shown(table: Table, country: str, viewer: str = "") -> str:
    """All of a viewer's scene as text."""
    seat = COUNTRIES.index(viewer) if viewer else OBSERVER
    scene = GAME.scene(table.s, seat)
    zones = [zone for zone in scene.zones if zone.owner == country]
    return msgspec.json.encode(zones).decode()


def secrets() -> Table:
    return Table(
        uk={
            "hand": ["uk_enigma", "uk_free_france"],
            "responses": ["uk_raf"],
            "status": ["uk_rationing"],
            "discard": ["uk_singapore", "uk_build_army"],
            "hidden": ["uk_king_peter"],
        },
    )


@pytest.mark.rule("QG-16.1", "QG-16.5")
@pytest.mark.parametrize("viewer", ["usa", "germany", ""])
def test_hands_and_responses_are_hidden_also_from_mates(viewer: str) -> None:
    seen = shown(secrets(), "uk", viewer)
    for card in ("uk_enigma", "uk_free_france", "uk_raf", "uk_king_peter"):
        assert card not in seen
    assert "uk_rationing" in seen  # Status cards lie face up
    own = shown(secrets(), "uk", "uk")
    for card in ("uk_enigma", "uk_free_france", "uk_raf", "uk_king_peter", "uk_rationing"):
        assert card in own


@pytest.mark.rule("QG-16.2", "QG-16.8")
@pytest.mark.parametrize("viewer", ["usa", "germany", ""])
def test_numbers_of_cards_are_public(viewer: str) -> None:
    table = secrets()
    seat = COUNTRIES.index(viewer) if viewer else OBSERVER
    zones = {zone.id: zone.count for zone in GAME.scene(table.s, seat).zones}
    assert zones["hand-uk"] == 2
    assert zones["responses-uk"] == 1
    assert zones["deck-uk"] == table.deck("uk")
    assert zones["discard-uk"] == 3


@pytest.mark.rule("QG-16.4", "QG-16.7")
def test_only_the_uppermost_face_up_discard_is_seen_by_others() -> None:
    table = secrets()
    assert "uk_build_army" in shown(table, "uk", "germany")
    assert "uk_singapore" not in shown(table, "uk", "germany")
    assert "uk_singapore" in shown(table, "uk", "uk")  # the owner may look through the pile


@pytest.mark.rule("QG-16.3")
def test_a_used_response_lies_face_up_on_top() -> None:
    table = Table(
        germany={"armies": ["germany", "balkans"], "hand": ["ger_land_battle"]},
        ussr={
            "armies": ["moscow", "ukraine"],
            "responses": ["sov_stalingrad"],
            "discard": ["sov_mao"],
        },
    )
    table.play("ger_land_battle", "battle ukraine ussr")
    told = table.use("sov_stalingrad")
    assert "used country:ussr card:sov_stalingrad" in told
    assert table.pile("ussr") == ["sov_mao", "sov_stalingrad"]
    assert "sov_stalingrad" in shown(table, "ussr", "germany")


@pytest.mark.rule("QG-16.6", "QG-16.11")
def test_unplayed_cards_go_under_the_pile_unseen_but_counted() -> None:
    table = Table(germany={"hand": ["ger_plunder", "ger_autobahn"], "discard": ["ger_build_army"]})
    table.do("discard ger_plunder")
    told = table.session.tell(table.session.steps[-1], COUNTRIES.index("usa"))
    assert any(message.key == "event-unplayed" for message in told)
    assert not any("ger_plunder" in str(message.args) for message in told)
    own = table.session.tell(table.session.steps[-1], COUNTRIES.index("germany"))
    assert any("ger_plunder" in str(message.args) for message in own)
    assert table.pile("germany") == ["ger_build_army"]
    assert table.cards("hidden", "germany") == ["ger_plunder"]


@pytest.mark.rule("QG-16.11")
def test_all_know_how_many_cards_are_given_from_where() -> None:
    def heard(table: Table, action: str) -> set[tuple[str, object]]:
        step = table.session.apply_text(table.s.actors()[0], action)
        told = table.session.tell(step, COUNTRIES.index("japan"))
        lost = [message for message in told if message.key.endswith("-lost")]
        return {(message.key, message.args["number"]) for message in lost}

    guards = Table(
        "ussr",
        ussr={
            "hand": ["sov_mao", "sov_tito", "sov_build_army"],
            "status": ["sov_guards"],
        },
    )
    guards.use("sov_guards")
    assert heard(guards, "give sov_mao") == {("event-hand-lost", 1)}
    bombed = Table(
        "usa",
        usa={"armies": ["iceland"], "hand": ["usa_bombers"]},
        germany={"hand": ["ger_plunder"], "deck": ["ger_build_army"] * 3},
    )
    bombed.play("usa_bombers")
    assert heard(bombed, "target germany") >= {("event-deck-lost", 3)}


@pytest.mark.rule("QG-16.9")
def test_with_nothing_but_hidden_cards_a_pile_shows_nothing() -> None:
    table = Table.new()
    for country in COUNTRIES:
        for _ in range(3):
            table.do(f"discard {table.hand(country)[0]}", seat=country)
    for country in COUNTRIES:
        for viewer in (*COUNTRIES, ""):
            if viewer != country:
                seat = COUNTRIES.index(viewer) if viewer else OBSERVER
                zones = {zone.id: zone for zone in GAME.scene(table.s, seat).zones}
                assert zones[f"discard-{country}"].count == 3
                assert zones[f"discard-{country}"].cards == ()


@pytest.mark.rule("QG-16.10")
def test_a_struck_status_is_seen_a_struck_response_is_not() -> None:
    def table() -> Table:
        return Table(
            "usa",
            usa={"hand": ["usa_magic"]},
            japan={
                "status": ["jpn_forward_bases"],
                "responses": ["jpn_truk", "jpn_kamikaze"],
                "navies": [],
            },
        )

    status = table()
    status.play("usa_magic", "strike jpn_forward_bases")
    assert status.pile("japan") == ["jpn_forward_bases"]
    response = table()
    response.play("usa_magic", "point 2")
    assert response.cards("responses", "japan") == ["jpn_truk"]
    assert response.cards("hidden", "japan") == ["jpn_kamikaze"]
    assert response.pile("japan") == []
    for viewer in ("usa", "germany"):
        told = response.session.tell(response.session.steps[-1], COUNTRIES.index(viewer))
        assert not any("jpn_kamikaze" in str(message.args) for message in told)


@pytest.mark.rule("QG-17.1")
def test_the_united_kingdom_after_its_third_turn() -> None:
    table = Table(
        "uk",
        uk={"hand": ["uk_raf", "uk_lord_linlithgow", "uk_build_army"]},
        phase="play",
    )
    for card in ("uk_raf", "uk_lord_linlithgow", "uk_build_army"):
        while table.active != "uk":
            table.end_turn()
        while table.phase == "window":
            table.do("pass")
        table.play(card)
        table.skip_all()
        table.end_turn()
    assert len(table.hand("uk")) == 7
    assert table.cards("responses", "uk") == ["uk_raf"]
    assert table.cards("status", "uk") == ["uk_lord_linlithgow"]
    assert table.pile("uk")[-1] == "uk_build_army"
