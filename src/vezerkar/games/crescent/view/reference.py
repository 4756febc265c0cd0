"""What the things of a battle are called, what they do, and which rules speak of them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vezerkar.files.ledger import LANGUAGES
from vezerkar.games.crescent.explain.citations import CARD_RULES, TERRAIN_RULES, TROOP_RULES
from vezerkar.games.crescent.schema.pieces import CommandCard, Troop
from vezerkar.games.crescent.schema.scenario import TerrainKind
from vezerkar.games.crescent.setup import Layout
from vezerkar.games.crescent.terms import COLOURS, FACINGS, FRAMES, KINDS, SIDES, TROOPS
from vezerkar.games.crescent.view.names import known, title_names
from vezerkar.scene.scene import BookEntry, Message
from vezerkar.words.words import Forms, make_entry

PLAIN_KINDS: Final = (
    "side",
    "amount",
    "marker",
    "score",
    "mat",
    "track",
    "setting",
    "site",
    "piece",
    "tray",
    "sheet",
    "sum",
)
# Who a captain is, what he commands, what he does, what he loses.
CAPTAIN_FACTS: Final = tuple(
    Message(f"fact-captain-{each}") for each in ("leads", "plans", "loses", "stays")
)


def write_reference(layout: Layout) -> tuple[BookEntry, ...]:
    """All entries of a battle."""
    names = known()
    troops = layout.data.troops.troop
    return (
        _scenario(layout),
        *(names.entry(kind, name) for kind in PLAIN_KINDS for name in names.ids(kind)),
        *(names.entry("colour", name) for name in COLOURS),
        *(names.entry("facing", name) for name in FACINGS),
        *(names.entry("kinds", f"{a}+{b}") for a in KINDS for b in KINDS),
        *(names.entry("phase", form.word) for form in FRAMES),
        *(_captain(seat) for seat in layout.seats),
        *(_terrain(terrain) for terrain in layout.data.board.terrain),
        *(_work(name) for name in ("bridge", "rampart")),
        *(_troop("troop", troop.id, troop, "christian") for troop in troops),
        *(_troop("kind", f"{side}-{troop.id}", troop, side) for side in SIDES for troop in troops),
        *_units(layout),
        *_armies(layout),
        *(_card(card) for card in layout.data.cards.card),
    )


def _two(en: str, hu: str) -> dict[str, str]:
    return {"en": en, "hu": hu}


def _captain(seat: str) -> BookEntry:
    return replace(known().entry("seat", seat), facts=CAPTAIN_FACTS)


def _scenario(layout: Layout) -> BookEntry:
    scenario = layout.scenario
    return BookEntry(
        f"scenario:{scenario.id}",
        title_names(scenario),
        rules=("KF-7.0.1",),
        source=scenario.source,
    )


def _terrain(terrain: TerrainKind) -> BookEntry:
    plain = _two(terrain.name_en.lower(), terrain.name_hu)
    return replace(
        known().entry("terrain", terrain.id, plain),
        facts=tuple(Message(key) for key, holds in _ground_facts(terrain).items() if holds),
        rules=TERRAIN_RULES[terrain.id],
        source=terrain.source,
    )


def _ground_facts(terrain: TerrainKind) -> dict[str, bool]:
    return {
        "fact-closed": not terrain.enter,
        "fact-ends-move": terrain.ends_move,
        "fact-blocks-fire": terrain.blocks_fire,
        "fact-no-fire": terrain.enter and not terrain.shoot_in,
        "fact-cover": terrain.shoot_in_modifier < 0,
        "fact-foot-only": terrain.melee_from == "foot_only",
        "fact-foot-bonus": terrain.foot_bonus > 0,
        "fact-no-territory": terrain.enter and not terrain.territory,
        "fact-bridges": terrain.id == "river",
    }


def _work(name: str) -> BookEntry:
    facts = (Message(f"fact-{name}"), Message(f"fact-{name}-blast"))
    entry = known().entry("terrain", name)
    return replace(entry, facts=facts, rules=TERRAIN_RULES[name], source="rulebook")


# Troops and towers


def _forms(troop: Troop, side: str) -> dict[str, Forms]:
    """What a type is called on a side; the files know the cases."""
    return {
        language: known().forms(language, "kind", f"{side}-{troop.id}") or {"nom": troop.name_en}
        for language in LANGUAGES
    }


def _troop_facts(troop: Troop) -> tuple[Message, ...]:
    """What a type can do on both sides of its army card."""
    facts = [Message("fact-towers", {"number": troop.towers, "number2": troop.discs})]
    for face, values in (("A", troop.A), ("B", troop.B)):
        args: dict[str, str | int] = {
            "face": face,
            "number": values.steps,
            "number2": values.max_cubes,
            "number3": values.range,
        }
        facts.append(Message("fact-face-range" if values.range else "fact-face", args))
    facts += [Message(f"fact-{ability.replace('_', '-')}") for ability in troop.A.abilities]
    facts += [
        Message(f"fact-b-{ability.replace('_', '-')}")
        for ability in troop.B.abilities
        if ability not in troop.A.abilities
    ]
    facts += [Message(f"fact-{bonus.replace('_', '-')}") for bonus in troop.B.upgrade_bonus]
    return tuple(facts)


def _troop(kind: str, name: str, troop: Troop, side: str) -> BookEntry:
    entry = make_entry(f"{kind}:{name}", _forms(troop, side))
    facts = _troop_facts(troop)
    return replace(entry, facts=facts, rules=TROOP_RULES[troop.id], source=troop.source)


def _units(layout: Layout) -> list[BookEntry]:
    board = layout.board
    found = []
    for t in range(board.towers):
        troop = layout.data.troops.troop[board.tower_troop[t]]
        name = layout.lexicon.name("unit", t)
        found.append(make_entry(f"unit:{name}", _forms(troop, SIDES[board.tower_side[t]])))
    return found


def _armies(layout: Layout) -> list[BookEntry]:
    found = []
    for seat, name in enumerate(layout.seats):
        for number, troop in enumerate(layout.data.troops.troop):
            reference = f"army:{name}.{TROOPS[number]}"
            entry = make_entry(reference, _forms(troop, SIDES[seat % 2]))
            found.append(replace(entry, facts=_troop_facts(troop), rules=TROOP_RULES[troop.id]))
    return found


# Cards


def _card(card: CommandCard) -> BookEntry:
    """A command card: its colour, its cost, what it does."""
    facts = [Message(f"card-{card.id.replace('_', '-')}")]
    if card.colour != "grey":  # a grey card is laid by itself
        facts.append(Message(f"fact-card-{card.colour}"))
    if card.pre_action:
        facts.append(Message("fact-pre-action"))
    return replace(
        known().entry("card", card.id, _two(card.name_en, card.name_hu)),
        facts=tuple(facts),
        marks=(card.colour, *(("pre-action",) if card.pre_action else ())),
        rules=CARD_RULES[card.id],
        source=card.source,
        values={"points": card.points},
    )
