# hot: compiled by mypyc
"""What can happen in a battle: the kinds of events, and what each of them tells."""

from __future__ import annotations

from typing import Final

from vezerkar.core.notation import Form

E_TURN: Final = 0
E_PLAYED: Final = 1
E_COPIED: Final = 2
E_SECTION: Final = 3
E_ORDERED: Final = 4
E_MOVED: Final = 5
E_EXITED: Final = 6
E_ATTACKED: Final = 7
E_ROLLED: Final = 8
E_HIT: Final = 9
E_ELIMINATED: Final = 10
E_IGNORED: Final = 11
E_BLOCKED: Final = 12
E_RETREATED: Final = 13
E_ADVANCED: Final = 14
E_WIRE_CLEARED: Final = 15
E_DUG_IN: Final = 16
E_SANDBAGS_GONE: Final = 17
E_AMBUSHED: Final = 18
E_NAMED: Final = 19
E_HEALED: Final = 20
E_RALLY_ROLLED: Final = 21
E_DREW: Final = 22
E_DREW_CARD: Final = 23
E_DISCARDED: Final = 24
E_RESHUFFLED: Final = 25
E_MEDAL: Final = 26
E_MEDAL_LOST: Final = 27
E_DROPPED: Final = 28
E_DROP_LOST: Final = 29
E_LOST_ATTACK: Final = 30
E_BATTLE_WON: Final = 31
E_SECOND_BATTLE: Final = 32
E_NO_EFFECT: Final = 33
E_HANDED: Final = 34
E_DEALT: Final = 35
E_CAME_BACK: Final = 36

EVENTS: Final = (
    Form("turn", ("side", "number"), ("M44-T.1",)),
    Form("played", ("side", "card"), ("M44-1.1",), "cards"),
    Form("copied", ("side", "card"), ("M44-K.28",), "cards"),
    Form("section-chosen", ("side", "section"), ("M44-K.37",), "cards"),
    Form("ordered", ("unit",), ("M44-2.1",), "moves"),
    Form("moved", ("unit", "hex", "hex"), ("M44-3.1",), "moves"),
    Form("exited", ("unit", "hex"), ("M44-F.17",), "moves"),
    Form("attacked", ("unit", "unit", "number"), ("M44-4.12",), "combat"),
    Form("rolled", ("unit", "face*"), ("M44-4.12",), "combat"),
    Form("hit", ("unit", "number", "number"), ("M44-4.37", "M44-4.38"), "combat"),
    Form("eliminated", ("unit", "hex"), ("M44-O.2",), "combat"),
    Form("ignored-flag", ("unit",), ("M44-4.56",), "combat"),
    Form("blocked", ("unit", "number"), ("M44-4.50",), "combat"),
    Form("retreated", ("unit", "hex", "hex"), ("M44-4.44",), "combat"),
    Form("advanced", ("unit", "hex", "hex"), ("M44-4.61",), "combat"),
    Form("wire-cleared", ("unit", "hex"), ("M44-A2.63", "M44-A2.64"), "moves"),
    Form("dug-in", ("unit", "hex"), ("M44-K.33",), "moves"),
    Form("sandbags-gone", ("hex",), ("M44-A2.56",), "moves"),
    Form("ambushed", ("unit", "unit"), ("M44-K.14",), "combat"),
    Form("named", ("unit",), ("M44-K.11",), "moves"),
    Form("healed", ("unit", "number"), ("M44-K.39",), "moves"),
    Form("rally-rolled", ("side", "face*"), ("M44-K.39", "M44-K.42"), "moves"),
    Form("drew", ("side", "number"), ("M44-5.1",), "cards"),
    Form("drew-card", ("side", "card"), ("M44-5.1",), "cards"),
    Form("discarded", ("side", "card"), ("M44-5.1",), "cards"),
    Form("reshuffled", (), ("M44-5.3",), "cards"),
    Form("medals", ("side", "number"), ("M44-O.1",), "combat"),
    Form("medals-lost", ("side", "number"), ("M44-O.7",), "combat"),
    Form("dropped", ("unit", "hex"), ("M44-F.5",), "moves"),
    Form("drop-lost", ("unit",), ("M44-F.5",), "moves"),
    Form("lost-attack", ("unit",), ("M44-K.15",), "combat"),
    Form("battle-won", ("side", "number", "number"), ("M44-O.1",)),
    Form("second-battle", (), ("M44-S.10",)),
    Form("no-effect", ("card",), ("M44-1.4",), "cards"),
    Form("handed", ("side", "card", "zone"), ("M44-A3.14",), "cards"),
    Form("dealt", ("side", "number"), ("M44-S.11",), "cards"),
    Form("came-back", ("unit", "hex"), ("M44-3.22",), "moves"),
)
