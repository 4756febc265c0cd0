"""What is shown: pieces, cards, tracks, windows, and what will happen before it happens."""

from __future__ import annotations

import pytest

from tests.games.quartermaster.table import COUNTRIES, GAME, Table
from tests.games.sentences import voice
from vezerkar.core.kernel import OBSERVER
from vezerkar.files.ledger import LANGUAGES, Language
from vezerkar.games.quartermaster.view.scene import marker
from vezerkar.scene.scene import ActionView, Message, Scene
from vezerkar.table.preview import preview


def scene(table: Table, viewer: str = "") -> Scene:
    return GAME.scene(table.s, COUNTRIES.index(viewer) if viewer else OBSERVER)


@pytest.mark.rule("QG-24.3")
@pytest.mark.parametrize(
    ("points", "shown"),
    [
        (0, (0, 0)),
        (99, (99, 0)),
        (100, (0, 100)),
        (199, (99, 100)),
        (257, (57, 200)),
        (300, (0, 300)),
        (399, (99, 300)),
        (-4, (-4, 0)),
    ],
)
def test_the_marker_goes_round_the_track(points: int, shown: tuple[int, int]) -> None:
    assert marker(points) == shown
    table = Table(points={"axis": points, "allies": 0})
    tracks = {(track.id, track.side): track.value for track in scene(table).tracks}
    assert (tracks["points", "axis"], tracks["plus", "axis"]) == shown
    assert scene(table).seats[0].score == points


def test_the_map_has_outlines_straits_and_wraps() -> None:
    board = scene(Table()).board
    assert board.shape == "area"
    assert board.wraps
    assert len(board.spaces) == 53
    assert all(len(space.outline) >= 6 for space in board.spaces)
    assert sum("star" in space.marks for space in board.spaces) == 12
    assert len([edge for edge in board.edges if edge.kind == "strait"]) == 5


def test_a_piece_on_a_star_says_what_it_scores_there() -> None:
    """The home of Japan is taken, so it has no Victory step (QG-22.5)."""
    table = Table(
        germany={"armies": ["germany", "western_europe"]},
        italy={"armies": ["italy", "western_europe"]},
        japan={"armies": ["china"]},
        usa={"armies": ["japan"]},
    )
    marks = {token.id: token.marks for token in scene(table).tokens}
    assert marks["germany-germany"] == ("scores-2",)
    assert marks["germany-western_europe"] == marks["italy-western_europe"] == ("scores-1",)
    assert not any(mark.startswith("scores") for mark in marks["japan-china"])


