# hot: compiled by mypyc
"""Everything of a battle that never changes: geometry, terrain, units' values, cards, objectives.

Built once per scenario and settings by setup.py and shared by all copies of a state. Tables by hex
are bytes with two extra entries, for a place that never blocks and one that always does (see
space/hexes.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vezerkar.games.memoir.terms import NO_SIDE

if TYPE_CHECKING:
    from mypy_extensions import i64


class Board:
    """The static side of a battle."""

    def __init__(self) -> None:
        self.layout: object = None  # the names that people use, see setup.py

        # Geometry
        self.width: i64 = 0
        self.rows: i64 = 0
        self.count: i64 = 0  # length of a table by hex, with the two places off the board
        self.off: i64 = 0  # the place off the board that is never reached and never blocks
        self.wall: i64 = 0  # the one that always blocks
        self.near: bytes = b""  # six neighbours a hex
        self.distance: bytes = b""
        self.slots: i64 = 0
        self.lines: bytes = b""  # hexes between two hexes, see HexGrid.lines
        self.long_slots: i64 = 0
        self.long_lines: bytes = b""  # the same up to range 6, where hills block artillery

        # Terrain by hex
        self.blocks: bytes = b""  # 1 where terrain or a bunker blocks sight
        self.hill: bytes = b""  # 0, or the number of the contiguous group of hill hexes
        self.stops: bytes = b""  # 1 where a unit must stop on entry
        self.bars: bytes = b""  # 1 where a unit that entered may not battle
        self.ocean: bytes = b""
        self.beach: bytes = b""
        self.hedgerow: bytes = b""
        self.shelter: bytes = b""  # dice_in by hex * 6 + class * 2 + side of the defender
        self.exposure: bytes = b""  # dice_out by hex * 3 + class
        self.steadies: bytes = b""  # by hex * 2 + side: may ignore the first flag
        self.uphill: bytes = b""  # dice taken by a hill from an attacker below, by class
        self.firm: bytes = b""  # by hex * 2 + side: no sandbags can be laid here
        self.bunker: bytes = b""  # artillery here may not leave (M44-A2.46)
        self.bank: bytes = b""  # 0, or which bank of a wide river (M44-F.16)

        self.closed: bytes = b""  # by class * count + hex: no unit of the class may be there

        # Steps by (class * count + hex) * 6 + direction; the number off the board where closed
        self.steps: bytes = b""
        self.costs: bytes = b""
        self.plain: bytes = b""  # 1: one hex of movement, and no terrain rule for whoever enters
        self.ground_steps: bytes = b""  # for Take Ground
        self.free_steps: bytes = b""  # for cards that ignore terrain while moving
        self.retreat_steps: bytes = b""  # by ((class * 2 + side) * count + hex) * 2

        # Sections: by hex a mask of physical zones, counted from the left of the bottom player
        self.zones: bytes = b""
        self.zone_count: i64 = 3
        self.memory: i64 = 4  # orders remembered of a side's turn: one a zone, then the chief's
        self.bottom: i64 = 1  # the side whose baseline is the bottom row

        # Units by number
        self.unit_side: bytes = b""
        self.unit_class: bytes = b""
        self.unit_full: bytes = b""
        self.unit_move: bytes = b""
        self.unit_march: bytes = b""  # most hexes moved with a battle still allowed
        self.unit_range: bytes = b""
        self.unit_dice: bytes = b""  # by unit * 7 + distance
        self.unit_ground: bytes = b""  # how often the unit may take ground in a turn
        self.unit_overruns: bytes = b""
        self.unit_slips: bytes = b""  # most hexes of retreat for a flag
        self.unit_bold: bytes = b""  # may battle after entering any terrain
        self.unit_medals: bytes = b""
        self.units: list[list[int]] = [[], []]  # unit numbers by side
        # Actions that are listed all the time, made once: typed Any so that compiled code hands on
        # the same object instead of making a new int for every list.
        self.order_of: list[Any] = []  # by unit
        self.pick_of: list[Any] = []  # by unit
        self.moves_of: list[list[Any]] = []  # by unit, then by hex
        self.side_mask: list[int] = [0, 0]
        self.units_of: list[int] = [0] * 16  # by side * 8 + mask of classes: mask of the units
        self.drops: list[int] = []  # units that come by air before the first turn
        self.drop_side: i64 = 0
        self.drop_steps: i64 = 0
        self.landing: bytes = b""  # 1 where infantry can land

        # Cards by number; the last one is the ordinary order that some cards fall back to
        self.card_effect: bytes = b""
        self.card_classes: bytes = b""
        self.card_limit: bytes = b""  # units ordered anywhere on the board; 0 if by section
        self.card_quotas: list[list[int]] = []  # by card: quotas of own left, center, right
        self.card_strike: bytes = b""  # by card * 2 + side: dice against each named unit
        self.card_targets: bytes = b""  # the most units that the strike names
        self.barrage_dice: bytes = b"\x04\x04"  # by side; a Recon played as Barrage has them too
        self.card_whole: bytes = b""  # 1: the player names one section
        self.card_close: bytes = b""  # extra dice in close assault, in fire, in an overrun
        self.card_fire: bytes = b""
        self.card_overrun: bytes = b""
        self.card_move: bytes = b""  # 0, or the most hexes of a move
        self.card_march: bytes = b""  # with card_move: the most hexes with a battle still allowed
        self.card_moves: bytes = b""  # 1 if ordered units may move
        self.card_battles: bytes = b""  # how often a unit may battle
        self.card_only_close: bytes = b""
        self.card_only_fire: bytes = b""
        self.card_adjacent: bytes = (
            b""  # 1: only units next to an enemy, 2: only units not next to one
        )
        self.card_free: bytes = b""  # 1: terrain is ignored while moving
        self.card_second: bytes = b""  # hexes of a second move after the battle
        self.card_draw: bytes = b""  # cards drawn at the end, one of them kept
        self.card_reshuffles: bytes = b""
        self.card_falls_back: bytes = b""
        self.card_recon: bytes = b""
        self.card_mirror: bytes = (
            b""  # the card for the same part of the board, seen by the other side
        )
        self.card_becomes: bytes = b""  # what the card is played as in this scenario
        self.ordinary: i64 = 0  # the number of the ordinary order
        self.ambush: i64 = 0  # the number of the Ambush card
        self.deck: list[int] = []  # copies of each card

        # Objectives
        self.goal_side: list[int] = []
        self.goal_hexes: list[bytes] = []
        self.goal_needed: list[int] = []
        self.goal_medals: list[int] = []
        self.goal_mode: list[int] = []  # 0 temporary, 1 permanent, 2 sudden death
        self.goal_far: bytes = b""  # by goal * count + hex: how far its nearest hex is
        self.goal_at: bytes = b""  # 1 on hexes that matter for medals
        self.has_permanent: bool = False  # there is a permanent objective
        self.passes_goals: bool = False  # one can be scored in passing, with any card
        # By side: most medals of temporary objectives on a hex that can be passed, or on any hex
        self.prize: list[int] = [0, 0]
        self.prize_anywhere: list[int] = [0, 0]
        self.target: list[int] = [0, 0]  # medals to win
        self.exits: bytes = b""
        self.exit_far: bytes = b""  # by hex: how far the nearest exit is
        self.exit_side: i64 = NO_SIDE
        self.exit_medals: i64 = 0

        # Hands, draws and the scenario's special rules
        self.hand_size: list[int] = [0, 0]
        self.first: i64 = 0
        self.extra_side: i64 = NO_SIDE
        self.extra_turns: bytes = b""
        self.extra_cards: i64 = 0
        self.reshuffles: bool = True
        self.deck_winner: i64 = NO_SIDE  # the side that wins when the deck is empty
        self.recon_strike_side: i64 = NO_SIDE
        self.recon_strike_hexes: bytes = b""
        self.recon_strike_dice: i64 = 0
        self.recon_barrage: i64 = 0  # mask of the sides that may play Recon as Barrage
        self.hills_stop_shells: bool = False
        self.wide_river: i64 = -1  # the class that may not target the opposite bank; -1 if none

        # Settings of the table
        self.look_over: bool = False  # hill_los = over_lower
        self.town_adds: bool = True  # town_out_cumulative
        self.town: bytes = b""
        self.sandbag_pieces: i64 = 12
        self.sandbag_dice: bytes = b"\x01\x02\x00"  # taken from infantry, armor, artillery
        self.take_ground: bool = True
        self.overrun: bool = True
        self.two_battles: bool = False

        # Who commands what; in the second battle of a match a team plays the other side
        self.team_seats: list[list[int]] = [[0], [1]]
        self.team_mask: list[int] = [1, 2]
        self.chief: list[int] = [0, 1]
        self.post: list[list[int]] = [[0, 0, 0], [1, 1, 1]]  # by team and own section: the seat
        self.overlord: bool = False

        # The starting position, copied into each new battle
        self.start_hex: list[int] = []
        self.start_men: list[int] = []
        self.start_works: list[int] = []
