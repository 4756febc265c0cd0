# hot: compiled by mypyc
"""The words of the rulebook as numbers, the verbs of actions, and the phases of a battle."""

from __future__ import annotations

from typing import Final

from vezerkar.core.notation import Form

GERMAN: Final = 0
SOVIET: Final = 1
SIDES: Final = ("german", "soviet")
NOBODYS: Final = -1  # a tile that nobody controls (PG-3.0.2)
EITHER_SIDE: Final = 2  # where a rule holds for both sides

# Decks: the two unit decks by side, the common deck, and three of a non-player side (PG-9.2.0.4).
ACTION_DECK: Final = 2
COMMAND_DECK: Final = 3
FIRING_DECK: Final = 4
TARGET_DECK: Final = 5
DECKS: Final = ("german", "soviet", "actions", "command", "firing", "target")

# Numbers of the rulebook.
TOP_MORALE: Final = 9  # PG-5.4.36
DUG_IN_BONUS: Final = 2  # PG-7.8.1
CARD_PRICE: Final = 4  # PG-6.1.5
FREE_CARDS: Final = 4  # PG-6.1.3
HAND_LIMIT: Final = 10  # PG-5.0.3
HQ_DISCOUNT: Final = 8  # PG-6.2.26
DROP_LOSS: Final = 2  # PG-5.4.45
MINE_LOSS: Final = 1  # PG-6.2.11
SOLO_LAST_TURN: Final = 30  # PG-9.2.0.31

# Units on the map are numbered by the place they take in the lists of a state.
UNIT_SLOTS: Final = 36
NO_UNIT: Final = 63
NO_CARD: Final = -1

UNIT_CLASSES: Final = (
    "armor",
    "artillery",
    "mobile_artillery",
    "motorized_infantry",
    "infantry",
    "scout_car",
    "anti_air",
    "anti_tank",
)
ARMOR: Final = 0
ARTILLERY: Final = 1
MOBILE_ARTILLERY: Final = 2
MOTORIZED: Final = 3
INFANTRY: Final = 4

# Abilities as bits (section 5.4).
ABILITIES: Final = (
    "moves_and_fires",
    "moves_or_fires",
    "moves_twice",
    "diagonal_move",
    "scout_jump",
    "paratrooper",
    "transfer_activation",
    "auto_dug_in",
    "first_fire",
    "free_fire",
    "cancels_target_terrain",
    "receives_defense_terrain_bonus",
    "no_defense_terrain_bonus",
    "ignores_mines",
    "may_enter_swamps",
    "may_enter_lakes",
    "ranged_support",
    "support_cannot_be_cancelled",
    "drawn_modifier",
)
MOVES_AND_FIRES: Final = 1
MOVES_TWICE: Final = 4
DIAGONAL: Final = 8
SCOUT_JUMP: Final = 16
PARATROOPER: Final = 32
TRANSFER: Final = 64
AUTO_DUG_IN: Final = 128
FIRST_FIRE: Final = 256
FREE_FIRE: Final = 512
CANCELS_TERRAIN: Final = 1024
GETS_TERRAIN_BONUS: Final = 2048
NO_TERRAIN_BONUS: Final = 4096
IGNORES_MINES: Final = 8192
ENTERS_SWAMPS: Final = 16384
ENTERS_LAKES: Final = 32768
SURE_SUPPORT: Final = 131072

# What a tile is, as bits.
LAKE: Final = 1
SWAMP: Final = 2
FORT: Final = 4
FACTORY: Final = 8
SHELTER: Final = 16  # no free fire at whoever enters (PG-5.4.23)
CLOSE_TERRAIN: Final = 32  # close terrain, for Close Assault

