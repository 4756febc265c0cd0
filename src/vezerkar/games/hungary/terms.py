# hot: compiled by mypyc
"""The words of the rulebook as numbers: sides, types, flags, verbs, phases, endings."""

from __future__ import annotations

from typing import Final

from vezerkar.core.notation import Form

AXIS: Final = 0
SOVIET: Final = 1
SIDES: Final = ("axis", "soviet")

GERMAN: Final = 0
HUNGARIAN: Final = 1
RUSSIAN: Final = 2  # units of the Soviet Union itself, not of its allies
ROMANIAN: Final = 3
BULGARIAN: Final = 4
YUGOSLAV: Final = 5
CZECH: Final = 6
SLOVAK: Final = 7
NATIONS: Final = (
    "german",
    "hungarian",
    "soviet",
    "romanian",
    "bulgarian",
    "yugoslav",
    "czech",
    "slovak",
)
NATION_COUNT: Final = 8
AXIS_NATIONS: Final = 2  # the first ones
POINTS_LENGTH: Final = 24  # three kinds of points for each nation

# Who may not stand together (HU-4.1.3), as bits
CZECH_COMPANY: Final = 1
FOREIGN_COMPANY: Final = 2  # other allies of the Soviet Union

# HU-14.4: the types; combat units come first, then HQs, then aircraft.
ARMOR: Final = 0
MECHANIZED: Final = 1
CAVALRY: Final = 2
INFANTRY: Final = 3
MOUNTAIN: Final = 4
LIGHT_INFANTRY: Final = 5
ARTILLERY: Final = 6
PARTISAN: Final = 7
HQ: Final = 8
FIGHTER: Final = 9
FIGHTER_BOMBER: Final = 10
BOMBER: Final = 11
TYPES: Final = (
    "armor",
    "mechanized",
    "cavalry",
    "infantry",
    "mountain",
    "light_infantry",
    "artillery",
    "partisan",
    "hq",
    "fighter",
    "fighter_bomber",
    "bomber",
)
CLASSES: Final = ("foot", "mountain", "cavalry", "motorized")
MOTORIZED: Final = 3
TERRAINS: Final = ("plain", "forest", "rough", "mountain", "marsh", "city", "major_city")

# Hexsides
OPEN_SIDE: Final = 0
MINOR_RIVER: Final = 1
MAJOR_RIVER: Final = 2
LAKE: Final = 3

# Where a unit is when it is not on a hex
GONE: Final = -1  # out of play or withdrawn: it never comes back (HU-6.5.4)
DEAD: Final = -2  # destroyed: it may be rebuilt (HU-6.3.8), an HQ returns (HU-10.6.2)
DUE: Final = -3  # a reinforcement that has not arrived
HANGAR: Final = -4  # an air unit that can be used
PLACES: Final = ("gone", "destroyed", "due", "base")

# What is remembered of a unit
OOS: Final = 1  # HU-5.5.1
MOVED: Final = 2  # in this movement phase; an air unit: transferred; at set-up: placed
FOUGHT: Final = 4  # has made its attack of this combat phase (HU-8.1.2)
COUNTED: Final = 8  # its steps count for the Führer's order of this turn (HU-12.1.7)
FIRED: Final = 16  # artillery that has fired in this player turn (HU-8.3.3)
ENGAGED: Final = 32  # an aircraft that fired or was fired at (HU-9.5.1.1)
RECALLED: Final = 64  # an aircraft named for recall (HU-9.4.1)
STATES: Final = ("oos", "moved", "fought", "counted", "fired", "engaged", "recalled")

# What the map of a side says of a hex, as flags (see rules/zones.py)
UNIT: Final = 1  # a ground unit or HQ of the side is here
TRUCK: Final = 2
COMBAT: Final = 4  # a combat unit of the side is here
EXERTS_ZOC: Final = 8  # one that exerts a zone of control on the hexes around it
ZOC: Final = 16  # the hex is in the zone of control of the side
NEXT_TO_UNIT: Final = 32  # the hex is next to a combat unit or HQ of the side
BLOCKS: Final = 3  # UNIT or TRUCK: nobody of the other side may enter (HU-7.1.4)

# State of an HQ (HU-10.2)
CUT_OFF: Final = 0
PARTLY: Final = 1
FULLY: Final = 2

# Sectors of an air unit
AT_BASE: Final = -1
UNDECIDED: Final = -2

