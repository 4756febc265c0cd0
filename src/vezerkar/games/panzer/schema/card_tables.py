"""The cards as tables of the board: units, faces of action cards, programs, decks."""

from __future__ import annotations

from collections import Counter

from vezerkar.core.kernel import pack
from vezerkar.games.panzer.board import Board
from vezerkar.games.panzer.schema.card_language import compile_effects
from vezerkar.games.panzer.schema.data import PanzerData
from vezerkar.games.panzer.schema.pieces import ActionCard, UnitCard
from vezerkar.games.panzer.schema.scenario import Scenario
from vezerkar.games.panzer.terms import (
    ABILITIES,
    CARD_COMBAT,
    CARD_LABELS,
    CARD_ROLES,
    CARD_TYPES,
    DRAWN_TIMINGS,
    DRAWN_WHENS,
    OP_CANCEL_CARD,
    OP_FREE_FIRE,
    OP_WEATHER,
    PRICES,
    SIDES,
    UNIT_CLASSES,
    V_DEPLOY,
)

NPC_DECKS = ("command_deck", "firing_deck", "target_deck")


def face_names(cards: tuple[ActionCard, ...]) -> list[tuple[ActionCard, int, int]]:
    """The different faces of the action cards: card, tactical modifier, copies."""
    return [
        (card, tactic, count)
        for card in cards
        for tactic, count in sorted(Counter(card.tactical_modifiers).items())
    ]


def card_names(data: PanzerData) -> list[str]:
    """Names of all cards by number; an action card shows its tactical modifier."""
    faces = [f"{card.id}{tactic:+d}" for card, tactic, _ in face_names(data.playable)]
    return [*(unit.id for unit in data.units), *faces, "bluff"]


def lay_out_cards(board: Board, data: PanzerData, scenario: Scenario) -> None:
    """Fill the tables by card."""
    units = data.units
    faces = face_names(data.playable)
    board.units = len(units)
    board.bluff = len(units) + len(faces)
    board.cost = bytes([*(u.prestige for u in units), *(c.prestige for c, _, _ in faces), 0])
    board.battle = bytes(
        [*(u.battle_value for u in units), *(c.battle_value for c, _, _ in faces), 0]
    )
    board.tactic = [*(u.tactical_modifier for u in units), *(tactic for _, tactic, _ in faces), 0]
    ids = [card.id for card in data.playable]
    board.action_card = [*(-1 for _ in units), *(ids.index(card.id) for card, _, _ in faces), -1]
    lay_out_units(board, units)
    lay_out_actions(board, data.playable)
    lay_out_decks(board, data, scenario, faces)
    board.deployments = [
        pack(V_DEPLOY, card, tile, price)
        for card in range(board.units)
        for price in range(len(PRICES))
        for tile in range(board.count)
    ]


def lay_out_units(board: Board, units: tuple[UnitCard, ...]) -> None:
    board.side = bytes(SIDES.index(u.side) for u in units)
    board.hard = bytes(u.target == "hard" for u in units)
    board.attack_hard = bytes(u.attack_hard for u in units)
    board.attack_soft = bytes(u.attack_soft for u in units)
    board.guard = bytes(u.defense for u in units)
    board.morale = bytes(u.morale for u in units)
    board.support = bytes(u.support for u in units)
    board.reach = bytes(u.support_range for u in units)
    board.kind = bytes(UNIT_CLASSES.index(u.unit_class) for u in units)
    board.able = [sum(1 << ABILITIES.index(a) for a in u.abilities) for u in units]
    board.drawn_when = bytes(DRAWN_WHENS.index(u.drawn.when) if u.drawn else 0 for u in units)
    board.drawn_timing = bytes(DRAWN_TIMINGS.index(u.drawn.timing) if u.drawn else 0 for u in units)
    board.drawn_values = [list(u.drawn.values) if u.drawn else [] for u in units]
    board.drawn_code = [
        compile_effects(u.drawn.effects, f"unit {u.id}: drawn") if u.drawn else [] for u in units
    ]


def lay_out_actions(board: Board, cards: tuple[ActionCard, ...]) -> None:
    board.card_type = bytes(CARD_TYPES.index(card.type) for card in cards)
    board.card_role = bytes(CARD_ROLES.index(card.role) for card in cards)
    board.card_labels = bytes(sum(1 << CARD_LABELS.index(x) for x in card.labels) for card in cards)
    board.price = bytes(card.prestige for card in cards)
    board.code = []
    openings: list[int] = []
    for card in cards:
        for i in range(2):
            mode = card.modes[i] if i < len(card.modes) else None
            where = f"action {card.id}: option[{i}]"
            board.code.append(compile_effects(mode.effects, where) if mode else [])
            openings.append(_open_to(mode.side) if mode else 0)
    board.open_to = bytes(openings)
    board.ambush = _with_op(board, OP_FREE_FIRE)[0]
    board.weathers = _with_op(board, OP_WEATHER)
    board.responses = _with_op(board, OP_CANCEL_CARD)
    board.cheapest_combat = min(
        card.prestige for card in cards if card.type == CARD_TYPES[CARD_COMBAT]
    )


def _open_to(side: str) -> int:
    """Sides as bits: 1 German, 2 Soviet."""
    return 3 if side == "any" else 1 << SIDES.index(side)


def _with_op(board: Board, op: int) -> list[int]:
    """The action cards one of whose effects begins with an operation."""
    return sorted({i // 2 for i, code in enumerate(board.code) if code and code[0] == op})


def lay_out_decks(
    board: Board, data: PanzerData, scenario: Scenario, faces: list[tuple[ActionCard, int, int]]
) -> None:
    """The unit decks, the common deck, and what a non-player side takes out of it (PG-9.2.0.4)."""
    german = [u.count for u in data.units if u.side == "german"]
    soviet = [u.count for u in data.units if u.side == "soviet"]
    common = [count for _, _, count in faces]
    special = [npc_deck(scenario, name, faces, common) for name in NPC_DECKS]
    board.decks = [german, soviet, common, *special]
    first = board.units
    board.deck_first = [0, len(german), first, first, first, first]
    board.starting = [sum(deck) for deck in board.decks]
    ids = [card.id for card in data.playable]
    board.faces = [
        [first + i for i, (card, _, _) in enumerate(faces) if card.id == name] for name in ids
    ]
    board.copies = [sum(common[face - first] for face in each) for each in board.faces]


def npc_deck(
    scenario: Scenario, name: str, faces: list[tuple[ActionCard, int, int]], common: list[int]
) -> list[int]:
    """The listed cards leave the common deck, lowest tactical modifier first."""
    deck = [0] * len(faces)
    if scenario.npc is None:
        return deck
    for entry in getattr(scenario.npc, name):
        left = entry.count
        for i, (card, _, _) in enumerate(faces):
            taken = min(left, common[i]) if card.id == entry.card else 0
            deck[i] += taken
            common[i] -= taken
            left -= taken
    return deck
