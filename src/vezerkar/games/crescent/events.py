# hot: compiled by mypyc
"""What is told of a battle: the events with what they name and the rules they rest on."""

from __future__ import annotations

from typing import Final

from vezerkar.core.notation import Form

E_DEPLOYED: Final = 0
E_FORGONE: Final = 1
E_ROUND: Final = 2
E_READY: Final = 3
E_REVEALED: Final = 4
E_CUBES: Final = 5
E_UPGRADED: Final = 6
E_POSTED: Final = 7
E_REINFORCED: Final = 8
E_PAID: Final = 9
E_PROMOTED: Final = 10
E_ANNOUNCED: Final = 11
E_ANNULLED: Final = 12
E_NO_EFFECT: Final = 13
E_UNLOADED: Final = 14
E_SPIED: Final = 15
E_GAVE_UP: Final = 16
E_LOST_CARD: Final = 17
E_SCARED: Final = 18
E_ADDED: Final = 19
E_SUPPORTED: Final = 20
E_COUNCIL: Final = 21
E_TRANSFERRED: Final = 22
E_SURVEYED: Final = 23
E_EXECUTED: Final = 24
E_WITHDRAWN: Final = 25
E_FILLED: Final = 26
E_SPURRED: Final = 27
E_MOVED: Final = 28
E_MELEE: Final = 29
E_SHOT: Final = 30
E_LOST: Final = 31
E_DESTROYED: Final = 32
E_RETREATED: Final = 33
E_STOOD: Final = 34
E_STRUCK_BACK: Final = 35
E_SACRIFICED: Final = 36
E_CAPTURED: Final = 37
E_ENTERED: Final = 38
E_RAMPART: Final = 39
E_BRIDGE: Final = 40
E_BLASTED: Final = 41
E_SWAPPED: Final = 42
E_SHIFTED: Final = 43
E_SCORED: Final = 44
E_FELL: Final = 45
E_FELL_PERSONAL: Final = 46
E_TERRITORY: Final = 47
E_LAST_ROUND: Final = 48
E_LOSSES: Final = 49
E_RESULT: Final = 50
E_IDLE: Final = 51
E_LAID: Final = 52
E_ENOUGH: Final = 53
E_SECOND_SURVEY: Final = 54

EVENTS: Final = (
    Form("deployed", ("unit", "square"), ("KF-1.13", "KF-1.20")),
    Form("forgone", ("side",), ("KF-7.2.2",)),
    Form("round", ("number", "seat"), ("KF-1.18", "KF-3.2.9")),
    Form("ready", ("seat",), ("KF-3.1.10",)),
    Form("revealed", ("seat", "card", "troop"), ("KF-3.2.1",), "cards"),
    Form("cubes", ("seat", "troop", "number"), ("KF-3.2.1",), "cards"),
    Form("upgraded", ("seat", "troop"), ("KF-6.11.1", "KF-2.2.4")),
    Form("posted", ("unit", "square"), ("KF-5.6.10",)),
    Form("reinforced", ("unit", "number"), ("KF-6.27.1",)),
    Form("paid", ("seat", "number"), ("KF-6.28.1",)),
    Form("promoted", ("seat", "number"), ("KF-6.25.1",)),
    Form("announced", ("seat", "card"), ("KF-2.9.5",), "cards"),
    Form("annulled", ("seat", "card"), ("KF-6.12.1",), "cards"),
    Form("no-effect", ("seat", "card"), ("KF-2.9.11",), "cards"),
    Form("unloaded", ("seat", "troop"), ("KF-6.13.1",)),
    Form("spied", ("seat", "seat"), ("KF-6.14.1",), "cards"),
    Form("gave-up", ("seat", "card", "troop"), ("KF-6.14.3", "KF-6.14.4"), "cards"),
    Form("lost-card", ("seat", "card"), ("KF-6.14.3",), "cards"),
    Form("scared", ("unit",), ("KF-6.20.1",), "combat"),
    Form("added", ("seat", "card", "troop"), ("KF-6.22.1",), "cards"),
    Form("supported", ("seat", "troop"), ("KF-6.22.3",), "cards"),
    Form("council", ("side",), ("KF-6.24.1", "KF-6.24.2")),
    Form("transferred", ("seat", "troop", "troop", "number"), ("KF-6.26.1",), "cards"),
    Form("surveyed", ("side",), ("KF-6.31.1",)),
    Form("executed", ("seat", "card", "troop"), ("KF-3.2.4",), "cards"),
    Form("withdrawn", ("seat", "card", "troop"), ("KF-3.2.12", "KF-3.2.13"), "cards"),
    Form("filled", ("unit", "number"), ("KF-6.17.1",)),
    Form("spurred", ("unit",), ("KF-5.4.3",), "moves"),
    Form("moved", ("unit", "square", "square"), ("KF-2.5.1",), "moves"),
    Form("fought", ("unit", "unit", "number", "number"), ("KF-2.7.2",), "combat"),
    Form("shot", ("unit", "unit", "number", "number"), ("KF-2.7.18", "KF-2.7.19"), "combat"),
    Form("lost-discs", ("unit", "number", "number"), ("KF-2.7.5",), "combat"),
    Form("destroyed", ("unit", "square"), ("KF-2.1.4",), "combat"),
    Form("retreated", ("unit", "square", "square"), ("KF-2.7.9", "KF-2.7.10"), "combat"),
    Form("stood", ("unit",), ("KF-6.23.1",), "combat"),
    Form("struck-back", ("unit", "unit"), ("KF-6.18.1",), "combat"),
    Form("sacrificed", ("unit",), ("KF-6.19.1",), "combat"),
    Form("captured", ("unit", "side"), ("KF-5.6.5", "KF-5.6.6"), "combat"),
    Form("entered", ("unit", "square", "square"), ("KF-2.7.4", "KF-2.7.5"), "combat"),
    Form("built-rampart", ("unit", "square", "facing"), ("KF-2.6.25",)),
    Form("built-bridge", ("unit", "square"), ("KF-2.6.6",)),
    Form("blasted", ("unit", "square"), ("KF-2.6.8", "KF-2.6.32")),
    Form("swapped", ("unit", "unit"), ("KF-6.6.1",), "moves"),
    Form("shifted", ("unit", "unit"), ("KF-6.8.1",), "moves"),
    Form("scored", ("side", "number"), ("KF-3.3.7",), "points"),
    Form("fell", ("side", "number"), ("KF-3.3.4",), "points"),
    Form("fell-personal", ("seat", "number"), ("KF-3.3.5",), "points"),
    Form("territory", ("side", "number"), ("KF-3.3.6",), "points"),
    Form("last-round", (), ("KF-4.1", "KF-4.10")),
    Form("losses", ("side", "number"), ("KF-4.5",), "points"),
    Form("result", ("number", "number"), ("KF-4.5",)),
    Form("left-idle", ("seat", "troop"), ("KF-6.2.2",), "cards"),
    Form("laid", ("seat", "site", "square"), ("KF-7.0.2",)),
    Form("laid-enough", ("seat",), ("KF-7.0.2",)),
    Form("second-survey", ("seat", "card"), ("KF-6.31.2",), "cards"),
)
