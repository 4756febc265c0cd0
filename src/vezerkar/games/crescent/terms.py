# hot: compiled by mypyc
"""The words of the rulebook as numbers: sides, troops, cards, verbs, phases, endings."""

from __future__ import annotations

from typing import Final

from vezerkar.core.notation import Form

OTTOMAN: Final = 0
CHRISTIAN: Final = 1
SIDES: Final = ("ottoman", "christian")  # the side of a seat is its number modulo two

FOOT: Final = 0
PIKE: Final = 1
MUSKET: Final = 2
LIGHT: Final = 3
HEAVY: Final = 4
GUN: Final = 5
TROOPS: Final = ("foot", "pike", "musket", "light_cavalry", "heavy_cavalry", "artillery")
TYPES: Final = 6
ALL_TROOPS: Final = 63  # as a mask
NO_TROOP: Final = 6

# Ground, as the state keeps it; rivers know whether a bridge fits on them.
PLAIN: Final = 0
FOREST: Final = 1
TOWN: Final = 2
HILL: Final = 3
RIVER: Final = 4  # a straight piece
BEND: Final = 5
WATER: Final = 6
GROUNDS: Final = ("plain", "forest", "town", "hill", "river", "bend", "water")

# What was built on a square; a rampart is 2 + half of the direction it faces.
NO_WORK: Final = 0
BRIDGE: Final = 1
RAMPART: Final = 2
FACINGS: Final = ("N", "E", "S", "W")
WORKS: Final = ("none", "bridge", "rampart-N", "rampart-E", "rampart-S", "rampart-W")

# What captains may lay when the terrain is set up freely (KF-7.0.2).
SITE_FOREST: Final = 0
SITE_TOWN: Final = 1
SITE_HILL: Final = 2
SITE_RIVER: Final = 3
SITE_BRIDGE: Final = 4
SITE_RAMPART: Final = 5
SITES: Final = ("forest", "town", "hill", "river", "bridge", "rampart")

# Towers that come with the army, and those that come in another way.
ORDINARY: Final = 0
SECOND_GUN_TOWER: Final = 1  # with the first upgrade of the guns (KF-5.6.10)
GARRISON_TOWER: Final = 2  # of a battlefield (KF-7.2.2)

DEAD: Final = -1  # the square of a tower that was destroyed
WAITING: Final = -2  # the square of a tower that is not on the board yet

# Command cards by what they do, in the order of the data file.
MARCH: Final = 0
MARCH_FREE: Final = 1
GENERAL_ATTACK: Final = 2
FIELD_WORKS: Final = 3
CHARGE: Final = 4
DOUBLE_STRIKE: Final = 5
EXCHANGE: Final = 6
COMRADES: Final = 7
REGROUP: Final = 8
CALM: Final = 9
OPEN_PLAIN: Final = 10
UPGRADE: Final = 11
COUNTER_ESPIONAGE: Final = 12
STRATAGEM: Final = 13
ESPIONAGE: Final = 14
ZEAL: Final = 15
STAND_FIRM: Final = 16
FILL_RANKS: Final = 17
STRIKE_BACK: Final = 18
BLOODBATH: Final = 19
TERROR: Final = 20
NO_REST: Final = 21
QUICK_DECISION: Final = 22
RESISTANCE: Final = 23
WAR_COUNCIL: Final = 24
LIEUTENANT: Final = 25
MESSENGER: Final = 26
REINFORCEMENT: Final = 27
EXTRA_PAY: Final = 28
RAMPART_BUILDING: Final = 29
BRIDGE_BUILDING: Final = 30
SURVEY: Final = 31
DEMOLITION: Final = 32
CARDS: Final = 33
NO_CARD: Final = -1
CARD_IDS: Final = (
    "march",
    "march_free",
    "general_attack",
    "field_works",
    "charge",
    "double_strike",
    "exchange_places",
    "comrades_aid",
    "regroup",
    "calm",
    "open_plain",
    "upgrade",
    "counter_espionage",
    "stratagem",
    "espionage",
    "zeal",
    "stand_firm",
    "fill_ranks",
    "strike_back",
    "bloodbath",
    "terror",
    "no_rest",
    "quick_decision",
    "resistance",
    "war_council",
    "valiant_lieutenant",
    "messenger",
    "reinforcement",
    "extra_pay",
    "rampart_building",
    "bridge_building",
    "survey",
    "demolition",
)

