"""What a unit and a battlefield are: types of unit, names of ground, a field with all on it."""

from __future__ import annotations

from dataclasses import dataclass, field

Hex = tuple[int, int]


@dataclass(frozen=True)
class Kind:
    """What units.toml and steps 3 and 4 of the rulebook say about one type of unit."""

    branch: str  # infantry, armor or artillery
    figures: int
    move: int
    move_and_battle: int
    dice: tuple[int, ...]  # dice[0] is for distance 1


KINDS: dict[str, Kind] = {
    "infantry": Kind("infantry", 4, 2, 1, (3, 2, 1)),
    "special_forces": Kind("infantry", 4, 2, 2, (3, 2, 1)),
    "french_resistance": Kind("infantry", 3, 2, 1, (3, 2, 1)),
    "armor": Kind("armor", 3, 3, 3, (3, 3, 3)),
    "elite_armor": Kind("armor", 4, 3, 3, (3, 3, 3)),
    "artillery": Kind("artillery", 2, 1, 0, (3, 3, 2, 2, 1, 1)),
}

HILLS = {"hill", "steep_hill", "cliff", "sea_bluff"}
STOPS = {"forest", "hedgerow", "town", "ocean", "wire"}
NO_BATTLE_ON_ENTRY = {"forest", "hedgerow", "town"}
HIDES = {"forest", "hedgerow", "town", "bunker"}
GROUND_NAMES = (
    HILLS
    | STOPS
    | HIDES
    | {"river", "bridge", "hedgehog", "sandbags", "sea_wall", "beach", "impassable"}
)


@dataclass(frozen=True)
class Unit:
    side: str  # "axis" or "allies"
    kind: str  # a key of KINDS
    at: Hex
    figures: int

    @property
    def branch(self) -> str:
        return KINDS[self.kind].branch


@dataclass(frozen=True)
class Settings:
    sandbag_profile: str = "rulebook"  # or "published"
    town_out_cumulative: bool = True
    hill_los: str = "plateau"  # or "over_lower"
    take_ground: bool = True
    armor_overrun: bool = True


@dataclass
class Field:
    """A battlefield with its units, terrain and the scenario rules that touch this module."""

    columns: int = 13  # of the even rows: 13 standard, 26 Overlord; odd rows have one fewer
    ground: dict[Hex, set[str]] = field(default_factory=dict)
    owners: dict[Hex, str] = field(default_factory=dict)  # of bunkers and sea walls
    units: dict[str, Unit] = field(default_factory=dict)
    settings: Settings = field(default_factory=Settings)
    top_side: str = "axis"  # its baseline is row 0, the other side's is row 8
    bridge_path: tuple[Hex, ...] = ()  # bridge_span: the two ends included
    wide_river: bool = False
    artillery_blocked_by_hills: bool = False
    exit_side: str = ""
    exit_hexes: set[Hex] = field(default_factory=set)


def ground(here: Field, at: Hex) -> set[str]:
    return here.ground.get(at, set())


def is_hill(here: Field, at: Hex) -> bool:
    return bool(ground(here, at) & HILLS)


def occupant(here: Field, at: Hex) -> str | None:
    """The unit on a hex."""
    for name, unit in here.units.items():
        if unit.at == at:
            return name
    return None


def enemies(here: Field, side: str) -> set[str]:
    return {name for name, unit in here.units.items() if unit.side != side}
