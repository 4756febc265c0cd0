# hot: compiled by mypyc
"""What can happen in a battle: the kinds of events, how each is written, and its rule."""

from __future__ import annotations

from typing import Final

from vezerkar.core.notation import Form

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
