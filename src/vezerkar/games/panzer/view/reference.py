"""The reference book: what things are called, what they do, and their rules."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

import vezerkar
from vezerkar.games.panzer.schema.card_tables import face_names
from vezerkar.games.panzer.schema.pieces import ActionCard, Terrain, UnitCard
from vezerkar.games.panzer.schema.scenario import Scenario
from vezerkar.games.panzer.setup import Layout
from vezerkar.scene.message import Argument, Message
from vezerkar.scene.scene import BookEntry
from vezerkar.words.words import Names, message_keys

NAMED_KINDS: Final = (
    "side",
    "seat",
    "deck",
    "extra",
    "spend",
    "class",
    "marker",
    "line",
    "sheet",
    "sum",
    "score",
    "row",
    "amount",
)
ABILITY_RULES: Final = {
    "moves_and_fires": "PG-5.4.41",
    "moves_or_fires": "PG-5.4.42",
    "moves_twice": "PG-5.4.43",
    "diagonal_move": "PG-6.2.5",
    "scout_jump": "PG-5.4.54",
    "paratrooper": "PG-5.4.44",
    "transfer_activation": "PG-5.4.63",
    "auto_dug_in": "PG-5.4.10",
    "first_fire": "PG-5.4.21",
    "free_fire": "PG-5.4.23",
    "cancels_target_terrain": "PG-5.4.16",
    "receives_defense_terrain_bonus": "PG-5.4.53",
    "no_defense_terrain_bonus": "PG-5.4.57",
    "ignores_mines": "PG-5.4.31",
    "may_enter_swamps": "PG-5.4.33",
    "may_enter_lakes": "PG-1.0.4",
    "ranged_support": "PG-5.4.49",
    "support_cannot_be_cancelled": "PG-5.4.58",
    "drawn_modifier": "PG-5.4.18",
}
TERRAIN_RULES: Final = {
    "lake": ("PG-1.0.4",),
    "swamp": ("PG-1.0.5",),
    "fortification": ("PG-1.0.6",),
    "city_factory": ("PG-1.0.7",),
    "river": ("PG-1.0.8",),
}


@cache
def names() -> Names:
    """The names in the text files."""
    return Names(vezerkar.HOME / "games" / "panzer" / "text")


def write_reference(layout: Layout) -> tuple[BookEntry, ...]:
    """All entries of a battle."""
    known = names()
    data = layout.data
    return (
        _scenario(layout.scenario),
        *(known.entry(kind, name) for kind in NAMED_KINDS for name in known.ids(kind)),
        *(_tile(layout, *tile) for tile in enumerate(layout.lexicon.names("tile"))),
        *(_terrain(terrain) for terrain in data.terrain.values()),
        *(known.entry("terrain", name) for name in known.ids("terrain")),
        *(entry for unit in data.units for entry in _unit(unit)),
        *(
            _action(card, f"{card.id}{tactic:+d}", tactic)
            for card, tactic, _ in face_names(data.playable)
        ),
        *(mode for card in data.playable for mode in _modes(card)),
        replace(
            known.entry("card", "bluff"), facts=(Message("about-card-bluff", {}, ("PG-7.12.1",)),)
        ),
    )


def spoken() -> frozenset[str]:
    """Which sentences there are."""
    return message_keys(vezerkar.HOME / "games" / "panzer" / "text" / "en.ftl")


def _scenario(scenario: Scenario) -> BookEntry:
    """The victory conditions; a scenario of a pack brings its own words."""
    keys = [f"victory-{scenario.slug}-{v.id.replace('_', '-')}" for v in scenario.victory]
    told = spoken().issuperset(keys)
    text = "\n".join(v.text for v in scenario.victory)
    return BookEntry(
        f"scenario:{scenario.slug}",
        _two(scenario.name, scenario.name_hu),
        facts=tuple(Message(key) for key in keys) if told else (),
        notes={} if told else _two(text, text),
        source=scenario.layout_source,
    )


def _two(en: str, hu: str) -> dict[str, str]:
    return {"en": en, "hu": hu}


def _tile(layout: Layout, tile: int, name: str) -> BookEntry:
    """A tile; on a bridge the numbers of the river below it do not count (PG-1.0.8)."""
    if name not in layout.scenario.markers.bridges:
        return BookEntry(f"tile:{name}", _two(name, name))
    board = layout.board
    numbers: dict[str, Argument] = {
        "number": board.attack[tile],
        "number2": board.defense[tile],
        "number3": board.income[tile],
    }
    facts = (
        Message("fact-terrain", numbers, ("PG-1.0.2",)),
        Message("about-terrain-bridge", {}, ("PG-1.0.8",)),
    )
    return BookEntry(f"tile:{name}", _two(name, name), facts=facts)


def _terrain(terrain: Terrain) -> BookEntry:
    numbers: dict[str, Argument] = {
        "number": terrain.attack,
        "number2": terrain.defense,
        "number3": terrain.prestige,
    }
    facts = [Message("fact-terrain", numbers, ("PG-1.0.2",))]
    facts += [
        Message(f"fact-{terrain.id.replace('_', '-')}", {}, TERRAIN_RULES[terrain.id])
        for _ in range(terrain.id in TERRAIN_RULES)
    ]
    return replace(
        names().entry("terrain", terrain.id, _two(terrain.name.lower(), terrain.name_hu)),
        facts=tuple(facts),
        rules=TERRAIN_RULES.get(terrain.id, ("PG-1.0.3",)),
        source=terrain.source,
    )


def _unit(unit: UnitCard) -> list[BookEntry]:
    """A unit card, and the same entry for the kind of its token."""
    facts = (
        Message(f"fact-{unit.target}", {"class": f"class:{unit.unit_class}"}, ("PG-5.1.2",)),
        *(
            Message(f"ability-{ability.replace('_', '-')}", {}, (ABILITY_RULES[ability],))
            for ability in unit.abilities
            if ability != "drawn_modifier"
        ),
        *(Message(f"drawn-{unit.id.replace('_', '-')}", {}, ("PG-5.4.18",)) for _ in _drawn(unit)),
    )
    entry = replace(
        names().entry("card", unit.id, _two(unit.name, unit.name_hu)),
        facts=(*facts, _printed(unit)),
        marks=("unit", unit.side, unit.unit_class.replace("_", "-"), unit.target),
        rules=("PG-5.1.1",),
        source=unit.source,
        values={
            "fire-hard": unit.attack_hard,
            "fire-soft": unit.attack_soft,
            "defense": unit.defense,
            "morale": unit.morale,
            "support": unit.support,
            "support-range": unit.support_range,
            "prestige": unit.prestige,
            "battle": unit.battle_value,
        },
    )
    return [
        entry,
        replace(entry, id=f"kind:{unit.id}", facts=(facts[0], _values(unit), *facts[1:])),
    ]


def _values(unit: UnitCard) -> Message:
    """The numbers of a counter in words."""
    numbers: dict[str, Argument] = {
        "number": unit.attack_hard,
        "number2": unit.attack_soft,
        "number3": unit.defense,
        "number4": unit.support,
        "number5": unit.support_range,
    }
    return Message("fact-values", numbers, ("PG-5.1.1",))


def _printed(unit: UnitCard) -> Message:
    """What each number of a card is; too long for a small card, which ends before it."""
    numbers: dict[str, Argument] = {
        "number": unit.prestige,
        "number2": unit.morale,
        "number3": unit.battle_value,
        "number4": unit.attack_hard,
        "number5": unit.attack_soft,
        "number6": unit.defense,
        "number7": unit.support,
        "number8": unit.support_range,
    }
    return Message("fact-card-values", numbers, ("PG-5.1.1",))


def _drawn(unit: UnitCard) -> tuple[int, ...]:
    return (1,) if unit.drawn else ()


def _action(card: ActionCard, name: str, tactic: int) -> BookEntry:
    either = _either(card)
    facts = [
        *either,
        *(
            Message(
                f"fact-mode-{'or' if i and mode.side == 'any' else mode.side}",
                {"mode": f"mode:{card.id}-{i + 1}"},
                ("PG-5.2.6",),
            )
            for i, mode in enumerate(card.modes)
        ),
        _numbers(card, tactic),
    ]
    labels = tuple(label.replace("_", "-") for label in card.labels)
    return BookEntry(
        f"card:{name}",
        _two(card.name, card.name_hu),
        facts=tuple(facts),
        marks=(card.type, "action", *labels, *("either" for _ in either)),
        rules=("PG-5.2.1",),
        source=card.source,
        values={"prestige": card.prestige, "battle": card.battle_value, "tactic": tactic},
    )


def _numbers(card: ActionCard, tactic: int) -> Message:
    """What each number of an action card is; too long for a small card, which ends before it."""
    sign = "+" if tactic > 0 else "−" if tactic < 0 else ""
    numbers: dict[str, Argument] = {
        "number": card.prestige,
        "number2": card.battle_value,
        "number3": f"{sign}{abs(tactic)}",
    }
    return Message("fact-action-values", numbers, ("PG-5.2.1",))


def _either(card: ActionCard) -> list[Message]:
    """Both effects of a card in a few words, of which one is used: a small card ends there."""
    if len(card.modes) < 2:
        return []
    key = "fact-either" if card.modes[0].side == "any" else "fact-each"
    args: dict[str, Argument] = {"effect": f"effect:{card.id}-1", "effect2": f"effect:{card.id}-2"}
    return [Message(key, args, ("PG-5.2.6",))]


def _modes(card: ActionCard) -> list[BookEntry]:
    """What each mode of a card does, as printed; of a card with two also in a few words."""
    kinds = ("mode", "effect") if len(card.modes) > 1 else ("mode",)
    return [
        names().entry(kind, f"{card.id}-{i + 1}", _two(mode.text, mode.text))
        for i, mode in enumerate(card.modes)
        for kind in kinds
    ]
