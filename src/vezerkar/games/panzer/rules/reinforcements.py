# hot: compiled by mypyc
"""New units of a non-player side (PG-9.2.0.14 to PG-9.2.0.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.core.lists import changed
from vezerkar.games.panzer.board import Arrival
from vezerkar.games.panzer.events import E_ARRIVED
from vezerkar.games.panzer.rules.deck import next_card
from vezerkar.games.panzer.rules.terrain import bears
from vezerkar.games.panzer.rules.victory import check_wiped_out, take_control
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import NO_CARD

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def reinforce(s: Front, chance: Chance) -> None:
    """PG-9.2.0.14: from left to right, far row first."""
    for arrival in s.board.arrivals:
        if is_due(arrival, s.turn):
            for i in range(len(arrival.tiles)):
                tile = arrival.tiles[i]
                if s.at[tile] < 0 and s.control[tile] != 1 - s.board.npc and s.ending < 0:
                    bring_in(s, tile, arrival.tags[i], chance)
    if s.turn == 1:
        check_wiped_out(s)  # what the player's first turn left open (PG-9.2.0.27)


def is_due(arrival: Arrival, turn: i64) -> bool:
    if arrival.parity >= 0:
        return turn % 2 == arrival.parity
    return turn in arrival.turns


def bring_in(s: Front, tile: i64, tag: i64, chance: Chance) -> None:
    """A card that may not stand on the tile is discarded and the next one drawn."""
    npc = s.board.npc
    while can_fill(s, tile):
        card = next_card(s, npc, chance)
        if card == NO_CARD:
            return
        if not bears(s.board, card, tile):
            s.put_on_discards(npc, card)
            continue
        u = s.put(card, tile)
        s.unit_tag = changed(s.unit_tag, u, tag)
        if not s.board.arrivals_act:
            s.fresh |= BIT[u]  # PG-9.2.0.18; in Donets they act at once (PG-9.2.2.4)
        s.dug |= BIT[u]  # PG-9.2.0.15
        if s.events is not None:
            s.tell(E_ARRIVED, [npc, card, tile])
        take_control(s, tile, npc)
        return


def can_fill(s: Front, tile: i64) -> bool:
    """Whether the deck or its discards hold a card that may stand there."""
    npc = s.board.npc
    first = s.board.deck_first[npc]
    for kind in range(len(s.piles[npc])):
        if s.piles[npc][kind] + s.discards[npc][kind] > 0 and bears(s.board, first + kind, tile):
            return True
    return False
