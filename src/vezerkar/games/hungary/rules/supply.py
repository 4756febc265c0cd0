# hot: compiled by mypyc
# thorough: its loops are worth an optimising compiler
"""Supply lines, the state of headquarters, and who is supplied from where (section 5 and 10.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from vezerkar.games.hungary.board import Board, copied
from vezerkar.games.hungary.rules.matching import assign
from vezerkar.games.hungary.rules.shares import NO_SOURCE, Need, Shares
from vezerkar.games.hungary.rules.zones import side_map
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    AXIS,
    COMBAT,
    CUT_OFF,
    FULLY,
    LAKE,
    OOS,
    PARTISAN,
    PARTLY,
    SOVIET,
    UNIT,
    UNREACHABLE,
    ZOC,
)

WANTED: Final = 10_000  # more than UNREACHABLE: the length of a line that is asked for
DEPOT: Final = -2  # the first depot of a side as a source, -3 the second ...


def trace(s: Campaign, side: int, sources: list[int], most: int) -> vec[i64]:
    """By hex: the length of the shortest open line to one of the sources (HU-5.1.1 to 5.1.8)."""
    far = copied(s.board.unlinked)
    spread(s, side, sources, most, far, vec[i64](), 0)
    return far


def seek(s: Campaign, side: int, sources: list[int], most: int, goals: list[int]) -> vec[i64]:
    """The same, but drawn only until all goals have a line: what it says of others is not all."""
    far = copied(s.board.unlinked)
    missing = 0
    for h in goals:
        if far[h] != WANTED:
            far[h] = WANTED
            missing += 1
    if missing:
        spread(s, side, sources, most, far, vec[i64](), missing)
    return far


def spread(
    s: Campaign,
    side: int,
    sources: list[int],
    most: int,
    far: vec[i64],
    label: vec[i64],
    missing: i64,
) -> None:
    """Fill `far`; `label`, if it is not empty, gets the number of the source that is nearest.

    Sources that come first win ties: a queue keeps their order in every round. If some hexes are
    marked as WANTED, it ends when none of them is `missing`.
    """
    board = s.board
    lanes = board.lanes
    foe, own = side_map(s, 1 - side), side_map(s, side)
    labelled = len(label) > 0
    queue, count = copied(board.zeros), i64(0)
    known: i64
    i: i64
    for i in range(len(sources)):
        source: i64 = sources[i]
        known = far[source]
        if known > 0:
            far[source] = 0
            if labelled:
                label[source] = i
            queue[count] = source
            count += 1
            if known == WANTED:
                missing -= 1
                if missing == 0:
                    return
    limit: i64 = most
    at: i64 = 0
    while at < count:  # it grows on the way
        h = queue[at]
        at += 1
        length: i64 = far[h] + 1
        if length > limit:
            return
        for n in lanes[h]:
            known = far[n]
            if known <= length:
                continue
            flags = foe[n]
            if flags & UNIT:  # HU-5.1.2
                continue
            far[n] = length
            if labelled:
                label[n] = label[h]
            # HU-5.1.6, HU-5.1.3: a line may end in an enemy ZOC, but not pass through it.
            if flags & ZOC == 0 or own[n] & COMBAT:
                queue[count] = n
                count += 1
            if known == WANTED:
                missing -= 1
                if missing == 0:
                    return


def links(board: Board, h: int) -> list[int]:
    """The neighbours of a hex, but for those across a lake."""
    return [board.near[at] for at in range(6 * h, 6 * h + 6) if board.edge[at] != LAKE]


def open_depots(s: Campaign, side: int) -> list[int]:
    """HU-5.2.4: the depots of a side that the enemy neither controls nor occupies."""
    foe = side_map(s, 1 - side)
    return [h for h in s.board.depots[side] if s.control[h] == side and not foe[h] & UNIT]


def rail_net(s: Campaign, side: int) -> vec[u8]:
    """HU-10.2.1: 1 for the hexes with an unbroken rail link to a depot of the side."""
    board = s.board
    foe, own, control = side_map(s, 1 - side), side_map(s, side), s.control
    tracks = board.tracks
    holder: i64 = side
    linked = board.no_flags[:]
    queue, count = copied(board.zeros), i64(0)
    depot: i64
    for depot in open_depots(s, side):
        linked[depot] = 1
        queue[count] = depot
        count += 1
    i: i64 = 0
    while i < count:  # it grows on the way
        h = queue[i]
        i += 1
        for n in tracks[h]:
            flags = foe[n]
            if linked[n] or control[n] != holder or flags & UNIT:
                continue
            linked[n] = 1
            if flags & ZOC == 0 or own[n] & COMBAT:
                queue[count] = n
                count += 1
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
    on_rail = rail_net(s, side)
    states: list[int] = []
    for h in hq_hexes(s, s.board.hqs[side]):
        if h < 0:
            states.append(CUT_OFF)
        elif on_rail[h] == 1:
            states.append(FULLY)
        else:
            states.append(PARTLY if is_on_line(s, side, h, on_rail) else CUT_OFF)
    return states


def is_on_line(s: Campaign, side: int, h: i64, on_rail: vec[u8]) -> bool:
    """HU-10.2.2, HU-10.2.7: whether an HQ has a line of any length to a depot.

    A rail link is such a line as well, so it is drawn from the HQ to the nearest end of one: most
    often that is close by.
    """
    board = s.board
    lanes = board.lanes
    foe, own = side_map(s, 1 - side), side_map(s, side)
    depots = open_depots(s, side)
    known = board.no_flags[:]
    known[board.off] = 1
    known[h] = 1
    queue = vec[i64]([h])
    i: i64 = 0
    while i < len(queue):  # it grows on the way
        at = queue[i]
        i += 1
        for n in lanes[at]:
            flags = foe[n]
            if known[n] or flags & UNIT:
                continue
            known[n] = 1
            # HU-5.1.6, HU-5.1.3: a line does not pass through an enemy ZOC, but it may begin there.
            if flags & ZOC and not own[n] & COMBAT:
                if on_rail[n] and n in depots:
                    return True
            elif on_rail[n]:
                return True
            else:
                queue = append(queue, n)
    return False


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


def source_lines(s: Campaign, side: int, most: int) -> vec[i64]:
    """By hex: the open line to the nearest depot or working HQ of a side."""
    return trace(s, side, open_depots(s, side) + hq_hexes(s, working_hqs(s, side)), most)


def hq_lines(s: Campaign, side: int, i: int) -> vec[i64]:
    """By hex: the open line within the range to a working HQ, in the order of the board."""
    lines = s.hq_line_cache[side]
    if not lines:
        lines = [vec[i64]() for hq in s.board.hqs[side]]
        both = s.hq_line_cache
        s.hq_line_cache = [lines, both[SOVIET]] if side == AXIS else [both[AXIS], lines]
    if len(lines[i]) == 0:
        hq = s.board.hqs[side][i]
        lines[i] = trace(s, side, [s.unit_hex[hq]], s.board.supply_range[side])
    return lines[i]


# Who is supplied (phase F)


def axis_sources(s: Campaign) -> list[int]:
    """HU-5.2.1: by ground unit the nearest source of the Axis units, or none within the range.

    HU-5.2.2, 5.2.3: any HQ supplies any number of German and Hungarian units.
    """
    board = s.board
    found = [NO_SOURCE] * board.ground_count
    sources: list[int] = []
    names: list[int] = []
    depots = open_depots(s, AXIS)
    for i in range(len(board.depots[AXIS])):
        h = board.depots[AXIS][i]
        if h in depots:
            sources.append(h)
            names.append(DEPOT - i)
    for u in working_hqs(s, AXIS):
        sources.append(s.unit_hex[u])
        names.append(u)
    far, label = copied(board.unlinked), copied(board.zeros)
    spread(s, AXIS, sources, board.supply_range[AXIS], far, label, 0)
    for u in board.combat_units[AXIS]:
        h = s.unit_hex[u]
        if h >= 0 and far[h] < UNREACHABLE:
            found[u] = names[label[h]]
    return found


def near_need(s: Campaign) -> Need:
    """HU-5.3.2: who asks which HQs, over lines within the range; nobody is left out."""
    board = s.board
    need = Need(board.ground_count)
    states = hq_states(s, SOVIET)
    lines: list[vec[i64]] = []
    for i in range(len(states)):
        if states[i] != CUT_OFF:
            need.hqs.append(board.hqs[SOVIET][i])
            need.room.append(board.hq_units[states[i]])
            lines.append(hq_lines(s, SOVIET, i))
    find_depots(s, need)
    for u in board.combat_units[SOVIET]:
        h = s.unit_hex[u]
        if h < 0 or board.unit_type[u] == PARTISAN:
            continue
        if need.depots[u] == NO_SOURCE:
            need.units.append(u)
            need.costs.append([line_cost(line[h], 0) for line in lines])
    return need


def far_need(s: Campaign, near: Need) -> Need:
    """HU-5.6.3: the same over lines of any length."""
    need = Need(0)
    need.depots, need.units, need.hqs, need.room = near.depots, near.units, near.hqs, near.room
    far = far_lines(s, SOVIET, hq_hexes(s, need.hqs))
    for k in range(len(near.units)):
        h: i64 = s.unit_hex[near.units[k]]
        costs = near.costs[k][:]
        for i in range(len(far)):
            if costs[i] == UNREACHABLE:
                costs[i] = line_cost(far[i][h], 1)
        need.costs.append(costs)
    return need


def find_depots(s: Campaign, need: Need) -> None:
    """HU-5.3.3: the units within range of a depot, and of which."""
    board = s.board
    depots = open_depots(s, SOVIET)
    far, label = copied(board.unlinked), copied(board.zeros)
    spread(s, SOVIET, depots, board.supply_range[SOVIET], far, label, 0)
    for u in board.combat_units[SOVIET]:
        h = s.unit_hex[u]
        if h >= 0 and board.unit_type[u] != PARTISAN and far[h] < UNREACHABLE:
            need.depots[u] = DEPOT - board.depots[SOVIET].index(depots[label[h]])


def line_cost(length: int, cost: int) -> int:
    """What a line costs if there is one."""
    return cost if length < UNREACHABLE else UNREACHABLE


def far_lines(s: Campaign, side: int, sources: list[int]) -> list[vec[i64]]:
    """By source and hex: whether there is an open line of any length.

    Two sources that lines pass through, and that have a line to each other, have them to the same
    hexes: what was drawn for one holds for the other.
    """
    found: list[vec[i64]] = []
    for i, h in enumerate(sources):
        like = -1
        for k in range(i):
            if found[k][h] < UNREACHABLE and is_passed(s, side, sources[k]):
                like = k
        alone = like < 0 or not is_passed(s, side, h)
        found.append(trace(s, side, [h], UNREACHABLE) if alone else found[like])
    return found


def is_passed(s: Campaign, side: int, h: int) -> bool:
    """HU-5.1.6, HU-5.1.3: whether lines pass through a hex of the own side."""
    return not side_map(s, 1 - side)[h] & ZOC or side_map(s, side)[h] & COMBAT != 0


def share_out(s: Campaign) -> Shares:
    """HU-5.3.4: a matching, not a walk.

    If lines within the range are enough for everybody, nobody need ask for longer ones.
    """
    known = s.shares_cache
    if known is None or known.left_out != s.left_out:
        known = find_shares(s, known)
        s.shares_cache = known
    return known


def find_shares(s: Campaign, known: Shares | None) -> Shares:
    """The same, from the position, or from what is known of it while others were left out."""
    near = known.near if known is not None else near_need(s)
    far = known.far if known is not None else None
    need = near.without(s.left_out)
    given = [] if need.is_hopeless() else assign(need.costs, need.room)
    if len(given) < len(need.units) or -1 in given:
        if far is None:
            far = far_need(s, near)
        need = far.without(s.left_out)
        given = assign(need.costs, need.room)
    return Shares(need, given, s.left_out, near, far)


def soviet_sources(s: Campaign) -> list[int]:
    """HU-5.3.4: by ground unit the source of the Soviet-side units."""
    shares = share_out(s)
    return given_sources(shares.need, shares.given)


def given_sources(need: Need, given: list[int]) -> list[int]:
    """By ground unit its depot, or the HQ that it is given."""
    found = need.depots[:]
    for i in range(len(given)):
        if given[i] >= 0:
            found[need.units[i]] = need.hqs[given[i]]
    return found


def soviet_sources_without(s: Campaign, hq: int) -> list[int]:
    """By ground unit the source of the Soviet-side units if an HQ were lost.

    No line passes through an HQ and none begins at one that is lost: all others stay as they are.
    """
    shares = share_out(s)
    need = shares.near.without(s.left_out).without_hq(hq)
    given = assign(need.costs, need.room)
    if -1 in given:
        far = shares.far if shares.far is not None else far_need(s, shares.near)
        shares.far = far
        need = far.without(s.left_out).without_hq(hq)
        given = assign(need.costs, need.room)
    return given_sources(need, given)


def cut_off_without(s: Campaign, hq: int, side: int, before: list[int]) -> int:
    """How many units of a side would lose the sources that they have with an HQ."""
    if side == AXIS:
        return axis_cut_off(s, hq, before)
    after = soviet_sources_without(s, hq)
    count = 0
    for u in s.board.combat_units[side]:
        if before[u] != NO_SOURCE and after[u] == NO_SOURCE and s.unit_hex[u] >= 0:
            count += 1
    return count


def axis_cut_off(s: Campaign, lost: int, before: list[int]) -> int:
    """The same for the Axis, where only the units of that HQ have to look for another source."""
    board = s.board
    theirs = [u for u in board.combat_units[AXIS] if before[u] == lost and s.unit_hex[u] >= 0]
    rest = [s.unit_hex[u] for u in working_hqs(s, AXIS) if u != lost]
    goals = [s.unit_hex[u] for u in theirs]
    lines = seek(s, AXIS, open_depots(s, AXIS) + rest, board.supply_range[AXIS], goals)
    return len([h for h in goals if lines[h] >= UNREACHABLE])


def units_without(s: Campaign, sources: list[int]) -> list[int]:
    """The units on the map that lack a source, whether they are marked already or not."""
    board, unit_hex = s.board, s.unit_hex
    found: list[int] = []
    for side in (AXIS, SOVIET):
        for u in board.combat_units[side]:
            if sources[u] == NO_SOURCE and unit_hex[u] >= 0:
                if board.unit_type[u] != PARTISAN:  # HU-12.2.1.3
                    found.append(u)
    return found


def find_sources(s: Campaign) -> list[int]:
    """HU-5.7.4: the sources of all units of both sides on the same position."""
    axis = axis_sources(s)
    found = soviet_sources(s)
    for u in s.board.combat_units[AXIS]:
        found[u] = axis[u]
    return found


# Questions that other rules ask


def is_far(s: Campaign, u: int, lines: vec[i64], sources: list[int]) -> bool:
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


def any_in_budapest(s: Campaign, lines: vec[i64]) -> bool:
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


def linked_hqs(s: Campaign, h: int, side: int) -> int:
    """HU-6.3.2: mask of the HQs (in the order of the board) that a unit in a hex is linked to."""
    states = hq_states(s, side)
    mask = 0
    for i in range(len(states)):
        if states[i] != CUT_OFF and is_linked_to(s, h, side, i):
            mask |= 1 << i
    return mask


def is_linked_to(s: Campaign, h: int, side: int, i: int) -> bool:
    """Whether a hex has a line to a working HQ, in the order of the board."""
    board = s.board
    # No line is shorter than the distance: from many HQs none need be drawn.
    if board.far(s.unit_hex[board.hqs[side][i]], h) > board.supply_range[side]:
        return False
    return hq_lines(s, side, i)[h] < UNREACHABLE
