# hot: compiled by mypyc
"""What must hold in every position: pieces and cards are never lost, doubled or out of place."""

from __future__ import annotations

from vezerkar.games.quartermaster.state import SEEN, War
from vezerkar.games.quartermaster.terms import COUNTRIES, RESPONSE, STATUS
from vezerkar.space.areas import count


def check(s: War) -> None:
    """Raise AssertionError, saying what is broken, if a game is impossible."""
    check_pieces(s)
    check_cards(s)
    board = s.board
    assert board.first_round <= s.round <= board.rounds, f"there is no round {s.round}"
    assert 0 <= s.active < COUNTRIES, "it is the turn of no country"
    assert len(s.open) % 2 == 0, "an open event lacks the cards that answered it"
    if s.ending < 0:
        for team in range(2):
            homes = count(s.team_pieces(team) & board.homes[1 - team])
            assert homes < board.sudden_homes, "a team has won but plays on"
            assert s.points[team] < board.sudden_points, "a team has won but plays on"
    assert s.opened == s.open_straits(), "a strait is open to the wrong team"


def check_pieces(s: War) -> None:
    """Few enough, and never of both teams in one space (QG-11.1 to 11.5)."""
    board = s.board
    assert not s.team_pieces(0) & s.team_pieces(1), "pieces of both teams share a space"
    for c in range(COUNTRIES):
        mine = s.pieces[c]
        assert mine & ~(board.land | board.sea) == 0, "a piece stands off the board"
        assert count(mine & board.land) <= board.armies[c], f"country {c} has too many armies"
        assert count(mine & board.sea) <= board.navies[c], f"country {c} has too many navies"
        assert s.shields[c] & ~mine == 0, "a piece that is not there is protected"
        assert s.grants[c] & ~(board.land | board.sea) == 0, "supply is granted off the board"
        assert s.supply[c] & ~(board.land | board.sea) == 0, "a Supply Space is off the board"
        if s.fed[c] >= 0:
            assert s.fed[c] & ~mine == 0, "a piece that is not there is supplied"
            assert s.fed[c] == s.work_out_supply(c, mine), "supply is remembered wrongly"


def check_cards(s: War) -> None:
    """Every card of a country is in exactly one place (QG-15.1)."""
    board = s.board
    for c in range(COUNTRIES):
        cards: list[int] = []
        for zone in s.zones():
            for card in zone[c]:
                cards.append(card & ~SEEN)
        cards.sort()
        assert cards == board.decks[c], f"a card of country {c} is lost or doubled"
        for card in s.status[c]:
            assert board.card_type[card] == STATUS, "a card lies face up that is no Status card"
        for card in s.responses[c]:
            assert board.card_type[card] == RESPONSE, "a card lies face down that is no Response"
        assert s.hands[c] == sorted(s.hands[c]), "a hand is not sorted"
        assert s.decks[c] == sorted(s.decks[c]), "a draw deck is not sorted"
        assert s.hidden[c] == sorted(s.hidden[c]), "hidden discards are not sorted"
