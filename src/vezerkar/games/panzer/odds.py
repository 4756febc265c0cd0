"""What a flipped card may do to a choice, exactly, as far as the cards are known to nobody.

Cards that are played or sacrificed are choices, not chance: the odds of an attack are those of its
first fire without them, with all support that costs nothing.
"""

from __future__ import annotations

from collections import Counter

from vezerkar.core.kernel import FRAME, a_of, b_of, verb_of
from vezerkar.games.panzer.fights import counts_as_dug
from vezerkar.games.panzer.forms import P_EXTRA, V_ATTACK, V_DROP, V_FLIP, V_JUMP, V_MOVE
from vezerkar.games.panzer.hidden import secret_hand, sees
from vezerkar.games.panzer.setup import layout_of
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    ACTIONS,
    DUG_IN_BONUS,
    FIRST_FIRE,
    IGNORES_MINES,
    L_ATTACK,
    L_BONUS,
    L_DEFENSE,
    L_DUG_IN,
    L_MORALE,
    L_SUPPORT,
    L_TILE_ATTACK,
    L_TILE_DEFENSE,
    SIDES,
)
from vezerkar.games.panzer.values import (
    attack_value,
    free_supporters,
    tile_attack,
    tile_defense,
)
from vezerkar.games.panzer.view.sheet import Line, running, unit_reference
from vezerkar.scene.message import Argument, Message
from vezerkar.scene.panels import Bar, Sheet, Sum
from vezerkar.scene.scene import Odds

RESULTS = ("mine", "hurt", "ability", "destroyed")


def odds(s: Front, seat: int, action: int) -> Odds | None:
    """What chance may do to an action; None if it has no part in it."""
    verb, a, b = verb_of(action), a_of(action), b_of(action)
    tactics = unseen_tactics(s, seat, int(verb == V_ATTACK and s.board.solo))
    if verb in (V_MOVE, V_JUMP):
        return mine_odds(s, a, b, tactics)
    if verb == V_DROP:
        return Odds(results={"hurt": share(tactics, (1, 2, 3))})
    if verb == V_FLIP:
        values = tuple(s.board.drawn_values[s.unit_card[a]])
        return Odds(results={"ability": share(tactics, values)})
    if verb == V_ATTACK:
        return attack_odds(s, a, b, tactics)
    return None


def unseen_tactics(s: Front, seat: int, before: int = 0) -> dict[int, int]:
    """Tactical modifiers of the cards that a flip may turn over, as the seat knows them.

    So many cards come off the deck `before` it: in a solo combat one as a sacrifice (PG-9.2.0.9).
    """
    board = s.board
    first = board.deck_first[ACTIONS]
    counts: Counter[int] = Counter()
    for kind, count in enumerate(s.piles[ACTIONS]):
        counts[board.tactic[first + kind]] += count
    if counts.total() <= before:
        for kind, count in enumerate(s.discards[ACTIONS]):  # a new deck, known to all (PG-6.1.8)
            counts[board.tactic[first + kind]] += count
    else:
        counts.update(board.tactic[card] for card in hidden_actions(s, seat))
    found = {tactic: count for tactic, count in sorted(counts.items()) if count}
    return found or {0: 1}  # nothing to turn over counts as 0


def hidden_actions(s: Front, seat: int) -> list[int]:
    """The action cards in hands that a seat does not see: they might as well be in the deck."""
    hidden = [side for side in range(2) if not sees(s, seat, side)]
    return [card for side in hidden for card in secret_hand(s, side) if card >= s.board.units]


def share(tactics: dict[int, int], wanted: tuple[int, ...]) -> float:
    return sum(tactics.get(value, 0) for value in wanted) / sum(tactics.values())


def mine_odds(s: Front, u: int, tile: int, tactics: dict[int, int]) -> Odds | None:
    """PG-6.2.11: a mine on -1 or -2, where one may lie at all."""
    side = s.side(u)
    if s.control[tile] != 1 - side or s.able(u, IGNORES_MINES):
        return None
    if s.trap >> (1 - side) & 1:
        return Odds(results={"mine": 1.0})
    return Odds(results={"mine": share(tactics, (-2, -1))})


