# hot: compiled by mypyc
"""The words of the rulebook as numbers: card types, actions, events, verbs, phases, endings."""

from __future__ import annotations

from typing import Final

from vezerkar.core.notation import Form

COUNTRIES: Final = 6
NO_COUNTRY: Final = 6  # in an action: a battle against an empty space
NO_SPACE: Final = 63
NO_CARD: Final = 255
EVERY_SPACE: Final = (1 << 62) - 1
ALL_COUNTRIES: Final = 63

# Card types, in the order of the files
BUILD_ARMY: Final = 0
BUILD_NAVY: Final = 1
LAND_BATTLE: Final = 2
SEA_BATTLE: Final = 3
EVENT: Final = 4
STATUS: Final = 5
RESPONSE: Final = 6
ECONOMIC_WARFARE: Final = 7
TYPES: Final = (
    "build_army",
    "build_navy",
    "land_battle",
    "sea_battle",
    "event",
    "status",
    "response",
    "economic_warfare",
)

# When a card may be used
ON_PLAY: Final = 0
PLAY_INSTEAD: Final = 1
IN_WINDOW: Final = 2
ANY_TIME: Final = 3
DISCARD_STEP: Final = 4
VICTORY_STEP: Final = 5
STANDING: Final = 6
WHENS: Final = (
    "play",
    "play_instead",
    "window",
    "any_time",
    "discard_step",
    "victory_step",
    "continuous",
)

# How often
NO_LIMIT: Final = 0
ONCE_A_TURN: Final = 1

# What a step of a card does
OP_BUILD: Final = 0
OP_RECRUIT: Final = 1
OP_BATTLE: Final = 2
OP_ELIMINATE: Final = 3
OP_PROTECT: Final = 4
OP_PREVENT: Final = 5
OP_REMOVE_OWN: Final = 6
OP_REBUILD: Final = 7
OP_DISCARD_DECK: Final = 8
OP_DISCARD_HAND: Final = 9
OP_DISCARD_TABLE: Final = 10
OP_GAIN: Final = 11
OP_SCORE: Final = 12
OP_PLAY_FROM: Final = 13
OP_SHUFFLE: Final = 14
OP_DRAW: Final = 15
OP_LOOK: Final = 16
OP_MOVE_CARD: Final = 17
OP_CHOICE: Final = 18
OP_ADD_SUPPLY: Final = 19
OP_REMOVE_SUPPLY: Final = 20
OP_GRANT: Final = 21
OP_ADD_SITE: Final = 22
OP_ALLOW: Final = 23
OP_EW_MODIFY: Final = 24
OP_EW_CANCEL: Final = 25

# Ranges of `where`, conditions and triggers
SAME: Final = 0
ADJACENT: Final = 1
SAME_OR_ADJACENT: Final = 2

# Whom a discard hits
WHO_TARGET: Final = 6
WHO_TRIGGER: Final = 7

# Zones of `play_card_from`, cards and places of `move_card`
FROM_DECK: Final = 0
FROM_DISCARD: Final = 1
FROM_HAND: Final = 2
CARD_SELF: Final = 0
CARD_TRIGGER: Final = 1
CARD_HAND: Final = 2
TO_TOP: Final = 0
TO_BOTTOM: Final = 1

# Events that open a window, and what they tell (one int, see events.py)
W_TURN_START: Final = 0
W_SUPPLY_START: Final = 1
W_BATTLE_DECLARED: Final = 2
W_REMOVAL_PENDING: Final = 3
W_REMOVED: Final = 4
W_BATTLE_AFTER: Final = 5
W_BUILT: Final = 6
W_RECRUITED: Final = 7
W_EW_DECLARED: Final = 8
W_CARD_RESOLVED: Final = 9
EVENT_KINDS: Final = 10
HAPPENINGS: Final = (
    "turn-start",
    "supply-start",
    "battle-declared",
    "removal-pending",
    "removed",
    "battle-after",
    "built",
    "recruited",
    "ew-declared",
    "card-resolved",
)

# Verbs. The order is the order of actions in a list.
V_PLAY: Final = 0
V_USE: Final = 1
V_BUILD: Final = 2
V_DESIGNATE: Final = 3
V_RECRUIT: Final = 4
V_BATTLE: Final = 5
V_ELIMINATE: Final = 6
V_PROTECT: Final = 7
V_TARGET: Final = 8
V_CHOOSE: Final = 9
V_LIFT: Final = 10
V_STRIKE: Final = 11
V_POINT: Final = 12
V_UNDER: Final = 13
V_LAY: Final = 14
V_GIVE: Final = 15
V_PAY: Final = 16
V_DISCARD: Final = 17
V_SKIP: Final = 18
V_DONE: Final = 19
V_PASS: Final = 20
V_WITHDRAW: Final = 21

