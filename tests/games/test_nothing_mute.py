"""Whatever can be pointed at says what it is: every thing of a scene, in every game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.games.sentences import sentences_in
from vezerkar.core.chance import Seeded
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game
from vezerkar.core.session import Session
from vezerkar.files.ledger import LANGUAGES
from vezerkar.scene.scene import Scene

GAMES = ("crescent", "hungary", "memoir", "panzer", "quartermaster")
STEPS_PLAYED = 240
STEPS_BETWEEN_LOOKS = 40
ENTRIES = {"unit": "kind", "piece": "terrain", "marker": "marker"}  # of a token, by layer


def scenes(game_id: str) -> Iterator[Scene]:
    """Moments of a random game, as whoever decides sees them."""
    game = find_game(game_id)
    session = Session(game, game.scenarios()[0].id, {}, Seeded(2))
    pick = Seeded(3)
    for step in range(STEPS_PLAYED):
        if session.state.ending >= 0:
            return
        seat = next_seat(session.state)
        if step % STEPS_BETWEEN_LOOKS == 0:
            yield game.scene(session.state, seat)
        actions = session.state.legal_actions(seat)
        session.apply(seat, actions[pick.below(len(actions))])


def things(scene: Scene) -> Iterator[tuple[str, ...]]:
    """What can be pointed at: the entries of which one has to say something."""
    for token in scene.tokens:
        yield f"{ENTRIES[token.layer]}:{token.kind}", f"unit:{token.id}"
    for space in scene.board.spaces:
        yield from ((f"terrain:{kind}",) for kind in space.kinds)
    for tray in scene.board.trays:
        yield (f"tray:{tray.id}",)
    for region in scene.board.regions:
        if region.names:
            yield tuple(region.names.values())
    for zone in scene.zones:
        yield from ((f"card:{card.id}",) for card in zone.cards)
    for mat in scene.mats:
        yield from ((pad.anchor,) for pad in mat.pads)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_can_be_pointed_at_is_mute(game: str) -> None:
    keys = [set(sentences_in(find_game(game).folder, language)) for language in LANGUAGES]
    mute = set()
    for scene in scenes(game):
        told = {
            entry.id for entry in scene.book if entry.facts or set(entry.notes) >= set(LANGUAGES)
        }
        for references in things(scene):
            if not any(one in told or is_told(one, keys) for one in references):
                mute.add(references[0])
    assert mute == set()


def is_told(reference: str, keys: list[set[str]]) -> bool:
    """The game has a sentence about it, or about its kind, in every language."""
    kind, _, name = reference.partition(":")
    wanted = {f"about-{kind}-{name}", f"about-{kind}"}
    return all(wanted & each for each in keys)


# What only whoever writes data knows: names of keys and files, and their values.
FOR_EDITORS = re.compile(r"\w+_\w+|\.toml|= (true|false)")


@pytest.mark.parametrize("game", GAMES)
def test_what_explains_a_thing_speaks_to_players(game: str) -> None:
    book = next(scenes(game)).book
    found = [
        (entry.id, note)
        for entry in book
        for note in entry.notes.values()
        if FOR_EDITORS.search(note)
    ]
    assert book
    assert found == []
