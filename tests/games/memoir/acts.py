"""Small acts and looks that the rule tests share, on top of the table.

An act may end the turn; the cards drawn then are the first of the pile and matter to no test that
does not say so. Dice are never left to chance: `roll` names each of them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.memoir.table import GAME, Table
from vezerkar.core.chance import Script
from vezerkar.core.kernel import Event
from vezerkar.games.memoir.terms import E_RALLY_ROLLED, E_ROLLED

DRAWS = [0] * 8


def act(table: Table, *actions: str, seat: str = "") -> None:
    """Take actions that roll no dice."""
    for action in actions:
        roll(table, action, "", seat)


def roll(table: Table, action: str, faces: str, seat: str = "") -> None:
    """Take an action on which exactly these dice are rolled, in one battle or in several."""
    wanted = [GAME.chance_words[face] for face in faces.split()]
    rolled = [face for event in _take(table, action, wanted, seat) for face in _faces(event)]
    assert rolled == wanted, f"'{action}' rolled {len(rolled)} dice, not {len(wanted)}"


def _take(table: Table, action: str, dice: list[int], seat: str) -> tuple[Event, ...]:
    number = table.number("seat", seat) if seat else table.s.actors()[0]
    table.session.chance = Script(dice + DRAWS)
    return table.session.apply_text(number, action).events


def _faces(event: Event) -> list[int]:
    return event.args[1:] if event.kind in (E_ROLLED, E_RALLY_ROLLED) else []


def dice(table: Table, attacker: str, target: str) -> int:
    """The dice that a unit would roll against another, 0 if it may not attack it."""
    action = f"attack {attacker} {target}"
    if not table.can(action):
        return 0
    return sum(len(_faces(event)) for event in _take(table.copy(), action, [], ""))


def march(table: Table, unit: str, place: str) -> None:
    """Move a unit, in the step of moves."""
    act(table, f"pick {unit}", f"move {unit} {place}")


def play(table: Table, card: str, *units: str) -> None:
    """Play a card and order these units and no others."""
    act(table, f"play {card}", *(f"order {unit}" for unit in units))
    if table.phase == "order":
        act(table, "done")


def idle(table: Table) -> None:
    """The side whose turn it is plays a card and orders nobody."""
    side = table.active
    act(table, table.actions("play")[0])
    while table.active == side:
        act(table, table.actions()[-1])  # done, or which card of Recon is kept


def with_card(card: str, units: dict[str, str], **fields: Any) -> Table:
    """The Allies are about to play a card; it is one of three cards they have."""
    hands = {"allies": [card, "probe_left", "probe_center"]}
    return Table(units=units, **{"hands": hands, **fields})


def order_all(table: Table) -> list[str]:
    """Order as many units as the card allows, the first ones first."""
    ordered = []
    while table.phase == "order" and table.actions("order"):
        action = table.actions("order")[0]
        act(table, action)
        ordered.append(action.split()[1])
    return ordered


def orderable(table: Table) -> set[str]:
    """The units that could be ordered now."""
    return {action.split()[1] for action in table.actions("order")}


def whole_deck(table: Table) -> Counter[str]:
    """All cards of the battle, wherever they are."""
    names = table.layout.lexicon.names("card")
    unseen = Counter({names[kind]: copies for kind, copies in enumerate(table.s.pile)})
    return +(unseen + Counter([*table.hand("axis"), *table.hand("allies"), *table.discards]))
