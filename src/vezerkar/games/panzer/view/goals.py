"""How far each side is from winning, and whose turn comes next: shown beside its name."""

from __future__ import annotations

from vezerkar.games.panzer import terms
from vezerkar.games.panzer.board import Condition
from vezerkar.games.panzer.rules.victory import holds, measure
from vezerkar.games.panzer.setup import Layout
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.view.reference import spoken
from vezerkar.scene.message import Argument, Message

# Victory points stand beside the name as a score, and to lose all units is nobody's goal.
UNTOLD = (terms.WIN_POINTS, terms.WIN_WIPED_OUT)
CONTROL = (terms.WIN_CONTROL_ALL, terms.WIN_CONTROL_AT_LEAST)


def goals(s: Front, layout: Layout, side: int) -> list[Message]:
    """What a side needs and what it has of it; who plays alone is also told how he would lose."""
    found = []
    for rule, victory in zip(s.board.conditions, layout.scenario.victory, strict=True):
        concerns = s.board.solo or rule.otherwise >= 0 or rule.side in (side, terms.EITHER_SIDE)
        if concerns and rule.kind not in UNTOLD:
            found.append(_goal(s, rule, side, f"{layout.scenario.slug}-{victory.id}"))
    # What decides most battles comes first: a low window shows the first lines only.
    return sorted(found, key=lambda goal: not goal.key.startswith("goal-most-"))


def _goal(s: Front, rule: Condition, side: int, name: str) -> Message:
    rules = (terms.ENDINGS[rule.ending],)
    whose = side if rule.side == terms.EITHER_SIDE else rule.side
    if rule.kind == terms.WIN_COMPARE:
        key = terms.VICTORY_KEYS[rule.keys[0]].replace("_", "-")
        args = {"number": measure(s, whose, rule.keys[0]), "number2": max(rule.turn, s.turn)}
        return Message(f"goal-most-{key}", {**args}, rules)
    if rule.kind == terms.WIN_KILLS:
        has, needed = s.kills[whose], rule.count
    else:
        row = rule.kind == terms.WIN_ENEMY_START_ROW
        tiles = s.start_tiles(1 - whose) if row else rule.tiles
        has, needed = holds(s, whose, tiles), rule.count or len(tiles)
    key = _key(rule, name.replace("_", "-"), whose == side)
    return Message(key, {"number": has, "number2": needed}, rules)


def _key(rule: Condition, name: str, own: bool) -> str:
    """Tiles are called by what they are; a scenario of a pack has no words of its own."""
    kind = terms.VICTORY_KINDS[rule.kind].replace("_", "-")
    named = f"goal-{name}"
    if rule.kind in CONTROL and named in spoken():
        return named
    return f"goal-{kind}" if own else f"goal-{kind}-enemy"


def tally(s: Front, side: int) -> tuple[int, str]:
    """What a battle without victory points is decided by at its end, and what is counted there."""
    rule = next((rule for rule in s.board.conditions if rule.kind == terms.WIN_COMPARE), None)
    if s.board.has_points or rule is None:
        return 0, ""
    key = rule.keys[0]
    return measure(s, side, key), terms.VICTORY_KEYS[key].replace("_", "-")


def end_of_battle(s: Front, side: int) -> list[Message]:
    """Whoever plays last is told that nothing comes after it."""
    if side != s.active or not is_last(s):
        return []
    key = "seat-may-end" if any(rule.extends for rule in s.board.conditions) else "seat-ends"
    return [Message(key, {}, ("PG-6.4.2",))]


def next_turn(s: Front, side: int) -> list[Message]:
    """Whoever waits is told when it plays."""
    is_second = s.active != s.first
    if s.turn == 0 or side == s.active or is_last(s):
        return []
    when: dict[str, Argument] = {"number": s.turn + 1, "why": "next" if is_second else "same"}
    return [Message("seat-next", when, ("PG-6.0.1",))]


def is_last(s: Front) -> bool:
    """Whether the second side plays the last turn."""
    return s.turn > 0 and s.active != s.first and s.turn == last_turn(s)


def last_turn(s: Front) -> int:
    """The turn after which the battle ends, 0 if none is set; a flip may have added some."""
    limit = max((rule.turn for rule in s.board.conditions), default=0) or s.board.last_turn
    return max(limit, s.turn) if limit else 0
