"""The reference book: what things are called, what they do, and which rules are about them."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

import vezerkar
from vezerkar.files.ledger import LANGUAGES, Language
from vezerkar.games.quartermaster.schema.cards import CardFace
from vezerkar.games.quartermaster.schema.countries import Country
from vezerkar.games.quartermaster.schema.map import SpaceData, Strait
from vezerkar.games.quartermaster.setup import Layout
from vezerkar.games.quartermaster.terms import FRAMES
from vezerkar.games.quartermaster.view.card_texts import short_text, whole_text
from vezerkar.scene.scene import BookEntry, Message
from vezerkar.words.words import PLAIN, RENAMED, Names

PLAIN_KINDS: Final = (
    "kind",
    "marker",
    "score",
    "nation",
    "terrain",
    "panel",
    "amount",
    "sheet",
    "sum",
)
TYPE_RULES: Final = {
    "build_army": ("QG-18.1", "QG-18.2"),
    "build_navy": ("QG-18.3",),
    "land_battle": ("QG-18.5",),
    "sea_battle": ("QG-18.6",),
    "event": ("QG-18.9",),
    "status": ("QG-18.10",),
    "response": ("QG-18.14", "QG-18.15"),
    "economic_warfare": ("QG-18.17",),
}


@cache
def names() -> Names:
    """The names that stand in the text files."""
    return Names(vezerkar.HOME / "games" / "quartermaster" / "text")


def write_reference(layout: Layout) -> tuple[BookEntry, ...]:
    """All entries of a game."""
    known, data = names(), layout.data
    return (
        BookEntry(
            "scenario:" + layout.scenario, _two("The Second World War", "A második világháború")
        ),
        *(known.entry(kind, name) for kind in PLAIN_KINDS for name in known.ids(kind)),
        *(known.entry("phase", form.word) for form in FRAMES),
        *(_side(kind, side.id) for kind in ("side", "team") for side in data.rules.team),
        *(_country(kind, country) for kind in ("country", "seat") for country in data.countries),
        *(_space(layout, space) for space in data.world.space),
        *(
            BookEntry(
                f"strait:{strait.id}", _two(strait.name, strait.name_hu), source=strait.source
            )
            for strait in data.world.strait
        ),
        *_zones(layout),
        *_units(layout),
        *(_card(card, layout.card_rules[i]) for i, card in enumerate(data.cards)),
    )


def _two(en: str, hu: str) -> dict[str, str]:
    return {"en": en, "hu": hu}


def _side(kind: str, name: str) -> BookEntry:
    """A side and its team go by one name."""
    return replace(names().entry("side", name), id=f"{kind}:{name}")


# Spaces and pieces


def _country(kind: str, country: Country) -> BookEntry:
    """Within a sentence some countries take an article: `NAME($country, case: "the")`.

    `adj` says whose piece it is: a német sereg.
    """
    forms: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        within = names().forms(language, "within", country.id)
        assert within is not None
        forms[language] = {"the": within[PLAIN], "adj": _named(language, "nation", country.id)}
    return BookEntry(f"{kind}:{country.id}", _two(country.name, country.name_hu), forms)


def _space(layout: Layout, space: SpaceData) -> BookEntry:
    facts = [Message("fact-star", rules=("QG-6.4", "QG-22.2"))] if space.supply else []
    facts.append(Message(f"fact-{space.kind}"))
    if space.home_of:
        facts.append(Message("fact-home", {"country": f"country:{space.home_of}"}, ("QG-18.2",)))
    for strait in layout.data.world.strait:
        if strait.land == space.id:
            facts.append(_strait_fact(strait))
    near = " ".join(space.adjacent)
    facts.append(Message("fact-adjacent", {"spaces": near}, ("QG-6.2",)))
    within = {
        language: forms
        for language in LANGUAGES
        if (forms := names().forms(language, "within_space", space.id))
    }
    return BookEntry(
        f"space:{space.id}",
        _renamed(space.name, space.name_hu),
        {
            language: {"the" if case == PLAIN else case: form for case, form in forms.items()}
            for language, forms in within.items()
        },
        facts=tuple(facts),
        source=space.source,
    )


def _renamed(en: str, hu: str) -> dict[str, str]:
    """A name of a data file that the text file says in another way."""
    other = names().forms("hu", RENAMED, hu)
    return _two(en, other[PLAIN] if other else hu)


def _strait_fact(strait: Strait) -> Message:
    args: dict[str, str | int] = {
        "strait": f"strait:{strait.id}",
        "space": f"space:{strait.seas[0]}",
        "space2": f"space:{strait.seas[1]}",
        "side": f"side:{strait.open_when_empty}",
    }
    return Message("fact-strait", args, ("QG-8.2", "QG-8.6"))


def _units(layout: Layout) -> list[BookEntry]:
    """A piece is called by its country and its kind: a German army."""
    found = []
    for country in layout.data.countries:
        for kind, ground in (("army", "land"), ("navy", "sea")):
            parts = (("nation", country.id), ("kind", kind))
            called: dict[str, str] = {
                language: " ".join(_named(language, what, name) for what, name in parts)
                for language in LANGUAGES
            }
            found += [
                BookEntry(f"unit:{country.id}-{space.id}", called)
                for space in layout.data.world.space
                if space.kind == ground
            ]
    return found


def _named(language: Language, kind: str, name: str) -> str:
    return (names().forms(language, kind, name) or {PLAIN: name})[PLAIN]


def _zones(layout: Layout) -> list[BookEntry]:
    """Each country's places for cards."""
    return [
        BookEntry(
            f"zone:{zone}-{country.id}",
            _two(
                f"{_named('en', 'zone', zone)} ({country.name})",
                f"{_named('hu', 'zone', zone)} ({country.name_hu})",
            ),
        )
        for country in layout.data.countries
        for zone in names().ids("zone")
    ]


# Cards


def _card(card: CardFace, rules: tuple[str, ...]) -> BookEntry:
    entry = replace(
        names().entry("card", card.id, _two(card.name, card.name_hu)),
        notes={language: whole_text(card, language) for language in LANGUAGES},
        facts=short_text(card),
        marks=(card.type.replace("_", "-"), *card.tags),
        rules=(*TYPE_RULES[card.type], *rules),
        source=card.source,
    )
    return replace(entry, values={"copies": card.count}) if card.count > 1 else entry
