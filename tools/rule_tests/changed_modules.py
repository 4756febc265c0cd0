"""Import the rules of a game otherwise than they are written: with a fault, or with counters."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

ROOT: Final = Path(__file__).parents[2]
RULE_ROOMS: Final = ("rules", "phases")
Change = Callable[[str, ast.Module], ast.Module]  # of the name of a module and its tree


def rule_modules(game: str) -> dict[str, Path]:
    """The modules that hold the rules of a game, by name."""
    folder = ROOT / "src" / "vezerkar" / "games" / game
    paths = [path for room in RULE_ROOMS for path in sorted((folder / room).rglob("*.py"))]
    return {
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts): path
        for path in paths
        if path.name != "__init__.py"
    }


def change_on_import(modules: set[str], change: Change) -> None:
    """From now on these modules are imported changed."""
    sys.meta_path.insert(0, _Finder(modules, change))


class _Finder(MetaPathFinder):
    def __init__(self, modules: set[str], change: Change) -> None:
        self.modules = modules
        self.change = change

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.modules:
            return None
        spec = PathFinder.find_spec(fullname, path)
        if spec is not None and spec.origin is not None:
            spec.loader = _Loader(fullname, spec.origin, self.change)
        return spec


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, change: Change) -> None:
        super().__init__(name, path)
        self.change = change

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(self.get_data(self.get_filename(fullname)))
        changed = ast.fix_missing_locations(self.change(fullname, tree))
        return compile(changed, self.path, "exec", dont_inherit=True)
