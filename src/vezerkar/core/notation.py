"""Readable text for the small ints of the kernel, and back.

One scheme serves actions (`move al05 k4`), events and the frames of the stack: a word and the names
of its arguments. What is printed parses back to the same value.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from vezerkar.core.errors import ParseError
from vezerkar.core.kernel import a_of, b_of, c_of, pack, verb_of

NUMBER = "number"
MAX_KNOWN: Final = 2000  # actions whose texts a notation keeps


@dataclass(frozen=True)
class Form:
    """A word with the kinds of its arguments, and the rules that govern it.

    An event may have a topic, by which a log is filtered: `combat`, `cards`, `moves`, `supply`.
    """

    word: str
    kinds: tuple[str, ...] = ()  # a last kind such as `face*` takes all values that are left
    rules: tuple[str, ...] = ()
    topic: str = ""


class Lexicon:
    """The names of the things on one board, by kind: unit 12 is `al05` and back."""

    def __init__(self, names: Mapping[str, Sequence[str]]) -> None:
        self._names = {kind: tuple(words) for kind, words in names.items()}
        self._numbers = {
            kind: {word: i for i, word in enumerate(words) if word}
            for kind, words in self._names.items()
        }

    def name(self, kind: str, number: int) -> str:
        """
        >>> Lexicon({"card": ["ambush", "barrage"]}).name("card", 1)
        'barrage'
        """
        return str(number) if kind == NUMBER else self._names[kind][number]

    def number(self, kind: str, name: str) -> int:
        """The number of a name; ParseError says what was expected."""
        if kind == NUMBER:
            if name.isascii() and name.isdigit() and len(name) <= 4 and int(name) < 4096:
                return int(name)
            raise ParseError(f"'{name}' is not a number from 0 to 4095")
        found = self._numbers[kind].get(name)
        if found is None:
            raise ParseError(f"there is no {kind} '{name}'")
        return found

    def thing(self, anchor: str) -> tuple[str, int]:
        """The kind and number of what an anchor names; the number is -1 if there is no such thing.

        >>> Lexicon({"hex": ["G5", "k4"]}).thing("hex:k4")
        ('hex', 1)
        >>> Lexicon({"hex": ["G5", "k4"]}).thing("unit:k4")
        ('unit', -1)
        """
        kind, _, name = anchor.partition(":")
        return kind, self._numbers.get(kind, {}).get(name, -1)

    def names(self, kind: str) -> tuple[str, ...]:
        return self._names[kind]

    def arguments(self, form: Form, values: Sequence[int]) -> dict[str, str | int]:
        """The values of a form under the names of their kinds: things as `unit:al05`, numbers bare.

        >>> moved = Form("moved", ("hex", "hex", "number"))
        >>> Lexicon({"hex": ["G5", "k4"]}).arguments(moved, [0, 1, 2])
        {'hex': 'hex:G5', 'hex2': 'hex:k4', 'number': 2}
        """
        found: dict[str, str | int] = {}
        for i, kind in enumerate(form.kinds):
            name = kind.rstrip("*")
            count = form.kinds[: i + 1].count(kind)
            key = name if count == 1 else f"{name}{count}"
            if kind.endswith("*"):
                found[key] = " ".join(self.name(name, value) for value in values[i:])
            elif kind == NUMBER:
                found[key] = values[i]
            else:
                found[key] = f"{kind}:{self.name(kind, values[i])}"
        return found


class Notation:
    """Spells and parses actions of one game on one board."""

    def __init__(self, forms: Sequence[Form], lexicon: Lexicon) -> None:
        self.forms = tuple(forms)
        self.lexicon = lexicon
        self._by_word = {form.word: i for i, form in enumerate(forms)}
        # Most actions are offered again and again; only what was spelled here is ever kept.
        self._texts: dict[int, str] = {}
        self._actions: dict[str, int] = {}

    def spell(self, action: int) -> str:
        text = self._texts.get(action)
        if text is None:
            if len(self._texts) >= MAX_KNOWN:
                self._texts.clear()
                self._actions.clear()
            text = self._texts[action] = self._spell(action)
            self._actions[text] = action
        return text

    def _spell(self, action: int) -> str:
        form = self.forms[verb_of(action)]
        values = (a_of(action), b_of(action), c_of(action))
        return " ".join([form.word, *self.words(form, values)])

    def words(self, form: Form, values: Sequence[int]) -> list[str]:
        """The names of the arguments of a form."""
        return [self.lexicon.name(k, v) for k, v in zip(form.kinds, values, strict=False)]

    def parse(self, text: str) -> int:
        """The action that a text means; ParseError if it is not in this notation."""
        known = self._actions.get(text)
        return self._parse(text) if known is None else known

    def _parse(self, text: str) -> int:
        words = text.split()
        if not words:
            raise ParseError("an action is a verb and its arguments; the text is empty")
        verb = self._by_word.get(words[0])
        if verb is None:
            known = ", ".join(form.word for form in self.forms)
            raise ParseError(f"there is no action '{words[0]}'; the actions are: {known}")
        values = self.values(self.forms[verb], words[1:])
        return pack(verb, *values)

    def values(self, form: Form, words: Sequence[str]) -> tuple[int, int, int]:
        if len(words) != len(form.kinds):
            wanted = " ".join([form.word, *(f"<{kind}>" for kind in form.kinds)])
            raise ParseError(f"expected '{wanted}', found '{' '.join([form.word, *words])}'")
        values = [self.lexicon.number(k, w) for k, w in zip(form.kinds, words, strict=True)]
        values += [0] * (3 - len(values))
        return values[0], values[1], values[2]

    def verb(self, action: int) -> Form:
        return self.forms[verb_of(action)]
