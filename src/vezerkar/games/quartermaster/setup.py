"""From the data and the settings of a table to the first position (QG-3.1 to 3.10, 4.1 to 4.5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from vezerkar.core.chance import Chance
from vezerkar.core.game import Value
from vezerkar.core.kernel import NOBODY, PLAYING, pack
from vezerkar.core.notation import Lexicon, Notation
from vezerkar.games.quartermaster.board import Board
from vezerkar.games.quartermaster.phases import PHASES
from vezerkar.games.quartermaster.phases.effects import draw_to_hand
from vezerkar.games.quartermaster.schema.board_tables import lay_out_countries, lay_out_map
from vezerkar.games.quartermaster.schema.card_tables import lay_out_cards
from vezerkar.games.quartermaster.schema.load import WarData
from vezerkar.games.quartermaster.schema.references import Rules, card_rules
from vezerkar.games.quartermaster.state import NO_SPACES, War
from vezerkar.games.quartermaster.terms import (
    COUNTRIES,
    NO_SPACE,
    P_SETUP,
    P_TURN,
    V_DISCARD,
    V_PLAY,
    V_WITHDRAW,
    VERBS,
)


@dataclass(frozen=True)
class Layout:
    """A board with everything that people and files call its parts."""

    board: Board
    data: WarData
    settings: Mapping[str, Value]
    defaults: Mapping[str, Value]  # the settings of a table that asks for nothing special
    scenario: str
    notation: Notation
    seats: tuple[str, ...]
    card_rules: dict[int, Rules]  # by kind of card

    @property
    def lexicon(self) -> Lexicon:
        return self.notation.lexicon

    @property
    def persons(self) -> tuple[tuple[str, ...], ...]:
        """The countries that each person at the table plays (QG-4.1 to 4.5)."""
        for seating in self.data.rules.seating:
            if seating.players == self.settings["players"]:
                return seating.seats
        raise AssertionError("the settings allow no other number of players")  # QG-1.2


def lay_out(
    data: WarData, scenario: str, settings: Mapping[str, Value], defaults: Mapping[str, Value]
) -> Layout:
    """Build the static side of a game under full settings."""
    board = Board()
    lay_out_map(board, data)
    lay_out_countries(board, data, settings)
    lay_out_cards(board, data)
    board.play_of = [pack(V_PLAY, card, 0, 0) for card in range(board.cards)]
    board.discard_of = [pack(V_DISCARD, card, 0, 0) for card in range(board.cards)]
    board.withdraw_of = [pack(V_WITHDRAW, space, 0, 0) for space in range(board.spaces)]
    seats = tuple(country.id for country in data.countries)
    spaces = [space.id for space in data.world.space]
    lexicon = Lexicon(
        {
            "space": [*spaces, *[""] * (NO_SPACE - len(spaces)), "-"],
            "country": [*seats, "-"],
            "seat": seats,
            "card": [card.id for card in data.cards],
            "team": [team.id for team in data.rules.team],
        }
    )
    notation = Notation(VERBS, lexicon)
    rules = card_rules(data)
    layout = Layout(board, data, dict(settings), dict(defaults), scenario, notation, seats, rules)
    board.layout = layout
    return layout


def layout_of(board: Board) -> Layout:
    """The layout a board belongs to."""
    layout = board.layout
    assert isinstance(layout, Layout)
    return layout


def empty_war(board: Board) -> War:
    """One army each at home, all cards in the draw decks, nobody ahead (QG-3.5 to 3.10)."""
    s = War()
    s.phases = PHASES
    s.board = board
    s.stack = []
    s.events = None
    s.ending = PLAYING
    s.winner = NOBODY
    s.waiting = 0
    s.choices = 0
    s.actions = []
    s.round = board.first_round
    s.active = 0
    s.points = [0, 0]
    s.pieces = board.start[:]
    s.shields = NO_SPACES
    s.grants = NO_SPACES
    s.hands = no_cards()
    s.tops = no_cards()
    s.bottoms = no_cards()
    s.piles = no_cards()
    s.hidden = no_cards()
    s.status = no_cards()
    s.responses = no_cards()
    s.aside = no_cards()
    s.decks = board.decks[:]
    s.used = 0
    s.open = []
    s.refresh()
    return s


def no_cards() -> list[list[int]]:
    """A zone in which no country has a card."""
    return [[] for _ in range(COUNTRIES)]


def new_war(board: Board, chance: Chance) -> War:
    """A new game, ready for its first decision: ten cards each have been drawn."""
    s = empty_war(board)
    for c in range(COUNTRIES):
        draw_to_hand(s, c, board.start_draw, chance)
    s.push(P_TURN)
    s.push(P_SETUP)
    s.settle(chance)
    return s
