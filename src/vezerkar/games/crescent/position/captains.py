"""Reads the part of a position that belongs to one captain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vezerkar.core.errors import DataError
from vezerkar.core.lists import with_list
from vezerkar.core.notation import Lexicon
from vezerkar.games.crescent.position.schema import Captain
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import CARD_IDS, CARDS, NO_CARD, PLACES, TYPES
from vezerkar.records.position_parts import within

MAX_POINTS = 9999


def read_captain(s: Battle, seat: int, captain: Captain, names: Lexicon) -> None:
    """Cards, plan, cubes and upgrades of a seat."""
    read_plan(s, seat, captain, names)
    read_cards(s, seat, captain, names)
    s.upgraded = put(s.upgraded, seat, troop_mask(captain.upgraded, names))
    s.pay = put(s.pay, seat, within("extra_pay", captain.extra_pay, 0, 9))
    s.lieutenant = put(s.lieutenant, seat, within("lieutenant", captain.lieutenant, 0, 9))
    s.thoughts = put(s.thoughts, seat, within("second_thoughts", captain.second_thoughts, 0, 4095))
    if captain.personal is not None:
        points = within("personal", captain.personal, -MAX_POINTS, MAX_POINTS)
        s.personal = put(s.personal, seat, points)
    if captain.spent is not None:
        s.spent = put(s.spent, seat, within("spent", captain.spent, 0, 99))
    if captain.idle is not None:
        s.idle = put(s.idle, seat, within("idle", captain.idle, 0, 99))
    if captain.force is not None:
        force = s.force[:]
        for troop, cards in captain.force.items():
            number = names.number("troop", troop)
            force[seat * TYPES + number] = sum(1 << names.number("card", c) for c in set(cards))
        s.force = force


def read_plan(s: Battle, seat: int, captain: Captain, names: Lexicon) -> None:
    laid = [NO_CARD] * PLACES
    for troop, cards in captain.plan.items():
        number = army(troop, names)
        for name in cards:
            card = names.number("card", name)
            place = number * 3 + s.board.colour[card]
            if laid[place] != NO_CARD:
                raise DataError(f"plan.{troop}: two cards of one colour (KF-3.1.2)")
            laid[place] = card
    s.laid = with_list(s.laid, seat, laid)
    s.played = put(s.played, seat, place_mask(captain.played, names))
    cubes = [0] * TYPES
    for troop, n in captain.cubes.items():
        cubes[army(troop, names)] = within(f"cubes.{troop}", n, 0, 99)
    s.cubes = with_list(s.cubes, seat, cubes)


def army(troop: str, names: Lexicon) -> int:
    number = names.number("troop", troop)
    if number >= TYPES:
        raise DataError(f"there is no troop '{troop}'")
    return number


def read_cards(s: Battle, seat: int, captain: Captain, names: Lexicon) -> None:
    """Every card of the deck lies somewhere; what is not named lies in the draw pile."""
    hand = counts(captain.hand or [], names)
    discard, out = counts(captain.discard, names), counts(captain.out, names)
    rest = s.board.deck[:]
    for pile in (hand, discard, out):
        rest = [rest[card] - pile[card] for card in range(CARDS)]
    for card in s.laid[seat]:
        if card >= 0:
            rest[card] -= 1
    draw = counts(captain.draw, names) if captain.draw is not None else rest
    for card in range(CARDS):
        if rest[card] < 0 or draw[card] != rest[card]:
            raise DataError(f"the cards are not those of a deck; see '{CARD_IDS[card]}'")
    s.hand = with_list(s.hand, seat, hand)
    s.draw = with_list(s.draw, seat, draw)
    s.discard = with_list(s.discard, seat, discard)
    s.out = with_list(s.out, seat, out)
    s.drawn = with_list(s.drawn, seat, sorted(names.number("card", c) for c in captain.drawn))
    recalled = sorted(names.number("card", c) for c in captain.recalled)
    s.recalled = with_list(s.recalled, seat, recalled)
    unshown = draw if captain.unshown is None else counts(captain.unshown, names)
    s.unshown = with_list(s.unshown, seat, unshown)
    s.known_hand = with_list(s.known_hand, seat, counts(captain.known_hand, names))
    s.known_discard = with_list(s.known_discard, seat, counts(captain.known_discard, names))


def counts(cards: Sequence[str], names: Lexicon) -> list[int]:
    found = [0] * CARDS
    for name in cards:
        found[names.number("card", name)] += 1
    return found


def troop_mask(troops: Sequence[str], names: Lexicon) -> int:
    return sum(1 << army(troop, names) for troop in dict.fromkeys(troops))


def place_mask(played: Mapping[str, Sequence[str]], names: Lexicon) -> int:
    """The places of a plan that are named by troop and colour."""
    found = 0
    for troop, colours in played.items():
        for colour in colours:
            found |= 1 << army(troop, names) * 3 + names.number("colour", colour)
    return found


def put(numbers: list[int], seat: int, value: int) -> list[int]:
    return [*numbers[:seat], value, *numbers[seat + 1 :]]
