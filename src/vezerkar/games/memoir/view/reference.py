"""The reference book of a battle: what things are called, what they do, and their rules.

Only what is in the scenario is in the book (M44-S.7): its terrain, its unit types, the cards of its
deck, its objectives and special rules.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from vezerkar.files.ledger import LANGUAGES
from vezerkar.games.memoir.explain.rulebook import CARD_RULES
from vezerkar.games.memoir.rules.terrain import read_map
from vezerkar.games.memoir.schema.load import load_data
from vezerkar.games.memoir.schema.pieces import SECTIONS, CardFace, Terrain, UnitKind
from vezerkar.games.memoir.schema.scenario import PlacedUnit, Scenario
from vezerkar.games.memoir.setup import Layout
from vezerkar.games.memoir.terms import FRAMES, SIDES
from vezerkar.games.memoir.view.board import nations
from vezerkar.games.memoir.view.card_facts import card_facts
from vezerkar.games.memoir.view.names import names
from vezerkar.scene.scene import Argument, BookEntry, Message
from vezerkar.words.words import NUMBER, PLAIN, Forms, make_entry

SANDBAGS_ID: Final = "sandbags"
# Their notes in the data speak to whoever writes a scenario: players are told by sentences.
FOR_EDITORS: Final = ("bridge", "hill", "town")


def write_book(layout: Layout) -> tuple[BookEntry, ...]:
    """All entries of a battle."""
    known = names()
    kinds = {kind: layout.data.units[kind] for kind in dict.fromkeys(layout.unit_kinds)}
    plain = ("side", "section", "class", "marker")
    return (
        _scenario(layout.scenario),
        *(known.entry(kind, name) for kind in plain for name in known.ids(kind)),
        *(_face(face, layout.data.faces) for face in known.ids("face")),
        *_zones(layout),
        *(known.entry("phase", form.word) for form in FRAMES),
        *(_seat(seat) for seat in layout.seats),
        *(_terrain(terrain, layout) for terrain in terrain_of(layout)),
        *(_kind(kind) for kind in kinds.values()),
        *_units(layout),
        *(_card(card) for card in layout.data.cards if _in_deck(card, layout)),
        known.entry("card", "ordinary"),
        *_goals(layout.scenario),
        *_special_rules(layout.scenario),
    )


def _two(en: str, hu: str) -> dict[str, str]:
    return {"en": en, "hu": hu}


def _lower(name: str) -> str:
    return name[:1].lower() + name[1:]


def _face(face: str, die: tuple[str, ...]) -> BookEntry:
    """A symbol of the die, and on how many of its faces it is (M44-0.11)."""
    return replace(names().entry("face", face), values={"ways": die.count(face), "of": len(die)})


def _zones(layout: Layout) -> list[BookEntry]:
    """Three parts of the board go by the names that each side has for the sections."""
    zones, known = layout.lexicon.names("zone"), names()
    if len(zones) != len(SECTIONS):
        return [known.entry("zone", zone) for zone in zones]
    across = [(zone, f"@{layout.scenario.top_side}") for zone in reversed(zones)]
    return [
        replace(known.entry("section", section), id=f"zone:{zone}{whose}")
        for places in ([(zone, "") for zone in zones], across)
        for (zone, whose), section in zip(places, SECTIONS, strict=True)
    ]


# Terrain and obstacles


def terrain_of(layout: Layout) -> list[Terrain]:
    """Terrain and obstacles of a battle, in the order of the data; sandbags if they can be dug."""
    data, scenario = layout.data, layout.scenario
    spots = read_map(layout.grid, data, scenario)
    found = {terrain.id for spot in spots.values() for terrain, _ in spot.layers}
    found |= {piece.type for piece in scenario.obstacles}
    if any(c.effect_kind == "dig_in" and _in_deck(c, layout) for c in data.cards):
        found.add(SANDBAGS_ID)
    return [terrain for terrain in data.terrain.values() if terrain.id in found]


def _terrain(terrain: Terrain, layout: Layout) -> BookEntry:
    published = layout.settings["sandbag_profile"] == "published"
    adds = bool(layout.settings["town_out_cumulative"])
    bridged = any(terrain.id in piece.passable_over for piece in layout.data.terrain.values())
    plain = _two(_lower(terrain.name_en), _lower(terrain.name_hu))
    facts = [*_terrain_facts(terrain, published, bridged), *_together(terrain, adds)]
    return replace(
        names().entry("terrain", terrain.id, plain),
        facts=_about(terrain.id, facts),
        notes=_note(terrain),
        rules=TERRAIN_RULES.get(terrain.id, ()),
        source=terrain.source,
    )


def _note(terrain: Terrain) -> dict[str, str]:
    if not terrain.notes or terrain.id in FOR_EDITORS:
        return {}
    return _two(terrain.notes, terrain.notes_hu)


def _about(terrain: str, facts: list[Message]) -> tuple[Message, ...]:
    """Several things may lie in one hex: the first words say of which of them the rest speaks."""
    name: dict[str, Argument] = {"terrain": f"terrain:{terrain}"}
    return (Message("fact-of", name), *facts) if facts else (Message("fact-nothing", name),)


def _terrain_facts(terrain: Terrain, published: bool, bridged: bool) -> list[Message]:
    """What a terrain does, one sentence for each of its keys, in the rulebook's order."""
    facts = [Message(key) for key, holds in _flags(terrain, bridged).items() if holds]
    if terrain.max_move_if_entered:
        facts.append(Message("fact-move-limit", {"number": terrain.max_move_if_entered}))
    if terrain.enter_cost_from_lower > 1:
        facts.append(Message("fact-steep", {"number": terrain.enter_cost_from_lower}))
    if terrain.cost_from_beach.armor is None and terrain.cost_from_beach.infantry:
        facts.append(Message("fact-from-beach", {"number": terrain.cost_from_beach.infantry}))
    dice = terrain.dice_in_published if published and terrain.dice_in_published else terrain.dice_in
    if dice.infantry or dice.armor:
        key = "fact-dice-from-below" if terrain.only_from_below else "fact-dice-in"
        facts.append(Message(key, {"number": dice.infantry, "number2": dice.armor}))
    out = terrain.dice_out
    if out.infantry:
        facts.append(Message("fact-infantry-out", {"number": out.infantry}))
    if out.armor:
        facts.append(Message("fact-armor-out", {"number": out.armor}))
    return facts


