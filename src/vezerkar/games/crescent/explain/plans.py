"""Why a plan cannot be changed or handed in like that."""

from __future__ import annotations

from vezerkar.games.crescent.explain.facts import Facts
from vezerkar.games.crescent.explain.reasons import because
from vezerkar.games.crescent.rules.planning import (
    MAX_DRAWN,
    affordable,
    cubes_left,
    hand_room,
    is_taken,
    owes_a_draw,
    points_left,
    raises_a_limit,
    without,
)
from vezerkar.games.crescent.terms import (
    ARMY_PLACES,
    GREY,
    GUN,
    MORE_POINTS,
    NO_CARD,
    TYPES,
    UPGRADE,
)
from vezerkar.scene.scene import Message, Reason


def draw(f: Facts, card: int, _: int, __: int) -> list[Reason]:
    """Why a card is not taken from the draw pile."""
    s, seat = f.s, f.seat
    if s.round < 2:
        return [because("why-first-round", rules=("KF-3.1.1",))]
    if len(s.drawn[seat]) >= MAX_DRAWN:
        return [because("why-two-drawn", MAX_DRAWN, rules=("KF-3.1.6",))]
    if hand_room(s, seat) <= 0:
        return [because("why-hand-full", s.hand_limit(seat), rules=("KF-3.1.5", "KF-3.1.7"))]
    return [because("why-not-in-draw", f.card(card), rules=("KF-3.1.18",))]


def recall(f: Facts, card: int, _: int, __: int) -> list[Reason]:
    """Why a card is not taken back from the discards."""
    s, seat = f.s, f.seat
    if s.round < 2:
        return [because("why-first-round", rules=("KF-3.1.1",))]
    if owes_a_draw(s, seat):
        return [draw_first()]
    if hand_room(s, seat) <= 0:
        return [because("why-hand-full", s.hand_limit(seat), rules=("KF-3.1.5", "KF-3.1.8"))]
    return [because("why-not-in-discard", f.card(card), rules=("KF-3.1.18",))]


def draw_first() -> Reason:
    """The discards come after the draw pile."""
    return because("why-draw-first", rules=("KF-3.1.6", "KF-3.1.7"))


def lay(f: Facts, card: int, troop: int, _: int) -> list[Reason]:
    """All reasons against a card on an army card."""
    s, seat, board = f.s, f.seat, f.s.board
    found: list[Reason] = []
    if not s.hand[seat][card]:
        found.append(because("why-not-in-hand", f.card(card), rules=("KF-3.1.4",)))
    colour = board.colour[card]
    there = s.laid[seat][troop * 3 + colour]
    if there != NO_CARD:
        rules: tuple[str, ...] = ("KF-3.1.2",)
        found.append(because("why-colour-taken", f.troop(troop), f.card(there), rules=rules))
    elif is_taken(s, seat, troop * 3 + colour):
        rules = ("KF-3.1.2", "KF-6.22.2")
        found.append(because("why-colour-played", f.troop(troop), f.card(card), rules=rules))
    if colour != GREY and s.laid[seat][troop * 3] == NO_CARD:
        rules = ("KF-3.1.3",)
        found.append(because("why-needs-grey", f.troop(troop), f.card(card), rules=rules))
    found += unfit(f, card, troop)
    if not affordable(s, card, troop, points_left(s, seat)):
        used = s.spent[seat] if s.revealed else s.points_laid(seat)
        bonus = int(card == UPGRADE and board.bonus[troop] & MORE_POINTS != 0)
        limit, cost = s.point_limit(seat) + bonus, used + board.points[card]
        found.append(because("why-too-dear", f.card(card), cost, limit, rules=("KF-2.4.2",)))
    return found


def idle(f: Facts, card: int) -> Message | None:
    """Why a card of the hand can be laid nowhere; None if it can be."""
    reasons = [lay(f, card, troop, 0) for troop in range(TYPES)]
    if not all(reasons):
        return None
    near = min(reasons, key=len)  # the army card that misses least
    if all(each.message.key in ("why-needs-grey", "why-colour-taken") for each in near):
        return Message("idle-needs-grey", {"card": f.card(card)}, ("KF-3.1.3",))
    if near[0].message.key == "why-too-dear":
        return near[0].message
    return Message("idle-nowhere", {"card": f.card(card)}, ("KF-0.5",))


