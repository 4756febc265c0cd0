# hot: compiled by mypyc
"""Supply lines, the state of headquarters, and who is supplied from where (section 5 and 10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.hungary.rules.matching import assign
from vezerkar.games.hungary.rules.zones import presence
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    AXIS,
    COMBAT,
    CUT_OFF,
    FULLY,
    OOS,
    PARTISAN,
    PARTLY,
    SOVIET,
    UNIT,
    UNREACHABLE,
    ZOC,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_SOURCE: Final = -1
DEPOT: Final = -2  # the first depot of a side as a source, -3 the second ...


def trace(s: Campaign, side: int, sources: list[int], most: int) -> list[int]:
    """By hex: the length of the shortest open line to one of the sources (HU-5.1.1 to 5.1.8)."""
    far = [UNREACHABLE] * s.board.count
    spread(s, side, sources, most, far, far)
    return far


def spread(
    s: Campaign, side: int, sources: list[int], most: int, far: list[int], label: list[int]
) -> None:
    """Fill `far`; `label`, if it is another list, gets the number of the source that is nearest.

    Sources that come first win ties: a queue keeps their order in every round.
    """
    board = s.board
    links = board.links
    foe, own = presence(s, 1 - side), presence(s, side)
    labelled = label is not far
    queue: list[int] = []
    for i in range(len(sources)):
        source = sources[i]
        if far[source] > 0:
            far[source] = 0
            if labelled:
                label[source] = i
            queue.append(source)
    head: i64 = 0
    limit: i64 = most
    n: i64
    while head < len(queue):
        h: i64 = queue[head]
        head += 1
        length: i64 = far[h] + 1
        if length > limit:
            return
        for n in links[h]:  # HU-5.1.4: there are none across lakes
            if far[n] <= length:
                continue
            p: i64 = foe[n]
            if p & UNIT:  # HU-5.1.2
                continue
            far[n] = length
            if labelled:
                label[n] = label[h]
            # HU-5.1.6, HU-5.1.3: a line may end in an enemy ZOC, but not pass through it.
            if not p & ZOC or own[n] & COMBAT:
                queue.append(n)


def open_depots(s: Campaign, side: int) -> list[int]:
    """HU-5.2.4: the depots of a side that the enemy neither controls nor occupies."""
    foe = presence(s, 1 - side)
    return [h for h in s.board.depots[side] if s.control[h] == side and not foe[h] & UNIT]


def rail_net(s: Campaign, side: int) -> list[bool]:
    """HU-10.2.1: the hexes with an unbroken rail link to a depot of the side."""
    board = s.board
    foe, own = presence(s, 1 - side), presence(s, side)
    linked = [False] * board.count
    queue = open_depots(s, side)
    for h in queue:
        linked[h] = True
    head = 0
    while head < len(queue):
        h = queue[head]
        head += 1
        for n in board.rails[h]:
            if linked[n] or s.control[n] != side or foe[n] & UNIT:
                continue
            linked[n] = True
            if not foe[n] & ZOC or own[n] & COMBAT:
                queue.append(n)
    return linked


def hq_states(s: Campaign, side: int) -> list[int]:
    """HU-10.2.8: by HQ of a side, in the order of the board: fully, partly supplied, cut off."""
    states = s.hq_state_cache[side]
    if not states:
        states = find_states(s, side)
        s.hq_state_cache = (
            [states, s.hq_state_cache[1]] if side == AXIS else [s.hq_state_cache[0], states]
        )
    return states


def find_states(s: Campaign, side: int) -> list[int]:
    """The states of the HQs of a side, from the position."""
    board = s.board
    on_rail = rail_net(s, side)
    far: list[int] = []
    states: list[int] = []
    for u in board.hqs[side]:
        h = s.unit_hex[u]
        if h < 0:
            states.append(CUT_OFF)
            continue
        if on_rail[h]:
            states.append(FULLY)  # a rail link is a supply line as well
            continue
        if not far:
            far = trace(s, side, open_depots(s, side), UNREACHABLE)
        states.append(PARTLY if far[h] < UNREACHABLE else CUT_OFF)  # HU-10.2.2, HU-10.2.7
    return states


def hq_state(s: Campaign, hq: int) -> int:
    """The state of one HQ."""
    side = s.board.unit_side[hq]
    return hq_states(s, side)[s.board.hqs[side].index(hq)]


def working_hqs(s: Campaign, side: int) -> list[int]:
    """HU-5.1.5: the HQs that pass supply on."""
    states = hq_states(s, side)
    return [u for i, u in enumerate(s.board.hqs[side]) if states[i] != CUT_OFF]


def hq_hexes(s: Campaign, hqs: list[int]) -> list[int]:
    return [s.unit_hex[u] for u in hqs]


def source_lines(s: Campaign, side: int, most: int) -> list[int]:
    """By hex: the open line to the nearest depot or working HQ of a side."""
    return trace(s, side, open_depots(s, side) + hq_hexes(s, working_hqs(s, side)), most)


# Who is supplied (phase F)


def axis_sources(s: Campaign) -> list[int]:
    """HU-5.2.1: by ground unit the nearest source of the Axis units, or none within the range.

    HU-5.2.2, 5.2.3: any HQ supplies any number of German and Hungarian units.
    """
    board = s.board
    found = [NO_SOURCE] * board.ground_count
    hqs = working_hqs(s, AXIS)
    sources: list[int] = []
    names: list[int] = []
    for i in range(len(board.depots[AXIS])):
        h = board.depots[AXIS][i]
        if h in open_depots(s, AXIS):
            sources.append(h)
            names.append(DEPOT - i)
    for u in hqs:
        sources.append(s.unit_hex[u])
        names.append(u)
    far = [UNREACHABLE] * board.count
    label = [NO_SOURCE] * board.count
    spread(s, AXIS, sources, board.supply_range[AXIS], far, label)
    for u in board.combat_units[AXIS]:
        h = s.unit_hex[u]
        if h >= 0 and far[h] < UNREACHABLE:
            found[u] = names[label[h]]
    return found


class Need:
    """The Soviet-side units that must be supplied by HQs, and the lines they have."""

    def __init__(self, ground_count: int) -> None:
        self.depots: list[int] = [NO_SOURCE] * ground_count  # by unit: the depot within range
        self.units: list[int] = []
        self.hqs: list[int] = []
        self.room: list[int] = []
        self.costs: list[
            list[int]
        ] = []  # by unit and HQ: 0, 1 over a long line, UNREACHABLE without


def soviet_need(s: Campaign, length: int) -> Need:
    """HU-5.3.2, HU-5.6.3: who asks which HQs, over lines of up to a length."""
    board = s.board
    need = Need(board.ground_count)
    states = hq_states(s, SOVIET)
    lines: list[list[int]] = []
    for i in range(len(states)):
        if states[i] != CUT_OFF:
            u = board.hqs[SOVIET][i]
            need.hqs.append(u)
            need.room.append(board.hq_units[states[i]])
            lines.append(trace(s, SOVIET, [s.unit_hex[u]], length))
    find_depots(s, need)
    most = board.supply_range[SOVIET]
    for u in board.combat_units[SOVIET]:
        h = s.unit_hex[u]
        if h < 0 or board.unit_type[u] == PARTISAN or u in s.left_out:
            continue
        if need.depots[u] == NO_SOURCE:
            need.units.append(u)
            need.costs.append([line_cost(line[h], most) for line in lines])
    return need


def find_depots(s: Campaign, need: Need) -> None:
    """HU-5.3.3: the units within range of a depot, and of which."""
    board = s.board
    depots = open_depots(s, SOVIET)
    far = [UNREACHABLE] * board.count
    label = [NO_SOURCE] * board.count
    spread(s, SOVIET, depots, board.supply_range[SOVIET], far, label)
    for u in board.combat_units[SOVIET]:
        h = s.unit_hex[u]
        if (
            h >= 0
            and board.unit_type[u] != PARTISAN
            and u not in s.left_out
            and far[h] < UNREACHABLE
        ):
            need.depots[u] = DEPOT - board.depots[SOVIET].index(depots[label[h]])


def line_cost(length: int, most: int) -> int:
    if length >= UNREACHABLE:
        return UNREACHABLE
    return 0 if length <= most else 1


class Shares:
    """Who is supplied by which HQ: the need and, by its units, the place of an HQ in it or -1."""

    def __init__(self, need: Need, given: list[int]) -> None:
        self.need = need
        self.given = given


def share_out(s: Campaign) -> Shares:
    """HU-5.3.4: a matching, not a walk.

    If lines within the range are enough for everybody, nobody need ask for longer ones.
    """
    need = soviet_need(s, s.board.supply_range[SOVIET])
    given = assign(need.costs, need.room)
    if -1 in given:
        need = soviet_need(s, UNREACHABLE)
        given = assign(need.costs, need.room)
    return Shares(need, given)


def soviet_sources(s: Campaign) -> list[int]:
    """HU-5.3.4: by ground unit the source of the Soviet-side units."""
    shares = share_out(s)
    need, given = shares.need, shares.given
    found = need.depots
    for i in range(len(given)):
        if given[i] >= 0:
            found[need.units[i]] = need.hqs[given[i]]
    return found


def find_sources(s: Campaign) -> list[int]:
    """HU-5.7.4: the sources of all units of both sides on the same position."""
    axis = axis_sources(s)
    found = soviet_sources(s)
    for u in s.board.combat_units[AXIS]:
        found[u] = axis[u]
    return found


# Questions that other rules ask


def is_far(s: Campaign, u: int, lines: list[int], sources: list[int]) -> bool:
    """HU-5.6.4 to 5.6.6: whether a Soviet-side unit is overextended now."""
    board = s.board
    if board.unit_side[u] != SOVIET or board.unit_type[u] == PARTISAN or s.flags[u] & OOS:
        return False
    most = board.supply_range[SOVIET]
    line = lines[s.unit_hex[u]]
    if line < UNREACHABLE:
        return line > most
    return board.nearest(s.unit_hex[u], sources) > most


def far_sources(s: Campaign) -> list[int]:
    """The hexes that a Soviet-side unit must not be too far from."""
    return open_depots(s, SOVIET) + hq_hexes(s, working_hqs(s, SOVIET))


def is_surrounded(s: Campaign) -> bool:
    """HU-6.3.1.6: Budapest has lost every link to the HQs and depots of the Axis."""
    lines = source_lines(s, AXIS, UNREACHABLE)
    return not any_in_budapest(s, lines)


def any_in_budapest(s: Campaign, lines: list[int]) -> bool:
    """Whether an Axis unit in Budapest, or an empty Axis hex of it, has a line."""
    board = s.board
    manned = False
    linked = False
    for h in board.budapest_hexes:
        if s.combat_in(h) and board.unit_side[s.at[h][0]] == AXIS:
            manned = True
            if lines[h] < UNREACHABLE:
                linked = True
    if manned:
        return linked
    for h in board.budapest_hexes:
        if s.control[h] == AXIS and lines[h] < UNREACHABLE:
            linked = True
    return linked


def budapest_taken(s: Campaign) -> bool:
    for h in s.board.budapest_hexes:
        if s.control[h] != SOVIET:
            return False
    return True


def linked_hqs(s: Campaign, u: int, side: int) -> int:
    """HU-6.3.2: mask of the HQs (in the order of the board) that a unit is linked to."""
    board = s.board
    states = hq_states(s, side)
    mask = 0
    h = s.unit_hex[u]
    for i in range(len(states)):
        if states[i] != CUT_OFF:
            lines = trace(s, side, [s.unit_hex[board.hqs[side][i]]], board.supply_range[side])
            if lines[h] < UNREACHABLE:
                mask |= 1 << i
    return mask
