# hot: compiled by mypyc
"""How actions, frames of the stack and events are written, with the rules that govern them."""

from __future__ import annotations

from typing import Final

from vezerkar.core.notation import Form

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

# Events.
E_TURN: Final = 0
E_PHASE: Final = 1
E_BOUGHT_UNIT: Final = 2
E_PLACED: Final = 3
E_FIRST_PLAYER: Final = 4
E_ROW: Final = 5
E_DREW: Final = 6
E_DREW_CARD: Final = 7
E_PURCHASED: Final = 8
E_AMMO: Final = 9
E_PRESTIGE: Final = 10
E_RESHUFFLED: Final = 11
E_MOVED: Final = 12
E_SWAPPED: Final = 13
E_JUMPED: Final = 14
E_CONTROL: Final = 15
E_FLIPPED: Final = 16
E_MINE: Final = 17
E_NO_MINE: Final = 18
E_DUG_IN: Final = 19
E_DUG_OUT: Final = 20
E_TRANSFERRED: Final = 21
E_DEPLOYED: Final = 22
E_DROPPED: Final = 23
E_PLAYED: Final = 24
E_PICKED: Final = 25
E_CANCELLED: Final = 26
E_DISCARDED: Final = 27
E_REVEALED: Final = 28
E_MORALE: Final = 29
E_DESTROYED: Final = 30
E_FREE_FIRE: Final = 31
E_ATTACKED: Final = 32
E_FIRE_OPENS: Final = 33
E_SHEET: Final = 34
E_INSTANT: Final = 35
E_STALLED: Final = 36
E_PASSED: Final = 37
E_SACRIFICED: Final = 38
E_LOSS: Final = 39
E_REWARD: Final = 40
E_DENIED: Final = 41
E_RETREATED: Final = 42
E_NO_RETREAT: Final = 43
E_ADVANCED: Final = 44
E_WEATHER: Final = 45
E_WEATHER_ENDS: Final = 46
E_POINTS: Final = 47
E_SPENT: Final = 48
E_NPC_CARD: Final = 49
E_ARRIVED: Final = 50
E_EXTENDED: Final = 51
E_OVER: Final = 52
E_NO_EFFECT: Final = 53
E_STACKED: Final = 54
E_SEARCHED: Final = 55
E_READY: Final = 56
E_TRAP: Final = 57

EVENTS: Final = (
    Form("turn", ("side", "number"), ("PG-6.0.1",)),
    Form("phase", ("side", "number"), ("PG-6.0.2",)),
    Form("bought-unit", ("side", "card"), ("PG-9.1.0.4",)),
    Form("placed", ("side", "card", "tile"), ("PG-9.1.0.6",)),
    Form("first-player", ("side",), ("PG-9.1.0.7",)),
    Form("row", ("row",), ("PG-9.2.3.8",)),
    Form("drew", ("side", "deck", "number"), ("PG-6.1.3",)),
    Form("drew-card", ("side", "card"), ("PG-6.1.10",)),
    Form("purchased", ("side", "deck"), ("PG-6.1.5",)),
    Form("ammo", ("side", "number", "number"), ("PG-5.4.2",)),
    Form("prestige", ("side", "number", "number"), ("PG-2.0.3",)),
    Form("reshuffled", ("deck",), ("PG-6.1.8",)),
    Form("moved", ("unit", "tile", "tile"), ("PG-6.2.4",)),
    Form("swapped", ("unit", "unit"), ("PG-6.2.8",)),
    Form("jumped", ("unit", "tile", "tile"), ("PG-5.4.54",)),
    Form("control", ("side", "tile"), ("PG-6.2.10",)),
    Form("flipped", ("card", "number"), ("PG-5.4.61",)),
    Form("mine", ("unit", "tile"), ("PG-6.2.11",)),
    Form("no-mine", ("unit", "tile"), ("PG-6.2.11",)),
    Form("dug-in", ("unit",), ("PG-6.2.15",)),
    Form("dug-out", ("unit",), ("PG-6.2.17",)),
    Form("transferred", ("unit", "unit"), ("PG-5.4.63",)),
    Form("deployed", ("side", "card", "tile", "number"), ("PG-6.2.22",)),
    Form("dropped", ("side", "card", "tile", "number"), ("PG-5.4.44",)),
    Form("played", ("side", "card", "number", "number"), ("PG-5.2.9",)),
    Form("picked", ("unit",), ("PG-5.2.9",)),
    Form("cancelled", ("card",), ("PG-5.2.9",)),
    Form("discarded", ("side", "card"), ("PG-6.2.28",)),
    Form("revealed", ("side", "card*"), ("PG-6.2.28",)),
    Form("morale", ("unit", "number", "number"), ("PG-5.4.35",)),
    Form("destroyed", ("side", "card", "tile"), ("PG-5.4.35",)),
    Form("free-fire", ("unit", "unit", "number", "number"), ("PG-5.4.24",)),
    Form("attacked", ("unit", "unit"), ("PG-6.2.19",)),
    Form("fire-opens", ("unit", "unit"), ("PG-7.2.1",)),
    Form("sheet", ("marker", "line", "number", "number"), ("PG-7.0.3",)),
    Form("instant", ("unit", "unit"), ("PG-7.9.2",)),
    Form("stalled", ("unit",), ("PG-7.10.2",)),
    Form("passed", ("side",), ("PG-7.11.2",)),
    Form("sacrificed", ("side", "card", "number"), ("PG-7.12.1",)),
    Form("loss", ("unit", "number", "number"), ("PG-7.14.1",)),
    Form("reward", ("side", "number"), ("PG-7.15.2",)),
    Form("denied", ("side", "number"), ("PG-7.15.2",)),
    Form("retreated", ("unit", "tile"), ("PG-7.17.2",)),
    Form("cannot-retreat", ("unit",), ("PG-7.17.4",)),
    Form("advanced", ("unit", "tile"), ("PG-7.18.1",)),
    Form("weather", ("card",), ("PG-5.4.12",)),
    Form("weather-ends", (), ("PG-5.4.13",)),
    Form("points", ("side", "number", "number"), ("PG-9.2.0.25",)),
    Form("spent", ("spend",), ("PG-9.2.0.26",)),
    Form("npc-card", ("deck", "card"), ("PG-9.2.0.8",)),
    Form("arrived", ("side", "card", "tile"), ("PG-9.2.0.14",)),
    Form("extended", ("number",), ("PG-9.1.2.3",)),
    Form("over", ("side",), ("PG-6.4.1",)),
    Form("no-effect", ("card",), ("PG-9.2.0.6",)),
    Form("stacked", ("side", "card"), ("PG-9.1.0.5",)),
    Form("searched", ("side", "card"), ("PG-9.1.5.5",)),
    Form("ready", ("side",), ("PG-9.1.0.4",)),
    Form("trap", ("side",), ("PG-6.2.28",)),
)
