# hot: compiled by mypyc
"""Everything of a game that never changes: the map, the countries, and the cards as tables of ints.

Built once by setup.py and shared by all copies of a state. Spaces, countries and kinds of cards are
numbers; sets of spaces and of countries are masks. A card is a range of steps; what a step does is
spread over the tables `step_...`, so that the rules read ints and never a file. Tables of small
numbers that are read most are bytes, which compiled code reads quickest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64


class Board:
    """The static side of a game."""

    def __init__(self) -> None:
        self.layout: object = None  # the names that people use, see setup.py

        # The map
        self.spaces: i64 = 0
        self.land: i64 = 0  # mask of all land spaces
        self.sea: i64 = 0
        self.stars: i64 = 0
        self.near: list[int] = []  # by space: its neighbours without any strait
        self.nears: list[list[int]] = []  # by mask of open straits, then by space
        self.strait_land: list[int] = []  # by strait: its anchor space
        self.strait_axis: i64 = 0  # straits that an empty anchor space opens to the first team
        self.anchors: i64 = 0  # mask of all anchor spaces

        # Countries, in turn order
        self.team: bytes = b""
        self.home: list[int] = []  # space
        self.homes: list[int] = []  # by team: mask of the home spaces of its countries
        self.mates: list[int] = []  # by team: mask of countries
        self.members: list[list[int]] = []  # by team: the same countries as a list
        self.order: list[list[int]] = []  # by active country * 2 + team: who is asked, in turn
        self.armies: list[int] = []
        self.navies: list[int] = []
        self.start: list[int] = []  # by country: mask of the spaces it starts in
        self.rounds: i64 = 0
        self.first_round: i64 = 0
        self.start_draw: i64 = 0
        self.hand_limit: i64 = 0
        self.start_hand: i64 = 0
        self.sudden_homes: i64 = 0
        self.sudden_points: i64 = 0
        self.lead: i64 = 0  # tournament setting: the lead that wins; 0 when it is off
        self.tie_winner: i64 = 0
        self.alone: i64 = 0
        self.shared: i64 = 0

        # Kinds of cards
        self.cards: i64 = 0
        # Actions that are listed all the time, by card or by space, made once: typed Any so that
        # compiled code hands on the same object instead of making a new int for every list.
        self.play_of: list[Any] = []
        self.discard_of: list[Any] = []
        self.withdraw_of: list[Any] = []
        self.card_country: list[int] = []
        self.card_type: bytes = b""
        self.card_when: bytes = b""
        self.card_limit: bytes = b""
        self.card_tags: list[int] = []  # mask
        self.card_any_order: bytes = b""
        self.card_plan: list[list[int]] = []  # its steps
        self.card_requires: list[list[int]] = []  # conditions
        self.card_costs: list[list[int]] = []  # pairs: 0 from the deck, 1 from the hand; how many
        self.card_targets: list[int] = []  # Economic Warfare: mask of possible targets
        self.card_choose: list[int] = []  # 1: the player names one of them
        self.card_slot: list[int] = []  # bit in the masks of used and answered; -1 if none
        self.decks: list[list[int]] = []  # by country: all its cards, sorted
        self.copies: list[int] = []  # by kind
        self.responses: list[list[int]] = []  # by country: the kinds of its Response cards
        self.answering: list[list[int]] = []  # by country * EVENTS + event: those that may answer
        self.answering_open: list[list[int]] = []  # by country: those that answer open events
        self.answerers: list[int] = []  # by event: mask of the countries that have one to answer it
        self.open_answerers: i64 = 0  # mask of the countries that have one for open events
        self.at_any_time: list[list[int]] = []  # by country: those that depend on no event

        # Triggers, by card
        self.trigger_events: list[int] = []  # mask of events
        self.trigger_open: bytes = b""  # 1: answers any open event of its own country
        self.trigger_actors: list[int] = []  # mask of countries
        self.trigger_pieces: list[int] = []  # mask of countries; bit 6: no piece at all
        self.trigger_spaces: list[int] = []
        self.trigger_range: bytes = b""
        self.trigger_kinds: list[int] = []  # LAND, SEA or both, as masks of spaces
        self.trigger_aims: list[int] = []  # Economic Warfare: mask of targets
        self.trigger_tag: list[int] = []
        self.trigger_types: list[int] = []  # mask of card types
        self.trigger_in_play: list[int] = []  # 1: only the card of the Play step
        self.trigger_beside: list[int] = []  # a matcher next to the event's space; -1 if none
        self.trigger_supplied: list[int] = []
        self.trigger_there: list[int] = []  # 1: the piece must still stand there

        # Steps
        self.step_op: bytes = b""
        self.step_kind: list[int] = []  # mask of spaces: all land, all sea, or both
        self.step_countries: list[int] = []  # whose pieces
        self.step_spaces: list[int] = []  # where
        self.step_range: bytes = b""
        self.step_ref: bytes = b""  # 1: around the space of the event
        self.step_exclude: bytes = b""  # 1: but not in that space
        self.step_empty: bytes = b""  # 1: only in a space without any piece
        self.step_decider: bytes = b""
        self.step_max: bytes = b""  # 0 for all
        self.step_who: list[int] = []
        self.step_n: list[int] = []
        self.step_n_if: list[int] = []
        self.step_if: list[list[int]] = []  # conditions for step_n_if; empty if there is none
        self.step_cond: list[list[int]] = []
        self.step_per: list[int] = []  # 0 nothing, 1 pieces, 2 spaces that hold one
        self.step_match: list[list[int]] = []  # matchers, one of which must fit
        self.step_victims: list[int] = []  # mask of countries whose pieces a battle may hit
        self.step_required: list[int] = []  # 1: no battle against an empty space
        self.step_source: list[int] = []  # where the attacking piece may stand
        self.step_trigger_piece: list[int] = []  # 1: the piece of the event
        self.step_types: list[int] = []  # mask of card types
        self.step_zone: list[int] = []
        self.step_zones: list[int] = []  # STATUS_ZONE and RESPONSE_ZONE
        self.step_card: list[int] = []
        self.step_to: list[int] = []
        self.step_costs: list[list[int]] = []
        self.step_needs: bytes = b""  # 1: only if the step before was carried out
        self.step_branches: list[list[int]] = []  # of a step that offers a choice: steps

        # Conditions and matchers
        self.cond_kind: list[int] = []  # 0 piece, 1 distance
        self.cond_countries: list[int] = []
        self.cond_spaces: list[int] = []
        self.cond_range: list[int] = []
        self.cond_type: list[int] = []  # mask of spaces
        self.cond_max: list[int] = []
        self.match_countries: list[int] = []
        self.match_list: list[list[int]] = []  # the same countries as a list
        self.match_spaces: list[int] = []
        self.match_supplied: list[int] = []
        self.match_beside: list[int] = []  # another matcher; -1 if none
