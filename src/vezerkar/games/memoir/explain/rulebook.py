"""Where the rulebook speaks of what: rule ids by card, by terrain and by step of a turn."""

from __future__ import annotations

from typing import Final

from vezerkar.games.memoir import terms

Rules = tuple[str, ...]

# By family of cards.
CARD_RULES: Final[dict[str, Rules]] = {
    "recon": ("M44-K.3",),
    "probe": ("M44-K.4",),
    "attack": ("M44-K.5",),
    "assault": ("M44-K.6",),
    "recon_in_force": ("M44-K.7",),
    "general_advance": ("M44-K.8",),
    "pincer_move": ("M44-K.9",),
    "air_power": ("M44-K.11", "M44-K.12"),
    "armor_assault": ("M44-K.20",),
    "artillery_bombard": ("M44-K.21",),
    "barrage": ("M44-K.23",),
    "behind_enemy_lines": ("M44-K.24",),
    "close_assault": ("M44-K.27",),
    "counter_attack": ("M44-K.28",),
    "dig_in": ("M44-K.33",),
    "direct_from_hq": ("M44-K.35",),
    "firefight": ("M44-K.36",),
    "infantry_assault": ("M44-K.37",),
    "medics_and_mechanics": ("M44-K.39",),
    "move_out": ("M44-K.41",),
    "their_finest_hour": ("M44-K.42",),
}

# By terrain or obstacle: what it does, each with the rule that a pack's own terrain falls back to.
STOPS: Final[dict[str, Rules]] = {
    "forest": ("M44-A2.2",),
    "hedgerow": ("M44-A2.8",),
    "town": ("M44-A2.23",),
    "ocean": ("M44-A2.32",),
    "wire": ("M44-A2.61",),
    "": ("M44-3.13",),
}
FORBIDS_BATTLE: Final[dict[str, Rules]] = {
    "forest": ("M44-A2.3",),
    "hedgerow": ("M44-A2.11",),
    "town": ("M44-A2.24",),
    "": ("M44-A2.1",),
}
HIDES: Final[dict[str, Rules]] = {
    "forest": ("M44-A2.6",),
    "hedgerow": ("M44-A2.14",),
    "town": ("M44-A2.27",),
    "bunker": ("M44-A2.51",),
    "": (),
}
CLOSES: Final[dict[str, Rules]] = {
    "river": ("M44-A2.28",),
    "bunker": ("M44-A2.45",),
    "hedgehog": ("M44-A2.52",),
    "": ("M44-3.13",),
}
STEEP: Final[dict[str, Rules]] = {
    "steep_hill": ("M44-F.11",),
    "sea_bluff": ("M44-F.7",),
    "cliff": ("M44-F.6",),
    "": ("M44-3.13",),
}
PROTECTS: Final[dict[str, Rules]] = {
    "forest": ("M44-A2.4",),
    "hedgerow": ("M44-A2.13",),
    "hill": ("M44-A2.16",),
    "steep_hill": ("M44-A2.16", "M44-F.11"),
    "sea_bluff": ("M44-A2.16", "M44-F.7"),
    "cliff": ("M44-A2.16", "M44-F.6"),
    "town": ("M44-A2.25",),
    "bunker": ("M44-A2.48",),
    "sandbags": ("M44-A2.58",),
    "sea_wall": ("M44-F.8",),
    "": ("M44-4.33",),
}
HINDERS: Final[dict[str, Rules]] = {
    "town": ("M44-A2.26",),
    "wire": ("M44-A2.62",),
    "": ("M44-4.35",),
}
STEADIES: Final[dict[str, Rules]] = {
    "bunker": ("M44-A2.50",),
    "hedgehog": ("M44-A2.53",),
    "sandbags": ("M44-A2.59",),
    "sea_wall": ("M44-F.8",),
    "": (),
}

# By phase: the rule of the question that it asks.
PHASE_RULES: Final[dict[int, Rules]] = {
    terms.P_DROP: ("M44-F.5",),
    terms.P_PLAY: ("M44-1.1", "M44-1.2"),
    terms.P_SECTION: ("M44-K.37",),
    terms.P_ORDER: ("M44-2.1",),
    terms.P_MOVE: ("M44-3.1",),
    terms.P_DESTINATION: ("M44-3.1", "M44-3.4"),
    terms.P_BATTLE: ("M44-4.1",),
    terms.P_WINDOW: ("M44-K.14",),
    terms.P_FLAGS: ("M44-4.57", "M44-4.81"),
    terms.P_RETREAT: ("M44-4.45", "M44-4.81"),
    terms.P_GROUND: ("M44-4.61", "M44-4.70"),
    terms.P_AGAIN: ("M44-4.2",),
    terms.P_NAMING: ("M44-K.11",),
    terms.P_STRIKES: ("M44-K.46",),
    terms.P_BARRAGE: ("M44-K.23",),
    terms.P_HEAL: ("M44-K.39",),
    terms.P_DIG: ("M44-K.33",),
    terms.P_DRAW: ("M44-5.1",),
    terms.P_KEEP: ("M44-5.7",),
    terms.P_COMMAND: ("M44-A3.14",),
    terms.P_GENERALS: ("M44-A3.13",),
}


def rules_of(table: dict[str, Rules], terrain: str) -> Rules:
    """What a table says of a terrain, or what holds for any."""
    return table.get(terrain, table[""])
