"""The sentences of a game as tests need them: what is in the files, and how it is said."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from vezerkar.core.game import Game
from vezerkar.files.ledger import Language
from vezerkar.scene.scene import Message, Scene
from vezerkar.words.words import Words, lexicon_of, word_files


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.referred: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.referred.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def sentences_in(folder: Path, language: Language) -> dict[str, set[str]]:
    """The keys of a folder's file with the variables that each sentence uses."""
    text = (folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    referred: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} is said twice"
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
            referred[entry.id.name] = visitor.referred
    # What a sentence takes over from others says their variables too.
    return {
        key: said.union(*(found[other] for other in referred[key])) for key, said in found.items()
    }


def not_yet_said(messages: Iterable[Message], said: set[bytes]) -> list[Message]:
    """Those that have not been said before; in a game most come again and again."""
    found = {msgspec.json.encode(message): message for message in messages}
    new = [message for text, message in found.items() if text not in said]
    said |= found.keys()
    return new


def voice(game: Game, language: Language, seen: Scene) -> Words:
    """What can say everything that a scene holds."""
    return Words(language, *word_files(language, game.folder), lexicon=lexicon_of(seen.book))
