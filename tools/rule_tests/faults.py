"""The faults that can be put into a module: each changes one operator, number or statement."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tools.rule_tests.changed_modules import rule_modules

OTHER_OPERATOR: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
# Nothing in these is a rule: types, what cannot happen, and names written for the reader.
SKIPPED_FIELDS: Final = {"annotation", "returns", "decorator_list", "bases"}
SKIPPED_NODES: Final = (ast.Assert, ast.Raise, ast.Import, ast.ImportFrom, ast.JoinedStr)
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class RuleFault:
    """One change to one module; its number counts the changes that the module allows."""

    module: str
    number: int
    function: str  # "" outside of all functions
    line: int
    was: str
    now: str


@dataclass(frozen=True)
class _Place:
    """Where something in a tree can be another thing."""

    function: str
    shown: ast.AST
    holder: ast.AST
    field: str
    index: int | None  # where the field is a list
    other: object

    def change(self) -> None:
        self._set(self.other)

    def describe(self) -> tuple[str, str]:
        """What stands there, and what would; the tree is left as it was."""
        was, old = ast.unparse(self.shown), self._get()
        self._set(self.other)
        now = "pass" if isinstance(self.other, ast.Pass) else ast.unparse(self.shown)
        self._set(old)
        return was.partition("\n")[0], now.partition("\n")[0]

    def _get(self) -> object:
        held = getattr(self.holder, self.field)
        return held if self.index is None else held[self.index]

    def _set(self, value: object) -> None:
        if self.index is None:
            setattr(self.holder, self.field, value)
        else:
            getattr(self.holder, self.field)[self.index] = value


def faults_of(game: str) -> list[RuleFault]:
    """All faults that can be put into the rules of a game."""
    return [
        fault
        for name, path in rule_modules(game).items()
        for fault in faults_in(name, path.read_text(encoding="utf-8"))
    ]


def plant(number: int, tree: ast.Module) -> ast.Module:
    """Put one fault into the tree of its module."""
    list(_places(tree, "", ""))[number].change()
    return tree


def faults_in(module: str, source: str) -> Iterator[RuleFault]:
    for number, place in enumerate(_places(ast.parse(source), "", "")):
        line = getattr(place.shown, "lineno", 0)
        yield RuleFault(module, number, place.function, line, *place.describe())


def _places(node: ast.AST, scope: str, function: str) -> Iterator[_Place]:
    """All places below a node, in the order in which they stand."""
    for field, index, child in _children(node):
        inner = f"{scope}{child.name}." if isinstance(child, Function | ast.ClassDef) else scope
        within = inner[:-1] if isinstance(child, Function) else function
        if _does_something(child):
            yield _Place(within, child, node, field, index, ast.Pass())
        yield from _own_places(child, within)
        yield from _places(child, inner, within)


def _children(node: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    for field, value in ast.iter_fields(node):
        if field in SKIPPED_FIELDS:
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.AST) and not _is_no_rule(child):
                yield field, index, child


def _is_no_rule(node: ast.AST) -> bool:
    typing = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    return typing or isinstance(node, SKIPPED_NODES)


def _does_something(node: ast.AST) -> bool:
    call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    return call or isinstance(node, ast.AugAssign)


def _own_places(node: ast.AST, function: str) -> Iterator[_Place]:
    """An operator can be another one, a number one more, a question its opposite."""
    if isinstance(node, ast.Compare):
        for index, op in enumerate(node.ops):
            yield _Place(function, node, node, "ops", index, OTHER_OPERATOR[type(op)]())
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign):
        if type(node.op) in OTHER_OPERATOR:
            yield _Place(function, node, node, "op", None, OTHER_OPERATOR[type(node.op)]())
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        if not isinstance(node.test, ast.Constant | ast.Compare | ast.BoolOp):
            opposite = ast.UnaryOp(ast.Not(), node.test)
            yield _Place(function, node, node, "test", None, opposite)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        other = not node.value if isinstance(node.value, bool) else node.value + 1
        yield _Place(function, node, node, "value", None, other)