GREY: Final = 0
PURPLE: Final = 1
GREEN: Final = 2
COLOURS: Final = ("grey", "purple", "green")
PLACES: Final = 18  # of a plan: one for each colour on each army card
ARMY_PLACES: Final = 3  # on one army card, in the order of COLOURS

# Abilities of an army card side, as bits.
TERRAIN_FIGHTER: Final = 1
FOREST_ATTACKER: Final = 2
ANTI_CAVALRY: Final = 4
SHOOTER: Final = 8
STANDING_BONUS: Final = 16
ATTACK_LIMIT: Final = 32
CUBE_TO_STEP: Final = 64
WOUND_ON_TIE: Final = 128
REAR_ROW: Final = 256
BRIDGE_BREAKER: Final = 512
CAPTURE_ONLY: Final = 1024
BUILDER: Final = 2048
ABILITIES: Final = (
    "terrain_fighter",
    "forest_attacker",
    "anti_cavalry",
    "shooter",
    "stationary_fire_bonus",
    "attack_cube_limit",
    "cube_to_step",
    "wound_on_tie",
    "rear_row_only",
    "bridge_breaker",
    "capture_only",
    "builder",
)

# What an upgrade brings besides the values of side B, as bits.
MORE_POINTS: Final = 1
MORE_CUBES: Final = 2
SECOND_GUN: Final = 4
BONUSES: Final = ("command_point_plus_1", "cube_plus_1", "second_gun")

# How a tower attacks.
MELEE: Final = 0
SHOT: Final = 1
STANDING_SHOT: Final = 2  # a shot for which all steps of the order are given up (KF-5.3.3)
KINDS: Final = ("melee", "shot", "standing")
FIRST_KIND: Final = 3  # of two attacks in one number: this times the first kind, plus the second

# How an order lets a tower act.
AS_MARCH: Final = 0
AS_CHARGE: Final = 1
AS_DOUBLE: Final = 2
AS_EXCHANGE: Final = 3
MODES: Final = ("march", "charge", "double", "exchange")

# Verbs. The order is the order of actions in a list.
V_DEPLOY: Final = 0
V_GARRISON: Final = 1
V_FORGO: Final = 2
V_DRAW: Final = 3
V_RECALL: Final = 4
V_LAY: Final = 5
V_CUBE: Final = 6
V_PUT_BACK: Final = 7
V_THROW_BACK: Final = 8
V_LIFT: Final = 9
V_UNCUBE: Final = 10
V_RESTART: Final = 11
V_LOCK: Final = 12
V_POST: Final = 13
V_REINFORCE: Final = 14
V_ANNOUNCE: Final = 15
V_UNLOAD: Final = 16
V_SPY: Final = 17
V_GIVE_UP: Final = 18
V_SCARE: Final = 19
V_ADD: Final = 20
V_PASS: Final = 21
V_SUPPORT: Final = 22
V_RESERVE: Final = 23
V_TRANSFER: Final = 24
V_EXECUTE: Final = 25
V_WITHDRAW: Final = 26
V_FILL: Final = 27
V_PICK: Final = 28
V_SPUR: Final = 29
V_MOVE: Final = 30
V_MELEE: Final = 31
V_SHOOT: Final = 32
V_STAND: Final = 33
V_DOUBLE: Final = 34
V_CANNON: Final = 35
V_SWAP: Final = 36
V_SHIFT: Final = 37
V_RAMPART: Final = 38
V_BRIDGE: Final = 39
V_BLAST: Final = 40
V_SACRIFICE: Final = 41
V_SPARE: Final = 42
V_RETREAT: Final = 43
V_ENTER: Final = 44
V_FINISH: Final = 45
V_DONE: Final = 46
V_TERRAIN: Final = 47
V_SITE: Final = 48
V_PIECE: Final = 49
V_FACE: Final = 50
V_ENOUGH: Final = 51