# Kinds and roles of action cards.
CARD_OPERATIONS: Final = 0
CARD_COMBAT: Final = 1
CARD_SURPRISE: Final = 2
CARD_TYPES: Final = ("operations", "combat", "surprise")
ROLE_FIRING: Final = 0
ROLE_TARGET: Final = 1
ROLE_EITHER: Final = 2
ROLE_DEFENDER: Final = 3
ROLE_ACTIVE: Final = 4
ROLE_RESPONSE: Final = 5
ROLE_ANYTIME: Final = 6
CARD_ROLES: Final = ("firing", "target", "either", "defender", "active", "response", "anytime")
AIR_STRIKE: Final = 1
BAD_WEATHER: Final = 2
CARD_LABELS: Final = ("air_strike", "bad_weather")

# Drawn abilities (PG-5.4.18): when the flip is made.
IN_OWN_FIRE: Final = 1
AGAINST_AIR_STRIKE: Final = 2
DRAWN_TIMINGS: Final = ("", "own_fire_after_step_8", "enemy_air_strike_on_unit_within_1")
DRAWN_WHENS: Final = ("always", "target_is_hard", "target_is_soft")

# Weather in force, as bits; any of them grounds aircraft and silences ranged support (PG-5.4.12).
SNOW: Final = 1
MUD: Final = 2
FOG: Final = 4

# Effects of cards: the operations of the small language, one row of ROW_LENGTH ints each.
EFFECT_OPS: Final = (
    "fire",
    "target",
    "own_value",
    "enemy_value",
    "fire_per_supporter",
    "double_supporter",
    "fire_per_lost_morale",
    "morale",
    "morale_restore",
    "morale_floor",
    "prevent_loss",
    "cancel_support",
    "cancel_target_terrain",
    "suppress_dug_in",
    "remove_dug_in",
    "dig_in",
    "no_return_fire",
    "no_retreat",
    "end_combat",
    "combat_bonus",
    "choose",
    "extra_action",
    "grant_ability",
    "support_range",
    "prestige",
    "ammo",
    "draw",
    "reveal_hand",
    "discard_from_hand",
    "deploy_discount",
    "mine_test",
    "trap_next_mine",
    "free_ranged_support",
    "weather",
    "cancel_card",
    "free_fire",
    "free_fire_bonus",
)
OP_FIRE: Final = 0
OP_TARGET: Final = 1
OP_OWN_VALUE: Final = 2
OP_ENEMY_VALUE: Final = 3
OP_PER_SUPPORTER: Final = 4
OP_DOUBLE_SUPPORTER: Final = 5
OP_PER_LOST_MORALE: Final = 6
OP_MORALE: Final = 7
OP_RESTORE: Final = 8
OP_FLOOR: Final = 9
OP_PREVENT: Final = 10
OP_CANCEL_SUPPORT: Final = 11
OP_CANCEL_TERRAIN: Final = 12
OP_SUPPRESS: Final = 13
OP_REMOVE_DUG: Final = 14
OP_DIG_IN: Final = 15
OP_NO_RETURN: Final = 16
OP_NO_RETREAT: Final = 17
OP_END_COMBAT: Final = 18
OP_BONUS: Final = 19
OP_CHOOSE: Final = 20
OP_EXTRA: Final = 21
OP_GRANT: Final = 22
OP_RANGE: Final = 23
OP_PRESTIGE: Final = 24
OP_AMMO: Final = 25
OP_DRAW: Final = 26
OP_REVEAL: Final = 27
OP_DISCARD: Final = 28
OP_DISCOUNT: Final = 29
OP_MINE_TEST: Final = 30
OP_TRAP: Final = 31
OP_FREE_RANGED: Final = 32
OP_WEATHER: Final = 33
OP_CANCEL_CARD: Final = 34
OP_FREE_FIRE: Final = 35
OP_FREE_FIRE_BONUS: Final = 36

# A row of a program: the operation, whom it is about, two numbers, a third, and its condition.
ROW_LENGTH: Final = 6
AT_WHO: Final = 1
AT_AMOUNT: Final = 2
AT_MORE: Final = 3
AT_EXTRA: Final = 4
AT_IF: Final = 5