# Targets of an air unit
NO_TARGET: Final = -1
OPEN_TARGET: Final = -2

STACK_LIMIT: Final = 4  # HU-4.1.1
SECTOR_COUNT: Final = 12
DIE: Final = 6
AIR_DIE: Final = 10  # HU-9.5.2
UNREACHABLE: Final = 9999  # longer than any line, dearer than any way

# What is kept of a battle (Campaign.battle)
B_TARGET: Final = 0  # the hex
B_BLITZ: Final = 1  # 1 for a VT
B_ATTACKER: Final = 2  # the attacking side
B_TRUCKS_ALONE: Final = 3  # 1 if only trucks defend; from here on only once the attack is declared
B_ADVANCED: Final = 4  # by attacker, in order: 1 once it has used its advance

# Column shifts, in the order of tables.toml
S_CITY: Final = 0
S_TERRAIN: Final = 1
S_RIVER: Final = 2
S_FORT: Final = 3
S_TRUCKS: Final = 4
S_CONCENTRIC: Final = 5
S_FIRST_TURN: Final = 6
S_VT: Final = 7
S_FAR_ATTACK: Final = 8
S_FAR_DEFENCE: Final = 9
SHIFTS: Final = (
    ("city", ("HU-8.8.1", "HU-8.8.3")),
    ("terrain", ("HU-8.2.5",)),
    ("river", ("HU-8.2.12",)),
    ("fort-line", ("HU-8.7.1", "HU-8.7.4", "HU-8.7.5")),
    ("trucks", ("HU-5.8.1.2", "HU-5.8.1.9", "HU-5.8.1.4")),
    ("concentric", ("HU-8.9.1",)),
    ("first-turn", ("HU-8.10.1",)),
    ("vt", ("HU-7.3.4",)),
    ("far-attack", ("HU-5.6.1",)),
    ("far-defence", ("HU-5.6.8",)),
)

# Verbs. The order is the order of actions in a list, but for those of a detour, which stand last.
V_PICK: Final = 0
V_PILE: Final = 1
V_PICK_TRUCK: Final = 2
V_JOIN: Final = 3
V_JOIN_TRUCK: Final = 4
V_MOVE: Final = 5
V_OPERATE: Final = 6
V_DRIVE: Final = 7
V_BLITZ: Final = 8
V_PLACE: Final = 9
V_DELIVER: Final = 10
V_STORE: Final = 11
V_LAND: Final = 12
V_RESTORE: Final = 13
V_REBUILD: Final = 14
V_ABSORB: Final = 15
V_ABSORB_TWO: Final = 16
V_BASE: Final = 17
V_WITHDRAW: Final = 18
V_FLY: Final = 19
V_HOLD_BACK: Final = 20
V_READY: Final = 21
V_RECALL: Final = 22
V_TARGET: Final = 23
V_HOLD_FIRE: Final = 24
V_ANSWER: Final = 25
V_ANNOUNCE: Final = 26
V_ATTACK: Final = 27
V_ALL: Final = 28
V_GO: Final = 29
V_CALL_OFF: Final = 30
V_RETREAT: Final = 31
V_EVADE: Final = 32
V_FIGHT: Final = 33
V_FIRE: Final = 34
V_TRUCK: Final = 35
V_BID: Final = 36
V_BOMB: Final = 37
V_LOSE: Final = 38
V_ADVANCE: Final = 39
V_ADVANCE_ALL: Final = 40
V_LEAVE: Final = 41
V_HALT: Final = 42
V_DONE: Final = 43
V_END: Final = 44
V_ROUTE: Final = 45
V_ROUTE_FAR: Final = 46
V_OVER: Final = 47

