"""Random battles for tests: every position on the way, repeatable by seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vezerkar.core.chance import Seeded
from vezerkar.core.game import Value
from vezerkar.core.registry import find_game
from vezerkar.games.memoir.state import Battle


def battles(
    slug: str, seed: int, most: int = 10_000, settings: Mapping[str, Value] | None = None
) -> Iterator[Battle]:
    """The positions of one random battle, the end included; the same object moves on.

    Nobody breaks off: a choice to do nothing more is taken only now and then, or random battles
    would hardly see a fight.
    """
    chance, pick = Seeded(seed), Seeded(seed + 1_000_003)
    s = find_game("memoir").new(slug, settings or {}, chance)
    assert isinstance(s, Battle)
    yield s
    for _ in range(most):
        # In a team whoever holds a card for his section plays; the others have nothing to say.
        actors = [seat for seat in s.actors() if s.legal_actions(seat)]
        if not actors:
            return
        seat = actors[pick.below(len(actors))]
        actions = s.legal_actions(seat)
        action = actions[pick.below(len(actions))]
        if action == actions[-1]:
            action = actions[pick.below(len(actions))]
        s.apply(seat, action, chance)
        yield s