# Whom an effect is about.
EFFECT_WHO: Final = (
    "",
    "own_unit",
    "enemy_unit",
    "firing_unit",
    "target_unit",
    "X",
    "self",
    "opponent",
    "all_friendly",
)
WHO_OWN: Final = 1
WHO_ENEMY: Final = 2
WHO_FIRING: Final = 3
WHO_TARGET: Final = 4
WHO_X: Final = 5
WHO_SELF: Final = 6
WHO_OPPONENT: Final = 7

# Conditions and filters as bits; in a condition those that must not hold are NEGATED times higher.
IS_HARD: Final = 1
IS_SOFT: Final = 2
IS_INFANTRY_ANY: Final = 4
IS_CLOSE: Final = 8
IS_OWN_TARGET: Final = 16
IS_FIRST_BLOW: Final = 32
IS_RANGED: Final = 64
IS_INFANTRY: Final = 128
IS_ARMOR: Final = 256
IS_UNSPENT: Final = 512  # no extra action yet this turn
IS_NEAR: Final = 1024  # within 3 tiles of a friendly unit
IS_ONE_ACTION: Final = 2048  # moves OR fires
IS_BESIDE_CONTROL: Final = 4096
NEGATED: Final = 65536

# Kinds of extra actions (PG-6.2.29).
EXTRA_MOVE: Final = 0
EXTRA_FIRE: Final = 1
EXTRA_ANY: Final = 2
EXTRA_KINDS: Final = ("move", "fire", "any")

# Which support a card cancels.
CANCEL_ALL: Final = 0
CANCEL_CHOSEN: Final = 1
CANCEL_RANGED: Final = 2
CANCEL_KINDS: Final = ("all", "choose", "choose_ranged")

# How a deployment is paid for (PG-6.2.26).
PRICE_FULL: Final = 0
PRICE_AT_HQ: Final = 1
PRICE_WITH_RESERVES: Final = 2
PRICES: Final = ("full", "headquarters", "reserves")

# What victory points buy (PG-9.2.0.26).
SPENDINGS: Final = (
    "fire-plus",
    "fire-minus",
    "free-move",
    "free-action",
    "demoralize",
    "reduce-loss",
)
SPEND_PLUS: Final = 0
SPEND_MINUS: Final = 1
SPEND_MOVE: Final = 2
SPEND_ACTION: Final = 3
SPEND_DEMORALIZE: Final = 4
SPEND_REDUCE: Final = 5

# Conditions of victory.
CHECKED_IN_PHASE_4: Final = 0
CHECKED_AT_ONCE: Final = 1
CHECKED_AT_END: Final = 2
VICTORY_CHECKS: Final = ("phase_4", "continuous", "end_of_turn")
WIN_CONTROL_ALL: Final = 0
WIN_CONTROL_AT_LEAST: Final = 1
WIN_ENEMY_START_ROW: Final = 2
WIN_COMPARE: Final = 3
WIN_OBJECTIVES: Final = 4
WIN_KILLS: Final = 5
WIN_POINTS: Final = 6
WIN_WIPED_OUT: Final = 7
VICTORY_KINDS: Final = (
    "control_all",
    "control_at_least",
    "control_enemy_start_row",
    "compare",
    "objectives",
    "kills_at_least",
    "vp_at_least",
    "side_without_units",
)
VICTORY_KEYS: Final = (
    "tiles",
    "tile_prestige",
    "city_type_tiles",
    "fort_and_city_tiles",
    "enemy_start_row_tiles",
)
KEY_TILES: Final = 0
KEY_PRESTIGE: Final = 1
KEY_CITIES: Final = 2
KEY_FORTS: Final = 3
KEY_START_ROW: Final = 4
TIE_SECOND: Final = 2  # the second player wins a tie

