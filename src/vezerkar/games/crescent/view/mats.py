"""The army cards of the captains with what lies on them, as far as a seat may see it."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from vezerkar.games.crescent.explain.facts import Facts
from vezerkar.games.crescent.explain.plans import draw_owed, lift
from vezerkar.games.crescent.hidden import sees_plan
from vezerkar.games.crescent.rules.planning import (
    cubes_left,
    held,
    is_taken,
    may_lift,
    owes_a_draw,
)
from vezerkar.games.crescent.setup import Layout
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    ABILITIES,
    ARMY_PLACES,
    CARD_IDS,
    COLOURS,
    GREY,
    GUN,
    NO_CARD,
    SIDES,
    TROOPS,
    TYPES,
)
from vezerkar.games.crescent.view.names import army, card, pieces_of, slot_id
from vezerkar.games.crescent.view.plan_warnings import plan_warnings
from vezerkar.scene.message import Message
from vezerkar.scene.panels import Amount, Item, Mat, Pad, Slot
from vezerkar.scene.scene import Reason

# Abilities that a captain wants to see on the card itself.
SHOWN_ABILITIES = (
    "terrain_fighter",
    "anti_cavalry",
    "stationary_fire_bonus",
    "attack_cube_limit",
    "cube_to_step",
    "wound_on_tie",
    "rear_row_only",
)

NEEDS_GREY = Message("slot-needs-grey", rules=("KF-3.1.3",))


def mats(s: Battle, seat: int, layout: Layout) -> tuple[Mat, ...]:
    """One's own plan first, then those that one may see (KF-3.2.1, KF-6.24.2)."""
    if s.round == 0:
        return ()
    owners = sorted(range(s.board.seats), key=lambda owner: (owner != seat, owner))
    return tuple(_mat(s, owner, seat, layout) for owner in owners if sees_plan(s, seat, owner))


def _mat(s: Battle, owner: int, seat: int, layout: Layout) -> Mat:
    own_plan = owner == seat and not s.revealed
    left = s.idle[owner] if s.revealed else cubes_left(s, owner)
    pieces = pieces_of(s, layout, owner % 2)
    pads = [_pad(s, owner, troop, pieces[troop], layout) for troop in range(TYPES)]
    if own_plan:
        warned = zip(pads, plan_warnings(s, owner), strict=True)
        pads = [replace(pad, warnings=warnings) for pad, warnings in warned]
    return Mat(
        id="plan",
        owner=layout.seats[owner],
        pads=tuple(pads),
        totals=_means(s, owner) if own_plan else _spent(s, owner),
        stock=(Amount("cubes", left, s.cube_limit(owner)),),
        lack=_lack(s, seat) if own_plan else (),
        private=not s.revealed,
    )


def _means(s: Battle, owner: int) -> tuple[Amount, ...]:
    """What a captain still has for the plan; the cubes are its stock."""
    most = s.point_limit(owner)
    return (
        Amount("points-left", most - s.points_laid(owner), most),
        Amount("cards", held(s, owner), s.hand_limit(owner)),
    )


def _spent(s: Battle, owner: int) -> tuple[Amount, ...]:
    points = s.spent[owner] if s.revealed else s.points_laid(owner)
    return (
        Amount("points-spent", points, s.point_limit(owner)),
        Amount("cubes", s.cubes_laid(owner), s.cube_limit(owner)),
    )


def _lack(s: Battle, seat: int) -> tuple[Reason, ...]:
    """Why the plan cannot be handed in yet (KF-8.2)."""
    return (draw_owed(),) if owes_a_draw(s, seat) else ()


@cache
def _facts(ability: int) -> tuple[Message, ...]:
    """What is special about an army card side with these abilities."""
    return tuple(
        Message(f"fact-{name.replace('_', '-')}")
        for bit, name in enumerate(ABILITIES)
        if name in SHOWN_ABILITIES and ability >> bit & 1
    )


def _pad(s: Battle, owner: int, troop: int, pieces: tuple[str, ...], layout: Layout) -> Pad:
    board = s.board
    side = troop * 2 + int(s.will_be_b(owner, troop))
    values = [Amount("steps", board.steps[side])]
    if board.reach[side]:
        values.append(Amount("range", board.reach[side]))
    gone = not pieces
    first = troop * ARMY_PLACES
    return Pad(
        anchor=army(layout, owner, troop),
        side=SIDES[owner % 2],
        look=TROOPS[troop],
        face="AB"[side % 2],
        values=tuple(values),
        holds=(Amount("cubes", s.cubes[owner][troop], board.max_cubes[side]),),
        slots=tuple([_slot(s, owner, first + i, gone, layout) for i in range(ARMY_PLACES)]),
        facts=_facts(board.ability[side]),
        pieces=pieces,
        marks=("gone",) if gone else (),
    )


def _slot(s: Battle, owner: int, place: int, gone: bool, layout: Layout) -> Slot:
    name = slot_id(layout, owner, place)
    here = s.laid[owner][place]
    takes = COLOURS[place % ARMY_PLACES]
    if here != NO_CARD:
        return Slot(name, CARD_IDS[here], closed=_kept(s, owner, place), takes=takes)
    return Slot(name, closed=_closed(s, owner, place, gone), takes=takes)


def _kept(s: Battle, owner: int, place: int) -> Message | None:
    """Why a card of the plan cannot be taken back any more, if it cannot."""
    if s.revealed or (s.thoughts[owner] < s.board.second_thoughts and may_lift(s, owner, place)):
        return None
    return lift(Facts(s, owner), s.laid[owner][place], place // ARMY_PLACES, 0)[0].message


def _closed(s: Battle, owner: int, place: int, gone: bool) -> Message | None:
    """Why no card may be laid in a place, if none may."""
    troop = place // ARMY_PLACES
    if troop != GUN and gone:
        return Message("slot-troop-gone", rules=("KF-3.1.16",))
    if is_taken(s, owner, place):
        return Message("slot-played", rules=("KF-3.1.2", "KF-6.22.2"))
    if place % ARMY_PLACES != GREY and s.laid[owner][troop * ARMY_PLACES] == NO_CARD:
        return NEEDS_GREY
    return None


def agenda(s: Battle, layout: Layout) -> tuple[Item, ...]:
    """What is still to be carried out, captain by captain in player order (KF-3.2.4)."""
    if not s.revealed or s.ending >= 0:
        return ()
    found = []
    for n in range(s.board.seats):
        seat = int(s.nth(n))
        for troop in range(TYPES):
            grey = s.laid[seat][troop * ARMY_PLACES + GREY]
            if grey != NO_CARD:
                now = seat == s.turn and troop == s.army
                args: dict[str, str | int] = {
                    "seat": f"seat:{layout.seats[seat]}",
                    "army": army(layout, seat, troop),
                    "card": card(grey),
                }
                key = "item-order" if s.board.seats == 2 else "item-order-of"
                found.append(
                    Item(
                        Message(key, args),
                        SIDES[seat % 2],
                        (army(layout, seat, troop),),
                        "now" if now else "next",
                    )
                )
    return tuple(found)