def test_the_first_thing_that_is_told_of_a_star_is_what_it_is_worth() -> None:
    facts = {entry.id: [fact.key for fact in entry.facts] for entry in scene(Table()).book}
    assert facts["space:ukraine"] == ["fact-star", "fact-land", "fact-adjacent"]
    assert facts["space:kazakhstan"] == ["fact-land", "fact-adjacent"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_one_country_are_told_apart_by_words(language: Language) -> None:
    book = [entry for entry in scene(Table()).book if entry.id.startswith("card:")]
    submarines = [entry.names[language] for entry in book if "submarines" in entry.marks]
    assert not [name for name in submarines if "(" in name]
    german = [entry.names[language] for entry in book if entry.id.startswith("card:ger_")]
    assert len(set(german)) == len(german)


def test_pieces_show_that_they_are_cut_off_protected_and_about_to_leave() -> None:
    table = Table(
        germany={"armies": ["germany", "siberia", "balkans"], "protected": ["balkans"]},
        japan={"armies": ["japan"], "navies": ["sea_of_japan", "north_pacific"]},
    )
    marks = {token.id: token.marks for token in scene(table).tokens}
    assert marks["germany-germany"] == ("scores-2",)
    assert marks["germany-siberia"] == ("unsupplied", "leaving")
    assert marks["germany-balkans"] == ("protected",)
    assert marks["japan-north_pacific"] == ("unsupplied",)  # it is not Japan's turn


def test_why_a_piece_will_leave_is_told_before_it_does() -> None:
    navies = ["sea_of_japan", "north_pacific", "south_atlantic"]
    table = Table("japan", japan={"armies": ["japan", "siberia"], "navies": navies})
    (panel,) = scene(table).panels
    told = {row.text.args["space"]: row.text.key for row in panel.rows}
    assert told == {
        "space:siberia": "leaving-chain",
        "space:north_pacific": "leaving-base",
        "space:south_atlantic": "leaving-chain",
    }
    table.end_turn()
    assert table.armies("japan") == {"japan"}
    assert table.navies("japan") == {"sea_of_japan"}


@pytest.mark.rule("QG-12.11")
def test_after_the_supply_step_nothing_is_about_to_leave() -> None:
    table = Table(
        germany={"armies": ["germany", "eastern_europe", "russia"], "hand": ["ger_plunder"]},
        phase="discard",
    )
    table.do("withdraw eastern_europe")
    marks = {token.id: token.marks for token in scene(table).tokens}
    assert marks["germany-russia"] == ("unsupplied",)  # it stays until the next round
    assert scene(table).panels == ()


@pytest.mark.rule("QG-12.10", "QG-26.3")
def test_what_the_supply_step_takes_off_is_told_until_it_is_gone_or_saved() -> None:
    def spaces_about_to_be_lost(table: Table) -> set[object]:
        rows = [row for panel in scene(table).panels for row in panel.rows]
        return {row.text.args["space"] for row in rows}

    table = Table(
        "usa",
        usa={
            "armies": ["siberia"],
            "navies": ["south_atlantic", "north_sea"],
            "status": ["usa_radar"],
        },
        uk={"armies": [], "responses": ["uk_raf"]},
        phase="supply",
    )
    table.pass_until("use usa_radar -")
    every = {"space:siberia", "space:south_atlantic", "space:north_sea"}
    assert spaces_about_to_be_lost(table) == every
    table.use("usa_radar")
    assert table.phase == "window"
    assert spaces_about_to_be_lost(table) == every - {"space:south_atlantic"}


def test_the_supply_overlay_shows_chains() -> None:
    table = Table(germany={"armies": ["germany", "eastern_europe", "russia", "siberia", "india"]})
    overlay = GAME.overlay(table.s, OBSERVER, "supply", "")
    kinds = {spot.space: spot.kind for spot in overlay.spots if spot.side == "axis"}
    assert kinds["germany"] == "source"
    assert kinds["russia"] == "supplied"
    ways = {link.way for link in overlay.links}
    assert ("space:russia", "space:eastern_europe") in ways
    one = GAME.overlay(table.s, OBSERVER, "supply", "unit:germany-siberia")
    assert [spot.space for spot in one.spots] == ["siberia"]
    assert len(one.links) == 3
    assert GAME.overlay(table.s, OBSERVER, "supply", "unit:nobody").spots == ()
    held = GAME.overlay(table.s, OBSERVER, "control", "")
    assert {spot.space for spot in held.spots if spot.side == "allies"} == {
        "united_kingdom",
        "moscow",
        "eastern_us",
    }


def test_a_reaction_window_shows_the_order_of_the_teams() -> None:
    table = Table(
        germany={"armies": ["germany", "balkans"], "hand": ["ger_land_battle"]},
        ussr={"armies": ["moscow", "ukraine"], "responses": ["sov_stalingrad"]},
    )
    table.play("ger_land_battle", "battle ukraine ussr")
    (window,) = scene(table, "usa").windows
    assert window.text.key == "window-battle-declared"
    assert window.order == ("uk", "ussr", "usa", "japan", "italy", "germany")
    assert window.asked == ("ussr",)
    assert scene(table, "ussr").prompt.kind == "reaction"
    assert scene(table, "uk").prompt.kind == "wait"


def test_supply_markers_come_with_their_cards() -> None:
    table = Table(uk={"status": ["uk_mackenzie_king"]})
    markers = {token.id for token in scene(table).tokens if token.kind == "supply"}
    assert markers == {"marker-canada"}
    straits = {token.id: token.side for token in scene(table).tokens if token.kind == "strait"}
    assert straits["strait-danish_straits"] == "axis"
    assert straits["strait-gibraltar"] == "allies"


def test_using_a_card_shows_its_price_and_the_points_it_costs() -> None:
    table = Table(germany={"hand": ["ger_plunder"], "deck": [], "status": ["ger_conscription"]})
    marks = {action.action: action.marks for action in scene(table, "germany").actions}
    assert marks["use ger_conscription -"] == ("cost-2", "points-1", "button")


def american_price(**cards: list[str]) -> ActionView:
    """What the United States is told of the price of Lend Lease."""
    table = Table("usa", usa={"hand": ["usa_lend_lease"], **cards}, uk={"hand": ["uk_raf"]})
    table.play("usa_lend_lease", "skip")
    return next(c for c in scene(table, "usa").actions if c.action == "pay")


@pytest.mark.rule("QG-15.8")
def test_a_price_that_costs_points_warns() -> None:
    rich = american_price()
    assert (rich.marks, rich.text.key) == (("cost-3",), "action-pay")
    poor = american_price(deck=[])
    assert poor.marks == ("cost-3", "points-3")
    assert (poor.text.key, poor.text.args) == ("action-pay-points", {"points": 3})
    half = american_price(deck=[], hand=["usa_lend_lease", "usa_magic"])
    assert half.marks == ("cost-3", "points-2")


@pytest.mark.rule("QG-15.8")
@pytest.mark.parametrize(("deck", "lost"), [(["ger_build_army"] * 2, 0), (["ger_plunder"], 1)])
def test_a_discard_that_costs_points_warns(deck: list[str], lost: int) -> None:
    table = Table(
        "uk",
        uk={"hand": ["uk_malta_submarines"]},
        germany={"navies": ["mediterranean"], "hand": [], "deck": deck},
    )
    table.play("uk_malta_submarines")
    told = {action.action: action for action in scene(table, "germany").actions}
    discard, withdraw = told["choose 1"], told["choose 2"]
    assert discard.marks == (("cost-2", "points-1") if lost else ("cost-2",))
    assert discard.text.args.get("points", 0) == lost
    assert (withdraw.marks, withdraw.text.key) == ((), "action-choose-withdraw")


def rules_told(table: Table, country: str) -> dict[str, tuple[str, ...]]:
    """The rules beside each action; the record of a game names the same ones."""
    actions = scene(table, country).actions
    parse = table.layout.notation.parse
    assert all(c.rules == GAME.rules_of(table.s, parse(c.action)) for c in actions)
    return {action.action: action.rules for action in actions}


def test_a_discard_and_a_pass_name_the_rule_of_their_step() -> None:
    first = rules_told(Table.new(), "germany")
    assert set(first.values()) == {("QG-3.8",)}
    hand = {"hand": ["ger_plunder"]}
    assert rules_told(Table(germany=hand), "germany")["discard ger_plunder"] == ("QG-19.2",)
    last = rules_told(Table(germany=hand, phase="discard"), "germany")
    assert last["discard ger_plunder"] == ("QG-10.6",)
    empty = rules_told(Table(germany={"hand": [], "status": ["ger_conscription"]}), "germany")
    assert empty["pass"] == ("QG-19.10",)
    assert empty["use ger_conscription -"] == ("QG-20.1", "QG-20.3", "QG-C.GER.16")


def test_to_keep_all_pieces_names_the_rule_that_allows_it() -> None:
    seven = ["germany", "western_europe", "italy", "balkans", "eastern_europe", "russia", "ukraine"]
    table = Table(
        "italy", germany={"armies": seven}, italy={"armies": [], "hand": ["ita_afrika_korps"]}
    )
    table.play("ita_afrika_korps", "recruit germany north_africa")
    assert rules_told(table, "germany")["skip"] == ("QG-11.10", "QG-11.8")


def told_by(table: Table, action: str, word: str) -> Message:
    """The sentence of an event that an action brings."""
    step = table.session.apply_text(table.s.actors()[0], action)
    return next(m for m in GAME.story(step.before, step.events) if m.key == f"event-{word}")


def test_a_card_that_goes_back_to_the_deck_names_the_card_that_did_it() -> None:
    women = Table("ussr", ussr={"hand": ["sov_build_army"], "status": ["sov_women_conscripts"]})
    women.play("sov_build_army", "build ukraine")
    assert told_by(women, "use sov_women_conscripts -", "to-top").rules == ("QG-C.SOV.17",)
    lend = Table("usa", usa={"hand": ["usa_lend_lease"]}, uk={"hand": ["uk_raf"]})
    lend.play("usa_lend_lease", "skip")
    assert told_by(lend, "pay", "to-top").rules == ("QG-C.USA.7",)
    rations = Table("uk", uk={"hand": ["uk_build_army"], "status": ["uk_rationing"]})
    rations.play("uk_build_army", "skip")
    assert told_by(rations, "use uk_rationing -", "to-bottom").rules == ("QG-C.UK.18",)
    truk = Table("japan", japan={"responses": ["jpn_truk"]}, phase="start")
    assert told_by(truk, "use jpn_truk -", "granted").rules == ("QG-C.JPN.13",)


@pytest.mark.rule("QG-16.8")
def test_a_deck_keeps_its_number_while_its_cards_are_looked_at() -> None:
    def deck_counts(table: Table) -> set[int]:
        return {
            zone.count
            for viewer in ("germany", "uk", "")
            for zone in scene(table, viewer).zones
            if zone.id == "deck-germany"
        }

    table = Table(germany={"status": ["ger_superior_planning"]}, phase="start")
    before = deck_counts(table)
    table.use("ger_superior_planning")
    assert table.phase == "look"
    assert len(table.cards("aside", "germany")) == 3
    assert deck_counts(table) == before
    table.do(table.actions("lay")[0])
    assert deck_counts(table) == before


def test_in_the_secret_choice_others_see_only_who_is_ready() -> None:
    table = Table.new()
    before = scene(table, "germany")
    table.do(f"discard {table.hand('uk')[0]}", seat="uk")
    assert scene(table, "germany") == before
    for _ in range(2):
        table.do(f"discard {table.hand('uk')[0]}", seat="uk")
    ready = {seat.id: seat.ready for seat in scene(table, "germany").seats}
    assert ready == {country: country == "uk" for country in COUNTRIES}
    assert {seat.cards for seat in scene(table, "germany").seats} == {10}


@pytest.mark.rule("QG-18.17")
def test_who_aims_is_asked_about_the_card_that_another_card_plays() -> None:
    table = Table(
        "usa",
        usa={"hand": ["usa_lend_lease"]},
        uk={"hand": ["uk_bomber_command", "uk_build_army"]},
    )
    table.play("usa_lend_lease", "play uk_bomber_command")
    asked = scene(table, "uk").prompt.text
    assert (asked.key, asked.args["card"]) == ("ask-warfare", "card:uk_bomber_command")


def facts(table: Table) -> dict[str, list[str]]:
    scene = GAME.scene(table.s, 0)
    words = voice(GAME, "en", scene)
    return {seat.id: [words.say(fact) for fact in seat.facts] for seat in scene.seats}


def test_seats_say_whose_turn_it_is_and_what_their_next_scoring_brings() -> None:
    table = Table("usa", germany={"armies": ["germany", "western_europe"]})
    found = facts(table)
    assert found["usa"] == ["Its turn", "+2 a turn"]
    assert found["germany"] == ["Next", "+4 a turn"]
    assert found["japan"] == ["+2 a turn"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_the_round_says_how_many_there_are(language: Language) -> None:
    table = Table()
    scene = GAME.scene(table.s, 0)
    track = next(track for track in scene.tracks if track.id == "turn")
    said = voice(GAME, language, scene).text("game-turn", number=3, of=track.most)
    assert "3" in said
    assert str(table.s.board.rounds) in said


def test_a_card_for_a_mate_says_who_decides_next() -> None:
    """The turn of the enemy has not come: the mate builds first."""
    table = Table(
        active="usa",
        usa={"armies": ["eastern_us"], "hand": ["usa_free_french_allies"]},
        uk={"armies": ["united_kingdom"], "navies": ["north_sea"]},
    )
    action = GAME.notation(table.s).parse("play usa_free_french_allies")
    follows = preview(GAME, table.s, COUNTRIES.index("usa"), action)
    assert (follows.then, follows.turn_over, follows.seats) == ("turn", False, ("uk",))


def test_whoever_has_built_one_army_of_several_loses_only_the_rest() -> None:
    def skip(table: Table) -> str:
        return next(one.text.key for one in scene(table, "uk").actions if one.action == "skip")

    table = Table(
        active="usa",
        usa={"armies": ["eastern_us"], "hand": ["usa_free_french_allies"]},
        uk={"armies": ["united_kingdom"], "navies": ["north_sea"]},
    )
    table.play("usa_free_french_allies")
    assert skip(table) == "action-skip-build-lost"
    table.do("build north_africa")
    assert skip(table) == "action-skip-build-rest"


def test_a_card_on_the_table_that_can_be_used_instead_of_one_in_the_hand_has_a_button() -> None:
    ussr = {
        "hand": ["sov_land_battle", "sov_sea_battle"],
        "status": ["sov_guards"],
        "discard": ["sov_build_army"],
    }
    actions = scene(Table("ussr", ussr=ussr), "ussr").actions
    use = next(one for one in actions if one.verb == "use")
    assert "button" in use.marks
    assert not any("button" in one.marks for one in actions if one.verb != "use")
