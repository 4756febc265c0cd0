"""A scenario as its file tells it: the map, the armies, the objectives and the special rules."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

from msgspec import Meta, Struct

from vezerkar.games.memoir.schema.pieces import Positive, Side, Source, UnitClass

Hex = tuple[int, int]
"""Column and row, counted from 0 at the top left."""

BoardName = Literal["standard", "overlord"]
Direction = Literal["E", "W", "NE", "NW", "SE", "SW"]


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """The same words in both languages."""

    en: str
    hu: str


class PlacedTerrain(Struct, frozen=True, forbid_unknown_fields=True):
    """A terrain tile; `edges` and `art` are for the artist only."""

    at: Hex
    type: str
    edges: tuple[Direction, ...] = ()
    impassable: bool = False
    art: str = ""


class PlacedObstacle(Struct, frozen=True, forbid_unknown_fields=True):
    """A bridge, bunker or obstacle piece; the angles are for the artist only."""

    at: Hex
    type: str
    owner: Side | None = None
    axis_deg: int = 0
    rot_deg: int = 0


class PlacedUnit(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit at the start; `figures` is its full strength (M44-F.20)."""

    id: str
    at: Hex
    side: Side
    type: str
    nation: str
    figures: Annotated[int, Meta(ge=1, le=9)]
    badge: str = ""


class Label(Struct, frozen=True, forbid_unknown_fields=True):
    """A name written on the map; an empty `text_hu` means it is the same in Hungarian."""

    at: Hex
    text: str
    text_hu: str = ""


class SideSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """What the scenario gives one side (M44-F.2)."""

    nation: str
    cards: Positive
    medals_to_win: Positive
    moves_first: bool
    commander: str = ""


class Sides(Struct, frozen=True, forbid_unknown_fields=True):
    """The two sides."""

    axis: SideSetup
    allies: SideSetup

    def of(self, side: Side) -> SideSetup:
        """What this side gets."""
        return self.axis if side == "axis" else self.allies


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """Hexes that are worth medals, or the battle, to one side (M44-O.7 to M44-O.10)."""

    id: str
    side: Side
    marker_at: Hex
    hexes: Annotated[tuple[Hex, ...], Meta(min_length=1)]
    hexes_needed: Positive
    medals: Annotated[int, Meta(ge=0)]
    mode: Literal["temporary", "permanent", "sudden_death"]
    check: Literal["immediate", "end_of_own_turn"]
    text: str
    text_hu: str


class SpecialRule(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="id"):
    """A rule of one scenario; each kind is a class of its own with its own figures."""

    text: str
    text_hu: str

    @property
    def id(self) -> str:
        """The name of the rule in scenario files."""
        return str(self.__struct_config__.tag)


class ExtraDraw(SpecialRule, frozen=True, tag="extra_draw"):
    """`side` draws `extra` more cards at the end of its own turns listed (M44-F.4)."""

    side: Side
    own_turns: tuple[Positive, ...]
    extra: Positive


class Airdrop(SpecialRule, frozen=True, tag="airdrop"):
    """Units dropped before the first turn of `side` (M44-F.5)."""

    side: Side
    count: Positive
    unit_type: str
    figures: Positive
    scatter_steps: Positive
    default_aim: Hex


class BunkersAxis(SpecialRule, frozen=True, tag="bunkers_axis"):
    """A reminder: the bunkers already name their owner."""

    owner: Side


class Cliffs(SpecialRule, frozen=True, tag="cliffs"):
    """A reminder: the terrain already says so (M44-F.6)."""


class SeaBluffs(SpecialRule, frozen=True, tag="sea_bluffs"):
    """A reminder: the terrain already says so (M44-F.7)."""


class SteepHills(SpecialRule, frozen=True, tag="steep_hills"):
    """A reminder: the terrain already says so (M44-F.11)."""


class SeaWall(SpecialRule, frozen=True, tag="sea_wall"):
    """A reminder: the sea walls already name their owner (M44-F.8)."""

    owner: Side


class UnitMedalValue(SpecialRule, frozen=True, tag="unit_medal_value"):
    """Eliminating a unit of this type is worth this many medals to `scoring_side` (M44-F.9)."""

    scoring_side: Side
    unit_type: str
    medals: Positive


