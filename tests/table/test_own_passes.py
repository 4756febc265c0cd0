"""Whoever leads several seats is not led through those that have nothing to answer with."""

from __future__ import annotations

from tests.games.quartermaster.table import COUNTRIES, GAME, Table
from tests.table.hidden_hands import SECRET
from vezerkar.scene.scene import Preview
from vezerkar.table.hot_seat import Screen
from vezerkar.table.match import Match
from vezerkar.table.preview import preview
from vezerkar.table.reactions import is_passed, passing_mates
from vezerkar.table.seats import TableSeat
from vezerkar.table.take_back import can_undo, undo

UK, USSR = COUNTRIES.index("uk"), COUNTRIES.index("ussr")
ALLIES = [COUNTRIES.index(country) for country in COUNTRIES[1::2]]
BUILD = "build ukraine"


def about_to_build(response: str, auto_pass: bool = True) -> Match:
    """The Soviet Union builds an army; a Response of the United Kingdom lies face down."""
    table = Table(
        "ussr",
        ussr={"hand": ["sov_build_army", "sov_mao"]},
        uk={"responses": [response], "armies": ["united_kingdom"]},
    )
    table.do("play sov_build_army")
    seats = [
        TableSeat(name, "person", "u", "Éva", auto_pass=auto_pass)
        if seat in ALLIES
        else TableSeat(name, "computer", level="recruit")
        for seat, name in enumerate(COUNTRIES)
    ]
    return Match(GAME, "", {}, seats, SECRET, start=table.s)


def build(match: Match) -> None:
    match.apply("ussr", match.ply, BUILD)
    assert match.deciding() == [UK]  # everybody sees that it might hold something


def shown_before(match: Match) -> Preview:
    action = GAME.notation(match.state).parse(BUILD)
    return preview(GAME, match.state, USSR, action, passing_mates(match, USSR))


def test_the_screen_does_not_turn_to_a_seat_that_is_passed_for() -> None:
    match = about_to_build("uk_loyal_to_the_crown")
    screen = Screen(match, ALLIES)
    assert screen.seat == USSR
    build(match)
    assert is_passed(match, UK)
    assert not screen.update()


def test_a_seat_whose_person_wants_to_be_asked_is_shown() -> None:
    match = about_to_build("uk_loyal_to_the_crown", auto_pass=False)
    screen = Screen(match, ALLIES)
    build(match)
    assert screen.update()
    assert screen.seat == UK


def test_a_pass_of_ones_own_ally_is_no_end_of_undo() -> None:
    match = about_to_build("uk_loyal_to_the_crown")
    before = match.state.fingerprint()
    build(match)
    match.apply("uk", match.ply, "pass")
    assert can_undo(match, "ussr") == 1
    undo(match, "ussr", 1)
    assert match.state.fingerprint() == before


def test_what_an_ally_of_ones_own_chose_is_not_taken_back_with_it() -> None:
    match = about_to_build("uk_raf")
    build(match)
    match.apply("uk", match.ply, "use uk_raf -")
    assert can_undo(match, "ussr") == 0


def test_who_decides_next_is_whoever_has_something_to_decide() -> None:
    passed = shown_before(about_to_build("uk_loyal_to_the_crown"))
    assert (passed.then, passed.seats) == ("asked", ())
    asked = shown_before(about_to_build("uk_loyal_to_the_crown", auto_pass=False))
    assert (asked.then, asked.seats) == ("answer", ("uk",))
