# hot: compiled by mypyc
"""The words of the rulebook as numbers: sides, classes, faces, verbs, phases, endings."""

from __future__ import annotations

from typing import Final

from vezerkar.core.notation import Form

AXIS: Final = 0
ALLIES: Final = 1
SIDES: Final = ("axis", "allies")
NO_SIDE: Final = 2

INFANTRY: Final = 0
ARMOR: Final = 1
ARTILLERY: Final = 2
CLASSES: Final = ("infantry", "armor", "artillery")
ANY_CLASS: Final = 7

# M44-0.11: the six faces of a battle die.
FACES: Final = ("infantry", "infantry", "armor", "grenade", "flag", "star")
GRENADE: Final = 3
FLAG: Final = 4
STAR: Final = 5
# For each face the class it hits; 9 means none.
HITS_CLASS: Final = b"\x00\x00\x01\x09\x09\x09"

# Removable pieces on a hex, as bits of Battle.works.
WIRE: Final = 1
SANDBAGS: Final = 2
SANDBAG_PIECES: Final = 12  # M44-0.7
BEACH_LIMIT: Final = 2  # M44-A2.37: hexes of a move over the beach

# How long an objective counts.
TEMPORARY: Final = 0
PERMANENT: Final = 1
SUDDEN_DEATH: Final = 2
OBJECTIVE_MODES: Final = ("temporary", "permanent", "sudden_death")

NO_UNIT: Final = 63
NO_CARD: Final = -1  # where a card is remembered
ALL_UNITS: Final = 15  # a quota that never runs out

# What a card does, besides the numbers in its data.
ORDERS: Final = 0
AIR_POWER: Final = 1
AMBUSH: Final = 2
BARRAGE: Final = 3
MEDICS: Final = 4
FINEST_HOUR: Final = 5
DIG_IN: Final = 6
COUNTER_ATTACK: Final = 7
EFFECTS: Final = (
    "orders",
    "air_power",
    "ambush",
    "barrage",
    "medics",
    "finest_hour",
    "dig_in",
    "counter_attack",
)

# How dice are rolled at a unit.
BATTLE_ROLL: Final = 0
AMBUSH_ROLL: Final = 1
AIR_ROLL: Final = 2
BARRAGE_ROLL: Final = 3

# Verbs. The order is the order of actions in a list.
V_PLAY: Final = 0
V_STRIKE_WITH: Final = 1
V_BARRAGE_WITH: Final = 2
V_SECTION: Final = 3
V_ORDER: Final = 4
V_DIG: Final = 5
V_HEAL: Final = 6
V_PICK: Final = 7
V_MOVE: Final = 8
V_EXIT: Final = 9
V_ATTACK: Final = 10
V_CLEAR: Final = 11
V_AMBUSH: Final = 12
V_IGNORE: Final = 13
V_RETREAT: Final = 14
V_HALT: Final = 15
V_ADVANCE: Final = 16
V_NAME: Final = 17
V_STRIKE: Final = 18
V_BARRAGE: Final = 19
V_KEEP: Final = 20
V_AIM: Final = 21
V_HAND: Final = 22
V_DONE: Final = 23
V_STAY: Final = 24
V_PASS: Final = 25
V_ACCEPT: Final = 26
V_MOVE_VIA: Final = 27
V_COPY: Final = 28

# Stages of an attack, kept in the aftermath frame
FIRST_BATTLE: Final = 0
OVERRUN_BATTLE: Final = 1
FIRST_OF_TWO: Final = 2

VERBS: Final = (
    Form("play", ("card",), ("M44-1.1",)),
    Form("strike-with", ("card",), ("M44-F.12",)),
    Form("barrage-with", ("card",), ("M44-F.18",)),
    Form("section", ("section",), ("M44-K.37",)),
    Form("order", ("unit",), ("M44-2.1",)),
    Form("dig", ("unit",), ("M44-K.33",)),
    Form("heal", ("unit",), ("M44-K.39",)),
    Form("pick", ("unit",), ("M44-3.1",)),
    Form("move", ("unit", "hex"), ("M44-3.1",)),
    Form("exit", ("unit",), ("M44-F.17",)),
    Form("attack", ("unit", "unit"), ("M44-4.12",)),
    Form("clear", ("unit",), ("M44-A2.63",)),
    Form("ambush", (), ("M44-K.14",)),
    Form("ignore-flag", (), ("M44-4.57",)),
    Form("retreat", ("unit", "hex"), ("M44-4.45",)),
    Form("halt", (), ("M44-A1.8",)),
    Form("advance", ("unit", "hex"), ("M44-4.61",)),
    Form("name", ("unit",), ("M44-K.11",)),
    Form("strike", ("unit",), ("M44-K.46",)),
    Form("barrage", ("unit",), ("M44-K.23",)),
    Form("keep", ("card",), ("M44-5.7",)),
    Form("aim", ("hex",), ("M44-F.5",)),
    Form("hand", ("card", "zone"), ("M44-A3.14",)),
    Form("done", (), ("M44-2.6",)),
    Form("stay", (), ("M44-4.62",)),
    Form("pass", (), ("M44-I.4",)),
    Form("accept-flag", (), ("M44-4.57",)),
    Form("move-via", ("unit", "hex", "goals"), ("M44-O.12",)),
    Form("copy", ("card", "card"), ("M44-K.28",)),
)

# Phases, in the order of the rulebook.
P_DROP: Final = 0
P_PLAY: Final = 1
P_SECTION: Final = 2
P_ORDER: Final = 3
P_MOVE: Final = 4
P_DESTINATION: Final = 5
P_BATTLE: Final = 6
P_WINDOW: Final = 7
P_ROLL: Final = 8
P_FLAGS: Final = 9
P_RETREAT: Final = 10
P_AFTERMATH: Final = 11
P_GROUND: Final = 12
P_AGAIN: Final = 13
P_NAMING: Final = 14
P_STRIKES: Final = 15
P_BARRAGE: Final = 16
P_HEAL: Final = 17
P_DIG: Final = 18
P_DRAW: Final = 19
P_KEEP: Final = 20
P_COMMAND: Final = 21
P_GENERALS: Final = 22

# How a frame of the stack is written: the name of the phase and what its three values mean.
FRAMES: Final = (
    Form("drop"),
    Form("play"),
    Form("section"),
    Form("order", ("quotas", "orders", "seats")),
    Form("move", ("number", "seats")),
    Form("destination", ("unit", "number")),
    Form("battle", ("seats",)),
    Form("window", ("unit", "unit")),
    Form("roll", ("unit", "unit", "roll")),
    Form("flags", ("unit", "number", "number")),
    Form("retreat", ("unit", "number", "slip")),
    Form("aftermath", ("unit", "hex", "stage")),
    Form("ground", ("unit", "hex", "number")),
    Form("again", ("unit", "number")),
    Form("naming", ("dice", "number", "zones")),
    Form("strikes", ("dice",)),
    Form("barrage", ("seat",)),
    Form("heal"),
    Form("dig", ("number", "seats")),
    Form("draw", ("number",)),
    Form("keep"),
    Form("command"),
    Form("generals", ("number",)),
)

# How a battle can end, and the rule that says so.
BY_MEDALS: Final = 0
BY_SUDDEN_DEATH: Final = 1
BY_NO_UNITS: Final = 2
BY_EMPTY_DECK: Final = 3
BY_MATCH: Final = 4
ENDINGS: Final = ("M44-O.1", "M44-O.10", "M44-O.15", "M44-F.10", "M44-S.10")
