# hot: compiled by mypyc
"""The words of the rulebook as numbers: card types, steps of cards, verbs, phases, endings."""

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
    Form("card", ("owned", "progress", "event")),
    Form("warfare", ("owned", "aims", "extras")),
    Form("build", ("steps", "number", "number")),
    Form("recruit", ("number", "number", "countries")),
    Form("free", ("country", "space")),
    Form("fight", ("number", "number")),
    Form("battle", ("clash", "flags")),
    Form("eliminate", ("number", "number")),
    Form("remove", ("areas", "whose", "flags")),
    Form("protect", ("number",)),
    Form("rebuild", ("areas", "country")),
    Form("give", ("country", "number", "number")),
    Form("strike", ("number",)),
    Form("play-from", ("number", "number")),
    Form("look", ("country",)),
    Form("under", ("number", "number")),
    Form("pay", ("number",)),
    Form("choice", ("number",)),
    Form("window", ("event", "asked", "answered")),
    Form("discard", ("number",)),
)

# Where the values of a frame lie, counted from its end: `s.stack[CARD_OWNED]` belongs to the frame
# on top, `s.stack[BELOW + CARD_OWNED]` to the one below. What only one phase reads is named there.
BELOW: Final = -4  # -FRAME, written out so that the compiler inlines it
TURN_STAGE: Final = -3  # which stage comes next
STEP: Final = -3  # where a step of a card asks: which one of the card below
LEFT: Final = -2  # how often that step may still be taken
CARD_OWNED: Final = -3  # the card, and its owner from bit OWNER_FROM on
CARD_PROGRESS: Final = -2  # the next step, and flags
CARD_EVENT: Final = -1  # the event that the card answers
WARFARE_OWNED: Final = -3  # as CARD_OWNED
WARFARE_AIMS: Final = -2  # the targets, those it is void for, and flags
WARFARE_EXTRAS: Final = -1  # by target: cards lost beyond those of the card
BUILD_STEPS: Final = -3  # a mask: which steps of the card below
BUILD_LEFT: Final = -2
BUILD_LIFTED: Final = -1  # 1 + 2 * country, and 1 more at sea; 0 if no piece was lifted for it
BATTLE_CLASH: Final = -3  # the attacker, the space and the target, see SPACE_FROM
BATTLE_STAGE: Final = -2  # and the flag SAVED
REMOVE_SPACES: Final = -3
REMOVE_COUNTRIES: Final = -2  # whose pieces, the cause from bit CAUSE_FROM on, and BY_SUPPLY
REBUILD_SPACES: Final = -3  # of the pieces that may still be lifted
REBUILD_COUNTRY: Final = -2
WINDOW_EVENT: Final = -3
WINDOW_ASKED: Final = -2  # the team whose turn it is, whether the other passed, who declined
WINDOW_ANSWERED: Final = -1  # a mask: the Status cards that have answered

# Which cards on a table a step may discard, as bits.
STATUS_ZONE: Final = 1
RESPONSE_ZONE: Final = 2

# Where the parts of a packed value begin, and the bits that they have.
OWNER_FROM: Final = 8  # behind a card
CARD_MASK: Final = 255
SPACE_FROM: Final = 3  # behind an attacker
TARGET_FROM: Final = 9
CAUSE_FROM: Final = 6  # behind a mask of countries
COUNTRY_MASK: Final = 7
SPACE_MASK: Final = 63

# The stages of a turn (QG-10.1)
T_START: Final = 0
T_PLAY: Final = 1
T_SUPPLY: Final = 2
T_REMOVE: Final = 3
T_VICTORY: Final = 4
T_DISCARD: Final = 5
T_DRAW: Final = 6
STAGES: Final = ("start", "play", "supply", "remove", "victory", "discard", "draw")

# How a game can end, and the rule that says so.
BY_HOMES: Final = 0
BY_POINTS: Final = 1
BY_LAST_ROUND: Final = 2
BY_TIE: Final = 3
BY_LEAD: Final = 4
ENDINGS: Final = ("QG-23.1", "QG-23.2", "QG-24.1", "QG-24.2", "QG-25.1")
