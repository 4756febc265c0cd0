"""What a seat sees, as a vector of numbers in which every fact of its scene is counted.

A hash of the fact says where (the hashing trick), so that one adapter serves all games, and nothing
gets in that the scene does not show.
"""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from vezerkar.scene.scene import Scene, Token, Zone

Vector = NDArray[np.float32]


def observe(scene: Scene, size: int) -> Vector:
    """A scene as a vector of so many numbers."""
    return count(facts(scene), size)


def count(found: Iterator[tuple[str, float]], size: int) -> Vector:
    vector = np.zeros(size, dtype=np.float32)
    for words, amount in found:
        vector[crc32(words.encode()) % size] += amount
    return vector


def facts(scene: Scene) -> Iterator[tuple[str, float]]:
    """All that a scene tells, each fact with its amount; ids of hidden things mean nothing."""
    yield f"asked {scene.prompt.text.key}", 1.0
    for seat in scene.seats:
        yield f"score {seat.id}", float(seat.score)
        yield f"deciding {seat.id}", float(seat.deciding)
        yield f"ready {seat.id}", float(seat.ready)
    for token in scene.tokens:
        yield from _token(token)
    for zone in scene.zones:
        yield from _zone(zone)
    for track in scene.tracks:
        yield f"track {track.id} {track.side}", float(track.value)


def _token(token: Token) -> Iterator[tuple[str, float]]:
    name = f"{token.layer} {token.kind} {token.side} {token.space}"
    yield name, float(token.strength or 1)
    for mark in token.marks:
        yield f"{name} {mark}", 1.0


def _zone(zone: Zone) -> Iterator[tuple[str, float]]:
    yield f"cards {zone.id} {zone.owner}", float(zone.count)
    for card in zone.cards:
        yield f"card {zone.id} {zone.owner} {card.id}", float(card.count)