VERBS: Final = (
    Form("play", ("card",), ("QG-10.2", "QG-19.1")),
    Form("use", ("card", "space"), ("QG-20.1", "QG-20.3")),
    Form("build", ("space",), ("QG-18.1", "QG-18.3")),
    Form("designate", ("space",), ("QG-21.9",)),
    Form("recruit", ("country", "space"), ("QG-21.2",)),
    Form("battle", ("space", "country"), ("QG-18.5", "QG-18.6")),
    Form("eliminate", ("country", "space"), ("QG-21.6",)),
    Form("protect", ("country", "space"), ("QG-21.8",)),
    Form("target", ("country",), ("QG-18.17",)),
    Form("choose", ("number",), ("QG-19.4",)),
    Form("lift", ("space",), ("QG-11.7",)),
    Form("strike", ("card",), ("QG-18.13", "QG-16.10")),
    Form("point", ("number",), ("QG-16.10",)),
    Form("put-under", ("card",), ("QG-C.USA.18",)),
    Form("lay", ("card",), ("QG-C.GER.19",)),
    Form("give", ("card",), ("QG-15.4", "QG-15.5")),
    Form("pay", (), ("QG-20.15",)),
    Form("discard", ("card",), ("QG-19.2", "QG-10.6")),
    Form("skip", (), ("QG-19.6",)),
    Form("done", (), ("QG-10.6",)),
    Form("pass", (), ("QG-20.6",)),
    Form("withdraw", ("space",), ("QG-11.7",)),
)

# Phases
P_SETUP: Final = 0
P_TURN: Final = 1
P_PLAY: Final = 2
P_RESOLVE: Final = 3
P_CARD: Final = 4
P_WARFARE: Final = 5
P_BUILD: Final = 6
P_RECRUIT: Final = 7
P_FREE: Final = 8
P_FIGHT: Final = 9
P_BATTLE: Final = 10
P_ELIMINATE: Final = 11
P_REMOVE: Final = 12
P_PROTECT: Final = 13
P_REBUILD: Final = 14
P_GIVE: Final = 15
P_STRIKE: Final = 16
P_PLAY_FROM: Final = 17
P_LOOK: Final = 18
P_UNDER: Final = 19
P_PAY: Final = 20
P_CHOICE: Final = 21
P_WINDOW: Final = 22
P_DISCARD: Final = 23

# How a frame of the stack is written: the name of the phase and what its three values mean.
FRAMES: Final = (
    Form("setup"),
    Form("turn", ("stage",)),
    Form("play"),
    Form("resolve", ("owned", "flags", "number")),
    Form("card", ("owned", "progress", "happening")),
    Form("warfare", ("owned", "aims", "extras")),
    Form("build", ("steps", "number", "number")),
    Form("recruit", ("number", "number", "countries")),
    Form("free", ("country", "space")),
    Form("fight", ("number", "number")),
    Form("battle", ("clash", "flags")),
    Form("eliminate", ("number", "number")),
    Form("remove", ("areas", "lands", "flags")),
    Form("protect", ("number",)),
    Form("rebuild", ("areas", "country")),
    Form("give", ("country", "number", "number")),
    Form("strike", ("number",)),
    Form("play-from", ("number", "number")),
    Form("look", ("country",)),
    Form("under", ("number", "number")),
    Form("pay", ("number",)),
    Form("choice", ("number",)),
    Form("window", ("happening", "asked", "answered")),
    Form("discard", ("number",)),
)

# The stages of a turn (QG-10.1)
T_START: Final = 0
T_PLAY: Final = 1
T_SUPPLY: Final = 2
T_REMOVE: Final = 3
T_VICTORY: Final = 4
T_DISCARD: Final = 5
T_DRAW: Final = 6
STAGES: Final = ("start", "play", "supply", "remove", "victory", "discard", "draw")

# What is told
E_ROUND: Final = 0
E_TURN: Final = 1
E_PLAYED: Final = 2
E_LAID_STATUS: Final = 3
E_LAID_RESPONSE: Final = 4
E_LAID_RESPONSE_CARD: Final = 5
E_UNPLAYED: Final = 6
E_UNPLAYED_CARD: Final = 7
E_USED: Final = 8
E_BUILT: Final = 9
E_DESIGNATED: Final = 10
E_RECRUITED: Final = 11
E_BATTLE: Final = 12
E_BATTLE_EMPTY: Final = 13
E_REMOVED: Final = 14
E_ELIMINATED: Final = 15
E_UNSUPPLIED: Final = 16
E_STAYS: Final = 17
E_PROTECTED: Final = 18
E_SAVED: Final = 19
E_WITHDRAWN: Final = 20
E_DECK_LOST: Final = 21
E_DECK_LOST_CARD: Final = 22
E_HAND_LOST: Final = 23
E_HAND_LOST_CARD: Final = 24
E_POINTS_LOST: Final = 25
E_POINTS: Final = 26
E_STAR_POINTS: Final = 27
E_CARD_POINTS: Final = 28
E_NO_VICTORY_STEP: Final = 29
E_DREW: Final = 30
E_DREW_CARD: Final = 31
E_STRUCK_STATUS: Final = 32
E_STRUCK_RESPONSE: Final = 33
E_STRUCK_RESPONSE_CARD: Final = 34
E_SHUFFLED: Final = 35
E_LOOKED: Final = 36
E_TO_TOP: Final = 37
E_TO_BOTTOM: Final = 38
E_PUT_UNDER: Final = 39
E_PUT_UNDER_CARD: Final = 40
E_TARGETED: Final = 41
E_WARFARE_MORE: Final = 42
E_WARFARE_VOID: Final = 43
E_GRANTED: Final = 44
E_WON: Final = 45
E_READY: Final = 46