# Lines of the combat sheet: what moved a marker, with the rule that says so.
SHEET_LINES: Final = (
    ("attack", "PG-7.2.1"),
    ("bonus", "PG-7.2.1"),
    ("morale", "PG-7.3.1"),
    ("support", "PG-7.4.1"),
    ("tile-attack", "PG-7.5.1"),
    ("defense", "PG-7.6.1"),
    ("tile-defense", "PG-7.7.1"),
    ("dug-in", "PG-7.8.1"),
    ("ability", "PG-5.4.18"),
    ("card", "PG-7.11.1"),
    ("sacrifice", "PG-7.12.1"),
    ("flip", "PG-7.13.1"),
    ("points", "PG-9.2.0.26"),
)
L_ATTACK: Final = 0
L_BONUS: Final = 1
L_MORALE: Final = 2
L_SUPPORT: Final = 3
L_TILE_ATTACK: Final = 4
L_DEFENSE: Final = 5
L_TILE_DEFENSE: Final = 6
L_DUG_IN: Final = 7
L_ABILITY: Final = 8
L_CARD: Final = 9
L_SACRIFICE: Final = 10
L_FLIP: Final = 11
L_POINTS: Final = 12

# How a non-player side moves and attacks (PG-9.2.0.19 to 21).
NPC_GOALS: Final = (
    "player_start_row",
    "side_b",
    "side_c",
    "opposite_edge",
    "nearest_start_row",
    "nearest_terrain",
    "next_to_player_unit",
)
GOAL_ROW: Final = 0
GOAL_WEST: Final = 1
GOAL_EAST: Final = 2
GOAL_OPPOSITE: Final = 3
GOAL_NEAREST_ROW: Final = 4
GOAL_TERRAIN: Final = 5
GOAL_CONTACT: Final = 6

# How a battle can end, and the rule that says so.
BY_IMMEDIATE: Final = 0
BY_LAST_TURN: Final = 1
BY_SOLO_AIM: Final = 2
BY_POINTS: Final = 3
BY_NO_UNITS: Final = 4
BY_EXHAUSTION: Final = 5
ENDINGS: Final = (
    "PG-6.4.1",
    "PG-6.4.2",
    "PG-9.2.0.1",
    "PG-9.2.0.25",
    "PG-9.2.0.27",
    "PG-9.2.0.31",
)

# Verbs. The order is the order of actions in a list.
V_BUY: Final = 0
V_STACK: Final = 1
V_READY: Final = 2
V_PLACE: Final = 3
V_ROW: Final = 4
V_RAISE: Final = 5
V_STATION: Final = 6
V_SEARCH: Final = 7
V_DRAW: Final = 8
V_PURCHASE: Final = 9
V_MOVE: Final = 10
V_SWAP: Final = 11
V_JUMP: Final = 12
V_DIG: Final = 13
V_ATTACK: Final = 14
V_TRANSFER: Final = 15
V_DEPLOY: Final = 16
V_DROP: Final = 17
V_PLAY: Final = 18
V_SPEND: Final = 19
V_PICK: Final = 20
V_VOLLEY: Final = 21
V_CALL: Final = 22
V_FLIP: Final = 23
V_SACRIFICE: Final = 24
V_GAIN: Final = 25
V_DENY: Final = 26
V_ADVANCE: Final = 27
V_STAY: Final = 28
V_TAKE: Final = 29
V_AIM: Final = 30
V_STEP: Final = 31
V_DONE: Final = 32
V_PASS: Final = 33
V_END: Final = 34
V_SPEND_ON: Final = 35

