"""Which test claims which rule. The tests are read, not run.

A test claims rules with `@pytest.mark.rule("M44-4.3", ...)` on itself or its class, with a
`pytestmark` of its module or class, or with the marks of a `pytest.param`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from vezerkar.core.errors import DataError

Test = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Claim:
    """A rule that a test claims to prove, and where."""

    rule: str
    test: str
    file: Path
    line: int


def find_claims(folder: Path) -> list[Claim]:
    """All claims of all tests under a folder, in the order of the files."""
    if not folder.is_dir():
        raise DataError(f"{folder}: there is no such folder with tests.")
    return [claim for path in sorted(folder.rglob("*.py")) for claim in _Module(path).claims()]


def check_claims(claims: list[Claim], known: set[str]) -> None:
    """Refuse claims of rules that are in no ledger."""
    for claim in claims:
        if claim.rule not in known:
            raise DataError(f"{claim.file}: line {claim.line}: there is no rule '{claim.rule}'.")


class _Module:
    """One file of tests."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.tree = ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            raise DataError(f"{path}: line {error.lineno}: expected Python.") from error
        self.values = dict(_assigned(self.tree.body))

    def claims(self) -> Iterator[Claim]:
        marks = _marks_of(self.tree.body)
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                yield from self._class(node, marks)
            elif isinstance(node, Test):
                yield from self._test(node, node.name, marks)

    def _class(self, node: ast.ClassDef, marks: list[ast.expr]) -> Iterator[Claim]:
        inner = [*marks, *node.decorator_list, *_marks_of(node.body)]
        for child in node.body:
            if isinstance(child, Test):
                yield from self._test(child, f"{node.name}::{child.name}", inner)

    def _test(self, node: Test, name: str, marks: list[ast.expr]) -> Iterator[Claim]:
        every = [*marks, *node.decorator_list]
        # A test that is skipped or expected to fail proves nothing.
        if not node.name.startswith("test") or any(_is_mark(each, _IDLE) for each in every):
            return
        for mark in self._with_values(every):
            for call in ast.walk(mark):
                if isinstance(call, ast.Call) and _is_mark(call, {"rule"}):
                    yield from self._ids(call, name)

    def _with_values(self, marks: list[ast.expr]) -> Iterator[ast.expr]:
        """The marks, and the values of names in them, such as a list of parameters."""
        for mark in marks:
            yield mark
            for part in ast.walk(mark):
                if isinstance(part, ast.Name) and part.id in self.values:
                    yield self.values[part.id]

    def _ids(self, call: ast.Call, name: str) -> Iterator[Claim]:
        for argument in call.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                place = f"{self.path}: line {argument.lineno}"
                raise DataError(f"{place}: expected the id of a rule, written out.")
            test = f"{self.path.as_posix()}::{name}"
            yield Claim(argument.value, test, self.path, argument.lineno)


_IDLE = frozenset({"skip", "xfail"})


def _is_mark(node: ast.expr, names: frozenset[str] | set[str]) -> bool:
    """Whether this is `pytest.mark.<name>`, called or not."""
    target = node.func if isinstance(node, ast.Call) else node
    if not isinstance(target, ast.Attribute) or target.attr not in names:
        return False
    owner = target.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )


def _assigned(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for node in body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            yield node.target.id, node.value


def _marks_of(body: list[ast.stmt]) -> list[ast.expr]:
    """The marks in `pytestmark`, which may be one or a list."""
    found = dict(_assigned(body)).get("pytestmark")
    if found is None:
        return []
    return list(found.elts) if isinstance(found, ast.List | ast.Tuple) else [found]
