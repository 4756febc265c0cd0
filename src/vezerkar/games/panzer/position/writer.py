"""From a state to the complete text of a position."""

from __future__ import annotations

from typing import Any

from vezerkar.core.kernel import PLAYING
from vezerkar.core.notation import Lexicon
from vezerkar.games.panzer.position.frames import write_stack
from vezerkar.games.panzer.position.schema import FIGHT_FIELDS, SURE, UNIT_MASKS, WEATHERS
from vezerkar.games.panzer.rules.rows import R_LENGTH, S_LENGTH, T_LENGTH
from vezerkar.games.panzer.setup import layout_of
from vezerkar.games.panzer.state import F_ATTACKER, F_DEFENDER, F_TILE, Front
from vezerkar.games.panzer.terms import DECKS, ENDINGS, NO_CARD, SIDES, UNIT_SLOTS


def write(s: Front) -> dict[str, Any]:
    """Everything a state holds, by the names people use."""
    layout = layout_of(s.board)
    lexicon = layout.lexicon
    out: dict[str, Any] = {
        "scenario": layout.scenario.slug,
        "turn": s.turn,
        "active": SIDES[s.active],
        "first": SIDES[s.first],
    }
    if s.row >= 0:
        out["row"] = lexicon.name("row", s.row)
    out["stack"] = write_stack(s.stack, lexicon)
    out["units"] = {
        lexicon.name("unit", u): unit_text(s, u, lexicon)
        for u in range(UNIT_SLOTS)
        if s.unit_tile[u] >= 0
    }
    out["control"] = {
        side: [lexicon.name("tile", t) for t in range(s.board.count) if s.control[t] == i]
        for i, side in enumerate(SIDES)
    }
    for name in ("prestige", "ammo", "points", "kills", "purse"):
        out[name] = dict(zip(SIDES, getattr(s, name), strict=True))
    out["scored"] = s.scored
    write_cards(s, lexicon, out)
    write_effects(s, out)
    if s.fight:
        write_fight(s, lexicon, out)
    if s.ending != PLAYING:
        winner = s.winner
        if s.board.solo:
            winner = s.board.npc if winner else 1 - s.board.npc
        out["over"] = {"ending": ENDINGS[s.ending], "winner": SIDES[winner]}
    return out


def unit_text(s: Front, u: int, lexicon: Lexicon) -> str:
    """A unit in words: card, tile, marks."""
    words = [lexicon.name("card", s.unit_card[u]), lexicon.name("tile", s.unit_tile[u])]
    if s.unit_marks[u]:
        words.append(f"{s.unit_marks[u]:+d}")
    words += [deed for deed in UNIT_MASKS if getattr(s, deed) >> u & 1]
    if s.unit_tag[u]:
        words.append(f"tag{s.unit_tag[u]}")
    return " ".join(words)


def write_cards(s: Front, lexicon: Lexicon, out: dict[str, Any]) -> None:
    for name in ("hands", "known", "bought", "top"):
        lists = getattr(s, name)
        if name == "hands" or any(lists):
            out[name] = {
                side: [lexicon.name("card", card) for card in cards]
                for side, cards in zip(SIDES, lists, strict=True)
            }
    out["discards"] = {
        deck: [
            lexicon.name("card", s.board.deck_first[i] + kind)
            for kind, count in enumerate(s.discards[i])
            for _ in range(count)
        ]
        for i, deck in enumerate(DECKS)
        if any(s.discards[i])
    }
    pledges = {
        side: lexicon.name("card", card)
        for side, card in zip(SIDES, s.pledge, strict=True)
        if card != NO_CARD
    }
    if pledges:
        out["pledge"] = pledges
    if s.npc_cards:
        out["npc_cards"] = [lexicon.name("card", card) for card in s.npc_cards]
    if s.table:
        out["table"] = [
            card_text(s.table[i : i + T_LENGTH], lexicon) for i in range(0, len(s.table), T_LENGTH)
        ]


def card_text(entry: list[int], lexicon: Lexicon) -> str:
    """A played card: side, card, mode, cancelled or open, deck, picked units."""
    side, card, mode, cancelled, deck, count = entry[:6]
    words = [SIDES[side], lexicon.name("card", card), str(mode + 1)]
    words += ["cancelled" if cancelled else "open", DECKS[deck]]
    return " ".join([*words, *(lexicon.name("unit", u) for u in entry[6 : 6 + count])])


def write_effects(s: Front, out: dict[str, Any]) -> None:
    if s.weather:
        out["weather"] = [storm for i, storm in enumerate(WEATHERS) if s.weather >> i & 1]
    if s.trap:
        out["traps"] = [side for i, side in enumerate(SIDES) if s.trap >> i & 1]
    for name in ("bonus", "discount"):
        if getattr(s, name):
            out[name] = getattr(s, name)
    for name in ("free_ranged", "hq_used"):
        if getattr(s, name):
            out[name] = True


def support_text(entry: list[int], lexicon: Lexicon) -> str:
    """A supporter: unit, value, distance, and whether no card can cancel it."""
    unit, value, far, sure = entry
    return f"{lexicon.name('unit', unit)} {value} {far}" + (f" {SURE}" if sure else "")


def write_fight(s: Front, lexicon: Lexicon, out: dict[str, Any]) -> None:
    fight: dict[str, int | str] = dict(zip(FIGHT_FIELDS, s.fight, strict=True))
    fight["attacker"] = lexicon.name("unit", s.fight[F_ATTACKER])
    fight["defender"] = lexicon.name("unit", s.fight[F_DEFENDER])
    fight["tile"] = lexicon.name("tile", s.fight[F_TILE])
    out["fight"] = fight
    out["support"] = [
        support_text(s.support[i : i + S_LENGTH], lexicon)
        for i in range(0, len(s.support), S_LENGTH)
    ]
    out["sheet"] = [
        row_text(s.sheet[i : i + R_LENGTH], lexicon) for i in range(0, len(s.sheet), R_LENGTH)
    ]


def row_text(row: list[int], lexicon: Lexicon) -> str:
    """A row of the combat sheet: marker, line, amount, the card or unit it comes from."""
    marker, line, amount, cause = row
    return f"{lexicon.name('marker', marker)} {lexicon.name('line', line)} {amount} {cause}"