EVENTS: Final = (
    Form("round", ("number",), ("QG-9.3",)),
    Form("turn", ("country", "number"), ("QG-9.2",)),
    Form("played", ("country", "card"), ("QG-10.2",), "cards"),
    Form("laid-status", ("country", "card"), ("QG-18.10",), "cards"),
    Form("laid-response", ("country",), ("QG-18.14",), "cards"),
    Form("laid-response-card", ("country", "card"), ("QG-18.14",), "cards"),
    Form("unplayed", ("country", "number"), ("QG-19.2", "QG-16.11"), "cards"),
    Form("unplayed-card", ("country", "card"), ("QG-16.6",), "cards"),
    Form("used", ("country", "card"), ("QG-20.3",), "cards"),
    Form("built", ("country", "space"), ("QG-18.1", "QG-18.3"), "moves"),
    Form("designated", ("country", "space"), ("QG-21.9", "QG-21.10"), "moves"),
    Form("recruited", ("country", "space"), ("QG-21.2",), "moves"),
    Form("battle", ("country", "space", "country"), ("QG-18.5", "QG-18.6"), "combat"),
    Form("battle-empty", ("country", "space"), ("QG-21.12",), "combat"),
    Form("removed", ("country", "space"), ("QG-18.7",), "combat"),
    Form("eliminated", ("country", "space"), ("QG-21.6",), "combat"),
    Form("unsupplied", ("country", "space"), ("QG-12.9",), "supply"),
    Form("stays", ("country", "space"), ("QG-21.8",), "combat"),
    Form("protected", ("country", "space"), ("QG-21.8",), "combat"),
    Form("saved", ("country", "space"), ("QG-26.3",), "combat"),
    Form("withdrawn", ("country", "space"), ("QG-11.7",), "moves"),
    Form("deck-lost", ("country", "number"), ("QG-16.11",), "cards"),
    Form("deck-lost-card", ("country", "card"), ("QG-16.6",), "cards"),
    Form("hand-lost", ("country", "number"), ("QG-16.11",), "cards"),
    Form("hand-lost-card", ("country", "card"), ("QG-16.6",), "cards"),
    Form("points-lost", ("country", "number"), ("QG-15.6",)),
    Form("points", ("country", "number"), ("QG-22.6",)),
    Form("star-points", ("country", "number"), ("QG-22.2", "QG-22.3")),
    Form("card-points", ("country", "number", "card"), ("QG-22.4",)),
    Form("no-victory-step", ("country",), ("QG-22.5",)),
    Form("drew", ("country", "number"), ("QG-10.7",), "cards"),
    Form("drew-card", ("country", "card"), ("QG-10.7",), "cards"),
    Form("struck-status", ("country", "card"), ("QG-16.10",), "cards"),
    Form("struck-response", ("country",), ("QG-16.10",), "cards"),
    Form("struck-response-card", ("country", "card"), ("QG-16.10",), "cards"),
    Form("shuffled", ("country",), ("QG-C.GER.7",), "cards"),
    Form("looked", ("country", "number"), ("QG-C.GER.19",), "cards"),
    Form("to-top", ("country", "card"), ("QG-C.SOV.17", "QG-C.USA.7"), "cards"),
    Form("to-bottom", ("country", "card"), ("QG-C.UK.18",), "cards"),
    Form("put-under", ("country", "number"), ("QG-16.11",), "cards"),
    Form("put-under-card", ("country", "card"), ("QG-16.11",), "cards"),
    Form("targeted", ("country", "country"), ("QG-18.17",), "cards"),
    Form("warfare-more", ("country", "number"), ("QG-18.17",), "cards"),
    Form("warfare-void", ("country",), ("QG-C.ITA.12",), "cards"),
    Form("granted", ("country",), ("QG-C.JPN.13",), "supply"),
    Form("won", ("team", "number", "number"), ("QG-22.8",)),
    Form("ready", ("country",), ("QG-3.8",)),
)

# How a game can end, and the rule that says so.
BY_HOMES: Final = 0
BY_POINTS: Final = 1
BY_LAST_ROUND: Final = 2
BY_TIE: Final = 3
BY_LEAD: Final = 4
ENDINGS: Final = ("QG-23.1", "QG-23.2", "QG-24.1", "QG-24.2", "QG-25.1")