# The first fire of an attack


def attack_odds(s: Front, attacker: int, defender: int, tactics: dict[int, int]) -> Odds:
    """The sums of the first fire and what each flip would cost the target."""
    is_dug = counts_as_dug(s, attacker, defender)
    first = is_dug or s.able(defender, FIRST_FIRE)
    u, target = (defender, attacker) if first else (attacker, defender)
    fire = fire_lines(s, u, target, 0 if first else bonus_now(s))
    guard = target_lines(s, u, target, is_dug and target == defender)
    layout = layout_of(s.board)
    args: dict[str, Argument] = {
        "unit": unit_reference(s, layout, u),
        "at": f"tile:{layout.grid.name(s.unit_tile[u])}",
        "unit2": unit_reference(s, layout, target),
        "at2": f"tile:{layout.grid.name(s.unit_tile[target])}",
    }
    bars, deadly = outcome(marker(fire), marker(guard), s.morale(target), tactics)
    sheet = Sheet(
        "combat",
        Message("sheet-combat", args),
        (
            Sum("fire", tuple(running(s, layout, fire)), SIDES[s.side(u)]),
            Sum("target", tuple(running(s, layout, guard)), SIDES[s.side(target)]),
        ),
        bars=bars,
        results={"destroyed": deadly},
    )
    return Odds(sheet=sheet)


def bonus_now(s: Front) -> int:
    """What cards add to the fire of an attack that is made now, for the turn or this action."""
    return s.bonus + s.stack[-1] if s.stack[-FRAME] == P_EXTRA else s.bonus


def marker(lines: list[Line]) -> int:
    """Where a marker stands after these lines, which never bring it below 1 (PG-7.0.3)."""
    value = 0
    for _, amount, _ in lines:
        value = max(1, value + amount)
    return value


def outcome(
    fire: int, guard: int, morale: int, tactics: dict[int, int]
) -> tuple[tuple[Bar, ...], float]:
    """What the fire leads to, and how likely the target falls; a ratio may decide it alone."""
    if fire >= 3 * guard:
        return (Bar(Message("odds-instant", {}, ("PG-7.9.2",)), 1.0),), 1.0
    if 2 * fire <= guard:
        return (Bar(Message("odds-stalled", {}, ("PG-7.10.2",)), 1.0),), 0.0
    losses = loss_odds(fire - guard, tactics)
    bars = tuple(
        Bar(Message("odds-loss", {"number": loss}, ("PG-7.14.1",)), chance)
        for loss, chance in losses.items()
    )
    return bars, sum(chance for loss, chance in losses.items() if loss >= morale)


def loss_odds(difference: int, tactics: dict[int, int]) -> dict[int, float]:
    """Chances of morale losses for a difference before the flip."""
    total = sum(tactics.values())
    found: dict[int, float] = {}
    for tactic, count in tactics.items():
        loss = max(0, (difference + tactic + 1) // 2) if difference + tactic > 0 else 0
        found[loss] = found.get(loss, 0.0) + count / total
    return dict(sorted(found.items()))


def fire_lines(s: Front, u: int, target: int, bonus: int) -> list[Line]:
    lines: list[Line] = [(L_ATTACK, attack_value(s, u, target), u)]
    lines += [(L_BONUS, bonus, u)] if bonus else []
    lines += [(L_MORALE, s.markers(u), u)] if s.markers(u) else []
    for other in free_supporters(s, u, target):
        lines.append((L_SUPPORT, s.board.support[s.unit_card[other]], other))
    lines += [(L_TILE_ATTACK, tile_attack(s, u), u)] if tile_attack(s, u) else []
    return lines


def target_lines(s: Front, u: int, target: int, is_dug: bool) -> list[Line]:
    lines: list[Line] = [(L_DEFENSE, s.board.guard[s.unit_card[target]], target)]
    terrain = tile_defense(s, u, target)
    lines += [(L_TILE_DEFENSE, terrain, target)] if terrain else []
    lines += [(L_DUG_IN, DUG_IN_BONUS, target)] if is_dug else []
    return lines
