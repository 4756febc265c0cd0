# hot: compiled by mypyc
"""The cards of a non-player side, drawn, chosen and aimed by the rules (PG-9.2.0.6 to 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import BIT
from vezerkar.games.panzer.events import E_NO_EFFECT, E_NPC_CARD, E_PICKED
from vezerkar.games.panzer.rules.card_effects import candidates, is_useful, most_targets
from vezerkar.games.panzer.rules.card_resolution import perform
from vezerkar.games.panzer.rules.cards import is_grounded, lay_out
from vezerkar.games.panzer.rules.combat_values import (
    fire_value_with_support,
    firing_side,
    is_hopeless,
    is_overwhelming,
)
from vezerkar.games.panzer.rules.deck import next_card
from vezerkar.games.panzer.rules.npc_targets import best_target, from_the_left
from vezerkar.games.panzer.rules.rows import T_COUNT, T_LENGTH, T_PICKS
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    ACTION_DECK,
    AT_WHO,
    COMMAND_DECK,
    FIRING_DECK,
    NO_CARD,
    NO_UNIT,
    OP_CHOOSE,
    OP_EXTRA,
    ROW_LENGTH,
    TARGET_DECK,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def draw_npc_cards(s: Front, chance: Chance) -> None:
    """Cards for this fire, open to everybody (PG-9.2.0.8)."""
    if not s.board.solo:
        return
    deck = npc_fire_deck(s)
    drawn: list[int] = []
    for i in range(s.board.draws[deck - COMMAND_DECK]):
        card = next_card(s, deck, chance)
        if card != NO_CARD:
            drawn.append(card)
            if s.events is not None:
                s.tell(E_NPC_CARD, [deck, card])
    s.npc_cards = drawn


def first_mode(s: Front, card: i64) -> int:
    """A non-player side always takes the first effect open to it (PG-9.2.0.7)."""
    action_card = s.board.action_card[card]
    return 0 if s.board.open_to[2 * action_card] & BIT[s.board.npc] else 1


def can_play(s: Front, card: i64) -> bool:
    if is_grounded(s, card):
        return False
    return is_useful(s, s.board.npc, s.board.action_card[card], first_mode(s, card))


def npc_card(s: Front, chance: Chance) -> bool:
    """Step 11: the next drawn card is played; one without effect is a pass (PG-9.2.0.8)."""
    if not s.npc_cards:
        return False
    card = s.npc_cards[0]
    s.npc_cards = s.npc_cards[1:]
    deck = npc_fire_deck(s)
    if not can_play(s, card):
        if s.events is not None:
            s.tell(E_NO_EFFECT, [card])
        s.put_on_discards(deck, card)
        return False
    lay_npc_card(s, card, deck)
    return True


def lay_npc_card(s: Front, card: i64, deck: i64) -> None:
    """The card is on the table, its target chosen by the printed rules."""
    mode = first_mode(s, card)
    lay_out(s, s.board.npc, card, mode, deck)
    code = s.board.code[2 * s.board.action_card[card] + mode]
    if code[0] == OP_CHOOSE:
        picks = npc_picks(s, s.board.action_card[card], mode)
        at = len(s.table) - T_LENGTH
        table = s.table[:]
        for i in range(len(picks)):
            table[at + T_PICKS + i] = picks[i]
            if s.events is not None:
                s.tell(E_PICKED, [picks[i]])
        table[at + T_COUNT] = len(picks)
        s.table = table


def npc_picks(s: Front, action_card: i64, mode: i64) -> list[int]:
    """Whom a non-player card is about (PG-9.2.0.11, PG-9.2.0.12)."""
    taken: list[int] = []
    code = s.board.code[2 * action_card + mode]
    if len(code) > ROW_LENGTH and code[ROW_LENGTH] == OP_EXTRA:
        return [strongest(s, candidates(s, s.board.npc, action_card, mode, taken))]
    friendly = code[AT_WHO] != 0
    while len(taken) < most_targets(s, action_card, mode):
        best: int = NO_UNIT
        for u in candidates(s, s.board.npc, action_card, mode, taken):
            if best == NO_UNIT or comes_before(s, u, best, friendly):
                best = u
        if best == NO_UNIT:
            break
        taken.append(best)
    return taken


def comes_before(s: Front, u: i64, other: i64, friendly: bool) -> bool:
    """Enemies: highest morale, rightmost, farthest; friends: lowest, leftmost, nearest."""
    mine, theirs = s.morale(u), s.morale(other)
    cols = s.board.cols
    if mine != theirs:
        return mine < theirs if friendly else mine > theirs
    a, b = s.unit_tile[u] % cols, s.unit_tile[other] % cols
    if a != b:
        return a < b if friendly else a > b
    return (s.unit_tile[u] > s.unit_tile[other]) == friendly


def npc_answer(s: Front, is_elimination: bool) -> None:
    """Steps 9 and 10: the first drawn card that restores the ratio, if there is one."""
    deck = npc_fire_deck(s)
    for i in range(len(s.npc_cards)):
        card = s.npc_cards[i]
        if can_play(s, card) and restores(s, card, deck, is_elimination):
            s.npc_cards = s.npc_cards[:i] + s.npc_cards[i + 1 :]
            lay_npc_card(s, card, deck)
            return


def restores(s: Front, card: i64, deck: i64, is_elimination: bool) -> bool:
    """Whether the ratio would be safe again after a card."""
    t = s.clone()
    lay_npc_card(t, card, deck)
    perform(t, Seeded(0))
    return not (is_overwhelming(t) if is_elimination else is_hopeless(t))


def npc_sacrifice(s: Front, chance: Chance) -> int:
    """Step 12: the top card of the common deck counts (PG-9.2.0.9)."""
    card = next_card(s, ACTION_DECK, chance)
    if card != NO_CARD:
        s.put_on_discards(ACTION_DECK, card)
    return card


def command(s: Front, chance: Chance) -> None:
    """A command card is drawn and played, or discarded without effect (PG-9.2.0.6)."""
    card = next_card(s, COMMAND_DECK, chance)
    if card == NO_CARD:
        return
    if s.events is not None:
        s.tell(E_NPC_CARD, [COMMAND_DECK, card])
    if can_play(s, card):
        lay_npc_card(s, card, COMMAND_DECK)
    else:
        s.put_on_discards(COMMAND_DECK, card)
        if s.events is not None:
            s.tell(E_NO_EFFECT, [card])


def strongest(s: Front, units: list[int]) -> int:
    """Attack!: the unit with the highest fire value against its target (PG-9.2.0.13)."""
    best, most = NO_UNIT, 0
    for u in from_the_left(s, units):
        value = fire_value_with_support(s, u, best_target(s, u))
        if value > most:
            best, most = u, value
    return best


def discard_npc_cards(s: Front) -> None:
    """Cards left over go to the discard pile of their deck (PG-9.2.0.8)."""
    deck = npc_fire_deck(s)
    for card in s.npc_cards:
        s.put_on_discards(deck, card)
    s.npc_cards = []


def npc_fire_deck(s: Front) -> int:
    """The deck that the non-player side draws from for the fire in progress (PG-9.2.0.8)."""
    return FIRING_DECK if firing_side(s) == s.board.npc else TARGET_DECK
