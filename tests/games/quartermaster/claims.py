"""What each reason of Quartermaster General claims about a position."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.refusals import Claim, Said
from vezerkar.core.kernel import verb_of
from vezerkar.games.quartermaster import terms as t
from vezerkar.games.quartermaster.phases.card_zones import cards_of
from vezerkar.games.quartermaster.phases.pieces import build_area, step_at
from vezerkar.games.quartermaster.rules.cards import is_playable
from vezerkar.games.quartermaster.rules.reach import where
from vezerkar.games.quartermaster.rules.stack import (
    card_below,
    event_below,
    owner_below,
    step_below,
)


def bit(x: Said, key: str = "space") -> int:
    return 1 << x.of(key)


def team(x: Said) -> int:
    return int(x.s.board.team[x.seat])


def on_table(x: Said) -> bool:
    return x.of("card") in [*x.s.status[x.seat], *x.s.responses[x.seat]]


def pieces_there(x: Said, of: int) -> bool:
    """Whether a team has a piece in the space."""
    countries = [c for c in range(len(x.s.board.team)) if x.s.board.team[c] == of]
    return any(x.s.pieces[c] & bit(x) for c in countries)


def mask_open(x: Said) -> int:
    """The straits that are open to the team: by the army in the anchor space, or by its rule."""
    board, found = x.s.board, 0
    for strait, anchor in enumerate(board.strait_land):
        armies = [c for c in range(len(board.team)) if x.s.pieces[c] >> anchor & 1]
        owner = board.team[armies[0]] if armies else 1 - (board.strait_axis >> strait & 1)
        found |= (owner == team(x)) << strait
    return found


def beside_supplied(x: Said, straits: int) -> bool:
    near = x.s.board.nears[straits]
    supplied = x.s.supplied(x.seat)
    return any(supplied >> i & 1 and near[i] & bit(x) for i in range(x.s.board.spaces))


def strait_closed(x: Said) -> bool:
    """The strait is closed to the team, and with it open the space would be within reach."""
    strait = x.s.board.strait_land.index(x.of("space2"))
    closed = not mask_open(x) >> strait & 1
    shut = not beside_supplied(x, mask_open(x)) or x.verb == t.V_BATTLE
    return closed and shut and beside_supplied(x, mask_open(x) | 1 << strait)


def not_adjacent(x: Said) -> bool:
    """Not even with one more strait open."""
    straits = [1 << i for i in range(len(x.s.board.strait_land))]
    masks = [mask_open(x), *(mask_open(x) | strait for strait in straits)]
    if x.verb == t.V_BATTLE:
        return not beside_supplied(x, masks[0]) or card_below(x.s) >= 0
    return not any(beside_supplied(x, mask) for mask in masks)


def reserve(x: Said, c: int) -> int:
    sea = bool(x.number("sea"))
    board = x.s.board
    kind = board.sea if sea else board.land
    used = bin(x.s.pieces[c] & kind).count("1")
    return int((board.navies if sea else board.armies)[c]) - used


def has_no_base(x: Said) -> bool:
    """No army of the team is beside the sea."""
    board = x.s.board
    armies = 0
    for c, of in enumerate(board.team):
        if of == team(x):
            armies |= x.s.pieces[c] & board.land
    return not board.near[x.of("space")] & armies


def is_sea(x: Said) -> bool:
    return bool(x.s.board.sea & bit(x))


def no_piece(x: Said) -> bool:
    """The piece that the action names is not there."""
    a, b, _ = x.values
    board = x.s.board
    if x.verb == t.V_BATTLE:
        return b >= len(board.team) or not x.s.pieces[b] & bit(x)
    owner = a if x.verb in (t.V_ELIMINATE, t.V_PROTECT, t.V_RECRUIT) else x.seat
    return not x.s.pieces[owner] & bit(x)


def zone_of(x: Said) -> list[int]:
    """The cards of the pile or hand that is played from."""
    step = step_below(x.s)
    return list(cards_of(x.s, step, x.s.board.step_who[step]))


def outside(x: Said) -> bool:
    """The step of the card in progress does not act in the space."""
    s, board = x.s, x.s.board
    if x.verb in (t.V_BUILD, t.V_DESIGNATE):
        if s.stack[t.BUILD_LIFTED]:
            return True  # a lifted piece: only its kind decides
        steps = [i for i in range(16) if s.stack[t.BUILD_STEPS] >> i & 1]
        return not any(build_area(s, step_at(s, at)) & bit(x) for at in steps)
    step = step_below(s)
    if x.verb == t.V_PROTECT:
        return not any(board.match_spaces[m] & bit(x) for m in board.step_match[step])
    of = {t.V_RECRUIT: x.values[0], t.V_BATTLE: x.seat}.get(x.verb, owner_below(s))
    area = where(s, step, event_below(s), board.team[of])
    return not area & board.step_kind[step] & bit(x)


def not_meant(x: Said) -> bool:
    """The card, or its step, does not name the country."""
    s, c = x.s, x.of("country")
    if x.verb == t.V_TARGET:
        return not s.board.card_targets[s.stack[t.WARFARE_OWNED] & 255] >> c & 1
    if x.verb == t.V_RECRUIT:
        return not s.board.step_countries[step_below(s)] >> c & 1
    return bool(s.pieces[c] & 1 << (x.values[0] if x.verb == t.V_BATTLE else x.values[1]))


CLAIMS: Mapping[str, Claim] = {
    "why-over": lambda x: x.s.ending >= 0,
    "why-not-asked": lambda x: x.seat not in x.s.actors(),
    "why-no-such-thing": lambda x: any(
        kind in ("space", "country") and value >= size
        for kind, value, size in zip(
            x.game.verbs[x.verb].kinds,
            x.values,
            [
                x.s.board.spaces if kind == "space" else len(x.s.board.team)
                for kind in x.game.verbs[x.verb].kinds
            ],
            strict=False,
        )
    ),
    # Cards
    "why-not-in-hand": lambda x: x.of("card") not in x.s.hands[x.seat],
    "why-not-on-table": lambda x: not on_table(x),
    "why-not-yours": lambda x: x.s.board.card_country[x.of("card")] == x.of("country") != x.seat,
    "why-requirement": lambda x: not is_playable(x.s, x.seat, x.of("card")),
    "why-used": lambda x: on_table(x) and not x.s.may_use_again(x.of("card")),
    "why-not-now": on_table,
    "why-no-effect": on_table,
    "why-used-elsewhere": on_table,
    "why-must-play": lambda x: bool(x.s.hands[x.seat]),
    "why-not-among": lambda x: x.of("card") not in zone_of(x),
    "why-other-type": lambda x: (
        not x.s.board.step_types[step_below(x.s)] >> x.s.board.card_type[x.of("card")] & 1
    ),
    "why-not-looked-at": lambda x: x.of("card") not in x.s.aside[x.seat],
    "why-responses-only": lambda x: not x.s.board.step_zones[step_below(x.s)] & 1,
    "why-not-on-their-table": lambda x: x.of("card") not in x.s.status[x.of("country")],
    "why-no-response": lambda x: not 1 <= x.values[0] <= int(x.number()),
    "why-no-choice": lambda x: x.of("card") == card_below(x.s),
    "why-not-target": not_meant,
    "why-not-met-for": lambda x: bool(x.s.board.card_targets[x.of("card")] >> x.of("country") & 1),
    # Places
    "why-not-its-place": outside,
    "why-wrong-kind": lambda x: is_sea(x) == bool(x.number("sea")),
    "why-enemy-there": lambda x: pieces_there(x, 1 - x.s.board.team[x.seat]),
    "why-mate-there": lambda x: pieces_there(x, team(x)),
    "why-own-there": lambda x: bool(
        x.s.pieces[x.values[0] if x.verb == t.V_RECRUIT else x.seat] & bit(x)
    ),
    "why-no-reserve": lambda x: reserve(x, x.seat) <= 0,
    "why-kept-pieces": lambda x: reserve(x, x.of("country")) <= 0 and x.of("country") != x.seat,
    "why-strait-closed": strait_closed,
    "why-not-adjacent": not_adjacent,
    "why-no-base": lambda x: is_sea(x) and has_no_base(x),
    "why-no-piece": no_piece,
    "why-name-target": lambda x: pieces_there(x, 1 - team(x)),
    "why-not-defended": lambda x: x.of("card") == card_below(x.s),
    "why-not-supplied": lambda x: not x.s.supplied(x.values[0]) & bit(x),
    "why-nothing-beside": lambda x: x.of("card") == card_below(x.s),
    "why-protected": lambda x: bool(x.s.shields[x.values[0]] & bit(x)),
    "why-not-to-lift": lambda x: all(
        verb_of(action) != t.V_LIFT or action >> 24 & 0xFFF != x.of("space")
        for action in x.s.legal_actions(x.seat)
    ),
}