VERBS: Final = (
    Form("buy", ("card",), ("PG-9.1.0.4",)),
    Form("stack", ("card",), ("PG-9.1.0.5",)),
    Form("ready", (), ("PG-9.1.0.4",)),
    Form("place", ("card", "tile"), ("PG-9.1.0.6",)),
    Form("row", ("row",), ("PG-9.2.3.8",)),
    Form("raise", ("card",), ("PG-9.2.0.24",)),
    Form("station", ("card", "tile"), ("PG-9.2.0.24",)),
    Form("search", ("card",), ("PG-9.1.5.5",)),
    Form("draw", ("number",), ("PG-6.1.3",)),
    Form("purchase", ("deck",), ("PG-6.1.5",)),
    Form("move", ("unit", "tile"), ("PG-6.2.4",)),
    Form("swap", ("unit", "unit"), ("PG-6.2.8",)),
    Form("jump", ("unit", "tile"), ("PG-5.4.54",)),
    Form("dig", ("unit",), ("PG-6.2.15",)),
    Form("attack", ("unit", "unit"), ("PG-6.2.19",)),
    Form("transfer", ("unit", "unit", "extra"), ("PG-5.4.63",)),
    Form("deploy", ("card", "tile", "price"), ("PG-6.2.22", "PG-6.2.23")),
    Form("drop", ("card", "tile"), ("PG-5.4.44",)),
    Form("play", ("card", "number"), ("PG-5.0.4", "PG-5.2.9")),
    Form("spend", ("spend",), ("PG-9.2.0.26",)),
    Form("pick", ("unit",), ("PG-5.2.9",)),
    Form("volley", ("unit",), ("PG-5.4.23",)),
    Form("call", ("unit",), ("PG-7.4.3",)),
    Form("flip", ("unit",), ("PG-5.4.18",)),
    Form("sacrifice", ("card",), ("PG-7.12.1",)),
    Form("gain", (), ("PG-7.15.2",)),
    Form("deny", (), ("PG-7.15.2",)),
    Form("advance", (), ("PG-7.18.1",)),
    Form("stay", (), ("PG-7.18.1",)),
    Form("take", ("card",), ("PG-6.2.28",)),
    Form("aim", ("unit", "unit"), ("PG-9.2.0.22",)),
    Form("step", ("unit", "tile"), ("PG-9.2.0.20",)),
    Form("done", (), ("PG-6.2.32",)),
    Form("pass", (), ("PG-7.11.2",)),
    Form("end", (), ("PG-6.2.31",)),
    Form("spend-on", ("spend", "unit"), ("PG-9.2.0.26",)),
)

# Phases, in the order of the rulebook.
P_BUY: Final = 0
P_ROW: Final = 1
P_RAISE: Final = 2
P_STATION: Final = 3
P_PLACE: Final = 4
P_SEARCH: Final = 5
P_TURN: Final = 6
P_DRAW: Final = 7
P_SHOP: Final = 8
P_OPS: Final = 9
P_STEP: Final = 10
P_REACT: Final = 11
P_FREE: Final = 12
P_EXTRA: Final = 13
P_TARGETS: Final = 14
P_WINDOW: Final = 15
P_FLAK: Final = 16
P_RESOLVE: Final = 17
P_DISCARD: Final = 18
P_WEATHER: Final = 19
P_FIGHT: Final = 20
P_SUPPORT: Final = 21
P_DRAWN: Final = 22
P_ANSWER: Final = 23
P_CARDS: Final = 24
P_SACRIFICE: Final = 25
P_LOSS: Final = 26
P_REWARD: Final = 27
P_ADVANCE: Final = 28
P_CLOSE: Final = 29
P_NPC: Final = 30
P_NPC_UNIT: Final = 31
P_NPC_AIM: Final = 32
P_NPC_PATH: Final = 33

# Phases of the player turn in which cards are bought.
DRAW_PHASE: Final = 1
PRESTIGE_PHASE: Final = 3