ATTACK_KIND: Final = {V_MELEE: MELEE, V_SHOOT: SHOT, V_STAND: STANDING_SHOT}

VERBS: Final = (
    Form("deploy", ("troop", "square"), ("KF-1.13", "KF-1.17")),
    Form("garrison", ("square",), ("KF-7.2.2",)),
    Form("forgo", (), ("KF-7.2.2",)),
    Form("draw", ("card",), ("KF-3.1.6", "KF-3.1.7")),
    Form("recall", ("card",), ("KF-3.1.6", "KF-3.1.8")),
    Form("lay", ("card", "troop"), ("KF-3.1.2", "KF-3.1.3", "KF-3.1.4", "KF-3.1.16")),
    Form("cube", ("troop",), ("KF-2.3.2", "KF-2.3.6")),
    Form("put-back", ("card",), ("KF-3.1.10",)),
    Form("throw-back", ("card",), ("KF-3.1.10",)),
    Form("lift", ("card", "troop"), ("KF-3.1.10",)),
    Form("uncube", ("troop",), ("KF-3.1.10",)),
    Form("restart", (), ("KF-3.1.10",)),
    Form("lock", (), ("KF-3.1.10", "KF-8.2")),
    Form("post-gun", ("square",), ("KF-5.6.10",)),
    Form("reinforce", ("unit",), ("KF-6.27.1",)),
    Form("announce", ("card",), ("KF-2.9.5", "KF-2.9.11")),
    Form("unload", ("seat", "troop"), ("KF-6.13.1", "KF-6.13.2")),
    Form("spy-on", ("seat",), ("KF-6.14.1", "KF-6.14.5")),
    Form("give-up", ("card", "troop"), ("KF-6.14.2", "KF-6.14.3")),
    Form("scare", ("unit",), ("KF-6.20.1", "KF-6.20.2")),
    Form("add", ("card", "troop"), ("KF-6.22.1", "KF-6.22.2")),
    Form("pass", (), ("KF-2.9.11",)),
    Form("support", ("troop",), ("KF-6.22.3",)),
    Form("reserve", (), ("KF-6.22.3",)),
    Form("transfer", ("troop", "troop", "number"), ("KF-6.26.1", "KF-6.26.2")),
    Form("execute", ("troop",), ("KF-3.2.4",)),
    Form("withdraw", ("troop",), ("KF-3.2.12", "KF-3.3.4")),
    Form("fill", ("unit",), ("KF-6.17.1", "KF-6.17.2")),
    Form("pick", ("unit",), ("KF-2.1.6",)),
    Form("spur", ("unit",), ("KF-5.4.3", "KF-5.4.4")),
    Form("move", ("unit", "square"), ("KF-2.5.1", "KF-2.5.2")),
    Form("melee", ("unit", "unit"), ("KF-2.7.6", "KF-2.7.2")),
    Form("shoot", ("unit", "unit"), ("KF-2.7.18", "KF-2.7.20")),
    Form("stand-and-shoot", ("unit", "unit"), ("KF-5.3.3", "KF-2.7.20")),
    Form("strike-two", ("unit", "unit", "kinds"), ("KF-6.5.1", "KF-6.5.2")),
    Form("cannonade", ("unit", "square"), ("KF-5.6.8",)),
    Form("swap", ("unit", "unit"), ("KF-6.6.1",)),
    Form("shift", ("unit", "unit"), ("KF-6.8.1", "KF-6.8.2")),
    Form("rampart", ("unit", "square", "facing"), ("KF-2.6.24", "KF-2.6.25")),
    Form("bridge", ("unit", "square"), ("KF-2.6.4", "KF-2.6.6")),
    Form("blast", ("unit", "square"), ("KF-2.6.8", "KF-2.6.32")),
    Form("sacrifice", ("unit",), ("KF-6.19.1", "KF-6.19.3")),
    Form("spare", ("unit",), ("KF-6.19.1",)),
    Form("retreat", ("unit", "square"), ("KF-2.7.10",)),
    Form("enter", ("unit", "square"), ("KF-6.5.3",)),
    Form("finish", (), ("KF-6.2.2", "KF-6.7.3")),
    Form("done", (), ("KF-2.5.1", "KF-6.1.2")),
    Form("terrain", ("site",), ("KF-7.0.2",)),
    Form("site", ("site", "square"), ("KF-7.0.2",)),
    Form("river", ("square", "piece"), ("KF-7.0.2", "KF-0.9")),
    Form("face", ("square", "facing"), ("KF-7.0.2", "KF-0.8")),
    Form("enough", (), ("KF-7.0.2",)),
)