def unfit(f: Facts, card: int, troop: int) -> list[Reason]:
    """Why a card is not for an army card at all."""
    s, board = f.s, f.s.board
    if not board.allowed[card] >> troop & 1:
        return [because("why-not-for-troop", f.card(card), f.troop(troop), rules=("KF-3.1.16",))]
    upgraded = s.upgraded[f.seat] >> troop & 1
    if board.needs_b[card] >> troop & 1 and not upgraded:
        return [because("why-needs-side-b", f.card(card), f.troop(troop), rules=("KF-6.9.2",))]
    if card == UPGRADE and upgraded:
        return [because("why-is-side-b", f.troop(troop), rules=("KF-2.2.5",))]
    if (troop != GUN or card == UPGRADE) and not s.has_troop(f.seat % 2, troop):
        rules = ("KF-2.2.6", "KF-2.2.13") if card == UPGRADE else ("KF-3.1.16",)
        return [because("why-troop-gone", f.troop(troop), rules=rules)]
    return []


def cube(f: Facts, troop: int, _: int, __: int) -> list[Reason]:
    """Why no cube is laid on an army card."""
    s, seat = f.s, f.seat
    if cubes_left(s, seat) <= 0:
        return [because("why-no-cubes", s.cube_limit(seat), rules=("KF-2.3.3",))]
    room = s.cube_room(seat, troop)
    return [because("why-cube-places", f.troop(troop), room, rules=("KF-2.3.2",))]


def lock(f: Facts, _: int, __: int, ___: int) -> list[Reason]:
    """Why the plan is not handed in."""
    return [draw_owed()]


def draw_owed() -> Reason:
    """A card of the draw pile must be taken first."""
    return because("why-lock-draw", rules=("KF-3.1.7", "KF-8.2"))


# Taking back


def thought_enough(f: Facts) -> list[Reason]:
    """Something was taken back as often as it may be."""
    most = f.s.board.second_thoughts
    if f.s.thoughts[f.seat] < most:
        return []
    return [because("why-no-more-thoughts", most, rules=("KF-8.2",))]


def put_back(f: Facts, card: int, _: int, __: int) -> list[Reason]:
    """Why a drawn card does not go back."""
    found = thought_enough(f)
    if found:
        return found
    if card not in f.s.drawn[f.seat]:
        return [because("why-not-drawn", f.card(card), rules=("KF-3.1.10",))]
    if not f.s.hand[f.seat][card]:
        return [because("why-not-in-hand", f.card(card), rules=("KF-3.1.10",))]
    return [draw_first()]


def throw_back(f: Facts, card: int, _: int, __: int) -> list[Reason]:
    """Why a card that was taken from the discards does not go back to them."""
    found = thought_enough(f)
    if found:
        return found
    if card not in f.s.recalled[f.seat]:
        return [because("why-not-recalled", f.card(card), rules=("KF-3.1.10",))]
    return [because("why-not-in-hand", f.card(card), rules=("KF-3.1.10",))]


def lift(f: Facts, card: int, troop: int, _: int) -> list[Reason]:
    """Why a laid card does not go back to the hand."""
    found = thought_enough(f)
    if found:
        return found
    place = troop * 3 + f.s.board.colour[card]
    if f.s.laid[f.seat][place] == card:
        return [over_limit(f, place)]
    return [because("why-not-laid", f.card(card), f.troop(troop), rules=("KF-3.1.10",))]


def over_limit(f: Facts, place: int) -> Reason:
    """What has to be taken back before a card that raised a limit; it may lie beside the card."""
    s, seat, rules = f.s, f.seat, ("KF-2.2.7", "KF-3.1.19")
    kept = without(s, seat, place)
    lost = [card for card, left in zip(s.laid[seat], kept, strict=True) if card != left]
    raising = f.card(next(card for card in lost if raises_a_limit(card)))
    after = s.clone()
    after.laid = [kept if owner == seat else laid for owner, laid in enumerate(s.laid)]
    troop = place // ARMY_PLACES
    room = s.cubes[seat][troop] - after.cube_room(seat, troop)
    cubes = max(room, s.cubes_laid(seat) - after.cube_limit(seat))
    if cubes <= 0:
        return because("why-lift-cards", raising, rules=rules)
    if room >= cubes:
        return because("why-lift-room", raising, cubes, f.troop(troop), rules=rules)
    return because("why-lift-cubes", raising, cubes, rules=rules)


def uncube(f: Facts, troop: int, _: int, __: int) -> list[Reason]:
    """Why no cube is taken off an army card."""
    found = thought_enough(f)
    return found or [because("why-no-cube-there", f.troop(troop), rules=("KF-3.1.10", "KF-2.3.2"))]


def restart(f: Facts, _: int, __: int, ___: int) -> list[Reason]:
    """Why the plan does not begin anew."""
    return thought_enough(f) or [because("why-not-begun", rules=("KF-3.1.10",))]
