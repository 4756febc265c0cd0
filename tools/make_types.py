"""Make web/src/net/protocol.ts from the structs of the protocol, the scene and its panels.

    python tools/make_types.py            write the file
    python tools/make_types.py --check    say whether it is up to date

The page and the server then cannot disagree about a word without a test or a compiler saying so.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

import msgspec

from vezerkar.scene import message, panels, scene
from vezerkar.server import http_schema, socket_schema

TARGET: Final = Path(__file__).parents[1] / "web" / "src" / "net" / "protocol.ts"
HEAD: Final = """\
// Made by tools/make_types.py from message.py, panels.py and scene.py of src/vezerkar/scene and
// from http_schema.py and socket_schema.py of src/vezerkar/server.
// Do not edit: change the structs and run `python tools/make_types.py`.
"""
SOURCES: Final[tuple[tuple[Any, tuple[str, ...]], ...]] = (
    (message, ("Argument",)),
    (panels, ()),
    (scene, ("DecisionKind",)),
    (http_schema, ("Value", "SeatKind", "TableStatus")),
    (socket_schema, ("Room", "FromPage", "FromServer")),
)
SIMPLE: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    bytes: "string",
}
LINE_WIDTH: Final = 100


def main(arguments: list[str]) -> int:
    """Write the types, or only compare them."""
    text = typescript()
    if "--check" not in arguments:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET.name} is stale: run `python tools/make_types.py`", file=sys.stderr)
    return 1


def typescript() -> str:
    """The whole file."""
    parts = [HEAD, f"export const PROTOCOL_VERSION = {socket_schema.PROTOCOL_VERSION};\n"]
    for module, aliases in SOURCES:
        parts += [declaration(name, getattr(module, name)) for name in aliases]
        parts += [interface(kind) for kind in structs_of(module.__name__)]
    return "\n".join(parts)


def structs_of(module: str) -> Iterator[type[msgspec.Struct]]:
    """The structs that a module defines itself, in its own order."""
    for value in vars(sys.modules[module]).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct):
            if value.__module__ == module:
                yield value


def declaration(name: str, kind: Any) -> str:
    """A name for a union of types."""
    members = [written(member) for member in get_args(kind)] if is_union(kind) else [written(kind)]
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= LINE_WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def interface(kind: type[msgspec.Struct]) -> str:
    """A struct as an interface; fields with a default may be left out where defaults are."""
    config = kind.__struct_config__
    lines = [f"/** {line} */" for line in (first_sentence(kind),) if line]
    lines.append(f"export interface {kind.__name__} {{")
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(kind):
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(without_null(field))};")
    lines.append("}\n")
    return "\n".join(lines)


def without_null(field: msgspec.structs.FieldInfo) -> Any:
    """What is None by default is left out of a message, never sent as null."""
    if field.default is None and is_union(field.type):
        rest = [kind for kind in get_args(field.type) if kind is not NoneType]
        return Union[tuple(rest)]  # noqa: UP007 - the members are known only now
    return field.type


def first_sentence(kind: type[msgspec.Struct]) -> str:
    """What the struct says of itself; msgspec's own docstring says nothing."""
    text = (kind.__dict__.get("__doc__") or "").strip().split("\n\n")[0]
    return " ".join(text.split())


def is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType)


def written(kind: Any) -> str:
    """A Python type as TypeScript."""
    if kind in SIMPLE:
        return SIMPLE[kind]
    origin, arguments = get_origin(kind), get_args(kind)
    if is_union(kind):
        return " | ".join(unique(written(argument) for argument in arguments))
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if origin is list or (origin is tuple and arguments[-1] is Ellipsis):
        element = written(arguments[0])
        return f"({element})[]" if " | " in element else f"{element}[]"
    if origin is dict:
        return f"Record<{written(arguments[0])}, {written(arguments[1])}>"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    raise TypeError(f"there is no TypeScript for {kind}")


def unique(words: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(words))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