# Phases, in the order of a game.
P_GARRISON: Final = 0
P_DEPLOY: Final = 1
P_ROUND: Final = 2
P_PLAN: Final = 3
P_DEVELOP: Final = 4
P_POST: Final = 5
P_REINFORCE: Final = 6
P_PREACTIONS: Final = 7
P_STRATAGEM: Final = 8
P_ESPIONAGE: Final = 9
P_VICTIM: Final = 10
P_TERROR: Final = 11
P_SCARED: Final = 12
P_QUICK: Final = 13
P_SUPPORT: Final = 14
P_MESSENGER: Final = 15
P_ORDERS: Final = 16
P_PICK: Final = 17
P_ACT: Final = 18
P_WORKS: Final = 19
P_REGROUP: Final = 20
P_FINISH: Final = 21
P_STRIKE: Final = 22
P_BLOODBATH: Final = 23
P_RETREAT: Final = 24
P_BLAST: Final = 25
P_ENTER: Final = 26
P_TERRAIN: Final = 27
P_SITE: Final = 28
P_PIECE: Final = 29

# How a frame of the stack is written: the name of the phase and what its three values mean.
FRAMES: Final = (
    Form("garrison"),
    Form("deploy", ("number",)),
    Form("round", ("number",)),
    Form("plan"),
    Form("develop", ("number",)),
    Form("post", ("seat",)),
    Form("reinforce", ("seat",)),
    Form("preactions", ("number",)),
    Form("stratagem", ("seat",)),
    Form("espionage", ("seat",)),
    Form("victim", ("seat",)),
    Form("terror", ("seat",)),
    Form("scared", ("unit", "seat")),
    Form("quick", ("seat",)),
    Form("support", ("seat", "troop")),
    Form("messenger", ("seat",)),
    Form("orders", ("number",)),
    Form("pick", ("number", "number")),
    Form("act", ("unit", "number", "mode")),
    Form("works", ("unit", "number", "number")),
    Form("regroup"),
    Form("finish"),
    Form("strike", ("unit", "unit", "number")),
    Form("bloodbath", ("unit", "unit")),
    Form("retreat", ("unit", "square", "number")),
    Form("blast", ("unit", "number", "seat")),
    Form("enter", ("unit", "number", "number")),
    Form("terrain", ("number", "number", "number")),
    Form("site", ("site",)),
    Form("piece", ("site", "square")),
)

# How a battle can end, and the rule that says so.
BY_SIDE: Final = 0
BY_CAPTAIN: Final = 1
BY_ARMY: Final = 2
BY_QUIET: Final = 3
BY_DEADLOCK: Final = 4
ENDINGS: Final = ("KF-4.1", "KF-4.2", "KF-4.3", "KF-8.7", "KF-8.8")
NOT_DUE: Final = -1
STIRRED: Final = -1  # the count of quiet rounds in a round in which a score has changed
