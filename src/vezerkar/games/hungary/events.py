# hot: compiled by mypyc
"""What can happen: the events as numbers, the words they are told with, the rules behind them."""

from __future__ import annotations

from typing import Final

from vezerkar.core.notation import Form

E_TURN: Final = 0
E_PHASE: Final = 1
E_ORDER_ROLL: Final = 2
E_ORDER: Final = 3
E_DELIVERED: Final = 4
E_TRUCKS_LOST: Final = 5
E_LANDED: Final = 6
E_RESTORED: Final = 7
E_REBUILT: Final = 8
E_ABSORBED: Final = 9
E_ARRIVED: Final = 10
E_WAITS: Final = 11
E_WITHDRAWN: Final = 12
E_BASED: Final = 13
E_AIR_SHOWN: Final = 14
E_RECALL_ROLL: Final = 15
E_AIR_FIRE: Final = 16
E_AIR_LOST: Final = 17
E_AIR_DOWN: Final = 18
E_MOVED: Final = 19
E_DROVE: Final = 20
E_BLITZ: Final = 21
E_ANNOUNCED: Final = 22
E_ATTACKED: Final = 23
E_CROWDED: Final = 24
E_RETREATED: Final = 25
E_EVADE_ROLL: Final = 26
E_FIRED: Final = 27
E_BIDS: Final = 28
E_BOMBED: Final = 29
E_ROLLED: Final = 30
E_LOST_STEP: Final = 31
E_DESTROYED: Final = 32
E_HQ_LOST: Final = 33
E_TRUCKS_GONE: Final = 34
E_ADVANCED: Final = 35
E_BREAKTHROUGH: Final = 36
E_EXPLOITED: Final = 37
E_OUT_OF_SUPPLY: Final = 38
E_SUPPLIED: Final = 39
E_S_ROLL: Final = 40
E_MARGIT: Final = 41
E_ZONE_OPEN: Final = 42
E_POINTS: Final = 43
E_SETUP: Final = 44
E_TARGETED: Final = 45
E_RETURNED: Final = 46
E_BROKE_THROUGH: Final = 47
E_TRUCKS_BEATEN: Final = 48

EVENTS: Final = (
    Form("turn", ("number",), ("HU-1.2.3",)),
    Form("phase", ("step",), ("HU-2.1",)),
    Form("order-roll", ("number", "number"), ("HU-12.1.1", "HU-12.1.2")),
    Form("order", ("number", "number"), ("HU-12.1.3", "HU-12.1.4", "HU-12.1.5")),
    Form("delivered", ("side", "hex"), ("HU-5.8.2.4",)),
    Form("trucks-lost", ("side", "number"), ("HU-5.8.2.8",)),
    Form("landed", ("hex",), ("HU-5.8.3.1",)),
    Form("restored", ("unit",), ("HU-6.3.1",)),
    Form("rebuilt", ("unit",), ("HU-6.3.8",)),
    Form("absorbed", ("unit", "unit"), ("HU-12.2.1.4",)),
    Form("arrived", ("unit", "hex"), ("HU-6.4.1",)),
    Form("waits", ("unit",), ("HU-6.4.4",)),
    Form("withdrawn", ("unit",), ("HU-6.5.1",)),
    Form("based", ("unit", "unit"), ("HU-10.4.1",)),
    Form("air-shown", ("unit", "sector"), ("HU-9.2.2",)),
    Form("recall-roll", ("unit", "number", "number"), ("HU-9.4.2",)),
    Form("air-fire", ("unit", "unit", "number*"), ("HU-9.5.2",)),
    Form("air-lost", ("unit", "number"), ("HU-9.5.7",)),
    Form("air-down", ("unit",), ("HU-9.5.3",)),
    Form("moved", ("unit", "hex", "hex"), ("HU-7.1.1",)),
    Form("drove", ("side", "hex", "hex"), ("HU-5.8.1.8",)),
    Form("blitz", ("unit", "hex"), ("HU-7.3.3",)),
    Form("announced", ("hex",), ("HU-8.1.4",)),
    Form("attacked", ("hex", "number"), ("HU-8.1.1",)),
    Form("crowded", ("unit", "hex"), ("HU-4.2.2",)),
    Form("retreated", ("unit", "hex"), ("HU-4.2.6",)),
    Form("evade-roll", ("number",), ("HU-12.2.3.1", "HU-12.2.3.3")),
    Form("fired", ("unit", "number"), ("HU-8.3.1",)),
    Form("bids", ("number", "number"), ("HU-5.8.1.3",)),
    Form("bombed", ("unit", "number"), ("HU-9.7.1",)),
    Form("rolled", ("column", "number", "number", "number"), ("HU-8.2.2", "HU-8.2.9")),
    Form("lost-step", ("unit",), ("HU-1.5.4",)),
    Form("destroyed", ("unit", "hex"), ("HU-1.5.9",)),
    Form("hq-lost", ("unit", "hex"), ("HU-10.6.1", "HU-10.6.5")),
    Form("trucks-gone", ("side", "hex", "number"), ("HU-5.8.1.14",)),
    Form("advanced", ("unit", "hex"), ("HU-8.4.1", "HU-8.5.6")),
    Form("breakthrough", ("hex", "number"), ("HU-8.5.1",)),
    Form("exploited", ("unit", "hex"), ("HU-8.6.1",)),
    Form("out-of-supply", ("unit",), ("HU-5.5.1",)),
    Form("supplied", ("unit",), ("HU-5.7.2",)),
    Form("s-roll", ("unit", "number"), ("HU-12.2.2.1",)),
    Form("margit-crossed", ("unit",), ("HU-8.7.7",)),
    Form("zone-open", ("unit",), ("HU-12.2.1.2",)),
    Form("points", ("number",), ("HU-11.1",)),
    Form("set-up", ("unit", "hex"), ("HU-13.0.1",)),
    Form("targeted", ("unit", "unit"), ("HU-9.5.1",)),
    Form("returned", ("unit", "hex"), ("HU-6.3.3", "HU-6.3.11")),
    Form("broke-through", ("unit", "hex", "hex"), ("HU-8.5.3", "HU-8.5.4")),
    Form("trucks-beaten", ("side", "hex", "number"), ("HU-5.8.1.7",)),
)
