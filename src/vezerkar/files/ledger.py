"""The rule ledger: every rule of a game with its id, in English and Hungarian.

Code cites the ids, tests claim them, prompts and refusals show them to the player.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

from vezerkar.core.errors import DataError
from vezerkar.files.toml import convert, read_toml

Language = Literal["en", "hu"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "hu")

ENGLISH: Final = "ledger.toml"
HUNGARIAN: Final = "ledger.hu.toml"
SECTIONS: Final = "sections.toml"  # English headings, where the rulebook is Hungarian


class Bilingual(Struct, frozen=True):
    """The same text in both languages; empty where a rule has none."""

    en: str = ""
    hu: str = ""

    def of(self, language: Language) -> str:
        """The text in this language."""
        return self.hu if language == "hu" else self.en


class Rule(Struct, frozen=True):
    """One statement of a rulebook; if no test can prove it, `untestable` says why."""

    id: str
    section: Bilingual
    kind: str
    text: Bilingual
    ruling: Bilingual
    example: Bilingual
    source: Literal["rulebook", "published", "reconstructed"]
    untestable: Bilingual | None


class Ledger(Struct, frozen=True):
    """All rules of a game in the order of its rulebook."""

    game: str
    prefix: str
    title: str
    players: str
    summary: str
    rules: tuple[Rule, ...]
    by_id: dict[str, Rule]

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def rule(self, rule_id: str) -> Rule:
        """The rule of this id, with or without the prefix of the game."""
        found = self.by_id.get(rule_id) or self.by_id.get(f"{self.prefix}-{rule_id}")
        if found is None:
            raise DataError(f"there is no rule '{rule_id}'{self._nearest(rule_id)}")
        return found

    def find(self, word: str, language: Language) -> tuple[Rule, ...]:
        """The rules that mention a word, in one language."""
        return tuple(rule for rule in self.rules if word.lower() in _said(rule, language))

    @property
    def testable(self) -> tuple[Rule, ...]:
        """The rules that a test must prove."""
        return tuple(rule for rule in self.rules if rule.untestable is None)

    def _nearest(self, rule_id: str) -> str:
        near = get_close_matches(f"{self.prefix}-{rule_id.split('-')[-1]}", self.by_id, n=3)
        return f"; near it are {', '.join(near)}" if near else ""


def _said(rule: Rule, language: Language) -> str:
    parts = (rule.section, rule.text, rule.ruling, rule.example)
    return " ".join(part.of(language) for part in parts).lower()


class _Entry(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    section: str
    kind: str
    text: str
    source: Literal["rulebook", "published", "reconstructed"]
    ruling: str = ""
    example: str = ""
    untestable: str = ""


class _English(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    prefix: str
    title: str
    rule: tuple[_Entry, ...]
    players: str = ""
    summary: str = ""


class _Translation(Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    ruling: str = ""
    example: str = ""
    untestable: str = ""


class _Hungarian(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    language: Literal["hu"]
    rules: dict[str, _Translation]


def load_ledger(folder: Path) -> Ledger:
    """Read both ledger files of a game folder; they must agree rule by rule."""
    path = folder / ENGLISH
    english = convert(read_toml(path), _English, str(path))
    hungarian = _hungarian(folder / HUNGARIAN)
    headings = _headings(folder / SECTIONS)
    rules: dict[str, Rule] = {}
    for index, entry in enumerate(english.rule):
        at = f"{path}: rule[{index}].id"
        if not entry.id.startswith(f"{english.prefix}-"):
            raise DataError(f"{at}: expected an id with '{english.prefix}-', got '{entry.id}'.")
        if entry.id in rules:
            raise DataError(f"{at}: the id '{entry.id}' is used twice.")
        rules[entry.id] = _rule(entry, hungarian, folder / HUNGARIAN, headings)
    unknown = hungarian.rules.keys() - rules.keys()
    if unknown:
        raise DataError(f"{folder / HUNGARIAN}: {min(unknown)}: {ENGLISH} has no such rule.")
    return Ledger(
        game=english.game,
        prefix=english.prefix,
        title=english.title,
        players=english.players,
        summary=english.summary,
        rules=tuple(rules.values()),
        by_id=rules,
    )


def _hungarian(path: Path) -> _Hungarian:
    """The Hungarian file has a table per id beside its two keys; the ids become one mapping."""
    raw = read_toml(path)
    whole: dict[str, object] = {key: raw.pop(key) for key in ("game", "language") if key in raw}
    for rule_id, entry in raw.items():
        convert(entry, _Translation, str(path), rule_id)
    whole["rules"] = raw
    return convert(whole, _Hungarian, str(path))


def _headings(path: Path) -> dict[str, str]:
    """The headings of the rulebook in English; one that is missing stays as it is printed."""
    return convert(read_toml(path), dict[str, str], str(path)) if path.is_file() else {}


def _rule(entry: _Entry, hungarian: _Hungarian, path: Path, headings: dict[str, str]) -> Rule:
    other = hungarian.rules.get(entry.id)
    if other is None:
        raise DataError(f"{path}: {entry.id}: expected this rule in Hungarian, but it is missing.")
    for key in ("ruling", "example", "untestable"):
        if bool(getattr(entry, key)) != bool(getattr(other, key)):
            raise DataError(f"{path}: {entry.id}.{key}: expected exactly where {ENGLISH} has it.")
    return Rule(
        id=entry.id,
        section=Bilingual(headings.get(entry.section, entry.section), entry.section),
        kind=entry.kind,
        text=Bilingual(entry.text, other.text),
        ruling=Bilingual(entry.ruling, other.ruling),
        example=Bilingual(entry.example, other.example),
        source=entry.source,
        untestable=Bilingual(entry.untestable, other.untestable) if entry.untestable else None,
    )
