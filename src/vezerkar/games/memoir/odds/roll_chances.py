"""Exact chances of rolls: hits and flags, and what they do to a unit (M44-0.11, 4.36 to 4.56)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from vezerkar.games.memoir.rules.retreat import is_steady, longest_retreat
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import (
    AIR_ROLL,
    AMBUSH_ROLL,
    FACES,
    FLAG,
    GRENADE,
    HITS_CLASS,
    STAR,
)


@dataclass(frozen=True)
class Fate:
    """What may become of a unit that dice are rolled at.

    Exactly one of eliminated, retreats and stays happens; blocked is any loss to a blocked retreat.
    """

    hits: tuple[Fraction, ...]  # chance of 0, 1, 2 ... figures lost to hits
    eliminated: Fraction
    retreats: Fraction  # it survives and leaves its hex
    stays: Fraction
    blocked: Fraction


def fate(s: Battle, t: int, dice: int, mode: int) -> Fate:
    """The chances of a roll at a unit; its owner ignores a flag whenever he may (M44-4.57)."""
    men = s.unit_men[t]
    ignored = int(mode <= AMBUSH_ROLL and is_steady(s, t, s.unit_hex[t]))
    lost = [Fraction(0)] * (min(dice, men) + 1)
    ends = dict.fromkeys(("eliminated", "retreats", "stays", "blocked"), Fraction(0))
    for hits, flags, chance in rolls(dice, hitting_faces(s.board.unit_class[t], mode)):
        lost[min(hits, men)] += chance
        for end in outcome(s, t, men - hits, max(0, flags - ignored)):
            ends[end] += chance
    return Fate(tuple(lost), **ends)


def hitting_faces(kind: int, mode: int) -> int:
    """Faces of a die that hit a class: grenade, its own symbol, from the air the star too."""
    faces = range(len(FACES))
    return sum(
        f == GRENADE or HITS_CLASS[f] == kind or (f == STAR and mode == AIR_ROLL) for f in faces
    )


def rolls(dice: int, hitting: int) -> Iterator[tuple[int, int, Fraction]]:
    """Every number of hits and flags with its chance."""
    size = len(FACES)
    flag_faces = sum(face == FACES[FLAG] for face in FACES)
    nothing = size - hitting - flag_faces
    for hits in range(dice + 1):
        for flags in range(dice - hits + 1):
            rest = dice - hits - flags
            ways = comb(dice, hits) * comb(dice - hits, flags)
            favourable = hitting**hits * flag_faces**flags * nothing**rest
            yield hits, flags, Fraction(ways * favourable, size**dice)


def outcome(s: Battle, t: int, left: int, flags: int) -> list[str]:
    """What happens to a unit with so many figures left that must retreat for so many flags."""
    if left <= 0:
        return ["eliminated"]  # M44-4.43: flags have no effect then
    possible = int(longest_retreat(s, t, flags)) if flags else 0
    missing = flags - possible
    if missing >= left:
        return ["eliminated", "blocked"]  # M44-4.55
    ends = ["retreats" if possible else "stays"]
    return [*ends, "blocked"] if missing else ends  # M44-4.50, 4.80


def binomial(dice: int, faces: int, most: int) -> tuple[Fraction, ...]:
    """Chance that 0, 1, 2 ... dice show one of some faces, all above `most` counted as `most`."""
    size = len(FACES)
    chances = [Fraction(0)] * (min(dice, most) + 1)
    for count in range(dice + 1):
        ways = comb(dice, count) * faces**count * (size - faces) ** (dice - count)
        chances[min(count, most)] += Fraction(ways, size**dice)
    return tuple(chances)


def at_least_one(dice: int, faces: int) -> Fraction:
    """Chance that at least one of the dice shows one of some faces."""
    size = len(FACES)
    return 1 - Fraction((size - faces) ** dice, size**dice)
