"""Sentences in a reader's language, made from messages with Project Fluent.

Besides plain Fluent, translators have these functions. `$x` is a reference such as `unit:al05`:

    NAME($x, case: "acc")     its name, in a grammatical case where the language has cases
    THE($x, case: "acc")      the same with the definite article
    THE($unit, $at)           the same with a place, as the message `thing-at` puts it
    ART($x)                   the article alone
    CAP(...)                  a capital letter in front
    LIST($x, kind: "face")    the names of several things of a kind, given as bare words
    AGREE($x, one: "wins", many: "win")    the verb that goes with its name

A case that the book of names does not give falls back to the plain name and is noted in `missing`.
A name in the plural says so: `number = "many"`. Spaces of a grid are written in capitals.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

import vezerkar
from vezerkar.core.errors import DataError
from vezerkar.files.ledger import LANGUAGES, Language
from vezerkar.files.toml import read_toml
from vezerkar.scene.scene import Argument, BookEntry, Message
from vezerkar.words.hungarian import article, ending

GENERAL: Final = "text"  # the folder of words that belong to no game
PLAIN: Final = "nom"
THING_AT: Final = "thing-at"
NUMBER: Final = "number"  # stands among the cases of a name
MANY: Final = "many"
RENAMED: Final = "renamed"  # names of data files that are said in another way
COORDINATE: Final = re.compile(r"[a-z]\d+")

_KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)

Forms = dict[str, str]  # by case; `nom` is the plain name


class Words:
    """Says messages in one language with the words of some files and the names of a book."""

    def __init__(
        self, language: Language, *files: Path, lexicon: Mapping[str, BookEntry] | None = None
    ) -> None:
        self.language: Language = language
        self.lexicon = lexicon or {}
        self.missing: set[tuple[str, str]] = set()  # names and cases that fell back
        self.faults: list[str] = []  # what Fluent complained about
        self._bundle = FluentBundle([language], functions=self._functions(), use_isolating=False)
        for file in files:
            self._bundle.add_resource(_resource(file))

    def has(self, key: str) -> bool:
        """Whether there is a sentence for a key."""
        return self._bundle.has_message(key)

    def say(self, message: Message, places: Mapping[str, str] | None = None) -> str:
        """The sentence of a message; `places` are those of units for which it gives none."""
        args: dict[str, Argument] = dict(message.args)
        for key, value in message.args.items():
            if key.startswith("unit"):
                args.setdefault("at" + key[4:], (places or {}).get(str(value), ""))
        return self.text(message.key, **args)

    def text(self, key: str, **args: Argument) -> str:
        """The sentence of a key with its arguments."""
        if not self._bundle.has_message(key):
            self.faults.append(f"there is no message '{key}'")
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            self.faults.append(f"the message '{key}' is empty")
            return key
        said, errors = self._bundle.format_pattern(pattern, args)
        self.faults += [f"{key}: {error}" for error in errors]
        return str(said).replace("!.", "!")  # a name may end like a sentence: "Take cover!"

    def name(self, thing: object, case: str = PLAIN) -> str:
        """What a thing is called."""
        reference = str(thing)
        entry = self.lexicon.get(reference)
        if entry is None:
            name = place_name(reference.partition(":")[2] or reference)
            return name + ending(name, case) if self.language == "hu" else name
        name = entry.names[self.language]
        if case == PLAIN:
            return name
        form = entry.forms.get(self.language, {}).get(case)
        if form is None and self.language == "hu":
            self.missing.add((reference, case))
        return form or name

    def is_many(self, thing: object) -> bool:
        """Whether a thing has a name in the plural."""
        entry = self.lexicon.get(str(thing))
        return entry is not None and entry.forms.get(self.language, {}).get(NUMBER) == MANY

    def article(self, name: str) -> str:
        """The definite article before a name."""
        return article(name) if self.language == "hu" else "the"

    # What the text files can call

    def _functions(self) -> dict[str, Callable[..., Any]]:
        return {
            "NAME": self._name,
            "THE": self._the,
            "ART": self._article,
            "CAP": _capital,
            "LIST": self._list,
            "AGREE": self._agree,
        }

    def _name(self, thing: object, at: object = "", case: str = PLAIN) -> str:
        return self._placed(self.name(thing, case), at)

    def _the(self, thing: object, at: object = "", case: str = PLAIN) -> str:
        name = self.name(thing, case)
        return self._placed(f"{self.article(name)} {name}", at)

    def _placed(self, name: str, at: object) -> str:
        place = at if isinstance(at, str) else ""
        return self.text(THING_AT, thing=name, at=self.name(place)) if place else name

    def _article(self, thing: object) -> str:
        return self.article(self.name(thing))

    def _list(self, words: object, kind: str = "") -> str:
        return ", ".join(self.name(f"{kind}:{word}") for word in str(words).split())

    def _agree(self, thing: object, one: str, many: str) -> str:
        return many if self.is_many(thing) else one


def place_name(space: str) -> str:
    """A space as it is shown: a grid may tell its rows apart by small letters, a reader need not.

    >>> place_name("k4"), place_name("north_sea")
    ('K4', 'north_sea')
    """
    return space.upper() if COORDINATE.fullmatch(space) else space


def _capital(text: object) -> str:
    said = str(text)
    return said[:1].upper() + said[1:]


@cache
def _resource(file: Path) -> Resource:
    return FluentResource(_read(file))


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise DataError(f"{file}: the words cannot be read: {error.strerror}") from None


@cache
def message_keys(file: Path) -> frozenset[str]:
    """Which sentences a text file has; to read them all for that takes a hundred times as long."""
    return frozenset(_KEY.findall(_read(file)))


def word_files(language: Language, *folders: Path) -> list[Path]:
    """The text files of some folders, those of no game first."""
    homes = [vezerkar.HOME, *folders]
    return [home / GENERAL / f"{language}.ftl" for home in homes]


# Names of things, by language, from the files names.en.toml and names.hu.toml of a game


class Names:
    """What the things of a game are called: by language, kind and id, with their cases."""

    def __init__(self, folder: Path) -> None:
        self._forms: dict[Language, dict[str, dict[str, Forms]]] = {
            language: _read_names(folder / f"names.{language}.toml") for language in LANGUAGES
        }

    def forms(self, language: Language, kind: str, name: str) -> Forms | None:
        """The name and its cases; None if the files do not know the thing."""
        return self._forms[language].get(kind, {}).get(name)

    def ids(self, kind: str) -> list[str]:
        """All things of a kind, as the English file lists them."""
        return list(self._forms["en"].get(kind, {}))

    def entry(self, kind: str, name: str, plain: Mapping[str, str] | None = None) -> BookEntry:
        """The entry of a thing; `plain` are its names by language if the files do not know it."""
        found: dict[str, Forms] = {}
        for language in LANGUAGES:
            forms = self.forms(language, kind, name)
            found[language] = forms or self._said(language, (plain or {}).get(language, name))
        return make_entry(f"{kind}:{name}", found)

    def _said(self, language: Language, name: str) -> Forms:
        """A name of a data file, unless the text files say it in another way."""
        return self.forms(language, RENAMED, name) or {PLAIN: name}


def make_entry(reference: str, found: Mapping[str, Forms]) -> BookEntry:
    """An entry from its forms by language."""
    return BookEntry(
        reference,
        {language: forms[PLAIN] for language, forms in found.items()},
        {language: rest for language, forms in found.items() if (rest := _cases(forms))},
    )


def _cases(forms: Forms) -> Forms:
    return {case: form for case, form in forms.items() if case != PLAIN}


def _read_names(path: Path) -> dict[str, dict[str, Forms]]:
    """A name is a text, or a table of its cases."""
    names: dict[str, dict[str, Forms]] = {}
    for kind, things in read_toml(path).items():
        names[kind] = {
            name: {PLAIN: forms} if isinstance(forms, str) else dict(forms)
            for name, forms in things.items()
        }
    return names


def lexicon_of(book: Iterable[BookEntry]) -> dict[str, BookEntry]:
    """The entries of a book by their ids."""
    return {entry.id: entry for entry in book}