VERBS: Final = (
    Form("pick", ("unit",), ("HU-7.1.6",)),
    Form("pile", ("hex",), ("HU-7.1.3",)),
    Form("pick-truck", ("hex",), ("HU-5.8.1.8",)),
    Form("join", ("unit",), ("HU-7.1.3", "HU-8.1.6")),
    Form("join-truck", (), ("HU-7.3.7",)),
    Form("move", ("unit", "hex"), ("HU-7.1.1", "HU-3.2.1")),
    Form("operate", ("unit", "hex"), ("HU-7.4.1", "HU-7.4.7", "HU-7.4.8")),
    Form("drive", ("hex", "hex"), ("HU-5.8.1.8", "HU-5.8.1.17")),
    Form("blitz", ("hex",), ("HU-7.3.1", "HU-7.3.3")),
    Form("place", ("unit", "hex"), ("HU-6.4.1", "HU-6.3.3", "HU-6.3.11", "HU-13.0.1")),
    Form("deliver", ("unit",), ("HU-5.8.2.7", "HU-5.8.2.1")),
    Form("store", ("hex",), ("HU-5.8.2.9",)),
    Form("land", ("hex",), ("HU-5.8.3.1",)),
    Form("restore", ("unit",), ("HU-6.3.1", "HU-6.3.2")),
    Form("rebuild", ("unit",), ("HU-6.3.8",)),
    Form("absorb", ("unit",), ("HU-12.2.1.5",)),
    Form("absorb-two", ("unit", "unit"), ("HU-12.2.1.6",)),
    Form("base", ("unit", "unit"), ("HU-10.4.1", "HU-10.5.1", "HU-10.6.7")),
    Form("withdraw", ("unit",), ("HU-6.5.2", "HU-6.5.5")),
    Form("fly", ("unit", "sector"), ("HU-9.2.1",)),
    Form("hold-back", ("unit",), ("HU-9.2.1",)),
    Form("ready", (), ("HU-9.2.1",)),
    Form("recall", ("unit",), ("HU-9.4.1",)),
    Form("target", ("unit", "unit"), ("HU-9.5.1",)),
    Form("hold-fire", ("unit",), ("HU-9.5.8",)),
    Form("answer", ("unit", "unit"), ("HU-9.6.1",)),
    Form("announce", ("hex",), ("HU-8.1.4",)),
    Form("attack", ("hex",), ("HU-8.1.1",)),
    Form("all", (), ("HU-8.1.6",)),
    Form("go", (), ("HU-8.2.1",)),
    Form("call-off", (), ("HU-8.1.7",)),
    Form("retreat", ("unit", "hex"), ("HU-4.2.2", "HU-4.2.7")),
    Form("evade", (), ("HU-12.2.3.1",)),
    Form("fight", (), ("HU-12.2.3.1",)),
    Form("fire", ("unit",), ("HU-8.3.1", "HU-8.3.3")),
    Form("truck", ("hex",), ("HU-5.8.1.6", "HU-5.8.1.11", "HU-8.3.2")),
    Form("bid", ("number",), ("HU-5.8.1.3",)),
    Form("bomb", ("unit",), ("HU-9.7.1",)),
    Form("lose", ("unit",), ("HU-1.5.5",)),
    Form("advance", ("unit",), ("HU-8.4.1", "HU-8.5.6")),
    Form("advance-all", (), ("HU-8.4.1", "HU-8.5.6")),
    Form("leave", ("unit",), ("HU-5.3.5",)),
    Form("halt", (), ("HU-7.1.6",)),
    Form("done", (), ("HU-14.7",)),
    Form("end", (), ("HU-2.1",)),
    Form("route", (), ("HU-7.1.1", "HU-14.1")),
    Form("route-far", (), ("HU-7.1.1", "HU-7.4.1", "HU-14.1")),
    Form("over", ("unit", "hex"), ("HU-7.1.1", "HU-14.1")),
)

# Phases, in the order of the rulebook; the detours of a group and through a breach stand last.
P_SETUP: Final = 0
P_SETUP_UNIT: Final = 1
P_SETUP_TRUCK: Final = 2
P_TURN: Final = 3
P_TRUCKS: Final = 4
P_BARGE: Final = 5
P_REPLACE: Final = 6
P_PLACE: Final = 7
P_HANGAR: Final = 8
P_ARRIVE: Final = 9
P_WITHDRAW: Final = 10
P_TRANSFER: Final = 11
P_AIR: Final = 12
P_SECTOR: Final = 13
P_RECALL: Final = 14
P_TARGETS: Final = 15
P_ANSWER: Final = 16
P_MOVE: Final = 17
P_GROUP: Final = 18
P_DRIVE: Final = 19
P_ANNOUNCE: Final = 20
P_ATTACKS: Final = 21
P_ATTACKERS: Final = 22
P_BATTLE: Final = 23
P_RETREAT: Final = 24
P_EVADE: Final = 25
P_GUNS: Final = 26
P_GUN_TRUCK: Final = 27
P_BID: Final = 28
P_SPEND: Final = 29
P_BOMBS: Final = 30
P_LOSSES: Final = 31
P_ADVANCE: Final = 32
P_BREAK: Final = 33
P_EXPLOIT: Final = 34
P_EXPLOIT_GO: Final = 35
P_REBASE: Final = 36
P_SHORTAGE: Final = 37
P_WAY: Final = 38
P_DETOUR: Final = 39