class AllFrenchResistance(SpecialRule, frozen=True, tag="all_french_resistance"):
    """A reminder: the unit types already say so."""


class AllSpecialForces(SpecialRule, frozen=True, tag="all_special_forces"):
    """A reminder: the unit types already say so."""


class UnderstrengthInfantry(SpecialRule, frozen=True, tag="understrength_infantry"):
    """A reminder: the figures already say so (M44-F.20)."""


class NoReshuffle(SpecialRule, frozen=True, tag="no_reshuffle"):
    """The deck is never reshuffled (M44-F.10)."""


class DeckExhaustionVictory(SpecialRule, frozen=True, tag="deck_exhaustion_victory"):
    """`winner` wins when the deck is empty at the end of a turn (M44-F.10)."""

    winner: Side


class ReconAsAirPower(SpecialRule, frozen=True, tag="recon_as_air_power"):
    """Recon may be an air strike while `side` holds one of the hexes (M44-F.12)."""

    side: Side
    hold_any: Annotated[tuple[Hex, ...], Meta(min_length=1)]
    dice_per_target: Positive


class ReconAsBarrage(SpecialRule, frozen=True, tag="recon_as_barrage"):
    """These sides may play Recon as Barrage (M44-F.18)."""

    sides: tuple[Side, ...]


class ImpassableHills(SpecialRule, frozen=True, tag="impassable_hills"):
    """A reminder: the tiles already carry impassable = true (M44-F.13)."""


class ArtilleryBlockedByHills(SpecialRule, frozen=True, tag="artillery_blocked_by_hills"):
    """Hills block artillery fire too (M44-F.14)."""


class BridgeSpan(SpecialRule, frozen=True, tag="bridge_span"):
    """Steps on the bridge are legal only between consecutive hexes of `path` (M44-F.15)."""

    path: Annotated[tuple[Hex, ...], Meta(min_length=3)]


class WideRiver(SpecialRule, frozen=True, tag="wide_river"):
    """This class may not target units on the other bank (M44-F.16)."""

    affects: UnitClass


class ExitMedal(SpecialRule, frozen=True, tag="exit_medal"):
    """`side` may leave the board from these hexes, or from this row, for medals (M44-F.17)."""

    side: Side
    medals: Positive
    exits: tuple[Hex, ...] = ()
    exit_row: Annotated[int, Meta(ge=0)] | None = None


class AirPowerAsArtilleryBombard(SpecialRule, frozen=True, tag="air_power_as_artillery_bombard"):
    """The card `card` is played as `becomes` (M44-F.19)."""

    card: str
    becomes: str


AnyRule = (
    ExtraDraw
    | Airdrop
    | BunkersAxis
    | Cliffs
    | SeaBluffs
    | SteepHills
    | SeaWall
    | UnitMedalValue
    | AllFrenchResistance
    | AllSpecialForces
    | UnderstrengthInfantry
    | NoReshuffle
    | DeckExhaustionVictory
    | ReconAsAirPower
    | ReconAsBarrage
    | ImpassableHills
    | ArtilleryBlockedByHills
    | BridgeSpan
    | WideRiver
    | ExitMedal
    | AirPowerAsArtilleryBombard
)

Kind = TypeVar("Kind", bound=SpecialRule)

BoardSets: Final[dict[BoardName, int]] = {"standard": 1, "overlord": 2}


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole scenario file."""

    slug: str
    number: Positive
    set: Literal["base", "official_extra", "pack"]
    title: Text
    date: str
    date_end: str = ""
    board: BoardName
    board_side: Literal["countryside", "beach"]
    top_side: Side
    bottom_side: Side
    first_player: Side
    source: Source
    source_note: str = ""
    terrain: tuple[PlacedTerrain, ...] = ()
    obstacles: tuple[PlacedObstacle, ...] = ()
    units: tuple[PlacedUnit, ...]
    labels: tuple[Label, ...] = ()
    sides: Sides
    objectives: tuple[Objective, ...] = ()
    special_rules: tuple[AnyRule, ...] = ()

    @property
    def boxes(self) -> int:
        """How many boxes of the game the board needs; Overlord takes two."""
        return BoardSets[self.board]

    def rule(self, kind: type[Kind]) -> Kind | None:
        """The special rule of this kind, if the scenario has it."""
        for rule in self.special_rules:
            if isinstance(rule, kind):
                return rule
        return None
