"""Data files: TOML into checked structs. A fault is one line: file, place, what was expected."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import tomli
from msgspec import inspect

from vezerkar.core.errors import DataError

T = TypeVar("T")

_PLACE = re.compile(r"^(?P<said>.*) - at `(?P<path>.*)`$")
_STEP = re.compile(r"\.(?P<field>[^.\[\]]+)|\[(?P<index>\d+|\.\.\.)\]")
_MISSING = re.compile(r"^Object missing required field `(.*)`$")
_UNKNOWN = re.compile(r"^Object contains unknown field `(.*)`$")
_LINE = re.compile(r" \(at line (?P<line>\d+), column \d+\)$")
_AT_END = " (at end of document)"
MAX_KEY_PARTS = 16  # to read a key costs the square of its parts
_PART = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')"""
_LONG_KEY = re.compile(rf"(?<![\w-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{MAX_KEY_PARTS}}}")


def read_toml(path: Path) -> dict[str, Any]:
    """Read a TOML file; a syntax error names the file and the line."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise DataError(f"{path}: the file cannot be read: {reason}.") from error
    except UnicodeDecodeError as error:
        raise DataError(f"{path}: expected text in UTF-8.") from error
    try:
        return _parsed(text)
    except DataError as error:
        raise DataError(f"{path}: {_syntax(str(error), text)}") from error


def parse_toml(text: str) -> dict[str, Any]:
    """TOML from anywhere: a text that was written to cost much is refused before it does."""
    if _LONG_KEY.search(text):
        raise DataError(f"A key has more than {MAX_KEY_PARTS} parts")
    return _parsed(text)


def _parsed(text: str) -> dict[str, Any]:
    try:
        return tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        raise DataError(str(error)) from error
    except RecursionError:
        raise DataError("Brackets are nested too deeply") from None


def _syntax(said: str, text: str) -> str:
    reason = _LINE.sub("", said).removesuffix(_AT_END)
    found = _LINE.search(said)
    line = found["line"] if found else str(text.count("\n") + 1) if said.endswith(_AT_END) else ""
    place = f"line {line}: " if line else ""
    return f"{place}expected TOML, but: {reason[:1].lower()}{reason[1:]}."


def convert(raw: object, shape: type[T], where: str, at: str = "") -> T:
    """Turn plain values into `shape`; a fault names the file, the field and what was expected.

    `at` is the field of the file where `raw` was found, if it is not the whole file.
    """
    try:
        return msgspec.convert(raw, shape, strict=True)
    except msgspec.ValidationError as error:
        # A key of the file may hold a line break; the message stays one line.
        said = str(error).replace("\n", "\\n")
        raise DataError(f"{where}: {_fault(said, raw, shape, at)}") from error


def _fault(said: str, raw: object, shape: type[Any], at: str) -> str:
    found = _PLACE.match(said)
    reason, path = (found["said"], found["path"]) if found else (said, "$")
    steps = [step["field"] or step["index"] for step in _STEP.finditer(path)]
    field = (at + path.removeprefix("$")).removeprefix(".")
    if reason.startswith("Invalid"):
        reason = f"expected {_allowed(shape, steps)}, got {_value(raw, steps)!r}"
    elif name := _MISSING.match(reason):
        field, reason = f"{field}.{name[1]}".lstrip("."), "expected a value, but it is missing"
    elif name := _UNKNOWN.match(reason):
        field, reason = f"{field}.{name[1]}".lstrip("."), "there is no such field"
    else:
        reason = reason[:1].lower() + reason[1:]
    return f"{field}: {reason}." if field else f"{reason}."


def _value(raw: object, steps: list[str]) -> object:
    for step in steps:
        if isinstance(raw, dict):
            raw = raw.get(step)
        elif isinstance(raw, list | tuple) and step.isdigit():
            raw = raw[int(step)]
    return raw


def _allowed(shape: type[Any], steps: list[str]) -> str:
    """The allowed words at a place, read from the shape itself so that they are never stale."""
    kinds = [inspect.type_info(shape)]
    for step in steps:
        kinds = [inner for kind in kinds for inner in _inside(kind, step)]
    words = [word for kind in kinds for word in _words(kind)]
    return "one of " + ", ".join(words) if words else "another value"


def _inside(kind: inspect.Type, step: str) -> list[inspect.Type]:
    match kind:
        case inspect.UnionType(types=types):
            return [inner for each in types for inner in _inside(each, step)]
        case inspect.Metadata(type=inner):
            return _inside(inner, step)
        case inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
            if step == tag_field:
                return [inspect.LiteralType((tag,))]
            return [field.type for field in fields if field.encode_name == step]
        case inspect.VarTupleType(item_type=inner) | inspect.ListType(item_type=inner):
            return [inner]
        case inspect.DictType(value_type=inner):
            return [inner]
        case inspect.TupleType(item_types=inners):
            return [inners[int(step)]] if step.isdigit() else []
    return []


def _words(kind: inspect.Type) -> list[str]:
    match kind:
        case inspect.LiteralType(values=values):
            return [repr(value) for value in values]
        case inspect.UnionType(types=types):
            return [word for each in types for word in _words(each)]
        case inspect.Metadata(type=inner):
            return _words(inner)
        case inspect.IntType():
            return ["a number"]
    return []


def digest(*paths: Path) -> str:
    """A short fingerprint of the contents of data files, in the order given."""
    mix = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        # The length goes in too, or moving text from one file to the next would go unnoticed.
        mix.update(len(content).to_bytes(8, "big"))
        mix.update(content)
    return mix.hexdigest()[:16]
