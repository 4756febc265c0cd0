"""Whatever is tried: a refusal has a reason with a rule, changes nothing and tells no secret."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tests.games.memoir.random_battles import battles
from tests.games.memoir.stacked_decks import SLUGS
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import OBSERVER, pack
from vezerkar.core.registry import find_game
from vezerkar.files.ledger import load_ledger
from vezerkar.games.memoir.explain import REASONS, explain
from vezerkar.games.memoir.setup import layout_of
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import VERBS

GAME = find_game("memoir")
TEAMS = {"axis_players": 3, "allies_players": 2}


@cache
def known_rules() -> frozenset[str]:
    return frozenset(rule.id for rule in load_ledger(GAME.folder))


def any_action(s: Battle, verb: int, pick: random.Random) -> int:
    """A well-formed action of a verb, sensible or not."""
    layout = layout_of(s.board)
    values = [0, 0, 0]
    for i, kind in enumerate(VERBS[verb].kinds):
        names = layout.lexicon.names(kind)
        values[i] = pick.choice([number for number, name in enumerate(names) if name] or [0])
    return pack(verb, *values)


def check(s: Battle, seat: int, action: int, guess: Battle) -> None:
    """A legal action has no reasons, any other has; they do not depend on what is unseen."""
    before = s.fingerprint()
    found = explain(s, seat, action)
    assert s.fingerprint() == before
    if action in s.legal_actions(seat):
        assert found == []
        return
    assert found
    for reason in found:
        message = reason.message
        assert tuple(message.args) == REASONS[message.key]
        assert message.rules
        assert known_rules().issuperset(message.rules), message
    assert explain(guess, seat, action) == found


@pytest.mark.parametrize("slug", SLUGS)
def test_every_refusal_has_a_reason_in_the_rulebook(slug: str) -> None:
    pick = random.Random(slug)
    settings = pick.choice([{}, {}, TEAMS])
    seed = pick.randrange(1_000_000)
    for i, s in enumerate(battles(slug, seed, 300, settings)):
        if i % 7:
            continue
        everybody = [OBSERVER, *range(len(GAME.seats(s)))]
        for verb in pick.sample(range(len(VERBS)), 9):
            seat = pick.choice(s.actors() or everybody)
            if pick.random() < 0.1:
                seat = pick.choice(everybody)
            guess = GAME.guess(s, seat, Seeded(i))
            assert isinstance(guess, Battle)
            check(s, seat, any_action(s, verb, pick), guess)
        for seat in s.actors():
            for action in s.legal_actions(seat)[:3]:
                check(s, seat, action, s)