# How a frame of the stack is written: the name of the phase and what its three values mean.
FRAMES: Final = (
    Form("setup", ("side",)),
    Form("setup-unit", ("unit",)),
    Form("setup-truck", ("hex",)),
    Form("turn", ("step",)),
    Form("trucks", ("side", "number", "number")),
    Form("barge"),
    Form("replacements", ("side",)),
    Form("place", ("unit", "number")),
    Form("hangar", ("unit", "number")),
    Form("arrivals", ("side",)),
    Form("withdrawals", ("side", "number")),
    Form("transfers", ("number",)),
    Form("air"),
    Form("sector", ("sector", "number")),
    Form("recall", ("sector", "side")),
    Form("targets", ("sector",)),
    Form("answer", ("sector", "unit")),
    Form("movement", ("side",)),
    Form("group", ("number", "number", "number")),
    Form("drive", ("hex",)),
    Form("announce", ("side",)),
    Form("attacks", ("side",)),
    Form("attackers", ("hex", "seat")),
    Form("battle", ("number", "number", "number")),
    Form("retreat", ("unit", "number")),
    Form("evade"),
    Form("guns", ("seat",)),
    Form("gun-truck", ("unit",)),
    Form("bid"),
    Form("spend", ("side", "number")),
    Form("bombs", ("side",)),
    Form("losses", ("side", "number")),
    Form("advance", ("number",)),
    Form("breakthrough", ("unit", "number", "number")),
    Form("exploitation"),
    Form("exploit", ("unit", "number", "number")),
    Form("rebase", ("number",)),
    Form("shortage", ("side",)),
    Form("way", ("number",)),
    Form("detour"),
)

# Where a frame keeps its values, counted back from the top of the stack. What only one phase reads
# is named beside that phase. Literals: the compiler inlines these, but not what is worked out.
F_PHASE: Final = -4
F_SIDE: Final = -3  # the side that is asked
F_UNIT: Final = -3  # the unit that it is about
F_HEX: Final = -3
F_SECTOR: Final = -3
F_POINTS: Final = -3  # of a group: the half points that it has left
F_MODE: Final = -2  # of a group: what it may still do (phases/movement.py)
F_EMPTIED: Final = -1  # of a group: directions of hexes emptied by VTs, as bits (HU-7.3.14)
F_FAR: Final = -3  # of the way of a group: 1 for operational or rail movement
F_BREAK_POINTS: Final = -2  # of a breakthrough: its extra points
F_BREAK_SPENT: Final = -1  # half points that were spent on a detour
F_EXPLOIT_SPENT: Final = -2  # of an exploitation: the same
F_EXPLOIT_THROUGH: Final = -1  # 1 once the unit has been through the captured hex
BELOW: Final = -4  # added to one of these: the same in the frame below
TURN_STEP: Final = 1  # counted from the bottom of the stack, where the frame of the turn lies

# The steps of a turn (HU-2.1, HU-6.1.1): what P_TURN does next.
T_ORDER: Final = 0
T_TRUCKS: Final = 1
T_REPLACE: Final = 2
T_ARRIVE: Final = 3
T_WITHDRAW: Final = 4
T_TRANSFER: Final = 5
T_AIR: Final = 6
T_SECTORS: Final = 7
T_SOVIET_MOVE: Final = 8
T_SOVIET_COMBAT: Final = 9
T_AXIS_MOVE: Final = 10
T_AXIS_COMBAT: Final = 11
T_END: Final = 12
T_SUPPLY: Final = 13
T_NEXT: Final = 14
TURN_STEPS: Final = (
    "order",
    "trucks",
    "replacements",
    "reinforcements",
    "withdrawals",
    "transfers",
    "air",
    "air-battles",
    "soviet-movement",
    "soviet-combat",
    "axis-movement",
    "axis-combat",
    "end",
    "supply",
    "next",
)

# How a game can end, and the rule that says so.
ENDINGS: Final = ("HU-13.1.2", "HU-13.2.3", "HU-13.3.3", "HU-13.4.2")