def _together(terrain: Terrain, adds: bool) -> list[Message]:
    """What two kinds of ground do together."""
    if terrain.id == "town":
        return [Message("fact-town-adds" if adds else "fact-town-larger")]
    return [Message("fact-on-hill")] if terrain.id == "hill" else []


def _flags(terrain: Terrain, bridged: bool) -> dict[str, bool]:
    closed = len(terrain.impassable_for)
    return {
        "fact-impassable": closed == 3 and not bridged,
        "fact-needs-bridge": closed == 3 and bridged,
        "fact-infantry-only": 0 < closed < 3,
        "fact-bridges": bool(terrain.passable_over),
        "fact-first-hex-only": terrain.adjacent_start,
        "fact-stop": terrain.stop_on_entry,
        "fact-one-hex-out": terrain.stop_on_leaving,
        "fact-guns-stay": bool(terrain.cannot_leave),
        "fact-no-battle-on-entry": terrain.no_battle_on_entry,
        "fact-no-battle": terrain.cannot_battle_from,
        "fact-no-retreat": terrain.impassable_in_retreat,
        "fact-blocks-sight": terrain.los == "block",
        "fact-hill-sight": terrain.is_hill,
        "fact-first-flag": terrain.ignore_first_flag,
        "fact-owner-only": terrain.owner_only,
        "fact-goes-with-unit": terrain.removed == "when_left",
        "fact-can-be-cleared": terrain.removed == "when_cleared",
    }


