# hot: compiled by mypyc
"""What happens in a game: the events that seats are told, and those that open a reaction window.

A told event is a kind and its arguments. The event of a window is one int that the frames on the
stack can hold: which event, the acting country, the space, the country of the piece, the card, two
flags, and the target of Economic Warfare.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.notation import Form
from vezerkar.games.quartermaster.terms import NO_CARD, NO_SPACE

if TYPE_CHECKING:
    from mypy_extensions import i64

# What the seats are told
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
E_NO_BUILD: Final = 47
E_NO_RECRUIT: Final = 48
E_NO_BATTLE: Final = 49
E_NO_ELIMINATION: Final = 50
E_NO_REBUILD: Final = 51
E_NO_STRIKE: Final = 52
E_NO_CARD: Final = 53
E_NO_PAYMENT: Final = 54

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
    Form("no-build", ("country", "card"), ("QG-19.6",), "moves"),
    Form("no-recruit", ("country", "card"), ("QG-19.6",), "moves"),
    Form("no-battle", ("country", "card"), ("QG-19.6",), "combat"),
    Form("no-elimination", ("country", "card"), ("QG-19.6",), "combat"),
    Form("no-rebuild", ("country", "card"), ("QG-19.6",), "moves"),
    Form("no-strike", ("country", "card"), ("QG-19.6",), "cards"),
    Form("no-card", ("country", "card"), ("QG-19.6",), "cards"),
    Form("no-payment", ("country", "card"), ("QG-20.15",), "cards"),
)

# What opens a window
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
WINDOW_EVENT_KINDS: Final = 10
WINDOW_EVENTS: Final = (
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

NOBODYS: Final = 6  # no piece, no target
# Flags of the event of a window
SUPPLIED: Final = 1  # the piece was supplied
IN_PLAY: Final = 2  # the card was that of the Play step


def window_event(kind: i64, actor: i64, space: i64, piece: i64, flags: i64 = 0) -> i64:
    """An event about a space and a piece."""
    return kind | actor << 4 | space << 7 | piece << 13 | NO_CARD << 16 | flags << 24 | 6 << 26


def card_event(kind: i64, actor: i64, card: i64, flags: i64, aim: i64) -> i64:
    """An event about a card and, in Economic Warfare, its target."""
    return kind | actor << 4 | NO_SPACE << 7 | 6 << 13 | card << 16 | flags << 24 | aim << 26


def event_kind(event: i64) -> i64:
    return event & 15


def actor_of(event: i64) -> i64:
    return event >> 4 & 7


def space_of(event: i64) -> i64:
    return event >> 7 & 63


def piece_of(event: i64) -> i64:
    """The country of the piece; NOBODYS if there is none."""
    return event >> 13 & 7


def card_of(event: i64) -> i64:
    return event >> 16 & 255


def flags_of(event: i64) -> i64:
    return event >> 24 & 3


def aim_of(event: i64) -> i64:
    return event >> 26 & 7
