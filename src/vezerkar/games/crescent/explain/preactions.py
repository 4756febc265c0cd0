"""Why a development or a pre-action does not work like that (KF-2.9.3 to KF-2.9.11)."""

from __future__ import annotations

from vezerkar.games.crescent.explain import plans
from vezerkar.games.crescent.explain.facts import Facts
from vezerkar.games.crescent.explain.orders import not_mine
from vezerkar.games.crescent.explain.reasons import because
from vezerkar.games.crescent.phases.frame import SUPPORT_TROOP
from vezerkar.games.crescent.phases.plan_changes import QUICK_POINTS, has_cards, may_transfer
from vezerkar.games.crescent.terms import COUNTER_ESPIONAGE
from vezerkar.scene.scene import Reason


def reinforce(f: Facts, t: int, _: int, __: int) -> list[Reason]:
    """Why a tower gets no new disc."""
    s, board = f.s, f.s.board
    found = not_mine(f, t)
    if found:
        return found
    troop = board.tower_troop[t]
    if board.artillery[troop]:
        return [because("why-no-gun-disc", f.tower(t), rules=("KF-6.27.1",))]
    return [because("why-tallest", f.tower(t), int(s.discs[t]), rules=("KF-6.27.1",))]


def announce(f: Facts, card: int, _: int, __: int) -> list[Reason]:
    """Why a card is not carried out as a pre-action."""
    if card not in f.s.laid[f.seat]:
        return [because("why-not-planned", f.card(card), rules=("KF-2.9.5",))]
    if card == COUNTER_ESPIONAGE:
        return [because("why-reaction", f.card(card), rules=("KF-6.12.1", "KF-2.9.11"))]
    return [because("why-no-pre-action", f.card(card), rules=("KF-2.9.5",))]


# Cards against the enemy


def unload(f: Facts, seat: int, troop: int, _: int) -> list[Reason]:
    """Why no cube is taken from an army card."""
    rules = ("KF-6.13.1", "KF-6.13.2")
    found = own_captain(f, seat, rules)
    return found or [because("why-no-cube-there", f.troop_of(seat, troop), rules=rules)]


def spy(f: Facts, seat: int, _: int, __: int) -> list[Reason]:
    """Why a captain is not spied on."""
    found = own_captain(f, seat, ("KF-6.14.1", "KF-6.14.5"))
    if found:
        return found
    return [because("why-nothing-to-return", f.name("seat", seat), rules=("KF-6.14.6",))]


def own_captain(f: Facts, seat: int, rules: tuple[str, ...]) -> list[Reason]:
    """The card is for the enemy."""
    if seat % 2 != f.seat % 2:
        return []
    return [because("why-own-captain", f.name("seat", seat), rules=rules)]


def give_up(f: Facts, card: int, troop: int, _: int) -> list[Reason]:
    """Why the victim of Espionage does not take back a card."""
    s = f.s
    if s.laid[f.seat][troop * 3 + s.board.colour[card]] != card:
        return [because("why-not-laid", f.card(card), f.troop(troop), rules=("KF-6.14.2",))]
    return [because("why-development-stays", f.card(card), rules=("KF-6.14.4",))]


def scare(f: Facts, t: int, _: int, __: int) -> list[Reason]:
    """Why a tower is not frightened."""
    s = f.s
    if s.square[t] < 0:
        return [because("why-tower-gone", f.tower(t), rules=("KF-2.1.4",))]
    if s.owner[t] == f.seat % 2:
        return [because("why-own-tower", f.tower(t), rules=("KF-6.20.1",))]
    if s.board.artillery[s.board.tower_troop[t]]:
        return [because("why-gun-unafraid", f.tower(t), rules=("KF-6.20.1", "KF-5.6.4"))]
    return [because("why-scare-others", f.tower(t), rules=("KF-6.20.2",))]


# Changes of the own plan


def add(f: Facts, card: int, troop: int, _: int) -> list[Reason]:
    """Why Quick Decision does not add a card."""
    found = plans.lay(f, card, troop, 0)
    if f.s.board.points[card] > QUICK_POINTS:
        found.append(because("why-quick-dear", f.card(card), QUICK_POINTS, rules=("KF-6.22.1",)))
    return found


def support(f: Facts, troop: int, _: int, __: int) -> list[Reason]:
    """Why no cube comes from an army card to that of the added card."""
    target, rules = f.s.stack[SUPPORT_TROOP], ("KF-6.22.3",)
    if troop == target:
        return [because("why-same-army", f.troop(troop), rules=rules)]
    if f.s.cubes[f.seat][troop] == 0:
        return [because("why-no-cube-there", f.troop(troop), rules=rules)]
    return no_cube_room(f, target, rules)


def reserve(f: Facts, _: int, __: int, ___: int) -> list[Reason]:
    """Why no unused cube supports the added card."""
    rules = ("KF-6.22.3",)
    if f.s.idle[f.seat] == 0:
        return [because("why-no-idle-cube", rules=rules)]
    return no_cube_room(f, f.s.stack[SUPPORT_TROOP], rules)


def no_cube_room(f: Facts, troop: int, rules: tuple[str, ...]) -> list[Reason]:
    room = int(f.s.cube_room(f.seat, troop))
    return [because("why-cube-places", f.troop(troop), room, rules=(*rules, "KF-2.3.2"))]


def transfer(f: Facts, source: int, target: int, cubes: int) -> list[Reason]:
    """Why cards and cubes do not move from one army card to another."""
    s, rules = f.s, ("KF-6.26.1", "KF-6.26.2")
    if source == target:
        return [because("why-same-army", f.troop(source), rules=rules)]
    if not has_cards(s, f.seat, source) and s.cubes[f.seat][source] == 0:
        return [because("why-nothing-to-move", f.troop(source), rules=rules)]
    if not may_transfer(s, f.seat, source, target):
        troops = (f.troop(source), f.troop(target))
        return [because("why-cards-do-not-fit", *troops, rules=rules)]
    there = int(s.cubes[f.seat][source])
    if cubes > there:
        return [because("why-cubes-short", f.troop(source), there, rules=rules)]
    room = int(s.cube_room(f.seat, target) - s.cubes[f.seat][target])
    if cubes > room:
        return [because("why-cube-room", f.troop(target), room, rules=(*rules, "KF-2.3.2"))]
    return [because("why-nothing-to-move", f.troop(source), rules=rules)]