# Units


def _kind(kind: UnitKind) -> BookEntry:
    dice = "-".join(str(number) for number in kind.dice)
    facts = [
        Message("fact-figures", {"number": kind.figures}),
        Message("fact-move", {"number": kind.move, "number2": kind.move_and_battle}),
        Message("fact-dice", {"dice": dice, "number": kind.range}),
    ]
    if not kind.needs_line_of_sight:
        facts.append(Message("fact-no-sight-needed"))
    return replace(
        names().entry("kind", kind.id, _two(_lower(kind.name_en), _lower(kind.name_hu))),
        facts=tuple(facts),
        notes=_two(kind.special, kind.special_hu),
        marks=("elite",) if kind.badges else (),
        rules=UNIT_RULES.get(kind.id, UNIT_RULES[kind.unit_class]),
        source=kind.source,
    )


def placed(layout: Layout) -> dict[str, PlacedUnit]:
    """The units that the scenario's own file places, by id: they know their nation and badge."""
    original = layout.data.scenarios.get(layout.scenario.slug, layout.scenario)
    return {unit.id: unit for unit in original.units}


def nation_of(layout: Layout, u: int, known: dict[str, PlacedUnit]) -> str:
    """The nation of a unit; that of its side for units that came later."""
    unit = known.get(layout.lexicon.name("unit", u))
    if unit and unit.type == layout.unit_kinds[u]:
        return unit.nation
    return nations(layout.scenario)[SIDES[layout.board.unit_side[u]]]


def _units(layout: Layout) -> list[BookEntry]:
    known = placed(layout)
    return [
        _unit(
            layout.lexicon.name("unit", u),
            nation_of(layout, u, known) or SIDES[layout.board.unit_side[u]],
            layout.data.units[kind],
        )
        for u, kind in enumerate(layout.unit_kinds)
    ]


def _unit(name: str, nation: str, kind: UnitKind) -> BookEntry:
    plain = _two(_lower(kind.name_en), _lower(kind.name_hu))
    return _of_nation(f"unit:{name}", nation, names().entry("kind", kind.id, plain))


def _of_nation(reference: str, nation: str, thing: BookEntry) -> BookEntry:
    """`British infantry`, `Allied left`: the nation goes before the name in both languages."""
    found: dict[str, Forms] = {}
    for language in LANGUAGES:
        adjective = (names().forms(language, "nation", nation) or {PLAIN: nation})[PLAIN]
        forms = {PLAIN: thing.names[language], **thing.forms.get(language, {})}
        found[language] = {
            case: form if case == NUMBER else f"{adjective} {form}" for case, form in forms.items()
        }
    return make_entry(reference, found)


# Seats, cards, objectives, special rules


def _seat(seat: str) -> BookEntry:
    side, _, role = seat.partition("-")
    if not role:
        return names().entry("seat", side)
    return _of_nation(f"seat:{seat}", side, names().entry("role", role))


def _in_deck(card: CardFace, layout: Layout) -> bool:
    number = layout.lexicon.number("card", card.id)
    return layout.board.deck[number] > 0


@cache
def _printed_cards() -> dict[str, CardFace]:
    """The cards that come with the game."""
    return {card.id: card for card in load_data().cards}


def _is_told_by_facts(card: CardFace) -> bool:
    """A plain section card has no more to say, unless a pack has changed it."""
    return card.kind == "section" and not card.interplay and card == _printed_cards().get(card.id)


def _card_text(card: CardFace) -> tuple[str, str]:
    """All about a card, a paragraph for each point, in both languages."""
    return (
        "\n".join(filter(None, (card.effect, card.fallback, *_told(card.interplay)))),
        "\n".join(filter(None, (card.effect_hu, card.fallback_hu, *_told(card.interplay_hu)))),
    )


