"""Count which functions and which branches of the rules are reached.

A branch is one way on from a question: `if`, `while` and a conditional expression have two, a loop
is entered and comes to its end. As in other tools, `and` and `or` have none of their own.
"""

from __future__ import annotations

import ast
from typing import Final, NamedTuple

CALLED: Final = (
    "from tools.rule_tests.counters import ask as __ask__, way as __way__, ran as __ran__"
)


class Branch(NamedTuple):
    """One way on, and where."""

    module: str
    function: str
    line: int
    way: str


# What the modules of this process have, and what was reached of it, by number.
BRANCHES: Final[list[Branch]] = []
FUNCTIONS: Final[list[str]] = []
reached: Final[set[int]] = set()
functions_run: Final[set[int]] = set()


def ask(number: int, value: object) -> object:
    """The answer to a question: yes is the branch of that number, no the next one."""
    reached.add(number if value else number + 1)
    return value


def way(number: int) -> None:
    reached.add(number)


def ran(number: int) -> None:
    functions_run.add(number)


def count_in(module: str, tree: ast.Module) -> ast.Module:
    """Put the counters into a module."""
    _Counting(module).visit(tree)
    place = _after_future(tree)
    tree.body[place:place] = ast.parse(CALLED).body
    return tree


def _after_future(tree: ast.Module) -> int:
    """Imports from the future come first."""
    future = [
        index
        for index, node in enumerate(tree.body)
        if isinstance(node, ast.ImportFrom) and node.module == "__future__"
    ]
    return future[-1] + 1 if future else 0


class _Counting(ast.NodeTransformer):
    def __init__(self, module: str) -> None:
        self.module = module
        self.scope: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        self.scope.append(node.name)
        self.generic_visit(node)
        self.scope.pop()
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.scope.append(node.name)
        self.generic_visit(node)
        FUNCTIONS.append(f"{self.module}:{'.'.join(self.scope)}")
        node.body.insert(0, _call("__ran__", len(FUNCTIONS) - 1))
        self.scope.pop()
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return node
        return self._asked(node)

    def visit_While(self, node: ast.While) -> ast.AST:
        return self._asked(node)

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        return self._asked(node)

    def visit_For(self, node: ast.For) -> ast.AST:
        self.generic_visit(node)
        number = self._branches(node.lineno, "entered", "ended")
        node.body.insert(0, _call("__way__", number))
        node.orelse.insert(0, _call("__way__", number + 1))
        return node

    def _asked(self, node: ast.If | ast.While | ast.IfExp) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.test, ast.Constant):
            number = self._branches(node.lineno, "yes", "no")
            name = ast.Name("__ask__", ast.Load())
            node.test = ast.Call(name, [ast.Constant(number), node.test], [])
        return node

    def _branches(self, line: int, *ways: str) -> int:
        """The number of the first of these new branches."""
        function = ".".join(self.scope)
        BRANCHES.extend(Branch(self.module, function, line, each) for each in ways)
        return len(BRANCHES) - len(ways)


def _call(name: str, number: int) -> ast.stmt:
    return ast.Expr(ast.Call(ast.Name(name, ast.Load()), [ast.Constant(number)], []))