# The values of a frame, by their place from the end of the stack (PHASE comes first).
PHASE: Final = -4
BELOW: Final = -4  # added to a place: the same in the frame below
BUY_DONE: Final = -3  # bits 1 and 2: a side has bought its units; bits 4 and 8: it is ready
RAISE_COUNT: Final = -3  # units that the player has been given
STATION_CARD: Final = -3
PLACE_TURN: Final = -3  # 0 while the first side places its units, then 1, 2 at the end
SEARCH_UNITS: Final = -3  # unit cards left to search for; from EITHER_DECK on, cards of any kind
SEARCH_ACTIONS: Final = -2  # action cards left to search for
SEARCH_SIDE: Final = -1
SHOP_PHASE: Final = -3  # DRAW_PHASE or PRESTIGE_PHASE of the player turn
OPS_WEATHER: Final = -3  # 1 if the other side may change the weather first
STEP_UNIT: Final = -3
REACT_UNIT: Final = -3  # the unit that has come beside enemies
REACT_SHOOTERS: Final = -2  # units with free fire at it, as bits
FREE_SHOOTER: Final = -3
FREE_TARGET: Final = -2
FREE_BONUS: Final = -1
EXTRA_UNIT: Final = -3
EXTRA_ALLOWED: Final = -2  # the kind of extra action
EXTRA_BONUS: Final = -1  # in combat
WINDOW_SIDE: Final = -3
FLAK_SIDE: Final = -3
RESOLVE_STAGE: Final = -3
DISCARD_SIDE: Final = -3  # who decides
WEATHER_SIDE: Final = -3
FIGHT_STEP: Final = -3
FIGHT_SIDE: Final = -2  # whose turn it is in step 11
FIGHT_PASSES: Final = -1  # in a row
DRAWN_UNIT: Final = -3
ANSWER_SIDE: Final = -3
ANSWER_STEP: Final = -2  # 9 or 10
CARDS_SIDE: Final = -3
LOSS_AMOUNT: Final = -3
REWARD_SIDE: Final = -3  # the victor
REWARD_AMOUNT: Final = -2
CLOSE_STAGE: Final = -3
NPC_STAGE: Final = -3
NPC_DRAWN: Final = -2  # command cards drawn
NPC_ASKED: Final = -1  # 1 once the player could change the weather before the next command card
NPC_WEATHER: Final = -2  # while units act: 1 if he may change it before the next one
ACTING_UNIT: Final = -3
ACTING_STEPS: Final = -2  # steps left
ACTING_DEEDS: Final = -1  # bits: what it has done
AIM_UNIT: Final = -3
AIM_BONUS: Final = -2
AIM_COMMANDED: Final = -1  # 1 if Attack! made it attack
PATH_UNIT: Final = -3
EITHER_DECK: Final = 100  # see SEARCH_UNITS (PG-9.2.3.8)

# How a frame of the stack is written: the name of the phase and what its three values mean.
FRAMES: Final = (
    Form("buy", ("number",)),
    Form("row"),
    Form("raise", ("number",)),
    Form("station", ("card",)),
    Form("place", ("number",)),
    Form("search", ("number", "number", "number")),
    Form("turn"),
    Form("draw"),
    Form("shop", ("number",)),
    Form("operations", ("number",)),
    Form("second-step", ("unit",)),
    Form("react", ("unit", "number", "number")),
    Form("free-fire", ("unit", "unit", "number")),
    Form("extra", ("unit", "extra", "number")),
    Form("targets"),
    Form("window", ("side",)),
    Form("flak", ("side",)),
    Form("resolve", ("number",)),
    Form("discard", ("side",)),
    Form("weather", ("side",)),
    Form("fight", ("number", "side", "number")),
    Form("support"),
    Form("drawn", ("unit",)),
    Form("answer", ("side", "number")),
    Form("cards", ("side",)),
    Form("sacrifice"),
    Form("loss", ("number",)),
    Form("reward", ("side", "number")),
    Form("advance"),
    Form("close", ("number",)),
    Form("npc", ("number", "number", "number")),
    Form("npc-unit", ("unit", "number", "number")),
    Form("npc-aim", ("unit", "number", "number")),
    Form("npc-path", ("unit",)),
)