def _told(paragraphs: tuple[str, ...]) -> tuple[str, ...]:
    """Without those that name a key of the data: they speak to whoever writes a scenario."""
    return tuple(paragraph for paragraph in paragraphs if "_" not in paragraph)


def _card(card: CardFace) -> BookEntry:
    marks: tuple[str, ...] = ("reaction",) if card.timing == "reaction" else (card.kind,)
    entry = names().entry("card", card.id, _two(card.name, card.name_hu))
    return replace(
        entry,
        names={language: name.replace(" - ", " – ") for language, name in entry.names.items()},
        notes={} if _is_told_by_facts(card) else _two(*_card_text(card)),
        facts=card_facts(card),
        marks=marks,
        rules=CARD_RULES.get(card.family, AMBUSH_RULES if marks == ("reaction",) else ()),
        source=card.source,
    )


def _scenario(scenario: Scenario) -> BookEntry:
    return BookEntry(
        f"scenario:{scenario.slug}",
        _two(scenario.title.en, scenario.title.hu),
        notes=_two(scenario.date, scenario.date) if scenario.date else {},
        source=scenario.source,
    )


def _goals(scenario: Scenario) -> list[BookEntry]:
    return [
        BookEntry(
            f"goal:{goal.id}",
            names().entry("marker", "medal").names,
            notes=_two(goal.text, goal.text_hu),
            marks=(goal.mode.replace("_", "-"),),
            rules=GOAL_RULES[goal.mode],
        )
        for goal in scenario.objectives
    ]


def _special_rules(scenario: Scenario) -> list[BookEntry]:
    return [
        BookEntry(f"special:{rule.id}", _two(rule.id, rule.id), notes=_two(rule.text, rule.text_hu))
        for rule in scenario.special_rules
    ]


# Where the rules speak of what


def _appendix(*numbers: int) -> tuple[str, ...]:
    return tuple(f"M44-A2.{number}" for number in numbers)


TERRAIN_RULES: Final[dict[str, tuple[str, ...]]] = {
    "forest": _appendix(2, 3, 4, 5, 6),
    "hedgerow": _appendix(7, 8, 9, 10, 11, 12, 13, 14),
    "hill": _appendix(15, 16, 17, 18, 19, 20, 21, 22),
    "steep_hill": ("M44-F.11",),
    "sea_bluff": ("M44-F.7",),
    "cliff": ("M44-F.6",),
    "town": _appendix(23, 24, 25, 26, 27),
    "river": _appendix(28, 31),
    "bridge": _appendix(29, 30, 31),
    "ocean": _appendix(32, 33, 34, 35, 36, 69),
    "beach": _appendix(37, 38, 39, 40),
    "bunker": _appendix(43, 44, 45, 46, 47, 48, 49, 50, 51),
    "hedgehog": _appendix(52, 53, 54),
    "sandbags": _appendix(55, 56, 57, 58, 59, 60),
    "sea_wall": ("M44-F.8",),
    "wire": _appendix(61, 62, 63, 64, 65, 66, 67, 68, 72),
}

UNIT_RULES: Final[dict[str, tuple[str, ...]]] = {
    "infantry": ("M44-3.16", "M44-4.15"),
    "armor": ("M44-3.18", "M44-4.17", "M44-4.72"),
    "artillery": ("M44-3.19", "M44-4.19", "M44-4.34", "M44-4.63"),
    "special_forces": ("M44-3.17", "M44-A1.13", "M44-A1.14", "M44-A1.15"),
    "french_resistance": ("M44-A1.6", "M44-A1.7", "M44-A1.8", "M44-A1.10", "M44-A1.11"),
    "elite_armor": ("M44-A1.16",),
}

AMBUSH_RULES: Final = ("M44-K.14", "M44-K.15", "M44-K.16", "M44-K.17")

GOAL_RULES: Final[dict[str, tuple[str, ...]]] = {
    "temporary": ("M44-O.7",),
    "permanent": ("M44-O.8",),
    "sudden_death": ("M44-O.10",),
}
