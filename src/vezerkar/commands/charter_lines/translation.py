"""R31: sentences that one of the two languages lacks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import vezerkar
from vezerkar.commands.charter_lines.line import Figure, judged

SENTENCE_KEY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


def measure(scale: float) -> Figure:
    known = missing = 0
    for english in sorted(vezerkar.HOME.rglob("text/en.ftl")):
        keys = keys_of(english), keys_of(english.with_name("hu.ftl"))
        known += len(keys[0] | keys[1])
        missing += len(keys[0] ^ keys[1])
    text = f"{known:,} sentences of the program, {missing} in one language only"
    return Figure(f"{text}; those of the page not counted", judged(not missing, whole=False))


def keys_of(path: Path) -> set[str]:
    """The keys of a file of sentences."""
    return set(SENTENCE_KEY.findall(path.read_text(encoding="utf-8")))
