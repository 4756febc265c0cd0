"""The reference: what the things of the game are called, what they do, which rules apply."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from msgspec.structs import replace

import vezerkar
from vezerkar.games.hungary.schema import AirUnit, Scenario, Unit
from vezerkar.games.hungary.setup import Layout
from vezerkar.games.hungary.terms import FRAMES, TERRAINS, TURN_STEPS, TYPES
from vezerkar.scene.scene import BookEntry, Message
from vezerkar.words.words import Names

TERRAIN_RULES: Final = ("HU-7.1.1", "HU-8.2.5")
CITY_RULES: Final = ("HU-7.1.1", "HU-8.8.1", "HU-8.8.2", "HU-8.9.2")
TYPE_RULES: Final[dict[str, tuple[str, ...]]] = {
    "armor": ("HU-7.3.1", "HU-8.5.2"),
    "mechanized": ("HU-7.3.1", "HU-8.5.2"),
    "cavalry": ("HU-5.5.3", "HU-8.5.2"),
    "artillery": ("HU-8.3.1", "HU-8.3.4", "HU-3.1.2"),
    "partisan": ("HU-12.2.1.7", "HU-12.2.1.3", "HU-12.2.3.1"),
    "hq": ("HU-10.1.1", "HU-10.3.1", "HU-10.6.1"),
    "fighter": ("HU-9.5.2", "HU-9.8.1"),
    "fighter_bomber": ("HU-9.5.1.1", "HU-9.9.1"),
    "bomber": ("HU-9.7.1", "HU-9.7.2"),
}
STRAIGHT: Final = re.compile(r'"([^"]*)"')
PLAIN_KINDS: Final = (
    "side",
    "seat",
    "nation",
    "amount",
    "score",
    "marker",
    "panel",
    "table",
    "sum",
    "sheet",
    "mat",
    "tray",
    "zone",
    "sector",
)


@cache
def names() -> Names:
    """The names in the text files."""
    return Names(vezerkar.HOME / "games" / "hungary" / "text")


def entry_of(kind: str, name: str, usual: str) -> BookEntry:
    """The entry of a thing that keeps its usual name unless the text files give another."""
    return names().entry(kind, name, {"en": quoted(usual, "“”"), "hu": quoted(usual, "„”")})


def quoted(name: str, marks: str) -> str:
    """A name of the data files, which have straight quotation marks, with those of a language."""
    return STRAIGHT.sub(rf"{marks[0]}\1{marks[1]}", name)


def title_of(one: Scenario) -> BookEntry:
    """What a battle is called; the text files may write its dates as a language does."""
    head = one.scenario
    return names().entry("scenario", head.id, {"en": head.title_en, "hu": head.title_hu})


def write_reference(layout: Layout) -> tuple[BookEntry, ...]:
    """All entries of a scenario."""
    known = names()
    found = layout.data.map
    head = layout.scenario.scenario
    arrivals = _arrivals(layout)
    return (
        replace(title_of(layout.scenario), source="reconstructed"),
        *(known.entry(kind, name) for kind in PLAIN_KINDS for name in known.ids(kind)),
        *(known.entry("phase", form.word) for form in FRAMES),
        *(known.entry("step", step) for step in TURN_STEPS),
        *(_terrain(layout, name) for name in TERRAINS),
        *(_kind(name) for name in TYPES),
        *(
            replace(
                entry_of("city", f"city{i + 1}", city.name),
                facts=(Message("fact-points", {"number": city.points}),),
                rules=("HU-11.2",),
                source="rulebook" if city.source == "rulebook" else "reconstructed",
            )
            for i, city in enumerate(found.victory_city)
        ),
        *(_town(town.hex, town.name) for town in found.town),
        *(_turn(n) for n in range(head.first_turn, head.last_turn + 1)),
        *(
            _unit(unit, arrivals.get(unit.id, 0), layout.scenario.scenario.last_turn)
            for unit in layout.data.units.unit
        ),
        *(_air(unit) for unit in layout.data.units.air_unit),
    )


def _terrain(layout: Layout, name: str) -> BookEntry:
    movement = layout.data.tables.movement
    shifts = {shift.id: shift.value for shift in layout.data.tables.shift}
    costs = [getattr(getattr(movement, c), name) for c in ("foot", "motorized")]
    city = name in ("city", "major_city")
    shift = shifts["city"] if city else shifts.get(f"terrain_{name}", 0)
    facts = [Message("fact-costs", {"number": costs[0], "number2": costs[1]})]
    if shift:
        facts.append(Message("fact-shift", {"number": -shift}))
    if city:
        facts.append(Message("fact-city-losses"))
    rules = CITY_RULES if city else TERRAIN_RULES
    source = "rulebook" if city else "reconstructed"
    entry = names().entry("terrain", name)
    return replace(entry, facts=tuple(facts), rules=rules, source=source)


def _town(place: str, name: str) -> BookEntry:
    """A hex with a town is called by both, for nobody finds a number on the map."""
    called = f"{place} {name}"
    return BookEntry(f"hex:{place}", {"en": called, "hu": called})


def _turn(number: int) -> BookEntry:
    """Where the reinforcements of a turn wait."""
    names = {"en": f"reinforcements of turn {number}", "hu": f"{number}. forduló: erősítések"}
    return BookEntry(f"tray:turn-{number}", names, rules=("HU-6.4.1",))


def _kind(name: str) -> BookEntry:
    rules = TYPE_RULES.get(name, ("HU-3.1.2", "HU-14.4"))
    return replace(names().entry("kind", name), rules=rules)


def _arrivals(layout: Layout) -> dict[str, int]:
    """HU-6.4.1: the turns on which reinforcements come in this scenario."""
    return {
        name: int(key.removeprefix("turn_"))
        for key, names in layout.scenario.reinforcements.items()
        if key.startswith("turn_")
        for name in names
    }


def _unit(unit: Unit, arrival: int, last_turn: int) -> BookEntry:
    """HU-1.5.2: values, and those of the reduced side; `arrival` is 0 for no reinforcement.

    Who would leave after the last turn of the scenario stays to its end.
    """
    values = {"attack": unit.attack, "move": unit.move, "defence": unit.defence}
    facts: list[Message] = []
    if unit.type != "hq":
        facts.append(
            Message(
                "fact-values",
                {"number": unit.attack, "number2": unit.move, "number3": unit.defence},
                ("HU-1.5.2",),
            )
        )
    if unit.steps == 2:
        facts.append(
            Message(
                "fact-reduced",
                {"number": unit.r_attack, "number2": unit.r_move, "number3": unit.r_defence},
                ("HU-1.5.3",),
            )
        )
    if arrival:
        facts.append(Message("fact-arrives", {"number": arrival}, ("HU-6.4.1",)))
    if 0 < unit.withdrawal_turn <= last_turn:
        facts.append(Message("fact-leaves", {"number": unit.withdrawal_turn}, ("HU-6.5.1",)))
    if unit.s_marked:
        facts.append(Message("fact-s", {}, ("HU-12.2.2.1",)))
    return replace(
        entry_of("unit", unit.id, unit.name),
        facts=tuple(facts),
        values=values,
        rules=TYPE_RULES.get(unit.type, ("HU-3.1.2", "HU-14.4")),
        source=unit.source,
    )


def _air(unit: AirUnit) -> BookEntry:
    facts = [Message("fact-hit-on", {"number": unit.hit_on, "number2": unit.steps}, ("HU-9.5.2",))]
    if unit.return_fire_only:
        facts.append(Message("fact-return-fire", {}, ("HU-9.6.1",)))
    if unit.bomb:
        facts.append(Message("fact-bomb", {"number": unit.bomb}, ("HU-9.7.3",)))
    return replace(
        entry_of("unit", unit.id, unit.name),
        facts=tuple(facts),
        values={"hit_on": unit.hit_on, "bomb": unit.bomb},
        rules=TYPE_RULES[unit.type],
        source=unit.source,
    )
