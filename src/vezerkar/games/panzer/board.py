# hot: compiled by mypyc
"""Everything in a battle that never changes: map, cards, set-up, victory, the non-player side.

Built once per scenario by setup.py and shared by all copies of a state. Tiles are numbered row by
row from the top left; the number after the last one means a place off the map.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64


class Condition:
    """One way in which a battle is decided (PG-6.4.1, PG-6.4.2)."""

    def __init__(self) -> None:
        self.when: i64 = 0
        self.kind: i64 = 0
        self.side: i64 = 2  # whose condition it is; 2 for either side
        self.tiles: list[int] = []
        self.count: i64 = 0
        self.turn: i64 = 0
        self.extends: list[int] = []  # flips that add one more turn
        self.keys: list[int] = []
        self.tie: i64 = 0
        self.winner: i64 = 0
        self.otherwise: i64 = -1  # who wins if the condition fails at the end
        self.keeps_hq: bool = False
        self.ending: i64 = 0


class March:
    """Where units of a non-player side go (PG-9.2.0.20)."""

    def __init__(self) -> None:
        self.first_turn: i64 = 1
        self.last_turn: i64 = 0  # 0 if it holds to the end
        self.tags: list[int] = []  # the units it is about; empty for all
        self.goal: i64 = 0
        self.tiles: list[int] = []  # goal tiles, where they are fixed
        self.direction: i64 = -1  # north, east, south, west; -1 if none is preferred
        self.stops: bool = False  # units stand behind one of their own and never go round it
        self.tile_bits: i64 = 0  # the goal tiles as bits


class Arrival:
    """Reinforcements of a non-player side (PG-9.2.0.14)."""

    def __init__(self) -> None:
        self.turns: list[int] = []  # npc turns; empty if by parity
        self.parity: i64 = -1
        self.tiles: list[int] = []
        self.tags: list[int] = []  # by tile of the list


class Bonus:
    """Victory points for tiles or kills (PG-9.2.0.25)."""

    def __init__(self) -> None:
        self.whole: bool = False
        self.tiles: list[int] = []
        self.points: i64 = 0


class Board:
    """The static tables of a battle."""

    def __init__(self) -> None:
        self.layout: object = None  # the names that people use, see setup.py

        # The map
        self.cols: i64 = 0
        self.rows: i64 = 0
        self.count: i64 = 0  # tiles; also the number of the place off the map
        self.near: bytes = b""  # north, east, south, west of a tile
        self.corner: bytes = b""  # north-east, south-east, south-west, north-west
        self.round: bytes = b""  # the same eight, those of `near` first
        self.distance: bytes = b""  # steps with diagonals, a * count + b
        self.slant: bytes = b""  # diagonal steps on the shortest way, a * count + b
        self.attack: list[int] = []  # modifiers by tile, bridges counted
        self.defense: list[int] = []
        self.income: bytes = b""
        self.nature: bytes = b""  # bits of terms.py
        self.city: bytes = b""  # 1 on city-type tiles (PG-1.0.10)
        self.strong: bytes = b""  # 1 on fortifications and plain cities

        # Sets of tiles as bits, made by schema/tile_sets.py for rules/tile_sets.py
        self.all_tiles: i64 = 0
        self.has_west: i64 = 0  # tiles with another one to their west
        self.has_east: i64 = 0
        self.firm_tiles: i64 = 0  # where every unit may stand
        self.beside: list[int] = []  # by tile: those of `near`
        self.across: list[int] = []  # by tile: those of `corner`
        self.footing: list[int] = []  # by unit card: where it may stand (PG-1.0.4, PG-1.0.5)
        self.deploy_tiles: i64 = 0  # see `deploy_on`
        self.march_tiles: i64 = 0  # all but those of `no_march`

        # Cards: units, then faces of action cards, then the bluff
        self.units: i64 = 0
        self.bluff: i64 = 0
        self.cost: bytes = b""
        self.battle: bytes = b""
        self.side: bytes = b""  # of a unit card
        self.hard: bytes = b""
        self.attack_hard: bytes = b""
        self.attack_soft: bytes = b""
        self.guard: bytes = b""  # defense value
        self.morale: bytes = b""
        self.support: bytes = b""
        self.reach: bytes = b""  # support range
        self.kind: bytes = b""  # unit class
        self.able: list[int] = []  # abilities as bits
        self.drawn_when: bytes = b""
        self.drawn_timing: bytes = b""
        self.drawn_values: list[list[int]] = []
        self.drawn_code: list[list[int]] = []
        self.action_card: list[int] = []  # by card: which action card it is, -1 for units
        self.tactic: list[int] = []  # tactical modifier by card
        self.deck_first: list[int] = []  # by deck: the number of its first card
        self.decks: list[list[int]] = []  # by deck: copies of each card
        self.starting: list[int] = []  # by deck: cards at the start
        self.deployments: list[Any] = []  # actions, (unit card * 3 + price) * count + tile

        # Action cards
        self.card_type: bytes = b""
        self.card_role: bytes = b""
        self.card_labels: bytes = b""
        self.price: bytes = b""  # by action card
        self.copies: list[int] = []  # in the common deck
        self.faces: list[list[int]] = []  # by action card: its cards
        self.code: list[list[int]] = []  # programs, action_card * 2 + mode
        self.open_to: bytes = b""  # sides as bits, action_card * 2 + mode
        self.ambush: i64 = 0
        self.responses: list[int] = []  # action cards that may answer a card
        self.weathers: list[int] = []
        self.cheapest_combat: i64 = 0

        # Set-up
        self.solo: bool = False
        self.npc: i64 = 2  # the side that nobody plays
        self.seat: list[int] = [0, 1]  # by side; -1 for a non-player side
        self.side_of: list[int] = [0, 1]  # by seat
        self.first: i64 = 2  # 2 if chance decides
        self.control: list[int] = []
        self.hq: list[int] = [-1, -1]
        self.start: list[list[int]] = [[], []]  # start row tiles
        self.purse: list[int] = [0, 0]
        self.most_units: list[int] = [0, 0]
        self.stack_limit: list[int] = [0, 0]  # what cards put on top of a deck may cost
        self.anywhere: bool = False  # placed on controlled tiles instead of the start row
        self.placers: list[int] = []  # sides in order; empty for player order
        self.gift: list[list[int]] = []  # prestige, ammo, units, actions, searched units, actions
        self.gift_by_side: bool = False
        self.no_drop: bytes = b""  # by card
        self.deploy_on: bytes = b""  # by tile; empty if anywhere
        self.objectives: list[int] = []

        # A solo battle
        self.hand_limit: i64 = 10
        self.initial: list[int] = []  # masks of classes, one for each unit
        self.fixed: list[int] = []  # card, tile in turn
        self.row_tiles: list[list[int]] = []  # start rows to choose from (Volkhov)
        self.row_hq: list[int] = []
        self.row_gift: list[list[int]] = []
        self.row_limit: list[int] = []
        self.row_points: list[int] = []
        self.row_halves: i64 = -1  # the row in which cards cost half
        self.row_doubles: i64 = -1  # the row in which morale is doubled
        self.draws: list[int] = [0, 0, 0]  # of the command, firing and target deck
        self.arrivals: list[Arrival] = []
        self.arrivals_act: bool = False
        self.marches: list[March] = []
        self.attacks_adjacent: bool = False
        self.moves_after: bool = True
        self.player_aims: bool = True  # the player picks among several targets
        self.hill_fights: list[int] = []  # city hills that are fought for (Smolensk)
        self.eager: bytes = b""  # by tile: player units there are attacked first
        self.no_march: bytes = b""  # by tile: no non-player unit moves here
        self.swaps: bool = True
        self.bonuses: list[list[Bonus]] = [[], []]  # by side
        self.kill_points: list[int] = [0, 0]
        self.spend_cost: list[int] = []  # by kind of spending; empty if none
        self.spend_amount: list[int] = []

        self.conditions: list[Condition] = []
        self.has_points: bool = False
        self.last_turn: i64 = 0
