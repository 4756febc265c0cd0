# hot: compiled by mypyc
# thorough: its loops are worth an optimising compiler
"""Who may be picked to move next (HU-7.1.6): units one by one, and the units of a hex together.

A move changes little of this: those who have moved are no longer asked, and only who stands next to
them may have somewhere else to go, or nowhere. So what was found is kept and brought up to date.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from vezerkar.games.hungary.rules.blitz import blitz_targets
from vezerkar.games.hungary.rules.movement import can_move, group_points, steps_out_freely
from vezerkar.games.hungary.rules.picks import Picks
from vezerkar.games.hungary.rules.rising import NO_BAN, ban_for, bans
from vezerkar.games.hungary.rules.stacking import fits_together
from vezerkar.games.hungary.rules.zones import ground_of, side_map
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import HQ, HUNGARIAN, MOVED, PARTISAN, STACK_LIMIT


def picks_of(s: Campaign, side: int, seat: int) -> Picks:
    """Whom a seat may pick, and which piles."""
    kept = s.pick_cache
    ground = ground_of(s, side)
    if kept is None or kept.seat != seat or not kept.hold_on(ground, s.zone_open):
        kept = find_picks(s, side, seat)
        s.pick_cache = kept
    return kept


def find_picks(s: Campaign, side: int, seat: i64) -> Picks:
    """The same, from the position: who has not moved, and has somewhere to go or to strike."""
    board = s.board
    own, foe = side_map(s, side), side_map(s, 1 - side)
    picks, unit_hex, flags, owners = board.picks, s.unit_hex, s.flags, board.unit_owner
    kinds, nations = board.unit_type, board.unit_nation
    to_partisans, to_hungarians = bans(s)
    closed = len(to_partisans) > 0
    banned = NO_BAN
    ready = vec[u8]([0] * board.count)  # by hex: combat units that have not moved
    found = Picks(seat, ground_of(s, side), s.zone_open)
    actions, piles = found.actions, found.piles
    for hq in (False, True):
        u: i64
        for u in board.hqs[side] if hq else board.combat_units[side]:
            h: i64 = unit_hex[u]
            if h < 0 or flags[u] & MOVED or owners[u] != seat:
                continue
            if not hq:
                waiting = ready[h] + 1
                ready[h] = waiting
                if waiting == 2:
                    piles.append(h)
            if closed:
                banned = to_hungarians if nations[u] == HUNGARIAN else NO_BAN
                if kinds[u] == PARTISAN:
                    banned = to_partisans
            if steps_out_freely(board, h, own, foe, hq, banned):
                actions.append(picks[u])
            elif may_go(s, u):
                actions.append(picks[u])
                found.pressed.append(u)
            else:
                found.stuck.append(u)
    piles.sort()
    found.tight_piles = [h for h in piles if not is_free_pile(s, h, seat)]
    found.open_piles = [h for h in piles if h not in found.tight_piles or is_open_pile(s, h, seat)]
    return found


def may_go(s: Campaign, u: int) -> bool:
    """Whether a unit has somewhere to go or somebody to strike."""
    return can_move(s, [u]) or len(blitz_targets(s, [u], group_points(s, [u], 0))) > 0


def pile_units(s: Campaign, h: int, seat: int) -> list[int]:
    """HU-7.1.3: the combat units of a hex that may still move."""
    board = s.board
    units: list[int] = []
    for u in s.at[h]:
        if board.unit_type[u] < HQ and is_ready(s, u, seat):
            units.append(u)
            if len(units) == STACK_LIMIT:
                break
    return units


def is_ready(s: Campaign, u: int, seat: int) -> bool:
    """Whether a unit of a seat may still move."""
    return not s.flags[u] & MOVED and s.owns(seat, u)


def is_free_pile(s: Campaign, h: int, seat: int) -> bool:
    """Whether the units of a hex surely find an empty hex where they may stand together."""
    units = pile_units(s, h, seat)
    return steps_out(s, units) and fits_together(s, units)


def is_open_pile(s: Campaign, h: int, seat: int) -> bool:
    """Whether the units of a hex have somewhere to go together."""
    return is_free_pile(s, h, seat) or can_move(s, pile_units(s, h, seat))


def steps_out(s: Campaign, units: list[int]) -> bool:
    """Whether units of a hex surely find an empty hex beside their own."""
    board = s.board
    side = board.unit_side[units[0]]
    own, foe = side_map(s, side), side_map(s, 1 - side)
    dry = board.unit_type[units[0]] == HQ
    return steps_out_freely(board, s.unit_hex[units[0]], own, foe, dry, ban_for(s, units))


# Bringing it up to date


def keep_picks(s: Campaign, kept: Picks | None, moved: list[int], start: int) -> None:
    """After some units have gone from a hex, or have stayed there: what was kept holds on.

    Unless others have found or lost a way out: then all is found anew when it is asked for.
    """
    if kept is None:
        return
    ground = ground_of(s, s.board.unit_side[moved[0]])
    if not kept.hold_on(ground, s.zone_open):
        return
    seat = kept.seat
    now = Picks(seat, ground, s.zone_open)
    now.pressed, now.stuck = kept.pressed, kept.stuck
    for u in moved:
        now.pressed, now.stuck = without(now.pressed, u), without(now.stuck, u)
    now.piles, now.tight_piles, now.open_piles = kept.piles, kept.tight_piles, kept.open_piles
    if len(pile_units(s, start, seat)) < 2:
        now.piles = without(kept.piles, start)
        now.tight_piles = without(kept.tight_piles, start)
        now.open_piles = without(kept.open_piles, start)
    end = s.unit_hex[moved[0]]
    if not are_units_as_before(s, now, start, end) or not are_piles_as_before(s, now, start, end):
        return
    now.actions = kept.actions
    for u in moved:
        now.actions = without_pick(now.actions, s.board.picks[u])
    s.pick_cache = now


def without(numbers: list[int], gone: i64) -> list[int]:
    """A list without one of its numbers; the same list if it is not there."""
    n: i64
    for n in numbers:
        if n == gone:
            return [one for one in numbers if one != gone]
    return numbers


def without_pick(actions: list[object], gone: object) -> list[object]:
    """The same of actions. Units that are stuck have none."""
    for i, action in enumerate(actions):
        if action is gone:
            rest = actions[:]
            del rest[i]
            return rest
    return actions


def are_units_as_before(s: Campaign, kept: Picks, start: int, end: int) -> bool:
    """Whether nobody has found or lost a way out since others went from one hex to another."""
    for u in kept.pressed:
        if not steps_out(s, [u]) and not may_go(s, u):
            return False
    for u in kept.stuck:
        if steps_out(s, [u]) or may_go(s, u):
            return False
    if start == end:
        return True
    for at in range(6 * end, 6 * end + 6):
        for u in s.at[s.board.near[at]]:
            asked = is_ready(s, u, kept.seat) and u not in kept.pressed and u not in kept.stuck
            if asked and not steps_out(s, [u]):
                return False
    return True


def are_piles_as_before(s: Campaign, kept: Picks, start: int, end: int) -> bool:
    """The same of the units of a hex together."""
    far = s.board.steps[end]
    for h in kept.piles:
        if h in kept.tight_piles:
            if is_open_pile(s, h, kept.seat) != (h in kept.open_piles):
                return False
        elif (h == start or far[h] == 1) and not is_free_pile(s, h, kept.seat):
            return False
    return True
