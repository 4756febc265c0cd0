"""No module imports itself by a detour: not at run time, and not for its types either."""

from __future__ import annotations

import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from grimp import build_graph

PAGE = Path(__file__).parents[1] / "web" / "src"
# import ... from './x', export ... from './x', import './x', import('./x')
SPECIFIERS = re.compile(r"""\b(?:from|import)\s*\(?\s*['"](\.[^'"?]*)['"]""")


def circle_in(imports: dict[str, set[str]]) -> list[str]:
    """
    >>> circle_in({"a": {"b"}, "b": set()})
    []
    >>> circle_in({"a": {"b"}, "b": {"a"}})
    ['a', 'b', 'a']
    """
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_there_is_no_import_circle() -> None:
    graph = build_graph("vezerkar", cache_dir=None)
    imports = {each: graph.find_modules_directly_imported_by(each) for each in graph.modules}
    assert len(imports) > 300
    assert circle_in(imports) == []


def test_there_is_no_import_circle_on_the_page() -> None:
    files = {path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")}
    imports = {name_of(path): {name_of(other) for other in imported(path, files)} for path in files}
    assert sum(len(each) for each in imports.values()) > 800
    assert circle_in(imports) == []


def name_of(path: Path) -> str:
    return path.relative_to(PAGE).as_posix()


def imported(path: Path, files: set[Path]) -> set[Path]:
    """The modules of the page that a module imports: at once, when needed, or for a type."""
    specifiers = SPECIFIERS.findall(path.read_text(encoding="utf-8"))
    targets = [(path.parent / specifier).resolve() for specifier in specifiers]
    return {
        file
        for target in targets
        for file in (target, target.with_name(f"{target.name}.ts"), target / "index.ts")
        if file in files
    }
