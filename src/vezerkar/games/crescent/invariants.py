# hot: compiled by mypyc
"""What can never be true of a battle; the first thing that is makes the state impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.decks import size
from vezerkar.games.crescent.terms import ARMY_PLACES, BEND, CARDS, PLACES, RIVER, TYPES

if TYPE_CHECKING:
    from vezerkar.games.crescent.state import Battle


def check(s: Battle) -> None:
    """Raise AssertionError, saying what is broken."""
    check_towers(s)
    for seat in range(s.board.seats):
        check_cards(s, seat)
        check_plan(s, seat)
    assert s.tiles_left() >= 0, "there are more bridges and ramparts than tiles"
    for q in range(s.board.off):
        river = s.ground[q] == RIVER or s.ground[q] == BEND
        assert river or s.river[q] == 0, f"a river piece lies on other ground: {q}"


def check_towers(s: Battle) -> None:
    board = s.board
    standing = 0
    for t in range(board.towers):
        square = s.square[t]
        if square < 0:
            continue
        standing += 1
        assert s.at[square] == t, f"tower {t} is not where it stands"
        assert s.enterable(square), f"tower {t} stands where none can"
        assert s.discs[t] > 0, f"tower {t} stands without discs"
        if board.artillery[board.tower_troop[t]]:
            rear = board.rear[square] or board.rear[board.count + square]
            assert rear, f"gun {t} stands outside the rear rows"
    assert standing == sum([1 for t in s.at if t >= 0]), "there is a tower too many on the board"
    for n in s.lost:
        assert n >= 0, "more discs were brought back than lost"


def check_cards(s: Battle, seat: int) -> None:
    """Every captain owns a whole deck, always (KF-0.11)."""
    board = s.board
    owned = [0] * CARDS
    for pile in (s.hand[seat], s.draw[seat], s.discard[seat], s.out[seat]):
        for card in range(CARDS):
            assert pile[card] >= 0, f"seat {seat} holds fewer than no card {card}"
            owned[card] += pile[card]
    for card in s.laid[seat]:
        if card >= 0:
            owned[card] += 1
    assert owned == board.deck, f"seat {seat} has not the cards of a deck"
    for card in range(CARDS):
        assert s.draw[seat][card] <= s.unshown[seat][card], f"seat {seat} draws a card shown before"
        known = s.known_discard[seat][card]
        assert known <= s.discard[seat][card] + (
            0 if s.revealed else s.recalled[seat].count(card)
        ), f"seat {seat} has not discarded what everybody saw"
    if s.revealed:
        for card in range(CARDS):
            assert s.known_hand[seat][card] <= s.hand[seat][card], f"seat {seat} lost a known card"


def check_plan(s: Battle, seat: int) -> None:
    """A plan keeps all limits at every moment (KF-8.2)."""
    laid = s.laid[seat]
    for place in range(PLACES):
        card = laid[place]
        assert card < 0 or s.board.colour[card] == place % ARMY_PLACES, (
            f"a card lies in a wrong place: {card}"
        )
        assert card < 0 or not s.played[seat] >> place & 1, f"a second card was laid: {card}"
    for troop in range(TYPES):
        assert 0 <= s.cubes[seat][troop] <= s.cube_room(seat, troop), f"too many cubes on {troop}"
    assert s.cubes_laid(seat) <= s.cube_limit(seat), f"seat {seat} has too many cubes"
    if not s.revealed:
        assert s.played[seat] == 0, f"seat {seat} has carried out a card of a secret plan"
        assert s.points_laid(seat) <= s.point_limit(seat), f"seat {seat} spends too much"
        held = size(s.hand[seat]) + sum([1 for card in laid if card >= 0])
        assert held <= s.hand_limit(seat), f"seat {seat} holds too many cards"
