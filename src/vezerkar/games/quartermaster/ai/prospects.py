"""What people count in the war: a computer says with it what it expects of an action."""

from __future__ import annotations

from vezerkar.games.quartermaster.rules.stack import turn_stage
from vezerkar.games.quartermaster.rules.victory import next_points
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import COUNTRIES, T_VICTORY
from vezerkar.space.areas import count


def prospects(s: War, team: int) -> dict[str, float]:
    """Points, income and pieces of both teams; what lies ready, and what the enemy has left."""
    enemy = 1 - team
    return {
        "own-income": _income(s, team),
        "enemy-income": _income(s, enemy),
        "own-points": s.points[team] - _just_scored(s, team),
        "enemy-points": s.points[enemy] - _just_scored(s, enemy),
        "own-pieces": _pieces(s, team),
        "enemy-pieces": _pieces(s, enemy),
        "own-laid": sum(len(s.status[c]) + len(s.responses[c]) for c in s.board.members[team]),
        "enemy-cards": sum(s.deck_size(c) + len(s.hands[c]) for c in s.board.members[enemy]),
    }


def _income(s: War, team: int) -> int:
    """What the next Victory steps of a team would bring."""
    return sum(int(next_points(s, c)) for c in s.board.members[team])


def _just_scored(s: War, team: int) -> int:
    """What the last Victory steps brought: it comes whatever is done, and is told as income."""
    before = (s.active - 1) % COUNTRIES
    scored = [before] if turn_stage(s) <= T_VICTORY else [before, int(s.active)]
    return sum(int(next_points(s, c)) for c in scored if s.ending < 0 and s.board.team[c] == team)


def _pieces(s: War, team: int) -> int:
    return sum(count(mask) for c, mask in enumerate(s.pieces) if s.board.team[c] == team)
