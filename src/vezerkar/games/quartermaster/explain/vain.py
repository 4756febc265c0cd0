"""Why a card would change nothing: where nothing can be built, and nobody battled.

A piece that stands may count as built (QG-21.9): that is worth something to a card on the table.
A battle may be fought where nobody stands (QG-21.12). By itself it changes nothing; it is worth
something only to a card on the table that waits for a battle.
"""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import BIT, a_of, b_of, pack, verb_of
from vezerkar.games.quartermaster import events, terms
from vezerkar.games.quartermaster.rules.placement import sites_to_build
from vezerkar.games.quartermaster.rules.stack import top_phase
from vezerkar.games.quartermaster.setup import layout_of
from vezerkar.games.quartermaster.state import War
from vezerkar.scene.scene import Argument, Message
from vezerkar.space.areas import areas_of, first_of

MAX_SEAS: Final = 2  # that are named on a card
RANGES: Final = {terms.SAME: "in", terms.ADJACENT: "beside", terms.SAME_OR_ADJACENT: "at"}
# By the type of the card; other cards say in their text what they need.
REASONS_BY_TYPE: Final = {
    terms.BUILD_ARMY: Message("vain-build", {"sea": 0}),
    terms.BUILD_NAVY: Message("vain-build", {"sea": 1}),
    terms.LAND_BATTLE: Message("vain-battle", {"sea": 0}),
    terms.SEA_BATTLE: Message("vain-battle", {"sea": 1}),
}


def why_vain(s: War, seat: int, action: int) -> Message | None:
    """The reason for a card that is known to have no effect; None if only its text tells it."""
    kind = s.board.card_type[a_of(action)]
    seas = _seas_to_build_in_first(s, seat) if kind == terms.BUILD_ARMY else ""
    return Message("vain-build-first", {"spaces": seas}) if seas else REASONS_BY_TYPE.get(kind)


def _seas_to_build_in_first(s: War, seat: int) -> str:
    """The seas beside which lies free land, where a navy could be built."""
    board, names = s.board, layout_of(s.board).lexicon
    free = board.land & ~s.pieces[seat] & ~s.team_pieces(1 - board.team[seat])
    near = s.near(board.team[seat])
    seas = areas_of(sites_to_build(s, seat, board.sea, board.sea))
    found = [str(names.name("space", sea)) for sea in seas if near[sea] & free]
    return " ".join(found[:MAX_SEAS])


def why_unplayable(s: War, card: int) -> Message:
    """The condition of a card that is not met (QG-19.13)."""
    board = s.board
    cond = board.card_requires[card][0]
    if board.cond_kind[cond]:
        return Message("vain-too-far", {"number": board.cond_max[cond]}, ("QG-19.13",))
    kinds = {board.land: "army", board.sea: "navy"}
    place = layout_of(board).lexicon.name("space", first_of(board.cond_spaces[cond]))
    args: dict[str, Argument] = {
        "what": kinds.get(board.cond_type[cond], "piece"),
        "where": RANGES[board.cond_range[cond]],
        "space": f"space:{place}",
    }
    return Message("vain-no-piece", args, ("QG-19.13",))


def idle_answer(s: War, seat: int) -> int | None:
    """Pass where cards may react; skip a build without a place, a battle without a target."""
    phase = int(top_phase(s))
    if phase == terms.P_WINDOW:
        return pack(terms.V_PASS, 0, 0, 0)
    if phase == terms.P_BUILD and builds_nothing(s, seat):
        return pack(terms.V_SKIP, 0, 0, 0)
    if phase != terms.P_FIGHT or waits_for_battle(s, seat):
        return None
    battles = [one for one in s.phase().actions(s, seat) if verb_of(one) == terms.V_BATTLE]
    aimed = any(b_of(one) != events.NOBODYS for one in battles)
    return None if aimed else pack(terms.V_SKIP, 0, 0, 0)


def builds_nothing(s: War, seat: int) -> bool:
    """Whether no new piece could come, and nobody would gain from one that counts as built."""
    if any(verb_of(one) == terms.V_BUILD for one in s.phase().actions(s, seat)):
        return False
    return not lacks_pieces(s, seat) and not waiting_for_build(s, seat)


def lacks_pieces(s: War, seat: int) -> bool:
    """Whether all armies or all navies are on the board: one taken off could be built anew."""
    return any(s.reserve(seat, kind) <= 0 for kind in (s.board.land, s.board.sea))


BATTLE_EVENTS: Final = BIT[events.W_BATTLE_DECLARED] | BIT[events.W_BATTLE_AFTER]


def waits_for_battle(s: War, seat: int) -> bool:
    """Whether a card that the seat knows of answers a battle that it fights where nobody stands."""
    return any(
        s.board.trigger_pieces[card] >> events.NOBODYS & 1
        for card in _answering(s, seat, BATTLE_EVENTS)
    )


def waiting_for_build(s: War, seat: int) -> list[int]:
    """The cards that the seat knows of and that answer what it builds."""
    return _answering(s, seat, BIT[events.W_BUILT])


def _answering(s: War, seat: int, happened: int) -> list[int]:
    """The cards of its team that a seat knows of and that answer one of these events of its own."""
    board = s.board
    mates = [c for c in range(terms.COUNTRIES) if board.team[c] == board.team[seat]]
    cards = [*s.responses[seat], *(card for c in mates for card in s.status[c])]
    return [
        card
        for card in cards
        if board.trigger_events[card] & happened and board.trigger_actors[card] >> seat & 1
    ]
